"""Razzia (23, advanced): foot and horse forage in the enemy's country, and may ride on among enemies."""

from typing import Final

from grognard.core.journal import LEGAL, Choice
from grognard.games.gradisca.camp import overrun
from grognard.games.gradisca.dice import Die
from grognard.games.gradisca.field import LEADER, LIGHT, NOWHERE, SAPPER, VEN
from grognard.games.gradisca.losses import flip
from grognard.games.gradisca.morale import shift
from grognard.games.gradisca.paths import LARGE, left
from grognard.games.gradisca.state import FREE, HALTED, RAIDING, TRUCE, War

# How an attempt ends.
NOTHING: Final = 0
SUCCESS: Final = 1
DISASTER: Final = 2


def razzia_verdict(s: War) -> str:
    """The clause that forbids the moving group a razzia where it stands, or LEGAL."""
    land, side, area = s.field.land, s.active, s.at[s.group[0]]
    if not s.field.razzia or land.fortress[area]:
        return "GR-23-1"
    if not land.raidable[side] >> area & 1:
        return "GR-23-17" if side == VEN else "GR-23-18"
    if s.base == NOWHERE:
        return "GR-23-22"
    if s.razzias >> area & 1:
        return "GR-23-9"
    if s.turn_terms[TRUCE]:
        return "GR-card26-1"
    return group_verdict(s)


def group_verdict(s: War) -> str:
    """The clause that makes the moving group unfit for a razzia, or LEGAL."""
    types, raiders = s.field.forces.type, 0
    for piece in s.group:
        if types[piece] == LEADER:
            continue
        if types[piece] >= SAPPER:
            return "GR-23-21"
        raiders += 1
    if not raiders:
        return "GR-23-20"
    if raiders >= LARGE and s.field.attack_supply and not s.supplied:
        return "GR-21.1-1"
    for piece in s.group:
        if left(s, piece) < 1:
            return "GR-23-3"
    return LEGAL


def raiders_of(s: War) -> list[int]:
    """The infantry and cavalry of the group: leaders ride along, but do not count (GR-23-20)."""
    types = s.field.forces.type
    return [piece for piece in s.group if types[piece] < SAPPER]


def resistance(s: War, area: int) -> int:
    """What is added to the die: enemy units, leaders too, and enemy forts (GR-23-6, GR-23-7)."""
    enemy = 1 - s.active
    units, forts = len(s.units_in(area, enemy)), s.forts[enemy][area]
    if units:
        s.because("GR-23-7", units)
    return units + forts


def attempt(s: War) -> None:
    """Every member of the group pays a point, and the die is rolled (GR-23-3)."""
    area = s.at[s.group[0]]
    for piece in s.group:
        s.spent[piece] += 1
    s.cite("GR-23-1", s.group[0], area, len(raiders_of(s)))
    s.then(Razzia(area))


class Razzia(Die):
    """One attempt of the moving group in its area."""

    __slots__ = ("area",)
    verb = "razzia"
    about = "area"
    tag = "razzia"

    def __init__(self, area: int) -> None:
        self.area: Final = area

    def args(self) -> Choice:
        return (self.area,)

    def owner(self, s: War) -> int:
        return s.active

    def lot(self, s: War, face: int) -> int:
        if face == 1:
            return SUCCESS
        if face == 6:
            return DISASTER
        return SUCCESS if face + resistance(s, self.area) <= len(raiders_of(s)) else NOTHING

    def take(self, s: War, choice: Choice) -> None:
        face, area, raiders = choice[0], self.area, raiders_of(s)
        end = self.lot(s, face)
        s.engaged = RAIDING if s.held[1 - s.active] >> area & 1 else FREE
        if face == 1:
            s.cite("GR-23-4", area)
        elif face < 6:
            s.cite("GR-23-6", face, len(raiders))
        if end == SUCCESS:
            succeed(s, area, raiders)
        elif end == NOTHING:
            s.cite("GR-23-13", area)
        tire(s, raiders)
        if end == DISASTER:
            halt(s, area, raiders)
        overrun(s, s.active, area)


def succeed(s: War, area: int, raiders: list[int]) -> None:
    """The raiders live off the land, the army takes heart, and the area is bare for this year (GR-23-8)."""
    for piece in raiders:
        s.unsupplied[piece] = 0
    s.razzias |= 1 << area
    camp = s.field.forces.camp[1 - s.active]
    if s.field.camps and s.at[camp] == area:
        shift(s, s.active, 2, "GR-23-11")
    elif not shift(s, s.active, 1, "GR-23-8"):
        s.cite("GR-23-8", s.active, s.morale[s.active])


def tire(s: War, raiders: list[int]) -> None:
    """Light cavalry is disorganised by any razzia (GR-25.3-1)."""
    if s.field.raiders_tire:
        for piece in raiders:
            if s.field.forces.type[piece] == LIGHT:
                disorganise(s, piece, "GR-25.3-1")


def disorganise(s: War, piece: int, clause: str) -> None:
    """A unit in good order is turned, if it has another side; else it stays as it is."""
    if not s.disorganised[piece] and s.field.forces.steps[piece] > 1:
        flip(s, piece, clause)
    else:
        s.cite(clause, piece)


def halt(s: War, area: int, raiders: list[int]) -> None:
    """A 6 disorganises the raiders and ends their move (GR-23-5); without enemies their leaders may go on."""
    for piece in raiders:
        s.acted[piece] = 1
        disorganise(s, piece, "GR-23-5")
    if s.held[1 - s.active] >> area & 1:
        s.engaged = HALTED
    else:
        s.group = tuple([piece for piece in s.group if piece not in raiders])
