"""Boards of hexes: numbering, neighbours, distances, labels, the way to either edge."""

from collections import deque

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grognard.boards.hexes import NE, NW, OFF, SE, SW, E, HexBoard, W

BATTLEFIELD = [13, 12, 13, 12, 13, 12, 13, 12, 13]

boards = st.lists(st.integers(1, 9), min_size=1, max_size=9).map(HexBoard)


@pytest.fixture(scope="module")
def board() -> HexBoard:
    return HexBoard(BATTLEFIELD)


def walk(board: HexBoard, start: int) -> list[int]:
    """Fewest steps from the start to each hex, counted by walking; OFF where no way leads."""
    found = [OFF] * board.size
    found[start] = 0
    queue = deque([start])
    while queue:
        here = queue.popleft()
        for there in board.neighbours[here]:
            if found[there] == OFF:
                found[there] = found[here] + 1
                queue.append(there)
    return found


# ------------------------------------------------------------------ hexes and their places


@pytest.mark.structure("BC-board-1")
def test_nine_rows_of_thirteen_and_twelve_make_113_hexes(board: HexBoard) -> None:
    assert board.size == 113
    assert [board.row.count(row) for row in range(10)] == [*BATTLEFIELD, 0]


@pytest.mark.structure("BC-board-2")
def test_columns_count_from_the_left_and_rows_from_the_top(board: HexBoard) -> None:
    places = [(column, row) for row in range(9) for column in range(BATTLEFIELD[row])]
    assert list(zip(board.column, board.row, strict=True)) == places
    assert [board.at(column, row) for column, row in places] == list(range(113))


@pytest.mark.structure("BC-board-2", "BC-board-7")
def test_odd_rows_are_shifted_half_a_hex_to_the_right(board: HexBoard) -> None:
    assert board.x[board.at(0, 0)] == 0
    assert board.x[board.at(0, 1)] == 1
    assert board.x[board.at(12, 8)] == 24
    assert board.x[board.at(11, 7)] == 23


