"""The enemy as a side sees him in its turn: what quick play looks at, worked out once."""

from typing import Final

from grognard.boards.hexes import UNKNOWN, Whereabouts
from grognard.core.journal import Choice
from grognard.games.tactique.evaluate import unit_worth
from grognard.games.tactique.field import ARTILLERY, CAVALRY, NEVER, NOBODY, OFF_MAP
from grognard.games.tactique.prospects import (
    WORST,
    charge_next,
    fire_next,
    harm,
    haste,
    is_steady,
    odds,
    prize,
    span_of,
    wanted,
)
from grognard.games.tactique.state import Battle
from grognard.games.tactique.victory import enemy

CODES: Final = 144  # of attacks
LEAST: Final = -1_000_000  # less than any loss
Marches = dict[int, tuple[int, int]]  # by what surrounds a unit: where it had best go, what it gains
Memory = dict[Choice, Marches]  # by the turn and by what both sides want


class Foe:
    """One enemy unit where it stands."""

    __slots__ = ("code", "elements", "hex", "span", "steady", "unit")

    def __init__(self, s: Battle, unit: int) -> None:
        hex = s.at[unit]
        self.unit: Final = unit
        self.hex: Final = hex
        self.elements: Final = s.elements[unit]
        self.span: Final = span_of(s, unit)
        self.code: Final = (unit * s.field.size + hex) * 16  # for both: elements can be added
        self.steady = UNKNOWN

    def is_steady(self, s: Battle) -> bool:
        """It is supported where it stands."""
        if self.steady == UNKNOWN:
            self.steady = int(is_steady(s, self.unit))
        return self.steady == 1


class Foes(Whereabouts):
    """The enemy's units on the map as a side sees them; what is asked of them often is worked out once.

    It holds for a turn, as long as they stand where they do: who is in the way is not looked at again.
    """

    __slots__ = (
        "blows",
        "farthest",
        "foes",
        "gains",
        "haste",
        "losses",
        "marches",
        "memory",
        "menaces",
        "order",
        "ordered",
        "point",
        "price",
        "side",
        "turn",
    )

    def __init__(self, s: Battle, memory: Memory) -> None:
        at = s.at
        foes = [Foe(s, unit) for unit in s.field.army.of[enemy(s.active)] if at[unit] != OFF_MAP]
        farthest = 0
        for foe in foes:
            if foe.span > farthest:
                farthest = foe.span
        super().__init__(s.field.distance, [foe.hex for foe in foes], wanted(s, s.active, NOBODY))
        self.side: Final = s.active
        self.turn: Final = s.turn
        self.foes: Final = foes
        self.farthest: Final = farthest
        self.haste: Final = haste(s, s.active)
        self.price: Final = prize(s, enemy(s.active))  # of an own unit
        self.point: Final = prize(s, s.active)  # of an enemy's
        self.gains: Final[list[int | None]] = [None] * len(s.at)
        self.menaces: Final[dict[int, list[int]]] = {}
        self.blows: Final[dict[int, int]] = {}
        self.losses: Final[dict[int, list[int]]] = {}
        self.order: Final = s.order
        self.ordered: Final = s.ordered
        self.memory: Final = memory
        asked = [s.active, s.turn, s.order, s.ordered, s.number, self.price, self.point]
        self.marches: Final = memory.setdefault((*asked, *s.control, NOBODY, *self.goals), {})

    def is_like(self, s: Battle) -> bool:
        """It is the same side's turn, and they stand where they did."""
        if self.side != s.active or self.turn != s.turn or self.order != s.order or self.ordered != s.ordered:
            return False
        at, strength = s.at, s.elements
        for foe in self.foes:  # noqa: SIM110  a generator costs five times as much
            if at[foe.unit] != foe.hex or strength[foe.unit] != foe.elements:
                return False
        return True

    def blow(self, s: Battle, target: int, dice: int, hits: int, flags: int, by_gun: bool) -> int:
        """What an attack takes from the enemy on average."""
        key = target * CODES + code_of(dice, hits, flags, by_gun)
        known = self.blows.get(key)
        if known is None:
            known = self.blows[key] = harm(s, target, dice, hits, flags, by_gun, self.point)
        return known

    def losses_of(self, s: Battle, unit: int) -> list[int]:
        """What attacks cost an own unit on average."""
        key = unit * 16 + s.elements[unit]
        known = self.losses.get(key)
        if known is None:
            known = self.losses[key] = loss_table(s, unit, self.price)
        return known

    def fear(self, s: Battle, unit: int, hex: int, steady: bool) -> int:
        """What the worst attacks of the next turn would cost an own unit there: three at most."""
        arm = s.field.army.arm[unit]
        danger = self.menace(s, hex, arm != CAVALRY and not steady)
        if not danger:
            return 0
        table, flags, price = self.losses_of(s, unit), 0 if steady or arm == ARTILLERY else 2, self.price
        if len(danger) <= WORST:
            total = 0
            for code in danger:
                total += loss(s, unit, table, code + flags, price)
            return total
        first = second = third = LEAST
        for code in danger:
            blow = loss(s, unit, table, code + flags, price)
            if blow > first:
                first, second, third = blow, first, second
            elif blow > second:
                second, third = blow, second
            elif blow > third:
                third = blow
        return first + second + third

    def menace(self, s: Battle, hex: int, tame: bool) -> list[int]:
        """The codes of the attacks that could be made next turn on a unit there."""
        if self.how_near(hex) > self.farthest:
            return []
        key = 2 * hex + int(tame)
        known = self.menaces.get(key)
        if known is None:
            known = self.menaces[key] = self.look(s, hex, tame)
        return known

    def look(self, s: Battle, hex: int, tame: bool) -> list[int]:
        arms, away = s.field.army.arm, s.field.distance[hex]
        found: list[int] = []
        for foe in self.foes:
            distance = away[foe.hex]
            if distance <= foe.span:
                arm = arms[foe.unit]
                by_gun = arm == ARTILLERY
                if by_gun:
                    dice, hits = fire_next(s, foe.unit, foe.hex, hex, distance)
                else:
                    dice, hits = charge_next(s, foe.unit, hex, tame or arm == CAVALRY)
                if dice:
                    found.append(code_of(dice, hits, 0, by_gun))
        return found


