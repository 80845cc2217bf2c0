"""One step of a move: who takes it, what it sweeps, how far it goes, who stands in its way (3.9, 3.10).

A part of the ground: terrain and moves ask here, and here shapes are made.
"""

from typing import Final

from grognard.boards.plane import (
    MILLION,
    facing_of,
    half_point_at,
    length,
    local,
    points_within,
    quarter,
    rounded,
)
from grognard.boards.pushes import outer_way, swept
from grognard.boards.shapes import Shape, apart, gap, nearer, overlaps, rectangle, span
from grognard.core.journal import Choice
from grognard.games.black_powder.field import (
    DEPLOYED,
    FRONT,
    LIMBERED,
    MARCH_COLUMN,
    NOBODY,
    REAR,
    SKIRMISH,
    WAGON_TRAIN,
)
from grognard.games.black_powder.ground import face_edge, pace_of
from grognard.games.black_powder.state import ON_TABLE, Battle

HALF_TURN: Final = 1800
FULL_TURN: Final = 3600


class Mover:
    """A unit as it moves: of a kind, in a formation."""

    __slots__ = ("allowance", "arm", "depth", "formation", "kind", "side", "unit", "width")

    def __init__(self, s: Battle, unit: int, kind: int, formation: int) -> None:
        facts = s.field.kinds[kind]
        self.unit: Final = unit
        self.side: Final = s.side(unit)
        self.kind: Final = kind
        self.arm: Final = facts.arm
        self.formation: Final = formation
        self.width: Final = facts.width[formation]
        self.depth: Final = facts.depth[formation]
        self.allowance: Final = pace_of(s, kind, formation)

    def follows_its_head(self) -> bool:
        """Columns, limbered guns and wagons are measured by their head (BP-move-10)."""
        return self.formation in (MARCH_COLUMN, LIMBERED, WAGON_TRAIN)

    def shape(self, x: int, y: int, facing: int) -> Shape:
        """Its footprint at a pose (BP-geo-2)."""
        return rectangle(x, y, facing, self.width, self.depth)


def as_it_stands(s: Battle, unit: int) -> Mover:
    """A unit of its kind in its formation."""
    return Mover(s, unit, s.kind[unit], s.formation[unit])


class Stride:
    """One step from pose to pose (BP-move-8); its box is that of the area that it sweeps."""

    __slots__ = ("_sweep", "aim", "east", "end", "north", "pose", "south", "start", "west")

    def __init__(self, pose: Choice, aim: Choice, start: Shape, end: Shape) -> None:
        self.pose: Final = pose
        self.aim: Final = aim  # the pose at its end
        self.start: Final = start
        self.end: Final = end
        self.west: Final = min(start.west, end.west)
        self.east: Final = max(start.east, end.east)
        self.south: Final = min(start.south, end.south)
        self.north: Final = max(start.north, end.north)
        self._sweep: Shape | None = None

    def sweep(self) -> Shape:
        """The area that it sweeps (BP-geo-14), made when it is first asked for."""
        found = self._sweep
        if found is None:
            found = self.end if self.start is self.end else swept(self.start, self.end)
            self._sweep = found
        return found

    def is_near(self, shape: Shape, limit: int) -> bool:
        """The boxes of the step and of a shape are not more than so far apart."""
        return (
            shape.west <= self.east + limit
            and shape.east >= self.west - limit
            and shape.south <= self.north + limit
            and shape.north >= self.south - limit
        )

    def is_about_face(self) -> bool:
        """The unit turns about where it stands (BP-move-12)."""
        pose, aim = self.pose, self.aim
        return pose[0] == aim[0] and pose[1] == aim[1] and turn(pose[2], aim[2]) == HALF_TURN

    def keeps_facing(self) -> bool:
        return self.pose[2] == self.aim[2]


def standing(shape: Shape, pose: Choice) -> Stride:
    """A pose as a step that leads nowhere."""
    return Stride(pose, pose, shape, shape)


def turn(before: int, after: int) -> int:
    """The shorter turn between two facings, clockwise positive, as is exactly 180 degrees (BP-move-8)."""
    found = (after - before) % FULL_TURN
    return found - FULL_TURN if found > HALF_TURN else found


def part_of(pose: Choice, aim: Choice, part: int, whole: int) -> Choice:
    """The pose at a fraction of a step, centre and facing rounded (BP-order-6)."""
    return (
        pose[0] + rounded((aim[0] - pose[0]) * part, whole),
        pose[1] + rounded((aim[1] - pose[1]) * part, whole),
        (pose[2] + rounded(turn(pose[2], aim[2]) * part, whole)) % FULL_TURN,
    )


def way(mover: Mover, stride: Stride) -> int:
    """How far a step goes, terrain left aside: by its outer man, its head or its middle (BP-move-9 to 11)."""
    pose, aim = stride.pose, stride.aim
    if mover.formation == SKIRMISH:
        return length(aim[0] - pose[0], aim[1] - pose[1])
    if mover.follows_its_head():
        ax, ay = half_point_at(pose[0], pose[1], pose[2], 0, mover.depth)
        bx, by = half_point_at(aim[0], aim[1], aim[2], 0, mover.depth)
        return length(bx - ax, by - ay)
    return outer_way(stride.start, stride.end)