@pytest.mark.structure("BC-board-3")
def test_hex_101_of_player_made_scenarios_is_the_top_left(board: HexBoard) -> None:
    numbers = [100 * (board.row[hex] + 1) + board.column[hex] + 1 for hex in range(board.size)]
    assert numbers[0] == 101
    assert numbers[-1] == 913
    assert [board.at(number % 100 - 1, number // 100 - 1) for number in numbers] == list(range(113))


@pytest.mark.structure("BC-board-4")
def test_half_hexes_at_the_ends_of_odd_rows_are_not_on_the_board(board: HexBoard) -> None:
    for row in (1, 3, 5, 7):
        assert board.at(-1, row) == OFF
        assert board.at(12, row) == OFF
        assert board.beside[board.at(0, row)][W] == OFF
        assert board.beside[board.at(11, row)][E] == OFF
    assert board.beside[board.at(0, 4)][NW] == OFF
    assert board.beside[board.at(12, 4)][SE] == OFF


def test_nothing_lies_beyond_the_edges(board: HexBoard) -> None:
    assert board.at(-20, 3) == OFF
    assert board.at(40, 3) == OFF
    assert board.at(0, -1) == OFF
    assert board.at(0, 9) == OFF
    assert board.beside[board.at(3, 0)][NW : W + 1] == [OFF, board.at(2, 0)]
    assert board.beside[board.at(3, 8)][SW:] == [OFF, OFF]


# ------------------------------------------------------------------ neighbours


@pytest.mark.structure("BC-board-5")
def test_neighbours_in_an_even_row(board: HexBoard) -> None:
    for r in range(0, 9, 2):
        for c in range(13):
            six = [(c + 1, r), (c, r - 1), (c - 1, r - 1), (c - 1, r), (c - 1, r + 1), (c, r + 1)]
            assert board.beside[board.at(c, r)] == [board.at(column, row) for column, row in six]


@pytest.mark.structure("BC-board-6")
def test_neighbours_in_an_odd_row(board: HexBoard) -> None:
    for r in range(1, 9, 2):
        for c in range(12):
            six = [(c + 1, r), (c + 1, r - 1), (c, r - 1), (c - 1, r), (c, r + 1), (c + 1, r + 1)]
            assert board.beside[board.at(c, r)] == [board.at(column, row) for column, row in six]


def test_neighbours_are_those_beside_that_exist(board: HexBoard) -> None:
    for hex in range(board.size):
        assert board.neighbours[hex] == [other for other in board.beside[hex] if other != OFF]
    assert len(board.neighbours[board.at(6, 4)]) == 6
    assert len(board.neighbours[board.at(0, 0)]) == 2
    assert sum(map(len, board.neighbours)) == 2 * 296


def test_direction_names_the_step_to_a_neighbour(board: HexBoard) -> None:
    middle = board.at(6, 4)
    there = [board.at(*place) for place in [(7, 4), (6, 3), (5, 3), (5, 4), (5, 5), (6, 5)]]
    assert [board.direction(middle, hex) for hex in there] == [E, NE, NW, W, SW, SE]
    assert [board.direction(hex, middle) for hex in there] == [W, SW, SE, E, NE, NW]


def test_hexes_that_are_not_adjacent_have_no_direction(board: HexBoard) -> None:
    assert board.direction(board.at(6, 4), board.at(8, 4)) == OFF
    assert board.direction(board.at(6, 4), board.at(6, 4)) == OFF


# ------------------------------------------------------------------ the way to either edge


def test_only_two_neighbours_lie_nearer_to_either_edge(board: HexBoard) -> None:  # BC-ret-4
    for hex in range(board.size):
        row = board.row[hex]
        assert board.up[hex] == sorted(n for n in board.neighbours[hex] if board.row[n] == row - 1)
        assert board.down[hex] == sorted(n for n in board.neighbours[hex] if board.row[n] == row + 1)
    assert board.up[board.at(6, 4)] == [board.at(5, 3), board.at(6, 3)]
    assert board.down[board.at(6, 4)] == [board.at(5, 5), board.at(6, 5)]


@pytest.mark.structure("BC-ret-5")
def test_at_the_side_edges_of_even_rows_one_rear_neighbour_is_missing(board: HexBoard) -> None:
    for row in (2, 4, 6):
        left, right = board.at(0, row), board.at(12, row)
        assert board.down[left] == [board.beside[left][SE]] == [board.at(0, row + 1)]
        assert board.up[left] == [board.beside[left][NE]] == [board.at(0, row - 1)]
        assert board.down[right] == [board.beside[right][SW]] == [board.at(11, row + 1)]
        assert board.up[right] == [board.beside[right][NW]] == [board.at(11, row - 1)]


@pytest.mark.structure("BC-ret-5")
def test_in_odd_rows_both_rear_neighbours_exist(board: HexBoard) -> None:
    odd = [hex for hex in range(board.size) if board.row[hex] % 2]
    assert {len(board.up[hex]) for hex in odd} == {2}
    assert {len(board.down[hex]) for hex in odd} == {2}
    assert board.down[board.at(11, 5)] == [board.at(11, 6), board.at(12, 6)]


# ------------------------------------------------------------------ distance


@pytest.mark.structure("BC-board-7")
def test_distance_is_the_fewest_steps_for_all_pairs(board: HexBoard) -> None:
    for hex in range(board.size):
        assert list(board.distance[hex]) == walk(board, hex)


@pytest.mark.structure("BC-board-7")
def test_distance_follows_the_formula(board: HexBoard) -> None:
    assert board.distance[board.at(2, 4)][board.at(5, 3)] == 1 + (7 - 1) // 2
    assert board.distance[board.at(4, 4)][board.at(4, 2)] == 2
    assert board.distance[board.at(0, 0)][board.at(12, 8)] == 8 + (24 - 8) // 2
    assert board.distance[board.at(0, 8)][board.at(12, 8)] == 12


def test_within_lists_the_nearest_first(board: HexBoard) -> None:
    middle = board.at(6, 4)
    assert board.within(middle, 0) == [middle]
    assert board.within(middle, 1) == [middle, *sorted(board.neighbours[middle])]
    assert len(board.within(middle, 4)) == 1 + 6 + 12 + 18 + 24
    away = [board.distance[middle][hex] for hex in board.within(middle, 9)]
    assert away == sorted(board.distance[middle])


def test_within_is_the_same_when_asked_again(board: HexBoard) -> None:
    assert board.within(0, 2) == board.within(0, 2) == [0, 1, 13, 2, 14, 25, 26]


# ------------------------------------------------------------------ labels


def test_a_label_is_the_letter_of_the_row_and_the_number_of_the_column(board: HexBoard) -> None:
    assert board.label(board.at(0, 0)) == "a1"
    assert board.label(board.at(12, 0)) == "a13"
    assert board.label(board.at(3, 5)) == "f4"
    assert board.label(board.at(12, 8)) == "i13"


def test_labels_read_back_for_all_hexes(board: HexBoard) -> None:
    assert [board.find(board.label(hex)) for hex in range(board.size)] == list(range(113))


@pytest.mark.parametrize("text", ["", "a", "a0", "a14", "b13", "j1", "1a", "a01", "A1", " a1", "a-1"])
def test_what_is_no_label_of_the_board_is_not_found(board: HexBoard, text: str) -> None:
    assert board.find(text) == OFF


def test_rows_beyond_z_take_two_letters() -> None:
    board = HexBoard([1] * 704)
    starts = [board.label(row) for row in (0, 25, 26, 27, 51, 52, 701, 702, 703)]
    assert starts == ["a1", "z1", "aa1", "ab1", "az1", "ba1", "zz1", "aaa1", "aab1"]
    assert [board.find(label) for label in board.labels] == list(range(704))


# ------------------------------------------------------------------ other boards


def test_rows_may_differ_in_length() -> None:
    board = HexBoard([2, 4, 1])
    assert board.size == 7
    assert [board.label(hex) for hex in range(7)] == ["a1", "a2", "b1", "b2", "b3", "b4", "c1"]
    assert board.beside[board.find("b2")] == [board.find("b3"), OFF, 1, board.find("b1"), OFF, OFF]
    assert board.neighbours[board.find("b4")] == [board.find("b3")]
    assert board.down[board.find("b1")] == [board.find("c1")]


def test_rows_of_equal_length_keep_their_right_half_hexes() -> None:  # TA-hex-2, TA-hex-4
    board = HexBoard([12] * 9)
    assert board.size == 108
    assert board.down[board.at(11, 5)] == [board.at(11, 6)]
    assert board.down[board.at(0, 5)] == [board.at(0, 6), board.at(1, 6)]
    for hex in range(board.size):
        assert list(board.distance[hex]) == walk(board, hex)


def test_distance_is_the_largest_cube_difference() -> None:  # TA-hex-5
    board = HexBoard([12] * 9)
    cubes = []
    for c, r in zip(board.column, board.row, strict=True):
        x = c - (r - r % 2) // 2
        cubes.append((x, -x - r, r))
    for a, cube in enumerate(cubes):
        largest = [max(abs(p - q) for p, q in zip(cube, other, strict=True)) for other in cubes]
        assert list(board.distance[a]) == largest


def test_a_board_may_be_a_single_hex() -> None:
    board = HexBoard([1])
    assert board.beside == [[OFF] * 6]
    assert board.neighbours == [[]]
    assert board.within(0, 3) == [0]


@settings(max_examples=60, deadline=None)
@given(boards)
def test_on_any_board_steps_lead_back_and_distances_agree(board: HexBoard) -> None:
    opposite = {E: W, NE: SW, NW: SE, W: E, SW: NE, SE: NW}
    for hex in range(board.size):
        assert board.at(board.column[hex], board.row[hex]) == hex
        assert board.find(board.label(hex)) == hex
        for way, other in enumerate(board.beside[hex]):
            if other != OFF:
                assert board.beside[other][opposite[way]] == hex
                assert board.direction(hex, other) == way
        ones = [other for other in range(board.size) if board.distance[hex][other] == 1]
        assert sorted(board.neighbours[hex]) == ones
        for other, walked in enumerate(walk(board, hex)):
            assert board.distance[hex][other] == board.distance[other][hex]
            assert walked == OFF or board.distance[hex][other] <= walked  # gaps make detours
