"""Forecasts: exact by the tree, by chance where it is large, and blind to what the seat cannot know."""

from collections import Counter
from fractions import Fraction
from math import comb, sqrt
from time import process_time
from typing import Any, Final

import pytest

from grognard import games
from grognard.core.journal import PASS, Choice
from grognard.core.rng import Seeded
from grognard.core.step import Chance
from grognard.play import forecast as module
from grognard.play.forecast import forecast, threats
from grognard.play.notation import read
from play.skirmish import SKIRMISH, Skirmish

RED, BLUE = 0, 1
BATTLE = (0, 2)
BATTLE_CRY: Final = games.load("battle_cry")


def duel(**position: object) -> Skirmish:
    return SKIRMISH.cases.arrange({"pieces": ["red_inf_1 a3", "blue_inf_1 a4 figures=4"], **position})


def test_the_odds_of_a_battle_are_exact() -> None:
    known = forecast(SKIRMISH, duel(), BLUE, BATTLE)  # blue knows that he has no volley
    hits = known["hits"]
    assert known.exact
    assert hits.odds == {n: Fraction(comb(4, n) * 2**n * 4 ** (4 - n), 6**4) for n in range(5)}
    assert hits.mean == Fraction(4, 3)
    assert hits.margin == 0
    assert hits.at_least(3) == hits.odds[3] + hits.odds[4]
    assert sum(hits.odds.values()) == 1


def test_decisions_on_the_way_are_answered_and_named() -> None:
    known = forecast(SKIRMISH, duel(), BLUE, BATTLE)
    assert set(known.answered) == {"retreat", "react"}
    assert known["losses"].odds == {0: Fraction(1)}


def test_a_blocked_retreat_counts_as_the_rules_say() -> None:
    s = SKIRMISH.cases.arrange({"pieces": ["red_inf_1 a8", "blue_inf_1 a8"], "woods": ["a8"]})
    s.at[0] = 4  # 5 - 3 - 1 = 1 die
    known = forecast(SKIRMISH, s, BLUE, BATTLE)
    assert known["hits"].odds == {0: Fraction(1, 2), 1: Fraction(1, 2)}  # a flag at the edge costs a figure


def test_the_hidden_card_is_never_looked_at() -> None:
    held, not_held = duel(volley="blue"), duel()
    assert forecast(SKIRMISH, held, RED, BATTLE) == forecast(SKIRMISH, not_held, RED, BATTLE)
    assert forecast(SKIRMISH, held, BLUE, BATTLE) != forecast(SKIRMISH, not_held, BLUE, BATTLE)


def test_where_worlds_differ_the_forecast_says_that_it_is_not_exact() -> None:
    guess = forecast(SKIRMISH, duel(), RED, BATTLE, worlds=12)
    assert not guess.exact
    assert guess.worlds == 12
    assert guess["losses"].margin > 0
    assert 0 < guess["losses"].mean < Fraction(2, 3)  # two dice at most


def test_without_a_window_one_world_is_enough() -> None:
    known = forecast(SKIRMISH, duel(), RED, PASS)
    assert known.exact
    assert known.worlds == 1
    assert known["hits"].odds == {0: Fraction(1)}


def test_a_secret_draw_is_not_looked_into() -> None:
    s = duel()
    walk = module.Walk(SKIRMISH, s, RED, 0, Seeded(1))
    ((numerator, denominator, after),) = walk.endings(s, PASS)
    assert (numerator, denominator) == (1, 1)
    assert after.agenda[-1].verb == "draw"


def test_the_position_stays_as_it_was() -> None:
    s = duel(volley="blue")
    before = s.facts()
    forecast(SKIRMISH, s, RED, BATTLE)
    threats(SKIRMISH, s, RED, 0)
    assert s.facts() == before


def test_a_match_may_end_on_the_way() -> None:
    s = duel()
    s.figures[2] = 1
    known = forecast(SKIRMISH, s, BLUE, BATTLE)
    assert known.exact
    assert known["hits"].at_least(1) > known["hits"].odds[0]


def test_a_large_tree_is_sampled_and_the_interval_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    exact = forecast(SKIRMISH, duel(), BLUE, BATTLE)
    monkeypatch.setattr(module, "NODES", 12)
    guess = forecast(SKIRMISH, duel(), BLUE, BATTLE)
    assert not guess.exact
    assert guess.samples == module.SAMPLES
    assert sum(guess["hits"].odds.values()) == 1
    assert 0 < guess["hits"].margin < 0.2
    assert abs(guess["hits"].mean - exact["hits"].mean) < 1.5 * guess["hits"].margin


