"""One decision on several cores: everything found is counted, and nobody is left behind."""

import os

import pytest

from bots.test_search import opening
from grognard.bots import UnknownBot, check, make
from grognard.bots.cores import others_thinking
from grognard.bots.registry import available, read_budget
from grognard.bots.search import Budget, Search, plant, think

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="no process can be copied here")
EACH = 12
OWN = Budget(iterations=EACH)


def visits(tree) -> int:
    return sum(arm.visits for arm in tree.top.arms)


def nobody_is_left() -> bool:
    try:
        os.waitpid(-1, os.WNOHANG)
    except ChildProcessError:
        return True
    return False


def test_what_all_cores_found_is_counted_once() -> None:
    known = opening("tactique")
    trees = [plant(known) for _ in range(2)]
    for tree in trees:
        think(tree, known, OWN, 4)  # thoughts of before are in every copy
        with others_thinking(tree, lambda seed, tree=tree: think(tree, known, OWN, seed), 9, 3):
            think(tree, known, OWN, 9)
        assert visits(tree) == tree.count == tree.top.visits == 4 * EACH
    first, again = [[(arm.visits, arm.total) for arm in tree.top.arms] for tree in trees]
    assert first == again
    assert nobody_is_left()


def test_other_cores_draw_other_luck() -> None:
    known = opening("tactique")
    alone, together = plant(known), plant(known)
    think(alone, known, Budget(iterations=2 * EACH), 9)
    with others_thinking(together, lambda seed: think(together, known, OWN, seed), 9, 2):
        think(together, known, OWN, 9)
    assert together.total != alone.total


def test_a_copy_that_breaks_off_has_found_nothing() -> None:
    known = opening("tactique")
    tree = plant(known)
    with others_thinking(tree, lambda seed: 1 / 0, 9, 3):
        think(tree, known, OWN, 9)
    assert visits(tree) == EACH
    assert nobody_is_left()


def test_an_interrupt_leaves_no_copy_behind() -> None:
    known = opening("tactique")
    tree = plant(known)
    long = Budget(seconds=600.0)
    with (
        pytest.raises(KeyboardInterrupt),
        others_thinking(tree, lambda seed: think(tree, known, long, seed), 9, 3),
    ):
        raise KeyboardInterrupt
    assert nobody_is_left()


def test_a_search_on_two_cores_is_hired_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: 2)
    bot = make(f"search:{EACH}x2", 1)
    assert isinstance(bot, Search)
    assert bot.budget == Budget(iterations=EACH, cores=2)
    known = opening("tactique")
    assert bot.choose(known) in known.choices
    assert bot.tree is not None
    assert bot.tree.count >= 2 * EACH
    assert read_budget("1.5sx3") == Budget(seconds=1.5, cores=3)


def test_no_more_cores_are_taken_than_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: 2)
    assert available() == 2
    with pytest.raises(UnknownBot, match="wants 3 cores, and there are 2 for it"):
        make("search:400x3", 1)
    with pytest.raises(UnknownBot, match="wants 2 cores, and there is one for it"):
        check("search:400x2")  # as a server asks, where others wait
