"""How a turn had better be played: what other postures advise, rehearsed with the same luck."""

from typing import Any

import pytest

from bots.test_search import opening
from grognard.bots.knowledge import Knowledge
from grognard.bots.luck import Fate
from grognard.bots.questions import Arm
from grognard.bots.search import Budget, Search, estimates, plant, think
from grognard.bots.tree import Tree, pressed
from grognard.core.game import Mind
from grognard.core.rng import Seeded
from grognard.core.step import Chance
from grognard.games.battle_cry.postures import POSTURES, changed


@pytest.fixture
def known() -> Knowledge:
    return opening("battle_cry", "bc04_shiloh")


def seen(known: Knowledge) -> Tree:
    """A tree in which the decision is put and nothing was tried."""
    tree = plant(known)
    tree.foresee(known.dealt)
    tree.see_other_postures(known.dealt, 4)
    return tree


def found_better(arm: Arm, lead: float) -> None:
    """Let rehearsals of what a posture advises have come out so much better."""
    for number in range(60):
        arm.again.add(lead + (0.01 if number % 2 else -0.01), 0.0)


def test_a_posture_changes_what_it_names() -> None:
    weights = {"fear": [22], "stride": [160, 90], "flag": [4000]}
    assert changed(weights, {"fear": 50, "stride": 200}) == {
        "fear": [11],
        "stride": [320, 180],
        "flag": [4000],
    }


def test_all_that_postures_change_are_weights_of_the_pack(known: Knowledge) -> None:
    weights = known.game.mind.weights()
    assert all(name in weights for posture in POSTURES for name in posture)
    assert len({str(changed(weights, posture)) for posture in POSTURES}) == len(POSTURES)


def test_each_other_posture_says_what_it_advises(known: Knowledge) -> None:
    tree = seen(known)
    assert [arm.posture for arm in tree.manners] == [1, 2, 3, 4]
    for arm in tree.manners:
        trial = known.dealt.clone()
        tree.minds[arm.posture].adopt(trial)
        assert arm.choice == tree.minds[arm.posture].earnest(trial)


def test_the_more_time_there_is_the_more_postures_are_looked_at(known: Knowledge) -> None:
    def looked_at(iterations: int) -> int:
        tree = plant(known)
        think(tree, known, Budget(iterations=iterations), 1)
        return len(tree.manners)

    assert [looked_at(iterations) for iterations in (200, 1000, 4000)] == [0, 1, 4]
    assert len(known.game.mind.postures()) == len(POSTURES) == 12


def test_who_has_taken_a_posture_is_advised_by_it_and_may_go_back_to_the_usual_one(known: Knowledge) -> None:
    tree = plant(known)
    tree.posture = 2
    tree.foresee(known.dealt)
    tree.see_other_postures(known.dealt, 4)
    assert tree.top.arms[0].posture == 2
    assert [arm.posture for arm in tree.manners] == [0, 1, 3, 4]


def by_hand(known: Knowledge, arm: Arm, mind: Mind[Any], lot: int) -> float:
    """What comes of a choice if the mind plays the own turn, and everybody is advised as usual after it."""
    game, usual = known.game, known.game.mind
    s, fate = game.resample(known.dealt, known.side, Seeded(lot)), Fate(lot + 1)
    s.apply(arm.choice)
    while usual.clock(s) < usual.clock(known.dealt) + 2:
        step, now = s.agenda[-1], usual.clock(s)
        if isinstance(step, Chance):
            s.apply(step.settled(step.sample(s, fate.stream(step.tag, step.owner(s), now))))
            continue
        own = now == usual.clock(known.dealt) and game.side_of(step.actor(s)) == known.side
        advisor = mind if own else usual
        advisor.adopt(s)
        s.apply(advisor.earnest(s))
    usual.adopt(s)
    return pressed(usual.prospect(s, known.side) + usual.initiative(s), usual.scale)


def test_only_the_own_turn_is_played_in_a_posture(known: Knowledge) -> None:
    """The enemy, and the side itself when its next turn comes, are advised as usual."""
    tree = seen(known)
    ends = set()
    for arm in [tree.top.arms[0], *tree.manners]:
        for lot in (5, 6, 7):
            end = by_hand(known, arm, tree.minds[arm.posture], lot)
            assert tree.rehearse(known.dealt, lot, arm)[0] == pytest.approx(end)
            ends.add(end)
    assert len(ends) > 3  # postures differ


def test_a_posture_that_comes_out_better_is_taken_for_the_turn(known: Knowledge) -> None:
    tree = seen(known)
    found_better(tree.manners[2], 0.1)
    assert tree.ranking()[0][1] is tree.manners[2]
    assert estimates(tree)[0].posture == 3
    found_better(tree.manners[2], -0.3)
    assert tree.ranking()[0][1] is tree.top.arms[0]


def test_each_choice_is_told_once(known: Knowledge) -> None:
    tree = plant(known)
    think(tree, known, Budget(iterations=1200), 5)
    choices = [each.choice for each in estimates(tree)]
    assert len(choices) == len(set(choices))
    assert all(arm.again.count > 0 for arm in tree.manners)


def test_thinking_on_keeps_what_was_found_of_postures(known: Knowledge) -> None:
    tree = plant(known)
    think(tree, known, Budget(iterations=1200), 4)
    kept, found = list(tree.manners), [arm.again.count for arm in tree.manners]
    think(tree, known, Budget(iterations=1200), 9)
    assert sum(found) > 0
    assert all(one is other for one, other in zip(kept, tree.manners, strict=True))
    assert all(arm.again.count >= count for arm, count in zip(kept, found, strict=True))


def test_a_search_keeps_its_posture_until_the_turn_is_over(known: Knowledge) -> None:
    bot = Search(3, Budget(iterations=1))
    bot.clock, bot.posture = known.game.mind.clock(known.dealt), 2
    trial = known.dealt.clone()
    known.game.mind.postures()[1].adopt(trial)
    assert bot.choose(known) == known.game.mind.postures()[1].earnest(trial)
    assert bot.posture == 2
    bot.clock -= 1
    assert bot.held(known) == 0


def test_what_other_cores_found_of_a_posture_counts(known: Knowledge) -> None:
    told, hearing = seen(known), seen(known)
    found_better(told.manners[0], 0.05)
    for (posture, *choice), sums in told.found():
        hearing.learn(posture, tuple(choice), sums)
    assert hearing.manners[0].again.sums() == told.manners[0].again.sums()
    assert hearing.top.arms[0].again.count == 0


@pytest.mark.parametrize("game", ["tactique", "gradisca", "black_powder"])
def test_who_has_one_opinion_has_no_other_postures(game: str) -> None:
    known = opening(game)
    tree = seen(known)
    assert tree.minds == [known.game.mind]
    assert tree.manners == []


def test_the_position_is_judged_as_usual_whatever_the_posture(known: Knowledge) -> None:
    tree = seen(known)
    before = known.dealt.weights
    for arm in tree.manners:
        tree.rehearse(known.dealt, 5, arm)
    assert known.dealt.weights is before
    assert known.worlds(Seeded(1)).weights is before
