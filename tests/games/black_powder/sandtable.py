"""Small tables made by hand for tests: a few units and features, lengths in inches, facings in degrees."""

from functools import cache

from tests.games.black_powder.law import Row, table, thousandths

from grognard.boards.arcs import faces
from grognard.boards.polygons import Area, Road
from grognard.boards.shapes import segment
from grognard.core.journal import PASS, Choice
from grognard.games.black_powder import ground
from grognard.games.black_powder.field import (
    ARMS,
    BRIDGE,
    BUILDING,
    FORD,
    FORMATIONS,
    FORTIFICATION,
    GARRISON,
    HILL,
    NOBODY,
    NOWHERE,
    OBSTACLE,
    ROAD,
    ROUGH,
    SIDES,
    SIZES,
    TERRAIN,
    WOODS,
    Feature,
    Field,
    Kind,
)
from grognard.games.black_powder.state import Battle
from grognard.games.black_powder.weights import Weights
from grognard.packs.weights import usual

Points = list[tuple[float, float]]


class Unit:
    """A unit that stands somewhere: "a", "inf", "line", (20, 10, 0)."""

    def __init__(
        self,
        side: str,
        arm: str,
        formation: str,
        pose: tuple[float, float, float],
        size: str = "standard",
        specials: int = 0,
        building: int = NOWHERE,
        horse: bool = False,
    ) -> None:
        self.side = SIDES.index(side)
        self.arm, self.formation, self.size = arm, formation, size
        self.pose = (round(pose[0] * 1000), round(pose[1] * 1000), round(pose[2] * 10) % 3600)
        self.specials, self.building = specials, building
        self.horse = horse or arm == "cav"


@cache
def footprints() -> list[Row]:
    return table("arm", "formation", "size", "width", "depth")


def kind(arm: str, size: str, specials: int, horse: bool) -> Kind:
    """A plain kind with the footprints of the rules."""
    found = Kind(f"{arm}_{size}", ARMS.index(arm), SIZES.index(size), horse)
    found.specials = specials
    found.combat, found.shooting, found.reach = 6, (3, 3, 3), 12000
    for row in footprints():
        if row["arm"] == arm and row["size"] == size:
            formation = FORMATIONS.index(row["formation"])
            found.width[formation] = thousandths(row["width"])
            found.depth[formation] = thousandths(row["depth"])
    return found


def feature(kind: str, points: Points, size: int = 0, width: float = 0, level: int = 0) -> Feature:
    """A feature with its shapes."""
    flat = [round(number * 1000) for point in points for number in point]
    made = Feature(kind, TERRAIN.index(kind), flat)
    made.size, made.level, made.width = size, level, round(width * 1000)
    if made.kind == ROAD:
        made.road = Road(flat, made.width)
    elif made.kind in (OBSTACLE, FORTIFICATION):
        for i in range(0, len(flat) - 2, 2):
            made.segments.append(segment(*flat[i : i + 4]))
    else:
        made.area = Area(flat)
    if made.kind == BUILDING:
        made.faces.extend(faces(flat, 1000))
    return made


def box(kind: str, west: float, south: float, east: float, north: float, size: int = 0) -> Feature:
    """An upright area."""
    return feature(kind, [(west, south), (east, south), (east, north), (west, north)], size)


def lay(units: list[Unit], terrain: list[Feature] | None = None) -> Field:
    """The field of a table of 72 by 48 inches; unit 0 is the first in the list."""
    field = Field("by_hand", 72000, 48000, Weights(usual("black_powder")))
    forces = field.forces
    for number, unit in enumerate(units):
        field.kinds.append(kind(unit.arm, unit.size, unit.specials, unit.horse))
        forces.ids.append(f"u{number}")
        forces.side.append(unit.side)
        forces.brigade.append(unit.side)
        forces.of[unit.side].append(number)
        forces.sets[unit.side] |= 1 << number
        forces.kind.append(number)
        forces.formation.append(FORMATIONS.index(unit.formation))
        forces.pose.append(unit.pose)
        forces.building.append(unit.building)
        forces.reserve.append(0)
        forces.entry.append(PASS)
    forces.units = len(units)
    for side in range(2):
        field.brigades.ids.append(SIDES[side])
        field.brigades.side.append(side)
        field.brigades.commander.append(NOBODY)
        field.brigades.units.append(forces.of[side])
        field.brigades.counted.append(forces.of[side])
        field.brigades.of[side].append(side)
    for number, made in enumerate(terrain or []):
        field.features.append(made)
        field.by_kind[made.kind].append(number)
        field.roads.append(0 if made.kind in (ROAD, BRIDGE) else NOWHERE)
    field.hills.extend(field.by_kind[HILL])
    for ground_kind in (WOODS, ROUGH, FORD):
        field.paces[ground_kind] = 2
    return field


def stand(field: Field) -> Battle:
    """The position with every unit in its place."""
    s = Battle(field)
    s.turn, s.active = 1, 0
    forces = field.forces
    for unit in range(forces.units):
        if forces.formation[unit] == GARRISON:
            ground.garrison(s, unit, forces.building[unit])
        else:
            ground.put(s, unit, *forces.pose[unit])
        s.start[unit] = ground.pose(s, unit)
    return s


def sandtable(units: list[Unit], terrain: list[Feature] | None = None) -> Battle:
    return stand(lay(units, terrain))


def leg(gait: int, *poses: tuple[float, float, float]) -> Choice:
    """A leg through poses in inches and degrees."""
    found: Choice = (gait,)
    for x, y, facing in poses:
        found += (round(x * 1000), round(y * 1000), round(facing * 10) % 3600)
    return found
