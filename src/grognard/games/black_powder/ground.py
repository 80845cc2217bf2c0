"""Where units stand and how far apart: every question about places goes through here (3.1, 3.2).

Poses change only by `put`, `reform`, `garrison` and `remove`, which keep footprints and contacts true.
"""

from math import isqrt

from grognard.boards.arcs import face_ends, outward
from grognard.boards.plane import (
    facing_of,
    half_point_at,
    length,
    local,
    on_segment,
    point_at,
    points_within,
    quarter,
    toward,
)
from grognard.boards.polygons import covered
from grognard.boards.shapes import (
    Shape,
    apart,
    box_gap,
    boxes_apart,
    gap,
    rectangle,
    segment,
    spot,
    touching,
    within,
)
from grognard.core.journal import Choice
from grognard.games.black_powder import told
from grognard.games.black_powder.field import (
    ARTILLERY,
    BATTALION_GUN,
    BUILDING,
    DEPLOYED,
    FRONT,
    GARRISON,
    LEFT,
    NOWHERE,
    REAR,
    RIGHT,
    ROAD,
    ROUND,
    SIDE,
    SKIRMISH,
    SQUARE,
    TOUCH,
    Feature,
)
from grognard.games.black_powder.state import NO_SHAPE, ON_TABLE, Battle

# Changing poses


def put(s: Battle, unit: int, x: int, y: int, facing: int) -> None:
    """Stand a unit on the table at a pose, in its formation."""
    s.where[unit] = ON_TABLE
    s.x[unit] = x
    s.y[unit] = y
    s.facing[unit] = facing
    s.outline[unit] = shape_at(s, unit, s.formation[unit], x, y, facing)
    renew_contacts(s, unit)


def reform(s: Battle, unit: int, formation: int, x: int, y: int, facing: int) -> None:
    """Stand a unit at a pose in another formation; it leaves its building."""
    s.formation[unit] = formation
    s.building[unit] = NOWHERE
    put(s, unit, x, y, facing)


def garrison(s: Battle, unit: int, feature: int) -> None:
    """A unit occupies a building, whose outline is its footprint (BP-geo-19)."""
    building = s.field.features[feature]
    s.formation[unit] = GARRISON
    s.building[unit] = feature
    s.holders[feature] = s.side(unit)
    s.where[unit] = ON_TABLE
    s.x[unit], s.y[unit] = centre(building)
    s.outline[unit] = walls(building)
    renew_contacts(s, unit)


def remove(s: Battle, unit: int, where: int) -> None:
    """Take a unit off the table, to RESERVE or LOST."""
    s.where[unit] = where
    s.outline[unit] = NO_SHAPE
    s.building[unit] = NOWHERE
    renew_contacts(s, unit)


def renew_contacts(s: Battle, unit: int) -> None:
    """Find out which enemies a unit touches (BP-geo-12)."""
    if s.field.referee:
        return told.part(s, unit) if s.where[unit] != ON_TABLE else None
    mine, found = 1 << unit, 0
    here = s.where[unit] == ON_TABLE
    outline = s.outline[unit]
    for enemy in s.field.forces.of[1 - s.side(unit)]:
        if here and s.where[enemy] == ON_TABLE and touching(outline, s.outline[enemy]):
            found |= 1 << enemy
            s.contact[enemy] |= mine
        elif s.contact[enemy] & mine:
            s.contact[enemy] &= ~mine
    s.contact[unit] = found


# Footprints


def shape_at(s: Battle, unit: int, formation: int, x: int, y: int, facing: int) -> Shape:
    """The footprint that a unit would have (BP-geo-2)."""
    kind = s.field.kinds[s.kind[unit]]
    return rectangle(x, y, facing, kind.width[formation], kind.depth[formation])


def width(s: Battle, unit: int) -> int:
    """The frontage of a unit in its formation."""
    return s.field.kinds[s.kind[unit]].width[s.formation[unit]]


def depth(s: Battle, unit: int) -> int:
    return s.field.kinds[s.kind[unit]].depth[s.formation[unit]]


def walls(building: Feature) -> Shape:
    """The footprint of a building."""
    assert building.area is not None
    return building.area.parts[0] if building.area.is_convex() else building.area.bounds


def centre(building: Feature) -> tuple[int, int]:
    """The middle of a building's box: the centre of its garrison."""
    assert building.area is not None
    bounds = building.area.bounds
    return (bounds.west + bounds.east) // 2, (bounds.south + bounds.north) // 2


def on_table(s: Battle, shape: Shape) -> bool:
    """A footprint lies wholly on the table (BP-geo-15)."""
    return (
        shape.west >= 0 and shape.south >= 0 and shape.east <= s.field.width and shape.north <= s.field.depth
    )


