"""Sets up a field from the content of a pack: ids become small numbers, once."""

from typing import Final

from grognard.boards.arcs import faces
from grognard.boards.polygons import Area, Road, roads_touch
from grognard.boards.shapes import segment
from grognard.core.game import Options
from grognard.core.journal import PASS, Choice
from grognard.games.black_powder import content as told
from grognard.games.black_powder.content import Content, Profile, Scenario
from grognard.games.black_powder.extras import open_formations
from grognard.games.black_powder.field import (
    ARMS,
    ARMY_BREAK,
    ARTILLERY,
    BRIDGE,
    BUILDING,
    COVERS,
    ELITE,
    FORMATIONS,
    FORTIFICATION,
    GARRISON,
    HILL,
    MOST_POINTS,
    NOBODY,
    NOWHERE,
    OBSTACLE,
    PERSONALITIES,
    RIFLE_MIXED,
    ROAD,
    SCORE,
    SIDES,
    SIZES,
    SPECIALS,
    TERRAIN,
    TIE_DRAW,
    TIE_FEWER_BROKEN,
    TINY,
    UNTESTED,
    WAGON,
    Feature,
    Field,
    Goal,
    Kind,
    VictoryLine,
)
from grognard.games.black_powder.options import PLAIN, SCALE, apply_options, scaled

RIFLE: Final = "rifled_musket"  # of the screen of a rifle battalion (BP-spec-34)
ROWS: Final = ["shooting", "combat"]
RESULTS: Final = ["break", "retire", "hold"]
BLUNDERS: Final = ["rear", "left", "right", "forward", "uncontrolled"]
VICTORIES: Final = {"army_break": ARMY_BREAK, "most_points": MOST_POINTS, "score": SCORE}
TIES: Final = {"a": 0, "b": 1, "draw": TIE_DRAW, "fewer_broken": TIE_FEWER_BROKEN}


def set_up(content: Content, scenario: Scenario, options: Options) -> Field:
    """The field of one battle."""
    scale = options.get(SCALE, PLAIN)
    field = Field(scenario.id, scaled(scenario.width, scale), scaled(scenario.depth, scale), content.weights)
    armies: dict[str, str] = {army.side: army.id for army in scenario.army}
    if len(set(armies.values())) == len(SIDES):
        field.armies[:] = [armies[side] for side in SIDES]
    field.turns = scenario.turns
    field.first = NOBODY if scenario.first is None else SIDES.index(scenario.first)
    apply_options(field, options)
    measure(field, content, scale)
    drill(field, content)
    lay_terrain(field, content, scenario, scale)
    levy(field, content, scenario, scale)
    open_formations(field, scale)
    muster(field, content, scenario, scale)
    for goal in scenario.objective:
        building = feature_named(field, goal.building)
        x, y = [scaled(each, scale) for each in goal.at] or [0, 0]
        field.goals.append(Goal(goal.id, goal.points, building, x, y, scaled(goal.radius, scale)))
    for line in scenario.victory:
        side = NOBODY if line.side is None else SIDES.index(line.side)
        draws = NOBODY if line.draws is None else line.draws
        field.victory.append(VictoryLine(VICTORIES[line.rule], TIES[line.tie], side, line.wins, draws))
    for zone in scenario.zone:
        field.zones[SIDES.index(zone.side)].extend(flat(zone.points, scale))
    return field


def flat(points: list[list[int]], scale: int) -> list[int]:
    """Points as one row of numbers."""
    return [scaled(each, scale) for point in points for each in point]


# Tables


def measure(field: Field, content: Content, scale: int) -> None:
    """Lengths and modifiers, by their names."""
    for move in content.moves:
        setattr(field.lengths, move.id, scaled(move.distance, scale))
    for distance in content.distances:
        setattr(field.lengths, distance.id, scaled(distance.length, scale))
    for modifier in content.modifiers:
        setattr(field.modifiers, f"{modifier.roll}_{modifier.row}", modifier.value)
    for terrain in content.terrain:
        field.paces[TERRAIN.index(terrain.id)] = terrain.pace
    penalties = {terrain.id: terrain.penalty for terrain in content.terrain}
    field.lengths.obstacle = scaled(penalties["obstacle"], scale)
    field.lengths.building = scaled(penalties["building"], scale)
    numbers = {special.id: special.number for special in content.specials}
    field.reliable, field.pas_de_charge = numbers["reliable"], numbers["pas_de_charge"]
    field.gallop, field.first_fire = numbers["gallop"], numbers["first_fire"]
    field.shrapnel, field.heavy, field.brave = numbers["shrapnel"], numbers["heavy_1"], numbers["brave"]


