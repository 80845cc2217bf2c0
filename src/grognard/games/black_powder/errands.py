"""Where a unit of Black Powder is wanted, and how much it lacks where it stands."""

from typing import Final

from grognard.games.black_powder import aim, buildings, charges, ground
from grognard.games.black_powder.field import (
    ARMY_BREAK,
    ARTILLERY,
    CAVALRY,
    DEPLOYED,
    FRONT,
    GARRISON,
    LIMBERED,
    MARCH_COLUMN,
    NOBODY,
    NOWHERE,
    SKIRMISH,
    SQUARE,
    WAGON,
    Goal,
)
from grognard.games.black_powder.goals import (
    GUARDS,
    SAFE,
    enough,
    finds_room,
    may_go,
    nearest_brigade,
    nearest_first,
    place_of,
    suits,
    value_of,
)
from grognard.games.black_powder.prospects import (
    INCH,
    Company,
    charge_worth,
    exposure,
    gathering,
    odds_with,
    prey_of,
)
from grognard.games.black_powder.runs import face_struck
from grognard.games.black_powder.state import ON_TABLE, Battle
from grognard.games.black_powder.terrain import ON_BRIDGES
from grognard.games.black_powder.victory import holder, is_steady, points, units_there, winner_by
from grognard.games.black_powder.wayfinding import ways_to
from grognard.games.black_powder.ways import Ways

FAR: Final = 12 * INCH  # beyond this a unit lacks no more than here
BEFORE: Final = 5 * INCH  # before a house that the enemy holds, or that has no room
HELPING: Final = 7 * INCH
AT_ODDS: Final = 16 * INCH  # an enemy so near belongs before the front


class Errand:
    """A place to be at: how near is near enough, and what an inch too far costs."""

    __slots__ = ("barred", "building", "price", "radius", "ways", "wide")

    def __init__(
        self,
        ways: Ways | None,
        wide: Ways | None,
        radius: int,
        price: int,
        building: int,
        barred: int = NOWHERE,
    ) -> None:
        self.ways: Final = ways
        self.wide: Final = wide  # for who is too wide for a bridge, or between houses
        self.radius: Final = radius
        self.price: Final = price  # 0: nowhere in particular
        self.building: Final = building
        self.barred: Final = barred  # a house to stand against, so that no enemy enters it

    def shortfall(self, s: Battle, unit: int) -> int:
        """How far the unit is from where it is wanted, by the ways that its formation leaves it."""
        ways = self.ways_of(s, unit)
        if ways is None or (self.building != NOWHERE and s.building[unit] == self.building):
            return 0
        far = max(0, ways.from_point(s.x[unit], s.y[unit]) - self.radius)
        if self.barred == NOWHERE:
            return far
        walls = s.field.features[self.barred].area
        assert walls is not None
        return max(far, walls.apart(s.outline[unit]) - s.field.lengths.enemy_gap)

    def ways_of(self, s: Battle, unit: int) -> Ways | None:
        """The map that a unit goes by."""
        return self.ways if s.formation[unit] in ON_BRIDGES else self.wide


ANYWHERE: Final = Errand(None, None, 0, 0, NOWHERE)


class Plan:
    """What a side is about: where each of its units is wanted, and how the enemy draws them."""

    __slots__ = ("company", "dread", "errands", "prey", "pulls")

    def __init__(
        self, errands: list[Errand], pulls: list[int], dread: int, company: Company, prey: list[int]
    ) -> None:
        self.errands: Final = errands  # by unit
        self.pulls: Final = pulls  # by unit: what an inch too far from the enemy costs
        self.dread: Final = dread  # thousandths of what the enemy may do that count
        self.company: Final = company  # who counts for the side and against it
        self.prey: Final = prey  # by unit: whom horse is after, or NOBODY


def plan_of(s: Battle, side: int) -> Plan:
    """What a side is about, remembered: while an order is given nothing changes that it follows from."""
    position = (s.weights, side, s.turn, *s.condition(), tuple(s.holders), *s.stance())
    known = s.field.plans.recall(position)
    return s.field.plans.keep(position, planned(s, side)) if known is None else known


