"""A shot as it is fired (3.15, 3.16): how many dice, what they need to hit, what a save needs.

The shot under way is `s.fire`: shooter, target, face, mode, gap, sighting, over units, cover, load, enfilade,
dice. What the ground says of it is found once, when it is opened.
"""

from typing import Final

from grognard.core.journal import Choice
from grognard.games.black_powder import casualties, ground, sight, told
from grognard.games.black_powder.cover import cover, cover_in_combat
from grognard.games.black_powder.field import (
    ARTILLERY,
    ATTACK_COLUMN,
    CAVALRY,
    COMPANIES,
    DEEP_CAVALRY,
    DEPLOYED,
    FIRST_FIRE,
    FOUR_DEEP,
    FRONT,
    GARRISON,
    INFANTRY,
    LANCERS,
    LEFT,
    LIGHT_COVER,
    LIMBERED,
    LINE,
    LYING,
    MARCH_COLUMN,
    MIXED,
    NO_COVER,
    NOBODY,
    RIGHT,
    SKIRMISH,
    SQUARE,
)
from grognard.games.black_powder.state import COMBAT, FIRED, Battle

# How a unit comes to shoot.
SHOT: Final = 0  # in the Shooting phase
CLOSING: Final = 1  # at a charger
CLOSING_PLAIN: Final = 2  # a steady line that then counter-charges: without the +1 (BP-spec-12)
TRAVERSING: Final = 3  # at one who crosses its front
BOUNCE: Final = 4  # a ball that goes on (BP-opt-8)
MODES: Final = ["shot", "closing", "closing_plain", "traversing", "bounce"]

SOLID: Final = 0
SHELL: Final = 1  # shrapnel (BP-spec-11)
LOADS: Final = ["solid", "shell"]

# Bands of artillery (BP-shoot-20).
NEAR: Final = 0
MEDIUM: Final = 1
FAR: Final = 2

BASE: Final = 4  # a die of so much hits (BP-shoot-8)
NEVER: Final = 7  # no die saves
RAKED: Final = (LINE, MIXED, DEPLOYED, FOUR_DEEP, LYING)  # BP-shoot-24
DRILL_CLAUSES: Final = {
    ATTACK_COLUMN: "BP-form-11",
    MIXED: "BP-form-12",
    SQUARE: "BP-form-14",
    GARRISON: "BP-shoot-25",
    COMPANIES: "BP-opt-13",
}
RANKS_BEHIND: Final = -1  # what four ranks cost in dice (BP-opt-14)


def reach_of(s: Battle, unit: int) -> int:
    """The range of a unit's weapon; the screen of a rifle battalion has rifles (BP-spec-34)."""
    kind = s.field.kinds[s.kind[unit]]
    return kind.screen if s.formation[unit] == MIXED else kind.reach


def has_guns(s: Battle, unit: int) -> bool:
    """Its weapon is artillery."""
    return s.field.kinds[s.kind[unit]].guns


