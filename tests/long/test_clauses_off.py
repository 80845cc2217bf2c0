"""Clauses are switched off, and the cases that prove them notice: twenty by lot, a few every day."""

from functools import cache
from itertools import islice
from pathlib import Path

import pytest

from mutation import failing, lottery, proofs_of, switched

DRAWN = 20
TRIED = ("battle_cry", "black_powder", "gradisca", "tactique")  # every clause has been switched off once
EVERY_DAY = {
    "BC-woods-5": "games/battle_cry/pack/terrain.toml",  # a value of the pack
    "BC-move-12": "games/battle_cry/movement.py",  # a refusal
    "BC-ret-14": "games/battle_cry/retreat.py",  # something done
    "TA-nat-15": "games/tactique/dice.py",  # a weight
    "TA-cross-1": "games/tactique/movement.py",
    "TA-ret-7": "games/tactique/retreat.py",
    "BP-move-1": "games/black_powder/pack/measures.toml",  # a length
    "BP-ret-5": "games/black_powder/retreat.py",
}


@cache
def drawn(game: str, seed: int) -> list[str]:
    return list(islice(lottery(game, seed), DRAWN))


def check(game: str, clause: str, folder: Path) -> None:
    files = proofs_of(game)[clause]
    names = ", ".join(path.stem for path in files)
    assert failing(game, clause, files, folder), f"{clause} does nothing, and {names} pass"


@pytest.mark.parametrize("clause", EVERY_DAY)
def test_a_clause_switched_off_fails_its_proof(clause: str, tmp_path: Path) -> None:
    game = EVERY_DAY[clause].split("/")[1]
    assert list(switched(game, clause)) == [EVERY_DAY[clause]]
    check(game, clause, tmp_path)


@pytest.mark.slow
@pytest.mark.parametrize("game", TRIED)
@pytest.mark.parametrize("number", range(DRAWN))
def test_a_clause_drawn_by_lot_is_proved_in_truth(
    game: str, number: int, tmp_path: Path, pytestconfig: pytest.Config
) -> None:
    check(game, drawn(game, pytestconfig.getoption("--lottery"))[number], tmp_path)
