"""Casualties and break tests (3.17, 3.18, 6.5)."""

import pytest
from tests.games.black_powder.firing import notes, play, range_table, verb, weighed
from tests.games.black_powder.law import table
from tests.games.black_powder.sandtable import Unit

from grognard.core.journal import PASS
from grognard.games.black_powder import breaks, casualties, shooting, volley
from grognard.games.black_powder.aim import CLOSING
from grognard.games.black_powder.breaks import (
    CAUSES,
    NO_TEST,
    TERROR,
    TEST_A,
    TEST_B,
    TEST_C,
    TEST_D,
    TEST_E,
    WAVERS,
    WAVERS_IN_COMBAT,
)
from grognard.games.black_powder.field import (
    ARMS,
    BREAKS,
    FRONT,
    HOLDS,
    RETIRES,
    STEADY,
    VALIANT,
    WAVERING,
)
from grognard.games.black_powder.state import (
    BY_GUNS,
    DARED,
    FRESH_HURT,
    LOST,
    NO,
    ON_TABLE,
    RETIRED,
    STOOD,
    YES,
    Battle,
)

RESULTS = {"break": BREAKS, "retire": RETIRES, "hold": HOLDS}


def alone(arm: str = "inf", formation: str = "line", specials: int = 0, **options: bool) -> Battle:
    """Unit 0 of side A in the middle of the table, an enemy far ahead."""
    units = [
        Unit("a", arm, formation, (36, 24, 0), specials=specials),
        Unit("b", "inf", "line", (36, 40, 180)),
    ]
    return range_table(units, **options)


@pytest.mark.structure(
    "BP-break-12", "BP-break-13", "BP-break-14", "BP-break-15", "BP-break-16", "BP-break-17"
)
def test_the_table_of_results_is_that_of_the_rules() -> None:
    for row in table("total", "row", "infantry", "cavalry", "artillery", "clause"):
        cause = TEST_A if row["row"] == "Shooting" else TEST_C
        for arm, column in (("inf", "infantry"), ("cav", "cavalry"), ("art", "artillery")):
            s = alone(arm, "deployed" if arm == "art" else "line")
            total = int(row["total"].split()[0])
            assert breaks.result(s, 0, cause, total) == RESULTS[row[column]], row
            if "less" in row["total"]:
                assert breaks.result(s, 0, cause, -3) == RESULTS[row[column]]
            if "more" in row["total"]:
                assert breaks.result(s, 0, cause, 12) == RESULTS[row[column]]


@pytest.mark.structure("BP-break-25")
def test_wagons_test_as_artillery() -> None:
    s = range_table([Unit("a", "wagon", "wagon", (36, 24, 0)), Unit("b", "inf", "line", (36, 40, 180))])
    assert s.arm(0) == ARMS.index("wagon")
    assert breaks.result(s, 0, TEST_A, 6) == BREAKS
    assert breaks.result(s, 0, TEST_A, 7) == HOLDS


@pytest.mark.structure("BP-cas-3", "BP-cas-5", "BP-break-1")
@pytest.mark.parametrize(("before", "hits", "tested"), [(1, 2, False), (2, 3, True)])
def test_shaken_is_no_test_but_excess_is(before: int, hits: int, tested: bool) -> None:
    """BP-ex-54"""
    s = range_table([Unit("a", "inf", "line", (36, 24, 0)), Unit("b", "inf", "line", (36, 34, 180))])
    s.casualties[1] = before
    shooting.begin(s)
    s.settle()
    play(s, (0, 1), (1, 4, 5) if hits == 2 else (4, 5, 5), (1,) * hits)
    assert s.is_shaken(1)
    if tested:
        assert verb(s) == "break"
        notes(s)
        play(s, (6, 6))
        assert weighed(s) == {"BP-break-9": -2}
    assert verb(s) == ""
    assert s.casualties[1] == 3
    assert not s.deeds[1] & (FRESH_HURT | BY_GUNS)


