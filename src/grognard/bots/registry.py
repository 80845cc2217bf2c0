"""The bots by name."""

from typing import Final

from grognard.bots.bot import Bot
from grognard.bots.greedy import Greedy
from grognard.bots.randomly import Random
from grognard.packs import suggestion

BOTS: Final[dict[str, type[Bot]]] = {bot.name: bot for bot in (Random, Greedy)}


class UnknownBot(ValueError):
    """There is no bot of that name."""


def check(name: str) -> None:
    """Refuse a name that no bot has, with the nearest one that has."""
    if name not in BOTS:
        near = suggestion(name, BOTS)
        hint = f'did you mean "{near}"?' if near else f"there are: {', '.join(BOTS)}"
        raise UnknownBot(f'no bot "{name}" ({hint})')


def make(name: str, seed: int) -> Bot:
    """A bot that plays the same again for the same seed."""
    check(name)
    return BOTS[name](seed)
