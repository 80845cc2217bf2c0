"""Battles in rounds (rule 18, advanced)."""

from typing import Final

from grognard.core.journal import Choice, Note
from grognard.core.step import IMPOSSIBLE, Step
from grognard.games.gradisca.field import END, ON
from grognard.games.gradisca.state import War

LARGE: Final = 6  # combat units of both sides together (GR-18-1)


def is_large(s: War, area: int) -> bool:
    """The battle may have several rounds; called units count, leaders do not (GR-18-1, GR-18-2)."""
    units = len(s.combat_units_in(area, 0)) + len(s.combat_units_in(area, 1))
    s.cite("GR-18-1", area, units)
    return units >= LARGE


def deciders(attacker: int, suffered: int, inflicted: int) -> Choice:
    """Who must want another round: who suffered less in this one; after an equal round both."""
    if suffered == inflicted:
        return (attacker, 1 - attacker)
    return (attacker,) if suffered < inflicted else (1 - attacker,)


def ask(s: War, attacker: int) -> None:
    """Another round, if those want it who decide."""
    asked = deciders(attacker, s.hits[attacker], s.hits[1 - attacker])
    if len(asked) > 1:
        s.cite("GR-18-4", attacker, s.hits[attacker])
    else:
        s.cite("GR-18-5", asked[0])
    s.then(GoOn(asked[0], len(asked) > 1))


class GoOn(Step[War]):
    """Another round, or the end of the battle; the next round lies beneath on the agenda."""

    __slots__ = ("both", "side")
    verb = "battle"
    kinds = "answer"
    about = "side number"

    def __init__(self, side: int, both: bool) -> None:
        self.side: Final = side
        self.both: Final = both  # the enemy must agree

    def args(self) -> Choice:
        return (self.side, int(self.both))

    def actor(self, s: War) -> int:
        return s.actor_of(self.side)

    def options(self, s: War) -> list[Choice]:
        return [(ON,), (END,)]

    def objection(self, s: War, choice: Choice) -> Note | None:
        return None if choice in self.options(s) else IMPOSSIBLE

    def take(self, s: War, choice: Choice) -> None:
        s.cite("GR-sm-16", self.side, choice[0])
        if choice[0] == END:
            s.agenda.pop()  # the round that was to follow
        elif self.both:
            s.then(GoOn(1 - self.side, False))
