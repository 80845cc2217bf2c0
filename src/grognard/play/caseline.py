"""The line of play of a case: choices, refusals and rolls, with a journal always listening."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from grognard.core.game import Game
from grognard.core.journal import PASS, Choice, Journal, Note
from grognard.core.state import State
from grognard.core.step import CHANCE, Chance, Step
from grognard.play.casefile import CaseError, CaseFile
from grognard.play.explain import forced, objection
from grognard.play.notation import PASSING, NotationError, write
from grognard.play.notation import read as read_choice
from grognard.play.telling import Teller

ANY: Final = "?"  # in a roll: whatever comes first
PATIENCE: Final = 1000  # forced steps in a row


class Failure(Exception):
    """The case does not hold."""


@dataclass(frozen=True)
class Told:
    """One step that was settled: what the log is made of, and how to know a forced one again."""

    before: State
    step: Step[Any]
    choice: Choice
    actor: int
    notes: list[Note]
    forced: bool


class Line:
    """A position that is played on, and all that was said on the way."""

    def __init__(self, file: CaseFile, game: Game[Any], pack: Path | None) -> None:
        self.file: Final = file
        self.game = game  # seated as the position asks for, once it is set up
        self.pack: Final = pack
        self.cited: Final[dict[str, None]] = {}  # every clause that the engine named, in order
        self.recent: dict[str, None] = {}  # those named in this entry
        self.told: list[Told] = []
        self.where = ""  # in the file

    def arrange(self, position: dict[str, object], where: str) -> None:
        """Set up the position to start from."""
        self.where = where
        try:
            self.s: State = self.game.cases.arrange(position)
            self.game = self.game.seated(self.game.cases.options(position))
        except ValueError as error:
            raise self.wrong(str(error)) from None
        self.s.journal = journal = Journal()
        self.s.settle()
        self.s.journal = None
        self.cite(journal.notes)

    def do(self, text: str) -> None:
        """Make a choice that must be legal; a forced one may have been made already."""
        if self.was_forced(text):
            return
        choice = self.legal(self.reach(text), text)
        self.apply(choice)

    def was_forced(self, text: str) -> bool:
        """Whether the text names a forced step that was taken just before."""
        if self.s.agenda and names_step(self.s.agenda[-1], text):
            return False
        for told in reversed(self.told):
            if not told.forced:
                return False
            if names_step(told.step, text):
                return self.read(told.step, text, told.before) == told.choice
        return False

    def refused(self, text: str, clause: str, numbers: list[int] | None) -> None:
        """Try a choice that must be refused by this clause."""
        step = self.reach(text)
        note = objection(self.game, self.s, step, self.read(step, text))
        if note is None:
            raise Failure(f'"{text}" is not refused, expected {clause}')
        self.cite([note])
        if note.clause != clause:
            raise Failure(f'"{text}" is refused by {note.clause}, not {clause}: {self.reason(note)}')
        if numbers is not None and list(note.what) != numbers:
            raise Failure(f'"{text}" is refused with the numbers {list(note.what)}, not {numbers}')

    def roll(self, text: str) -> None:
        """Give the next chance its outcome; forced steps before it are taken."""
        step = self.pending(f'"{text}" is left over')
        while not isinstance(step, Chance):
            if not self.take_forced():
                raise Failure(f'"{text}" is left over: {self.question()}')
            step = self.pending(f'"{text}" is left over')
        if text == ANY:
            self.apply(step.outcomes(self.s)[0][0])
            return
        words = text.split()
        if words[:1] != [step.verb]:
            words = [step.verb, *words]
        outcome = PASS if len(words) == 1 else step.settled(self.read(step, " ".join(words)))
        if objection(self.game, self.s, step, outcome) is not None:
            example = write(self.game, self.s, step, step.outcomes(self.s)[0][0])
            raise Failure(f'"{text}" cannot come up now (what can is, for instance, "{example}")')
        self.apply(outcome)

    def reach(self, text: str) -> Step[Any]:
        """The step that the text answers; forced steps and certain outcomes before it are taken."""
        step = self.pending(f'"{text}" comes too late')
        while not names_step(step, text):
            if isinstance(step, Chance) and len(outcomes := step.outcomes(self.s)) == 1:
                self.apply(outcomes[0][0], forced=True)
            elif isinstance(step, Chance) or not self.take_forced():
                raise Failure(f'"{text}" is not to be decided now: {self.question()}')
            step = self.pending(f'"{text}" comes too late')
        return step

    def pending(self, otherwise: str) -> Step[Any]:
        """The step on top."""
        if not self.s.agenda:
            raise Failure(f"{otherwise}: the match is over")
        return self.s.agenda[-1]

    def take_forced(self) -> bool:
        """Take the step on top if it leaves one choice."""
        choice = forced(self.s)
        if choice is None:
            return False
        self.apply(choice, forced=True)
        return True

    def settle(self) -> None:
        """Take all forced steps, as a match does."""
        for _ in range(PATIENCE):
            if not self.take_forced():
                return
        raise Failure(f"{PATIENCE} forced steps in a row")

    def apply(self, choice: Choice, forced: bool = False) -> None:
        """Settle the top step with a journal listening."""
        before, step = self.s.clone(), self.s.agenda[-1]
        self.s.journal = journal = Journal()
        self.s.apply(choice)
        self.s.journal = None
        self.cite(journal.notes)
        if self.s.result is not None:
            self.cite([Note(self.s.result.clause)])
        self.told.append(Told(before, step, choice, step.actor(before), journal.notes, forced))

    # words

    def read(self, step: Step[Any], text: str, s: State | None = None) -> Choice:
        """The choice that a text names, now or in an earlier position."""
        try:
            return read_choice(self.game, s or self.s, step, text)
        except NotationError as error:
            raise self.wrong(f'"{text}": {error}') from None

    def legal(self, step: Step[Any], text: str) -> Choice:
        """The choice that a text names, which must be legal."""
        choice = self.read(step, text)
        note = objection(self.game, self.s, step, choice)
        if note is not None:
            raise Failure(f'"{text}" is refused: {self.reason(note)}')
        return choice

    def written(self, step: Step[Any], choice: Choice) -> str:
        return write(self.game, self.s, step, choice)

    def actor(self, step: Step[Any]) -> str:
        """The seat to decide, or chance."""
        actor = step.actor(self.s)
        return "chance" if actor == CHANCE else self.game.seats[actor]

    def question(self) -> str:
        """What is to be settled now, with a few of the answers."""
        step = self.s.agenda[-1]
        if isinstance(step, Chance):
            return f'"{step.verb}" has to be given first, by roll = […]'
        options = [self.written(step, choice) for choice in step.options(self.s)]
        more = ", …" if len(options) > 4 else ""
        return f"{self.actor(step)} decides: {', '.join(options[:4])}{more}"

    def reason(self, note: Note) -> str:
        """A refusal in a sentence."""
        return Teller(self.game, "en", self.pack).note(self.s, note)

    def cite(self, notes: list[Note]) -> None:
        """Remember the clauses that the engine named."""
        clauses = dict.fromkeys([note.clause for note in notes])
        self.cited.update(clauses)
        self.recent.update(clauses)

    def wrong(self, message: str, hint: str = "") -> CaseError:
        """The file speaks of something that is not there."""
        self.file.complain(self.where, message, hint)
        return CaseError(self.file.findings)


def names_step(step: Step[Any], text: str) -> bool:
    """Whether a text answers this step, by its verb or its word for passing."""
    words = text.lower().split()
    if len(words) == 1 and not isinstance(step, Chance) and words[0] in (step.passing, *PASSING):
        return True
    return words[:1] == [step.verb]
