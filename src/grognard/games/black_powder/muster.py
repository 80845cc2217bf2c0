"""Battles from rosters (5.3): the forces that rosters bring, and how they stand before they are deployed."""

from dataclasses import replace
from typing import Final

from grognard.core.journal import Choice
from grognard.games.black_powder import ground
from grognard.games.black_powder.content import (
    Brigade,
    Commander,
    Force,
    Ground,
    Officer,
    Roster,
    Scenario,
    Unit,
)
from grognard.games.black_powder.deployment import standing_objection
from grognard.games.black_powder.field import (
    ARTILLERY,
    ATTACK_COLUMN,
    CAVALRY,
    DEPLOYED,
    LINE,
    SIDES,
    WAGON,
    WAGON_TRAIN,
    Field,
)
from grognard.games.black_powder.grounds import bare
from grognard.games.black_powder.state import Battle
from grognard.packs.depot import NoRoom

NORTH: Final = 0
SOUTH: Final = 1800
STANDS: Final = {CAVALRY: [LINE], ARTILLERY: [DEPLOYED], WAGON: [WAGON_TRAIN]}  # the first that is legal
FOOT: Final = [ATTACK_COLUMN, LINE]


# The forces


def battle_of(place: Ground, rosters: list[Roster]) -> Scenario:
    """A battle between two rosters on a ground; nobody has his place yet."""
    commanders: list[Commander] = []
    units: list[Unit] = []
    for side, roster in zip(SIDES, rosters, strict=True):
        commanders.append(commander(f"{side}_general", side, roster.general, True))
        counts: dict[str, int] = {}
        for count, brigade in enumerate(roster.brigade, 1):
            commanders.append(commander(f"{side}_{count}", side, brigade.commander, False))
            units.extend(units_of(side, f"{side}_{count}", brigade, counts))
    armies = [Force(side, roster.army) for side, roster in zip(SIDES, rosters, strict=True)]  # type: ignore[arg-type]
    return replace(bare(place), army=armies, commander=commanders, unit=units)


def commander(id: str, side: str, officer: Officer, general: bool) -> Commander:
    """A commander of the roster."""
    return Commander(
        id,
        side,  # type: ignore[arg-type]
        officer.rating,
        [0, 0],
        officer.bonus,
        officer.mount,
        general,
        officer.personality,
    )


def units_of(side: str, brigade: str, told: Brigade, counts: dict[str, int]) -> list[Unit]:
    """The units of a brigade; those of one profile are counted through the army."""
    found: list[Unit] = []
    for troops in told.unit:
        for _ in range(troops.count):
            count = counts[troops.profile] = counts.get(troops.profile, 0) + 1
            id = f"{side}_{troops.profile}_{count}"
            found.append(Unit(id, troops.profile, brigade, "line", [0, 0], size=troops.size))
    return found


def christen(field: Field, rosters: list[Roster]) -> None:
    """Commanders and brigades have the names that their rosters give them; nobody has another's."""
    for side, roster in zip(SIDES, rosters, strict=True):
        call(field, f"{side}_general", roster.general.name, roster.name or roster.army)
        for count, brigade in enumerate(roster.brigade, 1):
            call(field, f"{side}_{count}", brigade.commander.name, brigade.name or str(count))


def call(field: Field, id: str, name: str, title: str) -> None:
    """A commander and what he commands, with a number where others have the name."""
    field.titles[id] = unlike(title, field.titles)
    field.names[id] = unlike(name, field.names) if name else ""


def unlike(name: str, taken: dict[str, str]) -> str:
    """The name, or with the first number that nobody has."""
    found, number = name, 1
    while found in taken.values():
        number += 1
        found = f"{name} ({number})"
    return found


# The array (BP-pick-5)


def array(field: Field) -> None:
    """Every unit finds its first place; a NoRoom if there is none."""
    s = Battle(field)
    for side in range(len(SIDES)):
        zone = field.zones[side]
        west, east = min(zone[0::2]), max(zone[0::2])
        brigades = field.brigades.of[side] if looks_north(field, side) else field.brigades.of[side][::-1]
        total, passed = len(field.forces.of[side]), 0
        for brigade in brigades:
            units = field.brigades.units[brigade]
            left = west + (east - west) * passed // total
            passed += len(units)
            right = west + (east - west) * passed // total
            for unit in units:
                stand(s, side, unit, left, right)
            post(s, field.brigades.commander[brigade], units)
        post(s, field.generals[side], field.forces.of[side])


def looks_north(field: Field, side: int) -> bool:
    """The enemy's zone is farther north."""
    own, other = field.zones[side][1::2], field.zones[1 - side][1::2]
    return min(own) + max(own) <= min(other) + max(other)


def stand(s: Battle, side: int, unit: int, left: int, right: int) -> None:
    """A unit takes its first legal place in its brigade's part of the zone, or else in the zone."""
    field, inch = s.field, s.field.lengths.enemy_gap
    zone = field.zones[side]
    middle = (left + right) // 2 // inch * inch
    for west, east in ((left, right), (min(zone[0::2]), max(zone[0::2]))):
        for formation in STANDS.get(s.arm(unit), FOOT):
            pose = first_place(s, side, unit, formation, outward(west, east, middle, inch))
            if pose:
                ground.reform(s, unit, formation, *pose)
                field.forces.formation[unit], field.forces.pose[unit] = formation, pose
                return
    raise NoRoom(f"no room in the zone of the side {SIDES[side]} for {field.forces.ids[unit]}")


def first_place(s: Battle, side: int, unit: int, formation: int, across: list[int]) -> Choice:
    """The first pose, row by row from the front, from the middle outward, by whole inches; () if none."""
    kind, zone = s.field.kinds[s.kind[unit]], s.field.zones[side]
    inch, deep = s.field.lengths.enemy_gap, kind.depth[formation] // 2
    south, north = min(zone[1::2]) + deep, max(zone[1::2]) - deep
    north_first = looks_north(s.field, side)
    facing = NORTH if north_first else SOUTH
    if not kind.width[formation]:
        return ()
    for row in range((north - south) // inch + 1):
        y = north - row * inch if north_first else south + row * inch
        for x in across:
            if is_apart(s, unit, formation, x, y, facing, inch // 2) and (
                standing_objection(s, side, unit, formation, x, y, facing) is None
            ):
                return x, y, facing
    return ()


def outward(west: int, east: int, middle: int, inch: int) -> list[int]:
    """Places between two bounds by whole inches, from the middle outward, the western of two first."""
    found = [middle]
    for away in range(inch, east - west, inch):
        found.extend([x for x in (middle - away, middle + away) if west <= x <= east])
    return found


def is_apart(s: Battle, unit: int, formation: int, x: int, y: int, facing: int, gap: int) -> bool:
    """Half an inch is left between a unit and its friends."""
    shape = ground.shape_at(s, unit, formation, x, y, facing)
    return not any(ground.is_about(s, shape, other, gap) for other in s.units_of(s.side(unit)))


def post(s: Battle, piece: int, units: list[int]) -> None:
    """A commander stands in the midst of his units."""
    count = len(units)
    x, y = sum([s.x[unit] for unit in units]) // count, sum([s.y[unit] for unit in units]) // count
    s.field.forces.pose[piece] = (x, y, 0)
