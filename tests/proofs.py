"""What proves a game's rules: its cases, and the tests that carry a mark (design, section 4)."""

import ast
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import grognard
from grognard import games
from grognard.packs import builtin
from grognard.play.casefile import CaseError, read
from grognard.play.cases import CaseResult, check

TESTS = Path(__file__).parent
SOURCE = Path(grognard.__file__).parent
CLAUSE = re.compile(r"\b[A-Z]{2}-[a-z0-9.]+-\d+\b")
MARKS = {"structure", "proves"}
WRITTEN = {".py", ".toml", ".ftl"}
WRONG = "test_bad_input.py"  # it names clauses that do not exist


def case_files(game: str) -> list[Path]:
    """All the case files of a game."""
    return sorted((TESTS / "cases" / game).rglob("*.toml"))


def case_names(path: Path) -> list[str]:
    """The cases of a file by name; a file that cannot be read is one case."""
    try:
        return [case.name for case in read(path).cases]
    except CaseError:
        return [path.stem]


@cache
def results(path: Path) -> list[CaseResult]:
    """What came of the cases of a file."""
    return check(path, games.load)


def proved_by_cases(game: str) -> set[str]:
    """The clauses that the cases prove: those that hold."""
    held = [result for path in case_files(game) for result in results(path) if result.passed]
    return {clause for result in held for clause in (*result.rules, *result.structure)}


@cache
def proved_by_tests() -> set[str]:
    """The clauses that tests carry in a mark."""
    trees = [ast.parse(path.read_text("utf-8")) for path in sorted(TESTS.rglob("*.py"))]
    return {clause for tree in trees for node in ast.walk(tree) for clause in marked(node)}


def marked(node: ast.AST) -> Iterator[str]:
    """The clauses of a mark such as `pytest.mark.structure("BC-hit-1")`."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in MARKS:
        for argument in node.args:
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                yield argument.value


def rules(game: str) -> list[str]:
    """The clauses of a game that need a proof."""
    listed = tomllib.loads((builtin(game) / "rules.toml").read_text("utf-8"))["clause"]
    return [clause["id"] for clause in listed if clause["kind"] == "rule"]


def cited(prefix: str) -> dict[str, list[str]]:
    """Every clause id that code, packs, cases or tests speak of, with the files that do."""
    found: dict[str, list[str]] = {}
    for root in (SOURCE, TESTS):
        for path in sorted(root.rglob("*")):
            if path.suffix in WRITTEN and path.name != WRONG:
                for clause in sorted(set(CLAUSE.findall(path.read_text("utf-8")))):
                    if clause.startswith(f"{prefix}-"):
                        found.setdefault(clause, []).append(path.name)
    return found
