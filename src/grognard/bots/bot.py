"""What a bot is: it is given what a seat knows, and it chooses."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar, Final

from grognard.bots.knowledge import Knowledge
from grognard.core.game import Advice
from grognard.core.journal import Choice
from grognard.core.rng import Seeded

Heard = Callable[[float], None]  # how much of the thinking is done, 0 to 1


@dataclass(frozen=True)
class Why:
    """The reasons of a choice: what it was thought to be worth, term by term, and what else was weighed."""

    chosen: Advice
    others: tuple[Advice, ...]  # the best first


class Bot(ABC):
    """Chooses for one seat; the same choices for the same seed and the same knowledge."""

    name: ClassVar[str]

    def __init__(self, seed: int) -> None:
        self.rng: Final = Seeded(seed)
        self.why: Why | None = None  # of the last choice, if it had reasons
        self.heard: Heard | None = None  # is told how far the thinking is, by bots that take their time

    @abstractmethod
    def choose(self, knowledge: Knowledge) -> Choice: ...

    def close(self) -> None:  # noqa: B027
        """Let go of what the bot holds; it is asked no more."""
