"""The ground of a drawn board: each terrain has a colour and a sign of its own."""

from collections.abc import Callable
from dataclasses import dataclass
from math import atan2, degrees, hypot
from typing import Final

from grognard.core.rng import Rng
from grognard.packs.svg import (
    BARK,
    INK,
    RED,
    SEPIA,
    Ring,
    Spot,
    away,
    group,
    inside,
    line,
    path,
    polygon,
    shrunk,
    sides,
    smooth,
    tag,
)


@dataclass(frozen=True)
class Cell:
    """A hex or an area on the sheet."""

    terrain: str
    centre: Spot
    ring: Ring


@dataclass(frozen=True)
class Land:
    """Joined cells of one terrain, with their outline: one ring, and one for every hole."""

    terrain: str
    cells: list[Cell]
    rings: list[list[Spot]]


def lands(cells: list[Cell]) -> list[Land]:
    """The cells gathered by terrain and contact; a bridge belongs to the water under it."""
    left = list(cells)
    found = []
    while left:
        joined = [left.pop(0)]
        for cell in joined:
            touching = [other for other in left if bed(other) == bed(cell) and touch(cell, other)]
            joined.extend(touching)
            left = [other for other in left if other not in touching]
        found.append(Land(bed(joined[0]), joined, outlines(joined)))
    return found


def bed(cell: Cell) -> str:
    return "waterway" if cell.terrain == "bridge" else cell.terrain


def touch(a: Cell, b: Cell) -> bool:
    """Whether two cells share two corners."""
    near = [p for p in a.ring for q in b.ring if hypot(p[0] - q[0], p[1] - q[1]) < 1]
    return len(near) > 1


def outlines(cells: list[Cell]) -> list[list[Spot]]:
    """The rings around joined cells: the sides that no two of them share, in a chain."""
    all_sides = [side for cell in cells for side in sides(clockwise(cell.ring))]
    known = {(spot_key(a), spot_key(b)) for a, b in all_sides}
    border = {spot_key(a): (a, spot_key(b)) for a, b in all_sides if (spot_key(b), spot_key(a)) not in known}
    rings = []
    while border:
        ring = []
        key = next(iter(border))
        while key in border:
            spot, key = border.pop(key)
            ring.append(spot)
        rings.append(ring)
    return rings


def spot_key(spot: Spot) -> tuple[int, int]:
    """Corners of neighbours are the same corner, however they were rounded."""
    return round(spot[0] / 6), round(spot[1] / 6)


def clockwise(ring: Ring) -> Ring:
    turn = sum(ax * by - bx * ay for (ax, ay), (bx, by) in sides(ring))
    return ring if turn > 0 else list(reversed(ring))


def shape(land: Land, times: int, **attributes: str | float) -> str:
    """The land's outline, softened."""
    d = "".join(line(smooth(ring, times)) + "Z" for ring in land.rings)
    return tag("path", d=d, fill_rule="evenodd", **attributes)


def use(id: str, x: float, y: float, scale: float = 1.0) -> str:
    """One of the signs below, at a point."""
    if scale == 1.0:
        return tag("use", href=f"#{id}", x=x, y=y)
    return tag("use", href=f"#{id}", transform=f"translate({x:.1f} {y:.1f}) scale({scale:.2f})")


def scattered(land: Land, step: float, margin: float, jitter: int, rng: Rng) -> list[Spot]:
    """Points all over the land, a step apart, shaken a little, none too near the border; far ones first."""
    rings = [smooth(ring, 2) for ring in land.rings]
    found = []
    for cell in land.cells:
        xs, ys = [x for x, _ in cell.ring], [y for _, y in cell.ring]
        for row in range(round(min(ys) / step), round(max(ys) / step) + 1):
            for column in range(round(min(xs) / step), round(max(xs) / step) + 1):
                x = (column + row % 2 / 2) * step + shake(jitter, rng)
                y = row * step + shake(jitter, rng)
                if inside(cell.ring, x, y) and all(away(ring, x, y) > margin for ring in rings):
                    found.append((x, y))
    return sorted(found, key=lambda spot: spot[1])


