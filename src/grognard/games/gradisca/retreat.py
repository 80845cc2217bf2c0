"""Retreat (7.3): beaten attackers go back, beaten defenders choose, bombarded units may."""

from typing import Final

from grognard.core.journal import LEGAL, PASS, Choice, Note
from grognard.core.step import Step
from grognard.games.gradisca.camp import check
from grognard.games.gradisca.field import NOWHERE, RIVER
from grognard.games.gradisca.losses import eliminate
from grognard.games.gradisca.mines import clear_mines
from grognard.games.gradisca.state import War


def retreat_verdict(s: War, side: int, area: int, goal: int) -> str:
    """The clause that closes an area to the retreat of a side, or LEGAL."""
    land = s.field.land
    if goal == area or not 0 <= goal < land.size or land.board.border(area, goal) < 0:
        return "GR-7.3-2"
    if not land.near[area] >> goal & 1 or s.held[1 - side] >> goal & 1:
        return "GR-7.3-3"
    if not land.free[area] >> goal & 1:
        return "GR-15-6"
    if s.field.origin_closed and goal in s.origins:
        return "GR-opt-6"
    return LEGAL


def retreats(s: War, side: int, area: int) -> list[int]:
    """The areas that a side may retreat to."""
    near = s.field.land.free[area] & ~s.held[1 - side]
    if s.field.origin_closed:
        for origin in s.origins:
            if origin != NOWHERE:
                near &= ~(1 << origin)
    return [goal for goal in s.field.land.open_to[area] if near >> goal & 1]


def fall_back(s: War, side: int, area: int) -> None:
    """Beaten defenders retreat together; if they cannot, they are eliminated (GR-7.3-5)."""
    if retreats(s, side, area):
        s.then(Retreat(side, area, False))
        return
    for piece in s.units_in(area, side):
        eliminate(s, piece, "GR-7.3-5")


class Retreat(Step[War]):
    """The owner chooses the area that all his units retreat to (GR-7.3-2), or stays if he may."""

    __slots__ = ("area", "free", "side")
    verb = "retreat"
    kinds = "area"
    about = "side area number"
    passing = "stay"

    def __init__(self, side: int, area: int, free: bool) -> None:
        self.side: Final = side
        self.area: Final = area
        self.free: Final = free  # after a bombardment, where nobody must (GR-7.4.2-7)

    def args(self) -> Choice:
        return (self.side, self.area, int(self.free))

    def actor(self, s: War) -> int:
        return s.actor_of(self.side)

    def options(self, s: War) -> list[Choice]:
        options: list[Choice] = [(goal,) for goal in retreats(s, self.side, self.area)]
        if self.free:
            options.append(PASS)
        return options

    def objection(self, s: War, choice: Choice) -> Note | None:
        if not choice:
            return None if self.free else Note("GR-7.3-2", (self.side, self.area))
        verdict = retreat_verdict(s, self.side, self.area, choice[0])
        return Note(verdict, (self.side, self.area, choice[0])) if verdict else None

    def take(self, s: War, choice: Choice) -> None:
        if not choice:
            s.cite("GR-7.4.2-7", self.side, self.area)
            return
        goal = choice[0]
        s.cite("GR-7.3-2", self.side, self.area, goal)
        if goal in s.origins:
            s.cite("GR-7.3-10", self.side, goal)
        if s.field.land.fortress[goal]:
            s.cite("GR-7.3-13", self.side, goal)
        units = s.units_in(self.area, self.side)
        if units:
            s.move_all(tuple(units), goal)
        clear_mines(s)
        check(s, 1 - self.side, goal)


def return_verdict(s: War, side: int, area: int, origin: int) -> str:
    """The clause that bars a beaten attacker's way back to where he came from, or LEGAL."""
    land = s.field.land
    if origin == NOWHERE:
        return "GR-7.3-6"
    if s.held[1 - side] >> origin & 1:
        return "GR-7.3-5"
    if s.field.rivers and not s.field.river_retreat and land.kind[land.board.border(area, origin)] == RIVER:
        return "GR-15-7"
    return LEGAL


def send_back(s: War) -> None:
    """Every attacker goes back to the area that he entered from, if he can (GR-7.3-4, GR-17-10)."""
    area, home = s.battlefield, NOWHERE
    together: list[int] = []  # attackers one after the other who go back to the same area
    for index, piece in enumerate(s.attackers):
        if s.at[piece] != area:
            continue
        origin = s.origins[index]
        verdict = return_verdict(s, s.field.forces.side[piece], area, origin)
        if together and (verdict or origin != home):
            s.move_all(tuple(together), home)
            together.clear()
        if verdict:
            eliminate(s, piece, verdict)
        else:
            s.cite("GR-7.3-4", piece, origin)
            home = origin
            together.append(piece)
    if together:
        s.move_all(tuple(together), home)
