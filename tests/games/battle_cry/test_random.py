"""Random matches of Battle Cry to the end, with every invariant; counted trees of small positions."""

import pytest
from tests.games.battle_cry.upkeep import check_upkeep
from tests.invariants import perft, play_random

from grognard.core.rng import Rng, Seeded
from grognard.games import load

GAME = load("battle_cry")
SCENARIOS = [scenario.id for scenario in GAME.rules.scenarios()]
GAMES = 10
LONG, SHORT = 8, 2  # steps that two worlds are played side by side: in the first battle, in the others


def some_options(rng: Rng) -> dict[str, int]:
    """Each optional rule with even odds, and always an end."""
    chosen = {option.id: rng.below(2) for option in GAME.rules.options()}
    return chosen | {"turn_cap": 60}


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("number", range(GAMES))
def test_random_games_keep_the_contract(scenario: str, number: int):
    rng = Seeded(1000 * number + SCENARIOS.index(scenario))
    options = some_options(rng) if number == 0 else {"turn_cap": 60}
    lockstep = SHORT if number else LONG
    summary = play_random(GAME, scenario, options, rng, also=check_upkeep, lockstep=lockstep)
    assert summary.steps > 50


# Ways to make 1, 2 and 3 decisions; e5 is a hill. The first numbers were counted by hand: 6 hexes and done,
# of which two lie behind the hill; 35 hexes for the cavalry (the general on e6 stops it short of e8) and 36
# for the general; the adjacent cavalry alone, or the three pieces in sight.
COUNTED = {
    "two lone regiments": (["usa inf e5", "csa inf c5"], "move", [7, 12, 13]),
    "cavalry beside a general": (["usa cav e5", "usa gen e6", "csa inf b5"], "move", [72, 2616, 2907]),
    "guns held by cavalry": (["usa art e5", "csa inf c5", "csa cav d5", "csa gen c6"], "battle", [2, 2, 3]),
    "guns with a choice": (["usa art e5", "csa inf c5", "csa cav c3", "csa gen c6"], "battle", [4, 4, 8]),
}


@pytest.mark.parametrize("name", COUNTED)
def test_trees_of_small_positions_are_counted(name: str):
    pieces, phase, expected = COUNTED[name]
    s = GAME.cases.arrange({"pieces": pieces, "turn": "usa", "phase": phase, "terrain": ["hill e5"]})
    assert [perft(s, depth) for depth in (1, 2, 3)] == expected
