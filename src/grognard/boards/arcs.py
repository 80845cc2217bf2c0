"""Arcs of fire and lines of sight on the open table: three borders each, clipping, and what shuts a line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from grognard.boards.plane import MILLION, SINES, TURN, between, point_at, rounded, toward
from grognard.boards.polygons import Area, turning
from grognard.boards.shapes import GRAZE, INWARD, Shape, span

if TYPE_CHECKING:
    from mypy_extensions import i64


class Arc:
    """The ground before a firing edge, between two lines at 45 degrees from its ends (BP-geo-6, BP-geo-10).

    `borders` has three numbers a, b, c for each of the front line, the right and the left border: a point is
    on the inner side if a x + b y + c is positive, on the border if it is 0.
    """

    __slots__ = ("borders",)

    def __init__(self, borders: list[int]) -> None:
        self.borders: Final = borders

    def has(self, x: i64, y: i64) -> bool:
        """A point is in the arc: beyond the front line, and between or on the other borders (BP-geo-5)."""
        return self.inward(0, x, y) > 0 and self.inward(3, x, y) >= 0 and self.inward(6, x, y) >= 0

    def inward(self, border: i64, x: i64, y: i64) -> i64:
        """How far a point is on the inner side of a border, by its own measure."""
        a: i64 = self.borders[border]
        b: i64 = self.borders[border + 1]
        c: i64 = self.borders[border + 2]
        return a * x + b * y + c

    def misses(self, points: list[int]) -> bool:
        """All of a convex outline lies beyond one of the borders: nothing would be left of it."""
        for border in range(0, 9, 3):
            for i in range(0, len(points), 2):
                if self.inward(border, points[i], points[i + 1]) >= 0:
                    break
            else:
                return True
        return False

    def holds(self, points: list[int]) -> bool:
        """No corner of an outline lies beyond a border: all would be left of it."""
        for i in range(0, len(points), 2):
            for border in range(0, 9, 3):
                if self.inward(border, points[i], points[i + 1]) < 0:
                    return False
        return True

    def clip(self, points: list[int]) -> list[int]:
        """What is left of a convex outline, new corners rounded; nothing, one point or more (BP-shoot-32)."""
        borders = self.borders
        for i in range(0, 9, 3):
            points = clip(points, borders[i], borders[i + 1], borders[i + 2])
        return points


def front_arc(x: i64, y: i64, facing: i64, width: i64, depth: i64) -> Arc:
    """The arc of a pose: its front quarter (BP-geo-6)."""
    s: i64 = SINES[facing % TURN]
    c: i64 = SINES[facing % TURN + TURN // 4]
    ahead = -(x * s + y * c) - depth * (MILLION // 2)
    across = y * s - x * c
    half = width * (MILLION // 2)
    return Arc([s, c, ahead, s - c, s + c, ahead - across + half, s + c, c - s, ahead + across + half])


def side_arc(ax: int, ay: int, bx: int, by: int, anticlockwise: bool) -> Arc:
    """The arc of a side, from a to b, of an outline that goes round so (BP-geo-10)."""
    if not anticlockwise:
        ax, ay, bx, by = bx, by, ax, ay
    ex, ey = bx - ax, by - ay
    ahead = ey * -ax + ex * ay
    along = -(ex * ax + ey * ay)
    square = ex * ex + ey * ey
    return Arc([ey, -ex, ahead, ey + ex, ey - ex, ahead + along, ey - ex, -ex - ey, ahead - along + square])


def clip(points: list[int], a: i64, b: i64, c: i64) -> list[int]:
    """The part of a convex outline where a x + b y + c is not negative, new corners rounded (BP-geo-22)."""
    found: list[int] = []
    if not points:
        return found
    px: i64 = points[-2]
    py: i64 = points[-1]
    before = a * px + b * py + c
    for i in range(0, len(points), 2):
        x: i64 = points[i]
        y: i64 = points[i + 1]
        here = a * x + b * y + c
        if (before > 0 and here < 0) or (before < 0 and here > 0):
            add(found, *(cut(px, py, x, y, before, -here) if here < 0 else cut(px, py, x, y, -before, here)))
        if here >= 0:
            add(found, x, y)
        px, py, before = x, y, here
    while len(found) > 2 and found[0] == found[-2] and found[1] == found[-1]:
        del found[-2:]
    return found


def cut(ax: i64, ay: i64, bx: i64, by: i64, before: i64, after: i64) -> tuple[int, int]:
    """The point that divides the way from a to b in this proportion, rounded."""
    whole = before + after
    return rounded(ax * after + bx * before, whole), rounded(ay * after + by * before, whole)


def add(points: list[int], x: int, y: int) -> None:
    """Append a corner unless it is the last one again."""
    if not points or points[-2] != x or points[-1] != y:
        points.append(x)
        points.append(y)


def clip_to_box(points: list[int], west: int, south: int, east: int, north: int) -> list[int]:
    """The part of a convex outline on an upright rectangle: what of it is drawn on the table."""
    points = clip(clip(points, 1, 0, -west), 0, 1, -south)
    return clip(clip(points, -1, 0, east), 0, -1, north)


def zone(left_x: int, left_y: int, right_x: int, right_y: int, facing: int, reach: int) -> list[int]:
    """The fire zone of an edge with these ends, for drawing: its round corners by points 5 degrees apart."""
    found = [left_x, left_y]
    for turn in range(-450, 1, 50):
        add(found, *point_at(left_x, left_y, facing + turn, 0, reach))
    for turn in range(0, 451, 50):
        add(found, *point_at(right_x, right_y, facing + turn, 0, reach))
    add(found, right_x, right_y)
    return found


def side_eyes(ax: int, ay: int, bx: int, by: int) -> list[int]:
    """The three eyes on a side: near a, in the middle, near b (BP-los-1)."""
    near_x, near_y = toward(ax, ay, bx, by, INWARD)
    middle_x, middle_y = between(ax, ay, bx, by, 1, 2)
    far_x, far_y = toward(bx, by, ax, ay, INWARD)
    return [near_x, near_y, middle_x, middle_y, far_x, far_y]


def side_samples(ax: int, ay: int, bx: int, by: int) -> list[int]:
    """The nine points of a garrison's side, at tenths one to nine (BP-los-2)."""
    found: list[int] = []
    for tenth in range(1, 10):
        x, y = between(ax, ay, bx, by, tenth, 10)
        found.append(x)
        found.append(y)
    return found


