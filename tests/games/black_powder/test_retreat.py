"""Retiring (3.19): direction, distance, what bars the way, the table's edge, squares and garrisons."""

import pytest
from tests.games.black_powder.firing import notes, range_table
from tests.games.black_powder.sandtable import Unit, box, feature

from grognard.games.black_powder import retreat
from grognard.games.black_powder.field import GARRISON, LINE, NOWHERE, SQUARE
from grognard.games.black_powder.state import LOST, ON_TABLE, RESERVE, RETIRED, Battle

ME = Unit("a", "inf", "line", (36, 24, 0))
FOE = Unit("b", "inf", "line", (36, 25, 180))


def place(s: Battle, unit: int = 0) -> tuple[int, int, int]:
    return s.x[unit], s.y[unit], s.facing[unit]


@pytest.mark.proves("BP-break-22", "BP-ret-3")
def test_straight_back_facing_the_enemy() -> None:
    s = range_table([ME, FOE])
    assert s.is_engaged(0)
    retreat.retire(s, 0)
    assert place(s) == (36000, 16000, 0)
    assert not s.is_engaged(1)
    assert s.deeds[0] & RETIRED
    assert not s.disordered[0]
    assert {"BP-break-22", "BP-ret-2", "BP-ret-3"} <= set(notes(s))


@pytest.mark.structure("BP-ret-1")
def test_away_from_all_enemies_when_flanked() -> None:
    """BP-ret-1: the enemy on the left flank drives it to the right."""
    s = range_table([ME, Unit("b", "inf", "line", (32.5, 24, 90))])
    assert s.is_engaged(0)
    retreat.retire(s, 0)
    assert place(s) == (44000, 24000, 0)


@pytest.mark.structure("BP-ret-3")
@pytest.mark.parametrize(("arm", "formation", "y"), [("cav", "line", 12000), ("art", "deployed", 20000)])
def test_one_full_move_of_its_own(arm: str, formation: str, y: int) -> None:
    s = range_table([Unit("a", arm, formation, (36, 24, 0)), Unit("b", "inf", "line", (36, 40, 180))])
    retreat.retire(s, 0)
    assert s.y[0] == y


@pytest.mark.structure("BP-ret-2", "BP-ret-9")
def test_the_first_free_direction_is_taken() -> None:
    """BP-ret-2: a friend where it would end; 15 degrees clockwise are not enough, nor the other way."""
    s = range_table([ME, FOE, Unit("a", "inf", "line", (36, 16, 0))])
    retreat.retire(s, 0)
    x, y, facing = place(s)
    assert facing == 0
    assert s.where[0] == ON_TABLE
    assert (x - 36000) ** 2 + (y - 24000) ** 2 == pytest.approx(64_000_000, rel=1e-3)
    assert x < 36000  # plus is clockwise: seen from above, to the west when going south
    assert "BP-int-3" not in notes(s)


@pytest.mark.structure("BP-int-3")
def test_friends_are_burst_through() -> None:
    """BP-int-3"""
    units = [
        ME,
        FOE,
        Unit("a", "inf", "line", (36, 20, 0)),
        Unit("a", "inf", "skirmish", (36, 18, 0), "tiny"),
    ]
    s = range_table(units)
    retreat.retire(s, 0)
    assert place(s) == (36000, 16000, 0)
    assert s.disordered == [0, 0, 1, 0]


@pytest.mark.proves("BP-break-23")
def test_two_moves_and_disorder_when_one_is_not_enough() -> None:
    """BP-break-23: friends fill the whole half circle of one move."""
    ring = [Unit("a", "inf", "square", (x, y, 0), "large") for x, y in RING]
    s = range_table([ME, FOE, *ring])
    retreat.retire(s, 0)
    assert s.where[0] == ON_TABLE
    assert s.disordered[0]
    assert place(s) == (36000, 8000, 0)
    assert "BP-break-23" in notes(s)


RING = [(36, 16), (43, 20), (29, 20), (46, 24), (26, 24)]


@pytest.mark.proves("BP-break-24")
def test_no_way_back_is_the_end() -> None:
    """BP-break-24"""
    walls = [
        box("building", 20, 10, 52, 20, 1), box("building", 20, 20, 30, 30, 1),
        box("building", 42, 20, 52, 30, 1),
    ]  # fmt: skip
    s = range_table([ME, FOE], walls)
    retreat.retire(s, 0)
    assert s.where[0] == LOST
    assert "BP-break-24" in notes(s)


