"""A map of the table: from every square the way to one place."""

from typing import Final

CELL: Final = 1500  # the side of a square of the map


class Ways:
    """The way from every square of the table to one place."""

    __slots__ = ("columns", "rows", "way")

    def __init__(self, columns: int, rows: int, way: list[int]) -> None:
        self.columns: Final = columns
        self.rows: Final = rows
        self.way: Final = way

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
