"""Black Powder: its parts gathered."""

from typing import Final

from grognard.core.game import Advice, Game, Mind, Option, Options, Rules, ScenarioCard
from grognard.core.journal import Choice
from grognard.core.rng import Rng
from grognard.core.series import most_points
from grognard.core.state import Result
from grognard.games.black_powder import assaults, evaluate, plans, threats
from grognard.games.black_powder.casebook import BlackPowderCases
from grognard.games.black_powder.content import Content
from grognard.games.black_powder.field import SIDES, Field
from grognard.games.black_powder.options import OPTIONS
from grognard.games.black_powder.reading import read
from grognard.games.black_powder.sequence import begin
from grognard.games.black_powder.setup import set_up
from grognard.games.black_powder.state import Battle
from grognard.games.black_powder.table import BlackPowderTable
from grognard.games.black_powder.victory import points
from grognard.packs import Pack


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
            self.fields[key] = set_up(self.content, drawn, options)
        return self.fields[key]

    def resign(self, s: Battle, seat: int) -> None:
        s.finish(Result(1 - seat, points(s), "BP-over-9"))

    def series(self, rounds: list[Choice]) -> int:
        return most_points(rounds)


class BlackPowderMind(Mind[Battle]):
    """Values and usual answers."""

    def evaluate(self, s: Battle, side: int) -> int:
        return evaluate.evaluate(s, side)

    def usual(self, s: Battle) -> Choice:
        return evaluate.usual(s)

    def hurry(self, s: Battle) -> int:
        return evaluate.hurry(s)

    def meant(self, s: Battle, choice: Choice) -> tuple[Battle, Choice]:
        return (s, choice) if s.field.referee else assaults.meant(s, choice)

    def simplify(self, s: Battle) -> None:
        assaults.simplify(s)

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
        table = BlackPowderTable(content)
        self.id = "black_powder"
        self.sides = tuple(SIDES)
        self.seats = tuple(SIDES)
        self.version = 1
        self.pack = f"{pack.id} {pack.version} sha256:{pack.digest}"
        self.rules = BlackPowderRules(content)
        self.table = table
        self.mind = BlackPowderMind()
        self.cases = BlackPowderCases(content, table)

    def side_of(self, seat: int) -> int:
        return seat

    def resample(self, s: Battle, side: int, rng: Rng) -> Battle:
        """Nothing is hidden (BP-over-10)."""
        return s.clone()
