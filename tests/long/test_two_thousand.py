"""Two thousand random battles of each game over all scenarios, some with random options; more by `--soak N`.

Of Gradisca, whose wars are long, three hundred basic and three hundred advanced ones; of Black Powder, where
every move is measured, a hundred.

Cards, figures and places are added up at every fifth step of each match, and at each step of every tenth,
where the menus are held against the refusals as well; everything is looked at in every fortieth, and in all
those of a soak.
"""

from collections.abc import Callable, Iterator
from itertools import count
from typing import Any

import pytest

from games.battle_cry import upkeep as battle_cry
from games.black_powder import upkeep as black_powder
from games.gradisca import upkeep as gradisca
from games.tactique import upkeep as tactique
from grognard.core.game import Game
from grognard.core.rng import Rng, Seeded
from grognard.games import GAMES, load
from invariants import play_random

UPKEEP = {
    "battle_cry": battle_cry.check_upkeep,
    "tactique": tactique.check_upkeep,
    "gradisca": gradisca.check_upkeep,
    "black_powder": black_powder.Upkeep(),
}
ALWAYS: dict[str, dict[str, int]] = {  # every match comes to an end
    "battle_cry": {"turn_cap": 120},
    "tactique": {},
    "gradisca": {},
    "black_powder": {},
}
LEVELS = {"gradisca": [{}, {"rules": 1}]}  # taken in turn
MATCHES = {"battle_cry": 2000, "tactique": 2000, "gradisca": 600, "black_powder": 100}
LOT = {"battle_cry": 50, "tactique": 50, "gradisca": 10, "black_powder": 5}


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "lot" in metafunc.fixturenames:
        more = metafunc.config.getoption("--soak")
        lots = [(id, lot, "") for id in GAMES for lot in lots_of(id, 0, MATCHES[id])]
        lots += [(id, lot, "soak-") for id in GAMES for lot in lots_of(id, MATCHES[id], MATCHES[id] + more)]
        names = [f"{id}-{soak}{lot[0]}-{lot[-1]}" for id, lot, soak in lots]
        metafunc.parametrize(("id", "lot"), [(id, lot) for id, lot, _ in lots], ids=names)


def lots_of(id: str, first: int, end: int) -> Iterator[range]:
    """Numbers of matches, in lots that a worker plays in some seconds."""
    for start in range(first, end, LOT[id]):
        yield range(start, min(start + LOT[id], end))


def at_times(check: Callable[[Any], None]) -> Callable[[Any], None]:
    """The same check, at every fifth step."""
    steps = count()

    def checked(s: Any) -> None:
        if next(steps) % 5 == 0:
            check(s)

    return checked


def some_options(game: Game[Any], rng: Rng) -> dict[str, int]:
    """Each optional rule with even odds, each number at its lowest or next to it."""
    options = [option for option in game.rules.options() if not option.real]
    return {option.id: option.lowest + rng.below(2) for option in options}


@pytest.mark.slow
def test_random_battles_come_to_an_end_and_keep_the_contract(id: str, lot: range) -> None:
    rules, levels = load(id).rules, LEVELS.get(id, [{}])
    scenarios = [scenario.id for scenario in rules.scenarios()]
    for number in lot:
        rng = Seeded(number)
        turn, which = divmod(number, len(scenarios))
        scenario = scenarios[which]
        options = some_options(load(id), rng) if rng.below(10) == 0 else {}
        options |= ALWAYS[id] | levels[number % len(levels)]
        game = load(id).seated(options)
        whole = number >= MATCHES[id] or turn % (40 * len(levels)) < len(levels)
        cheap = whole or turn % (10 * len(levels)) < len(levels)
        try:
            play_random(
                game,
                scenario,
                options,
                rng,
                cheap=cheap,
                dear_every=25 if whole else 0,
                also=UPKEEP[id] if cheap else at_times(UPKEEP[id]),
            )
        except AssertionError as error:
            raise AssertionError(f"match {number}, {scenario}, {options}: {error}") from error
