"""Break tests (3.18): two dice, what has gone wrong subtracted, and the table read."""

from typing import Final

from grognard.core.dice import lump
from grognard.core.journal import PASS, Choice, Note
from grognard.core.step import IMPOSSIBLE, Rule, Step, Weighted
from grognard.games.black_powder.casualties import excess, lose
from grognard.games.black_powder.dice import TwoDice, volleys
from grognard.games.black_powder.field import (
    ARTILLERY,
    BREAKS,
    CAVALRY,
    COMBAT_ROW,
    HOLDS,
    RETIRES,
    SHOOTING_ROW,
    SQUARE,
    STEADY,
    VALIANT,
    WAVERING,
)
from grognard.games.black_powder.rerolls import DARING, Again
from grognard.games.black_powder.retreat import retire
from grognard.games.black_powder.state import BY_GUNS, DARED, FRESH_HURT, ON_TABLE, STOOD, Battle

# Causes.
TEST_A: Final = 0  # excess casualties after shooting
TEST_B: Final = 1  # closing fire
TEST_C: Final = 2  # a lost combat
TEST_D: Final = 3  # Shaken in a draw
TEST_E: Final = 4  # the supported unit broke
TERROR: Final = 5  # a terrifying charge (BP-spec-20)
WAVERS: Final = 6  # a wavering unit took a casualty from fire (BP-spec-28)
WAVERS_IN_COMBAT: Final = 7
NO_TEST: Final = -1
CAUSES: Final = ["a", "b", "c", "d", "e", "terror", "wavering", "wavering_combat"]
CAUSE_CLAUSES: Final = [
    "BP-break-1", "BP-break-2", "BP-break-4", "BP-break-6", "BP-break-7", "BP-spec-20", "BP-spec-28",
    "BP-spec-28",
]  # fmt: skip
ROWS: Final = [
    SHOOTING_ROW, SHOOTING_ROW, COMBAT_ROW, COMBAT_ROW, COMBAT_ROW, COMBAT_ROW, SHOOTING_ROW, COMBAT_ROW,
]  # fmt: skip
ROW_CLAUSES: Final = {TEST_E: "BP-break-18"}  # all others are read by BP-break-19
SURE: Final = 12  # what a steady unit's first test counts as (BP-spec-26)


# Who tests


def cause_after_shooting(s: Battle, unit: int) -> int:
    """Why a unit tests at the end of the shooting, or after traversing fire; NO_TEST if it does not."""
    if excess(s, unit):
        return TEST_A
    return WAVERS if is_wavering_and_hurt(s, unit) else NO_TEST


def cause_after_closing_fire(s: Battle, unit: int) -> int:
    """Why a charger tests: Shaken by the fire, or hurt by guns (BP-break-3); NO_TEST if it does not."""
    if s.deeds[unit] & FRESH_HURT and (s.is_shaken(unit) or s.deeds[unit] & BY_GUNS):
        return TEST_B
    return WAVERS if is_wavering_and_hurt(s, unit) else NO_TEST


def is_wavering_and_hurt(s: Battle, unit: int) -> bool:
    """A wavering unit took a casualty in this action (BP-spec-28)."""
    return s.has(unit, WAVERING) and s.deeds[unit] & FRESH_HURT != 0


# What a test gives


def modifier(s: Battle, unit: int, cause: int) -> int:
    """What is added to the dice."""
    modifiers = s.field.modifiers
    total = 0
    more = excess(s, unit)
    if more:
        total += s.because("BP-break-9", more * modifiers.break_excess)
    if s.disordered[unit]:
        total += s.because("BP-break-10", modifiers.break_disordered)
    if cause in (TEST_A, TEST_B) and s.deeds[unit] & BY_GUNS:
        total += s.because("BP-break-11", modifiers.break_artillery)
    return total


def row_of_table(s: Battle, cause: int, total: int) -> int:
    """The line of the cause's table for a total."""
    lines = s.field.breaking[ROWS[cause]]
    found = 0
    for number, line in enumerate(lines):
        if line[0] <= total:
            found = number
    return found


def result(s: Battle, unit: int, cause: int, total: int) -> int:
    """BREAKS, RETIRES or HOLDS; wagons test as artillery (BP-break-25)."""
    line = s.field.breaking[ROWS[cause]][row_of_table(s, cause, total)]
    found = line[1 + min(s.arm(unit), ARTILLERY)]
    if found == RETIRES and cause in (TEST_C, TEST_D) and is_square_among_horse(s, unit):
        return HOLDS
    return found


def is_square_among_horse(s: Battle, unit: int) -> bool:
    """A square that fought only cavalry does not retire (BP-sq-8), but for BP-opt-20."""
    if s.formation[unit] != SQUARE or s.field.literal_retire:
        return False
    enemies = s.contact[unit]
    for attacker, enemy, _, _ in s.rounds:
        if attacker == unit:
            enemies |= 1 << enemy
        elif enemy == unit:
            enemies |= 1 << attacker
    foes = [foe for foe in s.field.forces.of[1 - s.side(unit)] if enemies >> foe & 1]
    return bool(foes) and all(s.arm(foe) == CAVALRY for foe in foes)


# The test


