"""Mines, countermines and rebuilding (7.5 to 7.7): the sappers at the walls."""

from typing import Final

from grognard.core.journal import LEGAL, Choice
from grognard.games.gradisca.dice import Die
from grognard.games.gradisca.field import SAPPER
from grognard.games.gradisca.siege import (
    engineered,
    inside_verdict,
    outside_verdict,
    supply_verdict,
    wall_between,
    weather_verdict,
)
from grognard.games.gradisca.state import War


def mine_verdict(s: War, sapper: int, area: int) -> str:
    """The clause that forbids a sapper to mine the wall towards a fortress, or LEGAL."""
    forces = s.field.forces
    if forces.type[sapper] != SAPPER:
        return "GR-5.1-5"
    verdict = outside_verdict(s, s.at[sapper], area, "GR-7.5-1")
    if not verdict and not s.is_enemy_fortress(area, forces.side[sapper]):
        verdict = "GR-7.5-12"
    return verdict or weather_verdict(s) or supply_verdict(s)


def blow_verdict(s: War, sapper: int, area: int) -> str:
    """The clause that forbids a sapper to blow a mine of the wall towards a fortress, or LEGAL."""
    if s.field.forces.type[sapper] != SAPPER:
        return "GR-5.1-8"
    verdict = outside_verdict(s, s.at[sapper], area, "GR-7.5-3")
    if verdict:
        return verdict
    wall = wall_between(s, s.at[sapper], area)
    if not s.mines[wall]:
        return "GR-7.5-3"
    return weather_verdict(s) if s.mines[wall] > s.fresh_mines.count(wall) else "GR-7.5-7"


def countermine_verdict(s: War, sapper: int, area: int) -> str:
    """The clause that forbids a sapper in a fortress to countermine the wall towards an area, or LEGAL."""
    if s.field.forces.type[sapper] != SAPPER:
        return "GR-5.1-5"
    verdict = inside_verdict(s, s.at[sapper], area, "GR-7.6-1")
    if verdict:
        return verdict
    return LEGAL if s.mines[wall_between(s, s.at[sapper], area)] else "GR-7.6-1"


def rebuild_verdict(s: War, sapper: int, area: int) -> str:
    """The clause that forbids a sapper in a fortress to rebuild the wall towards an area, or LEGAL."""
    if s.field.forces.type[sapper] != SAPPER:
        return "GR-5.1-8"
    verdict = inside_verdict(s, s.at[sapper], area, "GR-7.7-1")
    if verdict:
        return verdict
    wall = wall_between(s, s.at[sapper], area)
    return LEGAL if s.walls[wall] < s.field.land.level[wall] else "GR-7.7-1"


def mine(s: War, sapper: int, area: int) -> None:
    """The sapper tries to place a mine."""
    s.then(Mine(sapper, wall_between(s, s.at[sapper], area), sapper_value(s, sapper)))


def blow(s: War, sapper: int, area: int) -> None:
    """The sapper tries to blow one mine."""
    s.then(Blow(sapper, wall_between(s, s.at[sapper], area)))


def countermine(s: War, sapper: int, area: int) -> None:
    """The sapper tries to remove one mine."""
    s.then(Countermine(sapper, wall_between(s, s.at[sapper], area), sapper_value(s, sapper)))


def rebuild(s: War, sapper: int, area: int) -> None:
    """The sapper tries to rebuild one level."""
    s.then(Rebuild(sapper, wall_between(s, s.at[sapper], area), sapper_value(s, sapper)))


def sapper_value(s: War, sapper: int) -> int:
    """What a sapper must not exceed with his die."""
    return engineered(s, s.because("GR-8.1-3", s.field.forces.attack[sapper][0]))


class Work(Die):
    """A sapper's die against his value."""

    __slots__ = ("sapper", "value", "wall")
    about = "piece wall number"

    def __init__(self, sapper: int, wall: int, value: int) -> None:
        self.sapper: Final = sapper
        self.wall: Final = wall
        self.value: Final = value

    def args(self) -> Choice:
        return (self.sapper, self.wall, self.value)

    def owner(self, s: War) -> int:
        return s.field.forces.side[self.sapper]

    def lot(self, s: War, face: int) -> int:
        return int(face <= self.value)


