"""Blunders (3.8): what the units of an order do when the commander rolls a double six."""

from typing import Final

from grognard.core.journal import PASS, Choice
from grognard.core.step import Rule
from grognard.games.black_powder import assaults, charges, ground, legs, retreat, runs, sight, traversing
from grognard.games.black_powder.commanders import FINISHED, commanders_of, is_general, number, scatter
from grognard.games.black_powder.dice import Die
from grognard.games.black_powder.field import (
    FRONT,
    GARRISON,
    LEFT,
    NOBODY,
    RIGHT,
    TO_FRONT,
    TO_LEFT,
    TO_REAR,
    TO_RIGHT,
    UNCONTROLLED,
)
from grognard.games.black_powder.state import ON_TABLE, RETIRED, Battle

QUARTER_TURN: Final = 900  # tenths of a degree
TURN: Final = 3600
ONE_MOVE: Final = 1


def blunder(s: Battle) -> None:
    """The order is lost and fate decides what is done; the commander is silent (BP-blund-2)."""
    s.cite("BP-blund-2", s.command)
    s.spoken[number(s, s.command)] |= FINISHED
    if is_general(s, s.command):
        s.cite("BP-opt-1", s.command)
        for commander in commanders_of(s, s.active):
            s.spoken[number(s, commander)] |= FINISHED
    s.then(BLUNDER_ROLL)


class BlunderRoll(Die):
    """One die for the whole order (BP-blund-3)."""

    __slots__ = ()
    verb = "blunder"
    about = "piece"
    tag = "blunder"

    def args(self) -> Choice:
        return PASS

    def subject(self, s: Battle) -> Choice:
        return (s.command,)

    def owner(self, s: Battle) -> int:
        return s.active

    def take(self, s: Battle, choice: Choice) -> None:
        row = s.field.blunders[choice[0] - 1]
        s.cite("BP-blund-3", choice[0])
        if row[0] == UNCONTROLLED:
            s.then(BLUNDER_MOVES)
        else:
            s.then(Stray(0, row[0], row[1]))


class BlunderMoves(Die):
    """How many moves an uncontrolled charge has (BP-blund-6)."""

    __slots__ = ()
    verb = "uncontrolled"
    about = "piece"
    tag = "blunder_n"

    def args(self) -> Choice:
        return PASS

    def subject(self, s: Battle) -> Choice:
        return (s.command,)

    def owner(self, s: Battle) -> int:
        return s.active

    def take(self, s: Battle, choice: Choice) -> None:
        row = next(row for row in s.field.blunders if row[0] == UNCONTROLLED)
        moves = row[choice[0]]
        s.cite("BP-blund-6", choice[0], moves)
        s.then(Stray(0, UNCONTROLLED, moves))


class Stray(Rule[Battle]):
    """The units of the order go astray one after another, in rising order (BP-seq-13)."""

    __slots__ = ("moves", "result", "unit")
    verb = "stray"

    def __init__(self, unit: int, result: int, moves: int) -> None:
        self.unit: Final = unit  # the first that has not gone yet
        self.result: Final = result
        self.moves: Final = moves

    def args(self) -> Choice:
        return (self.unit, self.result, self.moves)

    def take(self, s: Battle, choice: Choice) -> None:
        left = [unit for unit in s.group if unit >= self.unit and s.where[unit] == ON_TABLE]
        if left:
            unit = min(left)
            s.then(Stray(unit + 1, self.result, self.moves))
            if not s.is_engaged(unit):
                go_astray(s, unit, self.result, self.moves)


def go_astray(s: Battle, unit: int, result: int, moves: int) -> None:
    """What one unit does."""
    if s.field.referee:
        stray_told(s, unit, result, moves)
        return
    if result == TO_REAR:
        give_way(s, unit, moves)
        return
    prey = nearest_in_reach(s, unit, result, moves)
    if prey != NOBODY:
        s.cite("BP-blund-5" if result != UNCONTROLLED else "BP-blund-8", unit, prey)
        charges.begin(s, unit, prey, charges.DEFAULT, moves)
    elif s.formation[unit] != GARRISON:
        s.then(Drift(unit, result, moves))


def stray_told(s: Battle, unit: int, result: int, moves: int) -> None:
    """At a real table it is done by hand: whom it charges is asked, and the moves are counted."""
    s.moves[unit] += moves
    if result == TO_REAR:
        for _ in range(moves):
            s.cite("BP-blund-4", unit)
    elif runs.unready(s, unit) is None:
        s.then(assaults.Prey(unit, assaults.BY_BLUNDER))
    elif s.formation[unit] != GARRISON:
        s.cite("BP-blund-7", unit)


def give_way(s: Battle, unit: int, moves: int) -> None:
    """Moves to the rear, without disorder and without leaving the table (BP-blund-4, BP-blund-9)."""
    for _ in range(moves):
        if not retreat.fall_back(s, unit, ONE_MOVE, False, True):
            s.cite("BP-blund-9", unit)
            return
        s.cite("BP-blund-4", unit)


def nearest_in_reach(s: Battle, unit: int, result: int, moves: int) -> int:
    """The nearest visible enemy on that side that it can charge, the lower number in a tie (BP-blund-8)."""
    best, least = NOBODY, -1
    for enemy in s.units_of(1 - s.side(unit)):
        if result != UNCONTROLLED and ground.quarter_of(s, unit, s.x[enemy], s.y[enemy]) != QUARTERS[result]:
            continue
        found = ground.nearness(s, unit, enemy)
        if (least < 0 or found < least) and can_fall_upon(s, unit, enemy, moves):
            best, least = enemy, found
    return best


def can_fall_upon(s: Battle, unit: int, enemy: int, moves: int) -> bool:
    """It sees the enemy, and a charge of so many moves is legal (BP-blund-5, BP-blund-6)."""
    if not sight.sees(s, unit, enemy):
        return False
    return charges.objection(s, unit, enemy, charges.DEFAULT, moves, False, True) is None


class Drift(Rule[Battle]):
    """A plain move in the direction of the blunder, as often as it says (BP-blund-5 to BP-blund-7)."""

    __slots__ = ("moves", "result", "unit")
    verb = "drift"

    def __init__(self, unit: int, result: int, moves: int) -> None:
        self.unit: Final = unit
        self.result: Final = result
        self.moves: Final = moves

    def args(self) -> Choice:
        return (self.unit, self.result, self.moves)

    def take(self, s: Battle, choice: Choice) -> None:
        unit = self.unit
        if not self.moves or s.where[unit] != ON_TABLE or s.deeds[unit] & RETIRED or s.disordered[unit]:
            return
        s.then(Drift(unit, self.result, self.moves - 1))
        s.cite("BP-blund-7", unit)
        bearing = (s.facing[unit] + BEARINGS[self.result]) % TURN
        way: list[int] = []
        for pose in legs.drive(s, unit, bearing):
            way += pose
        scatter(s, unit)
        traversing.offer(s, unit, way)


QUARTERS: Final = {TO_LEFT: LEFT, TO_RIGHT: RIGHT, TO_FRONT: FRONT}  # where it seeks an enemy
BEARINGS: Final = {TO_LEFT: -QUARTER_TURN, TO_RIGHT: QUARTER_TURN, TO_FRONT: 0, UNCONTROLLED: 0}
BLUNDER_ROLL: Final = BlunderRoll()
BLUNDER_MOVES: Final = BlunderMoves()
