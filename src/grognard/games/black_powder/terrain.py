"""Terrain (3.11): where a step may go, at what pace, and which obstacles it crosses. A part of the ground."""

from typing import Final

from grognard.boards.plane import half_point_at
from grognard.boards.polygons import Area
from grognard.boards.shapes import Shape, overlaps, segment, spot, touching
from grognard.core.journal import LEGAL, Choice
from grognard.games.black_powder import ground
from grognard.games.black_powder.field import (
    ATTACK_COLUMN,
    BRIDGE,
    BUILDING,
    CAVALRY,
    FORD,
    FORTIFICATION,
    HILL,
    INFANTRY,
    LIMBERED,
    MARCH_COLUMN,
    NOWHERE,
    OBSTACLE,
    RIVER,
    ROAD,
    ROUGH,
    SKIRMISH,
    TOUCH,
    WAGON_TRAIN,
    WOODS,
    Feature,
)
from grognard.games.black_powder.state import Battle
from grognard.games.black_powder.strides import Mover, Stride, is_sunk

ROUNDING: Final = 5  # what rounding may hide, in thousandths
QUARTER_PACE: Final = 4  # of formed infantry in woods (BP-opt-19)
ON_BRIDGES: Final = (MARCH_COLUMN, ATTACK_COLUMN, LIMBERED, WAGON_TRAIN, SKIRMISH)  # BP-terr-13
ON_ROADS: Final = (MARCH_COLUMN, LIMBERED, WAGON_TRAIN)  # BP-terr-10
ON_WHEELS: Final = (LIMBERED, WAGON_TRAIN)  # BP-terr-12
GROUND_CLAUSES: Final = {WOODS: "BP-terr-1", ROUGH: "BP-terr-2", FORD: "BP-terr-12"}


class Going:
    """What the ground does to a step: what forbids it, its pace, the features that it meets."""

    __slots__ = ("clause", "feature", "obstacles", "pace", "slowed")

    def __init__(self) -> None:
        self.clause = LEGAL  # what forbids it
        self.feature = NOWHERE  # and where
        self.pace = 1  # its cost is multiplied by this
        self.slowed = NOWHERE  # the feature that slows it most
        self.obstacles = 0  # the obstacles that it overlaps, as a set of features


def survey(s: Battle, mover: Mover, stride: Stride, sure: bool = False) -> Going:
    """What the ground does to a step; if `sure`, only what going farther straight on cannot undo."""
    going = Going()
    for number, feature in enumerate(s.field.features):
        kind = feature.kind
        if kind in (HILL, ROAD):
            continue
        area = feature.area
        if area is None:
            if crosses(feature, stride, sure) and not is_spared(s, mover, stride, sure):
                going.obstacles |= 1 << number
        elif stride.is_near(area.bounds, 0) and enters(area, stride, sure):
            clause, pace = verdict(s, mover, stride, feature, sure)
            if clause:
                going.clause, going.feature = clause, number
                return going
            if pace > going.pace:
                going.pace, going.slowed = pace, number
    return going


def crosses(feature: Feature, stride: Stride, sure: bool) -> bool:
    """A step overlaps a segment of an obstacle (BP-terr-7)."""
    for piece in feature.segments:
        if stride.is_near(piece, 0):
            sweep = stride.sweep()
            if is_sunk(sweep, piece) if sure else overlaps(sweep, piece):
                return True
    return False


def enters(area: Area, stride: Stride, sure: bool) -> bool:
    """A step overlaps an area (BP-terr-5)."""
    if not sure:
        return area.overlaps(stride.sweep())
    sweep = stride.sweep()
    return any(is_sunk(part, sweep) for part in area.parts)


