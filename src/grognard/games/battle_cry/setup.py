"""Sets up a field from the content of a pack: ids become small numbers, once."""

from typing import Final

from grognard.boards.hexes import board_of
from grognard.core.game import Option, Options
from grognard.games.battle_cry.content import Card, Content, Scenario, UnitType
from grognard.games.battle_cry.field import ARMS, FACINGS, GENERAL, Deed, Field, Goal, Terms, WorkKind
from grognard.games.battle_cry.reading import SIDES, WIDTHS
from grognard.games.battle_cry.works import work_number

FARTHEST: Final = 6  # no unit battles beyond

BOARD: Final = board_of(WIDTHS)

OPTIONS: Final = [  # section 7 of the rules
    Option("older_generals", "BC-var-1"),
    Option("older_artillery", "BC-var-2"),
    Option("hill_plain", "BC-var-3"),
    Option("edge_figures", "BC-var-4"),
    Option("allout_pass", "BC-var-5"),
    Option("allout_hand", "BC-var-6"),
    Option("allout_choice", "BC-var-7"),
    Option("turn_cap", "BC-var-8", highest=10000),
    Option("no_ground_after_counterattack", "BC-var-9"),
    Option("los_both_sides", "BC-var-10"),
]


def set_up(content: Content, scenario: Scenario, options: Options) -> Field:
    """The field of one match."""
    field = Field(BOARD, SIDES.index(scenario.top), content.weights)
    field.scenario = scenario.id
    field.first = SIDES.index(scenario.first)
    for given in scenario.side:
        field.hand_size[SIDES.index(given.side)] = given.cards
        field.need[SIDES.index(given.side)] = given.flags
    lay_ground(field, content, scenario)
    lay_works(field, content, scenario)
    muster(field, content, scenario)
    stack_deck(field, content, scenario)
    set_goals(field, scenario)
    apply_options(field, options)
    return field


def hexes(field: Field, labels: list[str]) -> list[int]:
    """Hexes by their labels."""
    return [field.board.find(label) for label in labels]


def lay_ground(field: Field, content: Content, scenario: Scenario) -> None:
    """Terrain as drawn, then what the scenario changes."""
    kinds = {terrain.code: (number, terrain) for number, terrain in enumerate(content.terrain)}
    ground = field.ground
    for hex, code in enumerate(" ".join(scenario.rows).split()):
        ground.terrain[hex], terrain = kinds[code]
        ground.stops[hex] = terrain.stops
        ground.blocks[hex] = terrain.blocks
        ground.high[hex] = terrain.high
        ground.works_allowed[hex] = terrain.works
        for arm in range(len(ARMS)):
            ground.closed[arm][hex] = terrain.closed
        if terrain.cover:
            ground.cover[hex], ground.cover_clause[hex] = terrain.cover.value, terrain.cover.clause
        if terrain.fewer:
            ground.fewer[hex], ground.fewer_clause[hex] = terrain.fewer.value, terrain.fewer.clause
        for limit in terrain.limit:
            arm = ARMS.index(limit.arm)
            dice, clause = ground.standing[arm], ground.standing_clause[arm]
            if limit.when == "moved":
                dice, clause = ground.moved[arm], ground.moved_clause[arm]
            dice[hex], clause[hex] = limit.dice, limit.clause
    close_ground(field, scenario)


def close_ground(field: Field, scenario: Scenario) -> None:
    """Hexes that the scenario closes, opens to some, or makes good to hold."""
    ground = field.ground
    for closed in scenario.closed:
        for hex in hexes(field, closed.hexes):
            for arm in range(len(ARMS)):
                ground.closed[arm][hex] = closed.clause
    for feature in scenario.feature:
        for hex in hexes(field, feature.hexes):
            for arm in [ARMS.index(name) for name in feature.entry]:
                ground.closed[arm][hex] = ""
                if not feature.battle_after:
                    ground.moved[arm][hex], ground.moved_clause[arm][hex] = [], feature.clause
            ground.stops[hex] = feature.clause if feature.stops else ""
            ground.cover[hex], ground.cover_clause[hex] = feature.cover, feature.clause
            for side in range(len(SIDES)):
                ground.flags[side][hex], ground.flags_clause[side][hex] = feature.ignores, feature.clause
            ground.general_flags[hex] = feature.ignores
    field.open_beside = [
        [[hex for hex in beside if not closed[hex]] for beside in field.neighbours]
        for closed in ground.closed
    ]
    for steady in scenario.steady:
        side = SIDES.index(steady.side)
        for hex in hexes(field, steady.hexes):
            ground.flags[side][hex], ground.flags_clause[side][hex] = steady.flags, steady.clause


def lay_works(field: Field, content: Content, scenario: Scenario) -> None:
    """Fences, fieldworks and entrenchments; tokens laid are missing from the supply (BC-construct-5)."""
    for work in content.works:
        ignores, clause = (work.ignores.value, work.ignores.clause) if work.ignores else (0, "")
        cover = work.cover
        field.work_kinds.append(
            WorkKind(work.id, work.sides, cover.value, cover.clause, ignores, clause, work.token)
        )
    ids = [work.id for work in content.works]
    field.fieldwork = ids.index("fieldwork")
    field.tokens = content.tokens
    works = list(field.works)
    for line in scenario.work:
        kind = ids.index(line.kind)
        for hex in hexes(field, line.hexes):
            works[hex] += (work_number(kind, FACINGS.index(line.facing.lower())),)
            field.ground.stops[hex] = content.works[kind].stops or field.ground.stops[hex]
            field.tokens -= int(content.works[kind].token)
    field.works = tuple(works)


