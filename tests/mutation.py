"""Switching a clause off: a copy of the project in which it does nothing, though it is named where it can be.

A weight becomes nothing, a refusal becomes leave, a value of the pack falls away, an optional rule is never
in force; where a clause is named inside a condition, what is done there is left undone. Only where none of
these is possible is the clause no longer named. A case in which the copy breaks down for want of a name or of
the right type has noticed nothing.
"""

import ast
import json
import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from grognard.play.casefile import read
from proofs import SOURCE, case_files, rules

Table = dict[str, Any]
# What shows, values or sets up positions: no rule is carried out there.
ONLOOKERS = {
    "appraisal.py", "casebook.py", "casefacts.py", "duels.py", "evaluate.py", "lines.py", "marches.py",
    "outlook.py", "plans.py", "prospects.py", "shown.py", "table.py",
}  # fmt: skip
VERDICTS = {"refused", "verdict"}
RUN = """
import sys
from pathlib import Path
from grognard import games
from grognard.play.cases import check
UNSOUND = ("NameError", "UnboundLocalError", "AttributeError", "TypeError")
for path in sys.argv[1:]:
    for result in check(Path(path), games.load):
        if not result.passed and not any(f"broke down: {each}" in result.reason for each in UNSOUND):
            print(Path(path).stem, result.reason.splitlines()[0], sep=": ")
"""


@cache
def proofs_of(game: str) -> dict[str, list[Path]]:
    """The case files that prove each rule."""
    found: dict[str, list[Path]] = {}
    for path in case_files(game):
        file = read(path)
        claims = [*file.head.rules, *file.head.structure]
        claims += [clause for case in file.cases for clause in (*case.rules, *case.structure)]
        for clause in set(claims):
            found.setdefault(clause, []).append(path)
    return {clause: found[clause] for clause in rules(game) if clause in found}


def lottery(game: str, seed: int) -> Iterator[str]:
    """The rules that cases prove and that can be switched off, in an order of chance."""
    clauses = list(proofs_of(game))
    for clause in Random(seed).sample(clauses, len(clauses)):
        if switched(game, clause):
            yield clause


def failing(game: str, clause: str, files: list[Path], folder: Path) -> list[str]:
    """What the cases say when the clause is switched off; nothing if they do not notice."""
    without = shutil.ignore_patterns("*.so", "*.pyd", "web")
    copy = folder / SOURCE.name
    shutil.copytree(SOURCE, copy, ignore=without)
    for path, text in switched(game, clause).items():
        (copy / path).write_text(text, "utf-8")
    env = os.environ | {"PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-c", RUN, *map(str, files)]
    done = subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr  # a copy that cannot be played shows nothing
    return done.stdout.splitlines()


@cache
def switched(game: str, clause: str) -> dict[str, str]:
    """The files of a game that change when the clause is switched off, with their new text."""
    changed = dict(changed_files(game, clause, keep_name=True))
    return changed or dict(changed_files(game, clause, keep_name=False))


def changed_files(game: str, clause: str, keep_name: bool) -> Iterator[tuple[str, str]]:
    room = SOURCE / "games" / game
    for path in sorted(room.glob("*.py")):
        text = path.read_text("utf-8")
        if f'"{clause}"' in text and path.name not in ONLOOKERS:
            tree = Off(clause, keep_name, option_of(game, clause), answers(game)).visit(ast.parse(text))
            new = ast.unparse(ast.fix_missing_locations(tree))
            if new != ast.unparse(ast.parse(text)):
                yield path.relative_to(SOURCE).as_posix(), new
    for path in sorted((room / "pack").rglob("*.toml")):
        text = path.read_text("utf-8")
        if f'"{clause}"' in text and not path.name.startswith("rules"):
            table = tomllib.loads(text)
            pruned = prune(table, clause)
            if pruned != table:
                yield path.relative_to(SOURCE).as_posix(), toml(pruned)


# code