def drill(field: Field, content: Content) -> None:
    """Formations, margins, blunders and break tests."""
    for formation in content.formations:
        drill = field.drills[FORMATIONS.index(formation.id)]
        drill.shooting = NOBODY if formation.shooting is None else formation.shooting
        drill.combat = NOBODY if formation.combat is None else formation.combat
        drill.per_side, drill.charges = formation.per_side, formation.charges
        drill.column, drill.free_move = formation.column, formation.free_move
        drill.most_moves = formation.most_moves
    for margin in sorted(content.margins, key=lambda each: each.at_least):
        field.margins.append((margin.at_least, margin.moves))
    for blunder in sorted(content.blunders, key=lambda each: each.die):
        moves = blunder.moves_by_die or [blunder.moves]
        field.blunders.append((BLUNDERS.index(blunder.result), *moves))
    for row in sorted(content.break_results, key=lambda each: each.total):
        results = [RESULTS.index(each) for each in (row.inf, row.cav, row.art)]
        number = ROWS.index(row.row)
        field.breaking[number].append((row.total, *results))
        field.breaking_clauses[number].append(row.clause)


# Terrain


def lay_terrain(field: Field, content: Content, scenario: Scenario, scale: int) -> None:
    """The features of the table (4.3), and which roads are one (BP-geo-25)."""
    covers = {terrain.id: terrain.cover for terrain in content.terrain}
    for told_feature in scenario.terrain:
        feature = lay_feature(field, told_feature, scale)
        feature.cover = COVERS.index(told_feature.cover or covers[told_feature.kind])
        field.by_kind[feature.kind].append(len(field.features))
        field.features.append(feature)
    field.hills.extend(field.by_kind[HILL])
    connect_roads(field)


def lay_feature(field: Field, told_feature: told.Feature, scale: int) -> Feature:
    """One feature with its shapes."""
    points = flat(told_feature.points, scale)
    feature = Feature(told_feature.id, TERRAIN.index(told_feature.kind), points)
    feature.size, feature.level = told_feature.size, told_feature.level
    feature.width = scaled(told_feature.width, scale)
    if feature.kind == ROAD:
        feature.road = Road(points, feature.width)
    elif feature.kind in (OBSTACLE, FORTIFICATION):
        for i in range(0, len(points) - 2, 2):
            feature.segments.append(segment(points[i], points[i + 1], points[i + 2], points[i + 3]))
    else:
        feature.area = Area(points)
    if feature.kind == BUILDING:
        feature.faces.extend(faces(points, field.lengths.face))
    return feature


def connect_roads(field: Field) -> None:
    """Number the connected road areas; a bridge is a road (BP-terr-13)."""
    features = field.features
    ways = [n for n, feature in enumerate(features) if feature.kind in (ROAD, BRIDGE)]
    field.roads.extend([n if n in ways else NOWHERE for n in range(len(features))])
    for a in ways:
        for b in ways:
            if a < b and are_joined(features[a], features[b]):
                old, new = field.roads[b], field.roads[a]
                field.roads[:] = [new if each == old else each for each in field.roads]