@pytest.mark.proves("BP-break-9", "BP-break-10", "BP-break-11")
def test_everything_goes_wrong() -> None:
    """BP-ex-55"""
    for arm, where in (("inf", ON_TABLE), ("art", LOST)):
        s = alone(arm, "deployed" if arm == "art" else "line")
        s.stamina[0] = 3
        s.casualties[0], s.disordered[0] = 5, 1
        s.deeds[0] |= BY_GUNS
        breaks.test(s, 0, TEST_A)
        notes(s)
        play(s, (4, 5))
        assert weighed(s) == {"BP-break-9": -2, "BP-break-10": -1, "BP-break-11": -1}
        assert s.where[0] == where
        if arm == "inf":
            assert (s.x[0], s.y[0], s.facing[0]) == (36000, 16000, 0)
            assert s.deeds[0] & RETIRED


@pytest.mark.structure("BP-break-3")
@pytest.mark.parametrize(("dice", "y"), [((3, 3), 32000), ((3, 4), 24000)])
def test_canister_tests_the_charger(dice: tuple[int, int], y: int) -> None:
    """BP-ex-57"""
    s = range_table([Unit("b", "art", "deployed", (36, 18, 0)), Unit("a", "inf", "line", (36, 24, 180))])
    volley.open_fire(s, 0, 1, FRONT, CLOSING)
    s.settle()
    play(s, (1, 1, 4), (1,))
    cause = breaks.cause_after_closing_fire(s, 1)
    assert cause == TEST_B
    breaks.test(s, 1, cause)
    notes(s)
    play(s, dice)
    assert weighed(s) == {"BP-break-11": -1}
    assert s.y[1] == y


@pytest.mark.structure("BP-break-2", "BP-break-3")
def test_musketry_tests_only_the_shaken() -> None:
    """BP-ex-58"""
    s = range_table([Unit("b", "inf", "line", (36, 18, 0)), Unit("a", "inf", "line", (36, 24, 180))])
    volley.open_fire(s, 0, 1, FRONT, CLOSING)
    s.settle()
    play(s, (1, 4, 4), (1, 1))
    assert (s.hits, s.casualties[1]) == (2, 2)
    assert breaks.cause_after_closing_fire(s, 1) == NO_TEST
    s.casualties[1] = 3
    assert breaks.cause_after_closing_fire(s, 1) == TEST_B


@pytest.mark.proves("BP-break-21")
def test_a_shaken_unit_in_a_draw() -> None:
    """BP-ex-60"""
    s = alone()
    s.casualties[0] = 3
    breaks.test(s, 0, TEST_D)
    play(s, (3, 4))
    assert (s.where[0], s.y[0]) == (ON_TABLE, 24000)
    assert "BP-break-21" in notes(s)


@pytest.mark.structure("BP-cas-5")
def test_survivors_keep_no_excess() -> None:
    """BP-ex-61"""
    s = alone()
    s.casualties[0] = 5
    casualties.trim(s, [0, 1])
    assert s.casualties == [3, 0]
    assert s.is_shaken(0)


@pytest.mark.structure("BP-spec-28")
def test_a_wavering_unit_tests_for_one_casualty() -> None:
    """BP-ex-63"""
    s = range_table(
        [
            Unit("a", "inf", "line", (36, 24, 0)),
            Unit("b", "inf", "line", (36, 34, 180), specials=WAVERING),
        ]
    )
    shooting.begin(s)
    s.settle()
    play(s, (0, 1), (1, 4, 5), (1, 4))
    assert verb(s) == "break"
    assert s.agenda[-1].args() == (1, WAVERS, 0)
    notes(s)
    play(s, (1, 5))
    assert weighed(s) == {}
    assert s.y[1] == 34000


