"""How a turn is to be played: the stances that a game knows, compared before the first decision of the turn.

Each is played on quickly from the same worlds with the same luck, for a few turns, and judged. All are tried
a few times, then the better half of them as often again, until two are left. Luck for luck the best must be
better than the usual one by more than luck explains.
"""

from math import sqrt
from time import perf_counter
from typing import Any, Final

from grognard.bots.knowledge import Knowledge
from grognard.bots.tree import FAR, chance_to_win, pressed
from grognard.core.game import Game, Mind
from grognard.core.rng import Seeded
from grognard.core.state import State
from grognard.core.step import CHANCE

SPREAD: Final = 7919  # between the seeds of one world and the next
LEAST: Final = 4  # worlds in which each is tried
CAUTION: Final = 1.0  # standard errors by which a stance must be better than the usual one


class Rival:
    """A stance with what came of it, world for world."""

    def __init__(self, mind: Mind[Any]) -> None:
        self.mind: Final = mind
        self.values: Final[list[float]] = []

    def gain(self, usual: "Rival") -> tuple[float, float]:
        """How much better than the usual one it was on average, and the error of that."""
        count = len(self.values)
        gains = [mine - theirs for mine, theirs in zip(self.values, usual.values, strict=False)]
        mean = sum(gains) / count
        scatter = sum((gain - mean) ** 2 for gain in gains) / (count - 1)
        return mean, sqrt(scatter / count)


def resolve(knowledge: Knowledge, iterations: int, seconds: float, seed: int) -> Mind[Any] | None:
    """The stance for the turn that begins, after about so many iterations, or as many as the time allows;
    None to play as ever.
    """
    rivals = [Rival(mind) for mind in knowledge.game.mind.stances(knowledge.dealt, knowledge.side)]
    if len(rivals) > 1 and not iterations:
        iterations = as_many(knowledge, seconds, seed)
    if len(rivals) < 2 or iterations < LEAST * len(rivals):
        return None
    usual, others = rivals[0], rivals[1:]
    worlds = LEAST
    while others:
        for rival in [usual, *others]:
            for lot in range(len(rival.values), worlds):
                rival.values.append(tried(knowledge, rival.mind, seed + SPREAD * lot))
                iterations -= 1
        others.sort(key=lambda rival: -rival.gain(usual)[0])
        if iterations <= 0:
            break
        others = others[: max(1, len(others) // 2)]
        worlds += max(1, min(worlds, iterations // (1 + len(others))))
    mean, error = others[0].gain(usual)
    return others[0].mind if mean > CAUTION * error else None


def as_many(knowledge: Knowledge, seconds: float, seed: int) -> int:
    """How many iterations half of some time holds, as far as one tells: the rest is for the decision."""
    start = perf_counter()
    tried(knowledge, knowledge.game.mind, seed)
    return int(seconds / max(1e-6, perf_counter() - start) / 2)


def tried(knowledge: Knowledge, mind: Mind[Any], seed: int) -> float:
    """What comes of a stance in one world, with the luck of a seed."""
    s = knowledge.worlds(Seeded(seed))
    mind.adopt(s)
    return played_on(knowledge.game, s, knowledge.side, [Seeded(seed + 1), Seeded(seed + 2)])


def played_on(game: Game[Any], s: State, side: int, luck: list[Seeded]) -> float:
    """The chance to win at the horizon, both sides playing on quickly.

    Where nobody knows what it is worth to have the turn, the mean of the last two turns counts.
    """
    mind, agenda = game.mind, s.agenda
    last, turns, half = mind.clock(s), mind.horizon, -1.0
    for _ in range(FAR):
        if not agenda:
            break
        step = agenda[-1]
        if step.actor(s) == CHANCE:
            chance: Any = step
            s.apply(chance.settled(chance.sample(s, luck[chance.owner(s) % 2])))
            continue
        now = mind.clock(s)
        if now != last:
            last = now
            turns -= 1
            if turns == 1 and mind.twice:
                half = pressed(mind.prospect(s, side), mind.scale)
            elif turns <= 0:
                break
        s.apply(mind.quick(s))
    end = chance_to_win(game, s, side)
    return (half + end) / 2.0 if half >= 0.0 and s.result is None else end