def are_joined(a: Feature, b: Feature) -> bool:
    """Two roads, or a road and a bridge, touch."""
    if a.road is not None and b.road is not None:
        return roads_touch(a.road, b.road)
    if a.road is None and b.road is None:
        return False
    road, area = (a.road, b.area) if a.road is not None else (b.road, a.area)
    assert road is not None
    assert area is not None
    chain = road.chain
    for i in range(0, len(chain) - 2, 2):
        piece = segment(chain[i], chain[i + 1], chain[i + 2], chain[i + 3])
        if area.within(piece, road.width // 2):
            return True
    return False


def feature_named(field: Field, id: str) -> int:
    """The number of a feature, NOWHERE for none."""
    for number, feature in enumerate(field.features):
        if feature.id == id:
            return number
    return NOWHERE


# Forces


def levy(field: Field, content: Content, scenario: Scenario, scale: int) -> None:
    """Every kind of unit that the battle needs: profiles at their sizes, and those they change to."""
    profiles = content.profiles()
    for unit in scenario.unit:
        profile = profiles[unit.profile]
        kind_of(field, content, profile, unit.size or profile.size, scale)
    for kind in list(field.kinds):
        partner = profiles[kind.id].partner
        if partner:
            kind.partner = kind_of(field, content, profiles[partner], SIZES[kind.size], scale)
            field.kinds[kind.partner].partner = field.kinds.index(kind)


def kind_of(field: Field, content: Content, profile: Profile, size: str, scale: int) -> int:
    """The number of a kind, made if it is new."""
    for number, kind in enumerate(field.kinds):
        if kind.id == profile.id and SIZES[kind.size] == size:
            return number
    field.kinds.append(make_kind(content, profile, size, scale))
    return len(field.kinds) - 1


def make_kind(content: Content, profile: Profile, size: str, scale: int) -> Kind:
    """A profile at a size (BP-size-1 to BP-size-6)."""
    arm = ARMS.index(profile.arm)
    kind = Kind(profile.id, arm, SIZES.index(size), profile.pace == "horse")
    changes = next(each for each in content.sizes if each.id == size)
    guns = arm in (ARTILLERY, WAGON)
    kind.combat = profile.combat if guns else resized(profile.combat, changes.combat, changes.single)
    dice = [each if guns else resized(each, changes.shooting, changes.single) for each in profile.shooting]
    kind.shooting = (dice[0], dice[0], dice[0]) if len(dice) == 1 else (dice[0], dice[1], dice[2])
    kind.stamina = profile.stamina if guns else resized(profile.stamina, changes.stamina, changes.single)
    kind.morale = profile.morale
    weapon = next(each for each in content.weapons if each.id == profile.weapon)
    kind.weapon, kind.reach, kind.guns = weapon.id, scaled(weapon.range, scale), weapon.artillery
    train(kind, content, profile)
    rifle = next(each for each in content.weapons if each.id == RIFLE)
    kind.screen = max(kind.reach, scaled(rifle.range, scale)) if kind.specials & RIFLE_MIXED else kind.reach
    if kind.specials & UNTESTED:
        kind.stamina = 0  # until it is rolled (BP-spec-30)
    for footprint in content.footprints:
        if footprint.arm == profile.arm and footprint.size == size:
            formation = FORMATIONS.index(footprint.formation)
            kind.width[formation] = scaled(footprint.width, scale)
            kind.depth[formation] = scaled(footprint.depth, scale)
    return kind


def resized(value: int, change: int, single: bool) -> int:
    """A value of the list at a size; a unit with dice keeps at least one (BP-size-5)."""
    if value == 0:
        return 0
    return 1 if single else max(1, value + change)


def train(kind: Kind, content: Content, profile: Profile) -> None:
    """Give a kind its special rules, with those that they include (3.28)."""
    known = {special.id: special for special in content.specials}
    for id in profile.specials:
        special = known[id]
        for each in (id, *special.includes):
            if each.startswith("elite_"):
                kind.specials |= ELITE
                kind.elite = known[each].number
            elif each in SPECIALS:
                kind.specials |= 1 << SPECIALS.index(each)


def muster(field: Field, content: Content, scenario: Scenario, scale: int) -> None:
    """Brigades, their units, their commanders and the generals."""
    forces, brigades = field.forces, field.brigades
    profiles = content.profiles()
    leaders = [each for each in scenario.commander if not each.general]
    generals = [each for each in scenario.commander if each.general]
    for leader in leaders:
        brigades.ids.append(leader.id)
        brigades.side.append(SIDES.index(leader.side))
        brigades.units.append([])
        brigades.of[SIDES.index(leader.side)].append(len(brigades.ids) - 1)
    for number, unit in enumerate(scenario.unit):
        enlist(field, unit, number, scale)
        profile = profiles[unit.profile]
        forces.kind.append(kind_of(field, content, profile, unit.size or profile.size, scale))
    forces.units = len(forces.ids)
    for leader in (*leaders, *generals):
        appoint(field, leader, scale)
    brigades.counted.extend([counting(field, units) for units in brigades.units])


def enlist(field: Field, unit: told.Unit, number: int, scale: int) -> None:
    """One unit with its pose, its building or its arrival."""
    forces, brigades = field.forces, field.brigades
    brigade = brigades.ids.index(unit.brigade)
    side = brigades.side[brigade]
    brigades.units[brigade].append(number)
    forces.ids.append(unit.id)
    forces.side.append(side)
    forces.brigade.append(brigade)
    forces.of[side].append(number)
    forces.sets[side] |= 1 << number
    forces.formation.append(GARRISON if unit.building else FORMATIONS.index(unit.formation))
    x, y = [scaled(each, scale) for each in unit.at] or [0, 0]
    forces.pose.append((x, y, unit.facing))
    forces.building.append(feature_named(field, unit.building))
    forces.reserve.append(unit.reserve)
    entry: Choice = tuple(flat(unit.entry, scale)) if unit.entry else PASS
    forces.entry.append(entry)


def appoint(field: Field, leader: told.Commander, scale: int) -> None:
    """A commander, as a piece after all units."""
    forces, brigades = field.forces, field.brigades
    piece, side = len(forces.ids), SIDES.index(leader.side)
    forces.ids.append(leader.id)
    forces.side.append(side)
    forces.brigade.append(NOBODY if leader.general else brigades.ids.index(leader.id))
    forces.pose.append((scaled(leader.at[0], scale), scaled(leader.at[1], scale), 0))
    forces.rating.append(leader.rating)
    forces.bonus.append(leader.bonus)
    lengths = field.lengths
    forces.move.append(lengths.commander_horse if leader.mount == "horse" else lengths.commander_foot)
    forces.personality.append(PERSONALITIES.index(leader.personality or "none"))
    if leader.general:
        field.generals[side] = piece
    else:
        brigades.commander.append(piece)


def counting(field: Field, units: list[int]) -> list[int]:
    """The units that count for a brigade's morale (BP-brig-3)."""
    kinds = [field.kinds[field.forces.kind[unit]] for unit in units]
    men = [n for n, kind in zip(units, kinds, strict=True) if kind.arm not in (ARTILLERY, WAGON)]
    if not men:
        men = [n for n, kind in zip(units, kinds, strict=True) if kind.arm == ARTILLERY] or units
    grown = [unit for unit in men if field.kinds[field.forces.kind[unit]].size != TINY]
    return grown or men
