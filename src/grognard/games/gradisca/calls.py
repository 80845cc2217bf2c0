"""Calls (17, advanced): a leader who has entered among enemies calls units to the combat before it begins."""

from typing import Final

from grognard.boards.areas import areas_of, waves_back, way
from grognard.core.journal import LEGAL, PASS, Choice, Note
from grognard.core.step import Rule, Step
from grognard.games.gradisca.camp import overrun
from grognard.games.gradisca.field import (
    ARTILLERY,
    CAMP,
    GREEN,
    IMPASSABLE,
    LEADER,
    NOBODY,
    RED,
    SAPPER,
)
from grognard.games.gradisca.ground import occupy
from grognard.games.gradisca.leaders import command_value
from grognard.games.gradisca.mines import clear_mines
from grognard.games.gradisca.morale import zone
from grognard.games.gradisca.paths import allowance, is_crossing, left
from grognard.games.gradisca.radius import around
from grognard.games.gradisca.state import FLOOD, War


class Ways:
    """The last areas of all ways into the combat, and what it costs to come to it through each."""

    __slots__ = ("areas", "goal", "ground", "limit", "links", "waves")

    def __init__(self, s: War, limit: int) -> None:
        land = s.field.land
        self.goal: Final = s.battlefield
        self.ground: Final = ~s.held[1 - s.active]  # GR-17-9
        self.links: Final = dry_links(s) if s.turn_terms[FLOOD] else land.free
        self.areas: Final = [area for area in land.open_to[self.goal] if not door_verdict(s, area)]
        self.limit: Final = limit
        most = max(0, limit - land.cost[self.goal])
        self.waves: Final = [
            waves_back(self.links, land.tiers, area, self.ground, most) for area in self.areas
        ]

    def price(self, s: War, piece: int, door: int) -> int:
        """What it costs a unit to come to the combat through an area, or more than the limit."""
        home = s.at[piece]
        if is_crossing(s, door, self.goal):
            barred = home != door or s.spent[piece] or s.field.forces.type[piece] == ARTILLERY
            return self.limit + 1 if barred else allowance(s, piece)
        for cost, wave in enumerate(self.waves[self.areas.index(door)]):
            if wave >> home & 1:
                return cost + s.field.land.cost[self.goal]
        return self.limit + 1


def dry_links(s: War) -> list[int]:
    """The ways of units while a river is in flood (GR-card23-1)."""
    land = s.field.land
    links = land.free.copy()
    for border, flooding in enumerate(land.flooding):
        if flooding:
            a, b = land.board.ends[border]
            links[a] &= ~(1 << b)
            links[b] &= ~(1 << a)
    return links


def door_verdict(s: War, area: int) -> str:
    """The clause that closes the combat area to called units that come from another, or LEGAL."""
    land = s.field.land
    border = land.board.border(area, s.battlefield)
    if border == NOBODY or land.kind[border] == IMPASSABLE:
        return "GR-6-5"
    if s.turn_terms[FLOOD] and land.flooding[border]:
        return "GR-card23-1"
    if s.held[1 - s.active] >> area & 1:
        return "GR-17-9"
    if s.is_enemy_fortress(s.battlefield, s.active) and s.walls[land.wall[border]]:
        return "GR-17-11"
    return LEGAL


def unit_verdict(s: War, piece: int, near: int) -> str:
    """The clause that forbids to call a unit, whatever its way, or LEGAL; `near` is the leader's radius."""
    forces = s.field.forces
    if forces.side[piece] != s.active or forces.type[piece] == CAMP or s.at[piece] < 0 or s.acted[piece]:
        return "GR-17-2"
    if s.at[piece] == s.battlefield or not near >> s.at[piece] & 1:
        return "GR-17-3"
    if forces.type[piece] == ARTILLERY and s.is_enemy_fortress(s.battlefield, s.active):
        return "GR-7.4-10"
    return LEGAL


def call_verdict(s: War, piece: int, door: int) -> str:
    """The clause that forbids to call a unit by way of an area next to the combat, or LEGAL."""
    refused = unit_verdict(s, piece, around(s, s.battlefield, s.active)) or door_verdict(s, door)
    if refused:
        return refused
    points = left(s, piece)
    return LEGAL if Ways(s, points).price(s, piece, door) <= points else "GR-17-5"


def candidates(s: War) -> list[int]:
    """The units within the radius that have not been activated."""
    near = around(s, s.battlefield, s.active)
    found: list[int] = []
    for area in areas_of(near & s.held[s.active]):
        for piece in s.stacks[area]:
            if not s.acted[piece] and not unit_verdict(s, piece, near):
                found.append(piece)
    return found


