"""Second thoughts of a search: the choices that seem best are played on once more, as the game advises.

Quick play tells in little time which of many choices are good; it errs about each of them. Playing on by
advice takes many times as long and errs less: so a few rivals of the advised choice are compared, each with
the same luck as the advised one, and with other luck than that by which it came to seem good.
"""

from typing import Final

from grognard.bots.tree import SPREAD, Tree
from grognard.bots.weighing import HOPE
from grognard.core.state import State

ELSEWHERE: Final = 1 << 40  # beyond the luck of all iterations


class Rehearsal:
    """The rivals of the advised choice, and what came of that choice by advice, luck by luck."""

    __slots__ = ("known", "rivals", "tree", "tries")

    def __init__(self, tree: Tree, dealt: State) -> None:
        self.tree: Final = tree
        tree.see_other_postures(dealt)
        self.rivals: Final = tree.rivals()
        self.tries: Final = [0 for _ in self.rivals]
        self.known: Final[list[tuple[float, float]]] = []

    def once(self, dealt: State, seed: int) -> None:
        """Rehearse the most promising rival, or the advised choice where it has yet to meet that luck."""
        assert self.tree.top is not None
        number = self.most_promising()
        rival, lot = self.rivals[number], self.tries[number]
        luck = seed + ELSEWHERE + SPREAD * lot
        if lot == len(self.known):
            self.known.append(self.tree.rehearse(dealt, luck, self.tree.top.arms[0]))
        else:
            value, fortune = self.tree.rehearse(dealt, luck, rival)
            rival.again.add(value - self.known[lot][0], fortune - self.known[lot][1])
            self.tries[number] += 1

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
