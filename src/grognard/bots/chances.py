"""From what a position is worth to the chance of winning it."""

from typing import Any

from grognard.bots.tree import chance_to_win
from grognard.core.game import Game
from grognard.core.state import State


def win_chance(game: Game[Any], s: State, side: int) -> float:
    """How likely the side is to win, draws counted half: 1, 0 or 0.5 where the match is over."""
    return chance_to_win(game, s, side)
