"""Re-rolls (BP-spec-39): the owner decides once he has seen the dice; no die is rolled again twice."""

from typing import Final

from grognard.core.journal import Choice, Note
from grognard.core.step import IMPOSSIBLE, Chance, Step
from grognard.games.black_powder.dice import at_least
from grognard.games.black_powder.state import NO, YES, Battle

# The special rules that allow one, for the notation and the log.
SHARP: Final = 0
TOUGH: Final = 1
FEROCIOUS: Final = 2
THIRSTY: Final = 3
UNMOVED: Final = 4
FINE: Final = 5
DARING: Final = 6
REROLLS: Final = [
    "BP-spec-9", "BP-spec-13", "BP-spec-14", "BP-spec-15", "BP-spec-23", "BP-spec-24", "BP-spec-27",
]  # fmt: skip


class Again(Step[Battle]):
    """The owner of a unit may have dice rolled again; `roll` is the step that does it."""

    __slots__ = ("roll", "rule", "unit")
    verb = "reroll"
    kinds = "answer"
    about = "piece number number*"

    def __init__(self, unit: int, rule: int, roll: Chance[Battle]) -> None:
        self.unit: Final = unit
        self.rule: Final = rule
        self.roll: Final = roll

    def args(self) -> Choice:
        return self.unit, self.rule, *self.roll.args()

    def actor(self, s: Battle) -> int:
        return s.side(self.unit)

    def options(self, s: Battle) -> list[Choice]:
        return [(YES,), (NO,)]

    def objection(self, s: Battle, choice: Choice) -> Note | None:
        return None if choice in self.options(s) else IMPOSSIBLE

    def take(self, s: Battle, choice: Choice) -> None:
        if choice[0] == YES:
            s.cite(REROLLS[self.rule], self.unit)
            s.cite("BP-spec-39", self.unit)
            s.then(self.roll)


def replaced(dice: Choice, lowest: int, count: int, rolled: Choice) -> Choice:
    """The dice on the table when those `count` from place `lowest` on have been rolled again."""
    return tuple(sorted((*dice[:lowest], *dice[lowest + count :], *rolled)))


def alike(dice: Choice, need: int) -> Choice:
    """The dice as far as rules tell them apart: misses as ones, one six if any, other hits as needed.

    So positions after rolls of one class are the same.
    """
    hits = at_least(dice, need)
    missed: Choice = (1,) * (len(dice) - hits)
    if not hits:
        return missed
    return missed + (need,) * (hits - 1) + (6 if dice[-1] == 6 else need,)
