"""What the clauses of every game must fulfil: lists and texts agree with the specification."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import ClassVar

import pytest

from grognard.packs import builtin
from grognard.play.wording import LANGUAGES

SPECIFICATIONS = Path(__file__).parents[1] / "docs" / "rules"
COORDINATES = re.compile(r"\(\d+, ?\d+\)|\(c, ?r\)")
LABEL = re.compile(r"\b[a-l](?:[1-9]|1[0-9])\b")

Entries = list[dict[str, str]]

each_language = pytest.mark.parametrize("language", LANGUAGES)


class RuleTexts:
    """A game's own tests say its name, its clauses, how many there are, and how a source is written."""

    game: ClassVar[str]
    clause: ClassVar[str]  # the form of an id
    count: ClassVar[int]
    tag: ClassVar[str]  # what ends a clause: its source in the first group, its reason, if any, in the second

    def entries(self, name: str) -> Entries:
        listed: Entries = tomllib.loads((builtin(self.game) / name).read_text("utf-8"))["clause"]
        return listed

    def found(self) -> list[tuple[str, str]]:
        """Every clause of the specification with its body, in order."""
        text = (SPECIFICATIONS / f"{self.game}.md").read_text("utf-8")
        return re.findall(rf"^- \*\*({self.clause})\*\* (.*)$", text, re.MULTILINE)

    def specified(self) -> Iterator[tuple[str, str, bool]]:
        """Every clause with its source, and whether a reason is given."""
        for clause, body in self.found():
            ending = re.search(self.tag, body)
            assert ending is not None, body
            yield clause, ending[1], bool(ending[2])

    def sentences(self, language: str) -> list[tuple[str, str]]:
        """Every text and every reason of a language, each with its clause."""
        return [
            (entry["id"], entry[key])
            for entry in self.entries(f"rules.{language}.toml")
            for key in ("text", "why")
            if key in entry
        ]

    def pairs(self) -> Iterator[tuple[str, str, str]]:
        """Every clause with a sentence in English and the same in French."""
        for english, french in zip(self.sentences("en"), self.sentences("fr"), strict=True):
            assert english[0] == french[0]
            yield english[0], english[1], french[1]

    @pytest.mark.parametrize("name", ["rules.toml", "rules.en.toml", "rules.fr.toml"])
    def test_every_file_lists_the_clauses_of_the_specification_in_its_order(self, name: str) -> None:
        assert [entry["id"] for entry in self.entries(name)] == [clause for clause, _ in self.found()]

    def test_the_specification_names_no_clause_twice(self) -> None:
        ids = [clause for clause, _ in self.found()]
        assert len(ids) == len(set(ids)) == self.count

    def test_sources_are_the_tags_of_the_specification(self) -> None:
        sources = [(clause, source) for clause, source, _ in self.specified()]
        assert [(entry["id"], entry["source"]) for entry in self.entries("rules.toml")] == sources

    def test_every_clause_is_a_rule_a_definition_or_a_note(self) -> None:
        assert {entry["kind"] for entry in self.entries("rules.toml")} == {"rule", "definition", "note"}

    @each_language
    def test_a_reason_is_given_where_the_specification_gives_one(self, language: str) -> None:
        explained = [entry["id"] for entry in self.entries(f"rules.{language}.toml") if "why" in entry]
        assert explained == [clause for clause, _, reason in self.specified() if reason]

    @each_language
    def test_texts_are_whole_sentences(self, language: str) -> None:
        for clause, text in self.sentences(language):
            assert text == text.strip(), clause
            assert len(text) > 10, clause
            assert text.endswith((".", "…")), clause
            assert "  " not in text, clause

    @each_language
    def test_texts_name_hexes_by_their_labels(self, language: str) -> None:
        assert [clause for clause, text in self.sentences(language) if COORDINATES.search(text)] == []

    @each_language
    def test_texts_mention_only_clauses_that_exist(self, language: str) -> None:
        mentioned = {cited for _, text in self.sentences(language) for cited in re.findall(self.clause, text)}
        assert mentioned <= {clause for clause, _ in self.found()}

    def test_both_languages_mention_the_same_clauses(self) -> None:
        for clause, english, french in self.pairs():
            assert sorted(re.findall(self.clause, english)) == sorted(re.findall(self.clause, french)), clause

    def test_both_languages_give_the_same_labels_of_hexes(self) -> None:
        for clause, english, french in self.pairs():
            assert LABEL.findall(english) == LABEL.findall(french), clause

    def test_both_languages_give_the_same_numbers(self) -> None:
        for clause, english, french in self.pairs():
            assert sorted(re.findall(r"\d+", english)) == sorted(re.findall(r"\d+", french)), clause

    def test_no_text_is_left_untranslated(self) -> None:
        for clause, english, french in self.pairs():
            assert english != french, clause

    @each_language
    def test_apostrophes_and_quotes_are_those_of_print(self, language: str) -> None:
        for clause, text in self.sentences(language):
            assert "'" not in text, clause
            assert '"' not in text, clause

    def test_french_is_set_with_its_own_quotes_and_spaces(self) -> None:
        for clause, text in self.sentences("fr"):
            assert not re.search(r"[“”]", text), clause
            assert not re.search(r"[^\u00a0\u202f][:;!?»%]", text), clause
            assert not re.search(r"«[^\u00a0\u202f]", text), clause
