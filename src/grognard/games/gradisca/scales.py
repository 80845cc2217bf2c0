"""Weights of a forecast battle: whole numbers, exact or rounded after each round."""

from typing import Final

PRECISION: Final = 58  # bits of rounded weights
GUARD: Final = 4  # bits more while they are being rounded
HALF: Final = (PRECISION + GUARD) // 2


class Scale:
    """In how many parts a battle is weighed, and how many bits a packed weight needs.

    Where there is little to weigh, a weight after so many hits counts in as many powers of all throws of a
    round, and is exact; else it is rounded when one side has fired, and after each round.
    """

    __slots__ = (
        "half",
        "inverse",
        "powers",
        "raised",
        "rounded",
        "shift",
        "slot",
        "throws",
        "total",
        "unit",
        "worth",
    )

    def __init__(
        self, total: int, throws: int, unit: int, halves: list[int], worth: int, large: bool, rounded: bool
    ) -> None:
        self.total: Final = total  # of the weights of the first throw
        self.throws: Final = throws  # of units, guns and leaders
        self.unit: Final = unit  # and the dice that test leaders
        self.worth: Final = worth  # ends count in so many powers of throws
        self.raised: Final = large and not rounded
        self.rounded: Final = rounded
        self.powers: Final = [1]
        self.half: Final[int] = min(halves).bit_length() - 1 if rounded else 0  # bits dropped in the middle
        self.shift: Final[int] = max(unit.bit_length() - self.half - GUARD, 0)
        inverse: int = (1 << self.shift + self.half + PRECISION + GUARD) // unit
        self.inverse: Final = (inverse >> HALF, inverse & (1 << HALF) - 1)
        bits = PRECISION + 1 + max(max(halves).bit_length(), unit.bit_length() - self.half, HALF + GUARD)
        if not rounded:
            bits = total.bit_length() + self.power(worth + 1).bit_length()
        self.slot: Final = bits // 8 * 8 + 8

    def power(self, number: int) -> int:
        """What so many rounds multiply weights by; nothing where they are rounded."""
        if not self.raised or number < 1:
            return 1
        while len(self.powers) <= number:
            self.powers.append(self.powers[-1] * self.unit)
        return self.powers[number]

    def raise_by(self, number: int, weights: int) -> int:
        """The same weights after so many rounds more."""
        return weights * self.power(number) if self.raised and weights else weights

    def first(self, weight: int) -> int:
        """A weight of the first throw."""
        return (weight * self.throws << PRECISION) // (self.total << self.half) if self.rounded else weight

    def masks(self) -> list[int]:
        """What is kept of a weight: in the middle of a round, while it is being rounded, and then."""
        return [
            (1 << min(bits, self.slot)) - 1
            for bits in (self.slot - self.half, PRECISION + GUARD + 1, PRECISION + 1)
        ]

    def halve(self, weights: int, kept: list[int]) -> int:
        """Packed weights when one side has fired."""
        return weights >> self.half & kept[0] if self.rounded else weights

    def round(self, weights: int, kept: list[int]) -> int:
        """Packed weights divided by all throws of a round: in two halves, for which there is room."""
        if not self.rounded:
            return weights
        weights = weights >> self.shift & kept[1]
        low = weights * self.inverse[1] >> HALF & kept[1]
        return weights * self.inverse[0] + low >> PRECISION + GUARD - HALF & kept[2]
