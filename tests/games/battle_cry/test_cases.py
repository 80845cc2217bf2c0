"""The cases of Battle Cry hold, one test for each."""

from pathlib import Path

import pytest

from grognard.play.casefile import read
from proofs import TESTS, case_files, case_names, results

FILES = case_files("battle_cry")
CASES = [
    pytest.param(path, n, id=f"{path.parent.relative_to(TESTS / 'cases' / 'battle_cry')}/{name}")
    for path in FILES
    for n, name in enumerate(case_names(path))
]


@pytest.mark.parametrize(("path", "n"), CASES)
def test_case(path: Path, n: int) -> None:
    found = results(path)  # one alone where the file cannot be used
    result = found[n] if n < len(found) else found[0]
    assert result.passed, result.reason


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_file_names_the_clauses_that_it_claims(path: Path) -> None:
    """Where a file has variants, one more result says which of its clauses none of them named."""
    assert [result.reason for result in results(path)[len(case_names(path)) :]] == []


def test_every_case_file_says_what_it_shows() -> None:
    """In a sentence for people, and by the clauses that it proves."""
    assert [path.name for path in FILES if not read(path).head.title] == []
    assert [path.name for path in FILES if not any(r.rules or r.structure for r in results(path))] == []