def calls(s: War) -> list[Choice]:
    """Every unit that can be called, with the area through which it can come."""
    units = candidates(s)
    if not units:
        return []
    points = [left(s, piece) for piece in units]
    ways = Ways(s, max(points))
    found: list[Choice] = []
    for piece, most in zip(units, points, strict=True):
        for door in ways.areas:
            if ways.price(s, piece, door) <= most:
                found.append((piece, door))
    return found


def callers(s: War) -> list[int]:
    """The leaders who entered with the attackers (GR-17-1)."""
    types = s.field.forces.type
    return [piece for piece in s.attackers if types[piece] == LEADER]


def offer_calls(s: War) -> None:
    """Before the combat a leader may call units, if the army's morale is high (GR-17-1, GR-22-7)."""
    if not s.field.calls:
        return
    leaders = callers(s)
    if not leaders:
        return
    mood = zone(s, s.active)
    if mood != GREEN:
        s.cite("GR-22-9" if mood == RED else "GR-22-7", s.active, s.morale[s.active])
        return
    journal = s.hush()
    anybody = bool(calls(s))
    s.journal = journal
    if anybody and len(leaders) == 1:
        s.then(Call(leaders[0], command_value(s, leaders[0])))
    elif anybody:
        s.then(Caller())


class Caller(Step[War]):
    """Of several leaders the attacker says who calls: only one does (GR-17-8)."""

    __slots__ = ()
    verb = "caller"
    kinds = "piece"
    passing = "nobody"

    def args(self) -> Choice:
        return PASS

    def actor(self, s: War) -> int:
        return s.actor_of(s.active)

    def options(self, s: War) -> list[Choice]:
        leaders: list[Choice] = [(leader,) for leader in callers(s)]
        return [*leaders, PASS]

    def objection(self, s: War, choice: Choice) -> Note | None:
        return Note("GR-17-1", choice) if choice and choice[0] not in callers(s) else None

    def take(self, s: War, choice: Choice) -> None:
        if choice:
            s.cite("GR-17-8", choice[0])
            s.then(Call(choice[0], command_value(s, choice[0])))


class Call(Step[War]):
    """The leader calls a unit, by way of an area next to the combat, or is content."""

    __slots__ = ("leader", "left")
    verb = "call"
    kinds = "piece area"
    about = "piece number"

    def __init__(self, leader: int, left: int) -> None:
        self.leader: Final = leader
        self.left: Final = left  # units that he may still call (GR-17-2)

    def args(self) -> Choice:
        return (self.leader, self.left)

    def actor(self, s: War) -> int:
        return s.actor_of(s.active)

    def options(self, s: War) -> list[Choice]:
        return [*calls(s), PASS]

    def objection(self, s: War, choice: Choice) -> Note | None:
        if not choice:
            return None
        verdict = call_verdict(s, choice[0], choice[1])
        return Note(verdict, choice) if verdict else None

    def take(self, s: War, choice: Choice) -> None:
        if not choice:
            return
        s.cite("GR-17-1", self.leader, self.left)
        if self.left > 1:
            s.then(CallAgain(self.leader, self.left - 1))
        come(s, choice[0], choice[1])


class CallAgain(Rule[War]):
    """The leader may call another unit, if there is one."""

    __slots__ = ("leader", "left")
    verb = "call_again"

    def __init__(self, leader: int, left: int) -> None:
        self.leader: Final = leader
        self.left: Final = left

    def args(self) -> Choice:
        return (self.leader, self.left)

    def take(self, s: War, choice: Choice) -> None:
        journal = s.hush()
        anybody = bool(calls(s))
        s.journal = journal
        if anybody:
            s.then(Call(self.leader, self.left))


def come(s: War, piece: int, door: int) -> None:
    """The called unit moves to the combat, is activated, and joins the attack (GR-17-5, GR-17-7)."""
    forces, ways = s.field.forces, Ways(s, left(s, piece))
    price = ways.price(s, piece, door)
    cite_call(s, piece)
    s.cite("GR-17-5", piece, door, price)
    for area in way(ways.links, s.field.land.tiers, s.at[piece], door, ways.ground, price)[1:]:
        s.move(piece, area)
        if forces.type[piece] < LEADER:
            overrun(s, s.active, area)
            occupy(s, s.active, area)
    s.move(piece, s.battlefield)
    s.spent[piece] += price
    s.acted[piece] = 1
    s.attackers = (*s.attackers, piece)
    s.origins = (*s.origins, door)
    s.cite("GR-17-7", piece, door)
    clear_mines(s)


def cite_call(s: War, piece: int) -> None:
    """What the rule says about a unit of this kind."""
    forces = s.field.forces
    s.cite("GR-17-13" if forces.command[piece] == s.command else "GR-17-4", piece)
    if forces.type[piece] == LEADER:
        s.cite("GR-17-6", piece)
    elif forces.type[piece] >= SAPPER:
        s.cite("GR-17-12", piece)
