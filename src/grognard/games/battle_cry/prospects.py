"""What a battle or a hex promises a piece: quick estimates for bots, from open facts alone."""

from typing import Final

from grognard.boards.hexes import nearest
from grognard.core.dice import rolls
from grognard.games.battle_cry.aim import battle_dice, battler_verdict, cover, hill_cover, targets
from grognard.games.battle_cry.battle import is_hit
from grognard.games.battle_cry.evaluate import flag_value, unit_worth
from grognard.games.battle_cry.field import ARTILLERY, FACE_WEIGHTS, FLAG, GENERAL, NOBODY, OFF_BOARD, Goal
from grognard.games.battle_cry.retreat import rear_verdict
from grognard.games.battle_cry.sight import is_hidden
from grognard.games.battle_cry.state import Battle
from grognard.games.battle_cry.victory import enemy, has_unit_on, score
from grognard.games.battle_cry.weights import Weights

Standing = tuple[int, int, int]  # danger, reach, ground: what a hex is worth to a piece
Exposure = tuple[int, int, int, int]  # flags ignored, hexes to go back, worth of the flag and of the hex

AFTER_NOTHING: Final = -1  # room to retreat of a unit on its own edge: the first flag destroys it
FARTHEST_RETREAT: Final = 3
WORST: Final = 3  # so many attacks on one unit are feared at most
NEAR: Final = [2, 2, 3, 3]  # by arm: near enough
IF_SEEN: Final = 32  # more than any dice: what is beyond must be seen

Odds = list[tuple[int, int, int]]  # hits, flags, weight
ODDS: Final[dict[tuple[int, int], Odds]] = {}


def odds(arm: int, dice: int) -> Odds:
    """How often so many dice bring so many hits on an arm and so many flags, of 6 to the power of dice."""
    known = ODDS.get((arm, dice))
    if known is None:
        lots: dict[tuple[int, int], int] = {}
        for faces, weight in rolls(dice, FACE_WEIGHTS):
            key = (sum([is_hit(face, arm) for face in faces]), faces.count(FLAG))
            lots[key] = lots.get(key, 0) + weight
        known = [(hits, flags, weight) for (hits, flags), weight in lots.items()]
        ODDS[(arm, dice)] = known
    return known


