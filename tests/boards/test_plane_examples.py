"""The worked examples of Black Powder that are pure geometry (6.2 and 6.3 of its rules)."""

import math

import pytest

from grognard.boards.arcs import front_arc, open_lines, points_inside
from grognard.boards.plane import (
    LEFT,
    TURN,
    cosine,
    facing_of,
    half_point_at,
    length,
    local,
    point_at,
    quarter,
    rounded,
    sine,
)
from grognard.boards.polygons import Area
from grognard.boards.shapes import (
    Shape,
    apart,
    corners,
    front_eyes,
    nearer,
    overlaps,
    rectangle,
    samples,
    segment,
    touching,
)

Pose = tuple[float, float, float]
LINE = (6000, 1000)
COLUMN = (2000, 3000)
CAVALRY = (5000, 2000)


def mils(*numbers: float) -> tuple[int, ...]:
    return tuple(round(1000 * number) for number in numbers)


def units(pose: Pose) -> tuple[int, int, int]:
    x, y, facing = pose
    return round(1000 * x), round(1000 * y), round(10 * facing)


def cost(start: Pose, end: Pose, size: tuple[int, int]) -> int:
    """What the man who walks farthest walks (BP-move-9)."""
    a, b = corners(*units(start), *size), corners(*units(end), *size)
    return max(length(b[i] - a[i], b[i + 1] - a[i + 1]) for i in range(0, 8, 2))


def test_sines_are_the_nearest_millionths() -> None:
    for tenth in range(-TURN, 2 * TURN):
        assert sine(tenth) == round(1e6 * math.sin(math.radians(tenth / 10)))
        assert cosine(tenth) == round(1e6 * math.cos(math.radians(tenth / 10)))
    assert [sine(tenth) for tenth in (1, 150, 300, 450)] == [1745, 258819, 500000, 707107]


def test_halves_are_rounded_away_from_zero() -> None:
    assert [rounded(n, 4) for n in (-7, -6, -5, -2, -1, 0, 1, 2, 5, 6, 7)] == [
        -2,
        -2,
        -1,
        -1,
        0,
        0,
        0,
        1,
        1,
        2,
        2,
    ]


def test_corners_of_a_turned_line() -> None:
    """BP-ex-83."""
    here = corners(20000, 10000, 300, *LINE)
    assert here == [*mils(17.652, 11.933, 22.848, 8.933), *mils(22.348, 8.067, 17.152, 11.067)]
    assert corners(20000, 10000, 2100, *LINE) == here[4:] + here[:4]


@pytest.mark.parametrize(
    ("start", "end", "expected"),
    [
        ((20, 10, 0), (20, 18, 0), 8000),  # BP-ex-18
        ((20, 10, 0), (22, 17.9, 0), 8149),
        ((20, 10, 0), (20, 10, 90), 4301),
        ((20, 10, 0), (20.152, 11.567, 30), 3148),
        ((20, 10, 0), (26, 14, 45), 9380),  # BP-ex-19
        ((20, 10, 45), (25.657, 15.657, 45), 8000),  # BP-ex-84
    ],
)
def test_costs_of_steps(start: Pose, end: Pose, expected: int) -> None:
    assert cost(start, end, LINE) == expected


def test_straight_ahead_at_45_degrees() -> None:
    """BP-ex-84."""
    assert point_at(20000, 10000, 450, 0, 8000) == (25657, 15657)
    assert 5657**2 + 5657**2 == 64_003_298
    assert length(5657, 5657) == 8000


def test_wheel_on_the_front_right_corner() -> None:
    """BP-ex-18."""
    pivot = corners(20000, 10000, 0, *LINE)[2:4]
    assert half_point_at(pivot[0], pivot[1], 300, -LINE[0], -LINE[1]) == mils(20.152, 11.567)


def test_retiring_beside_an_enemy() -> None:
    """BP-ex-25."""
    enemy = rectangle(40000, 39000, 1800, *LINE)
    found = []
    for turn in (0, 150, -150, 300):
        x, y = point_at(40000, 30000, turn, 0, 8000)
        found.append((x, y, apart(rectangle(x, y, 1800, *LINE), enemy)))
    assert [away for _, _, away in found] == [0, 273, 273, 1072]
    assert found[-1][:2] == (44000, 36928)


