"""Reserves (BP-move-18, BP-move-19): units that arrive on the table edge, and their commanders."""

from typing import Final

from grognard.core.journal import PASS, Choice, Note
from grognard.core.step import Rule, Step
from grognard.games.black_powder import ground, legs
from grognard.games.black_powder.commanders import go_along, number, touches_enemy, with_unit
from grognard.games.black_powder.field import FRONT, NOBODY
from grognard.games.black_powder.state import LOST, ON_TABLE, RESERVE, Battle

SPACING: Final = 1000  # between the places of an entry segment that are looked at
NORTH: Final = 0
EAST: Final = 900
SOUTH: Final = 1800
WEST: Final = 2700


def reserve_objection(s: Battle, unit: int, x: int, y: int, facing: int) -> Note | None:
    """The first clause by which a reserve cannot be placed so."""
    refused = arrival_objection(s, unit)
    if refused is not None:
        return refused
    formation = s.formation[unit]
    if not ground.has_rear_on(ground.shape_at(s, unit, formation, x, y, facing), s.arrival[unit]):
        return Note("BP-move-18", (unit,))
    return legs.placing(s, unit, formation, x, y, facing)


def arrival_objection(s: Battle, unit: int) -> Note | None:
    """Whether a unit is a reserve of the active side that is due (BP-scen-4)."""
    if unit >= s.field.forces.units or s.side(unit) != s.active:
        return Note("BP-cmd-22", (unit,))
    due = s.where[unit] == RESERVE and len(s.arrival[unit]) == 4
    return None if due and s.field.forces.reserve[unit] <= s.turn else Note("BP-scen-4", (unit,))


def places(s: Battle, unit: int) -> list[Choice]:
    """Places along the entry segment where a reserve that is due could stand now."""
    if arrival_objection(s, unit) is not None:
        return []
    ax, ay, bx, by = s.arrival[unit]
    kind, formation = s.field.kinds[s.kind[unit]], s.formation[unit]
    half, width = kind.depth[formation] // 2, kind.width[formation]
    facing = inward(s, ax, ay, bx, by)
    low, high = (min(ay, by), max(ay, by)) if ax == bx else (min(ax, bx), max(ax, bx))
    first, last = low + width // 2, high - width // 2
    found: list[Choice] = []
    for along in range(first, last + 1, SPACING):
        if ax == bx:
            pose = (half if facing == EAST else s.field.width - half, along, facing)
        else:
            pose = (along, half if facing == NORTH else s.field.depth - half, facing)
        if reserve_objection(s, unit, *pose) is None:
            found.append((unit, *pose))
    return found


def inward(s: Battle, ax: int, ay: int, bx: int, by: int) -> int:
    """The facing from a table edge onto the table."""
    if ax == bx:
        return EAST if ax == 0 else WEST
    return NORTH if ay == 0 else SOUTH


def arrivals(s: Battle) -> list[Choice]:
    """Every useful arrival of the active side."""
    found: list[Choice] = []
    for unit in s.field.forces.of[s.active]:
        if s.where[unit] == RESERVE:
            found.extend(places(s, unit))
    return found


class PlaceReserve(Step[Battle]):
    """The owner places a reserve that is due, or waits."""

    __slots__ = ()
    verb = "reserve"
    kinds = "piece pose"
    passing = "wait"

    def args(self) -> Choice:
        return PASS

    def actor(self, s: Battle) -> int:
        return s.active

    def options(self, s: Battle) -> list[Choice]:
        return [PASS, *arrivals(s)]

    def objection(self, s: Battle, choice: Choice) -> Note | None:
        return reserve_objection(s, *choice) if choice else None

    def take(self, s: Battle, choice: Choice) -> None:
        if not choice:
            s.cite("BP-move-19", s.active)
            return
        unit, x, y, facing = choice
        ground.put(s, unit, x, y, facing)
        s.cite("BP-move-18", unit)
        go_along(s, unit)
        s.then(RESERVES)
        commander = s.field.brigades.commander[s.field.forces.brigade[unit]]
        if s.where[commander] != LOST and commander not in with_unit(s, unit):
            s.then(PostCommander(unit, commander))


class PostCommander(Step[Battle]):
    """The commander of a reserve may be placed within 4 inches of it (BP-move-18)."""

    __slots__ = ("commander", "unit")
    verb = "post"
    kinds = "piece point"
    about = "piece piece"
    passing = "stay"

    def __init__(self, unit: int, commander: int) -> None:
        self.unit: Final = unit
        self.commander: Final = commander

    def args(self) -> Choice:
        return (self.unit, self.commander)

    def actor(self, s: Battle) -> int:
        return s.active

    def options(self, s: Battle) -> list[Choice]:
        front = ground.middle(s, self.unit, FRONT)
        places: list[Choice] = [(self.commander, s.x[self.unit], s.y[self.unit]), (self.commander, *front)]
        return [PASS] + [place for place in places if self.objection(s, place) is None]

    def objection(self, s: Battle, choice: Choice) -> Note | None:
        if not choice:
            return None
        commander, x, y = choice
        if commander != self.commander:
            return Note("BP-cmd-22", (commander,))
        if not (0 <= x <= s.field.width and 0 <= y <= s.field.depth):
            return Note("BP-geo-15", (commander,))
        if touches_enemy(s, commander, x, y):
            return Note("BP-com-1", (commander,))
        if not ground.point_within(s, x, y, self.unit, s.field.lengths.reserve_commander):
            return Note("BP-move-18", (commander,))
        return None

    def take(self, s: Battle, choice: Choice) -> None:
        if choice:
            commander, x, y = choice
            s.x[commander], s.y[commander] = x, y
            s.where[commander] = ON_TABLE
            s.attached[number(s, commander)] = NOBODY
            s.cite("BP-move-18", commander)


def reserves_due(s: Battle) -> list[int]:
    """The reserves of the active side that may come in now, at a real table."""
    units, due = s.field.forces.of[s.active], s.field.forces.reserve
    return [unit for unit in units if s.where[unit] == RESERVE and due[unit] <= s.turn]


class Arrive(Step[Battle]):
    """A reserve has been placed on the edge of the real table (BP-move-18)."""

    __slots__ = ()
    verb = "arrive"
    kinds = "piece"
    passing = "wait"

    def args(self) -> Choice:
        return PASS

    def actor(self, s: Battle) -> int:
        return s.active

    def options(self, s: Battle) -> list[Choice]:
        return [PASS, *[(unit,) for unit in reserves_due(s)]]

    def objection(self, s: Battle, choice: Choice) -> Note | None:
        return None if choice in self.options(s) else Note("BP-scen-4", choice)

    def take(self, s: Battle, choice: Choice) -> None:
        if not choice:
            s.cite("BP-move-19", s.active)
            return
        s.where[choice[0]] = ON_TABLE
        s.cite("BP-move-18", choice[0])
        go_along(s, choice[0])
        s.then(RESERVES)


class Reserves(Rule[Battle]):
    """Reserves are placed as long as one that is due has a place (BP-move-19)."""

    __slots__ = ()
    verb = "reserves"

    def take(self, s: Battle, choice: Choice) -> None:
        if s.field.referee:
            if reserves_due(s):
                s.then(ARRIVE)
            return
        if any(places(s, unit) for unit in s.field.forces.of[s.active] if s.where[unit] == RESERVE):
            s.then(PLACE_RESERVE)


PLACE_RESERVE: Final = PlaceReserve()
ARRIVE: Final = Arrive()
RESERVES: Final = Reserves()
