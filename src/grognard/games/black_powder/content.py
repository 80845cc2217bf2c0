"""What a pack of Black Powder holds: the records of its files; lengths in thousandths of an inch."""

from dataclasses import dataclass, field
from typing import Literal

from grognard.games.black_powder.weights import Weights
from grognard.packs import Degrees, Inches

Side = Literal["a", "b"]
Arm = Literal["inf", "cav", "art", "wagon"]
SizeId = Literal["large", "standard", "small", "tiny"]
FormationId = Literal[
    "line",
    "attack_column",
    "march_column",
    "square",
    "skirmish",
    "mixed",
    "garrison",
    "deployed",
    "limbered",
    "wagon",
]
TerrainId = Literal[
    "woods", "rough", "obstacle", "fortification", "building", "hill", "road", "river", "ford", "bridge"
]
Cover = Literal["none", "light", "heavy"]
Outcome = Literal["break", "retire", "hold"]
Personality = Literal["aggressive", "decisive", "diffident", "headstrong", "hesitant", "timid"]


@dataclass(frozen=True)
class Move:
    """How far one move takes a mover (4.2)."""

    id: Literal["foot", "horse", "by_hand", "battalion_gun", "commander_foot", "commander_horse"]
    distance: Inches
    clause: str


@dataclass(frozen=True)
class Distance:
    """Any other length that a rule names."""

    id: str
    length: Inches
    clause: str


@dataclass(frozen=True)
class Modifier:
    """A row of a table of modifiers (4.1, 4.7, 4.9, 4.12)."""

    roll: Literal["command", "shooting", "save", "break", "combat", "result"]
    row: str
    value: int
    clause: str


@dataclass(frozen=True)
class Margin:
    """Moves granted when the roll is at least so far under the rating (4.1)."""

    at_least: int
    moves: int


@dataclass(frozen=True)
class Blunder:
    """What a blunder does, by its die (4.5); an uncontrolled charge takes its moves from a second die."""

    die: int
    result: Literal["rear", "left", "right", "forward", "uncontrolled"]
    clause: str
    moves: int = 0
    moves_by_die: list[int] = field(default_factory=list)


@dataclass(frozen=True)
class BreakResult:
    """What a break test does to each arm (4.10); the lowest total stands for less, the highest for more."""

    total: int
    row: Literal["shooting", "combat"]
    inf: Outcome
    cav: Outcome
    art: Outcome
    clause: str


@dataclass(frozen=True)
class Weapon:
    """A weapon and its range; 0 does not shoot (4.6)."""

    id: str
    range: Inches
    artillery: bool = False


@dataclass(frozen=True)
class Size:
    """What a size adds to the values of the list (4.8, BP-size-4); `single` has one of each instead."""

    id: SizeId
    shooting: int = 0
    combat: int = 0
    stamina: int = 0
    single: bool = False


@dataclass(frozen=True)
class Formation:
    """A formation, who takes it, and its dice: those of the unit where no number is given (4.8)."""

    id: FormationId
    arms: list[Arm]
    shooting: int | None = None
    combat: int | None = None
    per_side: bool = False  # the dice are for each side
    charges: bool = True
    column: bool = False  # for the artillery modifier
    free_move: bool = False  # on a failed order (4.4)
    most_moves: int = 3


@dataclass(frozen=True)
class Footprint:
    """The ground that a unit covers (4.11)."""

    arm: Arm
    formation: FormationId
    size: SizeId
    width: Inches
    depth: Inches


@dataclass(frozen=True)
class TerrainKind:
    """A kind of terrain (4.3): its cover, and by how much it slows those it lets in."""

    id: TerrainId
    shape: Literal["area", "line"]
    clause: str
    cover: Cover = "none"
    pace: int = 1  # the cost of a step is multiplied by this
    penalty: Inches = 0


@dataclass(frozen=True)
class Special:
    """A special rule (4.13): its number, and the rules that it includes."""

    id: str
    clause: str
    number: int = 0
    includes: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Profile:
    """A kind of unit in an army list (5.1): base values, before those of its size."""

    id: str
    era: Literal["nap", "acw", "any"]
    arm: Arm
    pace: Literal["foot", "horse"]
    size: SizeId
    weapon: str
    combat: int
    shooting: list[int]  # one number; of artillery at close, medium and long range
    morale: int  # saves on this or more
    stamina: int
    specials: list[str]
    points: int
    source: str
    partner: str = ""  # the profile that mounted infantry changes to
    also: list[str] = field(default_factory=list)  # other names, in the rosters of army builders


@dataclass(frozen=True)
class Army:
    """An army list (5.1)."""

    id: str
    profile: list[Profile]
    common: bool = False  # for every army


