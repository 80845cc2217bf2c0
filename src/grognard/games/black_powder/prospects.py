"""What a unit of Black Powder can expect: from its fire, from a charge, and where it stands.

Values are thousandths of a standard unit, as `evaluate` counts. A cheap arithmetic of means: it chooses
among candidates and is no forecast.
"""

from typing import Final

from grognard.boards.plane import points_within
from grognard.core.journal import Choice
from grognard.games.black_powder import aim, blows, cover, ground, sight, supports
from grognard.games.black_powder.aim import CLOSING, SHOT, SOLID
from grognard.games.black_powder.brigades import breaking_point, half_of, losses
from grognard.games.black_powder.field import (
    ARTILLERY,
    ATTACK_COLUMN,
    CAVALRY,
    DEPLOYED,
    FRONT,
    GARRISON,
    LIMBERED,
    LINE,
    MARCH_COLUMN,
    NOBODY,
    ROUND,
    SKIRMISH,
    SQUARE,
    WAGON,
)
from grognard.games.black_powder.state import ON_TABLE, Battle
from grognard.games.black_powder.victory import spent_brigades

INCH: Final = 1000
FRIENDLY: Final = 12 * INCH
HOSTILE: Final = 10 * INCH
FARTHEST: Final = 24 * INCH  # from here on fire is feared no more
STEP: Final = 8 * INCH  # beyond its reach a unit is feared less and less
BREADTH: Final = 2 * INCH  # from the middle of a unit to where it is hit
HELPERS: Final = 2  # so many friends count
STEADY: Final = 3  # a margin of combat beyond which nothing is gained


# Fire


def chance(need: int) -> int:
    """The chance of a die, in thousandths."""
    return max(0, 7 - need) * 1000 // 6


def fire_mean(s: Battle, fire: Choice) -> int:
    """The casualties that a shot causes on average, in thousandths; s.fire is left as it was."""
    journal, before = s.hush(), s.fire
    s.fire = fire
    hits = aim.shooting_dice(s, fire) * chance(aim.die_to_hit(s, fire))
    lost = hits * (1000 - chance(aim.die_to_save(s, fire[1], fire[0]))) // 1000
    s.fire, s.journal = before, journal
    return lost


def shot_worth(s: Battle, shooter: int, target: int, face: int, facing: int) -> int:
    """What a shot of the phase is worth: more at those who are nearly shaken."""
    here = sight.View(s, shooter, face, facing)
    lost = fire_mean(s, aim.lay_gun(s, here, target, SHOT, SOLID))
    return lost * casualty_worth(s, target) // 1000


def casualty_worth(s: Battle, unit: int) -> int:
    """What one casualty of a unit is worth: a step toward Shaken, and toward the end of its brigade."""
    left = s.stamina[unit] - s.casualties[unit]
    if s.is_shaken(unit):
        return s.weights.blow_on_shaken
    return s.weights.blow + (s.weights.to_shake + stake(s, unit)) // max(1, left)


def is_precious(s: Battle, unit: int) -> bool:
    """One casualty more shakes a unit and breaks its brigade."""
    last = s.casualties[unit] > 0 and s.casualties[unit] + 1 >= s.stamina[unit]
    return last and stake(s, unit) >= s.weights.brigade


