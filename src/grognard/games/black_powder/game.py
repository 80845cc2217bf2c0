"""Black Powder: its parts gathered."""

from collections.abc import Mapping
from typing import Final

from grognard.core.game import Advice, Armies, Game, Mind, Option, Options, Rules, ScenarioCard
from grognard.core.journal import Choice
from grognard.core.rng import Rng
from grognard.core.series import most_points
from grognard.core.state import Result
from grognard.core.step import Step
from grognard.games.black_powder import (
    evaluate,
    foresight,
    fortune,
    plans,
    pondering,
    quick,
    rehearsing,
    threats,
    ventures,
    winning,
)
from grognard.games.black_powder.casebook import BlackPowderCases
from grognard.games.black_powder.content import Content, Ground, Roster
from grognard.games.black_powder.field import SIDES, Field
from grognard.games.black_powder.grounds import drawn, grounds
from grognard.games.black_powder.muster import array, battle_of, christen
from grognard.games.black_powder.options import GROUND, OPTIONS, ROSTER_OPTIONS
from grognard.games.black_powder.reading import read
from grognard.games.black_powder.roster import read_roster, written
from grognard.games.black_powder.sequence import begin
from grognard.games.black_powder.setup import set_up
from grognard.games.black_powder.state import Battle
from grognard.games.black_powder.table import BlackPowderTable
from grognard.games.black_powder.victory import points
from grognard.games.black_powder.weights import Weights
from grognard.packs import Pack

REMEMBERED: Final = 32  # pairs of rosters


class BlackPowderRules(Rules[Battle]):
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
                first=each.first or "",
                names={"en": each.en, "fr": each.fr},
                notes={"en": each.notes_en, "fr": each.notes_fr},
                length=2 * each.turns,
                reconstruction=each.reconstruction,
            )
            for each in self.content.scenarios
        ]

    def start(self, scenario: str, options: Options) -> Battle:
        return begin(self.field(scenario, options))

    def field(self, scenario: str, options: Options) -> Field:
        """The field of a scenario with its options, set up once."""
        key = (scenario, tuple([options.get(option.id, option.default) for option in OPTIONS]))
        if key not in self.fields:
            drawn = next(each for each in self.content.scenarios if each.id == scenario)
            field = self.fields[key] = set_up(self.content, drawn, options)
            field.promise = 0 if field.referee else winning.prospect(begin(field), 0)
        return self.fields[key]

    def resign(self, s: Battle, seat: int) -> None:
        s.finish(Result(1 - seat, points(s), "BP-over-9"))

    def series(self, rounds: list[Choice]) -> int:
        return most_points(rounds)


class RosterRules(BlackPowderRules):
    """Battles between two rosters, on any ground (5.3)."""

    def __init__(self, content: Content, rosters: list[Roster]) -> None:
        super().__init__(content)
        self.rosters: Final = rosters
        self.grounds: Final = {ground.id: ground for ground in grounds(content)}

    def options(self) -> list[Option]:
        return ROSTER_OPTIONS

    def scenarios(self) -> list[ScenarioCard]:
        armies = " – ".join([roster.name for roster in self.rosters])
        return [
            ScenarioCard(
                id=each.id,
                date=armies,
                first=each.first or "",
                names={"en": each.en, "fr": each.fr},
                notes={"en": each.notes_en, "fr": each.notes_fr},
                length=2 * each.turns,
                reconstruction=False,
            )
            for each in self.grounds.values()
        ]

    def field(self, scenario: str, options: Options) -> Field:
        key = (scenario, tuple([options.get(option.id, option.default) for option in ROSTER_OPTIONS]))
        if key not in self.fields:
            if len(self.fields) >= REMEMBERED:
                self.fields.clear()
            self.fields[key] = self.raised(self.grounds[scenario], options)
        return self.fields[key]

    def raised(self, ground: Ground, options: Options) -> Field:
        """The armies on their ground; a NoRoom if they do not fit there."""
        place = drawn(ground, options.get(GROUND, 1)) if ground.drawn else ground
        field = set_up(self.content, battle_of(place, self.rosters), options)
        field.drawn = ground.drawn
        christen(field, self.rosters)
        if not field.referee:
            array(field)
        return field


