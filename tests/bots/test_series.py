"""Many matches: merged by seed for any number of workers, and kept when they are interrupted."""

from collections.abc import Callable

import pytest

from grognard.bots import UnknownBot
from grognard.bots.matches import Pairing, Row
from grognard.bots.series import CHUNK, chunks, play_series, summary
from grognard.core.state import DRAW

PAIRING = Pairing("battle_cry", "bc13_new_market", ("random", "random"), {"turn_cap": 8})


def interrupt_after(count: int) -> Callable[[Row], None]:
    """Whoever hears of so many matches presses Ctrl-C."""
    heard: list[Row] = []

    def hear(row: Row) -> None:
        heard.append(row)
        if len(heard) == count:
            raise KeyboardInterrupt

    return hear


def test_any_number_of_workers_gives_the_same_rows() -> None:
    heard: list[Row] = []
    alone = play_series(PAIRING, 25, 7)
    together = play_series(PAIRING, 25, 7, jobs=2, heard=heard.append)
    assert together == alone
    assert [row.seed for row in together] == list(range(7, 32))
    assert sorted(heard, key=lambda row: row.seed) == alone


def test_a_series_goes_on_where_another_ended() -> None:
    assert play_series(PAIRING, 4, 1) == play_series(PAIRING, 2, 1) + play_series(PAIRING, 2, 3)


def test_an_interrupt_keeps_what_is_done() -> None:
    assert play_series(PAIRING, 20, 7, heard=interrupt_after(3)) == play_series(PAIRING, 3, 7)


def test_an_interrupt_stops_the_workers_and_keeps_their_matches() -> None:
    rows = play_series(PAIRING, 400, 7, jobs=2, heard=interrupt_after(1))
    assert CHUNK <= len(rows) < 400
    known = {row.seed: row for row in play_series(PAIRING, 400, 7)}
    assert rows == [known[row.seed] for row in rows]


@pytest.mark.parametrize(("games", "jobs"), [(1, 1), (25, 2), (100, 4), (5000, 2)])
def test_chunks_are_worth_sending(games: int, jobs: int) -> None:
    lots = chunks(range(games), jobs)
    assert [seed for lot in lots for seed in lot] == list(range(games))
    assert all(len(lot) >= CHUNK for lot in lots[:-1])


def test_wrong_names_are_refused_before_anything_is_played() -> None:
    with pytest.raises(UnknownBot):
        play_series(Pairing("battle_cry", "bc13_new_market", ("greedy", "nobody")), 3, 1, jobs=2)


def test_a_summary_counts_wins_draws_and_steps() -> None:
    rows = [
        Row(1, 0, (6, 2), 10, 100, 0.5),
        Row(2, 1, (3, 6), 12, 150, 0.5),
        Row(3, DRAW, (4, 4), 120, 50, 1.0),
    ]
    total = summary(rows, 2)
    assert (total.games, total.wins, total.draws, total.turns, total.steps) == (3, (1, 1), 1, 142, 300)
    assert total.steps_per_second == 150
    assert summary([], 2).steps_per_second == 0
