"""Sight (3.14): what a unit sees of another, and how far it would have to shoot. A part of the ground."""

from math import isqrt
from typing import Final

from grognard.boards.arcs import (
    Arc,
    face_arc,
    face_ends,
    front_arc,
    open_lines,
    points_inside,
    side_eyes,
    side_samples,
)
from grognard.boards.plane import half_point_at, length
from grognard.boards.polygons import Area
from grognard.boards.shapes import (
    Shape,
    boxes_apart,
    front_eyes,
    gap,
    loose_eyes,
    nearer,
    overlaps,
    samples,
    segment,
    within,
)
from grognard.games.black_powder import ground, told
from grognard.games.black_powder.field import (
    BUILDING,
    FRONT,
    GARRISON,
    LEFT,
    NOBODY,
    NOWHERE,
    REAR,
    RIGHT,
    ROUND,
    SIDE,
    SKIRMISH,
    SQUARE,
    WOODS,
    Feature,
)
from grognard.games.black_powder.state import ON_TABLE, Battle
from grognard.games.black_powder.strides import heading

HIDDEN: Final = 0
PARTLY: Final = 1
CLEAR: Final = 2
SIGHTINGS: Final = ["hidden", "partly", "clear"]

# Who may be looked over: nobody, who stands lower (BP-los-10), over whom guns may fire (BP-shoot-27).
LEVEL: Final = 0
SEEING: Final = 1
FIRING: Final = 2
POINTS: Final = 9  # of a target (BP-los-2)
QUARTER_TURN: Final = 900


class View:
    """What a unit looks and shoots from: one face, as it stands or as its guns would turn."""

    __slots__ = ("arc", "edge", "eyes", "face", "level", "unit", "x", "y")

    def __init__(self, s: Battle, unit: int, face: int, facing: int) -> None:
        self.unit: Final = unit
        self.face: Final = face
        self.level: Final = ground.level(s, unit)
        x, y = s.x[unit], s.y[unit]
        width, depth = ground.width(s, unit), ground.depth(s, unit)
        if face == ROUND:
            self.arc: Arc | None = None
            self.eyes = loose_eyes(x, y, facing, width, depth)
            self.edge = s.outline[unit]  # BP-geo-8
            self.x, self.y = x, y
        elif face >= SIDE:
            building = s.field.features[s.building[unit]]
            ax, ay, bx, by = face_ends(building.points, building.faces[face - SIDE])
            self.arc = face_arc(building.points, building.faces[face - SIDE])
            self.eyes = side_eyes(ax, ay, bx, by)
            self.edge = segment(ax, ay, bx, by)
            self.x, self.y = ground.middle(s, unit, face)
        else:
            if face in (RIGHT, LEFT):
                width, depth = depth, width
            facing = (facing + QUARTER_TURN * face) % (4 * QUARTER_TURN)
            self.arc = front_arc(x, y, facing, width, depth)
            self.eyes = front_eyes(x, y, facing, width, depth)
            left_x, left_y = half_point_at(x, y, facing, -width, depth)
            right_x, right_y = half_point_at(x, y, facing, width, depth)
            self.edge = segment(left_x, left_y, right_x, right_y)
            self.x, self.y = half_point_at(x, y, facing, 0, depth)


def view(s: Battle, unit: int, face: int) -> View:
    """What a unit looks from on a face, as it stands."""
    return View(s, unit, face, s.facing[unit])


def firing_faces(s: Battle, unit: int) -> list[int]:
    """The faces from which a unit looks and shoots."""
    formation = s.formation[unit]
    if formation == SKIRMISH:
        return [ROUND]
    if formation == SQUARE:
        return [FRONT, RIGHT, REAR, LEFT]
    return ground.faces_of(s, unit) if formation == GARRISON else [FRONT]


# Range


