"""How lucky a roll is: what it takes beyond the average of its dice; searches leave luck aside by it."""

from typing import Any

from grognard.core.journal import Choice
from grognard.core.step import Step
from grognard.games.battle_cry.battle import Roll, is_hit
from grognard.games.battle_cry.field import FLAG, NOBODY
from grognard.games.battle_cry.prospects import blow, exposure, one_blow
from grognard.games.battle_cry.state import Battle


def fortune(s: Battle, side: int, step: Step[Any], outcome: Choice) -> int:
    """What the side has from this outcome more than on average, in thousandths; 0 over all outcomes."""
    if not isinstance(step, Roll):
        return 0
    army, target = s.field.army, step.target
    hex, arm, figures = s.at[target], army.arm[target], s.figures[target]
    steady, room, flag, _ = exposure(s, target, hex, s.general_on[hex] != NOBODY)
    hits = flags = 0
    for face in outcome:
        if is_hit(face, arm):
            hits += 1
        elif face == FLAG:
            flags += 1
    cost, _ = one_blow(s.weights, arm, figures, hits, max(0, flags - steady), room, flag)
    mean, _ = blow(s.weights, arm, figures, step.dice, steady, room, flag)
    return cost - mean if army.side[target] != side else mean - cost
