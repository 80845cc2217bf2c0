"""Actions (5.1): what one activated unit may do, and its doing."""

from typing import Final

from grognard.core.journal import LEGAL, Choice
from grognard.core.rng import Rng
from grognard.games.gradisca import bombardment, mines
from grognard.games.gradisca.camp import camp_goals, camp_verdict, move_camp
from grognard.games.gradisca.field import ARTILLERY, CAMP, LEADER, NOWHERE, SAPPER
from grognard.games.gradisca.forts import build, build_verdict, raze, raze_verdict
from grognard.games.gradisca.movement import RARE, leave
from grognard.games.gradisca.muster import muster
from grognard.games.gradisca.paths import can_go, left
from grognard.games.gradisca.state import War

# The deeds of GR-sm-10.
MOVE: Final = 0
BOMBARD: Final = 1  # a wall
FIRE: Final = 2  # at units
MINE: Final = 3
BLOW: Final = 4
COUNTERMINE: Final = 5
REBUILD: Final = 6
FORT: Final = 7
RECOVER: Final = 8
EXIT: Final = 9
RAZE: Final = 10
SHIFT_CAMP: Final = 11
DEEDS: Final = [
    "move", "bombard", "fire", "mine", "blow", "countermine", "rebuild", "fort", "recover", "exit", "raze",
    "camp",
]  # fmt: skip
AIMED: Final = (BOMBARD, FIRE, MINE, BLOW, COUNTERMINE, REBUILD, SHIFT_CAMP)  # these name an area


def unit_verdict(s: War, piece: int) -> str:
    """The clause by which the unit does not act in this area now, or LEGAL."""
    if s.field.forces.command[piece] != s.command or s.at[piece] != s.area:
        return "GR-5-13"
    return "GR-5.1-1" if s.acted[piece] else LEGAL


def recover_verdict(s: War, piece: int) -> str:
    """The clause that forbids the unit to recover, or LEGAL (GR-7.2-9, GR-20-1)."""
    if not s.disorganised[piece]:
        return "GR-5.1-7"
    return "GR-20-1" if s.field.supply and s.unsupplied[piece] else LEGAL


def exit_verdict(s: War, piece: int) -> str:
    """The clause that forbids the unit to leave the map from where it stands, or LEGAL (GR-6-24)."""
    return LEGAL if s.field.land.edge[s.area] and left(s, piece) >= 1 else "GR-6-24"


def deed_verdict(s: War, deed: int, piece: int, area: int) -> str:
    """The clause that forbids the deed, or LEGAL; the area is NOWHERE where none is named."""
    if (area != NOWHERE) != (deed in AIMED):
        return "GR-sm-10"
    if deed == SHIFT_CAMP:
        return camp_verdict(s, piece, area)
    refused = unit_verdict(s, piece)
    if refused:
        return refused
    if deed == MOVE:
        return LEGAL if can_go(s, (piece,), s.area) else "GR-6-4"
    if deed == RECOVER:
        return recover_verdict(s, piece)
    if deed == EXIT:
        return exit_verdict(s, piece)
    if s.field.forces.type[piece] == LEADER:
        return "GR-5.1-15"
    if deed == FORT:
        return build_verdict(s, piece)
    if deed == RAZE:
        return raze_verdict(s, piece)
    return works_verdict(s, deed, piece, area)


def works_verdict(s: War, deed: int, piece: int, area: int) -> str:
    """The clause that forbids a deed of guns or sappers against an area or its walls, or LEGAL."""
    type = s.field.forces.type[piece]
    if deed == BOMBARD:
        return bombardment.wall_verdict(s, piece, area) if type == ARTILLERY else "GR-5.1-3"
    if deed == FIRE:
        return bombardment.units_verdict(s, piece, area) if type == ARTILLERY else "GR-5.1-4"
    if type != SAPPER:
        return "GR-5.1-5" if deed in (MINE, COUNTERMINE) else "GR-5.1-8"
    if deed == MINE:
        return mines.mine_verdict(s, piece, area)
    if deed == BLOW:
        return mines.blow_verdict(s, piece, area)
    if deed == COUNTERMINE:
        return mines.countermine_verdict(s, piece, area)
    return mines.rebuild_verdict(s, piece, area)


def deeds_of(s: War, piece: int) -> list[Choice]:
    """All that the unit can do now."""
    found: list[Choice] = []
    if unit_verdict(s, piece):
        return found
    if can_go(s, (piece,), s.area):
        found.append((MOVE, piece))
    type = s.field.forces.type[piece]
    if type == ARTILLERY:
        add_aimed(s, found, BOMBARD, piece)
        add_aimed(s, found, FIRE, piece)
    elif type == SAPPER:
        add_aimed(s, found, MINE, piece)
        add_aimed(s, found, BLOW, piece)
        add_aimed(s, found, COUNTERMINE, piece)
        add_aimed(s, found, REBUILD, piece)
        if not build_verdict(s, piece):
            found.append((FORT, piece))
        if not raze_verdict(s, piece):
            found.append((RAZE, piece))
    if s.disorganised[piece] and not recover_verdict(s, piece):
        found.append((RECOVER, piece))
    if not exit_verdict(s, piece):
        found.append((EXIT, piece))
    return found


def add_aimed(s: War, found: list[Choice], deed: int, piece: int) -> None:
    """The deeds of one kind across the walls of the area."""
    land = s.field.land
    for wall in land.walls_of[s.area]:
        area = land.outside[wall] if land.inside[wall] == s.area else land.inside[wall]
        if not works_verdict(s, deed, piece, area):
            found.append((deed, piece, area))


def camp_deeds(s: War) -> list[Choice]:
    """Where the camp of the area may go."""
    camp = s.field.forces.camp[s.active]
    return [(SHIFT_CAMP, camp, area) for area in camp_goals(s)] if s.field.camps else []


def can_act(s: War) -> bool:
    """Some unit of the area can still do something."""
    for piece in s.stacks[s.area]:
        if unit_verdict(s, piece):
            continue
        if can_go(s, (piece,), s.area) or deeds_of(s, piece):
            return True
    return s.field.camps and bool(camp_goals(s))


def pick_deed(s: War, piece: int, rng: Rng) -> Choice:
    """One of the unit's deeds at random, seldom off the map; () if there is none."""
    found = deeds_of(s, piece)
    if len(found) > 1 and found[-1][0] == EXIT and rng.below(RARE):
        found.pop()
    return (found[rng.below(len(found))] if len(found) > 1 else found[0]) if found else ()


def carry_out(s: War, deed: int, piece: int, area: int) -> None:
    """The unit does it; that is its one action (GR-5.1-1)."""
    if s.field.forces.type[piece] == CAMP:
        move_camp(s, piece, area)
        return
    s.acted[piece] = 1
    s.cite("GR-5.1-1", piece)
    if deed == MOVE:
        s.cite("GR-5.1-2", piece)
        muster(s, piece)
    elif deed == EXIT:
        leave(s, (piece,))
    elif deed == RECOVER:
        s.disorganised[piece] = 0
        s.cite("GR-7.2-9", piece)
    elif deed == FORT:
        build(s, piece)
    elif deed == RAZE:
        raze(s, piece)
    elif deed == BOMBARD:
        bombardment.bombard_wall(s, piece, area)
    elif deed == FIRE:
        bombardment.bombard_units(s, piece, area)
    elif deed == MINE:
        mines.mine(s, piece, area)
    elif deed == BLOW:
        mines.blow(s, piece, area)
    elif deed == COUNTERMINE:
        mines.countermine(s, piece, area)
    else:
        mines.rebuild(s, piece, area)
