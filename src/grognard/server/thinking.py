"""Bots and forecasts, outside the event loop: in processes of their own, or in threads for tests."""

import asyncio
import gc
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from typing import Any, Final, Literal, TypeVar
from zlib import crc32

from grognard import games
from grognard.bots.bot import Heard
from grognard.bots.hints import Hint, hints
from grognard.bots.knowledge import Knowledge
from grognard.bots.matches import Player
from grognard.bots.review import Review, Reviewer
from grognard.bots.search import Budget
from grognard.core.game import Armies, Game
from grognard.core.journal import Choice
from grognard.core.rng import Seeded
from grognard.core.state import State
from grognard.core.step import Chance
from grognard.play.forecast import forecast
from grognard.play.odds import Forecast
from grognard.server.reports import END, WAY, Ears, Report, send_home

T = TypeVar("T")
ODDS: Final = "odds"
BOTS: Final = ("bots 1", "bots 2")
REVIEWS: Final = "reviews"
PATIENCE: Final = 10  # how far long thoughts stand back, as the system counts it
HINT: Final = Budget(seconds=1.0)
REMEMBERED: Final = 32  # matches whose positions a worker keeps
MEMORY: "Final[dict[str, Remembered]]" = {}


@dataclass(frozen=True)
class Position:
    """A position as it is sent to a worker: the match, what it started from, and every choice since."""

    match: str
    game: str
    scenario: str
    options: dict[str, int]
    choices: tuple[Choice, ...]
    armies: Armies = ()


@dataclass
class Remembered:
    """A position that a worker knows, and the bots that play there."""

    choices: tuple[Choice, ...]
    state: State
    players: dict[tuple[int, str], Player]


def arrive(position: Position) -> tuple[Game[Any], Remembered]:
    """The position in this process: by the choices that are new, if it is a known one that went on."""
    game = games.load(position.game).mustered(position.armies).seated(position.options)
    known = MEMORY.pop(position.match, None)
    if known is None or position.choices[: len(known.choices)] != known.choices:
        s: State = game.rules.start(position.scenario, position.options)
        s.settle()
        known = Remembered((), s, known.players if known is not None else {})
    for choice in position.choices[len(known.choices) :]:
        known.state.apply(choice)
    known.choices = position.choices
    MEMORY[position.match] = known
    while len(MEMORY) > REMEMBERED:
        MEMORY.pop(next(iter(MEMORY)))
    return game, known


def choose(position: Position, seat: int, bot: str, seed: int, heard: Heard) -> Choice:
    """What a bot does; it is given what its seat knows and nothing else."""
    game, known = arrive(position)
    player = known.players.get((seat, bot))
    if player is None:
        player = known.players[seat, bot] = Player(game, seat, bot, seed)
    player.bot.heard = heard
    return player.choose(known.state)


def advise(position: Position, seat: int, heard: Heard) -> list[Hint]:
    """The best choices of a seat, from what it knows and nothing else."""
    game, known = arrive(position)
    n = len(position.choices)
    return hints(Knowledge(game, known.state, seat, Seeded(n)), HINT, n, heard)


def look_back(position: Position, winner: int | None, heard: Heard) -> Review:
    """The review of a match, from its start."""
    game = games.load(position.game).seated(position.options)
    s: State = game.rules.start(position.scenario, position.options)
    s.settle()
    reviewer = Reviewer(game, s, position.choices, winner)
    reviewer.run(heard)
    return reviewer.review()


def odds(position: Position, seat: int, choice: Choice) -> Forecast:
    """What a choice is likely to bring."""
    game, known = arrive(position)
    return forecast(game, known.state, seat, choice)


@dataclass(frozen=True)
class Danger:
    """An enemy that could attack a piece next turn: with how many dice, and what would come of it."""

    enemy: int
    dice: int
    forecast: Forecast


def dangers(position: Position, seat: int, piece: int) -> list[Danger]:
    """What each enemy could do to a piece next turn, the strongest first."""
    game, known = arrive(position)
    rng = Seeded(1)
    world = game.resample(known.state, game.side_of(seat), rng)
    found = [
        Danger(enemy, dice_of(before, choice), forecast(game, before, seat, choice, rng=rng))
        for enemy, before, choice in game.mind.threats(world, piece)
    ]
    return sorted(found, key=lambda danger: (danger.forecast.worth, danger.enemy))


def dice_of(before: State, choice: Choice) -> int:
    """How many dice follow a choice."""
    trial = before.clone()
    trial.apply(choice)
    top = trial.agenda[-1] if trial.agenda else None
    return len(top.options(trial)[0]) if isinstance(top, Chance) and top.source == "dice" else 0