def stake(s: Battle, unit: int) -> int:
    """What hangs on a steady unit: its share of a brigade that may break, and of the army with it."""
    brigade = s.field.forces.brigade[unit]
    if s.broken[brigade] or unit not in s.field.brigades.counted[brigade]:
        return 0
    more = max(1, breaking_point(s, brigade) - losses(s, brigade))
    side = s.side(unit)
    to_break = max(1, half_of(len(s.field.brigades.of[side])) - spent_brigades(s, side))
    return (s.weights.brigade + s.weights.army // (to_break * to_break)) // more


# Combat


def combat_mean(s: Battle, unit: int, enemy: int, charging: bool, flanked: bool) -> int:
    """The casualties that a unit's blows cause on average, in thousandths."""
    kind = s.field.kinds[s.kind[unit]]
    drill = s.field.drills[s.formation[unit]]
    dice = kind.combat if drill.combat == NOBODY else min(kind.combat, drill.combat)
    rows = s.field.modifiers
    better = rows.combat_charging if charging and s.formation[enemy] != SQUARE else 0
    if s.is_shaken(unit) or s.disordered[unit]:
        better += rows.combat_shaken_or_disordered
    if s.formation[unit] == SKIRMISH:
        better += rows.combat_skirmishers
    if flanked:
        better += rows.combat_flank_or_rear
    hits = dice * chance(min(6, max(2, blows.BASE - better)))
    need = s.field.kinds[s.kind[enemy]].morale - cover_bonus(s, enemy)
    return hits * (1000 - chance(max(2, need))) // 1000


def cover_bonus(s: Battle, unit: int) -> int:
    """What a column or a building adds to a save."""
    rows = s.field.modifiers
    if s.formation[unit] == GARRISON:
        return rows.save_heavy_cover
    return rows.save_attack_column if s.formation[unit] == ATTACK_COLUMN else 0


def helpers(s: Battle, unit: int, side: int) -> int:
    """How many friends stand near enough to support, in thousandths of a point; two count."""
    limit, near = s.field.lengths.support, 0
    for each in s.field.forces.of[side]:
        if each != unit and supports.may_support(s, each) and ground.are_within(s, each, unit, limit):
            near += 1
            if near == HELPERS:
                break
    return near * 1000


def charge_worth(s: Battle, unit: int, target: int, face: int) -> int:
    """What a charge is worth: the mean margin of its first round, and what becomes of the target."""
    alike = ground.has_faces_alike(s, target)
    front = face == FRONT or alike
    journal = s.hush()
    mine = combat_mean(s, unit, target, True, False) + helpers(s, unit, s.side(unit)) // 2
    theirs = combat_mean(s, target, unit, False, not front)
    if front and not s.is_shaken(target):
        theirs += helpers(s, target, s.side(target)) // 2 + closing_mean(s, target, unit)
    if s.formation[target] == GARRISON:
        theirs += 1000 * s.field.features[s.building[target]].size
    if s.formation[target] == SQUARE and s.arm(unit) == CAVALRY:
        theirs += 1000 * s.field.modifiers.result_square
    s.journal = journal
    margin = max(-STEADY * 1000, min(STEADY * 1000, mine - theirs))
    worth = margin * s.weights.margin // 1000
    if s.arm(target) in (ARTILLERY, WAGON):
        worth += s.weights.storm_guns  # guns that lose are lost
    if s.is_shaken(target):
        worth += s.weights.charge_shaken
    worth += s.weights.outnumbered * min(0, odds(s, unit, s.x[target], s.y[target]))
    if s.stamina[unit] - s.casualties[unit] == 1:
        worth -= s.weights.last_breath
    return worth - s.weights.reluctance  # a fight not sought is a fight not lost


class Company:
    """Who stands about: friends where they are or will be, and enemies with how far and how well they hit."""

    __slots__ = ("enemies", "friends", "led")

    def __init__(self, friends: list[tuple[int, int]], enemies: list[Choice], led: int) -> None:
        self.friends: Final = friends
        self.enemies: Final = enemies  # unit, x, y, reach, hits in thousandths
        self.led: Final = led  # itself, and who goes where it goes

    def about(self, x: int, y: int) -> int:
        """How many friends are about a place, itself too."""
        found = self.led
        for ax, ay in self.friends:
            found += int(points_within(ax, ay, x, y, FRIENDLY))
        return found

    def odds(self, x: int, y: int) -> int:
        """How many friends are about a place more than enemies who could fire or charge there."""
        found = self.about(x, y)
        for _, ax, ay, reach, _ in self.enemies:
            found -= int(points_within(ax, ay, x, y, reach))
        return found

    def hits_at(self, s: Battle, x: int, y: int) -> int:
        """The hits of all who reach a place, or would with a short step, in thousandths; more from near by.

        Who would have to turn counts half.
        """
        hits = 0
        for enemy, ax, ay, reach, strength in self.enemies:
            if not points_within(ax, ay, x, y, reach + STEP):
                continue
            away = ground.straight(ax, ay, x, y)
            part = 1300 - 300 * away // reach if away < reach else 1000 * (reach + STEP - away) // STEP
            loose = s.formation[enemy] in (SKIRMISH, SQUARE, GARRISON)
            if not loose and ground.quarter_of(s, enemy, x, y) != FRONT:
                part //= 2
            hits += strength * part // 1000
        return hits


def gathering(s: Battle, side: int) -> Company:
    """All who count for a side and against it: the company of each of its steady units, itself among them."""
    friends: list[tuple[int, int]] = []
    enemies: list[Choice] = []
    for each in range(s.field.forces.units):
        if s.where[each] != ON_TABLE or s.is_shaken(each):
            continue
        if s.side(each) == side:
            friends.append((s.x[each], s.y[each]))
        else:
            reach, hits = strength_of(s, each)
            enemies.append((each, s.x[each], s.y[each], reach, hits))
    return Company(friends, enemies, 0)


def company_of(s: Battle, unit: int, led: int = 0) -> Company:
    """Those about a unit who count: not the shaken; of friends not those in `led`, who go with it."""
    friends: list[tuple[int, int]] = []
    enemies: list[Choice] = []
    with_it, side = 1, s.side(unit)
    for each in range(s.field.forces.units):
        if s.where[each] != ON_TABLE or s.is_shaken(each) or each == unit:
            continue
        if led >> each & 1:
            with_it += 1
        elif s.side(each) == side:
            friends.append((s.x[each], s.y[each]))
        else:
            reach, hits = strength_of(s, each)
            enemies.append((each, s.x[each], s.y[each], reach, hits))
    return Company(friends, enemies, with_it)


def strength_of(s: Battle, unit: int) -> tuple[int, int]:
    """How far from its centre a unit is to be feared, and its hits in thousandths."""
    kind = s.field.kinds[s.kind[unit]]
    even = 333 if s.disordered[unit] else 500
    if s.arm(unit) == CAVALRY:
        return ground.move_distance(s, unit), kind.combat * even // 2
    reach = min(aim.reach_of(s, unit), FARTHEST) + BREADTH
    return max(HOSTILE, reach), aim.plain_dice(s, unit, aim.MEDIUM) * even


def exposure(s: Battle, unit: int, company: Company) -> int:
    """What the enemy's fire is likely to cost a unit where it stands, its friends taking their share."""
    x, y = s.x[unit], s.y[unit]
    hits = company.hits_at(s, x, y)
    if not hits:
        return 0
    need = max(2, s.field.kinds[s.kind[unit]].morale - cover_bonus(s, unit))
    lost = hits * (1000 - chance(need)) // 1000
    return lost * casualty_worth(s, unit) // (1000 * company.about(x, y))


def odds(s: Battle, unit: int, x: int, y: int) -> int:
    """How many friends stand about a place more than enemies who could fire or charge there; itself too."""
    return company_of(s, unit).odds(x, y)


def odds_with(s: Battle, company: Company, unit: int, x: int, y: int) -> int:
    """The same of one of a gathering."""
    counted = not s.is_shaken(unit) and points_within(s.x[unit], s.y[unit], x, y, FRIENDLY)
    return company.odds(x, y) + 1 - int(counted)


def closing_mean(s: Battle, target: int, charger: int) -> int:
    """The casualties of closing fire on average."""
    if s.arm(target) == CAVALRY or not aim.has_dice(s, target) or s.formation[target] == SKIRMISH:
        return 0
    return fire_mean(s, (target, charger, FRONT, CLOSING, 0, sight.CLEAR, 0, 0, SOLID, 0, 0))


# Standing


def standing(s: Battle, unit: int, pull: int, prey: int) -> int:
    """What a unit's place and formation are worth to it against the nearest enemy, who draws foot by `pull`;
    horse is drawn by its prey."""
    enemy, gap = ground.nearest(s, unit)
    if enemy == NOBODY:
        return 0
    arm = s.arm(unit)
    if s.is_shaken(unit) or arm == WAGON:
        return min(gap, 20 * INCH) * s.weights.flight // INCH
    if arm == ARTILLERY:
        return guns_standing(s, unit, enemy, gap)
    if arm == CAVALRY:
        return horse_standing(s, unit, enemy, gap, prey)
    return foot_standing(s, unit, enemy, gap, pull)


def facing_worth(s: Battle, unit: int, enemy: int, gap: int) -> int:
    """An enemy near is better before the front than at the flank."""
    if gap > 16 * INCH or s.formation[unit] in (SKIRMISH, SQUARE, GARRISON):
        return 0
    before = ground.quarter_of(s, unit, s.x[enemy], s.y[enemy]) == FRONT
    return s.weights.facing[0] if before else -s.weights.facing[1]


def foot_standing(s: Battle, unit: int, enemy: int, gap: int, pull: int) -> int:
    """Infantry comes within range, in line where it fires, in column where it marches."""
    reach = aim.reach_of(s, unit) or 4 * INCH
    formation = s.formation[unit]
    worth = facing_worth(s, unit, enemy, gap) - max(0, gap - reach + INCH) * pull // INCH
    far = gap > reach + 8 * INCH
    if formation == GARRISON:
        return worth + s.weights.garrison
    if formation == LINE:
        worth += 0 if far else s.weights.line
    elif formation == ATTACK_COLUMN:
        worth += s.weights.column[0] if far else s.weights.column[1]
    elif formation == MARCH_COLUMN:
        worth += s.weights.column[0] - min(320, max(0, 28 * INCH - gap) * 32 // INCH)
    elif formation == SQUARE:
        cavalry = s.arm(enemy) == CAVALRY and gap < 14 * INCH
        worth += s.weights.square[0] if cavalry else -s.weights.square[1]
    x, y = ground.middle(s, enemy, FRONT if s.formation[enemy] not in (SKIRMISH, GARRISON) else ROUND)
    if gap <= 20 * INCH:
        worth += s.weights.cover * cover.cover(s, unit, x, y)
    return worth + fire_prospect(s, unit, enemy, gap, reach)


def fire_prospect(s: Battle, unit: int, enemy: int, gap: int, reach: int) -> int:
    """What its fire at the nearest enemy would be worth from here."""
    if gap > reach or not aim.has_dice(s, unit):
        return 0
    close = gap <= s.field.lengths.close_range or s.formation[unit] == SKIRMISH
    hits = aim.plain_dice(s, unit, aim.NEAR) * (667 if close else 500)
    need = max(2, s.field.kinds[s.kind[enemy]].morale - cover_bonus(s, enemy))
    worth = hits * (1000 - chance(need)) // 1000 * casualty_worth(s, enemy) // 1000
    if s.formation[unit] in (SQUARE, GARRISON):
        return worth // 2
    face = ROUND if s.formation[unit] == SKIRMISH else FRONT
    here = sight.view(s, unit, face)
    if not sight.is_in_reach(sight.reach_gap(s, here, enemy), reach):
        return 0
    return worth if sight.is_seen(s, here, enemy, sight.LEVEL) else 0


def prey_of(s: Battle, unit: int) -> int:
    """The enemy whom horse is after: steady, in the open, the one on whom most hangs for the way to him."""
    best, most = NOBODY, 0
    for enemy in s.units_of(1 - s.side(unit)):
        if s.formation[enemy] not in (GARRISON, SQUARE) and not s.is_shaken(enemy):
            away = ground.straight(s.x[unit], s.y[unit], s.x[enemy], s.y[enemy])
            worth = casualty_worth(s, enemy) * 1000 // (away + FRIENDLY)
            if worth > most:
                best, most = enemy, worth
    return best


def horse_standing(s: Battle, unit: int, enemy: int, gap: int, prey: int) -> int:
    """Cavalry waits a move away from its prey, and keeps off the muskets."""
    wish = ground.move_distance(s, unit)
    away = max(0, wish - gap) * s.weights.horse_pull
    if prey == NOBODY:
        away += max(0, gap - wish) * s.weights.horse_pull
    else:
        far = ground.straight(s.x[unit], s.y[unit], s.x[prey], s.y[prey])
        away += max(0, far - wish) * s.weights.hunting
    worth = facing_worth(s, unit, enemy, gap) - away // INCH
    if s.formation[unit] == MARCH_COLUMN:
        worth -= min(240, max(0, 28 * INCH - gap) * 24 // INCH)
    return worth


def guns_standing(s: Battle, unit: int, enemy: int, gap: int) -> int:
    """Guns unlimber where they reach, and stay out of the fray."""
    reach = aim.reach_of(s, unit)
    if s.formation[unit] == LIMBERED:
        return -max(0, gap - reach * 2 // 3) * s.weights.guns_pull // INCH - (60 if gap < reach else 0)
    worth = s.weights.guns_reach if gap <= reach else -s.weights.guns_reach
    if gap < 8 * INCH:
        worth -= (8 * INCH - gap) * s.weights.guns_near // INCH
    if s.formation[unit] == DEPLOYED and gap <= reach:
        worth += 100 if ground.quarter_of(s, unit, s.x[enemy], s.y[enemy]) == FRONT else -80
    return worth


def crowd(s: Battle, unit: int, company: Company, dread: int) -> int:
    """Friends near enough to support it, a little; so much of what the enemy's fire may cost it."""
    limit = s.field.lengths.support
    near = 0
    for each in s.field.forces.of[s.side(unit)]:
        if each != unit and s.where[each] == ON_TABLE and ground.are_within(s, each, unit, limit):
            near += 1
            if near == HELPERS:
                break
    return s.weights.support * near - dread * exposure(s, unit, company) // 1000
