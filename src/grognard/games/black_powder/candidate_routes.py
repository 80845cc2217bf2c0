"""Useful routes of one unit and of a group (3.29): the orders that people give."""

from typing import Final

from grognard.core.journal import Choice
from grognard.games.black_powder import candidates, charges, formations, ground, legs
from grognard.games.black_powder.field import FORMATIONS, NOBODY
from grognard.games.black_powder.reckoning import bearing_to
from grognard.games.black_powder.state import CHARGE, FORM, MOVE, Battle

Route = list[Choice]

MOST_ROUTES: Final = 64  # BP-cand-10
MOST_GROUP_ROUTES: Final = 32
MOST_LEGS: Final = 3  # BP-order-1
APPROACHES: Final = 2  # legs before a charge (BP-cand-8)
NEAREST: Final = 3  # enemies that a charge of several legs is tried on
FAR: Final = 4000  # what a charge of several moves leaves between before its last leg


def routes_for(s: Battle, unit: int) -> list[Route]:
    """Useful legal routes of one to three legs, at most 64 (BP-cand-8)."""
    found: list[Route] = []
    plain: list[Choice] = []
    for leg in candidates.legs_for(s, unit):
        if leg[0] == MOVE:
            plain.append(leg)
        else:
            found.append([leg])
            if leg[0] == FORM:
                add_march_after(s, unit, leg, found)
    add_long_charges(s, unit, found)
    for leg in plain:
        found.append([leg])
        add_straight_on(s, unit, leg, found)
        if len(found) >= MOST_ROUTES:
            break
    add_change_after(s, unit, found)
    return found[:MOST_ROUTES]


def straight_on(s: Battle, unit: int, bearing: int, length: int) -> Choice:
    """A move in a direction, the facing kept, as far as it is legal."""
    return legs.cut_back(s, unit, legs.straight_leg(s, unit, bearing, length))


def add_straight_on(s: Battle, unit: int, leg: Choice, found: list[Route]) -> None:
    """The move again, straight on, for two and three legs."""
    x, y, facing = leg[-6:-3] if len(leg) > 4 else ground.pose(s, unit)
    length = ground.straight(x, y, leg[-3], leg[-2])
    if not length:
        return
    bearing = bearing_to(x, y, leg[-3], leg[-2], facing)
    trial, route = s.clone(), [leg]
    while len(route) < MOST_LEGS:
        legs.carry_out(trial, unit, route[-1])
        onward = straight_on(trial, unit, bearing, length)
        if len(onward) < 4:
            return
        route.append(onward)
        found.append(route.copy())


def add_march_after(s: Battle, unit: int, leg: Choice, found: list[Route]) -> None:
    """A change of formation, then a move ahead."""
    if leg[2] != formations.CENTRE:
        return
    trial = s.clone()
    legs.carry_out(trial, unit, leg)
    onward = straight_on(trial, unit, trial.facing[unit], ground.move_distance(trial, unit))
    if len(onward) > 3 and legs.objection(trial, unit, onward) is None:
        found.append([leg, onward])


def add_change_after(s: Battle, unit: int, found: list[Route]) -> None:
    """A move ahead, then a change of formation."""
    ahead = straight_on(s, unit, s.facing[unit], ground.move_distance(s, unit))
    if len(ahead) < 4 or legs.objection(s, unit, ahead) is not None:
        return
    trial = s.clone()
    legs.carry_out(trial, unit, ahead)
    for leg in formations.changes(trial, unit):
        if leg[2] == formations.CENTRE:
            found.append([ahead, leg])


def add_long_charges(s: Battle, unit: int, found: list[Route]) -> None:
    """Up to two legs toward an enemy, then a charge on it."""
    if not s.field.drills[s.formation[unit]].charges:
        return
    x, y = s.x[unit], s.y[unit]
    enemies = [
        (ground.straight(x, y, s.x[enemy], s.y[enemy]), enemy) for enemy in s.units_of(1 - s.side(unit))
    ]
    for _, enemy in sorted(enemies)[:NEAREST]:
        route = long_charge(s, unit, enemy)
        if route:
            found.append(route)


def long_charge(s: Battle, unit: int, enemy: int) -> Route:
    """Legs toward an enemy and a charge on it; empty if it takes none or too many."""
    trial = s.clone()
    route: Route = []
    while len(route) < APPROACHES:
        bearing = bearing_to(trial.x[unit], trial.y[unit], s.x[enemy], s.y[enemy], s.facing[unit])
        length = min(ground.move_distance(trial, unit), ground.distance(trial, unit, enemy) - FAR)
        if length <= 0:
            return []
        leg = straight_on(trial, unit, bearing, length)
        if len(leg) < 4 or legs.objection(trial, unit, leg) is not None:
            return []
        route.append(leg)
        legs.carry_out(trial, unit, leg)
        if charges.objection(trial, unit, enemy, charges.DEFAULT) is None:
            return [*route, (CHARGE, enemy)]
    return []


# Groups


def group_routes(s: Battle, units: list[int]) -> list[list[Route]]:
    """Useful routes of a group, unit by unit, at most 32 (BP-cand-9)."""
    found: list[list[Route]] = []
    together = all_charge(s, units)
    if together:
        found.append(together)
    for bearing in bearings(s, units):
        for count in range(MOST_LEGS, 0, -1):
            marched = [march(s, unit, bearing, count, slowest(s, units)) for unit in units]
            if all(marched):
                found.append(marched)
    for formation in range(len(FORMATIONS)):
        leg = (FORM, formation, formations.CENTRE)
        if all(formations.objection(s, unit, leg) is None for unit in units):
            found.append([[leg] for _ in units])
    return found[:MOST_GROUP_ROUTES]


def slowest(s: Battle, units: list[int]) -> int:
    return min([ground.move_distance(s, unit) for unit in units])


def bearings(s: Battle, units: list[int]) -> list[int]:
    """Toward the nearest objective and the nearest enemy, straight ahead, back: by the first of the group."""
    lead = units[0]
    x, y, facing = ground.pose(s, lead)
    found: list[int] = []
    goals = [(ground.straight(x, y, goal.x, goal.y), goal.x, goal.y) for goal in s.field.goals if goal.radius]
    if goals:
        _, goal_x, goal_y = min(goals)
        found.append(bearing_to(x, y, goal_x, goal_y, facing))
    enemy = candidates.enemy_at_hand(s, lead)
    if enemy != NOBODY:
        found.append(bearing_to(x, y, s.x[enemy], s.y[enemy], facing))
    return [*found, facing, (facing + 1800) % 3600]


def march(s: Battle, unit: int, bearing: int, count: int, length: int) -> Route:
    """So many moves in a direction; who cannot go on stands, and who may not even stand has none."""
    trial = s.clone()
    route: Route = []
    for _ in range(count):
        leg = straight_on(trial, unit, bearing, length)
        if len(leg) < 4:
            leg = (MOVE, *ground.pose(trial, unit))
        if legs.objection(trial, unit, leg) is not None:
            return []
        route.append(leg)
        legs.carry_out(trial, unit, leg)
    return route


def all_charge(s: Battle, units: list[int]) -> list[Route]:
    """Each charges the nearest enemy that no other of the group charges; empty unless all can."""
    taken: list[int] = []
    found: list[Route] = []
    for unit in units:
        targets = [
            (ground.nearness(s, unit, target), target)
            for target in charges.charge_targets(s, unit)
            if target not in taken
        ]
        if not targets:
            return []
        _, target = min(targets)
        taken.append(target)
        found.append([(CHARGE, target)])
    return found
