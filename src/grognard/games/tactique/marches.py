"""Where a unit had best stand, in little time: one look at the enemy serves all its hexes."""

from typing import Final

from grognard.games.tactique.aim import attacker_verdict, targets
from grognard.games.tactique.evaluate import unit_worth
from grognard.games.tactique.field import ARTILLERY, CAVALRY, INFANTRY, NEVER, NOBODY, OFF_MAP
from grognard.games.tactique.judging import attack_odds
from grognard.games.tactique.prospects import (
    NEAR,
    WORST,
    can_answer,
    charge_next,
    fire_next,
    harm,
    haste,
    is_steady,
    odds,
    prize,
    pull,
    span_of,
    stake,
)
from grognard.games.tactique.reach import class_of, reach
from grognard.games.tactique.state import RIPOSTE, Battle
from grognard.games.tactique.victory import enemy

UNKNOWN: Final = -1


class Foes:
    """The enemy's units on the map as a side sees them; what is asked of them often is worked out once."""

    __slots__ = ("blows", "haste", "losses", "point", "price", "s", "side", "spans", "steady", "units")

    def __init__(self, s: Battle, side: int) -> None:
        at = s.at
        self.s: Final = s
        self.side: Final = side
        self.units: Final = [unit for unit in s.field.army.of[enemy(side)] if at[unit] != OFF_MAP]
        self.spans: Final = [span_of(s, unit) for unit in self.units]
        self.steady: Final = [UNKNOWN] * len(self.units)
        self.haste: Final = haste(s, side)
        self.price: Final = prize(s, enemy(side))  # of an own unit
        self.point: Final = prize(s, side)  # of an enemy's
        self.blows: Final[dict[tuple[int, int, int, int, bool], int]] = {}
        self.losses: Final[dict[tuple[int, int, int, int, bool], int]] = {}

    def near(self, here: int, span: int, steps: int) -> list[int]:
        """Those that matter to a unit with such a span so many steps from here: in reach, or the nearest."""
        away, at = self.s.field.distance[here], self.s.at
        distances = [away[at[unit]] for unit in self.units]
        nearest = min(distances) + 2 * steps if distances else 0
        found: list[int] = []
        for number, distance in enumerate(distances):
            if distance <= nearest or distance <= max(span, self.spans[number]) + steps:
                found.append(number)
        return found

    def is_steady(self, number: int) -> bool:
        """The enemy of this number is supported where it stands."""
        known = self.steady[number]
        if known == UNKNOWN:
            known = self.steady[number] = int(is_steady(self.s, self.units[number]))
        return known == 1

    def blow(self, target: int, dice: int, hits: int, flags: int, by_gun: bool) -> int:
        """What an attack takes from the enemy on average."""
        key = (target, dice, hits, flags, by_gun)
        known = self.blows.get(key)
        if known is None:
            known = self.blows[key] = harm(self.s, target, dice, hits, flags, by_gun, self.point)
        return known

    def loss(self, unit: int, dice: int, hits: int, flags: int, by_gun: bool) -> int:
        """What an attack costs an own unit on average, if it has room to go back."""
        key = (unit, dice, hits, flags, by_gun)
        known = self.losses.get(key)
        if known is None:
            known = self.losses[key] = mean_loss(self.s, unit, dice, hits, flags, by_gun, self.price)
        return known


