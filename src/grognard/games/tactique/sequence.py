"""The sequence of play (2): player turns of four phases."""

from typing import Final

from grognard.core.journal import Choice
from grognard.core.step import Rule
from grognard.games.tactique.attack import COMBATS
from grognard.games.tactique.command import COMMAND
from grognard.games.tactique.field import NOBODY
from grognard.games.tactique.movement import MOVEMENT
from grognard.games.tactique.orders import AFTER_COMMAND, BEFORE_COMMAND, SECOND_COMMAND, first_letters
from grognard.games.tactique.state import FIRST_GROUP, INACTIVE, STAYED, Battle
from grognard.games.tactique.victory import enemy, stop_at_limit, take_control, test_targets


def begin(s: Battle) -> None:
    """The first player turn."""
    if s.field.letters:
        first_letters(s)
    s.then(START_TURN)


class StartTurn(Rule[Battle]):
    """A player turn: command, movement, combat, end of turn (TA-seq-1, TA-seq-17)."""

    __slots__ = ()
    verb = "turn"

    def take(self, s: Battle, choice: Choice) -> None:
        units = len(s.at)
        s.activated = [INACTIVE] * units
        s.moved = [0] * units
        s.way = [STAYED] * units
        s.open_path = [0] * units
        s.attacked = [0] * units
        s.group = FIRST_GROUP
        s.members.clear()
        s.roster.clear()
        s.order = s.ordered = NOBODY
        s.number = 0
        s.terms = s.field.ordinary
        s.cite("TA-seq-1", s.turn, s.active)
        if s.field.letters:
            s.then(BEFORE_COMMAND, COMMAND, AFTER_COMMAND, MOVEMENT, SECOND_COMMAND, COMBATS, END_TURN)
        else:
            s.then(COMMAND, MOVEMENT, COMBATS, END_TURN)


START_TURN: Final = StartTurn()


class EndTurn(Rule[Battle]):
    """The end-of-turn phase: control, points, victory; then the other player's turn (TA-end-1)."""

    __slots__ = ()
    verb = "end"

    def take(self, s: Battle, choice: Choice) -> None:
        take_control(s)
        s.cite("TA-end-1", s.turn, s.active)
        test_targets(s)
        if s.result is not None:
            return
        s.active = enemy(s.active)
        if s.active == s.field.first:  # both have played: a game turn is over (TA-seq-3)
            if s.turn == s.field.turns:
                stop_at_limit(s)
                return
            s.turn += 1
            s.cite("TA-seq-3", s.turn)
        s.ask(START_TURN)


END_TURN: Final = EndTurn()
