"""What the other commands answer, to people and to programs."""

import json
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from xml.etree import ElementTree

import pytest

import grognard
from grognard.cli.bench import AIMS, Aim
from grognard.cli.catalogue import catalogue
from grognard.games import GAMES, load
from grognard.packs import builtin

from .conftest import SCENARIO, Run, files_in

QUESTION = """
game = "battle_cry"
title = "Infantry moves one hex"

[position]
board = "plain"
pieces = ["usa inf c3", "csa inf a1"]
turn = "usa"
phase = "move"
"""


# help and version


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    "command",
    [
        [],
        *[
            [name]
            for name in ("play", "games", "rules", "match", "replay", "review", "case", "pack", "bench")
        ],
        ["pack", "check"],
        ["pack", "copy"],
        ["pack", "draw"],
    ],
    ids=" ".join,
)
def test_every_command_has_help_in_both_languages(run: Run, command: list[str], language: str):
    result = run(*command, "--help", LANG=language)
    assert result.exit_code == 0
    assert result.stdout.startswith(
        "Usage: grognard" if language == "en" else "Usage\N{NO-BREAK SPACE}: grognard"
    )
    assert not re.search(r"\b(help|option|brief|example)-\w", result.stdout)


def test_the_command_alone_shows_what_there_is(run: Run):
    result = run()
    assert result.exit_code == 0
    assert "play a match in the terminal" in result.stdout


def test_the_version_tells_the_core(run: Run):
    assert run("--version").stdout == f"grognard {grognard.__version__} ({grognard.build()})\n"


# games and rules


def test_the_catalogue_is_what_the_games_say():
    assert tuple(each.id for each in catalogue()) == GAMES
    for each in catalogue():
        game = load(each.id)
        assert each.sides == game.sides
        cards = [
            (card.id, card.date, card.names["fr"], card.reconstruction) for card in game.rules.scenarios()
        ]
        assert [(c["id"], c["date"], c["fr"], c["reconstruction"]) for c in each.scenarios] == cards


def test_games_are_listed_for_people_and_for_programs(run: Run):
    assert "bc01_first_bull_run" in run("games").stdout
    assert "Premier Bull Run" in run("games", "--lang", "fr").stdout
    game, *_ = json.loads(run("games", "--json").stdout)
    assert game["id"] == "battle_cry"
    assert game["sides"] == ["usa", "csa"]
    assert len(game["scenarios"]) == 16
    assert game["scenarios"][0]["id"] == "bc01_first_bull_run"
    assert {"id", "default", "lowest", "highest", "clause"} <= game["options"][0].keys()


def test_one_game_is_told_with_its_notes_and_options(run: Run):
    result = run("games", "battle_cry")
    assert "McDowell has marched" in result.stdout
    assert "older_generals=1 (BC-var-1)" in result.stdout


def test_listing_the_games_wakes_neither_rules_nor_texts():
    code = "import sys; from grognard.cli import main\ntry: main(['games'])\nfinally: print(*sys.modules)"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    for heavy in ("rich", "fluent", "msgspec", "grognard.core"):
        assert heavy not in said.splitlines()[-1].split()


def test_rules_are_found_by_id_by_chapter_and_by_word(run: Run):
    assert run("rules", "battle_cry", "BC-ret-15").stdout.startswith("BC-ret-15: ")
    assert run("rules", "battle_cry", "bc-ret-15").stdout.startswith("BC-ret-15: ")
    chapter = run("rules", "battle_cry", "BC-ret").stdout
    assert chapter.count("BC-ret-") > 10
    assert "BC-woods-" in run("rules", "battle_cry", "woods").stdout
    assert len(run("rules", "battle_cry").stdout.splitlines()) > 200


def test_rules_speak_french(run: Run):
    english = run("rules", "battle_cry", "BC-ret-15").stdout
    french = run("rules", "battle_cry", "BC-ret-15", "--lang", "fr").stdout
    assert french.startswith("BC-ret-15: ")
    assert french != english


# matches and records


def test_a_series_as_a_program_reads_it(run: Run):
    words = ("match", SCENARIO, "--bots", "random", "random", "--games", "4", "--seed", "5", "--json")
    told = json.loads(run(*words).stdout)
    assert told["games"] == 4
    assert set(told["wins"]) == {"usa", "csa"}
    assert sum(told["wins"].values()) + told["draws"] == 4
    assert told["steps"] > 100
    assert told["steps_per_second"] == pytest.approx(told["steps"] / told["seconds"], rel=0.01)
    again = json.loads(run(*words, "--jobs", "2").stdout)
    assert [again[key] for key in ("steps", "wins", "draws")] == [
        told[key] for key in ("steps", "wins", "draws")
    ]


def test_the_first_bot_has_the_first_side(run: Run):
    words = ("match", SCENARIO, "--bots", "greedy", "random", "--games", "1", "--option", "turn_cap=4")
    assert json.loads(run(*words, "--json").stdout)["bots"] == {"usa": "greedy", "csa": "random"}
    assert re.search(r"usa +greedy", run(*words).stdout)


def test_the_only_scenario_of_a_game_need_not_be_named(run: Run):
    words = ["match", "gradisca", "--bots", "random", "random", "--games", "1", "--seed", "5", "--json"]
    assert json.loads(run(*words).stdout)["scenario"] == "war_1615"


