"""How a turn is to be played: the stances that a game knows, compared before the first decision of the turn.

Each is played on quickly from the same worlds with the same luck, for a few turns, and judged. All are tried
a few times, then the better half of them as often again, until the usual one has one rival left. What was
found in the turns before is not forgotten, though it fades: it says the same again, more or less.
"""

from math import sqrt
from time import perf_counter
from typing import Any, Final

from grognard.bots.knowledge import Knowledge
from grognard.bots.luck import Effect, Fate, Lead
from grognard.bots.tree import FAR, chance_to_win
from grognard.core.game import Game, Mind
from grognard.core.rng import Seeded
from grognard.core.state import State
from grognard.core.step import CHANCE

SPREAD: Final = 7919  # between the seeds of one world and the next
LEAST: Final = 4  # worlds in which each is tried
CAUTION: Final = 1.0  # standard errors by which a stance must be better than the usual one
UNKNOWN: Final = 0.015  # how much better or worse a stance of which nothing is known may well be
FADING: Final = 0.0075  # how much that may well change from turn to turn
HARDLY: Final = 4.0  # worlds that tell little of how much a lead scatters
SURE: Final = 1e-4  # no error is less


class Belief:
    """How much better than the usual one a stance is believed to be, and the error of that."""

    def __init__(self) -> None:
        self.gain = 0.0
        self.error = UNKNOWN

    def fade(self) -> None:
        """A turn has passed: the same may not be as good any more."""
        self.error = min(UNKNOWN, sqrt(self.error**2 + FADING**2))

    def after(self, gain: float, error: float) -> "Belief":
        """What is to be believed with what was seen now."""
        found = Belief()
        old, new = self.error**-2, error**-2
        found.gain = (old * self.gain + new * gain) / (old + new)
        found.error = (old + new) ** -0.5
        return found


class Rival:
    """A stance with what came of it and with what luck, world for world."""

    def __init__(self, mind: Mind[Any], before: Belief) -> None:
        self.mind: Final = mind
        self.before: Final = before
        self.seen: Final[list[tuple[float, float]]] = []

    def gain(self, usual: "Rival", effect: Effect) -> tuple[float, float]:
        """How much better than the usual one it was on average, and the error of that.

        What is hardly known scatters like two stances on different luck.
        """
        slope = effect.slope()
        lead = Lead()
        for mine, theirs in zip(self.seen, usual.seen, strict=False):
            lead.add(mine[0] - theirs[0], mine[1] - theirs[1])
        scatter = (lead.scatter(slope) + HARDLY * 2.0 * effect.scatter()) / (lead.count + HARDLY - 1.0)
        return lead.fair(slope) / lead.count, max(SURE, sqrt(scatter / lead.count))

    def belief(self, usual: "Rival", effect: Effect) -> Belief:
        """How much better it is believed to be, with what was known before."""
        gain, error = self.gain(usual, effect)
        return self.before.after(gain, error)


def resolve(
    knowledge: Knowledge, iterations: int, seconds: float, seed: int, beliefs: dict[int, Belief]
) -> Mind[Any] | None:
    """The stance for the turn that begins, after about so many iterations, or as many as the time allows;
    None to play as ever. The beliefs, by the number of a stance, are brought up to date.
    """
    minds = knowledge.game.mind.stances(knowledge.dealt, knowledge.side)
    rivals = [Rival(mind, beliefs.setdefault(number, Belief())) for number, mind in enumerate(minds)]
    if len(rivals) > 1 and not iterations:
        iterations = as_many(knowledge, seconds, seed)
    if len(rivals) < 2 or iterations < LEAST * len(rivals):
        return None
    effect = contest(knowledge, rivals, iterations, seed)
    chosen, most = None, 0.0
    for number, rival in enumerate(rivals):
        if number:
            found = beliefs[number] = rival.belief(rivals[0], effect)
            if found.gain > max(most, CAUTION * found.error):
                chosen, most = rival.mind, found.gain
            found.fade()
    return chosen


def contest(knowledge: Knowledge, rivals: list[Rival], iterations: int, seed: int) -> Effect:
    """Try the usual one, which is the first, and its rivals, the better ones more; what luck came to."""
    usual, others = rivals[0], rivals[1:]
    effect, worlds = Effect(), LEAST
    while True:
        for rival in [usual, *others]:
            for lot in range(len(rival.seen), worlds):
                value, fortune = tried(knowledge, rival.mind, seed + SPREAD * lot)
                rival.seen.append((value, fortune))
                effect.add(value, fortune)
                iterations -= 1
        more = min(worlds, iterations // (1 + max(1, len(others) // 2)))
        if more < 1:
            return effect
        gains = [(-rival.belief(usual, effect).gain, number) for number, rival in enumerate(others)]
        others = [others[number] for _, number in sorted(gains)[: max(1, len(others) // 2)]]
        worlds += more


def as_many(knowledge: Knowledge, seconds: float, seed: int) -> int:
    """How many iterations half of some time holds, as far as one tells: the rest is for the decision."""
    start = perf_counter()
    tried(knowledge, knowledge.game.mind, seed)
    return int(seconds / max(1e-6, perf_counter() - start) / 2)


def tried(knowledge: Knowledge, mind: Mind[Any], seed: int) -> tuple[float, float]:
    """What comes of a stance in one world, with the luck of a seed, and how lucky that was."""
    s = knowledge.worlds(Seeded(seed))
    mind.adopt(s)
    return played_on(knowledge.game, s, knowledge.side, Fate(seed + 1))


def played_on(game: Game[Any], s: State, side: int, luck: Fate) -> tuple[float, float]:
    """The chance to win at the horizon, both sides playing on quickly, and the luck of the side until then.

    Where nobody knows what it is worth to have the turn, the mean of the last two turns counts.
    """
    mind, agenda = game.mind, s.agenda
    last, turns, half, fortune = mind.clock(s), mind.horizon, -1.0, 0
    for _ in range(FAR):
        if not agenda:
            break
        step, now = agenda[-1], mind.clock(s)
        if step.actor(s) == CHANCE:
            chance: Any = step
            stream = luck.stream(chance.tag, chance.owner(s), now)
            outcome = chance.settled(chance.sample(s, stream))
            fortune += mind.fortune(s, side, step, outcome)
            s.apply(outcome)
            continue
        if now != last:
            last = now
            turns -= 1
            if turns == 1 and mind.twice:
                half = chance_to_win(game, s, side)
            elif turns <= 0:
                break
        s.apply(mind.quick(s))
    end = chance_to_win(game, s, side)
    if half >= 0.0 and s.result is None:
        end = (half + end) / 2.0
    return end, fortune / mind.scale
