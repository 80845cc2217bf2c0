"""Where a unit of Black Powder is wanted, and how much it lacks where it stands."""

from typing import Final

from grognard.games.black_powder import aim, charges, ground
from grognard.games.black_powder.field import (
    ARMY_BREAK,
    ARTILLERY,
    CAVALRY,
    DEPLOYED,
    FRONT,
    GARRISON,
    INFANTRY,
    LIMBERED,
    MARCH_COLUMN,
    MOST_POINTS,
    NOBODY,
    NOWHERE,
    SKIRMISH,
    SQUARE,
    WAGON,
    Goal,
)
from grognard.games.black_powder.prospects import INCH, charge_worth, odds
from grognard.games.black_powder.runs import face_struck
from grognard.games.black_powder.state import ON_TABLE, Battle
from grognard.games.black_powder.victory import holder, is_steady, points

GUARDS: Final = 2  # units that see to one objective
SEEKING: Final = 14  # an inch too far from the enemy, for who must beat him
WAITING: Final = 2  # and for who may let him come
FAR: Final = 12 * INCH  # beyond this a unit lacks no more than here
EXPOSED: Final = 50  # an enemy more than friends who can shoot here
AT_ODDS: Final = 16 * INCH  # an enemy so near belongs before the front


class Errand:
    """A place to be at: how near is near enough, and what an inch too far costs."""

    __slots__ = ("building", "price", "radius", "x", "y")

    def __init__(self, x: int, y: int, radius: int, price: int, building: int) -> None:
        self.x: Final = x
        self.y: Final = y
        self.radius: Final = radius
        self.price: Final = price  # 0: nowhere in particular
        self.building: Final = building

    def shortfall(self, s: Battle, unit: int) -> int:
        """How far the unit is from where it is wanted."""
        if self.price == 0 or (self.building != NOWHERE and s.building[unit] == self.building):
            return 0
        return max(0, ground.straight(s.x[unit], s.y[unit], self.x, self.y) - self.radius)


ANYWHERE: Final = Errand(0, 0, 0, 0, NOWHERE)


def place_of(s: Battle, goal: Goal) -> tuple[int, int]:
    """The middle of an objective."""
    if goal.building != NOWHERE:
        return ground.centre(s.field.features[goal.building])
    return goal.x, goal.y


def suits(s: Battle, unit: int, goal: Goal) -> bool:
    """A unit is of use at an objective: foot for houses, foot or horse elsewhere, and steady."""
    arm = s.arm(unit)
    if arm in (ARTILLERY, WAGON) or not is_steady(s, unit):
        return False
    return arm == INFANTRY or goal.building == NOWHERE


def errand_of(s: Battle, unit: int) -> Errand:
    """The objective that a unit sees to: one for which few are nearer, else the nearest not yet held."""
    side = s.side(unit)
    best, least = ANYWHERE, -1
    for goal in s.field.goals:
        if not suits(s, unit, goal):
            continue
        x, y = place_of(s, goal)
        far = ground.straight(s.x[unit], s.y[unit], x, y)
        nearer = 0
        for each in s.field.forces.of[side]:
            if each != unit and s.where[each] == ON_TABLE and suits(s, each, goal):
                found = ground.straight(s.x[each], s.y[each], x, y)
                nearer += int(found < far or (found == far and each < unit))
        mine = nearer < GUARDS
        if not mine and holder(s, goal) == side:
            continue
        if best.price and least <= far and not (mine and best.price < 10):
            continue
        price = (6 + 3 * goal.points) * (2 if mine else 1) * (2 if 3 * s.turn >= 2 * s.field.turns else 1)
        radius = 0 if goal.building != NOWHERE else goal.radius - INCH
        best, least = Errand(x, y, radius, price, goal.building), far
    return best


def pull_of(s: Battle, side: int) -> int:
    """What an inch too far from the enemy costs: little for who has only to keep what he has."""
    held = points(s)
    for line in s.field.victory:
        if line.rule == MOST_POINTS:
            return WAITING if held[side] > held[1 - side] else SEEKING
        if line.rule != ARMY_BREAK:
            return WAITING if line.side != side and held[1 - side] < line.wins else SEEKING
    return SEEKING


# What a unit lacks


def best_charge(s: Battle, unit: int) -> int:
    """The best charge that a unit could make at once; 0 without one."""
    best = 0
    for target in charges.charge_targets(s, unit):
        best = max(best, charge_worth(s, unit, target, face_struck(s, unit, target, False)))
    return best


def urge(s: Battle, unit: int) -> int:
    """How much a unit wants an order: a charge that is open to it, or what it lacks where it stands."""
    return max(2 * best_charge(s, unit), lack(s, unit))


def lack(s: Battle, unit: int) -> int:
    """How far a unit is from where and how it would like to stand."""
    enemy = ground.nearest_enemy(s, unit)
    errand = errand_of(s, unit)
    wants = errand.price * min(FAR, errand.shortfall(s, unit)) // INCH
    if enemy == NOBODY:
        return wants
    gap = ground.distance(s, unit, enemy)
    arm, formation = s.arm(unit), s.formation[unit]
    if s.is_shaken(unit) or arm == WAGON:
        return max(0, FAR - gap) * 6 // INCH
    if s.casualties[unit] and s.casualties[unit] + 1 == s.stamina[unit]:
        return wants // 2
    if arm == ARTILLERY:
        return guns_lack(s, unit, enemy, gap)
    if formation == GARRISON:
        return 0 if errand.price == 0 or s.building[unit] == errand.building else wants
    if formation == MARCH_COLUMN and gap < 2 * FAR:
        return wants + 150
    if formation == SQUARE:
        return 0 if s.arm(enemy) == CAVALRY and gap < FAR else wants + 100
    ideal = ground.move_distance(s, unit) if arm == CAVALRY else aim.reach_of(s, unit) or 4 * INCH
    wants += min(FAR, max(0, gap - ideal)) * pull_of(s, s.side(unit)) // INCH
    if gap <= AT_ODDS and formation != SKIRMISH and not is_before(s, unit, enemy):
        wants += 100
    return wants + EXPOSED * max(0, -odds(s, unit, s.x[unit], s.y[unit]) - 1)


def guns_lack(s: Battle, unit: int, enemy: int, gap: int) -> int:
    """Guns want to be unlimbered, in reach, the enemy before them."""
    reach = aim.reach_of(s, unit)
    if s.formation[unit] == LIMBERED:
        return 120
    if gap > reach:
        return 60
    return 0 if s.formation[unit] != DEPLOYED or is_before(s, unit, enemy) else 40


def is_before(s: Battle, unit: int, enemy: int) -> bool:
    """An enemy stands before a unit's front."""
    return ground.quarter_of(s, unit, s.x[enemy], s.y[enemy]) == FRONT
