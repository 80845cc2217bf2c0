"""A game: a rulebook in parts. It holds nothing that changes."""

from abc import abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final, Generic, TypeVar

from grognard.core.journal import Choice
from grognard.core.rng import Rng
from grognard.core.state import State
from grognard.core.step import Chance, Step
from grognard.core.table import Line, Outlook, Position, Scene

S = TypeVar("S", bound=State)
Options = Mapping[str, int]  # option id -> value; a switch is 0 or 1
Armies = tuple[tuple[str, str], ...]  # each side with its roster, in the words of its file


@dataclass(frozen=True)
class Option:
    """An optional rule: a switch (0 or 1) or a number within bounds, and the clause that states it.

    Where its numbers stand for readings of a rule, they have names.
    """

    id: str
    clause: str
    default: int = 0
    lowest: int = 0
    highest: int = 1
    values: tuple[str, ...] = ()  # from the lowest on
    real: bool = False  # with it people sit at a real table, with dice of their own


@dataclass(frozen=True)
class ScenarioCard:
    """What a player chooses a scenario by."""

    id: str
    date: str
    first: str  # the side that plays first
    names: Mapping[str, str]  # language -> title
    notes: Mapping[str, str]  # language -> a sentence or two
    length: int  # the usual number of player turns
    reconstruction: bool  # the set-up is ours, after public figures


class Rules(Generic[S]):
    """Starting a match and ending it early."""

    @abstractmethod
    def options(self) -> list[Option]: ...

    @abstractmethod
    def scenarios(self) -> list[ScenarioCard]: ...

    @abstractmethod
    def start(self, scenario: str, options: Options) -> S:
        """The position before the first chance or choice; ids are known to be right."""

    @abstractmethod
    def resign(self, s: S, seat: int) -> None:
        """The seat gives up: finish the match."""

    @abstractmethod
    def series(self, rounds: list[Choice]) -> int:
        """The player (0 or 1) who wins several rounds, or DRAW; player 0 held side 0 in the even rounds.

        Each entry holds the scores by side of one round.
        """


class Table(Generic[S]):
    """What people see and what things are called."""

    @abstractmethod
    def scene(self, s: S) -> Scene:
        """The board: sent once a scenario."""

    @abstractmethod
    def view(self, s: S, seat: int) -> Position:
        """What the seat may see; SPECTATOR sees what all seats may see."""

    @abstractmethod
    def names(self, s: S, kind: str) -> list[str]:
        """The ids of a kind of argument ("piece", "hex", "card"…), by number; none for a plain number."""

    def called(self, s: S, piece: int, language: str) -> str:
        """A piece's own name, one that no other has; none where its type and number name it."""
        return ""

    def title(self, s: S, kind: str, number: int) -> tuple[str, str]:
        """The key of a thing's name in the texts, where it is not its kind and id; and what tells it from
        others of that name ("II")."""
        return "", ""

    def given(self, s: S, kind: str, number: int) -> str:
        """The name that the players themselves gave to a thing; none where they gave it none."""
        return ""

    @abstractmethod
    def pieces_at(self, s: S, place: int) -> list[int]:
        """The pieces on a place: so that a piece may be named by where it stands."""

    @abstractmethod
    def text_board(self, s: S, seat: int) -> str:
        """The position as lines of text, for the terminal; colours are added elsewhere."""

    def hits(self, s: S, step: Chance[S], outcome: Choice) -> list[bool]:
        """Which dice of a roll tell against what they are rolled at; none where no die hits anything."""
        return []

    def phase(self, s: S, step: Step[S]) -> str:
        """The part of the turn under way, as the player aid calls it; nothing where the verb tells it."""
        return ""

    def aim(self, s: S, step: Chance[S]) -> int:
        """What a die of a roll must not exceed to hit; 0 where no number says it."""
        return 0

    def price(self, s: S, step: Step[S], choice: Choice) -> str:
        """What a choice costs, in a sign or two beside where it leads; none if it costs nothing."""
        return ""

    def present(self, s: S, step: Step[S]) -> str:
        """The place that a choice names without a player having to point at it: where a group stands."""
        return ""

    def lines(self, s: S, seat: int, piece: int) -> list[Line]:
        """Who supports the piece and at whom it can fire, or why not, as far as the seat may know."""
        return []

    def outlook(self, s: S, step: Step[S], choice: Choice) -> Outlook | None:
        """What a choice would come to on the open table, legal or not; none where nothing is to be shown."""
        return None


