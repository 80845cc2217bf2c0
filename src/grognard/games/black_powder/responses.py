"""Charge responses (3.13): hold, closing fire, counter-charge, evasion, a turn to face, and their limits."""

from typing import Final

from grognard.core.journal import Choice, Note
from grognard.core.step import Step
from grognard.games.black_powder import breaks, contacts, evasions, ground, reactions, runs, squares
from grognard.games.black_powder.aim import CLOSING, CLOSING_PLAIN
from grognard.games.black_powder.commanders import go_along
from grognard.games.black_powder.contacts import Contact, Meet, still_charges, still_stands
from grognard.games.black_powder.field import (
    ARTILLERY,
    CAVALRY,
    DEPLOYED,
    FRONT,
    INFANTRY,
    LINE,
    LYING,
    MARCH_COLUMN,
    NOBODY,
    SKIRMISH,
    STEADY_LINE,
    TERRIFYING_CHARGE,
)
from grognard.games.black_powder.runs import ABOUT_RUN, BY_ORDER, STOPPED, Run, RunRule, is_front
from grognard.games.black_powder.state import (
    COUNTER,
    EVADE,
    FACE,
    FIRE,
    FIRE_AND_COUNTER,
    HOLD,
    TURNED,
    Battle,
)
from grognard.games.black_powder.strides import FULL_TURN, HALF_TURN, as_it_stands, heading
from grognard.games.black_powder.walks import placing

# The charge comes


class Onset(RunRule):
    """The charge comes on: terror first (BP-spec-20), then the answer."""

    __slots__ = ()
    verb = "onset"

    def take(self, s: Battle, choice: Choice) -> None:
        run = self.run
        if not still_charges(s, run):
            return
        s.then(Answer(run))
        if s.has(run.unit, TERRIFYING_CHARGE) and still_stands(s, run):
            breaks.test(s, run.target, breaks.TERROR)


class Answer(RunRule):
    """The target answers, if it has anything to choose (BP-resp-1)."""

    __slots__ = ()
    verb = "answer"

    def take(self, s: Battle, choice: Choice) -> None:
        run = self.run
        if not still_stands(s, run):
            s.then(Contact(run))
        elif squares.is_unasked(s, run):
            s.then(*squares.questions(s, run), self)
        elif squares.must_square(s, run) and not squares.is_late(s, run):
            squares.attempt(s, run)
        elif has_choice(s, run):
            s.then(Respond(run))
        else:
            explain_hold(s, run)
            s.then(Contact(run))


def has_choice(s: Battle, run: Run) -> bool:
    """Something but hold is legal."""
    for answer in (FIRE, COUNTER, FACE, FIRE_AND_COUNTER):
        if objection(s, run, (answer,)) is None:
            return True
    return evade_objection(s, run) is None


def explain_hold(s: Battle, run: Run) -> None:
    """Why the target only holds."""
    target = run.target
    if s.is_engaged(target):
        s.cite("BP-resp-7", target)
    elif not is_front(s, target, run.face):
        s.cite("BP-resp-2", target, run.face)
    elif squares.must_square(s, run):
        s.cite("BP-opt-16", target, run.unit)
    s.cite("BP-resp-3", target)


# What is legal


def objection(s: Battle, run: Run, choice: Choice) -> Note | None:
    """The first clause that a response breaks."""
    answer = choice[0] if choice else NOBODY
    if answer == HOLD and len(choice) == 1:
        return None
    if answer == FIRE and len(choice) == 1:
        return fire_objection(s, run)
    if run.manner == STOPPED:
        limit = s.field.lengths.stopped_short
        return Note("BP-chg-15", (run.unit, run.target, ground.distance(s, run.unit, run.target), limit))
    if answer == COUNTER and len(choice) == 1:
        return counter_objection(s, run)
    if run.manner != BY_ORDER:
        return Note("BP-post-8", (run.target,))
    if answer == FIRE_AND_COUNTER and len(choice) == 1:
        return steady_objection(s, run)
    if answer == FACE and len(choice) == 1:
        return face_objection(s, run)
    if answer == EVADE and len(choice) == 3:
        return evade_objection(s, run) or distance_objection(s, run, choice[1], choice[2])
    return Note("BP-resp-1", (run.target,))


