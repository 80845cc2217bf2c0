"""What a bot's choices gain over what is advised, decision for decision: it takes no games between bots.

A match between two greedy bots is played, and of its decisions one is drawn by lot. If the bot would choose
something else there than is advised, both are played on by advice, time for time with the same luck. So a few
hundred decisions tell what many hundred games would, and where it comes from.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import islice
from math import inf, sqrt
from time import perf_counter
from typing import Any, Final

from grognard.bots.crew import Crew
from grognard.bots.knowledge import Knowledge
from grognard.bots.matches import Pairing, loaded, play_step, players, prepared
from grognard.bots.questions import Arm
from grognard.bots.registry import make
from grognard.bots.rehearsal import leads
from grognard.bots.search import Search, no_sweeping, plant
from grognard.bots.tree import FAR, Tree
from grognard.core.game import Game
from grognard.core.rng import Seeded
from grognard.core.state import State
from grognard.core.step import Chance
from grognard.play.explain import forced
from grognard.play.undisturbed import Undisturbed

TO_THE_END: Final = FAR  # turns: more than any match has


@dataclass(frozen=True)
class Sounding:
    """One decision to be looked at, by the seed of its match."""

    game: str
    scenario: str
    bot: str
    seed: int
    lots: int  # of luck
    turns: int  # that are played on; 0: as many as a search looks ahead


@dataclass(frozen=True)
class Gain:
    """What the bot gains by its choice, as a chance to win."""

    seed: int
    verb: str
    differs: bool  # from what is advised
    gain: float
    seconds: float = field(compare=False)  # that the bot thought


@dataclass(frozen=True)
class Sum:
    """Decisions of one kind, or all of them."""

    decisions: int
    differing: int
    mean: float
    error: float  # of the mean; nothing is known of it where there is one decision only
    seconds: float  # a decision


def soundings(game: str, bot: str, count: int, seed: int, lots: int, turns: int) -> list[Sounding]:
    """Decisions of all scenarios in turn."""
    cards = loaded(game, None).rules.scenarios()
    return [
        Sounding(game, cards[number % len(cards)].id, bot, seed + number, lots, turns)
        for number in range(count)
    ]


def sound(items: Sequence[Sounding], jobs: int, heard: Callable[[Gain], None]) -> bool:
    """Look at all of them; False if it was interrupted."""
    try:
        with Crew(jobs) as crew:
            for gain in crew.do(gauged, items):
                if gain is not None:
                    heard(gain)
    except KeyboardInterrupt:
        return False
    return True


def gauged(item: Sounding) -> Gain | None:
    """Let the bot decide, and hold what comes of it against what comes of the advice; None if there was
    nothing to think about in the whole match."""
    game, s = drawn(item)
    if s is None:
        return None
    step = s.agenda[-1]
    known = Knowledge(game, s, step.actor(s), Seeded(item.seed))
    bot = make(item.bot, item.seed)
    start = perf_counter()
    choice = bot.choose(known)
    seconds = perf_counter() - start
    tree = plant(known)
    advised = tree.put(known.dealt).arms[0]
    posture, row = (bot.posture, bot.row) if isinstance(bot, Search) else (0, [])
    chosen = Arm(choice, (), 0.0, posture, row)
    if (chosen.path(), chosen.posture) == (advised.path(), advised.posture):
        return Gain(item.seed, step.verb, False, 0.0, seconds)
    return Gain(item.seed, step.verb, True, lead(tree, known.dealt, chosen, advised, item), seconds)


def lead(tree: Tree, dealt: State, chosen: Arm, advised: Arm, item: Sounding) -> float:
    """By how much more often a choice wins than the advised one, each time with the same luck."""
    with no_sweeping():
        found = islice(leads(tree, dealt, chosen, advised, item.seed, item.turns), item.lots)
        return sum(found) / item.lots


def drawn(item: Sounding) -> tuple[Game[Any], State | None]:
    """A position of the match in which a search would think, if any: each as likely as another."""
    game = loaded(item.game, None)
    pairing = Pairing(item.game, item.scenario, ("greedy",) * len(game.sides))
    setup = prepared(game, pairing, item.seed)
    seated = players(setup, pairing, item.seed)
    s = setup.game.rules.start(setup.scenario, setup.all_options())
    s.settle()
    rng, seen = Seeded(item.seed), 0
    found: State | None = None
    while s.agenda:
        if not isinstance(s.agenda[-1], Chance) and forced(s) is None and setup.game.mind.ponders(s):
            seen += 1
            if rng.below(seen) == 0:
                found = s.clone()
        with Undisturbed():
            play_step(setup, s, seated)
    return setup.game, found


def summed(gains: Iterable[Gain]) -> Sum:
    """What they come to on average."""
    found = list(gains)
    count = max(1, len(found))
    mean = sum(each.gain for each in found) / count
    spread = sum((each.gain - mean) ** 2 for each in found)
    error = sqrt(spread / count / (count - 1)) if count > 1 else inf
    seconds = sum(each.seconds for each in found) / count
    return Sum(len(found), sum(each.differs for each in found), mean, error, seconds)
