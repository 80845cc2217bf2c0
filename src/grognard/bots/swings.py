"""The chance to win at each position of a match: luck still to come counted by its odds."""

from collections.abc import Sequence
from typing import Any, Final

from grognard.bots.chances import win_chance
from grognard.core.game import Game
from grognard.core.rng import Rng
from grognard.core.state import State
from grognard.core.step import Chance, Step
from grognard.core.table import SPECTATOR

NODES: Final = 200  # outcomes looked at in one position, at the most
DRAWS: Final = 32  # of these, where cards or chits are drawn: few of them matter at once
ANSWERS: Final = 40  # decisions answered in the usual way in a row, at the most


class Frame:
    """What stays while the consequences of a roll are settled: the agenda beneath, and whose turn it is."""

    def __init__(self, beneath: Sequence[Step[Any]], turn: tuple[int, str]) -> None:
        self.beneath: Final = beneath
        self.turn: Final = turn


class Swings:
    """Judges the positions of one match in their order.

    A position in which dice are about to fall is worth what it is worth after them on the average; so
    whatever a step of chance changes is luck. What a roll leaves to be done, retreats and losses, is part of
    the roll, as long as it is answered in the usual way.
    """

    def __init__(self, game: Game[Any], rng: Rng) -> None:
        self.game: Final = game
        self.rng: Final = rng
        self.frame: Frame | None = None  # of the roll whose consequences are settled

    def worth(self, s: State) -> float:
        """The chance of side 0 to win; s stays as it is."""
        if not self.is_within(s, self.frame):
            self.frame = self.frame_of(s)
        return self.settled(s.clone(), self.frame, NODES)

    def settled(self, s: State, frame: Frame | None, nodes: int) -> float:
        """The chance after consequences in the usual way and luck on the average; s is changed."""
        for _ in range(ANSWERS):
            step = s.agenda[-1] if s.agenda else None
            if isinstance(step, Chance):
                return self.expected(s, step, frame, nodes)
            if step is None or not self.is_within(s, frame):
                break
            if not self.game.mind.hurry(s):
                s.apply(self.game.mind.usual(s))
            else:
                s.settle()
        return win_chance(self.game, s, 0)

    def expected(self, s: State, step: Chance[Any], frame: Frame | None, nodes: int) -> float:
        """The mean over what chance may bring: over all of it, or over a sample."""
        inner = frame if self.is_within(s, frame) else self.frame_of(s)
        nodes = nodes if step.source == "dice" else min(nodes, DRAWS)
        lots = step.classes(s)
        if len(lots) > nodes:
            lots = [(step.settled(step.sample(s, self.rng)), 1) for _ in range(max(1, nodes))]
        total = 0.0
        for outcome, weight in lots:
            after = s.clone()
            after.apply(outcome)
            total += weight * self.settled(after, inner, nodes // len(lots))
        return total / sum([weight for _, weight in lots])

    def frame_of(self, s: State) -> Frame | None:
        """The frame of the roll on top; None without a roll.

        The rule right beneath a roll reads it, and is gone when somebody is asked.
        """
        step = s.agenda[-1] if s.agenda else None
        if not isinstance(step, Chance) or step.source != "dice":
            return None
        return Frame(s.agenda[: max(len(s.agenda) - 2, 0)], self.turn_of(s))

    def is_within(self, s: State, frame: Frame | None) -> bool:
        """Whether the consequences of a roll are still being settled."""
        if frame is None or len(s.agenda) <= len(frame.beneath):
            return False
        same = all(mine is theirs for mine, theirs in zip(s.agenda, frame.beneath, strict=False))
        return same and self.turn_of(s) == frame.turn

    def turn_of(self, s: State) -> tuple[int, str]:
        """The turn and whose it is."""
        view = self.game.table.view(s, SPECTATOR)
        return view.turn, view.active