def planned(s: Battle, side: int) -> Plan:
    """What is held is guarded; each objective that is not is a brigade's; the others help near by."""
    errands = [ANYWHERE] * s.field.forces.units
    free = [unit for unit in s.field.forces.of[side] if s.where[unit] == ON_TABLE]
    wanting: list[Goal] = []
    for goal in sorted(s.field.goals, key=value_of, reverse=True):
        if holder(s, goal) != side:
            wanting.append(goal)
            continue
        fit = nearest_first(s, free, goal)
        x, y = place_of(s, goal)
        for unit in fit[: 1 if is_safe(s, 1 - side, x, y) else GUARDS]:
            errands[unit] = errand_to(s, side, goal, 2)
            free.remove(unit)
    wanting = enough(s, side, wanting)
    spare = free.copy()
    for goal in wanting:
        for place, unit in enumerate(nearest_brigade(s, free, goal)):
            free.remove(unit)
            if place < GUARDS:
                errands[unit] = seeing_to(s, unit, goal)
                spare.remove(unit)
            else:
                errands[unit] = helping(errand_to(s, side, goal, 2))
    for unit in free:
        errands[unit] = help_of(s, unit, wanting)
    for goal in wanting:
        unit = keeper_out(s, side, spare, goal)
        if unit != NOBODY:
            errands[unit] = seeing_to(s, unit, goal)
            spare.remove(unit)
    pulls, company = [pull_of(s, side)] * s.field.forces.units, gathering(s, side)
    prey = [NOBODY] * s.field.forces.units
    for unit in s.units_of(side):
        if s.arm(unit) == CAVALRY:
            prey[unit] = prey_of(s, unit)
        enemy = ground.nearest_enemy(s, unit)
        if enemy != NOBODY and odds_with(s, company, unit, s.x[enemy], s.y[enemy]) > 0:
            pulls[unit] = s.weights.seeking
    return Plan(errands, pulls, dread_of(s, side), company, prey)


def seeing_to(s: Battle, unit: int, goal: Goal) -> Errand:
    """To an objective; who finds no room in a house stands before it, if it is empty against its walls."""
    errand = errand_to(s, s.side(unit), goal, 2)
    if goal.building == NOWHERE or finds_room(s, unit, goal.building):
        return errand
    barred = goal.building if buildings.garrison_of(s, goal.building) == NOBODY else NOWHERE
    return Errand(errand.ways, errand.wide, BEFORE, errand.price, NOWHERE, barred)


def keeper_out(s: Battle, side: int, units: list[int], goal: Goal) -> int:
    """Who of these keeps the enemy out of an empty house that is too small for all of his side, or NOBODY.

    Nobody enters a house while an enemy stands against it (BP-move-15).
    """
    if goal.building == NOWHERE or buildings.garrison_of(s, goal.building) != NOBODY:
        return NOBODY
    if any(suits(s, unit, goal) for unit in s.units_of(side)):
        return NOBODY
    x, y = place_of(s, goal)
    fit = [(ground.straight(s.x[unit], s.y[unit], x, y), unit) for unit in units if may_go(s, unit)]
    return min(fit)[1] if fit else NOBODY


def dread_of(s: Battle, side: int) -> int:
    """Who is not winning fears the less for his men the fewer turns are left."""
    left = max(1, s.field.turns - s.turn)
    return s.weights.caution if is_winning(s, side) else s.weights.dread * left // s.field.turns


def is_winning(s: Battle, side: int) -> bool:
    """The side would win if the battle ended now."""
    for line in s.field.victory:
        if line.rule != ARMY_BREAK:
            return winner_by(s, line, points(s)) == side
    return False


def is_safe(s: Battle, enemy: int, x: int, y: int) -> bool:
    """No enemy is near a place."""
    return all(ground.straight(s.x[unit], s.y[unit], x, y) > SAFE for unit in s.units_of(enemy))


def errand_to(s: Battle, side: int, goal: Goal, weight: int) -> Errand:
    """To an objective; before a house that the enemy holds, and the more urgent the later it is."""
    x, y = place_of(s, goal)
    ways = ways_to(s.field, x, y, goal.building)
    wide = ways_to(s.field, x, y, goal.building, False)
    late = 2 + 4 * s.turn // max(1, s.field.turns)  # from 2 to 6 halves
    price = (s.weights.errand + s.weights.errand_point * goal.points) * weight * late // 2
    if goal.building == NOWHERE:
        return Errand(ways, wide, goal.radius - INCH, price, NOWHERE)
    garrison = buildings.garrison_of(s, goal.building)
    before = garrison != NOBODY and s.side(garrison) != side
    return Errand(ways, wide, BEFORE if before else 0, price, goal.building)


def open_goals(s: Battle, unit: int) -> list[Goal]:
    """Objectives in the open that turn on the unit: no friend holds them, and no enemy disputes them.

    When the battle ends, also those that it alone would dispute.
    """
    found: list[Goal] = []
    if not is_steady(s, unit):
        return found
    side = s.side(unit)
    for goal in s.field.goals:
        if goal.building != NOWHERE:
            continue
        friends = [each for each in units_there(s, goal, side) if each != unit]
        if units_there(s, goal, 1 - side):
            if not friends and s.turn + 1 >= s.field.turns:
                found.append(goal)
        elif not any(is_steady(s, each) for each in friends):
            found.append(goal)
    return found


def tenure(s: Battle, unit: int, goals: list[Goal]) -> int:
    """What it is worth that a unit stands where it holds some of these, the more the later it is."""
    held = 0
    for goal in goals:
        if is_at(s, unit, goal):
            held += goal.points
    return s.weights.keeping * held * s.turn // max(1, s.field.turns)


def is_at(s: Battle, unit: int, goal: Goal) -> bool:
    """A unit stands where it holds or disputes an objective in the open."""
    return ground.point_within(s, goal.x, goal.y, unit, goal.radius)


