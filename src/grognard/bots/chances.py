"""From what a position is worth to the chance of winning it."""

from math import exp
from typing import Any

from grognard.core.game import Game
from grognard.core.state import DRAW, State


def win_chance(game: Game[Any], s: State, side: int) -> float:
    """How likely the side is to win, draws counted half: 1, 0 or 0.5 where the match is over."""
    if s.result is not None:
        return 0.5 if s.result.winner == DRAW else float(s.result.winner == side)
    return pressed(game.mind.evaluate(s, side), game.mind.scale)


def pressed(value: int, scale: int) -> float:
    """A value between 0 and 1: 0.5 for nothing, 0.73 for an advantage as large as the scale."""
    return 1 / (1 + exp(-max(-40.0, min(40.0, value / scale))))
