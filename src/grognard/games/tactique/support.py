"""Support (3.5): which units stand together, and when that counts."""

from typing import Final

from grognard.games.tactique.field import ARTILLERY, CAVALRY, INFANTRY, NOBODY
from grognard.games.tactique.state import Battle

ENOUGH: Final = 2  # friendly neighbours (TA-support-1)
UNCOUNTED: Final = -1


def supporters(s: Battle, unit: int, enough: int) -> int:
    """Friendly neighbours that give support, as many as are asked for; guns in rough ground give none."""
    army, rough, unit_on = s.field.army, s.field.ground.rough, s.unit_on
    side = army.side[unit]
    count = 0
    for hex in s.field.neighbours[s.at[unit]]:
        other = unit_on[hex]
        if other != NOBODY and army.side[other] == side:
            if army.arm[other] == ARTILLERY and rough[hex]:
                s.cite("TA-support-8", other)
                continue
            count += 1
            if count == enough:
                break
    return count


def has_friend(s: Battle, unit: int, arm: int) -> bool:
    """Another friendly unit of the arm is adjacent."""
    army = s.field.army
    for hex in s.field.neighbours[s.at[unit]]:
        other = s.unit_on[hex]
        if other != NOBODY and army.side[other] == army.side[unit] and army.arm[other] == arm:
            return True
    return False


def never_supported(s: Battle, unit: int) -> str:
    """The clause by which the unit is never supported where it stands, or empty."""
    army, hex = s.field.army, s.at[unit]
    if not s.field.ground.rough[hex]:
        return ""
    arm = army.arm[unit]
    if arm == CAVALRY:
        return "TA-support-3"
    if arm == ARTILLERY:
        return "TA-support-7"
    return "TA-nat-16" if army.stiff[unit] and not s.field.ground.shelter[hex] else ""


def is_supported(s: Battle, unit: int, other: int, attacking: bool, friends: int = UNCOUNTED) -> bool:
    """The unit is supported against the other: first always, then never, then the count (TA-support-17).

    Bots who ask often have counted its friends already.
    """
    always = attack_support(s, unit, other) if attacking else defence_support(s, unit)
    if always:
        s.cite(always, unit)
        return True
    never = never_supported(s, unit)
    if never:
        s.cite(never, unit)
        return False
    if attacking and s.field.army.fine_horse[unit] and has_friend(s, unit, CAVALRY):
        s.cite("TA-nat-11", unit)
        return True
    if (supporters(s, unit, ENOUGH) if friends == UNCOUNTED else friends) == ENOUGH:
        s.cite("TA-support-1", unit)
        return True
    return False


def attack_support(s: Battle, unit: int, other: int) -> str:
    """The clause by which an attacker is always supported, or empty."""
    army = s.field.army
    if army.arm[unit] == INFANTRY and army.arm[other] == CAVALRY and s.field.ground.rough[s.at[other]]:
        return "TA-support-5"
    return "TA-ord-19" if s.backed and unit == s.attacker else ""


def defence_support(s: Battle, unit: int) -> str:
    """The clause by which a unit is always supported when attacked, or empty."""
    army, hex = s.field.army, s.at[unit]
    if army.arm[unit] != INFANTRY:
        return ""
    if s.field.ground.shelter[hex]:
        return s.field.ground.shelter[hex]
    return "TA-nat-9" if army.grenzer[unit] and s.field.ground.rough[hex] else ""