def opening(s: Battle, unit: int) -> int:
    """What it would be worth to stand at an objective that turns on the unit, within a move of it."""
    best, reach = 0, ground.move_distance(s, unit)
    for goal in open_goals(s, unit):
        there = ground.point_within(s, goal.x, goal.y, unit, goal.radius)
        if not there and ground.point_within(s, goal.x, goal.y, unit, goal.radius + reach):
            best = max(best, goal.points)
    return s.weights.keeping * best * s.turn // max(1, s.field.turns)


def help_of(s: Battle, unit: int, wanting: list[Goal]) -> Errand:
    """To the nearest objective that is not held, as near as helps; for three points it goes thrice as far."""
    best, least = ANYWHERE, -1
    if not may_go(s, unit):
        return best
    for goal in wanting:
        found = errand_to(s, s.side(unit), goal, 1)
        assert found.ways is not None
        far = found.ways.from_point(s.x[unit], s.y[unit]) // max(1, goal.points)
        if least < 0 or far < least:
            best, least = helping(found), far
    return best


def helping(errand: Errand) -> Errand:
    """The same errand for those who only stand by."""
    return Errand(errand.ways, errand.wide, max(errand.radius, HELPING), errand.price, NOWHERE)


def pull_of(s: Battle, side: int) -> int:
    """What an inch too far from the enemy costs: less for who has only to keep what he has."""
    return s.weights.waiting if is_winning(s, side) else s.weights.seeking


# What a unit lacks


def best_charge(s: Battle, plan: Plan, unit: int) -> int:
    """The best charge that a unit could make at once; 0 without one."""
    best = 0
    for target in charges.charge_targets(s, unit):
        best = max(best, charge_gain(s, plan, unit, target))
    return best


def charge_gain(s: Battle, plan: Plan, unit: int, target: int) -> int:
    """What a charge is worth to a side: who is not winning fears a lost one the less the later it is."""
    worth = charge_worth(s, unit, target, face_struck(s, unit, target, False))
    if worth < 0:
        worth = worth * min(1000, plan.dread) // 1000
    return 2 * worth + prize(s, target)


def prize(s: Battle, target: int) -> int:
    """What hangs on a unit: the objectives that its side has or disputes by it alone, the more the later."""
    held, side = 0, s.side(target)
    for goal in s.field.goals:
        if goal.building != NOWHERE:
            held += goal.points if s.building[target] == goal.building else 0
        elif units_there(s, goal, side) == [target]:
            held += goal.points
    return s.weights.keeping * held * s.turn // max(1, s.field.turns) // 2  # it may well hold


def urge(s: Battle, plan: Plan, unit: int) -> int:
    """How much a unit wants an order: a charge or an objective is open to it, or it lacks something here."""
    return max(best_charge(s, plan, unit), lack(s, plan, unit) + opening(s, unit))


def lack(s: Battle, plan: Plan, unit: int) -> int:
    """How far a unit is from where and how it would like to stand."""
    enemy, gap = ground.nearest(s, unit)
    errand = plan.errands[unit]
    wants = errand.price * min(FAR, errand.shortfall(s, unit)) // INCH
    if enemy == NOBODY:
        return wants
    arm, formation = s.arm(unit), s.formation[unit]
    if formation == GARRISON:  # it has to leave if it is ordered at all
        return 0 if errand.building in (NOWHERE, s.building[unit]) else wants
    if s.is_shaken(unit) or arm == WAGON:
        return max(0, FAR - gap) * 6 // INCH
    if arm == ARTILLERY:
        return guns_lack(s, unit, enemy, gap)
    if formation == MARCH_COLUMN and gap < 2 * FAR:
        return wants + 150
    if formation == SQUARE:
        return 0 if s.arm(enemy) == CAVALRY and gap < FAR else wants + 100
    ideal = ground.move_distance(s, unit) if arm == CAVALRY else aim.reach_of(s, unit) or 4 * INCH
    prey = plan.prey[unit]
    far = gap if prey == NOBODY else ground.straight(s.x[unit], s.y[unit], s.x[prey], s.y[prey])
    wants += min(FAR, max(0, far - ideal)) * plan.pulls[unit] // INCH
    if gap <= AT_ODDS and formation != SKIRMISH and not is_before(s, unit, enemy):
        wants += 100
    return wants + max(0, exposure(s, unit, plan.company) - s.weights.exposed)


def guns_lack(s: Battle, unit: int, enemy: int, gap: int) -> int:
    """Guns want to be unlimbered, in reach, the enemy before them."""
    reach = aim.reach_of(s, unit)
    if s.formation[unit] == LIMBERED:
        return 120
    if gap > reach:
        return 60
    return 0 if s.formation[unit] != DEPLOYED or is_before(s, unit, enemy) else 40


def is_before(s: Battle, unit: int, enemy: int) -> bool:
    """An enemy stands before a unit's front."""
    return ground.quarter_of(s, unit, s.x[enemy], s.y[enemy]) == FRONT
