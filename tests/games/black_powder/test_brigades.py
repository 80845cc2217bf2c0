"""Brigades, armies, objectives and commanders (3.26, 3.27; examples of 6.7)."""

import pytest
from tests.games.black_powder.parade import clauses, field_of, parade, piece, post, put, top, whole_field

from grognard.core.state import DRAW
from grognard.games.black_powder import charges, ground
from grognard.games.black_powder.brigades import check_brigades, is_broken
from grognard.games.black_powder.commanders import (
    Fate,
    bonus_dice,
    commanders_of,
    go_along,
    join,
    replace_lost,
    risk,
    scatter,
    unit_breaks,
)
from grognard.games.black_powder.field import NOBODY, Goal
from grognard.games.black_powder.state import LOST, ON_TABLE, RESERVE, Battle
from grognard.games.black_powder.victory import check_armies, holder, points, score_up


def brigade(s: Battle, id: str) -> int:
    return s.field.brigades.ids.index(id)


def lose(s: Battle, *ids: str) -> None:
    for id in ids:
        s.where[piece(s, id)] = LOST


# Brigades


@pytest.mark.proves("BP-brig-5", "BP-brig-1")
@pytest.mark.structure("BP-brig-7")
def test_half_of_a_brigade_lost_or_shaken_breaks_it_for_good():  # BP-ex-78
    s = parade(field_of())
    first = brigade(s, "fr_b1")
    assert len(s.field.brigades.counted[first]) == 5  # five battalions; the battery does not count
    s.field.brigades.counted[first].append(piece(s, "fr_c1"))  # six battalions
    lose(s, "fr_l1", "fr_l2")
    check_brigades(s, 0, "BP-brig-5")
    assert not s.broken[first]
    unit = put(s, "fr_l3", 10, 10)
    s.casualties[unit] = 3
    check_brigades(s, 0, "BP-brig-5")
    assert s.broken[first]
    assert is_broken(s, unit)
    assert {"BP-brig-1", "BP-brig-5"} <= set(clauses(s))
    s.casualties[unit] = 0
    check_brigades(s, 0, "BP-brig-5")
    assert s.broken[first]  # BP-brig-7


@pytest.mark.proves("BP-brig-5")
@pytest.mark.structure("BP-brig-3")
def test_the_battery_does_not_count():
    s = parade(field_of())
    lose(s, "fr_bat", "fr_l1", "fr_l2")
    check_brigades(s, 0, "BP-brig-5")
    assert not s.broken[brigade(s, "fr_b1")]


@pytest.mark.proves("BP-brig-6")
@pytest.mark.structure("BP-brig-2")
def test_one_unit_of_two_does_not_break_a_brigade():  # BP-ex-79
    s = parade(field_of())
    lose(s, "fr_c1")
    check_brigades(s, 0, "BP-brig-6")
    assert not s.broken[brigade(s, "fr_b2")]
    lose(s, "fr_c2")
    check_brigades(s, 0, "BP-brig-6")
    assert s.broken[brigade(s, "fr_b2")]
    assert "BP-brig-6" in clauses(s)


@pytest.mark.proves("BP-brig-6")
@pytest.mark.structure("BP-brig-4")
def test_units_in_reserve_are_unhurt():
    s = parade(field_of())
    lose(s, "fr_c1")
    other = piece(s, "fr_c2")
    s.casualties[other] = 9
    assert s.where[other] == RESERVE
    check_brigades(s, 0, "BP-brig-6")
    assert not s.broken[brigade(s, "fr_b2")]


@pytest.mark.proves("BP-brig-5")
@pytest.mark.structure("BP-opt-11")
def test_kind_brigades_bear_one_half():
    s = parade(field_of(kind_brigades=1))
    first = brigade(s, "fr_b1")
    s.field.brigades.counted[first].append(piece(s, "fr_c1"))
    lose(s, "fr_l1", "fr_l2", "fr_l3")
    check_brigades(s, 0, "BP-brig-5")
    assert not s.broken[first]
    lose(s, "fr_l4")
    check_brigades(s, 0, "BP-brig-5")
    assert s.broken[first]


