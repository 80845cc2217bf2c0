"""Stacking (9): at the end of the turn crowded areas cost good order."""

from typing import Final

from grognard.core.journal import PASS, Choice, Note
from grognard.core.step import Rule, Step
from grognard.games.gradisca.field import NOWHERE
from grognard.games.gradisca.state import War
from grognard.games.gradisca.teams import lead, sharer


def crowd(s: War, side: int, area: int) -> list[int]:
    """The side's infantry and cavalry in the area: what counts for stacking (GR-9-2)."""
    forces = s.field.forces
    return [
        piece for piece in s.stacks[area] if forces.side[piece] == side and forces.is_foot_or_horse(piece)
    ]


def good_order(s: War, side: int, area: int) -> list[int]:
    """Those that can still become disorganised (GR-9-4)."""
    steps = s.field.forces.steps
    return [piece for piece in crowd(s, side, area) if not s.disorganised[piece] and steps[piece] > 1]


def check_stacking(s: War) -> None:
    """Every area of both sides is checked, the Venetian ones first (GR-9-1)."""
    s.cite("GR-9-1", s.turn)
    s.then(Stacking(0, NOWHERE), Stacking(1, NOWHERE))


class Stacking(Rule[War]):
    """The next overfull area of a side, after the one dealt with before."""

    __slots__ = ("last", "side")
    verb = "stacking"

    def __init__(self, side: int, last: int) -> None:
        self.side: Final = side
        self.last: Final = last

    def args(self) -> Choice:
        return (self.side, self.last)

    def take(self, s: War, choice: Choice) -> None:
        limit = s.field.stacking
        for area in range(self.last + 1, s.field.land.size):
            if len(s.stacks[area]) <= limit or not s.guarded[self.side] >> area & 1:
                continue
            excess = len(crowd(s, self.side, area)) - limit
            if excess > 0:
                s.cite("GR-9-2", area, limit + excess)
                if s.field.land.fortress[area]:
                    s.cite("GR-9-6", area)
                s.cite("GR-9-3", area, excess)
                s.then(Stacking(self.side, area))
                thin_out(s, self.side, area, excess)
                return


def thin_out(s: War, side: int, area: int, excess: int) -> None:
    """So many units become disorganised; no choice is asked where all of them must (GR-9-5, GR-sm-22)."""
    able = good_order(s, side, area)
    if len(able) > excess:
        s.then(Crowd(side, area, excess))
        lead(s, side, area)
        return
    s.cite("GR-9-5", area, len(able))
    for piece in able:
        s.disorganised[piece] = 1


class Crowd(Step[War]):
    """The owner picks the units that become disorganised, one by one (GR-9-4)."""

    __slots__ = ("area", "excess", "side")
    verb = "crowd"
    kinds = "piece"
    about = "side area number"

    def __init__(self, side: int, area: int, excess: int) -> None:
        self.side: Final = side
        self.area: Final = area
        self.excess: Final = excess

    def args(self) -> Choice:
        return (self.side, self.area, self.excess)

    def actor(self, s: War) -> int:
        if not s.field.teams:
            return self.side
        return self.side + 2 * sharer(s, self.side, good_order(s, self.side, self.area))

    def able(self, s: War) -> list[int]:
        """The units to choose from; partners give theirs in turn (GR-4.2-6)."""
        able = good_order(s, self.side, self.area)
        if not s.field.teams:
            return able
        partner, command = sharer(s, self.side, able), s.field.forces.command
        return [piece for piece in able if s.field.partner[command[piece]] == partner]

    def options(self, s: War) -> list[Choice]:
        return [(piece,) for piece in self.able(s)]

    def objection(self, s: War, choice: Choice) -> Note | None:
        if choice != PASS and choice[0] in good_order(s, self.side, self.area):
            return None if choice[0] in self.able(s) else Note("GR-4.2-6", choice)
        return Note("GR-9-4", choice)

    def take(self, s: War, choice: Choice) -> None:
        s.disorganised[choice[0]] = 1
        s.cite("GR-9-4", choice[0])
        if s.field.teams:
            s.lead[self.side] = 1 - s.field.partner[s.field.forces.command[choice[0]]]
            s.cite("GR-4.2-6", choice[0])
        if self.excess > 1:
            s.then(Crowd(self.side, self.area, self.excess - 1))
