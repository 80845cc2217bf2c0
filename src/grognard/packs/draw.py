"""A picture of a set-up: an SVG sheet with the board, its names, the armies, and a key to the signs."""

from collections.abc import Mapping
from math import cos, radians, sin
from typing import Final

from grognard.core.rng import Seeded
from grognard.core.table import Piece, Point, Position, Scene, Space
from grognard.packs import counters, ground
from grognard.packs.ground import GROUND, Cell, clockwise, draw_land, lands
from grognard.packs.svg import (
    CREAM,
    INK,
    PAPER,
    RED,
    SEPIA,
    SERIF,
    Spot,
    group,
    halo,
    line,
    path,
    polygon,
    readable,
    tag,
    words,
)
from grognard.packs.works import WORKS, draw_work

SCALE: Final = 0.072  # a hex is 72 pixels wide
MARGIN: Final = 48
HEAD: Final = 96
KEY: Final = 44  # the height of one line of the key
HEX: Final = [(41.6 * sin(radians(60 * k)), -41.6 * cos(radians(60 * k))) for k in range(6)]


RISES: Final = (37, -33, 49, -45)  # where a name may stand, under or over the middle of its space

Box = tuple[float, float, float, float]  # left, top, right, bottom


def draw(scene: Scene, position: Position, names: Mapping[str, str]) -> str:
    """The position on its board, as SVG.

    `names` gives the words for ids: the scenario's title, sides, terrain, markers, generals, named places;
    under "subtitle", "left" and "right" it may give a second line and the names of the flanks.
    """
    sheet = Sheet(scene, position, names)
    width = sheet.width + 2 * MARGIN
    key, lines = sheet.key(width)
    height = HEAD + sheet.height + MARGIN + lines * KEY + 8
    body = (
        tag("title", readable(sheet.words_of(scene.scenario)))
        + tag("defs", ground.definitions() + counters.definitions() + paper())
        + tag("rect", width=width, height=height, fill="url(#sheet)")
        + sheet.heading(width / 2)
        + group(sheet.board(), MARGIN, HEAD)
        + group(key, 0, HEAD + sheet.height + MARGIN)
    )
    head: dict[str, str | float] = {"xmlns": "http://www.w3.org/2000/svg", "font_family": SERIF}
    size = tag("svg", body, **head, viewBox=f"0 0 {width:.0f} {height:.0f}", width=width, height=height)
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{size}\n'


def paper() -> str:
    stops = [("0", CREAM), ("0.7", PAPER), ("1", "#e6d8ba")]
    shades = "".join(tag("stop", offset=at, stop_color=colour) for at, colour in stops)
    return tag("radialGradient", shades, id="sheet", cx="0.5", cy="0.45", r="0.75")


def spot(point: Point) -> Spot:
    """A point of the scene on the sheet."""
    return point[0] * SCALE, point[1] * SCALE


def overlap(a: Box, b: Box) -> bool:
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]


