"""What a Battle Cry pack holds: the records of its files, as they are read."""

from dataclasses import dataclass, field

from grognard.games.battle_cry.weights import Weights


@dataclass(frozen=True)
class Value:
    """A number that a clause gives."""

    value: int
    clause: str


@dataclass(frozen=True)
class Limit:
    """The dice of an arm on this ground, by distance; none means that it may not battle."""

    arm: str
    when: str  # "moved" onto it this turn, or "standing"
    dice: list[int]
    clause: str


@dataclass(frozen=True)
class Terrain:
    """A kind of ground; a field names the clause that gives it its property, or is empty."""

    id: str
    code: str
    stops: str = ""
    closed: str = ""  # nobody may enter
    blocks: str = ""  # blocks sight
    high: bool = False  # a hill: cover and sight by BC-hill-2 to BC-hill-8
    works: bool = True  # works may lie here
    cover: Value | None = None
    fewer: Value | None = None  # dice lost by whoever battles from here
    limit: list[Limit] = field(default_factory=list)


@dataclass(frozen=True)
class Work:
    """A fence, fieldwork or entrenchment: what it does for the sides it covers."""

    id: str
    sides: int
    cover: Value
    ignores: Value | None = None
    stops: str = ""
    token: bool = False  # taken from the supply of tokens


@dataclass(frozen=True)
class UnitType:
    """A kind of piece: its arm decides which die face hits it."""

    id: str
    arm: str
    short: str  # the middle of its pieces' ids
    figures: int
    moves: int
    battle_after: int  # how many hexes it may move and still battle
    dice: list[int]
    clause: str  # of its dice
    move_clause: str  # of its move
    battle_clause: str  # that forbids the battle after a longer move
    hill_dice: list[int] = field(default_factory=list)


@dataclass(frozen=True)
class Card:
    """A command card. `effect` names the code; the rest are its numbers and the clauses that give them."""

    id: str
    kind: str  # "section" or "tactic"
    copies: int
    effect: str
    clause: str
    left: int = 0
    center: int = 0
    right: int = 0
    draws: int = 1
    mirror: str = ""  # what Counterattack makes of it: itself if empty
    arms: list[str] = field(default_factory=list)
    generals: bool = False
    moves: Value | None = None
    battles: Value | None = None
    bonus: Value | None = None
    second_move: str = ""
    still: str = ""
    substitute: str = ""
    offensive: bool = False  # the options on All-Out Offensive speak of it


@dataclass(frozen=True)
class SideCard:
    """What a side is given."""

    side: str
    commander: str
    cards: int
    flags: int


@dataclass(frozen=True)
class ArmyLine:
    """Units of one type, by hex."""

    side: str
    type: str
    hexes: list[str]


@dataclass(frozen=True)
class GeneralLine:
    """A general by name; with a unit if one stands there."""

    side: str
    name: str
    hex: str


@dataclass(frozen=True)
class WorkLine:
    """Works of one kind and facing, by hex."""

    kind: str
    facing: str
    hexes: list[str]


@dataclass(frozen=True)
class PlaceName:
    """A name on the map."""

    hex: str
    en: str
    fr: str


@dataclass(frozen=True)
class Objective:
    """Flags for ground. `each`: one lot for every unit on its hexes; else when units of the side stand in
    at least `need` of the groups of hexes."""

    kind: str  # "hold", "capture" or "start"
    side: str
    clause: str
    groups: list[list[str]]
    need: int = 1
    each: bool = False
    flags: int = 1


@dataclass(frozen=True)
class Closed:
    """Hexes that the scenario closes to everybody."""

    hexes: list[str]
    clause: str


@dataclass(frozen=True)
class Feature:
    """Ground of the scenario's own: who may enter, and what it does for whoever stands there."""

    hexes: list[str]
    entry: list[str]
    clause: str
    cover: int = 0
    ignores: int = 0
    stops: bool = True
    battle_after: bool = False


@dataclass(frozen=True)
class Steady:
    """Hexes on which the units of a side may ignore flags."""

    side: str
    hexes: list[str]
    flags: int
    clause: str


@dataclass(frozen=True)
class March:
    """A longer move for one arm of a side, with the battle after it."""

    side: str
    arm: str
    moves: int
    clause: str


@dataclass(frozen=True)
class Scenario:
    """One battle."""

    id: str
    date: str  # 1861-07-21
    en: str
    fr: str
    top: str
    first: str
    length: int
    source: str
    rows: list[str]
    side: list[SideCard]
    army: list[ArmyLine]
    reconstruction: bool = True
    notes_en: str = ""
    notes_fr: str = ""
    general: list[GeneralLine] = field(default_factory=list)
    work: list[WorkLine] = field(default_factory=list)
    place: list[PlaceName] = field(default_factory=list)
    objective: list[Objective] = field(default_factory=list)
    closed: list[Closed] = field(default_factory=list)
    feature: list[Feature] = field(default_factory=list)
    steady: list[Steady] = field(default_factory=list)
    march: list[March] = field(default_factory=list)
    removed: list[str] = field(default_factory=list)  # cards taken out of the deck


@dataclass(frozen=True)
class Content:
    """A whole pack, checked."""

    terrain: list[Terrain]
    works: list[Work]
    units: list[UnitType]
    cards: list[Card]
    scenarios: list[Scenario]
    tokens: int
    weights: Weights
