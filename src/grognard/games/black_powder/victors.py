"""The victors of a combat (3.22), one after another; at a real table the players see the ways."""

from typing import Final

from grognard.core.journal import Choice, Note
from grognard.core.step import IMPOSSIBLE, Rule
from grognard.games.black_powder import assaults, buildings, drills
from grognard.games.black_powder.aftermath import (
    AfterCombat,
    FightAgain,
    buildings_won,
    is_victorious,
    sweep_objection,
)
from grognard.games.black_powder.field import GALLOP, A, B
from grognard.games.black_powder.state import (
    FALL_BACK,
    OCCUPY,
    ON_TABLE,
    REFORM,
    REJOIN,
    STAY,
    SWEEP,
    SWEEP_CHARGE,
    SWEPT,
    Battle,
)


class Aftermath(Rule[Battle]):
    """Each victorious unit of the winner chooses, in rising order."""

    __slots__ = ("side",)
    verb = "aftermath"

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def args(self) -> Choice:
        return (self.side,)

    def take(self, s: Battle, choice: Choice) -> None:
        for unit in reversed(s.combat):
            if s.side(unit) == self.side and is_victorious(s, unit):
                s.cite("BP-post-1", unit)
                s.then(AfterToldCombat(unit) if s.field.referee else AfterCombat(unit))


class AfterToldCombat(AfterCombat):
    """The same at a real table, where the players see the ways."""

    __slots__ = ()

    def options(self, s: Battle) -> list[Choice]:
        unit = self.unit
        if s.where[unit] != ON_TABLE or s.is_engaged(unit):
            return [(STAY,)]
        found: list[Choice] = []
        if sweep_objection(s, unit) is None:
            found.append((SWEEP,))
            if not s.deeds[unit] & SWEPT:
                found += [(SWEEP_CHARGE, enemy) for enemy in assaults.prey_of(s, unit)]
            if s.has(unit, GALLOP):
                return found
        found += [(STAY,), (FALL_BACK,)]
        found += [(REFORM, formation) for formation in drills.drills_of(s, unit)]
        found += [
            (OCCUPY, feature) for feature in buildings_won(s, unit) if buildings.holds(s, feature, unit)
        ]
        awaited = [each for each in s.combat if s.side(each) != s.side(unit) and s.is_engaged(each)]
        found += [(REJOIN, enemy) for enemy in awaited if enemy in assaults.prey_of(s, unit)]
        return found

    def objection(self, s: Battle, choice: Choice) -> Note | None:
        if choice in self.options(s):
            return None
        if choice and choice[0] in (SWEEP, SWEEP_CHARGE):
            return sweep_objection(s, self.unit) or Note("BP-post-7", (self.unit,))
        return Note("BP-post-1", (self.unit,)) if choice else IMPOSSIBLE

    def take(self, s: Battle, choice: Choice) -> None:
        unit, answer = self.unit, choice[0]
        if answer == REFORM:
            s.cite("BP-post-3", unit)
            drills.take_up(s, unit, choice[1])
        elif answer in (FALL_BACK, SWEEP):
            s.cite("BP-post-4" if answer == FALL_BACK else "BP-post-5", unit)
        elif answer == SWEEP_CHARGE:
            s.cite("BP-post-6", unit, choice[1])
            s.then(FightAgain(unit, choice[1]))
            assaults.fall_upon(s, unit, choice[1], assaults.SWEEPING)
        elif answer == REJOIN:
            s.cite("BP-post-11", unit, choice[1])
            s.won[unit] = 1
            assaults.fall_upon(s, unit, choice[1], assaults.REJOINING)
        else:
            super().take(s, choice)


AFTERMATH: Final = [Aftermath(A), Aftermath(B)]
