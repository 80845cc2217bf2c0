"""Checks the map of a pack: areas with an outline, borders that join them, walls around fortresses."""

import re
from typing import Final

from grognard.games.gradisca.content import Area, Border, Content
from grognard.packs import Pack

FILE: Final = "map.toml"
MOST_AREAS: Final = 62  # a set of areas stays one small number
POINTS: Final = re.compile(r"\d{1,5},\d{1,5}( \d{1,5},\d{1,5}){2,}")


def points_of(text: str) -> list[tuple[int, int]]:
    """The points of an outline that was found right."""
    return [(int(x), int(y)) for x, _, y in [pair.partition(",") for pair in text.split()]]


def check_map(pack: Pack, content: Content) -> None:
    """Note everything that is wrong with the map."""
    if len(content.canvas) != 1:
        pack.complain(FILE, "canvas", "there is one canvas")
    for number, canvas in enumerate(content.canvas):
        check_outline(pack, f"canvas[{number}].outline", canvas.outline)
    if len(content.areas) > MOST_AREAS:
        pack.complain(FILE, "area", f"a map has at most {MOST_AREAS} areas")
    ids = [area.id for area in content.areas]
    for number, area in enumerate(content.areas):
        check_area(pack, f"area[{number}]", area, ids)
    if sum(bool(area.kept_by) for area in content.areas) > 1:
        pack.complain(FILE, "area", "only one area is kept by another")
    for side in ("ven", "aus"):
        if not any(area.source == side for area in content.areas):
            pack.complain(
                FILE, "area", f'the side "{side}" has no source of supply', 'write source = "ven" or "aus"'
            )
    check_borders(pack, content, ids)


def check_outline(pack: Pack, where: str, text: str) -> None:
    """Three points or more."""
    if not POINTS.fullmatch(text):
        pack.complain(FILE, where, "an outline is three points or more", 'as in "0,40 20,8 173,8"')


def check_area(pack: Pack, here: str, area: Area, ids: list[str]) -> None:
    """Where it is drawn, and what is peculiar to it."""
    check_outline(pack, f"{here}.polygon", area.polygon)
    if len(area.at) != 2:
        pack.complain(FILE, f"{here}.at", "give x and y")
    if area.kept_by:
        pack.expect_id(FILE, f"{here}.kept_by", area.kept_by, ids, "area")
        if area.territory != "aus":
            pack.complain(FILE, f"{here}.kept_by", "this is for the Archduke's territory (GR-21-12)")
    if area.feature == "fortress" and area.razzia:
        pack.complain(FILE, f"{here}.razzia", "nobody raids a fortress (GR-23-1)")


def check_borders(pack: Pack, content: Content, ids: list[str]) -> None:
    """Each pair once, with the level or the river that its kind asks for."""
    fortresses = [area.id for area in content.areas if area.feature == "fortress"]
    joined: dict[tuple[str, ...], int] = {}
    for number, border in enumerate(content.borders):
        here = f"border[{number}]"
        if len(border.between) != 2 or border.between[0] == border.between[-1]:
            pack.complain(FILE, f"{here}.between", "a border is between two areas")
            continue
        for index, id in enumerate(border.between):
            pack.expect_id(FILE, f"{here}.between[{index}]", id, ids, "area")
        pair = tuple(sorted(border.between))
        if pair in joined:
            pack.complain(FILE, f"{here}.between", f"border[{joined[pair]}] already joins them")
        joined.setdefault(pair, number)
        check_kind(pack, here, border, [id for id in border.between if id in fortresses])
    for number, area in enumerate(content.areas):
        if not any(area.id in border.between for border in content.borders):
            pack.complain(FILE, f"area[{number}].id", f'no border joins "{area.id}" to another area')


def check_kind(pack: Pack, here: str, border: Border, fortresses: list[str]) -> None:
    """Walls around a fortress and nowhere else (GR-2.3-3, GR-2.3-11); rivers have a name."""
    if border.kind == "wall" and len(fortresses) != 1:
        pack.complain(FILE, f"{here}.kind", "a wall stands between a fortress and an area that is none")
    if fortresses and border.kind not in ("wall", "impassable"):
        pack.complain(
            FILE, f"{here}.kind", f'"{fortresses[0]}" is a fortress: its borders are walls', 'write "wall"'
        )
    if (border.kind == "wall") != bool(border.level):
        pack.complain(FILE, f"{here}.level", "a wall has a level, nothing else has one")
    if border.kind.startswith("river") != bool(border.river):
        pack.complain(FILE, f"{here}.river", "a river has a name, nothing else has one")
