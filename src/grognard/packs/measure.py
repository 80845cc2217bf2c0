"""Measures: a file says them in its own unit, with decimals; a record holds a whole number of small parts."""

from decimal import ROUND_HALF_UP, Decimal
from typing import Annotated, Final


class Measure:
    """How many parts one unit of the file has."""

    def __init__(self, parts: int) -> None:
        self.parts: Final = parts

    def whole(self, value: float) -> int:
        """The number of parts nearest to what is written, halves away from zero."""
        return int((Decimal(str(value)) * self.parts).to_integral_value(ROUND_HALF_UP))


Inches = Annotated[int, Measure(1000)]  # written in inches, kept in thousandths
Degrees = Annotated[int, Measure(10)]  # written in degrees, kept in tenths
