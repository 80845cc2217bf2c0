"""Flags and retreat (3.10): cancelled, obeyed hex by hex, or paid for with elements."""

from typing import Final

from grognard.core.journal import LEGAL, PASS, Choice, Note
from grognard.core.step import Step
from grognard.games.tactique.field import ARTILLERY, NOBODY, OFF_MAP
from grognard.games.tactique.losses import eliminate, lose_elements
from grognard.games.tactique.state import Battle

NO_WAY: Final = -1  # nowhere to stop


def effective_flags(s: Battle, unit: int, flags: int, was_full: bool) -> int:
    """The flags that count, in the fixed order of their effects (TA-nat-23)."""
    army = s.field.army
    if not flags:
        return 0
    if army.arm[unit] == ARTILLERY:
        s.cite("TA-flag-1", unit, flags)
        return 0
    if s.defended:
        s.cite("TA-flag-2", unit, flags)
        return 0
    if s.firm:
        flags += s.because("TA-ord-20", -1)
    if flags and army.steady[unit] and (was_full or not army.fresh[unit]):
        flags += s.because(army.steady[unit], -1)
    if flags and army.brittle[unit]:
        flags += s.because("TA-nat-22", 1)
    return flags


def rear_verdict(s: Battle, unit: int, hex: int) -> str:
    """The clause that closes a rear hex to a retreating unit, or LEGAL; guns can be passed (TA-ret-7)."""
    other = s.unit_on[hex]
    if other in (NOBODY, unit):
        return LEGAL
    army = s.field.army
    passed = army.side[other] == army.side[unit] and army.arm[other] == ARTILLERY
    return LEGAL if passed else "TA-ret-6"


def longest(s: Battle, unit: int, hex: int, flags: int) -> int:
    """The most steps that the unit can make from the hex, or NO_WAY if it cannot stop anywhere.

    A step across the friendly edge counts as all that are left (TA-ret-4).
    """
    free = s.unit_on[hex] == NOBODY or s.unit_on[hex] == unit
    best = 0 if free else NO_WAY
    if flags == 0:
        return best
    for rear in s.field.rear[s.field.army.side[unit]][hex]:
        if rear == OFF_MAP:
            return flags
        if not rear_verdict(s, unit, rear):
            steps = longest(s, unit, rear, flags - 1)
            if steps >= 0 and steps + 1 > best:
                best = steps + 1
    return best


def stays_on_map(s: Battle, unit: int, hex: int, steps: int) -> bool:
    """A way of exactly so many steps from the hex ends on the map."""
    if steps == 0:
        return s.unit_on[hex] == NOBODY or s.unit_on[hex] == unit
    for rear in s.field.rear[s.field.army.side[unit]][hex]:
        if rear != OFF_MAP and not rear_verdict(s, unit, rear) and stays_on_map(s, unit, rear, steps - 1):
            return True
    return False


def fall_back(s: Battle, unit: int, flags: int) -> None:
    """One hex for each flag; a hex that cannot be made costs an element (TA-flag-3, TA-flag-4)."""
    steps = longest(s, unit, s.at[unit], flags)
    s.cite("TA-flag-3", unit, flags)
    if steps < flags:
        lose_elements(s, unit, flags - steps, "TA-flag-4")
        if not s.elements[unit]:
            s.cite("TA-flag-9", unit)
            return
    go_back(s, unit, steps)


def go_back(s: Battle, unit: int, steps: int) -> None:
    """So many steps are left: ask for the next, unless every way leaves the map (TA-ret-3, TA-ret-4)."""
    if not steps:
        return
    if stays_on_map(s, unit, s.at[unit], steps):
        s.then(Retreat(unit, steps))
    else:
        eliminate(s, unit, "TA-ret-3")


def step_verdict(s: Battle, unit: int, hex: int, steps: int) -> str:
    """The clause that closes a hex to the next step of the retreat, or LEGAL."""
    if hex not in s.field.rear[s.field.army.side[unit]][s.at[unit]]:
        return "TA-ret-1" if s.field.distance[s.at[unit]][hex] != 1 else outside_clause(s, unit, hex)
    refused = rear_verdict(s, unit, hex)
    if refused:
        return refused
    onward = longest(s, unit, hex, steps - 1)
    if onward == NO_WAY:
        return "TA-ret-7"
    return LEGAL if onward == steps - 1 else "TA-ret-10"


def outside_clause(s: Battle, unit: int, hex: int) -> str:
    """The clause by which a neighbour is no rear hex: the wrong way, or closed ground."""
    return "TA-ret-2" if s.field.ground.passable[hex] else "TA-ret-6"


class Retreat(Step[Battle]):
    """The owner chooses the next hex of a longest way (TA-ret-10); he may leave the map where that is one."""

    __slots__ = ("steps", "unit")
    verb = "retreat"
    kinds = "hex"
    about = "piece number"
    passing = "leave"

    def __init__(self, unit: int, steps: int) -> None:
        self.unit: Final = unit
        self.steps: Final = steps

    def args(self) -> Choice:
        return (self.unit, self.steps)

    def actor(self, s: Battle) -> int:
        return s.field.army.side[self.unit]

    def options(self, s: Battle) -> list[Choice]:
        unit = self.unit
        rear = s.field.rear[s.field.army.side[unit]][s.at[unit]]
        return [
            PASS if hex == OFF_MAP else (hex,)
            for hex in rear
            if hex == OFF_MAP or not step_verdict(s, unit, hex, self.steps)
        ]

    def objection(self, s: Battle, choice: Choice) -> Note | None:
        unit = self.unit
        if not choice:
            rear = s.field.rear[s.field.army.side[unit]][s.at[unit]]
            return None if OFF_MAP in rear else Note("TA-ret-10", (unit, s.at[unit]))
        refused = step_verdict(s, unit, choice[0], self.steps)
        return Note(refused, (unit, choice[0])) if refused else None

    def take(self, s: Battle, choice: Choice) -> None:
        unit = self.unit
        if not choice:
            eliminate(s, unit, "TA-ret-3")
            return
        hex = choice[0]
        s.cite("TA-ret-1", unit, hex)
        s.lift(unit)
        if s.unit_on[hex] == NOBODY:
            s.set_down(unit, hex)
        else:
            s.cite("TA-ret-7", unit, hex)
            s.at[unit] = hex  # in passing: the guns keep their hex
        go_back(s, unit, self.steps - 1)
