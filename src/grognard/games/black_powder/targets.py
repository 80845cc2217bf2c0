"""Who may shoot at whom (3.14, 3.15): the shooter, the target, and those who are too near to be ignored."""

from typing import Final

from grognard.core.journal import Note
from grognard.games.black_powder import aim, sight
from grognard.games.black_powder.field import (
    ARTILLERY,
    GARRISON,
    LIMBERED,
    MARCH_COLUMN,
    NOBODY,
    SIDE,
    SQUARE,
)
from grognard.games.black_powder.state import CHARGED, EVADED, ON_TABLE, SHOT, SWEPT, Battle

MANY_FACES: Final = (SQUARE, GARRISON)  # each face fires by itself (BP-shoot-7)


# The shooter


def shooter_objection(s: Battle, unit: int) -> Note | None:
    """Why a unit may not shoot at all, as ordinary fire goes."""
    if unit >= s.field.forces.units or s.where[unit] != ON_TABLE:
        return Note("BP-cmd-22", (unit,))
    if s.deeds[unit] & SHOT and s.formation[unit] not in MANY_FACES:
        return Note("BP-shoot-30", (unit,))
    if s.field.one_move_and_fire and s.moves[unit] > 1:
        return Note("BP-opt-9", (unit,))
    if s.arm(unit) == ARTILLERY and s.moves[unit] > 1:
        return Note("BP-shoot-3", (unit,))
    if s.is_engaged(unit):
        return Note("BP-h2h-29", (unit,))
    if s.formation[unit] == MARCH_COLUMN:
        return Note("BP-form-16", (unit,))
    if s.formation[unit] == LIMBERED:
        return Note("BP-form-18", (unit,))
    if s.deeds[unit] & (CHARGED | EVADED | SWEPT) or not aim.has_dice(s, unit):
        return Note("BP-shoot-1", (unit,))
    return None


def face_objection(s: Battle, unit: int, face: int) -> Note | None:
    """Why a face does not fire: it is none, it has fired, or the men are all at other windows."""
    if face not in sight.firing_faces(s, unit):
        return Note("BP-shoot-7", (unit, face))
    for shooter, _, fired, _ in s.rounds:
        if shooter == unit and fired == face:
            return Note("BP-shoot-30", (unit,))
    if s.formation[unit] == GARRISON and aim.face_dice(s, unit, aim.NEAR) == 0:
        return Note("BP-shoot-26", (unit,))
    return None


# The target


def target_objection(s: Battle, here: sight.View, target: int) -> Note | None:
    """Why a unit may not be shot at from here (BP-shoot-4)."""
    shooter = here.unit
    if target >= s.field.forces.units:
        return Note("BP-com-6", (target,))
    if s.where[target] != ON_TABLE or s.side(target) == s.side(shooter):
        return Note("BP-cmd-22", (target,))
    if s.is_engaged(target):
        return Note("BP-los-12", (target,))
    if s.field.referee:  # the players see and measure
        return None
    found = sight.reach_gap(s, here, target)
    if found < 0:
        return Note("BP-geo-10" if here.face >= SIDE else "BP-geo-6", (shooter, target))
    if not aim.is_seen(s, here, target):
        return Note("BP-los-4", (shooter, target))
    reach = aim.reach_of(s, shooter)
    if not sight.is_in_reach(found, reach):
        return Note("BP-shoot-4", (shooter, sight.as_length(found), reach))
    near = too_near(s, here, found)
    return None if near == NOBODY else Note("BP-shoot-6", (shooter, near))


def too_near(s: Battle, here: sight.View, found: int) -> int:
    """An enemy too near to be ignored for one who is so far away (BP-shoot-6), or NOBODY."""
    limit = s.field.lengths.must_shoot
    return NOBODY if sight.is_in_reach(found, limit) else one_within(s, here, limit, 0)


def can_hit(s: Battle, here: sight.View, enemy: int, limit: int) -> bool:
    """An enemy is at most so far away, in nobody's way, and can be seen."""
    return (
        s.where[enemy] == ON_TABLE
        and not s.is_engaged(enemy)
        and sight.is_in_range(s, here, enemy, limit)
        and aim.is_seen(s, here, enemy)
    )


def targets_within(s: Battle, here: sight.View, limit: int) -> list[int]:
    """The enemies at most so far away who can be seen and shot at."""
    enemies = s.field.forces.of[1 - s.side(here.unit)]
    return [enemy for enemy in enemies if can_hit(s, here, enemy, limit)]


def one_within(s: Battle, here: sight.View, limit: int, lot: int) -> int:
    """One of them, the first from a place in the army list on; NOBODY if there is none."""
    enemies = s.field.forces.of[1 - s.side(here.unit)]
    for i in range(len(enemies)):
        enemy = enemies[(lot + i) % len(enemies)]
        if can_hit(s, here, enemy, limit):
            return enemy
    return NOBODY


def targets_of(s: Battle, here: sight.View) -> list[int]:
    """Every legal target from here: those who are too near to be ignored, else all in range (BP-shoot-6)."""
    near, reach = s.field.lengths.must_shoot, aim.reach_of(s, here.unit)
    found = targets_within(s, here, min(near, reach))
    return found if found or reach <= near else targets_within(s, here, reach)


def one_target(s: Battle, here: sight.View, lot: int) -> int:
    """One legal target, by lot; NOBODY if there is none."""
    near, reach = s.field.lengths.must_shoot, aim.reach_of(s, here.unit)
    found = one_within(s, here, min(near, reach), lot)
    return found if found != NOBODY or reach <= near else one_within(s, here, reach, lot)


def shot_objection(s: Battle, shooter: int, target: int, face: int) -> Note | None:
    """Why an ordinary shot from a face is not allowed."""
    found = shooter_objection(s, shooter) or face_objection(s, shooter, face)
    return found or target_objection(s, sight.view(s, shooter, face), target)
