"""Lines between hex centres: interiors crossed, sides followed, corners touched."""

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grognard.boards.hexes import OFF, HexBoard
from grognard.boards.sight import Line

Place = tuple[int, int]  # doubled column, row


@pytest.fixture(scope="module")
def board() -> HexBoard:
    return HexBoard([13, 12, 13, 12, 13, 12, 13, 12, 13])


def seen(board: HexBoard, start: Place, end: Place) -> Line:
    """The line between two hexes given as (column, row)."""
    return board.line(board.at(*start), board.at(*end))


def hexes(board: HexBoard, *places: Place) -> tuple[int, ...]:
    return tuple(board.at(column, row) for column, row in places)


# ------------------------------------------------------------------ two oracles, neither by corners


def stretch(a: Place, b: Place, hex: Place) -> tuple[Fraction, Fraction, bool]:
    """Where the segment enters and leaves the closed hex, as parts of its length, and if in the interior.

    A point is inside when three differences of its cube coordinates from the centre's are below 1 (TA-los-4).
    """
    enter, leave, inside = Fraction(0), Fraction(1), True
    for start, end in zip(differences(a, hex), differences(b, hex), strict=True):
        slope = end - start
        if slope:
            first, last = sorted([(-1 - start) / slope, (1 - start) / slope])
            enter, leave = max(enter, first), min(leave, last)
        elif abs(start) > 1:
            return Fraction(1), Fraction(0), False
        elif abs(start) == 1:
            inside = False
    return enter, leave, inside


def differences(point: Place, hex: Place) -> list[Fraction]:
    """x - y, y - z and z - x of the point seen from the hex, in cube coordinates."""
    x = Fraction(point[0] - hex[0] - (point[1] - hex[1]), 2)
    z = Fraction(point[1] - hex[1])
    y = -x - z
    return [x - y, y - z, z - x]


def oracle(board: HexBoard, a: int, b: int) -> tuple[tuple[int, ...], set[frozenset[int]]]:
    """Crossed hexes in the order they are entered, and the pairs on either side of the line."""
    crossed: list[tuple[Fraction, int]] = []
    followed: dict[tuple[Fraction, Fraction], list[int]] = {}
    for hex in range(board.size):
        enter, leave, inside = stretch(place(board, a), place(board, b), place(board, hex))
        if hex in (a, b) or enter >= leave:
            continue
        if inside:
            crossed.append((enter, hex))
        else:
            followed.setdefault((enter, leave), []).append(hex)
    pairs = {frozenset(pair if len(pair) == 2 else [*pair, OFF]) for pair in followed.values()}
    return tuple(hex for _, hex in sorted(crossed)), pairs


def place(board: HexBoard, hex: int) -> Place:
    return board.x[hex], board.row[hex]


def is_apart(a: Place, b: Place, hex: Place) -> bool:
    """Whether some direction separates segment and hex so clearly that they do not even touch."""
    ax, ar = a[0] - hex[0], 3 * (a[1] - hex[1])
    bx, br = b[0] - hex[0], 3 * (b[1] - hex[1])
    for start, end, reach in ((ax, bx, 1), (ax + ar, bx + br, 2), (ar - ax, br - bx, 2)):
        if min(start, end) > reach or max(start, end) < -reach:
            return True
    dx, dr = bx - ax, br - ar
    return abs(dx * ar - dr * ax) > max(2 * abs(dx), abs(dx + dr), abs(dx - dr))


# ------------------------------------------------------------------ the rulebook's examples


@pytest.mark.structure("BC-los-2", "BC-los-3")
def test_a_straight_row_crosses_the_hexes_between_and_neither_end(board: HexBoard) -> None:  # BC-ex-12
    line = seen(board, (2, 4), (6, 4))
    assert line.crossed == hexes(board, (3, 4), (4, 4), (5, 4))
    assert line.sides == ()


def test_straight_up_the_line_runs_along_a_common_side(
    board: HexBoard,
) -> None:  # BC-ex-13, BC-los-8
    line = seen(board, (4, 4), (4, 2))
    assert line.crossed == ()
    assert line.sides == (hexes(board, (3, 3), (4, 3)),)  # going up, the low column is on the left


@pytest.mark.structure("BC-los-11")
def test_a_narrow_crossing_counts_as_a_crossing(board: HexBoard) -> None:  # BC-ex-15
    line = seen(board, (2, 4), (5, 3))
    assert set(line.crossed) == set(hexes(board, (3, 4), (4, 4), (3, 3), (4, 3)))
    assert line.crossed == hexes(board, (3, 4), (3, 3), (4, 4), (4, 3))
    assert line.sides == ()


def test_along_the_side_edge_one_hex_of_the_pair_is_missing(board: HexBoard) -> None:  # BC-ex-16, BC-los-9
    assert seen(board, (0, 4), (0, 2)).sides == ((OFF, board.at(0, 3)),)
    assert seen(board, (0, 2), (0, 4)).sides == ((board.at(0, 3), OFF),)
    assert seen(board, (12, 2), (12, 4)).sides == ((OFF, board.at(11, 3)),)
    assert seen(board, (0, 4), (0, 2)).crossed == seen(board, (12, 2), (12, 4)).crossed == ()


