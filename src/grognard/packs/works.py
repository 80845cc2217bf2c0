"""Fences and banks of earth along the sides that they cover."""

from math import atan2, degrees, hypot
from typing import Final

from grognard.packs.svg import BARK, CREAM, INK, Ring, Spot, line, path, shrunk, sides

# Where a work looks, in degrees clockwise from east: over a corner if it covers two sides, else over a side.
TWO_SIDES: Final = {"n": -90, "ne": -30, "se": 30, "s": 90, "sw": 150, "nw": -150}
THREE_SIDES: Final = {"e": 0, "ne": -60, "nw": -120, "w": 180, "sw": 120, "se": 60}
WORKS: Final = ("fence2", "fence3", "fieldwork", "entrenchment")


def draw_work(kind: str, facing: str, centre: Spot, ring: Ring) -> str:
    """A work on a hex, just inside the sides it covers."""
    covered = covered_sides(kind, facing, centre, shrunk(ring, 4))
    along = "".join(line(side) for side in covered)
    if kind == "entrenchment":
        return bank(along, 9, "#6e4f2a") + path(along, CREAM, 1) + ticks(covered, 3.5, 9.5, INK, 1.6)
    if kind == "fieldwork":
        return bank(along, 6, "#a8834c") + ticks(covered, 2.5, 6.5, BARK, 1.2)
    return rails(covered) + ticks(covered, -2.5, 3.5, BARK, 1.8)


def covered_sides(kind: str, facing: str, centre: Spot, ring: Ring) -> list[tuple[Spot, Spot]]:
    three = kind == "fence3"
    looks = (THREE_SIDES if three else TWO_SIDES).get(facing, 0)
    return [side for side in sides(ring) if turned(side, centre, looks) < (75 if three else 45)]


def turned(side: tuple[Spot, Spot], centre: Spot, looks: float) -> float:
    """By how many degrees the middle of a side lies away from a direction."""
    (ax, ay), (bx, by) = side
    angle = degrees(atan2((ay + by) / 2 - centre[1], (ax + bx) / 2 - centre[0]))
    return abs((angle - looks + 180) % 360 - 180)


def bank(along: str, width: float, earth: str) -> str:
    return path(along, INK, width + 1.6, stroke_linecap="round") + path(
        along, earth, width, stroke_linecap="round"
    )


def rails(covered: list[tuple[Spot, Spot]]) -> str:
    """Two bars, with paper under them."""
    along = "".join(line(side) for side in covered)
    return path(along, INK, 5, stroke_linecap="round") + path(along, "#e9dcbb", 2.6, stroke_linecap="round")


def ticks(covered: list[tuple[Spot, Spot]], start: float, end: float, ink: str, width: float) -> str:
    """Short strokes across the sides of a clockwise ring, from so far to so far inwards."""
    d = ""
    for (ax, ay), (bx, by) in covered:
        length = hypot(bx - ax, by - ay)
        ux, uy = (bx - ax) / length, (by - ay) / length
        for step in range(1, round(length / 6.5)):
            x, y = ax + ux * step * 6.5, ay + uy * step * 6.5
            d += line([(x - uy * start, y + ux * start), (x - uy * end, y + ux * end)])
    return path(d, ink, width)
