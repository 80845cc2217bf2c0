"""What a position promises at the end of the war: points count the more, the fewer turns are left."""

from typing import Final

from grognard.games.gradisca.evaluate import evaluate
from grognard.games.gradisca.state import War

SOON: Final = 5  # turns before the end from which places count so


def prospect(s: War, side: int) -> int:
    """What the position is worth to the side in view of the end."""
    value = evaluate(s, side)
    if s.result is not None:
        return value
    left = max(0, s.end_box - s.turn)
    value += s.weights.point_at_end * (s.points[side] - s.points[1 - side]) // (left + 1)
    if left <= SOON:
        value += s.weights.held_at_end * (held(s, side) - held(s, 1 - side)) // (left + 1)
    return value


def held(s: War, side: int) -> int:
    """The points of the places that the side's combat units stand on."""
    total = 0
    for area, points in enumerate(s.field.prizes[side]):
        if points and s.guarded[side] >> area & 1:
            total += points
    return total
