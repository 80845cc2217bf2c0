"""The tree as others receive it: it parses, it ships whole, and it speaks of no one's machine."""

import ast
import re
import sys
import tomllib
from pathlib import Path

import pytest

import grognard

ROOT = Path(__file__).parents[2]
ROOMS = ["src", "tests", "docs", "benchmarks", ".ci"]
TEXTS = {".py", ".toml", ".ftl", ".md", ".txt", ".grog", ".yml", ".svg", ""}
HERE = Path(__file__).name
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def texts() -> list[Path]:
    """Every text of the project, whatever else lies in the folder."""
    inside = [file for room in ROOMS for file in (ROOT / room).rglob("*")]
    files = [file for file in [*ROOT.iterdir(), *inside] if file.is_file() and file.suffix in TEXTS]
    return [file for file in files if "__pycache__" not in file.parts and file.name != HERE]


def modules(*rooms: str) -> list[Path]:
    return [file for room in rooms for file in sorted((ROOT / "src/grognard" / room).rglob("*.py"))]


def name(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


def faults(pattern: str) -> list[str]:
    """Where a pattern stands in the project's texts, as file:line."""
    wrong = re.compile(pattern)
    return [
        f"{name(file)}:{number}: {line.strip()}"
        for file in texts()
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1)
        if wrong.search(line)
    ]


def test_no_text_names_a_path_of_some_machine():
    assert faults(r"(?<![\w.}~*-])/(work|root|home|opt|tmp|Users|mnt)/|[A-Z]:\\Users") == []


def test_no_text_names_a_package_registry():
    assert faults(r"pypi\.org|pythonhosted|index-url|find-links|registry\.npmjs") == []


@pytest.mark.parametrize("file", [file for file in texts() if file.suffix == ".toml"], ids=name)
def test_every_toml_file_parses(file: Path):
    if "bad" not in file.parts:  # samples of what a pack must not be
        tomllib.loads(file.read_text("utf-8"))


@pytest.mark.parametrize("file", modules(""), ids=name)
def test_every_module_opens_with_one_sentence(file: Path):
    sentence = ast.get_docstring(ast.parse(file.read_text("utf-8"))) or ""
    assert sentence
    assert len(sentence.splitlines()[0]) <= 110


@pytest.mark.parametrize("file", modules("core", "boards", "games"), ids=name)
def test_rules_stand_on_the_standard_library(file: Path):
    imported = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            imported |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            imported.add(node.module or "")
    roots = {module.split(".")[0] for module in imported}
    assert roots <= {"grognard", *sys.stdlib_module_names}


def test_the_types_ship():
    assert Path(grognard.__file__).with_name("py.typed").is_file()
    assert PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["packages"] == ["src/grognard"]


def test_the_version_is_the_same_everywhere():
    assert PROJECT["project"]["version"] == grognard.__version__
    assert f"## [{grognard.__version__}]" in (ROOT / "CHANGELOG.md").read_text("utf-8")


def test_the_core_says_which_build_runs():
    assert grognard.build() in {"plain", "compiled"}


def test_every_dependency_is_pinned_and_nothing_but_pinned():
    project = PROJECT["project"]
    wanted = [project["dependencies"], *project["optional-dependencies"].values()]
    lines = (ROOT / "constraints.txt").read_text("utf-8").splitlines()
    assert all(re.fullmatch(r"[a-z0-9-]+==[0-9.]+( ; .+)?", line) for line in lines)
    pinned = {line.split("==")[0] for line in lines}
    for need in [need for needs in wanted for need in needs]:
        assert re.match(r"[\w.-]+", need)[0].lower().replace(".", "-") in pinned
