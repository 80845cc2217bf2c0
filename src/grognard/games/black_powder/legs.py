"""Legs (BP-order-1): what one move of any kind is refused for, what it costs, and how it is carried out."""

from typing import Final

from grognard.core.journal import Choice, Note
from grognard.games.black_powder import buildings, charges, formations, ground, moves, walks
from grognard.games.black_powder.buildings import entry_cost
from grognard.games.black_powder.commanders import go_along
from grognard.games.black_powder.state import CHARGE, ENTER, FORM, LEAVE, MOUNT, MOVE, Battle
from grognard.games.black_powder.strides import Mover

POSE: Final = 3  # numbers of a pose


def objection(s: Battle, unit: int, leg: Choice) -> Note | None:
    """The first clause that a leg breaks, in the order of table 4.14 (BP-why-2)."""
    if not is_whole(s, leg):
        return Note("BP-order-1", (unit,))
    gait = leg[0]
    if gait == CHARGE:
        return charges.objection(s, unit, leg[1], leg[2] if len(leg) > 2 else charges.DEFAULT)
    if gait == FORM:
        return formations.objection(s, unit, leg)
    if gait == ENTER:
        return buildings.entry_objection(s, unit, leg[1])
    if gait == LEAVE:
        return buildings.exit_objection(s, unit, leg)
    return moves.objection(s, unit, leg)


def is_whole(s: Battle, leg: Choice) -> bool:
    """A leg has the numbers of its kind."""
    count = len(leg)
    if count == 0:
        return False
    gait = leg[0]
    if gait == MOVE:
        return count % POSE == 1
    if gait == MOUNT:
        return count % POSE == 2 and leg[1] in (walks.AT_START, walks.AT_END)
    if gait == FORM:
        return count == 3
    if gait == CHARGE:
        return count in (2, 3)
    if gait == ENTER:
        return count == 2 and 0 <= leg[1] < len(s.field.features)
    return gait == LEAVE and count == 5


def placing(s: Battle, unit: int, formation: int, x: int, y: int, facing: int) -> Note | None:
    """The clause that forbids a unit to stand somewhere: reserves, deployment."""
    mover = Mover(s, unit, s.kind[unit], formation)
    return walks.placing(s, mover, (x, y, facing), mover.shape(x, y, facing), None)


def cost(s: Battle, unit: int, leg: Choice) -> int:
    """What a leg costs of one move; a change of formation takes all of it (BP-form-8)."""
    if leg[0] in (MOVE, MOUNT):
        return moves.cost(s, unit, leg)
    if leg[0] == ENTER:
        return entry_cost(s, unit, leg[1])
    if leg[0] == CHARGE:
        return charges.cost(s, unit, leg[1], leg[2] if len(leg) > 2 else charges.DEFAULT)
    return ground.move_distance(s, unit)


def cut_back(s: Battle, unit: int, leg: Choice) -> Choice:
    """The legal part of a move (BP-order-6); any other leg is whole or nothing."""
    return moves.cut_back(s, unit, leg) if leg[0] in (MOVE, MOUNT) else leg


def carry_out(s: Battle, unit: int, leg: Choice) -> list[Choice]:
    """Make a leg that is no charge, as far as it is legal now (BP-order-5); the poses passed."""
    if leg[0] in (MOVE, MOUNT):
        if walks.bar(s, unit, leg) is not None:
            s.cite("BP-order-5", unit)
            return [ground.pose(s, unit)]
        way = moves.walk(s, unit, leg)
        s.moves[unit] += int(len(way) > 1 or leg[0] == MOUNT)
        return way
    way = [ground.pose(s, unit)]
    if objection(s, unit, leg) is not None:
        s.cite("BP-order-5", unit)
        return way
    if leg[0] == FORM:
        formations.form(s, unit, leg)
    elif leg[0] == ENTER:
        buildings.enter(s, unit, leg[1])
    else:
        buildings.leave(s, unit, leg)
    s.moves[unit] += 1
    go_along(s, unit)
    return way


def drive(s: Battle, unit: int, bearing: int) -> list[Choice]:
    """A blunder's move: one full move straight in a direction, the facing kept, cut back (BP-blund-5)."""
    way = moves.walk(s, unit, straight_leg(s, unit, bearing, ground.move_distance(s, unit)), True)
    s.moves[unit] += int(len(way) > 1)
    return way


def straight_leg(s: Battle, unit: int, bearing: int, length: int) -> Choice:
    """A move so far in a direction, the facing kept (BP-geo-21)."""
    x, y = ground.ahead(s.x[unit], s.y[unit], bearing, length)
    return MOVE, x, y, s.facing[unit]
