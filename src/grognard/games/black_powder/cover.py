"""Cover (BP-terr-16 to BP-terr-21): what shelters a unit from an attack. A part of the ground."""

from typing import Final

from grognard.boards.plane import crossings
from grognard.boards.shapes import samples, within
from grognard.games.black_powder import ground, told
from grognard.games.black_powder.field import (
    BUILDING,
    FORTIFICATION,
    FRONT,
    GARRISON,
    HEAVY_COVER,
    NO_COVER,
    OBSTACLE,
    Feature,
)
from grognard.games.black_powder.state import Battle

ENOUGH: Final = 5  # of the nine points of a unit (BP-terr-19)


def cover(s: Battle, target: int, attacker_x: int, attacker_y: int) -> int:
    """The best cover of a unit against an attack from a point (BP-terr-20)."""
    if s.field.referee:
        return told_cover(s, target)
    return max(area_cover(s, target), linear_cover(s, target, attacker_x, attacker_y))


def told_cover(s: Battle, target: int) -> int:
    """What the players say; a garrison has its building's (BP-bld-6)."""
    if s.formation[target] == GARRISON:
        return HEAVY_COVER
    return told.told(s, told.SHELTER, target, target, NO_COVER)


def area_cover(s: Battle, target: int) -> int:
    """The best cover of the areas that a unit is in; a garrison has its building's (BP-bld-6)."""
    if s.formation[target] == GARRISON:
        return HEAVY_COVER
    best = NO_COVER
    for feature in s.field.features:
        if feature.cover <= best or feature.area is None or feature.kind == BUILDING:
            continue
        if is_in(s, target, feature):
            best = feature.cover
    return best


def is_in(s: Battle, unit: int, feature: Feature) -> bool:
    """At least five of a unit's nine points lie in an area."""
    area, outline = feature.area, s.outline[unit]
    assert area is not None
    bounds = area.bounds
    if outline.east < bounds.west or outline.west > bounds.east:
        return False
    if outline.north < bounds.south or outline.south > bounds.north:
        return False
    points = samples(s.x[unit], s.y[unit], s.facing[unit], ground.width(s, unit), ground.depth(s, unit))
    inside = 0
    for i in range(0, len(points), 2):
        if area.covers(points[i], points[i + 1]):
            inside += 1
    return inside >= ENOUGH


def linear_cover(s: Battle, target: int, attacker_x: int, attacker_y: int) -> int:
    """The best cover of hedges, walls and works between a unit and an attacker near it (BP-terr-18)."""
    best = NO_COVER
    if s.formation[target] == GARRISON:
        return best
    for kind in (OBSTACLE, FORTIFICATION):
        for number in s.field.by_kind[kind]:
            feature = s.field.features[number]
            if feature.cover > best and is_behind(s, target, feature, attacker_x, attacker_y):
                best = feature.cover
    return best


def is_behind(s: Battle, target: int, feature: Feature, x: int, y: int) -> bool:
    """A unit is near a piece of a line, and the way from a point to its centre crosses that piece near it."""
    lengths, outline = s.field.lengths, s.outline[target]
    for piece in feature.segments:
        if not within(outline, piece, lengths.cover_near):
            continue
        ends = piece.points
        for cross_x, cross_y in crossings(x, y, s.x[target], s.y[target], *ends):
            if ground.point_within(s, cross_x, cross_y, target, lengths.cover_line):
                return True
    return False


def cover_in_combat(s: Battle, target: int, attacker: int) -> int:
    """Areas always help; a line only against one who has just charged across it (BP-save-10)."""
    if s.field.referee:
        return told_cover(s, target)
    best = area_cover(s, target)
    if s.charging[attacker]:
        x, y = charging_edge(s, attacker)
        best = max(best, linear_cover(s, target, x, y))
    return best


def charging_edge(s: Battle, attacker: int) -> tuple[int, int]:
    """From where a unit charged: where it stood when the Command phase began, else where it stands."""
    start = s.start[attacker]
    return (start[0], start[1]) if start else ground.middle(s, attacker, FRONT)
