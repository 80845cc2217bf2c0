"""The open table in whole numbers: turned points, sides of lines, crossings, facings and lengths.

Lengths are thousandths of an inch, facings tenths of a degree clockwise from north (BP-meas-1, BP-geo-1). On
tables of up to 100 inches every product here stays below 62 bits, unless a function says otherwise. Where a
function counts in 64 bits of the machine (`i64`) it stays so for a thousand times as much: nobody can write
a number that leads farther.
"""

from __future__ import annotations

from math import isqrt
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

TURN: Final = 3600
MILLION: Final = 1_000_000  # what table vectors are too long by (BP-geo-3)
FRONT: Final = 0
RIGHT: Final = 1
REAR: Final = 2
LEFT: Final = 3


def sine_table() -> list[int]:
    """A million times the sine of every facing and of another quarter turn (BP-geo-20).

    Turned on by a tenth of a degree again and again, with forty digits: the last still has thirty-five.
    """
    one = 10**40
    tenth = 31415926535897932384626433832795028841972 // 1800
    small_sine, small_cosine, term, power = 0, 0, one, 0
    while term:
        if power % 2:
            small_sine += term if power % 4 == 1 else -term
        else:
            small_cosine += term if power % 4 == 0 else -term
        power += 1
        term = term * tenth // (one * power)
    first = [0]
    sine_here, cosine_here = 0, one
    for _ in range(TURN // 4):
        sine_here, cosine_here = (
            (sine_here * small_cosine + cosine_here * small_sine) // one,
            (cosine_here * small_cosine - sine_here * small_sine) // one,
        )
        first.append((2 * MILLION * sine_here + one) // (2 * one))
    half = first + first[-2:0:-1]
    return half + [-entry for entry in half] + half


SINES: Final[list[int]] = sine_table()


def sine(facing: int) -> int:
    """A million times the sine of a facing."""
    return SINES[facing % TURN]


def cosine(facing: int) -> int:
    """A million times the cosine of a facing."""
    return SINES[facing % TURN + TURN // 4]


def rounded(number: int, divisor: int) -> int:
    """The whole number nearest to a quotient, halves away from zero (BP-geo-21); the divisor is positive."""
    if number < 0:
        return -((divisor - 2 * number) // (2 * divisor))
    return (2 * number + divisor) // (2 * divisor)


def half_of(vector: i64) -> i64:
    """Half of what a table vector says, rounded in the same way: a width and a depth go half to each side."""
    if vector < 0:
        return -((MILLION - vector) // (2 * MILLION))
    return (vector + MILLION) // (2 * MILLION)


def point_at(x: int, y: int, facing: int, right: int, ahead: int) -> tuple[int, int]:
    """The point so far to the right and ahead of a pose (BP-geo-21)."""
    return half_point_at(x, y, facing, 2 * right, 2 * ahead)


def half_point_at(x: i64, y: i64, facing: i64, right: i64, ahead: i64) -> tuple[int, int]:
    """The point half so far to the right and ahead of a pose: what a width and a depth are given for."""
    s: i64 = SINES[facing % TURN]
    c: i64 = SINES[facing % TURN + TURN // 4]
    return (
        x + half_of(right * c + ahead * s),
        y + half_of(ahead * c - right * s),
    )


def local(x: i64, y: i64, facing: i64, px: i64, py: i64) -> tuple[int, int]:
    """How far a point is to the right and ahead of a pose, a million times too long (BP-geo-4)."""
    s: i64 = SINES[facing % TURN]
    c: i64 = SINES[facing % TURN + TURN // 4]
    return (px - x) * c - (py - y) * s, (px - x) * s + (py - y) * c


def quarter(x: int, y: int, facing: int, width: int, depth: int, px: int, py: int) -> int:
    """The quarter of a rectangle in which a point lies: FRONT, RIGHT, REAR or LEFT (BP-geo-5)."""
    u, v = local(x, y, facing, px, py)
    beyond = abs(v) - depth * (MILLION // 2)
    if beyond > 0 and abs(u) <= width * (MILLION // 2) + beyond:
        return FRONT if v > 0 else REAR
    return RIGHT if u > 0 else LEFT


def facing_of(dx: i64, dy: i64, own: i64) -> i64:
    """The facing nearest to the direction of a vector, the smaller in a tie; its own for none (BP-geo-23)."""
    if dx == 0 and dy == 0:
        return own
    if dx >= 0 and dy > 0:
        low: i64 = 0
    elif dx > 0:
        low = 900
    elif dy < 0:
        low = 1800
    else:
        low = 2700
    high = low + 900
    while high - low > 1:  # table vectors are far more than their rounding apart, so they turn one way only
        middle = (low + high) // 2
        if dx * SINES[middle + 900] - dy * SINES[middle] >= 0:
            low = middle
        else:
            high = middle
    after = dx * SINES[low + 900] - dy * SINES[low]
    before = dy * SINES[high % TURN] - dx * SINES[high % TURN + 900]
    if before < after or (before == after and high == TURN):
        return high % TURN
    return low


def length(dx: int, dy: int) -> int:
    """The whole thousandths in a vector's length (BP-meas-10)."""
    return isqrt(dx * dx + dy * dy)


def points_within(ax: i64, ay: i64, bx: i64, by: i64, limit: i64) -> bool:
    """Two points are at most so far apart: also a point in a disc (BP-meas-9)."""
    return (bx - ax) * (bx - ax) + (by - ay) * (by - ay) <= limit * limit


def side(ax: i64, ay: i64, bx: i64, by: i64, px: i64, py: i64) -> i64:
    """Positive for a point to the left of the line from a to b, negative to its right, 0 on it."""
    return (bx - ax) * (py - ay) - (by - ay) * (px - ax)


def on_segment(px: int, py: int, ax: int, ay: int, bx: int, by: int) -> bool:
    """A point lies exactly on a segment, its ends included."""
    return (
        min(ax, bx) <= px <= max(ax, bx)
        and min(ay, by) <= py <= max(ay, by)
        and side(ax, ay, bx, by, px, py) == 0
    )


def between(ax: int, ay: int, bx: int, by: int, part: int, whole: int) -> tuple[int, int]:
    """The point at a fraction of the way from a to b, rounded (BP-geo-22)."""
    return rounded(ax * whole + (bx - ax) * part, whole), rounded(ay * whole + (by - ay) * part, whole)


def toward(ax: int, ay: int, bx: int, by: int, distance: int) -> tuple[int, int]:
    """The point so far from a in the direction of b, which is elsewhere, rounded (BP-geo-22)."""
    square = (bx - ax) * (bx - ax) + (by - ay) * (by - ay)
    root = isqrt(square)
    if root * root == square:
        return between(ax, ay, bx, by, distance, root)
    return ax + rooted((bx - ax) * distance, square), ay + rooted((by - ay) * distance, square)


def rooted(number: int, square: int) -> int:
    """The whole number nearest to number / √square; beyond 62 bits for long ways, then exact but slower."""
    nearest = (isqrt(4 * number * number // square) + 1) // 2
    return nearest if number >= 0 else -nearest


def segments_meet(ax: i64, ay: i64, bx: i64, by: i64, cx: i64, cy: i64, dx: i64, dy: i64) -> bool:
    """Two segments have a point in common, be it an end."""
    if (
        max(ax, bx) < min(cx, dx)
        or max(cx, dx) < min(ax, bx)
        or max(ay, by) < min(cy, dy)
        or max(cy, dy) < min(ay, by)
    ):
        return False
    c = side(ax, ay, bx, by, cx, cy)
    d = side(ax, ay, bx, by, dx, dy)
    if (c > 0 and d > 0) or (c < 0 and d < 0):
        return False
    a = side(cx, cy, dx, dy, ax, ay)
    b = side(cx, cy, dx, dy, bx, by)
    return not ((a > 0 and b > 0) or (a < 0 and b < 0))


def crossings(
    ax: int, ay: int, bx: int, by: int, cx: int, cy: int, dx: int, dy: int
) -> list[tuple[int, int]]:
    """Where two segments meet, rounded (BP-geo-22): nowhere, at a point, or both ends of what they share."""
    if not segments_meet(ax, ay, bx, by, cx, cy, dx, dy):
        return []
    turn = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx)
    if turn:
        part = (cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)
        return [between(ax, ay, bx, by, part if turn > 0 else -part, abs(turn))]
    shared: list[tuple[int, int]] = []
    for x, y in ((ax, ay), (bx, by)):
        if on_segment(x, y, cx, cy, dx, dy) and (x, y) not in shared:
            shared.append((x, y))
    for x, y in ((cx, cy), (dx, dy)):
        if on_segment(x, y, ax, ay, bx, by) and (x, y) not in shared:
            shared.append((x, y))
    return shared
