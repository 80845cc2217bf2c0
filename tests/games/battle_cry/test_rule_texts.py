"""The clauses of Battle Cry: the lists and the texts in both languages agree with the specification."""

import re
import tomllib
from pathlib import Path

import pytest

import grognard

PACK = Path(grognard.__file__).parent / "games" / "battle_cry" / "pack"
SPECIFICATION = Path(__file__).parents[3] / "docs" / "rules" / "battle_cry.md"

CLAUSE = re.compile(r"^- \*\*(BC-[a-z0-9]+-\d+)\*\* (.*)$", re.MULTILINE)
SOURCE = re.compile(r"\((seed|outside|ruling)(?:: [^()]*(?:\([^()]*\)[^()]*)*)?\)(?: Why: .*)?$")
CITED = re.compile(r"BC-[a-z0-9]+-\d+")
COORDINATES = re.compile(r"\(\d+, ?\d+\)|\(c, ?r\)")
LANGUAGES = ["en", "fr"]

Entries = list[dict[str, str]]


def entries(name: str) -> Entries:
    listed: Entries = tomllib.loads((PACK / name).read_text("utf-8"))["clause"]
    return listed


def specified() -> dict[str, str]:
    """The body of every clause of the specification, in its order."""
    return dict(CLAUSE.findall(SPECIFICATION.read_text("utf-8")))


def source(body: str) -> str:
    tag = SOURCE.search(body)
    assert tag is not None, body
    return tag[1]


def sentences(language: str) -> list[tuple[str, str]]:
    """Every text and every reason of a language, each with its clause."""
    return [
        (entry["id"], entry[key])
        for entry in entries(f"rules.{language}.toml")
        for key in ("text", "why")
        if key in entry
    ]


@pytest.mark.parametrize("name", ["rules.toml", "rules.en.toml", "rules.fr.toml"])
def test_every_file_lists_the_clauses_of_the_specification_in_its_order(name: str) -> None:
    assert [entry["id"] for entry in entries(name)] == list(specified())


def test_the_specification_names_no_clause_twice() -> None:
    ids = [match[1] for match in CLAUSE.finditer(SPECIFICATION.read_text("utf-8"))]
    assert len(ids) == len(set(ids)) == 428


def test_sources_are_the_tags_of_the_specification() -> None:
    bodies = specified()
    assert {entry["id"]: entry["source"] for entry in entries("rules.toml")} == {
        clause: source(body) for clause, body in bodies.items()
    }


def test_every_clause_is_a_rule_a_definition_or_a_note() -> None:
    assert {entry["kind"] for entry in entries("rules.toml")} == {"rule", "definition", "note"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reason_is_given_where_the_specification_gives_one(language: str) -> None:
    explained = [entry["id"] for entry in entries(f"rules.{language}.toml") if "why" in entry]
    assert explained == [clause for clause, body in specified().items() if " Why: " in body]


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_whole_sentences(language: str) -> None:
    for clause, text in sentences(language):
        assert text == text.strip(), clause
        assert len(text) > 10, clause
        assert text.endswith((".", "…")), clause
        assert "  " not in text, clause


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_name_hexes_by_their_labels(language: str) -> None:
    assert [clause for clause, text in sentences(language) if COORDINATES.search(text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_mention_only_clauses_that_exist(language: str) -> None:
    mentioned = {cited for _, text in sentences(language) for cited in CITED.findall(text)}
    assert mentioned <= set(specified())


def test_both_languages_mention_the_same_clauses() -> None:
    for english, french in zip(sentences("en"), sentences("fr"), strict=True):
        assert sorted(CITED.findall(english[1])) == sorted(CITED.findall(french[1])), english[0]


def test_both_languages_give_the_same_labels_of_hexes() -> None:
    label = re.compile(r"\b[a-i](?:[1-9]|1[0-3])\b")
    for english, french in zip(sentences("en"), sentences("fr"), strict=True):
        assert label.findall(english[1]) == label.findall(french[1]), english[0]


def test_no_text_is_left_untranslated() -> None:
    for english, french in zip(sentences("en"), sentences("fr"), strict=True):
        assert english[1] != french[1], english[0]


def test_french_is_set_with_its_own_apostrophes_quotes_and_spaces() -> None:
    for clause, text in sentences("fr"):
        assert "'" not in text, clause
        assert '"' not in text, clause
        assert not re.search(r"[^\u00a0\u202f][:;!?»%]", text), clause
        assert not re.search(r"«[^\u00a0\u202f]", text), clause
