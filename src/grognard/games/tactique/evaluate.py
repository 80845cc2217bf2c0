"""What a position is worth, and the usual answers: for forecasts, hints and bots."""

from typing import Final

from grognard.core.journal import PASS, Choice
from grognard.games.tactique.aim import target_verdict
from grognard.games.tactique.attack import ATTACK_STEP
from grognard.games.tactique.field import ARTILLERY, INFANTRY, NOBODY, OFF_MAP
from grognard.games.tactique.judging import attack_odds
from grognard.games.tactique.reach import class_of, reach
from grognard.games.tactique.retreat import Retreat
from grognard.games.tactique.state import COMBAT, FIRST_GROUP, INACTIVE, STAYED, Battle
from grognard.games.tactique.support import ENOUGH, supporters
from grognard.games.tactique.victory import enemy, losses
from grognard.games.tactique.weights import Weights

WIN_VALUE: Final = 100_000
TALLY: Final = ("lost", "own_lost", "eliminated", "own_eliminated", "retreated")


def evaluate(s: Battle, side: int) -> int:
    """How much better the side stands than its enemy."""
    if s.result is not None:
        return 0 if s.result.winner < 0 else WIN_VALUE if s.result.winner == side else -WIN_VALUE
    return worth(s, side) - worth(s, enemy(side))


def worth(s: Battle, side: int) -> int:
    """Points, elements, and how the units stand."""
    army, ground, weights, edge = s.field.army, s.field.ground, s.weights, s.field.edge[side]
    total = point_value(s, side) * standing_score(s, side)
    for unit in army.of[side]:
        elements, hex = s.elements[unit], s.at[unit]
        if not elements:
            continue
        total += unit_worth(weights, army.arm[unit], elements)
        if hex == OFF_MAP:
            continue
        if edge[hex] and army.arm[unit] != ARTILLERY:
            total += weights.edge
        if army.arm[unit] == INFANTRY and ground.shelter[hex]:
            total += weights.shelter
        if supporters(s, unit, ENOUGH) == ENOUGH:
            total += weights.support
    return total


def standing_score(s: Battle, side: int) -> int:
    """The side's points if the turn ended now."""
    points = losses(s, enemy(side))
    for number, goal in enumerate(s.field.goals):
        unit = s.unit_on[goal.hex]
        holder = s.control[number] if unit == NOBODY else s.field.army.side[unit]
        if holder == side:
            points += goal.values[side]
    return points


def point_value(s: Battle, side: int) -> int:
    """What one more point is worth to the side, by how many it needs."""
    return s.weights.point * 5 // s.field.targets[side]


def unit_worth(weights: Weights, arm: int, elements: int) -> int:
    """What a unit with so many elements is worth, beside the point that its loss would be."""
    return weights.element[arm] * elements - (weights.weakness[elements] if arm != ARTILLERY else 0)


def usual(s: Battle) -> Choice:
    """Decline, stay, give no order; retreat to where support or shelter waits."""
    step = s.agenda[-1]
    options = step.options(s)
    if isinstance(step, Retreat):
        return best_rear(s, step.unit, options)
    return PASS if PASS in options else options[0]


def best_rear(s: Battle, unit: int, options: list[Choice]) -> Choice:
    """The rear hex with shelter or friends beside it; leaving the map last."""
    best, most = options[0], -1
    for choice in options:
        value = rear_value(s, unit, choice[0]) if choice else -1
        if value > most:
            best, most = choice, value
    return best


def rear_value(s: Battle, unit: int, hex: int) -> int:
    """What a rear hex is good for."""
    army = s.field.army
    friends = 0
    for beside in s.field.neighbours[hex]:
        other = s.unit_on[beside]
        if other not in (NOBODY, unit):
            friends += 1 if army.side[other] == army.side[unit] else -1
    return 10 + friends + (3 if army.arm[unit] == INFANTRY and s.field.ground.shelter[hex] else 0)


def tally(before: Battle, after: Battle) -> list[tuple[str, int]]:
    """Elements and units lost by each side, enemies thrown back; seen by whoever was to move."""
    side = before.agenda[-1].actor(before) if before.agenda else before.active
    mine = before.field.army.side
    lost, gone = [0, 0], [0, 0]
    retreated = 0
    for unit in range(len(before.at)):
        lost[int(mine[unit] == side)] += before.elements[unit] - after.elements[unit]
        gone[int(mine[unit] == side)] += int(before.elements[unit] > 0 and after.elements[unit] == 0)
        gone_back = after.at[unit] not in (before.at[unit], OFF_MAP)
        retreated += int(gone_back and mine[unit] != side)
    return list(zip(TALLY, (lost[0], lost[1], gone[0], gone[1], retreated), strict=True))


def threats(s: Battle, piece: int) -> list[tuple[int, Battle, Choice]]:
    """Each enemy that could attack the unit after an ordinary move, from its best hex."""
    if s.at[piece] == OFF_MAP:
        return []
    found: list[tuple[int, Battle, Choice]] = []
    for unit in s.field.army.of[enemy(s.field.army.side[piece])]:
        if s.at[unit] != OFF_MAP:
            best = best_attack(s, unit, piece)
            if best is not None:
                found.append((unit, best, (unit, piece)))
    return found


def best_attack(s: Battle, unit: int, target: int) -> Battle | None:
    """The position, with the unit to attack, from which it would do the target most harm."""
    start = ready(s, unit)
    chosen: Battle | None = None
    most = 0
    positions = [start, *[moved(start, unit, hex, n) for n, hex in combat_moves(start, unit)]]
    for position in positions:
        if not target_verdict(position, unit, target) and can_fire(position, unit):
            dice, hits, flags = attack_odds(position, unit, target)
            if dice * (2 * hits + flags) > most:
                chosen, most = position, dice * (2 * hits + flags)
    return chosen


def can_fire(s: Battle, unit: int) -> bool:
    """Guns in rough ground cannot (TA-fire-7)."""
    return s.field.army.arm[unit] != ARTILLERY or not s.field.ground.rough[s.at[unit]]


def ready(s: Battle, unit: int) -> Battle:
    """The enemy's next turn with this unit activated."""
    turn = s.clone()
    turn.forget_combat()
    turn.active = s.field.army.side[unit]
    turn.order = turn.ordered = NOBODY
    turn.terms = s.field.ordinary
    for other in range(len(turn.at)):
        turn.activated[other] = INACTIVE
        turn.moved[other] = turn.attacked[other] = turn.open_path[other] = 0
        turn.way[other] = STAYED
    turn.roster.clear()
    turn.activate(unit, FIRST_GROUP)
    turn.members = [unit]
    turn.agenda.clear()
    turn.then(ATTACK_STEP)
    return turn


def combat_moves(s: Battle, unit: int) -> list[tuple[int, int]]:
    """Where the unit may move and still fight, with the hexes of the way."""
    return [
        (number + 1, hex)
        for number, ends in enumerate(reach(s, unit))
        if class_of(s, unit, number + 1) == COMBAT
        for hex in ends
    ]


def moved(s: Battle, unit: int, hex: int, hexes: int) -> Battle:
    """The position after the unit's move with combat."""
    position = s.clone()
    position.lift(unit)
    position.set_down(unit, hex)
    position.moved[unit] = hexes
    position.way[unit] = COMBAT
    return position
