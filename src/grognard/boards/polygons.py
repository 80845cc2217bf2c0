"""Areas of the open table, convex or not: what is in them, triangles, ways through them; roads as strips.

An outline is one flat list x, y, x, y… of the corners in the order given, either way round.
"""

from math import isqrt
from typing import Final

from grognard.boards.plane import crossings, length, on_segment, rooted, side
from grognard.boards.shapes import (
    CONTACT,
    Shape,
    boxes_apart,
    contains,
    gap,
    overlaps,
    segment,
    spread,
)

Cut = tuple[int, int, int]  # a fraction of a way, and the rounded point there

FINE: Final = 80  # bits of a fraction of a way: fractions of two different crossings differ by the 74th


class Area:
    """An area feature: its outline, convex parts that make it up, and a shape that gives its box.

    A convex outline is its own only part, any other is cut once into triangles (BP-geo-24).
    """

    __slots__ = ("bounds", "outline", "parts")

    def __init__(self, outline: list[int]) -> None:
        self.outline: Final = outline
        self.parts: Final = [Shape(part) for part in convex_parts(outline)]
        xs, ys = outline[0::2], outline[1::2]
        west, east, south, north = min(xs), max(xs), min(ys), max(ys)
        self.bounds: Final = Shape([west, south, east, south, east, north, west, north])

    def is_convex(self) -> bool:
        return len(self.parts) == 1

    def covers(self, x: int, y: int) -> bool:
        """A point is in the area or on its border (BP-geo-24)."""
        bounds = self.bounds
        if x < bounds.west or x > bounds.east or y < bounds.south or y > bounds.north:
            return False
        return contains(self.parts[0], x, y) if len(self.parts) == 1 else covered(self.outline, x, y)

    def overlaps(self, shape: Shape) -> bool:
        """A shape or a segment overlaps one of the parts (BP-geo-13, BP-geo-24)."""
        if boxes_apart(self.bounds, shape, 0):
            return False
        return any(overlaps(part, shape) for part in self.parts)

    def gap(self, shape: Shape) -> int:
        """The distance of the area and a shape as `spread` gives it, 0 if they meet."""
        least = gap(self.parts[0], shape)
        for part in self.parts[1:]:
            least = min(least, gap(part, shape))
        return least

    def apart(self, shape: Shape) -> int:
        """The distance of the area and a shape in whole thousandths, rounded down (BP-meas-10)."""
        return isqrt(self.gap(shape) // 2)

    def within(self, shape: Shape, limit: int) -> bool:
        """The area and a shape are at most so far apart (BP-meas-9)."""
        return not boxes_apart(self.bounds, shape, limit) and self.gap(shape) <= 2 * limit * limit

    def run(self, ax: int, ay: int, bx: int, by: int) -> int:
        """How much of a segment lies inside, added up over its stretches (BP-los-8)."""
        bounds = self.bounds
        if (
            max(ax, bx) < bounds.west
            or min(ax, bx) > bounds.east
            or max(ay, by) < bounds.south
            or min(ay, by) > bounds.north
        ):
            return 0
        if len(self.parts) == 1:
            return chord(self.outline, ax, ay, bx, by)
        return stretches(self.outline, ax, ay, bx, by)

    def border_points(self, ax: int, ay: int, bx: int, by: int) -> list[tuple[int, int]]:
        """Where a way meets the border, rounded, side by side in vertex order (BP-terr-22)."""
        return border_points(self.outline, ax, ay, bx, by)


def turning(outline: list[int]) -> int:
    """Twice the area inside: positive if the corners go round anticlockwise."""
    twice = 0
    for i in range(0, len(outline), 2):
        twice += outline[i - 2] * outline[i + 1] - outline[i - 1] * outline[i]
    return twice


def is_convex(outline: list[int]) -> bool:
    """All corners of a simple outline turn the same way, or run straight on."""
    left = right = False
    count = len(outline)
    for i in range(0, count, 2):
        j = (i + 2) % count
        turn = side(outline[i - 2], outline[i - 1], outline[i], outline[i + 1], outline[j], outline[j + 1])
        left = left or turn > 0
        right = right or turn < 0
    return not (left and right)


def convex_parts(outline: list[int]) -> list[list[int]]:
    """An outline if it is convex, else its triangles."""
    return [outline] if is_convex(outline) else triangles(outline)


def triangles(outline: list[int]) -> list[list[int]]:
    """A simple outline cut into triangles, always the first ear in vertex order (BP-geo-24)."""
    sign = 1 if turning(outline) > 0 else -1
    left = list(range(0, len(outline), 2))
    found: list[list[int]] = []
    while len(left) > 2:
        ear = first_ear(outline, left, sign)
        before, here, after = left[ear - 1], left[ear], left[(ear + 1) % len(left)]
        cut = [*outline[before : before + 2], *outline[here : here + 2], *outline[after : after + 2]]
        if turning(cut):
            found.append(cut)
        left.pop(ear)
    return found


def first_ear(outline: list[int], left: list[int], sign: int) -> int:
    """The first corner that can be cut off; one that runs straight on, or back, is cut off for nothing."""
    for place in range(len(left)):
        before, here, after = left[place - 1], left[place], left[(place + 1) % len(left)]
        ax, ay, bx, by = outline[before], outline[before + 1], outline[here], outline[here + 1]
        cx, cy = outline[after], outline[after + 1]
        turn = sign * side(ax, ay, bx, by, cx, cy)
        if turn == 0:
            return place
        if turn > 0:
            blocked = False
            for corner in left:
                x, y = outline[corner], outline[corner + 1]
                if corner not in (before, here, after) and in_triangle(x, y, ax, ay, bx, by, cx, cy, sign):
                    blocked = True
                    break
            if not blocked:
                return place
    raise ValueError("The border of an area crosses itself.")


def in_triangle(x: int, y: int, ax: int, ay: int, bx: int, by: int, cx: int, cy: int, sign: int) -> bool:
    """A point is in a triangle that goes round the way of the sign, or on its border."""
    return (
        sign * side(ax, ay, bx, by, x, y) >= 0
        and sign * side(bx, by, cx, cy, x, y) >= 0
        and sign * side(cx, cy, ax, ay, x, y) >= 0
    )


def covered(outline: list[int], x: int, y: int) -> bool:
    """A point is inside a simple outline or on it: a ray to the east meets it an odd number of times."""
    inside = False
    ax, ay = outline[-2], outline[-1]
    for i in range(0, len(outline), 2):
        bx, by = outline[i], outline[i + 1]
        turn = (bx - ax) * (y - ay) - (by - ay) * (x - ax)
        if turn == 0 and min(ax, bx) <= x <= max(ax, bx) and min(ay, by) <= y <= max(ay, by):
            return True
        if (ay > y) != (by > y) and (turn > 0) == (by > ay):
            inside = not inside
        ax, ay = bx, by
    return inside


def border_points(outline: list[int], ax: int, ay: int, bx: int, by: int) -> list[tuple[int, int]]:
    """Where a segment meets an outline, rounded (BP-geo-22), side by side in vertex order."""
    found: list[tuple[int, int]] = []
    cx, cy = outline[-2], outline[-1]
    before = side(ax, ay, bx, by, cx, cy)
    for i in range(0, len(outline), 2):
        dx, dy = outline[i], outline[i + 1]
        here = side(ax, ay, bx, by, dx, dy)
        if (before >= 0 or here >= 0) and (before <= 0 or here <= 0):
            for point in crossings(ax, ay, bx, by, cx, cy, dx, dy):
                if point not in found:
                    found.append(point)
        cx, cy, before = dx, dy, here
    return found


def chord(outline: list[int], ax: int, ay: int, bx: int, by: int) -> int:
    """How much of a segment lies inside a convex outline: it has one stretch there, with two ends."""
    ends = border_points(outline, ax, ay, bx, by)
    if len(ends) < 2:
        for x, y in ((ax, ay), (bx, by)):
            if covered(outline, x, y):
                ends.append((x, y))
    longest = 0
    for number, (x, y) in enumerate(ends):
        for other_x, other_y in ends[:number]:
            longest = max(longest, length(x - other_x, y - other_y))
    return longest


def stretches(outline: list[int], ax: int, ay: int, bx: int, by: int) -> int:
    """How much of a segment lies inside any outline (BP-los-8): it is cut where it meets the border.

    Cuts are ordered by their fraction of the way; these are exact, far beyond 62 bits.
    """
    cuts: list[Cut] = []
    clean = True
    for x, y, part, whole in meetings(outline, ax, ay, bx, by):
        cuts.append(((part << FINE) // whole, x, y))
        clean = clean and 0 < part < whole
    cuts.sort()
    cuts.append((1 << FINE, bx, by))
    for i in range(0, len(outline), 2):
        clean = clean and side(ax, ay, bx, by, outline[i], outline[i + 1]) != 0
    if clean:
        return by_turns(cuts, ax, ay, covered(outline, ax, ay))
    return by_middles(outline, cuts, ax, ay, bx, by)


def by_turns(cuts: list[Cut], x: int, y: int, inside: bool) -> int:
    """How much lies inside of a way that goes in and out at each cut."""
    total = 0
    for _, next_x, next_y in cuts:
        if inside:
            total += length(next_x - x, next_y - y)
        x, y, inside = next_x, next_y, not inside
    return total


def by_middles(outline: list[int], cuts: list[Cut], ax: int, ay: int, bx: int, by: int) -> int:
    """How much lies inside of a way that meets corners or ends on the border: the middle of a piece tells."""
    scaled = [number << (FINE + 1) for number in outline]
    total = 0
    start_x, start_y, inside = ax, ay, False
    last, last_x, last_y = 0, ax, ay
    for cut, x, y in cuts:
        if cut > last:
            middle = last + cut
            mx = (ax << (FINE + 1)) + (bx - ax) * middle
            my = (ay << (FINE + 1)) + (by - ay) * middle
            now = covered(scaled, mx, my)
            if now and not inside:
                start_x, start_y = last_x, last_y
            elif inside and not now:
                total += length(last_x - start_x, last_y - start_y)
            inside = now
        last, last_x, last_y = cut, x, y
    return total + length(bx - start_x, by - start_y) if inside else total


def meetings(outline: list[int], ax: int, ay: int, bx: int, by: int) -> list[tuple[int, int, int, int]]:
    """Where a segment meets an outline: the rounded point, and its fraction of the way as part and whole."""
    found: list[tuple[int, int, int, int]] = []
    ex, ey = bx - ax, by - ay
    for i in range(0, len(outline), 2):
        cx, cy, dx, dy = outline[i - 2], outline[i - 1], outline[i], outline[i + 1]
        turn = ex * (dy - cy) - ey * (dx - cx)
        if turn:
            part = (cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)
            for x, y in crossings(ax, ay, bx, by, cx, cy, dx, dy):
                found.append((x, y, part if turn > 0 else -part, abs(turn)))
        elif on_segment(dx, dy, ax, ay, bx, by) and (ex or ey):
            found.append((dx, dy, (dx - ax) * ex + (dy - ay) * ey, ex * ex + ey * ey))
    return found


class Road:
    """A road: a strip for each straight piece of a chain of points, all as wide (BP-geo-25)."""

    __slots__ = ("chain", "width")

    def __init__(self, chain: list[int], width: int) -> None:
        self.chain: Final = chain
        self.width: Final = width

    def strips(self) -> int:
        return len(self.chain) // 2 - 1

    def in_strip(self, strip: int, x: int, y: int) -> bool:
        """A point is within half the width of a piece."""
        i = 2 * strip
        chain = self.chain
        return 2 * spread(x, y, chain[i], chain[i + 1], chain[i + 2], chain[i + 3]) <= self.width * self.width

    def covers(self, x: int, y: int) -> bool:
        return self.strip_with(x, y, x, y)

    def strip_with(self, ax: int, ay: int, bx: int, by: int) -> bool:
        """Two points are in one same strip (BP-terr-10)."""
        for strip in range(self.strips()):
            if self.in_strip(strip, ax, ay) and self.in_strip(strip, bx, by):
                return True
        return False

    def outlines(self) -> list[list[int]]:
        """The pieces as oblongs without their round ends, for drawing."""
        found: list[list[int]] = []
        for i in range(0, len(self.chain) - 2, 2):
            ax, ay, bx, by = self.chain[i : i + 4]
            square = 4 * ((bx - ax) * (bx - ax) + (by - ay) * (by - ay))
            if square:
                nx, ny = rooted((by - ay) * self.width, square), rooted((ax - bx) * self.width, square)
                found.append([ax - nx, ay - ny, bx - nx, by - ny, bx + nx, by + ny, ax + nx, ay + ny])
        return found


def roads_touch(a: Road, b: Road) -> bool:
    """Strips of two roads touch, so that the roads are connected (BP-geo-25, BP-geo-26)."""
    limit = a.width + b.width + 2 * CONTACT
    for i in range(0, len(a.chain) - 2, 2):
        piece = segment(a.chain[i], a.chain[i + 1], a.chain[i + 2], a.chain[i + 3])
        for j in range(0, len(b.chain) - 2, 2):
            other = segment(b.chain[j], b.chain[j + 1], b.chain[j + 2], b.chain[j + 3])
            if 2 * gap(piece, other) <= limit * limit:
                return True
    return False