def mean_loss(
    s: Battle, unit: int, dice: int, hit_faces: int, flag_faces: int, by_gun: bool, point: int
) -> int:
    """What an attack costs the unit on average wherever it stands, its loss being worth a point besides."""
    army, weights = s.field.army, s.weights
    arm, elements, rout = army.arm[unit], s.elements[unit], army.rout[unit]
    own = unit_worth(weights, arm, elements)
    total = 0
    for hits, flags, weight in odds(dice, hit_faces, flag_faces):
        if by_gun and arm == ARTILLERY and hits < 2:
            continue
        if hits >= elements or (flags > rout and rout != NEVER):
            total += weight * (own + point)
        else:
            total += weight * (own - unit_worth(weights, arm, elements - hits) + weights.retreat * flags)
    return int(total // 6**dice)


def urge(s: Battle, unit: int, foes: Foes) -> int:
    """What the unit could do now: its best attack, or a step nearer to the enemy."""
    army, here = s.field.army, s.at[unit]
    if here == OFF_MAP:
        return s.weights.stride[INFANTRY]
    best, nearest = 0, s.field.size
    away, at, span = s.field.distance[here], s.at, span_of(s, unit)
    for number, foe in enumerate(foes.units):
        there = at[foe]
        distance = away[there]
        if distance < nearest:
            nearest = distance
        if distance > span:
            continue
        dice, hits = attack_next(s, unit, here, there, distance, foes, number)
        if dice * hits > best:
            best = dice * hits
    arm = army.arm[unit]
    return s.weights.blow * best if best or nearest <= NEAR[arm] else s.weights.stride[arm]


def attack_next(
    s: Battle, unit: int, here: int, there: int, distance: int, foes: Foes, number: int
) -> tuple[int, int]:
    """The dice that an own unit could bring next turn against an enemy, and the faces that hit."""
    army = s.field.army
    if army.arm[unit] == ARTILLERY:
        return fire_next(s, unit, here, there, distance)
    doubled = army.arm[unit] == CAVALRY or (
        army.arm[foes.units[number]] != CAVALRY and not foes.is_steady(number)
    )
    return charge_next(s, unit, there, doubled)


def best_hex(s: Battle, unit: int, foes: Foes) -> int:
    """Where the unit had best move, or NOBODY to stay."""
    here = s.at[unit]
    layers = reach(s, unit)
    near = foes.near(s.field.army.entry[unit] if here == OFF_MAP else here, span_of(s, unit), len(layers))
    most = -s.weights.stride[INFANTRY] * 8 if here == OFF_MAP else hex_worth(s, unit, foes, near)
    best, moved, way = NOBODY, s.moved[unit], s.way[unit]
    for number, ends in enumerate(layers):
        s.moved[unit] = number + 1
        s.way[unit] = class_of(s, unit, number + 1)
        for hex in ends:
            s.lift(unit)
            s.set_down(unit, hex)
            value = hex_worth(s, unit, foes, near)
            if value > most:
                best, most = hex, value
    s.lift(unit)
    s.at[unit] = here
    if here != OFF_MAP:
        s.set_down(unit, here)
    s.moved[unit], s.way[unit] = moved, way
    return best


def hex_worth(s: Battle, unit: int, foes: Foes, near: list[int]) -> int:
    """What it is worth to the unit to stand where it does: danger, chances, ground and attack."""
    army, weights, hex, at = s.field.army, s.weights, s.at[unit], s.at
    arm, side, away = army.arm[unit], foes.side, s.field.distance[hex]
    steady = is_steady(s, unit)
    flags = 0 if steady or arm == ARTILLERY else 1
    best, nearest = 0, s.field.size
    blows: list[int] = []
    span = span_of(s, unit)
    for number in near:
        foe = foes.units[number]
        there = at[foe]
        distance = away[there]
        if distance < nearest:
            nearest = distance
        if distance <= span:
            dice, hits = attack_next(s, unit, hex, there, distance, foes, number)
            if dice * hits > best:
                best = dice * hits
        if distance <= foes.spans[number]:
            by_gun = army.arm[foe] == ARTILLERY
            if by_gun:
                dice, hits = fire_next(s, foe, there, hex, distance)
            else:
                doubled = army.arm[foe] == CAVALRY or (arm != CAVALRY and not steady)
                dice, hits = charge_next(s, foe, hex, doubled)
            if dice:
                blows.append(foes.loss(unit, dice, hits, flags, by_gun))
    blows.sort()
    stride = weights.stride[arm] * (weights.waiting if s.field.at_limit == side else foes.haste) // 100
    total = best * weights.blow * weights.hope // 100 - stride * max(0, nearest - NEAR[arm])
    total -= sum(blows[-WORST:]) * weights.fear // foes.haste
    if s.field.goals:
        total += pull(s, unit) + stake(s, side, hex)
    if steady:
        total += weights.steady
    if (arm == ARTILLERY or nearest == 1) and not attacker_verdict(s, unit):
        total += attack_worth(s, unit, foes)
    return total


def attack_worth(s: Battle, unit: int, foes: Foes) -> int:
    """What the unit's best attack from where it stands promises now."""
    best = 0
    for target in targets(s, unit):
        value = target_worth(s, unit, target, foes)
        if value > best:
            best = value
    return best


def target_worth(s: Battle, unit: int, target: int, foes: Foes) -> int:
    """What the attack brings on average, less what the riposte may cost."""
    army, there = s.field.army, s.at[target]
    dice, hits, flags = attack_odds(s, unit, target)
    gain = foes.blow(target, dice, hits, flags, army.arm[unit] == ARTILLERY)
    if s.field.goals:
        gain += stake(s, enemy(foes.side), there) * dice * (hits + flags) // 36
    if flags == 0 and s.field.distance[s.at[unit]][there] == 1 and can_answer(s, target):
        back, back_hits, back_flags = attack_odds(s, target, unit, RIPOSTE)
        by_gun = army.arm[target] == ARTILLERY
        gain -= foes.loss(unit, back, back_hits, back_flags, by_gun) * s.weights.answered // 100
    return gain
