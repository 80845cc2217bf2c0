"""Where a unit had best stand, in little time: one look at the enemy serves all its hexes."""

from typing import Final

from grognard.boards.hexes import nearest
from grognard.core.rng import MASK, MIX
from grognard.games.tactique.aim import attacker_verdict, targets
from grognard.games.tactique.field import ARTILLERY, CAVALRY, INFANTRY, NOBODY, OFF_MAP
from grognard.games.tactique.foes import Foe, Foes, code_of, loss
from grognard.games.tactique.judging import attack_odds
from grognard.games.tactique.prospects import (
    NEAR,
    can_answer,
    charge_next,
    fire_next,
    is_steady,
    pull_from,
    span_of,
    stake,
    wanted,
)
from grognard.games.tactique.reach import Reach, allowance, class_of, reach
from grognard.games.tactique.state import ATTACK, FIRST_GROUP, RIPOSTE, Battle
from grognard.games.tactique.support import ENOUGH, UNCOUNTED, supporters
from grognard.games.tactique.victory import enemy

RANKS: Final = 4096  # more than there are hexes
NO_LIMIT: Final = 1_000_000  # more than any attack brings
FULL: Final = 30_000  # marches that are remembered


class Charge:
    """What a unit could bring against an enemy next turn: dice times faces that hit, and where."""

    __slots__ = ("hex", "value")

    def __init__(self, value: int, hex: int) -> None:
        self.value: Final = value
        self.hex: Final = hex


def gain_of(s: Battle, unit: int, foes: Foes) -> int:
    """What a unit gains by being activated, before any has moved."""
    known = foes.gains[unit]
    if known is None:
        before = s.activated[unit]
        s.activated[unit] = FIRST_GROUP
        _, known = best_march(s, unit, foes)
        s.activated[unit] = before
        foes.gains[unit] = known
    return known


def best_march(s: Battle, unit: int, foes: Foes) -> tuple[int, int]:
    """Where the unit had best move, or NOBODY, and what it gains: as it was when all near it was alike."""
    around = surroundings(s, unit, foes)
    known = foes.marches.get(around)
    if known is None:
        if len(foes.marches) == FULL:
            foes.marches.clear()
        known = foes.marches[around] = best_hex(s, unit, foes)
    return known


def surroundings(s: Battle, unit: int, foes: Foes) -> int:
    """A number for all that matters to the unit's march: itself, who may meet it and who may bar its way.

    All of them are mixed into one number and its sums on the way: two numbers of thirty bits or more.
    """
    army, at, size = s.field.army, s.at, s.field.size
    most, here = army.farthest[unit] + s.terms.farther, at[unit]
    away = s.field.distance[army.entry[unit] if here == OFF_MAP else here]
    mixed = total = (unit * size + here + 1) * 16 + s.elements[unit]
    close = most + 2
    for other in army.of[foes.side]:
        hex = at[other]
        if hex != OFF_MAP and away[hex] <= close:
            mixed = (mixed * MIX + (other * size + hex) * 16 + 15) & MASK
            total += mixed
    aim = most + (army.range[unit] if army.arm[unit] == ARTILLERY else 1)
    for foe in foes.foes:
        distance = away[foe.hex]
        if distance <= aim:
            mixed = (mixed * MIX + foe.code + foe.elements + 1) & MASK
            total += mixed
        elif distance <= most + foe.span:
            mixed = (mixed * MIX + foe.code) & MASK
            total += mixed
    return (total << 25) ^ mixed


def best_hex(s: Battle, unit: int, foes: Foes) -> tuple[int, int]:
    """Where the unit had best move, or NOBODY to stay; what it gains by that and by its attack."""
    here = s.at[unit]
    layers = reach(s, unit)
    hopes = charges(s, unit, foes, len(layers))
    goals = wanted(s, foes.side, unit) if s.field.goals else []
    if goals == foes.goals:
        goals = foes.goals  # how far they are is known there
    stride = stride_of(s, unit, foes)
    most = idle = -s.weights.stride[INFANTRY] * 8
    if here != OFF_MAP:
        idle = hex_worth(s, unit, foes, promise(s, unit, here, foes, hopes, goals, stride))
        most = idle + attack_worth(s, unit, foes)
    best, moved, way = NOBODY, s.moved[unit], s.way[unit]
    for at_best, promised, steps, hex in by_promise(s, unit, layers, foes, hopes, goals, stride, most):
        if at_best <= most:
            break
        s.moved[unit] = steps
        s.way[unit] = class_of(s, unit, steps)
        s.lift(unit)
        s.set_down(unit, hex)
        value = hex_worth(s, unit, foes, promised) + attack_worth(s, unit, foes)
        if value > most:
            best, most = hex, value
    s.lift(unit)
    s.at[unit] = here
    if here != OFF_MAP:
        s.set_down(unit, here)
    s.moved[unit], s.way[unit] = moved, way
    return best, most - idle


def by_promise(
    s: Battle,
    unit: int,
    layers: Reach,
    foes: Foes,
    hopes: list[Charge],
    goals: list[int],
    stride: int,
    least: int,
) -> list[tuple[int, int, int, int]]:
    """What each hex may be worth at best, what it promises, the hexes of the way, itself: the best first.

    Those that cannot be worth more than the least are left out.
    """
    here, army = s.at[unit], s.field.army
    attack_from = span_of(s, unit) if army.arm[unit] == ARTILLERY else 1
    fighting = len(layers) if army.drill[unit] else allowance(s, unit)
    found: list[tuple[int, int, int, int]] = []
    for number, ends in enumerate(layers):
        for hex in ends:
            if here == OFF_MAP or foes.draws(here, hex):
                promised = promise(s, unit, hex, foes, hopes, goals, stride)
                attacks = number < fighting and foes.how_near(hex) <= attack_from
                more = NO_LIMIT if attacks else s.weights.steady
                if promised + more > least:
                    found.append((promised + more, promised, number + 1, hex))
    found.sort(reverse=True)
    return found


