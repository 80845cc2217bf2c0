"""The commands as a player starts them, in a home of their own."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from grognard.cli import main

Run = Callable[..., Result]
SCENARIO = "battle_cry/first_bull"
QUICK = ("--dice", "seeded:7", "--cards", "seeded:7")


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder to stand in; data and language are its own."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "data"))
    monkeypatch.setenv("HOME", str(tmp_path))
    folder = tmp_path / "here"
    folder.mkdir()
    monkeypatch.chdir(folder)
    return tmp_path


@pytest.fixture
def run(home: Path) -> Run:
    """Runs a command; what is typed is given line by line."""

    def run(*words: str, typed: str = "", **environment: str) -> Result:
        return CliRunner(env=environment or None).invoke(main, list(words), input=typed)

    return run


@pytest.fixture(scope="session")
def a_record(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The text of a finished match."""
    folder = tmp_path_factory.mktemp("records")
    words = ["match", SCENARIO, "--bots", "random", "random", "--games", "1", "--seed", "3"]
    result = CliRunner().invoke(main, [*words, "--record", str(folder)])
    assert result.exit_code == 0, result.output
    return next(folder.iterdir()).read_text("utf-8")


@pytest.fixture
def record(home: Path, a_record: str) -> Path:
    """A finished match in a file."""
    file = home / "match.grog"
    file.write_text(a_record, "utf-8")
    return file


def files_in(folder: Path) -> set[str]:
    return {str(file.relative_to(folder)) for file in folder.rglob("*") if file.is_file()}


def kept_in(result: Result) -> Path:
    """The file that a session names when it ends."""
    return Path(re.search(r"(\S+\.grog)", result.stdout.split("kept in ")[1])[1])
