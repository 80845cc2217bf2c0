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
    Feature,
    Field,
)
from grognard.games.black_powder.ways import ASLANT, CELL, Ways

NEIGHBOURS: Final = (
    (-1, 0, CELL), (1, 0, CELL), (0, -1, CELL), (0, 1, CELL),
    (-1, -1, ASLANT), (1, -1, ASLANT), (-1, 1, ASLANT), (1, 1, ASLANT),
)  # fmt: skip
CROSSINGS: Final = (FORD, BRIDGE)
WIDE: Final = 8000  # a ford on which a line finds its way
WING: Final = 3000  # half a line
BESIDE: Final = 4  # the toll of a line so near to a house: one of its wings runs into the walls
UNKNOWN: Final = 1 << 40
TOLL: Final = {ROUGH: 2, WOODS: 4, BUILDING: 8, RIVER: 60, FORD: 2, BRIDGE: 1}  # times the way itself


def ways_to(field: Field, x: int, y: int, building: int, narrow: bool = True) -> Ways:
    """The map of a place, which may lie in a building; drawn once, and for who is as wide as a line."""
    open_ground = not field.by_kind[RIVER] and not field.by_kind[BUILDING]
    narrow = narrow or open_ground or is_on_crossing(field, x, y)
    known = field.ways.get((x, y, narrow))
    if known is None:
        known = drawn(field, x, y, building, narrow)
        field.ways[(x, y, narrow)] = known
    return known


def is_on_crossing(field: Field, x: int, y: int) -> bool:
    """A place lies on a bridge or a ford, so that whoever comes near is there."""
    for kind in CROSSINGS:
        for number in field.by_kind[kind]:
            area = field.features[number].area
            if area is not None and area.covers(x, y):
                return True
    return False


def leads_over_crossing(field: Field, ways: Ways, x: int, y: int, length: int) -> bool:
    """The way from a point goes over a bridge or a ford within so much of it."""
    if not field.by_kind[RIVER]:
        return False
    return any(is_on_crossing(field, *ways.onward(x, y, far)) for far in range(0, length, CELL))


def drawn(field: Field, x: int, y: int, building: int, narrow: bool) -> Ways:
    """The shortest ways from square to square, from the place outward."""
    columns, rows = max(2, -(-field.width // CELL)), max(2, -(-field.depth // CELL))
    tolls = [
        toll(field, column * CELL + CELL // 2, row * CELL + CELL // 2, building, narrow)
        for row in range(rows)
        for column in range(columns)
    ]
    way = [UNKNOWN] * (columns * rows)
    first = min(rows - 1, y // CELL) * columns + min(columns - 1, x // CELL)
    following = [first] * (columns * rows)
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
                    following[there] = here
                    heappush(open_squares, (reached, there))
    return Ways(columns, rows, way, following)


def toll(field: Field, x: int, y: int, building: int, narrow: bool) -> int:
    """How many times its length a way costs at a point: most where one cannot go at all."""
    most = 1
    for number, feature in enumerate(field.features):
        if feature.area is not None and feature.area.covers(x, y) and number != building:
            if feature.kind in CROSSINGS and (narrow or is_wide(feature)):
                return TOLL[feature.kind]
            most = max(most, TOLL.get(feature.kind, 1))
        elif not narrow and number != building and is_beside(feature, x, y):
            most = max(most, BESIDE)
    return most


def is_beside(feature: Feature, x: int, y: int) -> bool:
    """Somebody in line at a point would touch a house."""
    if feature.kind != BUILDING or feature.area is None:
        return False
    walls = feature.area.bounds
    return walls.west - WING < x < walls.east + WING and walls.south - WING < y < walls.north + WING


def is_wide(feature: Feature) -> bool:
    """Whoever fords here needs no column."""
    assert feature.area is not None
    bounds = feature.area.bounds
    return feature.kind == FORD and max(bounds.east - bounds.west, bounds.north - bounds.south) >= WIDE
