"""Retiring (3.19): one way back for every unit that must, found without a decision."""

from typing import Final

from grognard.boards.shapes import Shape
from grognard.core.journal import LEGAL, Choice
from grognard.games.black_powder import casualties, commanders, ground, supports, terrain, told
from grognard.games.black_powder.buildings import OUTSIDE, exit_pose
from grognard.games.black_powder.field import (
    BUILDING,
    DEPLOYED,
    GARRISON,
    GRAIN,
    LINE,
    NOBODY,
    NOWHERE,
    RIVER,
    SKIRMISH,
    SQUARE,
    WOODS,
)
from grognard.games.black_powder.formations import permission
from grognard.games.black_powder.questions import NO_WAY, OFF_TABLE, ONE_MOVE, TWO_MOVES, Tell
from grognard.games.black_powder.state import RESERVE, RETIRED, Battle
from grognard.games.black_powder.steps import UnitRule
from grognard.games.black_powder.strides import (
    Mover,
    Stride,
    as_it_stands,
    bars_retreat,
    face_nearness,
    heading,
    swept_friends,
    unit_overlapped,
)

HALF_TURN: Final = 1800
TURN: Final = 3600
DEGREES: Final = 10
SWERVES: Final = [0, 15, -15, 30, -30, 45, -45, 60, -60, 75, -75, 90, -90]  # degrees, in turn (BP-ret-2)


def retire(s: Battle, unit: int) -> None:
    """One full move back, else Disordered two moves, else the unit is broken (BP-break-22 to 24)."""
    s.deeds[unit] |= RETIRED
    if s.field.referee:
        s.then(Tell(told.BACK, unit, unit), Withdrawn(unit))
        return
    ready = get_clear(s, unit)
    if ready and fall_back(s, unit, 1, False, False):
        s.cite("BP-break-22", unit)
    elif ready and fall_back(s, unit, 2, True, False):
        s.cite("BP-break-23", unit)
    else:
        casualties.lose(s, unit, "BP-break-24")


class Withdrawn(UnitRule):
    """A unit has retired on the real table as far as it could."""

    __slots__ = ()
    verb = "withdrawn"

    def take(self, s: Battle, choice: Choice) -> None:
        unit = self.unit
        way = told.told(s, told.BACK, unit, unit, ONE_MOVE)
        told.forget(s)
        if way == NO_WAY:
            casualties.lose(s, unit, "BP-break-24")
            return
        if way == OFF_TABLE:
            told.leave(s, unit)
            depart(s, unit)
            return
        if s.formation[unit] == SQUARE and not s.field.literal_retire:
            casualties.disorder(s, unit, "BP-ret-7")
        if s.formation[unit] == GARRISON or (s.disordered[unit] and s.formation[unit] == SQUARE):
            s.formation[unit], s.building[unit] = LINE, NOWHERE
        told.leave(s, unit)
        if commanders.with_unit(s, unit):
            s.cite("BP-ret-10", unit)
        s.cite("BP-break-22" if way == ONE_MOVE else "BP-break-23", unit)
        if way == TWO_MOVES:
            casualties.disorder(s, unit, "BP-ret-5")


def get_clear(s: Battle, unit: int) -> bool:
    """A square opens into a line, a garrison comes out, before they retire; whether they can."""
    if s.formation[unit] == SQUARE and not s.field.literal_retire:  # BP-opt-20
        casualties.disorder(s, unit, "BP-ret-7")
        ground.reform(s, unit, LINE, *ground.pose(s, unit))
    if s.formation[unit] == GARRISON:
        return come_out(s, unit)
    return True


def fall_back(s: Battle, unit: int, moves: int, disorder: bool, halts: bool) -> bool:
    """Go back so many moves in the first legal direction; whether there is one.

    `disorder` for the retreat of two moves; `halts` for a blunder, which stops at the table's edge.
    """
    mover = as_it_stands(s, unit)
    base = base_direction(s, unit)
    for swerve in SWERVES:
        bearing = (base + swerve * DEGREES) % TURN
        stride = way_back(s, mover, bearing, moves * mover.allowance, halts)
        if is_tenable(s, mover, stride):
            s.cite("BP-ret-2", unit, bearing)
            s.cite("BP-ret-3", unit, moves * mover.allowance)
            go(s, unit, stride)
            if disorder:
                casualties.disorder(s, unit, "BP-ret-5")
            return True
    return False


def base_direction(s: Battle, unit: int) -> int:
    """Straight back, or away from all whom it fights if one is at its flank or rear (BP-ret-1)."""
    back = (s.facing[unit] + HALF_TURN) % TURN
    if not ground.is_flanked(s, unit):
        return back
    dx = dy = 0
    for enemy in ground.touched_by(s, unit):
        dx += s.x[enemy] - s.x[unit]
        dy += s.y[enemy] - s.y[unit]
    return heading(-dx, -dy, back)  # those on either side may weigh each other up


