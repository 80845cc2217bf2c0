"""A position of La Guerre de Gradisca: counters, walls, cards, cup, and the activation under way."""

from typing import Final, Self

from grognard.core.journal import PASS, Choice
from grognard.core.state import State
from grognard.games.gradisca.field import CAMP, LEADER, NOBODY, NOWHERE, SAPPER, Field

# Where a counter is that stands in no area.
WAITING: Final = -1  # with the reinforcements, or on the back of another leader
ELIMINATED: Final = -2
ON_TRACK: Final = -3  # with its group on a box (GR-26-3)

# Where a command's marker is.
OUT_OF_PLAY: Final = 0
IN_CUP: Final = 1
DRAWN: Final = 2
PLAYED: Final = 3

# The three ways to use a command (GR-5-1).
ONE_AREA: Final = 1
DRAW_CARD: Final = 2
LEADER_AREAS: Final = 3

# What cards have brought about until the end of the turn.
FLOOD: Final = 0  # card 23
RAIN: Final = 1  # card 24
CONFUSION: Final = 2  # card 11
TRUCE: Final = 3  # card 26
FLEET: Final = 4  # card 36: the set of cards that cannot be played

# What cards add in this activation, as numbers.
MARCH: Final = 0  # card 18: points, for combat units
ENGINEER: Final = 1  # card 21: value, for sappers and guns at walls and mines
NIGHT: Final = 2  # card 22: value, for infantry in the first round of the next land combat

# How the moving group stands to the enemy in the area that it has entered.
FREE: Final = 0  # it may go on
ENTERED: Final = 1  # it stands among enemies and stops, unless it tries a razzia (GR-6-6, GR-14-1)
RAIDING: Final = 2  # it has tried one here and may leave (GR-23-2)
HALTED: Final = 3  # it moves no more (GR-23-5)


