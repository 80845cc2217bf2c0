"""The result of a round (3.20): scores, who has won, who must test, and who retires from a draw."""

from typing import Final

from grognard.core.dice import lump
from grognard.core.journal import PASS, Choice
from grognard.core.step import Rule, Weighted
from grognard.games.black_powder import commanders, supports
from grognard.games.black_powder.aftermath import foes
from grognard.games.black_powder.blows import is_charging
from grognard.games.black_powder.breaks import (
    NO_TEST,
    TEST_C,
    TEST_D,
    TEST_E,
    WAVERS_IN_COMBAT,
    is_wavering_and_hurt,
    run_tests,
)
from grognard.games.black_powder.casualties import trim
from grognard.games.black_powder.dice import FACES, Die
from grognard.games.black_powder.field import (
    CAVALRY,
    DEEP_CAVALRY,
    GARRISON,
    HEAVY_1,
    HEAVY_D3,
    SQUARE,
    A,
    B,
)
from grognard.games.black_powder.retreat import retire
from grognard.games.black_powder.state import BLOODED, FRESH_HURT, LOST, ON_TABLE, Battle
from grognard.games.black_powder.victors import AFTERMATH

DRAWN: Final = 2  # neither side has won


# Scores


class ResultOfRound(Rule[Battle]):
    """Heavy cavalry throws in its weight; then the scores are compared."""

    __slots__ = ()
    verb = "result"

    def take(self, s: Battle, choice: Choice) -> None:
        s.then(VERDICT)
        for side in (B, A):
            if is_heavy(s, side, HEAVY_D3):
                s.then(D3(side))
            elif is_heavy(s, side, HEAVY_1):
                s.result_bonus[side] = s.field.heavy


def is_heavy(s: Battle, side: int, special: int) -> bool:
    """Some unit of a side with this rule charges somebody who is no square (BP-spec-16, BP-spec-17)."""
    for unit, enemy, _, _ in s.rounds:
        if s.side(unit) == side and s.has(unit, special) and is_charging(s, unit, enemy):
            return True
    return False


