"""Sieges (7.4 to 7.7): which wall is worked at, by whom, and when nobody may."""

from typing import Final

from grognard.core.journal import LEGAL
from grognard.games.gradisca.field import IMPASSABLE, NOBODY
from grognard.games.gradisca.state import ENGINEER, RAIN, TRUCE, War

MOST: Final = 5  # what a card may raise a value to (GR-card21-1, GR-card22-1)


def wall_between(s: War, here: int, there: int) -> int:
    """The wall on the border of two areas, or NOBODY."""
    if not 0 <= there < s.field.land.size:
        return NOBODY
    border = s.field.land.board.border(here, there)
    return NOBODY if border < 0 else s.field.land.wall[border]


def is_barred(s: War, here: int, there: int) -> bool:
    """An impassable border lies between the areas."""
    if not 0 <= there < s.field.land.size:
        return False
    border = s.field.land.board.border(here, there)
    return border >= 0 and s.field.land.kind[border] == IMPASSABLE


def outside_verdict(s: War, here: int, there: int, clause: str) -> str:
    """The area lies before a wall of the fortress; else X bars the way, or the clause tells what is meant."""
    if is_barred(s, here, there):
        return "GR-7.4-9"
    wall = wall_between(s, here, there)
    return LEGAL if wall != NOBODY and s.field.land.inside[wall] == there else clause


def inside_verdict(s: War, here: int, there: int, clause: str) -> str:
    """The area is the fortress behind the wall."""
    if is_barred(s, here, there):
        return "GR-7.4-9"
    wall = wall_between(s, here, there)
    return LEGAL if wall != NOBODY and s.field.land.inside[wall] == here else clause


def weather_verdict(s: War) -> str:
    """Rain and truce stop bombardments, mining and blowing until the end of the turn."""
    if s.turn_terms[RAIN]:
        return "GR-card24-1"
    return "GR-card26-1" if s.turn_terms[TRUCE] else LEGAL


def supply_verdict(s: War) -> str:
    """Bombarding walls and placing mines need attack supply (GR-21.1-1)."""
    return "GR-21.1-1" if s.field.attack_supply and not s.supplied else LEGAL


def engineered(s: War, value: int) -> int:
    """The value of a sapper or a gun at walls and mines, with what a card adds."""
    if s.terms[ENGINEER]:
        value += s.because("GR-card21-1", min(s.terms[ENGINEER], MOST - value))
    return value
