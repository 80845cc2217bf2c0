"""Rolls of equal dice: every multiset of faces with its weight."""

from typing import Final

from grognard.core.journal import Choice
from grognard.core.rng import Rng
from grognard.core.step import Weighted

KNOWN: Final[dict[tuple[int, Choice], Weighted]] = {}


def rolls(dice: int, weights: Choice) -> Weighted:
    """Every roll of so many dice, its faces in rising order; a face is as likely as its weight."""
    known = KNOWN.get((dice, weights))
    if known is None:
        known = roll_out(dice, weights, 0)
        KNOWN[(dice, weights)] = known
    return known


def roll_out(dice: int, weights: Choice, lowest: int) -> Weighted:
    """Every roll that shows no face below the lowest."""
    if lowest == len(weights) - 1:
        return [((lowest,) * dice, weights[lowest] ** dice)]
    found: Weighted = []
    for shown in range(dice, -1, -1):
        ways = combinations(dice, shown) * weights[lowest] ** shown
        for rest, weight in roll_out(dice - shown, weights, lowest + 1):
            found.append(((lowest,) * shown + rest, ways * weight))
    return found


def combinations(total: int, chosen: int) -> int:
    """In how many ways so many dice can be picked out of the total."""
    ways = 1
    for k in range(1, min(chosen, total - chosen) + 1):
        ways = ways * (total - k + 1) // k
    return ways


def roll(rng: Rng, dice: int, sides: Choice) -> Choice:
    """Roll so many dice; `sides` lists the face on each side of one die."""
    faces = [sides[rng.below(len(sides))] for _ in range(dice)]
    faces.sort()
    return tuple(faces)


def lump(outcomes: Weighted, keys: list[Choice]) -> Weighted:
    """One outcome for each different key, with the weight of all that share it."""
    first: dict[Choice, int] = {}
    lots: Weighted = []
    for (outcome, weight), key in zip(outcomes, keys, strict=True):
        if key in first:
            chosen, so_far = lots[first[key]]
            lots[first[key]] = (chosen, so_far + weight)
        else:
            first[key] = len(lots)
            lots.append((outcome, weight))
    return lots