@dataclass(frozen=True)
class Force:
    """The army list of a side."""

    side: Side
    id: str


@dataclass(frozen=True)
class Zone:
    """Where a side deploys."""

    side: Side
    points: list[list[Inches]]


@dataclass(frozen=True)
class Feature:
    """A piece of terrain: the corners of an area, or the points of a line."""

    id: str
    kind: TerrainId
    points: list[list[Inches]]
    size: int = 0  # of a building
    level: int = 0  # of a hill
    width: Inches = 0  # of a road
    cover: Cover | None = None  # of an obstacle


@dataclass(frozen=True)
class Objective:
    """A building, or a disc, and what holding it is worth."""

    id: str
    points: int
    building: str = ""
    at: list[Inches] = field(default_factory=list)
    radius: Inches = 0


@dataclass(frozen=True)
class Commander:
    """The commander of a brigade, whose id is the brigade's, or the general of a side."""

    id: str
    side: Side
    rating: int
    at: list[Inches]
    bonus: int = 1  # hand-to-hand dice
    mount: Literal["horse", "foot"] = "horse"
    general: bool = False
    personality: Personality | None = None


@dataclass(frozen=True)
class Unit:
    """A unit of a scenario: its pose, its building, or the turn and the table edge of its arrival."""

    id: str
    profile: str
    brigade: str
    formation: FormationId
    at: list[Inches] = field(default_factory=list)
    facing: Degrees = 0
    building: str = ""
    reserve: int = 0
    entry: list[list[Inches]] = field(default_factory=list)
    size: SizeId | None = None  # that of its profile, if not given


@dataclass(frozen=True)
class Victory:
    """A line of the victory rules, read in order (BP-scen-6).

    By score the side wins with that many objective points, draws with the smaller number, else loses.
    """

    rule: Literal["army_break", "most_points", "score"]
    tie: Literal["draw", "a", "b", "fewer_broken"] = "draw"
    side: Side | None = None
    wins: int = 0
    draws: int | None = None


@dataclass(frozen=True)
class Scenario:
    """A battle (5.2)."""

    id: str
    date: str
    en: str
    fr: str
    width: Inches
    depth: Inches
    turns: int
    source: str
    army: list[Force]
    zone: list[Zone]
    terrain: list[Feature]
    objective: list[Objective]
    commander: list[Commander]
    unit: list[Unit]
    victory: list[Victory]
    first: Side | None = None
    reconstruction: bool = True
    notes_en: str = ""
    notes_fr: str = ""


@dataclass(frozen=True)
class Ground:
    """A table for battles from rosters: a scenario without its forces (5.3)."""

    id: str
    en: str
    fr: str
    width: Inches
    depth: Inches
    turns: int
    zone: list[Zone]
    terrain: list[Feature] = field(default_factory=list)
    objective: list[Objective] = field(default_factory=list)
    first: Side | None = None
    drawn: bool = False  # its terrain is drawn by a number (BP-pick-3)
    notes_en: str = ""
    notes_fr: str = ""


@dataclass(frozen=True)
class Officer:
    """A commander in a roster."""

    name: str = ""
    rating: int = 8  # BP-cmd-3
    bonus: int = 1
    mount: Literal["horse", "foot"] = "horse"
    personality: Personality | None = None


@dataclass(frozen=True)
class Troops:
    """Units of one kind in a roster."""

    profile: str
    count: int = 1
    size: SizeId | None = None  # that of the profile, if not given


@dataclass(frozen=True)
class Brigade:
    """A brigade in a roster."""

    name: str
    commander: Officer
    unit: list[Troops]


@dataclass(frozen=True)
class Roster:
    """An army chosen from a list: brigades, commanders, units."""

    name: str
    army: str
    general: Officer
    brigade: list[Brigade]
    limit: int = 0  # of points; 0 for none


@dataclass(frozen=True)
class Content:
    """A whole pack, checked."""

    moves: list[Move]
    distances: list[Distance]
    modifiers: list[Modifier]
    margins: list[Margin]
    blunders: list[Blunder]
    break_results: list[BreakResult]
    weapons: list[Weapon]
    sizes: list[Size]
    formations: list[Formation]
    footprints: list[Footprint]
    terrain: list[TerrainKind]
    specials: list[Special]
    armies: list[Army]
    scenarios: list[Scenario]
    grounds: list[Ground]
    rosters: dict[str, Roster]  # ready to play
    weights: Weights

    def profiles(self) -> dict[str, Profile]:
        """Every profile of every list, by id."""
        return {profile.id: profile for army in self.armies for profile in army.profile}
