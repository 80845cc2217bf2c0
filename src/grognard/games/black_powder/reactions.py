"""Reaction fire (3.13): closing and traversing fire, the tests that follow at once, what is left of it."""

from typing import Final

from grognard.core.journal import Choice, Note
from grognard.core.step import Rule
from grognard.games.black_powder import breaks, casualties, volley
from grognard.games.black_powder.aim import TRAVERSING, has_dice
from grognard.games.black_powder.breaks import NO_TEST
from grognard.games.black_powder.state import ON_TABLE, REACTED, Battle
from grognard.games.black_powder.steps import UnitRule


def unable(s: Battle, unit: int) -> Note | None:
    """Why a unit has no reaction fire at all."""
    if s.deeds[unit] & REACTED:
        return Note("BP-resp-6", (unit,))
    if s.is_engaged(unit):
        return Note("BP-resp-7", (unit,))
    return None if has_dice(s, unit) else Note("BP-shoot-1", (unit,))


def react(s: Battle, shooter: int, target: int, face: int, mode: int) -> None:
    """A unit fires in the enemy's turn; the tests are taken before anything else (BP-seq-11)."""
    s.then(Smoke(target, mode, s.casualties[target]))
    volley.open_fire(s, shooter, target, face, mode)


class Smoke(Rule[Battle]):
    """The reaction fire is over: who was fired at tests, if he must."""

    __slots__ = ("before", "mode", "unit")
    verb = "smoke"

    def __init__(self, unit: int, mode: int, before: int) -> None:
        self.unit: Final = unit
        self.mode: Final = mode
        self.before: Final = before  # its casualties before the shot

    def args(self) -> Choice:
        return (self.unit, self.mode, self.before)

    def take(self, s: Battle, choice: Choice) -> None:
        unit = self.unit
        if s.where[unit] != ON_TABLE:
            return
        if self.mode == TRAVERSING:
            cause = breaks.cause_after_shooting(s, unit)
        else:
            cause = breaks.cause_after_closing_fire(s, unit)
            s.closing[unit] += s.casualties[unit] - self.before
        s.then(Settled(unit))
        if cause != NO_TEST:
            breaks.test(s, unit, cause)


class Settled(UnitRule):
    """The tests of the reaction fire are done: casualties above Stamina are removed (BP-cas-5)."""

    __slots__ = ()
    verb = "settled"

    def take(self, s: Battle, choice: Choice) -> None:
        if s.where[self.unit] == ON_TABLE:
            casualties.trim(s, [self.unit])
        casualties.forget_hurts(s, [self.unit])
