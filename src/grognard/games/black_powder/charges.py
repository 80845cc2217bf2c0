"""Charges (3.12): whom a unit may charge, why not, how a charge goes, and how it stops short."""

from grognard.core.journal import Choice, Note
from grognard.games.black_powder import contacts, ground, responses, runs, sight, traversing
from grognard.games.black_powder.field import (
    ARTILLERY,
    CAVALRY,
    INFANTRY,
    NOBODY,
    SIDE,
    SKIRMISH,
    SQUARE,
)
from grognard.games.black_powder.runs import BY_ORDER, BY_SWEEP, STOPPED, Run, face_struck, is_front, unready
from grognard.games.black_powder.runs import DEFAULT as DEFAULT
from grognard.games.black_powder.state import CHARGED, ON_TABLE, SWEPT, Battle

# Where a charge ends


def default_slide(s: Battle, unit: int, target: int, sweeping: bool = False) -> int:
    """The slide of the shortest natural charge (BP-chg-10)."""
    return runs.natural_slide(s, unit, target, face_struck(s, unit, target, sweeping))


def extreme_slides(s: Battle, unit: int, target: int, sweeping: bool = False) -> Choice:
    """The slides farthest to both sides (BP-chg-19)."""
    widest = runs.widest_slide(s, unit, target, face_struck(s, unit, target, sweeping))
    return -widest, widest


def end_pose(s: Battle, unit: int, target: int, slide: int, sweeping: bool = False) -> Choice:
    """Where a charge ends, and what the charger then faces (BP-chg-19)."""
    face = face_struck(s, unit, target, sweeping)
    return runs.pose_at(s, unit, target, face, named(s, unit, target, face, slide))


def named(s: Battle, unit: int, target: int, face: int, slide: int) -> int:
    """The slide itself, the natural one where none is named."""
    return runs.natural_slide(s, unit, target, face) if slide == DEFAULT else slide


def cost(s: Battle, unit: int, target: int, slide: int) -> int:
    """What a charge costs (BP-chg-11)."""
    return runs.cost(s, unit, end_pose(s, unit, target, slide))


# Whether it is legal


def objection(
    s: Battle,
    unit: int,
    target: int,
    slide: int,
    moves: int = 1,
    sweeping: bool = False,
    forced: bool = False,
) -> Note | None:
    """The first clause that a charge breaks, in the order of table 4.14."""
    if not is_enemy(s, unit, target):
        return Note("BP-cmd-22", (target,))
    found = unready(s, unit)
    if found is not None:
        return found
    face = face_struck(s, unit, target, sweeping)
    found = unfit(s, unit, target, face)
    if found is not None:
        return found
    slide = named(s, unit, target, face, slide)
    aim = runs.pose_at(s, unit, target, face, slide)
    allowance = moves * ground.move_distance(s, unit)
    bound = not (sweeping or forced or moves > 1)
    found = runs.way_objection(s, unit, target, aim, allowance, bound)
    if found is not None:
        return found
    return face_objection(s, unit, target, face, slide) or unseen(s, unit, target)


def told_objection(s: Battle, unit: int, target: int, face: int) -> Note | None:
    """The same of a charge on a real table, whose way the players see and measure."""
    if not is_enemy(s, unit, target):
        return Note("BP-cmd-22", (target,))
    found = unready(s, unit) or unfit(s, unit, target, face)
    return found or sharing_objection(s, unit, target, face)


def is_enemy(s: Battle, unit: int, target: int) -> bool:
    """The target is a unit of the other side, on the table."""
    if not 0 <= target < s.field.forces.units:
        return False
    return s.side(target) != s.side(unit) and s.where[target] == ON_TABLE


def unfit(s: Battle, unit: int, target: int, face: int) -> Note | None:
    """Why troops of its kind do not charge this target on this face."""
    weak = s.is_shaken(target)
    arm, formation = s.arm(unit), s.formation[target]
    if arm == INFANTRY and s.formation[unit] == SKIRMISH:
        easy = weak or formation == SKIRMISH or s.arm(target) == ARTILLERY
        if not easy and is_front(s, target, face):
            return Note("BP-chg-6", (unit, target))
    if arm == CAVALRY and formation == SQUARE and not weak and not s.disordered[target]:
        return Note("BP-sq-1", (unit, target))
    return None


def face_objection(s: Battle, unit: int, target: int, face: int, slide: int) -> Note | None:
    """A slide has its limits (BP-chg-19), and a face its one charger."""
    widest = runs.widest_slide(s, unit, target, face)
    if abs(slide) > widest:
        return Note("BP-chg-19", (unit, abs(slide), widest))
    return sharing_objection(s, unit, target, face)