def shake(jitter: int, rng: Rng) -> float:
    """A tenth of a pixel or more to either side."""
    return (rng.below(20 * jitter + 1) - 10 * jitter) / 10


def clear(land: Land, rng: Rng) -> str:
    """Grass, here and there."""
    return "".join(use("tuft", x, y) for x, y in scattered(land, 26, 7, 10, rng))


def woods(land: Land, rng: Rng) -> str:
    """Trees, close together."""
    trees = [use(f"tree{rng.below(3)}", x, y + 3) for x, y in scattered(land, 9.6, 6, 2, rng)]
    return shape(land, 2, fill="#b3bc92", stroke="#7d8f62", stroke_width="0.8") + "".join(trees)


def orchard(land: Land, rng: Rng) -> str:
    """Fruit trees in rows."""
    trees = [use("fruit_tree", x, y + 2) for x, y in scattered(land, 12.5, 6, 0, rng)]
    return shape(
        land, 1, fill="#d5d8ae", stroke="#7d8f62", stroke_width="0.8", stroke_dasharray="3 2"
    ) + "".join(trees)


def hill(land: Land, rng: Rng) -> str:
    """Hachures down the slope, darker away from the light."""
    fine: list[str] = []
    bold: list[str] = []
    for outline in land.rings:
        ring = smooth(outline, 3)
        for count, (x, y, nx, ny) in enumerate(walked(ring, 2.7)):
            shaded = nx * 0.6 + ny * 0.8 < -0.1
            strokes = [(1.8, 10.5 + rng.below(34) / 10, bold if shaded else fine)]
            if count % 2:
                strokes.append((15.5, 20.5 + rng.below(24) / 10, fine))
            for start, end, pen in strokes:
                far = x + nx * end, y + ny * end
                if away(ring, *far) > end - 3:
                    pen.append(line([(x + nx * start, y + ny * start), far]))
    return (
        shape(land, 3, fill="#dcc798", stroke=SEPIA, stroke_width="0.6")
        + path("".join(fine), SEPIA, 0.75, opacity="0.75")
        + path("".join(bold), BARK, 1.15, opacity="0.85")
    )


def walked(ring: Ring, step: float) -> list[tuple[float, float, float, float]]:
    """Points along a clockwise ring, a step apart, each with the direction inwards."""
    found = []
    spare = 0.0
    for (ax, ay), (bx, by) in sides(ring):
        length = hypot(bx - ax, by - ay)
        ux, uy = (bx - ax) / length, (by - ay) / length
        while spare < length:
            found.append((ax + ux * spare, ay + uy * spare, -uy, ux))
            spare += step
        spare -= length
    return found


def waterway(land: Land, rng: Rng) -> str:
    """Water with waves, and the bridges over it."""
    waves = "".join(use("wave", x, y) for x, y in scattered(land, 17, 8, 3, rng))
    bridges = "".join(bridge(cell, land) for cell in land.cells if cell.terrain == "bridge")
    return (
        shape(land, 3, fill="#a9c7d2", stroke="#4f7d92", stroke_width="1.6")
        + shape(land, 3, fill="none", stroke="#d5e4e6", stroke_width="0.8", stroke_dasharray="9 5")
        + waves
        + bridges
    )


def bridge(cell: Cell, land: Land) -> str:
    """A deck of planks across the stream."""
    x, y = cell.centre
    along = [other.centre for other in land.cells if other is not cell and touch(cell, other)]
    turn = 0.0
    if along:
        ax, ay = along[0]
        bx, by = along[-1] if len(along) > 1 else (2 * x - ax, 2 * y - ay)
        turn = degrees(atan2(by - ay, bx - ax))
    return tag("use", href="#bridge", transform=f"translate({x:.1f} {y:.1f}) rotate({turn:.0f})")