def muster(field: Field, content: Content, scenario: Scenario) -> None:
    """Both armies: units in the order of the file, then generals, numbered by side and kind."""
    types = {unit.id: unit for unit in content.units}
    for side in SIDES:
        for line in scenario.army:
            if line.side == side:
                for hex in hexes(field, line.hexes):
                    enlist(field, types[line.type], side, hex, "")
        for general in scenario.general:
            if general.side == side:
                enlist(field, types["general"], side, field.board.find(general.hex), general.name)
    for march in scenario.march:
        army = field.army
        for piece in army.units[SIDES.index(march.side)]:
            if army.arm[piece] == ARMS.index(march.arm):
                army.moves[piece] = army.battle_after[piece] = march.moves
                army.moves_clause[piece] = army.after_clause[piece] = march.clause


def enlist(field: Field, kind: UnitType, side: str, hex: int, name: str) -> None:
    """One more piece."""
    army, number = field.army, SIDES.index(side)
    piece = len(army.ids)
    arm = ARMS.index(kind.arm)
    alike = sum(id.startswith(f"{side}_{kind.short}_") for id in army.ids)
    models = [other for other in army.of[number] if army.types[other] == kind.id]
    army.ids.append(f"{side}_{kind.short}_{alike + 1}")
    army.names.append(name)
    army.types.append(kind.id)
    army.model.append(models[0] if models else piece)
    army.side.append(number)
    army.arm.append(arm)
    army.full.append(kind.figures)
    army.moves.append(kind.moves)
    army.moves_clause.append(kind.move_clause)
    army.battle_after.append(kind.battle_after)
    army.after_clause.append(kind.battle_clause)
    army.dice.append(by_distance(kind.dice))
    army.dice_clause.append(kind.clause)
    army.hill_dice.append(by_distance(kind.hill_dice or kind.dice))
    army.reach.append(len(kind.dice))
    army.hill_reach.append(len(kind.hill_dice or kind.dice))
    army.of[number].append(piece)
    (army.generals if arm == GENERAL else army.units)[number].append(piece)
    field.places.append(hex)


def by_distance(dice: list[int]) -> list[int]:
    """Dice indexed by distance: none at 0, none beyond the range."""
    return [0, *dice, *[0] * (FARTHEST - len(dice))]


def stack_deck(field: Field, content: Content, scenario: Scenario) -> None:
    """The deck less the cards that the scenario removes (BC-deck-3)."""
    ids = [card.id for card in content.cards]
    for number, card in enumerate(content.cards):
        deed = Deed(card.id, card.effect, card.clause, terms(card))
        deed.orders = [card.left, card.center, card.right]
        deed.arms = [ARMS.index(arm) for arm in card.arms]
        deed.generals = card.generals
        deed.substitute = card.substitute
        deed.mirror = ids.index(card.mirror) if card.mirror else number
        deed.offensive = card.offensive
        field.deeds.append(deed)
        field.copies.append(0 if card.id in scenario.removed else card.copies)
        if card.effect == "fight_back":
            field.fight_back = number


def terms(card: Card) -> Terms:
    """What the card allows, by arm."""
    terms = Terms()
    terms.draws = card.draws
    terms.still = card.still
    terms.second_move = card.second_move
    terms.bonus_led = card.effect == "leadership"
    arms = [ARMS.index(arm) for arm in card.arms]
    if card.moves:
        terms.moves_clause = card.moves.clause
    if card.battles:
        terms.battles_clause = terms.either = card.battles.clause
    if card.bonus:
        terms.bonus_clause = card.bonus.clause
    for arm in arms:
        if card.moves:
            terms.moves[arm] = card.moves.value
        if card.battles:
            terms.battles[arm] = card.battles.value
        if card.bonus:
            terms.bonus[arm] = card.bonus.value
    return terms


def set_goals(field: Field, scenario: Scenario) -> None:
    """The objectives of the scenario."""
    for goal in scenario.objective:
        groups = [hexes(field, group) for group in goal.groups]
        side = SIDES.index(goal.side)
        for hex in [hex for group in groups for hex in group]:
            field.goal_hexes[hex] = True
        field.goals.append(Goal(goal.kind, side, goal.clause, groups, goal.need, goal.each, goal.flags))


def apply_options(field: Field, options: Options) -> None:
    """The optional rules of section 7, as plain fields."""
    field.led_bonus = options.get("older_generals", 0)
    if options.get("older_artillery"):
        for piece, arm in enumerate(field.army.arm):
            if ARMS[arm] == "artillery":
                field.army.full[piece] = 2  # BC-var-2
    field.plain_hills = bool(options.get("hill_plain"))
    field.edge_figures = bool(options.get("edge_figures"))
    field.offensive_pass = bool(options.get("allout_pass"))
    field.offensive_hand = bool(options.get("allout_hand"))
    field.offensive_choice = bool(options.get("allout_choice"))
    field.turn_cap = options.get("turn_cap", 0)
    field.sides_together = bool(options.get("los_both_sides"))
    if options.get("no_ground_after_counterattack"):
        field.copied_ordinary = Terms()
        field.copied_ordinary.takes_ground = False
        for deed in field.deeds:
            deed.copied_terms = copied(deed.terms)


def copied(terms: Terms) -> Terms:
    """The same terms without taking ground (BC-var-9)."""
    copy = Terms()
    copy.moves, copy.moves_clause, copy.still = terms.moves, terms.moves_clause, terms.still
    copy.battles, copy.battles_clause, copy.either = terms.battles, terms.battles_clause, terms.either
    copy.bonus, copy.bonus_clause, copy.bonus_led = terms.bonus, terms.bonus_clause, terms.bonus_led
    copy.second_move, copy.draws = terms.second_move, terms.draws
    copy.takes_ground = False
    return copy
