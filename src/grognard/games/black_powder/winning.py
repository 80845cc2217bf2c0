"""What a position promises at the end of the battle: what would be scored, and what is near."""

from grognard.games.black_powder import ground
from grognard.games.black_powder.errands import place_of
from grognard.games.black_powder.evaluate import evaluate
from grognard.games.black_powder.field import ARMY_BREAK, ARTILLERY, WAGON, Goal
from grognard.games.black_powder.prospects import INCH
from grognard.games.black_powder.state import Battle
from grognard.games.black_powder.victory import is_steady, points, winner_by


def prospect(s: Battle, side: int) -> int:
    """What the position is worth to the side in view of the end, beside what the start was worth to it."""
    value = evaluate(s, side)
    if s.result is not None or s.field.referee:
        return value
    scores = points(s)
    value += s.weights.objective * (scores[side] - scores[1 - side])
    value += lead(s, side) * (s.weights.ahead * s.turn // s.field.turns)
    promise = s.field.promise if side == 0 else -s.field.promise
    return value + distance(s, 1 - side) - distance(s, side) - promise


def distance(s: Battle, side: int) -> int:
    """What it costs a side to be far from the objectives."""
    total = 0
    for goal in s.field.goals:
        total += s.weights.nearness * goal.points * nearest(s, side, goal) // INCH
    return total


def lead(s: Battle, side: int) -> int:
    """1 if the side would win were the battle over, -1 if the other would."""
    for line in s.field.victory:
        if line.rule != ARMY_BREAK:
            winner = winner_by(s, line, points(s))
            return 0 if winner < 0 else 1 if winner == side else -1
    return 0


def nearest(s: Battle, side: int, goal: Goal) -> int:
    """How far from an objective the nearest steady foot or horse of a side is, at most two feet."""
    x, y = place_of(s, goal)
    least = 24 * INCH
    for unit in s.units_of(side):
        if s.arm(unit) not in (ARTILLERY, WAGON) and is_steady(s, unit):
            least = min(least, max(0, ground.straight(s.x[unit], s.y[unit], x, y) - goal.radius))
    return least
