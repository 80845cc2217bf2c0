"""Who deals at a table: the wishes of its players made into dealers."""

import secrets
from collections.abc import Iterable, Mapping
from typing import Any

from grognard.core.game import Game
from grognard.core.journal import Choice
from grognard.core.state import State
from grognard.core.step import Chance
from grognard.play.dealers import Dealer, DealerError, Fair, Scripted, Typed
from grognard.play.draws import Draws
from grognard.play.explain import objection


class Loose(Scripted):
    """Deals what a script says while it fits, then freely: for lessons, and matches that go on from a replay.

    Its outcomes cannot be proved, and its record does not say that they could.
    """

    def __init__(self, outcomes: Iterable[str] = ()) -> None:
        super().__init__(outcomes)
        self.key = secrets.token_bytes(32)

    def deal(self, game: Game[Any], s: State, step: Chance[Any]) -> Choice:
        self.dealt += 1
        if self.left:
            outcome = self.fitting(game, s, step, str(self.left.pop()))
            if outcome is not None:
                return outcome
        return step.settled(step.sample(s, Draws(self.key, str(self.dealt))))

    def fitting(self, game: Game[Any], s: State, step: Chance[Any], text: str) -> Choice | None:
        """What the script says, if it can come here."""
        try:
            outcome = self.understood(game, s, step, text)
        except DealerError:
            return None
        return None if objection(game, s, step, outcome) is not None else step.settled(outcome)

    def skip(self) -> None:
        """One outcome was dealt before."""
        self.dealt += 1
        if self.left:
            self.left.pop()


def dealers(
    sources: Iterable[str],
    wishes: Mapping[str, str],
    key: bytes = b"",
    scripts: Mapping[str, list[str]] | None = None,
) -> dict[str, Dealer]:
    """A dealer for each source; one fair dealer deals for all that want one."""
    if scripts is not None:
        return {source: wished(wishes.get(source), Loose(scripts.get(source, ()))) for source in sources}
    fair = Fair(key)
    return {source: wished(wishes.get(source), fair) for source in sources}


def wished(wish: str | None, usual: Dealer) -> Dealer:
    """People type, or the usual dealer deals."""
    return Typed() if wish == Typed.word else usual
