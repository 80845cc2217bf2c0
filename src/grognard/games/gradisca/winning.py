"""What a position promises at the end of the war: the lead in points to be expected, beside what may still
happen in the turns that are left.
"""

from typing import Final

from grognard.games.gradisca.evaluate import WIN_VALUE, worth_on_map
from grognard.games.gradisca.field import Land
from grognard.games.gradisca.prospects import distances
from grognard.games.gradisca.state import War

SCALE: Final = 6000  # the prospect with which a side wins 73 times in a hundred
NEXT: Final = 1  # movement points to a marker that a unit stands beside,
REACH: Final = 3  # and to one that it could come to with its next march
AROUND: Final[dict[Land, list[list[int]]]] = {}
STEEP: Final = 17  # in tenths: a lead as large as the doubt has 1.7 times the odds' logarithm of the scale


def prospect(s: War, side: int) -> int:
    """What the position is worth to the side in view of the end."""
    if s.result is not None:
        return 0 if s.result.winner < 0 else WIN_VALUE if s.result.winner == side else -WIN_VALUE
    lead = expected(s, side) - expected(s, 1 - side)
    doubt = s.weights.doubt + s.weights.doubt_by_turn * turns_left(s)
    value = abs(lead) * SCALE * STEEP // (10 * max(1, doubt))
    return value if lead > 0 else -value


def expected(s: War, side: int) -> int:
    """What a side may expect to score, in thousandths of a point."""
    weights, left = s.weights, turns_left(s)
    total = max(0, weights.made - weights.made_early * left) * s.points[side]
    total += max(0, weights.lasting - weights.lasting_early * left) * held(s, side)
    total += weights.unheld * unheld(s, side) + spoils(s, side)
    total += (weights.asset + weights.asset_early * left) * s.hands[side].bit_count()
    pieces = 0
    for piece in s.field.forces.of[side]:
        pieces += worth_on_map(s, piece)
    return total + weights.strength * pieces // 1000 - weights.damage * battered(s, side)


def turns_left(s: War) -> int:
    """The turns to come after this one."""
    return max(0, s.end_box - s.turn)


def battered(s: War, side: int) -> int:
    """The levels that the walls of fortresses have lost which the side holds."""
    land, lost = s.field.land, 0
    for wall, level in enumerate(s.walls):
        if s.guarded[side] >> land.inside[wall] & 1:
            lost += land.level[wall] - level
    return lost


def held(s: War, side: int) -> int:
    """The points of the places that the side's combat units stand on."""
    total = 0
    for area, points in enumerate(s.field.prizes[side]):
        if points and s.guarded[side] >> area & 1:
            total += points
    return total


def unheld(s: War, side: int) -> int:
    """The points of the places that the side would score and nobody's combat units stand on."""
    total, empty = 0, ~(s.guarded[0] | s.guarded[1])
    for area, points in enumerate(s.field.prizes[side]):
        if points and empty >> area & 1:
            total += points
    return total


def spoils(s: War, side: int) -> int:
    """What the enemy's markers promise that are still there: the more the nearer the side's units are."""
    some, reached, beside = s.weights.spoils
    near, far = around(s.field.land)
    mine, theirs = s.guarded[side], s.guarded[1 - side]
    total, left = 0, s.loot[1 - side]
    while left:
        low = left & -left
        left ^= low
        area = low.bit_length() - 1
        total += some
        if mine & far[area]:
            total += reached
            if mine & near[area] and not theirs & low:
                total += beside
    return total


def around(land: Land) -> list[list[int]]:
    """By area, the areas from which it can be entered next, and those from which it is a march away."""
    known = AROUND.get(land)
    if known is None:
        known = AROUND[land] = [within(land, NEXT), within(land, REACH)]
    return known


def within(land: Land, points: int) -> list[int]:
    """By area, the areas from which it is so many movement points away at most."""
    found = [0] * land.size
    for start, row in enumerate(distances(land)):
        for area, away in enumerate(row):
            if away <= points:
                found[area] |= 1 << start
    return found
