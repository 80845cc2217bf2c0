"""What Tactique thinks of positions: values add up, advice is legal, threats are real, it beats chance."""

import pytest

from grognard.core.journal import Choice
from grognard.core.rng import Seeded
from grognard.core.step import CHANCE
from grognard.games import load
from grognard.games.tactique.state import Battle
from grognard.play.forecast import forecast, threats

GAME = load("tactique")
SCENARIOS = [scenario.id for scenario in GAME.rules.scenarios()]
LETTERS = {"orders": 1, "pursuit_move": 1, "riposte_advance": 1}


def advised(s: Battle) -> Choice:
    """The choice that looks best, having looked at all the advice."""
    step = s.agenda[-1]
    menu = step.options(s)
    before = s.facts()
    found = GAME.mind.advice(s)
    assert found, f"{step.verb}: no advice"
    assert {each.choice for each in found} <= set(menu)
    assert s.facts() == before
    return max(found, key=lambda each: each.worth()).choice


def play(scenario: str, seed: int, greedy: int, options: dict[str, int]) -> Battle:
    """A match of the game's own advice against random play."""
    s, rng = GAME.rules.start(scenario, options), Seeded(seed)
    while s.agenda:
        step = s.agenda[-1]
        actor = step.actor(s)
        if actor != CHANCE:
            assert GAME.mind.evaluate(s, 0) == -GAME.mind.evaluate(s, 1)
        s.apply(advised(s) if actor == greedy else step.propose(s, rng))
    return s


@pytest.mark.parametrize(("scenario", "greedy"), [(id, n % 2) for n, id in enumerate(SCENARIOS)])
def test_advice_beats_chance(scenario: str, greedy: int) -> None:
    """At least two of three matches: luck may win one."""
    lost = 0
    for seed in (8, 9, 10):
        s = play(scenario, seed, greedy, {})
        assert s.result is not None
        lost += s.result.winner != greedy
        if seed - 7 - lost == 2:
            return
    assert lost <= 1


def test_advice_knows_orders_and_options_too() -> None:
    s = play("ecole", 3, 0, LETTERS)
    assert s.result is not None
    assert s.result.winner == 0


def test_threats_are_attacks_that_the_enemy_can_make_next_turn() -> None:
    pieces = [
        "blue inf_heavy f6 id=a",
        "red inf_heavy d6 id=near",
        "red inf_heavy c6 id=far",
        "red cav_light c9 id=horse",
        "red art_heavy c5 id=guns",
        "red art_light a1 id=away",
    ]
    s = GAME.cases.arrange({"pieces": pieces})
    before = s.facts()
    found = {s.field.army.ids[enemy]: (world, choice) for enemy, world, choice in GAME.mind.threats(s, 0)}
    assert set(found) == {"near", "horse", "guns"}
    assert s.facts() == before
    for world, choice in found.values():
        assert world.agenda[-1].objection(world, choice) is None
        assert forecast(GAME, world, 1, choice)["lost"].mean > 0
    assert len(threats(GAME, s, 0, 0)) == 3
