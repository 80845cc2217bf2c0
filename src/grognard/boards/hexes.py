"""Boards of hexes, a point up, in rows that may differ in length: neighbours, distances, labels, lines."""

from typing import Final

from grognard.boards.sight import Line, course, steps

OFF: Final = -1  # no hex of the board
FARTHEST: Final = 255  # it stands for all distances beyond, which no board of a game has

E: Final = 0
NE: Final = 1
NW: Final = 2
W: Final = 3
SW: Final = 4
SE: Final = 5

# Doubled columns and rows that a step adds, by direction.
WAYS: Final[list[tuple[int, int]]] = [(2, 0), (1, -1), (-1, -1), (-2, 0), (-1, 1), (1, 1)]


class HexBoard:
    """Hexes numbered row by row from the top left; every odd row is shifted half a hex to the right.

    Nothing changes once it is made: the lists are tables to read, not to write.
    """

    # fmt: off
    __slots__ = (
        "_courses", "_found", "_grid", "_lines", "_span", "_spot", "_within",
        "beside", "column", "distance", "down", "labels", "neighbours", "row", "size", "up", "widths", "x",
    )
    # fmt: on

    def __init__(self, widths: list[int]) -> None:
        self.widths: Final = list(widths)
        self.row: Final = [row for row, width in enumerate(widths) for _ in range(width)]
        self.column: Final = [column for width in widths for column in range(width)]
        self.size: Final = len(self.row)
        hexes = range(self.size)
        self.x: Final = [2 * self.column[hex] + self.row[hex] % 2 for hex in hexes]  # doubled column
        self.labels: Final = [letters(self.row[hex]) + str(self.column[hex] + 1) for hex in hexes]
        self._found: Final = {label: hex for hex, label in enumerate(self.labels)}

        # A flat grid of doubled columns with a margin all around: an offset is the same number of spots
        # everywhere, and rows are so long that no two offsets share that number.
        self._span: Final = 2 * max(self.x, default=0) + 5
        self._spot: Final = [self._span * (self.row[hex] + 1) + self.x[hex] + 2 for hex in hexes]
        self._grid: Final = [OFF] * (self._span * (len(widths) + 2))
        for hex, spot in enumerate(self._spot):
            self._grid[spot] = hex

        away = [self._span * rows + dx for dx, rows in WAYS]
        self.beside: Final = [[self._grid[spot + way] for way in away] for spot in self._spot]
        self.neighbours: Final = [[hex for hex in six if hex != OFF] for six in self.beside]
        self.up: Final = [[hex for hex in (six[NW], six[NE]) if hex != OFF] for six in self.beside]
        self.down: Final = [[hex for hex in (six[SW], six[SE]) if hex != OFF] for six in self.beside]
        self.distance: Final = [  # in bytes: compiled, they are read in a third of a list's time
            bytes([min(FARTHEST, steps(self.x[b] - self.x[a], self.row[b] - self.row[a])) for b in hexes])
            for a in hexes
        ]
        self._within: Final[dict[tuple[int, int], list[int]]] = {}
        self._courses: Final[dict[int, Line]] = {}
        self._lines: Final[list[Line | None]] = [None] * (self.size * self.size)

    def at(self, column: int, row: int) -> int:
        """The hex in a column of a row, or OFF."""
        if 0 <= row < len(self.widths) and 0 <= column < self.widths[row]:
            return self._grid[self._span * (row + 1) + 2 * column + row % 2 + 2]
        return OFF

    def label(self, hex: int) -> str:
        """The hex in writing: the letter of its row, the number of its column; a1 is the top left."""
        return self.labels[hex]

    def find(self, label: str) -> int:
        """The hex with a label, or OFF."""
        return self._found.get(label, OFF)

    def direction(self, a: int, b: int) -> int:
        """The direction (E to SE) of a step from a to its neighbour b, or OFF if they are not adjacent."""
        six = self.beside[a]
        for way in range(6):
            if six[way] == b:
                return way
        return OFF

    def within(self, hex: int, radius: int) -> list[int]:
        """The hexes no farther than the radius, nearest first: the hex itself, then its neighbours…"""
        known = self._within.get((hex, radius))
        if known is None:
            away = self.distance[hex]
            near = [(away[other], other) for other in range(self.size) if away[other] <= radius]
            near.sort()
            known = [other for _, other in near]
            self._within[(hex, radius)] = known
        return known

    def line(self, a: int, b: int) -> Line:
        """What the straight segment between two centres crosses, and the sides along which it runs.

        A hex met only in a corner is in neither list. Of a side at the edge, the missing hex is OFF.
        """
        known = self._lines[a * self.size + b]
        if known is None:
            known = self._drawn(a, b)
            self._lines[a * self.size + b] = known
        return known

    def _drawn(self, a: int, b: int) -> Line:
        """The line's course laid on the board from a; what falls outside is left out."""
        start = self._spot[a]
        offset = self._spot[b] - start
        way = self._courses.get(offset)
        if way is None:
            way = course(self.x[b] - self.x[a], self.row[b] - self.row[a], self._span)
            self._courses[offset] = way
        crossed: list[int] = []
        for spot in way.crossed:
            hex = self._grid[start + spot]
            if hex != OFF:
                crossed.append(hex)
        sides: list[tuple[int, int]] = []
        for left_spot, right_spot in way.sides:
            left, right = self._grid[start + left_spot], self._grid[start + right_spot]
            if left != OFF or right != OFF:
                sides.append((left, right))
        return Line(tuple(crossed), tuple(sides))


UNKNOWN: Final = -1
BOARDS: Final[dict[tuple[int, ...], HexBoard]] = {}


def board_of(widths: list[int]) -> HexBoard:
    """The board with rows of these widths: as nothing of it changes, one serves all who ask."""
    board = BOARDS.get(tuple(widths))
    if board is None:
        board = HexBoard(widths)
        BOARDS[tuple(widths)] = board
    return board


def letters(row: int) -> str:
    """The letters of a row: a to z, then aa, ab…"""
    last = chr(ord("a") + row % 26)
    return last if row < 26 else letters(row // 26 - 1) + last


def nearest(away: bytes, places: list[int], none: int) -> int:
    """How far away the nearest of some places is, by the distances of all from here."""
    best = none
    for there in places:
        distance = away[there]
        if distance < best:
            best = distance
    return best


class Whereabouts:
    """Where enemies stand and what ground is wanted; how near they are is worked out when first asked."""

    __slots__ = ("away", "goals", "nearest", "places", "wished")

    def __init__(self, away: list[bytes], places: list[int], goals: list[int]) -> None:
        self.away: Final = away  # by two hexes
        self.places: Final = places
        self.goals: Final = goals
        self.nearest: Final = [UNKNOWN] * len(away)
        self.wished: Final = [UNKNOWN] * len(away) if goals else []

    def how_near(self, hex: int) -> int:
        """How far away the nearest enemy is."""
        known = self.nearest[hex]
        if known == UNKNOWN:
            known = self.nearest[hex] = nearest(self.away[hex], self.places, len(self.away))
        return known

    def draws(self, here: int, hex: int) -> bool:
        """There is something to look for: beside the enemy, nearer to him, or to ground that is wanted."""
        near = self.how_near(here)
        if near == 1 or self.how_near(hex) < near:
            return True
        if not self.goals:
            return False
        return self.how_wished(hex) < self.how_wished(here)

    def how_wished(self, hex: int) -> int:
        """How far away the nearest ground is that is wanted, where there is any."""
        known = self.wished[hex]
        if known == UNKNOWN:
            known = self.wished[hex] = nearest(self.away[hex], self.goals, len(self.away))
        return known
