"""Lines on the map: at whom a unit can fire, and what hides the others."""

from grognard.core.journal import Note
from grognard.core.table import Line
from grognard.games.battle_cry.aim import aim_objection, farthest, is_target, target_verdict
from grognard.games.battle_cry.field import GENERAL, OFF_BOARD
from grognard.games.battle_cry.state import Battle


def fire_lines(s: Battle, unit: int) -> list[Line]:
    """From the unit to every enemy within its range."""
    army = s.field.army
    if army.arm[unit] == GENERAL or s.at[unit] == OFF_BOARD:
        return []
    away, reach = s.field.distance[s.at[unit]], farthest(s, unit)
    enemies = [other for other in army.of[1 - army.side[unit]] if is_target(s, unit, other)]
    return [fire_line(s, unit, other) for other in enemies if away[s.at[other]] <= reach]


def fire_line(s: Battle, unit: int, target: int) -> Line:
    """The line between a unit and an enemy in its range, with the hex that blocks it."""
    army = s.field.army
    path = army.ids[unit], army.ids[target]
    refused = aim_objection(s, unit, target)
    if refused is None:
        distance = s.field.distance[s.at[unit]][s.at[target]]
        return Line("fire", path, True, Note(army.dice_clause[unit], (unit, distance, farthest(s, unit))))
    hidden = refused.clause != "BC-battle-6" and target_verdict(s, unit, target) == "BC-los-1"
    return Line("fire", path, False, refused, s.field.board.label(refused.what[0]) if hidden else "")
