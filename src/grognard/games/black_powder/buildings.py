"""Buildings (3.24): who may enter one, how a garrison leaves it.

An `enter` leg is (ENTER, feature), a `leave` leg (LEAVE, formation, x, y, facing).
"""

from typing import Final

from grognard.boards.shapes import Shape
from grognard.core.journal import Choice, Note
from grognard.games.black_powder import ground, terrain
from grognard.games.black_powder.field import (
    ATTACK_COLUMN,
    BUILDING,
    GARRISON,
    INFANTRY,
    LARGE,
    LINE,
    LYING,
    MARCH_COLUMN,
    NOBODY,
    SIDE,
    SKIRMISH,
    SMALL,
    STANDARD,
)
from grognard.games.black_powder.formations import permission
from grognard.games.black_powder.state import LEAVE, ON_TABLE, SQUARED, Battle
from grognard.games.black_powder.strides import Mover, near_enemy, room, standing
from grognard.games.black_powder.walks import placing, shaken_objection

LARGEST: Final = [SMALL, SMALL, STANDARD, LARGE]  # by size of a building: its largest garrison (BP-bld-3)
OUTSIDE: Final = (LINE, ATTACK_COLUMN, SKIRMISH)  # how a garrison comes out (BP-bld-5)


def garrison_of(s: Battle, feature: int) -> int:
    """The unit in a building, or NOBODY."""
    for unit, building in enumerate(s.building):
        if building == feature and s.where[unit] == ON_TABLE:
            return unit
    return NOBODY


def holds(s: Battle, feature: int, unit: int) -> bool:
    """A building is large enough for a unit (BP-bld-3)."""
    return s.field.kinds[s.kind[unit]].size >= LARGEST[s.field.features[feature].size]


# Entering


def entry_cost(s: Battle, unit: int, feature: int) -> int:
    """The way to a building and the penalty (BP-bld-4)."""
    area = s.field.features[feature].area
    assert area is not None
    return area.apart(s.outline[unit]) + s.field.lengths.building


def entry_objection(s: Battle, unit: int, feature: int) -> Note | None:
    """The first clause that entering a building breaks."""
    if s.deeds[unit] & SQUARED:
        return Note("BP-cmd-28", (unit,))
    if s.is_engaged(unit):
        return Note("BP-cmd-24", (unit,))
    building = s.field.features[feature]
    if s.arm(unit) != INFANTRY or building.kind != BUILDING:
        return Note("BP-bld-1", (unit, feature))
    if s.formation[unit] in (MARCH_COLUMN, GARRISON, LYING):
        return Note("BP-bld-4", (unit, s.formation[unit]))
    walls = ground.walls(building)
    found = shaken_objection(s, unit, walls)
    if found is not None:
        return found
    cost, allowance = entry_cost(s, unit, feature), ground.move_distance(s, unit)
    if cost > allowance:
        return Note("BP-move-13", (unit, cost, allowance))
    limit = s.field.lengths.enemy_gap
    stride = standing(walls, ground.pose(s, unit))
    enemy = near_enemy(s, s.side(unit), stride, s.outline[unit], limit)  # unless it was as near outside
    if enemy != NOBODY:
        return Note("BP-move-15", (unit, enemy, room(s, walls, enemy), limit))
    if garrison_of(s, feature) != NOBODY or not holds(s, feature, unit):
        return Note("BP-bld-3", (unit, feature))
    return None


def enter(s: Battle, unit: int, feature: int) -> None:
    """A unit occupies a building."""
    s.cite("BP-bld-4", unit, s.formation[unit])
    s.cite("BP-move-13", unit, entry_cost(s, unit, feature), ground.move_distance(s, unit))
    ground.garrison(s, unit, feature)


# Leaving


def exit_objection(s: Battle, unit: int, leg: Choice) -> Note | None:
    """The first clause that leaving a building breaks."""
    formation, x, y, facing = leg[1], leg[2], leg[3], leg[4]
    if s.is_engaged(unit):
        return Note("BP-cmd-24", (unit,))
    if s.formation[unit] != GARRISON or formation not in OUTSIDE:
        return Note("BP-bld-5", (unit, formation))
    mover = Mover(s, unit, s.kind[unit], formation)
    shape = mover.shape(x, y, facing)
    found = shaken_objection(s, unit, shape)
    if found is not None:
        return found
    clause = permission(s, unit, formation, shape)
    if clause:
        return Note(clause, (unit, formation))
    if not touches_face(s, s.building[unit], shape, facing):
        return Note("BP-bld-5", (unit, formation))
    return placing(s, mover, (x, y, facing), shape, s.outline[unit])


def touches_face(s: Battle, feature: int, shape: Shape, facing: int) -> bool:
    """A footprint stands against a face and looks outward (BP-bld-5)."""
    for face in range(SIDE, SIDE + len(s.field.features[feature].faces)):
        if ground.side_facing(s, feature, face) == facing and terrain.stands_against(s, feature, face, shape):
            return True
    return False


def exit_pose(s: Battle, unit: int, face: int, formation: int) -> Choice:
    """Before the middle of a face, looking outward."""
    building = s.building[unit]
    ax, ay, bx, by = ground.side_of(s, building, face)
    facing = ground.side_facing(s, building, face)
    depth = s.field.kinds[s.kind[unit]].depth[formation]
    x, y = ground.ahead(ground.half_between(ax, bx), ground.half_between(ay, by), facing, depth // 2)
    return x, y, facing


def exits(s: Battle, unit: int) -> list[Choice]:
    """Every legal way out before the middle of a face."""
    found: list[Choice] = []
    for face in ground.faces_of(s, unit):
        for formation in OUTSIDE:
            if s.field.kinds[s.kind[unit]].width[formation]:
                leg = (LEAVE, formation, *exit_pose(s, unit, face, formation))
                if exit_objection(s, unit, leg) is None:
                    found.append(leg)
    return found


def leave(s: Battle, unit: int, leg: Choice) -> None:
    """A garrison comes out: one whole move (BP-bld-5)."""
    s.cite("BP-bld-5", unit, leg[1])
    ground.reform(s, unit, leg[1], leg[2], leg[3], leg[4])