@pytest.mark.structure("BP-break-18", "BP-break-19")
def test_rows_of_the_causes() -> None:
    """BP-break-18, BP-break-19: 6 holds on the Shooting row, retires on the other."""
    s = alone()
    holding = [cause for cause in range(len(CAUSES)) if breaks.result(s, 0, cause, 6) == HOLDS]
    assert holding == [TEST_A, TEST_B, WAVERS]
    assert {TEST_E, TERROR, WAVERS_IN_COMBAT}.isdisjoint(holding)


@pytest.mark.structure("BP-break-17")
def test_cavalry_never_holds_a_lost_combat() -> None:
    """BP-ex-66"""
    s = alone("cav")
    breaks.test(s, 0, TEST_C)
    play(s, (6, 6))
    assert (s.x[0], s.y[0]) == (36000, 12000)


@pytest.mark.proves("BP-spec-26")
def test_the_steady_pass_their_first_test() -> None:
    s = alone(specials=STEADY)
    s.casualties[0] = 5
    breaks.test(s, 0, TEST_C)
    assert verb(s) == ""
    assert s.used[0] & STOOD
    assert "BP-spec-26" in notes(s)
    breaks.test(s, 0, TEST_C)
    assert verb(s) == "break"
    guns = alone("art", "deployed", STEADY)
    breaks.test(guns, 0, TEST_C)
    assert guns.where[0] == LOST  # twelve is not enough for guns that lost a combat


@pytest.mark.structure("BP-spec-27")
def test_the_valiant_may_roll_once_again() -> None:
    s = alone(specials=VALIANT)
    breaks.test(s, 0, TEST_C)
    holds = s.clone()
    play(holds, (4, 4))
    assert verb(holds) == ""
    play(s, (1, 1))
    assert verb(s) == "reroll"
    refused = s.clone()
    play(refused, (NO,))
    assert refused.where[0] == LOST
    play(s, (YES,), (4, 4))
    assert s.where[0] == ON_TABLE
    assert s.used[0] & DARED
    assert verb(s) == ""
    breaks.test(s, 0, TEST_C)
    play(s, (1, 1))
    assert s.where[0] == LOST


@pytest.mark.proves("BP-sq-8")
def test_a_square_among_horsemen_does_not_retire() -> None:
    """BP-sq-8, BP-opt-20"""
    units = [Unit("a", "inf", "square", (36, 24, 0)), Unit("b", "cav", "line", (36, 26.5, 180))]
    s = range_table(units)
    assert s.is_engaged(0)
    breaks.test(s, 0, TEST_C)
    play(s, (2, 3))
    assert (s.y[0], "BP-sq-8" in notes(s)) == (24000, True)
    s = range_table(units, literal_retire=True)
    breaks.test(s, 0, TEST_C)
    play(s, (2, 3))
    assert s.y[0] == 16000
    units[1] = Unit("b", "inf", "line", (36, 26, 180))
    s = range_table(units)
    breaks.test(s, 0, TEST_C)
    play(s, (2, 3))
    assert s.y[0] == 16000
    assert s.disordered[0]


def test_classes_are_the_three_results() -> None:
    s = alone()
    breaks.test(s, 0, TEST_C)
    classes = s.agenda[-1].classes(s)  # type: ignore[attr-defined]
    assert sorted(weight for _, weight in classes) == [6, 9, 21]


def test_the_active_side_orders_the_tests() -> None:
    s = range_table(
        [
            Unit("a", "inf", "line", (10, 24, 0)),
            Unit("b", "inf", "line", (20, 34, 180)),
            Unit("b", "inf", "line", (40, 34, 180)),
        ]
    )
    s.tests = (1, TEST_C, 2, TEST_E)
    breaks.run_tests(s)
    s.settle()
    assert verb(s) == "test"
    assert s.agenda[-1].options(s) == [(1,), (2,)]
    assert s.agenda[-1].objection(s, (0,)) is not None
    play(s, (2,), (6, 6))
    assert s.agenda[-1].args() == (1, TEST_C, 0)
    play(s, (1, 1))
    assert (s.where[1], s.tests, verb(s)) == (LOST, PASS, "")