class Mine(Work):
    """One mine is placed on a success (GR-7.5-1)."""

    __slots__ = ()
    verb = "mine"
    tag = "mine"

    def take(self, s: War, choice: Choice) -> None:
        success = self.lot(s, choice[0])
        s.cite("GR-7.5-1", self.sapper, self.wall, choice[0], success)
        if success:
            s.mines[self.wall] += 1
            s.fresh_mines = tuple(sorted((*s.fresh_mines, self.wall)))
            s.cite("GR-7.5-2", self.wall, s.mines[self.wall])


class Countermine(Work):
    """One mine is removed on a success (GR-7.6-1)."""

    __slots__ = ()
    verb = "countermine"
    tag = "countermine"

    def take(self, s: War, choice: Choice) -> None:
        success = self.lot(s, choice[0])
        s.mines[self.wall] -= success
        s.cite("GR-7.6-1", self.sapper, self.wall, choice[0], success, s.mines[self.wall])


class Rebuild(Work):
    """One level is restored on a success (GR-7.7-1)."""

    __slots__ = ()
    verb = "rebuild"
    tag = "rebuild"

    def take(self, s: War, choice: Choice) -> None:
        success = self.lot(s, choice[0])
        s.walls[self.wall] += success
        s.cite("GR-7.7-1", self.sapper, self.wall, choice[0], success, s.walls[self.wall])
        if success and s.walls[self.wall] == 1:
            s.cite("GR-7.7-2", self.wall)


class Blow(Die):
    """The mine makes a breach, is lost, or waits (GR-7.5-4, GR-7.5-5, GR-opt-3)."""

    __slots__ = ("sapper", "wall")
    verb = "blow"
    about = "piece wall"
    tag = "blow"

    def __init__(self, sapper: int, wall: int) -> None:
        self.sapper: Final = sapper
        self.wall: Final = wall

    def args(self) -> Choice:
        return (self.sapper, self.wall)

    def owner(self, s: War) -> int:
        return s.field.forces.side[self.sapper]

    def lot(self, s: War, face: int) -> int:
        return s.field.mine_table[face]

    def take(self, s: War, choice: Choice) -> None:
        result = s.field.mine_table[choice[0]]
        if result > 0:
            s.walls[self.wall] = 0
            s.mines[self.wall] -= 1
            s.cite("GR-7.5-4", self.sapper, self.wall, choice[0])
            if s.mines[self.wall]:
                s.cite("GR-7.5-9", self.wall, s.mines[self.wall])
        else:
            s.mines[self.wall] += result
            s.cite("GR-7.5-5", self.sapper, self.wall, choice[0], result)


def clear_mines(s: War) -> None:
    """Mines go where nobody guards the gallery, or where the besieger has taken the fortress."""
    if not any(s.mines):
        return
    land = s.field.land
    for wall, mines in enumerate(s.mines):
        if not mines:
            continue
        outside, inside = 1 << land.outside[wall], 1 << land.inside[wall]
        if not (s.guarded[0] | s.guarded[1]) & outside:
            unmine(s, wall, "GR-7.5-10")
        elif is_joined(s, 0, outside | inside) or is_joined(s, 1, outside | inside):
            unmine(s, wall, "GR-7.5-12")


def is_joined(s: War, side: int, both: int) -> bool:
    """The side alone has units on both sides of a wall; while they fight there, nobody has won."""
    return s.guarded[side] & both == both and not s.guarded[1 - side] & both


def lose_galleries(s: War, area: int) -> None:
    """The side that laid mines from an area has lost it (GR-7.5-11)."""
    for wall in s.field.land.walls_of[area]:
        if s.mines[wall] and s.field.land.outside[wall] == area:
            unmine(s, wall, "GR-7.5-11")


def unmine(s: War, wall: int, clause: str) -> None:
    """All mines of a wall are removed."""
    s.cite(clause, wall, s.mines[wall])
    s.mines[wall] = 0
