"""Orders as data (3.6): a route leg by leg, what a group must have in common, the kind of an order."""

from typing import Final

from grognard.core.journal import PASS, Choice, Note
from grognard.core.rng import Rng
from grognard.core.step import Step
from grognard.games.black_powder import candidates, charges, ground, legs, told
from grognard.games.black_powder.field import NOBODY
from grognard.games.black_powder.rating import ADVANCE, ASSAULT, CHANGE, RETIRE, STEADY_MEN
from grognard.games.black_powder.state import (
    CHARGE,
    ENTER,
    FORM,
    LEAVE,
    MOUNT,
    MOVE,
    RALLY,
    Battle,
)

MOST_LEGS: Final = 3  # BP-order-1, BP-cmd-6
Vector = tuple[int, int]


# The position that a declaration assumes


def as_declared(s: Battle, member: int) -> Battle:
    """The position after a member's legs, assuming that nothing else moves (BP-order-8)."""
    route = s.routes[member]
    if not route:
        return s
    unit = s.group[member]
    trial = s.clone()
    for leg in route:
        perform(trial, unit, leg)
    return trial


def perform(trial: Battle, unit: int, leg: Choice) -> None:
    """Carry out a leg where nobody reacts."""
    if leg[0] == CHARGE:
        x, y, facing = charges.end_pose(trial, unit, leg[1], slide_of(leg))
        ground.put(trial, unit, x, y, facing)
    else:
        legs.carry_out(trial, unit, leg)


def slide_of(leg: Choice) -> int:
    """The slide of a charge leg, the natural one if none is named (BP-chg-10)."""
    return leg[2] if len(leg) > 2 else charges.DEFAULT


def displacement(s: Battle, member: int) -> Vector:
    """How far a member's route takes its centre."""
    unit, route = s.group[member], s.routes[member]
    if route and route[-1][0] == MOVE:  # it was declared because it is legal
        return route[-1][-3] - s.x[unit], route[-1][-2] - s.y[unit]
    trial = as_declared(s, member)
    return trial.x[unit] - s.x[unit], trial.y[unit] - s.y[unit]


def displacement_after(trial: Battle, s: Battle, unit: int, leg: Choice) -> Vector:
    """The same with one more leg on top of those already tried."""
    if leg[0] == MOVE and len(leg) > 3:
        return leg[-3] - s.x[unit], leg[-2] - s.y[unit]
    copy = trial.clone()
    perform(copy, unit, leg)
    return copy.x[unit] - s.x[unit], copy.y[unit] - s.y[unit]


def are_one_way(ways: list[Vector]) -> bool:
    """Each displacement makes at most 45 degrees with the sum; who stays agrees with any (BP-cmd-36)."""
    sum_x = sum(x for x, _ in ways)
    sum_y = sum(y for _, y in ways)
    if sum_x == 0 and sum_y == 0:
        return all(x == 0 and y == 0 for x, y in ways)  # ways that cancel out make no angle with anything
    return all(abs(x * sum_y - y * sum_x) <= x * sum_x + y * sum_y for x, y in ways)


def order_kind(s: Battle) -> int:
    """What the order under way is called (BP-order-9)."""
    if s.deed == RALLY:
        return STEADY_MEN
    if s.field.referee:
        return told.told(s, told.PURPOSE, s.command, s.group[0], ADVANCE)
    if any(route[-1][0] == CHARGE for route in s.routes):
        return ASSAULT
    if all(leg[0] == FORM for route in s.routes for leg in route):
        return CHANGE
    forward = 0
    for member, unit in enumerate(s.group):
        x, y = displacement(s, member)
        forward += ground.forward(s, unit, x, y)
    return RETIRE if forward < 0 else ADVANCE


# Legality of the next leg


def is_initiative(s: Battle) -> bool:
    """The leg is an initiative move: nobody speaks."""
    return s.command == NOBODY


def legs_wanted(s: Battle) -> int:
    """How many legs the unit being briefed may have at most."""
    if is_initiative(s):
        return 1
    return MOST_LEGS if len(s.group) == 1 else len(s.routes[0])


def earlier_ways(s: Battle) -> list[Vector]:
    """The displacements of those already briefed, where the next leg ends a route that must agree."""
    members = len(s.group)
    if members == 1 or len(s.routes[-1]) + 1 < len(s.routes[0]):
        return []
    return [displacement(s, member) for member in range(members - 1)]


def group_objection(s: Battle, trial: Battle, ways: list[Vector], leg: Choice) -> Note | None:
    """Whether a leg fits what the first unit was told (BP-cmd-36)."""
    unit, done = s.group[-1], len(s.routes[-1])
    if len(s.group) > 1 and s.routes[0][done][0] != leg[0]:
        return Note("BP-cmd-36", (unit,))
    if ways and not are_one_way([*ways, displacement_after(trial, s, unit, leg)]):
        return Note("BP-cmd-36", (unit,))
    return None


def leg_objection(s: Battle, trial: Battle, ways: list[Vector], leg: Choice) -> Note | None:
    """The first clause that the next leg breaks (BP-order-8)."""
    unit, done = s.group[-1], len(s.routes[-1])
    if len(s.group) > 1 and s.routes[0][done][0] != leg[0]:
        return Note("BP-cmd-36", (unit,))
    if done and s.routes[-1][-1][0] == CHARGE:
        return Note("BP-order-4", (unit,))
    if done >= legs_wanted(s):
        return Note("BP-order-1", (unit,))
    return legs.objection(trial, unit, leg) or group_objection(s, trial, ways, leg)


