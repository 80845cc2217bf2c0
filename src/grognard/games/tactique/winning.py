"""What a position promises at the end of the battle: the chance to win, as the logarithm of its odds."""

from typing import Final

from grognard.games.tactique.evaluate import WIN_VALUE, standing_score
from grognard.games.tactique.field import INFANTRY, NOBODY, OFF_MAP
from grognard.games.tactique.state import Battle
from grognard.games.tactique.support import ENOUGH, supporters
from grognard.games.tactique.victory import enemy

QUARTERS: Final = 4  # of a point a turn that a side lacks
STAGES: Final = (0, 2, 5)  # turns left: in the last one, soon, later; else it is early


def prospect(s: Battle, side: int) -> int:
    """What the position is worth to the side in view of the end, beside what the start was worth to it."""
    if s.result is not None:
        return 0 if s.result.winner < 0 else WIN_VALUE if s.result.winner == side else -WIN_VALUE
    promise = s.field.promise if side == 0 else -s.field.promise
    return strength(s, side) - strength(s, enemy(side)) + lead(s, side) - promise


def strength(s: Battle, side: int) -> int:
    """The points that are missing, the time that is left for them, and who is there to win them."""
    army, shelter, weights = s.field.army, s.field.ground.shelter, s.weights
    missing = max(1, s.field.targets[side] - standing_score(s, side))
    total = weights.missing[min(missing, len(weights.missing)) - 1]
    if s.field.at_limit == enemy(side):
        rate = QUARTERS * missing // (s.field.turns - s.turn + 1)
        total += weights.pressed[min(rate, len(weights.pressed) - 1)]
    for unit in army.of[side]:
        elements, hex = s.elements[unit], s.at[unit]
        if not elements:
            continue
        arm = army.arm[unit]
        left = weights.left[arm]
        total += left[min(elements, len(left) - 1)]
        if hex == OFF_MAP:
            continue
        if arm == INFANTRY and shelter[hex]:
            total += weights.sheltered
        if supporters(s, unit, ENOUGH) == ENOUGH:
            total += weights.supported
    return total


def lead(s: Battle, side: int) -> int:
    """What it is worth to be ahead where the quotients are compared in the end, the more the later it is."""
    if s.field.at_limit != NOBODY:
        return 0
    targets, other = s.field.targets, enemy(side)
    ahead = standing_score(s, side) * targets[other] - standing_score(s, other) * targets[side]
    if ahead == 0:
        return 0
    stage = 0
    for turns in STAGES:
        stage += int(s.field.turns - s.turn > turns)
    return s.weights.ahead[stage] if ahead > 0 else -s.weights.ahead[stage]


def initiative(s: Battle) -> int:
    """What it is worth to have the turn."""
    return s.weights.tempo