class Off(ast.NodeTransformer):
    """Takes the effect of a clause out of a module."""

    def __init__(self, clause: str, keep_name: bool, option: str, answers: dict[str, str]) -> None:
        self.clause = clause
        self.keep_name = keep_name
        self.option = option
        self.answers = answers
        self.bound: list[str] = []  # the names of the function, as often as they are bound there

    def speaks(self, node: ast.AST) -> bool:
        return any(isinstance(each, ast.Constant) and each.value == self.clause for each in ast.walk(node))

    def is_it(self, node: ast.expr) -> ast.expr:
        """The question whether an expression is the clause."""
        return ast.Compare(node, [ast.Eq()], [ast.Constant(self.clause)])

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        self.bound = bindings(node)
        return self.generic_visit(node)

    def generic_visit(self, node: ast.AST) -> ast.AST:
        super().generic_visit(node)
        if isinstance(node, (ast.If, ast.For)):
            node.body, node.orelse = self.emptied(node.body), self.emptied(node.orelse)
        return node

    def emptied(self, block: list[ast.stmt]) -> list[ast.stmt]:
        """A conditional block that names the clause, and does nothing else when it does."""
        named = [each for each in block if self.cited(each) is not None]
        kept: list[ast.stmt] = [each for each in block if only_names(each) or isinstance(each, ast.Return)]
        here = [name for each in block for name in bindings(each)]
        fresh = {name for name in here if here.count(name) == self.bound.count(name)}
        kept = [each for each in block if each in kept or prepares(each, kept, fresh)]
        if not self.keep_name or not named or len(kept) == len(block):
            return block
        clause = self.cited(named[0])
        if clause is None or isinstance(clause, ast.Constant):
            return kept
        return [ast.If(self.is_it(clause), kept, block)]

    def cited(self, node: ast.stmt) -> ast.expr | None:
        """What a statement cites, if it may be the clause."""
        if cites(node) and isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
            first = node.value.args[0]
            return first if self.speaks(first) else None
        return None

    def visit_Expr(self, node: ast.Expr) -> ast.stmt:
        """A statement that is given the clause does not happen; a citation only if nothing else is left."""
        if isinstance(node.value, ast.Call):
            for argument in self.given(node.value):
                if not (self.keep_name and cites(node)):
                    return ast.If(self.is_it(argument), [ast.Pass()], [node])
        return self.within(node)

    def given(self, call: ast.Call) -> list[ast.expr]:
        """The arguments of a call that may be the clause itself."""
        return [each for each in call.args if self.speaks(each) and not isinstance(each, ast.Call)]

    def visit_Return(self, node: ast.Return) -> ast.stmt:
        if node.value is None or not self.speaks(node.value):
            return self.within(node)
        value = node.value
        if isinstance(value, ast.Call) and not named(value, "Note") and not named(value, "because"):
            for argument in self.given(value):
                return ast.If(self.is_it(argument), [ast.Pass()], [node])
        if isinstance(value, ast.Tuple) and isinstance(value.elts[-1], ast.Constant):
            value.elts[0] = ast.Constant(0)
            return node
        node.value = self.leave(value)
        return self.within(node)

    def visit_Assign(self, node: ast.Assign) -> ast.stmt:
        """A verdict that is kept for later is leave, too."""
        target = node.targets[0]
        if isinstance(target, ast.Name) and target.id in VERDICTS:
            node.value = self.leave(node.value)
        return self.within(node)

    def within(self, node: ast.stmt) -> ast.stmt:
        super().generic_visit(node)
        return node

    def leave(self, value: ast.expr) -> ast.expr:
        """The verdict that no clause forbids, in the place of this clause."""
        if isinstance(value, ast.Constant) and value.value == self.clause:
            return ast.Constant("")
        if isinstance(value, ast.IfExp):
            value.body, value.orelse = self.leave(value.body), self.leave(value.orelse)
        return value

    def visit_Call(self, node: ast.Call) -> ast.expr:
        super().generic_visit(node)
        first = node.args[0] if node.args else None
        if acts(node):
            for argument in self.given(node):
                return ast.IfExp(self.is_it(argument), nothing(self.answers.get(called(node), "")), node)
        if (
            first is not None
            and named(node, "get")
            and isinstance(first, ast.Constant)
            and first.value == self.option
        ):
            return ast.Constant(0)
        if first is None or not self.speaks(first):
            return node
        if named(node, "because"):
            node.args[1] = ast.IfExp(self.is_it(first), ast.Constant(0), node.args[1])
        if named(node, "Note"):
            return ast.IfExp(self.is_it(first), ast.Constant(None), node)
        return node


def called(node: ast.Call) -> str:
    """The name of the function or method of a call."""
    return node.func.id if isinstance(node.func, ast.Name) else str(getattr(node.func, "attr", ""))


def named(node: ast.Call, name: str) -> bool:
    """Whether a call is of this function or method."""
    return called(node) == name


def acts(node: ast.Call) -> bool:
    """Whether a call does what its clause says, and answers whether it did: it makes or names nothing."""
    return called(node)[:1].islower() and called(node) not in {"because", "cite", "get"}


