"""Riposte (3.12): the attack in return."""

from typing import Final

from grognard.core.journal import PASS, Choice, Note
from grognard.core.step import Step
from grognard.games.tactique.combat import declare, strike
from grognard.games.tactique.field import ARTILLERY
from grognard.games.tactique.state import RIPOSTE, Battle


def riposte_verdict(s: Battle) -> str:
    """The clause by which a defender who still stands there cannot answer, or LEGAL (TA-riposte-1 to -5)."""
    unit, attacker = s.defender, s.attacker
    here, there = s.stood, s.at[attacker]
    if s.field.distance[here][there] != 1:
        return "TA-riposte-4"
    if s.field.army.arm[unit] == ARTILLERY:
        if s.field.ground.rough[here]:
            return "TA-riposte-14"
        if not s.field.guns_riposte:
            return "TA-riposte-12"
    elif there not in s.field.ground.beside[here]:
        return "TA-hex-11"
    if s.square:
        return "TA-ord-21"
    return "" if s.defended or s.counter else "TA-riposte-2"


class Riposte(Step[Battle]):
    """The defending player may attack in return, having seen the result (TA-riposte-5)."""

    __slots__ = ("attacker", "unit")
    verb = "riposte"
    kinds = "piece"
    about = "piece piece"
    passing = "decline"

    def __init__(self, unit: int, attacker: int) -> None:
        self.unit: Final = unit
        self.attacker: Final = attacker

    def args(self) -> Choice:
        return (self.unit, self.attacker)

    def actor(self, s: Battle) -> int:
        return s.field.army.side[self.unit]

    def options(self, s: Battle) -> list[Choice]:
        return [(self.attacker,), PASS]

    def objection(self, s: Battle, choice: Choice) -> Note | None:
        return (
            None if choice in (PASS, (self.attacker,)) else Note("TA-riposte-1", (self.unit, self.attacker))
        )

    def take(self, s: Battle, choice: Choice) -> None:
        if not choice:
            s.cite("TA-riposte-5", self.unit)
            return
        s.cite("TA-riposte-1", self.unit, self.attacker)
        if s.counter and not s.defended:
            s.cite("TA-ord-22", self.unit)
        s.bonus = s.backed = s.firm = s.square = s.counter = 0  # orders speak of the attack alone (TA-ord-26)
        declare(s, self.unit, self.attacker, RIPOSTE)
        strike(s)
