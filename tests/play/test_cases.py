"""Cases: rule questions as files, their answers, and what a wrong file is told."""

import re
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from grognard import games
from grognard.core.game import Game
from grognard.play import caseline
from grognard.play.casefile import (
    CaseError,
    Expect,
    ForecastClaim,
    Head,
    ModifierClaim,
    Play,
    VariantHead,
    read,
)
from grognard.play.cases import CaseResult, check
from play.skirmish import SKIRMISH

TEXTS = Path(__file__).parent / "skirmish_texts"
DUEL = """
[position]
pieces = ["red_inf_1 a3", "blue_inf_1 a4"]
"""
HEAD = 'game = "skirmish"\n'


def load(id: str) -> Game[Any]:
    if id != "skirmish":
        raise ValueError(f'no game "{id}" (did you mean "skirmish"?)')
    return SKIRMISH


@pytest.fixture
def write(tmp_path: Path) -> Any:
    def run(text: str) -> list[CaseResult]:
        path = tmp_path / "duel.toml"
        path.write_text(text, "utf-8")
        return check(path, load, TEXTS)

    return run


def verdict(results: list[CaseResult]) -> str:
    """The one reason, or nothing if all cases hold."""
    return "\n".join(result.reason for result in results if not result.passed)


def test_a_case_follows_its_line_of_play(write: Any) -> None:
    (result,) = write(
        HEAD
        + 'rules = ["SK-dice-1", "SK-hit-1", "SK-ret-1"]'
        + DUEL
        + """
        [[play]]
        do = "battle a3 a4"
        roll = ["flag hit miss miss"]
        [[play]]
        do = "retreat a5"
        expect = { "piece blue_inf_1 hex" = "a5", cites = ["SK-ret-1"], not_cites = ["SK-hit-1"] }
        [expect]
        "piece a5 figures" = 3
        cites = ["SK-hit-1"]
        not_cites = ["SK-ret-2"]
        asks = "blue react"
        result = "open"
        """
    )
    assert result == CaseResult(
        "duel",
        result.file,
        True,
        "",
        ("SK-dice-1", "SK-hit-1", "SK-ret-1"),
        ("SK-dice-1", "SK-hit-1", "SK-ret-1"),
    )


def test_a_rule_that_is_not_named_fails_the_case(write: Any) -> None:
    text = HEAD + 'rules = ["SK-dice-1", "SK-ret-2"]' + DUEL + '[[play]]\ndo = "battle a3 a4"\n'
    assert verdict(write(text)) == "not named: SK-ret-2"


def test_forced_steps_are_taken_and_may_be_named(write: Any) -> None:
    lone = HEAD + '[position]\npieces = ["red_inf_1 a5", "blue_inf_1 a8"]\n'
    battle = '[[play]]\ndo = "battle a5 a8"\nroll = ["flag miss"]\n'
    stand = '[[play]]\ndo = "stand"\n'
    expect = '[expect]\n"piece blue_inf_1 figures" = 3\nasks = "blue react"\ncites = ["SK-ret-2"]\n'
    seen = '[[play]]\n[play.expect]\n"piece blue_inf_1 figures" = 3\n'
    decline = '[[play]]\ndo = "decline"\n[expect]\nasks = "chance draw"\n'  # red can only be done
    assert verdict(write(lone + battle + expect)) == ""
    assert verdict(write(lone + battle + stand + expect)) == ""
    assert verdict(write(lone + battle + seen + stand + expect)) == ""  # "stand" was taken to see the fact
    assert verdict(write(lone + battle + decline)) == ""
    assert verdict(write(lone + battle + stand + decline)) == ""


def test_a_whole_turn_with_a_window_and_draws(write: Any) -> None:
    text = (
        HEAD
        + '[position]\npieces = ["red_inf_1 a3", "blue_inf_1 a4"]\nvolley = "blue"\n'
        + """
        [[play]]
        do = "battle a3 a4"
        roll = ["miss miss miss miss"]
        options = ["battle red_inf_1 blue_inf_1", "done"]
        [[play]]
        do = "react volley"
        roll = ["hit hit"]
        [[play]]
        do = "done"
        roll = ["rest"]
        [[play]]
        do = "battle a4 a3"
        roll = ["?"]
        [expect]
        turn = "blue"
        "piece a3 figures" = 2
        """
    )
    assert verdict(write(text)) == ""
    assert verdict(write(text.replace('["rest"]', '["?"]'))) == ""


