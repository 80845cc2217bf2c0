"""La Guerre de Gradisca: its parts gathered."""

from collections.abc import Mapping
from typing import Final

from grognard.core.game import Advice, Course, Game, Mind, Option, Options, Rules, ScenarioCard
from grognard.core.journal import Choice
from grognard.core.rng import Rng
from grognard.core.series import most_points
from grognard.core.state import Result
from grognard.core.step import Step
from grognard.games.gradisca import duels, evaluate, fortune, plans, quick, winning
from grognard.games.gradisca.casebook import GradiscaCases
from grognard.games.gradisca.command import ChooseWay, SelectArea
from grognard.games.gradisca.content import Content
from grognard.games.gradisca.field import SIDES, VEN, Field
from grognard.games.gradisca.hand import cards_of, later_cards
from grognard.games.gradisca.memory import Memory, Recall
from grognard.games.gradisca.muster import Muster
from grognard.games.gradisca.options import OPTIONS, chosen
from grognard.games.gradisca.reading import read
from grognard.games.gradisca.sequence import begin
from grognard.games.gradisca.setup import set_up
from grognard.games.gradisca.state import DRAWN, PLAYED, War
from grognard.games.gradisca.table import GradiscaTable
from grognard.games.gradisca.weights import Weights
from grognard.packs import Pack

COMMANDS: Final = 100  # more than there are


class GradiscaRules(Rules[War]):
    """Starting a match and ending it early."""

    def __init__(self, content: Content) -> None:
        self.content: Final = content
        self.fields: Final[dict[tuple[str, Choice], Field]] = {}

    def options(self) -> list[Option]:
        return OPTIONS

    def scenarios(self) -> list[ScenarioCard]:
        boxes = [box.id for box in self.content.boxes]
        return [
            ScenarioCard(
                id=each.id,
                date=each.date,
                first="",
                names={"en": each.en, "fr": each.fr},
                notes={"en": each.notes_en, "fr": each.notes_fr},
                length=boxes.index(each.ends) - boxes.index(each.begins) + 1,
                reconstruction=each.reconstruction,
            )
            for each in self.content.scenarios
        ]

    def start(self, scenario: str, options: Options) -> War:
        s = War(self.field(scenario, options))
        begin(s)
        s.settle()
        return s

    def field(self, scenario: str, options: Options) -> Field:
        """The field of a scenario with its options, set up once."""
        key = (scenario, tuple([chosen(options, option.id) for option in OPTIONS]))
        if key not in self.fields:
            drawn = next(each for each in self.content.scenarios if each.id == scenario)
            self.fields[key] = set_up(self.content, drawn, options)
        return self.fields[key]

    def resign(self, s: War, seat: int) -> None:
        s.finish(Result(1 - seat % 2, tuple(s.points), "GR-13-12"))

    def series(self, rounds: list[Choice]) -> int:
        return most_points(rounds)


