"""What was found for a position and is soon asked for again: who values choices has asked for them before."""

from typing import Final, TypeVar

Position = tuple[object, ...]
T = TypeVar("T")

MOST: Final = 64  # positions remembered


def keep(known: dict[Position, list[T]], position: Position, found: list[T]) -> None:
    """Remember what was found for a position; when there is too much to remember, it alone."""
    if len(known) >= MOST:
        known.clear()
    known[position] = found
