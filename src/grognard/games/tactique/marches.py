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
    """The enemy's units on the map as a side sees them; what is asked of them often is worked out once.

    It holds for a turn, as long as they stand where they do.
    """

    __slots__ = (
        "blows",
        "elements",
        "haste",
        "losses",
        "places",
        "point",
        "price",
        "side",
        "spans",
        "steady",
        "turn",
        "units",
    )

    def __init__(self, s: Battle, units: list[int], places: list[int], elements: list[int]) -> None:
        self.side: Final = s.active
        self.turn: Final = s.turn
        self.units: Final = units
        self.places: Final = places
        self.elements: Final = elements
        self.spans: Final = [span_of(s, unit) for unit in units]
        self.steady: Final = [UNKNOWN] * len(units)
        self.haste: Final = haste(s, s.active)
        self.price: Final = prize(s, enemy(s.active))  # of an own unit
        self.point: Final = prize(s, s.active)  # of an enemy's
        self.blows: Final[dict[tuple[int, int, int, int, bool], int]] = {}
        self.losses: Final[dict[tuple[int, int, int, int, int, bool], int]] = {}

    def is_like(self, s: Battle, places: list[int], elements: list[int]) -> bool:
        """It is the same side's turn, and they stand where they did."""
        same = self.turn == s.turn and self.side == s.active
        return same and self.places == places and self.elements == elements

    def is_steady(self, s: Battle, number: int) -> bool:
        """The enemy of this number is supported where it stands."""
        known = self.steady[number]
        if known == UNKNOWN:
            known = self.steady[number] = int(is_steady(s, self.units[number]))
        return known == 1

    def blow(self, s: Battle, target: int, dice: int, hits: int, flags: int, by_gun: bool) -> int:
        """What an attack takes from the enemy on average."""
        key = (target, dice, hits, flags, by_gun)
        known = self.blows.get(key)
        if known is None:
            known = self.blows[key] = harm(s, target, dice, hits, flags, by_gun, self.point)
        return known

    def loss(self, s: Battle, unit: int, dice: int, hits: int, flags: int, by_gun: bool) -> int:
        """What an attack costs an own unit on average, if it has room to go back."""
        key = (unit, s.elements[unit], dice, hits, flags, by_gun)
        known = self.losses.get(key)
        if known is None:
            known = self.losses[key] = mean_loss(s, unit, dice, hits, flags, by_gun, self.price)
        return known


def foes_of(s: Battle) -> Foes:
    """The enemy of the active side: as seen before, if nothing about him has changed."""
    at, strength = s.at, s.elements
    units = [unit for unit in s.field.army.of[enemy(s.active)] if at[unit] != OFF_MAP]
    places = [at[unit] for unit in units]
    elements = [strength[unit] for unit in units]
    seen = s.seen
    if isinstance(seen, Foes) and seen.is_like(s, places, elements):
        return seen
    fresh = Foes(s, units, places, elements)
    s.seen = fresh
    return fresh


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
        hope = attack_next(s, unit, here, there, distance, foes, number)
        if hope > best:
            best = hope
    arm = army.arm[unit]
    return s.weights.blow * best if best or nearest <= NEAR[arm] else s.weights.stride[arm]


def attack_next(s: Battle, unit: int, here: int, there: int, distance: int, foes: Foes, number: int) -> int:
    """The dice that an own unit could bring next turn against an enemy, times the faces that hit."""
    army = s.field.army
    if army.arm[unit] == ARTILLERY:
        dice, hits = fire_next(s, unit, here, there, distance)
    else:
        tame = army.arm[foes.units[number]] != CAVALRY and not foes.is_steady(s, number)
        dice, hits = charge_next(s, unit, there, tame or army.arm[unit] == CAVALRY)
    return dice * hits


def best_hex(s: Battle, unit: int, foes: Foes) -> int:
    """Where the unit had best move, or NOBODY to stay."""
    here, span = s.at[unit], span_of(s, unit)
    layers = reach(s, unit)
    start = s.field.army.entry[unit] if here == OFF_MAP else here
    near = within(s.field.distance[start], foes.places, foes.spans, span, len(layers))
    hopes = [attack_next(s, unit, start, foes.places[number], span, foes, number) for number in near]
    most = -s.weights.stride[INFANTRY] * 8
    if here != OFF_MAP:
        most = hex_worth(s, unit, foes, near, hopes, span)
    best, moved, way = NOBODY, s.moved[unit], s.way[unit]
    for number, ends in enumerate(layers):
        s.moved[unit] = number + 1
        s.way[unit] = class_of(s, unit, number + 1)
        for hex in ends:
            s.lift(unit)
            s.set_down(unit, hex)
            value = hex_worth(s, unit, foes, near, hopes, span)
            if value > most:
                best, most = hex, value
    s.lift(unit)
    s.at[unit] = here
    if here != OFF_MAP:
        s.set_down(unit, here)
    s.moved[unit], s.way[unit] = moved, way
    return best


def within(away: list[int], places: list[int], spans: list[int], span: int, steps: int) -> list[int]:
    """Who matters to a unit with such a span for so many steps, by number: in reach, or the nearest."""
    distances = [away[there] for there in places]
    nearest = min(distances) + 2 * steps if distances else 0
    found: list[int] = []
    for number, distance in enumerate(distances):
        if distance <= nearest or distance <= max(span, spans[number]) + steps:
            found.append(number)
    return found


def hex_worth(s: Battle, unit: int, foes: Foes, near: list[int], hopes: list[int], span: int) -> int:
    """What it is worth to the unit to stand where it does: danger, chances, ground and attack.

    Whom infantry and cavalry could charge next turn, they charge from wherever they stand; guns are asked.
    """
    army, weights, hex = s.field.army, s.weights, s.at[unit]
    arm, side, away = army.arm[unit], foes.side, s.field.distance[hex]
    steady = is_steady(s, unit)
    flags = 0 if steady or arm == ARTILLERY else 1
    best, nearest = 0, s.field.size
    blows: list[int] = []
    for index, number in enumerate(near):
        foe, there = foes.units[number], foes.places[number]
        distance = away[there]
        if distance < nearest:
            nearest = distance
        if distance <= span:
            hope = hopes[index]
            if arm == ARTILLERY:
                hope = attack_next(s, unit, hex, there, distance, foes, number)
            if hope > best:
                best = hope
        if distance <= foes.spans[number]:
            by_gun = army.arm[foe] == ARTILLERY
            if by_gun:
                dice, hits = fire_next(s, foe, there, hex, distance)
            else:
                doubled = army.arm[foe] == CAVALRY or (arm != CAVALRY and not steady)
                dice, hits = charge_next(s, foe, hex, doubled)
            if dice:
                blows.append(foes.loss(s, unit, dice, hits, flags, by_gun))
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
    gain = foes.blow(s, target, dice, hits, flags, army.arm[unit] == ARTILLERY)
    if s.field.goals:
        gain += stake(s, enemy(foes.side), there) * dice * (hits + flags) // 36
    if flags == 0 and s.field.distance[s.at[unit]][there] == 1 and can_answer(s, target):
        back, back_hits, back_flags = attack_odds(s, target, unit, RIPOSTE)
        by_gun = army.arm[target] == ARTILLERY
        gain -= foes.loss(s, unit, back, back_hits, back_flags, by_gun) * s.weights.answered // 100
    return gain
