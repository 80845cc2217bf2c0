"""The board and the position as a table shows them: plain data, ready to send."""

from dataclasses import dataclass, field
from typing import Final

from grognard.core.journal import Note

SPECTATOR: Final = -1
Point = tuple[int, int]  # in thousandths of a hex's width, of an area map's unit, or of an inch


@dataclass(frozen=True)
class Space:
    """A hex or an area."""

    id: str
    label: str
    polygon: tuple[Point, ...]
    centre: Point
    terrain: str
    height: int = 0
    name: str = ""
    marks: tuple[str, ...] = ()  # what is printed there for good: town, village, harbour
    side: str = ""  # whose country it is
    region: str = ""


@dataclass(frozen=True)
class Edge:
    """A line on the board: a wall, a river, a road, a section line."""

    kind: str
    points: tuple[Point, ...]
    between: tuple[str, ...] = ()  # the two areas that it parts
    level: int = 0  # of a wall, as printed
    name: str = ""  # of a river
    width: int = 0  # of a road on the open table


@dataclass(frozen=True)
class Box:
    """A box of the turn track, and what is printed in it."""

    id: str
    marks: tuple[str, ...] = ()


@dataclass(frozen=True)
class Banner:
    """A command: whose it is, and the colour on its counters."""

    id: str
    side: str
    colour: str


@dataclass(frozen=True)
class Scene:
    """The board of one scenario."""

    game: str
    scenario: str
    width: int
    height: int
    spaces: tuple[Space, ...]
    edges: tuple[Edge, ...] = ()
    top: str = ""  # the side whose edge is above
    boxes: tuple[Box, ...] = ()  # of the turn track, the first is turn 1
    banners: tuple[Banner, ...] = ()
    zones: tuple[tuple[str, int, int], ...] = ()  # of a track that has them: id, lowest, highest value
    outline: tuple[Point, ...] = ()  # the land of a map that is not all land
    open: bool = False  # an open table: spaces are its terrain, y grows to the north
    roster: bool = False  # the pieces stand on a real table: they are listed, not drawn


@dataclass(frozen=True)
class Piece:
    """A counter or a base on the board."""

    id: str
    symbol: str
    side: str
    place: str
    strength: int
    full: int
    name: str = ""
    badges: tuple[str, ...] = ()
    pose: tuple[int, int, int] | None = None  # x, y, facing on the open table
    base: tuple[int, int] | None = None  # its width and depth there
    formation: str = ""  # the order in which it stands there
    value: str = ""  # what is printed on the side that it shows: "2/3", "3*"
    command: str = ""  # the command or division that it belongs to
    ranges: tuple[int, ...] = ()  # how far it shoots, from the shortest band on, or its word carries


@dataclass(frozen=True)
class Marker:
    """Something that lies on a place: a fieldwork with its facing, a flag token, a wall towards an area."""

    kind: str
    place: str
    facing: str = ""
    value: int = 0  # the level of a wall, the number of forts or mines
    side: str = ""  # whose it is


@dataclass(frozen=True)
class Track:
    """A number that everybody watches: victory flags, cards left in the pile."""

    id: str
    value: int
    goal: int | None = None
    side: str = ""
    zone: str = ""  # the part of the track in which the value lies


@dataclass(frozen=True)
class Chit:
    """The marker of a command: in the cup, drawn, played, or out of play."""

    id: str
    side: str
    where: str


@dataclass(frozen=True)
class Hand:
    """A hand of cards: its size, and the cards themselves for those who may see them."""

    side: str
    size: int
    cards: tuple[str, ...] | None = None
    known: tuple[str, ...] = ()  # cards of a closed hand that the viewer knows to be there


@dataclass(frozen=True)
class Line:
    """How one piece or place bears on another: it supports it, it can fire at it; or why not.

    A path of one speaks of that piece alone: a gun that cannot fire, a unit's support as a whole.
    """

    kind: str
    path: tuple[str, ...]  # ids of pieces and places, from whoever gives or acts
    good: bool
    why: Note
    at: str = ""  # the place where it is stopped


@dataclass(frozen=True)
class Outlook:
    """What a choice of the open table would come to, legal or not, while it is still in the hand.

    `piece` is how it would stand, none where it may not; `lines` what it would have in sight from there.
    """

    spent: int = 0  # of what one move allows
    allowed: int = 0
    piece: Piece | None = None
    lines: tuple[Line, ...] = ()
    chances: tuple[tuple[str, int], ...] = ()  # of a roll that follows: what may come, and its weight


@dataclass(frozen=True)
class Plan:
    """What a piece has been told to do and has not done yet: how it will stand after each leg."""

    piece: str
    legs: tuple[Piece, ...]


@dataclass(frozen=True)
class Fighter:
    """A unit in a combat: the value that it fires at and why; none if it does not fire."""

    piece: str
    attacks: bool
    value: int | None
    why: tuple[Note, ...] = ()


@dataclass(frozen=True)
class Battle:
    """The combat at hand: where, which round, who fires at what, hits suffered by side."""

    place: str
    round: int
    attacker: str
    fighters: tuple[Fighter, ...]
    hits: tuple[int, ...]
    spared: int = 0  # hits that the ground takes for the defender


@dataclass(frozen=True)
class Position:
    """What one seat may see, built by listing it."""

    turn: int
    active: str
    pieces: tuple[Piece, ...]
    markers: tuple[Marker, ...] = ()
    tracks: tuple[Track, ...] = ()
    hands: tuple[Hand, ...] = ()
    discards: tuple[str, ...] = ()
    played: str = ""
    chits: tuple[Chit, ...] = ()
    reserve: tuple[Piece, ...] = ()  # counters on no place of the board: their place names a box beside it
    conditions: tuple[str, ...] = ()  # what holds for a while everywhere: rain, a truce
    battle: Battle | None = None
    plans: tuple[Plan, ...] = ()
    extras: dict[str, int] = field(default_factory=dict)
