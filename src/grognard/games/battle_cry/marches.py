"""Where a unit had best stand, in little time: one look at the enemy serves all its hexes."""

from typing import Final

from grognard.boards.hexes import UNKNOWN, Whereabouts
from grognard.games.battle_cry.aim import battle_after, bonus, cover
from grognard.games.battle_cry.field import GENERAL, NOBODY
from grognard.games.battle_cry.movement import TOGETHER, reach, ways
from grognard.games.battle_cry.prospects import (
    AFTER_NOTHING,
    FARTHEST_RETREAT,
    IF_SEEN,
    NEAR,
    Exposure,
    bearing,
    cost,
    covers,
    dice_against_works,
    exposure,
    led_value,
    prize,
    pull,
    stake,
    wanted,
)
from grognard.games.battle_cry.sight import is_hidden
from grognard.games.battle_cry.state import BARRED, Battle
from grognard.games.battle_cry.victory import enemy

DICE: Final = 12  # more than any battle has
KINDS: Final = 4 * 32 * 16 * 8  # of targets: by arm, figures, flags ignored and room
BITS: Final = 5  # of a number of dice, where three of them make one number
LAST: Final = (1 << BITS) - 1


class Foe:
    """One enemy unit where it stands; what attacks on it take is worked out when first asked."""

    __slots__ = ("bearing", "costs", "figures", "flag", "hex", "lost", "room", "steady", "unit")

    def __init__(self, s: Battle, unit: int) -> None:
        hex = s.at[unit]
        self.unit: Final = unit
        self.hex: Final = hex
        self.figures: Final = s.figures[unit]
        self.bearing: Final = bearing(s, unit, hex)
        self.steady = self.room = self.flag = self.lost = 0  # its exposure, once that is worked out
        self.costs: list[int] = []  # by dice, then

    def is_known(self, dice: int, best: int) -> bool:
        """An attack with so many dice is known to take no more than another does."""
        costs = self.costs
        return len(costs) > 0 and 0 < dice < DICE and UNKNOWN < costs[dice] <= best

    def worth(self, s: Battle, dice: int) -> int:
        """What an attack with so many dice takes from it."""
        if dice < 1:
            return 0
        if dice >= DICE:
            dice = DICE - 1
        costs = self.costs
        if not costs:
            exposed = exposure(s, self.unit, self.hex, s.general_on[self.hex] != NOBODY)
            self.steady, self.room, self.flag, self.lost = exposed
            costs = self.costs = costs_of(s, self.unit, exposed)
        known = costs[dice]
        if known == UNKNOWN:
            exposed = (self.steady, self.room, self.flag, self.lost)
            known = costs[dice] = cost(s, self.unit, dice, exposed)
        return known


def costs_of(s: Battle, unit: int, exposed: Exposure) -> list[int]:
    """What attacks on such a unit take, by dice, as far as it is known; one table serves all alike."""
    steady, room, flag, lost = exposed
    if lost:
        return [UNKNOWN] * DICE
    tables = s.weights.costs.get(flag)
    if tables is None:
        tables = s.weights.costs[flag] = [None] * KINDS
    kind = ((s.field.army.arm[unit] * 32 + s.figures[unit]) * 16 + steady) * 8 + room + 1
    known = tables[kind]
    if known is None:
        known = tables[kind] = [UNKNOWN] * DICE
    return known


