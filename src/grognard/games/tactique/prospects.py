"""What an attack or a hex promises a unit: quick estimates for bots."""

from typing import Final

from grognard.boards.hexes import nearest
from grognard.games.tactique.aim import attacker_verdict, targets
from grognard.games.tactique.evaluate import point_value, standing_score, unit_worth
from grognard.games.tactique.field import ARTILLERY, CAVALRY, INFANTRY, NEVER, NOBODY, OFF_MAP
from grognard.games.tactique.judging import attack_odds
from grognard.games.tactique.retreat import longest, stays_on_map
from grognard.games.tactique.sight import is_hidden
from grognard.games.tactique.state import RIPOSTE, Battle
from grognard.games.tactique.support import ENOUGH, UNCOUNTED, defence_support, never_supported, supporters
from grognard.games.tactique.victory import enemy

Standing = tuple[int, int, int]  # danger, reach, ground: what a hex is worth to a unit
Odds = list[tuple[int, int, int]]  # hits, flags, weight

WORST: Final = 3  # so many attacks on one unit are feared at most
NEAR: Final = [1, 2, 3]  # by arm: near enough
ODDS: Final[dict[tuple[int, int, int], Odds]] = {}


def odds(dice: int, hit_faces: int, flag_faces: int) -> Odds:
    """How often so many dice bring so many hits and flags, of 6 to the power of dice."""
    known = ODDS.get((dice, hit_faces, flag_faces))
    if known is None:
        lots: dict[tuple[int, int], int] = {(0, 0): 1}
        for _ in range(dice):
            more: dict[tuple[int, int], int] = {}
            for (hits, flags), weight in lots.items():
                for key, faces in (
                    ((hits + 1, flags), hit_faces),
                    ((hits, flags + 1), flag_faces),
                    ((hits, flags), 6 - hit_faces - flag_faces),
                ):
                    if faces:
                        more[key] = more.get(key, 0) + weight * faces
            lots = more
        known = [(hits, flags, weight) for (hits, flags), weight in lots.items()]
        ODDS[(dice, hit_faces, flag_faces)] = known
    return known


def prize(s: Battle, side: int) -> int:
    """What one more point is worth to the side: the last one is worth the battle."""
    value = point_value(s, side)
    return (
        s.weights.last_point * value // 100 if standing_score(s, side) + 1 >= s.field.targets[side] else value
    )


def flag_costs(s: Battle, unit: int, most: int, whole: int) -> list[int]:
    """What 0, 1, 2… flags cost the unit where it stands; its loss costs the whole."""
    army, hex, weights = s.field.army, s.at[unit], s.weights
    costs = [0]
    for flags in range(1, most + 1):
        count = flags - int(army.steady[unit] != "") + int(army.brittle[unit])
        if count > army.rout[unit] and army.rout[unit] != NEVER:
            costs.append(whole)
            continue
        steps = longest(s, unit, hex, count)
        lost = count - steps
        if lost >= s.elements[unit] or not stays_on_map(s, unit, hex, steps):
            costs.append(whole)
        else:
            kept = unit_worth(weights, army.arm[unit], s.elements[unit] - lost)
            own = unit_worth(weights, army.arm[unit], s.elements[unit])
            costs.append(own - kept + weights.retreat * steps)
    return costs


def harm(s: Battle, unit: int, dice: int, hit_faces: int, flag_faces: int, by_gun: bool, point: int) -> int:
    """What an attack costs the unit on average, its loss being worth a point besides."""
    own = unit_worth(s.weights, s.field.army.arm[unit], s.elements[unit])
    costs = flag_costs(s, unit, dice, own + point) if flag_faces else [0]
    return mean_harm(s, unit, odds(dice, hit_faces, flag_faces), costs, by_gun, point)


def mean_harm(s: Battle, unit: int, lots: Odds, costs: list[int], by_gun: bool, point: int) -> int:
    """What an attack with these odds costs the unit on average; so much for each number of flags."""
    arm, elements = s.field.army.arm[unit], s.elements[unit]
    own = unit_worth(s.weights, arm, elements)
    total = weights = 0
    for hits, flags, weight in lots:
        weights += weight
        if by_gun and arm == ARTILLERY:
            hits = 0 if hits < 2 else hits
        if hits >= elements:
            total += weight * (own + point)
        elif hits:
            lost = own - unit_worth(s.weights, arm, elements - hits)
            total += weight * min(lost + costs[flags], own + point)
        elif flags:
            total += weight * costs[flags]
    return total // weights


