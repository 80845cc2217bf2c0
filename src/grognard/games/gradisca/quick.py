"""A plain good choice in little time: how searches play on where they look no closer."""

from grognard.core.journal import Choice
from grognard.games.gradisca.evaluate import usual
from grognard.games.gradisca.state import War


def quick(s: War) -> Choice:
    """The choice for the decision on top."""
    return usual(s)
