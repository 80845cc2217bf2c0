"""Evasions (3.13): skirmishers and cavalry run before a charge, and are caught or not."""

from grognard.core.journal import Choice
from grognard.games.black_powder import contacts, ground, moves, runs, terrain, told
from grognard.games.black_powder.commanders import go_along, scatter
from grognard.games.black_powder.field import NOBODY, REAR
from grognard.games.black_powder.questions import Tell
from grognard.games.black_powder.runs import Run, RunRule
from grognard.games.black_powder.state import EVADED, MOVE, Battle
from grognard.games.black_powder.strides import as_it_stands, heading, standing, unit_overlapped
from grognard.games.black_powder.walks import placing


def direction(s: Battle, run: Run) -> int:
    """Directly away from the charger (BP-resp-24)."""
    unit, target = run.unit, run.target
    return heading(s.x[target] - s.x[unit], s.y[target] - s.y[unit], s.facing[target])


def evade(s: Battle, run: Run, distance: int, facing: int) -> None:
    """Go so far directly away, cut back where it cannot, and see whether the charger still reaches."""
    target, away = run.target, direction(s, run)
    if s.field.referee:
        s.deeds[target] |= EVADED
        s.cite("BP-resp-14", target, run.unit)
        s.then(Tell(told.CAUGHT, target, run.unit), Chase(run))
        return
    x, y = s.x[target], s.y[target]
    aim = ground.ahead(x, y, away, distance)
    moves.walk(s, target, (MOVE, *aim, s.facing[target]), True)
    s.deeds[target] |= EVADED
    s.cite("BP-resp-14", target, run.unit)
    s.cite("BP-resp-24", target, ground.straight(x, y, s.x[target], s.y[target]), away)
    scatter(s, target)
    if not catch(s, run, away):
        escape(s, run, facing)


def catch(s: Battle, run: Run, away: int) -> bool:
    """The charge still reaches the evader: it looks away and is struck in the rear (BP-resp-15, -25)."""
    unit, target = run.unit, run.target
    x, y, kept = ground.pose(s, target)
    if has_room(s, target, (x, y, away)):
        ground.put(s, target, x, y, away)
    face = REAR if not ground.has_faces_alike(s, target) else ground.face_met(s, target, s.outline[unit])
    caught = run.onto(s, face, runs.natural_slide(s, unit, target, face))
    aim = runs.pose_at(s, unit, target, face, caught.slide)
    if runs.way_objection(s, unit, target, aim, run.allowance, False) is not None:
        ground.put(s, target, x, y, kept)
        return False
    s.cite("BP-resp-15", unit, target, runs.cost(s, unit, aim), run.allowance)
    s.cite("BP-resp-25", target, face)
    go_along(s, target)
    contacts.close_in(s, caught)
    return True


class Chase(RunRule):
    """At a real table the players have seen whether the charge still reaches who runs (BP-resp-15)."""

    __slots__ = ()
    verb = "chase"

    def take(self, s: Battle, choice: Choice) -> None:
        run = self.run
        if told.told(s, told.CAUGHT, run.target, run.unit, 0):
            face = run.face if ground.has_faces_alike(s, run.target) else REAR
            s.cite("BP-resp-25", run.target, face)
            contacts.close_in(s, run.onto(s, face, run.slide))
        told.forget(s)


def has_room(s: Battle, unit: int, pose: Choice) -> bool:
    """A unit could stand so where it is, whoever is near."""
    mover = as_it_stands(s, unit)
    shape = mover.shape(*pose)
    if not ground.on_table(s, shape) or unit_overlapped(s, unit, shape) != NOBODY:
        return False
    return not terrain.survey(s, mover, standing(shape, pose)).clause


def escape(s: Battle, run: Run, facing: int) -> None:
    """The evader faces as it likes, if there is room; the charger stops an inch short (BP-resp-15)."""
    unit, target = run.unit, run.target
    mover, pose = as_it_stands(s, target), (s.x[target], s.y[target], facing)
    if placing(s, mover, pose, mover.shape(*pose), s.outline[target]) is None:
        ground.put(s, target, *pose)
    face = ground.face_met(s, target, s.outline[unit])
    aim = runs.pose_at(s, unit, target, face, runs.natural_slide(s, unit, target, face))
    s.cite("BP-resp-15", unit, target, runs.cost(s, unit, aim), run.allowance)
    contacts.run_on(s, run, s.x[target], s.y[target])
