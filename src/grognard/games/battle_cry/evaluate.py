"""What a position is worth, and the usual answers: for forecasts, hints and bots."""

from typing import Final

from grognard.core.journal import PASS, Choice
from grognard.games.battle_cry.aim import battle_dice, battler_verdict, is_engaged, target_verdict
from grognard.games.battle_cry.battle import ENGAGE
from grognard.games.battle_cry.field import GENERAL, NOBODY, OFF_BOARD
from grognard.games.battle_cry.movement import TOGETHER, move_unit, reach, ways
from grognard.games.battle_cry.retreat import IgnoreFlags, Retreat
from grognard.games.battle_cry.state import ORDERED, Battle
from grognard.games.battle_cry.victory import enemy, score
from grognard.games.battle_cry.weights import Weights

WIN_VALUE: Final = 100_000
RANGE: Final = 4  # from where an enemy is to be feared
TALLY: Final = ("lost", "own_lost", "flags", "own_flags", "retreated")


def evaluate(s: Battle, side: int) -> int:
    """How much better the side stands than its enemy."""
    if s.result is not None:
        return 0 if s.result.winner < 0 else WIN_VALUE if s.result.winner == side else -WIN_VALUE
    return worth(s, side) - worth(s, enemy(side))


def worth(s: Battle, side: int) -> int:
    """Flags, figures and the ground under them."""
    army, ground, weights = s.field.army, s.field.ground, s.weights
    total = flag_value(s, side) * score(s, side)
    for unit in army.units[side]:
        hex = s.at[unit]
        if hex != OFF_BOARD:
            total += unit_worth(weights, army.arm[unit], s.figures[unit]) + weights.cover * ground.cover[hex]
            if s.general_on[hex] != NOBODY:
                total += weights.led
            rows = abs(s.field.board.row[hex] - s.field.edge_row[side])
            total += weights.row * rows
            if not rows and is_in_range(s, side, hex):
                total += weights.edge
    for general in army.generals[side]:
        if s.at[general] != OFF_BOARD:
            total += weights.figure[GENERAL]
    return total


def flag_value(s: Battle, side: int) -> int:
    """What one more flag is worth to the side, by how many it needs."""
    return s.weights.flag * 6 // s.field.need[side]


def unit_worth(weights: Weights, arm: int, figures: int) -> int:
    """What a piece with so many figures is worth, beside the flag that its loss would be."""
    return weights.figure[arm] * figures - (weights.weakness[figures] if arm != GENERAL else 0)


def is_in_range(s: Battle, side: int, hex: int) -> bool:
    """An enemy unit is near enough to shoot at the hex."""
    away = s.field.distance[hex]
    for unit in s.field.army.units[enemy(side)]:
        if s.at[unit] != OFF_BOARD and away[s.at[unit]] <= RANGE:
            return True
    return False


def usual(s: Battle) -> Choice:
    """Decline, ignore what flags can be ignored, retreat to the better ground, else the first option."""
    step = s.agenda[-1]
    options = step.options(s)
    if isinstance(step, IgnoreFlags):
        return options[-1]
    if isinstance(step, Retreat):
        return best_rear(s, step.piece, options)
    return PASS if PASS in options else options[0]


def best_rear(s: Battle, piece: int, options: list[Choice]) -> Choice:
    """The rear hex with a general to join, else with the most cover."""
    best = options[0]
    for choice in options:
        if rear_value(s, choice[0]) > rear_value(s, best[0]):
            best = choice
    return best


def rear_value(s: Battle, hex: int) -> int:
    """What a rear hex is good for."""
    return 10 * int(s.general_on[hex] != NOBODY) + s.field.ground.cover[hex]


def tally(before: Battle, after: Battle) -> list[tuple[str, int]]:
    """Figures lost by each side, flags won, enemy pieces thrown back; seen by the side to move before."""
    side = before.agenda[-1].actor(before) if before.agenda else before.active
    mine = before.field.army.side
    lost = [0, 0]
    retreated = 0
    for piece in range(len(before.at)):
        lost[int(mine[piece] == side)] += before.figures[piece] - after.figures[piece]
        gone_back = after.at[piece] not in (before.at[piece], OFF_BOARD)
        retreated += int(gone_back and mine[piece] != side)
    flags = [score(after, who) - score(before, who) for who in (side, enemy(side))]
    return list(zip(TALLY, (lost[0], lost[1], flags[0], flags[1], retreated), strict=True))


def threats(s: Battle, piece: int) -> list[tuple[int, Battle, Choice]]:
    """Each enemy that could attack the piece after an ordinary order and its move, from its best hex."""
    army = s.field.army
    side = enemy(army.side[piece])
    if s.at[piece] == OFF_BOARD or (army.arm[piece] == GENERAL and not s.is_lone(piece)):
        return []
    found: list[tuple[int, Battle, Choice]] = []
    for unit in army.units[side]:
        if s.at[unit] != OFF_BOARD:
            best = best_attack(s, unit, piece)
            if best is not None:
                found.append((unit, best, (unit, piece)))
    return found


def best_attack(s: Battle, unit: int, target: int) -> Battle | None:
    """The position, with the unit to battle, from which it would have the most dice against the target."""
    start = ready(s, unit)
    chosen: Battle | None = None
    most = 0
    for position in [start, *moved_positions(start, unit)]:
        dice = dice_against(position, unit, target)
        if dice > most:
            chosen, most = position, dice
    return chosen


def ready(s: Battle, unit: int) -> Battle:
    """The enemy's next turn with one ordinary order, to this unit."""
    turn = s.clone()
    turn.active = s.field.army.side[unit]
    turn.terms = s.field.ordinary
    turn.forget_orders()
    turn.order(unit, ORDERED)
    turn.agenda.clear()
    turn.then(ENGAGE)
    return turn


def moved_positions(s: Battle, unit: int) -> list[Battle]:
    """The position after each move that the unit could make."""
    together = ways(s, unit)[0] == TOGETHER
    positions: list[Battle] = []
    for number, ends in enumerate(reach(s, unit, together)):
        for hex in ends:
            position = s.clone()
            move_unit(position, unit, hex, together, number + 1)
            positions.append(position)
    return positions


def dice_against(s: Battle, unit: int, target: int) -> int:
    """The dice that the unit would roll against the target from where it stands, or 0."""
    far = s.field.distance[s.at[unit]][s.at[target]] > 1
    if battler_verdict(s, unit) or (far and is_engaged(s, unit)) or target_verdict(s, unit, target):
        return 0
    return battle_dice(s, unit, target)