class D3(Die):
    """The weight of heavy cavalry: half a die, rounded up (BP-spec-16, BP-over-11)."""

    __slots__ = ("side",)
    verb = "weight"
    about = "side"
    tag = "d3"

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def args(self) -> Choice:
        return (self.side,)

    def owner(self, s: Battle) -> int:
        return self.side

    def classes(self, s: Battle) -> Weighted:
        return lump(FACES, [((face + 1) // 2,) for (face,), _ in FACES])

    def take(self, s: Battle, choice: Choice) -> None:
        s.result_bonus[self.side] = (choice[0] + 1) // 2
        s.cite("BP-over-11", self.side, s.result_bonus[self.side])


def score(s: Battle, side: int) -> int:
    """A side's score: casualties inflicted, closing fire, and the rows of 4.12 (BP-h2h-15)."""
    total = s.because("BP-h2h-15", s.scores[side])
    fired = sum([s.closing[unit] for unit in s.combat if s.side(unit) != side])
    if fired:
        total += s.because("BP-h2h-16", fired)
    total += supports.result_of(s, side)
    for unit in s.combat:
        if s.side(unit) == side:
            total += standing(s, unit)
    if s.result_bonus[side]:
        clause = "BP-spec-16" if is_heavy(s, side, HEAVY_D3) else "BP-spec-17"
        total += s.because(clause, s.result_bonus[side])
    return total


def standing(s: Battle, unit: int) -> int:
    """What a square, a building or a deep formation adds (BP-h2h-19, BP-h2h-20)."""
    rows, formation = s.field.modifiers, s.formation[unit]
    if formation == SQUARE and any(s.arm(enemy) == CAVALRY for enemy in foes(s, unit)):
        return s.because("BP-h2h-19", rows.result_square)
    if formation == GARRISON:
        return s.because("BP-h2h-20", rows.result_building * s.field.features[s.building[unit]].size)
    if formation == DEEP_CAVALRY:
        return s.because("BP-opt-15", 1)
    return 0


# Who has won


class Verdict(Rule[Battle]):
    """The higher score wins; the losers test, or the shaken and the cavalry of a draw (BP-h2h-21)."""

    __slots__ = ()
    verb = "verdict"

    def take(self, s: Battle, choice: Choice) -> None:
        s.scores = [score(s, A), score(s, B)]
        winner = DRAWN if s.scores[A] == s.scores[B] else A if s.scores[A] > s.scores[B] else B
        s.cite("BP-h2h-21", A, s.scores[A], B, s.scores[B])
        for unit in s.combat:
            s.won[unit] = int(s.side(unit) == winner)
            s.charging[unit] = 0
            s.closing[unit] = 0
            s.used[unit] |= BLOODED
        s.then(After(winner))
        s.tests = tests_due(s, winner)
        if winner == DRAWN:
            s.then(DrawOff(tuple([unit for unit in s.combat if unit not in s.tests[0::2]])))
        run_tests(s)
        for unit in reversed(s.combat):
            if s.deeds[unit] & FRESH_HURT:
                commanders.risk(s, unit)


def tests_due(s: Battle, winner: int) -> Choice:
    """Who tests, and why: unit, cause, and so on (BP-h2h-22 to 24)."""
    due: list[int] = []
    for unit in s.combat:
        cause = cause_of(s, unit, winner)
        if cause != NO_TEST:
            due += [unit, cause]
    return tuple(due)


def cause_of(s: Battle, unit: int, winner: int) -> int:
    """Why a unit tests after the round, or NO_TEST."""
    if winner == 1 - s.side(unit):
        s.cite("BP-h2h-22", unit)
        return TEST_C
    if winner == DRAWN and s.is_shaken(unit):
        s.cite("BP-h2h-24", unit)
        return TEST_D
    if is_wavering_and_hurt(s, unit):
        return WAVERS_IN_COMBAT
    if winner != DRAWN and s.casualties[unit] > s.stamina[unit] > 0:
        s.cite("BP-h2h-23", unit)
    return NO_TEST


class DrawOff(Rule[Battle]):
    """Unshaken cavalry of both sides retires from a drawn combat; the others stay (BP-h2h-25, BP-h2h-26)."""

    __slots__ = ("units",)
    verb = "draw_off"

    def __init__(self, units: Choice) -> None:
        self.units: Final = units  # who did not test

    def args(self) -> Choice:
        return self.units

    def take(self, s: Battle, choice: Choice) -> None:
        for unit in self.units:
            if s.arm(unit) == CAVALRY:
                s.cite("BP-h2h-25", unit)
                s.cite("BP-h2h-32", unit)
                retire(s, unit)
            else:
                s.cite("BP-h2h-26", unit)


class After(Rule[Battle]):
    """Supports of broken units test; then losses beyond Stamina go, and the victors choose."""

    __slots__ = ("winner",)
    verb = "after_round"

    def __init__(self, winner: int) -> None:
        self.winner: Final = winner

    def args(self) -> Choice:
        return (self.winner,)

    def take(self, s: Battle, choice: Choice) -> None:
        due: list[int] = []
        for unit in s.combat:
            if s.where[unit] == LOST:
                for helper in supports.supporters_of(s, unit):
                    if s.where[helper] == ON_TABLE and helper not in due[0::2]:
                        due += [helper, TEST_E]
                        s.cite("BP-sup-12", helper, unit)
        s.then(Settle(self.winner))
        if due:
            s.tests = tuple(due)
            run_tests(s)


class Settle(Rule[Battle]):
    """The round is over (BP-cas-5); who still touches an enemy fights on next turn (BP-h2h-27)."""

    __slots__ = ("winner",)
    verb = "settle_round"

    def __init__(self, winner: int) -> None:
        self.winner: Final = winner

    def args(self) -> Choice:
        return (self.winner,)

    def take(self, s: Battle, choice: Choice) -> None:
        trim(s, [*s.combat, *s.supports[0::3]])
        for unit in s.combat:
            if s.where[unit] == ON_TABLE and s.is_engaged(unit):
                s.cite("BP-h2h-27", unit)
            else:
                s.won[unit] = 0
        s.supports = PASS
        if self.winner != DRAWN:
            s.then(AFTERMATH[self.winner])


RESULT: Final = ResultOfRound()
VERDICT: Final = Verdict()
