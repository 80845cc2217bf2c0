"""The muster (6): which units of the area move together."""

from typing import Final

from grognard.core.journal import LEGAL, PASS, Choice, Note
from grognard.core.rng import Rng
from grognard.core.step import Step
from grognard.games.gradisca.field import NOWHERE
from grognard.games.gradisca.movement import MARCH
from grognard.games.gradisca.paths import can_go, left_together
from grognard.games.gradisca.state import FREE, War


def muster(s: War, piece: int) -> None:
    """The unit moves, alone or with others of its command that start here (GR-6-7, GR-6-11)."""
    s.group = (piece,)
    s.base = NOWHERE
    s.trail = PASS
    s.engaged = FREE
    ask_for_more(s)


def ask_for_more(s: War) -> None:
    """Others may join the group; then it marches."""
    for piece in s.stacks[s.area]:
        if not join_verdict(s, piece):
            s.then(MUSTER)
            return
    s.then(MARCH)


def join_verdict(s: War, piece: int) -> str:
    """The clause that forbids the unit to join the group, or LEGAL."""
    if s.field.forces.command[piece] != s.command or s.at[piece] != s.area:
        return "GR-6-11"
    if s.acted[piece]:
        return "GR-5.1-1"
    return LEGAL if can_go(s, (*s.group, piece), s.area) else "GR-6-7"


class Muster(Step[War]):
    """Units join the group in any order, until it marches."""

    __slots__ = ()
    verb = "join"
    kinds = "piece"
    passing = "march"

    def args(self) -> Choice:
        return PASS

    def actor(self, s: War) -> int:
        return s.actor_of(s.active)

    def options(self, s: War) -> list[Choice]:
        able: list[Choice] = [(piece,) for piece in s.stacks[s.area] if not join_verdict(s, piece)]
        return [*able, PASS]

    def propose(self, s: War, rng: Rng) -> Choice:
        """Any unit of the area that may join, or off they go."""
        stack = s.stacks[s.area]
        first = rng.below(len(stack) + 1)
        if first < len(stack) and not join_verdict(s, stack[first]):
            return (stack[first],)
        return PASS

    def objection(self, s: War, choice: Choice) -> Note | None:
        refused = join_verdict(s, choice[0]) if choice else LEGAL
        return Note(refused, choice) if refused else None

    def take(self, s: War, choice: Choice) -> None:
        if not choice:
            s.then(MARCH)
            return
        s.acted[choice[0]] = 1
        s.group = tuple(sorted((*s.group, choice[0])))
        s.cite("GR-6-7", choice[0], left_together(s, s.group))
        journal = s.hush()
        ask_for_more(s)
        s.journal = journal


MUSTER: Final = Muster()
