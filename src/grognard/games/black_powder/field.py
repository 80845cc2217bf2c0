"""The field of one battle: what never changes once it is set up, as tables indexed by small numbers.

Lengths are whole thousandths of an inch, facings whole tenths of a degree. A set of units is a whole number,
bit by bit: unit 0 is 1, unit 1 is 2.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from grognard.boards.polygons import Area, Road
from grognard.boards.shapes import Shape
from grognard.core.game import Advice
from grognard.core.journal import Choice
from grognard.core.memory import Memory
from grognard.games.black_powder.ways import Ways
from grognard.games.black_powder.weights import Weights

if TYPE_CHECKING:
    from grognard.games.black_powder.errands import Plan

A: Final = 0
B: Final = 1
SIDES: Final = ["a", "b"]
NOBODY: Final = -1
NOWHERE: Final = -1

# Arms (BP-unit-1).
INFANTRY: Final = 0
CAVALRY: Final = 1
ARTILLERY: Final = 2
WAGON: Final = 3
ARMS: Final = ["inf", "cav", "art", "wagon"]

# Sizes (4.8), from the largest.
LARGE: Final = 0
STANDARD: Final = 1
SMALL: Final = 2
TINY: Final = 3
SIZES: Final = ["large", "standard", "small", "tiny"]

# Formations (BP-form-1).
LINE: Final = 0
ATTACK_COLUMN: Final = 1
MARCH_COLUMN: Final = 2
SQUARE: Final = 3
SKIRMISH: Final = 4
MIXED: Final = 5
GARRISON: Final = 6
DEPLOYED: Final = 7
LIMBERED: Final = 8
WAGON_TRAIN: Final = 9
COMPANIES: Final = 10  # optional, as those that follow (BP-opt-13)
FOUR_DEEP: Final = 11  # BP-opt-14
DEEP_CAVALRY: Final = 12  # BP-opt-15
LYING: Final = 13  # a battalion that lies down, as wide and deep as its line (BP-opt-12)
FORMATIONS: Final = [
    "line", "attack_column", "march_column", "square", "skirmish", "mixed", "garrison", "deployed",
    "limbered", "wagon", "companies", "four_deep", "deep_cavalry", "lying",
]  # fmt: skip

# Faces and quarters, clockwise from the front (BP-geo-5); those of a building are counted from SIDE on.
FRONT: Final = 0
RIGHT: Final = 1
REAR: Final = 2
LEFT: Final = 3
ROUND: Final = 4  # skirmishers look everywhere (BP-geo-8)
SIDE: Final = 5  # the first straight side of a building (BP-geo-10)
FACES: Final = ["front", "right", "rear", "left", "round"] + [f"side{number}" for number in range(1, 13)]

# Kinds of terrain (4.3).
WOODS: Final = 0
ROUGH: Final = 1
OBSTACLE: Final = 2
FORTIFICATION: Final = 3
BUILDING: Final = 4
HILL: Final = 5
ROAD: Final = 6
RIVER: Final = 7
FORD: Final = 8
BRIDGE: Final = 9
TERRAIN: Final = [
    "woods", "rough", "obstacle", "fortification", "building", "hill", "road", "river", "ford", "bridge",
]  # fmt: skip

# Cover (BP-terr-16, BP-terr-17).
NO_COVER: Final = 0
LIGHT_COVER: Final = 1
HEAVY_COVER: Final = 2
COVERS: Final = ["none", "light", "heavy"]

# Special rules (3.28), bit by bit.
SPECIALS: Final = [
    "elite", "reliable", "unreliable", "pas_de_charge", "marauders", "superbly_drilled", "lacking_initiative",
    "first_fire", "sharpshooters", "poor_shooters", "shrapnel", "steady_line", "tough_fighters",
    "ferocious_charge", "bloodthirsty", "heavy_d3", "heavy_1", "lancers", "gallop", "terrifying_charge",
    "determined_charge", "stubborn", "crack", "brave", "steady", "valiant", "wavering", "freshly_raised",
    "untested", "must_square", "skirmish", "terrain_skirmish", "mixed", "rifle_mixed", "no_attack_column",
    "poor_skirmishers", "mounted_infantry", "battalion_gun",
]  # fmt: skip
ELITE: Final = 1 << 0  # its number is in the kind
RELIABLE: Final = 1 << 1
UNRELIABLE: Final = 1 << 2
PAS_DE_CHARGE: Final = 1 << 3
MARAUDERS: Final = 1 << 4
SUPERBLY_DRILLED: Final = 1 << 5
LACKING_INITIATIVE: Final = 1 << 6
FIRST_FIRE: Final = 1 << 7
SHARPSHOOTERS: Final = 1 << 8
POOR_SHOOTERS: Final = 1 << 9
SHRAPNEL: Final = 1 << 10
STEADY_LINE: Final = 1 << 11
TOUGH_FIGHTERS: Final = 1 << 12
FEROCIOUS_CHARGE: Final = 1 << 13  # gallop and fanatics have it too (set up so)
BLOODTHIRSTY: Final = 1 << 14
HEAVY_D3: Final = 1 << 15
HEAVY_1: Final = 1 << 16
LANCERS: Final = 1 << 17
GALLOP: Final = 1 << 18
TERRIFYING_CHARGE: Final = 1 << 19  # fanatics have it too
DETERMINED_CHARGE: Final = 1 << 20
STUBBORN: Final = 1 << 21
CRACK: Final = 1 << 22
BRAVE: Final = 1 << 23
STEADY: Final = 1 << 24
VALIANT: Final = 1 << 25
WAVERING: Final = 1 << 26
FRESHLY_RAISED: Final = 1 << 27
UNTESTED: Final = 1 << 28
MUST_SQUARE: Final = 1 << 29
SKIRMISHES: Final = 1 << 30
TERRAIN_SKIRMISH: Final = 1 << 31
MIXES: Final = 1 << 32
RIFLE_MIXED: Final = 1 << 33
NO_ATTACK_COLUMN: Final = 1 << 34
POOR_SKIRMISHERS: Final = 1 << 35
MOUNTED_INFANTRY: Final = 1 << 36
BATTALION_GUN: Final = 1 << 37

# Personalities of commanders (7.2).
PERSONALITIES: Final = ["none", "aggressive", "decisive", "diffident", "headstrong", "hesitant", "timid"]
AGGRESSIVE: Final = 1
DECISIVE: Final = 2
DIFFIDENT: Final = 3
HEADSTRONG: Final = 4
HESITANT: Final = 5
TIMID: Final = 6


class Lengths:
    """Every distance that a rule names, by the name that the pack gives it, times the scale (BP-opt-17)."""

    def __init__(self) -> None:
        # moves
        self.foot = 8000  # BP-move-1
        self.horse = 12000  # BP-move-2
        self.by_hand = 4000  # BP-move-3
        self.battalion_gun = 8000  # BP-move-4
        self.commander_foot = 24000  # BP-move-6
        self.commander_horse = 32000  # BP-move-7
        # command
        self.command_step = 8000  # BP-cmd-7
        self.command_enemy = 8000  # BP-cmd-9
        self.group = 4000  # BP-cmd-31
        self.general_reroll = 8000  # BP-cmd-37
        self.follow_me = 8000  # BP-cmd-38
        self.rally = 8000  # BP-cmd-40
        self.initiative = 8000  # BP-init-1
        self.proximity = 8000  # BP-prox-1
        self.side_step = 500  # BP-prox-2
        self.brave = 8000  # BP-spec-25
        self.diffident = 8000  # BP-opt-4
        # movement
        self.enemy_gap = 1000  # BP-move-15
        self.reserve_commander = 4000  # BP-move-18
        self.shaken_gap = 4000  # BP-cas-8
        self.retire_gap = 1000  # BP-ret-4
        self.obstacle = 4000  # BP-terr-6: the penalty of the terrain table
        self.building = 4000  # BP-terr-9
        # charges
        self.charge_unseen = 4000  # BP-chg-4
        self.stopped_short = 4000  # BP-chg-15
        self.square_halt = 2000  # BP-sq-4
        # sight and shooting
        self.wood_depth = 2000  # BP-los-8
        self.sight_over = 4000  # BP-los-10
        self.must_shoot = 4000  # BP-shoot-6
        self.close_range = 4000  # BP-shoot-11
        self.close_band = 8000  # BP-shoot-20
        self.shoot_over = 4000  # BP-shoot-27
        self.traverse = 8000  # BP-resp-19
        self.cover_near = 1000  # BP-terr-18
        self.cover_line = 2000  # BP-terr-18
        self.bounce = 2000  # BP-opt-8
        # hand-to-hand and morale
        self.support = 4000  # BP-sup-1
        self.broken_retires = 8000  # BP-brig-8
        self.building_held = 4000  # BP-vic-4
        # buildings and commanders
        self.face = 1000  # BP-geo-10
        self.commander_radius = 750  # BP-com-1
        self.join = 1000  # BP-com-3
        self.commander_flees = 1000  # BP-chg-18


TOUCH: Final = 50  # contact (BP-geo-12): a tolerance of the measuring, which no scale changes
GRAIN: Final = 50  # of a shortened step (BP-order-6)


class Modifiers:
    """The rows of the tables of modifiers (4.1, 4.7, 4.9, 4.12), by the names that the pack gives them."""

    def __init__(self) -> None:  # what each is worth, the pack alone says
        self.command_distance = 0  # for each full step (BP-cmd-7)
        self.command_enemy = 0  # BP-cmd-9
        self.command_attack_column = 0  # BP-cmd-11
        self.command_march_column = 0  # BP-cmd-12
        self.command_march_column_road = 0  # BP-cmd-13
        self.shooting_column_or_square = 0  # BP-shoot-10
        self.shooting_close = 0  # BP-shoot-11
        self.shooting_shaken_or_disordered = 0  # BP-shoot-13
        self.shooting_poor_target = 0  # BP-shoot-14
        self.shooting_beyond_half_range = 0  # BP-shoot-15
        self.shooting_over_units = 0  # BP-shoot-16
        self.save_attack_column = 0  # BP-save-2
        self.save_light_cover = 0  # BP-save-3
        self.save_heavy_cover = 0  # BP-save-4
        self.save_march_column = 0  # BP-save-5
        self.save_artillery_long = 0  # BP-save-6
        self.save_artillery_near = 0  # BP-save-7
        self.break_excess = 0  # for each casualty above Stamina (BP-break-9)
        self.break_disordered = 0  # BP-break-10
        self.break_artillery = 0  # BP-break-11
        self.combat_charging = 0  # BP-h2h-7
        self.combat_won_before = 0  # BP-h2h-8
        self.combat_shaken_or_disordered = 0  # BP-h2h-9
        self.combat_skirmishers = 0  # BP-h2h-10
        self.combat_flank_or_rear = 0  # BP-h2h-11
        self.result_rear_support = 0  # BP-h2h-17
        self.result_flank_support = 0  # BP-h2h-18
        self.result_square = 0  # BP-h2h-19
        self.result_building = 0  # for each size (BP-h2h-20)


class Drill:
    """What a formation allows (4.4, 4.8)."""

    def __init__(self) -> None:
        self.shooting = NOBODY  # dice; NOBODY leaves those of the unit
        self.combat = NOBODY
        self.per_side = False  # the dice are for each side
        self.charges = True  # BP-form-22
        self.column = False  # for artillery and saves (BP-form-23)
        self.free_move = False  # on a failed order
        self.most_moves = 3


# Results of a break test.
BREAKS: Final = 0
RETIRES: Final = 1
HOLDS: Final = 2
SHOOTING_ROW: Final = 0
COMBAT_ROW: Final = 1

# Results of a blunder (4.5).
TO_REAR: Final = 0
TO_LEFT: Final = 1
TO_RIGHT: Final = 2
TO_FRONT: Final = 3
UNCONTROLLED: Final = 4


class Kind:
    """A profile at a size: what a unit of it is worth, size applied once (BP-size-5)."""

    def __init__(self, id: str, arm: int, size: int, mounted: bool) -> None:
        self.id: Final = id  # of the profile
        self.arm: Final = arm
        self.size: Final = size
        self.mounted: Final = mounted  # move class horse
        self.combat = 0  # hand-to-hand dice
        self.shooting: Choice = (0, 0, 0)  # dice at close, medium and long range; alike but for artillery
        self.morale = 4
        self.stamina = 3
        self.weapon = ""
        self.reach = 0  # range of the weapon
        self.screen = 0  # and of the one die of its mixed order (BP-spec-34)
        self.guns = False  # the weapon is artillery
        self.specials = 0
        self.elite = 7  # recovers on this or more
        self.partner = NOBODY  # the kind that it mounts or dismounts to (BP-spec-37)
        self.width: Final = [0] * len(FORMATIONS)  # 0 where it cannot take the formation
        self.depth: Final = [0] * len(FORMATIONS)


class Feature:
    """A piece of terrain."""

    def __init__(self, id: str, kind: int, points: list[int]) -> None:
        self.id: Final = id
        self.kind: Final = kind
        self.points: Final = points  # flat x, y, x, y…: the corners of an area, the points of a line
        self.area: Area | None = None  # of an area feature
        self.road: Road | None = None
        self.segments: Final[list[Shape]] = []  # of an obstacle or a fortification
        self.size = 0  # of a building
        self.level = 0  # of a hill
        self.width = 0  # of a road
        self.cover = NO_COVER
        self.faces: Final[list[int]] = []  # of a building: its sides of at least an inch, by first corner


class Forces:
    """Units, then commanders: one number for every piece, units first."""

    def __init__(self) -> None:
        self.ids: Final[list[str]] = []  # units, then commanders
        self.side: Final[list[int]] = []
        self.brigade: Final[list[int]] = []  # NOBODY for a general
        self.units = 0  # how many pieces are units
        self.of: Final[list[list[int]]] = [[], []]  # by side: its units
        self.sets: Final = [0, 0]  # the same as sets
        # units
        self.kind: Final[list[int]] = []  # the kind it begins with
        self.formation: Final[list[int]] = []
        self.pose: Final[list[Choice]] = []  # x, y, facing; of a commander x, y, 0
        self.building: Final[list[int]] = []  # the feature that it garrisons at the start, or NOWHERE
        self.reserve: Final[list[int]] = []  # the turn from which it may arrive, 0 if on the table
        self.entry: Final[list[Choice]] = []  # x, y, x, y of its entry segment, or PASS
        # commanders, by piece number less `units`
        self.rating: Final[list[int]] = []
        self.bonus: Final[list[int]] = []
        self.move: Final[list[int]] = []
        self.personality: Final[list[int]] = []


class Brigades:
    """The brigades of both sides."""

    def __init__(self) -> None:
        self.ids: Final[list[str]] = []
        self.side: Final[list[int]] = []
        self.commander: Final[list[int]] = []  # a piece number
        self.units: Final[list[list[int]]] = []
        self.counted: Final[list[list[int]]] = []  # the units that count for its morale (BP-brig-3)
        self.of: Final[list[list[int]]] = [[], []]  # by side


class Goal:
    """An objective: a building or a disc."""

    def __init__(self, id: str, points: int, building: int, x: int, y: int, radius: int) -> None:
        self.id: Final = id
        self.points: Final = points
        self.building: Final = building  # a feature, or NOWHERE
        self.x: Final = x
        self.y: Final = y
        self.radius: Final = radius


# Lines of victory (BP-scen-6).
ARMY_BREAK: Final = 0
MOST_POINTS: Final = 1
SCORE: Final = 2
TIE_DRAW: Final = 2  # 0 and 1 name the side that wins a tie
TIE_FEWER_BROKEN: Final = 3


class VictoryLine:
    """One line of the scenario's victory rules."""

    def __init__(self, rule: int, tie: int, side: int, wins: int, draws: int) -> None:
        self.rule: Final = rule
        self.tie: Final = tie
        self.side: Final = side
        self.wins: Final = wins
        self.draws: Final = draws  # NOBODY if no score draws


