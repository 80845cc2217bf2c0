"""The position: what a seat sees now, and what it is asked."""

from typing import Literal

from grognard.server.wire.base import ModifierView, Named, Wire


class PieceView(Wire, frozen=True):
    """A counter or a base."""

    id: str
    symbol: str
    side: str
    place: str
    strength: int
    full: int
    label: str  # what it is called
    name: str = ""
    badges: list[str] = []
    pose: list[int] | None = None  # x, y and facing in tenths of a degree, on the open table
    base: list[int] | None = None  # its width and depth there
    value: str = ""  # what is printed on the side that it shows: "2/3", "3*"
    command: str = ""
    formation: str = ""  # the order in which it stands on the open table
    ranges: list[int] = []  # how far it shoots there, from the shortest band on, or its word carries


class PlanView(Wire, frozen=True):
    """What a piece has been told to do and has not done yet: how it will stand after each leg."""

    piece: str
    legs: list[PieceView]


class MarkerView(Wire, frozen=True):
    """A work with its facing, a flag token, a mine."""

    kind: str
    place: str
    facing: str = ""
    value: int = 0  # the level of a wall, the number of forts or mines
    side: str = ""


class TrackView(Wire, frozen=True):
    """A number that everybody watches."""

    id: str
    label: str
    value: int
    goal: int | None = None
    side: str = ""
    zone: str = ""


class ChitView(Wire, frozen=True):
    """The marker of a command: in the cup, drawn, played, or out of play."""

    id: str
    side: str
    where: str


class FighterView(Wire, frozen=True):
    """A unit in a combat: what it fires at and why; no value if it does not fire."""

    piece: str
    attacks: bool
    value: int | None = None
    why: list[ModifierView] = []


class BattleView(Wire, frozen=True):
    """The combat at hand: who fires at what value, hits suffered by side, hits that the ground takes."""

    place: str
    round: int
    attacker: str
    fighters: list[FighterView]
    hits: dict[str, int]
    spared: int = 0


class HandView(Wire, frozen=True):
    """A hand: its size, and its cards for those who may see them."""

    side: str
    size: int
    cards: list[str] | None = None
    known: list[str] = []  # cards of a closed hand that the viewer knows to be there


class Offer(Wire, frozen=True):
    """A legal choice: the things to point at in order (piece, place, card ids), and what it is called.

    An offer without a path is a button. `weighty` asks for a preview before it is made.
    """

    choice: str
    path: list[str]
    label: str
    weighty: bool = False
    text: str = ""  # of a button, and of what is previewed: what happens, as a sentence
    manner: str = ""  # what is done, where the things alone do not say it
    price: str = ""  # what it costs, beside where it leads


class Decision(Wire, frozen=True):
    """What is to be settled next. Offers only for whoever decides."""

    verb: str
    phase: str
    seat: str | None  # nothing: chance, to be typed
    prompt: str
    window: bool = False
    offers: list[Offer] = []
    typed: "TypedView | None" = None
    kinds: list[str] = []  # what a choice is made of, for `judge`: "piece", "hex", "alone?", "face*"
    passing: str = "done"  # the choice of nothing
    about: list[str] = []  # the pieces and places that the question speaks of
    owner: str | None = None  # of an outcome: the seat whose luck it is, and that enters it if it is secret


class TypedView(Wire, frozen=True):
    """An outcome that somebody enters: how many dice of which faces, or a card of these."""

    kind: Literal["dice", "card", "chit"]
    count: int
    of: list[str]
    secret: bool = False


class UndoView(Wire, frozen=True):
    """What can be taken back now."""

    free: bool = False  # without asking
    ask: bool = False  # only with the other's consent
    asked_by: str | None = None


class ClockView(Wire, frozen=True):
    """Seconds left by seat, and whose clock runs."""

    left: dict[str, float]
    running: str | None = None


class LuckView(Wire, frozen=True):
    """Hits so far: expected and actual."""

    side: str
    expected: float
    actual: int


class LessonView(Wire, frozen=True):
    """A prompt of the teaching game: which of how many, and the offer that it speaks of."""

    step: int
    of: int
    title: str
    text: str
    clause: str
    offer: str = ""


class ResultView(Wire, frozen=True):
    """How the match ended."""

    winner: str | None
    scores: dict[str, int]
    text: str
    clause: str


class PositionMessage(Wire, frozen=True, tag="position", tag_field="type"):
    """The position as the seat may see it; n never goes back, not even by an undo."""

    n: int
    turn: int
    active: str
    pieces: list[PieceView]
    markers: list[MarkerView]
    tracks: list[TrackView]
    hands: list[HandView]
    discards: list[str]
    played: str
    decision: Decision | None
    undo: UndoView
    luck: list[LuckView] = []
    clock: ClockView | None = None
    result: ResultView | None = None
    draw_offered_by: str | None = None
    declining: bool = False  # the seat declines its windows until its turn
    seat: str | None = None  # whose position this is: on one screen, that of the last `behold`
    claimable: list[str] = []  # the seats that have been left alone for too long
    rematch_offered_by: str | None = None
    lesson: LessonView | None = None
    chits: list[ChitView] = []
    reserve: list[PieceView] = []  # counters on no place of the board: their place names a box beside it
    conditions: list[Named] = []  # what holds for a while everywhere
    battle: BattleView | None = None
    plans: list[PlanView] = []
