"""Moves (3.9): what a leg of one to four steps costs, why it is refused, and how far it goes."""

from typing import Final

from grognard.boards.plane import length
from grognard.boards.pushes import NEVER, outer_way, sunk_from
from grognard.boards.shapes import within
from grognard.core.journal import Choice, Note
from grognard.games.black_powder import ground, terrain
from grognard.games.black_powder.commanders import go_along
from grognard.games.black_powder.field import DEPLOYED, GARRISON, GRAIN, NOBODY, SKIRMISH, SQUARE, WOODS
from grognard.games.black_powder.reasons import rank_of
from grognard.games.black_powder.state import HAULED, MOUNT, MOVE, ON_TABLE, SQUARED, Battle
from grognard.games.black_powder.strides import (
    Mover,
    Stride,
    as_it_stands,
    is_sidestep,
    is_sunk,
    may_pass,
    part_of,
    room,
    standing,
    turn,
    unit_overlapped,
    way,
)
from grognard.games.black_powder.walks import (
    Walk,
    bar,
    end_objection,
    remounted,
    steps_of,
    take_step,
    walk_of,
)

MOST_STEPS: Final = 4  # BP-move-8
ROUNDING: Final = 3  # what rounding may hide, in thousandths


def objection(s: Battle, unit: int, leg: Choice, forced: bool = False) -> Note | None:
    """The first clause, in the order of table 4.14, that a move or mount leg breaks."""
    found = bar(s, unit, leg)
    if found is not None:
        return found
    if is_free_to_stay(s, unit, leg):
        return None
    steps = steps_of(leg)
    if len(steps) > MOST_STEPS or (not steps and leg[0] == MOVE):
        return Note("BP-move-8", (unit, len(steps)))
    walk = walk_of(s, unit, leg, forced)
    worst: Note | None = None
    for number, aim in enumerate(steps):
        found = take_step(s, walk, walk.stride(aim), number == 0, number == len(steps) - 1)
        if found is not None and (worst is None or rank_of(found.clause) < rank_of(worst.clause)):
            worst = found
    found = end_objection(s, walk)
    if found is not None and (worst is None or rank_of(found.clause) < rank_of(worst.clause)):
        worst = found
    if worst is not None and worst.clause == "BP-move-13":
        return Note("BP-move-13", (unit, walk.cost, walk.mover.allowance))
    return worst


def is_free_to_stay(s: Battle, unit: int, leg: Choice) -> bool:
    """A move that leads nowhere, of a unit that stands in nobody's way."""
    if leg[0] != MOVE or leg[1:] != ground.pose(s, unit):
        return False
    outline = s.outline[unit]
    return ground.on_table(s, outline) and unit_overlapped(s, unit, outline) == NOBODY


def cost(s: Battle, unit: int, leg: Choice) -> int:
    """What a move or mount leg costs, legal or not (BP-move-9 to 13)."""
    walk = walk_of(s, unit, leg, True)
    steps = steps_of(leg)
    for number, aim in enumerate(steps):
        take_step(s, walk, walk.stride(aim), number == 0, number == len(steps) - 1)
    return walk.cost


# Cutting back (BP-order-6)


def cut_back(s: Battle, unit: int, leg: Choice, forced: bool = False) -> Choice:
    """What is left of a move or mount leg: its legal steps, and the legal part of the first that is not."""
    if is_free_to_stay(s, unit, leg):
        return leg
    head, steps = leg[: 2 if leg[0] == MOUNT else 1], steps_of(leg)[:MOST_STEPS]
    walk = walk_of(s, unit, leg, forced)
    done = 0
    while done < len(steps):
        stride, last = walk.stride(steps[done]), done == len(steps) - 1
        if take_step(s, walk, stride, done == 0, last) is not None:
            break
        done += 1
    if done == len(steps) and end_objection(s, walk) is None:
        return leg
    done = min(done, len(steps) - 1)
    while done >= 0:
        retrace(s, walk, steps[:done])
        aim = shortened(s, walk, steps[done], done == 0)
        if aim:
            return written(head, [*steps[:done], aim])
        if end_objection(s, walk) is None:
            break
        done -= 1
    return written(head, steps[: max(done, 0)])


def written(head: Choice, steps: list[Choice]) -> Choice:
    """A leg of these steps."""
    for pose in steps:
        head += pose
    return head


def retrace(s: Battle, walk: Walk, steps: list[Choice]) -> None:
    """Walk these steps again, which are not the last."""
    walk.restart()
    for number, aim in enumerate(steps):
        take_step(s, walk, walk.stride(aim), number == 0, False)


