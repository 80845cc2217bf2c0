"""Lines on the map: who supports whom, and what lies between a gun and its targets."""

from typing import Final

from grognard.core.journal import Journal, Note
from grognard.core.table import Line
from grognard.games.tactique.aim import aim_objection, gun_range, is_silent, target_verdict, targets
from grognard.games.tactique.field import ARTILLERY, NOBODY, OFF_MAP
from grognard.games.tactique.state import Battle
from grognard.games.tactique.support import is_supported, supporters

ALL: Final = 7  # more neighbours than a hex has


def support_lines(s: Battle, unit: int) -> list[Line]:
    """Whether the unit is supported when attacked, and in its own attacks if that differs; then by whom."""
    found = [support(s, unit, unit, False)]
    for target in targets(s, unit):
        line = support(s, unit, target, True)
        if line.good != found[0].good and line not in found:
            found.append(line)
    return found + neighbour_lines(s, unit)


def support(s: Battle, unit: int, other: int, attacking: bool) -> Line:
    """The verdict of the rules with the clause that decides it; if neighbours decide, with their number."""
    trial = s.clone()
    trial.journal = journal = Journal()
    good = is_supported(trial, unit, other, attacking)
    notes = [note for note in journal.notes if note.clause not in ("TA-support-1", "TA-support-8")]
    count = supporters(s, unit, ALL)
    why = notes[-1] if notes else Note("TA-support-1", (unit, count))
    return Line("attack" if attacking else "support", (s.field.army.ids[unit],), good, why)


def neighbour_lines(s: Battle, unit: int) -> list[Line]:
    """Each friendly neighbour with whether it gives support; last, whether the unit itself gives none."""
    army, ids = s.field.army, s.field.army.ids
    found = []
    for hex in s.field.neighbours[s.at[unit]]:
        other = s.unit_on[hex]
        if other != NOBODY and army.side[other] == army.side[unit]:
            helps = other not in idle_guns(s, unit)
            why = Note("TA-support-2", (other, unit)) if helps else Note("TA-support-8", (other,))
            found.append(Line("support", (ids[other], ids[unit]), helps, why))
            if unit in idle_guns(s, other):
                found.append(Line("support", (ids[unit], ids[other]), False, Note("TA-support-8", (unit,))))
    return found


def idle_guns(s: Battle, unit: int) -> list[int]:
    """The neighbours that the rules of support pass over."""
    trial = s.clone()
    trial.journal = journal = Journal()
    supporters(trial, unit, ALL)
    return [note.what[0] for note in journal.notes if note.clause == "TA-support-8"]


def fire_lines(s: Battle, unit: int) -> list[Line]:
    """From a gun to every enemy within its range; then from the enemy's guns that have the unit in sight."""
    army = s.field.army
    enemies = [other for other in army.of[1 - army.side[unit]] if s.at[other] != OFF_MAP]
    found = []
    if is_silent(s, unit):
        found.append(Line("fire", (army.ids[unit],), False, Note("TA-fire-7", (unit,))))
    elif army.arm[unit] == ARTILLERY:
        found += [fire_line(s, unit, other) for other in enemies if is_near(s, unit, other)]
    for gun in enemies:
        if army.arm[gun] == ARTILLERY and not is_silent(s, gun) and not target_verdict(s, gun, unit):
            found.append(fire_line(s, gun, unit))
    return found


def is_near(s: Battle, gun: int, target: int) -> bool:
    """The target is within the gun's range."""
    return s.field.distance[s.at[gun]][s.at[target]] <= gun_range(s, gun)


def fire_line(s: Battle, gun: int, target: int) -> Line:
    """The line between a gun and an enemy in its range, with the hex that obstructs it."""
    army, board = s.field.army, s.field.board
    path = army.ids[gun], army.ids[target]
    refused = aim_objection(s, gun, target)
    if refused is None:
        distance = s.field.distance[s.at[gun]][s.at[target]]
        return Line("fire", path, True, Note(army.range_clause[gun], (gun, distance, gun_range(s, gun))))
    hidden = target_verdict(s, gun, target) == "TA-fire-8"
    return Line("fire", path, False, refused, board.label(refused.what[0]) if hidden else "")