def test_the_tree_agrees_with_frequencies() -> None:
    exact = forecast(SKIRMISH, duel(volley="blue"), BLUE, BATTLE)
    rng = Seeded(5)
    losses = 0
    for _ in range(20000):
        s = duel(volley="blue")
        s.apply(BATTLE)
        while s.agenda and s.agenda[-1].verb != "battle":
            step = s.agenda[-1]
            s.apply(step.sample(s, rng) if isinstance(step, Chance) else SKIRMISH.mind.usual(s))
        losses += 4 - s.figures[0]
    assert abs(losses / 20000 - exact["losses"].mean) < 0.03


LED = {
    "pieces": ["usa inf e5", "usa inf e4", "csa inf e6 figures=2", "csa gen e6", "csa inf d6", "csa cav c5"],
    "terrain": ["hill e6"],
}
EDGE = {"pieces": ["usa art e5", "csa inf b6 figures=3", "csa inf a6", "csa gen a7"]}
FIGHTS = [(LED, "battle e5 e6"), (EDGE, "battle e5 b6")]


def frequencies(start: Any, choice: Choice, times: int) -> list[Counter[int]]:
    """How often each number of a tally took each value when the battle was played out."""
    rng, mind = Seeded(11), BATTLE_CRY.mind
    counts: list[Counter[int]] = []
    for _ in range(times):
        s = start.clone()
        s.apply(choice)
        while s.agenda and s.agenda[-1].verb not in ("battle", "draw"):
            step = s.agenda[-1]
            s.apply(step.sample(s, rng) if isinstance(step, Chance) else mind.usual(s))
        tally = mind.tally(start, s)
        counts = counts or [Counter() for _ in tally]
        for count, (_, value) in zip(counts, tally, strict=True):
            count[value] += 1
    return counts


def compare_with_frequencies(position: dict[str, Any], text: str, times: int) -> None:
    s = BATTLE_CRY.cases.arrange(position)
    choice = read(BATTLE_CRY, s, s.agenda[-1], text)
    known = forecast(BATTLE_CRY, s, 0, choice)
    assert known.exact
    for number, counts in zip(known.numbers, frequencies(s, choice, times), strict=True):
        assert counts.keys() <= number.odds.keys()
        for value, chance in number.odds.items():
            error = sqrt(chance * (1 - chance) / times)
            assert abs(counts[value] / times - chance) <= 4.5 * error + 1e-9, (number.name, value)


@pytest.mark.parametrize(("position", "text"), FIGHTS)
def test_battles_are_forecast_as_often_as_they_happen(position: dict[str, Any], text: str) -> None:
    compare_with_frequencies(position, text, 2000)


@pytest.mark.slow
@pytest.mark.parametrize(("position", "text"), FIGHTS)
def test_battles_are_forecast_as_they_happen_in_100_000(position: dict[str, Any], text: str) -> None:
    compare_with_frequencies(position, text, 100_000)


def test_the_enemys_hand_changes_no_forecast_of_battle_cry() -> None:
    seen = []
    for card in ("fight_back", "scout_left"):
        s = BATTLE_CRY.cases.arrange({**LED, "hands": {"csa": [card, "probe_left"]}})
        choice = read(BATTLE_CRY, s, s.agenda[-1], "battle e5 e6")
        seen.append((forecast(BATTLE_CRY, s, 0, choice), threats(BATTLE_CRY, s, 0, choice[0])))
    assert seen[0] == seen[1]
    assert seen[0][1]


def test_worth_is_seen_from_the_side_that_asks() -> None:
    assert forecast(SKIRMISH, duel(), BLUE, BATTLE).worth == Fraction(-4000, 3)


def test_threats_come_strongest_first() -> None:
    s = SKIRMISH.cases.arrange({"pieces": ["red_inf_1 a5", "blue_inf_1 a8", "blue_inf_2 a6"]})
    near, far = threats(SKIRMISH, s, RED, 0)
    assert (near.enemy, far.enemy) == (3, 2)
    assert near.forecast["hits"].mean == Fraction(4, 3)
    assert far.forecast["hits"].mean == Fraction(2, 3)


def test_a_battle_is_forecast_within_20_ms() -> None:
    s = duel()
    took = []
    for _ in range(5):
        start = process_time()
        forecast(SKIRMISH, s, RED, BATTLE)
        took.append(process_time() - start)
    assert min(took) < 0.02


@pytest.mark.parametrize(("position", "text"), FIGHTS)
def test_a_battle_of_battle_cry_is_forecast_within_20_ms(position: dict[str, Any], text: str) -> None:
    s = BATTLE_CRY.cases.arrange(position)
    choice = read(BATTLE_CRY, s, s.agenda[-1], text)
    took = []
    for _ in range(5):
        start = process_time()
        forecast(BATTLE_CRY, s, 0, choice)
        took.append(process_time() - start)
    assert min(took) < 0.02
