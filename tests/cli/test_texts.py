"""The commands speak two languages alike."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Term, VariableReference
from fluent.syntax.visitor import Visitor

from grognard.cli.desk import COMMANDS
from grognard.cli.speech import LANGUAGES, TEXTS, plain_text, speech, spoken

ROOM = Path(TEXTS).parent


class Variables(Visitor):
    def __init__(self):
        self.names = set()

    def visit_VariableReference(self, node: VariableReference):  # noqa: N802
        self.names.add(node.id.name)


def entries(language: str) -> dict[str, set[str]]:
    """Every message with its variables."""
    found = {}
    for entry in FluentParser().parse((TEXTS / f"cli.{language}.ftl").read_text("utf-8")).body:
        assert not isinstance(entry, Junk), entry.content
        if isinstance(entry, Message | Term):
            variables = Variables()
            variables.visit(entry)
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            found[entry.id.name] = variables.names
    return found


def test_both_languages_have_the_same_messages_with_the_same_variables():
    english, french = (entries(language) for language in LANGUAGES)
    own_words = {f"word-{name}" for name in COMMANDS}  # the commands' names are English already
    assert english == {key: value for key, value in french.items() if key not in own_words}
    assert own_words <= french.keys()


def keys_in_code() -> set[str]:
    """The plain keys that the code says."""
    code = "\n".join(file.read_text("utf-8") for file in ROOM.glob("*.py"))
    return set(re.findall(r'(?:say|speech\(\)|self\.say)\(\s*"([a-z_-]+)"', code))


def test_every_message_that_the_code_says_is_there():
    assert keys_in_code() - entries("en").keys() == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_at_the_table_is_explained(language: str):
    said = entries(language)
    assert {f"does-{name}" for name in COMMANDS} <= said.keys()


def test_a_french_command_word_is_never_that_of_another_command():
    say = speech("fr")
    words = [word for name in COMMANDS for word in (say.get(f"word-{name}") or "").split()]
    assert len(words) == len(set(words))
    assert not set(words) & COMMANDS.keys()


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_CA"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "fr_BE"}, "fr"),
        ({"LANG": "de_DE"}, "en"),
    ],
)
def test_the_environment_chooses_the_language(environment: dict[str, str], language: str):
    assert spoken(environment) == language


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["games-reconstruction", "games-play", "games-more"])
def test_what_is_said_quickly_is_what_fluent_says(key: str, language: str):
    assert plain_text(key, language) == speech(language)(key)
