"""One match between bots, with a record or as quickly as may be: the same either way."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from grognard.bots.bot import Bot
from grognard.bots.knowledge import Knowledge
from grognard.bots.randomly import Random
from grognard.bots.registry import check, make
from grognard.core.game import Armies, Game
from grognard.core.journal import Choice
from grognard.core.playout import playout
from grognard.core.rng import Seeded
from grognard.core.state import State
from grognard.core.step import CHANCE, Chance
from grognard.core.table import SPECTATOR
from grognard.games import load
from grognard.play import dealers, record
from grognard.play.explain import forced
from grognard.play.match import Match
from grognard.play.setup import BOT, Setup, SetupError, prepare, raised
from grognard.play.undisturbed import Undisturbed

TURN_CAP: Final = 120  # automatic play stops after so many turns unless told otherwise


@dataclass(frozen=True)
class Pairing:
    """What is played and by which bots, one a side; with a seed it makes the same match everywhere."""

    game: str
    scenario: str
    bots: tuple[str, ...]
    options: Mapping[str, int] = field(default_factory=dict)
    recorded: bool = False
    pack: Path | None = None
    armies: Armies = ()


@dataclass(frozen=True)
class Row:
    """One finished match."""

    seed: int
    winner: int  # a side, or DRAW
    scores: Choice
    turns: int
    steps: int  # chance steps, and decisions with at least two options
    seconds: float = field(compare=False)  # of this machine: no part of what was played
    record: str = field(default="", repr=False)


def play_match(pairing: Pairing, seed: int) -> Row:
    """Play the match of a seed."""
    setup = prepared(loaded(pairing.game, pairing.pack), pairing, seed)
    game = setup.game
    text = ""
    start = perf_counter()
    if pairing.recorded:
        match, steps = play_recorded(setup, seed)
        s, text = match.state, record.write(record.record(match))
    else:
        s = game.rules.start(setup.scenario, setup.all_options())
        s.settle()
        steps = play_quickly(setup, s, seed)
    seconds = perf_counter() - start
    assert s.result is not None
    turns = game.table.view(s, SPECTATOR).turn
    return Row(seed, s.result.winner, s.result.scores, turns, steps, seconds, text)


@cache
def loaded(game: str, pack: Path | None) -> Game[Any]:
    """The game, read once a process."""
    return load(game, pack)


def prepared(game: Game[Any], pairing: Pairing, seed: int) -> Setup:
    """The setup of a match; an error says which name is wrong."""
    game = raised(game, pairing.armies).seated(pairing.options)
    if len(pairing.bots) != len(game.sides):
        raise SetupError(f"{len(pairing.bots)} bots for {len(game.sides)} sides: {', '.join(game.sides)}")
    for name in pairing.bots:
        check(name)
    options = dict(pairing.options)
    if any(option.id == "turn_cap" for option in game.rules.options()):
        options.setdefault("turn_cap", TURN_CAP)
    names = [BOT + pairing.bots[game.side_of(seat)] for seat in range(len(game.seats))]
    sources = dict.fromkeys(dealers.SOURCES, dealers.Seeded(seed))
    return prepare(game, pairing.scenario, options, names, sources)


class Player:
    """A bot on its seat: it is asked with what the seat knows, and with nothing else."""

    def __init__(self, game: Game[Any], seat: int, name: str, seed: int) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.bot: Final[Bot] = make(name, own_seed(seed, f"bot {seat}"))
        self.worlds: Final = Seeded(own_seed(seed, f"worlds {seat}"))

    def choose(self, s: State) -> Choice:
        return self.bot.choose(Knowledge(self.game, s, self.seat, self.worlds))


def own_seed(seed: int, purpose: str) -> int:
    """A seed for one purpose within a match, unlike all others."""
    return int.from_bytes(sha256(f"{seed} {purpose}".encode()).digest()[:6], "big")


def players(setup: Setup, seed: int) -> list[Player]:
    """The bots, by seat."""
    names = [name.removeprefix(BOT) for name in setup.seats]
    return [Player(setup.game, seat, name, seed) for seat, name in enumerate(names)]


def play_recorded(setup: Setup, seed: int) -> tuple[Match, int]:
    """A match that keeps its record and refuses what is illegal, with its counted steps."""
    match = Match(setup.game, setup.scenario, setup.options, setup.seats, setup.dealers)
    seated = players(setup, seed)
    decisions = 0
    while match.result is None:
        seat = match.to_move
        assert seat is not None
        with Undisturbed():
            decisions += len(match.options()) > 1
            match.choose(seat, [seated[seat].choose(match.state)])
    return match, decisions + sum(entry.actor == CHANCE for entry in match.entries)


def play_quickly(setup: Setup, s: State, seed: int) -> int:
    """Play the position to its end with the same luck and the same bots; the counted steps."""
    seated = players(setup, seed)
    luck = Seeded(seed)
    if all(isinstance(player.bot, Random) for player in seated):
        with Undisturbed():
            return playout(s, luck, [player.bot.rng for player in seated])
    counted = 0
    while s.agenda:
        with Undisturbed():
            counted += play_step(s, luck, seated)
    return counted


def play_step(s: State, luck: Seeded, seated: list[Player]) -> bool:
    """Settle the next step, by luck or by the bot that is asked; whether it counts."""
    step = s.agenda[-1]
    if isinstance(step, Chance):
        s.apply(step.settled(step.sample(s, luck)))
        return True
    choice, counts = forced(s), False
    if choice is None:
        counts = len(step.options(s)) > 1
        choice = seated[step.actor(s)].choose(s)
    s.apply(choice)
    return counts
