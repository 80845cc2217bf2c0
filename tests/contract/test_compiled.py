"""The same toys, compiled by mypyc: they keep the invariants and play, step by step, the same matches."""

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import grognard
from contract import trace

TESTS = Path(__file__).parents[1]
MATCHES = 40  # of each toy
COMPILED = ("grognard/core", "contract")
MODULES_KEPT_PLAIN = ("__init__.py", "test_")
KEEP_INVARIANTS = """
from contract import trace
from grognard.core import state
from grognard.core.rng import Seeded
from invariants import play_random
assert not state.__file__.endswith(".py"), state.__file__
assert not trace.__file__.endswith(".py"), trace.__file__
for game in trace.TOYS:
    for seed in range(6):
        play_random(game, "plain", {}, Seeded(seed), dear_every=5)
"""


def copy(folder: Path) -> Path:
    """The project and its toys without any library: plain, wherever they were before."""
    plain = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    shutil.copytree(Path(grognard.__file__).parent, folder / "grognard", ignore=plain)
    shutil.copytree(TESTS / "contract", folder / "contract", ignore=plain)
    shutil.copy(TESTS / "invariants.py", folder)
    return folder


def run(folder: Path, *arguments: str) -> str:
    """What Python prints in a folder, with the modules of that folder."""
    env = os.environ | {"PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run([sys.executable, *arguments], cwd=folder, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy in which the core and the toys are compiled."""
    if shutil.which("cc") is None or importlib.util.find_spec("setuptools") is None:
        pytest.skip("no C compiler, or no setuptools")
    folder = copy(tmp_path_factory.mktemp("compiled"))
    files = [file for room in COMPILED for file in sorted((folder / room).glob("*.py"))]
    run(
        folder,
        "-m",
        "mypyc",
        *[str(f.relative_to(folder)) for f in files if not f.name.startswith(MODULES_KEPT_PLAIN)],
    )
    return folder


@pytest.mark.slow
def test_compiled_toys_keep_the_invariants(compiled: Path) -> None:
    run(compiled, "-c", KEEP_INVARIANTS)


@pytest.mark.slow
def test_both_builds_play_the_same_matches(compiled: Path, tmp_path: Path) -> None:
    play = f"from contract.trace import main; main({MATCHES})"
    plain = run(copy(tmp_path / "plain"), "-c", play).splitlines()
    assert len(plain) > MATCHES * len(trace.TOYS)
    for here, there in zip(plain, run(compiled, "-c", play).splitlines(), strict=True):
        assert here == there