def attack_value(s: Battle, unit: int, target: int) -> int:
    """What the attack brings the unit's side on average, less what the riposte may cost."""
    army = s.field.army
    side = army.side[unit]
    dice, hits, flags = attack_odds(s, unit, target)
    gain = harm(s, target, dice, hits, flags, army.arm[unit] == ARTILLERY, prize(s, side))
    gain += stake(s, enemy(side), s.at[target]) * dice * (hits + flags) // 36
    if flags == 0 and s.field.distance[s.at[unit]][s.at[target]] == 1 and can_answer(s, target):
        back, back_hits, back_flags = attack_odds(s, target, unit, RIPOSTE)
        by_gun = army.arm[target] == ARTILLERY
        cost = harm(s, unit, back, back_hits, back_flags, by_gun, prize(s, enemy(side)))
        gain -= cost * s.weights.answered // 100
    return gain


def can_answer(s: Battle, unit: int, friends: int = UNCOUNTED) -> bool:
    """The unit would be supported against an attack and can strike back."""
    if s.field.army.arm[unit] == ARTILLERY and not s.field.guns_riposte:
        return False
    return is_steady(s, unit, friends) and not never_supported(s, unit)


def strike(s: Battle, unit: int) -> int:
    """What the unit's best attack from where it stands promises now."""
    if s.at[unit] == OFF_MAP or attacker_verdict(s, unit):
        return 0
    return max([0, *[attack_value(s, unit, target) for target in targets(s, unit)]])


def is_steady(s: Battle, unit: int, friends: int = UNCOUNTED) -> bool:
    """The unit is supported when attacked where it stands; its friends may have been counted."""
    if defence_support(s, unit):
        return True
    if never_supported(s, unit):
        return False
    return (supporters(s, unit, ENOUGH) if friends == UNCOUNTED else friends) == ENOUGH


def span_of(s: Battle, unit: int) -> int:
    """How far away an enemy may be whom the unit could attack next turn."""
    army = s.field.army
    return army.combat[unit] + (army.range[unit] if army.arm[unit] == ARTILLERY else 1)


def fire_next(s: Battle, gun: int, here: int, there: int, distance: int) -> tuple[int, int]:
    """The dice of a gun next turn, and the faces that hit."""
    army = s.field.army
    if s.field.ground.rough[here]:
        return 0, 0
    if distance > army.range[gun] or is_hidden(s, here, there):
        return army.fire_moved[gun], 1
    return army.fire[gun], 2 if distance <= 2 else 1


def charge_next(s: Battle, unit: int, there: int, doubled: bool) -> tuple[int, int]:
    """The dice of infantry or cavalry next turn, and the faces that hit: twice as many in the open."""
    army, ground = s.field.army, s.field.ground
    rough = ground.rough[there] or ground.works[there]
    dice = army.dice[unit][3] if rough else army.dice[unit][0]
    if army.arm[unit] == CAVALRY and rough:
        return dice, 1
    return dice, 2 if doubled else 1


def dice_next_turn(s: Battle, unit: int, target: int, hex: int) -> tuple[int, int]:
    """The dice that the unit could bring next turn against the target on the hex, and the faces that hit."""
    army = s.field.army
    away, arm = s.field.distance[s.at[unit]][hex], army.arm[unit]
    if away > span_of(s, unit):
        return 0, 0
    if arm == ARTILLERY:
        return fire_next(s, unit, s.at[unit], hex, away)
    doubled = arm == CAVALRY or (army.arm[target] != CAVALRY and not is_steady(s, target))
    return charge_next(s, unit, hex, doubled)


