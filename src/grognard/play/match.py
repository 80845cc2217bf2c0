"""One match: who decides, what is refused, what follows by itself, and what can be taken back."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from grognard.core.game import Game
from grognard.core.journal import PASS, Choice, Note
from grognard.core.state import Result, State
from grognard.core.step import CHANCE, Chance, Step
from grognard.core.table import SPECTATOR
from grognard.play.dealers import Dealer, Typed, dealer
from grognard.play.explain import OVER, forced, judge, objection
from grognard.play.ledger import Entry, Event, Ledger
from grognard.play.setup import Setup, is_real, prepare

NO_CHOICE: Final = Note("GG-choice-1")
NO_UNDO: Final = Note("GG-undo-1")
NOBODY: Final = -3  # no side of any game


class Refused(Exception):
    """The referee refuses; the note names the clause and its numbers."""

    def __init__(self, note: Note) -> None:
        super().__init__(note.clause)
        self.note: Final = note


@dataclass(frozen=True)
class Waiting:
    """An outcome that somebody has to enter: whose luck it is, and whether he alone may see it."""

    side: int
    secret: bool
    step: Chance[Any]


class Match:
    """Holds the true position; after every call somebody must decide, enter an outcome, or it is over."""

    def __init__(
        self,
        game: Game[Any],
        scenario: str,
        options: Mapping[str, int],
        seats: Sequence[str],
        dealers: Mapping[str, Dealer],
    ) -> None:
        self.begin(Ledger(prepare(game, scenario, options, seats, dealers)))

    @classmethod
    def resumed(cls, ledger: Ledger) -> "Match":
        """A match that goes on from where its ledger stands."""
        match = cls.__new__(cls)
        match.begin(ledger)
        return match

    def begin(self, ledger: Ledger) -> None:
        self.ledger = ledger
        self.game: Game[Any] = ledger.game
        self.declining: set[int] = set()  # seats that decline their windows until their turn
        self.asked: tuple[int, int] | None = None  # the seat that asks for an undo, and the steps that stay
        self.advance()

    # what is

    @property
    def setup(self) -> Setup:
        return self.ledger.setup

    @property
    def state(self) -> State:
        return self.ledger.state

    @property
    def entries(self) -> list[Entry]:
        """The steps that led to the present position."""
        return self.ledger.entries

    @property
    def n(self) -> int:
        """How many steps led here."""
        return len(self.ledger.entries)

    @property
    def result(self) -> Result | None:
        return self.state.result

    @property
    def step(self) -> Step[Any] | None:
        """What is to be settled next."""
        return self.ledger.step

    @property
    def to_move(self) -> int | None:
        """The seat that must decide, CHANCE while an outcome has to be entered, None when it is over."""
        return None if self.step is None else self.step.actor(self.state)

    @property
    def waiting(self) -> Waiting | None:
        """The outcome that somebody has to enter."""
        step = self.step
        if not isinstance(step, Chance):
            return None
        return Waiting(step.owner(self.state), step.secret(self.state), step)

    def options(self) -> list[Choice]:
        """The legal choices of the seat to move."""
        return [] if self.step is None else self.step.options(self.state)

    def side_of(self, seat: int) -> int:
        """The side whose secrets the seat shares."""
        return NOBODY if seat == SPECTATOR else self.game.side_of(seat)

    def told(self, seat: int, since: int = 0) -> list[Entry]:
        """The steps after number `since` as the seat may know them."""
        side = self.side_of(seat)
        return [entry.seen_by(side) for entry in self.entries[since:]]

    # what is decided

    def choose(self, seat: int, choices: Sequence[Choice]) -> list[Entry]:
        """Make the seat's choices, all or none, then go on until somebody must decide: all that happened."""
        self.check(seat, choices)
        before = self.n
        self.asked = None
        for index, choice in enumerate(choices):
            self.take_forced()
            self.ledger.settle(choice, joined=index > 0)
        self.advance()
        return self.entries[before:]

    def check(self, seat: int, choices: Sequence[Choice]) -> None:
        """Refuse the choices if one of them is not the seat's to make."""
        self.seated(seat)
        if not choices:
            raise Refused(NO_CHOICE)
        self.refuse(judge(self.game, self.state, seat, choices[0]))
        if len(choices) > 1:
            trial = self.state.clone()
            trial.apply(choices[0])
            for choice in choices[1:]:
                run_forced(trial)
                self.refuse(judge(self.game, trial, seat, choice))
                trial.apply(choice)

    def seated(self, seat: int) -> None:
        """Refuse whoever holds no seat."""
        if not 0 <= seat < len(self.game.seats):
            raise Refused(Note("GG-turn-1", (CHANCE if self.to_move is None else self.to_move,)))

    def refuse(self, note: Note | None) -> None:
        if note is not None:
            raise Refused(note)

    def enter(self, seat: int, outcome: Choice) -> list[Entry]:
        """Enter what real dice or cards show; a secret draw is entered by its owner alone."""
        self.seated(seat)
        waiting = self.waiting
        if waiting is None or (waiting.secret and self.game.side_of(seat) != waiting.side):
            raise Refused(OVER if self.result is not None else Note("GG-turn-1", (self.to_move or 0,)))
        self.refuse(objection(self.game, self.state, waiting.step, outcome))
        before = self.n
        self.ledger.settle(waiting.step.settled(outcome))
        self.advance()
        return self.entries[before:]

    def decline_until_turn(self, seat: int) -> list[Entry]:
        """Decline the seat's windows until it has something else to decide."""
        self.seated(seat)
        before = self.n
        self.declining.add(seat)
        self.advance()
        return self.entries[before:]

    # what follows by itself

    def advance(self) -> None:
        """Deal, decline and take forced steps until somebody has to decide."""
        while True:
            self.take_forced()
            step, s = self.step, self.state
            if isinstance(step, Chance):
                outcome = dealer(self.setup.dealers, step).deal(self.game, s, step)
                if outcome is None:
                    return
                self.ledger.settle(outcome)
            elif step is None or not self.declines(step):
                return
            else:
                self.ledger.settle(PASS)

    def declines(self, step: Step[Any]) -> bool:
        """Is the step a window that its seat declines? The first decision of another kind ends that."""
        seat = step.actor(self.state)
        if seat not in self.declining:
            return False
        if not step.window or step.objection(self.state, PASS) is not None:
            self.declining.discard(seat)
        return seat in self.declining

    def take_forced(self) -> None:
        """Take the steps that leave no choice."""
        choice = forced(self.state)
        while choice is not None:
            self.ledger.settle(choice, forced=True)
            choice = forced(self.state)

    # what is taken back

    def undo(self, seat: int) -> None:
        """Take back the seat's last choices, if nobody has learnt or decided anything since."""
        self.back(self.free_undo(seat))

    def free_undo(self, seat: int) -> int | None:
        """How many steps stay if the seat takes back what it may unasked: at a real table, the last one."""
        if self.is_written_down():
            made = [entry.n for entry in self.entries if not entry.forced and not entry.joined]
            return made[-1] - 1 if made and self.result is None else None
        if self.to_move not in (seat, CHANCE):
            return None
        for entry in reversed(self.entries):
            if entry.barrier or (entry.actor != seat and not entry.forced):
                return None
            if not entry.forced and not entry.joined:
                return entry.n - 1
        return None

    def is_written_down(self) -> bool:
        """A real table is only written down here: everybody sees it, and the dice are typed."""
        typed = all(isinstance(dealer, Typed) for dealer in self.setup.dealers.values())
        return typed and is_real(self.game, self.setup.options)

    def ask_undo(self, seat: int) -> None:
        """Ask to take back the seat's last choices, whatever came since."""
        self.seated(seat)
        for entry in reversed(self.entries):
            if entry.actor == seat and not entry.forced and not entry.joined and self.result is None:
                self.asked = (seat, entry.n - 1)
                return
        raise Refused(OVER if self.result is not None else NO_UNDO)

    def grant_undo(self, seat: int) -> None:
        """Grant what another side has asked."""
        self.seated(seat)
        if self.asked is None or self.game.side_of(seat) == self.game.side_of(self.asked[0]):
            raise Refused(OVER if self.result is not None else NO_UNDO)
        self.back(self.asked[1])

    def refuse_undo(self, seat: int) -> None:
        """Let the present position stand."""
        self.seated(seat)
        self.asked = None

    def back(self, n: int | None) -> None:
        """Return to the position after step n."""
        if n is None:
            raise Refused(OVER if self.result is not None else NO_UNDO)
        self.asked = None
        self.ledger.back(n)

    # what happens at the table

    def resign(self, seat: int) -> None:
        """The seat gives up."""
        self.seated(seat)
        self.refuse(OVER if self.result is not None else None)
        self.ledger.resign(seat)

    def offer_draw(self, seat: int) -> None:
        """Offer a draw; the offer lapses when somebody decides something."""
        self.seated(seat)
        self.refuse(OVER if self.result is not None else None)
        self.ledger.offer_draw(seat)

    def accept_draw(self, seat: int) -> None:
        """Accept the draw that another side has offered."""
        self.seated(seat)
        self.refuse(OVER if self.result is not None else None)
        offer = self.ledger.offer
        if offer is None or self.game.side_of(offer) == self.game.side_of(seat):
            raise Refused(NO_CHOICE)
        self.ledger.accept_draw(seat)

    def say(self, seat: int, text: str) -> None:
        """A message to the table."""
        self.seated(seat)
        self.ledger.say(seat, text)

    def events(self) -> list[Event]:
        """All that happened beside the steps, from the start."""
        return [line for line in self.ledger.lines if isinstance(line, Event)]


def run_forced(s: State) -> None:
    """Take the steps of a trial position that leave no choice."""
    choice = forced(s)
    while choice is not None:
        s.apply(choice)
        choice = forced(s)