def attack_next(s: Battle, unit: int, here: int, there: int, distance: int, foe: Foe) -> int:
    """The dice that an own unit could bring next turn against an enemy, times the faces that hit."""
    arm = s.field.army.arm
    if arm[unit] == ARTILLERY:
        dice, hits = fire_next(s, unit, here, there, distance)
    else:
        tame = arm[foe.unit] != CAVALRY and not foe.is_steady(s)
        dice, hits = charge_next(s, unit, there, tame or arm[unit] == CAVALRY)
    return dice * hits


def charges(s: Battle, unit: int, foes: Foes, steps: int) -> list[Charge]:
    """Whom infantry or cavalry could charge next turn after so many steps, and where: the best first.

    Whom they could charge, they charge alike from wherever they stand; guns are asked hex by hex.
    """
    army, span = s.field.army, span_of(s, unit) + steps
    if army.arm[unit] == ARTILLERY:
        return []
    away = s.field.distance[army.entry[unit] if s.at[unit] == OFF_MAP else s.at[unit]]
    ranks: list[int] = []
    for foe in foes.foes:
        if away[foe.hex] <= span:
            ranks.append(attack_next(s, unit, foe.hex, foe.hex, 0, foe) * RANKS + foe.hex)
    ranks.sort(reverse=True)
    return [Charge(rank // RANKS, rank % RANKS) for rank in ranks]


def hope(s: Battle, unit: int, hex: int, foes: Foes, hopes: list[Charge]) -> int:
    """The best attack that the unit could make from the hex next turn, in dice and faces that hit."""
    away, span = s.field.distance[hex], span_of(s, unit)
    for charge in hopes:
        if away[charge.hex] <= span:
            return charge.value
    best = 0
    if s.field.army.arm[unit] == ARTILLERY and foes.how_near(hex) <= span:
        most = 2 * s.field.army.fire[unit]
        for foe in foes.foes:
            distance = away[foe.hex]
            if distance <= span:
                value = attack_next(s, unit, hex, foe.hex, distance, foe)
                if value > best:
                    best = value
                    if best >= most:
                        break
    return best


def stride_of(s: Battle, unit: int, foes: Foes) -> int:
    """What a hex nearer to the enemy is worth to the unit."""
    weights = s.weights
    haste = weights.waiting if s.field.at_limit == foes.side else foes.haste
    return weights.stride[s.field.army.arm[unit]] * haste // 100


def promise(
    s: Battle, unit: int, hex: int, foes: Foes, hopes: list[Charge], goals: list[int], stride: int
) -> int:
    """What a hex is worth to the unit, but for what it suffers there, its support and its attack."""
    weights, far = s.weights, foes.how_near(hex) - NEAR[s.field.army.arm[unit]]
    total = hope(s, unit, hex, foes, hopes) * weights.blow * weights.hope // 100
    if far > 0:
        total -= stride * far
    if not s.field.goals:
        return total
    if goals and s.field.army.arm[unit] != ARTILLERY:
        known = goals is foes.goals
        near = foes.how_wished(hex) if known else nearest(s.field.distance[hex], goals, s.field.size)
        total += pull_from(s, near, foes.haste)
    return total + stake(s, foes.side, hex)


def hex_worth(s: Battle, unit: int, foes: Foes, promised: int) -> int:
    """What it is worth to the unit to stand where it does: what the hex promises, support and danger."""
    weights, steady = s.weights, is_steady(s, unit)
    danger = foes.fear(s, unit, s.at[unit], steady) * weights.fear // foes.haste
    return promised - danger + (weights.steady if steady else 0)


def attack_worth(s: Battle, unit: int, foes: Foes) -> int:
    """What the unit's best attack from where it stands promises now."""
    if s.field.army.arm[unit] != ARTILLERY and foes.how_near(s.at[unit]) > 1:
        return 0
    return 0 if attacker_verdict(s, unit) else best_target(s, unit, foes)[1]


def best_target(s: Battle, unit: int, foes: Foes) -> tuple[int, int]:
    """Whom the unit had best attack from where it stands, or NOBODY, and what that brings."""
    best, most, friends = NOBODY, 0, UNCOUNTED
    for target in targets(s, unit):
        if friends == UNCOUNTED:
            friends = supporters(s, unit, ENOUGH)
        value = target_worth(s, unit, target, friends, foes)
        if value > most:
            best, most = target, value
    return best, most


def target_worth(s: Battle, unit: int, target: int, friends: int, foes: Foes) -> int:
    """What the attack of a unit with so many friends brings on average, less what the riposte may cost."""
    army, there, others = s.field.army, s.at[target], supporters(s, target, ENOUGH)
    dice, hits, flags = attack_odds(s, unit, target, ATTACK, friends, others)
    gain = foes.blow(s, target, dice, hits, flags, army.arm[unit] == ARTILLERY)
    if s.field.goals:
        gain += stake(s, enemy(foes.side), there) * dice * (hits + flags) // 36
    if flags == 0 and s.field.distance[s.at[unit]][there] == 1 and can_answer(s, target, others):
        back, back_hits, back_flags = attack_odds(s, target, unit, RIPOSTE, others, friends)
        code = code_of(back, back_hits, back_flags, army.arm[target] == ARTILLERY)
        gain -= loss(s, unit, foes.losses_of(s, unit), code, foes.price) * s.weights.answered // 100
    return gain
