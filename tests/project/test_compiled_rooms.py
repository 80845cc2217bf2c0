"""What compiles must stay fit for it: told here, before anyone waits for a compiler."""

import ast
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
LISTS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["grognard"]


def listed(*names: str) -> set[Path]:
    return {file for name in names for pattern in LISTS[name] for file in ROOT.glob(pattern)}


COMPILED = listed("core", "toys") - listed("plain")
PLAIN = {file for room in ("src", "tests") for file in (ROOT / room).rglob("*.py")} - COMPILED


def module(file: Path) -> str:
    return ".".join(file.relative_to(ROOT).with_suffix("").parts[1:])


def imported(tree: ast.Module) -> dict[str, str]:
    """Names that a file imports from a module, with that module."""
    nodes = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    return {alias.asname or alias.name: node.module or "" for node in nodes for alias in node.names}


def parents(node: ast.ClassDef) -> list[str]:
    bare = [base.value if isinstance(base, ast.Subscript) else base for base in node.bases]
    return [ast.unparse(base) for base in bare]


def test_the_lists_name_modules_that_exist():
    assert {"grognard.core.state", "grognard.boards.hexes"} <= {module(file) for file in COMPILED}


def test_no_plain_class_inherits_from_a_compiled_one():
    closed = {module(file) for file in COMPILED}
    assert [heir for file in sorted(PLAIN) for heir in heirs(file, closed)] == []


def heirs(file: Path, closed: set[str]) -> list[str]:
    """The classes of a file that inherit from one of these modules."""
    tree = ast.parse(file.read_text("utf-8"))
    names = imported(tree)
    return [
        f"{module(file)}.{node.name}({base})"
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
        for base in parents(node)
        if names.get(base) in closed
    ]
