"""The run of a charge (3.12): the face struck, the slide, the end pose, the cost, what is in the way.

A part of the ground: charges and responses ask here, and here poses are made.
"""

from typing import Final

from grognard.boards.plane import MILLION, half_point_at, local, rounded
from grognard.boards.shapes import Shape, nearer, overlaps, within
from grognard.core.journal import Choice, Note
from grognard.core.step import Rule
from grognard.games.black_powder import ground, terrain
from grognard.games.black_powder.brigades import is_broken
from grognard.games.black_powder.field import FRONT, GRAIN, LEFT, NOBODY, REAR, RIGHT, SIDE, SMALL, TOUCH
from grognard.games.black_powder.state import ON_TABLE, Battle
from grognard.games.black_powder.strides import (
    FULL_TURN,
    HALF_TURN,
    Mover,
    Stride,
    as_it_stands,
    friend_in_way,
    is_sidestep,
    part_of,
)
from grognard.games.black_powder.walks import is_bound

DEFAULT: Final = 1_000_000  # the slide of a charge that names none: no slide is so long (BP-chg-10)
QUARTER_TURN: Final = 900

# How a charge comes about.
BY_ORDER: Final = 0  # or by initiative, blunder, force
BY_SWEEP: Final = 1  # after a combat (BP-post-6)
STOPPED: Final = 2  # before contact (BP-chg-15)


class Run:
    """A charge under way, in numbers: who, whom, where it began. Immutable and shared by clones."""

    __slots__ = ("allowance", "began", "face", "former", "manner", "slide", "target", "unit")

    def __init__(
        self, unit: int, target: int, face: int, slide: int, allowance: int, manner: int,
        began: Choice, former: Choice,
    ) -> None:  # fmt: skip
        self.unit: Final = unit
        self.target: Final = target
        self.face: Final = face  # of the target
        self.slide: Final = slide
        self.allowance: Final = allowance
        self.manner: Final = manner
        self.began: Final = began  # the charger's pose
        self.former: Final = former  # the target's pose

    def numbers(self) -> Choice:
        return (
            self.unit, self.target, self.face, self.slide, self.allowance, self.manner,
            *self.began, *self.former,
        )  # fmt: skip

    def onto(self, s: Battle, face: int, slide: int) -> "Run":
        """The same charge on another face, of the target as it stands now."""
        former = ground.pose(s, self.target)
        return Run(
            self.unit, self.target, face, slide, self.allowance, self.manner, self.began, former
        )  # fmt: skip


class RunRule(Rule[Battle]):
    """Something happens to a charge under way."""

    __slots__ = ("run",)

    def __init__(self, run: Run) -> None:
        self.run: Final = run

    def args(self) -> Choice:
        return self.run.numbers()


ABOUT_RUN: Final = "piece piece face length length number pose pose"  # the kinds of a run's numbers


# The face


def face_struck(s: Battle, unit: int, target: int, at_once: bool) -> int:
    """The face of the target that a charge strikes (BP-chg-5), judged by where it began (BP-chg-20)."""
    start = s.start[unit]
    if at_once or not start:
        return ground.face_charged(s, target, unit, s.x[unit], s.y[unit])
    return ground.face_charged(s, target, unit, start[0], start[1])


def is_front(s: Battle, target: int, face: int) -> bool:
    """A charge on this face is one on the front: others are flank or rear, where there are such."""
    return face == FRONT or ground.has_faces_alike(s, target)


def face_length(s: Battle, target: int, face: int) -> int:
    if face >= SIDE:
        ax, ay, bx, by = ground.side_of(s, s.building[target], face)
        return ground.straight(ax, ay, bx, by)
    return ground.depth(s, target) if face in (LEFT, RIGHT) else ground.width(s, target)


def facing_out(s: Battle, target: int, face: int) -> int:
    """The direction out of a face."""
    if face >= SIDE:
        return ground.side_facing(s, s.building[target], face)
    return (s.facing[target] + QUARTER_TURN * face) % FULL_TURN


def extent(s: Battle, target: int, face: int) -> int:
    """Twice the way from the point that slides are measured from to the face itself."""
    if face >= SIDE:
        return 0
    return ground.depth(s, target) if face in (FRONT, REAR) else ground.width(s, target)


