"""Sight, ranges and cover (3.14, BP-terr-16 to 21, 6.3)."""

import pytest
from tests.games.black_powder.firing import CONTENT, range_table
from tests.games.black_powder.sandtable import Unit, box, feature

from grognard.boards.polygons import Area
from grognard.games.black_powder import cover, ground, sight, targets
from grognard.games.black_powder.field import (
    FRONT,
    GARRISON,
    HEAVY_COVER,
    LEFT,
    LIGHT_COVER,
    NO_COVER,
    NOWHERE,
    REAR,
    RIGHT,
    ROUND,
    SIDE,
    Feature,
)
from grognard.games.black_powder.reasons import code_of
from grognard.games.black_powder.setup import set_up
from grognard.games.black_powder.sight import CLEAR, FIRING, HIDDEN, LEVEL, PARTLY, SEEING
from grognard.games.black_powder.state import Battle

SHOOTER = Unit("a", "inf", "line", (20, 10, 0))
TARGET = Unit("b", "inf", "line", (20, 20, 180))


def seen(s: Battle, overhead: int = LEVEL, face: int = FRONT) -> tuple[int, int]:
    """How many lines from unit 0 to unit 1 are clear, and what that makes."""
    here = sight.view(s, 0, face)
    return sight.clear_lines(s, here, 1, overhead), sight.sighting_from(s, here, 1, overhead)


@pytest.mark.structure("BP-los-4", "BP-los-5", "BP-los-6")
@pytest.mark.parametrize(
    ("friend", "expected"),
    [
        (None, (27, CLEAR)),
        (("attack_column", (20, 14, 0)), (12, PARTLY)),
        (("line", (22, 14, 0)), (7, PARTLY)),
        (("line", (24, 14, 0)), (16, CLEAR)),
        (("line", (20, 14, 0)), (0, HIDDEN)),
        (("skirmish", (20, 14, 0)), (27, CLEAR)),
    ],
)
def test_friends_hide_what_is_behind_them(friend, expected) -> None:  # type: ignore[no-untyped-def]
    """BP-ex-34"""
    others = [Unit("a", "inf", *friend)] if friend else []
    s = range_table([SHOOTER, TARGET, *others])
    assert seen(s) == expected
    assert sight.range_to(s, 0, FRONT, 1) == 9000
    found = targets.shot_objection(s, 0, 1, FRONT)
    assert (found is None) == (expected[1] != HIDDEN)
    if found is not None:
        assert code_of(found.clause) == "E_SIGHT"


@pytest.mark.structure("BP-shoot-5", "BP-shoot-32")
@pytest.mark.parametrize(
    ("pose", "expected", "reach"),
    [
        ((27, 14.5, 180), (15, CLEAR), 3640),
        ((31, 17, 180), (9, PARTLY), 7810),
        ((34, 18, 180), (3, PARTLY), 11313),
    ],
)
def test_only_what_lies_in_the_arc_counts(pose, expected, reach) -> None:  # type: ignore[no-untyped-def]
    """BP-ex-89"""
    s = range_table([SHOOTER, Unit("b", "inf", "line", pose)])
    assert seen(s) == expected
    assert sight.range_to(s, 0, FRONT, 1) == reach


@pytest.mark.structure("BP-los-1")
def test_neighbours_who_touch_hide_nothing() -> None:
    """BP-ex-90"""
    friends = [Unit("a", "inf", "line", (14, 10, 0)), Unit("a", "inf", "line", (26, 10, 0))]
    assert seen(range_table([SHOOTER, TARGET, *friends])) == (27, CLEAR)


@pytest.mark.structure("BP-los-8")
def test_woods_are_seen_through_for_two_inches() -> None:
    """BP-ex-91"""
    wood = Area([10000, 14000, 30000, 14000, 30000, 16000, 10000, 16000])
    assert wood.run(20000, 10500, 20000, 19500) == 2000
    assert wood.run(20000, 10500, 23000, 19500) == 2107
    s = range_table([SHOOTER, TARGET], [box("woods", 10, 14, 30, 16)])
    lines = seen(s)[0]
    assert 0 < lines < 27
    s = range_table([SHOOTER, TARGET], [box("woods", 10, 13, 30, 16)])
    assert seen(s) == (0, HIDDEN)


@pytest.mark.structure("BP-los-9")
def test_a_ridge_hides_its_reverse_slope() -> None:
    """BP-ex-36"""
    field = set_up(CONTENT, next(each for each in CONTENT.scenarios if each.id == "bp02_reverse_slope"), {})
    s = Battle(field)
    for unit in range(field.forces.units):
        ground.put(s, unit, *field.forces.pose[unit])
    ids = field.forces.ids
    battery, line, guns = ids.index("fr_a1"), ids.index("br_l3"), ids.index("br_a1")
    assert sight.sighting(s, battery, FRONT, line, FIRING) == HIDDEN
    assert sight.sighting(s, battery, FRONT, guns, LEVEL) != HIDDEN


@pytest.mark.structure("BP-shoot-4")
@pytest.mark.parametrize(("pose", "code"), [((20, 23.2, 180), "E_RANGE"), ((20, 22.9, 180), "")])
def test_muskets_reach_twelve_inches(pose, code) -> None:  # type: ignore[no-untyped-def]
    """BP-ex-37"""
    s = range_table([SHOOTER, Unit("b", "inf", "line", pose)])
    found = targets.shot_objection(s, 0, 1, FRONT)
    assert ("" if found is None else code_of(found.clause)) == code


