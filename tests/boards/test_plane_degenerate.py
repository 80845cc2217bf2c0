"""Figures that touch, lie on one line, contain each other, share corners or have no length."""

from math import atan2, degrees, isqrt
from random import Random
from zlib import crc32

import pytest
import shapely

from boards import figures
from grognard.boards.arcs import (
    Arc,
    clip,
    clip_to_box,
    face_arc,
    front_arc,
    outward,
    shut,
    side_arc,
    side_eyes,
    side_samples,
    zone,
)
from grognard.boards.plane import (
    FRONT,
    LEFT,
    REAR,
    RIGHT,
    cosine,
    crossings,
    facing_of,
    local,
    on_segment,
    points_within,
    quarter,
    segments_meet,
    side,
    sine,
    toward,
)
from grognard.boards.polygons import (
    Area,
    Road,
    chord,
    convex_parts,
    covered,
    is_convex,
    stretches,
    triangles,
    turning,
)
from grognard.boards.pushes import swept
from grognard.boards.shapes import (
    Shape,
    apart,
    contains,
    corners,
    hull,
    loose_eyes,
    meet,
    nearer,
    overlaps,
    rectangle,
    segment,
    spot,
    spread,
    touching,
    within,
)

HAIR = 1e-6


def test_shapes_on_a_lattice() -> None:
    """A thousand pairs of spots, segments and polygons with corners on 25 points."""
    rng = Random(1)
    kinds = set()
    for _ in range(1000):
        a, b = figures.lattice_shape(rng), figures.lattice_shape(rng)
        one, other, true = Shape(a), Shape(b), figures.oracle(a).distance(figures.oracle(b))
        kinds.add((min(len(a), 6), min(len(b), 6), true == 0))
        assert meet(one, other) is meet(other, one) is (true == 0)
        assert apart(one, other) == int(true + HAIR)
        for limit in (0, 1000, 2000, 3000):
            assert within(one, other, limit) is bool(true <= limit + HAIR)
            assert nearer(one, other, limit) is bool(true < limit - HAIR)
        if len(a) > 4 or len(b) > 4:
            assert overlaps(one, other) is overlaps(other, one) is (figures.depth(a, b) > 10)
    assert len(kinds) == 18


def test_lines_on_a_lattice() -> None:
    """Along sides, through corners, from corner to corner, and of no length."""
    rng = Random(2)
    for _ in range(1000):
        points, line = figures.lattice_shape(rng), [1000 * rng.randrange(5) for _ in range(4)]
        if len(points) > 4:
            assert shut(Shape(points), *line) is (figures.depth(points, line) > 10)
            inside = figures.oracle(points).intersection(figures.oracle(line))
            assert abs(stretches(points, *line) - inside.length) < 2
            assert chord(points, *line) == stretches(points, *line)
        x, y = line[:2]
        assert contains(Shape(points), x, y) is figures.oracle(points).covers(shapely.Point(x, y))


def test_segments_on_a_lattice() -> None:
    rng = Random(3)
    for _ in range(1000):
        a, b = ([1000 * rng.randrange(4) for _ in range(4)] for _ in range(2))
        one, other = figures.oracle(a), figures.oracle(b)
        true = one.intersection(other)
        assert segments_meet(*a, *b) is one.intersects(other)
        found = crossings(*a, *b)
        if true.is_empty:
            assert found == []
        else:
            met = [(round(x), round(y)) for x, y in shapely.get_coordinates(true)]
            assert sorted(found) == sorted(met)
        assert on_segment(*a[:2], *b) is other.covers(shapely.Point(a[:2]))


def test_outlines_on_a_lattice() -> None:
    """Simple outlines with straight corners and dents, and ways that touch, follow and cross them."""
    rng = Random(4)
    tried = 0
    while tried < 1000:
        ring = rng.sample(
            [(x, y) for x in range(0, 5000, 1000) for y in range(0, 5000, 1000)], rng.randrange(3, 8)
        )
        true = shapely.Polygon(ring)
        if not true.is_valid or true.area == 0:
            continue
        tried += 1
        outline = [number for point in ring for number in point]
        way = [1000 * rng.randrange(-1, 6) for _ in range(4)]
        parts = convex_parts(outline)
        assert sum(turning(part) for part in parts) == turning(outline)
        assert all(is_convex(part) and true.buffer(HAIR).covers(figures.oracle(part)) for part in parts)
        assert (
            covered(outline, *way[:2])
            is Area(outline).covers(*way[:2])
            is true.covers(shapely.Point(way[:2]))
        )
        inside = true.intersection(figures.oracle(way)).length
        assert abs(Area(outline).run(*way) - inside) < 4
        area, other = Area(outline), Shape(figures.lattice_shape(rng))
        assert area.apart(other) == int(true.distance(figures.oracle(other.points)) + HAIR)


