"""Where a unit had best stand, in little time: one look at the enemy serves all its hexes."""

from typing import Final

from grognard.boards.hexes import UNKNOWN, Whereabouts
from grognard.games.battle_cry.aim import battle_after, bonus, cover
from grognard.games.battle_cry.field import GENERAL, NOBODY
from grognard.games.battle_cry.movement import TOGETHER, reach, ways
from grognard.games.battle_cry.prospects import (
    AFTER_NOTHING,
    FARTHEST_RETREAT,
    NEAR,
    WORST,
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


class Foes(Whereabouts):
    """The enemy's units on the board, and what attacks by and on them come to: worked out when first asked.

    It holds for a turn, as long as they stand where they do: who is in the way is not looked at again.
    """

    __slots__ = (
        "exposed",
        "farthest",
        "figures",
        "hopes",
        "known",
        "menaces",
        "price",
        "rows",
        "side",
        "turn",
        "units",
        "urges",
    )

    def __init__(self, s: Battle, units: list[int], places: list[int], figures: list[int]) -> None:
        super().__init__(s.field.distance, places, wanted(s, s.active, NOBODY))
        army = s.field.army
        self.side: Final = s.active
        self.turn: Final = s.turn
        self.units: Final = units
        self.figures: Final = figures
        self.rows: Final = [bearing(s, unit, places[number]) for number, unit in enumerate(units)]
        self.farthest: Final = max([army.reach[unit] + army.battle_after[unit] for unit in units], default=0)
        self.exposed: Final[list[Exposure | None]] = [None] * len(units)
        self.known: Final = [UNKNOWN] * (DICE * len(units))
        self.menaces: Final[dict[int, list[int]]] = {}
        self.hopes: Final[dict[int, int]] = {}
        self.urges: Final[dict[int, int]] = {}
        self.price: Final = prize(s, enemy(s.active))  # of an own unit's loss

    def is_like(self, s: Battle) -> bool:
        """It is the same turn, and they stand where they did, as strong as they were."""
        if self.side != s.active or self.turn != s.turn:
            return False
        at, strength, places, figures = s.at, s.figures, self.places, self.figures
        for number, unit in enumerate(self.units):
            if at[unit] != places[number] or strength[unit] != figures[number]:
                return False
        return True

    def worth(self, s: Battle, number: int, dice: int) -> int:
        """What an attack with so many dice takes from the enemy, by the unit's number among them."""
        dice = min(dice, DICE - 1)
        if dice < 1:
            return 0
        known = self.known[number * DICE + dice]
        if known == UNKNOWN:
            known = cost(s, self.units[number], dice, self.exposure(s, number))
            self.known[number * DICE + dice] = known
        return known

    def exposure(self, s: Battle, number: int) -> Exposure:
        exposed = self.exposed[number]
        if exposed is None:
            hex = self.places[number]
            exposed = exposure(s, self.units[number], hex, s.general_on[hex] != NOBODY)
            self.exposed[number] = exposed
        return exposed

    def hope(self, s: Battle, unit: int, hex: int) -> int:
        """What the best attack that such a unit could make from the hex next turn takes from the enemy."""
        key = s.field.army.model[unit] * s.field.size + hex
        known = self.hopes.get(key)
        if known is None:
            known = self.hopes[key] = self.best_attack(s, unit, hex)
        return known

    def best_attack(self, s: Battle, unit: int, hex: int) -> int:
        army, works = s.field.army, s.works
        best = 0
        if self.how_near(hex) > army.reach[unit] + army.battle_after[unit]:
            return best
        row = bearing(s, unit, hex)
        for number, there in enumerate(self.places):
            dice = row[there]
            if dice == 0 or (dice < 0 and is_hidden(s, unit, hex, there)):
                continue
            dice = dice_against_works(s, unit, hex, there) if works[there] else abs(dice)
            value = self.worth(s, number, dice)
            if value > best:
                best = value
        return best

    def menace(self, s: Battle, hex: int) -> list[int]:
        """The dice of the worst attacks that could be made on the hex next turn."""
        if self.how_near(hex) > self.farthest:
            return []
        known = self.menaces.get(hex)
        if known is None:
            known = self.menaces[hex] = self.look(s, hex)
        return known

    def look(self, s: Battle, hex: int) -> list[int]:
        found: list[int] = []
        for number, row in enumerate(self.rows):
            dice = row[hex]
            if dice == 0:
                continue
            foe, there = self.units[number], self.places[number]
            if dice < 0 and is_hidden(s, foe, there, hex):
                continue
            dice = dice_against_works(s, foe, there, hex) if s.works[hex] else abs(dice)
            if dice > 0:
                found.append(dice)
        found.sort(reverse=True)
        return found[:WORST]


def foes_of(s: Battle) -> Foes:
    """The enemy of the active side: as seen before, if nothing about him has changed."""
    seen = s.seen
    if isinstance(seen, Foes) and seen.is_like(s):
        return seen
    arm, at, strength = s.field.army.arm, s.at, s.figures
    units = [unit for unit in s.forces[enemy(s.active)] if arm[unit] != GENERAL]
    fresh = Foes(s, units, [at[unit] for unit in units], [strength[unit] for unit in units])
    s.seen = fresh
    return fresh


def urge(s: Battle, unit: int, foes: Foes) -> int:
    """What the unit could do with an order before any has moved: its best attack, or a step nearer."""
    known = foes.urges.get(unit)
    if known is None:
        known = foes.urges[unit] = new_urge(s, unit, foes)
    return known


def new_urge(s: Battle, unit: int, foes: Foes) -> int:
    arm, here = s.field.army.arm[unit], s.at[unit]
    best = foes.hope(s, unit, here)
    return best if best or foes.how_near(here) <= NEAR[arm] else s.weights.stride[arm]


def best_hex(s: Battle, unit: int, battles: bool, foes: Foes) -> int:
    """Where the unit had best move, or NOBODY to stay; `battles`: it may still battle afterwards."""
    here, general = s.at[unit], s.general_with(unit)
    together = ways(s, unit)[0] == TOGETHER
    layers = reach(s, unit, together)
    near = within(s.field.distance[here], foes.places, s.field.army.reach[unit] + len(layers))
    along = general != NOBODY and together
    s.lift(unit)
    if along:
        s.lift(general)
    goals = wanted(s, s.field.army.side[unit], unit) if s.field.goals else []
    best, most = NOBODY, hex_worth(s, unit, here, 0, general != NOBODY, battles, foes, near, goals)
    for number, ends in enumerate(layers):
        for hex in ends:
            if not foes.draws(here, hex):
                continue
            led = along or s.general_on[hex] != NOBODY
            value = hex_worth(s, unit, hex, number + 1, led, battles, foes, near, goals)
            if value > most:
                best, most = hex, value
    s.set_down(unit, here)
    if along:
        s.set_down(general, here)
    return best


def within(away: list[int], places: list[int], distance: int) -> list[int]:
    """Which of the places are no farther away, by number."""
    return [number for number, there in enumerate(places) if away[there] <= distance]


def hex_worth(
    s: Battle,
    unit: int,
    hex: int,
    steps: int,
    led: bool,
    battles: bool,
    foes: Foes,
    near: list[int],
    goals: list[int],
) -> int:
    """What it is worth to the unit to end there after so many steps: danger, chances, ground, battle."""
    army, weights = s.field.army, s.weights
    arm = army.arm[unit]
    danger = foes.menace(s, hex)
    near_by = foes.how_near(hex)
    total = foes.hope(s, unit, hex) * weights.hope // 100 - weights.stride[arm] * max(0, near_by - NEAR[arm])
    if led:
        total += led_value(s, near_by)
    lost = 0
    if s.field.goals:
        lost = stake(s, army.side[unit], hex)
        total += pull(s, unit, hex, goals) + lost
    if danger:
        total -= fear(s, unit, hex, led, danger, foes.price, lost)
    if battles and near_by <= army.reach[unit] and steps <= battle_after(s, unit):
        total += battle_worth(s, unit, hex, steps, near_by, foes, near)
    return total


def fear(s: Battle, unit: int, hex: int, led: bool, danger: list[int], price: int, lost: int) -> int:
    """What attacks with so many dice may cost the unit, as likely as feared; nobody is in its way back."""
    field, side = s.field, s.field.army.side[unit]
    rows = abs(field.board.row[hex] - field.edge_row[side])
    room = min(rows, FARTHEST_RETREAT) if rows or field.edge_figures else AFTER_NOTHING
    exposed = (int(led) + field.ground.flags[side][hex], room, price, lost)
    total = 0
    for dice in danger:
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
    more, less = bonus(s, unit) - ground.fewer[hex], covers(s, hex)
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
            value = foes.worth(
                s, number, dice + more + (cover(s, hex, there) if s.works[there] else less[there])
            )
            if value > best:
                best = value
    return best * left
