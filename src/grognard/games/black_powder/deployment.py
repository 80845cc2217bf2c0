"""Free deployment (BP-scen-2, BP-opt-18): each side places its starting units and its commanders anew."""

from typing import Final

from grognard.core.journal import PASS, Choice, Note
from grognard.core.rng import Rng
from grognard.core.step import Step
from grognard.games.black_powder import buildings, formations, ground, legs
from grognard.games.black_powder.commanders import commanders_of, go_along, join, number, touches_enemy
from grognard.games.black_powder.field import (
    ATTACK_COLUMN,
    BUILDING,
    FORMATIONS,
    GARRISON,
    INFANTRY,
    LINE,
    NOBODY,
    NOWHERE,
)
from grognard.games.black_powder.riding import can_join_at, read_ride
from grognard.games.black_powder.state import ON_TABLE, Battle
from grognard.games.black_powder.strides import near_enemy, room, standing

COLUMNS: Final = 6  # places that are looked at, across a zone
ROWS: Final = 2  # and one behind the other
INCH: Final = 1000  # how far behind a unit its commander likes to stand (BP-cand-12)


# Units


def deploy_objection(s: Battle, side: int, choice: Choice) -> Note | None:
    """The first clause that a new place breaks."""
    unit, formation, x, y, facing = choice
    if unit >= s.field.forces.units or s.side(unit) != side:
        return Note("BP-cmd-22", (unit,))
    if s.where[unit] != ON_TABLE:
        return Note("BP-scen-2", (unit,))
    if not 0 <= formation < len(FORMATIONS):
        return Note("BP-form-1", (unit, formation))
    if formation == GARRISON:
        return garrison_objection(s, side, unit, x, y, facing)
    return standing_objection(s, side, unit, formation, x, y, facing)


def standing_objection(
    s: Battle, side: int, unit: int, formation: int, x: int, y: int, facing: int
) -> Note | None:
    """The first clause by which a unit may not stand there when the battle begins."""
    shape = ground.shape_at(s, unit, formation, x, y, facing)
    clause = formations.permission(s, unit, formation, shape)
    if clause:
        return Note(clause, (unit, formation))
    if not ground.in_zone(s, side, shape):
        return Note("BP-scen-2", (unit,))
    return legs.placing(s, unit, formation, x, y, facing)


def garrison_objection(s: Battle, side: int, unit: int, x: int, y: int, facing: int) -> Note | None:
    """The first clause by which a unit may not begin in the building at this point (BP-scen-8)."""
    feature = building_at(s, x, y)
    if feature == NOWHERE:
        return Note("BP-scen-8", (unit,))
    if s.arm(unit) != INFANTRY:
        return Note("BP-bld-1", (unit, feature))
    walls = ground.walls(s.field.features[feature])
    if not ground.in_zone(s, side, walls):
        return Note("BP-scen-2", (unit,))
    if buildings.garrison_of(s, feature) not in (NOBODY, unit) or not buildings.holds(s, feature, unit):
        return Note("BP-bld-3", (unit, feature))
    gap = s.field.lengths.enemy_gap
    enemy = near_enemy(s, side, standing(walls, (x, y, facing)), None, gap)
    return None if enemy == NOBODY else Note("BP-move-15", (unit, enemy, room(s, walls, enemy), gap))


def building_at(s: Battle, x: int, y: int) -> int:
    """The building in which a point lies, or NOWHERE."""
    for feature in s.field.by_kind[BUILDING]:
        area = s.field.features[feature].area
        if area is not None and area.covers(x, y):
            return feature
    return NOWHERE


def places(s: Battle, side: int, unit: int) -> list[Choice]:
    """Some places for a unit in its zone, the formations it may change to where it stands, and buildings."""
    zone = s.field.zones[side]
    west, east, south, north = min(zone[0::2]), max(zone[0::2]), min(zone[1::2]), max(zone[1::2])
    x, y, facing = ground.pose(s, unit)
    formation = s.formation[unit]
    if formation == GARRISON:  # it comes out as a garrison does (BP-bld-5)
        formation = ATTACK_COLUMN if s.field.kinds[s.kind[unit]].width[ATTACK_COLUMN] else LINE
    tried: list[Choice] = []
    for column in range(COLUMNS):
        for row in range(ROWS):
            across = west + (east - west) * (2 * column + 1) // (2 * COLUMNS)
            along = south + (north - south) * (2 * row + 1) // (2 * ROWS)
            tried.append((unit, formation, across, along, facing))
    tried.extend(
        [(unit, other, x, y, facing) for other in range(len(FORMATIONS)) if is_other(s, unit, other)]
    )
    for feature in s.field.by_kind[BUILDING]:
        if s.building[unit] != feature:
            tried.append((unit, GARRISON, *ground.centre(s.field.features[feature]), facing))
    return [choice for choice in tried if deploy_objection(s, side, choice) is None]


