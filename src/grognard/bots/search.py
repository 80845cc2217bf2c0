"""A bot that looks ahead: what each choice comes to in many worlds that agree with what it knows."""

import gc
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from time import perf_counter
from typing import ClassVar, Final

from grognard.bots.bot import Bot, Heard, Why
from grognard.bots.cores import others_thinking
from grognard.bots.knowledge import Knowledge
from grognard.bots.rehearsal import Rehearsal
from grognard.bots.tree import Tree
from grognard.bots.weighing import Habits
from grognard.core.game import Advice
from grognard.core.journal import Choice
from grognard.core.table import Position
from grognard.play.explain import forced


@dataclass(frozen=True)
class Budget:
    """What a decision may cost: so many iterations, the same everywhere, or else so much time; by core."""

    iterations: int = 0
    seconds: float = 0.0
    cores: int = 1


@dataclass(frozen=True)
class Estimate:
    """A choice after thinking, for the side that decides."""

    choice: Choice
    win: float  # the chance to win, draws counted half
    visits: int
    terms: tuple[tuple[str, int], ...]  # of the game's advice, if it has an opinion
    posture: int = 0  # in which it is best to play on
    then: tuple[Choice, ...] = ()  # what belongs to it


ORDINARY: Final = Budget(seconds=1.0)
LENIENCY: Final = 1.05  # how far a decision may go beyond its time
ENOUGH: Final = 0.25  # the part of its budget after which a decision may be settled, or is rehearsed
LOOK: Final = 16  # iterations between two looks whether it is


def weigh(
    knowledge: Knowledge,
    budget: Budget,
    seed: int,
    heard: Heard | None = None,
    also: Sequence[Choice] = (),
) -> list[Estimate]:
    """The choices that were tried, the best first; those of `also` are tried in any case."""
    tree = plant(knowledge, also)
    think(tree, knowledge, budget, seed, heard)
    return estimates(tree)


def plant(knowledge: Knowledge, also: Sequence[Choice] = ()) -> Tree:
    """A tree without any thoughts."""
    return Tree(knowledge.game, knowledge.side, Habits(), list(also))


def think(
    tree: Tree,
    knowledge: Knowledge,
    budget: Budget,
    seed: int,
    heard: Heard | None = None,
    began: float | None = None,
    thrifty: bool = False,
) -> None:
    """Iterate as long as the budget lasts, and once at least for each choice to be tried in any case.

    Its time runs from now, or from when it began; a rehearsal that lasts longer is broken off. Who is thrifty
    stops when the decision is settled.
    """
    start = perf_counter() if began is None else began
    mind = knowledge.game.mind
    dear = mind.rehearsal
    mind.look(knowledge.dealt)
    tree.foresee(knowledge.dealt)
    if budget.seconds and not tree.also:
        tree.time, tree.until = perf_counter, start + budget.seconds
    rehearsal = Rehearsal(tree, knowledge.dealt, 0) if dear and not mind.sketches else None
    enough = ENOUGH if mind.sketches else 0.0
    before = perf_counter()
    done, count, longest = 0.0, 0, 0.0
    with no_sweeping():
        while done < 1 or is_waiting(tree, rehearsal, count):
            if rehearsal is not None and (rehearsal.rivals or not mind.sketches):
                rehearsal.once(knowledge.dealt, seed)
                count += dear
            else:
                tree.once(knowledge.dealt, seed)
                count += 1
            now = perf_counter()
            longest, before = max(longest, now - before), now
            done = spent(budget, count, now - start, longest)
            left = (round(count / done) - count) // max(1, dear) if done else 0
            if dear and rehearsal is None and ENOUGH <= done < 1 and count > len(tree.also):
                rehearsal = Rehearsal(tree, knowledge.dealt, left)
            if thrifty and enough <= done < 1 and (dear or count % LOOK == 0):
                done = 1.0 if tree.is_settled(left) else done
            if heard is not None:
                heard(min(1.0, done))


def is_waiting(tree: Tree, rehearsal: Rehearsal | None, count: int) -> bool:
    """Whether choices that are tried in any case were not all tried yet."""
    if rehearsal is None or tree.game.mind.sketches:
        return count <= len(tree.also)
    return rehearsal.is_waiting()


@contextmanager
def no_sweeping() -> Iterator[None]:
    """Nobody looks for garbage that refers to itself: iterations leave none, and looking is dear."""
    swept = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if swept:
            gc.enable()


