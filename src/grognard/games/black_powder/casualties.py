"""Casualties, Shaken and Disordered (3.17), and what raw men find out about themselves (BP-spec-29, 30)."""

from typing import Final

from grognard.core.dice import lump
from grognard.core.journal import Choice
from grognard.core.step import Weighted
from grognard.games.black_powder import commanders, ground
from grognard.games.black_powder.dice import FACES
from grognard.games.black_powder.field import FRESHLY_RAISED, LARGE, SMALL, UNTESTED
from grognard.games.black_powder.state import BY_GUNS, FRESH_HURT, LOST, ON_TABLE, Battle
from grognard.games.black_powder.steps import UnitDie

STAMINA_BY_DIE: Final = [1, 1, 2, 2, 3, 3, 4, 4]  # from 0 to 7, the size counted (BP-spec-30)
NERVE_BY_DIE: Final = [0, 1, 2, 2, 4, 4, 6]  # as far as dice are told apart (BP-spec-29)
PANIC: Final = 1  # only sixes hit and it is Disordered
SIXES_ONLY: Final = 2  # so much or less: only sixes hit
EAGER: Final = 6  # one die more


# Losses


def suffer(s: Battle, unit: int, count: int, guns: bool) -> None:
    """A unit takes casualties (BP-cas-1); raw men then learn their Stamina (BP-spec-30)."""
    if count == 0:
        return
    before = s.is_shaken(unit)
    s.casualties[unit] += count
    s.deeds[unit] |= FRESH_HURT | BY_GUNS if guns else FRESH_HURT
    s.cite("BP-cas-1", unit, count, s.casualties[unit])
    if s.has(unit, UNTESTED) and s.stamina[unit] == 0:
        s.then(StaminaRoll(unit))
    elif s.is_shaken(unit) and not before:
        s.cite("BP-cas-2", unit, s.casualties[unit], s.stamina[unit])


def excess(s: Battle, unit: int) -> int:
    """Casualties above Stamina (BP-cas-4)."""
    return max(0, s.casualties[unit] - s.stamina[unit]) if s.stamina[unit] else 0


def trim(s: Battle, units: list[int]) -> None:
    """Once their tests are done, survivors lose what is above their Stamina (BP-cas-5)."""
    for unit in units:
        more = excess(s, unit)
        if more and s.where[unit] == ON_TABLE:
            s.casualties[unit] = s.stamina[unit]
            s.cite("BP-cas-5", unit, more)


def forget_hurts(s: Battle, units: list[int]) -> None:
    """An action is over: what it did to these units is told no longer."""
    for unit in units:
        s.deeds[unit] &= ~(FRESH_HURT | BY_GUNS)


def lose(s: Battle, unit: int, clause: str) -> None:
    """A unit is out of the battle; who rode with it rides to others (BP-com-8)."""
    s.cite(clause, unit)
    commanders.unit_breaks(s, unit)
    ground.remove(s, unit, LOST)


# Disorder


def disorder(s: Battle, unit: int, clause: str) -> None:
    """A unit becomes Disordered (BP-dis-2)."""
    s.disordered[unit] = 1
    s.cite(clause, unit)


def recover(s: Battle, unit: int, clause: str) -> None:
    """A unit is in order again."""
    s.disordered[unit] = 0
    s.cite(clause, unit)


# Raw men


def first_action(s: Battle, unit: int) -> None:
    """A freshly raised unit that shoots or fights for the first time rolls for its nerve (BP-spec-29)."""
    if s.has(unit, FRESHLY_RAISED) and s.fresh[unit] == 0:
        s.then(FreshRoll(unit))


def hits_with_sixes_only(s: Battle, unit: int) -> bool:
    """What a raw unit's nerve does to its dice in this turn."""
    return 0 < s.fresh[unit] <= SIXES_ONLY


def is_eager(s: Battle, unit: int) -> bool:
    """A raw unit has one die more in this turn."""
    return s.fresh[unit] == EAGER


class FreshRoll(UnitDie):
    """The nerve of a freshly raised unit (BP-spec-29)."""

    __slots__ = ()
    verb = "fresh"
    tag = "fresh"

    def classes(self, s: Battle) -> Weighted:
        return lump(FACES, [(NERVE_BY_DIE[face],) for (face,), _ in FACES])

    def take(self, s: Battle, choice: Choice) -> None:
        s.fresh[self.unit] = NERVE_BY_DIE[choice[0]]
        s.cite("BP-spec-29", self.unit, choice[0])
        if choice[0] == PANIC:
            disorder(s, self.unit, "BP-dis-2")


class StaminaRoll(UnitDie):
    """The Stamina of untested men, rolled when they take their first casualty (BP-spec-30)."""

    __slots__ = ()
    verb = "stamina"
    tag = "untested"

    def stamina(self, s: Battle, die: int) -> int:
        """What a die gives, by the size of the unit."""
        size = s.field.kinds[s.kind[self.unit]].size
        return STAMINA_BY_DIE[die + (1 if size == LARGE else -1 if size == SMALL else 0)]

    def classes(self, s: Battle) -> Weighted:
        return lump(FACES, [(self.stamina(s, face),) for (face,), _ in FACES])

    def take(self, s: Battle, choice: Choice) -> None:
        unit = self.unit
        s.stamina[unit] = self.stamina(s, choice[0])
        s.cite("BP-spec-30", unit, s.stamina[unit])
        if s.is_shaken(unit):
            s.cite("BP-cas-2", unit, s.casualties[unit], s.stamina[unit])
