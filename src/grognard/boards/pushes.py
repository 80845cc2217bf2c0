"""Shapes that are pushed over the open table: what they sweep, and from when on they are sunk in others."""

from __future__ import annotations

from math import isqrt
from typing import TYPE_CHECKING, Final

from grognard.boards.shapes import GRAZE, Shape, hull, is_parallelogram, span

if TYPE_CHECKING:
    from mypy_extensions import i64

NEVER: Final = -1


def shifted(shape: Shape, dx: int, dy: int) -> Shape:
    """The same shape elsewhere."""
    points = shape.points
    found: list[int] = []
    for i in range(0, len(points), 2):
        found.append(points[i] + dx)
        found.append(points[i + 1] + dy)
    return Shape(found)


def swept(start: Shape, end: Shape) -> Shape:
    """The swept area of a step (BP-geo-14)."""
    if is_parallelogram(start.points) and not start.spare and len(end.points) == 8:
        dx, dy = end.points[0] - start.points[0], end.points[1] - start.points[1]
        if (dx or dy) and is_parallelogram(end.points) and is_shifted(start.points, end.points, dx, dy):
            return pushed(start, dx, dy)
    return Shape(hull(start.points + end.points))


def is_shifted(old: list[int], new: list[int], dx: int, dy: int) -> bool:
    """The second and the fourth of four corners are shifted alike, too."""
    return new[2] - old[2] == dx == new[6] - old[6] and new[3] - old[3] == dy == new[7] - old[7]


def pushed(start: Shape, dx: int, dy: int) -> Shape:
    """What a footprint sweeps that keeps its facing: each corner where it leads, trails, or both."""
    old = start.points
    axes: list[int] = []
    for i in range(0, len(start.axes), 5):
        nx, ny, low, high = start.axes[i], start.axes[i + 1], start.axes[i + 2], start.axes[i + 3]
        shift = nx * dx + ny * dy
        axes += [
            nx,
            ny,
            low + shift if shift < 0 else low,
            high + shift if shift > 0 else high,
            start.axes[i + 4],
        ]
    nx, ny = dy, -dx
    low, high = span(old, nx, ny)
    axes += [nx, ny, low, high, isqrt(GRAZE * GRAZE * (nx * nx + ny * ny))]
    points: list[int] = []
    before = leading(old, 6, dx, dy)
    for i in range(0, 8, 2):
        x, y = old[i], old[i + 1]
        after = leading(old, i, dx, dy)
        first = before < 0 or (before == 0 and after < 0)
        if first and after <= 0:
            points += [x, y]
        elif first:
            points += [x, y, x + dx, y + dy]
        elif after >= 0:
            points += [x + dx, y + dy]
        else:
            points += [x + dx, y + dy, x, y]
        before = after
    return Shape(points, axes)


def leading(points: list[int], i: int, dx: i64, dy: i64) -> i64:
    """Whether the edge of a clockwise footprint from its corner `i` leads (above 0) or trails when pushed."""
    j = (i + 2) % 8
    return (points[i + 1] - points[j + 1]) * dx + (points[j] - points[i]) * dy


def outer_way(start: Shape, end: Shape) -> int:
    """How far the corner goes that goes farthest from one footprint to another."""
    before, after = start.points, end.points
    most: i64 = 0
    for i in range(0, 8, 2):
        dx: i64 = after[i] - before[i]
        dy: i64 = after[i + 1] - before[i + 1]
        if dx * dx + dy * dy > most:
            most = dx * dx + dy * dy
    return isqrt(most)


def sunk_from(shape: Shape, other: Shape, dx: int, dy: int, whole: int, last: int) -> int:
    """The first part at which a shape is sunk in another, NEVER if none up to the last.

    It is pushed so far in so many parts, and sunk if they overlap by more than twice a graze: rounding of
    its place does not undo that.
    """
    first = 0
    for axes in (shape.axes, other.axes):
        for i in range(0, len(axes), 5):
            nx, ny, least = axes[i], axes[i + 1], 2 * axes[i + 4]
            low, high = span(shape.points, nx, ny)
            other_low, other_high = span(other.points, nx, ny)
            before: int = other_low + least - high
            after: int = other_high - least - low
            speed = nx * dx + ny * dy
            if speed < 0:
                speed, before, after = -speed, -after, -before
            if speed == 0:
                if before >= 0 or after <= 0:
                    return NEVER
                continue
            first = max(first, before * whole // speed + 1)
            last = min(last, -(-after * whole // speed) - 1)
            if first > last:
                return NEVER
    return first
