"""Two thousand random battles of each game over all scenarios, some with random options; more by `--soak N`.

Cards, figures and places are added up at each step of each match; the menus are held against the refusals in
every fourth match, everything in every twentieth and in all those of a soak.
"""

from collections.abc import Iterator
from typing import Any

import pytest

from games.battle_cry import upkeep as battle_cry
from games.tactique import upkeep as tactique
from grognard.core.game import Game
from grognard.core.rng import Rng, Seeded
from grognard.games import GAMES, load
from invariants import play_random

UPKEEP = {"battle_cry": battle_cry.check_upkeep, "tactique": tactique.check_upkeep}
ALWAYS = {"battle_cry": {"turn_cap": 120}, "tactique": {}}  # every match comes to an end
MATCHES = 2000
LOT = 50


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "lot" in metafunc.fixturenames:
        lots = list(lots_of(0, MATCHES))
        soak = list(lots_of(MATCHES, MATCHES + metafunc.config.getoption("--soak")))
        names = [f"{lot[0]}-{lot[-1]}" for lot in lots] + [f"soak-{lot[0]}-{lot[-1]}" for lot in soak]
        metafunc.parametrize("lot", [*lots, *soak], ids=names)


def lots_of(first: int, end: int) -> Iterator[range]:
    """Numbers of matches, in lots that a worker plays in some seconds."""
    for start in range(first, end, LOT):
        yield range(start, min(start + LOT, end))


def some_options(game: Game[Any], rng: Rng) -> dict[str, int]:
    """Each optional rule with even odds."""
    return {option.id: rng.below(2) for option in game.rules.options()} | ALWAYS[game.id]


@pytest.mark.slow
@pytest.mark.parametrize("id", GAMES)
def test_random_battles_come_to_an_end_and_keep_the_contract(id: str, lot: range) -> None:
    game = load(id)
    scenarios = [scenario.id for scenario in game.rules.scenarios()]
    for number in lot:
        rng = Seeded(number)
        turn, which = divmod(number, len(scenarios))
        scenario = scenarios[which]
        options = some_options(game, rng) if rng.below(10) == 0 else ALWAYS[id]
        whole = number >= MATCHES or turn % 20 == 0
        try:
            play_random(
                game,
                scenario,
                options,
                rng,
                cheap=whole or turn % 4 == 0,
                dear_every=25 if whole else 0,
                also=UPKEEP[id],
            )
        except AssertionError as error:
            raise AssertionError(f"match {number}, {scenario}, {options}: {error}") from error
