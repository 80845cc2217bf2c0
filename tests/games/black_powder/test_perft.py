"""Counted trees of small positions of Black Powder, the dice as they come first."""

import pytest
from tests.invariants import perft

from grognard.games import load

GAME = load("black_powder")

# Ways to make 1 and 2 decisions. Each line that has not fired may fire at either enemy, or all cease; when
# the last has fired or fire has ceased, the enemy's commander gives orders or ends them.
COUNTED = {
    "one against one": (["a fr_line 20,10/0 id=f1", "b fr_line 20,20/180 id=e1"], [2, 2 * 2]),
    "two against two": (
        [
            *("a fr_line 20,10/0 id=f1", "a fr_line 27,10/0 id=f2"),
            *("b fr_line 20,20/180 id=e1", "b fr_line 27,20/180 id=e2"),
        ],
        [1 + 2 * 2, 2 + 2 * 2 * (1 + 2)],
    ),
    "nobody in reach but one": (
        ["a fr_line 20,10/0 id=f1", "b fr_line 20,20/180 id=e1", "b fr_line 27,40/180 id=e2"],
        [2, 2 * 2],
    ),
}


@pytest.mark.parametrize("name", COUNTED)
def test_trees_of_small_positions_are_counted(name: str):
    pieces, expected = COUNTED[name]
    s = GAME.cases.arrange({"pieces": pieces, "phase": "shooting"})
    assert [perft(s, depth) for depth in (1, 2)] == expected