class War(State):
    """Mutable data; the chapters judge it and change it.

    Cards are unique: a hand, a layer of the pile and what is out of the game are sets of cards, as whole
    numbers bit by bit; so are sets of areas.
    """

    # fmt: off
    __slots__ = (
        "acted", "active", "area", "areas_left", "at", "attackers", "base", "battlefield", "built",
        "camp_lost", "camp_moved", "cards_left", "chosen", "command", "cup", "discards", "disorganised",
        "end_box", "engaged", "field", "fort_pool", "forts", "fresh_mines", "group", "guarded", "hands",
        "held", "hits",
        "known", "lead", "loot", "loot_left", "mines", "morale", "origins", "pile", "points",
        "raided", "razzias", "removed", "round", "ruined", "sea", "seen", "shelled", "spent", "stacks",
        "supplied", "terms", "totals", "track", "trail", "turn", "turn_terms", "unsupplied", "walls", "way",
        "weights",
    )
    # fmt: on

    def __init__(self, field: Field, other: "War | None" = None) -> None:
        super().__init__()
        self.field: Final = field
        if other is None:
            pieces, size = len(field.forces.ids), field.land.size
            self.turn = field.first_box  # the box of the turn marker
            self.end_box = field.end_box
            self.weights = field.weights  # by which bots judge it
            self.seen: object = None  # what searches have made of it
            self.points = field.points.copy()
            self.morale = field.morale.copy()
            # counters
            self.at = [WAITING] * pieces
            self.stacks: list[Choice] = [PASS] * size  # all counters in an area, in rising order
            self.held = [0, 0]  # by side: the areas with units, leaders or combat units
            self.guarded = [0, 0]  # by side: the areas with combat units
            self.disorganised = [0] * pieces
            self.acted = [0] * pieces  # activated this turn (GR-5-17)
            self.spent = [0] * pieces  # movement points spent in this activation
            self.unsupplied = [0] * pieces  # marked out of supply (GR-21-13)
            # works and markers
            self.walls = field.land.level.copy()  # by wall
            self.mines = [0] * len(self.walls)
            self.forts = [[0] * size, [0] * size]  # by side and area
            self.fort_pool = field.fort_pool.copy()
            self.ruined = 0  # destroyed towns (GR-11-2)
            self.loot = [0, 0]  # by the side that placed them: the areas with a marker
            self.loot_left: list[list[int]] = [field.loot_values[0].copy(), field.loot_values[1].copy()]
            self.sea = NOWHERE  # the sea supply marker
            self.razzias = 0  # the areas raided this year
            self.camp_moved = [0, 0]
            self.camp_lost = [0, 0]  # the turn in which the camp was lost; 0 if never
            # cup and cards
            self.cup = [OUT_OF_PLAY] * len(field.commands)
            self.hands = [0, 0]
            self.known = [0, 0]  # by side: cards that it knows to be in the enemy's hand
            self.pile: list[int] = []  # layers, the top one last; within a layer there is no order
            self.discards: list[int] = []  # open, the latest last
            self.removed = 0
            self.track = [0] * len(field.groups)  # the box on which a group waits, 0 if none
            self.turn_terms = [0] * 5
            # the activation
            self.active = NOBODY  # the side whose command was drawn
            self.lead = [0, 0]  # by side: which of two partners decides, 0 or 1 (rule 4.2)
            self.command = NOBODY
            self.way = 0  # ONE_AREA, DRAW_CARD or LEADER_AREAS
            self.cards_left = 0
            self.areas_left = 0
            self.terms = [0] * 3
            self.chosen = 0  # the areas activated so far
            self.area = NOWHERE  # the area being activated
            self.supplied = 0  # it has attack supply (GR-21.1-10)
            self.shelled = 0  # the areas bombarded from it (GR-7.4.2-10)
            self.built = 0  # the areas where this activation built a fort (GR-19.2-2)
            self.raided = 0  # the areas that light cavalry raided in this activation (GR-25.2-5)
            self.fresh_mines: Choice = PASS  # walls mined in this activation, once for each mine (GR-7.5-7)
            self.group: Choice = PASS  # the units that move together
            self.base = NOWHERE  # the area that the group came from with its last step
            self.trail: Choice = PASS  # all areas that it came from in this move
            self.engaged = FREE
            # the combat
            self.battlefield = NOWHERE
            self.attackers: Choice = PASS
            self.origins: Choice = PASS  # by attacker: the area it entered from; NOWHERE if it landed
            self.round = 0
            self.hits = [0, 0]  # suffered by each side in this round, after reductions
            self.totals = [0, 0]  # suffered in the whole combat
            for piece, area in enumerate(field.forces.start):
                if area != NOWHERE:
                    self.set_down(piece, area)
        else:
            self.turn = other.turn
            self.end_box = other.end_box
            self.weights = other.weights
            self.seen = other.seen
            self.points = other.points.copy()
            self.morale = other.morale.copy()
            self.at = other.at.copy()
            self.stacks = other.stacks.copy()
            self.held = other.held.copy()
            self.guarded = other.guarded.copy()
            self.disorganised = other.disorganised.copy()
            self.acted = other.acted.copy()
            self.spent = other.spent.copy()
            self.unsupplied = other.unsupplied.copy()
            self.walls = other.walls.copy()
            self.mines = other.mines.copy()
            self.forts = [other.forts[0].copy(), other.forts[1].copy()]
            self.fort_pool = other.fort_pool.copy()
            self.ruined = other.ruined
            self.loot = other.loot.copy()
            self.loot_left = [other.loot_left[0].copy(), other.loot_left[1].copy()]
            self.sea = other.sea
            self.razzias = other.razzias
            self.camp_moved = other.camp_moved.copy()
            self.camp_lost = other.camp_lost.copy()
            self.cup = other.cup.copy()
            self.hands = other.hands.copy()
            self.known = other.known.copy()
            self.pile = other.pile.copy()
            self.discards = other.discards.copy()
            self.removed = other.removed
            self.track = other.track.copy()
            self.turn_terms = other.turn_terms.copy()
            self.active = other.active
            self.lead = other.lead.copy()
            self.command = other.command
            self.way = other.way
            self.cards_left = other.cards_left
            self.areas_left = other.areas_left
            self.terms = other.terms.copy()
            self.chosen = other.chosen
            self.area = other.area
            self.supplied = other.supplied
            self.shelled = other.shelled
            self.built = other.built
            self.raided = other.raided
            self.fresh_mines = other.fresh_mines
            self.group = other.group
            self.base = other.base
            self.trail = other.trail
            self.engaged = other.engaged
            self.battlefield = other.battlefield
            self.attackers = other.attackers
            self.origins = other.origins
            self.round = other.round
            self.hits = other.hits.copy()
            self.totals = other.totals.copy()
            self.share_agenda(other)

    def clone(self) -> Self:
        return type(self)(self.field, self)

    def single_facts(self) -> list[int]:
        """The numbers that stand alone."""
        return [
            self.turn, self.end_box, self.ruined, self.sea, self.razzias, self.removed, self.active,
            self.command, self.way, self.cards_left, self.areas_left, self.chosen, self.area,
            self.supplied, self.shelled, self.built, self.raided, self.base, self.engaged,
            self.battlefield, self.round,
        ]  # fmt: skip

    def listed_facts(self) -> list[list[int]]:
        """The numbers that stand in lists."""
        return [
            self.points, self.morale, self.at, self.disorganised, self.acted, self.spent, self.unsupplied,
            self.walls, self.mines, self.forts[0], self.forts[1], self.fort_pool, self.loot,
            self.loot_left[0], self.loot_left[1], self.camp_moved, self.camp_lost, self.cup, self.hands,
            self.pile, self.discards, self.track, self.turn_terms, self.terms, self.hits, self.totals,
            self.lead,
        ]  # fmt: skip

    def chosen_facts(self) -> list[Choice]:
        """The numbers that stand in choices."""
        return [self.fresh_mines, self.group, self.trail, self.attackers, self.origins]

    def own_facts(self) -> list[int]:
        facts = self.single_facts()
        for numbers in self.listed_facts():
            facts.append(len(numbers))
            facts.extend(numbers)
        for choice in self.chosen_facts():
            facts.append(len(choice))
            facts.extend(choice)
        return facts

    def key(self) -> tuple[object, ...]:
        numbers = tuple([tuple(numbers) for numbers in self.listed_facts()])
        return (*self.single_facts(), numbers, *self.chosen_facts(), self.agenda_key())

    def set_down(self, piece: int, area: int) -> None:
        """Put a counter that stands nowhere into an area."""
        forces = self.field.forces
        self.at[piece] = area
        self.stacks[area] = tuple(sorted((*self.stacks[area], piece)))
        if forces.type[piece] != CAMP:
            self.held[forces.side[piece]] |= 1 << area
            if forces.type[piece] != LEADER:
                self.guarded[forces.side[piece]] |= 1 << area

    def lift(self, piece: int, where: int = ELIMINATED) -> None:
        """Take a counter out of its area, to ELIMINATED or WAITING."""
        forces, area, side = self.field.forces, self.at[piece], self.field.forces.side[piece]
        self.at[piece] = where
        rest = tuple([each for each in self.stacks[area] if each != piece])
        self.stacks[area] = rest
        held = guarded = False
        for each in rest:
            if forces.side[each] == side and forces.type[each] != CAMP:
                held = True
                if forces.type[each] != LEADER:
                    guarded = True
                    break
        if not held:
            self.held[side] &= ~(1 << area)
        if not guarded:
            self.guarded[side] &= ~(1 << area)

    def move(self, piece: int, area: int) -> None:
        """Take a counter from its area to another."""
        self.lift(piece)
        self.set_down(piece, area)

    def move_all(self, pieces: Choice, area: int) -> None:
        """Take counters of one side that stand together to another area."""
        forces, start, side = self.field.forces, self.at[pieces[0]], self.field.forces.side[pieces[0]]
        rest: list[int] = []
        held = guarded = False
        for each in self.stacks[start]:
            if each in pieces:
                continue
            rest.append(each)
            if forces.side[each] == side and forces.type[each] != CAMP:
                held = True
                guarded = guarded or forces.type[each] != LEADER
        self.stacks[start] = tuple(rest)
        if not held:
            self.held[side] &= ~(1 << start)
        if not guarded:
            self.guarded[side] &= ~(1 << start)
        self.stacks[area] = tuple(sorted(self.stacks[area] + pieces))
        self.held[side] |= 1 << area
        for piece in pieces:
            self.at[piece] = area
            if forces.type[piece] != LEADER:
                self.guarded[side] |= 1 << area

    def units_in(self, area: int, side: int) -> list[int]:
        """A side's units in an area: leaders and combat units."""
        forces = self.field.forces
        return [each for each in self.stacks[area] if forces.side[each] == side and forces.type[each] != CAMP]

    def combat_units_in(self, area: int, side: int) -> list[int]:
        forces = self.field.forces
        return [
            each for each in self.stacks[area] if forces.side[each] == side and forces.type[each] < LEADER
        ]

    def has_fighting_units(self, area: int, side: int) -> bool:
        """Infantry, cavalry or artillery of the side stands there (GR-2.1-11)."""
        forces = self.field.forces
        for each in self.stacks[area]:
            if forces.side[each] == side and forces.type[each] < LEADER and forces.type[each] != SAPPER:
                return True
        return False

    def has_sapper(self, area: int, side: int) -> bool:
        forces = self.field.forces
        found = False
        for each in self.stacks[area]:
            if forces.type[each] == SAPPER and forces.side[each] == side:
                found = True
        return found

    def is_enemy_fortress(self, area: int, side: int) -> bool:
        """A fortress that enemy combat units occupy (GR-6-20)."""
        return self.field.land.fortress[area] and bool(self.guarded[1 - side] >> area & 1)

    def actor_of(self, side: int) -> int:
        """The seat that decides for the side: where partners play, that of the one who leads (GR-4.2-3)."""
        return side + 2 * self.lead[side]
