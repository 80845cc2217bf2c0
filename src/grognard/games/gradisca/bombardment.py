"""Bombardment (7.4, 7.4.1, 7.4.2): of walls, and of units across walls."""

from typing import Final

from grognard.core.journal import PASS, Choice, Note
from grognard.core.step import Rule, Step
from grognard.games.gradisca.camp import check
from grognard.games.gradisca.dice import Die, hits_in
from grognard.games.gradisca.field import ARTILLERY, NOBODY
from grognard.games.gradisca.fire import BURST, Gun, absorb, burst, gun_value, noted, tell_of
from grognard.games.gradisca.losses import suffer, test_leaders
from grognard.games.gradisca.retreat import Retreat, retreats
from grognard.games.gradisca.siege import (
    engineered,
    is_barred,
    outside_verdict,
    supply_verdict,
    wall_between,
    weather_verdict,
)
from grognard.games.gradisca.state import War
from grognard.games.gradisca.teams import lead

# walls


def wall_verdict(s: War, gun: int, area: int) -> str:
    """The clause that forbids a gun to bombard the wall towards a fortress, or LEGAL."""
    forces = s.field.forces
    if forces.type[gun] != ARTILLERY:
        return "GR-5.1-3"
    verdict = outside_verdict(s, s.at[gun], area, "GR-7.4.1-6")
    if verdict:
        return verdict
    if not s.is_enemy_fortress(area, forces.side[gun]):
        return "GR-7.4.1-5"
    if not s.walls[wall_between(s, s.at[gun], area)]:
        return "GR-7.4.1-7"
    return weather_verdict(s) or supply_verdict(s)


def bombard_wall(s: War, gun: int, area: int) -> None:
    """The gun fires at the wall, one die (GR-7.4.1-1, GR-7.4.1-2)."""
    s.then(WallDie(gun, wall_between(s, s.at[gun], area), engineered(s, gun_value(s, gun))))


class WallDie(Die):
    """A hit lowers the wall by one level; a 6 bursts the gun."""

    __slots__ = ("gun", "value", "wall")
    verb = "wall"
    about = "piece wall number"
    tag = "wall"

    def __init__(self, gun: int, wall: int, value: int) -> None:
        self.gun: Final = gun
        self.wall: Final = wall
        self.value: Final = value

    def args(self) -> Choice:
        return (self.gun, self.wall, self.value)

    def owner(self, s: War) -> int:
        return s.field.forces.side[self.gun]

    def lot(self, s: War, face: int) -> int:
        return BURST if face == BURST else int(face <= self.value)

    def take(self, s: War, choice: Choice) -> None:
        hit = int(self.lot(s, choice[0]) == 1)
        s.walls[self.wall] -= hit
        s.cite("GR-7.4.1-1", self.gun, self.wall, choice[0], hit, s.walls[self.wall])
        if choice[0] == BURST:
            burst(s, self.gun)
        elif hit and not s.walls[self.wall]:
            s.cite("GR-7.4.1-3", self.wall)


# units


def units_verdict(s: War, gun: int, area: int) -> str:
    """The clause that forbids a gun to bombard the units in an area, or LEGAL."""
    forces, land, here = s.field.forces, s.field.land, s.at[gun]
    if forces.type[gun] != ARTILLERY:
        return "GR-5.1-4"
    if is_barred(s, here, area):
        return "GR-7.4-9"
    wall = wall_between(s, here, area)
    if wall == NOBODY:
        return "GR-5.1-4"
    if land.inside[wall] != here:
        if s.walls[wall]:
            return "GR-7.4.2-2"
        if not s.field.breach_in:
            return "GR-opt-9"
    enemy = 1 - forces.side[gun]
    if not s.guarded[enemy] >> area & 1:
        return "GR-7.4.2-8" if s.held[enemy] >> area & 1 else "GR-7.4.2-1"
    return "GR-7.4.2-10" if s.shelled >> area & 1 else weather_verdict(s)


def shell_value(s: War, gun: int, area: int) -> int:
    """The value of a gun against units: one less across a breach (GR-7.4.2-3)."""
    value = gun_value(s, gun)
    wall = wall_between(s, s.at[gun], area)
    if not s.walls[wall]:
        if s.field.land.inside[wall] != s.at[gun]:
            value += s.because("GR-7.4.2-3", -1)
        elif s.field.breach_out:
            value += s.because("GR-7.4.2-4", -1)
        else:
            s.because("GR-opt-9", value)
    return value


def bombard_units(s: War, gun: int, area: int) -> None:
    """The first gun of a bombardment; others of the area may join it (GR-7.4.2-5)."""
    s.group = (gun,)
    prepare(s, area)


