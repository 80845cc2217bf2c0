"""Bad input: one line with the reason, exit code 2, nothing written, nothing lost."""

import re
import shutil
from pathlib import Path

import pytest

from grognard.packs import builtin

from .conftest import SCENARIO, Run, files_in

PLAY = ("play", SCENARIO)
MATCH = ("match", SCENARIO)
WRONG = {
    "a command": (["paly"], "no command “paly” .*“play”"),
    "an option of a command": (["games", "--jsn"], "--jsn"),
    "a missing argument": (["rules"], "GAME"),
    "a game": (["play", "battel_cry/first_bull"], 'no game "battel_cry".*"battle_cry"'),
    "a game of rules": (["rules", "chess"], 'no game "chess".*battle_cry'),
    "a game of a match": (["match", "chess/e4"], 'no game "chess"'),
    "a game of a pack": (["pack", "copy", "chess", "there"], 'no game "chess"'),
    "a scenario": (["play", "battle_cry/waterloo"], "no scenario “waterloo”.*bc01_first_bull_run"),
    "a misspelt scenario": (["play", "battle_cry/bc04_shilo0"], "“bc04_shiloh”"),
    "a scenario of a picture": (["pack", "draw", "battle_cry/waterloo"], "no scenario “waterloo”"),
    "no scenario": (["match", "battle_cry"], "name a scenario of battle_cry"),
    "several scenarios": (
        ["play", "battle_cry/gettysburg"],
        "several.*bc10_gettysburg_day2, bc11_pickett",
    ),
    "a seat": ([*PLAY, "--seat", "usb=human"], "no seat “usb”.*“usa”"),
    "a seat without anybody": ([*PLAY, "--seat", "usa"], "“usa” is no seat"),
    "a seat twice": ([*PLAY, "--seat", "usa=human", "--seat", "usa=bot:random"], "“usa” is given twice"),
    "nobody": ([*PLAY, "--seat", "usa=humn"], "“humn”.*bot:NAME"),
    "a bot at the table": ([*PLAY, "--seat", "csa=bot:gredy"], 'no bot "gredy".*"greedy"'),
    "a bot of a match": ([*MATCH, "--bots", "greedy", "rnadom"], 'no bot "rnadom".*"random"'),
    "one bot alone": ([*MATCH, "--bots", "greedy"], "--bots"),
    "no matches": ([*MATCH, "--games", "0"], "--games"),
    "an option of the game": ([*PLAY, "--option", "older_general=1"], 'no option.*"older_generals"'),
    "an option too high": ([*PLAY, "--option", "older_generals=7"], "between 0 and 1"),
    "an option without a number": ([*PLAY, "--option", "turn_cap=soon"], "“turn_cap=soon” is no option"),
    "a dealer": ([*PLAY, "--dice", "loaded"], "no dealer “loaded”.*fair"),
    "a bot's cards typed": ([*PLAY, "--cards", "typed"], "the cards of bot:greedy cannot be typed"),
    "a clause": (["rules", "battle_cry", "BC-ret-x"], "no clause “BC-ret-x”.*“BC-ret"),
    "a word that no clause speaks of": (["rules", "battle_cry", "tank"], "no clause “tank”"),
    "a record that is not there": (["replay", "none.grog"], "none.grog"),
    "a save that is not there": (["play", "--resume", "none.grog"], "none.grog"),
    "a folder as a record": (["replay", "."], r"\."),
    "a case that is not there": (["case", "none.toml"], "none.toml: there is no such file"),
    "a folder without cases": (["case", "."], "no cases"),
    "a pack that is not there": ([*PLAY, "--pack", "none"], "none: there is no such folder"),
    "a folder without a pack": (["pack", "check", "."], "pack.toml"),
    "a resumed match begun anew": (["play", SCENARIO, "--resume", "x.grog"], "--resume"),
}


@pytest.mark.parametrize(("words", "reason"), WRONG.values(), ids=WRONG)
def test_a_wrong_word_is_one_line_and_exit_code_2(run: Run, home: Path, words: list[str], reason: str):
    result = run(*words)
    assert result.exit_code == 2, result.output
    assert re.fullmatch(rf"grognard: .*{reason}.*\n", result.stderr)
    assert result.stdout == ""
    assert files_in(home) == set()


def edited(text: str, pattern: str, new: str) -> str:
    changed = re.sub(pattern, new, text, count=1, flags=re.MULTILINE)
    assert changed != text
    return changed


