"""The table protocol: every message between the page and the server, for all games alike.

A place is a space of the scene (hex or area) or a pose on the open table; a text comes with its key, so that
another client may word it anew. Coordinates are whole numbers in the scene's own unit.
"""

from typing import Any, Literal

import msgspec

Json = dict[str, Any]


class Wire(msgspec.Struct, frozen=True, omit_defaults=True, rename="camel"):
    """A part of a message."""


# what the page is sent


class Text(Wire, frozen=True):
    """A sentence in the seat's language, and the clauses that it rests on."""

    text: str
    clauses: list[str] = []


class SpaceView(Wire, frozen=True):
    """A hex or an area."""

    id: str
    label: str
    polygon: list[list[int]]
    centre: list[int]
    terrain: str
    height: int = 0
    name: str = ""
    marks: list[str] = []  # what is printed there for good: town, village, fortress, sea
    side: str = ""  # whose country it is
    region: str = ""


class EdgeView(Wire, frozen=True):
    """A line on the board: section line, wall, river, road."""

    kind: str
    points: list[list[int]]
    between: list[str] = []  # the two areas that it parts
    level: int = 0  # of a wall, as printed
    name: str = ""  # of a river
    width: int = 0  # of a road on the open table


class CaptionView(Wire, frozen=True):
    """Words written on the board itself: a section as the seat calls it, a region, a river."""

    kind: str
    text: str
    at: list[int]
    turn: int = 0  # degrees, clockwise


class Named(Wire, frozen=True):
    """Something with an id that people see by name: a side, a terrain, a work, a die face."""

    id: str
    name: str
    text: str = ""


class BoxView(Wire, frozen=True):
    """A box of the turn track."""

    id: str
    name: str
    marks: list[str] = []


class BannerView(Wire, frozen=True):
    """A command: its colour, and the letters on its counters."""

    id: str
    name: str
    side: str
    colour: str
    code: str


class ZoneView(Wire, frozen=True):
    """A part of a track."""

    id: str
    name: str
    lowest: int
    highest: int


class CardView(Wire, frozen=True):
    """A card as it is drawn: `panels` are the orders by section (-1: all), where it has them."""

    id: str
    name: str
    text: str
    kind: str
    clause: str = ""
    panels: list[int] = []
    emblem: str = ""
    number: int = 0
    tags: list[str] = []  # in words: mandatory, removed after use, reaction


class AidRow(Wire, frozen=True):
    """A row of a table in the player aid."""

    cells: list[str]
    clauses: list[str] = []


class AidPage(Wire, frozen=True):
    """A page of the player aid; it opens by itself while one of its verbs is to be settled."""

    id: str
    title: str
    verbs: list[str]
    head: list[str]
    rows: list[AidRow]
    units: list[str] = []  # the types of unit that it is for: it opens when one of them is chosen


class SceneMessage(Wire, frozen=True, tag="scene", tag_field="type"):
    """Sent once: the board of a scenario and everything that has a name."""

    game: str
    scenario: str
    title: str
    subtitle: str
    board: Literal["hexes", "areas", "plane", "roster"]
    width: int
    height: int
    spaces: list[SpaceView]
    edges: list[EdgeView]
    top: str  # the side whose edge is above; a seat sees its own edge at the bottom
    sides: list[Named]
    seats: list[Named]
    you: str | None  # the seat, or nothing for a spectator
    terrain: list[Named]
    works: list[Named]
    units: list[Named]
    faces: list[Named]
    cards: list[CardView]
    phases: list[Named]  # the steps of a turn, for the top bar
    aid: list[AidPage]
    notes: str = ""
    seed: int = 0  # of the decoration
    match: str = ""
    badges: list[Named] = []
    holds: list[str] = []  # the seats that this page plays
    curtain: bool = False  # it plays several, which hide things from each other: nothing before a `behold`
    messages: bool = True  # short messages are allowed
    hints: bool = True  # hints may be asked for
    claim_after: int = 0  # seconds of absence after which a match can be claimed; 0: never
    captions: list[CaptionView] = []
    boxes: list[BoxView] = []  # of the turn track, the first is turn 1
    banners: list[BannerView] = []
    zones: list[ZoneView] = []
    outline: list[list[int]] = []  # the land of a map that is not all land


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
    why: list["ModifierView"] = []


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
    text: str = ""  # of a button: what happens, as a sentence
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


class Happening(Wire, frozen=True):
    """A line of the log. `dice` and `moved` let the page show it one by one."""

    n: int  # its number among all lines ever written
    side: str | None
    kind: str  # the verb, or the event: undo, resign, say…
    texts: list[Text]
    dice: list[str] = []
    hits: list[bool] = []  # which dice count against the target
    moved: list[list[str]] = []  # [piece, from, to]
    lost: list[list[Any]] = []  # [piece, figures]
    turn: int = 0
    said: str = ""
    about: list[str] = []  # the pieces and places that the step spoke of
    value: int = 0  # of dice: what they must not exceed
    expected: float = 0.0  # of dice: the hits that were to be expected


class ToldMessage(Wire, frozen=True, tag="told", tag_field="type"):
    """What happened; `whole` replaces the log. What was taken back stays in it, and is named in `undone`."""

    happenings: list[Happening]
    whole: bool = False
    undone: list[int] = []


class AnswerMessage(Wire, frozen=True, tag="answer", tag_field="type"):
    """The answer to an `ask`, by its number."""

    ask: int
    legal: bool = True
    objection: Text | None = None
    modifiers: list["ModifierView"] = []
    forecast: list["ForecastView"] = []
    exact: bool = True
    threats: list["ThreatView"] = []
    rule: "RuleView | None" = None
    about: list[Text] = []
    lines: list["LineView"] = []
    mended: str | None = None
    outlook: "OutlookView | None" = None
    hints: list["HintView"] = []


