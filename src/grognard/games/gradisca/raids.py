"""Raids of light cavalry (25.2, advanced): in, one volley without an answer, and back."""

from typing import Final

from grognard.core.journal import LEGAL, PASS, Choice
from grognard.core.step import Rule
from grognard.games.gradisca.camp import overrun
from grognard.games.gradisca.cards import offer_ambush, offer_fog
from grognard.games.gradisca.combat import open_raid
from grognard.games.gradisca.field import LIGHT, NOWHERE
from grognard.games.gradisca.losses import caught
from grognard.games.gradisca.mines import clear_mines
from grognard.games.gradisca.paths import LARGE, entry_verdict, is_crossing, left_together
from grognard.games.gradisca.state import FREE, War
from grognard.games.gradisca.teams import lead


def raid_verdict(s: War, area: int) -> str:
    """The clause that forbids the moving group to raid an area from where it stands, or LEGAL."""
    group, side, types = s.group, s.active, s.field.forces.type
    if not s.field.raids:
        return "GR-25.2-1"
    for piece in group:
        if types[piece] != LIGHT:
            return "GR-25.2-1"
    if not is_target(s, area):
        return "GR-25.2-1"
    if s.raided >> area & 1:
        return "GR-25.2-5"
    here = s.at[group[0]]
    if s.is_enemy_fortress(area, side):
        return "GR-25.2-7"
    if len(group) >= LARGE and s.field.attack_supply and not s.supplied and s.guarded[1 - side] >> area & 1:
        return "GR-25.2-8"
    refused = entry_verdict(s, side, group, here, area)
    if refused:
        return refused
    if is_crossing(s, here, area):
        return "GR-25.2-7"
    land = s.field.land
    return "GR-25.2-3" if left_together(s, group) < land.cost[area] + land.cost[here] else LEGAL


def is_target(s: War, area: int) -> bool:
    """There are enemy units to raid, or an enemy camp alone (GR-24-13)."""
    enemy = 1 - s.active
    if s.held[enemy] >> area & 1:
        return True
    return s.field.camps and s.at[s.field.forces.camp[enemy]] == area


def raid_goals(s: War) -> list[int]:
    """The areas that the moving group can raid next."""
    if not s.field.raids:
        return []
    types = s.field.forces.type
    for piece in s.group:
        if types[piece] != LIGHT:
            return []
    near = s.field.land.open_to[s.at[s.group[0]]]
    return [area for area in near if not raid_verdict(s, area)]


def raid(s: War, area: int) -> None:
    """The group rides in, having paid for both ways, and strikes (GR-25.2-1, GR-25.2-3)."""
    here, land, side = s.at[s.group[0]], s.field.land, s.active
    for piece in s.group:
        s.spent[piece] += land.cost[area] + land.cost[here]
    s.move_all(s.group, area)
    s.cite("GR-25.2-1", s.group[0], area, len(s.group))
    s.raided |= 1 << area
    s.battlefield, s.attackers, s.origins = area, s.group, (here,) * len(s.group)
    s.hits = [0, 0]
    clear_mines(s)
    s.then(RideBack(here))
    if s.has_fighting_units(area, 1 - side):
        s.then(Strike())
        offer_ambush(s, area)
        lead(s, 1 - side, area)
        return
    if s.held[1 - side] >> area & 1:
        caught(s, 1 - side, area)
    overrun(s, side, area)


class Strike(Rule[War]):
    """The raiders are about to fire, unless fog hides the enemy."""

    __slots__ = ()
    verb = "strike"

    def take(self, s: War, choice: Choice) -> None:
        if s.attackers:
            s.then(Volley())
            offer_fog(s)


class Volley(Rule[War]):
    """The raiders fire; the defender does not (GR-25.2-2)."""

    __slots__ = ()
    verb = "volley"

    def take(self, s: War, choice: Choice) -> None:
        if s.attackers:
            open_raid(s, s.battlefield, s.attackers, s.origins[0])


class RideBack(Rule[War]):
    """What is left of the raiders goes back to where it came from, and may go on (GR-25.2-6)."""

    __slots__ = ("home",)
    verb = "ride_back"

    def __init__(self, home: int) -> None:
        self.home: Final = home

    def args(self) -> Choice:
        return (self.home,)

    def take(self, s: War, choice: Choice) -> None:
        riders = tuple([piece for piece in s.group if s.at[piece] >= 0])
        if riders:
            s.move_all(riders, self.home)
            s.cite("GR-25.2-3", riders[0], self.home, len(riders))
        s.group = riders
        s.battlefield = NOWHERE
        s.attackers = s.origins = PASS
        s.engaged = FREE
