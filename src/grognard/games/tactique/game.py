"""Tactique: its parts gathered."""

from collections.abc import Mapping
from typing import Final

from grognard.core.game import Advice, Game, Mind, Option, Options, Rules, ScenarioCard
from grognard.core.journal import Choice
from grognard.core.rng import Rng
from grognard.core.series import most_points
from grognard.core.step import Step
from grognard.games.tactique import evaluate, foes, fortune, plans, quick, winning
from grognard.games.tactique.casebook import TactiqueCases
from grognard.games.tactique.content import Content
from grognard.games.tactique.field import Field
from grognard.games.tactique.reading import SIDES, read
from grognard.games.tactique.sequence import begin
from grognard.games.tactique.setup import OPTIONS, chosen, set_up
from grognard.games.tactique.state import Battle
from grognard.games.tactique.table import TactiqueTable
from grognard.games.tactique.victory import enemy, finish
from grognard.games.tactique.weights import Weights
from grognard.packs import Pack

AT_ONCE: Final = ("retreat", "riposte")  # in the few looked at, a search found nothing better than advised


class TactiqueRules(Rules[Battle]):
    """Starting a match and ending it early."""

    def __init__(self, content: Content) -> None:
        self.content: Final = content
        self.fields: Final[dict[tuple[str, Choice], Field]] = {}

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
                length=2 * each.turns,
                reconstruction=each.reconstruction,
            )
            for each in self.content.scenarios
        ]

    def start(self, scenario: str, options: Options) -> Battle:
        s = Battle(self.field(scenario, options))
        begin(s)
        s.settle()
        return s

    def field(self, scenario: str, options: Options) -> Field:
        """The field of a scenario with its options, set up once."""
        key = (scenario, tuple([chosen(options, option.id) for option in OPTIONS]))
        if key not in self.fields:
            drawn = next(each for each in self.content.scenarios if each.id == scenario)
            field = self.fields[key] = set_up(self.content, drawn, options)
            field.promise = winning.prospect(Battle(field), 0)
        return self.fields[key]

    def resign(self, s: Battle, seat: int) -> None:
        finish(s, enemy(seat), "TA-seq-13")

    def series(self, rounds: list[Choice]) -> int:
        return most_points(rounds)


class TactiqueMind(Mind[Battle]):
    """Values and usual answers."""

    scale = 13000
    trust = 0.5  # the advice has spoken in numbers twice as large since it was tuned
    horizon = 4  # what a group gains by acting first is mostly made up for two turns later
    twice = False
    underway = ("combat_order", "strike", "aftermath")
    fitted = (
        "missing",
        "pressed",
        "foot",
        "horse",
        "guns",
        "sheltered",
        "supported",
        "ahead",
        "tempo",
    )
    patience = 4
    widening = 0.15

    def __init__(self, weights: Weights) -> None:
        self.own: Final = weights

    def weights(self) -> dict[str, list[int]]:
        return dict(self.own.given)

    def reweighed(self, weights: Mapping[str, list[int]]) -> "TactiqueMind":
        return TactiqueMind(Weights(weights))

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
        s.seen = None
        foes.foes_of(s)

    def ponders(self, s: Battle) -> bool:
        return s.agenda[-1].verb not in AT_ONCE

    def fortune(self, s: Battle, side: int, step: Step[Battle], outcome: Choice) -> int:
        return fortune.fortune(s, side, step, outcome)

    def clock(self, s: Battle) -> int:
        return 2 * s.turn + int(s.active != s.field.first)

    def tally(self, before: Battle, after: Battle) -> list[tuple[str, int]]:
        return evaluate.tally(before, after)

    def threats(self, s: Battle, piece: int) -> list[tuple[int, Battle, Choice]]:
        return evaluate.threats(s, piece)

    def advice(self, s: Battle) -> list[Advice]:
        return plans.advice(s)


class Tactique(Game[Battle]):
    """The game."""

    def __init__(self, pack: Pack, thorough: bool = True) -> None:
        content = read(pack, thorough)
        table = TactiqueTable(content)
        self.id = "tactique"
        self.sides = SIDES
        self.seats = SIDES
        self.version = 1
        self.pack = f"{pack.id} {pack.version} sha256:{pack.digest}"
        self.rules = TactiqueRules(content)
        self.table = table
        self.mind = TactiqueMind(content.weights)
        self.cases = TactiqueCases(content, table)

    def side_of(self, seat: int) -> int:
        return seat

    def resample(self, s: Battle, side: int, rng: Rng) -> Battle:
        """Nothing is hidden (TA-over-7)."""
        return s.clone()
