"""Second thoughts: the choices that seem best are played on by advice, luck for luck."""

import pytest

from bots.test_search import opening
from grognard.bots.knowledge import Knowledge
from grognard.bots.rehearsal import Rehearsal
from grognard.bots.search import Budget, Search, plant, think
from grognard.bots.tree import BROKEN_OFF, Tree
from grognard.bots.weighing import FEWEST, RIVALS
from grognard.core.game import Advice
from grognard.core.rng import Seeded


def thought(known: Knowledge, iterations: int) -> Tree:
    """A tree with so many iterations of quick play, and nothing rehearsed."""
    tree = plant(known)
    tree.foresee(known.dealt)
    for _ in range(iterations):
        tree.once(known.dealt, 3)
    return tree


def test_a_rehearsal_plays_on_as_advised() -> None:
    """The answer of `earnest` is the best advice; where the game has no opinion, quick play's."""
    known = opening("battle_cry")
    s = known.worlds(Seeded(2))
    assert known.game.mind.earnest(s) == max(known.game.mind.advice(s), key=Advice.worth).choice


def test_rivals_meet_the_luck_that_the_advised_choice_met() -> None:
    known = opening("battle_cry")
    rehearsal = Rehearsal(thought(known, 60), known.dealt, 150)
    assert 0 < len(rehearsal.rivals) - len(rehearsal.tree.manners) <= RIVALS
    for _ in range(24):
        rehearsal.once(known.dealt, 3)
    assert max(rehearsal.tries) <= len(rehearsal.known) <= max(rehearsal.tries) + 1
    assert sum(rehearsal.tries) + len(rehearsal.known) == 24
    assert [arm.again.count for arm in rehearsal.rivals] == rehearsal.tries


def test_what_has_been_found_good_is_not_all_that_is_rehearsed() -> None:
    """The best so far is held against whoever may be better still, in turn."""
    known = opening("battle_cry")
    rehearsal = Rehearsal(thought(known, 60), known.dealt, 150)
    good, hopeful = rehearsal.rivals[0], rehearsal.tree.manners[0]
    for number in range(40):
        good.again.add(0.05 + (0.02 if number % 2 else -0.02), 0.0)
    assert rehearsal.rivals[rehearsal.most_promising()] is hopeful
    for number in range(400):
        for arm in rehearsal.rivals[1:]:
            arm.again.add(0.01 if number % 2 else -0.01, 0.0)
    assert rehearsal.rivals[rehearsal.most_promising()] is good


def test_a_rehearsal_is_broken_off_when_time_is_over_and_teaches_nothing() -> None:
    """One rehearsal of Black Powder may last longer than all the time that a decision has."""
    known = opening("black_powder")
    tree = plant(known)
    think(tree, known, Budget(seconds=0.001), 3, thrifty=True)
    assert tree.count == 0
    assert not any(arm.again.count for arm in tree.top.arms)
    assert tree.ranking()[0][1] is tree.top.arms[0]
    tree.until = 0.0
    assert tree.rehearse(known.dealt, 77, tree.top.arms[0]) == (BROKEN_OFF, 0.0)


def test_no_rehearsal_is_broken_off_that_is_counted_or_tried_in_any_case() -> None:
    known = opening("black_powder")
    counted = plant(known)
    think(counted, known, Budget(iterations=10), 3, thrifty=True)
    assert counted.count == 1
    wanted = plant(known, known.choices[:2])
    think(wanted, known, Budget(seconds=0.001), 3)
    assert all(arm.again.count for arm in wanted.top.arms[1:] if arm.choice in wanted.also)


def test_the_same_rehearsal_comes_out_the_same() -> None:
    known = opening("battle_cry")
    tree = thought(known, 8)
    arm = tree.top.arms[1]
    assert tree.rehearse(known.dealt, 77, arm) == tree.rehearse(known.dealt, 77, arm)


def test_what_quick_play_says_is_believed_in_part() -> None:
    tree = thought(opening("battle_cry"), 60)
    mind = tree.game.mind
    arm = tree.rivals()[0]
    ahead, doubt = tree.standing(arm)
    assert ahead == pytest.approx(mind.faith * tree.ahead(arm))
    assert doubt > mind.scruple