class HintView(Wire, frozen=True):
    """A choice worth making, the things to point at, the chance to win with it, and what speaks for it."""

    choice: str
    path: list[str]
    text: str
    win: float
    reasons: list[Text] = []


class OutlookView(Wire, frozen=True):
    """What a choice would come to on the open table: what it spends, how the piece stands, what it sees."""

    spent: int = 0
    allowed: int = 0
    piece: PieceView | None = None
    lines: list["LineView"] = []
    chances: list["ChanceView"] = []


class ChanceView(Wire, frozen=True):
    """What may come of a roll."""

    id: str
    label: str
    chance: float


class ModifierView(Wire, frozen=True):
    """A term of a sum."""

    label: str
    value: int
    clause: str
    of: str = ""  # what the sum counts


class ForecastView(Wire, frozen=True):
    """One number of a forecast: its mean, and the chance of each value."""

    name: str
    label: str
    mean: float
    odds: list[list[float]]  # [value, chance]


class ThreatView(Wire, frozen=True):
    """An enemy that could attack next turn."""

    piece: str
    label: str
    dice: int
    forecast: list[ForecastView]


class LineView(Wire, frozen=True):
    """How one piece or place bears on another: it supports it, it can fire at it; or why not, and where.

    A path of one speaks of that piece alone.
    """

    kind: str
    label: str  # what the kind is called
    path: list[str]  # ids of pieces and places, from whoever gives or acts
    good: bool
    why: Text
    short: str = ""  # the same in a word or two, for the board
    at: str = ""  # the place where it is stopped


class RuleView(Wire, frozen=True):
    """A clause with its text."""

    clause: str
    text: str
    why: str = ""
    source: str = ""


class ErrorMessage(Wire, frozen=True, tag="error", tag_field="type"):
    """Something was refused; nothing has changed."""

    code: str
    sentence: str
    clause: str = ""
    n: int | None = None


class PresenceMessage(Wire, frozen=True, tag="presence", tag_field="type"):
    """Who is at the table, and what a bot is doing."""

    here: list[str]
    thinking: str | None = None
    seats: list["SeatView"] = []
    watching: int = 0  # spectators


class ThinkingMessage(Wire, frozen=True, tag="thinking", tag_field="type"):
    """How far a bot is with its thinking at a seat, or with the answer to an `ask`: 0 to 1."""

    seat: str
    done: float
    ask: int = 0  # of the page's own question


class SeatView(Wire, frozen=True):
    """Who sits where."""

    id: str
    side: str
    name: str
    kind: Literal["here", "link", "bot"]
    bot: str = ""  # the bot's id; for a person's seat that was handed over, the bot that plays it now
    bot_name: str = ""


class RematchMessage(Wire, frozen=True, tag="rematch", tag_field="type"):
    """The match is played again with sides exchanged, at this table."""

    table: str


ToPage = (
    SceneMessage
    | PositionMessage
    | ToldMessage
    | AnswerMessage
    | ErrorMessage
    | PresenceMessage
    | ThinkingMessage
    | RematchMessage
)


# what the page sends


class Hello(Wire, frozen=True, tag="hello", tag_field="type"):
    """First: the language, and the last line that the page knows, to catch up."""

    lang: Literal["en", "fr"]
    since: int = 0


class Choose(Wire, frozen=True, tag="choose", tag_field="type"):
    """Choices in notation, all or none, made in position n."""

    n: int
    choices: list[str]
    seat: str | None = None  # on one screen, which of the seats


class Enter(Wire, frozen=True, tag="enter", tag_field="type"):
    """What real dice or cards show."""

    n: int
    outcome: str
    seat: str | None = None


class Ask(Wire, frozen=True, tag="ask", tag_field="type"):
    """A question: about a choice (judge, odds), a piece (threats, lines, about), a place, a clause (rule).

    Several choices with "; " between them are judged one after the other, each as if those before were made.
    A hint is about the decision at hand; everybody is told that it was asked for.
    """

    ask: int
    what: Literal["judge", "odds", "threats", "lines", "about", "rule", "hint"]
    of: str
    seat: str | None = None


class Undo(Wire, frozen=True, tag="undo", tag_field="type"):
    """Take back, ask to take back, grant it or refuse it."""

    n: int
    what: Literal["take", "ask", "grant", "refuse"] = "take"
    seat: str | None = None


class EventSent(Wire, frozen=True, tag="event", tag_field="type"):
    """Resign, offer or accept a draw, decline windows until my turn, a short message, a rematch…

    `decline` is ended by `attend`, `to_bot` by `take_back`. An abandoned seat `of` another side is claimed,
    or handed to a bot; `text` is what is said, or the bot's name.
    """

    what: Literal[
        "resign",
        "offer_draw",
        "accept_draw",
        "refuse_draw",
        "decline",
        "attend",
        "say",
        "rematch",
        "claim",
        "to_bot",
        "take_back",
    ]
    text: str = ""
    seat: str | None = None
    of: str | None = None


class Language(Wire, frozen=True, tag="language", tag_field="type"):
    """Speak another language from now on."""

    lang: Literal["en", "fr"]


class Behold(Wire, frozen=True, tag="behold", tag_field="type"):
    """On one screen: the curtain is lifted for this seat (nothing: it falls)."""

    seat: str | None


FromPage = Hello | Choose | Enter | Ask | Undo | EventSent | Language | Behold
