"""Refusals come with a clause; an explanation names the clauses that apply."""

import pytest

from grognard.core.journal import PASS, Choice, Note
from grognard.core.state import Result
from grognard.play.explain import explain, forced, judge, objection
from play.skirmish import PIECES, SKIRMISH, Roll

RED, BLUE = 0, 1


def test_an_explanation_names_the_clauses_and_leaves_the_position_alone() -> None:
    s = SKIRMISH.cases.arrange({"pieces": ["red_inf_1 a3", "blue_inf_1 a4"], "woods": ["a4"]})
    before = s.facts()
    assert explain(s, (0, 2)) == [Note("SK-dice-1", (4,), True), Note("SK-woods-1", (-1,), True)]
    assert s.facts() == before
    assert s.journal is None


def test_a_refusal_names_its_clause_and_the_numbers_compared() -> None:
    s = SKIRMISH.rules.start("plain", {})
    assert objection(SKIRMISH, s, s.agenda[-1], (1, 3)) == Note("SK-battle-3", (1, 5, 4))
    assert objection(SKIRMISH, s, s.agenda[-1], (0, 2)) is None
    assert objection(SKIRMISH, s, s.agenda[-1], PASS) is None


@pytest.mark.parametrize("choice", [(0,), (0, 2, 3), (0, len(PIECES)), (-1, 2), (0, 1 << 70)])
def test_a_malformed_choice_never_reaches_the_step(choice: Choice) -> None:
    s = SKIRMISH.rules.start("plain", {})
    assert objection(SKIRMISH, s, s.agenda[-1], choice) == Note("GG-choice-1")


def test_dice_may_be_named_in_any_order_but_only_as_many_as_are_rolled() -> None:
    s = SKIRMISH.rules.start("plain", {})
    roll = Roll(RED, 0, 2, 3)
    assert objection(SKIRMISH, s, roll, (2, 0, 1)) is None
    assert objection(SKIRMISH, s, roll, (2, 0)) == Note("GG-chance-1")


def test_only_the_seat_to_decide_may_choose_and_nobody_after_the_end() -> None:
    s = SKIRMISH.rules.start("plain", {})
    assert judge(SKIRMISH, s, RED, (0, 2)) is None
    assert judge(SKIRMISH, s, BLUE, (0, 2)) == Note("GG-turn-1", (RED,))
    s.finish(Result(RED, (2, 0), "SK-win-1"))
    assert judge(SKIRMISH, s, RED, (0, 2)) == Note("GG-over-1")


def test_a_step_is_forced_if_it_leaves_one_choice_unless_it_is_a_window() -> None:
    s = SKIRMISH.cases.arrange({"pieces": ["red_inf_1 a3", "blue_inf_1 a7"]})
    assert forced(s) is None
    s.apply((0, 2))
    assert forced(s) is None  # a roll
    s.apply((2,))
    assert forced(s) == (7,)  # one hex is left behind it
    s.apply((7,))
    assert s.agenda[-1].options(s) == [PASS]
    assert forced(s) is None  # a window that only its owner knows to be empty