def fire_objection(s: Battle, run: Run) -> Note | None:
    """Infantry and deployed guns may fire at who charges their front (BP-resp-4 to BP-resp-7)."""
    target = run.target
    found = reactions.unable(s, target)
    if found is not None and found.clause != "BP-shoot-1":
        return found
    arm, formation = s.arm(target), s.formation[target]
    if formation in (MARCH_COLUMN, LYING) or (arm == INFANTRY and formation == SKIRMISH):
        return Note("BP-resp-5", (target, formation))
    if arm == ARTILLERY and formation != DEPLOYED:
        return Note("BP-resp-5", (target, formation))
    if arm not in (INFANTRY, ARTILLERY):
        return Note("BP-resp-4", (target,))
    return front_objection(s, run) or found


def front_objection(s: Battle, run: Run) -> Note | None:
    """Who is charged in flank or rear has no such response (BP-resp-2)."""
    return None if is_front(s, run.target, run.face) else Note("BP-resp-2", (run.target, run.face))


def counter_objection(s: Battle, run: Run) -> Note | None:
    """Cavalry in good order, charged to its front, may come to meet the charger (BP-resp-12)."""
    if s.arm(run.target) != CAVALRY:
        return Note("BP-resp-12", (run.target,))
    return meeting_objection(s, run)


def steady_objection(s: Battle, run: Run) -> Note | None:
    """A steady line in good order may fire and then counter-charge (BP-spec-12)."""
    target = run.target
    if not s.has(target, STEADY_LINE) or s.formation[target] != LINE or s.arm(target) != INFANTRY:
        return Note("BP-spec-12", (target,))
    return fire_objection(s, run) or meeting_objection(s, run)


def meeting_objection(s: Battle, run: Run) -> Note | None:
    """Why a unit may not counter-charge: its state, its formation, or the way of one of the two."""
    unit, target = run.unit, run.target
    if s.is_engaged(target):
        return Note("BP-resp-7", (target,))
    found = runs.unready(s, target) or front_objection(s, run)
    if found is not None:
        return found
    if s.field.referee:  # the players see the way
        return None
    mine, other = contacts.meeting(s, run)
    allowance = ground.move_distance(s, target)
    return runs.way_objection(s, target, unit, other, allowance, False) or runs.way_objection(
        s, unit, target, mine, run.allowance, False
    )


def evade_objection(s: Battle, run: Run) -> Note | None:
    """Infantry skirmishers, and cavalry before infantry, may run if in order (BP-resp-14, BP-resp-16)."""
    target = run.target
    if run.manner != BY_ORDER:
        return Note("BP-post-8", (target,))
    if s.is_engaged(target):
        return Note("BP-resp-7", (target,))
    if s.disordered[target]:
        return Note("BP-resp-16", (target,))
    arm = s.arm(target)
    loose = arm == INFANTRY and s.formation[target] == SKIRMISH
    if not loose and not (arm == CAVALRY and s.arm(run.unit) == INFANTRY):
        return Note("BP-resp-14", (target, run.unit))
    return None


def distance_objection(s: Battle, run: Run, distance: int, facing: int) -> Note | None:
    """An evasion goes up to one move, and has a facing (BP-resp-24)."""
    allowance = ground.move_distance(s, run.target)
    if 0 < distance <= allowance and 0 <= facing < FULL_TURN:
        return None
    return Note("BP-resp-24", (run.target, distance, facing))


def face_objection(s: Battle, run: Run) -> Note | None:
    """Cavalry in good order, charged in flank or rear, may turn to the charger (BP-resp-17, BP-resp-26)."""
    target = run.target
    if s.is_engaged(target):
        return Note("BP-resp-7", (target,))
    if s.disordered[target]:
        return Note("BP-resp-16", (target,))
    if s.arm(target) != CAVALRY or s.is_shaken(target) or is_front(s, target, run.face):
        return Note("BP-resp-17", (target,))
    if s.field.referee:
        return None
    mover, pose = as_it_stands(s, target), turned(s, run)
    found = placing(s, mover, pose, mover.shape(*pose), s.outline[target])
    if found is not None:
        return found
    trial = s.clone()
    ground.put(trial, target, *pose)
    again = onto_front(trial, run)
    aim = runs.pose_at(trial, run.unit, target, FRONT, again.slide)
    return runs.way_objection(trial, run.unit, target, aim, run.allowance, False)


