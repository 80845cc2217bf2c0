"""How lucky a side is with its dice: a search takes it off again, and sees its choices more clearly."""

from typing import Any, Final

from grognard.core.journal import Choice
from grognard.core.step import Step
from grognard.games.black_powder.blows import Strike
from grognard.games.black_powder.dice import at_least
from grognard.games.black_powder.saves import Saves
from grognard.games.black_powder.state import Battle
from grognard.games.black_powder.volley import Volley

FACES: Final = 6


def fortune(s: Battle, side: int, step: Step[Any], outcome: Choice) -> int:
    """What the side has from this outcome more than on average, in thousandths; 0 over all outcomes."""
    casualty = s.weights.casualty
    if isinstance(step, Volley | Strike):
        gain = beyond(outcome, step.need) * (casualty // (2 * FACES))
    elif isinstance(step, Saves):
        gain = beyond(outcome, step.need) * (casualty // FACES)
    else:
        return 0
    return gain if s.side(step.unit) == side else -gain


def beyond(dice: Choice, need: int) -> int:
    """How many dice reach what they need beyond the average, in sixths."""
    good = min(FACES, max(0, FACES + 1 - need))
    return FACES * at_least(dice, need) - good * len(dice)