@pytest.mark.proves("BP-brig-9")
def test_a_broken_brigade_does_not_charge():
    s = parade(field_of())
    unit, enemy = put(s, "fr_l1", 20, 10, 0, "line"), put(s, "at_l1", 20, 16, 180, "line")
    s.start[unit] = s.x[unit], s.y[unit], s.facing[unit]
    assert charges.objection(s, unit, enemy, charges.DEFAULT) is None
    s.broken[brigade(s, "fr_b1")] = 1
    found = charges.objection(s, unit, enemy, charges.DEFAULT)
    assert found is not None
    assert found.clause == "BP-brig-9"


# Armies


@pytest.mark.proves("BP-vic-1")
@pytest.mark.structure("BP-vic-2")
def test_half_the_brigades_are_not_enough_if_that_is_one():
    s = parade(field_of())
    s.broken[brigade(s, "fr_b1")] = 1
    check_armies(s)
    assert s.result is None
    s.broken[brigade(s, "fr_b2")] = 1
    check_armies(s)
    assert s.result is not None
    assert (s.result.winner, s.result.clause) == (1, "BP-vic-1")


@pytest.mark.structure("BP-vic-1")
def test_a_brigade_without_units_counts_as_broken():
    s = parade(field_of())
    s.broken[brigade(s, "at_b1")] = 1
    lose(s, "at_h1", "at_h2")
    check_armies(s)
    assert s.result is not None
    assert s.result.winner == 0


@pytest.mark.proves("BP-vic-3")
def test_two_broken_armies_draw():
    s = parade(field_of())
    s.broken = [1] * len(s.broken)
    check_armies(s)
    assert s.result is not None
    assert (s.result.winner, s.result.clause) == (DRAW, "BP-vic-3")


# Objectives


def hamlet() -> Battle:
    return parade(whole_field())


@pytest.mark.structure("BP-vic-4")
def test_a_building_is_held_by_its_garrison_or_the_last_one():
    s = hamlet()
    goal = s.field.goals[0]
    unit = piece(s, "fr_l1")
    assert holder(s, goal) == NOBODY
    ground.garrison(s, unit, goal.building)
    assert holder(s, goal) == 0
    ground.reform(s, unit, 0, 40000, 5000, 0)
    assert holder(s, goal) == 0


@pytest.mark.structure("BP-vic-4")
@pytest.mark.parametrize(("north", "held"), [(26.999, NOBODY), (27.002, 0)])
def test_an_enemy_within_four_inches_contests_an_empty_building(north: float, held: int):
    s = hamlet()
    goal = s.field.goals[0]
    s.holders[goal.building] = 0
    half = s.field.kinds[s.kind[piece(s, "at_l1")]].depth[0] / 2000
    put(s, "at_l1", 20.25, north - 0.5 + half, 180, "line")
    assert holder(s, goal) == held


@pytest.mark.structure("BP-vic-4", "BP-vic-5")
def test_a_disc_needs_a_steady_unit_and_no_enemy():
    s = hamlet()
    goal = s.field.goals[2]
    unit = put(s, "fr_l1", 24, 14.6, 0, "line")
    assert holder(s, goal) == 0
    s.casualties[unit] = 3
    assert holder(s, goal) == NOBODY
    s.casualties[unit] = 0
    s.broken[brigade(s, "fr_b1")] = 1
    assert holder(s, goal) == NOBODY
    s.broken[brigade(s, "fr_b1")] = 0
    enemy = put(s, "at_l1", 24, 21.4, 180, "line")
    assert holder(s, goal) == NOBODY
    put(s, "at_l1", 24, 22, 180, "line")
    assert holder(s, goal) == 0
    assert points(s) == (1, 0)
    assert s.where[enemy] == ON_TABLE


@pytest.mark.proves("BP-vic-4", "BP-vic-6")
def test_the_objectives_are_scored_by_the_line_of_the_scenario():
    s = hamlet()
    put(s, "fr_l1", 24, 18, 0, "line")
    score_up(s)
    assert s.result is not None
    assert (s.result.winner, s.result.scores) == (0, (1, 0))
    assert {"BP-vic-4", "BP-vic-6"} <= set(clauses(s))


@pytest.mark.structure("BP-scen-6")
@pytest.mark.parametrize(("score", "winner"), [(3, 0), (2, DRAW), (1, 1)])
def test_a_score_wins_draws_or_loses(score: int, winner: int):
    s = parade(whole_field("bp04_great_redoubt"))
    goals = s.field.goals
    worths = [score, *[0] * (len(goals) - 1)]
    goals[:] = [
        Goal(goal.id, worth, goal.building, goal.x, goal.y, goal.radius)
        for goal, worth in zip(goals, worths, strict=True)
    ]
    goal = goals[0]
    unit = s.field.forces.of[0][0]
    if goal.building >= 0:
        s.holders[goal.building] = 0
    else:
        ground.put(s, unit, goal.x, goal.y, 0)
    score_up(s)
    assert s.result is not None
    assert s.result.winner == winner


