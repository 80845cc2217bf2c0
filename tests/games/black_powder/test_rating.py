"""The modified staff rating (3.5, table 4.1; examples of 6.1)."""

import pytest
from tests.games.black_powder.parade import (
    clauses,
    field_of,
    line_and_commander,
    parade,
    post,
    put,
    three_columns,
)

from grognard.games.black_powder.field import (
    AGGRESSIVE,
    COMPANIES,
    DEEP_CAVALRY,
    DIFFIDENT,
    GALLOP,
    HEADSTRONG,
    MARAUDERS,
    PAS_DE_CHARGE,
    RELIABLE,
    TIMID,
)
from grognard.games.black_powder.rating import ADVANCE, ASSAULT, RETIRE, modified_rating
from grognard.games.black_powder.state import (
    SHOT,
    Battle,
)


def rating_of(s: Battle, commander: int, *units: int, kind: int = ADVANCE) -> int:
    return modified_rating(s, commander, units, kind)


# The rating


@pytest.mark.proves("BP-cmd-7")
@pytest.mark.parametrize(("distance", "penalty"), [(7.999, 0), (8.0, -1), (8.001, -1), (9.0, -1)])
def test_only_full_steps_of_distance_count(distance: float, penalty: int):  # BP-ex-3
    s, unit, commander = line_and_commander(distance)
    assert rating_of(s, commander, unit) == 8 + penalty
    assert ("BP-cmd-7" in clauses(s)) == bool(penalty)


@pytest.mark.structure("BP-cmd-8")
@pytest.mark.parametrize(("distance", "penalty"), [(15.999, -1), (16.0, -2)])
def test_two_steps_of_distance(distance: float, penalty: int):  # BP-ex-3
    s = parade(field_of())
    unit = put(s, "fr_l1", 20, 30, 0, "line")
    commander = post(s, "fr_b1", 20, 29.5 - distance, 8)
    assert rating_of(s, commander, unit) == 8 + penalty


@pytest.mark.proves("BP-cmd-9")
@pytest.mark.parametrize(("gap", "penalty"), [(8.0, -1), (8.001, 0)])
def test_an_enemy_within_eight_inches_is_a_burden(gap: float, penalty: int):  # BP-ex-4
    s, unit, commander = line_and_commander()
    put(s, "at_l1", 20, 11 + gap, 180, "line")
    assert rating_of(s, commander, unit) == 8 + penalty
    assert ("BP-cmd-9" in clauses(s)) == bool(penalty)


@pytest.mark.structure("BP-cmd-10")
def test_many_enemies_out_of_sight_count_once():
    s, unit, commander = line_and_commander()
    put(s, "at_l1", 20, 4, 180, "line")  # behind it
    put(s, "at_l2", 20, 15, 180, "line")
    s.x[commander] = 24000
    s.y[commander] = 10000
    assert rating_of(s, commander, unit) == 7


@pytest.mark.proves("BP-cmd-13", "BP-cmd-16")
def test_a_column_on_the_road_is_clamped_to_ten():  # BP-ex-6
    s = parade(field_of())
    unit = put(s, "fr_l1", 24, 10, 0, "march_column")
    commander = post(s, "fr_b1", 24, 6, 9)
    assert rating_of(s, commander, unit) == 10
    assert {"BP-cmd-13", "BP-cmd-16"} <= set(clauses(s))


@pytest.mark.proves("BP-cmd-11", "BP-cmd-12")
def test_columns_off_the_road_and_attack_columns():
    s = parade(field_of())
    for kind in s.field.kinds:
        kind.specials &= ~PAS_DE_CHARGE
    march = put(s, "fr_l1", 10, 10, 0, "march_column")
    attack = put(s, "fr_l2", 16, 10, 0, "attack_column")
    commander = post(s, "fr_b1", 13, 6, 7)
    assert rating_of(s, commander, march) == 8
    assert rating_of(s, commander, attack) == 8
    assert {"BP-cmd-11", "BP-cmd-12"} <= set(clauses(s))


