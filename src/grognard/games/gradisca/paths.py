"""Paces (6, 14, 15): what a unit may spend, and which area a group may enter."""

from typing import Final

from grognard.core.journal import LEGAL, Choice
from grognard.games.gradisca.field import (
    ARTILLERY,
    BRIDGE,
    HEAVY,
    IMPASSABLE,
    INFANTRY,
    LEADER,
    LIGHT,
    NOBODY,
    RIVER,
    SAPPER,
)
from grognard.games.gradisca.state import FLOOD, MARCH, RAIDING, TRUCE, War

WINTER_RIDE: Final = 3  # points of all cavalry in January and February (GR-25.1-1)
LARGE: Final = 3  # combat units that need attack supply to attack together (GR-21.1-1)


def allowance(s: War, piece: int) -> int:
    """Movement points of a unit: those of its type, changed by winter, a forced march and hunger."""
    forces = s.field.forces
    type, points = forces.type[piece], forces.allowance[piece]
    if s.journal is not None:
        s.cite("GR-6-1", piece, points)
    if s.field.winter and s.field.track.winter[s.turn] and type != INFANTRY:
        if LIGHT <= type <= HEAVY:
            points = WINTER_RIDE
            s.cite("GR-25.1-1", piece, points)
        elif type == LEADER:
            s.cite("GR-25.1-2", piece, points)
    if type >= LEADER:
        return points
    if s.terms[MARCH] and forces.side[piece] == s.active:
        points += s.terms[MARCH]
        s.cite("GR-card18-1", s.terms[MARCH])
    if s.unsupplied[piece]:
        points -= 1
        s.cite("GR-21-15", piece)
    return points


def left(s: War, piece: int) -> int:
    """Movement points that the unit has not spent: each counts its own (GR-6-10)."""
    return allowance(s, piece) - s.spent[piece]


def left_together(s: War, group: Choice) -> int:
    """What the slowest member has left (GR-6-7)."""
    least = left(s, group[0])
    for piece in group[1:]:
        least = min(least, left(s, piece))
    return least


def is_crossing(s: War, start: int, goal: int) -> bool:
    """Between the two areas lies a river without a bridge, and rivers count (GR-15-1)."""
    land = s.field.land
    return s.field.rivers and land.kind[land.board.border(start, goal)] == RIVER


def cost(s: War, start: int, goal: int, piece: int) -> int:
    """What the step costs the unit: 1 or 2 points, or all it has to cross a river (GR-6-2, GR-15-3)."""
    return allowance(s, piece) if is_crossing(s, start, goal) else s.field.land.cost[goal]


def entry_verdict(s: War, side: int, group: Choice, start: int, goal: int) -> str:
    """The clause that forbids the group to enter one area from another, whatever points it has, or LEGAL."""
    land = s.field.land
    border = land.board.border(start, goal)
    if border == NOBODY or land.kind[border] == IMPASSABLE:
        return "GR-6-5"
    if s.turn_terms[FLOOD] and land.flooding[border]:
        return "GR-card23-1"
    if s.field.rivers and land.kind[border] == RIVER and has_type(s, group, ARTILLERY):
        return "GR-15-2" if len(group) == 1 else "GR-15-9"
    if s.held[1 - side] >> goal & 1:
        return attack_verdict(s, side, group, border, goal)
    return LEGAL


def attack_verdict(s: War, side: int, group: Choice, border: int, goal: int) -> str:
    """The clause that forbids the group to enter among these enemies, or LEGAL."""
    if s.turn_terms[TRUCE]:
        return "GR-card26-1"
    if not has_foot_or_horse(s, group):
        return "GR-6-13" if len(group) == 1 else "GR-6-14"
    if not s.guarded[1 - side] >> goal & 1:
        return LEGAL
    land = s.field.land
    if land.fortress[goal]:
        wall = land.wall[border]
        if wall == NOBODY or s.walls[wall]:
            return "GR-6-19"
        if has_type(s, group, ARTILLERY):
            return "GR-7.4-10"
    if s.field.attack_supply and not s.supplied and count_combat_units(s, group) >= LARGE:
        return "GR-21.1-11"
    return LEGAL


def has_type(s: War, group: Choice, type: int) -> bool:
    """A unit of the type is among them."""
    types = s.field.forces.type
    for piece in group:  # noqa: SIM110  (compiled, a loop is faster than a generator)
        if types[piece] == type:
            return True
    return False


def has_foot_or_horse(s: War, group: Choice) -> bool:
    """Infantry or cavalry is among them."""
    types = s.field.forces.type
    for piece in group:  # noqa: SIM110
        if types[piece] < SAPPER:
            return True
    return False


def count_combat_units(s: War, group: Choice) -> int:
    """How many of them are no leaders (GR-21.1-2)."""
    types = s.field.forces.type
    count = 0
    for piece in group:
        count += types[piece] < LEADER
    return count


def pace_verdict(s: War, group: Choice, start: int, goal: int) -> str:
    """The clause that forbids the group to make this step now, or LEGAL."""
    refused = entry_verdict(s, s.field.forces.side[group[0]], group, start, goal)
    if refused:
        return refused
    if is_crossing(s, start, goal):
        for piece in group:
            if s.spent[piece]:
                return "GR-15-4" if len(group) == 1 else "GR-15-10"
            if allowance(s, piece) < 1:
                return "GR-6-4"
        return LEGAL
    return "GR-6-4" if s.field.land.cost[goal] > left_together(s, group) else LEGAL


def explain_pace(s: War, start: int, goal: int) -> None:
    """Name what the rules say about this step of the group, which is legal."""
    land, side = s.field.land, s.active
    border = land.board.border(start, goal)
    if s.field.rivers and land.kind[border] == BRIDGE:
        s.cite("GR-15-8", start, goal)
    if is_crossing(s, start, goal):
        s.cite("GR-15-3", start, goal)
        if land.difficult[goal]:
            s.cite("GR-15-5", goal)
    else:
        s.cite("GR-6-2", goal, land.cost[goal])
    if land.fortress[start]:
        s.cite("GR-6-22", start, goal)
    if land.fortress[goal]:
        if s.guarded[1 - side] >> goal & 1:
            s.cite("GR-7.4.1-3", land.wall[border])
        else:
            s.cite("GR-6-21", goal)
            if s.held[1 - side] >> goal & 1:
                s.cite("GR-6-20", goal)
    if s.engaged == RAIDING and s.held[1 - side] >> start & 1:
        s.cite("GR-14-1", start)


def goals(s: War, group: Choice, start: int) -> list[int]:
    """The areas that the group can enter next."""
    land = s.field.land
    points = left_together(s, group)
    if points <= 0:
        return []
    doubtful = s.held[1 - s.field.forces.side[group[0]]] | land.near[start] & ~land.free[start]
    if s.turn_terms[FLOOD]:
        doubtful = -1
    found: list[int] = []
    for goal in land.open_to[start]:
        if doubtful >> goal & 1:
            if not pace_verdict(s, group, start, goal):
                found.append(goal)
        elif land.cost[goal] <= points:
            found.append(goal)
    return found


def can_go(s: War, group: Choice, start: int) -> bool:
    """The group can enter some area next."""
    land = s.field.land
    points = left_together(s, group)
    if points <= 0:
        return False
    doubtful = s.held[1 - s.field.forces.side[group[0]]] | land.near[start] & ~land.free[start]
    if s.turn_terms[FLOOD]:
        doubtful = -1
    for goal in land.open_to[start]:
        if doubtful >> goal & 1:
            if not pace_verdict(s, group, start, goal):
                return True
        elif land.cost[goal] <= points:
            return True
    return False