# Commanders


@pytest.mark.proves("BP-com-4")
@pytest.mark.structure("BP-ret-10")
def test_a_commander_goes_with_his_unit_and_adds_his_dice():
    s = parade(field_of())
    unit, commander = put(s, "fr_l1", 20, 10), post(s, "fr_b1", 22, 8)
    join(s, commander, unit)
    assert bonus_dice(s, unit) == 1
    put(s, "fr_l1", 20, 14)
    go_along(s, unit)
    assert (s.x[commander], s.y[commander]) == (20000, 14000)
    ground.remove(s, unit, RESERVE)
    go_along(s, unit)
    assert s.where[commander] == RESERVE
    assert "BP-com-4" in clauses(s)


@pytest.mark.structure("BP-com-8")
def test_a_commander_leaves_a_broken_unit_for_the_nearest():
    s = parade(field_of())
    unit, commander = put(s, "fr_l1", 20, 10), post(s, "fr_b1", 20, 9)
    near, _ = put(s, "fr_l2", 28, 10), put(s, "fr_l3", 40, 10)
    join(s, commander, unit)
    unit_breaks(s, unit)
    assert s.attached[commander - s.field.forces.units] == near
    assert (s.x[commander], s.y[commander]) == (28000, 10000)


@pytest.mark.proves("BP-com-8")
def test_a_commander_without_refuge_is_lost():
    s = parade(field_of())
    unit, commander = put(s, "fr_l1", 4, 4), post(s, "fr_b1", 4, 4)
    put(s, "fr_l2", 44, 33)
    join(s, commander, unit)
    unit_breaks(s, unit)
    assert s.where[commander] == LOST
    assert "BP-com-8" in clauses(s)


@pytest.mark.proves("BP-chg-18")
def test_a_lone_commander_flees_from_a_charge():
    s = parade(field_of())
    alone, calm = post(s, "fr_b1", 20, 11.4), post(s, "general_a", 20, 14)
    refuge = put(s, "fr_c1", 30, 5)
    enemy = put(s, "at_l1", 20, 10, 180, "line")
    scatter(s, enemy)
    assert (s.x[alone], s.y[alone]) == (s.x[refuge], s.y[refuge])
    assert s.attached[alone - s.field.forces.units] == NOBODY  # a unit of another brigade
    assert (s.x[calm], s.y[calm]) == (20000, 14000)
    assert "BP-chg-18" in clauses(s)


@pytest.mark.proves("BP-com-5")
@pytest.mark.parametrize(("dice", "lost"), [((5, 6), True), ((6, 6), True), ((4, 6), False)])
def test_fate_strikes_on_eleven(dice: tuple[int, int], lost: bool):
    s = parade(field_of())
    unit, commander = put(s, "fr_l1", 20, 10), post(s, "fr_b1", 20, 9)
    join(s, commander, unit)
    risk(s, unit)
    assert top(s) == "fate"
    s.apply(dice)
    assert (s.where[commander] == LOST) == lost
    assert "BP-com-5" in clauses(s)


def test_fate_in_classes():
    s = parade(field_of())
    assert sorted(weight for _, weight in Fate(post(s, "fr_b1", 20, 9)).classes(s)) == [3, 33]


@pytest.mark.proves("BP-com-7")
def test_the_next_colonel_takes_over():
    s = parade(field_of())
    put(s, "fr_l2", 20, 10)
    commander, general = post(s, "fr_b1", 20, 9, 8), post(s, "general_a", 20, 5)
    s.where[commander] = s.where[general] = LOST
    replace_lost(s, 0)
    assert commanders_of(s, 0) == [commander]
    assert s.rating[commander - s.field.forces.units] == 7
    assert (s.x[commander], s.y[commander]) == (20000, 10000)
    for _ in range(4):
        s.where[commander] = LOST
        replace_lost(s, 0)
    assert s.rating[commander - s.field.forces.units] == 5
    assert "BP-com-7" in clauses(s)
