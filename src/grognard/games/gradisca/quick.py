"""A plain good choice in little time: how searches play on where they look no closer."""

from grognard.core.journal import Choice
from grognard.games.gradisca.plans import advice
from grognard.games.gradisca.state import War


def quick(s: War) -> Choice:
    """The choice for the decision on top."""
    found = advice(s)
    best = found[0]
    most = best.worth()
    for each in found[1:]:
        if each.worth() > most:
            best, most = each, each.worth()
    return best.choice
