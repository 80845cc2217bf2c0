"""Quick play and the luck of the dice: what searches rely on without looking."""

from collections.abc import Iterator

import pytest

from grognard.bots.luck import Effect
from grognard.core.game import Game
from grognard.core.rng import Seeded
from grognard.core.state import State
from grognard.core.step import Chance
from grognard.games import load

HEXES = ["battle_cry", "tactique"]


def quick_play(game: Game[State], steps: int) -> Iterator[State]:
    """The positions of a match that both sides play quickly, each before its step is settled."""
    luck = Seeded(3)
    s = game.rules.start(game.rules.scenarios()[2].id, {})
    s.settle()
    for _ in range(steps):
        yield s
        step = s.agenda[-1]
        s.apply(step.sample(s, luck) if isinstance(step, Chance) else game.mind.quick(s))


@pytest.mark.parametrize("id", HEXES)
def test_to_look_at_a_position_leaves_it_as_it_was(id: str) -> None:
    game = load(id)
    for s in quick_play(game, 80):
        if not isinstance(s.agenda[-1], Chance):
            before = s.facts()
            game.mind.quick(s)
            assert s.facts() == before


@pytest.mark.parametrize("id", HEXES)
def test_luck_comes_to_nothing_on_average(id: str) -> None:
    game = load(id)
    rolls = lucky = 0
    for s in quick_play(game, 100):
        step = s.agenda[-1]
        if not isinstance(step, Chance) or step.verb != "roll":
            continue
        rolls += 1
        total = weights = 0
        for outcome, weight in step.classes(s):
            fortune = game.mind.fortune(s, 0, step, outcome)
            assert game.mind.fortune(s, 1, step, outcome) == -fortune
            total += weight * fortune
            weights += weight
            lucky += fortune > 500
        assert abs(total) <= weights  # the means are rounded to a thousandth
    assert rolls > 3
    assert lucky > 3


def test_other_chances_are_no_luck() -> None:
    game = load("battle_cry")
    s = game.rules.start(game.rules.scenarios()[0].id, {})
    s.settle()
    step = s.agenda[-1]
    assert isinstance(step, Chance)
    assert step.verb != "roll"
    assert game.mind.fortune(s, 0, step, step.sample(s, Seeded(1))) == 0


def test_what_luck_explains_is_taken_off() -> None:
    effect = Effect()
    for number in range(20):
        fortune = (number % 5 - 2) / 10
        effect.add(0.5 + 0.3 * fortune + (0.01 if number % 2 else -0.01), fortune)
        if number < 6:
            assert effect.slope() == 0
    assert effect.slope() == pytest.approx(0.3, abs=0.02)
    assert effect.scatter() == pytest.approx(0.0001, rel=0.05)
