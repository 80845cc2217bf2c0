"""Forecasts of battles of every kind say how often things happen when the dice are really rolled."""

import pytest

from frequencies import Battles, check, seen
from grognard.games import load

GAME = load("battle_cry")
OVER = ("battle", "draw")
BATTLES: Battles = {
    "infantry in the open": ({"pieces": ["usa inf e5", "csa inf e6"]}, "battle e5 e6"),
    "cavalry against a weak unit in woods": (
        {"pieces": ["usa cav e5", "csa inf e6 figures=1"], "terrain": ["woods e6"]},
        "battle e5 e6",
    ),
    "guns at long range against a lone general": (
        {"pieces": ["usa art g5", "csa gen b5", "csa inf a4", "csa gen a5"]},
        "battle g5 b5",
    ),
    "guns on a hill, six hexes away": (
        {"pieces": ["usa art h5", "csa cav b5 figures=1"], "terrain": ["hill h5"]},
        "battle h5 b5",
    ),
    "a led unit on a hill": (
        {
            "pieces": ["usa inf e5", "csa inf e6 figures=2", "csa gen e6", "csa inf d6"],
            "terrain": ["hill e6"],
        },
        "battle e5 e6",
    ),
    "a led unit between friends, two figures left": (
        {"pieces": ["usa art e5", "csa inf d5 figures=2", "csa gen d5", "csa inf c5", "csa cav c6"]},
        "battle e5 d5",
    ),
    "the last row": ({"pieces": ["usa inf b5", "csa inf a5 figures=3", "csa gen a5"]}, "battle b5 a5"),
    "the last row, paid in figures": (
        {"pieces": ["usa inf b5", "csa inf a5"], "options": {"edge_figures": 1}},
        "battle b5 a5",
    ),
    "a way back to a general who waits": (
        {"pieces": ["usa inf e5", "csa inf d5", "csa gen c5", "csa inf c4"]},
        "battle e5 d5",
    ),
    "behind a fieldwork": (
        {"pieces": ["usa art f5", "csa art d5", "csa gen d5"], "works": ["fieldwork s d5"]},
        "battle f5 d5",
    ),
    "an attacker who may take the ground": (
        {"pieces": ["usa inf e5", "usa gen e5", "csa cav d5 figures=2", "csa inf c5"]},
        "battle e5 d5",
    ),
    "a charge, for the last flag": (
        {
            "pieces": ["usa cav e5", "csa inf d5 figures=2", "csa inf a1"],
            "set": {"card": "cavalry_charge", "flags": {"usa": 5}},
        },
        "battle e5 d5",
    ),
    "out of the water, with a card's bonus": (
        {
            "pieces": ["usa inf e5", "csa art d5 figures=1", "csa gen d5", "csa gen c4"],
            "terrain": ["waterway e5", "town d5"],
            "set": {"card": "battle_cry"},
        },
        "battle e5 d5",
    ),
}


@pytest.mark.parametrize("name", BATTLES)
def test_forecasts_are_about_as_often_right_as_they_say(name: str) -> None:
    check(GAME, BATTLES[name], 1500, OVER)


@pytest.mark.slow
@pytest.mark.parametrize("name", BATTLES)
def test_forecasts_agree_with_100_000_battles(name: str) -> None:
    check(GAME, BATTLES[name], 100_000, OVER)


def test_the_battles_are_varied() -> None:
    """Among them are hits, losses of whole units, retreats and the end of the match."""
    found = seen(GAME, BATTLES)
    assert found["lost"] >= {0, 1, 2, 3, 4}
    assert found["flags"] >= {0, 1, 2}
    assert found["retreated"] >= {0, 1, 2}