def blow(
    weights: Weights, arm: int, figures: int, dice: int, steady: int, room: int, flag: int
) -> tuple[int, int]:
    """What an attack costs a unit on average, and in hundredths how often it leaves its hex.

    It may ignore `steady` flags and go back `room` hexes; its loss is a flag worth so much.
    """
    key = ((((flag * 4 + arm) * 32 + figures) * 32 + dice) * 16 + steady) * 8 + room + 1
    known = weights.blows.get(key)
    if known is None:
        total, gone = 0, 0
        for hits, flags, weight in odds(arm, dice):
            cost, leaves = one_blow(weights, arm, figures, hits, max(0, flags - steady), room, flag)
            total += cost * weight
            gone += weight if leaves else 0
        known = (total // 6**dice, 100 * gone // 6**dice)
        weights.blows[key] = known
    return known


def one_blow(
    weights: Weights, arm: int, figures: int, hits: int, flags: int, room: int, flag: int
) -> tuple[int, bool]:
    """What so many hits and flags cost the unit, and whether it leaves its hex."""
    whole = flag + unit_worth(weights, arm, figures)
    if arm == GENERAL:
        return (whole, True) if hits else (weights.retreat * min(flags, 1), flags > 0)
    left = figures - hits
    back = min(flags, max(room, 0))
    if flags > back:
        left = 0 if room == AFTER_NOTHING else left - (flags - back)
    if left <= 0:
        return whole, True
    lost = unit_worth(weights, arm, figures) - unit_worth(weights, arm, left)
    return lost + weights.retreat * back, back > 0


def prize(s: Battle, side: int) -> int:
    """What one more flag is worth to the side: the last one is worth the battle."""
    value = flag_value(s, side)
    return s.weights.last_flag * value // 100 if score(s, side) + 1 >= s.field.need[side] else value


def room_behind(s: Battle, unit: int, hex: int) -> int:
    """How many hexes the unit could go back from the hex, as far as it matters."""
    field = s.field
    side = field.army.side[unit]
    if field.board.row[hex] == field.edge_row[side]:
        return 0 if field.edge_figures else AFTER_NOTHING
    rearward, closed = field.rearward[side], field.ground.closed[field.army.arm[unit]]
    unit_on, general_on = s.unit_on, s.general_on
    room = 0
    while room < FARTHEST_RETREAT:
        behind = NOBODY
        for rear in rearward[hex]:
            if unit_on[rear] == NOBODY and general_on[rear] == NOBODY:
                if closed[rear]:
                    continue
            elif rear_verdict(s, unit, rear):
                continue
            behind = rear
            break
        if behind == NOBODY:
            break
        hex = behind
        room += 1
    return room


def exposure(s: Battle, target: int, hex: int, led: bool) -> Exposure:
    """What the losses of the target depend on, were it on the hex, whoever attacks it."""
    return exposed(s, target, hex, led, prize(s, enemy(s.field.army.side[target])))


def exposed(s: Battle, target: int, hex: int, led: bool, flag: int) -> Exposure:
    """The same, its loss being a flag worth so much."""
    army, ground = s.field.army, s.field.ground
    side, arm = army.side[target], army.arm[target]
    if arm == GENERAL:
        return 1 + ground.general_flags[hex], 1, flag, 0
    lost = stake(s, side, hex) if s.field.goals else 0
    return int(led) + ground.flags[side][hex], room_behind(s, target, hex), flag, lost


def cost(s: Battle, target: int, dice: int, exposure: Exposure) -> int:
    """What an attack with so many dice takes from the target's side."""
    if dice < 1:
        return 0
    steady, room, flag, lost = exposure
    mean, gone = blow(s.weights, s.field.army.arm[target], s.figures[target], dice, steady, room, flag)
    return mean + lost * gone // 100


def attack_value(s: Battle, target: int, hex: int, dice: int, led: bool) -> int:
    """What an attack with so many dice takes from the target's side, were the target on the hex."""
    return cost(s, target, dice, exposure(s, target, hex, led)) if dice > 0 else 0


def strike(s: Battle, unit: int) -> int:
    """What the unit's best battle from where it stands promises now, with all the battles it has left."""
    if battler_verdict(s, unit):
        return 0
    best = 0
    for target in targets(s, unit):
        led = s.general_on[s.at[target]] != NOBODY
        best = max(best, attack_value(s, target, s.at[target], battle_dice(s, unit, target), led))
    return best * (s.terms.battles[s.field.army.arm[unit]] - s.battles[unit])


def covers(s: Battle, here: int) -> list[int]:
    """By hex: the dice that its ground takes off an attack from here, works aside."""
    known = s.field.covers[here]
    if known is None:
        high, plain = s.field.ground.high, s.field.ground.cover
        known = [-hill_cover(s, here, hex)[0] if high[hex] else -plain[hex] for hex in range(s.field.size)]
        s.field.covers[here] = known
    return known


def bearing(s: Battle, unit: int, here: int) -> bytes:
    """By hex: the dice that such a unit could bring there next turn from here, after an ordinary move.

    IF_SEEN is added where it must see the hex from here. Works are left aside: they can only take more off.
    """
    army, field = s.field.army, s.field
    key = army.model[unit] * field.size + here
    if not field.bearings:
        field.bearings.extend([None] * (len(army.ids) * field.size))
    known = field.bearings[key]
    if known is None:
        away, less, dice = field.distance[here], covers(s, here), army.dice[unit]
        row: list[int] = []
        for hex in range(field.size):
            distance = max(1, away[hex] - army.battle_after[unit])
            brought = max(0, dice[distance] + less[hex]) if distance <= army.reach[unit] else 0
            row.append(brought | IF_SEEN if brought and distance == away[hex] and distance > 1 else brought)
        known = field.bearings[key] = bytes(row)
    return known


def dice_against_works(s: Battle, unit: int, here: int, there: int) -> int:
    """The dice that the unit could bring next turn against a hex with works, if it sees it."""
    distance = max(1, s.field.distance[here][there] - s.field.army.battle_after[unit])
    return s.field.army.dice[unit][distance] + cover(s, here, there)


def dice_next_turn(s: Battle, unit: int, here: int, there: int) -> int:
    """The dice that the unit on one hex could bring against another next turn, after an ordinary move."""
    dice = bearing(s, unit, here)[there]
    if dice == 0 or (dice >= IF_SEEN and is_hidden(s, unit, here, there)):
        return 0
    if s.works[there]:
        return dice_against_works(s, unit, here, there)
    return dice % IF_SEEN


def danger(s: Battle, piece: int, hex: int, led: bool) -> int:
    """What the enemy's next turn may cost the piece on the hex: the worst attacks, as likely as feared."""
    army, at = s.field.army, s.at
    most: list[int] = []
    for foe in army.units[enemy(army.side[piece])]:
        there = at[foe]
        if there != OFF_BOARD:
            dice = dice_next_turn(s, foe, there, hex)
            if dice > 0:
                most.append(dice)
    if not most:
        return 0
    exposure_there = exposure(s, piece, hex, led)
    blows = [cost(s, piece, dice, exposure_there) for dice in most]
    blows.sort()
    return -sum(blows[-WORST:]) * s.weights.fear // 100


def chances(s: Battle, unit: int, hex: int, led: bool) -> int:
    """What the unit's best attack from the hex may bring next turn, and how near to the enemy it stands."""
    army, at, away, row = s.field.army, s.at, s.field.distance[hex], bearing(s, unit, hex)
    side = army.side[unit]
    flag = prize(s, side)
    best, nearest = 0, s.field.size
    for foe in army.of[enemy(side)]:
        there = at[foe]
        if there == OFF_BOARD or (army.arm[foe] == GENERAL and not s.is_lone(foe)):
            continue
        if away[there] < nearest:
            nearest = away[there]
        if row[there]:
            dice = dice_next_turn(s, unit, hex, there)
            if dice > 0:
                value = cost(s, foe, dice, exposed(s, foe, there, s.general_on[there] != NOBODY, flag))
                if value > best:
                    best = value
    arm = army.arm[unit]
    value = best * s.weights.hope // 100 - s.weights.stride[arm] * max(0, nearest - NEAR[arm])
    return value + (led_value(s, nearest) if led else 0)


def led_value(s: Battle, nearest: int) -> int:
    """What a general is worth to a unit: the more, the nearer the enemy."""
    led = s.weights.led
    return led if nearest <= 3 else led // 2 if nearest <= 5 else led // 4


def stake(s: Battle, side: int, hex: int) -> int:
    """What the side's objectives gain by a unit on the hex that would else be empty."""
    if not s.field.goal_hexes[hex]:
        return 0
    gain = 0
    for number, goal in enumerate(s.field.goals):
        if goal.side == side and not s.captured[number]:
            gain += goal_credit(s, goal, hex, True) - goal_credit(s, goal, hex, False)
    return gain * prize(s, side) // 100


def goal_credit(s: Battle, goal: Goal, hex: int, held: bool) -> int:
    """The flags of an objective in hundredths, were the hex held or not; something for a part of it."""
    number = 0
    for group in goal.groups:
        for each in group:
            if held if each == hex else has_unit_on(s, goal.side, each):
                number += 1
                if not goal.each:
                    break
    if goal.each:
        return 100 * goal.flags * number
    return 100 * goal.flags if number >= goal.need else s.weights.half_way * goal.flags * number // goal.need


def goal_hexes(s: Battle, side: int) -> list[int]:
    """The ground that is still worth flags to the side."""
    hexes: list[int] = []
    for number, goal in enumerate(s.field.goals):
        if goal.side == side and not s.captured[number]:
            for group in goal.groups:
                hexes.extend(group)
    return hexes


def wanted(s: Battle, side: int, unit: int) -> list[int]:
    """The ground that the side wants and does not hold yet, or by the unit alone."""
    return [hex for hex in goal_hexes(s, side) if s.unit_on[hex] == unit or not has_unit_on(s, side, hex)]


def pull(s: Battle, unit: int, hex: int, goals: list[int]) -> int:
    """How near the hex is to ground that the unit's side wants."""
    if not goals or s.field.army.arm[unit] == ARTILLERY:
        return 0
    return -(s.weights.pull * (nearest(s.field.distance[hex], goals, s.field.size) + 1))


def standing(s: Battle, unit: int, hex: int, led: bool) -> Standing:
    """What it is worth to the unit to stand on the hex, with a general or without."""
    ground, side = 0, s.field.army.side[unit]
    if s.field.goals:
        ground = pull(s, unit, hex, wanted(s, side, unit)) + stake(s, side, hex)
    return danger(s, unit, hex, led), chances(s, unit, hex, led), ground


def general_standing(s: Battle, general: int, hex: int) -> Standing:
    """What it is worth to a general to stand on the hex: with a unit near the enemy, never alone in range."""
    side = s.field.army.side[general]
    nearest = s.field.size
    for foe in s.field.army.units[enemy(side)]:
        if s.at[foe] != OFF_BOARD:
            nearest = min(nearest, s.field.distance[hex][s.at[foe]])
    if has_unit_on(s, side, hex):
        return 0, led_value(s, nearest), 0
    return danger(s, general, hex, False), -s.weights.stride[GENERAL] * max(0, nearest - NEAR[GENERAL]), 0