class Advice:
    """A choice worth considering, and what it is worth to whoever decides: named terms that add up."""

    __slots__ = ("choice", "sum", "terms")

    def __init__(self, choice: Choice, terms: tuple[tuple[str, int], ...]) -> None:
        self.choice: Final = choice
        self.terms: Final = terms  # in thousandths of a unit, as `evaluate` counts
        total = 0
        for _, value in terms:
            total += value
        self.sum: Final = total

    def worth(self) -> int:
        return self.sum

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Advice) and self.choice == other.choice and self.terms == other.terms

    def __hash__(self) -> int:
        return hash((self.choice, self.terms))

    def __repr__(self) -> str:
        return f"Advice({self.choice!r}, {self.terms!r})"


class Course(Generic[S]):
    """Ends of a chance that differ in parts which do not touch.

    An end brings what the common position brings, and for each part one of its sums: positions, each so many
    times, in groups that sums may share. The sums of a part come with their weights, which add up to the
    weight of the course.
    """

    __slots__ = ("common", "parts", "weight")

    def __init__(
        self, weight: int, common: S, parts: list[list[tuple[int, list[list[tuple[int, S]]]]]]
    ) -> None:
        self.weight: Final = weight
        self.common: Final = common
        self.parts: Final = parts


class Mind(Generic[S]):
    """What forecasts, hints and bots need to know of a game."""

    scale: ClassVar[int] = 5000  # the advantage with which a side wins 73 times in a hundred
    horizon: ClassVar[int] = 3  # turns that a search looks ahead, the one under way among them
    twice: ClassVar[bool] = True  # a search judges before and after its last turn: `initiative` is not known
    readings: ClassVar[int] = 1000  # how often one iteration of a search may ask for advice
    trust: ClassVar[float] = 1.0  # how much of what the advice says a search believes beforehand
    curiosity: ClassVar[float] = 0.05  # how much a search prefers what was seldom tried
    caution: ClassVar[float] = 2.0  # errors by which another choice must seem better: some do by luck alone
    widening: ClassVar[float] = 0.5  # choices that a search opens later in the turn, by the root of visits
    fitted: ClassVar[tuple[str, ...]] = ()  # the weights that `prospect` and `initiative` sum up
    patience: ClassVar[int] = 0  # visits of a choice before a search asks for advice on what follows it
    rehearsal: ClassVar[int] = 0  # iterations of a search that playing on by advice costs; 0: it never does
    faith: ClassVar[float] = 1.0  # how much of a lead by quick play is there by advice as well
    scruple: ClassVar[float] = 0.0  # and how far the two lie apart, in chances to win
    sketches: ClassVar[bool] = True  # quick play finds what is rehearsed; else it is what is advised most
    scatter: ClassVar[float] = 0.0  # of what comes of two choices with the same luck, before that is known
    sway: ClassVar[float] = 0.0  # what one of luck adds to a chance to win, where that is not to be learned
    trifle: ClassVar[float] = 0.0  # a gain so small is not worth more thought
    underway: ClassVar[tuple[str, ...]] = ()  # verbs of the rules' steps that a decision may interrupt

    @abstractmethod
    def evaluate(self, s: S, side: int) -> int:
        """How good the position is for the side, in thousandths of a unit; the sides' values add up to 0."""

    def prospect(self, s: S, side: int) -> int:
        """How good the position is in view of the end of the match: what a chance to win is made of."""
        return self.evaluate(s, side)

    def initiative(self, s: S) -> int:
        """What it is worth, beside `prospect`, to have the turn that begins here."""
        return 0

    def evaluate_after(self, before: S, value: int, after: S, side: int) -> int:
        """How good a later position is for the side, given what an earlier one was worth to it."""
        return self.evaluate(after, side)

    @abstractmethod
    def usual(self, s: S) -> Choice:
        """A plain answer to the decision on top: decline, shortest retreat, cheapest loss."""

    def quick(self, s: S) -> Choice:
        """A plain good choice in little time: how searches play on; it looks at nothing hidden."""
        return self.usual(s)

    def earnest(self, s: S) -> Choice:
        """What is advised: how searches rehearse the choices that seem best."""
        advice = self.advice(s)
        if not advice:
            return self.quick(s)
        best = advice[0]
        for each in advice:
            if each.worth() > best.worth():
                best = each
        return best.choice

    def ponders(self, s: S) -> bool:
        """Whether the decision on top is worth a search's time; elsewhere it takes what is advised."""
        return True

    def look(self, s: S) -> None:
        """Look at a position before clones of it are played on: what quick play finds here serves all."""
        return None

    def clock(self, s: S) -> int:
        """A number that changes whenever a player's turn, or a command of his, ends and the next begins."""
        return 0

    def fortune(self, s: S, side: int, step: Step[S], outcome: Choice) -> int:
        """What the side has from an outcome more than on average, in thousandths; 0 over all outcomes."""
        return 0

    def ventures(self, s: S) -> list[tuple[Advice, list[Choice]]]:
        """Choices for the decision on top that may be good though they are not advised, each with the own
        choices that belong to it: a search rehearses them as a whole."""
        return []

    def concerned(self, s: S, paths: list[Choice]) -> list[int]:
        """By piece, whether it is concerned with one of these choices, or rows of them, for the decision on
        top: what nobody of these does is not rehearsed. Nothing if everybody is."""
        return []

    def confine(self, s: S, concerned: list[int]) -> None:
        """Let those whom a rehearsal is not about do nothing, as far as the decision on top asks them."""

    def whose(self, s: S, step: Step[S]) -> int:
        """Which piece of its owner's has its luck in a chance, whatever befalls others; 0: none by itself."""
        return 0

    def hurry(self, s: S) -> int:
        """Take the usual answers to a row of like decisions at once; how many, 0 without a short cut."""
        return 0

    def tolls(self, s: S) -> bool:
        """Whether the decision on top only says whom losses hit: nobody undertakes it."""
        return False

    def goes_on(self, s: S) -> bool:
        """Whether the decision on top, though asked for like the one before, is still part of its result."""
        return False

    def meant(self, s: S, choice: Choice) -> tuple[S, Choice]:
        """What is to be foreseen for a choice: itself, or the whole of which it declares a part."""
        return s, choice

    def simplify(self, s: S) -> None:
        """Change a position of a forecast to one that comes to the same by fewer steps, or forgets more."""
        return None

    def apart(self, s: S, answered: dict[str, int]) -> "list[Course[S]] | None":
        """All ends of the chance on top, where a few positions tell of many ends; None elsewhere.

        No number of the tally depends on two parts of a course. Decisions answered in the usual way are
        counted by their verbs.
        """
        return None

    @abstractmethod
    def tally(self, before: S, after: S) -> list[tuple[str, int]]:
        """What changed, as a few named numbers: the same names in the same order, always."""

    @abstractmethod
    def threats(self, s: S, piece: int) -> list[tuple[int, S, Choice]]:
        """For each enemy that could attack the piece next turn: itself, the position before it, its choice.

        Whatever cards the enemy holds: an ordinary order is assumed.
        """

    def advice(self, s: S) -> list[Advice]:
        """The choices worth considering for the decision on top; none if the game has no opinion of it.

        It looks at nothing that whoever decides cannot know.
        """
        return []

    def weights(self) -> dict[str, list[int]]:
        """The numbers by which it judges, by their names in the pack's weights.toml; none if it has none."""
        return {}

    def reweighed(self, weights: Mapping[str, list[int]]) -> "Mind[S]":
        """A mind that judges by other numbers."""
        return self

    def postures(self) -> "list[Mind[S]]":
        """Minds that judge otherwise: by the advice of one of them a search may play on its turn."""
        return []

    def adopt(self, s: S) -> None:
        """Let the position, and whatever is cloned from it, be judged by this mind's own numbers."""


