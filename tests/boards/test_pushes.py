"""Shapes that are pushed: from which part of their way on they are sunk in others, against trying all."""

from random import Random

from boards import figures
from grognard.boards.plane import rounded
from grognard.boards.pushes import NEVER, shifted, sunk_from
from grognard.boards.shapes import GRAZE, rectangle

WHOLE = 40
ROUNDING = 2


def test_a_footprint_elsewhere_is_the_same_footprint() -> None:
    for x, y, facing, width, depth in figures.poses(11, 100):
        here, there = rectangle(x, y, facing, width, depth), rectangle(x + 70, y - 900, facing, width, depth)
        moved = shifted(here, 70, -900)
        assert (moved.points, moved.axes, moved.spare) == (there.points, there.axes, there.spare)


def test_what_is_pushed_is_sunk_from_the_part_that_is_told() -> None:
    rng, met = Random(12), 0
    for a, b in zip(figures.rectangles(13, 100), figures.rectangles(14, 100), strict=True):
        dx = b.west - a.west + rng.randrange(-6000, 6001)
        dy = b.south - a.south + rng.randrange(-6000, 6001)
        ends = [shifted(a, rounded(dx * part, WHOLE), rounded(dy * part, WHOLE)) for part in range(WHOLE + 1)]
        deep = [figures.depth(end.points, b.points) for end in ends]
        first = sunk_from(a, b, dx, dy, WHOLE, WHOLE)
        if first == NEVER:
            assert max(deep) < 2 * GRAZE + ROUNDING
        else:
            met += 1
            assert max(deep[:first], default=0) < 2 * GRAZE + ROUNDING
            assert deep[first] > 2 * GRAZE - ROUNDING
    assert met > 20
