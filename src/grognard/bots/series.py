"""Many matches between the same bots, on several cores: any number of workers gives the same rows."""

import signal
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.synchronize import Event
from typing import Final

from grognard.bots.crew import stay_with_parent
from grognard.bots.matches import Pairing, Row, loaded, play_match, prepared
from grognard.core.state import DRAW
from grognard.play.undisturbed import SIGNS, Undisturbed

CHUNK: Final = 10  # matches that a worker plays at least before it reports
LARGEST_CHUNK: Final = 200
CHUNKS_A_WORKER: Final = 8  # so that the last one to finish is not waited for too long

Heard = Callable[[Row], None]
STOP: Final[list[Event]] = []  # in a worker: the sign to stop after the match under way


@dataclass(frozen=True)
class Summary:
    """Many matches together."""

    games: int
    wins: tuple[int, ...]  # by side
    draws: int
    turns: int
    steps: int
    seconds: float  # of one core

    @property
    def steps_per_second(self) -> float:
        return self.steps / self.seconds if self.seconds else 0.0


def summary(rows: Sequence[Row], sides: int) -> Summary:
    """What the rows add up to."""
    winners = [row.winner for row in rows]
    return Summary(
        len(rows),
        tuple(winners.count(side) for side in range(sides)),
        winners.count(DRAW),
        sum(row.turns for row in rows),
        sum(row.steps for row in rows),
        sum(row.seconds for row in rows),
    )


def play_series(
    pairing: Pairing, games: int, seed: int, jobs: int = 1, heard: Heard | None = None
) -> list[Row]:
    """The matches of so many seeds from the first on, in that order; each is told when it is finished.

    An interrupt (Ctrl-C) ends the series early: the rows are those of the matches that were finished.
    """
    prepared(loaded(pairing.game, pairing.pack), pairing, seed)  # wrong names are refused at once
    seeds = range(seed, seed + games)
    played = Played(heard)
    if jobs == 1:
        in_turn(pairing, seeds, played)
    else:
        side_by_side(pairing, seeds, jobs, played)
    return sorted(played.rows, key=lambda row: row.seed)


class Played:
    """The rows so far, and who hears of them."""

    def __init__(self, heard: Heard | None) -> None:
        self.rows: Final[list[Row]] = []
        self.heard: Final = heard

    def add(self, rows: list[Row]) -> None:
        """Keep the rows first, then tell them: an interrupt on the way loses none."""
        self.rows.extend(rows)
        if self.heard is not None:
            for row in rows:
                self.heard(row)


def in_turn(pairing: Pairing, seeds: Sequence[int], played: Played) -> None:
    """One match after the other, here."""
    try:
        for seed in seeds:
            with Undisturbed():
                played.add([play_match(pairing, seed)])
    except KeyboardInterrupt:
        return


def side_by_side(pairing: Pairing, seeds: Sequence[int], jobs: int, played: Played) -> None:
    """Chunks of matches on several workers; after an interrupt each finishes the match under way."""
    context = get_context("spawn")
    stop = context.Event()
    with ProcessPoolExecutor(jobs, context, begin_work, (stop,)) as pool:
        waiting = {pool.submit(play_chunk, pairing, chunk) for chunk in chunks(seeds, jobs)}
        try:
            for future in as_completed(list(waiting)):
                waiting.discard(future)
                played.add(future.result())
        except KeyboardInterrupt:
            stop.set()
            for future in waiting:
                if not future.cancel():
                    played.add(future.result())


def chunks(seeds: Sequence[int], jobs: int) -> list[Sequence[int]]:
    """The seeds in lots that are worth sending to a worker."""
    size = min(max(CHUNK, len(seeds) // (jobs * CHUNKS_A_WORKER)), LARGEST_CHUNK)
    return [seeds[start : start + size] for start in range(0, len(seeds), size)]


def begin_work(stop: Event) -> None:
    """A worker leaves the interrupt to whoever started it, who gives the sign to stop."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    stay_with_parent()
    STOP.append(stop)
    SIGNS.append(stop.is_set)  # heard while a program is waited for


def play_chunk(pairing: Pairing, seeds: Sequence[int]) -> list[Row]:
    """The matches of some seeds, as far as the sign to stop lets them."""
    rows: list[Row] = []
    for seed in seeds:
        if STOP and STOP[0].is_set():
            break
        try:
            rows.append(play_match(pairing, seed))
        except KeyboardInterrupt:
            break
    return rows
