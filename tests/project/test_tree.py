"""The tree as others receive it: it parses, it ships whole, and it speaks of no one's machine."""

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import grognard

ROOT = Path(__file__).parents[2]
ROOMS = ["src", "tests", "docs", "examples", "benchmarks", ".ci"]
TEXTS = {".py", ".toml", ".ftl", ".md", ".txt", ".grog", ".yml", ".svg", ""}
OTHERS = {Path(__file__).name, ".git"}  # this file names what is forbidden; git's own is not ours
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def texts() -> list[Path]:
    """Every text of the project, whatever else lies in the folder."""
    inside = [file for room in ROOMS for file in (ROOT / room).rglob("*")]
    files = [file for file in [*ROOT.iterdir(), *inside] if file.is_file() and file.suffix in TEXTS]
    return [file for file in files if "__pycache__" not in file.parts and file.name not in OTHERS]


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


def test_every_toml_file_parses():
    """But for the samples of what a pack must not be, and the cases, which have tests of their own."""
    files = [file for file in texts() if file.suffix == ".toml" and not {"bad", "cases"} & {*file.parts}]
    assert {name(file): wrong for file in files if (wrong := complaint(file))} == {}


def complaint(file: Path) -> str:
    """What is wrong with a file as TOML."""
    try:
        tomllib.loads(file.read_text("utf-8"))
    except tomllib.TOMLDecodeError as error:
        return str(error)
    return ""


def test_every_module_opens_with_one_sentence():
    sentences = {name(file): ast.get_docstring(parsed(file)) or "" for file in modules("")}
    assert [name for name, said in sentences.items() if not 0 < len(said.partition("\n")[0]) <= 110] == []


def test_rules_stand_on_the_standard_library():
    allowed = {"grognard", *sys.stdlib_module_names}
    found = {name(file): imported(parsed(file)) - allowed for file in modules("core", "boards", "games")}
    assert {file: others for file, others in found.items() if others} == {}


@cache
def parsed(file: Path) -> ast.Module:
    return ast.parse(file.read_text("utf-8"))


def imported(tree: ast.Module) -> set[str]:
    """The packages from which a module imports when it runs."""
    names = set()
    for node in running(tree):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            names.add(node.module or "")
    return {name.split(".")[0] for name in names}


def running(tree: ast.AST) -> Iterator[ast.AST]:
    """All parts of a module but those that only a type checker reads."""
    yield tree
    for part in ast.iter_child_nodes(tree):
        if not (isinstance(part, ast.If) and ast.unparse(part.test) == "TYPE_CHECKING"):
            yield from running(part)


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