def prepare(s: War, area: int) -> None:
    """Ask for further guns while there are any, then fire."""
    if further_guns(s, area):
        s.then(Battery(area))
    else:
        open_fire(s, area)


def further_guns(s: War, area: int) -> list[int]:
    """The guns that may still join: of the drawn command, in the same area, not yet activated."""
    forces = s.field.forces
    return [
        piece
        for piece in s.stacks[s.at[s.group[0]]]
        if forces.type[piece] == ARTILLERY
        and forces.command[piece] == s.command
        and not s.acted[piece]
        and piece not in s.group
    ]


class Battery(Step[War]):
    """The guns of one bombardment are declared together (GR-7.4.2-10)."""

    __slots__ = ("area",)
    verb = "join"
    kinds = "piece"
    about = "area"
    passing = "fire"

    def __init__(self, area: int) -> None:
        self.area: Final = area

    def args(self) -> Choice:
        return (self.area,)

    def actor(self, s: War) -> int:
        return s.actor_of(s.active)

    def options(self, s: War) -> list[Choice]:
        options: list[Choice] = [(gun,) for gun in further_guns(s, self.area)]
        options.append(PASS)
        return options

    def objection(self, s: War, choice: Choice) -> Note | None:
        if not choice or choice[0] in further_guns(s, self.area):
            return None
        return Note("GR-7.4.2-5", (self.area,))

    def take(self, s: War, choice: Choice) -> None:
        if not choice:
            open_fire(s, self.area)
            return
        s.group = tuple(sorted((*s.group, choice[0])))
        s.acted[choice[0]] = 1
        prepare(s, self.area)


def open_fire(s: War, area: int) -> None:
    """All guns of the bombardment fire; nobody fires back (GR-7.4-7)."""
    forces = s.field.forces
    side = forces.side[s.group[0]]
    guns = s.group
    s.group = PASS
    s.shelled |= 1 << area
    s.hits = [0, 0]
    s.cite("GR-7.4.2-5", area, len(guns))
    shots: list[Step[War]] = []
    for gun in guns:
        since = noted(s)
        shots.append(Shell(side, shell_value(s, gun, area), gun))
        tell_of(s, gun, since)
    s.then(*shots, Shelled(1 - side, area))
    lead(s, 1 - side, area)


class Shell(Gun):
    """The die of a gun against units in another area; a 6 bursts it at any value (GR-7.4.2-9)."""

    __slots__ = ()
    verb = "bombard"
    tag = "bombard"

    def take(self, s: War, choice: Choice) -> None:
        hits = hits_in(choice, self.value)
        s.hits[1 - self.side] += hits
        s.cite("GR-7.4-1", self.side, self.value, self.piece, hits)
        if choice[0] == BURST:
            if self.value < 1:
                s.cite("GR-7.4.2-9", self.piece)
            burst(s, self.piece)


class UnderFire(Rule[War]):
    """What follows for the bombarded side in its area."""

    __slots__ = ("area", "side")

    def __init__(self, side: int, area: int) -> None:
        self.side: Final = side
        self.area: Final = area

    def args(self) -> Choice:
        return (self.side, self.area)


class Shelled(UnderFire):
    """Forts and town absorb; the rest is taken, leaders are tested, and the units may go (GR-7.4.2-6)."""

    __slots__ = ()
    verb = "shelled"

    def take(self, s: War, choice: Choice) -> None:
        absorb(s, self.side, self.area)
        hits = s.hits[self.side]
        s.hits = [0, 0]
        if hits:
            s.then(Shaken(self.side, self.area), MayRetreat(self.side, self.area))
            suffer(s, self.side, self.area, hits, "GR-7.4.2-6", True)


class Shaken(UnderFire):
    """Leaders among bombarded units are tested as in land combat."""

    __slots__ = ()
    verb = "shaken"

    def take(self, s: War, choice: Choice) -> None:
        test_leaders(s, self.side, self.area)


class MayRetreat(UnderFire):
    """Units that were hit may retreat together; nobody must (GR-7.4.2-7)."""

    __slots__ = ()
    verb = "may_retreat"

    def take(self, s: War, choice: Choice) -> None:
        if s.field.camps:
            s.then(CampAlone(self.side, self.area))
        if s.held[self.side] >> self.area & 1 and retreats(s, self.side, self.area):
            s.then(Retreat(self.side, self.area, True))


class CampAlone(UnderFire):
    """A camp that a bombardment leaves alone is lost (GR-24-6)."""

    __slots__ = ()
    verb = "camp_alone"

    def take(self, s: War, choice: Choice) -> None:
        check(s, self.side, self.area)
