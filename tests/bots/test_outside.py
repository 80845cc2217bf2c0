"""Programs as bots: every game is theirs to play, and none of their misdeeds harms more than their match."""

import os
import shlex
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from grognard.bots import Knowledge, UnknownBot, check, make
from grognard.bots.ladder import Ladder, Standing, climb
from grognard.bots.matches import Pairing, Player, play_match
from grognard.bots.outside import Forfeit, Outside, hire, label, labels, question
from grognard.bots.pipes import LONGEST_LINE, Misbehaved, Program
from grognard.bots.series import play_series
from grognard.core.rng import Seeded
from grognard.games import GAMES, load
from grognard.play.dealers import SOURCES, Duplicate
from grognard.play.match import Match
from grognard.play.reading import read
from grognard.play.replay import replay

EXAMPLE = Path(__file__).parents[2] / "examples/outside_bot.py"
BOT = f"cmd:{shlex.quote(sys.executable)} -S {shlex.quote(str(EXAMPLE))}"
SHORT = {"turn_cap": 4}
BULL_RUN = Pairing("battle_cry", "bc01_first_bull_run", (BOT, "random"), SHORT, recorded=True)

pytestmark = pytest.mark.skipif(os.name != "posix", reason="outside bots need sessions of processes")

# What a program may do instead of playing. `say` writes a line, `ask` reads until it is asked to choose.
DEEDS = {
    "crashes": ("ask(); raise SystemExit(3)", "it ended with exit code 3"),
    "leaves": ("pass", "it ended with exit code 0"),
    "kills itself": ("ask(); os.kill(os.getpid(), 9)", "it was ended by SIGKILL"),
    "is silent": ("ask(); time.sleep(60)", "it did not answer in time"),
    "is deaf": ("say('ready'); time.sleep(60)", "it did not answer in time"),
    "chooses nonsense": ("ask(); say('choose gibberish')", 'it chose "gibberish": "gibberish" is not to be'),
    "chooses nothing": ("ask(); say('choose')", 'it chose "": nothing is written'),
    "chooses a foreign card": ("ask(); say('choose card ' + foreign)", "which is not legal (BC-card-"),
    "says something else": ("ask(); say('bestmove e2e4')", 'it wrote "bestmove" where "choose"'),
    "writes without end": ("ask(); write('x' * 9000)", f"it wrote a line of more than {LONGEST_LINE} bytes"),
    "chatters": ("ask(); write('info still thinking\\n' * 2000)", "it wrote 1000 lines without an answer"),
    "writes no text": ("ask(); os.write(1, bytes(range(128, 256)) + b'\\n')", "where"),
    "closes its mouth": ("ask(); os.close(1); time.sleep(60)", "it closed its output"),
    "is ready for nothing": ("say('hello')", 'it wrote "hello" where "ready"'),
}
PROGRAM = """
import os, sys, time
foreign = "bombard"
def write(text): sys.stdout.write(text); sys.stdout.flush()
def say(line): write(line + "\\n")
def ask():
    global foreign
    say("ready")
    hand = []
    for line in iter(sys.stdin.readline, ""):
        hand.append(line.strip())
        if line.startswith("go"):
            break
    foreign = next(card for card in ("bombard", "rally", "assault_left") if f"choice card {card}" not in hand)
"""


@pytest.fixture
def doing(tmp_path: Path) -> Callable[[str], str]:
    """A bot that does something else than playing."""

    def doing(deed: str) -> str:
        file = tmp_path / "mybot.py"
        file.write_text(PROGRAM + deed + "\n", "utf-8")
        return f"cmd:{shlex.quote(sys.executable)} -S {shlex.quote(str(file))}"

    return doing


def begun(game: str, limit: int) -> tuple[Match, Player, int]:
    """A match whose first seat is a program, after so many of its decisions."""
    played = load(game)
    scenario = played.rules.scenarios()[0].id
    match = Match(played, scenario, {}, ["bot:cmd:x", "bot:random"], dict.fromkeys(SOURCES, Duplicate(1)))
    seated = [Player(played, 0, BOT, 1, 60), Player(played, 1, "random", 1)]
    asked = 0
    while match.result is None and asked < limit:
        seat = match.to_move
        assert seat is not None
        asked += seat == 0
        seated[seat].attend(match)
        match.choose(seat, [seated[seat].choose(match.state)])
    return match, seated[0], asked


@pytest.mark.parametrize("game", GAMES)
def test_a_program_plays_every_game(game: str) -> None:
    match, player, asked = begun(game, 6)
    player.bot.close()
    assert asked == 6
    assert sum(entry.actor == 0 for entry in match.entries) >= 6