EDITS = {
    "cut short": (lambda text: text[: len(text) // 2], "cut short"),
    "cut in the last line": (lambda text: text[:-30], "cut short"),
    "another die": (lambda text: edited(text, r"roll infantry( infantry)?", r"roll swords\1"), "line"),
    "a step left out": (lambda text: edited(text, r"^20 .*\n", ""), "line"),
    "an illegal order": (lambda text: edited(text, r"order usa_inf_\d", "order csa_inf_1"), "BC-order-"),
    "another result": (lambda text: edited(text, r"^result usa \d", "result usa 9"), "result"),
    "another position": (lambda text: edited(text, r"^state sha256:.", "state sha256:x"), "state"),
    "another game": (lambda text: edited(text, "^game battle_cry", "game chess"), 'no game "chess"'),
    "other rules": (lambda text: edited(text, "^rules 1", "rules 9"), "newer release"),
    "another pack": (lambda text: edited(text, "^pack battle_cry 1", "pack my_own 2"), "my_own"),
    "no record": (lambda text: "Dear diary,\n", "not a Grognard record"),
    "nothing": (lambda text: "", "not a Grognard record"),
}


@pytest.mark.parametrize(("edit", "reason"), EDITS.values(), ids=EDITS)
@pytest.mark.parametrize("command", [("replay",), ("replay", "--verify"), ("play", "--resume")])
def test_a_record_that_was_changed_is_refused_with_its_line(
    run: Run, record: Path, a_record: str, edit, reason: str, command: tuple[str, ...]
):
    text = edit(a_record)
    record.write_text(text, "utf-8")
    result = run(*command, str(record))
    assert result.exit_code == 2, result.output
    assert re.fullmatch(rf"grognard: .*match\.grog: .*{reason}.*\n", result.stderr)
    assert result.stdout == ""
    assert record.read_text("utf-8") == text


def test_bytes_that_are_no_text_are_no_record(run: Run, record: Path):
    record.write_bytes(bytes(range(256)))
    result = run("replay", str(record))
    assert (result.exit_code, result.stderr.count("\n")) == (2, 1)


@pytest.fixture
def broken_pack(home: Path) -> Path:
    folder = home / "pack"
    shutil.copytree(builtin("battle_cry"), folder)
    units = folder / "units.toml"
    units.write_text(units.read_text("utf-8").replace("figures", "figurs"), "utf-8")
    scenario = folder / "scenarios" / "bc01_first_bull_run.toml"
    scenario.write_text(scenario.read_text("utf-8").replace('"a3"', '"z3"'), "utf-8")
    return folder


@pytest.mark.parametrize("command", [PLAY, MATCH, ("rules", "battle_cry"), ("pack", "draw", SCENARIO)])
def test_a_wrong_pack_is_refused_in_one_line(run: Run, broken_pack: Path, command: tuple[str, ...]):
    result = run(*command, "--pack", str(broken_pack))
    assert result.exit_code == 2
    assert re.fullmatch(r"grognard: \S+\.toml, line \d+.*pack check.*\n", result.stderr)
    assert result.stdout == ""


def test_checking_a_pack_says_everything_that_is_wrong(run: Run, broken_pack: Path):
    result = run("pack", "check", str(broken_pack))
    lines = result.stderr.splitlines()
    assert result.exit_code == 2
    assert len(lines) > 1
    assert all(line.startswith("grognard: ") for line in lines)
    assert any('"figurs"' in line and "units.toml" in line for line in lines)
    assert any("z3" in line and "bc01_first_bull_run.toml" in line for line in lines)


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("card wellington", "names no card"),
        ("dance", "is not an answer"),
        ("card fight_back", "BC-card-"),
        ("77", "no choice 77"),
        ("done", "BC-card-5"),
    ],
)
def test_a_choice_that_cannot_be_made_leaves_the_match_alone(run: Run, home: Path, typed: str, reason: str):
    result = run(*PLAY, "--dice", "seeded:7", "--cards", "seeded:7", typed=f"{typed}\n")
    assert reason in result.stdout
    assert result.exit_code == 2  # nobody was there to correct it
    assert files_in(home) == set()
    assert "Traceback" not in result.output


def test_a_broken_case_names_file_and_key(run: Run, home: Path):
    file = home / "question.toml"
    file.write_text('game = "battle_cry"\nrules = ["BC-ret-15"]\n[positon]\nboard = "plain"\n', "utf-8")
    result = run("case", str(file))
    assert result.exit_code == 2
    assert "positon" in result.stderr
    assert "question.toml" in result.stderr


def test_errors_are_french_for_the_french(run: Run):
    assert "vouliez-vous dire" in run("paly", LANG="fr_FR.UTF-8").stderr
    result = run("play", "battle_cry/waterloo", "--lang", "fr")
    assert "pas de scénario" in result.stderr
