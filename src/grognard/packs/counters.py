"""Counters: light men on dark blue, dark men on light grey, so that no colour needs to be told apart."""

from dataclasses import dataclass
from typing import Final

from grognard.core.table import Piece
from grognard.packs.figures import FIGURES, STAR, symbol
from grognard.packs.svg import CREAM, INK, group, path, tag, words


@dataclass(frozen=True)
class Livery:
    """How the counters of a side look."""

    body: str
    hatch: str
    ink: str
    cut: str
    strip: str
    ribbon: str
    outline: str
    faces_left: bool
    round: bool  # corners and pips


def box(half: float, cut: float, round: bool) -> str:
    """A square of that half width around the origin, its corners rounded or cut."""
    flat, far = half - cut, half
    turn = [
        f"q{cut} 0 {cut} {cut}",
        f"q0 {cut} -{cut} {cut}",
        f"q-{cut} 0 -{cut} -{cut}",
        f"q0 -{cut} {cut} -{cut}",
    ]
    if not round:
        turn = [f"l{cut} {cut}", f"l-{cut} {cut}", f"l-{cut} -{cut}", f"l{cut} -{cut}"]
    return f"M-{flat} -{far}H{flat}{turn[0]}V{flat}{turn[1]}H-{flat}{turn[2]}V-{flat}{turn[3]}Z"


HALF: Final = 24
UNION: Final = Livery("url(#blue)", "url(#azure)", CREAM, "#34557c", "#1b2f49", "#263f5e", CREAM, False, True)
CONFEDERACY: Final = Livery("url(#grey)", "url(#ash)", INK, "#c4bcab", "#4b4438", "#efe7d4", INK, True, False)


def livery(index: int) -> Livery:
    """The first side is blue, the second grey."""
    return CONFEDERACY if index % 2 else UNION


def definitions() -> str:
    """Silhouettes in the colours of both sides, gradients and hatchings."""
    figures = [
        symbol(f"{name}{index}", name, livery(index).ink, livery(index).cut)
        for index in range(2)
        for name in FIGURES
    ]
    return (
        "".join(figures)
        + gradient("blue", "#3d6089", "#263f5e")
        + gradient("grey", "#dcd6c8", "#b0a894")
        + gradient("brass", "#e5c673", "#a87f28")
        + hatching("azure", CREAM, "0.17", "")
        + hatching("ash", INK, "0.2", "rotate(45)")
    )


def gradient(id: str, above: str, below: str) -> str:
    stops = tag("stop", offset="0", stop_color=above) + tag("stop", offset="1", stop_color=below)
    return tag("linearGradient", stops, id=id, x1="0", y1="0", x2="0", y2="1")


def hatching(id: str, ink: str, opacity: str, turn: str) -> str:
    stroke = path("M0 1.5H4", ink, 0.7, opacity=opacity)
    extra = {"patternTransform": turn} if turn else {}
    return tag("pattern", stroke, id=id, width=4, height=3, patternUnits="userSpaceOnUse", **extra)


def unit(piece: Piece, side: int, general: str | None) -> str:
    """A counter around the origin: arm, strength in pips and the general's star and name."""
    look = livery(side)
    outer = box(HALF, 6, look.round)
    body = tag("path", d=outer, fill="#2a1c0c", opacity="0.35", transform="translate(1 2)")
    body += tag("path", d=outer, fill=look.body, stroke=INK, stroke_width="1.2")
    body += tag("path", d=outer, fill=look.hatch)
    body += strip(look)
    body += path(box(HALF - 2, 5, look.round), look.outline, 0.7, opacity="0.55")
    body += men(piece.symbol, side) + pips(piece, look)
    if general is not None:
        body += star(look, 21, -21) + (ribbon(general, look, 28) if general else "")
    return body


def strip(look: Livery) -> str:
    """The dark foot of the counter, under the pips."""
    corner = "v4q0 6 -6 6H-18q-6 0 -6 -6v-4z" if look.round else "v4l-6 6H-18l-6 -6v-4z"
    return tag("path", d=f"M-24 14H24{corner}", fill=look.strip) + path(
        "M-24 14H24", look.outline, 0.6, opacity="0.7"
    )