class Sheet:
    """The parts of the picture."""

    def __init__(self, scene: Scene, position: Position, names: Mapping[str, str]) -> None:
        self.scene = scene
        self.position = position
        self.names = names
        self.width, self.height = spot((scene.width, scene.height))
        self.cells = {space.id: cell(space) for space in scene.spaces}
        tracked = [track.side for track in position.tracks if track.side]
        seen = tracked + [piece.side for piece in position.pieces]
        self.sides = sorted(set(seen), key=seen.index)
        self.rng = Seeded(sum(scene.scenario.encode()))

    def words_of(self, id: str) -> str:
        return self.names.get(id, id.replace("_", " "))

    def heading(self, x: float) -> str:
        """Title and second line."""
        title = words(self.words_of(self.scene.scenario), x, 38, 27, fill=INK, font_weight="bold")
        subtitle = words(self.names.get("subtitle", ""), x, 60, 14, fill="#5a4932", font_style="italic")
        return title + subtitle

    def board(self) -> str:
        """From the ground up."""
        return (
            self.frame()
            + self.terrain()
            + self.grid()
            + self.lines()
            + self.works()
            + self.labels()
            + self.pieces()
            + self.tokens()
            + self.places()
        )

    def frame(self) -> str:
        """The neat line around the map, with the sides at their edges."""
        edges = [(22, "2.6", CREAM), (18, "0.8", "none"), (5, "0.8", "#efe4c9")]
        rects = "".join(
            tag(
                "rect",
                x=-out,
                y=-out,
                width=self.width + 2 * out,
                height=self.height + 2 * out,
                fill=fill,
                stroke=INK,
                stroke_width=width,
            )
            for out, width, fill in edges
        )
        below = [side for side in self.sides if side != self.scene.top]
        style: dict[str, str | float] = {"fill": RED, "font_weight": "bold", "letter_spacing": "2"}
        middle = self.width / 2
        text = (
            words(self.words_of(self.scene.top).upper(), middle, -8.5, 11, **style) if self.scene.top else ""
        )
        for side in below[:1]:
            text += words(self.words_of(side).upper(), middle, self.height + 15.5, 11, **style)
        return rects + text + self.flanks()

    def flanks(self) -> str:
        """The names of the flanks, as the player below sees them."""
        cuts = sorted({spot(edge.points[0])[0] for edge in self.scene.edges if edge.kind == "section"})
        borders = [0.0, *cuts, self.width]
        text = ""
        for flank, x in (("left", borders[1] / 2), ("right", (borders[-2] + self.width) / 2)):
            if cuts and flank in self.names:
                text += words(
                    self.names[flank], x, self.height + 15.5, 11, fill="#5a4932", font_style="italic"
                )
        return text

    def terrain(self) -> str:
        """Paper for every space, then the lands, low ones first."""
        base = "".join(polygon(each.ring, fill=PAPER) for each in self.cells.values())
        order = list(GROUND)
        found = sorted(
            lands(list(self.cells.values())),
            key=lambda land: order.index(land.terrain) if land.terrain in order else len(order),
        )
        return base + "".join(draw_land(land, self.rng) for land in found)

    def grid(self) -> str:
        d = "".join(line(each.ring) + "Z" for each in self.cells.values())
        return path(d, SEPIA, 0.8, opacity="0.6")

    def lines(self) -> str:
        """Section lines are dotted; others are drawn through."""
        shown = ""
        for edge in self.scene.edges:
            d = line(spot(point) for point in edge.points)
            if edge.kind == "section":
                shown += path(d, PAPER, 3.6) + path(
                    d, RED, 2, stroke_dasharray="0.1 5.4", stroke_linecap="round"
                )
            else:
                shown += path(d, SEPIA, 2.4)
        return shown

    def works(self) -> str:
        return "".join(
            draw_work(
                marker.kind, marker.facing, self.cells[marker.place].centre, self.cells[marker.place].ring
            )
            for marker in self.position.markers
            if marker.kind in WORKS
        )

    def labels(self) -> str:
        """The name of each hex, at its upper corner."""
        return "".join(
            halo(space.label, x, y - 28.5, 7.5, "#5a4932", font_family="sans-serif")
            for space in self.scene.spaces
            for x, y in [self.cells[space.id].centre]
        )

    def pieces(self) -> str:
        """All counters, the nearer ones over the farther ones; a general rides with the unit on his place."""
        by_place: dict[str, list[Piece]] = {}
        for piece in self.position.pieces:
            if piece.place in self.cells:
                by_place.setdefault(piece.place, []).append(piece)
        places = sorted(by_place, key=lambda place: self.cells[place].centre[1])
        return "".join(group(self.counter(by_place[place]), *self.seat(place)) for place in places)

    def counter(self, pieces: list[Piece]) -> str:
        general = next((piece for piece in pieces if piece.symbol == "general"), None)
        unit = next((piece for piece in pieces if piece.symbol != "general"), None)
        name = self.names.get(general.id, general.name) if general else None
        if unit is None:
            return counters.lone(pieces[0], self.sides.index(pieces[0].side), name or "")
        return counters.unit(unit, self.sides.index(unit.side), name)

    def seat(self, place: str) -> Spot:
        """Where a counter lies on its space: lower where a roof should be seen."""
        x, y = self.cells[place].centre
        return x, y + (7 if self.cells[place].terrain in ("homestead", "town") else 1)

    def tokens(self) -> str:
        """Flags to be won, each in the look of the side that may win it."""
        shown = ""
        for marker in self.position.markers:
            if marker.kind not in WORKS and marker.place in self.cells:
                x, y = self.cells[marker.place].centre
                side = self.goal_side(marker.kind)
                shown += counters.flag_token(side, x - 27, y - 13 + 19 * (side or 0))
        return shown

    def goal_side(self, kind: str) -> int | None:
        """The side of a kind of marker such as goal_usa."""
        return next((index for index, side in enumerate(self.sides) if kind.endswith(f"_{side}")), None)

    def place_name(self, space: Space) -> str:
        return self.names.get(space.id, space.name)

    def places(self) -> str:
        """Names on the map: under their space or over it, where no other name is."""
        taken = [self.ribbon(piece) for piece in self.position.pieces if piece.symbol == "general"]
        shown = ""
        for space in self.scene.spaces:
            name = self.place_name(space)
            if name:
                boxes = [self.name_box(space, rise) for rise in RISES]
                box = next(
                    (each for each in boxes if not any(overlap(each, other) for other in taken)), boxes[0]
                )
                taken.append(box)
                x, y = (box[0] + box[2]) / 2, box[3] - 3
                shown += halo(name, x, y, 12, INK, font_style="italic", font_weight="bold")
        return shown

    def name_box(self, space: Space, rise: float) -> Box:
        """The room that a space's name takes so far above or below its middle, within the map."""
        x, y = self.cells[space.id].centre
        half = 3.5 * len(self.place_name(space)) + 3
        x = min(max(x, half), self.width - half)
        return x - half, y + rise - 10, x + half, y + rise + 3

    def ribbon(self, piece: Piece) -> Box:
        """The room that a general's name takes under his counter."""
        x, y = self.seat(piece.place) if piece.place in self.cells else (-99.0, -99.0)
        half = counters.ribbon_width(self.names.get(piece.id, piece.name)) / 2
        return x - half, y + 16, x + half, y + 34

    def key(self, width: float) -> tuple[str, int]:
        """Every sign on the map with its name, in lines; and how many lines."""
        present = {each.terrain for each in self.cells.values()} - {"clear"}
        kinds = {marker.kind for marker in self.position.markers}
        entries = sorted(present) + [kind for kind in WORKS if kind in kinds]
        entries += sorted(kinds - set(WORKS), key=lambda kind: (self.goal_side(kind) or 0, kind))
        lines: list[list[str]] = [[]]
        for id in entries:
            if sum(self.key_width(each) for each in [*lines[-1], id]) > width - 2 * MARGIN:
                lines.append([])
            lines[-1].append(id)
        return "".join(self.key_line(ids, width, KEY * (n + 0.35)) for n, ids in enumerate(lines)), len(lines)

    def key_width(self, id: str) -> float:
        return 58 + 7.4 * len(self.words_of(id))

    def key_line(self, ids: list[str], width: float, y: float) -> str:
        x = (width - sum(self.key_width(id) for id in ids)) / 2
        shown = ""
        for id in ids:
            text = words(self.words_of(id), 24, 4.5, 13, fill=INK, text_anchor="start")
            sample = tag("g", self.sample(id), transform="scale(0.42)")
            shown += group(sample + text, x + 20, y)
            x += self.key_width(id)
        return shown

    def sample(self, id: str) -> str:
        """One hex of a terrain, or with a work; or a flag."""
        around = polygon(HEX, fill=PAPER, stroke=SEPIA, stroke_width="1.4")
        if id in WORKS:
            return around + draw_work(id, "nw" if id == "fence3" else "n", (0, 0), HEX)
        if any(marker.kind == id for marker in self.position.markers):
            return tag("g", counters.flag_token(self.goal_side(id), 0, 0), transform="scale(3)")
        return around + "".join(draw_land(land, self.rng) for land in lands([Cell(id, (0, 0), HEX)]))


def cell(space: Space) -> Cell:
    return Cell(space.terrain, spot(space.centre), clockwise([spot(point) for point in space.polygon]))
