"""Sets up a field from the content of a pack: ids become small numbers, once."""

from itertools import pairwise
from typing import Final

from grognard.boards.hexes import NE, NW, OFF, SE, SW, E, W, board_of
from grognard.core.game import Option, Options
from grognard.games.tactique.command import link
from grognard.games.tactique.content import ArmyLine, Content, Scenario, SideCard, UnitLine, UnitType
from grognard.games.tactique.field import (
    ARMS,
    ARTILLERY,
    COMMANDS,
    EDGES,
    GRADES,
    LOWEST_COMMAND,
    NEVER,
    NOBODY,
    OFF_MAP,
    OTHER_GUNS,
    Field,
    Goal,
    Order,
)
from grognard.games.tactique.nations import EFFECTS
from grognard.games.tactique.orders import terms_of
from grognard.games.tactique.reading import SIDES

OPTIONS: Final = [  # 7.1
    Option("nations", "TA-nat-2", default=1, values=("off", "on")),
    Option("orders", "TA-ord-1", values=("off", "letters")),
    Option("activation_link", "TA-cmd-6", values=("pairwise", "chain")),
    Option("rout_capacity", "TA-flag-7", highest=2, values=("no_combat", "combat", "off")),
    Option("rout_blows", "TA-flag-6", values=("flags", "hits_and_flags")),
    Option("artillery_crossing", "TA-cross-4", values=("not_artillery", "any")),
    Option("pursuit_move", "TA-pursuit-6", values=("with_combat", "free")),
    Option("riposte_advance", "TA-riposte-7", values=("none", "optional")),
    Option("artillery_riposte", "TA-riposte-12", default=1, values=("off", "on")),
    Option("combined_arms_rough_artillery", "TA-adv-15", values=("count", "ignore")),
    Option("victory_count", "TA-win-8", values=("units", "elements")),
    Option("adjacent_lock", "TA-att-8", values=("off", "on")),
]
BY_COMBAT: Final = 1  # values of rout_capacity
NO_ROUT: Final = 2

# By friendly edge, the directions of a retreat (TA-ret-2).
REARWARD: Final = {"n": (NW, NE), "s": (SW, SE), "w": (W, NW, SW), "e": (E, NE, SE)}


def set_up(content: Content, scenario: Scenario, options: Options) -> Field:
    """The field of one match."""
    rows = [row.split() for row in scenario.rows]
    field = Field(board_of([len(row) for row in rows]), content.weights)
    field.scenario = scenario.id
    field.first = SIDES.index(scenario.first)
    field.turns = scenario.turns
    field.at_limit = SIDES.index(scenario.at_limit) if scenario.at_limit in SIDES else NOBODY
    if scenario.fog is not None:
        field.fog_until, field.fog_range = scenario.fog.until, scenario.fog.range
    lay_ground(field, content, rows)
    lay_roads(field, scenario.roads)
    join_ground(field)
    muster(field, content, scenario.army)
    apply_options(field, content, options)
    units = range(len(field.army.ids))
    field.links.extend([[link(field.army, unit, other) for other in units] for unit in units])
    for given in scenario.side:
        commission(field, given)
    for goal in scenario.objective:
        held = SIDES.index(goal.held) if goal.held else NOBODY
        values = [scaled(field, goal.blue), scaled(field, goal.red)]
        field.goals.append(Goal(field.board.find(goal.hex), values, held))
    for card in content.orders:
        field.orders.append(Order(card.id, card.kind, card.cost, card.clause, terms_of(card)))
    return field


def lay_ground(field: Field, content: Content, rows: list[list[str]]) -> None:
    """Terrain and levels as drawn: a letter and a digit for each hex (TA-hex-7)."""
    kinds = {terrain.code: (number, terrain) for number, terrain in enumerate(content.terrain)}
    ground = field.ground
    for hex, token in enumerate([token for row in rows for token in row]):
        ground.terrain[hex], terrain = kinds[token[0]]
        ground.level[hex] = 0 if token[1] == "." else int(token[1])
        ground.passable[hex] = terrain.passable
        ground.rough[hex] = terrain.rough
        ground.blocks[hex] = terrain.blocks
        ground.works[hex] = terrain.works
        ground.shelter[hex] = terrain.shelter


def lay_roads(field: Field, roads: list[str]) -> None:
    """Each road is a chain of hexes; a step follows it only from one link to the next (TA-hex-8)."""
    joined = field.ground.roads
    for road in roads:
        chain = [field.board.find(label) for label in road.split()]
        field.chains.append(chain)
        for a, b in pairwise(chain):
            if b not in joined[a]:
                joined[a].append(b)
                joined[b].append(a)


def join_ground(field: Field) -> None:
    """Which neighbours can be entered at all, and by arm: going on, or halting (3.4)."""
    ground = field.ground
    for hex in range(field.size):
        ground.beside[hex].extend([b for b in field.neighbours[hex] if is_open(field, hex, b)])
        for b in ground.beside[hex]:
            by_road = b in ground.roads[hex]
            for arm in range(len(ARMS)):
                if by_road or not ground.rough[b]:
                    ground.onward[arm][hex].append(b)
                elif arm != ARTILLERY:
                    ground.halting[arm][hex].append(b)


def is_open(field: Field, a: int, b: int) -> bool:
    """Neither water nor a cliff bars the step (TA-move-16, TA-hex-11)."""
    level = field.ground.level
    return field.ground.passable[b] and abs(level[a] - level[b]) < 2