class GradiscaMind(Mind[War]):
    """Values and usual answers."""

    scale = winning.SCALE
    horizon = 2  # commands: what a command is good for shows soon, and later dice only hide it
    patience = 4
    trust = 0.1  # what is advised first has hardly shown to be better than what is advised next
    widening = 0.15
    underway = (
        "go_on", "strike", "ride_back",
        "fog_falls", "battle_joined", "round", "settle", "hold", "after_battle",
    )  # fmt: skip

    def __init__(self, weights: Weights) -> None:
        self.own: Final = weights
        self.memory: Memory | None = None  # of the command that was searched last: it changes no choice

    def weights(self) -> dict[str, list[int]]:
        return dict(self.own.given)

    def reweighed(self, weights: Mapping[str, list[int]]) -> "GradiscaMind":
        return GradiscaMind(Weights(weights))

    def adopt(self, s: War) -> None:
        s.weights = self.own

    def evaluate(self, s: War, side: int) -> int:
        return evaluate.evaluate(s, side)

    def evaluate_after(self, before: War, value: int, after: War, side: int) -> int:
        return evaluate.evaluate_after(before, value, after, side)

    def prospect(self, s: War, side: int) -> int:
        return winning.prospect(s, side)

    def usual(self, s: War) -> Choice:
        return evaluate.usual(s)

    def tolls(self, s: War) -> bool:
        return evaluate.tolls(s)

    def hurry(self, s: War) -> int:
        return evaluate.hurry(s)

    def goes_on(self, s: War) -> bool:
        return evaluate.goes_on(s)

    def apart(self, s: War, answered: dict[str, int]) -> list[Course[War]] | None:
        return duels.apart(s, answered)

    def quick(self, s: War) -> Choice:
        return quick.quick(s)

    def look(self, s: War) -> None:
        """What was thought of positions serves a whole command, what a search finds that search alone."""
        clock = self.clock(s)
        if self.memory is None or not self.memory.serves(s, clock):
            self.memory = Memory(s, clock)
        s.seen = Recall(self.memory)

    def ponders(self, s: War) -> bool:
        """How to use a command, which areas act, and who joins a march, if there are two opinions.

        Played on for sixteen commands, what a search prefers there has kept what it gained.
        """
        return isinstance(s.agenda[-1], (ChooseWay, SelectArea, Muster)) and len(plans.advice(s)) > 1

    def fortune(self, s: War, side: int, step: Step[War], outcome: Choice) -> int:
        return fortune.fortune(s, side, step, outcome)

    def clock(self, s: War) -> int:
        return COMMANDS * s.turn + s.cup.count(PLAYED) + s.cup.count(DRAWN)

    def tally(self, before: War, after: War) -> list[tuple[str, int]]:
        return evaluate.tally(before, after)

    def threats(self, s: War, piece: int) -> list[tuple[int, War, Choice]]:
        return evaluate.threats(s, piece)

    def advice(self, s: War) -> list[Advice]:
        return plans.advice(s)


class Gradisca(Game[War]):
    """The game."""

    def __init__(self, pack: Pack, thorough: bool = True) -> None:
        content = read(pack, thorough)
        table = GradiscaTable(content)
        self.id = "gradisca"
        self.sides = tuple(SIDES)
        self.seats = tuple(SIDES)
        self.version = 1
        self.pack = f"{pack.id} {pack.version} sha256:{pack.digest}"
        self.rules = GradiscaRules(content)
        self.table = table
        self.mind = GradiscaMind(content.weights)
        self.cases = GradiscaCases(content, table)
        self.teams: Final = Teams(self)

    def side_of(self, seat: int) -> int:
        return seat

    def seated(self, options: Options) -> Game[War]:
        return self.teams if chosen(options, "players") else self

    def resample(self, s: War, side: int, rng: Rng) -> War:
        return another_world(s, side, rng)


class Teams(Game[War]):
    """The same game for four players: a seat is a side and a place in it, as `War.actor_of` counts them."""

    def __init__(self, two: Gradisca) -> None:
        self.id = two.id
        self.sides = two.sides
        self.seats = tuple([f"{side}_{place}" for place in (1, 2) for side in two.sides])
        self.version = two.version
        self.pack = two.pack
        self.rules = two.rules
        self.table = two.table
        self.mind = two.mind
        self.cases = two.cases

    def side_of(self, seat: int) -> int:
        return seat % 2

    def hushed(self, seat: int) -> str:
        return "GR-4.2-5" if seat % 2 == VEN else ""

    def resample(self, s: War, side: int, rng: Rng) -> War:
        return another_world(s, side, rng)


def another_world(s: War, side: int, rng: Rng) -> War:
    """The enemy's cards that the side has not seen are shuffled with the pile that they came from."""
    world = s.clone()
    later = later_cards(s)
    for lot in (later, ~later) if len(s.pile) > 1 else (-1,):  # cards marked 1617 lie on the others
        deal_anew(world, 1 - side, s.hands[1 - side] & ~s.known[side] & lot, lot, rng)
    return world


def deal_anew(world: War, side: int, held: int, lot: int, rng: Rng) -> None:
    """Shuffle cards that a side holds with those of their lot in the pile, and deal them anew."""
    mixed = held
    for layer in world.pile:
        mixed |= layer & lot
    cards = cards_of(mixed)  # in their own order, which does not tell who held them
    world.hands[side] ^= held
    for _ in range(held.bit_count()):
        world.hands[side] |= 1 << cards.pop(rng.below(len(cards)))
    for number, layer in enumerate(world.pile):
        world.pile[number] &= ~lot
        for _ in range((layer & lot).bit_count()):
            world.pile[number] |= 1 << cards.pop(rng.below(len(cards)))