def origin(s: Battle, target: int, face: int) -> tuple[int, int]:
    """Slides are measured from here: a unit's centre, the middle of a building's face (BP-chg-19)."""
    if face >= SIDE:
        return ground.middle(s, target, face)
    return s.x[target], s.y[target]


# The slide


def widest_slide(s: Battle, unit: int, target: int, face: int) -> int:
    """Half of the longer edge: then half of the shorter one still overlaps (BP-chg-9, BP-chg-19)."""
    return max(ground.width(s, unit), face_length(s, target, face)) // 2


def natural_slide(s: Battle, unit: int, target: int, face: int) -> int:
    """Straight to the line of the face, moved the least that the overlap needs (BP-chg-10)."""
    x, y = origin(s, target, face)
    along = local(x, y, facing_out(s, target, face), *ground.middle(s, unit, FRONT))[0]
    widest = widest_slide(s, unit, target, face)
    return min(max(rounded(along, MILLION), -widest), widest)


def pose_at(s: Battle, unit: int, target: int, face: int, slide: int) -> Choice:
    """The end pose of a charge: aligned, its front on the line of the face (BP-chg-9, BP-chg-19)."""
    x, y = origin(s, target, face)
    facing = facing_out(s, target, face)
    ahead = extent(s, target, face) + ground.depth(s, unit)
    end_x, end_y = half_point_at(x, y, facing, 2 * slide, ahead)
    return end_x, end_y, (facing + HALF_TURN) % FULL_TURN


# The way


def front_way(mover: Mover, pose: Choice, aim: Choice) -> tuple[int, int]:
    """The displacement of the middle of the front edge (BP-chg-11)."""
    ax, ay = half_point_at(pose[0], pose[1], pose[2], 0, mover.depth)
    bx, by = half_point_at(aim[0], aim[1], aim[2], 0, mover.depth)
    return bx - ax, by - ay


def half_way_back(s: Battle, unit: int, aim: Choice) -> tuple[int, int]:
    """Half of the charger's way, backward (BP-resp-22)."""
    dx, dy = front_way(as_it_stands(s, unit), ground.pose(s, unit), aim)
    return rounded(-dx, 2), rounded(-dy, 2)


def stride_to(s: Battle, mover: Mover, aim: Choice) -> Stride:
    """The one step of a charge."""
    unit = mover.unit
    return Stride(ground.pose(s, unit), aim, s.outline[unit], mover.shape(*aim))


def price(s: Battle, mover: Mover, stride: Stride, going: terrain.Going) -> int:
    """The cost of a charge over this ground (BP-chg-11)."""
    dx, dy = front_way(mover, stride.pose, stride.aim)
    return terrain.toll(s, going, ground.straight(0, 0, dx, dy), terrain.straddled(s, stride.start))


def cost(s: Battle, unit: int, aim: Choice) -> int:
    """The cost of a charge to a pose."""
    mover = as_it_stands(s, unit)
    stride = stride_to(s, mover, aim)
    return price(s, mover, stride, terrain.survey(s, mover, stride))


def way_objection(s: Battle, unit: int, target: int, aim: Choice, allowance: int, bound: bool) -> Note | None:
    """The first clause that a run to a pose at the target breaks; `bound` by near enemies (BP-prox-1)."""
    mover = as_it_stands(s, unit)
    stride = stride_to(s, mover, aim)
    if not ground.on_table(s, stride.end):
        return Note("BP-geo-15", (unit,))
    going = terrain.survey(s, mover, stride)
    if going.clause:
        return Note(going.clause, (unit, going.feature))
    spent = price(s, mover, stride, going)
    if spent > allowance:
        return Note("BP-chg-11", (unit, spent, allowance))
    limit = s.field.lengths.side_step
    if bound and is_sidestep(mover, stride.pose, aim[0], aim[1], limit) and is_bound(s, unit, mover):
        return Note("BP-prox-1", (unit, ground.straight(s.x[unit], s.y[unit], aim[0], aim[1]), limit))
    enemy = enemy_in_way(s, mover.side, stride, target)
    if enemy != NOBODY:
        return Note("BP-chg-12", (unit, enemy))
    friend = friend_in_way(s, mover, stride)
    if friend != NOBODY:
        return Note("BP-int-1", (unit, friend))
    other = overlapped_at_end(s, unit, target, stride.end)
    return None if other == NOBODY else Note("BP-geo-13", (unit, other))