def way_back(s: Battle, mover: Mover, bearing: int, length: int, halts: bool) -> Stride:
    """The straight way in a direction, keeping its facing (BP-ret-3, BP-ret-9)."""
    start = s.outline[mover.unit]
    pose = ground.pose(s, mover.unit)
    stride = straight_stride(mover, pose, start, bearing, length)
    if not halts or ground.on_table(s, stride.end):
        return stride
    low, high = 0, length // GRAIN  # in grains: low stays on the table, high does not (BP-blund-4)
    while high - low > 1:
        middle = (low + high) // 2
        if ground.on_table(s, straight_stride(mover, pose, start, bearing, middle * GRAIN).end):
            low = middle
        else:
            high = middle
    return straight_stride(mover, pose, start, bearing, low * GRAIN)


def straight_stride(mover: Mover, pose: Choice, start: Shape, bearing: int, length: int) -> Stride:
    """A step so long in a direction, facing as before."""
    x, y = ground.ahead(pose[0], pose[1], bearing, length)
    return Stride(pose, (x, y, pose[2]), start, mover.shape(x, y, pose[2]))


def is_tenable(s: Battle, mover: Mover, stride: Stride) -> bool:
    """A unit can get there and stand there (BP-ret-4)."""
    if unit_overlapped(s, mover.unit, stride.end) != NOBODY:
        return False
    if bars_retreat(s, mover.side, stride, s.field.lengths.retire_gap):
        return False
    sweep = stride.sweep()
    if terrain.overlapped(s, sweep, BUILDING):
        return False
    if mover.formation != SKIRMISH and terrain.overlapped(s, sweep, WOODS):
        return False
    for number in s.field.by_kind[RIVER]:
        river = s.field.features[number]
        assert river.area is not None
        if river.area.overlaps(sweep) and not terrain.is_at_crossing(s, mover, stride, river):
            return False
    return True


def go(s: Battle, unit: int, stride: Stride) -> None:
    """Take the way back: friends are burst through, and who crosses the table's edge is gone."""
    for friend in swept_friends(s, unit, stride):
        if s.formation[friend] not in (SKIRMISH, DEPLOYED):
            casualties.disorder(s, friend, "BP-int-3")
    if not ground.on_table(s, stride.end):
        leave_table(s, unit, stride.end)
        return
    ground.put(s, unit, *stride.aim)
    if commanders.with_unit(s, unit):
        s.cite("BP-ret-10", unit)
        commanders.go_along(s, unit)


def leave_table(s: Battle, unit: int, shape: Shape) -> None:
    """Over the edge, where it may come back (BP-ret-6)."""
    s.arrival[unit] = edge_crossed(s, shape)
    depart(s, unit)


def depart(s: Battle, unit: int) -> None:
    """Off the table: the Shaken are lost, others may come back (BP-ret-6, BP-cas-7)."""
    if s.is_shaken(unit):
        supports.release(s, unit)
        casualties.lose(s, unit, "BP-cas-7")
        return
    s.cite("BP-ret-6", unit)
    ground.remove(s, unit, RESERVE)
    commanders.go_along(s, unit)


def edge_crossed(s: Battle, shape: Shape) -> Choice:
    """The table's edge over which a footprint is farthest."""
    width, depth = s.field.width, s.field.depth
    over = [-shape.south, shape.north - depth, -shape.west, shape.east - width]
    edges: list[Choice] = [
        (0, 0, width, 0), (0, depth, width, depth), (0, 0, 0, depth), (width, 0, width, depth),
    ]  # fmt: skip
    return edges[over.index(max(over))]


# Garrisons


def come_out(s: Battle, unit: int) -> bool:
    """A garrison leaves by the face farthest from its attackers, in the first formation that fits (BP-ret-8).

    It looks back at the building, so that its rear is away from it.
    """
    face = farthest_face(s, unit)
    if face == NOWHERE:
        return False
    for formation in OUTSIDE:
        if not s.field.kinds[s.kind[unit]].width[formation]:
            continue
        x, y, outward = exit_pose(s, unit, face, formation)
        facing = (outward + HALF_TURN) % TURN
        shape = ground.shape_at(s, unit, formation, x, y, facing)
        if permission(s, unit, formation, shape) == LEGAL and is_free(s, unit, shape):
            s.cite("BP-ret-8", unit, formation)
            ground.reform(s, unit, formation, x, y, facing)
            commanders.go_along(s, unit)
            return True
    return False


def is_free(s: Battle, unit: int, shape: Shape) -> bool:
    """Nothing stands where a garrison would come out."""
    if not ground.on_table(s, shape) or unit_overlapped(s, unit, shape) != NOBODY:
        return False
    return not terrain.overlapped(s, shape, BUILDING)


def farthest_face(s: Battle, unit: int) -> int:
    """The face farthest from those who touch the building, else from the nearest enemy; first in a tie."""
    attackers = ground.touched_by(s, unit)
    if not attackers:
        nearest = ground.nearest_enemy(s, unit)
        attackers = [nearest] if nearest != NOBODY else []
    best, most = NOWHERE, -1
    for face in ground.faces_of(s, unit):
        found = face_nearness(s, unit, face, attackers)
        if found > most:
            best, most = face, found
    return best