def is_sidestep(mover: Mover, pose: Choice, x: int, y: int, limit: int) -> bool:
    """A point lies neither ahead nor behind of a pose, and farther off than a sidestep (BP-prox-2)."""
    if points_within(pose[0], pose[1], x, y, limit):
        return False
    right, ahead = local(pose[0], pose[1], pose[2], x, y)
    if abs(right) <= abs(ahead) and 2 * abs(ahead) <= mover.depth * MILLION:
        return False  # a short step straight ahead or back
    found = quarter(pose[0], pose[1], pose[2], mover.width, mover.depth, x, y)
    return found not in (FRONT, REAR)


def near_enemy(s: Battle, side: int, stride: Stride, before: Shape | None, limit: int) -> int:
    """The first enemy to whom a step comes too near, and nearer than before (BP-move-15), or NOBODY."""
    most = 2 * limit * limit
    outlines = s.outline
    for enemy in s.field.forces.of[1 - side]:
        if s.where[enemy] == ON_TABLE and stride.is_near(outlines[enemy], limit):
            found = gap(stride.sweep(), outlines[enemy])
            if found <= most and (before is None or found < gap(before, outlines[enemy])):
                return enemy
    return NOBODY


def room(s: Battle, shape: Shape, unit: int) -> int:
    """How far a shape is from a unit (BP-meas-10)."""
    return apart(shape, s.outline[unit])


def may_pass(s: Battle, mover: Mover, friend: int) -> bool:
    """One of the two is in loose order or a battery in action (BP-int-1)."""
    return mover.formation in (SKIRMISH, DEPLOYED) or s.formation[friend] in (SKIRMISH, DEPLOYED)


def friend_in_way(s: Battle, mover: Mover, stride: Stride) -> int:
    """The first friend that a step would pass through and may not (BP-int-1), or NOBODY."""
    outlines = s.outline
    for friend in s.field.forces.of[mover.side]:
        if friend == mover.unit or s.where[friend] != ON_TABLE or not stride.is_near(outlines[friend], 0):
            continue
        if not may_pass(s, mover, friend) and overlaps(stride.sweep(), outlines[friend]):
            return friend
    return NOBODY


def unit_overlapped(s: Battle, unit: int, shape: Shape) -> int:
    """The first other unit that a footprint would overlap (BP-geo-13), or NOBODY."""
    west, east, south, north = shape.west, shape.east, shape.south, shape.north
    for other, outline in enumerate(s.outline):
        if outline.west > east or outline.east < west or outline.south > north or outline.north < south:
            continue
        if other != unit and s.where[other] == ON_TABLE and overlaps(shape, outline):
            return other
    return NOBODY


def is_sunk(a: Shape, b: Shape) -> bool:
    """Two shapes overlap by twice a graze, so that no rounding undoes it."""
    return deep(a.axes, b.points) and deep(b.axes, a.points)


def deep(axes: list[int], points: list[int]) -> bool:
    """On all of the axes a shape and these points overlap by more than twice a graze."""
    for i in range(0, len(axes), 5):
        low, high = span(points, axes[i], axes[i + 1])
        if min(high - axes[i + 2], axes[i + 3] - low) <= 2 * axes[i + 4]:
            return False
    return True


# Retreats


def heading(dx: int, dy: int, own: int) -> int:
    """The facing of a way (BP-geo-23); its own for none."""
    return facing_of(dx, dy, own)


def swept_friends(s: Battle, unit: int, stride: Stride) -> list[int]:
    """The friends through whom a step goes (BP-int-3)."""
    outlines, found = s.outline, list[int]()
    for friend in s.field.forces.of[s.side(unit)]:
        if friend == unit or s.where[friend] != ON_TABLE or not stride.is_near(outlines[friend], 0):
            continue
        if overlaps(stride.sweep(), outlines[friend]):
            found.append(friend)
    return found


def bars_retreat(s: Battle, side: int, stride: Stride, limit: int) -> bool:
    """A step goes through an enemy of a side or ends less than so far from one (BP-ret-4)."""
    outlines = s.outline
    for enemy in s.field.forces.of[1 - side]:
        if s.where[enemy] != ON_TABLE or not stride.is_near(outlines[enemy], limit):
            continue
        if nearer(stride.end, outlines[enemy], limit) or overlaps(stride.sweep(), outlines[enemy]):
            return True
    return False


def face_nearness(s: Battle, unit: int, face: int, others: list[int]) -> int:
    """How near the nearest of others is to a face, as `gap` orders distances; 0 if there is none."""
    edge = face_edge(s, unit, face)
    return min([gap(edge, s.outline[other]) for other in others], default=0)
