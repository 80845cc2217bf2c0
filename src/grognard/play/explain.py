"""Why a choice is refused, and which clauses apply when it is made."""

from typing import Any, Final

from grognard.core.game import Game
from grognard.core.journal import Choice, Journal, Note
from grognard.core.state import State
from grognard.core.step import CHANCE, Chance, Step
from grognard.play.notation import kinds_of, shape

NOT_A_CHOICE: Final = Note("GG-choice-1")
OVER: Final = Note("GG-over-1")


def explain(s: State, choice: Choice) -> list[Note]:
    """The clauses that apply when the choice settles the top step, in order; s stays as it is."""
    trial = s.clone()
    trial.journal = journal = Journal()
    trial.apply(choice)
    return journal.notes


def judge(game: Game[Any], s: State, seat: int, choice: Choice) -> Note | None:
    """Why the seat may not make this choice now."""
    if s.result is not None:
        return OVER
    actor = s.agenda[-1].actor(s)
    if actor != seat:
        return Note("GG-turn-1", (actor,))
    return objection(game, s, s.agenda[-1], choice)


def objection(game: Game[Any], s: State, step: Step[Any], choice: Choice) -> Note | None:
    """The first clause that the choice breaks; the step itself judges well-formed choices only.

    The empty choice is well formed for every step: whether a decision may be passed is the step's to say.
    """
    if not fits(game, s, step, choice):
        return NOT_A_CHOICE
    if isinstance(step, Chance):
        choice = step.settled(choice)
    return step.objection(s, choice)


def fits(game: Game[Any], s: State, step: Step[Any], choice: Choice) -> bool:
    """Whether the choice has as many numbers as the step asks for, each of them naming something."""
    form = shape(kinds_of(step, choice))
    if not form.holds(len(choice)):
        return False
    for index, number in enumerate(choice):
        names = game.table.names(s, form.kind(index))
        if names and not 0 <= number < len(names):
            return False
    return True


def forced(s: State) -> Choice | None:
    """The only choice of the seat to decide, if the rules leave one and it gives away nothing hidden."""
    step = s.agenda[-1] if s.agenda else None
    if step is None or step.window or step.commits or step.actor(s) == CHANCE:
        return None
    options = step.options(s)
    return options[0] if len(options) == 1 else None
