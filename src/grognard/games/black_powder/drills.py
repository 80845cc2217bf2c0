"""Formations on a real table: which one a unit takes is asked, and where it may take it is seen there."""

from typing import Final

from grognard.core.journal import LEGAL, PASS, Choice, Note
from grognard.core.step import Step
from grognard.games.black_powder import formations
from grognard.games.black_powder.buildings import OUTSIDE
from grognard.games.black_powder.field import FORMATIONS, GARRISON, NOWHERE
from grognard.games.black_powder.formations import CENTRE, OF_FORMATION, formation_verdict
from grognard.games.black_powder.state import FORM, Battle

BY_THE_GROUND: Final = ("BP-form-3", "BP-form-6")  # the players see what it touches


def drill_verdict(s: Battle, unit: int, formation: int) -> str:
    """The clause that forbids a unit to take a formation, or LEGAL, whatever ground it stands on."""
    clause = formation_verdict(s, unit, formation)
    if clause == "BP-bld-5" and formation in OUTSIDE and s.field.kinds[s.kind[unit]].width[formation]:
        return LEGAL
    return LEGAL if clause in BY_THE_GROUND else clause


def drills_of(s: Battle, unit: int) -> list[int]:
    """The formations that a unit may take."""
    return [form for form in range(len(FORMATIONS)) if drill_verdict(s, unit, form) == LEGAL]


def take_up(s: Battle, unit: int, formation: int) -> None:
    """A unit is in another formation; a garrison has come out for it."""
    if s.formation[unit] == GARRISON:
        s.cite("BP-bld-5", unit, formation)
        s.formation[unit], s.building[unit] = formation, NOWHERE
    else:
        formations.form(s, unit, (FORM, formation, CENTRE))


class Drill(Step[Battle]):
    """The formation that a unit takes; none, if it keeps its own."""

    __slots__ = ("unit",)
    verb = "drill"
    kinds = "formation"
    about = "piece"
    passing = "keep"

    def __init__(self, unit: int) -> None:
        self.unit: Final = unit

    def args(self) -> Choice:
        return (self.unit,)

    def actor(self, s: Battle) -> int:
        return s.side(self.unit)

    def options(self, s: Battle) -> list[Choice]:
        return [PASS, *[(formation,) for formation in drills_of(s, self.unit)]]

    def objection(self, s: Battle, choice: Choice) -> Note | None:
        if not choice:
            return None
        clause = drill_verdict(s, self.unit, choice[0])
        if clause == LEGAL:
            return None
        return Note(clause, (self.unit, choice[0]) if clause in OF_FORMATION else (self.unit,))

    def take(self, s: Battle, choice: Choice) -> None:
        if choice:
            take_up(s, self.unit, choice[0])
