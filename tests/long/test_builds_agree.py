"""Seeded battles of each game go the same way, step by step, plain and compiled."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import grognard
from grognard.games import GAMES

BATTLES = {
    "battle_cry": 200,
    "tactique": 200,
    "gradisca": 24,
    "black_powder": 8,
}  # a war is as long as ten battles, and where every move is measured one is as dear as twenty
LOTS = 4
HERE = Path(__file__).parent


@pytest.fixture(scope="session")
def plain_copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project without any library."""
    folder = tmp_path_factory.mktemp("plain")
    without = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    shutil.copytree(Path(grognard.__file__).parent, folder / "grognard", ignore=without)
    return folder


def played(*where: Path, build: str, game: str, lot: range) -> "subprocess.Popen[str]":
    """The traces of a lot of battles, by the modules found there."""
    checked = f"import battles, grognard; assert grognard.build() == {build!r}"
    env = os.environ | {"PYTHONPATH": os.pathsep.join(map(str, where))}
    command = [sys.executable, "-c", f"{checked}; battles.main({game!r}, {lot[0]}, {lot[-1] + 1})"]
    return subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def lines(process: "subprocess.Popen[str]") -> list[str]:
    out, errors = process.communicate()
    assert process.returncode == 0, errors
    return out.splitlines()


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("number", range(LOTS))
def test_plain_and_compiled_battles_are_the_same(game: str, number: int, plain_copy: Path) -> None:
    size = BATTLES[game] // LOTS
    lot = range(number * size, (number + 1) * size)
    plain = played(plain_copy, HERE, build="plain", game=game, lot=lot)
    compiled = played(Path(grognard.__file__).parents[1], HERE, build="compiled", game=game, lot=lot)
    there, here = lines(plain), lines(compiled)
    assert len(there) > 90 * size
    for expected, found in zip(there, here, strict=True):
        assert found == expected