def commission(field: Field, given: SideCard) -> None:
    """A side's edge, command and target."""
    side = SIDES.index(given.side)
    field.side_ids[side] = given.id
    field.edges[side] = EDGES.index(given.edge)
    field.rear[side].extend([rear_hexes(field, hex, given.edge) for hex in range(field.size)])
    field.edge[side].extend([OFF_MAP in rear for rear in field.rear[side]])
    for turn in range(field.turns + 1):
        level = given.command
        for change in given.change:
            if turn >= change.turn:
                level = change.command
        field.levels[side].append(LOWEST_COMMAND + COMMANDS.index(level))
    third = (len(field.army.of[1 - side]) + 2) // 3  # TA-win-7
    field.targets[side] = scaled(field, given.target or third)


def rear_hexes(field: Field, hex: int, edge: str) -> list[int]:
    """Where a step of retreat leads; OFF_MAP across the friendly edge (TA-ret-2 to TA-ret-6)."""
    found: list[int] = []
    for way in REARWARD[edge]:
        b = field.board.beside[hex][way]
        if b == OFF:
            if crosses_edge(field, hex, edge) and OFF_MAP not in found:
                found.append(OFF_MAP)
        elif is_open(field, hex, b):
            found.append(b)
    return found


def crosses_edge(field: Field, hex: int, edge: str) -> bool:
    """A step off the map from this hex crosses that edge and no other."""
    board = field.board
    if edge in "ns":
        return board.row[hex] == (0 if edge == "n" else len(board.widths) - 1)
    return board.column[hex] == (0 if edge == "w" else board.widths[board.row[hex]] - 1)


def muster(field: Field, content: Content, armies: list[ArmyLine]) -> None:
    """Both armies, the units of a side in the order of the file."""
    types = {unit.id: unit for unit in content.units}
    for side in SIDES:
        for line in armies:
            if line.side == side:
                for unit in line.units:
                    enlist(field, types[unit.type], side, line.nation, unit)


def enlist(field: Field, kind: UnitType, side: str, nation: str, line: UnitLine) -> None:
    """One more unit."""
    army = field.army
    army.of[SIDES.index(side)].append(len(army.ids))
    army.ids.append(line.id)
    army.names.append((line.en, line.fr))
    army.types.append(kind.id)
    army.nations.append(nation)
    army.side.append(SIDES.index(side))
    army.arm.append(ARMS.index(kind.arm))
    army.grade.append(GRADES.index(kind.grade))
    heavier = kind.arm == "artillery" and kind.grade != "light"
    army.company.append(OTHER_GUNS if heavier else ARMS.index(kind.arm))
    army.full.append(kind.elements)
    army.combat.append(kind.combat)
    army.combat_clause.append(kind.combat_clause)
    army.farthest.append(max(kind.combat, kind.no_combat))
    army.march.append(kind.march)
    army.march_clause.append(kind.march_clause)
    army.dice.append(kind.dice)
    army.range.append(kind.range)
    army.range_clause.append(kind.range_clause)
    army.fire.append(kind.fire)
    army.fire_moved.append(kind.fire_moved)
    army.fire_clause.append(kind.fire_clause)
    army.rout.append(kind.rout or NEVER)
    army.entry.append(field.board.find(line.hex))
    army.turn.append(line.turn)
    army.court.append(0)
    army.steady.append("")
    for switch in (
        army.elan, army.massed, army.fresh, army.grenzer, army.fine_horse, army.masse, army.drill,
        army.rallied, army.parade, army.stiff, army.licorne, army.volley, army.unreined, army.brittle,
    ):  # fmt: skip
        switch.append(False)


def chosen(options: Options, id: str) -> int:
    """The value of an option, or its default (TA-opt-2)."""
    return options.get(id, next(option.default for option in OPTIONS if option.id == id))


def apply_options(field: Field, content: Content, options: Options) -> None:
    """The options of section 7, as plain fields."""
    army = field.army
    if chosen(options, "nations"):
        effects = {nation.id: nation.effects for nation in content.nations}
        for unit, nation in enumerate(army.nations):
            for effect in effects[nation]:
                EFFECTS[effect](army, unit)
    capacity = chosen(options, "rout_capacity")
    for unit in range(len(army.ids)):
        if capacity == NO_ROUT:
            army.rout[unit] = NEVER
        elif capacity == BY_COMBAT and army.rout[unit] != NEVER:
            army.rout[unit] = army.combat[unit]
    field.letters = bool(chosen(options, "orders"))
    field.chain = bool(chosen(options, "activation_link"))
    field.blows_with_hits = bool(chosen(options, "rout_blows"))
    field.guns_cross_guns = bool(chosen(options, "artillery_crossing"))
    field.pursuit_free = bool(chosen(options, "pursuit_move"))
    field.riposte_advance = bool(chosen(options, "riposte_advance"))
    field.guns_riposte = bool(chosen(options, "artillery_riposte"))
    field.rough_guns_count = not chosen(options, "combined_arms_rough_artillery")
    field.count_elements = bool(chosen(options, "victory_count"))
    field.adjacent_lock = bool(chosen(options, "adjacent_lock"))


def scaled(field: Field, points: int) -> int:
    """Points, or what they become when elements are counted: two and a half times, rounded up."""
    return (points * 5 + 1) // 2 if field.count_elements else points
