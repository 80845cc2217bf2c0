"""What a position promises at the end: points, elements and the time that is left."""

import pytest

from grognard.games import load
from grognard.games.tactique.field import OFF_MAP
from grognard.games.tactique.state import Battle

GAME = load("tactique")
WAITING = 0  # at Auerstedt the French win when the turns are over


def at_turn(scenario: str, turn: int) -> Battle:
    s = GAME.rules.start(scenario, {})
    s.settle()
    s.turn = turn
    return s


@pytest.mark.parametrize("scenario", [card.id for card in GAME.rules.scenarios()])
def test_both_sides_see_the_same_position(scenario: str) -> None:
    s = at_turn(scenario, 2)
    before = s.facts()
    assert GAME.mind.prospect(s, 0) == -GAME.mind.prospect(s, 1)
    assert GAME.mind.initiative(s) > 0
    assert s.facts() == before


def test_each_unit_that_the_enemy_loses_brings_the_end_nearer() -> None:
    s = at_turn("auerstedt_1806", 3)
    values = [GAME.mind.prospect(s, 0)]
    for unit in [unit for unit in s.field.army.of[1] if s.at[unit] != OFF_MAP][:5]:
        s.remove(unit)
        values.append(GAME.mind.prospect(s, 0))
    assert values == sorted(set(values))


def test_a_unit_loses_worth_with_its_elements() -> None:
    s = at_turn("ecole", 1)
    unit = next(unit for unit in s.field.army.of[0] if s.elements[unit] == 3)
    worth = []
    for elements in (1, 2, 3):
        s.elements[unit] = elements
        worth.append(GAME.mind.prospect(s, 0))
    assert worth == sorted(set(worth))


def test_who_must_win_in_time_stands_worse_the_later_it_is() -> None:
    values = [GAME.mind.prospect(at_turn("auerstedt_1806", turn), WAITING) for turn in (1, 8, 10, 12)]
    assert at_turn("auerstedt_1806", 1).field.at_limit == WAITING
    assert values == sorted(set(values))


def test_to_be_ahead_counts_more_the_later_it_is_where_points_are_compared() -> None:
    leads = []
    for turn in (2, 8, 10, 12):  # of twelve
        ahead, even = at_turn("ecole", turn), at_turn("ecole", turn)
        ahead.lost[1] = 1
        leads.append(GAME.mind.prospect(ahead, 0) - GAME.mind.prospect(even, 0))
    assert leads == sorted(set(leads))
