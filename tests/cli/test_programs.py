"""Outside bots at the command line: programs that play, forfeit, and are never started by a record."""

import json
import os
import re
import shlex
import sys
from pathlib import Path

import pytest

from grognard.play.reading import load

from .conftest import QUICK, SCENARIO, Run, kept_in

EXAMPLE = Path(__file__).parents[2] / "examples/outside_bot.py"
PROGRAM = f"cmd:{shlex.quote(sys.executable)} -S {shlex.quote(str(EXAMPLE))}"
LEAVES = f"cmd:{shlex.quote(sys.executable)} -S -c 'raise SystemExit(\"no licence\")'"
SHORT = ("--option", "turn_cap=4")

pytestmark = pytest.mark.skipif(os.name != "posix", reason="outside bots need sessions of processes")


def test_a_program_plays_a_series(run: Run):
    result = run("match", SCENARIO, "--bots", PROGRAM, "random", "--games", "1", *SHORT, "--json")
    assert result.exit_code == 0, result.output
    told = json.loads(result.stdout)
    assert told["games"] == 1
    assert told["forfeits"] == []


@pytest.mark.parametrize(
    ("language", "said", "reason", "share"),
    [
        ("en", "2 matches were forfeited", "it ended with exit code 1 (no licence)", "100.0 %"),
        ("fr", "2 parties ont été", "il s’est arrêté avec le code 1 (no licence)", "100,0 %"),
    ],
)
def test_forfeits_are_counted_and_the_first_is_explained(
    run: Run, language: str, said: str, reason: str, share: str
):
    result = run("match", SCENARIO, "--bots", "random", LEAVES, "--games", "2", *SHORT, "--lang", language)
    assert result.exit_code == 0, result.output
    assert said in result.stderr
    assert reason in result.stderr
    assert re.search(rf"usa +random +2 +{share}", result.stdout)


def test_a_program_at_the_table_and_again_after_a_break(run: Run):
    seats = ("--seat", "usa=human", "--seat", f"csa=bot:{PROGRAM}")
    left = run("play", SCENARIO, *seats, *QUICK, "--save", "m.grog", typed="1\nquit\n")
    assert left.exit_code == 0, left.output
    assert "Confederacy (bot:cmd:outside_bot.py)" in left.stdout
    assert "seat csa bot:cmd:outside_bot.py\n" in Path("m.grog").read_text("utf-8")
    way_on = shlex.split(left.stdout.strip().splitlines()[-1])
    assert way_on[-2:] == ["--seat", f"csa=bot:{PROGRAM}"]
    alone = run("play", "--resume", "m.grog", typed="quit\n")
    assert alone.exit_code == 2
    assert '"cmd:outside_bot.py" is a program: name it again by --seat SEAT=bot:cmd:PROGRAM' in alone.stderr
    other = run("play", "--resume", "m.grog", "--seat", f"usa=bot:{PROGRAM}", typed="quit\n")
    assert other.exit_code == 2
    assert run(*way_on[1:], typed="quit\n").exit_code == 0


def test_a_program_that_forfeits_loses_at_the_table(run: Run):
    seats = ("--seat", f"usa=bot:{LEAVES}", "--seat", "csa=human")
    result = run("play", SCENARIO, *seats, *QUICK)
    assert result.exit_code == 0, result.output
    assert "forfeits the match: it ended with exit code 1 (no licence)" in " ".join(result.stdout.split())
    assert load(kept_in(result)).result is not None


def test_a_record_alone_starts_no_program(run: Run, record: Path, home: Path):
    mark = home / "started"
    (home / "here/mark").write_text(f"#!/bin/sh\ntouch {mark}\n", "utf-8")
    (home / "here/mark").chmod(0o755)
    head, steps, _ = record.read_text("utf-8").split("---\n")
    begun = "".join(steps.splitlines(keepends=True)[:12])
    text = f"{head}---\n{begun}---\nresult -\n".replace("bot:random", "bot:cmd:./mark")
    record.write_text(text, "utf-8")
    result = run("play", "--resume", str(record))
    assert result.exit_code == 2
    assert '"cmd:./mark" is a program' in result.stderr
    assert not mark.exists()
