"""Who may shoot at whom (3.14, 3.15): the shooter, the target, and those who are too near to be ignored."""

from typing import Final

from grognard.core.journal import Note
from grognard.games.black_powder import aim, sight
from grognard.games.black_powder.field import ARTILLERY, GARRISON, LIMBERED, MARCH_COLUMN, SIDE, SQUARE
from grognard.games.black_powder.state import CHARGED, EVADED, ON_TABLE, SHOT, SWEPT, Battle

MANY_FACES: Final = (SQUARE, GARRISON)  # each face fires by itself (BP-shoot-7)


# The shooter


def shooter_objection(s: Battle, unit: int) -> Note | None:
    """Why a unit may not shoot at all, as ordinary fire goes."""
    if unit >= s.field.forces.units or s.where[unit] != ON_TABLE:
        return Note("BP-shoot-4", (unit, 0, 0))
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
    if target >= s.field.forces.units or s.where[target] != ON_TABLE or s.side(target) == s.side(shooter):
        return Note("BP-cmd-22", (target,))
    if s.is_engaged(target):
        return Note("BP-los-12", (target,))
    found = sight.reach_gap(s, here, target)
    if found < 0:
        return Note("BP-geo-10" if here.face >= SIDE else "BP-geo-6", (shooter, target))
    if aim.best_sighting(s, here, target)[0] == sight.HIDDEN:
        return Note("BP-los-4", (shooter, target))
    reach = aim.reach_of(s, shooter)
    if not sight.is_in_reach(found, reach):
        return Note("BP-shoot-4", (shooter, sight.as_length(found), reach))
    if not sight.is_in_reach(found, s.field.lengths.must_shoot):
        near = targets_within(s, here, s.field.lengths.must_shoot)
        if near:
            return Note("BP-shoot-6", (shooter, near[0]))
    return None


def targets_within(s: Battle, here: sight.View, limit: int) -> list[int]:
    """The enemies at most so far away who can be seen and shot at."""
    found: list[int] = []
    for enemy in s.field.forces.of[1 - s.side(here.unit)]:
        if s.where[enemy] != ON_TABLE or s.is_engaged(enemy):
            continue
        if not sight.is_in_reach(sight.reach_gap(s, here, enemy), limit):
            continue
        if aim.best_sighting(s, here, enemy)[0] != sight.HIDDEN:
            found.append(enemy)
    return found


def targets_of(s: Battle, here: sight.View) -> list[int]:
    """Every legal target from here: those who are too near to be ignored, else all in range (BP-shoot-6)."""
    near, reach = s.field.lengths.must_shoot, aim.reach_of(s, here.unit)
    found = targets_within(s, here, min(near, reach))
    return found if found or reach <= near else targets_within(s, here, reach)


def has_target(s: Battle, here: sight.View) -> bool:
    """Somebody is in range and can be seen."""
    reach = aim.reach_of(s, here.unit)
    for enemy in s.field.forces.of[1 - s.side(here.unit)]:
        if s.where[enemy] != ON_TABLE or s.is_engaged(enemy):
            continue
        if not sight.is_in_reach(sight.reach_gap(s, here, enemy), reach):
            continue
        if aim.best_sighting(s, here, enemy)[0] != sight.HIDDEN:
            return True
    return False


def shot_objection(s: Battle, shooter: int, target: int, face: int) -> Note | None:
    """Why an ordinary shot from a face is not allowed."""
    found = shooter_objection(s, shooter) or face_objection(s, shooter, face)
    return found or target_objection(s, sight.view(s, shooter, face), target)