class Foes(Whereabouts):
    """The enemy's units on the board, and what attacks by and on them come to: worked out when first asked.

    It holds for a turn, as long as they stand where they do: who is in the way is not looked at again.
    """

    __slots__ = ("farthest", "foes", "hopes", "menaces", "price", "side", "turn", "urges")

    def __init__(self, s: Battle) -> None:
        army = s.field.army
        arm, reach, after = army.arm, army.reach, army.battle_after
        foes: list[Foe] = []
        places: list[int] = []
        farthest = 0
        for unit in s.forces[enemy(s.active)]:
            if arm[unit] != GENERAL:
                foes.append(Foe(s, unit))
                places.append(s.at[unit])
                farthest = max(farthest, reach[unit] + after[unit])
        super().__init__(s.field.distance, places, wanted(s, s.active, NOBODY) if s.field.goals else [])
        self.side: Final = s.active
        self.turn: Final = s.turn
        self.foes: Final = foes
        self.farthest: Final = farthest
        self.menaces: Final = [UNKNOWN] * s.field.size
        self.hopes: Final[list[list[int] | None]] = [None] * len(s.at)  # by model, then by hex
        self.urges: Final = [UNKNOWN] * len(s.at)
        self.price: Final = prize(s, enemy(s.active))  # of an own unit's loss

    def is_like(self, s: Battle) -> bool:
        """It is the same turn, and they stand where they did, as strong as they were."""
        if self.side != s.active or self.turn != s.turn:
            return False
        at, strength = s.at, s.figures
        for foe in self.foes:  # noqa: SIM110  a generator costs five times as much
            if at[foe.unit] != foe.hex or strength[foe.unit] != foe.figures:
                return False
        return True

    def hope(self, s: Battle, unit: int, hex: int) -> int:
        """What the best attack that such a unit could make from the hex next turn takes from the enemy."""
        army = s.field.army
        if self.how_near(hex) > army.reach[unit] + army.battle_after[unit]:
            return 0
        hopes = self.hopes[army.model[unit]]
        if hopes is None:
            hopes = self.hopes[army.model[unit]] = [UNKNOWN] * s.field.size
        known = hopes[hex]
        if known == UNKNOWN:
            known = hopes[hex] = self.best_attack(s, unit, hex)
        return known

    def best_attack(self, s: Battle, unit: int, hex: int) -> int:
        row, works = bearing(s, unit, hex), s.works
        best = 0
        for foe in self.foes:
            there = foe.hex
            dice = row[there]
            if dice == 0:
                continue
            if_seen = dice >= IF_SEEN
            if works[there]:
                dice = dice_against_works(s, unit, hex, there)
            elif if_seen:
                dice -= IF_SEEN
            if if_seen and (foe.is_known(dice, best) or is_hidden(s, unit, hex, there)):
                continue
            value = foe.worth(s, dice)
            if value > best:
                best = value
        return best

    def menace(self, s: Battle, hex: int) -> int:
        """The dice of the worst attacks that could be made on the hex next turn, in one number."""
        known = self.menaces[hex]
        if known == UNKNOWN:
            known = self.look(s, hex) if self.how_near(hex) <= self.farthest else 0
            self.menaces[hex] = known
        return known

    def look(self, s: Battle, hex: int) -> int:
        works = s.works[hex]
        first = second = third = 0
        for foe in self.foes:
            dice = foe.bearing[hex]
            if dice == 0:
                continue
            if_seen = dice >= IF_SEEN
            if works:
                dice = dice_against_works(s, foe.unit, foe.hex, hex)
            elif if_seen:
                dice -= IF_SEEN
            if dice <= third or (if_seen and is_hidden(s, foe.unit, foe.hex, hex)):
                continue
            if dice > first:
                first, second, third = dice, first, second
            elif dice > second:
                second, third = dice, second
            else:
                third = dice
        return (third << 2 * BITS) + (second << BITS) + first


def foes_of(s: Battle) -> Foes:
    """The enemy of the active side: as seen before, if nothing about him has changed."""
    seen = s.seen
    if isinstance(seen, Foes) and seen.is_like(s):
        return seen
    fresh = Foes(s)
    s.seen = fresh
    return fresh


def urge(s: Battle, unit: int, foes: Foes) -> int:
    """What the unit could do with an order before any has moved: its best attack, or a step nearer."""
    known = foes.urges[unit]
    if known == UNKNOWN:
        known = foes.urges[unit] = new_urge(s, unit, foes)
    return known


def new_urge(s: Battle, unit: int, foes: Foes) -> int:
    arm, here = s.field.army.arm[unit], s.at[unit]
    best = foes.hope(s, unit, here)
    return best if best or foes.how_near(here) <= NEAR[arm] else s.weights.stride[arm]


