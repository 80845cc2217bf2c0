"""What a leg or an order would come to, for a hand that still holds it: cost, stand, sight, chances."""

from typing import Final

from grognard.core.journal import Choice, Note
from grognard.core.step import Chance, Step
from grognard.core.table import Line
from grognard.games.black_powder import aim, charges, ground, legs, sight, targets
from grognard.games.black_powder.blows import Strike
from grognard.games.black_powder.dice import Handful
from grognard.games.black_powder.execution import is_blunder, moves_for, quiet_rating
from grognard.games.black_powder.field import GARRISON
from grognard.games.black_powder.orders import Brief
from grognard.games.black_powder.routes import Leg, as_declared, leg_objection, perform
from grognard.games.black_powder.state import ON_TABLE, RALLY, Battle
from grognard.games.black_powder.volley import Volley

# The kinds of line from a unit to whom it can shoot at or charge.
FIRE: Final = "fire"
CHARGE: Final = "charge"
Chances = list[tuple[str, int]]


# A leg


def after_leg(s: Battle, step: Step[Battle], leg: Choice) -> tuple[int, int, Battle | None]:
    """What a leg costs, what one move allows, and the position after it, none if it may not be made."""
    if not isinstance(step, Leg) or not leg or not legs.is_whole(s, leg):
        return 0, 0, None
    unit = s.group[-1]
    trial = as_declared(s, len(s.group) - 1)
    spent, allowed = legs.cost(trial, unit, leg), ground.move_distance(trial, unit)
    if leg_objection(s, trial, [], leg) is not None:
        return spent, allowed, None
    after = trial.clone()
    perform(after, unit, leg)
    return spent, allowed, after


def stands(s: Battle) -> list[tuple[int, list[Battle]]]:
    """For each unit that has been briefed: the position after each of its legs, as if nobody else moved."""
    found = []
    for member, unit in enumerate(s.group):
        trials: list[Battle] = []
        trial = s
        for leg in s.routes[member] if member < len(s.routes) else []:
            trial = trial.clone()
            perform(trial, unit, leg)
            trials.append(trial)
        found.append((unit, trials))
    return found


# What is in sight


def lines_of_fire(s: Battle, unit: int) -> list[Line]:
    """At whom a unit could shoot from where it stands, and why not at others that it has before it."""
    ids, found = s.field.forces.ids, []
    if unit >= s.field.forces.units or s.where[unit] != ON_TABLE or not aim.has_dice(s, unit):
        return []
    reach = aim.reach_of(s, unit)
    for face in sight.firing_faces(s, unit):
        here = sight.view(s, unit, face)
        for enemy in s.field.forces.of[1 - s.side(unit)]:
            if s.where[enemy] != ON_TABLE or not sight.is_in_reach(sight.reach_gap(s, here, enemy), reach):
                continue
            note = targets.target_objection(s, here, enemy)
            distance = sight.as_length(sight.reach_gap(s, here, enemy))
            why = note or Note("BP-shoot-4", (unit, distance, reach))
            found.append(Line(FIRE, (ids[unit], ids[enemy]), note is None, why))
    return found


def lines_of_charge(s: Battle, unit: int) -> list[Line]:
    """Whom a unit could charge with one move from where it stands."""
    if unit >= s.field.forces.units or s.where[unit] != ON_TABLE:
        return []
    ids, allowed, found = s.field.forces.ids, ground.move_distance(s, unit), []
    for target in charges.charge_targets(s, unit):
        why = Note("BP-chg-11", (unit, charges.cost(s, unit, target, charges.DEFAULT), allowed))
        found.append(Line(CHARGE, (ids[unit], ids[target]), True, why))
    return found


def ranges(s: Battle, unit: int) -> tuple[int, ...]:
    """How far a unit shoots: close, half and full range as far as they count (BP-shoot-11, BP-shoot-20)."""
    if not aim.has_dice(s, unit) or s.formation[unit] == GARRISON:
        return ()
    reach = aim.reach_of(s, unit)
    bands = {s.field.lengths.close_range, reach} | ({reach // 2} if aim.has_guns(s, unit) else set())
    return tuple(sorted(band for band in bands if 0 < band <= reach))


# Chances


def command_chances(s: Battle, step: Step[Battle], choice: Choice) -> Chances:
    """How likely each number of moves is if the order is given now (BP-cmd-5, BP-blund-1)."""
    if not isinstance(step, Brief) or choice or not s.group or s.deed == RALLY:
        return []
    rating = quiet_rating(s)
    found: dict[str, int] = {}
    for first in range(1, 7):
        for second in range(1, 7):
            dice = (first, second)
            came = "blunder" if is_blunder(s, dice) else f"moves{moves_for(s, rating - first - second)}"
            found[came] = found.get(came, 0) + 1
    order = ["blunder", "moves0", "moves1", "moves2", "moves3"]
    return [(each, found[each]) for each in order if each in found]


# Dice


def telling(step: Chance[Battle], outcome: Choice) -> list[bool]:
    """Which dice tell against the target: hits of fire and blows. A save that fails is nobody's hit."""
    return [die >= step.need for die in outcome] if isinstance(step, Volley | Strike) else []


def need_of(step: Chance[Battle]) -> int:
    """The least die that hits or saves."""
    return step.need if isinstance(step, Handful) else 0
