"""A plain good choice in little time: how searches play on where they look no closer."""

from grognard.core.journal import Choice
from grognard.games.black_powder.evaluate import usual
from grognard.games.black_powder.state import Battle


def quick(s: Battle) -> Choice:
    """The choice for the decision on top."""
    return usual(s)