def reach_gap(s: Battle, here: View, target: int) -> int:
    """How far a target is, as `gap` orders distances: only what of it lies in the arc; NOWHERE if nothing."""
    if s.field.referee:
        return 2 * told.told(s, told.DISTANCE, here.unit, target, 0) ** 2
    inside = in_arc(s, here, target)
    return NOWHERE if inside is None else gap(here.edge, inside)


def in_arc(s: Battle, here: View, target: int) -> Shape | None:
    """What of a target lies in the arc, or nothing (BP-shoot-32)."""
    arc, outline = here.arc, s.outline[target]
    if arc is None or arc.holds(outline.points):
        return outline
    inside = [] if arc.misses(outline.points) else arc.clip(outline.points)
    return Shape(inside) if inside else None


def is_in_range(s: Battle, here: View, target: int, limit: int) -> bool:
    """A target, or what of it lies in the arc, is at most so far away (BP-shoot-5)."""
    if boxes_apart(here.edge, s.outline[target], limit):
        return False
    inside = in_arc(s, here, target)
    return inside is not None and within(here.edge, inside, limit)


def is_in_reach(found: int, limit: int) -> bool:
    """Such a gap is within a distance (BP-meas-9)."""
    return 0 <= found <= 2 * limit * limit


def as_length(found: int) -> int:
    """Such a gap in whole thousandths (BP-meas-10)."""
    return NOWHERE if found == NOWHERE else isqrt(found // 2)


def range_to(s: Battle, shooter: int, face: int, target: int) -> int:
    """The range from a face to a target (BP-shoot-5, BP-shoot-32); NOWHERE outside the arc."""
    return as_length(reach_gap(s, view(s, shooter, face), target))


# Sight


def sighting(s: Battle, shooter: int, face: int, target: int, overhead: int) -> int:
    """HIDDEN, PARTLY or CLEAR (BP-los-4, BP-los-5)."""
    return sighting_from(s, view(s, shooter, face), target, overhead)


def sees(s: Battle, unit: int, target: int) -> bool:
    """A unit sees another at all, as a charge needs it (BP-chg-4)."""
    return any(is_seen(s, view(s, unit, face), target, SEEING) for face in firing_faces(s, unit))


def sighting_from(s: Battle, here: View, target: int, overhead: int) -> int:
    """The class of a target: how many of the lines from the eyes to its points are clear."""
    eyes = len(here.eyes) // 2
    clear = clear_lines(s, here, target, overhead)
    if clear < eyes:
        return HIDDEN
    return CLEAR if 2 * clear > POINTS * eyes else PARTLY


def is_seen(s: Battle, here: View, target: int, overhead: int) -> bool:
    """A target is not hidden: as many lines are clear as there are eyes (BP-los-4)."""
    eyes = len(here.eyes) // 2
    return count_clear(s, here, target, overhead, eyes) >= eyes


def clear_lines(s: Battle, here: View, target: int, overhead: int) -> int:
    """How many of the sight lines are clear (BP-los-3)."""
    return count_clear(s, here, target, overhead, POINTS * len(here.eyes))


def count_clear(s: Battle, here: View, target: int, overhead: int, enough: int) -> int:
    """The same, point by point of the target, until there are enough."""
    eyes, points = here.eyes, points_inside(target_points(s, target, here), here.arc)
    if not points:
        return 0
    around = Shape(eyes + points)  # asked for its box only
    shutters = blockers(s, here, target, overhead, around)
    woods = woods_near(s, around)
    return open_lines(eyes, points, shutters, woods, s.field.lengths.wood_depth, enough)


def woods_near(s: Battle, around: Shape) -> list[Area]:
    """The woods that reach into a box."""
    found: list[Area] = []
    for number in s.field.by_kind[WOODS]:
        area = s.field.features[number].area
        if area is not None and not boxes_apart(area.bounds, around, 0):
            found.append(area)
    return found


def target_points(s: Battle, target: int, here: View) -> list[int]:
    """The nine points of a target; of a garrison on its face nearest to who looks (BP-los-2)."""
    if s.formation[target] == GARRISON:
        face = ground.nearest_face(s, target, s.outline[here.unit])
        return side_samples(*ground.side_of(s, s.building[target], face))
    width, depth = ground.width(s, target), ground.depth(s, target)
    return samples(s.x[target], s.y[target], s.facing[target], width, depth)


def blockers(s: Battle, here: View, target: int, overhead: int, around: Shape) -> list[Shape]:
    """All that reaches into a box and can shut a line between two units, woods left aside."""
    found: list[Shape] = []
    far_level = ground.level(s, target)
    for unit in range(s.field.forces.units):  # BP-los-6
        if unit in (here.unit, target) or s.where[unit] != ON_TABLE:
            continue
        if s.formation[unit] in (SKIRMISH, GARRISON):  # the walls of a garrison do that
            continue
        if boxes_apart(around, s.outline[unit], 0):
            continue
        if not overhead or not is_looked_over(s, here, target, far_level, unit, overhead):
            found.append(s.outline[unit])
    own, other = s.building[here.unit], s.building[target]
    for number in s.field.by_kind[BUILDING]:  # BP-los-7
        if number not in (own, other):
            add_parts(found, s.field.features[number], around)
    for number in s.field.hills:
        hill = s.field.features[number]
        if hides(s, hill, here, target, far_level):
            add_parts(found, hill, around)
    return found


def add_parts(found: list[Shape], feature: Feature, around: Shape) -> None:
    """The convex parts of an area that reach into a box."""
    assert feature.area is not None
    for part in feature.area.parts:
        if not boxes_apart(around, part, 0):
            found.append(part)


def hides(s: Battle, hill: Feature, here: View, target: int, far_level: int) -> bool:
    """A hill stands between two units: above both, or as high as the higher and under neither (BP-los-9)."""
    top = max(here.level, far_level)
    if hill.level != top:
        return hill.level > top
    assert hill.area is not None
    return not (
        hill.area.covers(s.x[here.unit], s.y[here.unit]) or hill.area.covers(s.x[target], s.y[target])
    )


def is_looked_over(s: Battle, here: View, target: int, far_level: int, unit: int, overhead: int) -> bool:
    """A unit stands low enough and far enough away to be looked over, or fired over."""
    level = ground.level(s, unit)
    if level >= max(here.level, far_level):
        return False
    lengths = s.field.lengths
    if overhead == FIRING and s.side(unit) == s.side(here.unit):  # BP-shoot-27
        return (
            level < here.level
            and not nearer(s.outline[unit], s.outline[here.unit], lengths.shoot_over)
            and not nearer(s.outline[unit], s.outline[target], lengths.shoot_over)
        )
    if here.level <= far_level and nearer(s.outline[unit], s.outline[here.unit], lengths.sight_over):
        return False
    return not (far_level <= here.level and nearer(s.outline[unit], s.outline[target], lengths.sight_over))


# Bouncing shot


def unit_behind(s: Battle, here: View, target: int, limit: int) -> int:
    """The nearest enemy straight behind a target, at most so far from it, or NOBODY (BP-opt-8)."""
    way = length(s.x[target] - here.x, s.y[target] - here.y)
    outline = s.outline[target]
    beyond = way + limit + length(outline.east - outline.west, outline.north - outline.south)
    bearing = heading(s.x[target] - here.x, s.y[target] - here.y, s.facing[here.unit])
    far_x, far_y = ground.ahead(here.x, here.y, bearing, beyond)
    line = segment(s.x[target], s.y[target], far_x, far_y)
    best, least = NOBODY, 2 * limit * limit + 1
    for unit in s.field.forces.of[s.side(target)]:
        if unit != target and s.where[unit] == ON_TABLE and not s.is_engaged(unit):
            found = gap(outline, s.outline[unit])
            if found < least and overlaps(line, s.outline[unit]):
                best, least = unit, found
    return best