def middle(s: Battle, unit: int, face: int) -> tuple[int, int]:
    """The middle of an edge of a unit; the centre of skirmishers, who have no edge (BP-terr-18)."""
    if face == ROUND:
        return s.x[unit], s.y[unit]
    if face >= SIDE:
        ax, ay, bx, by = side_of(s, s.building[unit], face)
        return half_between(ax, bx), half_between(ay, by)
    x, y, facing = s.x[unit], s.y[unit], s.facing[unit]
    if face in (FRONT, REAR):
        return half_point_at(x, y, facing, 0, depth(s, unit) if face == FRONT else -depth(s, unit))
    return half_point_at(x, y, facing, width(s, unit) if face == RIGHT else -width(s, unit), 0)


def behind(s: Battle, unit: int, distance: int) -> tuple[int, int]:
    """The point so far behind the middle of a unit's rear; the centre of a garrison, who has no rear."""
    if s.formation[unit] == GARRISON:
        return s.x[unit], s.y[unit]
    return half_point_at(s.x[unit], s.y[unit], s.facing[unit], 0, -depth(s, unit) - 2 * distance)


def ahead(x: int, y: int, bearing: int, length: int) -> tuple[int, int]:
    """The point so far from another in a direction (BP-geo-21)."""
    return point_at(x, y, bearing, 0, length)


def half_between(a: int, b: int) -> int:
    """The number halfway, halves away from zero (BP-geo-22)."""
    total = a + b
    return (total + 1) // 2 if total >= 0 else -((1 - total) // 2)


def side_of(s: Battle, building: int, face: int) -> tuple[int, int, int, int]:
    """The ends of a building's face."""
    feature = s.field.features[building]
    return face_ends(feature.points, feature.faces[face - SIDE])


def side_facing(s: Battle, building: int, face: int) -> int:
    """The direction out of a building's face (BP-geo-23)."""
    feature = s.field.features[building]
    dx, dy = outward(feature.points, feature.faces[face - SIDE])
    return facing_of(dx, dy, 0)


# Distances


def distance(s: Battle, a: int, b: int) -> int:
    """Between two units, from footprint to footprint (BP-meas-6)."""
    return apart(s.outline[a], s.outline[b])


def nearness(s: Battle, a: int, b: int) -> int:
    """Orders distances of units exactly, without a root."""
    return gap(s.outline[a], s.outline[b])


def are_within(s: Battle, a: int, b: int, limit: int) -> bool:
    """Two units are at most so far apart (BP-meas-5)."""
    if s.field.referee:
        return True  # the players keep to it
    return within(s.outline[a], s.outline[b], limit)


def commander_distance(s: Battle, commander: int, unit: int) -> int:
    """From a commander's centre to a unit (BP-meas-6)."""
    if s.field.referee:
        return told.told(s, told.DISTANCE, commander, unit, 0)
    return apart(spot(s.x[commander], s.y[commander]), s.outline[unit])


def commander_within(s: Battle, commander: int, unit: int, limit: int) -> bool:
    if s.field.referee:
        return told.told(s, told.DISTANCE, commander, unit, 0) <= limit
    return within(spot(s.x[commander], s.y[commander]), s.outline[unit], limit)


def commanders_within(s: Battle, a: int, b: int, limit: int) -> bool:
    """Two commanders are at most so far apart, centre to centre."""
    if s.field.referee:
        return told.told(s, told.GENERAL, a, b, 0) != 0
    return points_within(s.x[a], s.y[a], s.x[b], s.y[b], limit)


def point_within(s: Battle, x: int, y: int, unit: int, limit: int) -> bool:
    """A point is at most so far from a unit: a commander's place, the middle of an objective."""
    box = s.outline[unit]
    if x < box.west - limit or x > box.east + limit or y < box.south - limit or y > box.north + limit:
        return False  # most are far away
    return within(spot(x, y), box, limit)


def building_within(s: Battle, building: int, unit: int, limit: int) -> bool:
    """A building is at most so far from a unit."""
    return within(walls(s.field.features[building]), s.outline[unit], limit)


def enemy_within(s: Battle, unit: int, limit: int) -> bool:
    """Some enemy is at most so far away."""
    if s.field.referee:
        return told.told(s, told.NEAR, unit, s.command, 0) != 0
    return shape_near_enemy(s, s.side(unit), s.outline[unit], limit)


def shape_near_enemy(s: Battle, side: int, shape: Shape, limit: int) -> bool:
    """Some enemy of a side is at most so far from a shape."""
    for enemy in s.field.forces.of[1 - side]:
        if s.where[enemy] == ON_TABLE and within(shape, s.outline[enemy], limit):
            return True
    return False


