"""Recorded battles: each plays again, line by line, to the position written, and is proved by its key."""

from pathlib import Path

import pytest

from grognard.games import GAMES, load
from grognard.play import reading
from grognard.play.ledger import Event
from grognard.play.record import write
from grognard.play.replay import game_of, replay, verify

FOLDER = Path(__file__).parents[1] / "records"
RECORDS = sorted(FOLDER.glob("*/*.grog"))
ADVICE = (
    "the rules or the pack have changed: raise the version, and play the records anew (tests/records/make.py)"
)
PEOPLE = {
    "battle_cry": "brawners_farm",
    "tactique": "quatre_bras",
    "gradisca": "lucinico",
    "black_powder": "crossroads",
}  # by people, not bots


@pytest.mark.parametrize("game", GAMES)
def test_there_are_a_dozen_of_each_game(game: str) -> None:
    read = [reading.load(path) for path in RECORDS if path.parent.name == game]
    assert len(read) >= 12
    scenarios = len(load(game).rules.scenarios())
    assert len({record.scenario for record in read}) >= min(12, scenarios)
    assert {name for record in read for _, name in record.seats} >= {"bot:greedy", "bot:random", "Anna"}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_recorded_battle_is_played_again_and_proved(path: Path) -> None:
    text = path.read_text("utf-8")
    record = reading.load(path)
    game = game_of(record)
    assert (record.rules, record.pack) == (game.version, game.pack), ADVICE
    assert write(record) == text
    assert verify(game, record) > 30 or game.id != "battle_cry"  # cards and dice; the other has dice alone


@pytest.mark.parametrize("game", GAMES)
def test_the_events_of_the_table_are_in_a_record(game: str) -> None:
    record = reading.load(FOLDER / game / f"{PEOPLE[game]}.grog")
    ledger = replay(load(game), record)
    events = {line.word for line in ledger.lines if isinstance(line, Event)}
    assert events == {"undo", "say", "offer", "resign"}
    assert ledger.state.result is not None
    assert len(ledger.lines) > len(ledger.entries) + 20  # undone steps stay in the record