def test_a_match_of_a_program_is_recorded_and_the_same_again() -> None:
    row = play_match(BULL_RUN, 3)
    assert row == play_match(BULL_RUN, 3)
    assert row.forfeit == ""
    assert "seat usa bot:cmd:outside_bot.py\n" in row.record
    assert replay(load("battle_cry"), read(row.record), verify=True).state.result is not None
    assert play_match(replace(BULL_RUN, recorded=False), 3) == replace(row, record="")


@pytest.mark.parametrize("deed", DEEDS)
def test_a_program_that_misbehaves_forfeits(deed: str, doing: Callable[[str], str]) -> None:
    code, reason = DEEDS[deed]
    waits = "time" in reason  # else it is given all the time that a loaded machine needs
    pairing = replace(BULL_RUN, bots=("random", doing(code)), seconds=0.3 if waits else 60)
    row = play_match(pairing, 1)
    assert reason in row.forfeit
    assert row.winner == 0
    assert '! say csa "bot:cmd:mybot.py forfeits: it ' in row.record
    assert "! resign csa\n" in row.record
    assert replay(load("battle_cry"), read(row.record), verify=True).state.result is not None


def test_its_last_words_are_told_and_made_harmless(doing: Callable[[str], str]) -> None:
    deed = "sys.stderr.write('x' * 100000 + '\\n\\33[31mno such card\\n'); sys.exit(1)"
    row = play_match(replace(BULL_RUN, bots=(doing(deed), "random")), 1)
    assert row.forfeit.endswith("[31mno such card)")
    assert "\33" not in row.forfeit
    assert len(row.forfeit) < 3000
    assert "no such card" not in row.record


def test_a_series_goes_on_after_a_forfeit(doing: Callable[[str], str]) -> None:
    rows = play_series(replace(BULL_RUN, bots=(doing("pass"), "random")), 3, 1)
    assert [row.winner for row in rows] == [1, 1, 1]
    assert all(row.forfeit for row in rows)


def test_all_that_a_program_has_started_ends_with_it(tmp_path: Path, doing: Callable[[str], str]) -> None:
    pids = tmp_path / "pids"
    deed = f"""
import subprocess
child = subprocess.Popen(["sleep", "600"])
open({str(pids)!r}, "w").write(f"{{os.getpid()}} {{child.pid}}")
ask()
raise SystemExit(1)
"""
    row = play_match(replace(BULL_RUN, bots=(doing(deed), "random"), seconds=60), 1)
    assert row.forfeit
    for pid in map(int, pids.read_text().split()):
        assert is_gone(pid)


def is_gone(pid: int) -> bool:
    """Whether a process ends soon; one that nobody has buried yet has ended."""
    for _ in range(500):
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return True
        state = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True).stdout
        if not state.strip() or state.startswith("Z"):
            return True
        time.sleep(0.01)
    return False


