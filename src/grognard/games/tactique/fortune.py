"""How lucky a roll is: what it takes beyond the average of its dice; searches leave luck aside by it."""

from typing import Any

from grognard.core.journal import Choice
from grognard.core.step import Step
from grognard.games.tactique.advantage import FLAG, HIT
from grognard.games.tactique.combat import Roll, blows
from grognard.games.tactique.evaluate import unit_worth
from grognard.games.tactique.field import ARTILLERY
from grognard.games.tactique.prospects import flag_costs, mean_harm, odds, prize
from grognard.games.tactique.state import Battle
from grognard.games.tactique.victory import enemy


def fortune(s: Battle, side: int, step: Step[Any], outcome: Choice) -> int:
    """What the side has from this outcome more than on average, in thousandths; 0 over all outcomes."""
    if not isinstance(step, Roll):
        return 0
    army, unit = s.field.army, step.defender
    arm, by_gun = army.arm[unit], army.arm[step.attacker] == ARTILLERY
    point = prize(s, enemy(army.side[unit]))
    shaken = not s.defended and arm != ARTILLERY
    hits, flags = blows(s, outcome)
    flags = flags if shaken else 0
    faces = 1 + int(s.advantage == FLAG) if shaken else 0
    whole = unit_worth(s.weights, arm, s.elements[unit]) + point
    costs = flag_costs(s, unit, step.dice, whole) if shaken else [0]
    cost = mean_harm(s, unit, [(hits, flags, 1)], costs, by_gun, point)
    mean = mean_harm(s, unit, odds(step.dice, 1 + int(s.advantage == HIT), faces), costs, by_gun, point)
    return cost - mean if army.side[unit] != side else mean - cost
