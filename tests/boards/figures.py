"""Figures on an open table, by chance or on a coarse lattice, and the same as shapes of the oracle."""

from random import Random

import numpy
import shapely

from grognard.boards.plane import point_at
from grognard.boards.shapes import Shape, hull, rectangle

SIZES = [(6000, 1000), (9000, 1000), (2000, 3000), (1000, 6000), (3000, 3000), (5000, 2000), (1500, 3500)]
Pose = tuple[int, int, int, int, int]


def pairs(flat: list[int]) -> list[tuple[int, int]]:
    return list(zip(flat[0::2], flat[1::2], strict=True))


def oracle(flat: list[int]) -> shapely.Geometry:
    """A flat list as a point, a line or a polygon."""
    points = pairs(flat)
    if len(set(points)) == 1:
        return shapely.Point(points[0])
    if len(points) == 2:
        return shapely.LineString(points)
    return shapely.Polygon(points)


def oracles(flats: list[list[int]]) -> numpy.ndarray:
    return numpy.array([oracle(flat) for flat in flats], dtype=object)


def pose(rng: Random) -> Pose:
    """A footprint on a table of 30 by 20 inches: near enough to others to meet them often."""
    return rng.randrange(30_000), rng.randrange(20_000), rng.randrange(3600), *rng.choice(SIZES)


def poses(seed: int, count: int) -> list[Pose]:
    rng = Random(seed)
    return [pose(rng) for _ in range(count)]


def rectangles(seed: int, count: int) -> list[Shape]:
    return [rectangle(*here) for here in poses(seed, count)]


def lines(seed: int, count: int) -> list[list[int]]:
    rng = Random(seed)
    return [[rng.randrange(30_000) for _ in range(4)] for _ in range(count)]


def star(rng: Random) -> list[int]:
    """A simple outline around a centre, hardly ever convex, either way round."""
    corners = rng.randrange(4, 10)
    turns = sorted(rng.randrange(3600) for _ in range(corners))
    found: list[int] = []
    for turn in turns if rng.random() < 0.5 else reversed(turns):
        found += point_at(15_000, 12_000, turn, 0, rng.randrange(2000, 10_000))
    return found


def stars(seed: int, count: int) -> list[list[int]]:
    rng = Random(seed)
    found: list[list[int]] = []
    while len(found) < count:
        outline = star(rng)
        if shapely.Polygon(pairs(outline)).is_valid:
            found.append(outline)
    return found


def lattice_shape(rng: Random) -> list[int]:
    """The hull of one to five points of a coarse lattice: spots, segments, polygons that often touch."""
    return hull([1000 * rng.randrange(5) for _ in range(2 * rng.randrange(1, 6))])


def depth(a: list[int], b: list[int]) -> float:
    """How far one of two convex shapes must be moved to part them; 0 if they are apart.

    That is how deep the origin lies in the hull of all differences of their points.
    """
    differences = [(ax - bx, ay - by) for ax, ay in pairs(a) for bx, by in pairs(b)]
    joined = shapely.convex_hull(shapely.MultiPoint(differences))
    origin = shapely.Point(0, 0)
    if joined.geom_type != "Polygon" or not joined.covers(origin):
        return 0.0
    return float(joined.exterior.distance(origin))