def shortened(s: Battle, walk: Walk, aim: Choice, first: bool) -> Choice:
    """The longest legal part of the next step, in parts of the grain; empty if there is none."""
    pose, limit = walk.pose, s.field.lengths.side_step
    whole = -(-way(walk.mover, walk.stride(aim)) // GRAIN)
    part = hopeless_from(s, walk, aim, whole) - 1
    while part > 0:
        there = part_of(pose, aim, part, whole)
        if not (walk.near and is_sidestep(walk.mover, pose, there[0], there[1], limit)):
            if is_legal_end(s, walk, there, first):
                return there
            if pose[2] == aim[2]:
                part = clear_of_friend(s, walk, aim, part, whole)
            if s.is_shaken(walk.mover.unit):
                part = clear_of_enemies(s, walk, aim, part, whole)
        part -= 1
    return ()


def clear_of_friend(s: Battle, walk: Walk, aim: Choice, part: int, whole: int) -> int:
    """A shorter part of a straight step up to which it surely ends on the same friend; else the same part.

    Where two parts end deep in a footprint so does every part between them.
    """
    mover, pose = walk.mover, walk.pose
    end = mover.shape(*part_of(pose, aim, part, whole))
    friend = unit_overlapped(s, mover.unit, end)
    if friend == NOBODY or not is_sunk(end, s.outline[friend]):
        return part
    low, high = 0, part
    while high - low > 1:
        middle = (low + high) // 2
        if is_sunk(mover.shape(*part_of(pose, aim, middle, whole)), s.outline[friend]):
            high = middle
        else:
            low = middle
    return high


def clear_of_enemies(s: Battle, walk: Walk, aim: Choice, part: int, whole: int) -> int:
    """A shorter part up to which a Shaken unit surely ends too near the enemy (BP-cas-8); else the same.

    From part to part no corner goes farther than its share of the step, twice that where it turns.
    """
    mover, limit = walk.mover, s.field.lengths.shaken_gap - ROUNDING
    end = mover.shape(*part_of(walk.pose, aim, part, whole))
    deepest = 0
    for enemy in s.units_of(1 - mover.side):
        if ground.is_about(s, end, enemy, limit - deepest):
            deepest = max(deepest, limit - room(s, end, enemy))
    farthest = outer_way(walk.outline, mover.shape(*aim))
    share = farthest * (1 if walk.pose[2] == aim[2] else 2) // whole + ROUNDING
    return max(1, part - deepest // share)


def is_legal_end(s: Battle, walk: Walk, aim: Choice, first: bool) -> bool:
    """A last step to this pose is legal; the walk stays where it is."""
    stride, mover = walk.stride(aim), walk.mover
    if not ground.on_table(s, stride.end):
        return False
    if not stride.is_about_face() and walk.cost + way(mover, stride) > mover.allowance:
        return False  # whatever the ground
    pose, outline, cost, paid, front = walk.pose, walk.outline, walk.cost, walk.paid, walk.front
    legal = take_step(s, walk, stride, first, True) is None and end_objection(s, walk) is None
    walk.pose, walk.outline, walk.cost, walk.paid, walk.front = pose, outline, cost, paid, front
    return legal


def hopeless_from(s: Battle, walk: Walk, aim: Choice, whole: int) -> int:
    """A part of a step from which on every longer part is surely illegal: parts need not all be tried.

    A straight step sweeps, but for rounding, all that its shorter parts sweep.
    """
    if walk.pose[2] != aim[2]:
        return whole
    blocked = blocked_from(s, walk.mover, walk.stride(aim), whole)
    low, high = 0, whole if blocked == whole else blocked - 1
    if high < 1 or not is_hopeless(s, walk, walk.stride(part_of(walk.pose, aim, high, whole))):
        return blocked
    while high - low > 1:
        middle = (low + high) // 2
        if is_hopeless(s, walk, walk.stride(part_of(walk.pose, aim, middle, whole))):
            high = middle
        else:
            low = middle
    return high


def is_hopeless(s: Battle, walk: Walk, stride: Stride) -> bool:
    """A straight step is illegal by more than rounding, and so is each that goes on beyond it."""
    mover, end = walk.mover, stride.end
    if (
        end.west < -ROUNDING
        or end.south < -ROUNDING
        or end.east > s.field.width + ROUNDING
        or end.north > s.field.depth + ROUNDING
    ):
        return True
    far = way(mover, stride) - ROUNDING
    if walk.cost + far > mover.allowance:
        return True
    going = terrain.survey(s, mover, stride, True)
    if going.clause or walk.cost + terrain.toll(s, going, far, walk.paid) > mover.allowance:
        return True
    return is_blocked(s, mover, stride)


def blocked_from(s: Battle, mover: Mover, stride: Stride, whole: int) -> int:
    """A part of a straight step from which on units surely stand in its way, the whole if none do.

    Whoever would be in an enemy after so much more of his way is no farther from him than that.
    """
    limit, outlines = s.field.lengths.enemy_gap, s.outline
    dx, dy = stride.aim[0] - stride.pose[0], stride.aim[1] - stride.pose[1]
    spare = (limit - ROUNDING) * whole // (length(dx, dy) + 1)
    found = whole
    for enemy in s.field.forces.of[1 - mover.side]:
        if s.where[enemy] != ON_TABLE or not stride.is_near(outlines[enemy], limit):
            continue
        part = sunk_from(stride.start, outlines[enemy], dx, dy, whole, found + spare)
        if part != NEVER and not within(stride.start, outlines[enemy], limit):
            found = min(found, part - spare)
    for friend in s.field.forces.of[mover.side]:
        if friend == mover.unit or s.where[friend] != ON_TABLE or not stride.is_near(outlines[friend], 0):
            continue
        if not may_pass(s, mover, friend):
            part = sunk_from(stride.start, outlines[friend], dx, dy, whole, found)
            found = found if part == NEVER else part
    return found


def is_blocked(s: Battle, mover: Mover, stride: Stride) -> bool:
    """A unit stands in the way of a straight step, by more than rounding."""
    limit, outlines = s.field.lengths.enemy_gap, s.outline
    for enemy in s.field.forces.of[1 - mover.side]:
        if s.where[enemy] == ON_TABLE and stride.is_near(outlines[enemy], limit):
            near = room(s, stride.sweep(), enemy) + ROUNDING
            if near < limit and near < room(s, stride.start, enemy):
                return True
    for friend in s.field.forces.of[mover.side]:
        if friend == mover.unit or s.where[friend] != ON_TABLE or not stride.is_near(outlines[friend], 0):
            continue
        if not may_pass(s, mover, friend) and is_sunk(stride.sweep(), outlines[friend]):
            return True
    return False


# Performing


def walk(s: Battle, unit: int, leg: Choice, forced: bool = False) -> list[Choice]:
    """Perform a move or mount leg as far as it is legal; the poses passed, from its start on."""
    kept = cut_back(s, unit, leg, forced)
    steps = steps_of(kept)
    if kept != leg:
        s.cite("BP-order-6", unit)
    if s.journal is not None:
        explain(s, unit, kept)
    way = [ground.pose(s, unit), *steps]
    if leg[0] == MOUNT:
        if objection(s, unit, kept, forced) is not None:
            return way[:1]
        mount(s, unit)
    elif way[-1] == way[0]:
        return way
    elif s.formation[unit] == DEPLOYED:
        s.deeds[unit] |= HAULED
    elif s.formation[unit] == SQUARE:
        s.deeds[unit] |= SQUARED
    ground.put(s, unit, *way[-1])
    go_along(s, unit)
    lose_order_in_woods(s, unit)
    return way


def mount(s: Battle, unit: int) -> None:
    """A unit takes its other profile and keeps its casualties (BP-spec-37)."""
    other = remounted(s, unit)
    s.cite("BP-spec-37", unit)
    s.kind[unit] = other.kind
    s.formation[unit] = other.formation


def lose_order_in_woods(s: Battle, unit: int) -> None:
    """Formed infantry in woods is Disordered, where it may go there at all (BP-opt-19)."""
    if not s.field.formed_in_woods or s.formation[unit] in (SKIRMISH, GARRISON) or s.disordered[unit]:
        return
    if s.field.referee:  # the players see the woods
        return
    stride = standing(s.outline[unit], ground.pose(s, unit))
    if terrain.overlapped(s, stride.end, WOODS) and not terrain.is_spared(
        s, as_it_stands(s, unit), stride, False
    ):
        s.disordered[unit] = 1
        s.cite("BP-opt-19", unit)


def explain(s: Battle, unit: int, leg: Choice) -> None:
    """Note what a leg cost, and why."""
    walk = walk_of(s, unit, leg, True)
    steps = steps_of(leg)
    for number, aim in enumerate(steps):
        stride = walk.stride(aim)
        if stride.is_about_face() and number in (0, len(steps) - 1):
            s.cite("BP-move-12", unit)
        going = terrain.survey(s, walk.mover, stride)
        if going.pace > 1:
            s.cite(terrain.GROUND_CLAUSES[s.field.features[going.slowed].kind], unit, going.slowed)
        fresh = going.obstacles & ~walk.paid
        for feature in range(len(s.field.features)):
            if fresh >> feature & 1:
                s.cite("BP-terr-6", unit, feature)
        take_step(s, walk, stride, number == 0, number == len(steps) - 1)
    if walk.cost:
        if walk.mover.follows_its_head():
            s.cite("BP-move-10", unit, walk.cost, abs(turn(walk.front, walk.pose[2])))
        else:
            s.cite("BP-move-11" if walk.mover.formation == SKIRMISH else "BP-move-9", unit, walk.cost)
        s.cite("BP-move-13", unit, walk.cost, walk.mover.allowance)
