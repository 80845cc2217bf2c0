"""The bots by name."""

import os
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from grognard.bots.bot import Bot
from grognard.bots.greedy import Greedy, Recruit
from grognard.bots.randomly import Random
from grognard.bots.search import Budget, Guard, Search, Veteran
from grognard.packs import suggestion

BOTS: Final[dict[str, Callable[[int], Bot]]] = {  # what a start form offers, the weakest first
    bot.name: bot for bot in (Random, Recruit, Greedy, Veteran, Guard)
}
MAKERS: Final[dict[str, Callable[[int], Bot]]] = {**BOTS, Search.name: Search}
LONGEST: Final = 3600.0  # seconds a decision


class UnknownBot(ValueError):
    """There is no bot of that name."""


def check(name: str, cores: int = 1) -> None:
    """Refuse a name that no bot has, with the nearest one that has, and one that wants more cores."""
    kind, colon, argument = name.partition(":")
    if kind not in MAKERS:
        near = suggestion(name, MAKERS)
        hint = f'did you mean "{near}"?' if near else f"there are: {', '.join(MAKERS)}"
        raise UnknownBot(f'no bot "{name}" ({hint})')
    budget = read_budget(argument)
    if colon and (kind != Search.name or budget is None):
        raise UnknownBot(
            f'"{name}" is not understood (search:400 for 400 iterations, search:1.5s for seconds, '
            "search:1.5sx2 on two cores)"
        )
    if budget is not None and budget.cores > cores:
        raise UnknownBot(f'"{name}" wants {budget.cores} cores, and there {are(cores)} for it')


def make(name: str, seed: int) -> Bot:
    """A bot that plays the same again for the same seed, unless its time is what is limited."""
    check(name, cores=available())
    kind, _, argument = name.partition(":")
    budget = read_budget(argument)
    return MAKERS[kind](seed) if budget is None else Search(seed, budget)


def available() -> int:
    """The cores that a bot may use where nobody else waits: one where a process cannot be copied."""
    return os.cpu_count() or 1 if hasattr(os, "fork") else 1


def are(cores: int) -> str:
    return "is one" if cores == 1 else f"are {cores}"


def read_budget(text: str) -> Budget | None:
    """ "400" are iterations, "1.5s" seconds, "x2" after either two cores; None if it is neither."""
    first, x, cores = text.partition("x")
    if x and not (cores.isdecimal() and cores.isascii() and 0 < len(cores) < 4 and int(cores)):
        return None
    budget = read_thought(first)
    return replace(budget, cores=int(cores)) if budget is not None and x else budget


def read_thought(text: str) -> Budget | None:
    """A budget of one core."""
    if text.isdecimal() and text.isascii():
        return Budget(iterations=int(text)) if 0 < len(text) < 9 and int(text) else None
    whole, point, part = text.removesuffix("s").partition(".")
    if not text.endswith("s") or not (whole + part).isdecimal() or not text.isascii():
        return None
    seconds = float(whole + point + part)
    return Budget(seconds=seconds) if 0 < seconds <= LONGEST else None