def nothing(answer: str) -> ast.expr:
    """What a call answers that does nothing, by the type of its answers."""
    if answer.startswith("list"):
        return ast.List([], ast.Load())
    return ast.Constant(None if answer.endswith("None") else "" if answer == "str" else 0)


@cache
def answers(game: str) -> dict[str, str]:
    """The types of the answers of a game's functions, by their names."""
    trees = [ast.parse(path.read_text("utf-8")) for path in sorted((SOURCE / "games" / game).glob("*.py"))]
    nodes = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    return {node.name: ast.unparse(node.returns) for node in nodes if node.returns is not None}


def bindings(node: ast.AST) -> list[str]:
    """The names that are bound in a function or a statement, as often as they are."""
    inside = list(ast.walk(node))
    names = [each.id for each in inside if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Store)]
    return names + [each.arg for each in inside if isinstance(each, ast.arg)]


def prepares(node: ast.stmt, kept: list[ast.stmt], fresh: set[str]) -> bool:
    """Whether a statement binds what the kept ones speak of, and nobody else does."""
    spoken = {each.id for kept_one in kept for each in ast.walk(kept_one) if isinstance(each, ast.Name)}
    return isinstance(node, ast.Assign) and bool(set(bindings(node)) & spoken & fresh)


def cites(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Call) and named(node.value, "cite")


def only_names(node: ast.stmt) -> bool:
    """Whether a statement names clauses and does nothing else: it has no effect that could be taken away."""
    if isinstance(node, (ast.If, ast.For)):
        return all(map(only_names, (*node.body, *node.orelse)))
    return cites(node)


@cache
def option_of(game: str, clause: str) -> str:
    """The optional rule that the clause states."""
    from grognard import games

    return next((each.id for each in games.load(game).rules.options() if each.clause == clause), "?")


# packs

NOTHING = {"value": 0, "left": 0, "center": 0, "right": 0, "penalty": 0, "pace": 1}
LENGTHS = {"length", "distance"}
SUBSTITUTE = {"effect": "march", "arms": []}  # a card that never finds whom it could order
STANDSTILL = {"moves": 0, "moves_by_die": [0] * 6}  # what a die of a table comes to


def idle(table: Table) -> Table:
    """An entry of which nothing comes any more."""
    if table.get("kind") == "tactic":
        return table | SUBSTITUTE
    if "die" in table:
        return table | {key: value for key, value in STANDSTILL.items() if key in table}
    return {key: without(key, value) for key, value in table.items()}


EMPTIED: dict[str, Callable[[Table], Table]] = {  # what a table becomes, by the key that holds the clause
    "clause": idle,
    "move_clause": lambda table: table | {"moves": table["moves"] + 1},
    "battle_clause": lambda table: table | {"battle_after": table["moves"]},
}


def prune(value: Any, clause: str) -> Any:
    """The content of a pack's file without what the clause gives."""
    if isinstance(value, list):
        return [prune(each, clause) for each in value if not is_whole(each, clause)]
    if not isinstance(value, dict):
        return value
    table = {key: prune(each, clause) for key, each in value.items()}
    for key in [key for key, each in table.items() if each == clause]:
        table = EMPTIED[key](table) if key in EMPTIED else table | {key: ""}
    return table


def without(key: str, value: Any) -> Any:
    """A number that the clause no longer gives; dice go to those who have none, lengths are halved."""
    if key in LENGTHS:
        return value / 2
    return ([] if value else [1]) if key == "dice" else NOTHING.get(key, value)


def is_whole(value: Any, clause: str) -> bool:
    """An entry that is there by the clause alone: a limit, an objective, special ground."""
    return isinstance(value, dict) and value.get("clause") == clause and not {"id", "die"} & set(value)


def toml(table: Table) -> str:
    """A table as text."""
    lists = {
        key: each
        for key, each in table.items()
        if isinstance(each, list) and each and isinstance(each[0], dict)
    }
    lines = [f"{key} = {plain(each)}" for key, each in table.items() if key not in lists]
    for name, entries in lists.items():
        for entry in entries:
            lines += [f"[[{name}]]", *[f"{key} = {plain(each)}" for key, each in entry.items()]]
    return "\n".join(lines) + "\n"


def plain(value: Any) -> str:
    """A value on one line."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {plain(each)}" for key, each in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(plain, value)) + "]"
    return json.dumps(value, ensure_ascii=False)
