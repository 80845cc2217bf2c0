"""Second thoughts of a search: the choices that seem best are played on once more, as the game advises.

Quick play tells in little time which of many choices are good; it errs about each of them. Playing on by
advice takes many times as long and errs less: so a few rivals of the advised choice are compared, each with
the same luck as the advised one, and with other luck than that by which it came to seem good.
"""

from collections.abc import Iterator
from typing import Final

from grognard.bots.questions import Arm
from grognard.bots.tree import BROKEN_OFF, SPREAD, Tree
from grognard.bots.weighing import HOPE
from grognard.core.state import State

ELSEWHERE: Final = 1 << 40  # beyond the luck of all iterations
EACH: Final = 37  # rehearsals that must be to come for each posture that is looked at: more would get too few


class Rehearsal:
    """The rivals of the advised choice, and what came of that choice by advice, luck by luck.

    Whoever begins says how many rehearsals there may be.
    """

    __slots__ = ("known", "rivals", "tree", "tries")

    def __init__(self, tree: Tree, dealt: State, room: int) -> None:
        self.tree: Final = tree
        tree.see_other_postures(dealt, room // EACH)
        self.rivals: Final = tree.rivals()
        if tree.top is not None:
            paths = [arm.path() for arm in [tree.top.arms[0], *self.rivals]]
            tree.concerned = tree.game.mind.concerned(dealt, paths)
        self.tries: Final = [0 for _ in self.rivals]
        self.known: Final[list[tuple[float, float]]] = []

    def once(self, dealt: State, seed: int) -> None:
        """Rehearse the most promising rival, or the advised choice where it has yet to meet that luck."""
        assert self.tree.top is not None
        number = self.next_rival() if self.rivals else -1
        lot = self.tries[number] if self.rivals else len(self.known)
        luck = seed + ELSEWHERE + SPREAD * lot
        anew = lot == len(self.known)
        arm = self.tree.top.arms[0] if anew else self.rivals[number]
        value, fortune = self.tree.rehearse(dealt, luck, arm)
        if value == BROKEN_OFF:
            return
        if anew:
            self.known.append((value, fortune))
            if not self.tree.game.mind.sketches:
                self.tree.reckon(value, fortune)
        else:
            arm.again.add(value - self.known[lot][0], fortune - self.known[lot][1])
            self.tries[number] += 1

    def is_waiting(self) -> bool:
        """Whether a choice that is tried in any case was not tried yet."""
        return any(not self.tries[number] for number in self.wanted())

    def wanted(self) -> list[int]:
        """The rivals that are tried in any case."""
        return [number for number, arm in enumerate(self.rivals) if arm.choice in self.tree.also]

    def next_rival(self) -> int:
        """Whoever is to be tried in any case and was not yet, or else the most promising."""
        for number in self.wanted():
            if not self.tries[number]:
                return number
        return self.most_promising()

    def most_promising(self) -> int:
        """The best rival so far, or of the others the one that may be better by most: whichever is known less
        well. What has been found good is not all that is looked at."""
        standings = [self.tree.standing(arm) for arm in self.rivals]
        best = max(range(len(standings)), key=lambda number: standings[number][0])
        other, most = best, -1000.0
        for number, (ahead, doubt) in enumerate(standings):
            if number != best and ahead + HOPE * doubt > most:
                other, most = number, ahead + HOPE * doubt
        return other if standings[other][1] > standings[best][1] else best


def leads(tree: Tree, dealt: State, arm: Arm, other: Arm, seed: int, turns: int = 0) -> Iterator[float]:
    """By how much what comes of a choice is better than what comes of another, luck for luck, without end."""
    while True:
        yield tree.rehearse(dealt, seed, arm, turns)[0] - tree.rehearse(dealt, seed, other, turns)[0]
        seed += SPREAD
