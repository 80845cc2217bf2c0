"""Packs: what a right one gives, and the exact words for each thing that may be wrong with one."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.packs import Header, PackError, RuleText, builtin, open_pack, suggestion
from grognard.packs.copy import copy_pack


@dataclass(frozen=True)
class Home:
    street: str
    number: int


@dataclass(frozen=True)
class Person:
    id: str
    age: int
    friends: list[str] = field(default_factory=list)
    home: Home | None = None
    trade: Literal["cook", "smith"] = "cook"
    height: float = 1.7


@dataclass(frozen=True)
class Feast:
    id: str
    guests: list[str]


@dataclass(frozen=True, kw_only=True)
class VillageHeader(Header):
    mills: int = 0


def people(pack: Any) -> list[Person]:
    found: list[Person] = pack.records("people.toml", "person", Person)
    return found


def complaints(pack: Any) -> list[str]:
    """What the pack has to say once everything was read."""
    people(pack)
    pack.scenarios(Feast)
    with pytest.raises(PackError) as error:
        pack.check()
    return str(error.value).splitlines()


def person(text: str) -> dict[str, str]:
    return {"people.toml": "[[person]]\n" + text}


# What a right pack gives


def test_records_are_the_tables_of_a_list(village: Any):
    pack = village()
    assert people(pack) == [
        Person("anna", 41, ["ben", "carl"]),
        Person("ben", 7, [], Home("mill lane", 3)),
    ]
    pack.check()


def test_a_file_may_be_one_record(village: Any):
    assert village().record("scenarios/feast.toml", Feast) == Feast("feast", ["anna"])


def test_the_header_is_known_at_once_and_a_game_may_add_to_it(village: Any):
    pack = village({"pack.toml": 'id = "v"\nformat = 1\nversion = 3\nlanguages = []\nmills = 2\n'})
    assert (pack.id, pack.version) == ("v", 3)
    header = pack.record("pack.toml", VillageHeader)
    assert header.mills == 2


def test_scenarios_come_by_file_name(village: Any):
    assert [feast.id for feast in village().scenarios(Feast)] == ["feast", "wake"]


def test_a_whole_number_will_do_for_a_number(village: Any):
    assert people(village(person('id = "dora"\nage = 1\nheight = 2\n')))[0].height == 2.0


def test_the_digest_changes_with_every_file_and_its_name_but_not_with_line_ends(village: Any, tmp_path: Path):
    first = village().digest
    assert len(first) == 64
    assert village({"people.toml": "# more\n"}).digest != first
    assert village({"texts.en.ftl": "hello = Hello\n"}).digest == first  # a text changes no play
    windows = (tmp_path / "scenarios/feast.toml").read_bytes().replace(b"\n", b"\r\n")
    assert village({"scenarios/feast.toml": windows}).digest == first
    (tmp_path / ".hidden").write_text("an editor's own")
    assert village().digest == first
    (tmp_path / "scenarios/feast.toml").rename(tmp_path / "scenarios/fest.toml")
    assert open_pack(tmp_path).digest != first


# What is wrong with a pack


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ('id = "d"\nage = "old"\n', "line 3, person[0].age: expected a whole number, got text"),
        ('id = "d"\nage = true\n', "line 3, person[0].age: expected a whole number, got true"),
        (
            'id = "d"\nage = 1.5\n',
            "line 3, person[0].age: expected a whole number, got a number with a point",
        ),
        ('id = "d"\nage = []\n', "line 3, person[0].age: expected a whole number, got a list"),
        ('id = "d"\nage = 1861-07-21\n', "line 3, person[0].age: expected a whole number, got a date"),
        ('id = "d"\nage = 12:30:00\n', "line 3, person[0].age: expected a whole number, got a time"),
        ("id = 7\nage = 7\n", "line 2, person[0].id: expected text, got a whole number (put it in quotes)"),
        ('id = ["d"]\nage = 7\n', "line 2, person[0].id: expected text, got a list"),
        ('id = "d"\nage = 7\nheight = "x"\n', "line 4, person[0].height: expected a number, got text"),
        (
            'id = "d"\nage = 7\nfriends = "b"\n',
            "line 4, person[0].friends: expected a list, got text (put it in [ ])",
        ),
        (
            'id = "d"\nage = 7\nfriends = [\n  "b",\n  8,\n]\n',
            "line 6, person[0].friends[1]: expected text, got a whole number (put it in quotes)",
        ),
        ('id = "d"\nage = 7\nhome = 3\n', "line 4, person[0].home: expected a table, got a whole number"),
        (
            'id = "d"\nage = 7\nhome = { street = "x", nmber = 2, number = 2 }\n',
            'line 4, person[0].home.nmber: unknown key "nmber" (did you mean "number"?)',
        ),
        ('id = "d"\nage = 7\n[person.home]\nstreet = "x"\n', 'line 4, person[0].home: missing key "number"'),
        ('id = "d"\n', 'line 1, person[0]: missing key "age"'),
        (
            'id = "d"\nage = 7\nfreinds = []\n',
            'line 4, person[0].freinds: unknown key "freinds" (did you mean "friends"?)',
        ),
        ('id = "d"\nage = 7\nxyz = 1\n', 'line 4, person[0].xyz: unknown key "xyz"'),
        (
            'id = "d"\nage = 7\ntrade = "smit"\n',
            'line 4, person[0].trade: expected one of "cook", "smith", got "smit" (did you mean "smith"?)',
        ),
        (
            'id = "d"\nage = 7\n\n[[person]]\nid = "d"\nage = 8\n',
            'line 6, person[1].id: "d" is also the id of person[0]',
        ),
    ],
)
def test_a_record_that_does_not_fit(village: Any, text: str, says: str):
    assert complaints(village(person(text))) == [f"people.toml, {says}"]


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (None, "people.toml: there is no such file"),
        (b"\xff\xfe\x00\x81" * 50, "people.toml: not a text file (save it as UTF-8)"),
        (b"\x00\x01\x02", "people.toml, line 1: not readable as TOML: invalid statement"),
        ('[[person]]\nid = "d\n', "people.toml, line 2: not readable as TOML: illegal character '\\n'"),
        ("[[person]]\nid = [1, 2", "people.toml, line 2: not readable as TOML: unclosed array"),
        (
            "[[person]]\nage = 1\nage = 2\n",
            "people.toml, line 3: not readable as TOML: cannot overwrite a value",
        ),
        ("", "people.toml: there is no [[person]]"),
        ("[[persn]]\n", 'people.toml: there is no [[person]] (did you mean "persn"?)'),
        (
            "person = 3\n",
            "people.toml, line 1, person: expected a list of tables, got a whole number (write [[person]])",
        ),
        (
            '[person]\nid = "d"\n',
            "people.toml, line 1, person: expected a list of tables, got a table (write [[person]])",
        ),
        ("person = [1]\n", "people.toml, line 1, person[0]: expected a table, got a whole number"),
    ],
)
def test_a_file_that_cannot_be_read(village: Any, tmp_path: Path, content: str | bytes | None, says: str):
    assert complaints(village({"people.toml": content}))[0] == says


def test_very_deep_nesting_is_refused_like_any_other_fault(village: Any):
    said = complaints(village({"people.toml": "a = " + "[" * 5000 + "]" * 5000}))
    assert said[0].startswith("people.toml: not readable as TOML: ")


def test_a_folder_in_the_place_of_a_file_is_said(village: Any, tmp_path: Path):
    (tmp_path / "people.toml").mkdir()
    (said,) = complaints(village({"people.toml": None}))
    assert said.startswith("people.toml: cannot be read: ")


def test_a_list_that_nobody_reads_is_unknown(village: Any):
    text = '[[person]]\nid = "d"\nage = 7\n\n[[persons]]\nid = "e"\n'
    assert complaints(village({"people.toml": text})) == [
        'people.toml, line 5, persons: unknown key "persons" (did you mean "person"?)'
    ]


def test_a_scenario_bears_the_name_of_its_file(village: Any):
    pack = village({"scenarios/wake.toml": 'guests = []\nid = "awake"\n'})
    assert complaints(pack) == [
        'scenarios/wake.toml, line 2, id: the id "awake" is not the name of the file (write "wake")'
    ]
    assert [feast.id for feast in pack.scenarios(Feast)] == ["feast", "wake"]


def test_ids_are_looked_up_with_a_suggestion(village: Any):
    pack = village()
    assert pack.expect_id("people.toml", "person[0].friends[0]", "ben", ["anna", "ben"], "person")
    assert not pack.expect_id("people.toml", "person[0].friends[1]", "bem", ["anna", "ben"], "person")
    assert not pack.expect_id("scenarios/wake.toml", "guests[1]", "zoe", ["anna", "ben"], "person")
    assert complaints(pack) == [
        'people.toml, line 5, person[0].friends[1]: no person "bem" (did you mean "ben"?)',
        'scenarios/wake.toml, line 4, guests[1]: no person "zoe"',
    ]


def test_a_game_may_complain_of_what_only_it_can_know(village: Any):
    pack = village()
    pack.complain("people.toml", "person[1].home.number", "there are only two houses", "1 or 2")
    pack.complain("people.toml", "person[1].home.number", "there are only two houses", "1 or 2")
    assert complaints(pack) == [
        "people.toml, line 10, person[1].home.number: there are only two houses (1 or 2)"
    ]


def test_a_record_left_out_does_not_move_the_findings_of_the_others(village: Any):
    text = '[[person]]\nid = "a"\n\n[[person]]\nid = "b"\nage = 7\nfriends = ["c"]\n'
    pack = village({"people.toml": text})
    for index, each in enumerate(people(pack)):
        pack.expect_id("people.toml", f"person[{index}].friends[0]", each.friends[0], ["a", "b"], "person")
    assert complaints(pack) == [
        'people.toml, line 1, person[0]: missing key "age"',
        'people.toml, line 7, person[1].friends[0]: no person "c"',
    ]


def test_all_the_findings_come_at_once(village: Any):
    changes = {
        "people.toml": '[[person]]\nage = "x"\nfrends = 2\n\n[[person]]\nid = 3\nage = 4\n',
        "scenarios/feast.toml": "id = \n",
        "scenarios/wake.toml": 'id = "wake"\n',
    }
    assert complaints(village(changes)) == [
        "people.toml, line 2, person[0].age: expected a whole number, got text",
        'people.toml, line 3, person[0].frends: unknown key "frends" (did you mean "friends"?)',
        'people.toml, line 1, person[0]: missing key "id"',
        "people.toml, line 6, person[1].id: expected text, got a whole number (put it in quotes)",
        "scenarios/feast.toml, line 1: not readable as TOML: invalid value",
        'scenarios/wake.toml: missing key "guests"',
    ]


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (None, "pack.toml: there is no such file"),
        ("id = 'v'\nversion = 1\nlanguages = []\n", 'pack.toml: missing key "format"'),
        (
            "id = 'v'\nformat = 2\nversion = 1\nlanguages = []\n",
            "pack.toml, line 2, format: expected 1, got 2",
        ),
        (
            "id = 'v'\nformat = 1\nversion = '1'\nlanguages = []\n",
            "pack.toml, line 3, version: expected a whole number, got text",
        ),
        ("id = v\n", "pack.toml, line 1: not readable as TOML: invalid value"),
        (b"\xff", "pack.toml: not a text file (save it as UTF-8)"),
    ],
)
def test_a_pack_needs_its_header(village: Any, content: str | bytes | None, says: str):
    with pytest.raises(PackError) as error:
        village({"pack.toml": content})
    assert str(error.value) == says


def test_a_folder_that_does_not_exist(tmp_path: Path):
    with pytest.raises(PackError, match="nowhere: there is no such folder"):
        open_pack(tmp_path / "nowhere")


@given(st.binary(max_size=200) | st.text("[]{}=,.\"'#ab1\n -", max_size=80))
def test_no_content_whatever_breaks_the_reader(
    tmp_path_factory: pytest.TempPathFactory, content: str | bytes
):
    folder = tmp_path_factory.mktemp("junk")
    (folder / "pack.toml").write_text('id = "v"\nformat = 1\nversion = 1\nlanguages = []\n')
    (folder / "people.toml").write_bytes(content if isinstance(content, bytes) else content.encode())
    pack = open_pack(folder)
    people(pack)
    with pytest.raises(PackError) as error:
        pack.check()
    assert all(str(finding).startswith("people.toml") for finding in error.value.findings)


# Rule texts

RULES = """
[[clause]]
id = "V-1"
kind = "rule"
source = "seed"

