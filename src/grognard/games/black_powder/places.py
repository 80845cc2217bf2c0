"""Checks the forces of a scenario of Black Powder: commanders, brigades, and where every unit stands."""

from typing import Final

from grognard.boards.polygons import Area, Road
from grognard.boards.shapes import Shape, overlaps, rectangle
from grognard.games.black_powder.content import Content, Profile, Scenario, Unit
from grognard.games.black_powder.lists import is_allowed
from grognard.games.black_powder.survey import check_point, claim
from grognard.packs import Pack

ROOM: Final = {1: ("tiny", "small"), 2: ("tiny", "small", "standard")}  # BP-bld-3; size 3 holds any


def check_forces(pack: Pack, content: Content, scenario: Scenario) -> None:
    """Note everything that is wrong with the forces of a scenario."""
    file = f"scenarios/{scenario.id}.toml"
    armies = [army.id for army in content.armies if not army.common]
    if [force.side for force in scenario.army] != ["a", "b"]:
        pack.complain(file, "army", "there is one army of each side, a before b")
    for number, force in enumerate(scenario.army):
        pack.expect_id(file, f"army[{number}].id", force.id, armies, "army")
    taken: list[str] = []
    check_commanders(pack, file, scenario, taken)
    for number, unit in enumerate(scenario.unit):
        claim(pack, file, f"unit[{number}].id", unit.id, taken)
        check_unit(pack, content, file, scenario, number)
    check_garrisons(pack, content, file, scenario)
    check_room(pack, content, file, scenario)


def check_commanders(pack: Pack, file: str, scenario: Scenario, taken: list[str]) -> None:
    """One general on each side, and a unit at least for every other commander (BP-over-1)."""
    for number, commander in enumerate(scenario.commander):
        here = f"commander[{number}]"
        claim(pack, file, f"{here}.id", commander.id, taken)
        check_point(pack, file, f"{here}.at", scenario, commander.at)
        led = any(unit.brigade == commander.id for unit in scenario.unit)
        if not commander.general and not led:
            pack.complain(file, f"{here}.id", f'the brigade "{commander.id}" has no unit')
    for side in ("a", "b"):
        own = [commander for commander in scenario.commander if commander.side == side]
        if sum(commander.general for commander in own) != 1:
            pack.complain(file, "commander", f'the side "{side}" has one general')
        if all(commander.general for commander in own):
            pack.complain(file, "commander", f'the side "{side}" has no brigade')


def check_unit(pack: Pack, content: Content, file: str, scenario: Scenario, number: int) -> None:
    """It belongs to a brigade, is in a formation of its own, and stands somewhere or will come."""
    unit = scenario.unit[number]
    here = f"unit[{number}]"
    brigades = [commander.id for commander in scenario.commander if not commander.general]
    pack.expect_id(file, f"{here}.brigade", unit.brigade, brigades, "brigade")
    profiles = content.profiles()
    if pack.expect_id(file, f"{here}.profile", unit.profile, profiles, "profile"):
        check_formation(pack, content, file, here, unit, profiles[unit.profile])
    if unit.reserve:
        check_reserve(pack, file, here, scenario, unit)
    else:
        if not unit.at:
            pack.complain(file, here, "it stands nowhere", "give at, or reserve and entry")
        else:
            check_point(pack, file, f"{here}.at", scenario, unit.at)
        if unit.entry:
            pack.complain(file, f"{here}.entry", "only a reserve enters", "give reserve")


def check_formation(pack: Pack, content: Content, file: str, here: str, unit: Unit, profile: Profile) -> None:
    """A formation that its arm, its size and its special rules allow, with a footprint."""
    size = unit.size or profile.size
    if not is_allowed(profile, size, unit.formation):
        told = f'"{profile.id}" does not form "{unit.formation}"'
        pack.complain(file, f"{here}.formation", told)
    elif unit.formation != "garrison" and footprint_of(content, unit, profile) is None:
        told = f"no footprint of {profile.arm}, {unit.formation}, {size} in measures.toml"
        pack.complain(file, f"{here}.formation", told)
    if (unit.formation == "garrison") != bool(unit.building):
        pack.complain(file, here, "a garrison has a building, nothing else has one")


def check_reserve(pack: Pack, file: str, here: str, scenario: Scenario, unit: Unit) -> None:
    """It comes during the battle, on a part of one table edge (BP-scen-4)."""
    pack.expect_number(file, f"{here}.reserve", unit.reserve, 1, scenario.turns)
    if unit.at:
        pack.complain(file, f"{here}.at", "a reserve stands nowhere yet", "leave it out")
    if unit.formation == "garrison":
        pack.complain(file, f"{here}.formation", "a reserve does not begin in a building")
    if len(unit.entry) != 2:
        pack.complain(file, here, "a reserve enters between two points", "as in entry = [[0, 48], [16, 48]]")
        return
    points = [check_point(pack, file, f"{here}.entry[{end}]", scenario, unit.entry[end]) for end in (0, 1)]
    if all(points) and not on_edge(scenario, unit.entry):
        pack.complain(file, f"{here}.entry", "these are not two points of one table edge")


