"""Traversing fire (BP-resp-19 to BP-resp-21): a unit whose front is crossed may fire at the mover."""

from typing import Final

from grognard.core.journal import Choice, Note
from grognard.core.step import Rule, Step
from grognard.games.black_powder import crossings, ground, reactions
from grognard.games.black_powder.aim import TRAVERSING
from grognard.games.black_powder.commanders import go_along
from grognard.games.black_powder.field import NOBODY
from grognard.games.black_powder.runs import Run
from grognard.games.black_powder.state import CHARGED, EVADED, FIRE, LET_PASS, ON_TABLE, Battle
from grognard.games.black_powder.strides import as_it_stands


def offer(s: Battle, unit: int, way: list[int]) -> None:
    """A move is done: those whose front it crossed may fire, in the order in which it passed them."""
    if s.where[unit] == ON_TABLE:
        ask(s, unit, NOBODY, way)


def offer_run(s: Battle, run: Run, aim: Choice) -> None:
    """A charge begins: those but its target whose front it will cross may fire."""
    ask(s, run.unit, run.target, [*run.began, *aim])


def ask(s: Battle, unit: int, spared: int, way: list[int]) -> None:
    """Push the question for each enemy that a way crosses; the mover then goes on from where it stands."""
    enemies = [enemy for enemy in at_hand(s, unit, way) if enemy != spared and may_fire(s, enemy)]
    if not enemies:
        return
    mover = as_it_stands(s, unit)
    strides = crossings.strides_of(mover, way)
    if not strides:
        return
    found: list[Choice] = []
    for enemy in enemies:
        face = crossings.face_crossed(s, enemy, strides)
        if face != NOBODY:
            near = crossings.nearest_pose(s, enemy, face, mover, strides)
            if near:
                found.append((near[0], enemy, face, *near[1:]))
    for numbers in sorted(found, reverse=True):
        s.then(Crossed(numbers[1], unit, numbers[2], numbers[3:], ground.pose(s, unit)))


def may_fire(s: Battle, unit: int) -> bool:
    """A unit could shoot, and has not reacted yet (BP-resp-6, BP-resp-19)."""
    return not s.deeds[unit] & (CHARGED | EVADED) and reactions.unable(s, unit) is None


def at_hand(s: Battle, unit: int, way: list[int]) -> list[int]:
    """The enemies to whom a way comes near enough, at first sight."""
    reach = s.field.lengths.traverse + (ground.width(s, unit) + ground.depth(s, unit)) // 2
    west, east = min(way[0::3]) - reach, max(way[0::3]) + reach
    south, north = min(way[1::3]) - reach, max(way[1::3]) + reach
    found: list[int] = []
    for enemy in s.field.forces.of[1 - s.side(unit)]:
        outline = s.outline[enemy]
        if s.where[enemy] != ON_TABLE or outline.west > east or outline.east < west:
            continue
        if outline.south <= north and outline.north >= south:
            found.append(enemy)
    return found


class Crossed(Rule[Battle]):
    """A unit was crossed; it is asked if the mover is still there and it still can fire."""

    __slots__ = ("after", "face", "near", "shooter", "unit")
    verb = "crossed"

    def __init__(self, shooter: int, unit: int, face: int, near: Choice, after: Choice) -> None:
        self.shooter: Final = shooter
        self.unit: Final = unit
        self.face: Final = face
        self.near: Final = near  # where it is fired at
        self.after: Final = after  # where it stands

    def args(self) -> Choice:
        return (self.shooter, self.unit, self.face, *self.near, *self.after)

    def take(self, s: Battle, choice: Choice) -> None:
        unit = self.unit
        if s.where[unit] != ON_TABLE or ground.pose(s, unit) != self.after:
            return
        if s.where[self.shooter] == ON_TABLE and may_fire(s, self.shooter):
            s.then(Traverse(self.shooter, unit, self.face, self.near))


class Traverse(Step[Battle]):
    """The owner of a unit whose front was crossed lets it fire, or lets the mover pass."""

    __slots__ = ("face", "near", "shooter", "unit")
    verb = "traverse"
    kinds = "answer"
    about = "piece piece face pose"

    def __init__(self, shooter: int, unit: int, face: int, near: Choice) -> None:
        self.shooter: Final = shooter
        self.unit: Final = unit
        self.face: Final = face
        self.near: Final = near

    def args(self) -> Choice:
        return (self.shooter, self.unit, self.face, *self.near)

    def actor(self, s: Battle) -> int:
        return s.side(self.shooter)

    def options(self, s: Battle) -> list[Choice]:
        return [(FIRE,), (LET_PASS,)]

    def objection(self, s: Battle, choice: Choice) -> Note | None:
        return None if choice in self.options(s) else Note("BP-resp-19", (self.shooter, self.unit))

    def take(self, s: Battle, choice: Choice) -> None:
        if choice[0] == LET_PASS:
            return
        unit = self.unit
        s.cite("BP-resp-19", self.shooter, unit)
        s.cite("BP-resp-20", self.shooter, unit)
        s.then(Resume(unit, self.near, ground.pose(s, unit)))
        ground.put(s, unit, *self.near)
        go_along(s, unit)
        s.cite("BP-resp-21", self.shooter, unit, ground.distance(s, self.shooter, unit))
        reactions.react(s, self.shooter, unit, self.face, TRAVERSING)


class Resume(Rule[Battle]):
    """The mover was fired at on its way; if it did not give way it goes on (BP-seq-11)."""

    __slots__ = ("after", "near", "unit")
    verb = "resume"

    def __init__(self, unit: int, near: Choice, after: Choice) -> None:
        self.unit: Final = unit
        self.near: Final = near
        self.after: Final = after

    def args(self) -> Choice:
        return (self.unit, *self.near, *self.after)

    def take(self, s: Battle, choice: Choice) -> None:
        unit = self.unit
        if s.where[unit] == ON_TABLE and ground.pose(s, unit) == self.near:
            ground.put(s, unit, *self.after)
            go_along(s, unit)
