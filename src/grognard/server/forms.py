"""What the HTTP interface takes and gives, beside the messages of the table."""

from typing import Literal

import msgspec

from grognard.server.wire import Named, PositionMessage, SceneMessage, SeatView, ToldMessage, Wire


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


class Continued(Form, frozen=True):
    """Who plays on from a point of a replay."""

    seats: dict[str, SeatWish] = {}
    clock: ClockWish | None = None
    messages: bool = True


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


class GamesView(Wire, frozen=True):
    """Every game."""

    games: list[GameView]


class Preview(Wire, frozen=True):
    """The set-up of a scenario."""

    scene: SceneMessage
    position: PositionMessage


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
