"""Supply and attack supply (rules 20, 21 and 21.1, advanced)."""

from typing import Final

from grognard.core.journal import LEGAL, PASS, Choice, Note
from grognard.core.step import Step
from grognard.games.gradisca.field import AUS, NOWHERE, RED, VEN
from grognard.games.gradisca.morale import zone
from grognard.games.gradisca.state import War

CAMP_REACH: Final = 3  # GR-21.1-4


def chain(s: War, side: int) -> int:
    """The areas joined to a source of the side: not across X, bridgeless rivers or enemies (GR-21-2)."""
    free, open_land = s.field.land.free, ~s.held[1 - side]
    found = fresh = s.field.land.sources[side] & open_land
    while fresh:
        lowest = fresh & -fresh
        fresh ^= lowest
        new = free[lowest.bit_length() - 1] & open_land & ~found
        found |= new
        fresh |= new
    return found


def is_supplied(s: War, side: int, area: int) -> bool:
    """Units of the side in the area are in supply; without the chapter they always are."""
    if not s.field.supply:
        return True
    if s.field.land.sources[side] >> area & 1:
        s.cite("GR-21-11", area)
        return True
    if side == VEN and s.sea == area:
        s.cite("GR-21-7", area)
        return True
    joined = chain(s, side)
    if joined >> area & 1:
        s.cite("GR-21-1", area)
        return True
    if side == AUS and area == s.field.kept and (joined & s.held[AUS]) >> s.field.keeper & 1:
        s.cite("GR-21-12", area)
        return True
    s.cite("GR-21-2", area)
    return False


def mark_supply(s: War, area: int) -> None:
    """An area is activated: its units are found supplied or marked out of supply (GR-21-5, GR-21-13)."""
    if not s.field.supply:
        return
    supplied = is_supplied(s, s.active, area)
    for piece in s.stacks[area]:
        if s.field.forces.command[piece] == s.command:
            mark(s, piece, supplied)


def mark_leader(s: War, leader: int) -> None:
    """The leader's own supply decides his value when the marker of his command is drawn (GR-21-6)."""
    if s.field.supply:
        s.cite("GR-21-6", leader)
        mark(s, leader, is_supplied(s, s.active, s.at[leader]))


def mark(s: War, piece: int, supplied: bool) -> None:
    """Put the marker on, or take it off."""
    if s.unsupplied[piece] == int(supplied):
        s.unsupplied[piece] = int(not supplied)
        s.cite("GR-21-13", piece, int(supplied))


def attack_supply(s: War, side: int, area: int) -> bool:
    """The area has attack supply, or needs none; checked when it is activated (GR-21.1-10)."""
    field = s.field
    if not field.attack_supply:
        return True
    if field.land.fortress[area] or field.exempt[side] >> area & 1:
        s.cite("GR-21.1-8", area)
        return True
    if zone(s, side) == RED:
        s.cite("GR-22-8", side, s.morale[side])
        return False
    if side == VEN and s.sea == area:
        s.cite("GR-21-7", area)
        return True
    joined = chain(s, side)
    if not field.camps:
        return bool(joined >> area & 1)
    camp = s.at[field.forces.camp[side]]
    if camp < 0 or not joined >> camp & 1:
        s.cite("GR-21.1-4", area)
        return False
    far = camp_distance(s, side, area, camp)
    s.cite("GR-21.1-5", area, far)
    return far <= CAMP_REACH


def camp_distance(s: War, side: int, area: int, camp: int) -> int:
    """Areas to the camp: the units' own left out, a difficult one as two; at most one too many."""
    if area == camp:
        return 0
    land, open_land = s.field.land, ~s.held[1 - side]
    reached, by_cost = 1 << area, [1 << area, 0, 0, 0]
    for spent in range(CAMP_REACH):
        front = by_cost[spent]
        while front:
            lowest = front & -front
            front ^= lowest
            new = land.free[lowest.bit_length() - 1] & open_land & ~reached
            while new:
                bit = new & -new
                new ^= bit
                cost = spent + land.cost[bit.bit_length() - 1]
                if cost <= CAMP_REACH:
                    by_cost[cost] |= bit
        for cost in range(spent + 1, CAMP_REACH + 1):
            if by_cost[cost] >> camp & 1:
                return cost
        reached |= by_cost[spent + 1]
    return CAMP_REACH + 1


def camp_is_supplied(s: War, side: int) -> bool:
    """The camp is in play and joined to a source (GR-21-17)."""
    if not s.field.camps:
        return True
    camp = s.at[s.field.forces.camp[side]]
    return camp != NOWHERE and camp >= 0 and bool(chain(s, side) >> camp & 1)


# sea supply


def sea_verdict(s: War, area: int) -> str:
    """The clause that keeps the ships from an area, or LEGAL."""
    if not s.field.land.sea >> area & 1:
        return "GR-21-7"
    return "GR-21-10" if s.held[AUS] >> area & 1 else LEGAL


def offer_sea(s: War) -> None:
    """At the beginning of a turn VEN may place or move the sea supply marker (GR-21-8, GR-adv-7)."""
    if s.field.supply:
        s.then(SeaSupply())


class SeaSupply(Step[War]):
    """One area on the Adriatic, or none."""

    __slots__ = ()
    verb = "sea"
    kinds = "area"
    passing = "none"

    def args(self) -> Choice:
        return PASS

    def actor(self, s: War) -> int:
        return s.actor_of(VEN)

    def options(self, s: War) -> list[Choice]:
        areas: list[Choice] = [(area,) for area in range(s.field.land.size) if not sea_verdict(s, area)]
        return [*areas, PASS]

    def objection(self, s: War, choice: Choice) -> Note | None:
        verdict = sea_verdict(s, choice[0]) if choice else LEGAL
        return Note(verdict, choice) if verdict else None

    def take(self, s: War, choice: Choice) -> None:
        s.sea = choice[0] if choice else NOWHERE
        if choice:
            s.cite("GR-21-8", s.sea)
