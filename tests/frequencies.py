"""Forecasts against what happens when the dice are really rolled."""

from collections import Counter
from typing import Any

from grognard.core.game import Game
from grognard.core.journal import Choice
from grognard.core.rng import Seeded
from grognard.core.step import Chance
from grognard.play.forecast import forecast
from grognard.play.notation import read
from grognard.play.odds import Spread

Battles = dict[str, tuple[dict[str, Any], str]]  # by name: the position of a case, and the choice


def frequencies(
    game: Game[Any], start: Any, choice: Choice, times: int, over: tuple[str, ...]
) -> list[Counter[int]]:
    """How often each number of the tally took each value; a decision with one of the verbs is the next."""
    rng, mind = Seeded(1863), game.mind
    counts: list[Counter[int]] = [Counter() for _ in mind.tally(start, start)]
    for _ in range(times):
        s = start.clone()
        s.apply(choice)
        while s.agenda and s.agenda[-1].verb not in over:
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


def check(game: Game[Any], battle: tuple[dict[str, Any], str], times: int, over: tuple[str, ...]) -> None:
    """The forecast of a battle is exact, and right as often as it says."""
    position, text = battle
    s = game.cases.arrange(position)
    choice = read(game, s, s.agenda[-1], text)
    known = forecast(game, s, 0, choice)
    assert known.exact
    for spread, counts in zip(known.numbers, frequencies(game, s, choice, times, over), strict=True):
        assert counts.keys() <= spread.odds.keys(), f"{spread.name} was never to be {counts}"
        assert sum(spread.odds.values()) == 1
        free = len(spread.odds) - 1
        assert distance(spread, counts, times) <= 20 + 3 * free, (spread, counts)  # once in a million


def seen(game: Game[Any], battles: Battles) -> dict[str, set[int]]:
    """By name of a number: every value that some battle could give it."""
    found: dict[str, set[int]] = {}
    for position, text in battles.values():
        s = game.cases.arrange(position)
        for spread in forecast(game, s, 0, read(game, s, s.agenda[-1], text)).numbers:
            found.setdefault(spread.name, set()).update(spread.odds)
    return found
