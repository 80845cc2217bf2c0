"""The field of one match: what never changes once it is set up, as tables indexed by small numbers."""

from typing import Final

from grognard.boards.hexes import HexBoard
from grognard.core.journal import Choice
from grognard.games.battle_cry.weights import Weights

NOBODY: Final = -1
OFF_BOARD: Final = -1

INFANTRY: Final = 0
CAVALRY: Final = 1
ARTILLERY: Final = 2
GENERAL: Final = 3
ARMS: Final = ["infantry", "cavalry", "artillery", "general"]

# The battle die (BC-hit-1): a face that shows an arm has the arm's number.
FLAG: Final = 3
SWORDS: Final = 4
FACES: Final = ["infantry", "cavalry", "artillery", "flag", "swords"]
DIE: Final[Choice] = (INFANTRY, INFANTRY, CAVALRY, ARTILLERY, FLAG, SWORDS)
FACE_WEIGHTS: Final[Choice] = (2, 1, 1, 1, 1)

LEFT: Final = 0
CENTER: Final = 1
RIGHT: Final = 2
SECTIONS: Final = ["left", "center", "right"]

ALL: Final = -1  # every piece of the section
FACINGS: Final = ["n", "ne", "se", "s", "sw", "nw", "e", "w"]


class Ground:
    """The terrain, hex by hex. A property is the clause that gives it, or empty."""

    def __init__(self, size: int) -> None:
        self.terrain: Final = [0] * size
        self.stops: Final = [""] * size
        self.closed: Final = [[""] * size for _ in ARMS]  # by arm
        self.blocks: Final = [""] * size
        self.high: Final = [False] * size
        self.cover: Final = [0] * size
        self.cover_clause: Final = [""] * size
        self.fewer: Final = [0] * size
        self.fewer_clause: Final = [""] * size
        self.flags: Final = [[0] * size for _ in range(2)]  # flags that a side's units may ignore here
        self.general_flags: Final = [0] * size  # and a lone general, of either side
        self.flags_clause: Final = [[""] * size for _ in range(2)]
        self.works_allowed: Final = [True] * size
        # by arm and hex: the dice by distance that limit whoever stands there or has just moved there
        self.standing: Final[list[list[list[int] | None]]] = [[None] * size for _ in ARMS]
        self.standing_clause: Final = [[""] * size for _ in ARMS]
        self.moved: Final[list[list[list[int] | None]]] = [[None] * size for _ in ARMS]
        self.moved_clause: Final = [[""] * size for _ in ARMS]


class Sight:
    """What can hide one hex from another: a wall of terrain, or pieces on the hexes in between."""

    __slots__ = ("crossed", "runs", "wall", "wall_clause")

    def __init__(
        self, wall: int, wall_clause: str, crossed: Choice, runs: list[tuple[Choice, Choice]]
    ) -> None:
        self.wall: Final = wall  # a hex whose terrain blocks, or NOBODY
        self.wall_clause: Final = wall_clause
        self.crossed: Final = crossed  # a piece on one of these blocks
        self.runs: Final = runs  # along sides: blocked if something blocks on the left and on the right


class WorkKind:
    """A fence, fieldwork or entrenchment."""

    def __init__(
        self,
        id: str,
        sides: int,
        cover: int,
        cover_clause: str,
        ignores: int,
        ignores_clause: str,
        token: bool,
    ) -> None:
        self.id: Final = id
        self.sides: Final = sides
        self.cover: Final = cover
        self.cover_clause: Final = cover_clause
        self.ignores: Final = ignores
        self.ignores_clause: Final = ignores_clause
        self.token: Final = token


class Terms:
    """What the turn's card allows, by arm; chapters read these and never the card."""

    def __init__(self) -> None:
        self.moves = [0, 0, 0, 0]  # instead of the unit's own move, where above 0
        self.moves_clause = ""
        self.still = ""  # the clause that forbids all movement
        self.battles = [1, 1, 1, 0]
        self.battles_clause = "BC-battle-3"
        self.either = ""  # the clause by which a unit moves or battles, whatever its own rules
        self.bonus = [0, 0, 0, 0]
        self.bonus_clause = ""
        self.bonus_led = False  # only for units with a general
        self.second_move = ""  # the clause that lets ordered cavalry move again
        self.draws = 1
        self.takes_ground = True


class Deed:
    """What a card does: the code word of its effect and the numbers that go with it."""

    def __init__(self, id: str, effect: str, clause: str, terms: Terms) -> None:
        self.id: Final = id
        self.effect: Final = effect
        self.clause: Final = clause
        self.terms: Final = terms
        self.copied_terms = terms  # when played by Counterattack
        self.orders = [0, 0, 0]
        self.arms: list[int] = []
        self.generals = False
        self.substitute = ""
        self.mirror = 0  # what Counterattack makes of it
        self.offensive = False


