"""The open table against a geometry library: one thousandth allowed in lengths, nothing in signs."""

from random import Random

import numpy
import pytest
import shapely

from boards import figures
from grognard.boards.arcs import clip, face_arc, faces, front_arc, open_lines, points_inside, shut
from grognard.boards.plane import (
    FRONT,
    between,
    cosine,
    crossings,
    facing_of,
    local,
    points_within,
    quarter,
    segments_meet,
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
    roads_touch,
    stretches,
    turning,
)
from grognard.boards.pushes import swept
from grognard.boards.shapes import (
    Shape,
    apart,
    contains,
    corners,
    front_eyes,
    hull,
    meet,
    nearer,
    overlaps,
    samples,
    segment,
    spot,
    touching,
    within,
)

HAIR = 1e-6  # what the oracle's own roundings come to, in thousandths


def counts(everyday: int, long: int) -> pytest.MarkDecorator:
    """So many figures every day, and so many in the long run."""
    return pytest.mark.parametrize("count", [everyday, pytest.param(long, marks=pytest.mark.slow)])


@counts(1000, 20_000)
def test_distances_of_footprints(count: int) -> None:
    a, b = figures.rectangles(1, count), figures.rectangles(2, count)
    true = shapely.distance(figures.oracles([s.points for s in a]), figures.oracles([s.points for s in b]))
    limits = [Random(3).randrange(0, 9000) for _ in range(count)]
    for one, other, away, limit in zip(a, b, true, limits, strict=True):
        found = apart(one, other)
        assert found - HAIR <= away < found + 1
        assert meet(one, other) is bool(away == 0)
        if abs(away - limit) > HAIR:
            assert within(one, other, limit) is bool(away <= limit)
            assert nearer(one, other, limit) is bool(away < limit)
        assert touching(one, other) is bool(away <= 50)


@counts(300, 10_000)
def test_overlaps_of_footprints(count: int) -> None:
    for one, other in zip(figures.rectangles(4, count), figures.rectangles(5, count), strict=True):
        deep = figures.depth(one.points, other.points)
        if abs(deep - 10) > HAIR:
            assert overlaps(one, other) is overlaps(other, one) is (deep > 10)


@counts(300, 10_000)
def test_lines_through_footprints(count: int) -> None:
    for shape, line in zip(figures.rectangles(6, count), figures.lines(7, count), strict=True):
        deep = figures.depth(shape.points, line)
        if abs(deep - 10) > HAIR:
            assert overlaps(shape, segment(*line)) is shut(shape, *line) is (deep > 10)


@counts(500, 10_000)
def test_swept_areas(count: int) -> None:
    starts, ends = figures.rectangles(8, count), figures.rectangles(9, count)
    points = [start.points + end.points for start, end in zip(starts, ends, strict=True)]
    true = shapely.convex_hull(numpy.array([shapely.MultiPoint(figures.pairs(flat)) for flat in points]))
    found = figures.oracles([swept(start, end).points for start, end in zip(starts, ends, strict=True)])
    assert shapely.equals(true, found).all()
    assert all(turning(hull(flat)) > 0 and is_convex(hull(flat)) for flat in points)


@counts(1000, 10_000)
def test_distances_of_points_and_segments(count: int) -> None:
    a, b = figures.lines(10, count), figures.lines(11, count)
    true = shapely.distance(figures.oracles(a), figures.oracles(b))
    from_point = shapely.distance(figures.oracles(a), figures.oracles([line[:2] for line in b]))
    for one, other, away, off in zip(a, b, true, from_point, strict=True):
        assert apart(segment(*one), segment(*other)) == int(away + HAIR)
        assert segments_meet(*one, *other) is bool(away == 0)
        assert apart(segment(*one), spot(*other[:2])) == int(off + HAIR)
        whole = round(off) + 1
        assert within(segment(*one), spot(*other[:2]), whole)
        assert points_within(*one, whole) is bool(numpy.hypot(one[2] - one[0], one[3] - one[1]) <= whole)


@counts(1000, 10_000)
def test_crossings_of_segments(count: int) -> None:
    a, b = figures.lines(12, count), figures.lines(13, count)
    true = shapely.intersection(figures.oracles(a), figures.oracles(b))
    for one, other, point in zip(a, b, true, strict=True):
        found = crossings(*one, *other)
        assert len(found) == (0 if point.is_empty else 1)
        assert found == crossings(*one[2:], *one[:2], *other) == crossings(*other, *one)
        for x, y in found:
            assert max(abs(x - point.x), abs(y - point.y)) <= 0.5 + HAIR