def band(s: Battle, unit: int, found: int) -> int:
    """NEAR, MEDIUM or FAR (BP-shoot-20)."""
    if sight.is_in_reach(found, s.field.lengths.close_band):
        return NEAR
    return MEDIUM if sight.is_in_reach(found, reach_of(s, unit) // 2) else FAR


# Dice


def plain_dice(s: Battle, unit: int, distance: int) -> int:
    """Dice by profile and formation, in a band."""
    value = s.field.kinds[s.kind[unit]].shooting[distance]
    limit = s.field.drills[s.formation[unit]].shooting
    return value if limit == NOBODY else min(value, limit)


def has_dice(s: Battle, unit: int) -> bool:
    """A unit has shooting dice and a weapon, as it stands (BP-shoot-1)."""
    return plain_dice(s, unit, NEAR) > 0 and reach_of(s, unit) > 0


def face_dice(s: Battle, unit: int, distance: int) -> int:
    """Dice of one face; those of a garrison never exceed its value in all (BP-shoot-26)."""
    dice = plain_dice(s, unit, distance)
    if s.formation[unit] != GARRISON or s.field.literal_garrison_fire:
        return dice
    left = s.field.kinds[s.kind[unit]].shooting[distance]
    if s.phase == COMBAT:  # the rounds are blows
        return min(dice, left)
    for shooter, _, _, fired in s.rounds:
        if shooter == unit:
            left -= fired
    return max(0, min(dice, left))


def shooting_dice(s: Battle, fire: Choice) -> int:
    """The dice of a shot, in the order of BP-shoot-19."""
    unit, mode, raked = fire[0], fire[3], fire[9]
    formation = s.formation[unit]
    guns = has_guns(s, unit)
    distance = NEAR if mode in (CLOSING, CLOSING_PLAIN) else band(s, unit, fire[4])
    if fire[8] == SHELL:
        dice = s.because("BP-spec-11", s.field.shrapnel)
    else:
        clause = DRILL_CLAUSES.get(formation, "BP-shoot-20" if guns else "BP-form-21")
        dice = s.because(
            clause, face_dice(s, unit, distance) if mode == SHOT else plain_dice(s, unit, distance)
        )
    if formation == FOUR_DEEP and dice > 1:
        dice += s.because("BP-opt-14", RANKS_BEHIND)
    if s.has(unit, FIRST_FIRE) and not s.used[unit] & FIRED:
        dice += s.because("BP-spec-8", s.field.first_fire)
    if casualties.is_eager(s, unit):
        dice += s.because("BP-spec-29", 1)
    if raked:
        dice += s.because("BP-shoot-23" if guns else "BP-shoot-22", dice)
    return dice


def is_raked(s: Battle, here: sight.View, target: int, found: int) -> bool:
    """Infantry or guns fire along a rank from its end, within half their range (BP-shoot-24)."""
    shooter = here.unit
    if s.arm(shooter) == CAVALRY or s.formation[target] not in RAKED:
        return False
    if not sight.is_in_reach(found, reach_of(s, shooter) // 2):
        return False
    if s.field.referee:
        return told.told(s, told.STRUCK, target, shooter, FRONT) != FRONT
    return ground.quarter_of(s, target, here.x, here.y) in (LEFT, RIGHT)


# To hit


def to_hit(s: Battle, fire: Choice) -> int:
    """What the modifiers of a shot add up to (4.7)."""
    shooter, target, _, mode, found, seen, over, shelter, load, _, _ = fire
    modifiers = s.field.modifiers
    closing = mode in (CLOSING, CLOSING_PLAIN)
    guns, stance = has_guns(s, shooter), s.formation[target]
    total = 0
    if guns and (s.field.drills[stance].column or stance == SQUARE):
        total += s.because("BP-shoot-10", modifiers.shooting_column_or_square)
    elif guns and stance == DEEP_CAVALRY:
        total += s.because("BP-opt-15", modifiers.shooting_column_or_square)
    if is_close(s, shooter, mode, found):
        total += s.because("BP-shoot-11", modifiers.shooting_close)
    if s.is_shaken(shooter) or s.disordered[shooter]:
        total += s.because("BP-shoot-13", modifiers.shooting_shaken_or_disordered)
    if stance in (SKIRMISH, DEPLOYED) or (not closing and (seen != sight.CLEAR or shelter != NO_COVER)):
        total += s.because("BP-shoot-14", modifiers.shooting_poor_target)
    if guns and not closing and not sight.is_in_reach(found, reach_of(s, shooter) // 2):
        total += s.because("BP-shoot-15", modifiers.shooting_beyond_half_range)
    if over:
        total += s.because("BP-shoot-16", modifiers.shooting_over_units)
    if load == SHELL:
        total += s.because("BP-spec-11", -1)
    return total


def is_close(s: Battle, shooter: int, mode: int, found: int) -> bool:
    """Close range, closing fire or skirmishers: one row, counted once (BP-shoot-12)."""
    if mode == CLOSING_PLAIN:
        return False
    if mode == CLOSING or s.formation[shooter] in (SKIRMISH, MIXED):  # BP-form-13
        return True
    return sight.is_in_reach(found, s.field.lengths.close_range)


def die_to_hit(s: Battle, fire: Choice) -> int:
    """The least die that hits: a six always, a one never (BP-shoot-9)."""
    if casualties.hits_with_sixes_only(s, fire[0]):
        return 6
    return min(6, max(2, BASE - to_hit(s, fire)))


# To save


def save_modifier(s: Battle, target: int, by: int) -> int:
    """What is added to the save of a unit against the shot under way, or against blows (4.9)."""
    modifiers, stance, fire = s.field.modifiers, s.formation[target], s.fire
    guns = bool(fire) and has_guns(s, by)
    shelter = shelter_of(s, target, by)
    total = 0
    if s.arm(target) == INFANTRY and stance == ATTACK_COLUMN and not guns:
        total += s.because("BP-save-2", modifiers.save_attack_column)
    if shelter == LIGHT_COVER:
        total += s.because("BP-save-3", modifiers.save_light_cover)
    elif shelter != NO_COVER:
        total += s.because("BP-save-4", modifiers.save_heavy_cover)
    if stance in (MARCH_COLUMN, LIMBERED):
        total += s.because("BP-save-5", modifiers.save_march_column)
    if guns and is_far(s, fire):
        total += s.because("BP-save-6", modifiers.save_artillery_long)
    elif guns:
        total += s.because("BP-save-7", modifiers.save_artillery_near)
    if not fire and s.charging[by] and s.has(by, LANCERS) and stance != SQUARE:
        total += s.because("BP-spec-18", -1 if s.arm(target) == CAVALRY else -2)
    return total


def shelter_of(s: Battle, target: int, by: int) -> int:
    """The cover that counts: that of the shot, or that of the ground fought over."""
    return s.fire[7] if s.fire else cover_in_combat(s, target, by)


def is_far(s: Battle, fire: Choice) -> bool:
    """Guns hit from the long band."""
    return fire[3] not in (CLOSING, CLOSING_PLAIN) and band(s, fire[0], fire[4]) == FAR


def die_to_save(s: Battle, target: int, by: int) -> int:
    """The least die that saves, NEVER if none does (BP-save-8)."""
    need = s.field.kinds[s.kind[target]].morale - save_modifier(s, target, by)
    return NEVER if need >= NEVER else max(2, need)


# The ground of a shot


def lay_gun(s: Battle, here: sight.View, target: int, mode: int, load: int) -> Choice:
    """All that the ground says of a shot (`s.fire`)."""
    shooter = here.unit
    if mode in (CLOSING, CLOSING_PLAIN):  # a charger is always a clear target (BP-resp-8)
        return shooter, target, here.face, mode, 0, sight.CLEAR, 0, NO_COVER, load, 0, 0
    found = sight.reach_gap(s, here, target)
    seen, over = best_sighting(s, here, target)
    shelter = cover(s, target, here.x, here.y)
    raked = 1 if is_raked(s, here, target, found) else 0
    return shooter, target, here.face, mode, found, seen, over, shelter, load, raked, 0


def is_seen(s: Battle, here: sight.View, target: int) -> bool:
    """A shooter sees a target, if need be over units, as guns may."""
    over = s.arm(here.unit) == ARTILLERY and s.field.hills
    return sight.is_seen(s, here, target, sight.FIRING if over else sight.LEVEL)


def best_sighting(s: Battle, here: sight.View, target: int) -> tuple[int, int]:
    """How a shooter sees a target, and whether guns must fire over units for it (BP-shoot-31)."""
    if s.field.referee:
        return (
            told.told(s, told.SEEN, target, here.unit, sight.CLEAR),
            told.told(s, told.OVER, target, here.unit, 0),
        )
    seen = sight.sighting_from(s, here, target, sight.LEVEL)
    if seen == sight.HIDDEN and s.arm(here.unit) == ARTILLERY and s.field.hills:
        over = sight.sighting_from(s, here, target, sight.FIRING)
        if over != sight.HIDDEN:
            return over, 1
    return seen, 0
