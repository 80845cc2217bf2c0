"""A map of the table: from every square the way to one place."""

from typing import Final

CELL: Final = 1500  # the side of a square of the map
ASLANT: Final = CELL * 1414 // 1000


class Ways:
    """The way from every square of the table to one place, and the square that comes next on it."""

    __slots__ = ("columns", "following", "rows", "way")

    def __init__(self, columns: int, rows: int, way: list[int], following: list[int]) -> None:
        self.columns: Final = columns
        self.rows: Final = rows
        self.way: Final = way
        self.following: Final = following  # of the place itself: the same

    def from_point(self, x: int, y: int) -> int:
        """The way from a point, between the middles of the squares about it."""
        fine_x = min(max(0, x - CELL // 2), (self.columns - 1) * CELL - 1)
        fine_y = min(max(0, y - CELL // 2), (self.rows - 1) * CELL - 1)
        column, row = fine_x // CELL, fine_y // CELL
        right, up = fine_x - column * CELL, fine_y - row * CELL
        here = row * self.columns + column
        above = here + self.columns
        way = self.way
        low = way[here] * (CELL - right) + way[here + 1] * right
        high = way[above] * (CELL - right) + way[above + 1] * right
        return (low * (CELL - up) + high * up) // (CELL * CELL)

    def onward(self, x: int, y: int, length: int) -> tuple[int, int]:
        """The middle of the square that is so far on the way from a point."""
        column, row = min(max(0, x // CELL), self.columns - 1), min(max(0, y // CELL), self.rows - 1)
        here, gone = row * self.columns + column, 0
        while gone < length and self.following[here] != here:
            there = self.following[here]
            straight = abs(there - here) in (1, self.columns)
            gone += CELL if straight else ASLANT
            here = there
        return here % self.columns * CELL + CELL // 2, here // self.columns * CELL + CELL // 2
