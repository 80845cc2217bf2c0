"""What was thought of positions while a decision is searched: it serves as long as nothing has changed.

An opinion is found again by all that it depends on. Most of that are lists, one entry a counter or an area,
of which a step changes a few: each list that was met has a number, and positions are told apart by numbers.
"""

from itertools import count
from typing import Final

from grognard.core.journal import Choice
from grognard.games.gradisca.state import War

Facts = tuple[Choice, ...]


class Row:
    """The lists of one kind that were met, by number; the last one is known at a glance.

    Threads that meet lists at once may waste a number, and never give one to two lists.
    """

    __slots__ = ("known", "last", "numbers")

    def __init__(self) -> None:
        self.numbers: Final = count(1)
        self.known: Final[dict[Choice, int]] = {(): 0}
        self.last: tuple[list[int], int] = ([], 0)  # and its number

    def number_of(self, row: list[int]) -> int:
        """The same number for equal lists, and for no others."""
        last, number = self.last
        if row == last:
            return number
        number = self.known.setdefault(tuple(row), next(self.numbers))
        self.last = (row.copy(), number)
        return number


class Memory:
    """Opinions by all that they depend on: of one war, one command and one set of weights."""

    # fmt: off
    __slots__ = (
        "acted", "at", "camp_lost", "camp_moved", "clock", "cup", "disorganised", "field",
        "fort_pool", "gains", "grounds", "loot", "mines", "morale", "numbers", "outlooks", "own_forts",
        "plans", "spent", "terms", "their_forts", "turn_terms", "unsupplied", "walls", "weights",
    )
    # fmt: on

    def __init__(self, s: War, clock: int) -> None:
        self.field: Final = s.field
        self.weights: Final = s.weights
        self.clock: Final = clock
        self.outlooks: Final[dict[Choice, object]] = {}
        self.plans: Final[dict[Choice, object]] = {}  # by ground and area
        self.gains: Final[dict[Choice, int]] = {}  # likewise
        self.grounds: Final[dict[Facts, int]] = {}
        self.numbers: Final = count()
        self.at: Final = Row()
        self.disorganised: Final = Row()
        self.acted: Final = Row()
        self.spent: Final = Row()
        self.unsupplied: Final = Row()
        self.walls: Final = Row()
        self.mines: Final = Row()
        self.own_forts: Final = Row()
        self.their_forts: Final = Row()
        self.fort_pool: Final = Row()
        self.loot: Final = Row()
        self.terms: Final = Row()
        self.turn_terms: Final = Row()
        self.morale: Final = Row()
        self.camp_moved: Final = Row()
        self.camp_lost: Final = Row()
        self.cup: Final = Row()

    def serves(self, s: War, clock: int) -> bool:
        """The position belongs to the same war, the same command and the same opinion."""
        return self.field is s.field and self.weights is s.weights and self.clock == clock

    def scene(self, s: War, side: int) -> Choice:
        """All that an outlook of the side depends on: counters, works, loot, on the last turn the cup."""
        return (
            side,
            s.turn,
            s.end_box,
            s.ruined,
            self.at.number_of(s.at),
            self.disorganised.number_of(s.disorganised),
            *self.works(s),
            self.camp_lost.number_of(s.camp_lost),
            self.last_cup(s),
        )

    def ground(self, s: War) -> int:
        """A number for all that deeds and marches depend on but the area that they begin in: no cards, no
        points, not how the group came here."""
        facts = (
            (s.turn, s.end_box, s.active, s.command, s.area, s.way if s.field.camps else 0),
            (s.ruined, s.sea, s.razzias, s.supplied, s.shelled, s.built, s.raided),
            s.group,
            s.fresh_mines,
            (
                self.at.number_of(s.at),
                self.disorganised.number_of(s.disorganised),
                self.acted.number_of(s.acted),
                self.spent.number_of(s.spent),
                self.unsupplied.number_of(s.unsupplied),
                self.fort_pool.number_of(s.fort_pool),
                self.terms.number_of(s.terms),
                self.turn_terms.number_of(s.turn_terms),
                self.morale.number_of(s.morale),
                self.camp_moved.number_of(s.camp_moved),
                self.camp_lost.number_of(s.camp_lost),
                self.last_cup(s),
            ),
            self.works(s),
        )
        return self.grounds.setdefault(facts, next(self.numbers))

    def works(self, s: War) -> Choice:
        """Walls, mines, forts and loot."""
        return (
            self.walls.number_of(s.walls),
            self.mines.number_of(s.mines),
            self.own_forts.number_of(s.forts[0]),
            self.their_forts.number_of(s.forts[1]),
            self.loot.number_of(s.loot),
        )

    def last_cup(self, s: War) -> int:
        """What is left in the cup, where it matters: on the last turn."""
        return self.cup.number_of(s.cup) if s.turn >= s.end_box else 0


class Recall:
    """What one search has found: quick play does so again where all near by is alike."""

    __slots__ = ("choices", "gains", "memory", "worths")

    def __init__(self, memory: Memory) -> None:
        self.memory: Final = memory
        self.choices: Final[dict[Facts, Choice]] = {}  # of deeds, mates and paces
        self.gains: Final[dict[Choice, int]] = {}  # of areas
        self.worths: Final[dict[Choice, int]] = {}  # of cards


def recalled(s: War) -> Recall | None:
    """What was found in the search that the position belongs to, if it is searched."""
    recall = s.seen
    return recall if isinstance(recall, Recall) else None


def remembered(s: War) -> Memory | None:
    """The memory that the position shares, if it is searched."""
    recall = recalled(s)
    return None if recall is None else recall.memory
