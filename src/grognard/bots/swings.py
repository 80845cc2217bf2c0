"""The chance to win at each position of a match: luck still to come counted by its odds."""

from collections.abc import Sequence
from typing import Any, Final

from grognard.bots.chances import win_chance
from grognard.core.game import Game
from grognard.core.rng import Rng
from grognard.core.state import State
from grognard.core.step import Chance, Step

NODES: Final = 200  # outcomes looked at in one position, at the most
ANSWERS: Final = 40  # decisions answered in the usual way in a row, at the most

Agenda = Sequence[Step[Any]]


class Swings:
    """Judges the positions of one match in their order.

    A position in which dice are about to fall is worth what it is worth after them on the average; so
    whatever a step of chance changes is luck. What a roll leaves to be done, retreats and losses, is part of
    the roll, as long as it is answered in the usual way.
    """

    def __init__(self, game: Game[Any], rng: Rng) -> None:
        self.game: Final = game
        self.rng: Final = rng
        self.frame: Agenda | None = None  # what lies beneath the roll whose consequences are settled

    def worth(self, s: State) -> float:
        """The chance of side 0 to win; s stays as it is."""
        if not is_within(s, self.frame):
            self.frame = None
        found = self.settled(s.clone(), self.frame, NODES)
        if s.agenda and (rolled := frame_of(s)) is not None and self.frame is None:
            self.frame = rolled
        return found

    def settled(self, s: State, frame: Agenda | None, nodes: int) -> float:
        """The chance after consequences in the usual way and luck on the average; s is changed."""
        for _ in range(ANSWERS):
            step = s.agenda[-1] if s.agenda else None
            if isinstance(step, Chance):
                return self.expected(s, step, frame, nodes)
            if step is None or frame is None or not is_within(s, frame):
                break
            if not self.game.mind.hurry(s):
                s.apply(self.game.mind.usual(s))
            else:
                s.settle()
        return win_chance(self.game, s, 0)

    def expected(self, s: State, step: Chance[Any], frame: Agenda | None, nodes: int) -> float:
        """The mean over what chance may bring: over all of it, or over a sample."""
        inner = frame if frame is not None else frame_of(s)
        lots = step.classes(s)
        if len(lots) > nodes:
            lots = [(step.settled(step.sample(s, self.rng)), 1) for _ in range(max(1, nodes))]
        total = 0.0
        for outcome, weight in lots:
            after = s.clone()
            after.apply(outcome)
            total += weight * self.settled(after, inner, nodes // len(lots))
        return total / sum([weight for _, weight in lots])


def frame_of(s: State) -> Agenda | None:
    """What stays on the agenda while the consequences of the roll on top are settled; None without a roll.

    The rule right beneath a roll reads it, and is gone when somebody is asked.
    """
    step = s.agenda[-1]
    if not isinstance(step, Chance) or step.source != "dice":
        return None
    return s.agenda[: max(len(s.agenda) - 2, 0)]


def is_within(s: State, frame: Agenda | None) -> bool:
    """Whether the consequences of a roll are still being settled."""
    if frame is None or len(s.agenda) <= len(frame):
        return False
    return all(mine is theirs for mine, theirs in zip(s.agenda, frame, strict=False))
