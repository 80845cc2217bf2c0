"""Hexes as they lie on the table: middles, corners and the size of the board, in thousandths of a hex."""

from typing import Final

from grognard.boards.hexes import HexBoard

Spot = tuple[int, int]

# A hex is 1000 wide, a point up; rows lie 866 apart.
HALF: Final = 500
ROW: Final = 866
POINT: Final = 577
SHOULDER: Final = 289
CORNERS: Final[tuple[Spot, ...]] = (
    (0, -POINT), (HALF, -SHOULDER), (HALF, SHOULDER), (0, POINT), (-HALF, SHOULDER), (-HALF, -SHOULDER),
)  # fmt: skip


def centre(board: HexBoard, hex: int) -> Spot:
    """The middle of a hex."""
    return HALF + HALF * board.x[hex], POINT + ROW * board.row[hex]


def polygon(board: HexBoard, hex: int) -> tuple[Spot, ...]:
    """The six corners of a hex, from the top clockwise."""
    x, y = centre(board, hex)
    return tuple([(x + across, y + down) for across, down in CORNERS])


def extent(board: HexBoard) -> Spot:
    """The width and the height of the whole board."""
    return HALF * (max(board.x) + 2), 2 * POINT + ROW * max(board.row)


def drawn(board: HexBoard, cells: list[str], width: int, turned: bool) -> str:
    """The board as lines of text, a cell of so many characters for each hex; turned: the last row first."""
    rows, numbers = list(range(len(board.widths))), list(range(1, max(board.widths) + 1))
    if turned:
        rows.reverse()
        numbers.reverse()
    lines = ["   " + "".join([str(number).ljust(width) for number in numbers])]
    for row in rows:
        found = [cells[hex].ljust(width) for hex in range(board.size) if board.row[hex] == row]
        if turned:
            found.reverse()
        indent = " " * (width // 2) if row % 2 else ""
        lines.append(board.labels[board.at(0, row)][:-1] + "  " + indent + "".join(found))
    return "\n".join([line.rstrip() for line in lines])
