"""A leg under way (3.9): who walks, where he is, what he has spent, and what forbids the next step.

A `move` leg is (MOVE, x, y, facing, …), a `mount` leg (MOUNT, when, x, y, facing, …) and may have no step.
"""

from typing import Final

from grognard.boards.pushes import shifted
from grognard.boards.shapes import Shape
from grognard.core.journal import Choice, Note
from grognard.games.black_powder import ground, terrain
from grognard.games.black_powder.field import (
    DEPLOYED,
    GARRISON,
    LINE,
    LYING,
    MARCH_COLUMN,
    NOBODY,
    SKIRMISH,
)
from grognard.games.black_powder.state import HAULED, MOUNT, MOVE, SQUARED, Battle
from grognard.games.black_powder.strides import (
    Mover,
    Stride,
    as_it_stands,
    friend_in_way,
    is_sidestep,
    near_enemy,
    room,
    standing,
    turn,
    unit_overlapped,
    way,
)

SHARPEST: Final = 900  # turn of what follows its head (BP-move-10)
AT_START: Final = 0  # of a mount leg: it swaps before it moves
AT_END: Final = 1
WHEN: Final = ["start", "end"]


class Walk:
    """A leg under way: who walks, where he is, what he has spent."""

    __slots__ = (
        "became", "before", "began", "cost", "first", "forced", "front", "mover", "near", "outline", "paid",
        "pose", "straddled",
    )  # fmt: skip

    def __init__(self, s: Battle, unit: int, mover: Mover, became: Mover, forced: bool) -> None:
        self.mover: Final = mover
        self.became: Final = became  # what it is when the leg is over
        self.forced: Final = forced  # near enemies do not bind it (BP-prox-3)
        self.pose = ground.pose(s, unit)
        self.began: Final = self.pose
        self.before: Final = s.outline[unit]  # its footprint before the leg
        kept = mover.kind == s.kind[unit] and mover.formation == s.formation[unit]
        self.first: Final = self.before if kept else mover.shape(*self.pose)
        self.outline: Shape = self.first
        self.front = self.pose[2]  # the facing from which its turns are measured
        self.cost = 0
        self.straddled: Final = terrain.straddled(s, self.first)
        self.paid = self.straddled  # the obstacles that cost nothing more
        self.near = not forced and is_bound(s, unit, mover)

    def stride(self, aim: Choice) -> Stride:
        """The step from where it is to a pose."""
        x, y, facing = self.pose
        if facing == aim[2] and self.mover.formation != GARRISON:  # whose footprint is a building's
            return Stride(self.pose, aim, self.outline, shifted(self.outline, aim[0] - x, aim[1] - y))
        return Stride(self.pose, aim, self.outline, self.mover.shape(*aim))

    def go(self, stride: Stride, cost: int, obstacles: int) -> None:
        """The step is done."""
        if stride.is_about_face() and self.pose == self.began:
            self.front = stride.aim[2]
        self.pose = stride.aim
        self.outline = stride.end
        self.cost += cost
        self.paid |= obstacles

    def restart(self) -> None:
        """Go back to the beginning of the leg."""
        self.pose, self.outline, self.front = self.began, self.first, self.began[2]
        self.cost, self.paid = 0, self.straddled


def is_bound(s: Battle, unit: int, mover: Mover) -> bool:
    """Near the enemy a leg goes ahead or back only, but for loose order, columns on a road (BP-prox-1)."""
    if mover.formation == SKIRMISH:
        return False
    if not ground.enemy_within(s, unit, s.field.lengths.proximity):
        return False
    return not (mover.formation == MARCH_COLUMN and ground.is_on_road(s, unit))


def steps_of(leg: Choice) -> list[Choice]:
    """The poses that a leg goes through."""
    first = 2 if leg[0] == MOUNT else 1
    return [leg[i : i + 3] for i in range(first, len(leg), 3)]


def walk_of(s: Battle, unit: int, leg: Choice, forced: bool) -> Walk:
    """The beginning of a leg."""
    mover = as_it_stands(s, unit)
    if leg[0] == MOVE:
        return Walk(s, unit, mover, mover, forced)
    other = remounted(s, unit)
    return Walk(s, unit, mover if leg[1] == AT_END else other, other, forced)


def remounted(s: Battle, unit: int) -> Mover:
    """What a unit is after mounting or dismounting: in its formation, or else in line (BP-spec-37)."""
    kind = s.field.kinds[s.kind[unit]].partner
    formation = s.formation[unit]
    return Mover(s, unit, kind, formation if s.field.kinds[kind].width[formation] else LINE)


# What forbids it


