"""What a case of Black Powder writes in a line: measures, terrain, objectives, commanders."""

from typing import Final, Literal, cast

from grognard.core.journal import Choice
from grognard.games.black_powder.content import (
    Commander,
    Feature,
    Objective,
    Personality,
    Side,
    TerrainId,
    Unit,
)
from grognard.games.black_powder.content import Cover as CoverId
from grognard.games.black_powder.field import COVERS, PERSONALITIES, SIDES, TERRAIN
from grognard.games.black_powder.state import Battle
from grognard.packs.given import expect, number, pairs

Spot = tuple[int, int]

LEADER_SETTINGS: Final = ("rating", "bonus", "mount", "personality", "with")
FEATURE_SETTINGS: Final = ("size", "level", "width", "cover")
GOAL_SETTINGS: Final = ("radius", "points", "building")


def read_number(word: str, scale: int, where: str) -> int:
    """A decimal number in whole parts of the scale."""
    try:
        return round(float(word) * scale)
    except ValueError:
        raise ValueError(f'{where}: "{word}" is no number') from None


def read_point(word: str, where: str) -> Spot:
    """A point: "12.5,20"."""
    x, comma, y = word.partition(",")
    if not comma:
        raise ValueError(f'{where}: "{word}" is no point (write "12.5,20")')
    return read_number(x, 1000, where), read_number(y, 1000, where)


def read_pose(word: str, where: str) -> tuple[int, int, int]:
    """A pose: "12.5,20/90"."""
    place, _, facing = word.partition("/")
    x, y = read_point(place, where)
    return x, y, read_number(facing or "0", 10, where) % 3600


def written_pose(s: Battle, unit: int) -> str:
    """A unit's pose as the notation writes it."""
    return posed((s.x[unit], s.y[unit], s.facing[unit]))


def posed(pose: Choice) -> str:
    """A pose, written."""
    x, y, facing = pose
    return f"{point(x, y)}/{decimal(facing, 10)}"


def point(x: int, y: int) -> str:
    """A point, written."""
    return f"{decimal(x, 1000)},{decimal(y, 1000)}"


def decimal(value: int, scale: int) -> str:
    return f"{value / scale:.3f}".rstrip("0").rstrip(".")


def read_feature(line: str) -> Feature:
    """Terrain: "building house 18,19 22,19 22,22 18,22 size=2"."""
    words = line.split()
    if len(words) < 4:
        raise ValueError(f'terrain: "{line}" is no terrain (write "woods wood 4,14 11,13 12,20")')
    kind = cast(TerrainId, expect(words[0], TERRAIN, "kind of terrain"))
    spots = [list(read_point(word, "terrain")) for word in words[2:] if "=" not in word]
    given = pairs([word for word in words[2:] if "=" in word], FEATURE_SETTINGS, "setting")
    cover = given.get("cover")
    return Feature(
        id=words[1],
        kind=kind,
        points=spots,
        size=number(given.get("size", "0"), "size", 0, 3),
        level=number(given.get("level", "1" if kind == "hill" else "0"), "level", 0, 9),
        width=read_number(given.get("width", "2" if kind == "road" else "0"), 1000, "width"),
        cover=None if cover is None else cast(CoverId, expect(cover, COVERS, "cover")),
    )


def read_goal(line: str) -> Objective:
    """An objective: "cross 24,18 radius=3 points=1" or "farm building=house"."""
    words = line.split()
    spots = [read_point(word, "objectives") for word in words[1:] if "=" not in word]
    given = pairs([word for word in words[1:] if "=" in word], GOAL_SETTINGS, "setting")
    return Objective(
        id=words[0],
        points=number(given.get("points", "1"), "points"),
        building=given.get("building", ""),
        at=list(spots[0]) if spots else [],
        radius=read_number(given.get("radius", "3"), 1000, "radius") if spots else 0,
    )


def read_leader(line: str) -> Commander:
    """A commander: "a brigade_a 22,1.5 rating=8", or "a general_a 24,2"."""
    words = line.split()
    if len(words) < 3:
        raise ValueError(f'commanders: "{line}" is no commander (write "a brigade_a 22,1.5 rating=8")')
    side = cast(Side, expect(words[0], SIDES, "side"))
    given = pairs(words[3:], LEADER_SETTINGS, "setting")
    personality = given.get("personality")
    if personality is not None:
        expect(personality, PERSONALITIES, "personality")
    mount = expect(given.get("mount", "horse"), ("horse", "foot"), "mount")
    return Commander(
        id=words[1],
        side=side,
        rating=number(given.get("rating", "8"), "rating", 1, 12),
        at=list(read_point(words[2], "commanders")),
        bonus=number(given.get("bonus", "1"), "bonus"),
        mount=cast(Literal["horse", "foot"], mount),
        general=words[1].startswith("general"),
        personality=cast(Personality | None, personality),
    )


def with_missing(leaders: list[Commander], units: list[Unit], width: int, depth: int) -> list[Commander]:
    """The commanders, and those of brigades that the case leaves to us: far off in a corner."""
    found, known = list(leaders), {each.id for each in leaders}
    for unit in units:
        if unit.brigade not in known:
            side: Side = "b" if unit.brigade.endswith("b") else "a"
            corner = [1000, 1000] if side == "a" else [width - 1000, depth - 1000]
            found.append(Commander(unit.brigade, side, 8, corner))
            known.add(unit.brigade)
    for side in ("a", "b"):
        if not any(each.general and each.side == side for each in found):
            corner = [1000, 1000] if side == "a" else [width - 1000, depth - 1000]
            found.append(Commander(f"general_{side}", side, 8, corner, general=True))
    return found
