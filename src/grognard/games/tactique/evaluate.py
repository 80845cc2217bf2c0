"""What a position is worth, and the usual answers: for forecasts, hints and bots."""

from typing import Final

from grognard.core.journal import PASS, Choice
from grognard.games.tactique.advance import Advance
from grognard.games.tactique.retreat import Retreat
from grognard.games.tactique.state import Battle
from grognard.games.tactique.victory import enemy, score

TALLY: Final = ("lost", "own_lost", "eliminated", "own_eliminated", "retreated")
POINT_VALUE: Final = 4000
ELEMENT_VALUE: Final = [1000, 1300, 2200]
WIN_VALUE: Final = 100_000


def evaluate(s: Battle, side: int) -> int:
    """How much better the side stands than its enemy."""
    if s.result is not None:
        return 0 if s.result.winner < 0 else WIN_VALUE if s.result.winner == side else -WIN_VALUE
    return worth(s, side) - worth(s, enemy(side))


def worth(s: Battle, side: int) -> int:
    """Points and elements."""
    army = s.field.army
    total = POINT_VALUE * score(s, side)
    for unit in army.of[side]:
        total += ELEMENT_VALUE[army.arm[unit]] * s.elements[unit]
    return total


def usual(s: Battle) -> Choice:
    """The plain answer: decline, stay, the first of the shortest ways back."""
    step = s.agenda[-1]
    if isinstance(step, (Retreat, Advance)):
        options = step.options(s)
        return PASS if PASS in options and isinstance(step, Advance) else options[0]
    return PASS


def tally(before: Battle, after: Battle) -> list[tuple[str, int]]:
    """Elements and units lost by the enemy of whoever was active, and by himself; enemies thrown back."""
    side = before.active
    army = before.field.army
    lost, gone = [0, 0], [0, 0]
    retreated = 0
    for unit in range(len(before.at)):
        own = army.side[unit] == side
        lost[int(own)] += before.elements[unit] - after.elements[unit]
        if before.elements[unit] and not after.elements[unit]:
            gone[int(own)] += 1
        elif not own and before.at[unit] != after.at[unit]:
            retreated += 1
    return list(zip(TALLY, (lost[0], lost[1], gone[0], gone[1], retreated), strict=True))


def threats(s: Battle, piece: int) -> list[tuple[int, Battle, Choice]]:
    """For each enemy that could attack the unit next turn: itself, the position before it, its choice."""
    return []
