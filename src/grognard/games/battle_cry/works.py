"""Works (3.11): which sides of its hex a fence, fieldwork or entrenchment covers."""

from typing import Final

from grognard.core.journal import Choice
from grognard.games.battle_cry.field import FACINGS, NOBODY, WorkKind
from grognard.games.battle_cry.state import Battle

N: Final = 0
NE: Final = 1
SE: Final = 2
S: Final = 3
SW: Final = 4
NW: Final = 5
E: Final = 6
W: Final = 7
TWO_SIDED: Final = [N, NE, SE, S, SW, NW]  # the facings of a fieldwork (BC-construct-4)
COVERED: Final[dict[tuple[int, int], str]] = {  # the covered sides by number of sides and facing
    (2, N): "nw ne", (2, NE): "ne e", (2, SE): "e se", (2, S): "se sw", (2, SW): "sw w", (2, NW): "w nw",
    (3, E): "ne e se", (3, W): "sw w nw", (3, NE): "nw ne e", (3, SW): "se sw w", (3, SE): "e se sw",
    (3, NW): "w nw ne",
}  # fmt: skip


def protects(sides: int, facing: int, dx: int, rows: int) -> bool:
    """An attacker so many doubled columns and rows away is in front (BC-fence-6, BC-fence-7)."""
    if sides == 2:
        return front_of_two(facing, dx, rows)
    return front_of_three(facing, dx, rows)


def front_of_two(facing: int, dx: int, rows: int) -> bool:
    """In front of the line through the ends of two covered sides (BC-fence-6)."""
    if facing == N:
        return rows <= -1
    if facing == S:
        return rows >= 1
    if facing == NE:
        return dx - rows >= 1
    if facing == SW:
        return dx - rows <= -1
    if facing == SE:
        return dx + rows >= 1
    return dx + rows <= -1


def front_of_three(facing: int, dx: int, rows: int) -> bool:
    """In front of the line through the ends of three covered sides, or on it (BC-fence-7)."""
    if facing == E:
        return dx >= 0
    if facing == W:
        return dx <= 0
    if facing == NE:
        return dx - 3 * rows >= 0
    if facing == SW:
        return dx - 3 * rows <= 0
    if facing == SE:
        return dx + 3 * rows >= 0
    return dx + 3 * rows <= 0


def work_number(kind: int, facing: int) -> int:
    """A work as one number, as it lies on a hex."""
    return kind * len(FACINGS) + facing


def kind_and_facing(work: int) -> Choice:
    """The kind and the facing of a work."""
    return divmod(work, len(FACINGS))


def facing_works(s: Battle, attacker: int, target: int) -> list[WorkKind]:
    """The works on the target's hex that face the attacker's hex (BC-fence-5)."""
    board = s.field.board
    dx, rows = board.x[attacker] - board.x[target], board.row[attacker] - board.row[target]
    facing: list[WorkKind] = []
    for work in s.works[target]:
        kind = s.field.work_kinds[work // len(FACINGS)]
        if protects(kind.sides, work % len(FACINGS), dx, rows):
            facing.append(kind)
    return facing


def best_cover(works: list[WorkKind]) -> int:
    """The work that gives the most cover: several are no better than the best (BC-fwork-6), or NOBODY."""
    best = NOBODY
    for number, work in enumerate(works):
        if best == NOBODY or work.cover > works[best].cover:
            best = number
    return best
