"""The modified staff rating (3.5, table 4.1): what makes an order easier or harder."""

from typing import Final

from grognard.core.journal import Choice
from grognard.games.black_powder import ground
from grognard.games.black_powder.commanders import GAVE, number
from grognard.games.black_powder.field import (
    AGGRESSIVE,
    ATTACK_COLUMN,
    COMPANIES,
    DEEP_CAVALRY,
    DIFFIDENT,
    GALLOP,
    HEADSTRONG,
    LIMBERED,
    MARAUDERS,
    MARCH_COLUMN,
    NOBODY,
    PAS_DE_CHARGE,
    RELIABLE,
    TIMID,
)
from grognard.games.black_powder.state import ON_TABLE, SHOT, Battle

# Kinds of order, for the log and for modifiers (BP-order-9).
ADVANCE: Final = 0
RETIRE: Final = 1
CHANGE: Final = 2  # of formation
ASSAULT: Final = 3  # a charge order
STEADY_MEN: Final = 4  # Rally: no modifier speaks of it

LEAST: Final = 5  # BP-cmd-16
MOST: Final = 10


def modified_rating(s: Battle, commander: int, units: Choice, kind: int) -> int:
    """The staff rating with everything that counts, kept from 5 to 10 (BP-cmd-16)."""
    rating = s.because("BP-cmd-3", s.rating[number(s, commander)])
    rating += distance_modifier(s, commander, units)
    rating += enemy_modifier(s, units)
    rating += formation_bonus(s, commander, units)
    rating += special_bonus(s, commander, units, kind)
    if s.field.shoot_before_orders and any(s.deeds[unit] & SHOT for unit in units):
        rating += s.because("BP-opt-10", -1)
    if s.field.personalities:
        rating += personal_modifier(s, commander, kind)
    kept = min(max(rating, LEAST), MOST)
    if kept != rating:
        s.because("BP-cmd-16", kept - rating)
    return kept


def distance_modifier(s: Battle, commander: int, units: Choice) -> int:
    """-1 for each full step to the farthest unit; marauders do not mind (BP-cmd-7, -8, -32, BP-spec-5)."""
    farthest = max(ground.commander_distance(s, commander, unit) for unit in units)
    steps = farthest // s.field.lengths.command_step
    if not steps:
        return 0
    clause = "BP-cmd-7" if len(units) == 1 else "BP-cmd-32"
    value = s.because(clause, steps * s.field.modifiers.command_distance)
    if all(s.has(unit, MARAUDERS) for unit in units):
        value += s.because("BP-spec-5", -value)
    return value


def enemy_modifier(s: Battle, units: Choice) -> int:
    """-1 if an enemy is near any of the units, once (BP-cmd-9, BP-cmd-10, BP-cmd-33)."""
    limit = s.field.lengths.command_enemy
    if not any(ground.enemy_within(s, unit, limit) for unit in units):
        return 0
    return s.because("BP-cmd-9" if len(units) == 1 else "BP-cmd-33", s.field.modifiers.command_enemy)


# Bonuses, which count for a group only if every unit has one, at the lowest value (BP-cmd-34)


def formation_bonus(s: Battle, commander: int, units: Choice) -> int:
    """What the least manoeuvrable of the units brings."""
    least, value = NOBODY, 0
    for unit in units:
        bonus, _ = bonus_of_formation(s, unit)
        if least == NOBODY or bonus < value:
            least, value = unit, bonus
    note_group(s, commander, units)
    if not value:
        return 0
    return s.because(bonus_of_formation(s, least)[1], value)


def bonus_of_formation(s: Battle, unit: int) -> tuple[int, str]:
    """A column's bonus and its clause."""
    modifiers, formation = s.field.modifiers, s.formation[unit]
    if formation == ATTACK_COLUMN:
        return modifiers.command_attack_column, "BP-cmd-11"
    if formation in (MARCH_COLUMN, LIMBERED):
        if ground.is_on_road(s, unit):
            return modifiers.command_march_column_road, "BP-cmd-13"
        return modifiers.command_march_column, "BP-cmd-12"
    if formation == COMPANIES:
        return modifiers.command_attack_column, "BP-opt-13"
    if formation == DEEP_CAVALRY:
        return modifiers.command_attack_column, "BP-opt-15"
    return 0, ""


def note_group(s: Battle, commander: int, units: Choice) -> None:
    """Say that the bonuses of a group are weighed, where some unit has one."""
    if len(units) > 1 and any(bonus_of_formation(s, unit)[0] for unit in units):
        s.cite("BP-cmd-34", commander, len(units))


def special_bonus(s: Battle, commander: int, units: Choice, kind: int) -> int:
    """What the special rules of the least willing of the units bring (BP-cmd-15)."""
    least, value = NOBODY, 0
    for unit in units:
        bonus = drill_bonus(s, unit) + charge_bonus(s, unit, kind)
        if least == NOBODY or bonus < value:
            least, value = unit, bonus
    if not value:
        return 0
    value = 0
    if drill_bonus(s, least):
        value += s.because("BP-spec-2" if s.has(least, RELIABLE) else "BP-spec-4", drill_bonus(s, least))
    if charge_bonus(s, least, kind):
        value += s.because("BP-spec-19", charge_bonus(s, least, kind))
    return value


def drill_bonus(s: Battle, unit: int) -> int:
    """Reliable, or counted so in attack column by the pas de charge (BP-spec-2, BP-spec-4)."""
    if s.has(unit, RELIABLE):
        return s.field.reliable
    if s.has(unit, PAS_DE_CHARGE) and s.formation[unit] == ATTACK_COLUMN:
        return s.field.pas_de_charge
    return 0


def charge_bonus(s: Battle, unit: int, kind: int) -> int:
    """Gallop, for charge orders (BP-spec-19)."""
    return s.field.gallop if kind == ASSAULT and s.has(unit, GALLOP) else 0


# Personalities (7.2)


def is_diffident(s: Battle, commander: int) -> bool:
    """He is at ease only near the general (BP-opt-4)."""
    return s.field.personalities and s.field.forces.personality[number(s, commander)] == DIFFIDENT


def personal_modifier(s: Battle, commander: int, kind: int) -> int:
    """What the commander's temper adds."""
    temper = s.field.forces.personality[number(s, commander)]
    if temper == AGGRESSIVE and kind == ASSAULT:
        return s.because("BP-opt-2", 1)
    if temper == DIFFIDENT and not is_general_near(s, commander):
        return s.because("BP-opt-4", -1)
    if temper == HEADSTRONG and is_first_to_speak(s, commander):
        return s.because("BP-opt-5", 1)
    if temper == TIMID and kind in (ASSAULT, RETIRE):
        return s.because("BP-opt-7", 1 if kind == RETIRE else -1)
    return 0


def is_general_near(s: Battle, commander: int) -> bool:
    """The general watches from within 8 inches."""
    general = s.field.generals[s.side(commander)]
    if general == NOBODY or s.where[general] != ON_TABLE:
        return False
    return ground.commanders_within(s, general, commander, s.field.lengths.diffident)


def is_first_to_speak(s: Battle, commander: int) -> bool:
    """No other commander of his side has given an order this turn."""
    side, units = s.side(commander), s.field.forces.units
    for each, deeds in enumerate(s.spoken):
        if deeds & GAVE and units + each != commander and s.side(units + each) == side:
            return False
    return True
