"""How far long work is: a bar beside the output, where somebody watches."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import Final

OFTEN: Final = 0.1  # seconds between two looks of the bar
AT_ONCE: Final = 0.0
IF_LONG: Final = 0.4  # seconds: what is over sooner needs no bar


@contextmanager
def progress(text: str, after: float = AT_ONCE) -> Iterator[Callable[[float], None]]:
    """What is to be told how much is done, from 0 to 1, to show it."""
    if not sys.stderr.isatty():
        yield lambda done: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn

    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn())
    bar = Progress(*columns, console=Console(stderr=True), transient=True, auto_refresh=False)
    task = bar.add_task(text, total=1.0)
    due = perf_counter() + after

    def heard(done: float) -> None:
        nonlocal due
        if perf_counter() >= due:
            due = perf_counter() + OFTEN
            bar.update(task, completed=done)
            bar.start()
            bar.refresh()

    try:
        yield heard
    finally:
        bar.stop()
