"""Where a unit goes in quick play: a few ways, judged as the advice judges them."""

from typing import Final

from grognard.core.journal import PASS, Choice
from grognard.games.black_powder import aim, buildings, charges, formations, ground, legs
from grognard.games.black_powder.candidates import enemy_at_hand
from grognard.games.black_powder.errands import Errand, Plan, open_goals, tenure
from grognard.games.black_powder.field import (
    ARTILLERY,
    ATTACK_COLUMN,
    CAVALRY,
    DEPLOYED,
    GARRISON,
    INFANTRY,
    LIMBERED,
    LINE,
    NOBODY,
    NOWHERE,
    SKIRMISH,
)
from grognard.games.black_powder.plans import as_ordered, led_by
from grognard.games.black_powder.prospects import INCH, charge_worth, company_of
from grognard.games.black_powder.reckoning import bearing_to
from grognard.games.black_powder.runs import face_struck
from grognard.games.black_powder.staffwork import place_worth
from grognard.games.black_powder.state import CHARGE, ENTER, FORM, MOVE, Battle
from grognard.games.black_powder.strides import FULL_TURN
from grognard.games.black_powder.victory import holder, is_steady

Weighed = tuple[int, Choice]  # a leg and what it gains

ASLANT: Final = 450  # a unit turns only to go farther round than so
TRIED: Final = 4  # so many of the best legs are tried: if none is legal the unit stays
NEAR: Final = 8 * INCH  # beyond its reach a battalion begins to form line
COMPASS: Final = (0, 450, 900, 1350, 1800, 2250, 2700, 3150)


def best_leg(s: Battle, trial: Battle, unit: int, plan: Plan) -> Weighed:
    """The leg that gains most of a few that are legal; none where nothing is gained."""
    company = company_of(as_ordered(s), unit, led_by(s, unit))
    goals = open_goals(trial, unit)
    now = tenure(trial, unit, goals)
    before = place_worth(trial, unit, plan, company) + now
    found: list[Weighed] = []
    enemy = enemy_at_hand(trial, unit)
    if not s.routes[-1]:
        found.extend(changes(trial, unit, plan, enemy, before))
        gain = charge_gain(trial, unit, enemy)
        if gain > now:
            found.append((gain - now, (CHARGE, enemy)))
    later = trial.clone()
    for leg in ways(trial, unit, plan.errands[unit], enemy):
        ground.put(later, unit, leg[1], leg[2], leg[3])
        found.append((place_worth(later, unit, plan, company) + tenure(later, unit, goals) - before, leg))
    found.sort(reverse=True)
    for gain, leg in found[:TRIED]:
        if gain <= 0:
            break
        if legs.objection(trial, unit, leg) is None:
            return gain, leg
    return 0, PASS


# Charges, changes, houses


def charge_gain(s: Battle, unit: int, enemy: int) -> int:
    """What a charge on the nearest enemy would be worth; 0 if it is none to make."""
    if enemy == NOBODY or not s.field.drills[s.formation[unit]].charges or s.is_shaken(unit):
        return 0
    if not ground.are_within(s, unit, enemy, ground.move_distance(s, unit)):
        return 0
    worth = charge_worth(s, unit, enemy, face_struck(s, unit, enemy, False))
    if worth <= 0 or charges.objection(s, unit, enemy, charges.DEFAULT) is not None:
        return 0
    return 2 * worth


def changes(s: Battle, unit: int, plan: Plan, enemy: int, before: int) -> list[Weighed]:
    """The formation that a unit should take, and the house it should enter, with what each gains."""
    found: list[Weighed] = []
    company = company_of(s, unit)
    for leg in (change_of(s, unit, enemy), entry_of(s, unit)):
        if leg:
            changed = s.clone()
            legs.carry_out(changed, unit, leg)
            found.append((place_worth(changed, unit, plan, company) - before, leg))
    return found


def change_of(s: Battle, unit: int, enemy: int) -> Choice:
    """Guns in reach unlimber; foot forms line near the enemy, and column far from him."""
    formation, arm = s.formation[unit], s.arm(unit)
    wish = formation
    if enemy == NOBODY or formation in (SKIRMISH, GARRISON):
        return PASS
    reach = aim.reach_of(s, unit)
    if formation == LIMBERED:
        wish = DEPLOYED if ground.are_within(s, unit, enemy, reach) else formation
    elif arm == INFANTRY:
        wish = LINE if ground.are_within(s, unit, enemy, reach + NEAR) else ATTACK_COLUMN
    if wish == formation or not s.field.kinds[s.kind[unit]].width[wish]:
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


# Ways


def ways(s: Battle, unit: int, errand: Errand, enemy: int) -> list[Choice]:
    """Toward its errand, toward the enemy as far as its weapon bids, back, and about: moves to be judged."""
    x, y, facing = ground.pose(s, unit)
    whole = ground.move_distance(s, unit)
    found: list[Choice] = []
    if errand.price and errand.shortfall(s, unit):
        bearing = downhill(s, x, y, errand, whole)
        add_march(s, unit, bearing, whole, found)
        add_march(s, unit, bearing, whole // 2, found)
    if enemy == NOBODY:
        return found
    bearing = bearing_to(x, y, s.x[enemy], s.y[enemy], facing)
    far = ground.distance(s, unit, enemy) - ideal_of(s, unit)
    if far > 0:
        add_march(s, unit, bearing, min(far, whole), found)
        add_march(s, unit, bearing, min(far, whole) // 2, found)
    if s.arm(unit) != ARTILLERY:
        found.append((MOVE, *ground.ahead(x, y, (bearing + FULL_TURN // 2) % FULL_TURN, whole), facing))
        found.append((MOVE, *ground.ahead(x, y, (bearing + FULL_TURN // 2) % FULL_TURN, whole // 2), facing))
    if s.formation[unit] != SKIRMISH:
        found.append((MOVE, x, y, bearing))
    return found


def ideal_of(s: Battle, unit: int) -> int:
    """How near a unit likes to be to an enemy: a charge away, or just within range."""
    if s.arm(unit) == CAVALRY:
        return ground.move_distance(s, unit)
    reach = aim.reach_of(s, unit) or 4 * INCH
    return reach * 2 // 3 if s.formation[unit] == LIMBERED else reach - INCH // 2


def downhill(s: Battle, x: int, y: int, errand: Errand, length: int) -> int:
    """The bearing by which the way to an errand grows shorter most."""
    best, least = 0, -1
    assert errand.ways is not None
    for bearing in COMPASS:
        ax, ay = ground.ahead(x, y, bearing, length)
        if 0 <= ax <= s.field.width and 0 <= ay <= s.field.depth:
            far = errand.ways.from_point(ax, ay)
            if least < 0 or far < least:
                best, least = bearing, far
    return best


def add_march(s: Battle, unit: int, bearing: int, length: int, found: list[Choice]) -> None:
    """A move by a bearing: turned that way by who would march too far aslant, and then not so far."""
    x, y, facing = ground.pose(s, unit)
    turned = (bearing - facing) % FULL_TURN
    if s.formation[unit] != SKIRMISH and ASLANT < turned < FULL_TURN - ASLANT:
        facing, length = bearing, length * 5 // 8
    found.append((MOVE, *ground.ahead(x, y, bearing, length), facing))