def test_charge_on_a_turned_flank() -> None:
    """BP-ex-85."""
    target = (30000, 20000, 173)
    assert quarter(*target, *LINE, 21000, 20500) == LEFT
    ahead = local(*target, *point_at(21000, 20500, 900, 0, 1000))[1]
    slide = rounded(ahead, 1_000_000)
    assert slide == -1902  # within half of its own edge, so that the edges overlap by all of the shorter
    end = point_at(*target, -LINE[0] // 2 - CAVALRY[1] // 2, slide)
    assert end == mils(25.615, 19.374)
    before, after = point_at(21000, 20500, 900, 0, 1000), point_at(*end, 1073, 0, 1000)
    assert (
        length(after[0] - before[0], after[1] - before[1]) == 4786
    )  # of the middle of its front (BP-chg-11)
    charger, charged = rectangle(*end, 1073, *CAVALRY), rectangle(*target, *LINE)
    assert touching(charger, charged)
    assert not overlaps(charger, charged)


def test_counter_charge_halves_the_way() -> None:
    """BP-ex-86."""
    back = rounded(10000, 2)
    assert (20000 - back, 22000 - back) == (15000, 17000)
    assert touching(rectangle(18000, 15000, 0, *CAVALRY), rectangle(20000, 17000, 1800, *CAVALRY))


def test_evading_directly_away() -> None:
    """BP-ex-87."""
    direction = facing_of(3000, 6000, 0)
    assert direction == 266
    assert point_at(20000, 20000, direction, 0, 8000) == mils(23.582, 27.153)


def test_line_stops_at_more_than_an_inch() -> None:
    """BP-ex-92: 5 forward ends exactly 1 inch away, 4.95 does not."""
    enemy = rectangle(20000, 17000, 1800, *LINE)
    assert apart(rectangle(20000, 15000, 0, *LINE), enemy) == 1000
    assert not nearer(rectangle(20000, 15000, 0, *LINE), enemy, 1000)
    assert apart(rectangle(20000, 14950, 0, *LINE), enemy) == 1050


CREEK = [0, 19, 18, 20, 36, 18.5, 54, 20, 72, 19, 72, 21, 54, 22, 36, 20.5, 18, 22, 0, 21]
SNAVELY = [60, 18, 67, 18, 67, 22.5, 60, 22.5]
BRIDGE = [34.75, 17.5, 37.25, 17.5, 37.25, 21.5, 34.75, 21.5]


@pytest.mark.parametrize(
    ("crossing", "x", "expected"),
    [(BRIDGE, 36, True), (BRIDGE, 38.5, False), (SNAVELY, 63.5, True), (SNAVELY, 58, False)],
)
def test_crossing_a_creek(crossing: list[float], x: float, expected: bool) -> None:
    """BP-ex-88: the ways of the carrying points meet the creek's border only on the bridge or the ford."""
    creek, over = Area(list(mils(*CREEK))), Area(list(mils(*crossing)))
    if crossing is BRIDGE:
        ways = [mils(x, 16.5, x, 24.5), mils(x, 13.5, x, 21.5)]
    else:
        ways = [mils(x + a, 17.4 + b, x + a, 21.4 + b) for a in (-3, 3) for b in (-0.5, 0.5)]
    met = [point for way in ways for point in creek.border_points(*way)]
    assert met
    assert all(over.covers(*point) for point in met) is expected


def seen(target: Pose, blockers: list[tuple[Pose, tuple[int, int]]]) -> tuple[int, int]:
    """Clear lines from a line at (20, 10, 0) to a line, and the range."""
    shooter, aim = (*mils(20, 10), 0, *LINE), (*units(target), *LINE)
    arc = front_arc(*shooter)
    points = points_inside(samples(*aim), arc)
    shapes = [rectangle(*units(pose), *size) for pose, size in blockers]
    edge = corners(*shooter)[:4]
    rest = arc.clip(corners(*aim))
    clear = open_lines(front_eyes(*shooter), points, shapes, [], 0, 28)
    return clear, apart(segment(*edge), Shape(rest))


@pytest.mark.parametrize(
    ("target", "blockers", "expected"),
    [
        ((20, 20, 180), [], (27, 9000)),  # BP-ex-34
        ((20, 20, 180), [((20, 14, 0), COLUMN)], (12, 9000)),
        ((20, 20, 180), [((22, 14, 0), LINE)], (7, 9000)),
        ((20, 20, 180), [((24, 14, 0), LINE)], (16, 9000)),
        ((20, 20, 180), [((20, 14, 0), LINE)], (0, 9000)),
        ((27, 14.5, 180), [], (15, 3640)),  # BP-ex-89
        ((31, 17, 180), [], (9, 7810)),
        ((34, 18, 180), [], (3, 11313)),
        ((20, 20, 180), [((14, 10, 0), LINE), ((26, 10, 0), LINE)], (27, 9000)),  # BP-ex-90
    ],
)
def test_sight(target: Pose, blockers: list[tuple[Pose, tuple[int, int]]], expected: tuple[int, int]) -> None:
    assert seen(target, blockers) == expected


def test_ways_through_woods() -> None:
    """BP-ex-91."""
    woods = Area(list(mils(10, 14, 30, 14, 30, 16, 10, 16)))
    short, long = mils(20, 10.5, 20, 19.5), mils(20, 10.5, 23, 19.5)
    assert woods.run(*short) == 2000
    assert woods.run(*long) == 2107
    for line, clear in ((short, 1), (long, 0)):
        assert open_lines(list(line[:2]), list(line[2:]), [], [woods], 2000, 1) == clear
