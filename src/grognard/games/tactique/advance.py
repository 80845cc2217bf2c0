"""Assault, charge and pursuit (3.11): what follows when the attacked hex is empty."""

from typing import Final

from grognard.core.journal import PASS, Choice, Note
from grognard.core.step import Rule, Step
from grognard.games.tactique.aim import targets
from grognard.games.tactique.combat import STRIKE, declare
from grognard.games.tactique.field import ARTILLERY, CAVALRY, ELITE, INFANTRY, NOBODY, OFF_MAP
from grognard.games.tactique.orders import combat_orders
from grognard.games.tactique.riposte import Riposte, riposte_verdict
from grognard.games.tactique.state import ATTACK, PURSUIT, RIPOSTE, Battle


class Aftermath(Rule[Battle]):
    """The results are settled: advance, or else the riposte (TA-res-4, TA-seq-15)."""

    __slots__ = ()
    verb = "aftermath"

    def take(self, s: Battle, choice: Choice) -> None:
        if s.unit_on[s.stood] == NOBODY:
            follow_up(s)
            return
        refused = riposte_verdict(s)
        if refused == "TA-hex-11":
            s.cite(refused, s.defender, s.at[s.attacker])
        elif refused:
            s.cite(refused, s.defender)
        else:
            s.then(Riposte(s.defender, s.attacker), ANSWERED)


class Answered(Rule[Battle]):
    """The riposte is settled, or was declined: nothing answers it (TA-riposte-10)."""

    __slots__ = ()
    verb = "answered"

    def take(self, s: Battle, choice: Choice) -> None:
        if s.kind == RIPOSTE and s.unit_on[s.stood] == NOBODY:
            follow_up(s)


AFTERMATH: Final = Aftermath()
ANSWERED: Final = Answered()


def follow_up(s: Battle) -> None:
    """The attacked hex is empty: infantry and cavalry may advance into it, but not after a riposte."""
    attacker = s.attacker
    if s.field.army.arm[attacker] == ARTILLERY:
        s.cite("TA-fire-15", attacker)
    elif s.kind != RIPOSTE or s.field.riposte_advance:
        s.then(Advance(attacker, s.stood, must_advance(s)))
    else:
        s.cite("TA-riposte-6", attacker)


def must_advance(s: Battle) -> str:
    """The clause that makes the advance compulsory, or empty (table 4.6)."""
    if s.kind == RIPOSTE:
        return ""
    army, level = s.field.army, s.field.ground.level
    attacker = s.attacker
    lower = level[s.stood] < level[s.at[attacker]]
    if army.arm[attacker] == INFANTRY:
        return "TA-assault-2" if lower else ""
    if army.unreined[attacker]:
        return "TA-nat-21"
    if army.grade[attacker] == ELITE:
        return ""
    if army.arm[s.defender] == CAVALRY:
        return "TA-charge-2"
    return "TA-charge-3" if lower else ""


class Advance(Step[Battle]):
    """The attacker advances into the empty hex, or stays where he may (TA-assault-1, TA-charge-1)."""

    __slots__ = ("hex", "must", "unit")
    verb = "advance"
    kinds = "hex"
    about = "piece hex number"
    passing = "stay"

    def __init__(self, unit: int, hex: int, must: str) -> None:
        self.unit: Final = unit
        self.hex: Final = hex
        self.must: Final = must

    def args(self) -> Choice:
        return (self.unit, self.hex, MUST.index(self.must))

    def actor(self, s: Battle) -> int:
        return s.field.army.side[self.unit]

    def options(self, s: Battle) -> list[Choice]:
        return [(self.hex,)] if self.must else [(self.hex,), PASS]

    def objection(self, s: Battle, choice: Choice) -> Note | None:
        if not choice:
            return Note(self.must, (self.unit,)) if self.must else None
        return None if choice[0] == self.hex else Note(advance_clause(s, self.unit), (self.unit, self.hex))

    def take(self, s: Battle, choice: Choice) -> None:
        unit = self.unit
        if not choice:
            if s.field.army.arm[unit] == CAVALRY and s.field.army.grade[unit] == ELITE:
                s.cite("TA-charge-4", unit)
            return
        s.cite(advance_clause(s, unit), unit, self.hex)
        if self.must:
            s.cite(self.must, unit)
        s.lift(unit)
        s.set_down(unit, self.hex)
        if s.kind == ATTACK and s.field.army.arm[unit] == CAVALRY:
            offer_pursuit(s, unit)