def test_refusals_name_clause_and_numbers(write: Any) -> None:
    text = (
        HEAD
        + 'rules = ["SK-battle-3", "SK-battle-1"]\n[position]\npieces = ["red_inf_1 a1", "blue_inf_1 a6"]\n'
        + """
        [[play]]
        do = "battle a1 a6"
        refused = "SK-battle-3"
        numbers = [0, 5, 4]
        illegal = ["battle a6 a1"]
        legal = ["done"]
        """
    )
    assert verdict(write(text)) == ""
    assert verdict(write(text.replace("5, 4]", "6, 4]"))) == (
        'play[0]: "battle a1 a6" is refused with the numbers [0, 5, 4], not [0, 6, 4]'
    )
    assert verdict(write(text.replace('refused = "SK-battle-3"', 'refused = "SK-battle-2"'))) == (
        'play[0]: "battle a1 a6" is refused by SK-battle-3, not SK-battle-2:'
        " Red infantry 1 is too far away. (SK-battle-3)"
    )
    assert verdict(write(text.replace("blue_inf_1 a6", "blue_inf_1 a2").replace("a6", "a2"))) == (
        'play[0]: "battle a1 a2" is not refused, expected SK-battle-3'
    )


def test_forecasts_and_modifiers_are_checked(write: Any) -> None:
    text = (
        HEAD
        + 'rules = ["SK-woods-1"]\n[position]\npieces = ["red_inf_1 a4", "blue_inf_1 a7"]\nwoods = ["a7"]\n'
        + """
        [expect]
        forecast = { choice = "battle a4 a7", name = "hits", mean = "1/3", odds = ["0: 2/3"], seat = "blue" }
        [expect.modifiers]
        choice = "battle a4 a7"
        terms = [["SK-dice-1", 2], ["SK-woods-1", -1]]
        """
    )
    assert verdict(write(text)) == ""
    assert verdict(write(text.replace('"1/3"', "0.3, tolerance = 0.04"))) == ""
    assert verdict(write(text.replace('"1/3"', "0.3"))) == (
        'expect: forecast of "battle a4 a7", hits: the mean is 1/3, expected 0.3'
    )
    assert verdict(write(text.replace("0: 2/3", "0: 1/2"))) == (
        'expect: forecast of "battle a4 a7", hits: the chance of 0 is 2/3, expected 1/2'
    )
    assert verdict(write(text.replace(', ["SK-woods-1", -1]', ""))) == (
        'expect: modifiers of "battle a4 a7" are SK-dice-1 2, SK-woods-1 -1, expected SK-dice-1 2'
    )


def test_the_log_is_searched_in_both_languages(write: Any) -> None:
    text = (
        HEAD
        + DUEL
        + """
        [[play]]
        do = "battle a3 a4"
        roll = ["hit hit miss miss"]
        [expect]
        log = ["Blue infantry 1 loses 2 figures", "4 dice by range (SK-dice-1)"]
        log_fr = ["perd 2 figurines"]
        """
    )
    assert verdict(write(text)) == ""
    assert verdict(write(text.replace("loses 2", "loses 3"))).startswith(
        'expect: no line of the log holds "Blue infantry 1 loses 3 figures"; it reads: Red infantry 1 attacks'
    )


def test_the_end_of_a_match_has_a_result_and_a_clause(write: Any) -> None:
    text = (
        HEAD
        + 'rules = ["SK-win-1"]\n[position]\npieces = ["red_inf_1 a3", "blue_inf_1 a4 figures=1"]\n'
        + '[[play]]\ndo = "battle a3 a4"\nroll = ["hit miss miss miss"]\n'
        + '[expect]\nresult = "red"\nasks = "over"\n'
    )
    assert verdict(write(text)) == ""
    assert verdict(write(text.replace('result = "red"', 'result = "blue"'))) == (
        'expect: result is "red", expected "blue"'
    )
    late = text.replace("[expect]", '[[play]]\ndo = "done"\n[expect]')
    assert verdict(write(late)) == 'play[1]: "done" comes too late: the match is over'


VARIANTS = (
    HEAD
    + 'rules = ["SK-battle-3", "SK-dice-1"]\nstructure = ["SK-win-1"]\n'
    + """
    [position]
    pieces = ["red_inf_1 a1", "blue_inf_1 a5"]
    [[play]]
    do = "battle red_inf_1 blue_inf_1"
    [[variant]]
    title = "in reach"
    [[variant]]
    title = "out of reach"
    rules = ["SK-battle-3"]
    position = { pieces = ["red_inf_1 a1", "blue_inf_1 a6"] }
    play = [{ do = "battle red_inf_1 blue_inf_1", refused = "SK-battle-3" }]
    """
)


