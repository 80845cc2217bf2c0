"""What a position promises at the end of the battle: the chance to win, as the logarithm of its odds."""

from typing import Final

from grognard.games.black_powder import ground
from grognard.games.black_powder.brigades import breaking_point, half_of, is_spent, losses
from grognard.games.black_powder.evaluate import WON
from grognard.games.black_powder.field import ARMY_BREAK, Goal
from grognard.games.black_powder.goals import is_fit, place_of
from grognard.games.black_powder.prospects import INCH
from grognard.games.black_powder.state import ON_TABLE, Battle
from grognard.games.black_powder.victory import points, winner_by

STAGES: Final = (0, 1, 3, 7)  # turns of a player left: in the last, before it, soon, later; else it is early
FAR: Final = 24 * INCH  # from an objective: no unit is farther


def prospect(s: Battle, side: int) -> int:
    """What the position is worth to the side in view of the end, beside what the start was worth to it."""
    if s.result is not None:
        return 0 if s.result.winner < 0 else WON if s.result.winner == side else -WON
    if s.field.referee:
        return 0
    promise = s.field.promise if side == 0 else -s.field.promise
    return strength(s, side) - strength(s, 1 - side) + lead(s, side) - promise


def strength(s: Battle, side: int) -> int:
    """How much the army can bear, who is left of it, and how near it is to the objectives."""
    weights = s.weights
    total = weights.bearing[min(bearing(s, side), len(weights.bearing) - 1)]
    for unit in s.units_of(side):
        total += weights.present - weights.wound * s.casualties[unit]
    early = max(0, s.field.turns - s.turn)
    apart = distance(s, side)
    total -= (weights.nearness[0] * early + weights.nearness[1] * s.turn) * apart // s.field.turns
    held = weights.objective[0] * early + weights.objective[1] * s.turn
    return total + held * points(s)[side] // s.field.turns


def bearing(s: Battle, side: int) -> int:
    """How many casualties, where they tell most, would break the army: its weakest brigades (BP-vic-1)."""
    brigades = s.field.brigades.of[side]
    more = half_of(len(brigades))
    needed: list[int] = []
    for brigade in brigades:
        if is_spent(s, brigade):
            more -= 1
        else:
            needed.append(to_break(s, brigade))
    needed.sort()
    return sum(needed[: max(0, more)])


def to_break(s: Battle, brigade: int) -> int:
    """How many casualties would break a brigade: the weakest of its units Shaken, as many as it takes."""
    more = breaking_point(s, brigade) - losses(s, brigade)
    left = [
        max(1, s.stamina[unit] - s.casualties[unit])
        for unit in s.field.brigades.counted[brigade]
        if s.where[unit] == ON_TABLE and not s.is_shaken(unit)
    ]
    left.sort()
    return sum(left[: max(0, more)])


def lead(s: Battle, side: int) -> int:
    """What it is worth that the side would win were the battle over, the more the later it is."""
    stage, left = 0, 2 * (s.field.turns - s.turn) + int(s.active == s.first)
    for turns in STAGES:
        stage += int(left > turns)
    for line in s.field.victory:
        if line.rule != ARMY_BREAK:
            winner = winner_by(s, line, points(s))
            return 0 if winner < 0 else s.weights.ahead[stage] if winner == side else -s.weights.ahead[stage]
    return 0


def distance(s: Battle, side: int) -> int:
    """How far in inches a side is from the objectives, for each of their points."""
    total = 0
    for goal in s.field.goals:
        total += goal.points * nearest(s, side, goal)
    return total // INCH


def nearest(s: Battle, side: int, goal: Goal) -> int:
    """How far from an objective the nearest steady foot or horse of a side is."""
    x, y = place_of(s, goal)
    least = FAR
    for unit in s.units_of(side):
        if is_fit(s, unit):
            least = min(least, max(0, ground.straight(s.x[unit], s.y[unit], x, y) - goal.radius))
    return least


def initiative(s: Battle) -> int:
    """What it is worth to have the turn."""
    return s.weights.tempo
