"""A plain good choice in little time: how searches play on where they look no closer."""

from grognard.core.journal import PASS, Choice
from grognard.games.tactique.advance import Advance
from grognard.games.tactique.aim import attacker_verdict, targets
from grognard.games.tactique.attack import Attack
from grognard.games.tactique.command import Activate
from grognard.games.tactique.evaluate import usual
from grognard.games.tactique.field import INFANTRY, OFF_MAP
from grognard.games.tactique.movement import Move, mover_verdict
from grognard.games.tactique.plans import moves
from grognard.games.tactique.prospects import NEAR, attack_value, dice_next_turn
from grognard.games.tactique.riposte import Riposte
from grognard.games.tactique.state import STAYED, Battle
from grognard.games.tactique.victory import enemy


def quick(s: Battle) -> Choice:
    """The choice for the decision on top."""
    step = s.agenda[-1]
    if isinstance(step, Activate):
        return best_unit(s)
    if isinstance(step, Move):
        return best_move(s)
    if isinstance(step, Attack):
        return best_attack(s)
    if isinstance(step, Riposte):
        return (step.attacker,)
    if isinstance(step, Advance):
        return (step.hex,) if s.field.army.arm[step.unit] == INFANTRY else step.options(s)[-1]
    return usual(s)


def best_unit(s: Battle) -> Choice:
    """The unit with most to do."""
    best, most = PASS, 0
    for unit in s.recruits:
        gain = urge(s, unit)
        if gain > most:
            best, most = (unit,), gain
    return best


def urge(s: Battle, unit: int) -> int:
    """What the unit could do now: its best attack, or a step nearer to the enemy."""
    army, here = s.field.army, s.at[unit]
    if here == OFF_MAP:
        return s.weights.stride[INFANTRY]
    best, nearest = 0, s.field.size
    away = s.field.distance[here]
    for foe in army.of[enemy(army.side[unit])]:
        there = s.at[foe]
        if there == OFF_MAP:
            continue
        if away[there] < nearest:
            nearest = away[there]
        dice, hits = dice_next_turn(s, unit, foe, there)
        if dice * hits > best:
            best = dice * hits
    arm = army.arm[unit]
    return s.weights.blow * best if best or nearest <= NEAR[arm] else s.weights.stride[arm]


def best_move(s: Battle) -> Choice:
    """The best move of the first unit that gains by one."""
    for unit in s.roster:
        if s.way[unit] != STAYED or mover_verdict(s, unit):
            continue
        best, most = PASS, 0
        for move in moves(s, unit):
            if move.worth() > most:
                best, most = move.choice, move.worth()
        if best:
            return best
    return PASS


def best_attack(s: Battle) -> Choice:
    """The best target of the first unit that gains by an attack."""
    for unit in s.roster:
        if attacker_verdict(s, unit):
            continue
        best, most = PASS, 0
        for target in targets(s, unit):
            value = attack_value(s, unit, target)
            if value > most:
                best, most = (unit, target), value
        if best:
            return best
    return PASS