def spent(budget: Budget, count: int, seconds: float, longest: float) -> float:
    """Which part of the budget is spent; all of the time if the next iteration might last too long."""
    if budget.iterations:
        return count / budget.iterations
    if seconds + longest > budget.seconds * LENIENCY:
        return 1.0
    return seconds / budget.seconds


def estimates(tree: Tree) -> list[Estimate]:
    """What the tree makes of the advised choice and those that were tried, the best first; each choice once,
    in the posture that is best for it."""
    found: dict[Choice, Estimate] = {}
    for win, arm in tree.ranking():
        visits = arm.visits or round(arm.again.count)
        found.setdefault(
            arm.choice, Estimate(arm.choice, win, visits, arm.terms, arm.posture, tuple(arm.then))
        )
    return list(found.values())


class Search(Bot):
    """Looks ahead as far as its budget allows; thoughts about a turn are kept from step to step."""

    name = "search"
    allowed: ClassVar[Budget] = ORDINARY

    def __init__(self, seed: int, budget: Budget | None = None) -> None:
        super().__init__(seed)
        self.budget = budget or self.allowed
        self.tree: Tree | None = None
        self.last: Choice = ()
        self.posture = 0  # in which the turn is played that the clock shows
        self.clock = -1
        self.row: list[Choice] = []  # what is still to be chosen of what was chosen as a whole
        self.expected: Position | None = None  # what the seat should see when it is asked next

    def choose(self, knowledge: Knowledge) -> Choice:
        began = perf_counter()
        following = self.resumed(knowledge)
        if following is not None:
            return following
        if len(knowledge.choices) == 1:
            self.why = None
            return knowledge.choices[0]
        seed = self.rng.below(1 << 30)
        tree = self.kept(knowledge) or plant(knowledge)
        tree.posture = self.held(knowledge)
        if knowledge.game.mind.ponders(knowledge.dealt):
            thought = partial(think, tree, knowledge, self.budget, thrifty=True)
            with others_thinking(tree, thought, seed, self.budget.cores):
                thought(seed, self.heard, began)
        else:
            tree.put(knowledge.dealt)
        found = estimates(tree)
        self.posture, self.row = found[0].posture, list(found[0].then)
        self.remember(knowledge, tree, found[0].choice)
        reasons = [Advice(each.choice, each.terms) for each in found]
        self.why = Why(reasons[0], tuple(reasons[1:]))
        return found[0].choice

    def held(self, knowledge: Knowledge) -> int:
        """The posture that was taken this turn."""
        clock = knowledge.game.mind.clock(knowledge.dealt)
        if clock != self.clock:
            self.clock, self.posture = clock, 0
        return self.posture

    def remember(self, knowledge: Knowledge, tree: Tree, choice: Choice) -> None:
        """Keep the tree, and what tells that the next question is the one it has thought about."""
        self.tree, self.last = tree, choice
        self.expect(knowledge, choice)

    def resumed(self, knowledge: Knowledge) -> Choice | None:
        """The next of what was chosen as a whole, if nothing but the own choice has happened since."""
        row, self.row = self.row, []
        if not row or self.expected != knowledge.view or row[0] not in knowledge.choices:
            return None
        self.row = row[1:]
        self.expect(knowledge, row[0])
        return row[0]

    def expect(self, knowledge: Knowledge, choice: Choice) -> None:
        """See what the seat should see when it is asked next."""
        s = knowledge.worlds(self.rng)
        following: Choice | None = choice
        while following is not None:
            s.apply(following)
            following = forced(s) if s.agenda else None
        self.expected = knowledge.game.table.view(s, knowledge.seat)

    def kept(self, knowledge: Knowledge) -> Tree | None:
        """The tree of the decision before, if nothing but the own choice has happened since."""
        tree, self.tree = self.tree, None
        if tree is None or tree.game is not knowledge.game or tree.side != knowledge.side:
            return None
        if tree.posture != self.held(knowledge) or self.expected != knowledge.view:
            return None
        return tree if tree.follow(self.last, knowledge.step) else None


class Veteran(Search):
    """Thinks for a little while."""

    name = "veteran"
    allowed = Budget(seconds=0.3)


class Guard(Search):
    """Thinks for long."""

    name = "guard"
    allowed = Budget(seconds=1.5)
