"""Forecasts of battles of every kind say how often things happen when the dice are really rolled."""

from collections import Counter
from typing import Any

import pytest

from grognard.core.journal import Choice
from grognard.core.rng import Seeded
from grognard.core.step import Chance
from grognard.games import load
from grognard.play.forecast import Spread, forecast
from grognard.play.notation import read

GAME = load("battle_cry")
BATTLES: dict[str, tuple[dict[str, Any], str]] = {
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


def frequencies(start: Any, choice: Choice, times: int) -> list[Counter[int]]:
    """How often each number of the tally took each value when the battle was fought out."""
    rng, mind = Seeded(1863), GAME.mind
    counts: list[Counter[int]] = [Counter() for _ in mind.tally(start, start)]
    for _ in range(times):
        s = start.clone()
        s.apply(choice)
        while s.agenda and s.agenda[-1].verb not in ("battle", "draw"):
            step = s.agenda[-1]
            s.apply(step.sample(s, rng) if isinstance(step, Chance) else mind.usual(s))
        for count, (_, value) in zip(counts, mind.tally(start, s), strict=True):
            count[value] += 1
    return counts


def distance(spread: Spread, counts: Counter[int], times: int) -> float:
    """Pearson's distance between odds and frequencies, less what chance would make it."""
    terms = [
        (counts[v] - times * float(odds)) ** 2 / (times * float(odds)) for v, odds in spread.odds.items()
    ]
    return sum(terms) - (len(terms) - 1)


def check(name: str, times: int) -> None:
    position, text = BATTLES[name]
    s = GAME.cases.arrange(position)
    choice = read(GAME, s, s.agenda[-1], text)
    known = forecast(GAME, s, 0, choice)
    assert known.exact
    for spread, counts in zip(known.numbers, frequencies(s, choice, times), strict=True):
        assert counts.keys() <= spread.odds.keys(), f"{spread.name} was never to be {counts}"
        assert sum(spread.odds.values()) == 1
        free = len(spread.odds) - 1
        assert distance(spread, counts, times) <= 20 + 3 * free, (spread, counts)  # once in a million


@pytest.mark.parametrize("name", BATTLES)
def test_forecasts_are_about_as_often_right_as_they_say(name: str) -> None:
    check(name, 1500)


@pytest.mark.slow
@pytest.mark.parametrize("name", BATTLES)
def test_forecasts_agree_with_100_000_battles(name: str) -> None:
    check(name, 100_000)


def test_the_battles_are_varied() -> None:
    """Among them are hits, losses of whole units, retreats and the end of the match."""
    seen: dict[str, set[int]] = {}
    for position, text in BATTLES.values():
        s = GAME.cases.arrange(position)
        for spread in forecast(GAME, s, 0, read(GAME, s, s.agenda[-1], text)).numbers:
            seen.setdefault(spread.name, set()).update(spread.odds)
    assert seen["lost"] >= {0, 1, 2, 3, 4}
    assert seen["flags"] >= {0, 1, 2}
    assert seen["retreated"] >= {0, 1, 2}
