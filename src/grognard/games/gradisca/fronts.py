"""Where a battle may stand, for forecasts: who goes on there, how it ends there, and the weights of both."""

from typing import Final

from grognard.core.journal import Choice
from grognard.games.gradisca.courses import Way
from grognard.games.gradisca.ranks import Odds, Rank

Fate = tuple[Way, Choice, int, int]  # how it ends, burst guns, hits, enemies where a side is alone


class Ends:
    """Weights of the ends of a battle for one side: leaders not tested last, then the same tested."""

    __slots__ = ("fates", "places", "weights")

    def __init__(self) -> None:
        self.fates: Final[list[Fate]] = []
        self.places: Final[dict[Fate, int]] = {}
        self.weights: Final[list[int]] = []

    def place(self, fate: Fate) -> int:
        """Where the weights of a fate are; those with tested leaders follow."""
        known = self.places.setdefault(fate, len(self.weights))
        if known == len(self.weights):
            self.fates.append(fate)
            self.weights.extend((0, 0))
        return known


class Cell:
    """A battle after so many hits on both sides: which weights go on, and where the others are counted."""

    __slots__ = ("back", "ends", "forward")

    def __init__(self, forward: int, back: int, ends: list[tuple[int, int, int]]) -> None:
        self.forward: Final = forward  # the mask of those in which the attacker would like another round
        self.back: Final = back  # and the defender
        self.ends: Final = ends  # masks, and places in the ends of both sides


class Front:
    """The battle with certain guns of the attacker burst.

    What comes of a round is kept apart by who was hit, and who less: a row of cells for each number of hits
    on the attacker, packed by the hits on his enemy.
    """

    __slots__ = (
        "bursts", "cells", "even", "last", "less", "more", "one", "other", "ranks", "struck", "volleys",
    )  # fmt: skip

    def __init__(self, bursts: Choice, ranks: list[Rank], columns: int, width: int) -> None:
        self.bursts: Final = bursts
        self.ranks: Final = [*ranks, ranks[-1]]  # the last for hits on nobody but leaders
        self.last: Final = len(ranks)
        rows = len(self.ranks)
        self.even: Final = [0] * rows  # both as much, or who less does not matter any more
        self.less: Final = [0] * rows  # both, the attacker less
        self.more: Final = [0] * rows  # both, the attacker more
        self.one: Final = [0] * rows  # only the attacker
        self.other: list[int] = [0] * width  # only the defender, in the present row, by hits on him
        self.struck: list[list[int]] = [[] for _ in range(columns)]  # the same, then by hits on him
        self.cells: Final[list[list[Cell | None]]] = [[None] * columns for _ in self.ranks]
        self.volleys: Final[dict[int, list[Odds]]] = {}  # by hits on him and by leaders who hit: his shots

    def row(self, suffered: int, inflicted: int) -> list[int]:
        """Where a round with so many hits arrives in which the attacker is hit."""
        if not inflicted:
            return self.one
        if suffered == inflicted:
            return self.even
        return self.less if suffered < inflicted else self.more


def enemies_of(rank: Rank, foe: Rank) -> int:
    """How many enemies there are where a side has only sappers left, whom a new leader may join."""
    return foe.count if rank.count and not rank.fights else -1
