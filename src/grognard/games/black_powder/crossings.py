"""Who is crossed by a move (BP-resp-20), and from where on the way he is nearest. A part of the ground."""

from typing import Final

from grognard.boards.arcs import clip
from grognard.boards.plane import MILLION, cosine, local, sine
from grognard.core.journal import PASS, Choice
from grognard.games.black_powder import ground, runs, sight, targets
from grognard.games.black_powder.field import FRONT, GRAIN, ROUND, SKIRMISH
from grognard.games.black_powder.state import Battle
from grognard.games.black_powder.strides import Mover, Stride, part_of, way


def strides_of(mover: Mover, poses: list[int]) -> list[Stride]:
    """The steps of a way, given as three numbers for each pose."""
    found: list[Stride] = []
    before: Choice = (poses[0], poses[1], poses[2])
    start = mover.shape(*before)
    for i in range(3, len(poses), 3):
        after: Choice = (poses[i], poses[i + 1], poses[i + 2])
        if after != before:
            end = mover.shape(*after)
            found.append(Stride(before, after, start, end))
            before, start = after, end
    return found


def face_crossed(s: Battle, unit: int, strides: list[Stride]) -> int:
    """The face of a unit whose front a way crosses (BP-resp-20), or -1; loose men look everywhere."""
    faces = ground.faces_of(s, unit) if ground.has_faces_alike(s, unit) else [FRONT]
    for face in faces:
        if is_crossed(s, unit, face, strides):
            return ROUND if s.formation[unit] == SKIRMISH else face
    return -1


def is_crossed(s: Battle, unit: int, face: int, strides: list[Stride]) -> bool:
    """The mover went sideways by half the frontage, and one step covers half of the strip ahead."""
    x, y = runs.origin(s, unit, face)
    facing, width = runs.facing_out(s, unit, face), runs.face_length(s, unit, face)
    first = local(x, y, facing, strides[0].pose[0], strides[0].pose[1])[0]
    low = high = first
    for stride in strides:
        along = local(x, y, facing, stride.aim[0], stride.aim[1])[0]
        low, high = min(low, along), max(high, along)
    half = width * (MILLION // 2)
    if high - low < half:
        return False
    strip = Strip(x, y, facing, half, runs.extent(s, unit, face) * (MILLION // 2), s.field.lengths.traverse)
    return any(strip.share(stride) >= half for stride in strides)


class Strip:
    """The ground straight ahead of a face: as wide as it is, and so deep; widths a million times too long."""

    __slots__ = ("facing", "far", "half", "near", "x", "y")

    def __init__(self, x: int, y: int, facing: int, half: int, near: int, deep: int) -> None:
        self.x: Final = x
        self.y: Final = y
        self.facing: Final = facing
        self.half: Final = half
        self.near: Final = near
        self.far: Final = near + deep * MILLION

    def share(self, stride: Stride) -> int:
        """How much of the width is covered by what a step sweeps between the front and the far line."""
        a, b = sine(self.facing), cosine(self.facing)
        here = self.x * a + self.y * b
        points = clip(stride.sweep().points, a, b, -here - self.near)
        points = clip(points, -a, -b, here + self.far)
        if not points:
            return 0
        spots = [
            local(self.x, self.y, self.facing, points[i], points[i + 1])[0] for i in range(0, len(points), 2)
        ]
        return min(max(spots), self.half) - max(min(spots), -self.half)


def nearest_pose(s: Battle, shooter: int, face: int, mover: Mover, strides: list[Stride]) -> Choice:
    """Where the mover can be shot at from nearest (BP-resp-21): how far on its way, and its pose there.

    The way is tried in parts of the grain; PASS if no ordinary shot is possible there.
    """
    trial = s.clone()
    here = sight.view(trial, shooter, face)
    best, least, gone = PASS, -1, 0
    for stride in strides:
        whole = max(1, -(-way(mover, stride) // GRAIN))
        for part in range(whole + 1):
            pose = part_of(stride.pose, stride.aim, part, whole)
            trial.outline[mover.unit] = mover.shape(*pose)
            found = sight.reach_gap(trial, here, mover.unit)
            if found >= 0 and (least < 0 or found < least):
                best, least = (gone + part, *pose), found
        gone += whole
    if best:
        ground.put(trial, mover.unit, *best[1:])
        if targets.target_objection(trial, here, mover.unit) is not None:
            return PASS
    return best
