"""Where a unit had best stand, in little time: one look at the enemy serves all its hexes."""

from typing import Final

from grognard.games.battle_cry.aim import battle_after, bonus, cover
from grognard.games.battle_cry.field import GENERAL, NOBODY
from grognard.games.battle_cry.movement import TOGETHER, reach, ways
from grognard.games.battle_cry.prospects import (
    NEAR,
    WORST,
    Exposure,
    cost,
    exposure,
    led_value,
    pull,
    stake,
)
from grognard.games.battle_cry.sight import is_hidden
from grognard.games.battle_cry.state import BARRED, Battle
from grognard.games.battle_cry.victory import enemy

DICE: Final = 12  # more than any battle has
UNKNOWN: Final = -1


class Foes:
    """The enemy's units on the board, and what attacks on them are worth: worked out when first asked."""

    __slots__ = ("exposed", "known", "places", "s", "spans", "units")

    def __init__(self, s: Battle, side: int) -> None:
        army, at = s.field.army, s.at
        self.s: Final = s
        self.units: Final = [unit for unit in s.forces[enemy(side)] if army.arm[unit] != GENERAL]
        self.places: Final = [at[unit] for unit in self.units]
        self.spans: Final = [army.reach[unit] + army.battle_after[unit] for unit in self.units]
        self.exposed: Final[list[Exposure | None]] = [None] * len(self.units)
        self.known: Final = [UNKNOWN] * (DICE * len(self.units))

    def worth(self, number: int, dice: int) -> int:
        """What an attack with so many dice takes from the enemy, by the unit's number among them."""
        dice = min(dice, DICE - 1)
        if dice < 1:
            return 0
        known = self.known[number * DICE + dice]
        if known == UNKNOWN:
            known = cost(self.s, self.units[number], dice, self.exposure(number))
            self.known[number * DICE + dice] = known
        return known

    def near(self, here: int, span: int, steps: int) -> list[int]:
        """Those that matter to a unit with such a span so many steps from here: in reach, or the nearest."""
        away = self.s.field.distance[here]
        distances = [away[there] for there in self.places]
        nearest = min(distances) + 2 * steps if distances else 0
        found: list[int] = []
        for number, distance in enumerate(distances):
            if distance <= nearest or distance <= max(span, self.spans[number]) + steps:
                found.append(number)
        return found

    def exposure(self, number: int) -> Exposure:
        exposed = self.exposed[number]
        if exposed is None:
            s, hex = self.s, self.places[number]
            exposed = exposure(s, self.units[number], hex, s.general_on[hex] != NOBODY)
            self.exposed[number] = exposed
        return exposed


def urge(s: Battle, unit: int, foes: Foes) -> int:
    """What the unit could do with an order: its best attack, or a step nearer to the enemy."""
    army, here = s.field.army, s.at[unit]
    best, nearest = 0, s.field.size
    away = s.field.distance[here]
    after, dice_at = army.battle_after[unit], army.dice[unit]
    span = army.reach[unit] + after
    for number, there in enumerate(foes.places):
        distance = away[there]
        if distance < nearest:
            nearest = distance
        if distance > span:
            continue
        near = max(1, distance - after)
        if near < distance or distance == 1 or not is_hidden(s, unit, here, there):
            value = foes.worth(number, dice_at[near] + cover(s, here, there))
            if value > best:
                best = value
    arm = army.arm[unit]
    return best if best or nearest <= NEAR[arm] else s.weights.stride[arm]


