"""A plain good choice in little time: how searches play on where they look no closer."""

from typing import Final

from grognard.core.journal import PASS, Choice
from grognard.games.black_powder import aim, buildings, charges, formations, ground, moves
from grognard.games.black_powder.candidates import enemy_at_hand
from grognard.games.black_powder.commanders import commanders_of
from grognard.games.black_powder.evaluate import usual
from grognard.games.black_powder.field import (
    ARTILLERY,
    CAVALRY,
    DEPLOYED,
    GARRISON,
    INFANTRY,
    LIMBERED,
    LINE,
    MARCH_COLUMN,
    NOBODY,
    NOWHERE,
    SKIRMISH,
    WAGON,
)
from grognard.games.black_powder.goals import place_of
from grognard.games.black_powder.initiative import Initiate, initiative_objection
from grognard.games.black_powder.orders import (
    LEAST_TO_RALLY,
    Brief,
    Speak,
    brief_objection,
    order_objection,
    speaker_objection,
    units_under,
)
from grognard.games.black_powder.prospects import INCH, charge_worth
from grognard.games.black_powder.reckoning import bearing_to
from grognard.games.black_powder.reserves import PlaceReserve, PostCommander
from grognard.games.black_powder.routes import (
    Leg,
    as_declared,
    earlier_ways,
    leg_objection,
    like_first,
    stand,
)
from grognard.games.black_powder.runs import face_struck
from grognard.games.black_powder.shooting import Shoot, next_shot
from grognard.games.black_powder.state import (
    CHARGE,
    ENTER,
    FINISH,
    FORM,
    MOVE,
    NEAR,
    ORDERED,
    ORDERS,
    RALLY,
    Battle,
)
from grognard.games.black_powder.strides import FULL_TURN
from grognard.games.black_powder.victory import holder, is_steady

WORTH_IT: Final = 2 * INCH  # a shorter way is worth no order
CLOSE: Final = 16 * INCH  # an enemy so near is met in line
PARTS: Final = 4  # a move is tried whole, then shorter by one of so many parts
ASLANT: Final = 450  # a unit turns only to go farther round than so


def quick(s: Battle) -> Choice:
    """Who is far from an objective or the enemy goes there; good charges; shots at whom one sees first."""
    step = s.agenda[-1]
    if s.field.referee:
        return usual(s)
    if isinstance(step, Speak):
        return next_words(s)
    if isinstance(step, Brief):
        return next_unit(s)
    if isinstance(step, Leg):
        return next_leg(s)
    if isinstance(step, Initiate):
        return next_initiative(s)
    if isinstance(step, Shoot):
        return s.shot or next_shot(s)
    if isinstance(step, PlaceReserve | PostCommander):
        return max(step.options(s), key=len)  # to come rather than to wait
    return usual(s)


# Orders


def next_initiative(s: Battle) -> Choice:
    """The first unit that has a good charge."""
    for unit in s.units_of(s.active):
        ready = s.deeds[unit] & NEAR and not s.deeds[unit] & ORDERED
        if ready and good_charge(s, unit) != NOBODY and initiative_objection(s, unit) is None:
            return (unit,)
    return PASS


def next_words(s: Battle) -> Choice:
    """Orders to who has far to go, then a rally; who has neither has said all."""
    for commander in commanders_of(s, s.active):
        if speaker_objection(s, commander) is not None:
            continue
        hurt = False
        for unit in units_under(s, commander):
            hurt = hurt or s.casualties[unit] >= LEAST_TO_RALLY
            if is_wanted(s, unit) and order_objection(s, commander, ORDERS, unit) is None:
                return commander, ORDERS
        if hurt and most_hurt(s, commander):
            return commander, RALLY
        if s.command == commander:
            return commander, FINISH
    return PASS


def next_unit(s: Battle) -> Choice:
    """The unit with the longest way first, then those who go along; or the one with most casualties."""
    if s.deed == RALLY:
        return PASS if s.group else most_hurt(s, s.command)
    if s.group and s.routes[0][0][0] != MOVE:
        return PASS
    best, most = PASS, -1
    for unit in units_under(s, s.command):
        if is_wanted(s, unit) and brief_objection(s, unit) is None:
            if s.group:
                return (unit,)
            far = way_of(s, unit)[0]
            if far > most:
                best, most = (unit,), far
    return best if best or s.group else usual(s)


def most_hurt(s: Battle, commander: int) -> Choice:
    """The unit with most casualties of those that a commander can rally."""
    best, most = PASS, 0
    for unit in units_under(s, commander):
        if s.casualties[unit] > most and order_objection(s, commander, RALLY, unit) is None:
            best, most = (unit,), s.casualties[unit]
    return best


def is_wanted(s: Battle, unit: int) -> bool:
    """A unit has a charge to make, a formation to take or a way to go."""
    if s.deeds[unit] & ORDERED or s.disordered[unit] or s.is_engaged(unit) or s.formation[unit] == GARRISON:
        return False
    if way_of(s, unit)[0] >= WORTH_IT or change_of(s, unit) or entry_of(s, unit):
        return True
    return good_charge(s, unit) != NOBODY