def test(s: Battle, unit: int, cause: int) -> None:
    """A unit tests: push the roll, or what a steady unit does without one."""
    s.cite(CAUSE_CLAUSES[cause], unit)
    if s.has(unit, STEADY) and not s.used[unit] & STOOD:
        s.used[unit] |= STOOD
        s.cite("BP-spec-26", unit)
        obey(s, unit, cause, SURE)
        return
    s.then(BreakRoll(unit, cause, False))


def obey(s: Battle, unit: int, cause: int, rolled: int) -> None:
    """Do what the table says."""
    total = rolled + modifier(s, unit, cause)
    s.cite(ROW_CLAUSES.get(cause, "BP-break-19"), unit)
    s.cite(s.field.breaking_clauses[ROWS[cause]][row_of_table(s, cause, total)], unit, total)
    found = result(s, unit, cause, total)
    if found == BREAKS:
        break_unit(s, unit)
    elif found == RETIRES:
        retire(s, unit)
    else:
        if is_square_among_horse(s, unit) and cause in (TEST_C, TEST_D):
            s.cite("BP-sq-8", unit)
        s.cite("BP-break-21", unit)


def break_unit(s: Battle, unit: int) -> None:
    """A broken unit counts as destroyed (BP-break-20)."""
    if s.arm(unit) == ARTILLERY:
        s.cite("BP-art-5", unit)
    lose(s, unit, "BP-break-20")


class BreakRoll(TwoDice):
    """The dice of a break test; `again` if they are a valiant unit's second, which stand."""

    __slots__ = ("again", "cause", "unit")
    verb = "break"
    about = "piece number number"
    tag = "break"

    def __init__(self, unit: int, cause: int, again: bool) -> None:
        self.unit: Final = unit
        self.cause: Final = cause
        self.again: Final = again

    def args(self) -> Choice:
        return self.unit, self.cause, 1 if self.again else 0

    def owner(self, s: Battle) -> int:
        return s.side(self.unit)

    def classes(self, s: Battle) -> Weighted:
        outcomes = volleys(2)
        if self.may_dare(s):  # the dice stay on the table while the owner thinks
            return lump(outcomes, [(sum(dice),) for dice, _ in outcomes])
        return lump(outcomes, [(self.foreseen(s, sum(dice)),) for dice, _ in outcomes])

    def may_dare(self, s: Battle) -> bool:
        """A valiant unit may yet roll again (BP-spec-27)."""
        return not self.again and s.has(self.unit, VALIANT) and not s.used[self.unit] & DARED

    def foreseen(self, s: Battle, rolled: int) -> int:
        """What such a roll would give."""
        journal = s.hush()
        added = modifier(s, self.unit, self.cause)
        s.journal = journal
        return result(s, self.unit, self.cause, rolled + added)

    def take(self, s: Battle, choice: Choice) -> None:
        unit, cause, rolled = self.unit, self.cause, sum(choice)
        s.cite("BP-break-8", unit, rolled)
        if self.again:
            s.used[unit] |= DARED
        elif self.may_dare(s) and self.foreseen(s, rolled) != HOLDS:
            s.then(Again(unit, DARING, BreakRoll(unit, cause, True)), Obey(unit, cause, rolled))
            return
        obey(s, unit, cause, rolled)


class Obey(Rule[Battle]):
    """A valiant unit that did not roll again does what its first dice say."""

    __slots__ = ("cause", "rolled", "unit")
    verb = "obey"

    def __init__(self, unit: int, cause: int, rolled: int) -> None:
        self.unit: Final = unit
        self.cause: Final = cause
        self.rolled: Final = rolled

    def args(self) -> Choice:
        return self.unit, self.cause, self.rolled

    def take(self, s: Battle, choice: Choice) -> None:
        if not s.used[self.unit] & DARED:
            obey(s, self.unit, self.cause, self.rolled)


# Several tests


def run_tests(s: Battle) -> None:
    """All tests that wait in `s.tests` (unit, cause, and so on), in the order that the active side wants."""
    s.then(TESTS)


class Tests(Rule[Battle]):
    """One test after another; with one left, nobody is asked."""

    __slots__ = ()
    verb = "tests"

    def take(self, s: Battle, choice: Choice) -> None:
        waiting = [i for i in range(0, len(s.tests), 2) if s.where[s.tests[i]] == ON_TABLE]
        if len(waiting) == 1:
            take_test(s, s.tests[waiting[0]])
        elif waiting:
            s.then(NEXT_TEST)
        else:
            s.tests = PASS


def take_test(s: Battle, unit: int) -> None:
    """The next test is this unit's."""
    place = list(s.tests[0::2]).index(unit) * 2
    cause = s.tests[place + 1]
    s.tests = s.tests[:place] + s.tests[place + 2 :]
    s.then(TESTS)
    test(s, unit, cause)


class NextTest(Step[Battle]):
    """The active side says who tests next (BP-seq-6)."""

    __slots__ = ()
    verb = "test"
    kinds = "piece"

    def args(self) -> Choice:
        return PASS

    def actor(self, s: Battle) -> int:
        return s.active

    def options(self, s: Battle) -> list[Choice]:
        return [(unit,) for unit in s.tests[0::2] if s.where[unit] == ON_TABLE]

    def objection(self, s: Battle, choice: Choice) -> Note | None:
        return None if choice in self.options(s) else IMPOSSIBLE

    def take(self, s: Battle, choice: Choice) -> None:
        take_test(s, choice[0])


TESTS: Final = Tests()
NEXT_TEST: Final = NextTest()