def verdict(s: Battle, mover: Mover, stride: Stride, feature: Feature, sure: bool) -> tuple[str, int]:
    """The clause that forbids a step over an area that it overlaps, or LEGAL and its pace there."""
    kind = feature.kind
    if kind == BUILDING:
        return "BP-bld-10", 1
    if kind == RIVER:
        carried = (
            may_be_carried(s, mover, stride, feature) if sure else is_at_crossing(s, mover, stride, feature)
        )
        return (LEGAL if carried else "BP-terr-22"), 1
    if kind == BRIDGE:
        return (LEGAL if mover.formation in ON_BRIDGES else "BP-terr-13"), 1
    if is_spared(s, mover, stride, sure):
        return LEGAL, 1
    pace = pace_in(s, mover, kind)
    if pace:
        return LEGAL, pace
    assert feature.area is not None
    if stride.start is not stride.end and feature.area.overlaps(stride.start):
        stays = stride.pose[0] == stride.aim[0] and stride.pose[1] == stride.aim[1]
        if sure or stays or not feature.area.overlaps(stride.end):
            return LEGAL, 1  # whoever was driven in may stay or leave: neither is to enter
    return ("BP-terr-1" if kind == WOODS and mover.arm in (INFANTRY, CAVALRY) else "BP-terr-4"), 1


def pace_in(s: Battle, mover: Mover, kind: int) -> int:
    """By how much woods, rough ground or a ford slow a unit off the road; 0 where it may not go."""
    paces = s.field.paces
    if kind == WOODS:
        if mover.arm != INFANTRY:
            return 0
        if mover.formation == SKIRMISH:
            return paces[WOODS]
        return QUARTER_PACE if s.field.formed_in_woods else 0
    if mover.formation == SKIRMISH:
        return 1  # BP-terr-3
    if mover.arm in (INFANTRY, CAVALRY) or (kind == FORD and mover.formation in ON_WHEELS):
        return paces[kind]
    return 0


def is_spared(s: Battle, mover: Mover, stride: Stride, sure: bool) -> bool:
    """A march column, a limbered gun or a wagon ignores the ground along a road (BP-terr-10)."""
    return mover.formation in ON_ROADS and is_along_road(s, mover, stride, sure)


def is_along_road(s: Battle, mover: Mover, stride: Stride, sure: bool) -> bool:
    """Head and tail of a column each begin and end in one same strip (BP-terr-10); if `sure`, they may."""
    aim = stride.pose if sure else stride.aim
    return keeps_strip(s, stride.pose, aim, mover.depth) and keeps_strip(s, stride.pose, aim, -mover.depth)


def keeps_strip(s: Battle, pose: Choice, aim: Choice, twice_ahead: int) -> bool:
    """The middle of one edge begins and ends a step in one same strip; a bridge is a road (BP-terr-13)."""
    ax, ay = half_point_at(pose[0], pose[1], pose[2], 0, twice_ahead)
    bx, by = half_point_at(aim[0], aim[1], aim[2], 0, twice_ahead)
    features, by_kind = s.field.features, s.field.by_kind
    for number in by_kind[ROAD]:
        road = features[number].road
        if road is not None and road.strip_with(ax, ay, bx, by):
            return True
    for number in by_kind[BRIDGE]:
        area = features[number].area
        if area is not None and area.covers(ax, ay) and area.covers(bx, by):
            return True
    return False


# Rivers


def is_at_crossing(s: Battle, mover: Mover, stride: Stride, river: Feature) -> bool:
    """A step over a river is carried by one ford or bridge (BP-terr-22)."""
    assert river.area is not None
    for kind in (FORD, BRIDGE):
        for number in s.field.by_kind[kind]:
            crossing = s.field.features[number].area
            if crossing is None or not stride.is_near(crossing.bounds, 0):
                continue
            if kind == FORD:
                ways = corner_ways(stride)
            elif mover.formation in ON_BRIDGES:
                ways = middle_ways(mover, stride)
            else:
                continue
            if is_carried(river.area, crossing, ways):
                return True
    return False


