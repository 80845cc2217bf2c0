"""Morale saves (3.16): one die for each hit; what is not saved is a casualty."""

from typing import Final

from grognard.core.journal import Choice
from grognard.core.step import Rule
from grognard.games.black_powder.aim import NEVER, die_to_save, has_guns
from grognard.games.black_powder.casualties import suffer
from grognard.games.black_powder.dice import Handful, at_least
from grognard.games.black_powder.field import CRACK, STUBBORN
from grognard.games.black_powder.rerolls import FINE, UNMOVED, Again, replaced
from grognard.games.black_powder.state import RESAVED, Battle

NO_RULE: Final = -1


def roll_saves(s: Battle, target: int, hits: int, by: int) -> None:
    """Push the saves of a unit against a shot (`s.fire`) or blows; then `s.hits` are the casualties."""
    if hits == 0:
        s.hits = 0
        return
    journal = s.hush()
    need = die_to_save(s, target, by)
    s.journal = journal
    if need == NEVER:
        s.cite("BP-save-8", target)
        bear(s, target, by, hits)
        return
    s.then(Saves(target, by, hits, need))


def bear(s: Battle, target: int, by: int, failed: int) -> None:
    """Every hit that is not saved is a casualty (BP-shoot-29)."""
    s.hits = failed
    guns = bool(s.fire) and has_guns(s, by)
    s.cite("BP-shoot-29", target, failed)
    suffer(s, target, failed, guns)


def save_again(s: Battle, target: int) -> int:
    """The special rule by which a unit may roll a failed save again, or NO_RULE (BP-spec-23, BP-spec-24)."""
    if not s.fire and s.deeds[target] & RESAVED:
        return NO_RULE
    if s.has(target, STUBBORN):
        return UNMOVED
    return FINE if s.has(target, CRACK) and s.casualties[target] == 0 else NO_RULE


def saved(dice: Choice, need: int) -> Choice:
    """The dice as far as rules tell them apart: failures as ones, the others as sixes."""
    good = at_least(dice, need)
    return (1,) * (len(dice) - good) + (6,) * good


class Saves(Handful):
    """One die for each hit."""

    __slots__ = ("by",)
    verb = "save"
    about = "piece piece number number"
    tag = "save"

    def __init__(self, target: int, by: int, hits: int, need: int) -> None:
        super().__init__(target, hits, need)
        self.by: Final = by

    def args(self) -> Choice:
        return self.unit, self.by, self.dice, self.need

    def take(self, s: Battle, choice: Choice) -> None:
        target, by, need = self.unit, self.by, self.need
        die_to_save(s, target, by)  # for the log
        s.dice = saved(choice, need)
        s.cite("BP-save-1", target, need, at_least(choice, need))
        failed = self.dice - at_least(choice, need)
        rule = save_again(s, target) if failed else NO_RULE
        if rule == NO_RULE:
            bear(s, target, by, failed)
            return
        s.then(Again(target, rule, Resave(target, need)), Bear(target, by, need))


class Resave(Handful):
    """One failed save is rolled again: the lowest."""

    __slots__ = ()
    verb = "resave"
    about = "piece number"
    tag = "resave"

    def __init__(self, target: int, need: int) -> None:
        super().__init__(target, 1, need)

    def args(self) -> Choice:
        return self.unit, self.need

    def take(self, s: Battle, choice: Choice) -> None:
        s.dice = saved(replaced(s.dice, 0, 1, choice), self.need)
        s.deeds[self.unit] |= RESAVED
        s.cite("BP-save-1", self.unit, self.need, at_least(s.dice, self.need))


class Bear(Rule[Battle]):
    """The saves stand."""

    __slots__ = ("by", "need", "target")
    verb = "bear"

    def __init__(self, target: int, by: int, need: int) -> None:
        self.target: Final = target
        self.by: Final = by
        self.need: Final = need

    def args(self) -> Choice:
        return self.target, self.by, self.need

    def take(self, s: Battle, choice: Choice) -> None:
        bear(s, self.target, self.by, len(s.dice) - at_least(s.dice, self.need))
