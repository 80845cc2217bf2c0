"""Which objectives a bot of Black Powder goes for."""

import pytest

from grognard.games import load
from grognard.games.black_powder import errands, goals, ground
from grognard.games.black_powder.state import Battle

GAME = load("black_powder")


def opening(scenario: str) -> Battle:
    s = GAME.rules.start(scenario, {})
    s.settle()
    return s


def test_who_wins_by_the_redoubt_alone_leaves_the_hut_and_the_rise_to_the_enemy() -> None:
    s = opening("bp04_great_redoubt")
    assert goals.enough(s, 0, s.field.goals) == [s.field.goals[0]]


@pytest.mark.parametrize(("scenario", "side"), [("bp04_great_redoubt", 1), ("bp01_hamlet", 0)])
def test_who_wins_by_no_score_of_his_own_wants_all_of_them(scenario: str, side: int) -> None:
    s = opening(scenario)
    assert goals.enough(s, side, s.field.goals) == s.field.goals


def test_who_wins_by_one_of_two_crests_goes_for_the_nearer_one() -> None:
    s = opening("bp02_reverse_slope")
    west, east = s.field.goals
    for unit in s.units_of(0):
        ground.put(s, unit, 10_000 + s.x[unit] // 4, s.y[unit], s.facing[unit])
    assert goals.enough(s, 0, [west, east]) == [west]
    wanted = {errand.ways for errand in errands.plan_of(s, 0).errands if errand.ways is not None}
    assert len(wanted) == 1


def test_a_crest_that_is_well_kept_is_farther_away() -> None:
    s = opening("bp02_reverse_slope")
    west = s.field.goals[0]
    before = goals.effort(s, 0, west)
    guard = s.field.forces.ids.index("pt_l2")
    ground.put(s, guard, 20_000, 34_000, 1800)
    assert goals.effort(s, 0, west) == before + goals.KEPT // west.points


def test_who_has_enough_wants_nothing_more() -> None:
    s = opening("bp02_reverse_slope")
    unit = s.field.forces.ids.index("fr_11")
    ground.put(s, unit, 20_000, 32_500, 0)
    assert goals.enough(s, 0, s.field.goals) == []


def test_a_house_that_has_room_for_nobody_is_left_for_last() -> None:
    """The Austrians stand about the house, and are too large for it."""
    s = opening("bp01_hamlet")
    house, _, crossroads = s.field.goals
    x, y = goals.place_of(s, house)
    for unit in s.units_of(1):
        s.x[unit], s.y[unit] = x, y
    assert goals.effort(s, 1, house) < goals.effort(s, 1, crossroads)
    assert goals.easiest(s, 1, s.field.goals, 1) == [crossroads]
