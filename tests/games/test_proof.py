"""The last test: every rule of every game is proved, and every clause spoken of exists."""

import re
import tomllib
from pathlib import Path

import pytest

from grognard.games import GAMES
from proofs import SOURCE, cited, proved_by_cases, proved_by_tests, rules

SPECIFICATIONS = Path(__file__).parents[2] / "docs/rules"
PREFIX = {"battle_cry": "BC", "black_powder": "BP", "gradisca": "GR", "tactique": "TA"}
EXAMPLE = {
    "battle_cry": r"\*\*BC-ex-(\d+)",
    "black_powder": r"\*\*BP-ex-(\d+)",
    "gradisca": r"\*\*EX-(\d+)",
    "tactique": r"\*\*EX-(\d+)",
}


def specification(game: str) -> str:
    return (SPECIFICATIONS / f"{game}.md").read_text("utf-8")


@pytest.mark.parametrize("game", list(GAMES))
def test_every_rule_is_proved(game: str) -> None:
    """By a case or a test during which the engine names it, or by one that asserts its value."""
    proved = proved_by_cases(game) | proved_by_tests()
    missing = [clause for clause in rules(game) if clause not in proved]
    assert not missing, f"{len(missing)} rules without a proof: {' '.join(missing)}"


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_spoken_of_exists(game: str) -> None:
    specified = set(re.findall(rf"\*\*({PREFIX[game]}-[a-z0-9.]+-\d+)", specification(game)))  # examples too
    unknown = {clause: files for clause, files in cited(PREFIX[game]).items() if clause not in specified}
    assert unknown == {}


def test_every_clause_of_the_referee_exists() -> None:
    own = tomllib.loads((SOURCE / "play/texts/rules.toml").read_text("utf-8"))["clause"]
    unknown = {clause: files for clause, files in cited("GG").items() if clause not in {c["id"] for c in own}}
    assert unknown == {}


@pytest.mark.parametrize("game", GAMES)
def test_every_worked_example_is_a_case(game: str) -> None:
    """The 13th is the case examples/ex_13.toml."""
    examples = {f"ex_{number}.toml" for number in re.findall(EXAMPLE[game], specification(game))}
    folder = Path(__file__).parents[1] / "cases" / game / "examples"
    assert examples - {path.name for path in folder.glob("*.toml")} == set()
