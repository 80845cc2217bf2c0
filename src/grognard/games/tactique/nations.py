"""National characteristics (3.16): each word of the pack becomes a plain field of the units it speaks of."""

from collections.abc import Callable
from typing import Final

from grognard.games.tactique.field import ARTILLERY, CAVALRY, ELITE, HEAVY, INFANTRY, LIGHT, Army

LIECHTENSTEIN_RANGE: Final = 5  # TA-nat-10
COURT_HEXES: Final = 2  # TA-nat-7

Effect = Callable[[Army, int], None]


def is_line(army: Army, unit: int, arm: int) -> bool:
    """A heavy or elite unit of the arm."""
    return army.arm[unit] == arm and army.grade[unit] != LIGHT


def is_heavy_gun(army: Army, unit: int) -> bool:
    """Heavy artillery."""
    return army.arm[unit] == ARTILLERY and army.grade[unit] == HEAVY


def elan(army: Army, unit: int) -> None:
    """TA-nat-5: supported columns that moved attack with one more die."""
    army.elan[unit] = is_line(army, unit, INFANTRY)


def massed_guns(army: Army, unit: int) -> None:
    """TA-nat-6: heavy guns side by side shake whoever is far away."""
    army.massed[unit] = is_heavy_gun(army, unit)


def court(army: Army, unit: int) -> None:
    """TA-nat-7: no activation together with a unit farther away."""
    army.court[unit] = COURT_HEXES


def maison(army: Army, unit: int) -> None:
    """TA-nat-8: elite cavalry ignores the first flag."""
    if army.arm[unit] == CAVALRY and army.grade[unit] == ELITE:
        army.steady[unit] = "TA-nat-8"


def grenzer(army: Army, unit: int) -> None:
    """TA-nat-9: light infantry in rough ground is supported when attacked."""
    army.grenzer[unit] = army.arm[unit] == INFANTRY and army.grade[unit] == LIGHT


def liechtenstein(army: Army, unit: int) -> None:
    """TA-nat-10: heavy guns reach farther."""
    if is_heavy_gun(army, unit):
        army.range[unit], army.range_clause[unit] = LIECHTENSTEIN_RANGE, "TA-nat-10"


def fine_horse(army: Army, unit: int) -> None:
    """TA-nat-11: one other cavalry unit beside it supports an attacking cavalry unit."""
    army.fine_horse[unit] = army.arm[unit] == CAVALRY


def masse(army: Army, unit: int) -> None:
    """TA-nat-12: other arms beside it do not help cavalry against this infantry."""
    army.masse[unit] = army.arm[unit] == INFANTRY


def drill(army: Army, unit: int) -> None:
    """TA-nat-13: an attack after the longer move, with one die less."""
    army.drill[unit] = is_line(army, unit, INFANTRY)


def seydlitz(army: Army, unit: int) -> None:
    """TA-nat-14: one more die in the second combat of a pursuit."""
    army.rallied[unit] = is_line(army, unit, CAVALRY)


def parade(army: Army, unit: int) -> None:
    """TA-nat-15: one more die for infantry that stood still."""
    army.parade[unit] = is_line(army, unit, INFANTRY)


def stiff(army: Army, unit: int) -> None:
    """TA-nat-16: never supported in rough ground other than buildings."""
    army.stiff[unit] = is_line(army, unit, INFANTRY)


def landwehr(army: Army, unit: int) -> None:
    """TA-nat-17: infantry ignores the first flag while it has all its elements."""
    if army.arm[unit] == INFANTRY:
        army.steady[unit] = "TA-nat-17"
        army.fresh[unit] = True


def stoic(army: Army, unit: int) -> None:
    """TA-nat-18: infantry ignores the first flag."""
    if army.arm[unit] == INFANTRY:
        army.steady[unit] = "TA-nat-18"


def licorne(army: Army, unit: int) -> None:
    """TA-nat-19: heavy guns that stood still have one more die near by."""
    army.licorne[unit] = is_heavy_gun(army, unit)


def volley(army: Army, unit: int) -> None:
    """TA-nat-20: one more die in a riposte."""
    army.volley[unit] = army.arm[unit] == INFANTRY


def unreined(army: Army, unit: int) -> None:
    """TA-nat-21: cavalry must always advance."""
    army.unreined[unit] = army.arm[unit] == CAVALRY


def brittle(army: Army, unit: int) -> None:
    """TA-nat-22: where there is one flag, there is one more."""
    army.brittle[unit] = True


EFFECTS: Final[dict[str, Effect]] = {
    "elan": elan,
    "massed_guns": massed_guns,
    "court": court,
    "maison": maison,
    "grenzer": grenzer,
    "liechtenstein": liechtenstein,
    "fine_horse": fine_horse,
    "masse": masse,
    "drill": drill,
    "seydlitz": seydlitz,
    "parade": parade,
    "stiff": stiff,
    "landwehr": landwehr,
    "stoic": stoic,
    "licorne": licorne,
    "volley": volley,
    "unreined": unreined,
    "brittle": brittle,
}
