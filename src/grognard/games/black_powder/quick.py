"""A plain good choice in little time: how searches play on where they look no closer."""

from grognard.core.journal import PASS, Choice
from grognard.games.black_powder.evaluate import usual
from grognard.games.black_powder.routes import Leg, as_declared, earlier_ways, leg_objection, stand
from grognard.games.black_powder.shooting import Shoot, one_shot
from grognard.games.black_powder.state import Battle


def quick(s: Battle) -> Choice:
    """No more orders; every unit shoots at whom it sees first; the usual answers."""
    step = s.agenda[-1]
    if s.field.referee:
        return usual(s)
    if isinstance(step, Shoot):
        return first_shot(s)
    if isinstance(step, Leg):
        return shortest_leg(s)
    return usual(s)


def first_shot(s: Battle) -> Choice:
    """The shot of the first unit that has one."""
    for unit in s.units_of(s.active):
        shot = one_shot(s, unit, 0)
        if shot:
            return shot
    return PASS


def shortest_leg(s: Battle) -> Choice:
    """Enough where a leg has been declared, else to stand still."""
    if len(s.group) == 1 and s.routes[-1]:
        return PASS
    trial = as_declared(s, len(s.group) - 1)
    leg = stand(trial, s.group[-1])
    return leg if leg_objection(s, trial, earlier_ways(s), leg) is None else usual(s)