def turned(s: Battle, run: Run) -> Choice:
    """The target's pose when it faces the charger's centre (BP-resp-26)."""
    unit, target = run.unit, run.target
    facing = heading(s.x[unit] - s.x[target], s.y[unit] - s.y[target], s.facing[target])
    return s.x[target], s.y[target], facing


def onto_front(s: Battle, run: Run) -> Run:
    """The same charge on the front of the target as it stands now."""
    return run.onto(s, FRONT, runs.natural_slide(s, run.unit, run.target, FRONT))


# The decision


class Respond(Step[Battle]):
    """The owner of the charged unit chooses how it meets the charge."""

    __slots__ = ("run",)
    verb = "respond"
    kinds = "answer ~"
    about = ABOUT_RUN

    def __init__(self, run: Run) -> None:
        self.run: Final = run

    def args(self) -> Choice:
        return self.run.numbers()

    def actor(self, s: Battle) -> int:
        return s.side(self.run.target)

    def rest(self, head: int) -> str:
        return "length bearing" if head == EVADE else ""

    def options(self, s: Battle) -> list[Choice]:
        """All responses, but of evasions the full and the half, facing the charger or away (BP-cand-13)."""
        run = self.run
        found: list[Choice] = [(HOLD,)]
        for answer in (FIRE, COUNTER, FACE, FIRE_AND_COUNTER):
            if objection(s, run, (answer,)) is None:
                found.append((answer,))
        if evade_objection(s, run) is None:
            away, whole = evasions.direction(s, run), ground.move_distance(s, run.target)
            if s.field.referee:  # how far and where it looks is seen on the table
                return [*found, (EVADE, whole, away)]
            for distance in (whole, whole // 2):
                found.append((EVADE, distance, (away + HALF_TURN) % FULL_TURN))
                found.append((EVADE, distance, away))
        return found

    def objection(self, s: Battle, choice: Choice) -> Note | None:
        return objection(s, self.run, choice)

    def take(self, s: Battle, choice: Choice) -> None:
        run, answer = self.run, choice[0]
        if answer == HOLD:
            hold(s, run)
        elif answer == FIRE:
            fire(s, run)
        elif answer == COUNTER:
            s.cite("BP-resp-12", run.target)
            s.cite("BP-resp-13", run.target)
            s.then(Meet(run))
        elif answer == FIRE_AND_COUNTER:
            s.cite("BP-spec-12", run.target)
            s.then(Meet(run))
            reactions.react(s, run.target, run.unit, FRONT, CLOSING_PLAIN)
        elif answer == EVADE:
            evasions.evade(s, run, choice[1], choice[2])
        else:
            face_about(s, run)


def hold(s: Battle, run: Run) -> None:
    """It does nothing and fights at the halt (BP-resp-3)."""
    s.cite("BP-resp-3", run.target)
    if run.manner != STOPPED:
        s.then(Contact(run))


def fire(s: Battle, run: Run) -> None:
    """Closing fire, then the charge goes on if it can (BP-resp-4, BP-resp-10)."""
    s.cite("BP-resp-4", run.target)
    s.cite("BP-resp-9" if s.arm(run.target) == ARTILLERY else "BP-resp-8", run.target)
    if run.manner != STOPPED:
        s.then(Contact(run))
    reactions.react(s, run.target, run.unit, run.face, CLOSING)


def face_about(s: Battle, run: Run) -> None:
    """The target turns on its centre, and is charged on its front (BP-resp-17, BP-resp-26)."""
    target, pose = run.target, turned(s, run)
    ground.put(s, target, *pose)
    go_along(s, target)
    s.deeds[target] |= TURNED
    s.cite("BP-resp-17", target)
    if not s.field.referee:
        s.cite("BP-resp-26", target, pose[2])
    s.then(Contact(onto_front(s, run)))
