"""Forced moves at the start of the Command phase: broken brigades, determined charges (BP-seq-13)."""

from typing import Final

from grognard.core.journal import Choice
from grognard.games.black_powder import assaults, charges, ground, retreat, told
from grognard.games.black_powder.brigades import is_broken
from grognard.games.black_powder.field import DETERMINED_CHARGE, NOBODY
from grognard.games.black_powder.questions import FAR, NO_WAY, OFF_TABLE, Tell
from grognard.games.black_powder.state import ON_TABLE, ORDERED, Battle
from grognard.games.black_powder.steps import UnitRule

ONE_MOVE: Final = 1


class Forced(UnitRule):
    """Units that must move do so one after another, in rising order (BP-seq-13)."""

    __slots__ = ()
    verb = "forced"

    def take(self, s: Battle, choice: Choice) -> None:
        for unit in s.field.forces.of[s.active]:
            if unit >= self.unit and s.where[unit] == ON_TABLE and must_move(s, unit):
                s.then(Forced(unit + 1))
                move_by_force(s, unit)
                return


def must_move(s: Battle, unit: int) -> bool:
    """It retires with its broken brigade, or cannot be held back (BP-brig-8, BP-spec-22)."""
    if s.is_engaged(unit):
        return False
    if s.field.referee:
        return is_broken(s, unit) or (s.has(unit, DETERMINED_CHARGE) and bool(assaults.prey_of(s, unit)))
    if is_broken(s, unit):
        return ground.enemy_within(s, unit, s.field.lengths.broken_retires)
    return s.has(unit, DETERMINED_CHARGE) and nearest_prey(s, unit) != NOBODY


def nearest_prey(s: Battle, unit: int) -> int:
    """The nearest enemy that a unit could charge with one move, or NOBODY."""
    best, least = NOBODY, -1
    reach = ground.move_distance(s, unit) + ground.width(s, unit)
    for enemy in s.units_of(1 - s.side(unit)):
        if not ground.are_within(s, unit, enemy, reach):
            continue
        found = ground.nearness(s, unit, enemy)
        if (least < 0 or found < least) and can_charge(s, unit, enemy):
            best, least = enemy, found
    return best


def can_charge(s: Battle, unit: int, enemy: int) -> bool:
    """A charge of one move is legal, made by force (BP-prox-3)."""
    return charges.objection(s, unit, enemy, charges.DEFAULT, ONE_MOVE, False, True) is None


def move_by_force(s: Battle, unit: int) -> None:
    """One retreat without disorder, or the charge."""
    if s.field.referee:
        if is_broken(s, unit):
            s.then(Tell(told.FLIGHT, unit, unit), Flown(unit))
        else:
            s.then(assaults.Prey(unit, assaults.BY_FORCE))
        return
    if is_broken(s, unit):
        s.cite("BP-brig-8", unit)
        if not retreat.fall_back(s, unit, ONE_MOVE, False, False):
            s.cite("BP-brig-10", unit)
        return
    prey = nearest_prey(s, unit)
    s.cite("BP-spec-22", unit, prey)
    s.deeds[unit] |= ORDERED
    charges.begin(s, unit, prey, charges.DEFAULT)


class Flown(UnitRule):
    """At a real table the players have seen whether a broken brigade's unit must go, and how it went."""

    __slots__ = ()
    verb = "flown"

    def take(self, s: Battle, choice: Choice) -> None:
        unit = self.unit
        way = told.told(s, told.FLIGHT, unit, unit, FAR)
        told.forget(s)
        if way == FAR:
            return
        s.cite("BP-brig-8", unit)
        if way == OFF_TABLE:
            retreat.depart(s, unit)
        elif way == NO_WAY:
            s.cite("BP-brig-10", unit)


FORCED: Final = Forced(0)