def test_every_match_leaves_its_record(run: Run):
    words = ("match", SCENARIO, "--bots", "random", "random", "--games", "3", "--seed", "8", "--record", "r")
    assert run(*words).exit_code == 0
    assert files_in(Path("r")) == {f"battle_cry-bc01_first_bull_run-00000{n}.grog" for n in (8, 9)} | {
        "battle_cry-bc01_first_bull_run-000010.grog"
    }
    for file in Path("r").iterdir():
        assert run("replay", str(file), "--verify").exit_code == 0


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupted_series_keeps_what_is_done(home: Path, jobs: str):
    words = ["match", SCENARIO, "--bots", "random", "random", "--games", "500", "--json"]
    command = [sys.executable, "-m", "grognard", *words, "--jobs", jobs, "--record", "r"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as playing:
        folder, patience = Path("r"), time.monotonic() + 60
        while not (folder.is_dir() and any(folder.iterdir())) and time.monotonic() < patience:
            time.sleep(0.05)
        playing.send_signal(signal.SIGINT)
        said, wrong = playing.communicate()
    assert playing.returncode == 130
    told = json.loads(said)
    assert 0 < told["games"] < told["asked"] == 500
    assert len(files_in(folder)) == told["games"]
    assert re.fullmatch(r"grognard: stopped after \d+ of 500 matches.*\n", wrong)


def test_a_replay_as_a_program_reads_it(run: Run, record: Path):
    told = json.loads(run("replay", str(record), "--verify", "--json").stdout)
    assert told["game"] == "battle_cry"
    assert told["scenario"] == "bc01_first_bull_run"
    assert told["over"]
    assert told["legal"]
    assert told["verified"]
    assert told["proved"] > 50
    assert set(told["scores"]) == {"usa", "csa"}
    assert told["state"].startswith("sha256:")


def test_a_match_can_be_told_from_its_record(run: Run, record: Path):
    result = run("replay", str(record), "--tell")
    assert "The Union plays “" in result.stdout
    assert "all played by the rules" in result.stdout
    assert "toutes conformes aux règles" in run("replay", str(record), "--lang", "fr").stdout


def test_a_running_match_cannot_be_verified(run: Run):
    run("play", SCENARIO, "--save", "m.grog", typed="1\nquit\n")
    assert run("replay", "m.grog").exit_code == 0
    result = run("replay", "m.grog", "--verify")
    assert result.exit_code == 1
    assert "Not verified" in result.stdout


# cases and packs


def question(expected: int) -> str:
    return f'{QUESTION}[expect]\n"piece c3 figures" = {expected}\n'


def test_a_case_that_holds_and_one_that_does_not(run: Run):
    Path("good.toml").write_text(question(4), "utf-8")
    Path("bad.toml").write_text(question(3), "utf-8")
    assert run("case", "good.toml").exit_code == 0
    result = run("case", "good.toml", "bad.toml")
    assert result.exit_code == 1
    assert "1 of 2 passed" in result.stdout
    told = json.loads(run("case", ".", "--json").stdout)
    assert {Path(each["file"]).name: each["passed"] for each in told} == {
        "good.toml": True,
        "bad.toml": False,
    }
    assert all(bool(each["reason"]) != each["passed"] for each in told)


def test_a_pack_is_copied_checked_and_never_copied_over(run: Run):
    assert run("pack", "copy", "battle_cry", "mine").exit_code == 0
    assert files_in(Path("mine")) == files_in(builtin("battle_cry"))
    assert "16 scenarios" in run("pack", "check", "mine").stdout
    again = run("pack", "copy", "battle_cry", "mine")
    assert again.exit_code == 2
    assert "not empty" in again.stderr


def test_a_set_up_is_drawn_in_the_players_language(run: Run):
    result = run("pack", "draw", "battle_cry/kernstown")
    assert "bc03_kernstown.svg" in result.stdout
    text = Path("bc03_kernstown.svg").read_text("utf-8")
    ElementTree.fromstring(text)
    assert "Confederacy" in text or "CONFEDERACY" in text
    run("pack", "draw", "battle_cry/kernstown", "-o", "fr.svg", "--lang", "fr")
    assert "CONFÉDÉRATION" in Path("fr.svg").read_text("utf-8")
    assert run("pack", "draw", "battle_cry/kernstown", "-o", "-").stdout.startswith("<?xml")


def test_no_side_is_said_to_begin_where_chance_decides(run: Run):
    assert "\n  Environ 16 tours.\n" in run("games", "gradisca", "--lang", "fr").stdout
    assert "begins; about" in run("games", "battle_cry").stdout


# speed


def test_an_aim_is_judged_by_what_was_measured():
    aim = Aim("/s", True, plain=80, ratio=3.5)
    assert aim.met(100, 350)
    assert aim.met(100, 340) is False
    assert aim.met(79, None) is False
    assert Aim("ms", False, compiled=50).met(400, None) is None
    assert Aim("ms", False, compiled=50).met(400, 49)


@pytest.mark.slow
def test_every_figure_is_measured_beside_its_aim(run: Run, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(
        "grognard.cli.measures.SPAN", 0.05
    )  # it need not be steady; the plain half takes its time
    told = json.loads(run("bench", "--json").stdout)
    assert told["build"] == grognard.build()
    assert [row["name"] for row in told["figures"]] == list(AIMS)
    assert all(row[told["build"]] > 0 for row in told["figures"])
    if told["build"] == "compiled":
        assert all(row["ratio"] > 0 for row in told["figures"])
