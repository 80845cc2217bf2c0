"""Weights of a forecast battle: whole numbers, exact or rounded after each round."""

from typing import Final

PRECISION: Final = 64  # bits of rounded weights
GUARD: Final = 4  # bits more while they are being rounded
HALF: Final = (PRECISION + GUARD) // 2


class Scale:
    """In how many parts a battle is weighed.

    Where there is little to weigh, a weight after so many hits counts in as many powers of all throws of a
    round, and is exact; else it is rounded after each round.
    """

    __slots__ = ("inverse", "powers", "raised", "rounded", "shift", "throws", "unit", "worth")

    def __init__(self, throws: int, unit: int, worth: int, large: bool, rounded: bool) -> None:
        self.throws: Final = throws  # of units, guns and leaders
        self.unit: Final = unit  # and the dice that test leaders
        self.worth: Final = worth  # ends count in so many powers of throws
        self.raised: Final = large and not rounded
        self.rounded: Final = rounded
        self.powers: Final = [1]
        self.shift: Final[int] = max(unit.bit_length() - GUARD, 0)
        inverse: int = (1 << self.shift + PRECISION + GUARD) // unit
        self.inverse: Final = (inverse >> HALF, inverse & (1 << HALF) - 1)

    def power(self, number: int) -> int:
        """What so many rounds multiply weights by; nothing where they are rounded."""
        if not self.raised or number < 1:
            return 1
        while len(self.powers) <= number:
            self.powers.append(self.powers[-1] * self.unit)
        return self.powers[number]

    def bits(self, total: int) -> int:
        """How large a weight may become, if all weights together are so much at first."""
        if self.rounded:
            return PRECISION + max(self.unit.bit_length(), HALF + GUARD)
        return total.bit_length() + self.power(self.worth + 1).bit_length()

    def first(self, weight: int, total: int) -> int:
        """A weight of the first throw, one of so many."""
        return (weight * self.throws << PRECISION) // total if self.rounded else weight

    def round(self, weights: int, kept: tuple[int, int]) -> int:
        """Packed weights divided by all throws of a round: in two halves, for which there is room."""
        if not self.rounded:
            return weights
        weights = weights >> self.shift & kept[0]
        low = weights * self.inverse[1] >> HALF & kept[0]
        return weights * self.inverse[0] + low >> PRECISION + GUARD - HALF & kept[1]
