"""Sets up a field from the content of a pack: ids become small numbers, once."""

from typing import Final

from grognard.boards.areas import AreaBoard, areas_of, tiers_of
from grognard.core.game import Options
from grognard.games.gradisca import content as told
from grognard.games.gradisca.content import Content, Scenario
from grognard.games.gradisca.field import (
    ARTILLERY,
    CAMP,
    GREEN,
    IMPASSABLE,
    INFANTRY,
    KINDS,
    LEADER,
    NOBODY,
    NOWHERE,
    RED,
    RIVER,
    SAPPER,
    SIDES,
    TYPES,
    UNKNOWN,
    WALL,
    YELLOW,
    Card,
    Field,
    Group,
    Land,
)
from grognard.games.gradisca.options import apply_options

ALLOWANCE: Final = {INFANTRY: 3, SAPPER: 3, ARTILLERY: 2, CAMP: 0}  # GR-6-1; all others 5
RIDE: Final = 5
DIFFICULT: Final = 2  # GR-6-2
ZONES: Final = {"green": GREEN, "yellow": YELLOW, "red": RED}
CAMPS: Final = ["v_camp", "a_camp"]  # by side


def set_up(content: Content, scenario: Scenario, options: Options) -> Field:
    """The field of one match."""
    field = Field(lay_land(content), content.weights)
    field.scenario = scenario.id
    apply_options(field, options)
    join_land(field)
    keep_supplies(field, content)
    raise_commands(field, content)
    muster(field, content, scenario)
    gather(field, content)
    lay_track(field, content, scenario)
    print_cards(field, content)
    place_armies(field, scenario)
    lay_loot(field, scenario)
    return field


def lay_land(content: Content) -> Land:
    """Areas and borders, with all that never depends on options (5.1, 5.2)."""
    ids = {area.id: number for number, area in enumerate(content.areas)}
    ends = [(ids[border.between[0]], ids[border.between[1]]) for border in content.borders]
    kinds = [KINDS.index(border.kind) for border in content.borders]
    board = AreaBoard(len(ids), [(a, b, 1 << kind) for (a, b), kind in zip(ends, kinds, strict=True)])
    land = Land(board, len(ends))
    for number, area in enumerate(content.areas):
        land.ids.append(area.id)
        describe(land, number, area)
    land.tiers.extend(tiers_of(land.cost))
    flooded = {card.river for card in content.cards if card.effect == "flood"}
    for number, border in enumerate(content.borders):
        land.ends.append(ends[number])
        land.kind[number] = kinds[number]
        land.flooding[number] = border.river in flooded and bool(border.river)
        if kinds[number] == WALL:
            build_wall(land, number, border.level)
    return land


def describe(land: Land, number: int, area: told.Area) -> None:
    """What lies in an area."""
    bit = 1 << number
    land.difficult[number] = area.terrain == "difficult"
    land.cost[number] = DIFFICULT if land.difficult[number] else 1
    land.town[number] = area.feature == "town"
    land.fortress[number] = area.feature == "fortress"
    land.edge[number] = area.edge
    land.named[number] = area.named
    land.territory[number] = SIDES.index(area.territory)
    if area.sea:
        land.sea |= bit
    if area.source is not None:
        land.sources[SIDES.index(area.source)] |= bit
    for side in set(area.razzia):
        land.raidable[SIDES.index(side)] |= bit


def build_wall(land: Land, border: int, level: int) -> None:
    """A wall between a fortress and the area before it (GR-2.3-3)."""
    a, b = land.ends[border]
    wall = len(land.level)
    land.wall[border] = wall
    land.level.append(level)
    land.inside.append(a if land.fortress[a] else b)
    land.outside.append(b if land.fortress[a] else a)
    land.walls_of[a].append(wall)
    land.walls_of[b].append(wall)