@counts(200, 5000)
def test_points_in_outlines(count: int) -> None:
    rng = Random(14)
    for outline in figures.stars(15, count):
        points = [(rng.randrange(5000, 25_000), rng.randrange(2000, 22_000)) for _ in range(8)]
        points += figures.pairs(outline)
        inside = shapely.covers(figures.oracle(outline), shapely.points(points))
        area = Area(outline)
        for (x, y), true in zip(points, inside, strict=True):
            assert covered(outline, x, y) is area.covers(x, y) is bool(true)
            if is_convex(outline):
                assert contains(Shape(outline), x, y) is bool(true)


@counts(200, 5000)
def test_triangles_fill_an_outline(count: int) -> None:
    for outline in figures.stars(16, count):
        parts = convex_parts(outline)
        assert sum(turning(part) for part in parts) == turning(outline)
        assert all((turning(part) > 0) is (turning(outline) > 0) for part in parts)
        assert len(parts) in (1, len(outline) // 2 - 2)
        whole = figures.oracle(outline).buffer(HAIR)
        assert all(whole.covers(figures.oracle(part)) for part in parts)


@counts(100, 5000)
def test_areas_and_footprints(count: int) -> None:
    outlines, shapes = figures.stars(17, count), figures.rectangles(18, count)
    true = shapely.distance(figures.oracles(outlines), figures.oracles([shape.points for shape in shapes]))
    for outline, shape, away in zip(outlines, shapes, true, strict=True):
        area = Area(outline)
        assert area.apart(shape) == int(away + HAIR)
        assert area.within(shape, int(away) + 1)
        deep = max(figures.depth(part.points, shape.points) for part in area.parts)
        if abs(deep - 10) > HAIR:
            assert area.overlaps(shape) is (deep > 10)


@counts(500, 10_000)
def test_ways_through_outlines(count: int) -> None:
    """By the oracle's stretches with their ends rounded; a half may fall to either side there."""
    outlines, ways = figures.stars(19, count), figures.lines(20, count)
    true = shapely.intersection(figures.oracles(outlines), figures.oracles(ways))
    for outline, way, inside in zip(outlines, ways, true, strict=True):
        pieces = [piece for piece in shapely.get_parts(inside) if piece.length > HAIR]
        ends = [numpy.round(shapely.get_coordinates(piece)) for piece in pieces]
        expected = sum(int(numpy.hypot(*(end[-1] - end[0])) + HAIR) for end in ends)
        found = stretches(outline, *way)
        assert abs(found - expected) <= (1 if pieces else 0)
        assert Area(outline).run(*way) == found
        if is_convex(outline):
            assert chord(outline, *way) == found


@counts(500, 10_000)
def test_clipping_by_a_line(count: int) -> None:
    rng = Random(21)
    for shape in figures.rectangles(22, count):
        x, y, facing = rng.randrange(30_000), rng.randrange(20_000), rng.randrange(3600)
        a, b = sine(facing), cosine(facing)
        rest = clip(shape.points, a, b, -(a * x + b * y))
        far = [
            (x + (u * b + v * a) / 10, y + (v * b - u * a) / 10)
            for u, v in ((-1, 0), (1, 0), (1, 1), (-1, 1))
        ]
        true = shapely.intersection(figures.oracle(shape.points), shapely.Polygon(far))
        if not rest or true.is_empty:
            assert not rest
            assert true.is_empty
        else:
            assert shapely.hausdorff_distance(figures.oracle(rest).convex_hull, true) < 1


@counts(500, 10_000)
def test_arcs_are_front_quarters(count: int) -> None:
    rng = Random(23)
    for here, there in zip(figures.poses(24, count), figures.poses(25, count), strict=True):
        arc = front_arc(*here)
        for px, py in [there[:2], (here[0] + rng.randrange(-9, 9), here[1]), *figures.pairs(corners(*here))]:
            u, v = local(*here[:3], px, py)
            ahead, across = v / 1e6 - here[4] / 2, abs(u) / 1e6 - here[3] / 2
            assert arc.has(px, py) is (quarter(*here, px, py) == FRONT)
            if abs(ahead) > HAIR and abs(across - ahead) > HAIR:
                assert arc.has(px, py) is (ahead > 0 and across <= ahead)
        rest = arc.clip(corners(*there))
        for px, py in figures.pairs(rest):
            u, v = local(*here[:3], px, py)
            assert v / 1e6 - here[4] / 2 > -2
            assert abs(u) / 1e6 - here[3] / 2 < v / 1e6 - here[4] / 2 + 4


@counts(300, 10_000)
def test_ranges_to_what_lies_in_the_arc(count: int) -> None:
    """Three clippings, each with rounded corners, move the nearest point by little (BP-shoot-32)."""
    for here, there in zip(figures.poses(34, count), figures.poses(35, count), strict=True):
        x, y, facing, width, depth = here
        rest = front_arc(*here).clip(corners(*there))
        ahead, across = (
            numpy.array(v) / 1e6 for v in ((sine(facing), cosine(facing)), (cosine(facing), -sine(facing)))
        )
        front = numpy.array([x, y]) + ahead * depth / 2
        left, right = front - across * width / 2, front + across * width / 2
        arc = [left, right, right + 90_000 * (ahead + across), left + 90_000 * (ahead - across)]
        true = figures.oracle(corners(*there)).intersection(shapely.Polygon(arc))
        if rest and not true.is_empty:
            away = true.distance(shapely.LineString([left, right]))
            assert abs(apart(segment(*corners(*here)[:4]), Shape(rest)) - away) < 3
        else:
            assert true.area < 1


@counts(200, 5000)
def test_arcs_of_sides(count: int) -> None:
    rng = Random(26)
    for outline in figures.stars(27, count):
        ring = figures.pairs(outline)
        for face in faces(outline, 1000):
            (ax, ay), (bx, by) = ring[face], ring[(face + 1) % len(ring)]
            side = numpy.array([bx - ax, by - ay]) / numpy.hypot(bx - ax, by - ay)
            out = numpy.array([side[1], -side[0]]) * (1 if turning(outline) > 0 else -1)
            point = numpy.array([rng.randrange(30_000), rng.randrange(24_000)])
            along, off = (point - (ax, ay)) @ side, (point - (ax, ay)) @ out
            room = min(off, along + off, numpy.hypot(bx - ax, by - ay) + off - along)
            if abs(room) > HAIR:
                assert face_arc(outline, face).has(*map(int, point)) is bool(room > 0)


@counts(50, 500)
def test_sight_lines_one_by_one(count: int) -> None:
    for seed in range(count):
        shooter, target, *others = figures.poses(1000 + seed, 8)
        shapes = [Shape(corners(*other)) for other in others]
        arc = front_arc(*shooter)
        inside = points_inside(samples(*target), arc)
        points = [point for point in figures.pairs(samples(*target)) if arc.has(*point)]
        assert figures.pairs(inside) == points
        every = [(*eye, *point) for point in points for eye in figures.pairs(front_eyes(*shooter))]
        clear = [line for line in every if not any(overlaps(shape, segment(*line)) for shape in shapes)]
        assert open_lines(front_eyes(*shooter), inside, shapes, [], 0, 28) == len(clear)
        some = open_lines(front_eyes(*shooter), inside, shapes, [], 0, 3)
        assert min(3, len(clear)) <= some <= len(clear)


@counts(2000, 20_000)
def test_facings_by_trying_all(count: int) -> None:
    """Every table vector is tried in whole numbers (BP-geo-23)."""
    rng = Random(28)
    sines = numpy.array([sine(facing) for facing in range(3600)])
    cosines = numpy.array([cosine(facing) for facing in range(3600)])
    for number in range(count):
        size = 10 ** rng.randrange(1, 6)
        dx, dy = rng.randrange(-size, size + 1), rng.randrange(-size, size + 1)
        if number % 7 == 0:  # halfway between two table vectors
            facing = rng.randrange(3600)
            dx, dy = sine(facing) + sine(facing + 1), cosine(facing) + cosine(facing + 1)
        crosses = numpy.abs(dx * cosines - dy * sines)
        crosses[dx * sines + dy * cosines <= 0] = 1 << 62
        assert facing_of(dx, dy, 77) == (numpy.argmin(crosses) if dx or dy else 77)


@counts(1000, 10_000)
def test_points_on_a_way(count: int) -> None:
    rng = Random(29)
    for line in figures.lines(30, count):
        a, b = numpy.array(line[:2]), numpy.array(line[2:])
        part, distance = rng.randrange(11), rng.randrange(9000)
        assert numpy.abs(between(*line, part, 10) - (a + (b - a) * part / 10)).max() <= 0.5 + HAIR
        true = a + (b - a) * distance / numpy.hypot(*(b - a))
        assert numpy.abs(toward(*line, distance) - true).max() <= 0.5 + HAIR


@counts(100, 5000)
def test_roads(count: int) -> None:
    rng = Random(31)
    for chain, other in zip(figures.stars(32, count), figures.stars(33, count), strict=True):
        road, second = Road(chain, rng.choice([1500, 2001])), Road([n + 9000 for n in other], 1000)
        line, far = shapely.LineString(figures.pairs(chain)), shapely.LineString(figures.pairs(second.chain))
        assert roads_touch(road, second) is bool(line.distance(far) <= (road.width + second.width) / 2 + 50)
        for _ in range(5):
            x, y = rng.randrange(5000, 25_000), rng.randrange(2000, 22_000)
            assert road.covers(x, y) is bool(line.distance(shapely.Point(x, y)) <= road.width / 2)
        for outline in road.outlines():
            for x, y in figures.pairs(outline):
                assert abs(line.distance(shapely.Point(x, y)) - road.width / 2) < 2 or road.covers(x, y)
