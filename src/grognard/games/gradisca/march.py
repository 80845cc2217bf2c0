"""The march (6, 14): what a moving group may do where it stands."""

from grognard.core.journal import LEGAL
from grognard.games.gradisca.field import NOWHERE
from grognard.games.gradisca.paths import can_go, left, left_together, pace_verdict
from grognard.games.gradisca.raids import raid_goals, raid_verdict
from grognard.games.gradisca.razzia import razzia_verdict
from grognard.games.gradisca.state import FREE, HALTED, RAIDING, War


def here(s: War) -> int:
    """The area in which the group stands."""
    return s.at[s.group[0]]


def may_go_on(s: War) -> bool:
    """The group is not held by enemies here (GR-6-6, GR-14-1)."""
    if s.engaged == RAIDING:
        return not s.field.razzia_always or not s.held[1 - s.active] >> here(s) & 1
    return s.engaged == FREE


def to_verdict(s: War, area: int) -> str:
    """The clause that forbids the group to go to the area now, or LEGAL."""
    if not may_go_on(s):
        return "GR-opt-15" if s.engaged == RAIDING else "GR-6-6"
    return pace_verdict(s, s.group, here(s), area)


def drop_verdict(s: War, piece: int) -> str:
    """The clause that forbids to leave the unit behind here, or LEGAL (GR-6-8)."""
    if piece not in s.group or len(s.group) == 1 or not s.spent[s.group[0]]:
        return "GR-6-8"
    return LEGAL if s.engaged == FREE else "GR-23-24"


def exit_verdict(s: War) -> str:
    """The clause that forbids the group to leave the map here, or LEGAL."""
    if not s.field.land.edge[here(s)]:
        return "GR-6-24"
    if not may_go_on(s):
        return "GR-6-6"
    return LEGAL if left_together(s, s.group) >= 1 else "GR-6-24"


def foray_verdict(s: War) -> str:
    """The clause that forbids a razzia here and now, or LEGAL."""
    if not s.field.razzia:
        return "GR-sm-11"
    if s.base == NOWHERE:
        return "GR-23-22"
    return "GR-23-5" if s.engaged == HALTED else razzia_verdict(s)


def sally_verdict(s: War, area: int) -> str:
    """The clause that forbids light cavalry to raid the area, or LEGAL."""
    if not s.field.raids:
        return "GR-sm-11"
    if s.engaged != FREE:
        return "GR-6-6"
    return raid_verdict(s, area)


def sally_goals(s: War) -> list[int]:
    """The areas that a group of light cavalry may raid from here."""
    return raid_goals(s) if s.engaged == FREE else []


def can_march(s: War) -> bool:
    """Something is left to decide: for the group, or for one of its units if the others are dropped."""
    area = here(s)
    if s.field.razzia and not foray_verdict(s):
        return True
    if not may_go_on(s):
        return False
    for piece in s.group:
        points = left(s, piece)
        if points > 0 and (s.field.land.edge[area] or can_go(s, (piece,), area)):
            return True
    return False
