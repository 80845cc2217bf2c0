"""Useful legs of one unit (3.29): the usual manoeuvres, firing positions, cover, supports, changes, charges.

Charges, changes and buildings come first, so that no limit of the list drops them.
"""

from typing import Final

from grognard.core.journal import PASS, Choice
from grognard.core.memory import Position
from grognard.core.rng import Rng
from grognard.games.black_powder import buildings, charges, formations, ground, legs, moves
from grognard.games.black_powder.field import (
    BUILDING,
    FORMATIONS,
    FORTIFICATION,
    GARRISON,
    NO_COVER,
    NOBODY,
    NOWHERE,
    OBSTACLE,
)
from grognard.games.black_powder.reckoning import (
    bearing_to,
    behind_line,
    beside,
    wheel,
)
from grognard.games.black_powder.state import (
    CHARGE,
    ENTER,
    FORM,
    HAULED,
    LEAVE,
    MOUNT,
    MOVE,
    ON_TABLE,
    SQUARED,
    Battle,
)
from grognard.games.black_powder.strides import FULL_TURN
from grognard.games.black_powder.walks import AT_END, AT_START, Walk, bar, end_objection, take_step, walk_of

MOST_LEGS: Final = 64  # BP-cand-10
PLACE: Final = 500  # alike if so near
BEARING: Final = 50
WHEELS: Final = (150, 300, 450, 600, 900)  # BP-cand-2
INCH: Final = 1000
FAR_ENEMY: Final = 40 * INCH  # BP-cand-3
FAR_GROUND: Final = 24 * INCH  # BP-cand-4
FAR_FRIEND: Final = 12 * INCH  # BP-cand-5
SHORT: Final = 2 * INCH
STAND_OFFS: Final = (3900, 1100)  # BP-cand-3


class Finds:
    """The legs found so far; those that end alike are merged (BP-cand-10)."""

    __slots__ = ("aims", "keys", "legs")

    def __init__(self) -> None:
        self.legs: Final[list[Choice]] = []
        self.keys: Final[set[Choice]] = set()
        self.aims: Final[set[Choice]] = set()  # poses that were tried

    def is_new(self, aim: Choice) -> bool:
        """No pose like this one was tried before; this one now is."""
        key = rounded_pose(aim)
        if key in self.aims:
            return False
        self.aims.add(key)
        return True

    def add(self, leg: Choice) -> None:
        """Add a leg unless it is nothing or ends as another does."""
        if len(leg) < 2 or len(self.legs) == MOST_LEGS:
            return
        key = rounded_pose(leg) if leg[0] == MOVE else leg
        if key not in self.keys:
            self.keys.add(key)
            self.legs.append(leg)


