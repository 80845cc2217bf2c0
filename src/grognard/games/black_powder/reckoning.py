"""Poses that are worth trying (3.29): wheels, places beside friends, behind cover. A part of the ground."""

from typing import Final

from grognard.boards.plane import facing_of, half_point_at, point_at, side
from grognard.boards.shapes import gap
from grognard.core.journal import Choice
from grognard.games.black_powder import ground
from grognard.games.black_powder.state import Battle

BEHIND: Final = 2000  # BP-cand-5
ASIDE: Final = 500
SNUG: Final = 100  # from a line of cover


def bearing_to(ax: int, ay: int, bx: int, by: int, own: int) -> int:
    """The direction from one point to another (BP-geo-23)."""
    return facing_of(bx - ax, by - ay, own)


def wheel(pose: Choice, width: int, depth: int, angle: int, right: bool) -> Choice:
    """The pose after a wheel on a front corner: to the right on the right one, else to the left."""
    corner = width if right else -width
    px, py = half_point_at(pose[0], pose[1], pose[2], corner, depth)
    facing = (pose[2] + (angle if right else -angle)) % 3600
    x, y = half_point_at(px, py, facing, -corner, -depth)
    return x, y, facing


def beside(s: Battle, friend: int, width: int, depth: int) -> list[Choice]:
    """Behind a friend, to its left and to its right, for a footprint of this size."""
    x, y, facing = ground.pose(s, friend)
    back = ground.depth(s, friend) + depth + 2 * BEHIND
    aside = ground.width(s, friend) + width + 2 * ASIDE
    return [
        (*half_point_at(x, y, facing, 0, -back), facing),
        (*half_point_at(x, y, facing, -aside, 0), facing),
        (*half_point_at(x, y, facing, aside, 0), facing),
    ]


def behind_line(s: Battle, unit: int, feature: int, enemy: int, depth: int) -> Choice:
    """Close behind the nearest piece of a line of cover, on the side away from an enemy, facing across it."""
    pieces = s.field.features[feature].segments
    best, least = pieces[0], -1
    for piece in pieces:
        found = gap(piece, s.outline[unit])
        if least < 0 or found < least:
            best, least = piece, found
    ax, ay, bx, by = best.points
    x, y = ground.half_between(ax, bx), ground.half_between(ay, by)
    facing = facing_of(by - ay, ax - bx, 0)  # to the right of the line from a to b
    if side(ax, ay, bx, by, s.x[enemy], s.y[enemy]) > 0:
        facing = (facing + 1800) % 3600
    x, y = point_at(x, y, facing, 0, -(depth // 2 + SNUG))
    return x, y, facing
