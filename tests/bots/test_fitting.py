"""Fitting: the likeliest weights are found again, come out the same, and are what `prospect` adds up."""

from math import exp

import pytest
from click.testing import CliRunner

from grognard.bots.crew import Crew
from grognard.bots.fitting import Fitting, Glimpse, apart, forecast, likeliest, look, surprise
from grognard.bots.matches import Pairing, play_step, players, prepared
from grognard.cli.tune import command
from grognard.core.rng import Seeded
from grognard.core.step import CHANCE
from grognard.games import load

FITTED = [game for game in ("battle_cry", "tactique", "gradisca", "black_powder") if load(game).mind.fitted]


def drawn(weights: list[float], count: int, seed: int) -> list[Glimpse]:
    """Positions by chance, won as often as the weights say."""
    rng = Seeded(seed)
    found: list[Glimpse] = []
    for _ in range(count):
        terms = [(number, float(rng.below(5) - 2)) for number in range(len(weights))]
        value = sum(weights[number] * times for number, times in terms)
        won = rng.below(10_000) < 10_000 / (1 + exp(-value))
        found.append(Glimpse(0.0, terms, float(won)))
    return found


def test_what_results_were_drawn_by_is_found_again():
    truth = [0.8, -0.3, 0.0, 0.1]
    found = likeliest(drawn(truth, 8000, 1), 4)
    assert found == pytest.approx(truth, abs=0.06)


def test_a_step_that_goes_too_far_is_halved():
    """Where all seems settled at first, the curve is flat and Newton's step leads far beyond the end."""
    glimpses = [Glimpse(6.0, [(0, 1.0)], 0.5) for _ in range(100)]
    assert likeliest(glimpses, 1) == pytest.approx([-6.0], abs=0.01)


def test_no_other_weights_explain_the_results_better():
    glimpses = drawn([0.5, -0.5], 2000, 2)
    found = likeliest(glimpses, 2)
    least = surprise(glimpses, found)
    for number in (0, 1):
        for by in (-0.1, 0.1):
            moved = [weight + (by if number == index else 0.0) for index, weight in enumerate(found)]
            assert surprise(glimpses, moved) > least


def test_what_other_weights_come_to_counts_as_well():
    assert forecast(Glimpse(1.5, [(0, 2.0)], 1.0), [-0.75]) == pytest.approx(0.5)


@pytest.mark.parametrize("game", FITTED)
def test_the_weights_add_up_to_what_a_search_judges_by(game):
    rules = load(game)
    pairing = Pairing(game, rules.rules.scenarios()[0].id, ("greedy",) * len(rules.sides))
    setup = prepared(rules, pairing, 5)
    seated = players(setup, pairing, 5)
    given = [number for name in rules.mind.fitted for number in rules.mind.weights()[name]]
    opinions = apart(rules)
    s = rules.rules.start(setup.scenario, setup.all_options())
    s.settle()
    clock, compared = -1, 0
    while s.agenda and compared < 12:
        seat = s.agenda[-1].actor(s)
        if seat != CHANCE and rules.mind.clock(s) != clock:
            clock = rules.mind.clock(s)
            side = rules.side_of(seat)
            others, terms = look(rules, s, side, opinions)
            total = others * rules.mind.scale + sum(given[number] * times for number, times in terms)
            whole = rules.mind.prospect(s.clone(), side) + rules.mind.initiative(s.clone())
            assert total == pytest.approx(whole, abs=len(terms) + 2)
            compared += 1
        play_step(setup, s, seated)
    assert compared > 4


@pytest.mark.parametrize("game", FITTED)
def test_the_fitted_weights_are_in_the_pack_and_no_others_are_fitted(game):
    mind = load(game).mind
    assert set(mind.fitted) < set(mind.weights())
    with Crew(1) as crew:
        found = Fitting(game, 1, 3).learn(crew, lambda played: None)
    changed = {name for name, numbers in found.weights.items() if numbers != mind.weights()[name]}
    assert changed <= set(mind.fitted)


def test_the_same_matches_fit_the_same_and_better_than_before():
    def fit(jobs: int) -> object:
        with Crew(jobs) as crew:
            return Fitting("battle_cry", 4, 3).learn(crew, lambda played: None)

    first = fit(1)
    assert first == fit(2)
    assert first.after < first.before


@pytest.mark.slow
def test_the_command_tells_what_it_found(tmp_path):
    path = tmp_path / "weights.toml"
    done = CliRunner().invoke(command, ["battle_cry", "--chances", "--games", "16", "--out", str(path)])
    assert done.exit_code == 0
    assert "nats" in done.output
    assert "missing = [" in path.read_text("utf-8")


def test_where_nothing_is_fitted_the_command_says_so():
    refused = CliRunner().invoke(command, ["gradisca", "--chances", "--lang", "en"])
    assert refused.exit_code != 0
    assert "nothing to fit" in str(refused.exception)
