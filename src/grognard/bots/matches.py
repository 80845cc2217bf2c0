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
from grognard.bots.outside import SECONDS, Forfeit, Outside, check, hire, is_outside, labels
from grognard.bots.randomly import Random
from grognard.core.game import Armies, Game, Mind
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
    seconds: float = SECONDS  # that an outside bot may take for a decision
    duplicate: bool = False  # each side has the luck of its own that the seed gives it, whoever plays it
    armies: Armies = ()
    language: str = "en"  # in which it is told why a match was given away

    @property
    def is_watched(self) -> bool:
        """Whether the referee keeps the whole match: for its record, and for programs, who are told of it."""
        return self.recorded or any(is_outside(name) for name in self.bots)


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
    forfeit: str = ""  # why the loser gave the match away, if an outside bot did


def play_match(pairing: Pairing, seed: int) -> Row:
    """Play the match of a seed."""
    setup = prepared(loaded(pairing.game, pairing.pack), pairing, seed)
    game = setup.game
    text = forfeit = ""
    start = perf_counter()
    if pairing.is_watched:
        match, steps, forfeit = play_recorded(setup, pairing, seed)
        s = match.state
        text = record.write(record.record(match)) if pairing.recorded else ""
    else:
        s = game.rules.start(setup.scenario, setup.all_options())
        s.settle()
        steps = play_quickly(setup, s, pairing, seed)
    seconds = perf_counter() - start
    assert s.result is not None
    turns = game.table.view(s, SPECTATOR).turn
    return Row(seed, s.result.winner, s.result.scores, turns, steps, seconds, text, forfeit)


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
    names = labels([BOT + pairing.bots[game.side_of(seat)] for seat in range(len(game.seats))])
    luck = dealers.Duplicate(seed) if pairing.duplicate else dealers.Seeded(seed)
    sources = dict.fromkeys(dealers.SOURCES, luck)
    return prepare(game, pairing.scenario, options, names, sources)


class Player:
    """A bot on its seat: it is asked with what the seat knows, and with nothing else."""

    def __init__(
        self, game: Game[Any], seat: int, name: str, seed: int, seconds: float | None = None
    ) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.bot: Final[Bot] = hire(name, own_seed(seed, f"bot {seat}"), seconds)
        self.worlds: Final = Seeded(own_seed(seed, f"worlds {seat}"))
        self.mind: Mind[Any] | None = None  # an opinion of its own, where bots are tuned

    def choose(self, s: State) -> Choice:
        knowledge = Knowledge(self.game, s, self.seat, self.worlds)
        if self.mind is not None:
            self.mind.adopt(knowledge.dealt)
        return self.bot.choose(knowledge)

    def attend(self, match: Match) -> None:
        """Let a program hear what its seat is told of the match."""
        if isinstance(self.bot, Outside):
            self.bot.attend(match, self.seat)


def own_seed(seed: int, purpose: str) -> int:
    """A seed for one purpose within a match, unlike all others."""
    return int.from_bytes(sha256(f"{seed} {purpose}".encode()).digest()[:6], "big")


def players(setup: Setup, pairing: Pairing, seed: int) -> list[Player]:
    """The bots, by seat."""
    game = setup.game
    names = [pairing.bots[game.side_of(seat)] for seat in range(len(game.seats))]
    return [Player(game, seat, name, seed, pairing.seconds) for seat, name in enumerate(names)]


def play_recorded(setup: Setup, pairing: Pairing, seed: int) -> tuple[Match, int, str]:
    """A match that keeps its record and refuses what is illegal; its counted steps; why it was given away."""
    match = Match(setup.game, setup.scenario, setup.options, setup.seats, setup.dealers)
    seated = players(setup, pairing, seed)
    decisions, forfeit = 0, ""
    try:
        while match.result is None:
            with Undisturbed():
                decisions += len(match.options()) > 1
                forfeit = decide(match, seated, pairing.language)
        for player in seated:
            player.attend(match)
    finally:
        for player in seated:
            player.bot.close()
    return match, decisions + sum(entry.actor == CHANCE for entry in match.entries), forfeit


def decide(match: Match, seated: list[Player], language: str) -> str:
    """Let the bot decide that is asked; if it forfeits, it has resigned, and the reason is the answer."""
    seat = match.to_move
    assert seat is not None
    player = seated[seat]
    player.attend(match)
    try:
        match.choose(seat, [player.choose(match.state)])
    except Forfeit as reason:
        give_away(match, seat, reason)
        return reason.told(language)
    return ""


def give_away(match: Match, seat: int, reason: Forfeit) -> None:
    """A seat whose program broke the protocol resigns; the record says what it did."""
    match.say(seat, f"{match.setup.seats[seat]} forfeits: {reason.deed}")
    match.resign(seat)


def play_quickly(setup: Setup, s: State, pairing: Pairing, seed: int) -> int:
    """Play the position to its end with the same luck and the same bots; the counted steps."""
    seated = players(setup, pairing, seed)
    if not pairing.duplicate and all(isinstance(player.bot, Random) for player in seated):
        with Undisturbed():
            return playout(s, Seeded(seed), [player.bot.rng for player in seated])
    counted = 0
    while s.agenda:
        with Undisturbed():
            counted += play_step(setup, s, seated)
    return counted


def play_step(setup: Setup, s: State, seated: list[Player]) -> bool:
    """Settle the next step, by luck or by the bot that is asked; whether it counts."""
    step = s.agenda[-1]
    if isinstance(step, Chance):
        outcome = dealers.dealer(setup.dealers, step).deal(setup.game, s, step)
        assert outcome is not None
        s.apply(outcome)
        return True
    choice, counts = forced(s), False
    if choice is None:
        counts = len(step.options(s)) > 1
        choice = seated[step.actor(s)].choose(s)
    s.apply(choice)
    return counts
