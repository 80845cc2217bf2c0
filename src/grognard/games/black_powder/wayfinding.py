"""How far it is to a place on foot, around what is hard to cross: maps are drawn once a field."""

from heapq import heappop, heappush
from typing import Final

from grognard.games.black_powder.field import (
    BRIDGE,
    BUILDING,
    FORD,
    RIVER,
    ROUGH,
    WOODS,
    Field,
)
from grognard.games.black_powder.ways import CELL, Ways

STRAIGHT: Final = CELL
ASLANT: Final = CELL * 1414 // 1000
NEIGHBOURS: Final = (
    (-1, 0, STRAIGHT), (1, 0, STRAIGHT), (0, -1, STRAIGHT), (0, 1, STRAIGHT),
    (-1, -1, ASLANT), (1, -1, ASLANT), (-1, 1, ASLANT), (1, 1, ASLANT),
)  # fmt: skip
UNKNOWN: Final = 1 << 40
TOLL: Final = {ROUGH: 2, WOODS: 4, BUILDING: 8, RIVER: 12, FORD: 2, BRIDGE: 1}  # times the way itself
CROSSINGS: Final = (FORD, BRIDGE)


def ways_to(field: Field, x: int, y: int, building: int) -> Ways:
    """The map of a place, which may lie in a building; drawn once."""
    known = field.ways.get((x, y))
    if known is None:
        known = drawn(field, x, y, building)
        field.ways[(x, y)] = known
    return known


def drawn(field: Field, x: int, y: int, building: int) -> Ways:
    """The shortest ways from square to square, from the place outward."""
    columns, rows = max(2, -(-field.width // CELL)), max(2, -(-field.depth // CELL))
    tolls = [
        toll(field, column * CELL + CELL // 2, row * CELL + CELL // 2, building)
        for row in range(rows)
        for column in range(columns)
    ]
    way = [UNKNOWN] * (columns * rows)
    first = min(rows - 1, y // CELL) * columns + min(columns - 1, x // CELL)
    way[first] = 0
    open_squares = [(0, first)]
    while open_squares:
        far, here = heappop(open_squares)
        if far > way[here]:
            continue
        row, column = here // columns, here % columns
        for right, up, length in NEIGHBOURS:
            if 0 <= column + right < columns and 0 <= row + up < rows:
                there = here + up * columns + right
                reached = far + length * (tolls[here] + tolls[there]) // 2
                if reached < way[there]:
                    way[there] = reached
                    heappush(open_squares, (reached, there))
    return Ways(columns, rows, way)


def toll(field: Field, x: int, y: int, building: int) -> int:
    """How many times its length a way costs at a point: most where one cannot go at all."""
    most = 1
    for number, feature in enumerate(field.features):
        if feature.area is not None and feature.area.covers(x, y) and number != building:
            if feature.kind in CROSSINGS:
                return TOLL[feature.kind]
            most = max(most, TOLL.get(feature.kind, 1))
    return most
