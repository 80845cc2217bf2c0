"""What the HTTP interface takes and gives, beside the messages of the table."""

from typing import Any, Literal

import msgspec

from grognard.server.wire.base import Named, Wire
from grognard.server.wire.news import SeatView, ToldMessage
from grognard.server.wire.position import PositionMessage
from grognard.server.wire.scene import SceneMessage


class Form(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="camel"):
    """Something that is sent to the server: a word that it does not know is refused."""


# what is sent to the server


class SeatWish(Form, frozen=True):
    """Who plays a seat: somebody at this page, somebody by link, or a bot."""

    kind: Literal["here", "link", "bot"]
    name: str = ""
    bot: str = "greedy"


class ClockWish(Form, frozen=True):
    """So many seconds for the match or for each turn, and what happens when they have run out."""

    kind: Literal["match", "turn"]
    seconds: int
    on_end: Literal["lose", "bot", "nothing"] = "lose"


class NewMatch(Form, frozen=True):
    """A match to be begun; what is left out is as usual."""

    game: str
    scenario: str
    seats: dict[str, SeatWish] = {}
    options: dict[str, int] = {}
    dealers: dict[str, Literal["fair", "typed"]] = {}
    clock: ClockWish | None = None
    messages: bool = True
    hints: bool = True
    armies: dict[str, str] = {}  # rosters by side, in games that take them; the scenario is then a ground


class BattleWish(Form, frozen=True):
    """Two rosters on a ground, to be looked at before they are played."""

    ground: str
    armies: dict[str, str]
    options: dict[str, int] = {}


class Continued(Form, frozen=True):
    """Who plays on from a point of a replay."""

    seats: dict[str, SeatWish] = {}
    clock: ClockWish | None = None
    messages: bool = True
    hints: bool = True


class Lesson(Form, frozen=True):
    """The teaching game: its language matters only for the name of the player."""

    game: str = "battle_cry"
    name: str = ""


# what the server gives


class MatchMade(Wire, frozen=True):
    """A match has begun: the table of whoever began it, a link for each seat that waits for somebody."""

    match: str
    table: str
    links: dict[str, str]
    spectators: str


class MatchListed(Wire, frozen=True):
    """A match of this browser."""

    match: str
    table: str
    game: str
    scenario: str
    title: str
    seats: list[SeatView]
    holds: list[str]
    turn: int
    your_move: bool
    over: bool
    text: str  # the result, or what is to be decided
    at: float  # when something happened last, in seconds since 1970


class MatchesListed(Wire, frozen=True):
    """The matches of this browser, the latest first."""

    matches: list[MatchListed]


class OptionView(Wire, frozen=True):
    """An optional rule."""

    id: str
    name: str
    text: str
    default: int
    lowest: int
    highest: int
    clause: str
    values: list[str] = msgspec.field(default_factory=list)  # where its numbers have names
    real: bool = False  # with it people sit here, around a real table, with dice of their own


class Count(Wire, frozen=True):
    """So many pieces of a kind."""

    id: str
    name: str
    count: int


class ScenarioSide(Wire, frozen=True):
    """What a side starts with."""

    id: str
    name: str
    cards: int
    army: list[Count]
    goal: int | None = None  # the victory flags or points that it needs
    commander: str = ""
    goal_name: str = ""  # what it needs so many of


class ScenarioView(Wire, frozen=True):
    """What a player chooses a scenario by."""

    id: str
    title: str
    date: str
    first: str
    length: int
    notes: str
    reconstruction: bool
    sides: list[ScenarioSide]


class SeatingView(Wire, frozen=True):
    """Other seats, that the value of an option asks for: team play."""

    option: str
    value: int
    seats: list[Named]


class GameView(Wire, frozen=True):
    """A game that can be played."""

    id: str
    name: str
    sides: list[Named]
    seats: list[Named]
    options: list[OptionView]
    scenarios: list[ScenarioView]
    bots: list[Named]
    dealers: list[Named]
    sources: list[Named]  # what is dealt: dice, cards, chits
    seatings: list[SeatingView]
    teaches: bool = False  # there is a first game that teaches
    musters: bool = False  # players may bring armies of their own


