"""What a bot is given: all that its seat knows, and never the true position."""

from functools import cached_property
from typing import Any, Final

from grognard.core.game import Game
from grognard.core.journal import Choice
from grognard.core.rng import Rng
from grognard.core.state import State
from grognard.core.step import Step
from grognard.core.table import Position


class Knowledge:
    """The view of a seat, its choices, and as many worlds as it likes that agree with all it knows.

    It is made from the true position and keeps none of it: what the seat's side cannot know is dealt anew
    at once, and dealing a dealt world again is as good as dealing the truth.
    """

    def __init__(self, game: Game[Any], s: State, seat: int, rng: Rng) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.side: Final = game.side_of(seat)
        self.dealt: Final[State] = game.resample(s, self.side, rng)

    @property
    def step(self) -> Step[Any]:
        """What is to be decided; steps hold no hidden fact."""
        return self.dealt.agenda[-1]

    @cached_property
    def choices(self) -> list[Choice]:
        """The legal choices."""
        return self.step.options(self.dealt)

    @cached_property
    def view(self) -> Position:
        """What the seat sees."""
        return self.game.table.view(self.dealt, self.seat)

    def worlds(self, rng: Rng) -> State:
        """A fresh position that agrees with all that the seat knows; the bot may change it as it likes."""
        world: State = self.game.resample(self.dealt, self.side, rng)
        return world
