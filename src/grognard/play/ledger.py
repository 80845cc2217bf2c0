"""The ledger of a match: the position, the steps that led to it, and the way back."""

from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final, NamedTuple

from grognard.core.game import Game
from grognard.core.journal import PASS, Choice, Journal, Note
from grognard.core.state import DRAW, Result, State
from grognard.core.step import CHANCE, Chance, Step
from grognard.play.notation import write
from grognard.play.setup import Setup

SPACING: Final = 16  # steps between two positions kept for the way back


class Entry(NamedTuple):
    """One settled step."""

    n: int  # 1 for the first
    actor: int  # a seat, or CHANCE
    verb: str
    choice: Choice
    text: str  # its notation
    forced: bool  # the only legal choice, taken by the referee
    joined: bool  # sent together with the seat's choice before it
    barrier: bool  # chance, or something hidden became known
    notes: tuple[Note, ...]  # the clauses that applied
    hidden: int | None = None  # the only side that may know the choice

    def seen_by(self, side: int) -> "Entry":
        """The entry as a side may know it; notes name nothing hidden."""
        if self.hidden is None or self.hidden == side:
            return self
        return self._replace(choice=PASS, text=f"{self.verb} ?")


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happens at the table and is no step: undo, resign, offer, accept, say."""

    word: str
    seat: int | None = None  # whose it is; an undo is nobody's
    n: int = 0  # undo: how many steps stay
    text: str = ""  # say: what is said


class Ledger:
    """Lines are only ever added; entries are those that led to the present position."""

    def __init__(self, setup: Setup) -> None:
        self.setup: Final = setup
        self.game: Final[Game[Any]] = setup.game
        self.state: State = setup.game.rules.start(setup.scenario, setup.all_options())
        self.state.settle()
        self.entries: list[Entry] = []
        self.lines: list[Entry | Event] = []
        self.offer: int | None = None  # the seat that has offered a draw
        self.kept: list[tuple[int, State]] = [(0, self.state.clone())]

    @property
    def step(self) -> Step[Any] | None:
        """What is to be settled next."""
        return self.state.agenda[-1] if self.state.agenda else None

    def settle(self, choice: Choice, forced: bool = False, joined: bool = False) -> Entry:
        """Settle the top step by a choice known to be legal, and write it down."""
        s = self.state
        if len(self.entries) >= self.kept[-1][0] + SPACING:
            self.kept.append((len(self.entries), s.clone()))
        step = s.agenda[-1]
        actor = step.actor(s)
        hidden = self.keeper(step, actor) if step.secret(s) else None
        text = write(self.game, s, step, choice)
        journal, reveals = Journal(), s.reveals
        s.journal = journal
        s.apply(choice)
        s.journal = None
        barrier = actor == CHANCE or s.reveals != reveals
        n, notes = len(self.entries) + 1, tuple(journal.notes)
        entry = Entry(n, actor, step.verb, choice, text, forced, joined, barrier, notes, hidden)
        self.entries.append(entry)
        self.lines.append(entry)
        if not forced and actor != CHANCE:
            self.offer = None
        return entry

    def keeper(self, step: Step[Any], actor: int) -> int:
        """The side that alone may know how a secret step was settled."""
        return step.owner(self.state) if isinstance(step, Chance) else self.game.side_of(actor)

    def back(self, n: int) -> None:
        """Return to the position after step n; the lines stay and say so."""
        while self.kept[-1][0] > n:
            self.kept.pop()
        start, position = self.kept[-1]
        self.state = position.clone()
        for entry in self.entries[start:n]:
            self.state.apply(entry.choice)
        del self.entries[n:]
        self.offer = None
        self.lines.append(Event("undo", n=n))

    def resign(self, seat: int) -> None:
        """The seat gives up."""
        self.game.rules.resign(self.state, seat)
        self.lines.append(Event("resign", seat))

    def offer_draw(self, seat: int) -> None:
        """The seat would agree to a draw, until somebody decides something."""
        self.offer = seat
        self.lines.append(Event("offer", seat))

    def accept_draw(self, seat: int) -> None:
        """The match is drawn by agreement; the scores stand as they do when somebody resigns."""
        trial = self.state.clone()
        self.game.rules.resign(trial, seat)
        scores = trial.result.scores if trial.result is not None else PASS
        self.state.finish(Result(DRAW, scores, "GG-draw-1"))
        self.lines.append(Event("accept", seat))

    def say(self, seat: int, text: str) -> None:
        """A message, on one line."""
        line = " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
        self.lines.append(Event("say", seat, text=line))

    def fingerprint(self) -> str:
        """The hash of all that distinguishes the position from others."""
        facts = ",".join(map(str, self.state.facts()))
        return f"sha256:{sha256(facts.encode()).hexdigest()}"
