"""Convex shapes on the open table: footprints, swept areas, segments; overlaps and distances.

Corners are one flat list x, y, x, y… in order around, either way. A segment is a shape of two points, a spot
of one. Hot lines count in 64 bits of the machine (`i64`): compiled, that is ten times as fast.
"""

from __future__ import annotations

from math import isqrt
from typing import TYPE_CHECKING, Final

from grognard.boards.plane import SINES, TURN, half_of, half_point_at

if TYPE_CHECKING:
    from mypy_extensions import i64

CONTACT: Final = 50  # so near is touching (BP-geo-12, BP-geo-26)
GRAZE: Final = 10  # so deep is no overlap yet (BP-geo-13)
INWARD: Final = 50  # eyes are set in from the corners (BP-los-1)


class Shape:
    """A convex shape; nothing changes once it is made.

    `axes` has five numbers for each normal of an edge: its x and y, the least and the greatest projection of
    the shape, and the greatest overlap there that is none. `spare` has two axes for a shape without area.
    Both are found when first asked for: most shapes are too far from others for that.
    """

    __slots__ = ("_axes", "_spare", "east", "north", "points", "south", "west")

    def __init__(self, points: list[int], axes: list[int] | None = None) -> None:
        """Of corners; who knows the axes of a shape with an area may say them."""
        self.points: Final = points
        west: i64 = points[0]
        south: i64 = points[1]
        east, north = west, south
        for i in range(2, len(points), 2):
            x: i64 = points[i]
            y: i64 = points[i + 1]
            if x < west:
                west = x
            elif x > east:
                east = x
            if y < south:
                south = y
            elif y > north:
                north = y
        self.west: Final = west
        self.east: Final = east
        self.south: Final = south
        self.north: Final = north
        self._axes = axes
        self._spare: list[int] = []

    @property
    def axes(self) -> list[int]:
        found = self._axes
        return self._measured() if found is None else found

    @property
    def spare(self) -> list[int]:
        if self._axes is None:
            self._measured()
        return self._spare

    def _measured(self) -> list[int]:
        """The axes of all edges, of two that are parallel and equal only one; now they are known."""
        points = self.points
        found: list[int] = []
        count = len(points)
        edges = 4 if is_parallelogram(points) else 2 if count == 4 else count
        flat = True
        ax, ay = points[0], points[1]
        for i in range(2, edges + 2, 2):
            bx, by = points[i % count], points[i % count + 1]
            if ax != bx or ay != by:
                flat = self._add(found, by - ay, ax - bx) and flat
            ax, ay = bx, by
        if flat:
            dx, dy = (-found[1], found[0]) if found else (1, 0)
            self._add(self._spare, dx, dy)
            self._add(self._spare, -dy, dx)
        self._axes = found
        return found

    def _add(self, axes: list[int], nx: i64, ny: i64) -> bool:
        """Add an axis; whether the shape is no wider than a point on it."""
        low, high = span(self.points, nx, ny)
        axes.append(nx)
        axes.append(ny)
        axes.append(low)
        axes.append(high)
        axes.append(isqrt(GRAZE * GRAZE * (nx * nx + ny * ny)))
        return low == high


def span(points: list[int], nx: i64, ny: i64) -> tuple[i64, i64]:
    """The least and the greatest projection of points on an axis."""
    low: i64 = nx * points[0] + ny * points[1]
    high = low
    for i in range(2, len(points), 2):
        value: i64 = nx * points[i] + ny * points[i + 1]
        if value < low:
            low = value
        elif value > high:
            high = value
    return low, high


def is_parallelogram(points: list[int]) -> bool:
    """Four corners with equal opposite edges: every footprint, as offsets are rounded alike both ways."""
    return (
        len(points) == 8
        and points[0] + points[4] == points[2] + points[6]
        and points[1] + points[5] == points[3] + points[7]
    )


def spot(x: int, y: int) -> Shape:
    """A point as a shape: a commander's centre."""
    return Shape([x, y])


def segment(ax: int, ay: int, bx: int, by: int) -> Shape:
    """A segment as a shape: a firing edge, a piece of hedge."""
    return Shape([ax, ay, bx, by])