def test_a_program_that_ends_well_is_told_the_result_and_leaves(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    wrapper = tmp_path / "listening.py"
    wrapper.write_text(f"import sys\nheard = open({str(heard)!r}, 'w', buffering=1)\n" + LISTENER, "utf-8")
    play_match(replace(BULL_RUN, bots=(f"cmd:{sys.executable} -S {wrapper}", "random")), 2)
    lines = heard.read_text().splitlines()
    assert lines[0] == "grognard 1"
    assert [line.split()[0] for line in lines[-2:]] == ["over", "quit"]
    assert sum(line.startswith("game ") for line in lines) == 1
    told = [line.removeprefix("told ").split()[0] for line in lines if line.startswith("told ")]
    assert told == [str(n) for n in range(1, len(told) + 1)]  # nothing twice, nothing left out
    assert any(line.endswith(" chance draw ?") for line in lines)  # a card of the enemy


LISTENER = """
choices = []
for line in sys.stdin:
    heard.write(line)
    verb, _, rest = line.rstrip().partition(" ")
    if verb == "grognard": print("ready", flush=True)
    if verb == "view": choices.clear()
    if verb == "choice": choices.append(rest)
    if verb == "go": print("choose", choices[-1], flush=True)
"""


def test_it_is_told_what_its_seat_sees_and_no_more() -> None:
    """The hidden cards are permuted: not a letter of the question changes."""
    game = load("battle_cry")
    s = game.rules.start("bc01_first_bull_run", {"turn_cap": 4})
    luck = Seeded(1)
    while s.agenda[-1].verb != "card":
        s.apply(s.agenda[-1].propose(s, luck))
    other = game.resample(s, 0, Seeded(9))
    assert other.facts() != s.facts()
    asked = [question(Knowledge(game, each, 0, Seeded(3)), "all") for each in (s, other)]
    assert asked[0] == asked[1]


def test_an_interrupt_is_heard_while_a_program_thinks(tmp_path: Path, doing: Callable[[str], str]) -> None:
    ready = tmp_path / "ready"
    name = doing(f"ask(); open({str(ready)!r}, 'w').write(str(os.getpid())); time.sleep(600)")

    def interrupt() -> None:
        while not ready.exists() or not ready.read_text():
            time.sleep(0.01)
        os.kill(os.getpid(), signal.SIGINT)

    thread = threading.Thread(target=interrupt)
    thread.start()
    rows = play_series(replace(BULL_RUN, bots=(name, "random"), seconds=600), 2, 1)
    thread.join()
    assert rows == []
    assert is_gone(int(ready.read_text()))


def test_an_interrupt_ends_the_programs_of_workers(tmp_path: Path, doing: Callable[[str], str]) -> None:
    """Even those that do not notice that nobody listens any more."""
    ready = tmp_path / "ready"
    name = doing(f"ask(); open({str(ready)!r}, 'w').write(str(os.getpid())); time.sleep(600)")
    standing = Standing(Ladder("tactique", (name, "random"), ("ecole",), most=2, seconds=600))

    def interrupt() -> None:
        while not ready.exists() or not ready.read_text():
            time.sleep(0.01)
        os.kill(os.getpid(), signal.SIGINT)

    thread = threading.Thread(target=interrupt)
    thread.start()
    assert not climb(standing, jobs=2)
    thread.join()
    assert standing.outcomes == {}
    assert is_gone(int(ready.read_text()))


def test_a_program_is_named_in_records_by_its_file() -> None:
    assert label("greedy") == "greedy"
    assert label("cmd:./mybot --deep 3") == "cmd:mybot"
    assert label("cmd:python3.12 -S 'my bots/bot #1.py'") == "cmd:bot__1.py"
    assert label("cmd:python3") == "cmd:bot"
    seats = ["bot:cmd:a/x", "bot:cmd:b/x", "Anna", "bot:cmd:a/x"]
    assert labels(seats) == ["bot:cmd:x", "bot:cmd:x-2", "Anna", "bot:cmd:x"]


def test_a_command_that_cannot_be_started_is_refused_at_once() -> None:
    for name, why in (
        ("cmd:", "names no program"),
        ("cmd:./there_is_none", 'there is no program "./there_is_none"'),
        ("cmd:'open", "No closing quotation"),
    ):
        with pytest.raises(UnknownBot, match=why):
            play_match(replace(BULL_RUN, bots=(name, "random")), 1)


def test_what_is_no_program_forfeits(tmp_path: Path) -> None:
    file = tmp_path / "picture"
    file.write_bytes(b"\x00\x01\x02")
    file.chmod(0o755)
    row = play_match(replace(BULL_RUN, bots=(f"cmd:{file}", "random")), 1)
    assert "it cannot be started: Exec format error" in row.forfeit


def test_a_program_starts_only_where_somebody_gives_it_time() -> None:
    """The registry, which the server asks, knows no programs; a player without time hires none."""
    with pytest.raises(UnknownBot):
        check(BOT)
    with pytest.raises(UnknownBot):
        make(BOT, 1)
    with pytest.raises(UnknownBot):
        hire(BOT, 1, None)
    with pytest.raises(UnknownBot):
        Player(load("battle_cry"), 0, BOT, 1)
    assert isinstance(hire(BOT, 1, 5.0), Outside)


def test_a_program_that_reads_nothing_holds_nobody_up() -> None:
    program = Program([sys.executable, "-S", "-c", "import time; time.sleep(600)"])
    program.send(["x" * 1_000_000])
    with pytest.raises(Misbehaved, match="did not answer in time"):
        program.line(time.monotonic() + 0.3)
    program.kill()
    assert program.process.returncode == -signal.SIGKILL


def test_a_forfeit_keeps_the_deed_apart_from_the_last_words() -> None:
    left = Forfeit(Misbehaved("program-ended", code="3"), "no memory")
    assert str(left.deed) == "it ended with exit code 3"
    assert left.told() == "it ended with exit code 3 (no memory)"
    assert left.told("fr") == "il s’est arrêté avec le code 3 (no memory)"