def enemy_in_way(s: Battle, side: int, stride: Stride, target: int) -> int:
    """The first enemy but the target that a charge would run through (BP-chg-12), or NOBODY."""
    for enemy in s.field.forces.of[1 - side]:
        if enemy == target or s.where[enemy] != ON_TABLE or not stride.is_near(s.outline[enemy], 0):
            continue
        if overlaps(stride.sweep(), s.outline[enemy]):
            return enemy
    return NOBODY


def overlapped_at_end(s: Battle, unit: int, target: int, shape: Shape) -> int:
    """The first unit but the target that a charger would stand upon (BP-geo-13), or NOBODY."""
    for other in range(s.field.forces.units):
        if other not in (unit, target) and s.where[other] == ON_TABLE and overlaps(shape, s.outline[other]):
            return other
    return NOBODY


# Stopping on the way


def is_near(s: Battle, shape: Shape, target: int, limit: int) -> bool:
    """A footprint is at most so far from a unit."""
    return within(shape, s.outline[target], limit)


def farthest(s: Battle, mover: Mover, began: Choice, aim: Choice, target: int, limit: int) -> Choice:
    """The last pose on a way that is at least so far from a unit, and where the mover has room (BP-sq-4)."""
    whole = max(1, ground.straight(0, 0, *front_way(mover, began, aim)))
    low, high = 0, whole
    while high - low > 1:
        half = (low + high) // 2
        if nearer(mover.shape(*part_of(began, aim, half, whole)), s.outline[target], limit):
            high = half
        else:
            low = half
    for part in range(low, 0, -GRAIN):
        pose = part_of(began, aim, part, whole)
        shape = mover.shape(*pose)
        touched = ground.shape_near_enemy(s, mover.side, shape, TOUCH)
        if not touched and overlapped_at_end(s, mover.unit, mover.unit, shape) == NOBODY:
            return pose
    return began


# Who charges, who else is there


def unready(s: Battle, unit: int) -> Note | None:
    """Why a unit may charge nobody as it is."""
    if s.is_engaged(unit):
        return Note("BP-cmd-24", (unit,))
    if s.disordered[unit]:
        return Note("BP-chg-3", (unit,))
    if is_broken(s, unit):
        return Note("BP-brig-9", (unit,))
    if s.is_shaken(unit):
        return Note("BP-chg-2", (unit, s.casualties[unit], s.stamina[unit]))
    if not s.field.drills[s.formation[unit]].charges:
        return Note("BP-form-22", (unit, s.formation[unit]))
    return None


def sharer(s: Battle, unit: int, target: int, face: int) -> int:
    """The friend who keeps a unit from charging this face (BP-chg-7), or NOBODY."""
    there = sharers(s, target, face)
    if len(there) == 1 and face < SIDE and is_small(s, unit) and is_small(s, there[0]):
        return NOBODY  # BP-chg-8
    return there[0] if there else NOBODY


def sharers(s: Battle, target: int, face: int) -> list[int]:
    """Those who fight a unit on one of its faces."""
    if not s.contact[target]:
        return []
    return [enemy for enemy in ground.touched_by(s, target) if holds(s, enemy, target, face)]


def holds(s: Battle, friend: int, target: int, face: int) -> bool:
    """A unit in contact overlaps a face by as much as a charger would: a mere touch takes no face."""
    if ground.contact_face(s, target, friend) != face:
        return False
    if s.field.referee:
        return True
    x, y = origin(s, target, face)
    along = local(x, y, facing_out(s, target, face), s.x[friend], s.y[friend])[0]
    return abs(along) <= widest_slide(s, friend, target, face) * MILLION


def is_small(s: Battle, unit: int) -> bool:
    return s.field.kinds[s.kind[unit]].size >= SMALL