def is_about(s: Battle, shape: Shape, unit: int, limit: int) -> bool:
    """A unit may be so near to a shape: a look at boxes, before anything is measured."""
    return not boxes_apart(shape, s.outline[unit], limit)


def enemy_about(s: Battle, unit: int, limit: int) -> bool:
    """Some enemy may be so near, however the unit turns: a look at boxes, before anything is measured."""
    limit += width(s, unit) + depth(s, unit)
    for enemy in s.field.forces.of[1 - s.side(unit)]:
        if s.where[enemy] == ON_TABLE and not boxes_apart(s.outline[unit], s.outline[enemy], limit):
            return True
    return False


def nearest_enemy(s: Battle, unit: int) -> int:
    """The nearest enemy, the lower number in a tie (BP-blund-8); NOBODY if there is none."""
    return nearest(s, unit)[0]


def nearest(s: Battle, unit: int) -> tuple[int, int]:
    """The same, and how far away he is."""
    here, enemies = s.outline[unit], s.field.forces.of[1 - s.side(unit)]
    best, least = NOWHERE, -1
    for enemy in enemies:  # by their boxes, which are never farther apart than they
        if s.where[enemy] == ON_TABLE:
            found = box_gap(here, s.outline[enemy])
            if least < 0 or found < least:
                best, least = enemy, found
    if best == NOWHERE:
        return best, 0
    least = nearness(s, unit, best)
    for enemy in enemies:
        if s.where[enemy] == ON_TABLE and enemy != best and box_gap(here, s.outline[enemy]) <= least:
            found = gap(here, s.outline[enemy], least + 1)
            if found < least or (found == least and enemy < best):
                best, least = enemy, found
    return best, isqrt(least // 2)


def straight(ax: int, ay: int, bx: int, by: int) -> int:
    """From point to point (BP-meas-10)."""
    return length(bx - ax, by - ay)


# Quarters and faces


def quarter_of(s: Battle, unit: int, x: int, y: int) -> int:
    """The quarter of a unit in which a point lies, by its pose alone (BP-geo-5)."""
    return quarter(s.x[unit], s.y[unit], s.facing[unit], width(s, unit), depth(s, unit), x, y)


def leads_to(s: Battle, unit: int, x: int, y: int, face: int) -> bool:
    """A way of a unit leads into its front or rear quarter, or is a short step straight that way."""
    if quarter_of(s, unit, x, y) == face:
        return True
    right, ahead = local(s.x[unit], s.y[unit], s.facing[unit], x, y)
    return abs(right) <= abs(ahead) and ahead != 0 and (ahead > 0) == (face == FRONT)


def has_faces_alike(s: Battle, unit: int) -> bool:
    """Skirmishers, squares and garrisons have no flank and no rear (BP-geo-8, BP-geo-9)."""
    return s.formation[unit] in (SKIRMISH, SQUARE, GARRISON)


def face_edge(s: Battle, unit: int, face: int) -> Shape:
    """An edge of a unit as a segment."""
    if face >= SIDE:
        ax, ay, bx, by = side_of(s, s.building[unit], face)
        return segment(ax, ay, bx, by)
    points = s.outline[unit].points
    i = 2 * face
    j = (i + 2) % 8
    return segment(points[i], points[i + 1], points[j], points[j + 1])


def faces_of(s: Battle, unit: int) -> list[int]:
    """The faces that a unit has."""
    if s.formation[unit] == GARRISON:
        return [SIDE + number for number in range(len(s.field.features[s.building[unit]].faces))]
    return [FRONT, RIGHT, REAR, LEFT]


def nearest_face(s: Battle, unit: int, outline: Shape) -> int:
    """The face of a unit that is nearest to a footprint, the first in a tie."""
    best, least = FRONT, -1
    for face in faces_of(s, unit):
        found = gap(face_edge(s, unit, face), outline)
        if least < 0 or found < least:
            best, least = face, found
    return best


def face_charged(s: Battle, target: int, unit: int, x: int, y: int) -> int:
    """The face that a charge from a point strikes; the nearest side where all are alike (BP-chg-5)."""
    if has_faces_alike(s, target):
        return face_met(s, target, s.outline[unit])
    return quarter_of(s, target, x, y)


def contact_face(s: Battle, unit: int, enemy: int) -> int:
    """The face of a unit that an enemy touches."""
    if s.field.referee:
        return told.told(s, told.TOUCHED, unit, enemy, FRONT)
    return face_met(s, unit, s.outline[enemy])


def face_met(s: Battle, unit: int, outline: Shape) -> int:
    """The face of a unit that is nearest to a footprint, corners left aside: they belong to two."""
    best, least = FRONT, -1
    for face in faces_of(s, unit):
        ax, ay, bx, by = face_edge(s, unit, face).points
        core = segment(*toward(ax, ay, bx, by, 2 * TOUCH), *toward(bx, by, ax, ay, 2 * TOUCH))
        found = gap(core, outline)
        if least < 0 or found < least:
            best, least = face, found
    return best


def is_flanked(s: Battle, unit: int) -> bool:
    """An enemy touches its left, right or rear face (BP-h2h-12); who has no flanks never is."""
    if has_faces_alike(s, unit):
        return False
    enemies, enemy = s.contact[unit], 0
    while enemies:
        if enemies & 1 and contact_face(s, unit, enemy) != FRONT:
            return True
        enemies >>= 1
        enemy += 1
    return False


def touched_by(s: Battle, unit: int) -> list[int]:
    """The enemies in contact with a unit, in rising order."""
    enemies = s.contact[unit]
    return [enemy for enemy in s.field.forces.of[1 - s.side(unit)] if enemies >> enemy & 1]


def forward(s: Battle, unit: int, dx: int, dy: int) -> int:
    """How far a way leads a unit to its front, a million times too long; negative to its rear."""
    return local(0, 0, s.facing[unit], dx, dy)[1]


# What lies under a unit


def level_at(s: Battle, x: int, y: int) -> int:
    """The highest level of the hills that cover a point (BP-geo-16)."""
    best = 0
    for number in s.field.hills:
        hill = s.field.features[number]
        assert hill.area is not None
        if hill.level > best and hill.area.covers(x, y):
            best = hill.level
    return best


def level(s: Battle, unit: int) -> int:
    """A unit's level is that at its centre (BP-geo-16)."""
    return level_at(s, s.x[unit], s.y[unit])


def is_on_road(s: Battle, unit: int) -> bool:
    """The middles of its front and rear edges lie on one connected road (BP-cmd-14)."""
    if s.field.referee:
        return told.told(s, told.ROAD, unit, unit, 0) != 0
    ax, ay = middle(s, unit, FRONT)
    bx, by = middle(s, unit, REAR)
    front, rear = roads_at(s, ax, ay), roads_at(s, bx, by)
    return any(road in rear for road in front)


def roads_at(s: Battle, x: int, y: int) -> list[int]:
    """The connected roads on which a point lies (BP-geo-25); a bridge is a road (BP-terr-13)."""
    found: list[int] = []
    for number, feature in enumerate(s.field.features):
        connected = s.field.roads[number]
        if connected == NOWHERE or connected in found:
            continue
        if feature.kind == ROAD:
            assert feature.road is not None
            if feature.road.covers(x, y):
                found.append(connected)
        elif feature.area is not None and feature.area.covers(x, y):
            found.append(connected)
    return found


# Paces


def move_distance(s: Battle, unit: int) -> int:
    """The length of one move of a unit (3.9)."""
    return pace_of(s, s.kind[unit], s.formation[unit])


def pace_of(s: Battle, kind: int, formation: int) -> int:
    """The length of one move of a kind in a formation (3.9)."""
    facts, lengths = s.field.kinds[kind], s.field.lengths
    if facts.arm == ARTILLERY and formation == DEPLOYED:
        return lengths.battalion_gun if facts.specials & BATTALION_GUN else lengths.by_hand
    return lengths.horse if facts.mounted else lengths.foot


def pose(s: Battle, unit: int) -> Choice:
    """Where a unit stands and what it faces."""
    return s.x[unit], s.y[unit], s.facing[unit]


# Arriving


def in_zone(s: Battle, side: int, shape: Shape) -> bool:
    """A footprint lies in the zone where a side deploys (BP-scen-2)."""
    points = shape.points
    return all(point_in_zone(s, side, points[i], points[i + 1]) for i in range(0, len(points), 2))


def point_in_zone(s: Battle, side: int, x: int, y: int) -> bool:
    """A point lies in the zone where a side deploys."""
    return covered(s.field.zones[side], x, y)


def has_rear_on(shape: Shape, entry: Choice) -> bool:
    """The rear edge of a footprint lies on an entry segment (BP-move-18)."""
    ax, ay, bx, by = entry
    points = shape.points  # its back corners come last (BP-geo-3)
    return on_segment(points[4], points[5], ax, ay, bx, by) and on_segment(
        points[6], points[7], ax, ay, bx, by
    )


def touches_building(s: Battle, feature: int, unit: int) -> bool:
    """A unit stands at the walls of a building (BP-geo-26)."""
    building = s.field.features[feature]
    return building.kind == BUILDING and touching(walls(building), s.outline[unit])