def way_of(s: Battle, unit: int) -> tuple[int, int, int]:
    """How far a unit is from where it should go, and the place: the nearest objective that is not held,
    or else where it reaches the nearest enemy; nowhere while it has an enemy to shoot at.
    """
    enemy = enemy_at_hand(s, unit)
    arm = s.arm(unit)
    x, y = s.x[unit], s.y[unit]
    if enemy == NOBODY or arm == WAGON or s.is_shaken(unit) or s.formation[unit] == GARRISON:
        return 0, x, y
    ideal = ground.move_distance(s, unit) if arm == CAVALRY else aim.reach_of(s, unit) or 4 * INCH
    if ground.are_within(s, unit, enemy, ideal):
        return 0, x, y
    best = (ground.straight(x, y, s.x[enemy], s.y[enemy]) - ideal, s.x[enemy], s.y[enemy])
    if arm == ARTILLERY or not is_steady(s, unit):
        return best
    least = -1
    for goal in s.field.goals:
        gx, gy = place_of(s, goal)
        away = ground.straight(x, y, gx, gy)
        if (least < 0 or away < least) and holder(s, goal) != s.side(unit):
            least, best = away, (away - goal.radius, gx, gy)
    return best


def good_charge(s: Battle, unit: int) -> int:
    """The nearest enemy, if a charge on it looks good; or NOBODY."""
    enemy = enemy_at_hand(s, unit)
    if enemy == NOBODY or not s.field.drills[s.formation[unit]].charges or s.is_shaken(unit):
        return NOBODY
    if not ground.are_within(s, unit, enemy, ground.move_distance(s, unit)):
        return NOBODY
    if charges.objection(s, unit, enemy, charges.DEFAULT) is not None:
        return NOBODY
    return enemy if charge_worth(s, unit, enemy, face_struck(s, unit, enemy, False)) > 0 else NOBODY


def change_of(s: Battle, unit: int) -> Choice:
    """Guns in reach unlimber, a marching column near the enemy forms line."""
    wish = NOBODY
    if s.formation[unit] == LIMBERED:
        enemy = enemy_at_hand(s, unit)
        if enemy != NOBODY and ground.are_within(s, unit, enemy, aim.reach_of(s, unit)):
            wish = DEPLOYED
    elif s.formation[unit] == MARCH_COLUMN and s.arm(unit) == INFANTRY:
        wish = LINE if ground.enemy_about(s, unit, CLOSE) else NOBODY
    if wish == NOBODY or not s.field.kinds[s.kind[unit]].width[wish]:
        return PASS
    leg = (FORM, wish, formations.CENTRE)
    return leg if formations.objection(s, unit, leg) is None else PASS


def entry_of(s: Battle, unit: int) -> Choice:
    """Into a house that is an objective, if it is near, empty and nobody's."""
    if s.arm(unit) != INFANTRY or not is_steady(s, unit):
        return PASS
    for goal in s.field.goals:
        house = goal.building
        if house == NOWHERE or not ground.building_within(s, house, unit, ground.move_distance(s, unit)):
            continue
        if holder(s, goal) != s.side(unit) and buildings.entry_objection(s, unit, house) is None:
            return ENTER, house
    return PASS


# Legs


def next_leg(s: Battle) -> Choice:
    """A charge, a change, or a move toward where the unit should go; who follows does as the first."""
    unit = s.group[-1]
    trial = as_declared(s, len(s.group) - 1)
    wish = wished_leg(s, trial, unit) if len(s.group) == 1 else like_first(s, trial)
    if len(s.group) == 1 and (wish or s.routes[-1]):
        return wish
    ways = earlier_ways(s)
    for leg in (wish, stand(trial, unit)):
        if leg and leg_objection(s, trial, ways, leg) is None:
            return leg
    return usual(s)


def wished_leg(s: Battle, trial: Battle, unit: int) -> Choice:
    """The leg that the first of a group would like to make next, if it is legal; PASS for none."""
    if not s.routes[-1]:
        enemy = good_charge(trial, unit)
        if enemy != NOBODY:
            return CHARGE, enemy
        found = change_of(trial, unit) or entry_of(trial, unit)
        if found:
            return found
    far, x, y = way_of(trial, unit)
    if far < WORTH_IT or (s.routes[-1] and s.routes[-1][-1][0] != MOVE):
        return PASS
    return march(trial, unit, far, x, y)


def march(s: Battle, unit: int, far: int, x: int, y: int) -> Choice:
    """A move toward a place, the longest of a few that is legal; PASS if none is."""
    facing = s.facing[unit]
    bearing = bearing_to(s.x[unit], s.y[unit], x, y, facing)
    length = min(far, ground.move_distance(s, unit))
    turned = (bearing - facing) % FULL_TURN
    if s.formation[unit] != SKIRMISH and ASLANT < turned < FULL_TURN - ASLANT:
        facing, length = bearing, length * 5 // 8
    for part in range(PARTS, 0, -1):
        leg = (MOVE, *ground.ahead(s.x[unit], s.y[unit], bearing, length * part // PARTS), facing)
        if moves.objection(s, unit, leg) is None:
            return leg
    return PASS