def sharing_objection(s: Battle, unit: int, target: int, face: int) -> Note | None:
    """Each face has one charger, or two small ones (BP-chg-7, BP-chg-8, BP-bld-9)."""
    other = runs.sharer(s, unit, target, face)
    if other != NOBODY:
        return Note("BP-bld-9" if face >= SIDE else "BP-chg-7", (unit, other))
    return None


def unseen(s: Battle, unit: int, target: int) -> Note | None:
    """Troops charge what they see, or what is near (BP-chg-4)."""
    limit = s.field.lengths.charge_unseen
    if ground.are_within(s, unit, target, limit) or sight.sees(s, unit, target):
        return None
    return Note("BP-chg-4", (unit, target, ground.distance(s, unit, target), limit))


def charge_targets(
    s: Battle, unit: int, moves: int = 1, sweeping: bool = False, forced: bool = False
) -> list[int]:
    """The enemies that a unit may charge with the natural slide, in rising order."""
    if unready(s, unit) is not None:
        return []
    reach = moves * ground.move_distance(s, unit) + ground.width(s, unit) // 2
    return [
        enemy
        for enemy in s.field.forces.of[1 - s.side(unit)]
        if s.where[enemy] == ON_TABLE
        and ground.are_within(s, unit, enemy, reach)
        and objection(s, unit, enemy, DEFAULT, moves, sweeping, forced) is None
    ]


# How it goes


def begin(s: Battle, unit: int, target: int, slide: int, moves: int = 1, sweeping: bool = False) -> None:
    """A legal charge begins: who is crossed may fire, terror strikes, the target answers (BP-resp-1)."""
    face = face_struck(s, unit, target, sweeping)
    slide = named(s, unit, target, face, slide)
    manner = BY_SWEEP if sweeping else BY_ORDER
    allowance = moves * ground.move_distance(s, unit)
    began, former = ground.pose(s, unit), ground.pose(s, target)
    run = Run(unit, target, face, slide, allowance, manner, began, former)
    aim = runs.pose_at(s, unit, target, face, slide)
    announce(s, run, aim)
    s.deeds[unit] |= CHARGED
    if sweeping:
        s.deeds[unit] |= SWEPT
        s.start[unit] = began  # it charges from here, over whatever lies between (BP-chg-20, BP-save-10)
    s.moves[unit] += 1
    s.then(responses.Onset(run))
    traversing.offer_run(s, run, aim)


def begin_told(s: Battle, unit: int, target: int, face: int, sweeping: bool) -> None:
    """The same of a charge on a real table, on a face that the players named."""
    manner = BY_SWEEP if sweeping else BY_ORDER
    run = Run(unit, target, face, 0, 0, manner, ground.pose(s, unit), ground.pose(s, target))
    s.cite("BP-chg-1", unit, target)
    s.cite("BP-chg-5", target, face)
    s.deeds[unit] |= CHARGED | SWEPT if sweeping else CHARGED
    s.then(responses.Onset(run))


def announce(s: Battle, run: Run, aim: Choice) -> None:
    """Note what the charge is: its face, its slide, its cost, and with whom it shares the face."""
    if s.journal is None:
        return
    unit, target, face = run.unit, run.target, run.face
    s.cite("BP-chg-1", unit, target)
    s.cite("BP-chg-5", target, face)
    s.cite("BP-chg-20", unit, target, face)
    if run.slide == runs.natural_slide(s, unit, target, face):
        s.cite("BP-chg-10", unit, target)
    else:
        s.cite("BP-chg-19", unit, abs(run.slide), runs.widest_slide(s, unit, target, face))
    s.cite("BP-chg-11", unit, runs.cost(s, unit, aim), run.allowance)
    for friend in runs.sharers(s, target, face):
        s.cite("BP-chg-8", unit, friend)


def rejoin(s: Battle, unit: int, target: int, slide: int) -> None:
    """A victorious unit joins the fight against another enemy of its combat (BP-post-11): nobody responds."""
    face = face_struck(s, unit, target, True)
    slide = named(s, unit, target, face, slide)
    allowance = ground.move_distance(s, unit)
    began, former = ground.pose(s, unit), ground.pose(s, target)
    contacts.close_in(s, Run(unit, target, face, slide, allowance, BY_SWEEP, began, former))


def stop_short(s: Battle, unit: int, target: int) -> None:
    """A charge that ends before its target, in its front and near, may be met with fire (BP-chg-15)."""
    if s.where[target] != ON_TABLE or s.where[unit] != ON_TABLE:
        return
    limit = s.field.lengths.stopped_short
    if not ground.are_within(s, unit, target, limit):
        return
    face = ground.face_charged(s, target, unit, s.x[unit], s.y[unit])
    if not is_front(s, target, face):
        return
    run = Run(unit, target, face, 0, 0, STOPPED, ground.pose(s, unit), ground.pose(s, target))
    if responses.fire_objection(s, run) is None:
        s.cite("BP-chg-15", unit, target, ground.distance(s, unit, target), limit)
        s.then(responses.Respond(run))
