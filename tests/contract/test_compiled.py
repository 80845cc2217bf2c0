"""The same toys, compiled by mypyc: they keep the invariants and play, step by step, the same matches."""

import importlib.util
import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import grognard
from contract import trace

TESTS = Path(__file__).parents[1]
MATCHES = 40  # of each toy
NEEDED = ("core", "play")  # the rooms that the toys stand on
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


def compiled_files() -> list[str]:
    """The modules that must be compiled together: a plain class cannot inherit from a compiled one."""
    settings = tomllib.loads((TESTS.parent / "pyproject.toml").read_text("utf-8"))["tool"]["grognard"]
    rooms = [
        pattern
        for pattern in settings["core"]
        if pattern.startswith(tuple(f"src/grognard/{r}/" for r in NEEDED))
    ]
    listed = [file for pattern in [*rooms, "tests/contract/*.py"] for file in TESTS.parent.glob(pattern)]
    files = [file for file in listed if not file.name.startswith(("__init__", "test_"))]
    return [file.relative_to(TESTS.parent).as_posix().split("/", 1)[1] for file in sorted(files)]


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the core and the toys are compiled: in place if they are, else in a copy."""
    if grognard.build() == "compiled":
        return TESTS
    if shutil.which("cc") is None or importlib.util.find_spec("setuptools") is None:
        pytest.skip("no C compiler, or no setuptools")
    folder = copy(tmp_path_factory.mktemp("compiled"))
    run(folder, "-m", "mypyc", *compiled_files())
    return folder


@pytest.mark.slow
def test_compiled_toys_keep_the_invariants_and_play_as_plain_ones(compiled: Path, tmp_path: Path) -> None:
    run(compiled, "-c", KEEP_INVARIANTS)
    play = f"from contract.trace import main; main({MATCHES})"
    plain = run(copy(tmp_path / "plain"), "-c", play).splitlines()
    assert len(plain) > MATCHES * len(trace.TOYS)
    for here, there in zip(plain, run(compiled, "-c", play).splitlines(), strict=True):
        assert here == there