class GamesView(Wire, frozen=True):
    """Every game."""

    games: list[GameView]


class Preview(Wire, frozen=True):
    """The set-up of a scenario."""

    scene: SceneMessage
    position: PositionMessage


class SizeView(Wire, frozen=True):
    """A size in which a unit may be chosen, with its points."""

    id: str
    name: str
    points: int


class RecruitView(Wire, frozen=True):
    """A unit that an army list offers; the first size is the usual one."""

    id: str
    name: str
    arm: str
    arm_name: str
    weapon: str
    combat: int
    shooting: str
    morale: int
    stamina: int
    specials: list[Named]
    sizes: list[SizeView]


class ArmyView(Wire, frozen=True):
    """An army list."""

    id: str
    name: str
    recruits: list[RecruitView]


class GroundView(Wire, frozen=True):
    """A ground on which rosters meet; one that is drawn takes a number, as the option `ground`."""

    id: str
    title: str
    notes: str
    drawn: bool = False


class Flaw(Wire, frozen=True):
    """Something wrong with a roster, and where: brigade[0].unit[1].size; nowhere, if it is the file."""

    where: str
    text: str


class RosterView(Wire, frozen=True):
    """A roster as it was understood; one with flaws cannot be played."""

    id: str
    roster: dict[str, Any] | None
    text: str  # the roster as a file
    points: int
    brigades: list[int]  # points
    flaws: list[Flaw]


class DepotView(Wire, frozen=True):
    """All that an army is built from, and where it can be led."""

    armies: list[ArmyView]
    grounds: list[GroundView]
    ready: list[RosterView]
    personalities: list[Named]
    options: list[OptionView]  # of battles from rosters


class ReplayMade(Wire, frozen=True):
    """A record that was opened: how many positions it has, and those that begin a turn."""

    replay: str
    frames: int
    turns: list[int]
    scene: SceneMessage
    seats: list[SeatView]
    proved: bool = False  # every outcome was dealt again from the published key


class Frame(Wire, frozen=True):
    """One position of a replay, and what led to it."""

    position: PositionMessage
    told: ToldMessage


class MistakeView(Wire, frozen=True):
    """A choice that gave something away: what was played, what would have been better, and why."""

    n: int  # the position in which it was made
    seat: str
    side: str
    turn: int
    loss: float  # of the chance to win
    text: str
    played: str
    better: str
    why: str = ""
    path: list[str] = msgspec.field(default_factory=list)  # what the better choice points at
    played_path: list[str] = msgspec.field(default_factory=list)


class StrokeView(Wire, frozen=True):
    """An outcome that moved the chances more than was to be expected."""

    n: int  # the position after it
    side: str
    turn: int
    gain: float  # of the side's chance to win; below 0 it was bad luck
    text: str
    told: str


class AccountView(Wire, frozen=True):
    """Where a side's chances came from: luck and choices of both sides add up to the whole swing."""

    side: str
    luck: float
    choices: float
    mistakes: float
    judged: int


class TurnView(Wire, frozen=True):
    """A turn, and the position with which it begins."""

    turn: int
    n: int


class ReviewView(Wire, frozen=True):
    """A match looked at afterwards."""

    side: str  # whose chances are drawn
    wins: list[float]  # after so many steps
    turns: list[TurnView]
    mistakes: list[MistakeView]
    strokes: list[StrokeView]
    accounts: list[AccountView]
    ended: float = 0.0  # what a resignation or an agreement changed at the end
    complete: bool = True


class ReviewState(Wire, frozen=True):
    """How far a review is; the review itself when it is done."""

    done: float
    review: ReviewView | None = None


class Health(Wire, frozen=True):
    """The server is well."""

    version: str
    matches: int  # in memory
    sockets: int


class Refusal(Wire, frozen=True):
    """An error: a code for programs, a sentence for people."""

    code: str
    sentence: str
    clause: str = ""
