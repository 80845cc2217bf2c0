"""Forts and fortified towns (10, 11, 19.2): built, lost, turned against their builders."""

from typing import Final

from grognard.core.journal import LEGAL, Choice, Note
from grognard.core.step import Step
from grognard.games.gradisca.field import CONVERT, DESTROY, SAPPER
from grognard.games.gradisca.state import War


def most_forts(s: War) -> int:
    """How many forts of a side may stand in an area (GR-10-3, GR-19.2-1)."""
    return 2 if s.field.two_forts else 1


def build_verdict(s: War, piece: int) -> str:
    """The clause that forbids the unit to build a fort where it stands, or LEGAL."""
    forces, area = s.field.forces, s.at[piece]
    side = forces.side[piece]
    if forces.type[piece] != SAPPER:
        return "GR-5.1-6"
    if s.guarded[1 - side] >> area & 1:
        return "GR-10-1"
    if s.field.land.fortress[area]:
        return "GR-10-5"
    if s.forts[side][area] >= most_forts(s):
        return "GR-19.2-1" if s.field.two_forts else "GR-10-3"
    if s.field.two_forts and s.built >> area & 1:
        return "GR-19.2-2"
    if not s.fort_pool[side]:
        return "GR-10-6"
    if s.field.attack_supply and not s.supplied:
        return "GR-21.1-1"
    return LEGAL


def build(s: War, piece: int) -> None:
    """A sapper spends its whole movement and a fort stands; no die (GR-10-1, GR-10-9)."""
    side, area = s.field.forces.side[piece], s.at[piece]
    s.forts[side][area] += 1
    s.fort_pool[side] -= 1
    s.built |= 1 << area
    s.cite("GR-10-1", piece, area)
    s.cite("GR-10-9", piece)
    s.cite("GR-10-6", piece, s.fort_pool[side])


def raze_verdict(s: War, piece: int) -> str:
    """The clause that forbids the unit to destroy a fort of its own, or LEGAL (GR-19.2-5)."""
    forces = s.field.forces
    if not s.field.two_forts or forces.type[piece] != SAPPER:
        return "GR-19.2-5"
    return LEGAL if s.forts[forces.side[piece]][s.at[piece]] else "GR-19.2-5"


def raze(s: War, piece: int) -> None:
    """A sapper spends its whole movement and one friendly fort is gone (GR-19.2-5, GR-10-8)."""
    s.forts[s.field.forces.side[piece]][s.at[piece]] -= 1
    s.cite("GR-19.2-5", piece, s.at[piece])
    s.cite("GR-10-8", s.at[piece])


def capture_forts(s: War, side: int, area: int) -> None:
    """Enemy forts left alone or lost in combat: destroyed, or as the captor likes (GR-10-7, GR-19.2-3)."""
    lost = s.forts[1 - side][area]
    if not lost:
        return
    if s.field.two_forts:
        s.then(FortFate(side, area, lost))
        return
    s.forts[1 - side][area] = 0
    s.cite("GR-10-7", area, lost)
    s.cite("GR-10-8", area)


class FortFate(Step[War]):
    """For each captured fort: destroy it or turn it to the own colour (GR-19.2-3)."""

    __slots__ = ("area", "number", "side")
    verb = "fort"
    kinds = "answer"
    about = "side area number"

    def __init__(self, side: int, area: int, number: int) -> None:
        self.side: Final = side
        self.area: Final = area
        self.number: Final = number

    def args(self) -> Choice:
        return (self.side, self.area, self.number)

    def actor(self, s: War) -> int:
        return s.actor_of(self.side)

    def options(self, s: War) -> list[Choice]:
        if s.forts[self.side][self.area] >= most_forts(s):
            return [(DESTROY,)]
        return [(DESTROY,), (CONVERT,)]

    def objection(self, s: War, choice: Choice) -> Note | None:
        if choice in self.options(s):
            return None
        return Note("GR-19.2-8" if choice == (CONVERT,) else "GR-19.2-3", (self.area,))

    def take(self, s: War, choice: Choice) -> None:
        s.forts[1 - self.side][self.area] -= 1
        s.cite("GR-19.2-3", self.area, choice[0])
        if choice[0] == CONVERT:
            s.forts[self.side][self.area] += 1
            s.cite("GR-19.2-4", self.side, self.area)
        if self.number > 1:
            s.then(FortFate(self.side, self.area, self.number - 1))
