"""Seeded battles as one line a step, so that two builds can be compared step by step."""

from collections.abc import Iterator
from zlib import crc32

from grognard.core.journal import Journal
from grognard.core.rng import Seeded
from grognard.core.step import Chance
from grognard.games import load

ALWAYS: dict[str, dict[str, int]] = {  # every battle comes to an end
    "battle_cry": {"turn_cap": 120},
    "tactique": {},
    "gradisca": {},
    "black_powder": {},
}
LEVELS = {"gradisca": [{}, {"rules": 1}, {"players": 1}, {"rules": 1, "players": 1}]}  # taken in turn
VIEW_EVERY = 20


def trace(id: str, number: int) -> Iterator[str]:
    """Each step of a random battle: the choice, and marks of the menu, the clauses named and the position."""
    game, rng = load(id), Seeded(number)
    scenarios = [scenario.id for scenario in game.rules.scenarios()]
    options: dict[str, int] = {}
    if rng.below(4) == 0:
        options = {each.id: each.lowest + rng.below(2) for each in game.rules.options()}
    levels = LEVELS.get(id, [{}])
    options |= ALWAYS[id] | levels[number % len(levels)]
    game = game.seated(options)
    s = game.rules.start(scenarios[number % len(scenarios)], options)
    n = 0
    while s.agenda:
        n += 1
        step = s.agenda[-1]
        menu = mark([] if isinstance(step, Chance) else step.options(s))
        choice = step.propose(s, rng)
        s.journal = journal = Journal()
        s.apply(choice)
        s.journal = None
        view = mark(game.table.view(s, n % 2)) if n % VIEW_EVERY == 0 else ""
        what = f"{step.verb} {step.args()} {choice}"
        yield f"battle {number} step {n}: {what} {menu} {mark(journal.notes)} {mark(s.facts())} {view}"
    yield f"battle {number} ends: {s.result is not None and (s.result.winner, s.result.scores)}"


def mark(what: object) -> str:
    """A short mark by which two things that differ are told apart."""
    return f"{crc32(repr(what).encode()):08x}"


def main(id: str, first: int, end: int) -> None:
    """Print the traces of some battles."""
    for number in range(first, end):
        print("\n".join(trace(id, number)))
