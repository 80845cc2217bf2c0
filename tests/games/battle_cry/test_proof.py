"""The last test: every rule of Battle Cry is proved, and every clause spoken of exists."""

import re
import tomllib
from pathlib import Path

from proofs import SOURCE, cited, proved_by_cases, proved_by_tests, rules

SPECIFICATION = (Path(__file__).parents[3] / "docs/rules/battle_cry.md").read_text("utf-8")
SPECIFIED = set(re.findall(r"\*\*(BC-[a-z0-9]+-\d+)", SPECIFICATION))  # the examples too


def test_every_rule_is_proved() -> None:
    """By a case or a test during which the engine names it, or by one that asserts its value."""
    proved = proved_by_cases("battle_cry") | proved_by_tests()
    missing = [clause for clause in rules("battle_cry") if clause not in proved]
    assert not missing, f"{len(missing)} rules without a proof: {' '.join(missing)}"


def test_every_clause_spoken_of_exists() -> None:
    unknown = {clause: files for clause, files in cited("BC").items() if clause not in SPECIFIED}
    assert unknown == {}


def test_every_clause_of_the_referee_exists() -> None:
    own = tomllib.loads((SOURCE / "play/texts/rules.toml").read_text("utf-8"))["clause"]
    unknown = {clause: files for clause, files in cited("GG").items() if clause not in {c["id"] for c in own}}
    assert unknown == {}


def test_every_worked_example_is_a_case() -> None:
    """BC-ex-13 is the case examples/ex_13.toml."""
    examples = {f"ex_{number}.toml" for number in re.findall(r"\*\*BC-ex-(\d+)", SPECIFICATION)}
    folder = Path(__file__).parents[2] / "cases/battle_cry/examples"
    assert examples - {path.name for path in folder.glob("*.toml")} == set()