def best_hex(s: Battle, unit: int, battles: bool, foes: Foes) -> int:
    """Where the unit had best move, or NOBODY to stay; `battles`: it may still battle afterwards."""
    here, general = s.at[unit], s.general_with(unit)
    together = ways(s, unit)[0] == TOGETHER
    layers = reach(s, unit, together)
    army = s.field.army
    near = foes.near(here, army.reach[unit] + army.battle_after[unit], len(layers))
    along = general != NOBODY and together
    s.lift(unit)
    if along:
        s.lift(general)
    best, most = NOBODY, hex_worth(s, unit, here, 0, general != NOBODY, battles, foes, near)
    for number, ends in enumerate(layers):
        for hex in ends:
            led = along or s.general_on[hex] != NOBODY
            value = hex_worth(s, unit, hex, number + 1, led, battles, foes, near)
            if value > most:
                best, most = hex, value
    s.set_down(unit, here)
    if along:
        s.set_down(general, here)
    return best


def hex_worth(
    s: Battle, unit: int, hex: int, steps: int, led: bool, battles: bool, foes: Foes, near: list[int]
) -> int:
    """What it is worth to the unit to end there after so many steps: danger, chances, ground, battle."""
    army, weights = s.field.army, s.weights
    arm, away = army.arm[unit], s.field.distance[hex]
    after, dice_at = army.battle_after[unit], army.dice[unit]
    span = army.reach[unit] + after
    chance, nearest = 0, s.field.size
    danger: list[int] = []
    places, spans = foes.places, foes.spans
    for number in near:
        there = places[number]
        distance = away[there]
        if distance < nearest:
            nearest = distance
        if distance <= spans[number]:
            foe = foes.units[number]
            closer = max(1, distance - army.battle_after[foe])
            if closer < distance or distance == 1 or not is_hidden(s, foe, there, hex):
                dice = army.dice[foe][closer] + cover(s, there, hex)
                if dice > 0:
                    danger.append(dice)
        if distance <= span:
            closer = max(1, distance - after)
            if closer < distance or distance == 1 or not is_hidden(s, unit, hex, there):
                value = foes.worth(number, dice_at[closer] + cover(s, hex, there))
                if value > chance:
                    chance = value
    total = chance * weights.hope // 100 - weights.stride[arm] * max(0, nearest - NEAR[arm])
    if led:
        total += led_value(s, nearest)
    if s.field.goals:
        total += pull(s, unit, hex) + stake(s, army.side[unit], hex)
    if danger:
        total -= fear(s, unit, hex, led, danger)
    if battles and nearest <= army.reach[unit] and steps <= battle_after(s, unit):
        total += battle_worth(s, unit, hex, steps, nearest, foes, near)
    return total


def fear(s: Battle, unit: int, hex: int, led: bool, danger: list[int]) -> int:
    """What attacks with so many dice may cost the unit: the worst of them, as likely as feared."""
    danger.sort(reverse=True)
    exposed = exposure(s, unit, hex, led)
    total = 0
    for dice in danger[:WORST]:
        total += cost(s, unit, dice, exposed)
    return total * s.weights.fear // 100


def battle_worth(
    s: Battle, unit: int, hex: int, steps: int, nearest: int, foes: Foes, near: list[int]
) -> int:
    """What the unit's best battle from the hex would bring this turn, with all the battles it has left."""
    army, ground, terms = s.field.army, s.field.ground, s.terms
    arm = army.arm[unit]
    left = terms.battles[arm] - s.battles[unit]
    if left < 1 or s.ordered[unit] == BARRED or (steps and terms.either and terms.battles[arm] > 1):
        return 0
    allowed = ground.moved[arm][hex] if steps else ground.standing[arm][hex]
    away, dice_at = s.field.distance[hex], army.dice[unit]
    more = bonus(s, unit) - ground.fewer[hex]
    farthest = 1 if nearest == 1 else army.reach[unit]  # an engaged unit battles its neighbours
    best = 0
    for number in near:
        there = foes.places[number]
        distance = away[there]
        if distance > farthest or (distance > 1 and is_hidden(s, unit, hex, there)):
            continue
        dice = dice_at[distance]
        if allowed is not None:
            dice = min(dice, allowed[distance - 1]) if distance <= len(allowed) else 0
        if dice > 0:
            value = foes.worth(number, dice + more + cover(s, hex, there))
            if value > best:
                best = value
    return best * left