@pytest.mark.structure("BC-los-10")
def test_a_hex_touched_in_a_corner_is_not_on_the_line(board: HexBoard) -> None:
    line = seen(board, (4, 4), (4, 0))  # side, hex, side: corners of four hexes lie on the way
    assert line.crossed == hexes(board, (4, 2))
    assert line.sides == (hexes(board, (3, 3), (4, 3)), hexes(board, (3, 1), (4, 1)))
    met = {*line.crossed, *(hex for pair in line.sides for hex in pair)}
    assert met.isdisjoint(hexes(board, (3, 2), (5, 2)))


@pytest.mark.structure("BC-los-4")
def test_nothing_lies_between_adjacent_hexes(board: HexBoard) -> None:
    for a in range(board.size):
        for b in [a, *board.neighbours[a]]:
            assert board.line(a, b).crossed == ()
            assert board.line(a, b).sides == ()


def test_a_slanting_line_runs_along_sides_and_through_hexes_in_turn(board: HexBoard) -> None:
    line = seen(board, (2, 6), (8, 2))  # three doubled columns a row
    assert line.sides == (
        hexes(board, (2, 5), (3, 6)), hexes(board, (4, 4), (4, 5)),
        hexes(board, (5, 3), (6, 4)), hexes(board, (7, 2), (7, 3)),
    )  # fmt: skip
    assert line.crossed == hexes(board, (3, 5), (5, 4), (6, 3))


# ------------------------------------------------------------------ exactness


@pytest.mark.structure("BC-los-2", "BC-los-3", "BC-los-11")
def test_lines_agree_with_fractions_for_every_offset(board: HexBoard) -> None:
    offsets = {}
    for a in range(board.size):
        for b in range(board.size):
            offsets[board.x[b] - board.x[a], board.row[b] - board.row[a]] = a, b
    for a, b in offsets.values():
        crossed, pairs = oracle(board, a, b)
        assert board.line(a, b).crossed == crossed
        assert {frozenset(pair) for pair in board.line(a, b).sides} == pairs


@pytest.mark.structure("BC-los-11")
def test_lines_of_equal_offset_are_equal_but_for_what_falls_off_the_board(board: HexBoard) -> None:
    wide = HexBoard([20] * 13)  # the board with a margin of two rows and columns at least
    inner = [wide.at(board.column[hex] + 3, board.row[hex] + 2) for hex in range(board.size)]
    back = {hex: index for index, hex in enumerate(inner)}
    for a in range(board.size):
        for b in range(board.size):
            whole = wide.line(inner[a], inner[b])
            pairs = [(back.get(left, OFF), back.get(right, OFF)) for left, right in whole.sides]
            assert board.line(a, b).crossed == tuple(back[hex] for hex in whole.crossed if hex in back)
            assert board.line(a, b).sides == tuple(pair for pair in pairs if pair != (OFF, OFF))


@pytest.mark.structure("BC-los-12")
def test_a_line_touches_no_hex_off_the_shortest_ways(board: HexBoard) -> None:
    places = [place(board, hex) for hex in range(board.size)]
    for a in range(board.size):
        for b in board.within(a, 6):
            if a < b:
                others = [h for h in range(board.size) if not is_on_the_way(board, a, h, b)]
                assert all(is_apart(places[a], places[b], places[h]) for h in others)


def is_on_the_way(board: HexBoard, a: int, hex: int, b: int) -> bool:
    return board.distance[a][hex] + board.distance[hex][b] == board.distance[a][b]


def test_the_line_back_is_the_line_reversed(board: HexBoard) -> None:  # BC-los-15
    for a in range(board.size):
        for b in range(a):
            there, back = board.line(a, b), board.line(b, a)
            assert there.crossed == back.crossed[::-1]
            assert there.sides == tuple((right, left) for left, right in back.sides[::-1])


def test_left_and_right_are_those_of_one_who_walks_the_line(board: HexBoard) -> None:
    for a in range(board.size):
        for b in range(board.size):
            dx, dr = board.x[b] - board.x[a], board.row[b] - board.row[a]
            for left, right in board.line(a, b).sides:
                for hex, hand in ((left, -1), (right, 1)):
                    if hex != OFF:
                        turn = dx * (board.row[hex] - board.row[a]) - dr * (board.x[hex] - board.x[a])
                        assert turn * hand > 0


def test_a_line_asked_again_is_the_same_line(board: HexBoard) -> None:
    assert board.line(3, 90) is board.line(3, 90)


# ------------------------------------------------------------------ other boards


def test_hexes_missing_from_short_rows_are_on_no_line() -> None:
    board = HexBoard([4, 1, 4])
    assert board.line(board.find("a2"), board.find("c2")).sides == ((OFF, board.find("b1")),)
    assert board.line(board.find("a4"), board.find("c4")).sides == ()
    assert board.line(board.find("a4"), board.find("c3")).crossed == ()


@settings(max_examples=40, deadline=None)
@given(st.lists(st.integers(1, 16), min_size=1, max_size=12).map(HexBoard), st.data())
def test_on_any_board_lines_agree_with_fractions(board: HexBoard, data: st.DataObject) -> None:
    a = data.draw(st.integers(0, board.size - 1))
    b = data.draw(st.integers(0, board.size - 1))
    crossed, pairs = oracle(board, a, b)
    assert board.line(a, b).crossed == crossed
    assert {frozenset(pair) for pair in board.line(a, b).sides} == pairs
