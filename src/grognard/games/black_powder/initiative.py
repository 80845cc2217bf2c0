"""Initiative moves (3.7): one leg without a roll, near the enemy, before the first order (BP-seq-2)."""

from typing import Final

from grognard.core.journal import PASS, Choice, Note
from grognard.core.rng import Rng
from grognard.core.step import Rule, Step
from grognard.games.black_powder import ground, told
from grognard.games.black_powder.brigades import is_broken
from grognard.games.black_powder.execution import ORDER_OVER, March
from grognard.games.black_powder.field import LACKING_INITIATIVE, NOBODY
from grognard.games.black_powder.questions import MOVING, Tell
from grognard.games.black_powder.reports import REPORT
from grognard.games.black_powder.routes import LEG, has_leg
from grognard.games.black_powder.state import CHARGE, FORM, INITIATED, MOVE, NEAR, ON_TABLE, ORDERED, Battle


def look_around(s: Battle) -> None:
    """Mark the units that have an enemy near when the Command phase begins (BP-init-1)."""
    for unit in s.units_of(s.active):
        if s.field.referee or ground.enemy_within(s, unit, s.field.lengths.initiative):
            s.deeds[unit] |= NEAR


def initiative_objection(s: Battle, unit: int) -> Note | None:
    """The first clause by which a unit has no initiative move."""
    if unit >= s.field.forces.units or s.side(unit) != s.active:
        return Note("BP-cmd-22", (unit,))
    if s.where[unit] != ON_TABLE:
        return Note("BP-init-3", (unit,))
    if s.deeds[unit] & ORDERED:
        return Note("BP-seq-10", (unit,))
    if s.is_engaged(unit):
        return Note("BP-cmd-24", (unit,))
    if s.disordered[unit]:
        return Note("BP-cmd-23", (unit,))
    if is_broken(s, unit):
        return Note("BP-brig-9", (unit,))
    if not s.deeds[unit] & NEAR:
        return Note("BP-init-1", (unit,))
    if s.has(unit, LACKING_INITIATIVE):
        return Note("BP-spec-7", (unit,))
    return None if has_leg(s, unit) else Note("BP-order-8", (unit,))


class Initiate(Step[Battle]):
    """A unit acts without an order; `end` ends the initiative moves."""

    __slots__ = ()
    verb = "initiate"
    kinds = "piece"
    passing = "end"

    def args(self) -> Choice:
        return PASS

    def actor(self, s: Battle) -> int:
        return s.active

    def options(self, s: Battle) -> list[Choice]:
        units = s.units_of(s.active)
        return [PASS] + [(unit,) for unit in units if initiative_objection(s, unit) is None]

    def objection(self, s: Battle, choice: Choice) -> Note | None:
        return initiative_objection(s, choice[0]) if choice else None

    def propose(self, s: Battle, rng: Rng) -> Choice:
        options = self.options(s)
        return rng.pick(options[1:] if len(options) > 1 and rng.below(4) else options)

    def take(self, s: Battle, choice: Choice) -> None:
        if not choice:
            s.cite("BP-seq-2", s.active)
            return
        s.command, s.group, s.routes = NOBODY, (choice[0],), [[]]
        if s.field.referee:
            s.then(Tell(told.ACTION, choice[0], choice[0]), BY_INITIATIVE, INITIATIVES)
        else:
            s.then(LEG, BY_INITIATIVE, INITIATIVES)


class ByInitiative(Rule[Battle]):
    """The declared leg is made at once (BP-init-2)."""

    __slots__ = ()
    verb = "by_initiative"

    def take(self, s: Battle, choice: Choice) -> None:
        if s.group:
            unit = s.group[0]
            if s.field.referee:
                s.routes[0].append((GAITS_TOLD[told.told(s, told.ACTION, unit, unit, MOVING)],))
            s.deeds[unit] |= ORDERED | INITIATED
            s.cite("BP-init-1", unit)
            s.cite("BP-init-2", unit, s.routes[0][0][0])
            told_move = s.field.referee and s.routes[0][0][0] == MOVE  # whose front it crossed is reported
            s.then(March(0, 0, 1), ORDER_OVER, *([REPORT] if told_move else []))


class Initiatives(Rule[Battle]):
    """Initiative moves go on as long as some unit has one."""

    __slots__ = ()
    verb = "initiatives"

    def take(self, s: Battle, choice: Choice) -> None:
        if any(initiative_objection(s, unit) is None for unit in s.units_of(s.active)):
            s.then(INITIATE)


GAITS_TOLD: Final = [MOVE, FORM, CHARGE]  # by what players of a real table say (questions.py)
INITIATE: Final = Initiate()
BY_INITIATIVE: Final = ByInitiative()
INITIATIVES: Final = Initiatives()
