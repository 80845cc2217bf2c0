"""What bots have found in a position and soon ask for again."""

from typing import Final

from grognard.core.game import Advice
from grognard.core.journal import Choice

POSITIONS: Final = 512  # that are remembered


class Findings:
    """What moves and battles promise while everybody stands where he stands.

    Orders change nothing of it, nor does a roll without effect, and all rehearsals of a choice go the same
    way until their first roll.
    """

    __slots__ = ("battles", "gains", "moves")

    def __init__(self) -> None:
        self.gains: Final[dict[Choice, int]] = {}  # of an order
        self.moves: Final[dict[Choice, list[Advice]]] = {}
        self.battles: Final[dict[Choice, int]] = {}
