"""What a Tactique pack holds: the records of its files, as they are read."""

from dataclasses import dataclass, field

from grognard.games.tactique.weights import Weights


@dataclass(frozen=True)
class Terrain:
    """A kind of ground (5.1)."""

    id: str
    code: str
    clause: str = ""  # what makes it rough, impassable or a work
    passable: bool = True
    rough: bool = False
    blocks: bool = False  # sight
    shelter: str = ""  # the clause by which infantry attacked here is always supported
    works: bool = False


@dataclass(frozen=True)
class UnitType:
    """A kind of unit (4.1): its arm, its grade, and its numbers with the clauses that give them."""

    id: str
    arm: str
    grade: str
    elements: int
    elements_clause: str
    combat: int  # hexes that it may move and still fight
    combat_clause: str
    march: int  # hexes along a road
    march_clause: str
    no_combat: int = 0  # a longer move without combat, where it has one
    dice: list[int] = field(default_factory=list)  # clear, attacker higher, attacker lower, rough
    range: int = 1
    range_clause: str = ""
    fire: int = 0
    fire_moved: int = 0
    fire_clause: str = ""
    rout: int = 0  # eliminated by more flags than this; 0 = never


@dataclass(frozen=True)
class Nation:
    """A nation (5.3) and what is peculiar to it, as words that the rules know."""

    id: str
    effects: list[str]


@dataclass(frozen=True)
class OrderCard:
    """An order that letters pay for (7.2)."""

    id: str
    kind: str  # "manoeuvre", "attack" or "defence"
    cost: int
    clause: str


@dataclass(frozen=True)
class Change:
    """Another command level from a game turn on (TA-scen-2)."""

    turn: int
    command: str


@dataclass(frozen=True)
class SideCard:
    """What a side is given."""

    side: str
    id: str  # the beginning of its units' ids
    en: str
    fr: str
    edge: str  # its friendly edge: n, s, e or w
    command: str
    target: int = 0  # points to win; 0 = the standard of TA-win-7
    change: list[Change] = field(default_factory=list)


@dataclass(frozen=True)
class UnitLine:
    """A unit: where it starts, or where and from which game turn on it enters."""

    id: str
    type: str
    hex: str
    en: str
    fr: str
    turn: int = 0


@dataclass(frozen=True)
class ArmyLine:
    """The units of one nation on a side."""

    side: str
    nation: str
    units: list[UnitLine]


@dataclass(frozen=True)
class PlaceName:
    """A name on the map."""

    hex: str
    en: str
    fr: str


@dataclass(frozen=True)
class Objective:
    """Ground that scores, for whom and how much; who controls it at the start."""

    hex: str
    blue: int = 0
    red: int = 0
    held: str = ""


@dataclass(frozen=True)
class Fog:
    """Until a game turn no gun sees farther than this (TA-scen-1)."""

    until: int
    range: int


@dataclass(frozen=True)
class Scenario:
    """One battle."""

    id: str
    date: str  # 1806-07-04, or empty for a training field
    en: str
    fr: str
    first: str
    turns: int
    at_limit: str  # a side, or "ratio"
    source: str
    rows: list[str]
    roads: list[str]
    side: list[SideCard]
    army: list[ArmyLine]
    reconstruction: bool = True
    notes_en: str = ""
    notes_fr: str = ""
    fog: Fog | None = None
    place: list[PlaceName] = field(default_factory=list)
    objective: list[Objective] = field(default_factory=list)


@dataclass(frozen=True)
class Content:
    """A whole pack, checked."""

    terrain: list[Terrain]
    units: list[UnitType]
    nations: list[Nation]
    orders: list[OrderCard]
    scenarios: list[Scenario]
    weights: Weights
