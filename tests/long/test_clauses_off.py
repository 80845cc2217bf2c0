"""Clauses are switched off, and the cases that prove them notice: twenty by lot, a few every day."""

from functools import cache
from itertools import islice
from pathlib import Path

import pytest

from mutation import failing, lottery, proofs_of, switched

GAME = "battle_cry"
DRAWN = 20
EVERY_DAY = {
    "BC-woods-5": "games/battle_cry/pack/terrain.toml",  # a value of the pack
    "BC-move-12": "games/battle_cry/movement.py",  # a refusal
    "BC-ret-14": "games/battle_cry/retreat.py",  # something done
}


@cache
def drawn(seed: int) -> list[str]:
    return list(islice(lottery(GAME, seed), DRAWN))


def check(clause: str, folder: Path) -> None:
    files = proofs_of(GAME)[clause]
    names = ", ".join(path.stem for path in files)
    assert failing(GAME, clause, files, folder), f"{clause} does nothing, and {names} pass"


@pytest.mark.parametrize("clause", EVERY_DAY)
def test_a_clause_switched_off_fails_its_proof(clause: str, tmp_path: Path) -> None:
    assert list(switched(GAME, clause)) == [EVERY_DAY[clause]]
    check(clause, tmp_path)


@pytest.mark.slow
@pytest.mark.parametrize("number", range(DRAWN))
def test_a_clause_drawn_by_lot_is_proved_in_truth(
    number: int, tmp_path: Path, pytestconfig: pytest.Config
) -> None:
    check(drawn(pytestconfig.getoption("--lottery"))[number], tmp_path)