MUST: Final = ["", "TA-assault-2", "TA-charge-2", "TA-charge-3", "TA-nat-21"]


def advance_clause(s: Battle, unit: int) -> str:
    """The clause that lets the unit advance."""
    if s.kind == RIPOSTE:
        return "TA-riposte-7"
    return "TA-assault-1" if s.field.army.arm[unit] == INFANTRY else "TA-charge-1"


def second_hex_verdict(s: Battle, unit: int, hex: int) -> str:
    """The clause that closes a second hex to pursuing cavalry, or LEGAL (TA-pursuit-6, TA-pursuit-7)."""
    here, ground = s.at[unit], s.field.ground
    if hex not in ground.beside[here] or s.unit_on[hex] != NOBODY:
        return "TA-pursuit-6"
    if ground.rough[here] and hex not in ground.roads[here]:
        return "TA-pursuit-7"
    return ""


def prey(s: Battle, unit: int, hex: int) -> list[int]:
    """The enemies that the unit could attack from the hex."""
    army = s.field.army
    found: list[int] = []
    for there in s.field.ground.beside[hex]:
        other = s.unit_on[there]
        if other != NOBODY and army.side[other] != army.side[unit]:
            found.append(other)
    return found


def pursuits(s: Battle, unit: int) -> list[Choice]:
    """Every way to go on: fight from here, or take one more hex and fight from there."""
    here = s.at[unit]
    found: list[Choice] = [(here, target) for target in targets(s, unit)]
    for hex in s.field.ground.beside[here]:
        if not second_hex_verdict(s, unit, hex):
            if s.field.pursuit_free:
                found.append((hex,))
            found.extend([(hex, target) for target in prey(s, unit, hex)])
    return found


def offer_pursuit(s: Battle, unit: int) -> None:
    """After a successful charge the cavalry may go on (TA-charge-7, TA-pursuit-1, TA-seq-19)."""
    if pursuits(s, unit):
        s.then(Pursue(unit))


class Pursue(Step[Battle]):
    """The cavalry fights a second combat, from its hex or from one farther, or halts (TA-pursuit-4)."""

    __slots__ = ("unit",)
    verb = "pursue"
    kinds = "hex piece?"
    about = "piece"
    passing = "halt"

    def __init__(self, unit: int) -> None:
        self.unit: Final = unit

    def args(self) -> Choice:
        return (self.unit,)

    def actor(self, s: Battle) -> int:
        return s.field.army.side[self.unit]

    def options(self, s: Battle) -> list[Choice]:
        return [*pursuits(s, self.unit), PASS]

    def objection(self, s: Battle, choice: Choice) -> Note | None:
        if not choice:
            return None
        unit, hex = self.unit, choice[0]
        if hex != s.at[unit]:
            refused = second_hex_verdict(s, unit, hex)
            if refused:
                return Note(refused, (unit, hex))
        if len(choice) == 1:
            free = s.field.pursuit_free and hex != s.at[unit]
            return None if free else Note("TA-pursuit-6", (unit, hex))
        target = choice[1]
        if s.at[target] != OFF_MAP and target in prey(s, unit, hex):
            return None
        return Note("TA-pursuit-5", (unit, target))

    def take(self, s: Battle, choice: Choice) -> None:
        if not choice:
            s.cite("TA-pursuit-4", self.unit)
            return
        unit, hex = self.unit, choice[0]
        if hex == s.at[unit]:
            s.cite("TA-pursuit-1", unit, hex)
        else:
            s.cite("TA-pursuit-2", unit, hex)
            s.lift(unit)
            s.set_down(unit, hex)
        if len(choice) == 2:
            s.forget_combat()
            declare(s, unit, choice[1], PURSUIT)
            s.then(*combat_orders(s), STRIKE, AFTERMATH)
