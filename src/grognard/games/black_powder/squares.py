"""Squares (3.23): infantry charged by cavalry tries to form square."""

from typing import Final

from grognard.core.dice import lump
from grognard.core.journal import Choice
from grognard.core.step import Weighted
from grognard.games.black_powder import casualties, ground, runs, terrain, told
from grognard.games.black_powder.commanders import go_along, scatter
from grognard.games.black_powder.contacts import Contact
from grognard.games.black_powder.dice import TwoDice, volleys
from grognard.games.black_powder.field import (
    ATTACK_COLUMN,
    CAVALRY,
    COMPANIES,
    FOUR_DEEP,
    FRONT,
    INFANTRY,
    LINE,
    MARCH_COLUMN,
    MIXED,
    MUST_SQUARE,
    NOBODY,
    SQUARE,
)
from grognard.games.black_powder.questions import Tell
from grognard.games.black_powder.runs import ABOUT_RUN, BY_ORDER, Run
from grognard.games.black_powder.state import TURNED, Battle
from grognard.games.black_powder.strides import Mover, as_it_stands, standing, unit_overlapped

FAILURE: Final = 2  # two dice of so much fail (BP-sq-3)
HASTE: Final = 12  # with so much the square is Disordered
FORMED: Final = (LINE, ATTACK_COLUMN, MARCH_COLUMN, MIXED, COMPANIES, FOUR_DEEP)  # BP-resp-23


# Who must


def must_square(s: Battle, run: Run) -> bool:
    """Infantry of this drill, charged by cavalry to its front, has no other response (BP-resp-18)."""
    target = run.target
    if run.manner != BY_ORDER or run.face != FRONT or s.arm(run.unit) != CAVALRY:
        return False
    if s.arm(target) != INFANTRY or s.formation[target] not in FORMED or s.is_engaged(target):
        return False
    return s.has(target, MUST_SQUARE) and s.field.kinds[s.kind[target]].width[SQUARE] > 0


def is_late(s: Battle, run: Run) -> bool:
    """The cavalry began its turn within one move: too late to form, by the option (BP-opt-16)."""
    if not s.field.no_late_square:
        return False
    unit = run.unit
    if s.field.referee:
        return told.told(s, told.LATE, run.target, unit, 0) != 0
    start = s.start[unit] or run.began
    shape = ground.shape_at(s, unit, s.formation[unit], *start)
    return runs.is_near(s, shape, run.target, ground.move_distance(s, unit))


def fits(s: Battle, unit: int) -> bool:
    """There is room for a square on the unit's centre (BP-sq-9)."""
    if s.field.referee:
        return told.told(s, told.ROOM, unit, unit, 1) != 0
    mover, pose = Mover(s, unit, s.kind[unit], SQUARE), ground.pose(s, unit)
    shape = mover.shape(*pose)
    if not ground.on_table(s, shape) or unit_overlapped(s, unit, shape) != NOBODY:
        return False
    return not terrain.survey(s, mover, standing(shape, pose)).clause


# What players of a real table are asked for it


def is_unasked(s: Battle, run: Run) -> bool:
    """A square may have to be formed on a real table, and nobody has said yet whether it can be."""
    if not s.field.referee or not must_square(s, run):
        return False
    return told.told(s, told.ROOM, run.target, run.target, NOBODY) == NOBODY


def questions(s: Battle, run: Run) -> list[Tell]:
    """Whether it is too late, where that counts, and whether there is room (BP-opt-16, BP-sq-9)."""
    late = [Tell(told.LATE, run.target, run.unit)] if s.field.no_late_square else []
    return [*late, Tell(told.ROOM, run.target, run.target)]


# How it goes


def attempt(s: Battle, run: Run) -> None:
    """The unit tries to form square, and does not fire (BP-sq-6)."""
    s.cite("BP-resp-18", run.target, run.unit)
    s.cite("BP-resp-23", run.target, s.formation[run.target])
    s.cite("BP-spec-31", run.target)
    s.cite("BP-sq-6", run.target)
    if fits(s, run.target):
        s.then(SquareRoll(run))
    else:
        s.cite("BP-sq-9", run.target)
        fail(s, run)


def fail(s: Battle, run: Run) -> None:
    """No square: Disordered, it receives the charge at the halt."""
    casualties.disorder(s, run.target, "BP-dis-2")
    s.then(Contact(run))


def form(s: Battle, run: Run) -> None:
    """The square stands on the unit's centre: cavalry halts before a good one, rides on into a bad one."""
    unit, target = run.unit, run.target
    aim = runs.pose_at(s, unit, target, run.face, run.slide)
    ground.reform(s, target, SQUARE, *ground.pose(s, target))
    s.deeds[target] |= TURNED
    if s.disordered[target]:
        s.cite("BP-sq-5", unit, target)
        face = run.face if s.field.referee else ground.face_met(s, target, s.outline[unit])
        s.then(Contact(run.onto(s, face, runs.natural_slide(s, unit, target, face))))
    else:
        halt(s, run, aim)


def halt(s: Battle, run: Run, aim: Choice) -> None:
    """The cavalry halts two inches in front of the square, on its way to where the unit stood (BP-sq-4)."""
    unit, limit = run.unit, s.field.lengths.square_halt
    if s.field.referee:
        s.cite("BP-sq-4", unit, run.target, limit)
        return
    ground.put(s, unit, *runs.farthest(s, as_it_stands(s, unit), run.began, aim, run.target, limit))
    go_along(s, unit)
    s.cite("BP-sq-4", unit, run.target, ground.distance(s, unit, run.target))
    scatter(s, unit)


class SquareRoll(TwoDice):
    """Two dice decide whether the square is formed, and in what order (BP-sq-3)."""

    __slots__ = ("run",)
    verb = "square"
    about = ABOUT_RUN
    tag = "square"

    def __init__(self, run: Run) -> None:
        self.run: Final = run

    def args(self) -> Choice:
        return self.run.numbers()

    def owner(self, s: Battle) -> int:
        return s.side(self.run.target)

    def classes(self, s: Battle) -> Weighted:
        outcomes = volleys(2)
        return lump(outcomes, [(lot(dice),) for dice, _ in outcomes])

    def take(self, s: Battle, choice: Choice) -> None:
        run, total = self.run, choice[0] + choice[1]
        s.cite("BP-sq-3", run.target, total)
        if total == FAILURE:
            fail(s, run)
            return
        if s.disordered[run.target]:
            s.cite("BP-sq-7", run.target)
        elif total == HASTE:
            casualties.disorder(s, run.target, "BP-dis-2")
        form(s, run)


def lot(dice: Choice) -> int:
    """What distinguishes a roll: it fails, it is hasty, or neither."""
    total = dice[0] + dice[1]
    return 0 if total == FAILURE else 2 if total == HASTE else 1
