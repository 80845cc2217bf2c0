"""What need not be measured: distances found by boxes first are those of every corner from every edge."""

from boards import figures
from grognard.boards.shapes import Shape, box_gap, gap, meet, rectangle, spread


def measured(a: Shape, b: Shape) -> int:
    """The least distance of a corner of one shape from an edge of the other."""
    found = []
    for one, other in ((a, b), (b, a)):
        corners = figures.pairs(one.points)
        for (ax, ay), (bx, by) in zip(corners, corners[1:] + corners[:1], strict=True):
            found += [spread(x, y, ax, ay, bx, by) for x, y in figures.pairs(other.points)]
    return min(found)


def test_distances_are_those_of_every_corner_from_every_edge() -> None:
    lines = [Shape(line) for line in figures.lines(9, 300)]
    for a, b in zip(2 * figures.rectangles(7, 300), figures.rectangles(8, 300) + lines, strict=True):
        assert gap(a, b) == gap(b, a) == (0 if meet(a, b) else measured(a, b))


def test_boxes_are_never_farther_apart_than_what_is_in_them() -> None:
    for a, b in zip(figures.rectangles(7, 300), figures.rectangles(8, 300), strict=True):
        assert box_gap(a, b) == box_gap(b, a) <= gap(a, b)


def test_upright_boxes_are_as_far_apart_as_what_is_in_them() -> None:
    a, b = rectangle(0, 0, 0, 6000, 2000), rectangle(20_000, 30_000, 0, 6000, 2000)
    assert box_gap(a, b) == gap(a, b) > 0
    assert box_gap(a, rectangle(2000, 1000, 450, 6000, 2000)) == 0