def field(land: Land, rng: Rng) -> str:
    """Furrows and standing corn."""
    corn = "".join(use("corn", x, y) for x, y in scattered(land, 11.5, 6, 1, rng))
    return (
        shape(land, 1, fill="#e8d596", stroke=SEPIA, stroke_width="0.8")
        + shape(land, 1, fill="url(#furrows)")
        + corn
    )


def homestead(land: Land, rng: Rng) -> str:
    """A house, its garden and a fence."""
    return "".join(farm(cell) for cell in land.cells)


def farm(cell: Cell) -> str:
    x, y = cell.centre
    plot = smooth(shrunk(cell.ring, 3), 1)
    body = use("garden_fence", 0, 0) + use("house", 1, -25, 1.1)
    body += use("tree0", -25, -10, 1.1) + use("tree2", 26, -9, 1.2) + use("tree1", 31, -3)
    return (
        polygon(plot, fill="#e6d2a2", stroke=SEPIA, stroke_width="0.7")
        + polygon(plot, fill="url(#furrows)", opacity="0.7")
        + group(body, x, y)
    )


def town(land: Land, rng: Rng) -> str:
    """A church among houses."""
    roofs = use("house", -21, -15, 0.75) + use("house", 20, -15, 0.75) + use("church", 0, -14, 0.8)
    roofs += use("house", -26, 10, 0.75) + use("house", 25, 12, 0.75) + use("house", -8, 27, 0.75)
    roofs += use("house", 12, 27, 0.75)
    streets = shape(land, 1, fill="#dccdb0", stroke=BARK, stroke_width="1")
    return streets + "".join(group(roofs, *cell.centre) for cell in land.cells)


def rough(land: Land, rng: Rng) -> str:
    """Boulders."""
    rocks = "".join(use("rock", x, y, 0.7 + rng.below(7) / 10) for x, y in scattered(land, 14.5, 8, 2, rng))
    return shape(land, 2, fill="#c3b8a2", stroke=INK, stroke_width="1", stroke_dasharray="2 2") + rocks


GROUND: Final[dict[str, Callable[[Land, Rng], str]]] = {
    "clear": clear,
    "field": field,
    "hill": hill,
    "waterway": waterway,
    "orchard": orchard,
    "woods": woods,
    "rough": rough,
    "homestead": homestead,
    "town": town,
}


def plain(land: Land, rng: Rng) -> str:
    """A terrain without a sign of its own yet: dotted, and named in the key."""
    return shape(land, 1, fill="#ddd3bd", stroke=SEPIA, stroke_width="0.8", stroke_dasharray="1 3")


def draw_land(land: Land, rng: Rng) -> str:
    return GROUND.get(land.terrain, plain)(land, rng)


LOBES: Final = (
    "M-5.2 -3.4c-1.8 -3.1 1 -5.3 2.6 -4.3c0.3 -3.4 5 -3.4 5.2 0c2.6 -0.6 3.9 2.8 2.1 4.6"
    "c0.5 2.5 -2.6 3.7 -4.2 2.4c-2.1 1.8 -5.7 0.6 -5.7 -2.7z"
)


def tree(id: str, tint: str) -> str:
    return tag(
        "g",
        tag("ellipse", cx=2.6, cy=1.9, rx=5.7, ry=1.7, fill=INK, opacity="0.22")
        + path("M0 2.2v-4.4", INK, 1.2)
        + tag("path", d=LOBES, fill=tint, stroke="#39402a", stroke_width="0.7")
        + path("M1 -7l1.2 3.4M2.4 -6l1.2 3M3.6 -4.6l0.8 2.2", "#39402a", 0.55, opacity="0.75"),
        id=id,
    )