@pytest.mark.parametrize("lead", [0.05, -0.05])
def test_many_rehearsals_outweigh_quick_play(lead: float) -> None:
    tree = thought(opening("battle_cry"), 60)
    arm = tree.rivals()[0]
    for number in range(400):
        arm.again.add(lead + (0.02 if number % 2 else -0.02), 0.0)
    ahead, doubt = tree.standing(arm)
    assert ahead == pytest.approx(lead, abs=0.01)
    assert doubt < 0.01
    assert (tree.ranking()[0][1] is arm) == (lead > 0)


def test_a_quarter_of_the_budget_is_quick_play_and_the_rest_is_rehearsed() -> None:
    known = opening("battle_cry")
    tree = plant(known)
    think(tree, known, Budget(iterations=400), 3)
    assert tree.count == 100
    assert sum(arm.again.count for arm in tree.others()) > 0


def test_thinking_on_rehearses_with_other_luck() -> None:
    """A tree that is given more time compares anew, and keeps what was found."""
    known = opening("battle_cry")
    tree = plant(known)
    found = []
    for seed in (4, 9):
        think(tree, known, Budget(iterations=400), seed)
        found.append(sum(arm.again.count for arm in tree.others()))
    assert 0 < found[0] < found[1]


def test_a_game_that_rehearses_nothing_goes_by_quick_play_alone() -> None:
    known = opening("tactique")
    tree = plant(known)
    think(tree, known, Budget(iterations=40), 3)
    assert tree.count == 40
    for arm in tree.top.arms[1:]:
        assert tree.standing(arm) == (tree.ahead(arm), tree.doubt(arm))


def test_a_search_that_rehearses_decides_the_same_again() -> None:
    known = opening("battle_cry", "bc04_shiloh")
    first, again = (Search(7, Budget(iterations=200)).choose(known) for _ in range(2))
    assert first == again


# without quick play


def test_where_quick_play_errs_too_much_all_is_rehearsed() -> None:
    known = opening("black_powder", "bp01_hamlet")
    tree = plant(known)
    think(tree, known, Budget(iterations=60), 3)
    dear = known.game.mind.rehearsal
    assert tree.count + sum(arm.again.count for arm in tree.others()) == 60 / dear
    assert tree.steps > 0
    assert not any(arm.visits for arm in tree.top.arms)
    assert tree.ranking()[0][1] in tree.top.arms


def test_what_must_be_tried_is_tried_however_little_time_there_is() -> None:
    known = opening("black_powder", "bp01_hamlet")
    also = known.choices[:8]
    tree = plant(known, also)
    think(tree, known, Budget(iterations=1), 3)
    tried = [arm.choice for arm in tree.others()]
    assert {choice for choice in also if choice != tree.top.arms[0].choice} <= set(tried)


def rehearsed(leads: list[float]) -> Tree:
    """A tree of a game without quick play whose second choice was rehearsed with these leads."""
    tree = plant(opening("black_powder", "bp01_hamlet"))
    tree.put(opening("black_powder", "bp01_hamlet").dealt)
    del tree.top.arms[2:]
    for lead in leads:
        tree.top.arms[1].again.add(lead, 0.0)
    return tree


def test_a_choice_that_seems_better_is_not_settled_before_luck_is_left_out() -> None:
    """Who stops at the first lead stops at luck: what seems better must be so though it had been lucky."""
    few = rehearsed([0.06, -0.02, 0.05] * 2)
    assert few.ranking()[0][1] is few.top.arms[1]
    assert not few.is_settled(40)
    many = rehearsed([0.06, -0.02, 0.05] * 30)
    assert many.ranking()[0][1] is many.top.arms[1]
    assert many.is_settled(40)


def test_a_few_rehearsals_are_needed_to_leave_what_is_advised() -> None:
    """However good it seems: with little time a search plays as is advised."""
    for count, preferred in ((FEWEST - 1, 0), (FEWEST, 1)):
        tree = rehearsed([0.3] * count)
        assert tree.ranking()[0][1] is tree.top.arms[preferred]
        assert len(tree.ranking()) == 2


def test_what_comes_to_the_same_is_soon_settled() -> None:
    assert not rehearsed([]).is_settled(60)
    assert rehearsed([0.0] * 20).is_settled(60)
    assert not rehearsed([0.1, -0.1] * 10).is_settled(60)
