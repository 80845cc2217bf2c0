"""The cases of every game hold, one test for each."""

from pathlib import Path

import pytest

from grognard.games import GAMES
from grognard.play.casefile import read
from proofs import TESTS, case_files, case_names, results

FILES = [(game, path) for game in GAMES for path in case_files(game)]
CASES = [
    pytest.param(path, n, id=f"{path.parent.relative_to(TESTS / 'cases')}/{name}")
    for game, path in FILES
    for n, name in enumerate(case_names(path))
]
WHOLE = [
    pytest.param(path, id=str(path.relative_to(TESTS / "cases").with_suffix(""))) for game, path in FILES
]


@pytest.mark.parametrize(("path", "n"), CASES)
def test_case(path: Path, n: int) -> None:
    found = results(path)  # one alone where the file cannot be used
    result = found[n] if n < len(found) else found[0]
    assert result.passed, result.reason


@pytest.mark.parametrize("path", WHOLE)
def test_a_file_names_the_clauses_that_it_claims(path: Path) -> None:
    """Where a file has variants, one more result says which of its clauses none of them named."""
    assert [result.reason for result in results(path)[len(case_names(path)) :]] == []


@pytest.mark.parametrize("game", list(GAMES))
def test_every_case_file_says_what_it_shows(game: str) -> None:
    """In a sentence for people, and by the clauses that it proves."""
    files = case_files(game)
    assert [path.name for path in files if not read(path).head.title] == []
    assert [path.name for path in files if not any(r.rules or r.structure for r in results(path))] == []
