"""What is advised, in less time: how searches play on where they rehearse a choice.

The first who gains by a leg leads, though another might gain more; who shoots next has the best of its shots.
What was chosen for a position is remembered: rehearsals of one turn often come by the same positions.
"""

from grognard.core.game import Advice
from grognard.core.journal import Choice
from grognard.games.black_powder.errands import plan_of, urge
from grognard.games.black_powder.orders import Brief
from grognard.games.black_powder.plans import TRIED, advice, best, first_gain, shot_advice
from grognard.games.black_powder.quick import quick
from grognard.games.black_powder.shooting import Shoot, shots_of
from grognard.games.black_powder.state import ORDERS, Battle


def rehearsed(s: Battle) -> Choice:
    """The choice for the decision on top."""
    position = (s.weights, *s.key())
    choice = s.field.rehearsed.recall(position)
    return s.field.rehearsed.keep(position, chosen(s)) if choice is None else choice


def chosen(s: Battle) -> Choice:
    """The same, thought about."""
    step = s.agenda[-1]
    if isinstance(step, Shoot) and s.shot:
        return best([shot_advice(s, shot) for shot in shots_of(s, s.shot[0])])
    if isinstance(step, Brief) and s.deed == ORDERS and not s.group:
        return leader(s, step)
    found: list[Advice] = advice(s)
    return best(found) if found else quick(s)


def leader(s: Battle, step: Brief) -> Choice:
    """The first of those with most to gain who has a way."""
    plan = plan_of(s, s.active)
    ranked = sorted(step.options(s), key=lambda choice: -urge(s, plan, choice[0]) if choice else 0)
    for choice in ranked[:TRIED]:
        if choice and first_gain(s, plan, choice) >= s.weights.least:
            return choice
    return ranked[0]