class Field:
    """One battle's fixed facts; options are plain fields."""

    def __init__(self, scenario: str, width: int, depth: int, weights: Weights) -> None:
        self.weights: Final = weights  # by which bots judge
        self.scenario: Final = scenario
        self.width: Final = width
        self.depth: Final = depth
        self.lengths: Final = Lengths()
        self.armies: Final = list(SIDES)  # the sides by their armies, where these differ
        self.turns = 8
        self.first = NOBODY  # the first side; NOBODY: rolled for (BP-over-8)
        self.kinds: Final[list[Kind]] = []
        self.forces: Final = Forces()
        self.brigades: Final = Brigades()
        self.generals: Final = [NOBODY, NOBODY]  # by side: a piece number
        self.features: Final[list[Feature]] = []
        self.by_kind: Final[list[list[int]]] = [[] for _ in TERRAIN]  # the features of a kind
        self.hills: Final[list[int]] = []
        self.roads: Final[list[int]] = []  # by feature: its connected road area (roads, bridges), or NOWHERE
        self.goals: Final[list[Goal]] = []
        self.ways: Final[dict[tuple[int, int, bool], Ways]] = {}  # maps by place, as they are asked for
        self.advised: Final[Memory[list[Advice]]] = Memory(64)  # legs with what they are worth
        self.shots: Final[Memory[list[Choice]]] = Memory(512)  # of a unit, by who stands where
        self.useful: Final[Memory[list[Choice]]] = Memory(1024)  # its legs, ten kilobytes each
        self.plans: Final[Memory[Plan]] = Memory(256)  # of a side
        self.rehearsed: Final[Memory[Choice]] = Memory(4096)  # what was chosen; each takes kilobytes
        self.promise = 0  # what bots think of the start for side 0: a scenario is taken to be fair
        self.victory: Final[list[VictoryLine]] = []
        self.zones: Final[list[list[int]]] = [[], []]  # by side: where it deploys
        self.names: Final[dict[str, str]] = {}  # of commanders, where a roster gives them
        self.titles: Final[dict[str, str]] = {}  # of their brigades, of a general's army
        self.drawn = False  # a number drew the ground (BP-pick-3)
        self.drills: Final = [Drill() for _ in FORMATIONS]
        self.modifiers: Final = Modifiers()
        self.margins: Final[list[Choice]] = []  # at least so far under the rating, moves: the best last
        self.blunders: Final[list[Choice]] = []  # by die less one: result, moves; or result, moves by die
        self.breaking: Final[list[list[Choice]]] = [[], []]  # by row: total, result by arm, in rising order
        self.breaking_clauses: Final[list[list[str]]] = [[], []]
        self.paces: Final = [1] * len(TERRAIN)  # the cost of a step is multiplied by this (BP-terr-5)
        self.reliable = 1  # what special rules add: BP-spec-2, BP-spec-4, BP-spec-19, BP-spec-8
        self.pas_de_charge = 1
        self.gallop = 1
        self.first_fire = 1
        self.shrapnel = 3  # dice (BP-spec-11)
        self.heavy = 1  # BP-spec-17
        self.brave = 4  # recovers on this or more (BP-spec-25)
        # options (section 7)
        self.referee = False
        self.general_orders = False
        self.personalities = False
        self.bouncing_shot = False
        self.one_move_and_fire = False
        self.shoot_before_orders = False
        self.kind_brigades = False
        self.lie_down = False
        self.column_of_companies = False
        self.four_deep_line = False
        self.deep_cavalry = False
        self.no_late_square = False
        self.free_deployment = False
        self.formed_in_woods = False
        self.literal_retire = False
        self.literal_garrison_fire = False