def is_other(s: Battle, unit: int, formation: int) -> bool:
    """A formation of its kind in which it does not stand."""
    return formation not in (GARRISON, s.formation[unit]) and s.field.kinds[s.kind[unit]].width[formation] > 0


class Deploy(Step[Battle]):
    """A side places one of its units anew, or is ready."""

    __slots__ = ("side",)
    verb = "deploy"
    kinds = "piece formation pose"
    about = "side"
    passing = "ready"

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def args(self) -> Choice:
        return (self.side,)

    def actor(self, s: Battle) -> int:
        return self.side

    def options(self, s: Battle) -> list[Choice]:
        found: list[Choice] = [PASS]
        for unit in s.units_of(self.side):
            found.extend(places(s, self.side, unit))
        return found

    def objection(self, s: Battle, choice: Choice) -> Note | None:
        return deploy_objection(s, self.side, choice) if choice else None

    def propose(self, s: Battle, rng: Rng) -> Choice:
        units = s.units_of(self.side)
        pick = rng.below(2 * len(units) + 1)
        found = places(s, self.side, units[pick]) if pick < len(units) else []
        return found[rng.below(len(found))] if found else PASS

    def take(self, s: Battle, choice: Choice) -> None:
        if not choice:
            return
        unit, formation, x, y, facing = choice
        if s.building[unit] != NOWHERE:
            s.holders[s.building[unit]] = NOBODY  # it never was there
        if formation == GARRISON:
            s.facing[unit] = facing
            ground.garrison(s, unit, building_at(s, x, y))
            s.cite("BP-scen-8", unit)
        else:
            ground.reform(s, unit, formation, x, y, facing)
            s.cite("BP-scen-2", unit)
        go_along(s, unit)
        s.cite("BP-opt-18", unit)
        s.then(DEPLOY[self.side])


# Commanders


def station_objection(s: Battle, side: int, commander: int, x: int, y: int, unit: int) -> Note | None:
    """The first clause that a commander's new place breaks; `unit` is the one he joins, or NOBODY."""
    if commander < s.field.forces.units or s.side(commander) != side or s.where[commander] != ON_TABLE:
        return Note("BP-cmd-22", (commander,))
    if not (0 <= x <= s.field.width and 0 <= y <= s.field.depth):
        return Note("BP-geo-15", (commander,))
    if not ground.point_in_zone(s, side, x, y):
        return Note("BP-scen-9", (commander,))
    if touches_enemy(s, commander, x, y):
        return Note("BP-com-1", (commander,))
    if unit != NOBODY and not can_join_at(s, commander, x, y, unit):
        return Note("BP-com-3", (commander, unit))
    return None


def stations(s: Battle, side: int, commander: int) -> list[Choice]:
    """Useful places for a commander: behind each of the units that he may join, or with it."""
    found: list[Choice] = []
    for unit in s.units_of(side):
        for choice in ((commander, *ground.behind(s, unit, INCH)), (commander, s.x[unit], s.y[unit], unit)):
            if station_objection(s, side, *read_ride(choice)) is None and can_lead(s, commander, unit):
                found.append(choice)
    return found


def can_lead(s: Battle, commander: int, unit: int) -> bool:
    """The unit is of his brigade; a general stands with any."""
    brigade = s.field.forces.brigade
    return brigade[commander] in (NOBODY, brigade[unit])


class Station(Step[Battle]):
    """A side places one of its commanders anew, with a unit if he likes, or is ready (BP-scen-9)."""

    __slots__ = ("side",)
    verb = "station"
    kinds = "piece point piece?"
    about = "side"
    passing = "ready"

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def args(self) -> Choice:
        return (self.side,)

    def actor(self, s: Battle) -> int:
        return self.side

    def options(self, s: Battle) -> list[Choice]:
        found: list[Choice] = [PASS]
        for commander in commanders_of(s, self.side):
            found.extend(stations(s, self.side, commander))
        return found

    def objection(self, s: Battle, choice: Choice) -> Note | None:
        return station_objection(s, self.side, *read_ride(choice)) if choice else None

    def propose(self, s: Battle, rng: Rng) -> Choice:
        leaders = commanders_of(s, self.side)
        pick = rng.below(2 * len(leaders) + 1)
        found = stations(s, self.side, leaders[pick]) if pick < len(leaders) else []
        return found[rng.below(len(found))] if found else PASS

    def take(self, s: Battle, choice: Choice) -> None:
        if not choice:
            return
        commander, x, y, unit = read_ride(choice)
        s.x[commander], s.y[commander] = x, y
        s.attached[number(s, commander)] = NOBODY
        s.cite("BP-scen-9", commander)
        if unit != NOBODY:
            join(s, commander, unit)
            s.cite("BP-com-3", commander, unit)
        s.then(STATION[self.side])


DEPLOY: Final = [Deploy(0), Deploy(1)]
STATION: Final = [Station(0), Station(1)]
