"""What was found for a position and is soon asked for again: who values choices has asked for them before."""

from typing import Final, Generic, TypeVar

Position = tuple[object, ...]
T = TypeVar("T")


class Memory(Generic[T]):
    """What was found for the last so many positions; a battle is the same whether it is remembered or not."""

    __slots__ = ("_known", "most")

    def __init__(self, most: int) -> None:
        self.most: Final = most
        self._known: Final[dict[Position, T]] = {}

    def __len__(self) -> int:
        return len(self._known)

    def recall(self, position: Position) -> T | None:
        return self._known.get(position)

    def keep(self, position: Position, found: T) -> T:
        """Remember what was found for a position; when there is too much to remember, it alone."""
        if len(self._known) >= self.most:
            self.forget()
        self._known[position] = found
        return found

    def forget(self) -> None:
        self._known.clear()
