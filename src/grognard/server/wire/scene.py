"""The scene: the board of a scenario and everything that has a name, sent once."""

from typing import Literal

from grognard.server.wire.base import Named, Wire


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
