"""A position: mutable data with an agenda of steps, and no opinions."""

from abc import abstractmethod
from typing import Any, Final, Self

from grognard.core.journal import PASS, Choice, Journal, Note
from grognard.core.step import RULES, Step

DRAW: Final = -1


class Result:
    """How a match ended: the winning side (or DRAW), each side's score, the clause that ended it."""

    __slots__ = ("clause", "scores", "winner")

    def __init__(self, winner: int, scores: Choice, clause: str) -> None:
        self.winner: Final = winner
        self.scores: Final = scores
        self.clause: Final = clause


class State:
    """Cheap to clone; the top step of the agenda is settled next."""

    __slots__ = ("agenda", "journal", "result", "reveals")

    def __init__(self) -> None:
        self.agenda: list[Step[Any]] = []
        self.journal: Journal | None = None  # absent in clones: searches pay nothing for explanations
        self.result: Result | None = None
        self.reveals = 0  # how often something hidden became known: each is an undo barrier

    @abstractmethod
    def clone(self) -> Self: ...

    @abstractmethod
    def own_facts(self) -> list[int]:
        """All that distinguishes two positions of this game, but the agenda and the result."""

    def facts(self) -> list[int]:
        """All that distinguishes two positions: for equality, hashes and saving."""
        facts = self.own_facts()
        for step in self.agenda:
            args = step.args()
            facts.append(len(step.verb))
            facts.extend([ord(letter) for letter in step.verb])
            facts.append(len(args))
            facts.extend(args)
        if self.result is not None:
            facts.append(self.result.winner)
            facts.extend(self.result.scores)
        return facts

    def share_agenda(self, other: "State") -> None:
        """Take over the agenda of the position that this one is a clone of; the journal stays behind."""
        self.agenda = other.agenda.copy()
        self.journal = None
        self.result = other.result
        self.reveals = other.reveals

    def apply(self, choice: Choice) -> None:
        """Settle the top step by this choice, then run the rules' own steps; trusts its caller."""
        agenda = self.agenda
        agenda.pop().take(self, choice)
        while agenda and agenda[-1].actor(self) == RULES:
            agenda.pop().take(self, PASS)

    def settle(self) -> None:
        """Run the continuations on top of the agenda until somebody has to decide."""
        agenda = self.agenda
        while agenda and agenda[-1].actor(self) == RULES:
            agenda.pop().take(self, PASS)

    def ask(self, step: Step[Any]) -> None:
        """Put one step on the agenda: it happens before what is already there."""
        if self.result is None:
            self.agenda.append(step)

    def then(self, *steps: Step[Any]) -> None:
        """Put steps on the agenda, to happen in the order written, before what is already there."""
        if self.result is None:
            self.agenda.extend(reversed(steps))

    def finish(self, result: Result) -> None:
        """The match is over: nothing is left to settle."""
        if self.result is None:
            self.result = result
            self.agenda.clear()

    def reveal(self) -> None:
        """Something hidden became known to another seat."""
        self.reveals += 1

    def hush(self) -> Journal | None:
        """Stop listening and hand over the journal: to ask what could be done next is no ruling."""
        journal = self.journal
        self.journal = None
        return journal

    def because(self, clause: str, value: int) -> int:
        """The value, noted with its clause if a journal listens."""
        if self.journal is not None:
            self.journal.notes.append(Note(clause, (value,), True))
        return value

    def cite(self, clause: str, *what: int) -> None:
        """Note that a clause applied, and to what."""
        if self.journal is not None:
            self.journal.notes.append(Note(clause, what))
