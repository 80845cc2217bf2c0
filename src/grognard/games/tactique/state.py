"""A position of Tactique: units, the turn, the combat under way, points and letters."""

from bisect import insort
from typing import Final, Self

from grognard.core.state import State
from grognard.games.tactique.field import NOBODY, OFF_MAP, Field

# Whether and how a unit was activated this turn.
INACTIVE: Final = 0
FIRST_GROUP: Final = 1
SECOND_GROUP: Final = 2  # after a general assault was ordered
APART: Final = 3  # by a courier: it counts in no group

# The class of a unit's move this turn (TA-move-11), from the least to the most restrictive.
STAYED: Final = 0
COMBAT: Final = 1
NO_COMBAT: Final = 2
MARCH: Final = 3
CLASSES: Final = ["none", "combat", "no_combat", "march"]

# The kind of an attack (TA-seq-18).
ATTACK: Final = 0
PURSUIT: Final = 1
RIPOSTE: Final = 2


class Battle(State):
    """Mutable data; the chapters judge it and change it."""

    # fmt: off
    __slots__ = (
        "activated", "active", "advantage", "at", "attacked", "attacker", "backed", "bonus", "control",
        "counter", "defended", "defender", "elements", "field", "firm", "group", "held", "kind", "letters",
        "lost", "members", "moved", "number", "open_path", "order", "ordered", "recruits", "roster",
        "seen", "square", "stood", "terms", "turn", "unit_on", "way", "weights",
    )
    # fmt: on

    def __init__(self, field: Field, other: "Battle | None" = None) -> None:
        self.field: Final = field
        if other is None:
            super().__init__()
            size = len(field.army.ids)
            self.turn = 1  # game turn
            self.active = field.first
            self.at = [OFF_MAP] * size
            self.elements = field.army.full.copy()  # none left: eliminated; else off the map: not yet come
            self.unit_on = [NOBODY] * field.size
            self.activated = [INACTIVE] * size
            self.moved = [0] * size  # hexes
            self.way = [STAYED] * size  # the class of the move
            self.open_path = [0] * size  # it entered no rough hex
            self.attacked = [0] * size
            self.group = FIRST_GROUP  # the group that is being activated
            self.members: list[int] = []  # and its units, in rising order
            self.recruits: list[int] = []  # those that may still join it
            self.roster: list[int] = []  # all that are activated, in rising order
            self.control = [goal.held for goal in field.goals]
            self.lost = [0, 0]  # by side: units eliminated
            self.letters = [0, 0]
            self.order = NOBODY  # the manoeuvre order of this turn
            self.terms = field.ordinary  # and what it changes
            self.weights = field.weights  # by which bots judge it
            self.seen: object = None  # what quick play has made of it
            self.ordered = NOBODY  # the unit that it names
            self.number = 0  # and how many hexes
            # the combat under way
            self.attacker = NOBODY
            self.defender = NOBODY
            self.kind = ATTACK
            self.stood = OFF_MAP  # where the defender stood when it was attacked
            self.held = 0  # the attacker was supported
            self.defended = 0  # the defender was supported
            self.advantage = 0  # what a yellow face does
            self.bonus = 0  # dice that an order adds
            self.backed = 0  # an order gives the attacker support
            self.firm = 0  # flags that an order lets the defender ignore
            self.square = 0  # an order: yellow misses, no riposte
            self.counter = 0  # an order: riposte without support
            for unit, hex in enumerate(field.army.entry):
                if field.army.turn[unit] == 0:
                    self.set_down(unit, hex)
        else:
            self.turn = other.turn
            self.active = other.active
            self.at = other.at.copy()
            self.elements = other.elements.copy()
            self.unit_on = other.unit_on.copy()
            self.activated = other.activated.copy()
            self.moved = other.moved.copy()
            self.way = other.way.copy()
            self.open_path = other.open_path.copy()
            self.attacked = other.attacked.copy()
            self.group = other.group
            self.members = other.members.copy()
            self.recruits = other.recruits.copy()
            self.roster = other.roster.copy()
            self.control = other.control.copy()
            self.lost = other.lost.copy()
            self.letters = other.letters.copy()
            self.order = other.order
            self.terms = other.terms
            self.weights = other.weights
            self.seen = other.seen
            self.ordered = other.ordered
            self.number = other.number
            self.attacker = other.attacker
            self.defender = other.defender
            self.kind = other.kind
            self.stood = other.stood
            self.held = other.held
            self.defended = other.defended
            self.advantage = other.advantage
            self.bonus = other.bonus
            self.backed = other.backed
            self.firm = other.firm
            self.square = other.square
            self.counter = other.counter
            self.share_agenda(other)  # instead of an empty one

    def clone(self) -> Self:
        return type(self)(self.field, self)

    def own_facts(self) -> list[int]:
        facts = [
            self.turn, self.active, self.group, self.order, self.ordered, self.number,
            self.attacker, self.defender, self.kind, self.stood, self.held, self.defended, self.advantage,
            self.bonus, self.backed, self.firm, self.square, self.counter,
        ]  # fmt: skip
        for numbers in (
            self.at, self.elements, self.unit_on, self.activated, self.moved, self.way, self.open_path,
            self.attacked, self.members, self.control, self.lost, self.letters,
        ):  # fmt: skip
            facts.append(len(numbers))
            facts.extend(numbers)
        return facts

    def lift(self, unit: int) -> None:
        """Take a unit off its hex; it is in hand until it is set down or removed."""
        hex = self.at[unit]
        if hex != OFF_MAP and self.unit_on[hex] == unit:
            self.unit_on[hex] = NOBODY

    def set_down(self, unit: int, hex: int) -> None:
        """Put a lifted unit on a hex."""
        self.unit_on[hex] = unit
        self.at[unit] = hex

    def remove(self, unit: int) -> None:
        """Take a unit out of the battle."""
        self.lift(unit)
        self.at[unit] = OFF_MAP
        self.elements[unit] = 0
        self.lost[self.field.army.side[unit]] += 1

    def activate(self, unit: int, how: int) -> None:
        """The unit may move and fight this turn."""
        self.activated[unit] = how
        insort(self.roster, unit)

    def is_waiting(self, unit: int) -> bool:
        """The unit has not yet come onto the map."""
        return self.at[unit] == OFF_MAP and self.elements[unit] > 0

    def forget_combat(self) -> None:
        """No combat is under way."""
        self.attacker = self.defender = NOBODY
        self.kind = ATTACK
        self.stood = OFF_MAP
        self.held = self.defended = self.advantage = 0
        self.bonus = self.backed = self.firm = self.square = self.counter = 0
