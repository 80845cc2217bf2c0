"""Luck as a search sees it: how lucky a side is, which is taken off again, and which unit has the luck."""

from typing import Any, Final

from grognard.core.journal import Choice
from grognard.core.step import Step
from grognard.games.black_powder.blows import Strike
from grognard.games.black_powder.breaks import BreakRoll
from grognard.games.black_powder.dice import Handful, at_least
from grognard.games.black_powder.prospects import casualty_worth
from grognard.games.black_powder.saves import Saves
from grognard.games.black_powder.state import Battle
from grognard.games.black_powder.steps import UnitDie
from grognard.games.black_powder.volley import Volley

FACES: Final = 6
PIECES: Final = 256  # no battle has so many


def fortune(s: Battle, side: int, step: Step[Any], outcome: Choice) -> int:
    """What the side has from this outcome more than on average, in thousandths; 0 over all outcomes.

    A casualty counts for what it is worth where it falls: most of it on whom a brigade hangs.
    """
    if isinstance(step, Saves):
        gain = beyond(outcome, step.need) * (casualty_worth(s, step.unit) // FACES)
    elif isinstance(step, Volley):
        gain = beyond(outcome, step.need) * hit_worth(s, step.target)
    elif isinstance(step, Strike):
        gain = beyond(outcome, step.need) * hit_worth(s, step.enemy)
    else:
        return 0
    return gain if s.side(step.unit) == side else -gain


def hit_worth(s: Battle, target: int) -> int:
    """What a sixth of a hit is worth: what it fails to save is a casualty."""
    return casualty_worth(s, target) * (FACES - chances(s.field.kinds[s.kind[target]].morale)) // FACES**2


def chances(need: int) -> int:
    """How many faces of a die show so much."""
    return min(FACES, max(0, FACES + 1 - need))


def beyond(dice: Choice, need: int) -> int:
    """How many dice reach what they need beyond the average, in sixths."""
    return FACES * at_least(dice, need) - chances(need) * len(dice)


def whose(s: Battle, step: Step[Any]) -> int:
    """The unit that rolls, in saves also whom it saves against: its dice fall alike whatever others have
    rolled before. Elsewhere the commander who speaks."""
    if isinstance(step, Saves):
        return 1 + step.unit + PIECES * (1 + step.by)
    if isinstance(step, Handful | BreakRoll | UnitDie):
        return 1 + step.unit
    return 1 + s.command
