"""The field of one match: what never changes once it is set up, as tables indexed by small numbers.

A set of areas is a whole number, bit by bit: area 0 is 1, area 1 is 2.
"""

from typing import Final

from grognard.boards.areas import AreaBoard
from grognard.core.journal import Choice
from grognard.games.gradisca.weights import Weights

VEN: Final = 0
AUS: Final = 1
SIDES: Final = ["ven", "aus"]
NOBODY: Final = -1
NOWHERE: Final = -1

# Types of counter (GR-2.1-1 to GR-2.1-3); the camp is a counter, but no unit (rule 24).
INFANTRY: Final = 0
LIGHT: Final = 1
MEDIUM: Final = 2
HEAVY: Final = 3
SAPPER: Final = 4
ARTILLERY: Final = 5
LEADER: Final = 6
CAMP: Final = 7
TYPES: Final = ["inf", "lcav", "mcav", "hcav", "sap", "art", "leader", "camp"]

# Kinds of border (GR-map-10).
PLAIN: Final = 0
IMPASSABLE: Final = 1
RIVER: Final = 2
BRIDGE: Final = 3
WALL: Final = 4
KINDS: Final = ["normal", "impassable", "river", "river_bridge", "wall"]

# How "?" is written among the values of loot (GR-13-4).
UNKNOWN: Final = 0
DIE: Final[Choice] = (1, 2, 3, 4, 5, 6)

# Answers to a question, in the notation.
ON: Final = 0  # another round (rule 18)
END: Final = 1
STAND: Final = 2  # one more hit instead of retreat (GR-7.3-7)
RETREAT: Final = 3
DESTROY: Final = 4  # a captured fort (GR-19.2-3)
CONVERT: Final = 5
ANSWERS: Final = ["on", "end", "stand", "retreat", "destroy", "convert"]

# Morale zones (rule 22).
GREEN: Final = 0
YELLOW: Final = 1
RED: Final = 2


class Land:
    """The areas and their borders. The board knows who is next to whom, the land what lies there."""

    def __init__(self, board: AreaBoard, borders: int) -> None:
        size = board.size
        self.board: Final = board
        self.size: Final = size
        self.ids: Final[list[str]] = []
        self.cost: Final = [1] * size  # points to enter: 2 where it is difficult (GR-6-2)
        self.tiers: Final[list[int]] = []  # by cost, the set of areas that cost so much to enter
        self.difficult: Final = [False] * size
        self.town: Final = [False] * size
        self.fortress: Final = [False] * size
        self.edge: Final = [False] * size  # units may leave the map here (GR-6-24)
        self.named: Final = [False] * size  # it has a printed name (GR-2.3-7)
        self.territory: Final = [NOBODY] * size
        self.sea = 0  # the set of areas on the Adriatic (GR-21-7)
        self.sources: Final = [0, 0]  # by side: its sources of supply (GR-21-3)
        self.raidable: Final = [0, 0]  # by side: where it may carry out a razzia (GR-23-19)
        # borders, by number; the board's `border(a, b)` gives the number, NOBODY where areas do not touch
        self.kind: Final = [PLAIN] * borders
        self.ends: Final[list[tuple[int, int]]] = []
        self.flooding: Final = [False] * borders  # of the river that card 23 floods (GR-card23-1)
        self.wall: Final = [NOBODY] * borders  # the number of the wall on the border
        # walls, by number
        self.level: Final[list[int]] = []  # as printed
        self.inside: Final[list[int]] = []  # the fortress
        self.outside: Final[list[int]] = []  # the area before it
        self.walls_of: Final[list[list[int]]] = [[] for _ in range(size)]  # by area, from either side
        # the questions of the chapters, answered once
        self.open_to: Final[list[list[int]]] = [[] for _ in range(size)]  # neighbours but across X (GR-6-5)
        self.near: Final = [0] * size  # the same as a set
        self.free: Final = [0] * size  # but across X and, where rivers count, bridgeless rivers (GR-15-6)


class Forces:
    """The counters of both sides, by number: what each one is."""

    def __init__(self) -> None:
        self.ids: Final[list[str]] = []
        self.side: Final[list[int]] = []
        self.type: Final[list[int]] = []
        self.command: Final[list[int]] = []  # NOBODY for a camp
        self.attack: Final[list[Choice]] = []  # fire value in good order and disorganised; a leader's value
        self.defence: Final[list[Choice]] = []
        self.steps: Final[list[int]] = []  # 2 with a disorganised side, else 1; 0 for leaders and camps
        self.cernide: Final[list[bool]] = []
        self.dutch: Final[list[bool]] = []
        self.allowance: Final[list[int]] = []  # movement points (GR-6-1)
        self.start: Final[list[int]] = []  # the area, or NOWHERE
        self.group: Final[list[int]] = []  # the reinforcement group it waits in, or NOBODY
        self.replacement: Final[list[int]] = []  # the leader on the back, or NOBODY
        self.of: Final[list[list[int]]] = [[], []]  # by side
        self.under: Final[list[list[int]]] = []  # by command: its units and leaders, replacements included
        self.leaders: Final[list[list[int]]] = []  # by command: its leader, then the replacement
        self.camp: Final = [NOBODY, NOBODY]  # by side

    def is_combat(self, piece: int) -> bool:
        """A combat unit, whatever its type (GR-2.1-2)."""
        return self.type[piece] < LEADER

    def is_fighting(self, piece: int) -> bool:
        """A combat unit that is no sapper (GR-2.1-11)."""
        return self.type[piece] < LEADER and self.type[piece] != SAPPER

    def is_foot_or_horse(self, piece: int) -> bool:
        """Infantry or cavalry: what may enter among enemies alone, counts for stacking, and raids."""
        return self.type[piece] < SAPPER