class BlackPowderMind(Mind[Battle]):
    """Values and usual answers."""

    scale = 3000
    horizon = 2
    twice = False
    fitted = ("bearing", "present", "wound", "nearness", "objective", "ahead", "tempo")
    underway = ("impact", "bear", "bounces", "ceased", "landed", "strike", "save_all", "result", "obey")
    rehearsal = 10
    sketches = False  # quick play is far from what the advice plays
    faith = 0.3
    scruple = 0.02
    scatter = 0.03
    sway = 0.22
    trifle = 0.004
    caution = 0.7
    readings = 1  # advice is dear on the open table

    def __init__(self, weights: Weights) -> None:
        self.own: Final = weights

    def weights(self) -> dict[str, list[int]]:
        return dict(self.own.given)

    def reweighed(self, weights: Mapping[str, list[int]]) -> "BlackPowderMind":
        return BlackPowderMind(Weights(weights))

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

    def hurry(self, s: Battle) -> int:
        return evaluate.hurry(s)

    def quick(self, s: Battle) -> Choice:
        return quick.quick(s)

    def earnest(self, s: Battle) -> Choice:
        return quick.quick(s) if s.field.referee else rehearsing.rehearsed(s)

    def ponders(self, s: Battle) -> bool:
        return pondering.ponders(s)

    def fortune(self, s: Battle, side: int, step: Step[Battle], outcome: Choice) -> int:
        return fortune.fortune(s, side, step, outcome)

    def ventures(self, s: Battle) -> list[tuple[Advice, list[Choice]]]:
        return ventures.ventures(s)

    def concerned(self, s: Battle, paths: list[Choice]) -> list[int]:
        return rehearsing.concerned(s, paths)

    def confine(self, s: Battle, concerned: list[int]) -> None:
        rehearsing.confine(s, concerned)

    def whose(self, s: Battle, step: Step[Battle]) -> int:
        return fortune.whose(s, step)

    def clock(self, s: Battle) -> int:
        return 2 * s.turn + int(s.active != s.first)

    def meant(self, s: Battle, choice: Choice) -> tuple[Battle, Choice]:
        return (s, choice) if s.field.referee else foresight.meant(s, choice)

    def simplify(self, s: Battle) -> None:
        foresight.simplify(s)

    def tally(self, before: Battle, after: Battle) -> list[tuple[str, int]]:
        return evaluate.tally(before, after)

    def threats(self, s: Battle, piece: int) -> list[tuple[int, Battle, Choice]]:
        return [] if s.field.referee else threats.threats(s, piece)

    def advice(self, s: Battle) -> list[Advice]:
        return plans.advice(s)


class BlackPowder(Game[Battle]):
    """The game."""

    def __init__(self, pack: Pack, thorough: bool = True) -> None:
        content = read(pack, thorough)
        self.content: Final = content
        self.others: Final[dict[Armies, RosterGame]] = {}  # with the armies that were brought of late
        table = BlackPowderTable(content)
        self.id = "black_powder"
        self.sides = tuple(SIDES)
        self.seats = tuple(SIDES)
        self.version = 1
        self.pack = f"{pack.id} {pack.version} sha256:{pack.digest}"
        self.rules = BlackPowderRules(content)
        self.table = table
        self.mind = BlackPowderMind(content.weights)
        self.cases = BlackPowderCases(content, table)

    def mustered(self, armies: Armies) -> Game[Battle]:
        """A PackError, or a ValueError, says what is wrong with the rosters."""
        if not armies:
            return self
        if sorted([side for side, _ in armies]) != SIDES:
            raise ValueError("a battle from rosters takes one for each side: a and b")
        if armies not in self.others:
            if len(self.others) >= REMEMBERED:
                self.others.clear()
            texts = dict(armies)
            rosters = [read_roster(f"roster {side}", texts[side], self.content) for side in SIDES]
            self.others[armies] = RosterGame(self, rosters)
        return self.others[armies]

    def side_of(self, seat: int) -> int:
        return seat

    def resample(self, s: Battle, side: int, rng: Rng) -> Battle:
        """Nothing is hidden (BP-over-10)."""
        return s.clone()


class RosterGame(Game[Battle]):
    """The game with an army that each side brings; everything else is that of the game itself."""

    def __init__(self, game: BlackPowder, rosters: list[Roster]) -> None:
        self.id = game.id
        self.sides = game.sides
        self.seats = game.seats
        self.version = game.version
        self.pack = game.pack
        self.rules = RosterRules(game.content, rosters)
        self.table = game.table
        self.mind = game.mind
        self.cases = game.cases
        self.armies = tuple([(side, written(roster)) for side, roster in zip(SIDES, rosters, strict=True)])
        self.game: Final = game

    def mustered(self, armies: Armies) -> Game[Battle]:
        return self.game.mustered(armies)

    def side_of(self, seat: int) -> int:
        return seat

    def resample(self, s: Battle, side: int, rng: Rng) -> Battle:
        """Nothing is hidden (BP-over-10)."""
        return s.clone()
