"""The server speaks two languages alike; the player aid and the lessons too."""

import ast
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

import grognard
from grognard import games
from grognard.bots import BOTS
from grognard.core.step import Rule, Step
from grognard.packs import builtin
from grognard.play.wording import wording
from grognard.server.book import Word
from grognard.server.speaker import LANGUAGES, TEXTS

ROOM = Path(grognard.__file__).parent / "server"
LESSONS = sorted((ROOM / "lessons").glob("*.toml"))
AIDED = [game for game in games.GAMES if (builtin(game) / "aid.en.toml").is_file()]


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def entries(language: str) -> dict[str, set[str]]:
    """Every message with its variables."""
    found = {}
    for entry in FluentParser().parse((TEXTS / f"server.{language}.ftl").read_text("utf-8")).body:
        assert not isinstance(entry, Junk), entry.content
        if isinstance(entry, Message):
            variables = Variables()
            variables.visit(entry)
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            found[entry.id.name] = variables.names
    return found


def codes() -> set[str]:
    """The codes of every Fault in the room."""
    found = set()
    for file in ROOM.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Fault":
                for part in ast.walk(node.args[0]):
                    if isinstance(part, ast.Constant) and isinstance(part.value, str):
                        found.add(part.value)
    return found


def test_both_languages_have_the_same_messages_with_the_same_variables():
    english, french = (entries(language) for language in LANGUAGES)
    assert english == french


def test_every_fault_has_its_sentence_and_every_sentence_its_use():
    said = {key.removeprefix("error-") for key in entries("en") if key.startswith("error-")}
    assert codes() <= said
    assert said - codes() == {"crowded", "full"}  # told by closing the socket


def test_everything_that_happens_at_a_table_has_its_sentence():
    words = {"undo", "resign", "offer", "accept", "say", *re.findall(r"'(\w+)'", str(Word))}
    assert {f"event-{word}" for word in words} <= entries("en").keys()
    assert {f"bot-{bot}" for bot in BOTS} <= entries("en").keys()


def verbs_of(game: str) -> set[str]:
    """Every verb that is decided or left to chance in a game."""
    games.load(game)
    found, ahead = set(), [*Step.__subclasses__()]
    while ahead:
        heir: Any = ahead.pop()
        ahead += heir.__subclasses__()
        if heir.__module__.startswith(f"grognard.games.{game}.") and not issubclass(heir, Rule):
            found |= {heir.verb} if hasattr(heir, "verb") else set()
    return found


@pytest.mark.parametrize("game", AIDED)
def test_the_player_aid_says_the_same_in_both_languages(game: str):
    english, french = (
        tomllib.loads((builtin(game) / f"aid.{language}.toml").read_text("utf-8"))["page"]
        for language in LANGUAGES
    )
    assert len(english) == len(french)
    for one, other in zip(english, french, strict=True):
        assert (one["id"], one["verbs"]) == (other["id"], other["verbs"])
        assert len(one["head"]) == len(other["head"])
        rows = list(zip(one.get("row", []), other.get("row", []), strict=True))
        for first, second in rows:
            assert first.get("clauses") == second.get("clauses")
            assert first.get("phase") == second.get("phase")
            assert len(first["cells"]) == len(second["cells"]) == len(one["head"])


@pytest.mark.parametrize("game", AIDED)
def test_the_player_aid_names_clauses_and_verbs_that_exist(game: str):
    rules, verbs = wording(builtin(game), "en").rules, verbs_of(game)
    phased: set[str] = set()
    for page in tomllib.loads((builtin(game) / "aid.en.toml").read_text("utf-8"))["page"]:
        assert set(page["verbs"]) <= verbs
        for row in page.get("row", []):
            assert set(row.get("clauses", [])) <= rules.keys()
            phased |= set(row.get("verbs", []))
    assert phased == verbs, "every verb belongs to a step of the turn"


@pytest.mark.parametrize("file", LESSONS, ids=[file.stem for file in LESSONS])
def test_every_prompt_of_a_lesson_cites_a_clause_in_both_languages(file: Path):
    told = tomllib.loads(file.read_text("utf-8"))
    assert len(told["step"]) == 10
    rules, verbs = wording(builtin(file.stem), "en").rules, verbs_of(file.stem)
    for prompt in [*told["step"], *told["aside"]]:
        assert prompt["clause"] in rules
        assert prompt["verb"] in verbs
        assert all(prompt[key] for key in ("title_en", "title_fr", "en", "fr"))
