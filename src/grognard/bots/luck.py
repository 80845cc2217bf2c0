"""What luck does to a search: how much of what came of its iterations the dice explain."""

from typing import Final

FEW: Final = 8  # iterations that tell nothing yet of what luck does


class Effect:
    """How much the luck of the dice has mattered to what came of an iteration: a line through all of them."""

    __slots__ = ("both", "count", "fortune", "fortunes", "squares", "total")

    def __init__(self) -> None:
        self.count = 0
        self.total = 0.0
        self.squares = 0.0
        self.fortune = 0.0
        self.fortunes = 0.0  # the squares of it
        self.both = 0.0

    def add(self, value: float, fortune: float) -> None:
        self.count += 1
        self.total += value
        self.squares += value * value
        self.fortune += fortune
        self.fortunes += fortune * fortune
        self.both += value * fortune

    def slope(self) -> float:
        """What one of luck adds to a value; nothing as long as that is hardly known."""
        if self.count < FEW:
            return 0.0
        spread = self.fortunes - self.fortune * self.fortune / self.count
        common = self.both - self.total * self.fortune / self.count
        return common / spread if spread > 0.0 else 0.0

    def scatter(self) -> float:
        """The variance that luck does not explain."""
        if not self.count:
            return 0.0
        common = self.both - self.total * self.fortune / self.count
        whole = self.squares - self.total * self.total / self.count
        return max(0.0, whole - self.slope() * common) / self.count
