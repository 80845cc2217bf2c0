"""The field of one match: what never changes once it is set up, as tables indexed by small numbers."""

from typing import Final

from grognard.boards.hexes import HexBoard
from grognard.core.journal import Choice
from grognard.games.tactique.weights import Weights

NOBODY: Final = -1
OFF_MAP: Final = -1

INFANTRY: Final = 0
CAVALRY: Final = 1
ARTILLERY: Final = 2
ARMS: Final = ["infantry", "cavalry", "artillery"]

LIGHT: Final = 0
HEAVY: Final = 1
ELITE: Final = 2
GRADES: Final = ["light", "heavy", "elite"]

# The die (4.2): a face that hits an arm has the arm's number.
YELLOW: Final = 3
BLACK: Final = 4
WHITE: Final = 5
FACES: Final = ["blue", "green", "red", "yellow", "black", "white"]
DIE: Final[Choice] = (0, 1, 2, 3, 4, 5)
FACE_WEIGHTS: Final[Choice] = (1, 1, 1, 1, 1, 1)

# The rows of the dice table (3.8).
CLEAR: Final = 0
HIGHER: Final = 1
LOWER: Final = 2
ROUGH: Final = 3
ROW_CLAUSES: Final = ["TA-dice-1", "TA-dice-2", "TA-dice-3", "TA-dice-4"]

COMMANDS: Final = ["mediocre", "good", "excellent"]  # TA-cmd-1 to TA-cmd-3: 3, 4 and 5 units
COMMAND_CLAUSES: Final = ["TA-cmd-1", "TA-cmd-2", "TA-cmd-3"]
LOWEST_COMMAND: Final = 3

# Who may be activated together (4.5): infantry, cavalry, light guns, other guns; a clause, or empty.
COMPANIES: Final = [
    ["", "TA-cmd-10", "TA-cmd-12", ""],
    ["TA-cmd-10", "", "", "TA-cmd-12"],
    ["TA-cmd-12", "", "", ""],
    ["", "TA-cmd-12", "", ""],
]
OTHER_GUNS: Final = 3

EDGES: Final = ["n", "s", "e", "w"]
NEVER: Final = 99  # more flags than a roll can show


class Ground:
    """The terrain, hex by hex."""

    def __init__(self, size: int) -> None:
        self.terrain: Final = [0] * size
        self.level: Final = [0] * size
        self.passable: Final = [True] * size
        self.rough: Final = [False] * size
        self.blocks: Final = [False] * size
        self.works: Final = [False] * size
        self.shelter: Final = [""] * size  # the clause by which attacked infantry is supported here
        self.roads: Final[list[list[int]]] = [[] for _ in range(size)]  # the hexes that a road joins to it
        self.beside: Final[list[list[int]]] = [[] for _ in range(size)]  # neighbours that can be stepped into
        # by arm: neighbours that it may enter and go on from, and those that it must halt in
        self.onward: Final[list[list[list[int]]]] = [[[] for _ in range(size)] for _ in ARMS]
        self.halting: Final[list[list[list[int]]]] = [[[] for _ in range(size)] for _ in ARMS]


class Sight:
    """What can hide one hex from another: the ground, units on single hexes, or units on both of two."""

    __slots__ = ("pairs", "single", "wall", "wall_clause")

    def __init__(self, wall: int, wall_clause: str, single: Choice, pairs: list[tuple[int, int]]) -> None:
        self.wall: Final = wall  # a hex whose ground obstructs, or NOBODY
        self.wall_clause: Final = wall_clause
        self.single: Final = single
        self.pairs: Final = pairs