HOUSE: Final = (
    tag("path", d="M-13 2V12H6V2Z", fill="#f6ecd6")
    + tag("path", d="M6 2V12L15 9V0L11 -7Z", fill="#cdb88f")
    + tag("path", d="M-16 3L-11 -7H11L6.5 3Z", fill="#a4604a")
    + tag("path", d="M-8 -7V-12H-4V-7M5 -7V-11H8.4V-7", fill="#a4604a")
    + tag("path", d="M-10 5h2.6v3h-2.6zM1.4 5H4V8H1.4zM-4.6 12v-6h3v6", fill=INK, stroke="none")
)
CHURCH: Final = (
    tag("path", d="M-4 0V14H14V0Z", fill="#f6ecd6")
    + tag("path", d="M-6 1L-1 -7H13L16 1Z", fill="#8c5a48")
    + tag("path", d="M-9 -10V14H-1V-10Z", fill="#f8f1e1")
    + tag("path", d="M-10 -10L-5 -24L0 -10Z", fill="#8c5a48")
    + tag("path", d="M-5 -24V-30M-7 -28H-3", fill="none")
    + tag("path", d="M-6.4 14v-6q1.4 -2 2.8 0v6zM3 4h2.4v5H3zM8.6 4H11v5H8.6z", fill=INK, stroke="none")
)
FENCE: Final = "M-33 16L0 35L33 16M-33 19.4L0 38.4L33 19.4"
POSTS: Final = "".join(
    f"M{x} {35 - abs(x) * 0.58:.1f}v6"
    for x in (-33, -27.5, -22, -16.5, -11, -5.5, 0, 5.5, 11, 16.5, 22, 27.5, 33)
)


def definitions() -> str:
    """The signs and patterns that the ground is drawn with."""
    masonry = {"stroke": INK, "stroke_width": "0.9", "stroke_linejoin": "round"}
    furrow = path("M0 2.5H6", SEPIA, 0.8, opacity="0.4", stroke_dasharray="3.5 1.5")
    planks = "".join(f"M-10 {y}H10" for y in range(-38, 42, 5))
    signs = [
        tree("tree0", "#8b9c6b"),
        tree("tree1", "#7d8f62"),
        tree("tree2", "#97a675"),
        tag("g", path("M0 0l-1.6 -3.6M1.6 0v-4.6M3.2 0l1.6 -3.4", "#8a8457", 0.7), id="tuft", opacity="0.8"),
        tag("g", path("M-7 0q3.5 -3.6 7 0q3.5 3.6 7 0", "#4f7d92", 1.1), id="wave"),
        tag("g", path("M0 3V-3M0 -0.5l-2.4 -2.2M0 1l2.4 -2.4", "#8a6a1c", 1), id="corn"),
        tag(
            "g",
            path("M0 3.4V0", INK, 1.4)
            + tag("circle", cx=0, cy=-2.4, r=4.6, fill="#93a56c", stroke="#39402a", stroke_width="0.7")
            + "".join(
                tag("circle", cx=x, cy=y, r=1.1, fill=RED) for x, y in ((-1.8, -3.4), (1.6, -1), (0.8, -5))
            ),
            id="fruit_tree",
        ),
        tag(
            "g",
            tag("path", d="M-8 5L-7 -2L-2 -7L5 -5L8 1L6 5Z", fill="#a79c88", stroke=INK, stroke_width="0.9")
            + path("M-2 -7L0 -1L-7 -2M0 -1L6 5M0 -1L-2 5", INK, 0.6, opacity="0.7"),
            id="rock",
        ),
        tag("g", HOUSE, id="house", **masonry),
        tag("g", CHURCH, id="church", **masonry),
        tag("g", path(FENCE, BARK, 0.8) + path(POSTS, BARK, 1.1), id="garden_fence"),
        tag(
            "g",
            tag("path", d="M-10 -41H10V41H-10Z", fill="#d9bf8a")
            + path(planks, BARK, 0.7)
            + path("M-10 -41V41M10 -41V41", BARK, 2.4),
            id="bridge",
        ),
        tag(
            "pattern",
            furrow,
            id="furrows",
            width=6,
            height=5,
            patternUnits="userSpaceOnUse",
            patternTransform="rotate(-62)",
        ),
    ]
    return "".join(signs)
