"""One decision thought about on several cores: copies of the process think too, and tell what they found."""

import json
import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from grognard.bots.tree import Tree

APART: Final = 1 << 31  # between the seeds of one core and the next, beyond all that one of them draws

SUMS: Final = 15  # numbers that are told of a choice
NOTHING: Final = [0.0] * SUMS

Thought = Callable[[int], object]  # by a seed


@contextmanager
def others_thinking(tree: Tree, thought: Thought, seed: int, cores: int) -> Iterator[None]:
    """While this process thinks, the other cores do; afterwards the tree holds what they all found.

    A copy that ends early has found nothing; none outlives the decision.
    """
    copies = [begin(tree, thought, seed + number * APART) for number in range(1, cores)]
    try:
        yield
        for _, pipe in copies:
            for row in told(pipe):
                tree.learn(int(row[SUMS]), tuple([int(number) for number in row[SUMS + 1 :]]), row[:SUMS])
    finally:
        for process, pipe in copies:
            os.close(pipe)
            os.kill(process, signal.SIGKILL)
            os.waitpid(process, 0)


def begin(tree: Tree, thought: Thought, seed: int) -> tuple[int, int]:
    """A copy of this process that thinks by a seed of its own: its number, and where it will tell."""
    reading, writing = os.pipe()
    process = os.fork()
    if process:
        os.close(writing)
        return process, reading
    try:
        known = dict(tree.found())
        thought(seed)
        with open(writing, "w", encoding="ascii") as pipe:
            rows = [[*beyond(known.get(choice, NOTHING), sums), *choice] for choice, sums in tree.found()]
            json.dump(rows, pipe)
    finally:
        os._exit(0)


def beyond(known: list[float], sums: list[float]) -> list[float]:
    """What was found of a choice beyond what was known."""
    return [now - then for now, then in zip(sums, known, strict=True)]


def told(pipe: int) -> list[list[float]]:
    """What a copy has found, a row for each choice."""
    with open(pipe, encoding="ascii", closefd=False) as lines:
        text = lines.read()
    rows: list[list[float]] = json.loads(text) if text else []
    return rows
