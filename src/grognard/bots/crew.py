"""Work shared out to several processes: the same results for any number of them, a quick end at Ctrl-C."""

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import active_children, get_context, parent_process
from threading import Thread
from types import FrameType, TracebackType
from typing import Final, Self, TypeVar

from grognard.bots.pipes import end_all
from grognard.play.undisturbed import Undisturbed

T = TypeVar("T")
R = TypeVar("R")


class Crew:
    """One process, this one, or several of its own."""

    def __init__(self, jobs: int) -> None:
        self.jobs: Final = jobs
        self.pool: ProcessPoolExecutor | None = None

    def __enter__(self) -> Self:
        if self.jobs > 1:
            self.pool = ProcessPoolExecutor(self.jobs, get_context("spawn"), begin_work)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.pool is None:
            return
        if error is not None:  # what is under way is given up
            for child in active_children():
                child.terminate()
        self.pool.shutdown(wait=True, cancel_futures=True)

    def do(self, work: Callable[[T], R], items: Sequence[T]) -> Iterator[R]:
        """The results, as they come; an interrupt is raised between two steps of the work."""
        if self.pool is None:
            for item in items:
                with Undisturbed():
                    done = work(item)
                yield done
            return
        for future in as_completed([self.pool.submit(work, item) for item in items]):
            yield future.result()


def begin_work() -> None:
    """A worker leaves the interrupt to whoever started it; told to go, it takes its programs with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, leave)
    stay_with_parent()


def stay_with_parent() -> None:
    """A worker goes when whoever started it is no more, however that came about."""
    Thread(target=leave_after_parent, daemon=True).start()


def leave_after_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        leave(signal.SIGTERM, None)


def leave(number: int, frame: FrameType | None) -> None:
    """Go at once."""
    end_all()
    os._exit(128 + number)
