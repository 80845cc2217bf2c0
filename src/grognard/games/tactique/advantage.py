"""The tactical advantage (3.9): what a yellow face does."""

from typing import Final

from grognard.games.tactique.dice import NEAR
from grognard.games.tactique.field import ARTILLERY, CAVALRY, ELITE, INFANTRY, NOBODY
from grognard.games.tactique.state import Battle
from grognard.games.tactique.support import has_friend

MISS: Final = 0
HIT: Final = 1
FLAG: Final = 2


def yellow(s: Battle, unit: int, target: int, supported: bool, defended: bool) -> int:
    """What one yellow face does: MISS, HIT or FLAG (table 4.3)."""
    arm = s.field.army.arm[unit]
    if arm == INFANTRY:
        return infantry_yellow(s, unit, target, supported, defended)
    if arm == CAVALRY:
        return cavalry_yellow(s, unit, target, supported)
    return artillery_yellow(s, unit, target)


def told(s: Battle, clause: str, effect: int, unit: int) -> int:
    """The effect, with its clause."""
    s.cite(clause, unit)
    return effect


def infantry_yellow(s: Battle, unit: int, target: int, supported: bool, defended: bool) -> int:
    """The row of infantry (TA-adv-2 to TA-adv-5, TA-adv-13)."""
    arm = s.field.army.arm[target]
    if arm == ARTILLERY:
        return told(s, "TA-adv-5", HIT, unit)
    if arm == CAVALRY:
        return told(s, "TA-adv-4", FLAG, unit) if supported else told(s, "TA-adv-1", MISS, unit)
    if supported and not defended:
        return told(s, "TA-adv-2", HIT, unit)
    if is_pressed(s, unit, target, CAVALRY):
        return told(s, "TA-adv-3", HIT, unit)
    return told(s, "TA-adv-1", MISS, unit)


def cavalry_yellow(s: Battle, unit: int, target: int, supported: bool) -> int:
    """The row of cavalry (TA-adv-6 to TA-adv-10, TA-face-5, TA-face-6)."""
    ground, army = s.field.ground, s.field.army
    here, there = s.at[unit], s.at[target]
    if ground.rough[here] or ground.rough[there]:
        return told(s, "TA-face-5", MISS, unit)
    if ground.works[there]:
        return told(s, "TA-face-6", MISS, unit)
    arm = army.arm[target]
    if arm == ARTILLERY:
        return told(s, "TA-adv-10", HIT, unit)
    if s.square and target == s.defender:
        return told(s, "TA-ord-21", MISS, unit)
    if supported:
        return told(s, "TA-adv-6" if arm == INFANTRY else "TA-adv-8", HIT, unit)
    if army.masse[target]:
        return told(s, "TA-nat-12", MISS, unit)
    if is_pressed(s, unit, target, INFANTRY):
        return told(s, "TA-adv-7" if arm == INFANTRY else "TA-adv-9", HIT, unit)
    return told(s, "TA-adv-1", MISS, unit)


def artillery_yellow(s: Battle, unit: int, target: int) -> int:
    """The row of artillery (TA-adv-11, TA-adv-12, TA-nat-6)."""
    army = s.field.army
    if s.field.distance[s.at[unit]][s.at[target]] <= NEAR:
        return told(s, "TA-adv-11", HIT, unit)
    if army.grade[unit] == ELITE:
        return told(s, "TA-adv-12", FLAG, unit)
    if army.massed[unit] and has_friend(s, unit, ARTILLERY):
        return told(s, "TA-nat-6", FLAG, unit)
    return told(s, "TA-adv-1", MISS, unit)


def is_pressed(s: Battle, unit: int, target: int, arm: int) -> bool:
    """The target is adjacent to a gun of the attacker's side, or to a unit of the arm (TA-adv-15)."""
    army, side = s.field.army, s.field.army.side[unit]
    for hex in s.field.neighbours[s.at[target]]:
        other = s.unit_on[hex]
        if other != NOBODY and other != unit and army.side[other] == side:
            if army.arm[other] == arm:
                return True
            if army.arm[other] == ARTILLERY and (s.field.rough_guns_count or not s.field.ground.rough[hex]):
                return True
    return False