def join_land(field: Field) -> None:
    """Who can go where; what supply and orders pass: no X, and no bridgeless river where rivers count."""
    land = field.land
    barred = 1 << IMPASSABLE
    near = land.board.links_without(barred)
    free = land.board.links_without(barred | 1 << RIVER) if field.rivers else near
    for area in range(land.size):
        land.near[area] = near[area]
        land.free[area] = free[area]
        land.open_to[area].extend(areas_of(near[area]))


def keep_supplies(field: Field, content: Content) -> None:
    """The exceptions of rule 21: who is kept by a neighbour, and where no attack supply is needed."""
    for number, area in enumerate(content.areas):
        if area.kept_by:
            field.kept, field.keeper = number, field.land.ids.index(area.kept_by)
        if area.magazine:
            field.exempt[SIDES.index(area.territory)] |= 1 << number


def raise_commands(field: Field, content: Content) -> None:
    """The commands, each led by one of two partners in a team (rule 4.2)."""
    for command in content.commands:
        field.commands.append(command.id)
        field.command_side.append(SIDES.index(command.side))
        field.partner.append(command.player - 1)
        field.forces.under.append([])
        field.forces.leaders.append([])


def muster(field: Field, content: Content, scenario: Scenario) -> None:
    """The counters: by command its leader, his replacement and its units; the camps at the end."""
    for number, command in enumerate(content.commands):
        for leader in content.leaders:
            if leader.command == command.id:
                appoint(field, number, leader, command.dutch)
        for unit in content.units:
            if unit.command == command.id:
                enlist(field, number, unit, command.dutch)
    for side in range(len(SIDES)):
        field.forces.camp[side] = add(field, CAMPS[side], side, CAMP, NOBODY, False)
    forces = field.forces
    numbers = {id: piece for piece, id in enumerate(forces.ids)}
    for place in scenario.place:
        for id in place.units:
            forces.start[numbers[id]] = field.land.ids.index(place.area)
    for units in forces.under:  # GR-4-2
        field.in_cup.append(any(forces.start[piece] != NOWHERE for piece in units))


def add(field: Field, id: str, side: int, type: int, command: int, dutch: bool) -> int:
    """One more counter, nowhere yet and without fire."""
    forces = field.forces
    piece = len(forces.ids)
    forces.ids.append(id)
    forces.side.append(side)
    forces.type.append(type)
    forces.command.append(command)
    forces.attack.append((0, 0))
    forces.defence.append((0, 0))
    forces.steps.append(0)
    forces.cernide.append(False)
    forces.dutch.append(dutch)
    forces.allowance.append(ALLOWANCE.get(type, RIDE))
    forces.start.append(NOWHERE)
    forces.group.append(NOBODY)
    forces.replacement.append(NOBODY)
    forces.of[side].append(piece)
    if command != NOBODY:
        forces.under[command].append(piece)
    return piece


def appoint(field: Field, command: int, leader: told.Leader, dutch: bool) -> None:
    """A leader, and who stands on his back (GR-2.1-7)."""
    forces, side = field.forces, field.command_side[command]
    piece = add(field, leader.id, side, LEADER, command, dutch)
    forces.attack[piece] = forces.defence[piece] = (leader.value, leader.value)
    forces.leaders[command].append(piece)
    if leader.replacement:
        value = leader.replacement_value
        other = add(field, leader.replacement, side, LEADER, command, dutch)
        forces.attack[other] = forces.defence[other] = (value, value)
        forces.leaders[command].append(other)
        forces.replacement[piece] = other


def enlist(field: Field, command: int, unit: told.Unit, dutch: bool) -> None:
    """A combat unit; one without a disorganised side has a single step (GR-2.1-6)."""
    forces = field.forces
    type = TYPES.index(unit.type)
    piece = add(field, unit.id, field.command_side[command], type, command, dutch)
    good = fire_values(unit.fire)
    back = fire_values(unit.disorganised or unit.fire)
    forces.attack[piece] = (good[0], back[0])
    forces.defence[piece] = (good[1], back[1])
    forces.steps[piece] = 2 if unit.disorganised else 1
    forces.cernide[piece] = unit.cernide