def stand(s: Battle, unit: int) -> Choice:
    """The leg of a unit that stays where it is."""
    return (MOVE, *ground.pose(s, unit))


def cut_to_size(trial: Battle, unit: int, leg: Choice) -> Choice:
    """A move as far as it is legal; standing still, where nothing is left of it."""
    cut = legs.cut_back(trial, unit, leg)
    return cut if len(cut) > 1 else stand(trial, unit)


def has_leg(s: Battle, unit: int) -> bool:
    """There is some leg that a unit could make."""
    if s.field.referee:
        return True
    return legs.objection(s, unit, stand(s, unit)) is None or bool(candidates.legs_for(s, unit))


def fitting_legs(s: Battle) -> list[Choice]:
    """Useful legs for the unit being briefed."""
    unit = s.group[-1]
    trial = as_declared(s, len(s.group) - 1)
    ways = earlier_ways(s)
    if len(s.group) == 1:
        useful = candidates.legs_for(trial, unit)
    else:
        useful = candidates.legs_of(trial, unit, s.routes[0][len(s.routes[-1])][0])
    found = [leg for leg in useful if group_objection(s, trial, ways, leg) is None]
    for leg in [] if found else [stand(trial, unit), like_first(s, trial)]:
        if not found and leg_objection(s, trial, ways, leg) is None:
            found.append(leg)
    return found


def like_first(s: Battle, trial: Battle) -> Choice:
    """The first unit's leg of this number, made by the unit being briefed: the same way, the same change."""
    unit, done, first = s.group[-1], len(s.routes[-1]), s.group[0]
    if unit == first:
        return stand(trial, unit)
    leg = s.routes[0][done]
    if leg[0] == FORM:
        return leg
    if leg[0] != MOVE or len(leg) < 4 or (done and s.routes[0][done - 1][0] != MOVE):
        return stand(trial, unit)
    before = s.routes[0][done - 1][-3:] if done else ground.pose(s, first)
    x, y, facing = ground.pose(trial, unit)
    moved = (MOVE, x + leg[-3] - before[0], y + leg[-2] - before[1], facing)
    return moved if legs.objection(trial, unit, moved) is None else cut_to_size(trial, unit, moved)


class Leg(Step[Battle]):
    """One leg of the unit that is being briefed, or that takes the initiative."""

    __slots__ = ()
    verb = "leg"
    kinds = "gait ~"
    about = "piece"
    passing = "enough"

    def args(self) -> Choice:
        return PASS

    def subject(self, s: Battle) -> Choice:
        return (s.group[-1],)

    def actor(self, s: Battle) -> int:
        return s.active

    def rest(self, head: int) -> str:
        return LEG_KINDS[head] if 0 <= head < len(LEG_KINDS) else ""

    def options(self, s: Battle) -> list[Choice]:
        found = fitting_legs(s)
        if not found or (len(s.group) == 1 and s.routes[-1]):
            found.append(PASS)
        return found

    def objection(self, s: Battle, choice: Choice) -> Note | None:
        if not choice:
            return self.enough_objection(s)
        trial = as_declared(s, len(s.group) - 1)
        return leg_objection(s, trial, earlier_ways(s), choice)

    def enough_objection(self, s: Battle) -> Note | None:
        """A route has a leg; in a group, as many as the first. Who can make none is left out."""
        if len(s.group) == 1 and s.routes[-1]:
            return None
        clause = "BP-order-1" if len(s.group) == 1 else "BP-cmd-36"
        return Note(clause, (s.group[-1],)) if fitting_legs(s) else None

    def mend(self, s: Battle, choice: Choice) -> Choice | None:
        if not choice or choice[0] not in (MOVE, MOUNT):
            return None
        trial = as_declared(s, len(s.group) - 1)
        cut = cut_to_size(trial, s.group[-1], choice)
        return cut if leg_objection(s, trial, earlier_ways(s), cut) is None else None

    def propose(self, s: Battle, rng: Rng) -> Choice:
        trial = as_declared(s, len(s.group) - 1)
        if len(s.group) > 1:
            leg = like_first(s, trial)
        elif s.routes[-1] and rng.below(2):
            return PASS
        else:
            leg = candidates.one_leg(trial, s.group[-1], rng)
        ways = earlier_ways(s)
        for each in (leg, stand(trial, s.group[-1])):
            if leg_objection(s, trial, ways, each) is None:
                return each
        options = self.options(s)
        return options[0] if len(options) == 1 else options[rng.below(len(options))]

    def take(self, s: Battle, choice: Choice) -> None:
        route = s.routes[-1]
        if choice:
            route.append(choice)
            if choice[0] != CHARGE and len(route) < legs_wanted(s):
                s.then(LEG)
        elif len(s.group) > 1 or not route:
            s.group = s.group[:-1]
            s.routes.pop()


LEG_KINDS: Final = [""] * 6
LEG_KINDS[MOVE] = "pose pose*"
LEG_KINDS[FORM] = "formation anchor"
LEG_KINDS[CHARGE] = "piece length?"
LEG_KINDS[ENTER] = "feature"
LEG_KINDS[LEAVE] = "formation pose"
LEG_KINDS[MOUNT] = "when pose*"
LEG: Final = Leg()
