"""Battle Cry: its parts gathered."""

from collections.abc import Mapping
from typing import Final

from grognard.core.game import Advice, Game, Mind, Option, Options, Rules, ScenarioCard
from grognard.core.journal import Choice
from grognard.core.rng import Rng, weighted
from grognard.core.series import most_points
from grognard.core.step import Step
from grognard.games.battle_cry import evaluate, fortune, marches, plans, postures, quick, winning
from grognard.games.battle_cry.casebook import BattleCryCases
from grognard.games.battle_cry.content import Content
from grognard.games.battle_cry.field import Field
from grognard.games.battle_cry.reading import SIDES, read
from grognard.games.battle_cry.sequence import deal
from grognard.games.battle_cry.setup import OPTIONS, set_up
from grognard.games.battle_cry.state import Battle
from grognard.games.battle_cry.table import BattleCryTable
from grognard.games.battle_cry.victory import enemy, finish
from grognard.games.battle_cry.weights import Weights
from grognard.packs import Pack


class BattleCryRules(Rules[Battle]):
    """Starting a match and ending it early."""

    def __init__(self, content: Content) -> None:
        self.content: Final = content
        self.fields: Final[dict[tuple[str, tuple[tuple[str, int], ...]], Field]] = {}

    def options(self) -> list[Option]:
        return OPTIONS

    def scenarios(self) -> list[ScenarioCard]:
        return [
            ScenarioCard(
                id=each.id,
                date=each.date,
                first=each.first,
                names={"en": each.en, "fr": each.fr},
                notes={"en": each.notes_en, "fr": each.notes_fr},
                length=each.length,
                reconstruction=each.reconstruction,
            )
            for each in self.content.scenarios
        ]

    def start(self, scenario: str, options: Options) -> Battle:
        s = Battle(self.field(scenario, options))
        deal(s)
        s.settle()
        return s

    def field(self, scenario: str, options: Options) -> Field:
        """The field of a scenario with its options, set up once."""
        key = (scenario, tuple(sorted((id, value) for id, value in options.items() if value)))
        if key not in self.fields:
            chosen = next(each for each in self.content.scenarios if each.id == scenario)
            field = self.fields[key] = set_up(self.content, chosen, options)
            field.promise = winning.prospect(Battle(field), 0)
        return self.fields[key]

    def resign(self, s: Battle, seat: int) -> None:
        finish(s, enemy(seat), "BC-win-6")

    def series(self, rounds: list[Choice]) -> int:
        return most_points(rounds)  # BC-match-1 to BC-match-4


class BattleCryMind(Mind[Battle]):
    """Values and usual answers."""

    scale = 10000
    horizon = 2
    twice = False
    fitted = (
        "missing",
        "foot",
        "horse",
        "guns",
        "leader",
        "leading",
        "sheltered",
        "tempo",
        "two_cards",
    )
    patience = 4
    rehearsal = 20
    faith = 0.5  # of 141 leads by quick play, held against what came of playing on by advice
    scruple = 0.018
    caution = 0.7  # what seems is believed in part only
    widening = 0.15
    curiosity = 0.12  # a good card, or order, that the advice thinks little of was often not tried enough

    def __init__(self, weights: Weights) -> None:
        self.own: Final = weights
        self.others: Final[list[Mind[Battle]]] = []  # made when a search asks for them

    def weights(self) -> dict[str, list[int]]:
        return dict(self.own.given)

    def reweighed(self, weights: Mapping[str, list[int]]) -> "BattleCryMind":
        return BattleCryMind(Weights(weights))

    def postures(self) -> list[Mind[Battle]]:
        if not self.others:
            changed = [postures.changed(self.own.given, posture) for posture in postures.POSTURES]
            self.others.extend([self.reweighed(weights) for weights in changed])
        return self.others

    def adopt(self, s: Battle) -> None:
        s.weights = self.own

    def evaluate(self, s: Battle, side: int) -> int:
        return evaluate.evaluate(s, side)

    def prospect(self, s: Battle, side: int) -> int:
        return winning.prospect(s, side)

    def initiative(self, s: Battle) -> int:
        return winning.initiative(s)

    def usual(self, s: Battle) -> Choice:
        return evaluate.usual(s)

    def quick(self, s: Battle) -> Choice:
        return quick.quick(s)

    def look(self, s: Battle) -> None:
        marches.foes_of(s)

    def fortune(self, s: Battle, side: int, step: Step[Battle], outcome: Choice) -> int:
        return fortune.fortune(s, side, step, outcome)

    def clock(self, s: Battle) -> int:
        return s.turn

    def tally(self, before: Battle, after: Battle) -> list[tuple[str, int]]:
        return evaluate.tally(before, after)

    def threats(self, s: Battle, piece: int) -> list[tuple[int, Battle, Choice]]:
        return evaluate.threats(s, piece)

    def advice(self, s: Battle) -> list[Advice]:
        return plans.advice(s)


class BattleCry(Game[Battle]):
    """The game."""

    def __init__(self, pack: Pack, thorough: bool = True) -> None:
        content = read(pack, thorough)
        table = BattleCryTable(content)
        self.id = "battle_cry"
        self.sides = SIDES
        self.seats = SIDES
        self.version = 1
        self.pack = f"{pack.id} {pack.version} sha256:{pack.digest}"
        self.rules = BattleCryRules(content)
        self.table = table
        self.mind = BattleCryMind(content.weights)
        self.cases = BattleCryCases(content, table)

    def side_of(self, seat: int) -> int:
        return seat

    def resample(self, s: Battle, side: int, rng: Rng) -> Battle:
        """The enemy's hand and the draw pile are shuffled together and dealt anew."""
        world = s.clone()
        other = enemy(side)
        unknown = world.drawn if s.active == other else []
        for card in world.hands[other] + unknown:
            world.pile[card] += 1
        for cards in (world.hands[other], unknown):
            for index in range(len(cards)):
                cards[index] = weighted(rng, world.pile)
                world.pile[cards[index]] -= 1
            cards.sort()
        return world