def danger(s: Battle, unit: int) -> int:
    """What the enemy's next turn may cost the unit: the worst attacks, as likely as feared."""
    army, hex = s.field.army, s.at[unit]
    side = army.side[unit]
    steady = is_steady(s, unit)
    flags = 0 if army.arm[unit] == ARTILLERY or steady else 1
    doubled = army.arm[unit] != CAVALRY and not steady
    blows: list[int] = []
    point, own = prize(s, enemy(side)), unit_worth(s.weights, army.arm[unit], s.elements[unit])
    costs = [0]
    known: dict[tuple[int, int, bool], int] = {}
    away, at = s.field.distance[hex], s.at
    for foe in army.of[enemy(side)]:
        there = at[foe]
        if there == OFF_MAP or away[there] > span_of(s, foe):
            continue
        by_gun = army.arm[foe] == ARTILLERY
        if by_gun:
            dice, hits = fire_next(s, foe, there, hex, away[there])
        else:
            dice, hits = charge_next(s, foe, hex, doubled or army.arm[foe] == CAVALRY)
        if dice:
            key = (dice, hits, by_gun)
            if key not in known:
                if flags and len(costs) <= dice:
                    costs = flag_costs(s, unit, dice, own + point)
                known[key] = mean_harm(s, unit, odds(dice, hits, flags), costs, by_gun, point)
            blows.append(known[key])
    blows.sort()
    return -sum(blows[-WORST:]) * s.weights.fear // haste(s, side)


def haste(s: Battle, side: int) -> int:
    """In hundredths: how bold a side is that loses when the turns are over, the bolder the later."""
    if s.field.at_limit in (side, NOBODY):
        return 100
    return s.weights.boldness + s.weights.haste * s.turn // max(1, s.field.turns)


def chances(s: Battle, unit: int) -> int:
    """What the unit's best attack may bring next turn, and how near to the enemy it stands."""
    army, hex = s.field.army, s.at[unit]
    side, arm, weights = army.side[unit], army.arm[unit], s.weights
    best, nearest = 0, s.field.size
    for foe in army.of[enemy(side)]:
        there = s.at[foe]
        if there == OFF_MAP:
            continue
        nearest = min(nearest, s.field.distance[hex][there])
        dice, hits = dice_next_turn(s, unit, foe, there)
        if dice * hits > best:
            best = dice * hits
    stride = weights.stride[arm] * (weights.waiting if s.field.at_limit == side else haste(s, side)) // 100
    return best * weights.blow * weights.hope // 100 - stride * max(0, nearest - NEAR[arm])


def stake(s: Battle, side: int, hex: int) -> int:
    """What it is worth to the side that a unit of its own stands on the hex."""
    gain = 0
    for number, goal in enumerate(s.field.goals):
        if goal.hex == hex:
            gain += goal.values[side] * prize(s, side)
            if s.control[number] == side:
                gain += goal.values[enemy(side)] * point_value(s, enemy(side)) // 2
            else:
                gain += goal.values[enemy(side)] * point_value(s, enemy(side))
    return gain


def wanted(s: Battle, side: int, unit: int) -> list[int]:
    """The hexes of ground that the side wants and does not hold yet, or by the unit alone."""
    army = s.field.army
    found: list[int] = []
    for number, goal in enumerate(s.field.goals):
        if goal.values[side] and s.control[number] != side:
            holder = s.unit_on[goal.hex]
            if holder in (NOBODY, unit) or army.side[holder] != side:
                found.append(goal.hex)
    return found


def pull(s: Battle, unit: int, hex: int, goals: list[int]) -> int:
    """How near the hex is to ground that the unit's side wants."""
    army = s.field.army
    if army.arm[unit] == ARTILLERY or not goals:
        return 0
    return pull_from(s, nearest(s.field.distance[hex], goals, s.field.size), haste(s, army.side[unit]))


def pull_from(s: Battle, distance: int, haste: int) -> int:
    """The same for a hex so far from it, for a side so bold."""
    return -s.weights.pull * (distance + 1) * haste // 100


def standing(s: Battle, unit: int) -> Standing:
    """What it is worth to the unit to stand where it does."""
    if s.at[unit] == OFF_MAP:
        return 0, -s.weights.stride[INFANTRY] * 8, 0
    side, hex = s.field.army.side[unit], s.at[unit]
    ground = pull(s, unit, hex, wanted(s, side, unit)) + stake(s, side, hex) if s.field.goals else 0
    steady = s.weights.steady if is_steady(s, unit) else 0
    return danger(s, unit), chances(s, unit), ground + steady
