"""Recorded battles: each plays again to the position that was written, and is proved by its key."""

from pathlib import Path

import pytest

from grognard.games import load
from grognard.play import reading
from grognard.play.ledger import Event
from grognard.play.record import write
from grognard.play.replay import game_of, replay, verify

FOLDER = Path(__file__).parents[2] / "records/battle_cry"
RECORDS = sorted(FOLDER.glob("*.grog"))
ADVICE = "rules or pack have changed: raise the version, play the records anew (tests/records/make.py)"


def test_there_are_a_dozen() -> None:
    read = [reading.load(path) for path in RECORDS]
    assert len(read) >= 12
    assert len({record.scenario for record in read}) >= 12
    assert {name for record in read for _, name in record.seats} >= {"bot:greedy", "bot:random", "Anna"}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_battle_is_played_again_and_proved(path: Path) -> None:
    text = path.read_text("utf-8")
    record = reading.load(path)
    game = game_of(record)
    assert (record.rules, record.pack) == (game.version, game.pack), ADVICE
    assert write(record) == text
    assert verify(game, record) > 30


def test_the_events_of_the_table_are_in_a_record() -> None:
    record = reading.load(FOLDER / "brawners_farm.grog")
    ledger = replay(load("battle_cry"), record)
    events = {line.word for line in ledger.lines if isinstance(line, Event)}
    assert events == {"undo", "say", "offer", "resign"}
    assert ledger.state.result is not None
    assert len(ledger.lines) > len(ledger.entries) + 20  # undone steps stay in the record