@pytest.mark.structure("BP-geo-6")
def test_nothing_is_seen_behind_or_beside_but_by_skirmishers_and_squares() -> None:
    behind = Unit("b", "inf", "line", (20, 4, 0))
    s = range_table([SHOOTER, behind])
    assert sight.range_to(s, 0, FRONT, 1) == NOWHERE
    assert not sight.sees(s, 0, 1)
    found = targets.shot_objection(s, 0, 1, FRONT)
    assert found is not None
    assert code_of(found.clause) == "E_ARC"
    s = range_table([Unit("a", "inf", "skirmish", (20, 10, 0)), behind])
    assert seen(s, face=ROUND) == (36, CLEAR)
    assert sight.range_to(s, 0, ROUND, 1) == 4500
    s = range_table([Unit("a", "inf", "square", (20, 10, 0)), behind])
    assert [sight.range_to(s, 0, face, 1) for face in (FRONT, RIGHT, REAR, LEFT)][2] == 4000
    assert seen(s, face=REAR)[1] == CLEAR
    assert seen(s, face=FRONT) == (0, HIDDEN)
    assert sight.sees(s, 0, 1)


HOUSE = box("building", 17, 13, 23, 16, 2)


@pytest.mark.structure("BP-los-7")
def test_walls_hide_but_not_those_within() -> None:
    s = range_table([SHOOTER, TARGET], [HOUSE])
    assert seen(s) == (0, HIDDEN)
    s = range_table([SHOOTER, Unit("b", "inf", "garrison", (0, 0, 0), building=0)], [HOUSE])
    assert s.formation[1] == GARRISON
    assert seen(s) == (27, CLEAR)
    assert sight.range_to(s, 0, FRONT, 1) == 2500
    south = SIDE
    here = sight.view(s, 1, south)
    assert sight.sighting_from(s, here, 0, LEVEL) == CLEAR
    assert sight.range_to(s, 1, south, 0) == 2500
    assert sight.range_to(s, 1, south + 2, 0) == NOWHERE


def hill(west: float, south: float, east: float, north: float, level: int) -> Feature:
    found = box("hill", west, south, east, north)
    found.level = level
    return found


@pytest.mark.structure("BP-los-10", "BP-shoot-27")
@pytest.mark.parametrize(
    ("friend", "seeing", "firing"),
    [((20, 19.5, 0), CLEAR, CLEAR), ((20, 13, 0), CLEAR, HIDDEN), ((20, 27, 0), HIDDEN, HIDDEN)],
)
def test_from_a_height_one_sees_over_those_who_are_far_enough(friend, seeing, firing) -> None:  # type: ignore[no-untyped-def]
    """BP-los-10, BP-shoot-27: 4 inches from the lower one to see; from the guns as well to fire."""
    guns, target = Unit("a", "art", "deployed", (20, 10, 0)), Unit("b", "art", "deployed", (20, 30, 180))
    s = range_table([guns, target, Unit("a", "inf", "line", friend)], [hill(10, 5, 30, 11.5, 1)])
    assert seen(s, LEVEL)[1] == HIDDEN
    assert seen(s, SEEING)[1] == seeing
    assert seen(s, FIRING)[1] == firing


@pytest.mark.structure("BP-los-9")
def test_a_hill_hides_unless_one_stands_on_it() -> None:
    ridge = hill(10, 13, 30, 17, 1)
    assert seen(range_table([SHOOTER, TARGET], [ridge])) == (0, HIDDEN)
    s = range_table([SHOOTER, Unit("b", "inf", "line", (20, 15, 180))], [ridge])
    assert seen(s) == (27, CLEAR)
    s = range_table([SHOOTER, TARGET], [ridge, hill(10, 18, 30, 30, 1)])
    assert seen(s) == (0, HIDDEN)  # as high as the higher, and nobody on it


# Cover


def test_a_line_shelters_who_is_near_it_on_the_far_side() -> None:
    hedge = feature("obstacle", [(10, 19), (30, 19)])
    s = range_table([SHOOTER, TARGET], [hedge])
    assert cover.cover(s, 1, 20000, 10500) == LIGHT_COVER
    assert cover.cover(s, 1, 20000, 30000) == NO_COVER
    far = feature("obstacle", [(10, 18), (30, 18)])
    assert cover.cover(range_table([SHOOTER, TARGET], [far]), 1, 20000, 10500) == NO_COVER
    works = feature("fortification", [(10, 19), (30, 19)])
    works.size = 1
    assert cover.cover(range_table([SHOOTER, TARGET], [hedge, works]), 1, 20000, 10500) == HEAVY_COVER


def test_five_points_of_nine_make_a_unit_stand_in_woods() -> None:
    loose = Unit("b", "inf", "skirmish", (20, 20, 180))
    assert cover.cover(range_table([SHOOTER, loose], [box("woods", 20, 15, 30, 25)]), 1, 0, 0) == LIGHT_COVER
    assert cover.cover(range_table([SHOOTER, loose], [box("woods", 20.1, 15, 30, 25)]), 1, 0, 0) == NO_COVER


def test_the_redoubt_shelters_its_guns() -> None:
    """BP-ex-93"""
    scenario = next(each for each in CONTENT.scenarios if each.id == "bp04_great_redoubt")
    field = set_up(CONTENT, scenario, {})
    s = Battle(field)
    guns = field.forces.ids.index("ru_p1")
    line = next(unit for unit in field.forces.of[0] if s.arm(unit) == 0)
    s.formation[line] = 0
    ground.put(s, guns, *field.forces.pose[guns])
    ground.put(s, line, 36000, 20000, 0)
    assert sight.range_to(s, line, FRONT, guns) == 8800
    assert cover.cover(s, guns, 36000, 20500) == HEAVY_COVER