def test_variants_share_the_file_and_prove_its_rules_together(write: Any) -> None:
    near, far = write(VARIANTS)
    assert (near.name, far.name) == ("duel/in reach", "duel/out of reach")
    assert (near.passed, far.passed) == (True, True)
    assert near.rules == ("SK-dice-1",)
    assert far.rules == ("SK-battle-3", "SK-battle-3")
    assert near.structure == far.structure == ("SK-win-1",)


def test_a_rule_that_no_variant_names_fails_the_file(write: Any) -> None:
    near, far, whole = write(VARIANTS.replace('"SK-dice-1"]', '"SK-ret-1"]'))
    assert near.passed
    assert far.passed
    assert (whole.name, whole.reason) == ("duel", "not named: SK-ret-1")


def test_a_program_that_breaks_down_is_a_failed_case(write: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise IndexError("list index out of range")

    monkeypatch.setattr(caseline, "objection", broken)  # what the referee asks of the rules
    reason = verdict(write(HEAD + DUEL + '[[play]]\ndo = "done"\n'))
    assert reason == "play[0]: the rules broke down: IndexError: list index out of range"


FAILS = [
    (
        '[[play]]\ndo = "retreat a5"',
        'play[0]: "retreat a5" is not to be decided now: red decides: done, battle red_inf_1 blue_inf_1',
    ),
    (
        '[[play]]\ndo = "battle a4 a3"',
        'play[0]: "battle a4 a3" is refused: SK-battle-1 (SK-battle-1: 2, 1, 4)',
    ),
    (
        '[[play]]\ndo = "battle a3 a4"\n[[play]]\ndo = "done"',
        'play[1]: "done" is not to be decided now: "roll" has to be given first, by roll = […]',
    ),
    (
        '[[play]]\ndo = "battle a3 a4"\nroll = ["hit"]',
        'play[0].roll[0]: "hit" cannot come up now (what can is, for instance, "roll miss miss miss miss")',
    ),
    (
        '[[play]]\nroll = ["hit"]',
        'play[0].roll[0]: "hit" is left over: red decides: done, battle red_inf_1 blue_inf_1',
    ),
    ('[[play]]\nillegal = ["done"]', 'play[0]: "done" is legal'),
    (
        '[[play]]\nlegal = ["battle a4 a3"]',
        'play[0]: "battle a4 a3" is refused: SK-battle-1 (SK-battle-1: 2, 1, 4)',
    ),
    (
        '[[play]]\noptions = ["done", "battle a4 a3"]',
        "play[0]: options: not offered: battle blue_inf_1 red_inf_1;"
        " also offered: battle red_inf_1 blue_inf_1",
    ),
    ('[expect]\n"piece a3 figures" = 5', 'expect: "piece a3 figures" is 4, expected 5'),
    ('[expect]\nturn = "blue"', 'expect: "turn" is "red", expected "blue"'),
    ('[expect]\ncite = ["SK-hit-1"]', 'expect: no fact "cite" (did you mean "cites"?)'),
    ('[expect]\ncites = ["SK-hit-1"]', "expect: not cited: SK-hit-1 (cited: none)"),
    (
        '[[play]]\ndo = "battle a3 a4"\n[expect]\nnot_cites = ["SK-dice-1"]',
        "expect: cited, but should not be: SK-dice-1",
    ),
    ('[expect]\nasks = "blue react"', 'expect: asks is "red battle", expected "blue react"'),
    ('[expect]\nresult = "red"', 'expect: result is "open", expected "red"'),
]


@pytest.mark.parametrize(("rest", "reason"), FAILS)
def test_what_does_not_hold_is_said(write: Any, rest: str, reason: str) -> None:
    (result,) = write(HEAD + DUEL + rest)
    assert result.reason == reason
    assert not result.unreadable


WRONG = [
    ('game = "skirmsh"', 'duel.toml, line 1, game: no game "skirmsh" (did you mean "skirmish"?)'),
    ('rules = ["SK-hit-1"]', 'duel.toml: missing key "game"'),
    (HEAD + "rules = 3", "duel.toml, line 2, rules: expected a list, got a whole number (put it in [ ])"),
    (HEAD + 'rule = ["SK-hit-1"]', 'duel.toml, line 2, rule: unknown key "rule" (did you mean "rules"?)'),
    (
        HEAD + 'rules = ["SK-hit-9"]',
        'duel.toml, line 2, rules: no clause "SK-hit-9" (did you mean "SK-hit-2"?)',
    ),
    (HEAD + "play = 3", "duel.toml, line 2, play[0]: expected a table, got a whole number"),
    (
        HEAD + '[[play]]\ndoes = "done"',
        'duel.toml, line 3, play[0].does: unknown key "does" (did you mean "do"?)',
    ),
    (
        HEAD + '[[play]]\nrefused = "SK-ret-1"',
        'duel.toml, line 2, play[0]: nothing to be refused: "do" is missing',
    ),
    (
        HEAD + '[[play]]\ndo = "done"\nnumbers = [1]',
        'duel.toml, line 4, play[0].numbers: numbers belong to "refused"',
    ),
    (
        HEAD + '[[play]]\ndo = "done"\nrefused = "SK-ret-99"',
        'duel.toml, line 4, play[0].refused: no clause "SK-ret-99" (did you mean "SK-ret-3"?)',
    ),
    (
        HEAD + "[position]\npices = []",
        'duel.toml, line 2, position: unknown key "pices" (there is pieces, woods, turn, volley)',
    ),
    (HEAD + "position = []", "duel.toml, line 2, position: expected a table, got a list"),
    (HEAD + "expect = 1", "duel.toml, line 2, expect: expected a table, got a whole number"),
    (
        HEAD + '[expect]\n"piece a3 hex" = 1.5',
        "duel.toml, line 3, expect.piece a3 hex: expected a number, text or a list,"
        " got a number with a point",
    ),
    (
        HEAD + '[[play]]\ndo = "battle a3 a9"',
        'duel.toml, line 2, play[0]: "battle a3 a9": no piece stands on "a3": name one by its id',
    ),
    (
        HEAD + DUEL + '[[play]]\ndo = "battle a3 blue_inf_7"',
        'duel.toml, line 5, play[0]: "battle a3 blue_inf_7":'
        ' no piece "blue_inf_7" (did you mean "blue_inf_2"?)',
    ),
    (
        HEAD + DUEL + '[expect]\nforecast = { choice = "done", name = "hit" }',
        'duel.toml, line 5, expect: forecast: no number "hit" (did you mean "hits"?)',
    ),
    (
        HEAD + DUEL + '[expect]\nforecast = { choice = "done", name = "hits", mean = "half" }',
        'duel.toml, line 5, expect: "half" is no number (write "1/2" or 0.5)',
    ),
    (
        HEAD + DUEL + '[expect]\nforecast = { choice = "done", name = "hits", seat = "bleu" }',
        'duel.toml, line 5, expect: no seat "bleu" (did you mean "blue"?)',
    ),
    (
        HEAD + "[[variant]]\nname = 1",
        'duel.toml, line 3, variant[0].name: unknown key "name"',
    ),
    ("game = ", "duel.toml, line 1: not readable as TOML: invalid value"),
]


@pytest.mark.parametrize(("text", "reason"), WRONG)
def test_a_wrong_file_is_told_where_and_what(write: Any, text: str, reason: str) -> None:
    (result,) = write(text)
    assert result.reason == reason
    assert result.unreadable


def test_all_that_is_wrong_is_said_at_once(tmp_path: Path) -> None:
    path = tmp_path / "duel.toml"
    path.write_text('game = 1\nrules = "x"\n[[play]]\ndo = 2\n')
    with pytest.raises(CaseError) as error:
        read(path)
    assert str(error.value).splitlines() == [
        "duel.toml, line 4, play[0].do: expected text, got a whole number (put it in quotes)",
        "duel.toml, line 1, game: expected text, got a whole number (put it in quotes)",
        "duel.toml, line 2, rules: expected a list, got text (put it in [ ])",
    ]


def test_the_examples_of_the_manual_hold(tmp_path: Path) -> None:
    manual = (Path(__file__).parents[2] / "docs" / "cases.md").read_text("utf-8")
    examples = re.findall(r"```toml\n(.*?)```", manual, re.DOTALL)
    assert len(examples) == 2
    for number, text in enumerate(examples):
        path = tmp_path / f"example_{number}.toml"
        path.write_text(text, "utf-8")
        assert verdict(check(path, games.load)) == ""


def test_the_manual_names_every_key() -> None:
    manual = (Path(__file__).parents[2] / "docs" / "cases.md").read_text("utf-8")
    for kind in (Head, VariantHead, Play, Expect, ForecastClaim, ModifierClaim):
        for field in fields(kind):
            assert re.search(rf"`[^`]*\b{field.name}\b[^`]*`", manual), field.name


def test_a_file_that_is_not_there_or_no_text(tmp_path: Path) -> None:
    (missing,) = check(tmp_path / "none.toml", load)
    assert missing.unreadable
    assert missing.reason.endswith("none.toml: cannot be read: No such file or directory")
    path = tmp_path / "bytes.toml"
    path.write_bytes(b"\xff\xfe")
    (strange,) = check(path, load)
    assert strange.reason == "bytes.toml: not a text file (save it as UTF-8)"