def bar(s: Battle, unit: int, leg: Choice) -> Note | None:
    """Why a unit may not move at all as it is."""
    formation = s.formation[unit]
    if s.deeds[unit] & SQUARED:
        return Note("BP-cmd-28", (unit,))
    if formation == DEPLOYED and s.deeds[unit] & HAULED:
        return Note("BP-move-5", (unit,))
    if formation == GARRISON:
        return Note("BP-bld-5", (unit, formation))
    if formation == LYING:
        return Note("BP-opt-12", (unit,))
    if leg[0] == MOUNT and s.field.kinds[s.kind[unit]].partner == NOBODY:
        return Note("BP-spec-37", (unit,))
    return None


def take_step(s: Battle, walk: Walk, stride: Stride, first: bool, last: bool) -> Note | None:
    """The first clause that a step breaks; the walk goes on as if it broke none."""
    free = (first or last) and stride.is_about_face()  # BP-move-12
    stays = stride.pose == stride.aim
    going = terrain.Going() if stays else terrain.survey(s, walk.mover, stride)
    cost = terrain.toll(s, going, 0 if free else way(walk.mover, stride), walk.paid)
    found = step_objection(s, walk, stride, going, cost, free)
    walk.go(stride, cost, going.obstacles)
    return found


def step_objection(
    s: Battle, walk: Walk, stride: Stride, going: terrain.Going, cost: int, free: bool
) -> Note | None:
    """The first clause that a step of this cost over this ground breaks."""
    mover, aim, lengths = walk.mover, stride.aim, s.field.lengths
    unit = mover.unit
    turned = abs(turn(walk.front, aim[2]))
    if mover.follows_its_head() and not free and turned > SHARPEST:
        return Note("BP-move-10", (unit, way(mover, stride), turned))
    if not ground.on_table(s, stride.end):
        return Note("BP-geo-15", (unit,))
    if going.clause:
        return Note(going.clause, (unit, going.feature))
    if walk.cost + cost > mover.allowance:
        return Note("BP-move-13", (unit, walk.cost + cost, mover.allowance))
    if walk.near and is_sidestep(mover, stride.pose, aim[0], aim[1], lengths.side_step):
        moved = ground.straight(stride.pose[0], stride.pose[1], aim[0], aim[1])
        return Note("BP-prox-1", (unit, moved, lengths.side_step))
    enemy = near_enemy(s, mover.side, stride, stride.start, lengths.enemy_gap)
    if enemy != NOBODY:
        near = room(s, stride.sweep(), enemy)
        return Note("BP-move-15", (unit, enemy, near, lengths.enemy_gap))
    friend = friend_in_way(s, mover, stride)
    return None if friend == NOBODY else Note("BP-int-1", (unit, friend))


def end_objection(s: Battle, walk: Walk) -> Note | None:
    """The clause that forbids a leg to end where it ends."""
    mover, pose = walk.became, walk.pose
    unit = mover.unit
    shape = walk.outline if mover is walk.mover else mover.shape(*pose)
    if pose[:2] != walk.began[:2]:
        found = shaken_objection(s, unit, shape)
        if found is not None:
            return found
    if walk.first is not walk.before:  # it swapped before it moved
        found = placing(s, mover, walk.began, walk.first, walk.before)
        if found is not None:
            return found
    if mover is not walk.mover:
        return placing(s, mover, pose, shape, walk.outline)
    other = unit_overlapped(s, unit, shape)
    return None if other == NOBODY else Note("BP-geo-13", (unit, other))


def shaken_objection(s: Battle, unit: int, shape: Shape) -> Note | None:
    """A Shaken unit may not end a move near an enemy (BP-cas-8)."""
    limit = s.field.lengths.shaken_gap
    if s.is_shaken(unit) and ground.shape_near_enemy(s, s.side(unit), shape, limit):
        return Note("BP-cas-8", (unit, limit))
    return None


def placing(s: Battle, mover: Mover, pose: Choice, shape: Shape, before: Shape | None) -> Note | None:
    """The clause that forbids a unit to stand at a pose, where it stood before left aside."""
    unit, gap_kept = mover.unit, s.field.lengths.enemy_gap
    if not ground.on_table(s, shape):
        return Note("BP-geo-15", (unit,))
    stride = standing(shape, pose)
    going = terrain.survey(s, mover, stride)
    if going.clause:
        return Note(going.clause, (unit, going.feature))
    enemy = near_enemy(s, mover.side, stride, before, gap_kept)
    if enemy != NOBODY:
        return Note("BP-move-15", (unit, enemy, room(s, shape, enemy), gap_kept))
    other = unit_overlapped(s, unit, shape)
    return None if other == NOBODY else Note("BP-geo-13", (unit, other))
