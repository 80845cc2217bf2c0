"""Army morale, objectives, and who has won (3.27)."""

from grognard.core.journal import Choice
from grognard.core.state import DRAW, Result
from grognard.games.black_powder import ground, told
from grognard.games.black_powder.brigades import half_of, is_broken, is_spent
from grognard.games.black_powder.field import (
    ARMY_BREAK,
    MOST_POINTS,
    NOBODY,
    NOWHERE,
    TIE_DRAW,
    TIE_FEWER_BROKEN,
    A,
    B,
    Goal,
    VictoryLine,
)
from grognard.games.black_powder.state import ON_TABLE, Battle


def spent_brigades(s: Battle, side: int) -> int:
    """How many brigades of a side are broken or destroyed."""
    return sum(is_spent(s, brigade) for brigade in s.field.brigades.of[side])


def is_army_broken(s: Battle, side: int) -> bool:
    """At least half of the brigades, and never one alone of several (BP-vic-1, BP-vic-2)."""
    whole = len(s.field.brigades.of[side])
    return whole > 0 and spent_brigades(s, side) >= half_of(whole)


def check_armies(s: Battle) -> None:
    """A broken army has lost, at once; two broken armies have drawn (BP-vic-1, BP-vic-3)."""
    if all(line.rule != ARMY_BREAK for line in s.field.victory):
        return
    broken = [is_army_broken(s, side) for side in (A, B)]
    if broken[A] and broken[B]:
        s.cite("BP-vic-3")
        s.finish(Result(DRAW, points(s), "BP-vic-3"))
    elif broken[A] or broken[B]:
        loser = A if broken[A] else B
        s.cite("BP-vic-1", loser, spent_brigades(s, loser), len(s.field.brigades.of[loser]))
        s.cite("BP-over-9", s.turn)
        s.finish(Result(1 - loser, points(s), "BP-vic-1"))


# Objectives


def holder(s: Battle, goal: Goal) -> int:
    """The side that holds an objective, or NOBODY (BP-vic-4)."""
    if s.field.referee:
        return told.told(s, told.HELD, s.field.goals.index(goal), s.field.goals.index(goal), NOBODY)
    return building_holder(s, goal.building) if goal.building != NOWHERE else disc_holder(s, goal)


def building_holder(s: Battle, building: int) -> int:
    """Its garrison, or who garrisoned it last if no enemy is near."""
    for unit in range(s.field.forces.units):
        if s.where[unit] == ON_TABLE and s.building[unit] == building:
            return s.side(unit)
    side = s.holders[building]
    if side == NOBODY:
        return NOBODY
    limit = s.field.lengths.building_held
    near = any(ground.building_within(s, building, enemy, limit) for enemy in s.units_of(1 - side))
    return NOBODY if near else side


def disc_holder(s: Battle, goal: Goal) -> int:
    """Who has a steady unit there while the enemy has none (BP-vic-4, BP-vic-5)."""
    there = [units_there(s, goal, side) for side in (A, B)]
    for side in (A, B):
        if not there[1 - side] and any(is_steady(s, unit) for unit in there[side]):
            return side
    return NOBODY


def units_there(s: Battle, goal: Goal, side: int) -> list[int]:
    """Units of a side within the radius of an objective's centre (BP-vic-5)."""
    units = s.units_of(side)
    return [unit for unit in units if ground.point_within(s, goal.x, goal.y, unit, goal.radius)]


def is_steady(s: Battle, unit: int) -> bool:
    """Neither Shaken nor in a broken brigade."""
    return not s.is_shaken(unit) and not is_broken(s, unit)


def points(s: Battle) -> Choice:
    """The points of the objectives that each side holds."""
    total = [0, 0]
    for goal in s.field.goals:
        side = holder(s, goal)
        if side != NOBODY:
            total[side] += goal.points
    return tuple(total)


def score_up(s: Battle) -> None:
    """After the last turn the objectives are scored by the scenario's lines (BP-vic-6, BP-scen-6)."""
    for number, goal in enumerate(s.field.goals):
        side = holder(s, goal)
        if side != NOBODY:
            s.cite("BP-vic-4", side, number, goal.points)
    scores = points(s)
    s.cite("BP-over-9", s.turn)
    winner = DRAW
    for line in s.field.victory:
        if line.rule != ARMY_BREAK:
            winner = winner_by(s, line, scores)
            break
    s.cite("BP-vic-6", A, scores[A], B, scores[B])
    s.finish(Result(winner, scores, "BP-vic-6"))


def winner_by(s: Battle, line: VictoryLine, scores: Choice) -> int:
    """Who wins by one line of the scenario."""
    if line.rule == MOST_POINTS:
        if scores[A] != scores[B]:
            return A if scores[A] > scores[B] else B
        return tie_winner(s, line.tie)
    score = scores[line.side]
    if score >= line.wins:
        return line.side
    return DRAW if line.draws != NOBODY and score >= line.draws else 1 - line.side


def tie_winner(s: Battle, tie: int) -> int:
    """Who wins with equal points."""
    if tie == TIE_DRAW:
        return DRAW
    if tie != TIE_FEWER_BROKEN:
        return tie
    spent = [spent_brigades(s, side) for side in (A, B)]
    if spent[A] == spent[B]:
        return DRAW
    return A if spent[A] < spent[B] else B