def fire_values(printed: str) -> tuple[int, int]:
    """Attack and defence; a single value serves for both (GR-8.2-1, GR-8.2-2)."""
    attack, _, defence = printed.partition("/")
    return int(attack), int(defence or attack)


def gather(field: Field, content: Content) -> None:
    """The reinforcement groups."""
    numbers = {id: piece for piece, id in enumerate(field.forces.ids)}
    for number, line in enumerate(content.groups):
        group = Group(line.id, field.forces.side[numbers[line.members[0]]])
        group.members.extend([numbers[id] for id in line.members])
        group.arrival.extend([field.land.ids.index(area) for area in line.arrival])
        group.apart = line.apart
        field.groups.append(group)
        for piece in group.members:
            field.forces.group[piece] = number


def lay_track(field: Field, content: Content, scenario: Scenario) -> None:
    """The boxes, where the turn and end markers start, and the zones of morale."""
    track = field.track
    for box in content.boxes:
        if box.later_cards:
            track.later_cards = len(track.ids)
        track.ids.append(box.id)
        track.year.append(box.year)
        track.morale_loss.append(box.morale_loss)
        track.winter.append(box.winter)
    field.first_box = track.ids.index(scenario.begins)
    field.end_box = track.ids.index(scenario.ends)
    zones = {value: zone.id for zone in content.zones for value in range(zone.lowest, zone.highest + 1)}
    field.zones.append(RED)  # morale 0 does not occur (GR-22-1)
    field.zones.extend([ZONES[zones[value]] for value in sorted(zones)])


def print_cards(field: Field, content: Content) -> None:
    """The deck."""
    ids = [card.id for card in content.cards]
    groups = [group.id for group in field.groups]
    for line in content.cards:
        card = Card(line.id, line.number, line.effect)
        card.side = SIDES.index(line.side) if line.side in SIDES else NOBODY
        card.both = line.side == "both"
        card.opponent = line.side == "opponent"
        card.mandatory, card.removed, card.later = line.mandatory, line.removed, line.later
        card.reinforcement = bool(line.group)
        card.reaction = line.when == "reaction"
        card.before = line.when == "before"
        card.date = field.track.ids.index(line.after) if line.after else 0
        card.group = groups.index(line.group) if line.group else NOBODY
        card.points, card.morale, card.boxes = line.points, line.morale, line.boxes
        card.bonus, card.highest = line.bonus, line.highest
        card.crowds = list(line.crowds)
        card.places, card.units = line.places, line.units
        card.hits, card.hits_difficult = line.hits, line.hits_difficult
        card.no_sea = line.no_sea
        for barred in line.bars:
            card.bars |= 1 << ids.index(barred)
        field.cards.append(card)


def place_armies(field: Field, scenario: Scenario) -> None:
    """Camps, forts, morale, first cards, points, prizes (5.5, 5.7)."""
    areas = field.land.ids
    cards = [card.id for card in field.cards]
    for army in scenario.army:
        side = SIDES.index(army.side)
        field.fort_pool[side] = army.forts
        field.morale[side] = army.morale
        field.points[side] += army.points
        field.first_card[side] = cards.index(army.card) if army.card else NOBODY
        if field.camps:
            field.forces.start[field.forces.camp[side]] = areas.index(army.camp)
    for fort in scenario.fort:
        field.forts[areas.index(fort.area)] += 1
        field.fort_owner[areas.index(fort.area)] = SIDES.index(fort.side)
    for prize in scenario.prize:
        field.prizes[SIDES.index(prize.side)][areas.index(prize.area)] += prize.points


def lay_loot(field: Field, scenario: Scenario) -> None:
    """Whose markers lie where, and what stands on them (GR-loot-1 to GR-loot-4)."""
    for loot in scenario.loot:
        side = SIDES.index(loot.side)
        for area in loot.areas:
            field.loot[field.land.ids.index(area)] = side
        for marker in loot.markers.split():
            field.loot_values[side].append(UNKNOWN if marker == "?" else int(marker))