[[clause]]
id = "V-2"
kind = "note"
source = "ruling"
"""


def test_rule_texts_by_clause(village: Any):
    text = (
        '[[clause]]\nid = "V-1"\ntext = "Sleep."\n\n[[clause]]\nid = "V-2"\ntext = "Eat."\nwhy = "Hunger."\n'
    )
    pack = village({"rules.toml": RULES, "rules.en.toml": text})
    assert [clause.kind for clause in pack.clauses()] == ["rule", "note"]
    assert pack.rule_texts("en") == {"V-1": RuleText("Sleep."), "V-2": RuleText("Eat.", "Hunger.")}
    pack.check()


def test_a_text_without_a_clause_and_a_clause_without_a_text(village: Any):
    pack = village({"rules.toml": RULES, "rules.en.toml": '[[clause]]\nid = "V-11"\ntext = "Sleep."\n'})
    pack.rule_texts("en")
    assert complaints(pack) == [
        'rules.en.toml, line 2, clause[0].id: no clause "V-11" (did you mean "V-1"?)',
        "rules.en.toml: no text for V-1",
        "rules.en.toml: no text for V-2",
    ]


# Suggestions and copies


@pytest.mark.parametrize(
    ("word", "meant"),
    [
        ("infantri", "infantry"),
        ("INFANTRY", "infantry"),
        ("cavlary", "cavalry"),
        ("first_bull", "bc01_first_bull_run"),
        ("a", ""),
        ("zzz", ""),
        ("", ""),
    ],
)
def test_the_nearest_word_is_suggested(word: str, meant: str):
    known = ["infantry", "cavalry", "artillery", "bc01_first_bull_run", "bc02_pea_ridge"]
    assert suggestion(word, known) == meant


def test_a_copy_is_a_whole_pack_with_the_same_digest(village: Any, tmp_path: Path):
    source = village()
    target = tmp_path / "else" / "mine"
    copied = copy_pack(source.folder, target)
    assert len(copied) == 4
    assert open_pack(target).digest == source.digest


def test_nothing_is_copied_over_what_is_there(tmp_path: Path):
    (tmp_path / "precious.txt").write_text("mine")
    with pytest.raises(PackError, match=r"the folder is not empty \(name a new one\)$"):
        copy_pack(builtin("battle_cry"), tmp_path)
    with pytest.raises(PackError, match=r"cannot be written: "):
        copy_pack(builtin("battle_cry"), tmp_path / "precious.txt")
    assert [path.name for path in tmp_path.iterdir()] == ["precious.txt"]


def test_what_is_no_pack_is_not_copied(tmp_path: Path):
    with pytest.raises(PackError, match="there is no pack in this folder"):
        copy_pack(tmp_path, tmp_path / "copy")