def get_ready() -> None:
    """Read the games; what is read stays, and is never again searched for garbage."""
    for game in games.GAMES:
        games.load(game)
    gc.collect()
    gc.freeze()


def reported(number: int, what: Callable[..., T], *about: Any) -> T:
    """Think in a worker, and tell the server how far the thought is."""
    return what(*about, Report(number, send_home))


def begin_work(way: Connection, patient: bool) -> None:
    """A worker leaves the interrupt to the server, and ends with it, however that ends.

    One with long thoughts lets the server and quick answers go first.
    """
    WAY.append(way)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if patient and hasattr(os, "nice"):
        os.nice(PATIENCE)
    threading.Thread(target=end_with_server, daemon=True).start()


def end_with_server() -> None:
    """Wait for the end of the server; a killed one cannot tell its workers to go."""
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)


class Thinkers:
    """The workers, each started when there is something for it to think about.

    Odds are not kept waiting by bots, nor bots by reviews: they have workers of their own. A match goes to
    the same worker of bots every time, where its bots remember what they thought.
    """

    def __init__(self, kind: Literal["process", "thread"] = "process") -> None:
        self.kind: Final = kind
        self.workers: Final[dict[str, Executor]] = {}
        self.way: Connection | None = None  # by which workers report
        self.loop: asyncio.AbstractEventLoop | None = None
        self.ears: Final = Ears(self.told)

    def worker(self, name: str) -> Executor:
        """A worker by name, which is started if it is not there; one thread does for all."""
        kept = name if self.kind == "process" else "thread"
        if kept not in self.workers:
            self.loop = asyncio.get_running_loop()
            self.workers[kept] = self.process(name) if self.kind == "process" else ThreadPoolExecutor(1)
        return self.workers[kept]

    def process(self, name: str) -> ProcessPoolExecutor:
        context = get_context("spawn")
        if self.way is None:
            reader, self.way = context.Pipe(duplex=False)
            self.ears.listen(reader)
        return ProcessPoolExecutor(1, context, begin_work, (self.way, name != ODDS))

    def told(self, number: int, done: float) -> None:
        """A report came, in another thread."""
        if self.loop is not None and not self.loop.is_closed():
            self.loop.call_soon_threadsafe(self.ears.hear, number, done)

    async def wake(self) -> None:
        """Start workers before somebody waits for them."""
        if self.kind == "process":
            await asyncio.gather(*[self.think(name, get_ready) for name in (ODDS, *BOTS)])

    async def choose(self, position: Position, seat: int, bot: str, seed: int, heard: Heard) -> Choice:
        return await self.report(bots_of(position.match), heard, choose, position, seat, bot, seed)

    async def advise(self, position: Position, seat: int, heard: Heard) -> list[Hint]:
        return await self.report(bots_of(position.match), heard, advise, position, seat)

    async def look_back(self, position: Position, winner: int | None, heard: Heard) -> Review:
        return await self.report(REVIEWS, heard, look_back, position, winner)

    async def odds(self, position: Position, seat: int, choice: Choice) -> Forecast:
        return await self.think(ODDS, odds, position, seat, choice)

    async def dangers(self, position: Position, seat: int, piece: int) -> list[Danger]:
        return await self.think(ODDS, dangers, position, seat, piece)

    async def report(self, worker: str, heard: Heard, what: Callable[..., T], *about: Any) -> T:
        """Ask a worker for a long thought, and hear how far it is."""
        number = self.ears.expect(heard)
        try:
            if self.kind == "thread":
                return await self.think(worker, partial(what, *about, Report(number, self.told)))
            return await self.think(worker, reported, number, what, *about)
        finally:
            del self.ears.hearing[number]

    async def think(self, worker: str, what: Callable[..., T], *about: Any) -> T:
        """Ask a worker; if it has died, another takes its place and is asked once more."""
        loop = asyncio.get_running_loop()
        asked = self.worker(worker)
        try:
            return await loop.run_in_executor(asked, what, *about)
        except BrokenExecutor:
            if self.workers.get(worker) is asked:
                self.workers.pop(worker).shutdown(wait=False, cancel_futures=True)
            return await loop.run_in_executor(self.worker(worker), what, *about)

    def stop(self) -> None:
        """Let the workers go."""
        for worker in self.workers.values():
            worker.shutdown(wait=False, cancel_futures=True)
        self.workers.clear()
        if self.way is not None:
            with suppress(OSError):
                self.way.send_bytes(END)
            self.way.close()
            self.way = None


def bots_of(match: str) -> str:
    """The worker that thinks for the bots of a match."""
    return BOTS[crc32(match.encode()) % len(BOTS)]