def on_edge(scenario: Scenario, entry: list[list[int]]) -> bool:
    """Two different points lie on one edge of the table."""
    (ax, ay), (bx, by) = entry
    return entry[0] != entry[1] and (ax == bx in (0, scenario.width) or ay == by in (0, scenario.depth))


def check_garrisons(pack: Pack, content: Content, file: str, scenario: Scenario) -> None:
    """One garrison in a building, not too large for it (BP-bld-3)."""
    sizes = {feature.id: feature.size for feature in scenario.terrain if feature.kind == "building"}
    profiles = content.profiles()
    held: dict[str, str] = {}
    for number, unit in enumerate(scenario.unit):
        where = f"unit[{number}].building"
        if not unit.building or not pack.expect_id(file, where, unit.building, sizes, "building"):
            continue
        if unit.building in held:
            pack.complain(file, where, f'"{held[unit.building]}" is already there (BP-bld-3)')
        held.setdefault(unit.building, unit.id)
        size = unit.size or (profiles[unit.profile].size if unit.profile in profiles else "tiny")
        if size not in ROOM.get(sizes[unit.building], (size,)):
            pack.complain(file, where, f'"{unit.building}" is too small for this unit (BP-bld-3)')


def footprint_of(content: Content, unit: Unit, profile: Profile) -> Shape | None:
    """The ground that a unit covers where it stands, if its footprint is known."""
    for each in content.footprints:
        if (each.arm, each.formation, each.size) == (profile.arm, unit.formation, unit.size or profile.size):
            x, y = unit.at if len(unit.at) == 2 else (0, 0)
            return rectangle(x, y, unit.facing % 3600, each.width, each.depth)
    return None


def check_room(pack: Pack, content: Content, file: str, scenario: Scenario) -> None:
    """Units stand on the table, in their zone, not on each other, and on ground that bears them."""
    if any(finding.file == file for finding in pack.findings):
        return  # where they stand is looked at when everything else is right
    sides = {commander.id: commander.side for commander in scenario.commander}
    profiles = content.profiles()
    standing: list[tuple[str, Shape]] = []
    for number, unit in enumerate(scenario.unit):
        shape = None if unit.reserve else footprint_of(content, unit, profiles[unit.profile])
        if shape is None:
            continue
        where = f"unit[{number}].at"
        zones = [Area(flat(zone.points)) for zone in scenario.zone if zone.side == sides[unit.brigade]]
        if not is_inside(shape, scenario.width, scenario.depth):
            pack.complain(file, where, "the unit is not wholly on the table (BP-geo-15)")
        elif not all(any(zone.covers(x, y) for zone in zones) for x, y in pairs(shape.points)):
            pack.complain(file, where, "the unit is not wholly in a zone of its side")
        for other, taken in standing:
            if overlaps(shape, taken):
                pack.complain(file, where, f'the unit overlaps "{other}" (BP-geo-13)')
        standing.append((unit.id, shape))
        check_standing(pack, file, where, scenario, unit, profiles[unit.profile].arm, shape)


def check_standing(
    pack: Pack, file: str, where: str, scenario: Scenario, unit: Unit, arm: str, shape: Shape
) -> None:
    """Nobody stands in a house or a river, only skirmishers in a wood, guns in rough ground on a road."""
    crossings = [each for each in scenario.terrain if each.kind in ("ford", "bridge")]
    at_crossing = any(Area(flat(each.points)).overlaps(shape) for each in crossings)
    roads = [Road(flat(each.points), each.width) for each in scenario.terrain if each.kind == "road"]
    on_road = any(road.covers(unit.at[0], unit.at[1]) for road in roads)
    barred = {
        "building": True,
        "river": not at_crossing,
        "woods": unit.formation != "skirmish" and not on_road,
        "rough": arm in ("art", "wagon") and not on_road,
    }
    for feature in scenario.terrain:
        if barred.get(feature.kind, False) and Area(flat(feature.points)).overlaps(shape):
            pack.complain(file, where, f'the unit is in "{feature.id}", where it cannot stand')


def is_inside(shape: Shape, width: int, depth: int) -> bool:
    """The whole shape is on the table."""
    return all(0 <= x <= width and 0 <= y <= depth for x, y in pairs(shape.points))


def flat(points: list[list[int]]) -> list[int]:
    """The numbers of the points, one after another."""
    return [number for point in points for number in point]


def pairs(points: list[int]) -> list[tuple[int, int]]:
    """The points of a flat list."""
    return list(zip(points[::2], points[1::2], strict=True))
