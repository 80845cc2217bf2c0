"""`grognard review` and the hint at the terminal."""

import json
import re
from pathlib import Path

import pytest
from click.testing import Result

from cli.conftest import QUICK, SCENARIO, Run
from grognard.bots.review import Reviewer
from grognard.bots.search import Budget


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("grognard.bots.review.DOUBTS", 1)
    monkeypatch.setattr("grognard.bots.review.THOUGHT", 30)


@pytest.fixture
def short(run: Run) -> Path:
    """A match of a few steps, given up."""
    result: Result = run("play", SCENARIO, *QUICK, "--save", "m.grog", typed="1\n1\ndone\nresign\ny\n")
    assert result.exit_code == 0, result.output
    return Path("m.grog")


def test_a_review_as_a_player_reads_it(run: Run, short: Path):
    result = run("review", str(short))
    assert result.exit_code == 0, result.output
    assert re.search(r"Before the first turn +█+·+ +\d+ %", result.stdout)
    assert re.search(r"Turn 1 +█+·+ +\d+ %", result.stdout)
    assert re.search(r"At the end +·{40} +0 %", result.stdout)
    assert "Luck and skill" in result.stdout
    assert "Chance et habileté" in run("review", str(short), "--lang", "fr").stdout


def test_a_review_as_a_program_reads_it(run: Run, short: Path):
    told = json.loads(run("review", str(short), "--json").stdout)
    assert told["complete"]
    assert told["wins"][-1] == 0
    usa, csa = told["accounts"]["usa"], told["accounts"]["csa"]
    swing = usa["luck"] - csa["luck"] + usa["choices"] - csa["choices"] + told["ended"]
    assert swing == pytest.approx(told["wins"][-1] - told["wins"][0], abs=0.001)


def test_an_interrupted_review_shows_what_was_found(run: Run, short: Path, monkeypatch: pytest.MonkeyPatch):
    def interrupted(self: Reviewer, n: int, choice: tuple[int, ...]) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Reviewer, "follow", interrupted)
    result = run("review", str(short))
    assert result.exit_code == 130
    assert "Stopped early: 0 of" in result.stdout
    assert not json.loads(run("review", str(short), "--json").stdout)["complete"]


def test_a_hint_names_chances_and_reasons(run: Run, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("grognard.cli.counsel.THOUGHT", Budget(iterations=12))
    result = run("play", SCENARIO, *QUICK, typed="hint\nquit\n")
    assert len(re.findall(r"% to win", result.stdout)) == 3
    assert "Why: " in result.stdout
