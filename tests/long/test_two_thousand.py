"""Two thousand random battles over all scenarios, a tenth with random options; more by `--soak N`.

Cards, figures and places are added up at each step of each match; the menus are held against the refusals in
every fourth match, everything in every twentieth and in all those of a soak.
"""

from collections.abc import Iterator

import pytest

from games.battle_cry.upkeep import check_upkeep
from grognard.core.rng import Rng, Seeded
from grognard.games import load
from invariants import play_random

GAME = load("battle_cry")
SCENARIOS = [scenario.id for scenario in GAME.rules.scenarios()]
GAMES = 2000
LOT = 50
TURN_CAP = {"turn_cap": 120}


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "lot" in metafunc.fixturenames:
        lots = list(lots_of(0, GAMES))
        soak = list(lots_of(GAMES, GAMES + metafunc.config.getoption("--soak")))
        names = [f"{lot[0]}-{lot[-1]}" for lot in lots] + [f"soak-{lot[0]}-{lot[-1]}" for lot in soak]
        metafunc.parametrize("lot", [*lots, *soak], ids=names)


def lots_of(first: int, end: int) -> Iterator[range]:
    """Numbers of matches, in lots that a worker plays in some seconds."""
    for start in range(first, end, LOT):
        yield range(start, min(start + LOT, end))


def some_options(rng: Rng) -> dict[str, int]:
    """Each optional rule with even odds."""
    return {option.id: rng.below(2) for option in GAME.rules.options()} | TURN_CAP


@pytest.mark.slow
def test_random_battles_come_to_an_end_and_keep_the_contract(lot: range) -> None:
    for number in lot:
        rng = Seeded(number)
        turn, which = divmod(number, len(SCENARIOS))
        scenario = SCENARIOS[which]
        options = some_options(rng) if rng.below(10) == 0 else TURN_CAP
        whole = number >= GAMES or turn % 20 == 0
        try:
            play_random(
                GAME,
                scenario,
                options,
                rng,
                cheap=whole or turn % 4 == 0,
                dear_every=25 if whole else 0,
                also=check_upkeep,
            )
        except AssertionError as error:
            raise AssertionError(f"match {number}, {scenario}, {options}: {error}") from error
