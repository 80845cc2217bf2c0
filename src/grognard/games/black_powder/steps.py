"""What rules and dice that speak of one unit have in common."""

from typing import Final

from grognard.core.journal import Choice
from grognard.core.step import Rule
from grognard.games.black_powder.dice import Die
from grognard.games.black_powder.state import Battle


class UnitRule(Rule[Battle]):
    """Something happens to a unit."""

    __slots__ = ("unit",)

    def __init__(self, unit: int) -> None:
        self.unit: Final = unit

    def args(self) -> Choice:
        return (self.unit,)


class UnitDie(Die):
    """A die that a unit rolls for itself."""

    __slots__ = ("unit",)
    about = "piece"

    def __init__(self, unit: int) -> None:
        self.unit: Final = unit

    def args(self) -> Choice:
        return (self.unit,)

    def owner(self, s: Battle) -> int:
        return s.side(self.unit)