class Army:
    """The units of both sides, by number: what each one is, national characteristics included."""

    def __init__(self) -> None:
        self.ids: Final[list[str]] = []
        self.names: Final[list[tuple[str, str]]] = []  # English, French
        self.types: Final[list[str]] = []
        self.nations: Final[list[str]] = []
        self.side: Final[list[int]] = []
        self.arm: Final[list[int]] = []
        self.grade: Final[list[int]] = []
        self.company: Final[list[int]] = []  # by whom it may be joined when activated
        self.full: Final[list[int]] = []
        self.combat: Final[list[int]] = []
        self.combat_clause: Final[list[str]] = []
        self.farthest: Final[list[int]] = []  # off the road, with or without combat
        self.march: Final[list[int]] = []
        self.march_clause: Final[list[str]] = []
        self.dice: Final[list[list[int]]] = []
        self.range: Final[list[int]] = []
        self.range_clause: Final[list[str]] = []
        self.fire: Final[list[int]] = []
        self.fire_moved: Final[list[int]] = []
        self.fire_clause: Final[list[str]] = []
        self.rout: Final[list[int]] = []  # more flags than this eliminate it
        self.entry: Final[list[int]] = []  # where it enters, or where it starts
        self.turn: Final[list[int]] = []  # the game turn from which on it may enter; 0 = on the map
        self.of: Final[list[list[int]]] = [[], []]
        # national characteristics (3.16), already limited to the arms and grades that they speak of
        self.elan: Final[list[bool]] = []
        self.massed: Final[list[bool]] = []
        self.court: Final[list[int]] = []  # hexes; 0 = no such limit
        self.steady: Final[list[str]] = []  # the clause by which it ignores the first flag
        self.fresh: Final[list[bool]] = []  # steady only while it has all its elements
        self.grenzer: Final[list[bool]] = []
        self.fine_horse: Final[list[bool]] = []
        self.masse: Final[list[bool]] = []
        self.drill: Final[list[bool]] = []
        self.rallied: Final[list[bool]] = []  # one more die in the second combat of a pursuit
        self.parade: Final[list[bool]] = []
        self.stiff: Final[list[bool]] = []
        self.licorne: Final[list[bool]] = []
        self.volley: Final[list[bool]] = []
        self.unreined: Final[list[bool]] = []
        self.brittle: Final[list[bool]] = []


class Goal:
    """An objective hex: what it is worth to each side."""

    def __init__(self, hex: int, values: list[int], held: int) -> None:
        self.hex: Final = hex
        self.values: Final = values
        self.held: Final = held  # the side that controls it at the start, or NOBODY


class Terms:
    """What a manoeuvre order changes this turn; chapters read these and never the order."""

    def __init__(self) -> None:
        self.limit = 0  # units that may be activated, instead of the command level's
        self.limit_clause = ""
        self.any_arms = False  # of whatever arms
        self.one_arm = ""  # the clause that holds the group to one arm
        self.anywhere = False  # however far apart
        self.farther = 0  # hexes added to the move with combat
        self.everybody = False  # for every unit, not only for the one named
        self.woodsmen = False  # the unit named passes rough hexes
        self.second_group = False  # another command and movement phase


class Order:
    """An order that letters pay for."""

    def __init__(self, id: str, kind: str, cost: int, clause: str, terms: Terms) -> None:
        self.id: Final = id
        self.kind: Final = kind
        self.cost: Final = cost
        self.clause: Final = clause
        self.terms: Final = terms


class Field:
    """Board, ground, armies and goals of one scenario with its options."""

    def __init__(self, board: HexBoard, weights: Weights) -> None:
        self.board: Final = board
        self.weights: Final = weights
        self.size: Final = board.size
        self.neighbours: Final = board.neighbours
        self.distance: Final = board.distance
        self.ground: Final = Ground(self.size)
        self.army: Final = Army()
        self.edges: Final = [0, 0]  # by side: its friendly edge
        # by side and hex: where a step of retreat may lead; OFF_MAP across the friendly edge
        self.rear: Final[list[list[list[int]]]] = [[], []]
        self.edge: Final[list[list[bool]]] = [[], []]  # by side and hex: such a step may leave the map
        self.levels: Final[list[list[int]]] = [[], []]  # by side and game turn: units that may be activated
        self.links: Final[list[list[int]]] = []  # by two units: how far apart they may be activated together
        self.targets: Final = [0, 0]
        self.goals: Final[list[Goal]] = []
        self.chains: Final[list[list[int]]] = []  # the roads, hex by hex
        self.orders: Final[list[Order]] = []
        self.ordinary: Final = Terms()
        self.first = 0
        self.turns = 0
        self.at_limit = NOBODY  # the side that wins then, or NOBODY: the quotients are compared
        self.fog_until = 0
        self.fog_range = 0
        self.scenario = ""
        self.promise = 0  # what bots think of the start for side 0: a scenario is taken to be fair
        self.side_ids: Final = ["", ""]  # as the scenario calls them: fr, at…
        self.sights: Final[list[Sight | None]] = [None] * (self.size * self.size)  # filled when first asked
        # options (7.1)
        self.chain = False
        self.letters = False
        self.blows_with_hits = False
        self.guns_cross_guns = False
        self.pursuit_free = False
        self.riposte_advance = False
        self.guns_riposte = True
        self.rough_guns_count = True
        self.count_elements = False
        self.adjacent_lock = False
