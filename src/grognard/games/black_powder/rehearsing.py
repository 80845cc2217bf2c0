"""How searches of Black Powder rehearse a choice: as is advised, those near it alone.

What was chosen for a position is remembered: rehearsals of one turn often come by the same positions.
Whoever is far from the choice gets no orders: what he would do is the same whatever is chosen, and takes most
of the time.
"""

from typing import Final

from grognard.core.game import Advice
from grognard.core.journal import Choice
from grognard.games.black_powder import ground
from grognard.games.black_powder.aftermath import AfterCombat
from grognard.games.black_powder.initiative import Initiate
from grognard.games.black_powder.orders import Speak
from grognard.games.black_powder.plans import advice, best
from grognard.games.black_powder.prospects import INCH
from grognard.games.black_powder.quick import quick
from grognard.games.black_powder.responses import Respond
from grognard.games.black_powder.routes import Leg
from grognard.games.black_powder.shooting import Shoot
from grognard.games.black_powder.state import ON_TABLE, ORDERED, Battle

ABOUT: Final = 16 * INCH  # who is farther from a choice than this is not concerned


def rehearsed(s: Battle) -> Choice:
    """The choice for the decision on top."""
    position = (s.weights, *s.key())
    choice = s.field.rehearsed.recall(position)
    return s.field.rehearsed.keep(position, chosen(s)) if choice is None else choice


def chosen(s: Battle) -> Choice:
    """The same, thought about."""
    found: list[Advice] = advice(s)
    return best(found) if found else quick(s)


def concerned(s: Battle, paths: list[Choice]) -> list[int]:
    """By unit, whether it is near those whom the choices for the decision on top are about; nothing if they
    may be about all."""
    middle = subjects(s, paths)
    if not middle:
        return []
    found = [0] * s.field.forces.units
    for unit in range(s.field.forces.units):
        if s.where[unit] == ON_TABLE and any(
            ground.straight(s.x[unit], s.y[unit], s.x[each], s.y[each]) <= ABOUT for each in middle
        ):
            found[unit] = 1
    return found


def subjects(s: Battle, paths: list[Choice]) -> list[int]:
    """Whom choices for the decision on top are about; nobody where they may be about all."""
    step = s.agenda[-1]
    if s.field.referee:
        return []
    if isinstance(step, Leg):
        return [s.group[0]]
    if isinstance(step, Shoot):
        return [unit for path in paths for unit in path[:2]]
    if isinstance(step, Initiate):
        return [path[0] for path in paths if path]
    if isinstance(step, Speak):  # of a whole order: the commander, orders, who is briefed, a charge, on whom
        return [unit for path in paths if len(path) > 2 for unit in (path[2], path[-1])]
    if isinstance(step, Respond):
        return [step.run.unit, step.run.target]
    return [step.unit] if isinstance(step, AfterCombat) else []


def confine(s: Battle, concerned: list[int]) -> None:
    """Who is not concerned has had his orders."""
    if isinstance(s.agenda[-1], Speak | Initiate):
        for unit in s.field.forces.of[s.active]:
            if not concerned[unit]:
                s.deeds[unit] |= ORDERED