def faces(outline: list[int], least: int) -> list[int]:
    """The sides long enough to be a face, by the number of their first corner (BP-geo-10)."""
    found: list[int] = []
    count = len(outline)
    for i in range(0, count, 2):
        dx, dy = outline[(i + 2) % count] - outline[i], outline[(i + 3) % count] - outline[i + 1]
        if dx * dx + dy * dy >= least * least:
            found.append(i // 2)
    return found


def face_ends(outline: list[int], face: int) -> tuple[int, int, int, int]:
    """The ends of a side, in vertex order."""
    i, j = 2 * face, (2 * face + 2) % len(outline)
    return outline[i], outline[i + 1], outline[j], outline[j + 1]


def outward(outline: list[int], face: int) -> tuple[int, int]:
    """A vector out of a side, at right angles to it and as long."""
    ax, ay, bx, by = face_ends(outline, face)
    return (by - ay, ax - bx) if turning(outline) > 0 else (ay - by, bx - ax)


def face_arc(outline: list[int], face: int) -> Arc:
    """The arc of a side (BP-geo-10)."""
    ax, ay, bx, by = face_ends(outline, face)
    return side_arc(ax, ay, bx, by, turning(outline) > 0)


def points_inside(points: list[int], arc: Arc | None) -> list[int]:
    """Those of the points that lie in the arc, all of them where there is none (BP-los-3)."""
    if arc is None:
        return points
    found: list[int] = []
    for i in range(0, len(points), 2):
        if arc.has(points[i], points[i + 1]):
            found.append(points[i])
            found.append(points[i + 1])
    return found


def shut(shape: Shape, ax: i64, ay: i64, bx: i64, by: i64) -> bool:
    """A line overlaps a shape (BP-geo-13): `overlaps` for a segment that is no shape."""
    if (ax < shape.west and bx < shape.west) or (ax > shape.east and bx > shape.east):
        return False
    if (ay < shape.south and by < shape.south) or (ay > shape.north and by > shape.north):
        return False
    nx, ny = ay - by, bx - ax
    if nx or ny:
        low, high = span(shape.points, nx, ny)
        here = nx * ax + ny * ay
        overlap: i64 = min(high - here, here - low)
        if overlap <= 0:
            return False
        wide = (nx if nx > 0 else -nx) + (ny if ny > 0 else -ny)
        if overlap <= GRAZE * wide and overlap * overlap <= GRAZE * GRAZE * (nx * nx + ny * ny):
            return False
    axes = shape.axes
    for i in range(0, len(axes), 5):
        nx, ny = axes[i], axes[i + 1]
        graze: i64 = axes[i + 4]
        a = nx * ax + ny * ay
        b = nx * bx + ny * by
        if max(a, b) - axes[i + 2] <= graze or axes[i + 3] - min(a, b) <= graze:
            return False
    return True


def is_open(ax: i64, ay: i64, bx: i64, by: i64, blockers: list[Shape]) -> bool:
    """No blocker shuts a line."""
    return not any(shut(shape, ax, ay, bx, by) for shape in blockers)


def run_inside(ax: int, ay: int, bx: int, by: int, woods: list[Area]) -> int:
    """How far a line runs inside the woods, all added (BP-los-8)."""
    inside = 0
    for wood in woods:
        inside += wood.run(ax, ay, bx, by)
    return inside


def open_lines(
    eyes: list[int], points: list[int], blockers: list[Shape], woods: list[Area], limit: int, enough: int
) -> int:
    """How many lines from eyes to points are clear, or at least enough: not shut, nor too far in woods."""
    clear = 0
    for j in range(0, len(points), 2):
        x, y = points[j], points[j + 1]
        for i in range(0, len(eyes), 2):
            if is_open(eyes[i], eyes[i + 1], x, y, blockers):
                clear += int(run_inside(eyes[i], eyes[i + 1], x, y, woods) <= limit)
        if clear >= enough:
            break
    return clear
