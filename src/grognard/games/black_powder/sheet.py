"""The roster of a real table (referee mode): brigades in rows behind their commanders, drawn like a table."""

from typing import Final

from grognard.games.black_powder.field import GARRISON, LINE, NOBODY, A
from grognard.games.black_powder.state import Battle

GAP: Final = 1500  # between two units
ROW: Final = 5000  # from one brigade to the next
HEAD: Final = 3000  # the place of a commander
SOUTH: Final = 1800


def column(s: Battle) -> int:
    """The room of a unit in its row: the widest footprint of all."""
    return max([max(s.field.kinds[kind].width) for kind in s.kind]) + GAP


def row_of(s: Battle, piece: int) -> int:
    """The row of a piece: the brigades in their order, then the generals."""
    brigade = s.field.forces.brigade[piece]
    return len(s.field.brigades.ids) + s.side(piece) if brigade == NOBODY else brigade


def size(s: Battle) -> tuple[int, int]:
    """The width and the depth of the sheet."""
    longest = max([len(units) for units in s.field.brigades.units])
    return HEAD + longest * column(s) + GAP, (len(s.field.brigades.ids) + 2) * ROW


def pose(s: Battle, piece: int) -> tuple[int, int, int]:
    """Where a piece stands on the sheet; the second side looks at the first."""
    row = row_of(s, piece)
    brigades = len(s.field.brigades.ids)
    line = 0 if row == brigades else brigades + 1 if row > brigades else row + 1
    x, y = HEAD // 2 + GAP // 2, line * ROW + ROW // 2
    if piece < s.field.forces.units:
        place = list(s.field.brigades.units[row]).index(piece)
        x += HEAD // 2 + place * column(s) + column(s) // 2
    return x, y, 0 if s.side(piece) == A else SOUTH


def base(s: Battle, unit: int) -> tuple[int, int]:
    """The footprint of a unit; that of a garrison is a line's."""
    kind, formation = s.field.kinds[s.kind[unit]], s.formation[unit]
    drawn = LINE if formation == GARRISON else formation
    return kind.width[drawn], kind.depth[drawn]