@pytest.mark.proves("BP-cmd-32", "BP-cmd-33", "BP-cmd-34", "BP-spec-4")
def test_a_group_of_columns():  # BP-ex-7
    s, commander, units = three_columns()
    put(s, "at_l1", 10, 20 + 1.5 + 7 + 0.5, 180, "line")
    assert rating_of(s, commander, *units) == 8 - 2 - 1 + 1 + 1
    assert {"BP-cmd-32", "BP-cmd-33", "BP-cmd-34", "BP-spec-4"} <= set(clauses(s))


@pytest.mark.proves("BP-cmd-34")
def test_a_line_among_columns_takes_their_bonus_away():  # BP-ex-9
    s, commander, units = three_columns()
    put(s, "fr_l3", s.x[units[2]] / 1000, 20, 0, "line")
    s.x[commander], s.y[commander] = s.x[units[1]], s.y[units[1]] - 3000
    assert rating_of(s, commander, *units) == 8
    assert "BP-cmd-34" in clauses(s)


@pytest.mark.proves("BP-spec-5")
def test_marauders_do_not_mind_the_distance():
    s, unit, commander = line_and_commander(9.0)
    s.field.kinds[s.kind[unit]].specials |= MARAUDERS
    assert rating_of(s, commander, unit) == 8
    assert "BP-spec-5" in clauses(s)


@pytest.mark.structure("BP-cmd-15")
@pytest.mark.proves("BP-spec-2", "BP-spec-19")
def test_reliable_and_gallop():
    s, unit, commander = line_and_commander()
    s.field.kinds[s.kind[unit]].specials |= RELIABLE | GALLOP
    assert rating_of(s, commander, unit) == 9
    assert rating_of(s, commander, unit, kind=ASSAULT) == 10
    assert {"BP-spec-2", "BP-spec-19"} <= set(clauses(s))


@pytest.mark.structure("BP-opt-10")
def test_who_has_fired_is_harder_to_order():
    s, unit, commander = line_and_commander()
    s.deeds[unit] |= SHOT
    assert rating_of(s, commander, unit) == 8
    s.field.shoot_before_orders = True
    assert rating_of(s, commander, unit) == 7


@pytest.mark.proves("BP-opt-2", "BP-opt-4", "BP-opt-5", "BP-opt-7")
@pytest.mark.parametrize(
    ("temper", "kind", "change", "clause"),
    [
        (AGGRESSIVE, ASSAULT, 1, "BP-opt-2"),
        (AGGRESSIVE, ADVANCE, 0, ""),
        (DIFFIDENT, ADVANCE, -1, "BP-opt-4"),
        (HEADSTRONG, ADVANCE, 1, "BP-opt-5"),
        (TIMID, ASSAULT, -1, "BP-opt-7"),
        (TIMID, RETIRE, 1, "BP-opt-7"),
    ],
)
def test_tempers(temper: int, kind: int, change: int, clause: str):
    s, unit, commander = line_and_commander()
    s.field.personalities = True
    s.field.forces.personality[commander - s.field.forces.units] = temper
    assert rating_of(s, commander, unit, kind=kind) == 8 + change
    assert not clause or clause in clauses(s)


def test_the_diffident_take_heart_near_the_general_and_the_headstrong_must_be_first():
    s, unit, commander = line_and_commander()
    s.field.personalities = True
    tempers, units = s.field.forces.personality, s.field.forces.units
    post(s, "general_a", 20, 5)
    tempers[commander - units] = DIFFIDENT
    assert rating_of(s, commander, unit) == 8
    tempers[commander - units] = HEADSTRONG
    s.spoken[post(s, "fr_b2", 40, 5) - units] = 1
    assert rating_of(s, commander, unit) == 8


@pytest.mark.proves("BP-opt-13", "BP-opt-15")
def test_optional_columns_are_easier_to_order():
    s, unit, commander = line_and_commander()
    for formation, clause in ((COMPANIES, "BP-opt-13"), (DEEP_CAVALRY, "BP-opt-15")):
        s.formation[unit] = formation
        assert rating_of(s, commander, unit) == 9
        assert clause in clauses(s)