@pytest.mark.structure("BP-ret-4")
def test_the_enemy_bars_the_way() -> None:
    s = range_table([ME, FOE, Unit("b", "inf", "line", (36, 18, 0))])
    retreat.retire(s, 0)
    assert s.x[0] != 36000
    s = range_table([ME, FOE, Unit("b", "inf", "line", (36, 14, 0))])
    retreat.retire(s, 0)
    assert place(s) == (36000, 16000, 0)  # exactly one inch is enough
    s = range_table([ME, FOE, Unit("b", "inf", "line", (36, 14.001, 0))])
    retreat.retire(s, 0)
    assert s.x[0] != 36000


@pytest.mark.structure("BP-ret-4")
def test_woods_stop_the_formed_and_rivers_all() -> None:
    wood = box("woods", 33, 18, 39, 20)
    s = range_table([ME, FOE], [wood])
    retreat.retire(s, 0)
    assert s.x[0] != 36000
    s = range_table(
        [Unit("a", "inf", "skirmish", (36, 24, 0)), Unit("b", "inf", "line", (36, 40, 180))], [wood]
    )
    retreat.retire(s, 0)
    assert place(s) == (36000, 16000, 0)
    river, ford = box("river", 0, 18, 72, 20), box("ford", 30, 17, 42, 21)
    s = range_table([ME, FOE], [river, ford])
    retreat.retire(s, 0)
    assert place(s) == (36000, 16000, 0)
    s = range_table([ME, FOE], [river])
    retreat.retire(s, 0)
    assert s.y[0] >= 20500


@pytest.mark.structure("BP-ret-6", "BP-cas-7")
@pytest.mark.parametrize(("shaken", "where"), [(0, RESERVE), (3, LOST)])
def test_over_the_edge(shaken: int, where: int) -> None:
    """BP-ret-6, BP-cas-7"""
    s = range_table([Unit("a", "inf", "line", (36, 6, 0)), Unit("b", "inf", "line", (36, 7, 180))])
    s.casualties[0] = shaken
    retreat.retire(s, 0)
    assert s.where[0] == where
    if where == RESERVE:
        assert s.arrival[0] == (0, 0, 72000, 0)


def test_a_blunder_halts_at_the_edge() -> None:
    """BP-blund-4"""
    s = range_table([Unit("a", "inf", "line", (36, 6, 0)), Unit("b", "inf", "line", (36, 40, 180))])
    assert retreat.fall_back(s, 0, 2, False, True)
    assert place(s) == (36000, 500, 0)
    assert not s.disordered[0]


@pytest.mark.structure("BP-ret-7", "BP-opt-20")
def test_a_square_opens_first() -> None:
    """BP-ret-7, BP-opt-20"""
    units = [Unit("a", "inf", "square", (36, 24, 0)), Unit("b", "inf", "line", (36, 26, 180))]
    s = range_table(units)
    retreat.retire(s, 0)
    assert (s.formation[0], s.disordered[0], place(s)) == (LINE, 1, (36000, 16000, 0))
    s = range_table(units, literal_retire=True)
    retreat.retire(s, 0)
    assert (s.formation[0], s.disordered[0], place(s)) == (SQUARE, 0, (36000, 16000, 0))


@pytest.mark.structure("BP-ret-8")
def test_a_garrison_leaves_by_the_far_side() -> None:
    """BP-ret-8"""
    house = box("building", 33, 22, 39, 26, 2)
    units = [Unit("a", "inf", "garrison", (0, 0, 0), building=0), Unit("b", "inf", "line", (36, 26.5, 180))]
    s = range_table(units, [house])
    assert s.is_engaged(0)
    retreat.retire(s, 0)
    assert s.formation[0] == LINE != GARRISON
    assert s.building[0] == NOWHERE
    assert place(s) == (36000, 13500, 0)


@pytest.mark.structure("BP-ret-3")
def test_obstacles_do_not_slow_a_retreat() -> None:
    s = range_table([ME, FOE], [feature("obstacle", [(20, 20), (50, 20)]), box("rough", 20, 10, 50, 18)])
    retreat.retire(s, 0)
    assert place(s) == (36000, 16000, 0)
