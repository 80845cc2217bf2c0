"""Line of sight (3.7): what lies between a gun and its target, and whether it hides it."""

from typing import Final

from grognard.core.journal import Note
from grognard.games.tactique.field import NOBODY, Field, Sight
from grognard.games.tactique.state import Battle

# What a hex between two others does to their sight.
OPEN: Final = 0  # nothing in it obstructs
IF_HELD: Final = 1  # a unit in it obstructs
SHUT: Final = 2  # its ground obstructs


def sight(field: Field, a: int, b: int) -> Sight:
    """The sight between two hexes, by the ground alone; worked out once a pair."""
    known = field.sights[a * field.size + b]
    if known is None:
        known = survey(field, a, b)
        field.sights[a * field.size + b] = known
    return known


def survey(field: Field, a: int, b: int) -> Sight:
    """Look along the exact segment between two centres (TA-los-1 to TA-los-6)."""
    line = field.board.line(a, b)
    single: list[int] = []
    pairs: list[tuple[int, int]] = []
    for hex in line.crossed:
        effect = obstacle(field, a, b, hex)
        if effect == SHUT:
            return Sight(hex, ground_clause(field, a, b, hex), (), [])
        if effect == IF_HELD:
            single.append(hex)
    for left, right in line.sides:
        one, two = beside(field, a, b, left), beside(field, a, b, right)
        if one == SHUT and two == SHUT:
            return Sight(left if left != NOBODY else right, side_clause(left, right), (), [])
        if OPEN in (one, two):
            continue
        if one == IF_HELD and two == IF_HELD:
            pairs.append((left, right))
        else:
            single.append(left if one == IF_HELD else right)
    return Sight(NOBODY, "", tuple(single), pairs)


def beside(field: Field, a: int, b: int, hex: int) -> int:
    """What a hex on one side of the line does; beyond the map nothing opens a view (TA-los-6)."""
    return SHUT if hex == NOBODY else obstacle(field, a, b, hex)


def side_clause(left: int, right: int) -> str:
    """The clause by which a line along a side is obstructed."""
    return "TA-los-6" if NOBODY in (left, right) else "TA-los-5"


def obstacle(field: Field, a: int, b: int, hex: int) -> int:
    """What a hex between two others does to their sight (TA-los-7 to TA-los-15)."""
    level, blocks = field.ground.level, field.ground.blocks[hex]
    high, low = (a, b) if level[a] >= level[b] else (b, a)
    here, top, bottom = level[hex], level[high], level[low]
    raised = SHUT if blocks else IF_HELD
    if top == bottom:
        return SHUT if here > top else raised if here == top else OPEN
    if here >= top:
        return SHUT
    if here == top - 1:
        return OPEN if not blocks and field.distance[hex][high] == 1 else raised
    return raised if field.distance[hex][low] == 1 and here >= bottom else OPEN


def ground_clause(field: Field, a: int, b: int, hex: int) -> str:
    """The clause by which the ground of a hex, or a unit in it, hides one end from the other."""
    level = field.ground.level
    here, top = level[hex], max(level[a], level[b])
    if level[a] == level[b]:
        return "TA-los-9" if here > top else "TA-los-10"
    if here >= top:
        return "TA-los-12"
    return "TA-los-13" if here == top - 1 else "TA-los-15"


def is_hidden(s: Battle, a: int, b: int) -> bool:
    """The line of sight between two hexes is obstructed."""
    view = s.field.sights[a * s.field.size + b]
    if view is None:
        view = sight(s.field, a, b)
    if view.wall != NOBODY:
        return True
    unit_on = s.unit_on
    for hex in view.single:
        if unit_on[hex] != NOBODY:
            return True
    for left, right in view.pairs:  # noqa: SIM110  a generator costs five times as much
        if unit_on[left] != NOBODY and unit_on[right] != NOBODY:
            return True
    return False


def hidden_by(s: Battle, a: int, b: int) -> Note | None:
    """Why one hex cannot be seen from another: the clause and the hex in the way."""
    view = sight(s.field, a, b)
    if view.wall != NOBODY:
        return Note(view.wall_clause, (view.wall,))
    crossed = s.field.board.line(a, b).crossed
    for hex in view.single:
        if s.unit_on[hex] != NOBODY:
            if hex in crossed:
                return Note(ground_clause(s.field, a, b, hex), (hex,))
            return Note(single_side_clause(s.field, a, b, hex), (hex,))
    for left, right in view.pairs:
        if s.unit_on[left] != NOBODY and s.unit_on[right] != NOBODY:
            return Note("TA-los-5", (left,))
    return None


def single_side_clause(field: Field, a: int, b: int, hex: int) -> str:
    """The clause of a line along a side where the hex decides alone."""
    for left, right in field.board.line(a, b).sides:
        if hex in (left, right):
            return side_clause(left, right)
    return "TA-los-5"


def sees_over(s: Battle, a: int, b: int) -> int:
    """A unit just below the higher end over which it is fired (TA-los-14), or NOBODY."""
    level = s.field.ground.level
    high = a if level[a] >= level[b] else b
    if level[a] != level[b]:
        for hex in s.field.board.line(a, b).crossed:
            below = level[hex] == level[high] - 1 and s.field.distance[hex][high] == 1
            if below and s.unit_on[hex] != NOBODY:
                return hex
    return NOBODY