def may_be_carried(s: Battle, mover: Mover, stride: Stride, river: Feature) -> bool:
    """A step may be carried over a river if it goes on straight: it has not yet left the bank elsewhere."""
    assert river.area is not None
    for kind in (FORD, BRIDGE):
        for number in s.field.by_kind[kind]:
            crossing = s.field.features[number].area
            if crossing is None or not stride.is_near(crossing.bounds, mover.allowance):
                continue
            ways = corner_ways(stride) if kind == FORD else middle_ways(mover, stride)
            if not strays(river.area, crossing, ways):
                return True
    return False


def strays(river: Area, crossing: Area, ways: list[int]) -> bool:
    """Some way crosses the border of a river off the crossing, by more than rounding."""
    for i in range(0, len(ways), 4):
        for x, y in river.border_points(ways[i], ways[i + 1], ways[i + 2], ways[i + 3]):
            if not crossing.within(spot(x, y), ROUNDING):
                return True
    return False


def corner_ways(stride: Stride) -> list[int]:
    """The straight ways of the four corners: four numbers each."""
    before, after = stride.start.points, stride.end.points
    found: list[int] = []
    for i in range(0, 8, 2):
        found += (before[i], before[i + 1], after[i], after[i + 1])
    return found


def middle_ways(mover: Mover, stride: Stride) -> list[int]:
    """The straight ways of the middles of front and rear, which a bridge carries (BP-terr-14)."""
    pose, aim = stride.pose, stride.aim
    found: list[int] = []
    for ahead in (mover.depth, -mover.depth):
        found += half_point_at(pose[0], pose[1], pose[2], 0, ahead)
        found += half_point_at(aim[0], aim[1], aim[2], 0, ahead)
    return found


def is_carried(river: Area, crossing: Area, ways: list[int]) -> bool:
    """Some way touches the crossing, and none is in the river or crosses its border but there."""
    touched = False
    for i in range(0, len(ways), 4):
        ax, ay, bx, by = ways[i], ways[i + 1], ways[i + 2], ways[i + 3]
        starts, ends = crossing.covers(ax, ay), crossing.covers(bx, by)
        if (not starts and river.covers(ax, ay)) or (not ends and river.covers(bx, by)):
            return False
        for x, y in river.border_points(ax, ay, bx, by):
            if not crossing.covers(x, y):
                return False
        touched = touched or starts or ends or bool(crossing.border_points(ax, ay, bx, by))
    return touched


# What a footprint touches


def touches(s: Battle, shape: Shape, kind: int) -> bool:
    """A footprint touches or overlaps terrain of a kind (BP-geo-26)."""
    for number in s.field.by_kind[kind]:
        area = s.field.features[number].area
        if area is not None and area.within(shape, TOUCH):
            return True
    return False


def stands_against(s: Battle, building: int, face: int, shape: Shape) -> bool:
    """A footprint touches a face of a building from outside."""
    area = s.field.features[building].area
    edge = segment(*ground.side_of(s, building, face))
    return (
        area is not None and touching(edge, shape) and not area.overlaps(shape) and not overlaps(edge, shape)
    )


def overlapped(s: Battle, shape: Shape, kind: int) -> bool:
    """A footprint overlaps terrain of a kind (BP-geo-13)."""
    for number in s.field.by_kind[kind]:
        area = s.field.features[number].area
        if area is not None and area.overlaps(shape):
            return True
    return False


def straddled(s: Battle, shape: Shape) -> int:
    """The obstacles that a footprint overlaps, as a set: they cost it nothing more (BP-terr-7)."""
    found = 0
    for kind in (OBSTACLE, FORTIFICATION):
        for number in s.field.by_kind[kind]:
            for piece in s.field.features[number].segments:
                if overlaps(shape, piece):
                    found |= 1 << number
                    break
    return found


def count(features: int) -> int:
    """How many features are in a set."""
    found = 0
    while features:
        features &= features - 1
        found += 1
    return found


def toll(s: Battle, going: Going, way: int, paid: int) -> int:
    """The cost of a step so long: half pace doubles it, obstacles not yet paid for add theirs (BP-terr-5)."""
    fresh = going.obstacles & ~paid
    return way * going.pace + (count(fresh) * s.field.lengths.obstacle if fresh else 0)