class CaseBook(Generic[S]):
    """How rule questions are set up and read: the `position` and `expect` tables of a case."""

    @abstractmethod
    def arrange(self, position: Mapping[str, object]) -> S:
        """The position that the table describes; a ValueError says which key is wrong and why."""

    def options(self, position: Mapping[str, object]) -> Options:
        """The optional rules that the table asks for: the game is seated by them."""
        return {}

    @abstractmethod
    def fact(self, s: S, path: str) -> int | str | list[str]:
        """The fact under a path such as "piece b2 figures"; a ValueError if there is no such fact."""


class Game(Generic[S]):
    """A rulebook with its parts."""

    id: str
    sides: tuple[str, ...]
    seats: tuple[str, ...]  # one seat a side, but for team play
    version: int  # raised by any change that alters outcomes
    pack: str  # "battle_cry 1 sha256:…": id, version and hash of the content
    rules: Rules[S]
    table: Table[S]
    mind: Mind[S]
    cases: CaseBook[S]
    armies: Armies = ()  # those that the players bring, in place of a scenario's

    @abstractmethod
    def side_of(self, seat: int) -> int: ...

    def seated(self, options: Options) -> "Game[S]":
        """The game with the seats that these options ask for: itself, but for team play."""
        return self

    def mustered(self, armies: Armies) -> "Game[S]":
        """The game with armies that the players bring; a ValueError if it takes none, or not these."""
        if armies:
            raise ValueError(f"{self.id} is played with the armies of its scenarios: leave the rosters out")
        return self

    def hushed(self, seat: int) -> str:
        """The clause that closes short messages to a seat, or none: partners who may not talk."""
        return ""

    @abstractmethod
    def resample(self, s: S, side: int, rng: Rng) -> S:
        """A clone in which everything that the side cannot know is dealt anew."""
