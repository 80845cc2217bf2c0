"""Supports (3.21): who stands behind or beside an engaged unit, and whom he helps."""

from typing import Final

from grognard.core.journal import PASS, Choice, Note
from grognard.core.step import IMPOSSIBLE, Step
from grognard.games.black_powder import ground, told
from grognard.games.black_powder.field import (
    ARTILLERY,
    FRONT,
    GARRISON,
    LEFT,
    LIMBERED,
    MARCH_COLUMN,
    NOBODY,
    REAR,
    RIGHT,
    SKIRMISH,
    SQUARE,
    WAGON,
)
from grognard.games.black_powder.state import ON_TABLE, Battle
from grognard.games.black_powder.steps import UnitRule

QUARTER_TURN: Final = 900
TURN: Final = 3600


def may_be_supported(s: Battle, unit: int) -> bool:
    """Not artillery, skirmishers, squares, garrisons, nor who is engaged in flank or rear."""
    if s.arm(unit) == ARTILLERY:
        return refused(s, "BP-sup-6", unit)
    formation = s.formation[unit]
    if formation == SKIRMISH:
        return refused(s, "BP-sup-7", unit)
    if formation == SQUARE:
        return refused(s, "BP-sup-8", unit)
    if formation == GARRISON:
        return refused(s, "BP-sup-9", unit)
    return not ground.is_flanked(s, unit) or refused(s, "BP-sup-10", unit)


def refused(s: Battle, clause: str, unit: int) -> bool:
    """Name the clause that keeps support away."""
    s.cite(clause, unit)
    return False


def may_support(s: Battle, unit: int) -> bool:
    """Who can step in: not guns, march columns, squares, garrisons, skirmishers, shaken men (BP-sup-11)."""
    if s.where[unit] != ON_TABLE or s.is_engaged(unit) or s.arm(unit) in (ARTILLERY, WAGON):
        return False
    if s.disordered[unit]:
        return False  # BP-dis-4
    formation = s.formation[unit]
    return not s.is_shaken(unit) and formation not in (MARCH_COLUMN, LIMBERED, SQUARE, GARRISON, SKIRMISH)


def quarter_supported(s: Battle, unit: int, engaged: int) -> int:
    """The quarter of an engaged unit from which another supports it; NOBODY if it does not (BP-sup-1)."""
    if s.field.referee:
        return told.told(s, told.SUPPORTED, unit, engaged, NOBODY)
    limit = s.field.lengths.support
    if not ground.are_within(s, unit, engaged, limit):
        return NOBODY
    turn = (s.facing[unit] - s.facing[engaged]) % TURN
    if min(turn, TURN - turn) > QUARTER_TURN:
        return NOBODY
    found = ground.quarter_of(s, engaged, s.x[unit], s.y[unit])
    return NOBODY if found == FRONT else found


def gather(s: Battle) -> None:
    """Find the supports of the combat under way; where one could help several, his owner chooses."""
    s.supports = ()
    if s.field.referee:
        s.then(BACKING)
        return
    fighters = [unit for unit in s.combat if may_be_supported(s, unit)]
    for unit in reversed(range(s.field.forces.units)):
        if unit not in s.combat and may_support(s, unit) and any(helped(s, unit, fighters)):
            s.then(Gather(unit))


def helped(s: Battle, unit: int, fighters: list[int]) -> list[int]:
    """For each of these units whether the other could support it."""
    side = s.side(unit)
    return [int(s.side(each) == side and quarter_supported(s, unit, each) != NOBODY) for each in fighters]


def open_to(s: Battle, unit: int) -> list[int]:
    """Whom a unit may support: those whose quarter is not taken yet (BP-sup-4)."""
    found = []
    journal = s.hush()
    for each in s.combat:
        if s.side(each) != s.side(unit) or not may_be_supported(s, each):
            continue
        quarter = quarter_supported(s, unit, each)
        if quarter != NOBODY and not is_taken(s, each, quarter):
            found.append(each)
    s.journal = journal
    return found


def is_taken(s: Battle, unit: int, quarter: int) -> bool:
    """Somebody supports a unit from that quarter already."""
    supports = s.supports
    return any(supports[i + 1] == unit and supports[i + 2] == quarter for i in range(0, len(supports), 3))


