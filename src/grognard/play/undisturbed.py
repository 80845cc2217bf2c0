"""Ctrl-C between two steps, never inside one: compiled rules cannot be left half-way."""

import signal
import threading
from collections.abc import Callable
from types import FrameType, TracebackType
from typing import Final, Self


class Undisturbed:
    """While the block runs an interrupt waits; it is raised when the block is done.

    Only the main thread hears signals, so elsewhere there is nothing to hold back.
    """

    def __init__(self) -> None:
        self.called = False
        self.before: Callable[[int, FrameType | None], object] | int | None = None

    def __enter__(self) -> Self:
        if threading.current_thread() is threading.main_thread():
            self.before = signal.signal(signal.SIGINT, self.wait)
            HOLDING.append(self)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.before is not None:
            signal.signal(signal.SIGINT, self.before)
            HOLDING.remove(self)
        if self.called and error is None:
            raise KeyboardInterrupt

    def wait(self, number: int, frame: FrameType | None) -> None:
        """The interrupt came: remember it."""
        self.called = True


HOLDING: Final[list[Undisturbed]] = []  # the blocks that run, the innermost last
SIGNS: Final[list[Callable[[], bool]]] = []  # what else may ask to stop: in a worker, whoever started it


def interrupted() -> bool:
    """Whether somebody wants to stop: for what waits a long time inside such a block."""
    return any(block.called for block in HOLDING) or any(sign() for sign in SIGNS)