def rounded_pose(leg: Choice) -> Choice:
    """The pose at the end of a leg, to half an inch and five degrees."""
    x, y, facing = leg[-3], leg[-2], leg[-1]
    turn = (facing + BEARING // 2) // BEARING % (FULL_TURN // BEARING)
    return (x + PLACE // 2) // PLACE, (y + PLACE // 2) // PLACE, turn


def legs_for(s: Battle, unit: int) -> list[Choice]:
    """Useful legal legs of a unit, at most 64 (BP-cand-1): charges, then what is remembered of the rest."""
    finds = Finds()
    if s.formation[unit] != GARRISON:
        add_charges(s, unit, finds)
    position = whereabouts(s, unit)
    known = s.field.useful.recall(position)
    rest = s.field.useful.keep(position, peaceful_legs(s, unit)) if known is None else known
    return [*finds.legs, *rest[: MOST_LEGS - len(finds.legs)]]


def whereabouts(s: Battle, unit: int) -> Position:
    """All that a unit's legs follow from but for charges: they ask in what state others are."""
    return (unit, s.is_shaken(unit), s.deeds[unit] & (SQUARED | HAULED), *s.stance())


def peaceful_legs(s: Battle, unit: int) -> list[Choice]:
    """Those that are no charges, found by trying."""
    finds = Finds()
    if s.formation[unit] == GARRISON:
        for leg in buildings.exits(s, unit):
            finds.add(leg)
        return finds.legs
    add_changes(s, unit, finds)
    if bar(s, unit, (MOVE,)) is not None:
        return finds.legs
    walk = walk_of(s, unit, (MOVE,), False)
    finds.add(hold(s, unit))
    add_entries(s, unit, finds)
    add_manoeuvres(s, walk, finds)
    add_supports(s, walk, finds)
    add_places(s, walk, finds)
    add_approaches(s, walk, finds)
    return finds.legs


def legs_of(s: Battle, unit: int, gait: int) -> list[Choice]:
    """Those of one gait, without looking for others."""
    if gait in (MOVE, LEAVE):
        return [leg for leg in legs_for(s, unit) if leg[0] == gait]
    finds = Finds()
    if s.formation[unit] == GARRISON:
        return finds.legs
    if gait == CHARGE:
        add_charges(s, unit, finds)
    elif gait != ENTER:
        add_changes(s, unit, finds)
    elif bar(s, unit, (MOVE,)) is None:
        add_entries(s, unit, finds)
    return [leg for leg in finds.legs if leg[0] == gait]


# Charges, changes, buildings


def add_charges(s: Battle, unit: int, finds: Finds) -> None:
    """Each charge with the default slide and the two extreme ones (BP-cand-7)."""
    for target in charges.charge_targets(s, unit):
        finds.add((CHARGE, target))
        for slide in charges.extreme_slides(s, unit, target):
            if charges.objection(s, unit, target, slide) is None:
                finds.add((CHARGE, target, slide))


def add_changes(s: Battle, unit: int, finds: Finds) -> None:
    """Each change of formation, the centre or the front kept (BP-cand-6); mounting on the spot."""
    for leg in formations.changes(s, unit):
        finds.add(leg)
    if s.field.kinds[s.kind[unit]].partner != NOBODY and moves.objection(s, unit, (MOUNT, AT_START)) is None:
        finds.add((MOUNT, AT_START))


def add_entries(s: Battle, unit: int, finds: Finds) -> None:
    """Each building that it may enter (BP-cand-4)."""
    for feature in s.field.by_kind[BUILDING]:
        if buildings.entry_objection(s, unit, feature) is None:
            finds.add((ENTER, feature))


# Moves


def go(s: Battle, walk: Walk, finds: Finds, bearing: int, length: int) -> Choice:
    """Straight on in a direction from where the walk is, the facing kept, cut back; PASS if not at all."""
    x, y, facing = walk.pose
    first = walk.pose == walk.began
    head: Choice = (MOVE,) if first else (MOVE, *walk.pose)
    left = min(length, walk.mover.allowance - walk.cost)
    if left > 0:
        aim: Choice = (*ground.ahead(x, y, bearing, left), facing)
        if not finds.is_new(aim):
            return PASS
        if not moves.is_legal_end(s, walk, aim, first):
            aim = moves.shortened(s, walk, aim, first)
        if aim:
            return (*head, *aim)
    return PASS if first or end_objection(s, walk) is not None else head


def turned(s: Battle, walk: Walk, aim: Choice) -> bool:
    """The walk begins anew with a step to a pose, if that is legal as such."""
    walk.restart()
    return take_step(s, walk, walk.stride(aim), True, False) is None


def reach(s: Battle, walk: Walk, finds: Finds, aim: Choice) -> Choice:
    """A leg to a pose: in one step, or as far as it gets with its facing kept."""
    walk.restart()
    if moves.is_legal_end(s, walk, aim, True):
        return MOVE, *aim
    x, y, facing = walk.began
    length = ground.straight(x, y, aim[0], aim[1])
    if length < SHORT:
        return PASS
    return go(s, walk, finds, bearing_to(x, y, aim[0], aim[1], facing), length)


def add_manoeuvres(s: Battle, walk: Walk, finds: Finds) -> None:
    """Ahead, back, obliques, about and wheels (BP-cand-2)."""
    x, y, facing = walk.began
    whole = walk.mover.allowance
    for turn, length in (
        (0, whole), (0, whole // 2), (0, SHORT), (1800, whole), (1800, whole // 2),
        (450, whole), (3150, whole),
    ):  # fmt: skip
        walk.restart()
        finds.add(go(s, walk, finds, (facing + turn) % 3600, length))
    about = (facing + 1800) % 3600
    if turned(s, walk, (x, y, about)):
        finds.add(go(s, walk, finds, about, whole))
    for right in (False, True):
        add_wheels(s, walk, right, finds)


def add_wheels(s: Battle, walk: Walk, right: bool, finds: Finds) -> None:
    """Wheels on one front corner, each with the rest of the move straight ahead.

    Where one is too sharp the sharper ones would be cut back to the same.
    """
    mover = walk.mover
    for angle in WHEELS:
        pose = wheel(walk.began, mover.width, mover.depth, angle, right)
        if turned(s, walk, pose):
            finds.add(go(s, walk, finds, pose[2], mover.allowance))
            continue
        walk.restart()
        aim = moves.shortened(s, walk, pose, True)
        if aim:
            finds.add((MOVE, *aim))
        break


def add_approaches(s: Battle, walk: Walk, finds: Finds) -> None:
    """For each enemy not too far: facing it, at the range of its weapon, or close (BP-cand-3)."""
    unit, (x, y, facing) = walk.mover.unit, walk.began
    reach_ = s.field.kinds[s.kind[unit]].reach
    for enemy in s.units_of(1 - walk.mover.side):
        if len(finds.legs) == MOST_LEGS or not ground.are_within(s, unit, enemy, FAR_ENEMY):
            continue
        bearing = bearing_to(x, y, s.x[enemy], s.y[enemy], facing)
        if not turned(s, walk, (x, y, bearing)):
            continue
        near, done = ground.distance(s, unit, enemy), 0
        for distance in (reach_ - PLACE, *STAND_OFFS):
            length = min(near - distance, walk.mover.allowance)
            if distance > 0 and length > done:
                done = length
                finds.add(go(s, walk, finds, bearing, length))


def add_supports(s: Battle, walk: Walk, finds: Finds) -> None:
    """For each friend near by: behind it and beside it, with its facing (BP-cand-5)."""
    unit = walk.mover.unit
    for friend in s.units_of(walk.mover.side):
        if friend == unit or s.formation[friend] == GARRISON:
            continue
        if ground.are_within(s, unit, friend, FAR_FRIEND):
            for pose in beside(s, friend, walk.mover.width, walk.mover.depth):
                finds.add(reach(s, walk, finds, pose))


def legs_to(s: Battle, unit: int, points: list[tuple[int, int]]) -> list[Choice]:
    """Legs toward some points, with its front turned there first and with its facing kept."""
    finds = Finds()
    walk = walk_of(s, unit, (MOVE,), False)
    x, y, facing = walk.began
    for point in points:
        bearing = bearing_to(x, y, point[0], point[1], facing)
        if turned(s, walk, (x, y, bearing)):
            finds.add(go(s, walk, finds, bearing, ground.straight(x, y, point[0], point[1])))
        finds.add(reach(s, walk, finds, (point[0], point[1], bearing)))
        finds.add(reach(s, walk, finds, (point[0], point[1], facing)))
    return finds.legs


def add_places(s: Battle, walk: Walk, finds: Finds) -> None:
    """Objectives and lines of cover near by (BP-cand-4)."""
    unit, (x, y, facing) = walk.mover.unit, walk.began
    for goal in s.field.goals:
        if goal.building == NOWHERE and ground.point_within(s, goal.x, goal.y, unit, FAR_GROUND):
            finds.add(reach(s, walk, finds, (goal.x, goal.y, facing)))
    enemy = enemy_at_hand(s, unit)
    if enemy == NOBODY:
        return
    for kind in (OBSTACLE, FORTIFICATION):
        for feature in s.field.by_kind[kind]:
            if s.field.features[feature].cover != NO_COVER:
                pose = behind_line(s, unit, feature, enemy, walk.mover.depth)
                if ground.straight(x, y, pose[0], pose[1]) <= FAR_GROUND:
                    finds.add(reach(s, walk, finds, pose))


# One quick leg


def one_leg(s: Battle, unit: int, rng: Rng) -> Choice:
    """A sensible legal leg, found by a few tries; to hold in place otherwise, PASS if not even that."""
    if s.formation[unit] == GARRISON:
        out = buildings.exits(s, unit)
        return out[rng.below(len(out))] if out else PASS
    enemy = enemy_at_hand(s, unit)
    return (
        quick_charge(s, unit, enemy, rng)
        or quick_change(s, unit, rng)
        or quick_entry(s, unit, rng)
        or quick_move(s, unit, enemy, rng)
        or hold(s, unit)
    )


def enemy_at_hand(s: Battle, unit: int) -> int:
    """The enemy whose centre is nearest, or NOBODY."""
    best, least = NOBODY, -1
    x, y = s.x[unit], s.y[unit]
    for enemy in s.field.forces.of[1 - s.side(unit)]:
        if s.where[enemy] == ON_TABLE:
            dx, dy = s.x[enemy] - x, s.y[enemy] - y
            found = dx * dx + dy * dy
            if least < 0 or found < least:
                best, least = enemy, found
    return best


def hold(s: Battle, unit: int) -> Choice:
    """To stay where it is, if it may."""
    leg = (MOVE, *ground.pose(s, unit))
    return leg if legs.objection(s, unit, leg) is None else PASS


def quick_charge(s: Battle, unit: int, enemy: int, rng: Rng) -> Choice:
    """Every second time, a charge on the nearest enemy if it is in reach."""
    if enemy == NOBODY or not s.field.drills[s.formation[unit]].charges or rng.below(2):
        return PASS
    if not ground.are_within(s, unit, enemy, ground.move_distance(s, unit)):
        return PASS
    return (CHARGE, enemy) if charges.objection(s, unit, enemy, charges.DEFAULT) is None else PASS


def quick_change(s: Battle, unit: int, rng: Rng) -> Choice:
    """Now and then, some other formation."""
    if rng.below(8):
        return PASS
    formation = rng.below(len(FORMATIONS))
    if not s.field.kinds[s.kind[unit]].width[formation] or formation == s.formation[unit]:
        return PASS
    leg = (FORM, formation, rng.below(2))
    return leg if formations.objection(s, unit, leg) is None else PASS


def quick_entry(s: Battle, unit: int, rng: Rng) -> Choice:
    """Every second time, some building at hand."""
    houses = s.field.by_kind[BUILDING]
    if not houses or rng.below(2):
        return PASS
    feature = houses[rng.below(len(houses))]
    if not ground.building_within(s, feature, unit, ground.move_distance(s, unit)):
        return PASS
    return (ENTER, feature) if buildings.entry_objection(s, unit, feature) is None else PASS


def quick_move(s: Battle, unit: int, enemy: int, rng: Rng) -> Choice:
    """Toward the enemy, ahead, aslant or back, by a move or a part of it; PASS after a few tries."""
    x, y, facing = ground.pose(s, unit)
    whole = ground.move_distance(s, unit)
    mounts = s.field.kinds[s.kind[unit]].partner != NOBODY and rng.below(8) == 0
    head: Choice = (MOUNT, AT_END) if mounts else (MOVE,)
    for _ in range(3):
        bearing = facing
        way = rng.below(8)
        if way < 4 and enemy != NOBODY:
            bearing = bearing_to(x, y, s.x[enemy], s.y[enemy], facing)
        elif way == 4:
            bearing = (facing + 1800) % 3600
        elif way > 5:
            bearing = (facing + (450 if way == 6 else 3150)) % 3600
        front = bearing if way in (1, 2) else facing
        length = whole * (1 + rng.below(4)) // 4
        if front != facing:
            length = length * 5 // 8
        leg = (*head, *ground.ahead(x, y, bearing, length), front)
        if moves.objection(s, unit, leg) is None:
            return leg
    return PASS
