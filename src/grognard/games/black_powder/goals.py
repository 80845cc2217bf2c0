"""Which objectives a side of Black Powder goes for, and who is of use there."""

from typing import Final

from grognard.games.black_powder import buildings, ground
from grognard.games.black_powder.field import (
    ARTILLERY,
    INFANTRY,
    NOBODY,
    NOWHERE,
    SCORE,
    WAGON,
    Goal,
)
from grognard.games.black_powder.prospects import INCH, is_precious
from grognard.games.black_powder.state import Battle
from grognard.games.black_powder.victory import holder, is_steady, points
from grognard.games.black_powder.wayfinding import ways_to

GUARDS: Final = 2  # units that see to one objective
SAFE: Final = 16 * INCH  # no enemy so near: one unit is enough for a guard
FORCE: Final = 8  # so many go for an objective
KEPT: Final = 2 * INCH  # an enemy about an objective is like a way so much longer


def place_of(s: Battle, goal: Goal) -> tuple[int, int]:
    """The middle of an objective."""
    if goal.building != NOWHERE:
        return ground.centre(s.field.features[goal.building])
    return goal.x, goal.y


def value_of(goal: Goal) -> int:
    """The points of an objective."""
    return goal.points


def enough(s: Battle, side: int, wanting: list[Goal]) -> list[Goal]:
    """Those of the objectives that a side has not which win with what it has: the easiest to come by.

    Who wins by a few points leaves the others alone: an army that goes everywhere is nowhere strong.
    """
    for line in s.field.victory:
        if line.rule == SCORE and line.side == side:
            return easiest(s, side, wanting, line.wins - points(s)[side])
    return wanting


def easiest(s: Battle, side: int, wanting: list[Goal], missing: int) -> list[Goal]:
    """Objectives with so many points in all; those last where nobody is of use."""
    ranked: list[tuple[bool, int, int]] = []
    for number, goal in enumerate(wanting):
        useless = not any(suits(s, unit, goal) for unit in s.units_of(side))
        ranked.append((useless, effort(s, side, goal), number))
    found: list[Goal] = []
    for _, _, number in sorted(ranked):
        if missing > 0:
            found.append(wanting[number])
            missing -= wanting[number].points
    return sorted(found, key=value_of, reverse=True)


def effort(s: Battle, side: int, goal: Goal) -> int:
    """How far an objective is from those who might go there, and how well it is kept, for each point."""
    x, y = place_of(s, goal)
    away = [ground.straight(s.x[unit], s.y[unit], x, y) for unit in s.units_of(side) if may_go(s, unit)]
    kept = sum([int(ground.straight(s.x[unit], s.y[unit], x, y) <= SAFE) for unit in s.units_of(1 - side)])
    away.sort()
    near = away[:FORCE]
    return (sum(near) // max(1, len(near)) + kept * KEPT) // max(1, goal.points)


def suits(s: Battle, unit: int, goal: Goal) -> bool:
    """A steady unit is of use at an objective: foot that finds room in a house, foot or horse elsewhere.

    A house that the enemy has left and still holds is his no more as soon as anybody stands near.
    """
    if goal.building == NOWHERE:
        return may_go(s, unit)
    return is_fit(s, unit) and (finds_room(s, unit, goal.building) or is_left(s, goal, 1 - s.side(unit)))


def may_go(s: Battle, unit: int) -> bool:
    """Steady foot or horse, of which one casualty more breaks no brigade."""
    return is_fit(s, unit) and not is_precious(s, unit)


def is_fit(s: Battle, unit: int) -> bool:
    """Steady foot or horse."""
    return s.arm(unit) not in (ARTILLERY, WAGON) and is_steady(s, unit)


def finds_room(s: Battle, unit: int, building: int) -> bool:
    """Foot that a house is large enough for."""
    return s.arm(unit) == INFANTRY and buildings.holds(s, building, unit)


def is_left(s: Battle, goal: Goal, side: int) -> bool:
    """A house that a side holds without a garrison."""
    return buildings.garrison_of(s, goal.building) == NOBODY and holder(s, goal) == side


def nearest_first(s: Battle, units: list[int], goal: Goal) -> list[int]:
    """Those of the units who are of use at an objective, the nearest first."""
    x, y = place_of(s, goal)
    ways = ways_to(s.field, x, y, goal.building)
    fit = [(ways.from_point(s.x[unit], s.y[unit]), unit) for unit in units if suits(s, unit, goal)]
    return [unit for _, unit in sorted(fit)]


def nearest_brigade(s: Battle, units: list[int], goal: Goal) -> list[int]:
    """Those of use at an objective, of the brigade that is there first with two; the nearest first."""
    members: dict[int, list[int]] = {}
    for unit in nearest_first(s, units, goal):
        found = members.setdefault(s.field.forces.brigade[unit], [])
        found.append(unit)
        if len(found) == GUARDS:
            break
    most, chosen = 0, NOBODY
    for brigade, found in members.items():
        if len(found) > most:
            most, chosen = len(found), brigade
    return [unit for unit in nearest_first(s, units, goal) if s.field.forces.brigade[unit] == chosen]