def men(figure: str, side: int) -> str:
    """The silhouette of the arm; infantry comes in ranks."""
    look = livery(side)
    if figure not in FIGURES:
        initial = figure[:1].upper() or "?"
        return words(initial, 0, 5, 26, fill=look.ink, font_weight="bold")
    if figure in ("infantry", "cadets"):
        back = [silhouette(figure, side, x, -4, 29, "0.55") for x in (-12, 11)]
        return "".join(back) + silhouette(figure, side, 0, -4.4, 34)
    return silhouette(figure, side, 0, -7 if "artillery" in figure else -4.4, 36)


def silhouette(figure: str, side: int, x: float, y: float, size: float, opacity: str = "1") -> str:
    flip = " scale(-1 1)" if livery(side).faces_left else ""
    shown = tag("use", href=f"#{figure}{side % 2}", x=-size / 2, y=-size / 2, width=size, height=size)
    return tag("g", shown, transform=f"translate({x} {y}){flip}", opacity=opacity)


def pips(piece: Piece, look: Livery) -> str:
    """A pip for each figure, hollow where one was lost; a letter marks special units."""
    mark = {"cadets": "C", "horse_artillery": "H"}.get(piece.symbol, "")
    shown = words(mark, -17, -13, 10, fill=look.ink, font_weight="bold") if mark else ""
    for index in range(piece.full):
        x = (index - (piece.full - 1) / 2) * 9
        style = (
            {"fill": CREAM}
            if index < piece.strength
            else {"fill": "none", "stroke": CREAM, "stroke_width": "1"}
        )
        if look.round:
            shown += tag("circle", cx=x, cy=19, r=2.9, **style)
        else:
            shown += tag("path", d=f"M{x} 15.4L{x + 3.6} 19L{x} 22.6L{x - 3.6} 19Z", **style)
    return shown


def star(look: Livery, x: float, y: float) -> str:
    """The brass medallion of an attached general."""
    field = tag("circle", r=7.6, fill=look.strip if look.round else "#ded7c8", stroke=INK, stroke_width="0.5")
    point = tag("path", d=STAR, fill=look.ink, transform="scale(0.68)")
    return group(
        tag("circle", r=10, fill="url(#brass)", stroke=INK, stroke_width="0.9") + field + point, x, y
    )


def ribbon_width(name: str) -> float:
    return len(name) * 5.3 + 9


def ribbon(name: str, look: Livery, y: float) -> str:
    width = ribbon_width(name)
    cloth = tag(
        "rect",
        x=-width / 2,
        y=y - 5.5,
        width=width,
        height=11,
        fill=look.ribbon,
        stroke=INK,
        stroke_width="0.7",
    )
    return cloth + words(name, 0, y + 3.1, 9.2, fill=look.ink, font_weight="bold")


def lone(piece: Piece, side: int, name: str) -> str:
    """A general by himself: round, so that he is never taken for a unit."""
    look = livery(side)
    body = tag("circle", cx=1, cy=2, r=22, fill="#2a1c0c", opacity="0.35")
    body += tag("circle", r=22, fill="url(#brass)", stroke=INK, stroke_width="1.1")
    body += tag("circle", r=18.4, fill=look.body, stroke=INK, stroke_width="0.7")
    body += tag("circle", r=18.4, fill=look.hatch) + men(piece.symbol, side)
    return body + star(look, 19, -17) + (ribbon(name, look, 22) if name else "")


def flag_token(side: int | None, x: float, y: float) -> str:
    """A flag to be won: square for the first side, a swallow-tail for the second, on a disc of its colour."""
    look = None if side is None else livery(side)
    disc, ink = (CREAM, INK) if look is None else (look.strip if look.round else "#ded7c8", look.ink)
    cloth = "M-3 -6H5.6V0.6H-3Z" if look is None or look.round else "M-3 -6H6L3.4 -2.7L6 0.6H-3Z"
    body = tag("circle", r=8.6, fill=disc, stroke="url(#brass)", stroke_width="2")
    body += tag("circle", r=9.6, fill="none", stroke=INK, stroke_width="0.6")
    return group(body + path("M-3 6.4V-6.4", ink, 1.3) + tag("path", d=cloth, fill=ink), x, y)