def test_footprints_side_by_side() -> None:
    """Neighbours whose edges coincide but for rounding touch and do not overlap, however they are turned."""
    rng = Random(5)
    for x, y, facing, width, depth in figures.poses(6, 1000):
        right, ahead = rng.choice(
            [(width, 0), (0, depth), (width, depth), (0, -depth), (-width, rng.randrange(depth))]
        )
        there = corners(x, y, facing, 2 * right, 2 * ahead)[2:4]
        one, other = rectangle(x, y, facing, width, depth), rectangle(*there, facing, width, depth)
        assert touching(one, other)
        assert not overlaps(one, other)
        assert overlaps(one, one)
        inner = rectangle(x, y, facing, width - 200, depth - 200)
        assert overlaps(one, inner)
        assert apart(one, inner) == 0
        assert swept(one, inner).points == hull(one.points)
        assert contains(inner, *loose_eyes(x, y, facing, width, depth)[:2]) is False


def test_an_about_face_keeps_the_footprint() -> None:
    for x, y, facing, width, depth in figures.poses(7, 1000):
        here = corners(x, y, facing, width, depth)
        assert corners(x, y, facing + 1800, width, depth) == here[4:] + here[:4]
        assert corners(x, y, facing + 900, depth, width) == here[2:] + here[:2]


def test_no_root_is_rounded_over_a_limit() -> None:
    """A point off a slanting edge by less than any float would see."""
    edge = segment(0, 0, 99_999, 100_000)
    assert within(spot(50_000, 50_000), edge, 1)
    assert not within(spot(50_002, 50_000), edge, 1)
    assert apart(spot(50_002, 50_000), edge) == 1
    assert within(spot(3, 4), spot(0, 0), 5)
    assert not nearer(spot(3, 4), spot(0, 0), 5)


@pytest.mark.parametrize(
    ("point", "expected"),
    [
        ((3000, 501), FRONT),
        ((3001, 501), FRONT),  # on the border line: given to the front
        ((3002, 501), RIGHT),
        ((-3001, 501), FRONT),
        ((3000, 500), RIGHT),
        ((-3001, -501), REAR),
        ((-3002, -501), LEFT),
        ((0, 0), LEFT),
        ((1, 0), RIGHT),
    ],
)
def test_borders_of_quarters(point: tuple[int, int], expected: int) -> None:
    assert quarter(0, 0, 0, 6000, 1000, *point) == expected
    assert front_arc(0, 0, 0, 6000, 1000).has(*point) is (expected == FRONT)


def test_facings_of_the_axes_and_of_nothing() -> None:
    assert [facing_of(x, y, 5) for x, y in ((0, 1), (1, 0), (0, -1), (-1, 0), (0, 0))] == [
        0,
        900,
        1800,
        2700,
        5,
    ]
    assert facing_of(1, 1, 0) == 450
    assert facing_of(-1, 100_000, 0) == 0


def test_sides_of_a_line() -> None:
    assert side(0, 0, 0, 10, -1, 5) > 0 > side(0, 0, 0, 10, 1, 5)
    assert side(0, 0, 3, 3, 7, 7) == 0


def test_arcs_of_a_house() -> None:
    """Its sides look outward whichever way round its corners are given."""
    house = [0, 0, 3000, 0, 3000, 2000, 0, 2000]
    back = [0, 2000, 3000, 2000, 3000, 0, 0, 0]
    south, again = face_arc(house, 0), face_arc(back, 2)
    for x, y, inside in (
        (1500, -1, True),
        (1500, 0, False),
        (-1000, -1000, True),
        (-1001, -1000, False),
        (1500, 5, False),
    ):
        assert south.has(x, y) is again.has(x, y) is inside
    assert outward(house, 0) == (0, -3000) == outward(back, 2)
    assert south.borders == again.borders == side_arc(0, 0, 3000, 0, True).borders
    right_first = Arc(
        [*south.borders[3:6], 0, 0, 1, 0, 0, 1]
    )  # seen from inside, the right end is the western one
    assert right_first.has(5000, -1)
    assert not right_first.has(-1000, -900)
    assert side_eyes(0, 0, 3000, 0) == [50, 0, 1500, 0, 2950, 0]
    assert side_samples(0, 0, 3000, 0)[:4] == [300, 0, 600, 0]