class Card:
    """A card as data: when it may be played, and the code word of its effect with its numbers."""

    def __init__(self, id: str, number: int, effect: str) -> None:
        self.id: Final = id
        self.number: Final = number
        self.effect: Final = effect
        self.side = NOBODY  # VEN or AUS where the card names one side (GR-12-2)
        self.both = False
        self.opponent = False  # it works on the player's opponent
        self.mandatory = False
        self.removed = False  # "remove if used" (GR-12-9)
        self.later = False  # marked 1617 (GR-12-12)
        self.reinforcement = False  # marked R (rule 26)
        self.reaction = False
        self.date = 0  # only after the date of this box; 0 without
        self.before = False  # only before the first area (GR-card-3)
        # the numbers of its effect
        self.group = NOBODY  # the reinforcements that it brings
        self.points = 0  # victory points
        self.morale = 0
        self.boxes = 0  # how far the end marker goes
        self.bonus = 0  # added to movement or fire
        self.highest = 0  # the value that the bonus never passes
        self.crowds: list[int] = []  # combat units in one area that cost a hit, and one hit more
        self.places = 0  # named areas to be held
        self.units = 0  # how many recover
        self.hits = 0
        self.hits_difficult = 0
        self.no_sea = False  # the sea supply marker is taken off
        self.bars = 0  # the set of cards that nobody plays until the end of the turn

    def clause(self, number: int) -> str:
        """The clause of the card with this number."""
        return f"GR-card{self.number:02d}-{number}"


class Group:
    """Reinforcements that come together (section 5.4)."""

    def __init__(self, id: str, side: int) -> None:
        self.id: Final = id
        self.side: Final = side
        self.members: Final[list[int]] = []
        self.arrival: Final[list[int]] = []  # the areas where it may come in
        self.apart = False  # each unit chooses its area (card 3)


class Track:
    """The turn track: boxes are numbered from 1; entry 0 is not used."""

    def __init__(self) -> None:
        self.ids: Final[list[str]] = [""]
        self.year: Final = [0]
        self.morale_loss: Final = [False]
        self.winter: Final = [False]  # cavalry moves less (GR-25.1-1)
        self.later_cards = 0  # the box whose beginning brings the 1617 cards (GR-4.1-8)

    def last(self) -> int:
        return len(self.ids) - 1


class Field:
    """Land, forces, deck and track of the scenario, with the options chosen."""

    def __init__(self, land: Land, weights: Weights) -> None:
        self.land: Final = land
        self.weights: Final = weights  # by which bots judge
        self.forces: Final = Forces()
        self.cards: Final[list[Card]] = []
        self.groups: Final[list[Group]] = []
        self.track: Final = Track()
        self.commands: Final[list[str]] = []
        self.command_side: Final[list[int]] = []
        self.in_cup: Final[list[bool]] = []  # its marker starts in the cup
        self.first_box = 1
        self.end_box = 0  # where the end marker starts
        self.hand_size = 4
        self.stacking = 6
        self.first_card: Final = [NOBODY, NOBODY]  # the card that a side starts with (GR-4-8)
        self.loot: Final = [NOBODY] * land.size  # whose set the marker of the area belongs to, at the start
        self.loot_values: Final[list[list[int]]] = [[], []]  # by side: its markers' values, UNKNOWN for "?"
        self.prizes: Final[list[list[int]]] = [
            [0] * land.size for _ in range(2)
        ]  # points at the end, by side
        self.fort_pool: Final = [0, 0]  # markers in hand at the start
        self.forts: Final = [0] * land.size
        self.fort_owner: Final = [NOBODY] * land.size
        self.points: Final = [0, 0]  # victory points at the start (GR-opt-11)
        self.morale: Final = [0, 0]
        self.zones: Final[list[int]] = []  # by morale value: GREEN, YELLOW or RED
        self.mine_table: list[int] = []  # by die, entry 0 unused: 1 breach, 0 nothing, -1 mine lost
        self.keeper = NOWHERE  # Rubia supplies Gradisca across an impassable border (GR-21-12)
        self.kept = NOWHERE
        self.exempt: Final = [0, 0]  # by side: areas that need no attack supply but fortresses (GR-21.1-8)
        self.scenario = ""
        self.teams = False  # four players (rule 4.2)
        self.partner: Final[list[int]] = []  # by command: which of the side's two players leads it, 0 or 1
        # options of section 7
        self.captured_replaced = False  # GR-opt-5
        self.origin_closed = False  # GR-opt-6: beaten defenders may not go where the attackers came from
        self.cards_between = False  # GR-opt-7
        self.river_retreat = False  # GR-opt-8
        self.breach_out = True  # GR-opt-9: guns inside fire out across a breach at -1
        self.breach_in = True  # GR-opt-9: guns outside fire in across a breach
        self.loot_anyone = False  # GR-opt-14
        self.razzia_always = False  # GR-opt-15
        # the advanced chapters (GR-opt-12)
        self.rivers = False  # rule 15
        self.radius = False  # rule 16
        self.calls = False  # rule 17
        self.rounds = False  # rule 18
        self.rough = False  # rule 19.1
        self.two_forts = False  # rule 19.2
        self.supply = False  # rules 20 and 21
        self.attack_supply = False  # rule 21.1
        self.army_morale = False  # rule 22
        self.razzia = False  # rule 23
        self.camps = False  # rule 24
        self.winter = False  # rule 25.1
        self.raids = False  # rule 25.2
        self.raiders_tire = False  # rule 25.3
        self.early_cards = False  # rule 26
