"""A plain good choice in little time: how searches play on where they look no closer."""

from grognard.core.journal import Choice
from grognard.games.gradisca.command import Act, SelectArea
from grognard.games.gradisca.memory import remembered
from grognard.games.gradisca.movement import March
from grognard.games.gradisca.muster import Muster
from grognard.games.gradisca.plans import advice
from grognard.games.gradisca.state import War


def quick(s: War) -> Choice:
    """The choice for the decision on top, as it is advised; in a search the same is not thought of twice."""
    memory = remembered(s)
    if memory is None or not isinstance(s.agenda[-1], (SelectArea, Act, Muster, March)):
        return best_of(s)
    key = memory.asked(s)
    known = memory.choices.get(key)
    if known is None:
        known = memory.choices[key] = best_of(s)
    return known


def best_of(s: War) -> Choice:
    """The first of the choices that are advised most."""
    found = advice(s)
    best = found[0]
    most = best.worth()
    for each in found[1:]:
        if each.worth() > most:
            best, most = each, each.worth()
    return best.choice