def rectangle(x: int, y: int, facing: int, width: int, depth: int) -> Shape:
    """The footprint of a pose (BP-geo-2)."""
    return Shape(corners(x, y, facing, width, depth))


def corners(x: i64, y: i64, facing: i64, width: i64, depth: i64) -> list[int]:
    """Front-left, front-right, back-right and back-left corner of a pose (BP-geo-3)."""
    s: i64 = SINES[facing % TURN]
    c: i64 = SINES[facing % TURN + TURN // 4]
    left_x = half_of(depth * s - width * c)
    left_y = half_of(depth * c + width * s)
    right_x = half_of(depth * s + width * c)
    right_y = half_of(depth * c - width * s)
    return [
        *(x + left_x, y + left_y, x + right_x, y + right_y),
        *(x - left_x, y - left_y, x - right_x, y - right_y),
    ]


def samples(x: int, y: int, facing: int, width: int, depth: int) -> list[int]:
    """The nine points of a target: corners, middles of front, right, back and left, centre (BP-los-2)."""
    ahead_x, ahead_y = half_point_at(0, 0, facing, 0, depth)
    right_x, right_y = half_point_at(0, 0, facing, width, 0)
    return [
        *corners(x, y, facing, width, depth),
        *(x + ahead_x, y + ahead_y, x + right_x, y + right_y),
        *(x - ahead_x, y - ahead_y, x - right_x, y - right_y, x, y),
    ]


def front_eyes(x: int, y: int, facing: int, width: int, depth: int) -> list[int]:
    """The three eyes on a front edge: left, middle, right (BP-los-1)."""
    left_x, left_y = half_point_at(x, y, facing, 2 * INWARD - width, depth)
    middle_x, middle_y = half_point_at(x, y, facing, 0, depth)
    right_x, right_y = half_point_at(x, y, facing, width - 2 * INWARD, depth)
    return [left_x, left_y, middle_x, middle_y, right_x, right_y]


def loose_eyes(x: int, y: int, facing: int, width: int, depth: int) -> list[int]:
    """The four eyes of skirmishers, in from their corners (BP-los-1)."""
    return corners(x, y, facing, width - 2 * INWARD, depth - 2 * INWARD)


def hull(points: list[int]) -> list[int]:
    """The corners of the convex hull, anticlockwise from the lowest of the most western (BP-geo-14)."""
    order = sorted({(points[i], points[i + 1]) for i in range(0, len(points), 2)})
    lower = half_hull(order)
    order.reverse()
    upper = half_hull(order)
    found: list[int] = []
    for x, y in lower[:-1] + upper[:-1] if len(order) > 1 else lower:
        found.append(x)
        found.append(y)
    return found


def half_hull(order: list[tuple[i64, i64]]) -> list[tuple[i64, i64]]:
    """Those of the points, in this order, that turn left all along."""
    kept: list[tuple[i64, i64]] = []
    for x, y in order:
        while len(kept) > 1:
            ax, ay = kept[-2]
            bx, by = kept[-1]
            if (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0:
                break
            kept.pop()
        kept.append((x, y))
    return kept


def boxes_apart(a: Shape, b: Shape, limit: int) -> bool:
    """The upright boxes around two shapes are more than so far apart along one axis."""
    return (
        a.east + limit < b.west
        or b.east + limit < a.west
        or a.north + limit < b.south
        or b.north + limit < a.south
    )


def box_gap(a: Shape, b: Shape) -> int:
    """How far apart the upright boxes around two shapes are, as `gap` counts: the shapes are no nearer."""
    across, along = a.west - b.east, a.south - b.north
    if across < 0:
        across = b.west - a.east
    if along < 0:
        along = b.south - a.north
    return 2 * ((across * across if across > 0 else 0) + (along * along if along > 0 else 0))


def overlaps(a: Shape, b: Shape) -> bool:
    """Two shapes, one of which may be a segment, overlap by more than a graze (BP-geo-13)."""
    if boxes_apart(a, b, 0):
        return False
    return not (parted(a.axes, b.points, True) or parted(b.axes, a.points, True))


def meet(a: Shape, b: Shape) -> bool:
    """Two shapes have a point in common, be it a corner."""
    if boxes_apart(a, b, 0) or parted(a.axes, b.points, False) or parted(b.axes, a.points, False):
        return False
    return not (parted(a.spare, b.points, False) or parted(b.spare, a.points, False))


def parted(axes: list[int], points: list[int], graze: bool) -> bool:
    """On one of the axes a shape and these points do not overlap, or by no more than a graze."""
    for i in range(0, len(axes), 5):
        low, high = span(points, axes[i], axes[i + 1])
        overlap: i64 = min(high - axes[i + 2], axes[i + 3] - low)
        if overlap < 0 or (graze and overlap <= axes[i + 4]):
            return True
    return False


def contains(shape: Shape, x: int, y: int) -> bool:
    """A point is in a shape or on its border."""
    return (
        shape.west <= x <= shape.east
        and shape.south <= y <= shape.north
        and not parted(shape.axes, [x, y], False)
        and not parted(shape.spare, [x, y], False)
    )


def spread(px: i64, py: i64, ax: i64, ay: i64, bx: i64, by: i64) -> int:
    """Twice the squared distance of a point and a segment, or the odd number above if that is not whole.

    Such numbers are ordered as distances are, and none of them is rounded over a limit. Beyond 62 bits
    if the segment's length times the distance from its line exceeds 2147 square inches: exact, but slower.
    """
    ex, ey, dx, dy = bx - ax, by - ay, px - ax, py - ay
    along = dx * ex + dy * ey
    square = ex * ex + ey * ey
    if along <= 0 or along >= square:
        if along > 0:
            dx, dy = dx - ex, dy - ey
        return 2 * (dx * dx + dy * dy)
    turn: int = ex * dy - ey * dx
    if turn < 0:
        turn = -turn
    turned, below = turn * turn, int(square)
    whole = turned // below
    return 2 * whole if whole * below == turned else 2 * whole + 1


def gap(a: Shape, b: Shape, most: int = -1) -> int:
    """The distance of two shapes as `spread` gives it, 0 if they meet (BP-meas-9); or so much at most."""
    if meet(a, b):
        return 0
    return corners_off(b.points, a.points, corners_off(a.points, b.points, most))


def is_gap_below(a: Shape, b: Shape, limit: int) -> bool:
    """Whether the `gap` of two shapes is below a limit: what is beyond need not be measured."""
    return limit > 0 and (
        corners_off(a.points, b.points, limit) < limit
        or corners_off(b.points, a.points, limit) < limit
        or meet(a, b)
    )


def corners_off(edges: list[int], points: list[int], least: int) -> int:
    """The least `spread` of these points from these edges and one known before, if that is not negative.

    A point is measured only if the box around an edge is nearer to it than that.
    """
    count = len(edges)
    for i in range(2 if count == 4 else 0, count, 2):  # a segment has one edge
        ax: i64 = edges[i - 2]
        ay: i64 = edges[i - 1]
        bx: i64 = edges[i]
        by: i64 = edges[i + 1]
        west, east = (ax, bx) if ax < bx else (bx, ax)
        south, north = (ay, by) if ay < by else (by, ay)
        for j in range(0, len(points), 2):
            x: i64 = points[j]
            y: i64 = points[j + 1]
            across = west - x if x < west else x - east if x > east else 0
            along = south - y if y < south else y - north if y > north else 0
            if least < 0 or 2 * (across * across + along * along) < least:
                found = spread(x, y, ax, ay, bx, by)
                if least < 0 or found < least:
                    least = found
    return least


def apart(a: Shape, b: Shape) -> int:
    """The distance of two shapes in whole thousandths, rounded down (BP-meas-6, BP-meas-10)."""
    return isqrt(gap(a, b) // 2)


def within(a: Shape, b: Shape, limit: int) -> bool:
    """Two shapes are at most so far apart (BP-meas-5, BP-meas-9)."""
    return not boxes_apart(a, b, limit) and is_gap_below(a, b, 2 * limit * limit + 1)


def nearer(a: Shape, b: Shape, limit: int) -> bool:
    """Two shapes are less than so far apart: the opposite of "at least"."""
    return not boxes_apart(a, b, limit) and is_gap_below(a, b, 2 * limit * limit)


def touching(a: Shape, b: Shape) -> bool:
    """Two shapes are in contact (BP-geo-12, BP-geo-26)."""
    return within(a, b, CONTACT)
