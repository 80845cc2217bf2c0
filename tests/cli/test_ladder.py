"""`grognard ladder` at the command line."""

import json

import pytest

from .conftest import Run

SHORT = ("ladder", "tactique", "--scenario", "ecole", "--games", "2")


def test_a_ladder_is_told_and_kept(run: Run):
    first = run(*SHORT, "--bots", "greedy", "random", "--file", "x.ladder", "--json")
    assert first.exit_code == 0, first.output
    told = json.loads(first.stdout)
    assert told["pairs"][0]["bots"] == ["greedy", "random"]
    assert told["pairs"][0]["games"] == 2
    assert {each["bot"] for each in told["ratings"]} == {"greedy", "random"}
    again = run(*SHORT, "--file", "x.ladder", "--bots", "random", "greedy", "--bar", "greedy:random:0.01")
    assert again.exit_code == 0, again.output
    assert "greedy - random" in again.stdout
    assert "Rating" in again.stdout


def test_a_bar_that_is_not_reached_is_exit_code_1(run: Run):
    result = run(*SHORT, "--bar", "random:greedy:99.9%", "--lang", "fr")
    assert result.exit_code == 1, result.output
    assert "random - greedy" in result.stdout
    assert "certitude" in result.stdout or "manquée" in result.stdout


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--bots", "greedy"), "two bots at least"),
        (("--bots", "greedy", "gredy"), 'no bot "gredy"'),
        (("--bar", "greedy:random"), "is no bar"),
        (("--bar", "greedy:random:2"), "is no bar"),
        (("--bar", "greedy:nobody:0.5"), "is no bar"),
        (("--scenario", "nowhere"), "no scenario"),
    ],
)
def test_what_makes_no_sense_is_refused(run: Run, words: tuple[str, ...], said: str):
    result = run(*SHORT, *words)
    assert result.exit_code == 2
    assert said in result.stderr
