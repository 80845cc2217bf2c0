"""The outcome of a land combat (7.1, 7.3): who holds the ground, and what becomes of the beaten."""

from typing import Final

from grognard.core.journal import PASS, Choice, Note
from grognard.core.step import Rule, Step
from grognard.games.gradisca.camp import check
from grognard.games.gradisca.field import NOWHERE, RETREAT, STAND
from grognard.games.gradisca.ground import conquer
from grognard.games.gradisca.losses import steps_left, suffer
from grognard.games.gradisca.mines import clear_mines, lose_galleries
from grognard.games.gradisca.retreat import fall_back, send_back
from grognard.games.gradisca.state import War
from grognard.games.gradisca.victory import take_loot


def attacker_of(s: War) -> int:
    """The side that entered (GR-7.1-2)."""
    return s.field.forces.side[s.attackers[0]]


class Settle(Rule[War]):
    """The dice are done: who is destroyed, who is beaten."""

    __slots__ = ()
    verb = "settle"

    def take(self, s: War, choice: Choice) -> None:
        area, attacker = s.battlefield, attacker_of(s)
        defender = 1 - attacker
        attacking, defending = s.has_fighting_units(area, attacker), s.has_fighting_units(area, defender)
        if attacking and defending:
            compare(s, area, attacker)
        elif attacking or defending:
            winner = attacker if attacking else defender
            s.cite("GR-7.1-16", winner, area)
            if s.totals[winner] > s.totals[1 - winner]:
                s.cite("GR-7.1-25", winner, area)
            s.then(Hold(winner))
        else:
            s.cite("GR-7.1-21", area)
            send_back(s)
            s.then(Hold(defender))


def is_repulsed(suffered: int, inflicted: int) -> bool:
    """The attacker is beaten by the hits of the battle, if both sides can fight on (GR-7.1-17)."""
    return inflicted <= suffered


def compare(s: War, area: int, attacker: int) -> None:
    """The side with more hits is beaten, on equal hits the attacker (GR-7.1-17, GR-18-6)."""
    defender = 1 - attacker
    suffered, inflicted = s.totals[attacker], s.totals[defender]
    s.cite("GR-18-6" if s.round > 1 else "GR-7.1-17", attacker, suffered, inflicted)
    if is_repulsed(suffered, inflicted):
        s.cite("GR-7.3-1", attacker)
        send_back(s)
        s.then(Hold(defender))
        return
    s.cite("GR-7.3-1", defender)
    if is_garrison(s):
        if can_stand(steps_left(s, defender, area, True)):
            s.then(Stand(defender))
            return
        s.cite("GR-7.3-8", defender, area)
    give_way(s, defender)


def is_garrison(s: War) -> bool:
    """The defenders hold a fortress against enemies who came by land (GR-7.3-7)."""
    return s.field.land.fortress[s.battlefield] and s.origins[0] != NOWHERE


def can_stand(steps: int) -> bool:
    """A garrison with so many steps can take one more hit and still be there (GR-7.3-8)."""
    return steps > 1


def give_way(s: War, defender: int) -> None:
    """The defenders leave the ground to the attackers."""
    s.then(Hold(1 - defender))
    fall_back(s, defender, s.battlefield)


class Stand(Step[War]):
    """Beaten in a fortress, the defender may take one more hit; then the attacker retreats (GR-7.3-7)."""

    __slots__ = ("side",)
    verb = "stand"
    kinds = "answer"
    about = "side"

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def args(self) -> Choice:
        return (self.side,)

    def actor(self, s: War) -> int:
        return s.actor_of(self.side)

    def options(self, s: War) -> list[Choice]:
        return [(STAND,), (RETREAT,)]

    def objection(self, s: War, choice: Choice) -> Note | None:
        return None if choice in self.options(s) else Note("GR-7.3-7", (self.side, s.battlefield))

    def take(self, s: War, choice: Choice) -> None:
        if choice[0] == RETREAT:
            give_way(s, self.side)
            return
        s.then(BeatenOff(self.side))
        suffer(s, self.side, s.battlefield, 1, "GR-7.3-7", True)


class BeatenOff(Rule[War]):
    """The garrison has held out and the attackers go back."""

    __slots__ = ("side",)
    verb = "beaten_off"

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def args(self) -> Choice:
        return (self.side,)

    def take(self, s: War, choice: Choice) -> None:
        send_back(s)
        s.then(Hold(self.side))


class Hold(Rule[War]):
    """A side holds the ground: the combat is over (GR-7.1-22, GR-7.1-25)."""

    __slots__ = ("side",)
    verb = "hold"

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def args(self) -> Choice:
        return (self.side,)

    def take(self, s: War, choice: Choice) -> None:
        side, area = self.side, s.battlefield
        won = side == attacker_of(s)
        end_combat(s)
        if won:
            s.cite("GR-7.1-22", side, area)
            lose_galleries(s, area)
            conquer(s, side, area)
        else:
            take_loot(s, side, area)
            check(s, side, area)
        clear_mines(s)


def end_combat(s: War) -> None:
    """Nothing of the combat is kept; who marched in still has to end his move there."""
    if s.origins[0] == NOWHERE:
        s.battlefield = NOWHERE
    s.attackers = s.origins = PASS
    s.round = 0
    s.hits = [0, 0]
    s.totals = [0, 0]
