"""Pieces of SVG text: numbers, elements, words, smooth outlines."""

from collections.abc import Iterable, Sequence
from math import cos, hypot, radians, sin
from typing import Final
from xml.sax.saxutils import escape, quoteattr

Spot = tuple[float, float]  # in pixels
Ring = Sequence[Spot]

PAPER: Final = "#f3ead7"
CREAM: Final = "#f8f1e1"
INK: Final = "#2a241d"
SEPIA: Final = "#7b5b3a"
BARK: Final = "#5c4227"
RED: Final = "#a23b2e"
SERIF: Final = "Georgia, 'Iowan Old Style', 'Palatino Linotype', 'DejaVu Serif', serif"


def num(value: float) -> str:
    """A number with at most one digit after the point."""
    return f"{round(value, 1) + 0:.1f}".removesuffix(".0")


def tag(name: str, body: str = "", /, **attributes: str | float) -> str:
    """An element; in the names of its attributes `_` stands for `-`."""
    words = "".join(
        f" {key.rstrip('_').replace('_', '-')}={quoteattr(value if isinstance(value, str) else num(value))}"
        for key, value in attributes.items()
    )
    return f"<{name}{words}>{body}</{name}>" if body else f"<{name}{words}/>"


def group(body: str, x: float, y: float, **attributes: str | float) -> str:
    """Things drawn around a point of their own."""
    return tag("g", body, transform=f"translate({num(x)} {num(y)})", **attributes)


def path(d: str, stroke: str, width: float, **attributes: str | float) -> str:
    """A line without filling."""
    return tag("path", d=d, fill="none", stroke=stroke, stroke_width=f"{width:g}", **attributes)


def polygon(ring: Ring, **attributes: str | float) -> str:
    return tag("polygon", points=" ".join(f"{num(x)},{num(y)}" for x, y in ring), **attributes)


def line(spots: Iterable[Spot]) -> str:
    """The `d` of a line through points."""
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in spots)


def readable(text: str) -> str:
    """The text as XML may hold it: without control characters, every blank a plain one."""
    return escape(
        "".join(" " if sign.isspace() else sign for sign in text if sign.isspace() or sign.isprintable())
    )


def words(text: str, x: float, y: float, size: float, **attributes: str | float) -> str:
    """A line of text around x."""
    place: dict[str, str | float] = {"x": x, "y": y, "font_size": f"{size:g}", "text_anchor": "middle"}
    return tag("text", readable(text) or " ", **{**place, **attributes})


def halo(text: str, x: float, y: float, size: float, fill: str, **attributes: str | float) -> str:
    """Text with paper around it, so that it can be read over anything."""
    under = words(
        text, x, y, size, fill=PAPER, stroke=PAPER, stroke_width="3.6", stroke_linejoin="round", **attributes
    )
    return under + words(text, x, y, size, fill=fill, **attributes)


def mean(ring: Ring) -> Spot:
    return sum(x for x, _ in ring) / len(ring), sum(y for _, y in ring) / len(ring)


def shrunk(ring: Ring, by: float) -> list[Spot]:
    """The ring drawn in towards its middle, by about so many pixels at the corners."""
    cx, cy = mean(ring)
    reach = max(hypot(x - cx, y - cy) for x, y in ring)
    k = (reach - by) / reach
    return [(cx + (x - cx) * k, cy + (y - cy) * k) for x, y in ring]


def smooth(ring: Ring, times: int) -> list[Spot]:
    """The ring with its corners cut, again and again."""
    for _ in range(times):
        cut: list[Spot] = []
        for (ax, ay), (bx, by) in sides(ring):
            cut.append((ax * 0.75 + bx * 0.25, ay * 0.75 + by * 0.25))
            cut.append((ax * 0.25 + bx * 0.75, ay * 0.25 + by * 0.75))
        ring = cut
    return list(ring)


def sides(ring: Ring) -> list[tuple[Spot, Spot]]:
    return [(a, ring[(index + 1) % len(ring)]) for index, a in enumerate(ring)]


def inside(ring: Ring, x: float, y: float) -> bool:
    """Whether a point lies within the ring."""
    hit = False
    for (ax, ay), (bx, by) in sides(ring):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            hit = not hit
    return hit


def away(ring: Ring, x: float, y: float) -> float:
    """How far a point lies from the ring's line."""
    nearest = 1e9
    for (ax, ay), (bx, by) in sides(ring):
        dx, dy = bx - ax, by - ay
        along = ((x - ax) * dx + (y - ay) * dy) / ((dx * dx + dy * dy) or 1.0)
        along = max(0.0, min(1.0, along))
        nearest = min(nearest, hypot(x - ax - along * dx, y - ay - along * dy))
    return nearest


def rays(inner: float, outer: float, count: int, x: float = 0, y: float = 0) -> str:
    """The `d` of spokes around a point."""
    turns = [radians(360 * k / count) for k in range(count)]
    return "".join(
        line([(x + inner * cos(a), y + inner * sin(a)), (x + outer * cos(a), y + outer * sin(a))])
        for a in turns
    )
