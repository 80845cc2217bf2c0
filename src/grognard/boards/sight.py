"""Straight lines between the centres of two hexes: what they cross and along which sides they run."""

from typing import Final

Offset = tuple[int, int]  # doubled columns to the right, rows down

# A hex with its centre at (x, 3 row) has these corners around it, from the top clockwise (BC-los-11).
CORNERS: Final[list[tuple[int, int]]] = [(0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)]


class Line:
    """What lies between two hexes, in order: hexes crossed in the interior, and sides as (left, right)."""

    __slots__ = ("crossed", "sides")

    def __init__(self, crossed: tuple[int, ...], sides: tuple[tuple[int, int], ...]) -> None:
        self.crossed: Final = crossed
        self.sides: Final = sides


def steps(dx: int, rows: int) -> int:
    """Fewest steps over so many doubled columns and rows (BC-board-7)."""
    return abs(rows) + max(0, (abs(dx) - abs(rows)) // 2)


def course(dx: int, rows: int, span: int) -> Line:
    """The line to an offset from any hex, by the signs of cross products with the corners (BC-los-11).

    An offset is given as one number: span times its rows plus its doubled columns.
    """
    crossed: list[int] = []
    left: list[int] = []
    right: list[int] = []
    for x, row in hexes_between(dx, rows):
        turns = [dx * (3 * row + down) - 3 * rows * (x + across) for across, down in CORNERS]
        if min(turns) < 0 < max(turns):
            crossed.append(span * row + x)
        elif turns.count(0) == 2:
            side = right if max(turns) > 0 else left
            side.append(span * row + x)
    return Line(tuple(crossed), tuple(zip(left, right, strict=True)))


def hexes_between(dx: int, rows: int) -> list[Offset]:
    """Hexes on a shortest way to an offset, the first met first: a line meets no others (BC-los-12)."""
    found: list[tuple[int, Offset]] = []
    length = steps(dx, rows)
    for row in range(min(0, rows), max(0, rows) + 1):
        for x in range(-2 * length + row % 2, 2 * length + 1, 2):
            before = steps(x, row)
            if 0 < before < length and before + steps(dx - x, rows - row) == length:
                along = x * dx + 3 * row * rows  # two hexes on either side of a line are equally far along it
                found.append((along, (x, row)))
    found.sort()
    return [offset for _, offset in found]