def best_hex(s: Battle, unit: int, battles: bool, foes: Foes) -> int:
    """Where the unit had best move, or NOBODY to stay; `battles`: it may still battle afterwards."""
    here, general = s.at[unit], s.general_with(unit)
    together = general != NOBODY and ways(s, unit)[0] == TOGETHER
    layers = reach(s, unit, together)
    away, farthest = s.field.distance[here], s.field.army.reach[unit] + len(layers)
    near = [foe for foe in foes.foes if away[foe.hex] <= farthest]
    s.lift(unit)
    if together:
        s.lift(general)
    goals = wanted(s, s.field.army.side[unit], unit) if s.field.goals else []
    best, most = NOBODY, hex_worth(s, unit, here, 0, general != NOBODY, battles, foes, near, goals)
    for number, ends in enumerate(layers):
        for hex in ends:
            if not foes.draws(here, hex):
                continue
            led = together or s.general_on[hex] != NOBODY
            value = hex_worth(s, unit, hex, number + 1, led, battles, foes, near, goals)
            if value > most:
                best, most = hex, value
    s.set_down(unit, here)
    if together:
        s.set_down(general, here)
    return best


def hex_worth(
    s: Battle,
    unit: int,
    hex: int,
    steps: int,
    led: bool,
    battles: bool,
    foes: Foes,
    near: list[Foe],
    goals: list[int],
) -> int:
    """What it is worth to the unit to end there after so many steps: danger, chances, ground, battle."""
    army, weights = s.field.army, s.weights
    arm = army.arm[unit]
    danger = foes.menace(s, hex)
    near_by = foes.how_near(hex)
    total = foes.hope(s, unit, hex) * weights.hope // 100
    if near_by > NEAR[arm]:
        total -= weights.stride[arm] * (near_by - NEAR[arm])
    if led:
        total += led_value(s, near_by)
    lost = 0
    if s.field.goals:
        lost = stake(s, army.side[unit], hex)
        total += pull(s, unit, hex, goals) + lost
    if danger:
        total -= fear(s, unit, hex, led, danger, foes.price, lost)
    if battles and near_by <= army.reach[unit] and steps <= battle_after(s, unit):
        total += battle_worth(s, unit, hex, steps, near_by, near)
    return total


def fear(s: Battle, unit: int, hex: int, led: bool, danger: int, price: int, lost: int) -> int:
    """What attacks with so many dice may cost the unit, as likely as feared; nobody is in its way back."""
    field, side = s.field, s.field.army.side[unit]
    rows = abs(field.board.row[hex] - field.edge_row[side])
    room = min(rows, FARTHEST_RETREAT) if rows or field.edge_figures else AFTER_NOTHING
    exposed = (int(led) + field.ground.flags[side][hex], room, price, lost)
    costs, total = costs_of(s, unit, exposed), 0
    while danger:
        dice = min(danger & LAST, DICE - 1)
        danger >>= BITS
        known = costs[dice]
        if known == UNKNOWN:
            known = costs[dice] = cost(s, unit, dice, exposed)
        total += known
    return total * s.weights.fear // 100


def battle_worth(s: Battle, unit: int, hex: int, steps: int, nearest: int, near: list[Foe]) -> int:
    """What the unit's best battle from the hex would bring this turn, with all the battles it has left."""
    army, ground, terms, works = s.field.army, s.field.ground, s.terms, s.works
    arm = army.arm[unit]
    left = terms.battles[arm] - s.battles[unit]
    if left < 1 or s.ordered[unit] == BARRED or (steps and terms.either and terms.battles[arm] > 1):
        return 0
    allowed = ground.moved[arm][hex] if steps else ground.standing[arm][hex]
    away, dice_at, less = s.field.distance[hex], army.dice[unit], covers(s, hex)
    more = bonus(s, unit) - ground.fewer[hex]
    farthest = 1 if nearest == 1 else army.reach[unit]  # an engaged unit battles its neighbours
    best = 0
    for foe in near:
        there = foe.hex
        distance = away[there]
        if distance > farthest:
            continue
        dice = dice_at[distance]
        if allowed is not None:
            dice = min(dice, allowed[distance - 1]) if distance <= len(allowed) else 0
        if dice > 0:
            dice += more + (cover(s, hex, there) if works[there] else less[there])
            if distance > 1 and (foe.is_known(dice, best) or is_hidden(s, unit, hex, there)):
                continue
            value = foe.worth(s, dice)
            if value > best:
                best = value
    return best * left