def foes_of(s: Battle) -> Foes:
    """The enemy of the active side: as seen before, if nothing about him has changed."""
    seen = s.seen
    if isinstance(seen, Foes):
        if not seen.is_like(s):
            seen = Foes(s, seen.memory)
            s.seen = seen
        return seen
    fresh = Foes(s, {})
    s.seen = fresh
    return fresh


def code_of(dice: int, hits: int, flags: int, by_gun: bool) -> int:
    """One number for an attack: dice, faces that hit, faces that are flags, by a gun or not."""
    return (dice * 3 + hits) * 6 + flags * 2 + int(by_gun)


def loss_table(s: Battle, unit: int, point: int) -> list[int]:
    """What attacks cost such a unit, by their codes, as far as it is known; one table serves all alike."""
    army, weights = s.field.army, s.weights
    key = (army.arm[unit], s.elements[unit], army.rout[unit], point)
    known = weights.losses.get(key)
    if known is None:
        known = weights.losses[key] = [UNKNOWN] * CODES
    return known


def loss(s: Battle, unit: int, table: list[int], code: int, point: int) -> int:
    """What an attack costs the unit on average, if it has room to go back."""
    known = table[code]
    if known == UNKNOWN:
        known = table[code] = mean_loss(s, unit, code, point)
    return known


def mean_loss(s: Battle, unit: int, code: int, point: int) -> int:
    """What an attack costs the unit on average wherever it stands, its loss being worth a point besides."""
    army, weights = s.field.army, s.weights
    arm, elements, rout = army.arm[unit], s.elements[unit], army.rout[unit]
    dice, faces = code // 18, code % 18
    own = unit_worth(weights, arm, elements)
    total = 0
    for hits, flags, weight in odds(dice, faces // 6, faces % 6 // 2):
        if code % 2 and arm == ARTILLERY and hits < 2:
            continue
        if hits >= elements or (flags > rout and rout != NEVER):
            total += weight * (own + point)
        else:
            total += weight * (own - unit_worth(weights, arm, elements - hits) + weights.retreat * flags)
    return int(total // 6**dice)
