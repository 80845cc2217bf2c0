"""Random matches of Tactique to the end, with every invariant; counted trees of small positions."""

import pytest
from tests.games.tactique.upkeep import check_upkeep
from tests.invariants import play_random

from grognard.core.rng import Rng, Seeded
from grognard.games import load

GAME = load("tactique")
SCENARIOS = [scenario.id for scenario in GAME.rules.scenarios()]
GAMES = 4


def some_options(rng: Rng) -> dict[str, int]:
    """Each option with any of its values."""
    return {option.id: rng.below(option.highest + 1) for option in GAME.rules.options()}


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("number", range(GAMES))
def test_random_games_keep_the_contract(scenario: str, number: int):
    rng = Seeded(1000 * number + SCENARIOS.index(scenario))
    options = some_options(rng) if number % 2 == 0 else {}
    summary = play_random(GAME, scenario, options, rng, also=check_upkeep)
    assert summary.steps > 50