def test_clipping_leaves_points_and_nothing() -> None:
    square = [0, 0, 10, 0, 10, 10, 0, 10]
    assert clip(square, 1, 1, -20) == [10, 10]
    assert clip(square, 1, 0, -10) == [10, 0, 10, 10]
    assert clip(square, 1, 0, -11) == []
    assert clip(clip(square, 1, 0, -11), 1, 0, 0) == []
    assert clip([0, 0, 10, 0], 1, 0, -4) == [4, 0, 10, 0]
    assert clip_to_box([-5, -5, 5, -5, 5, 5, -5, 5], 0, 0, 3, 9) == [0, 0, 3, 0, 3, 5, 0, 5]


def test_zone_for_drawing() -> None:
    drawn = zone(0, 0, 6000, 0, 0, 12_000)
    assert is_convex(drawn)
    assert max(drawn[1::2]) == 12_000
    assert drawn[2:4] == [-8485, 8485]


def test_a_border_that_crosses_itself_is_refused() -> None:
    with pytest.raises(ValueError, match="crosses itself"):
        triangles([0, 0, 4, 4, 4, 0, 0, 4, 0, 3, 3, 3])


def test_roads_of_no_length() -> None:
    road = Road([0, 0, 0, 0, 100, 0], 20)
    assert road.covers(-10, 0)
    assert not road.covers(-11, 0)
    assert road.strip_with(0, 5, 100, -5)
    assert road.outlines() == [[0, 10, 100, 10, 100, -10, 0, -10]]
    assert toward(0, 0, 3, 4, 10) == (6, 8)


def test_every_build_gives_the_same_answers() -> None:
    """One number for the answers on four thousand figures, the same plain and compiled, on every machine."""
    said: list[int] = []
    shapes = figures.rectangles(8, 2000)
    rng = Random(9)
    for one, other, line in zip(shapes, shapes[1:] + shapes[:1], figures.lines(10, 2000), strict=True):
        said += [apart(one, other), overlaps(one, other), within(one, other, 2000), shut(one, *line)]
        said += [facing_of(line[0] - line[2], line[1] - line[3], 0), *swept(one, other).points]
        said += clip(one.points, line[0] - 15_000, line[1] - 15_000, -line[2] * 5000)
    for _ in range(200):
        outline = figures.star(rng)
        if shapely.Polygon(figures.pairs(outline)).is_valid:
            said += [Area(outline).run(*line) for line in figures.lines(11, 10)]
            said += [number for part in convex_parts(outline) for number in part]
    digest = crc32(" ".join(str(int(number)) for number in said).encode())
    assert digest == 3203307051


def test_far_figures_are_measured_as_near_ones_are() -> None:
    """A thousand times as far as any table reaches: no answer leaves the numbers of the machine."""
    rng, far = Random(12), 100_000_000
    for _ in range(2000):
        ax, ay, bx, by, px, py = [rng.randrange(-far, far + 1) for _ in range(6)]
        facing = rng.randrange(3600)
        assert side(ax, ay, bx, by, px, py) == (bx - ax) * (py - ay) - (by - ay) * (px - ax)
        assert local(ax, ay, facing, px, py)[0] == (px - ax) * cosine(facing) - (py - ay) * sine(facing)
        away = (bx - ax) * (bx - ax) + (by - ay) * (by - ay)
        assert points_within(ax, ay, bx, by, isqrt(away)) is (isqrt(away) ** 2 == away)
        assert points_within(ax, ay, bx, by, isqrt(away) + 1)
        assert apart(spot(ax, ay), spot(bx, by)) == isqrt(away)
        turn = abs(side(ax, ay, bx, by, px, py))
        along = (px - ax) * (bx - ax) + (py - ay) * (by - ay)
        if 0 < along < away:
            assert spread(px, py, ax, ay, bx, by) // 2 == turn * turn // away
        here, there = rectangle(ax, ay, facing, 8000, 2000), rectangle(bx, by, facing, 8000, 2000)
        way = swept(here, there)
        assert overlaps(way, here)
        assert overlaps(way, there)
        assert contains(way, (ax + bx) // 2, (ay + by) // 2)
        exact = degrees(atan2(bx - ax, by - ay)) * 10 % 3600
        assert abs((facing_of(bx - ax, by - ay, 0) - exact + 1800) % 3600 - 1800) < 0.51