class Goal:
    """An objective: flags for ground."""

    def __init__(
        self, kind: str, side: int, clause: str, groups: list[list[int]], need: int, each: bool, flags: int
    ) -> None:
        self.kind: Final = kind
        self.side: Final = side
        self.clause: Final = clause
        self.groups: Final = groups
        self.need: Final = need
        self.each: Final = each
        self.flags: Final = flags


class Army:
    """The pieces of both sides, by number: what each one is."""

    def __init__(self) -> None:
        self.ids: Final[list[str]] = []
        self.names: Final[list[str]] = []  # a general's name, else empty
        self.types: Final[list[str]] = []
        self.model: Final[list[int]] = []  # the first piece of the same side and type
        self.side: Final[list[int]] = []
        self.arm: Final[list[int]] = []
        self.full: Final[list[int]] = []  # figures at the start
        self.moves: Final[list[int]] = []
        self.moves_clause: Final[list[str]] = []
        self.battle_after: Final[list[int]] = []  # hexes that it may move and still battle
        self.after_clause: Final[list[str]] = []
        self.dice: Final[list[list[int]]] = []  # by distance; 0 beyond the range
        self.dice_clause: Final[list[str]] = []
        self.hill_dice: Final[list[list[int]]] = []
        self.reach: Final[list[int]] = []  # range, and range from a hill
        self.hill_reach: Final[list[int]] = []
        self.of: Final[list[list[int]]] = [[], []]  # by side: all its pieces
        self.units: Final[list[list[int]]] = [[], []]
        self.generals: Final[list[list[int]]] = [[], []]


class Field:
    """Board, ground, armies, deck and goals of one scenario with its options."""

    def __init__(self, board: HexBoard, top: int, weights: Weights) -> None:
        self.board: Final = board
        self.weights: Final = weights
        self.size: Final = board.size
        self.neighbours: Final = board.neighbours
        self.distance: Final = board.distance
        self.top: Final = top
        rearward = [board.down, board.down]
        rearward[top] = board.up
        self.rearward: Final = rearward
        rows = len(board.widths)
        self.edge_row: Final = [0 if side == top else rows - 1 for side in range(2)]
        self.sections: Final = [
            [sections(board, hex, side == top) for hex in range(self.size)] for side in range(2)
        ]
        # by side and hex: 1 for the left section, 2 for the center, 4 for the right
        self.section_bits: Final = [
            [sum([1 << section for section in seen]) for seen in by_hex] for by_hex in self.sections
        ]
        self.goal_hexes: Final = [False] * self.size
        self.ground: Final = Ground(self.size)
        self.army: Final = Army()
        self.work_kinds: Final[list[WorkKind]] = []
        self.fieldwork = 0  # the kind of work that a card builds
        self.works: tuple[Choice, ...] = ((),) * self.size
        self.tokens = 0
        self.places: Final[list[int]] = []  # where the pieces start
        self.deeds: Final[list[Deed]] = []
        self.copies: Final[list[int]] = []
        self.ordinary: Final = Terms()
        self.copied_ordinary = self.ordinary  # for a substitute order after Counterattack
        self.fight_back = NOBODY  # the card that answers a battle
        self.goals: Final[list[Goal]] = []
        self.hand_size: Final = [0, 0]
        self.need: Final = [0, 0]  # flags to win
        self.first = 0
        self.scenario = ""
        self.open_beside: list[list[list[int]]] = []  # by arm: the neighbours that are not closed to it
        self.sights: Final[list[Sight | None]] = [None] * (self.size * self.size)  # filled when first asked
        # what bots ask of the ground, filled when first asked: see prospects.py
        self.covers: Final[list[list[int] | None]] = [None] * self.size
        self.bearings: Final[list[bytes | None]] = []
        self.promise = 0  # what bots think of the start for side 0: a scenario is taken to be fair
        # optional rules
        self.led_bonus = 0  # BC-var-1
        self.plain_hills = False  # BC-var-3
        self.edge_figures = False  # BC-var-4
        self.offensive_pass = False  # BC-var-5
        self.offensive_hand = False  # BC-var-6
        self.offensive_choice = False  # BC-var-7
        self.turn_cap = 0  # BC-var-8
        self.sides_together = False  # BC-var-10


def sections(board: HexBoard, hex: int, from_top: bool) -> Choice:
    """The sections of a hex as a player sees them: two on a dotted line (BC-board-9 to BC-board-13)."""
    x = board.x[hex]
    seen: Choice = ()
    if x <= 8:
        seen += (LEFT,)
    if 8 <= x <= 16:
        seen += (CENTER,)
    if x >= 16:
        seen += (RIGHT,)
    return tuple(RIGHT - section for section in reversed(seen)) if from_top else seen
