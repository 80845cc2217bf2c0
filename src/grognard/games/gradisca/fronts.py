"""Where a battle may stand, for forecasts: who goes on there, how it ends there, and the weights of both."""

from typing import Final

from grognard.core.journal import Choice
from grognard.games.gradisca.courses import Way
from grognard.games.gradisca.ranks import Rank

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

    def count(self, place: int, calm: int, tested: int) -> None:
        """So much more of a fate; long weights are not copied to add nothing."""
        for where, more in ((place, calm), (place + 1, tested)):
            if more:
                before = self.weights[where]
                self.weights[where] = before + more if before else more


class Line:
    """A battle after so many hits on one side: which weights go on, and where the others are counted."""

    __slots__ = ("ahead", "behind", "ends", "first")

    def __init__(self, ahead: int, behind: int, first: int, ends: list[tuple[int, int, int]]) -> None:
        self.ahead: Final = (
            ahead  # the mask of those in which the side that is ahead would like another round
        )
        self.behind: Final = behind  # and its enemy
        self.first: Final = first  # after so many hits on the side ahead he would at the earliest
        self.ends: Final = ends  # masks, and places in the ends of the side behind and of the one ahead


class Front:
    """The battle with certain guns of the side that is behind burst.

    What comes of a round is kept apart by who was hit, and who more: a line for each number of hits on it.
    """

    __slots__ = (
        "alone", "bursts", "even", "handed", "last", "less", "lines", "more", "none", "other", "ranks",
    )  # fmt: skip

    def __init__(self, bursts: Choice, ranks: list[Rank]) -> None:
        self.bursts: Final = bursts
        self.ranks: Final = [*ranks, ranks[-1]]  # the last for hits on nobody but leaders
        self.last: Final = len(ranks)
        rows = len(self.ranks)
        self.more: Final = [0] * rows  # both sides, the one behind more
        self.alone: Final = [0] * rows  # only that
        self.less: Final = [0] * rows  # both, it less, or as much or more where that does not matter
        self.other: Final = [0] * rows  # only the side ahead
        self.even: Final = [0] * rows  # both as much, where it matters
        self.none: Final = [0] * rows
        self.handed: Final[list[list[int]]] = [[] for _ in range(rows)]  # blocks from where it was ahead
        self.lines: Final[list[Line | None]] = [None] * rows

    def row(self, suffered: int, inflicted: int) -> list[int]:
        """Where a round with so many hits arrives."""
        if not suffered:
            return self.other if inflicted else self.none
        if not inflicted:
            return self.alone
        if suffered == inflicted:
            return self.even
        return self.less if suffered < inflicted else self.more

    def arrived(self, hits: int) -> bool:
        """Something has come to so many hits."""
        found = self.more[hits] or self.alone[hits] or self.less[hits] or self.other[hits]
        return bool(found or self.even[hits] or self.none[hits])

    def clear(self, hits: int) -> None:
        """All that came to so many hits was counted."""
        for rows in (self.more, self.alone, self.less, self.other, self.even, self.none):
            rows[hits] = 0


def enemies_of(rank: Rank, foe: Rank) -> int:
    """How many enemies there are where a side has only sappers left, whom a new leader may join."""
    return foe.count if rank.count and not rank.fights else -1