def give_support(s: Battle, unit: int, engaged: int) -> None:
    """A unit supports one other in this round (BP-sup-5)."""
    quarter = quarter_supported(s, unit, engaged)
    s.supports = (*s.supports, unit, engaged, quarter)
    if not s.field.referee:
        s.cite("BP-sup-1", unit, engaged, ground.distance(s, unit, engaged))
    s.cite("BP-sup-3", unit, engaged, quarter)


class Gather(UnitRule):
    """A unit supports the only one it can, or its owner is asked."""

    __slots__ = ()
    verb = "gather"

    def take(self, s: Battle, choice: Choice) -> None:
        found = open_to(s, self.unit)
        if len(found) == 1:
            give_support(s, self.unit, found[0])
        elif found:
            s.then(ChooseSupport(self.unit))


class ChooseSupport(Step[Battle]):
    """Whom a unit supports (BP-sup-5)."""

    __slots__ = ("unit",)
    verb = "support"
    kinds = "piece"
    about = "piece"

    def __init__(self, unit: int) -> None:
        self.unit: Final = unit

    def args(self) -> Choice:
        return (self.unit,)

    def actor(self, s: Battle) -> int:
        return s.side(self.unit)

    def options(self, s: Battle) -> list[Choice]:
        return [(each,) for each in open_to(s, self.unit)]

    def objection(self, s: Battle, choice: Choice) -> Note | None:
        if len(choice) != 1:
            return IMPOSSIBLE
        return None if choice in self.options(s) else Note("BP-sup-5", (self.unit, choice[0]))

    def take(self, s: Battle, choice: Choice) -> None:
        s.cite("BP-sup-5", self.unit, choice[0])
        give_support(s, self.unit, choice[0])


class Backing(Step[Battle]):
    """At a real table the players say who supports whom, and from which quarter (BP-sup-1)."""

    __slots__ = ()
    verb = "backing"
    kinds = "piece piece face"

    def args(self) -> Choice:
        return PASS

    def actor(self, s: Battle) -> int:
        return s.active

    def options(self, s: Battle) -> list[Choice]:
        found: list[Choice] = [PASS]
        journal = s.hush()
        fighters = [unit for unit in s.combat if may_be_supported(s, unit)]
        s.journal = journal
        for unit in range(s.field.forces.units):
            if unit in s.combat or unit in s.supports[0::3] or not may_support(s, unit):
                continue
            for each in fighters:
                if s.side(each) == s.side(unit):
                    quarters = [face for face in (RIGHT, REAR, LEFT) if not is_taken(s, each, face)]
                    found.extend([(unit, each, face) for face in quarters])
        return found

    def objection(self, s: Battle, choice: Choice) -> Note | None:
        if len(choice) not in (0, 3):
            return IMPOSSIBLE
        return None if choice in self.options(s) else Note("BP-sup-5", (choice[0], choice[1]))

    def take(self, s: Battle, choice: Choice) -> None:
        if choice:
            unit, engaged, quarter = choice
            told.tell(s, told.SUPPORTED, unit, engaged, quarter)
            give_support(s, unit, engaged)
            s.then(BACKING)


BACKING: Final = Backing()


def result_of(s: Battle, side: int) -> int:
    """What supports add to a side's score (BP-h2h-17, BP-h2h-18)."""
    rows, supports = s.field.modifiers, s.supports
    total = 0
    for i in range(0, len(supports), 3):
        if s.side(supports[i]) != side:
            continue
        if supports[i + 2] == REAR:
            total += s.because("BP-h2h-17", rows.result_rear_support)
        else:
            total += s.because("BP-h2h-18", rows.result_flank_support)
    return total


def release(s: Battle, unit: int) -> None:
    """A unit leaves the table, but has not broken: those who supported it do not test (BP-break-7)."""
    kept: list[int] = []
    for i in range(0, len(s.supports), 3):
        if s.supports[i + 1] != unit:
            kept += s.supports[i : i + 3]
    s.supports = tuple(kept)


def supporters_of(s: Battle, unit: int) -> list[int]:
    """Who supported a unit in this round (BP-sup-12)."""
    return [s.supports[i] for i in range(0, len(s.supports), 3) if s.supports[i + 1] == unit]
