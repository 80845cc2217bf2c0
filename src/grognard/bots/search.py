"""A bot that looks ahead: what each choice comes to in many worlds that agree with what it knows."""

from collections.abc import Sequence
from dataclasses import dataclass
from time import perf_counter

from grognard.bots.bot import Bot, Heard, Why
from grognard.bots.chances import win_chance
from grognard.bots.knowledge import Knowledge
from grognard.core.game import Advice
from grognard.core.journal import Choice
from grognard.core.rng import Seeded
from grognard.core.step import Chance

FAR = 60  # steps after a choice at which a position is judged at the latest


@dataclass(frozen=True)
class Budget:
    """What a decision may cost: so many iterations, the same everywhere, or else so much time."""

    iterations: int = 0
    seconds: float = 0.0


@dataclass(frozen=True)
class Estimate:
    """A choice after thinking, for the side that decides."""

    choice: Choice
    win: float  # the chance to win, draws counted half
    visits: int
    terms: tuple[tuple[str, int], ...]  # of the game's advice, if it has an opinion


DEFAULT = Budget(seconds=1.0)


def weigh(
    knowledge: Knowledge,
    budget: Budget,
    seed: int,
    heard: Heard | None = None,
    also: Sequence[Choice] = (),
) -> list[Estimate]:
    """The choices that were tried, the best first; those of `also` are tried in any case."""
    rng = Seeded(seed)
    tried = candidates(knowledge, rng)
    known = {each.choice for each in tried}
    tried += [Advice(choice, ()) for choice in also if choice not in known]
    sums = [0.0] * len(tried)
    visits = [0] * len(tried)
    start = perf_counter()
    count = 0
    while count < len(tried) or share(budget, count, start) < 1:
        number = count % len(tried)
        sums[number] += outcome(knowledge, tried[number].choice, rng)
        visits[number] += 1
        count += 1
        if heard is not None:
            heard(min(1.0, share(budget, count, start)))
    found = [
        Estimate(each.choice, sums[number] / visits[number], visits[number], each.terms)
        for number, each in enumerate(tried)
    ]
    return sorted(found, key=lambda each: each.win, reverse=True)


def share(budget: Budget, count: int, start: float) -> float:
    """How much of the budget is spent."""
    if budget.iterations:
        return count / budget.iterations
    return (perf_counter() - start) / budget.seconds if budget.seconds else 1.0


def candidates(knowledge: Knowledge, rng: Seeded) -> list[Advice]:
    """What the game advises, the best first; every choice where it has no opinion."""
    advice = knowledge.game.mind.advice(knowledge.worlds(rng))
    if not advice:
        return [Advice(choice, ()) for choice in knowledge.choices]
    return sorted(advice, key=Advice.worth, reverse=True)


def outcome(knowledge: Knowledge, choice: Choice, rng: Seeded) -> float:
    """What a choice comes to in one world: decisions after it are answered in the usual way."""
    game = knowledge.game
    s = knowledge.worlds(rng)
    s.apply(choice)
    for _ in range(FAR):
        if not s.agenda:
            break
        step = s.agenda[-1]
        if isinstance(step, Chance):
            s.apply(step.settled(step.sample(s, rng)))
        elif game.side_of(step.actor(s)) == knowledge.side and step.verb == knowledge.step.verb:
            break
        else:
            s.apply(game.mind.usual(s))
    return win_chance(game, s, knowledge.side)


class Search(Bot):
    """Looks ahead as far as its budget allows."""

    name = "search"

    def __init__(self, seed: int, budget: Budget = DEFAULT) -> None:
        super().__init__(seed)
        self.budget = budget

    def choose(self, knowledge: Knowledge) -> Choice:
        if len(knowledge.choices) == 1:
            self.why = None
            return knowledge.choices[0]
        found = weigh(knowledge, self.budget, self.rng.below(1 << 30), self.heard)
        reasons = [Advice(each.choice, each.terms) for each in found]
        self.why = Why(reasons[0], tuple(reasons[1:]))
        return found[0].choice


class Recruit(Search):
    """Thinks for a moment."""

    name = "recruit"

    def __init__(self, seed: int) -> None:
        super().__init__(seed, Budget(iterations=20))


class Veteran(Search):
    """Thinks for a little while."""

    name = "veteran"

    def __init__(self, seed: int) -> None:
        super().__init__(seed, Budget(seconds=0.3))


class Guard(Search):
    """Thinks for long."""

    name = "guard"

    def __init__(self, seed: int) -> None:
        super().__init__(seed, Budget(seconds=1.5))
