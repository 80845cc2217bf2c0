"""The search: what it weighs, what it keeps, and that its budget is kept."""

import gc
from collections.abc import Iterator
from itertools import islice
from time import thread_time

import pytest

from grognard.bots import Knowledge, UnknownBot, make, search
from grognard.bots.chances import win_chance
from grognard.bots.search import Budget, Search, plant, think, weigh
from grognard.core.game import Advice
from grognard.core.rng import Seeded
from grognard.core.state import State
from grognard.core.step import Chance
from grognard.games import load
from grognard.games.gradisca.state import War

BATTLE_CRY = load("battle_cry")


def settle(s: State, luck: Seeded) -> None:
    """Let chance have its say until somebody decides."""
    while s.agenda and isinstance(s.agenda[-1], Chance):
        s.apply(s.agenda[-1].sample(s, luck))


def opening(game_id: str, scenario: str = "") -> Knowledge:
    """What the first seat that decides knows."""
    game = load(game_id)
    s = game.rules.start(scenario or game.rules.scenarios()[0].id, {})
    s.settle()
    settle(s, Seeded(3))
    return Knowledge(game, s, s.agenda[-1].actor(s), Seeded(4))


@pytest.mark.parametrize("id", ["tactique", "battle_cry"])
def test_the_same_seed_and_iterations_weigh_the_same(id: str) -> None:
    known = opening(id)
    first, again = (weigh(known, Budget(iterations=5), 9) for _ in range(2))
    assert first == again
    assert sum(each.visits for each in first) == 5
    assert all(0 <= each.win <= 1 and each.choice in known.choices and each.terms for each in first)


def test_a_choice_that_is_asked_for_is_tried_however_poor() -> None:
    known = opening("battle_cry")
    ranked = sorted(BATTLE_CRY.mind.advice(known.worlds(Seeded(1))), key=lambda each: each.worth())
    tried = weigh(known, Budget(iterations=1), 1, also=[ranked[0].choice])
    assert ranked[0].choice in [each.choice for each in tried]


def test_progress_is_heard_and_ends_at_one() -> None:
    told: list[float] = []
    weigh(opening("tactique"), Budget(iterations=4), 2, told.append)
    assert told == [0.25, 0.5, 0.75, 1.0]


def test_a_bot_thinks_no_longer_once_its_decision_is_settled() -> None:
    """A quarter of the budget at least, all of it where another choice may still come out on top."""
    counts: list[int] = []
    for scenario in load("tactique").rules.scenarios():
        known = opening("tactique", scenario.id)
        thrifty = plant(known)
        think(thrifty, known, Budget(iterations=160), 5, thrifty=True)
        assert thrifty.count == 160 or thrifty.is_settled(160 - thrifty.count)
        counts.append(thrifty.count)
    assert 40 <= min(counts) < max(counts) == 160


def test_a_hint_has_all_of_its_budget() -> None:
    known = opening("tactique")
    assert sum(each.visits for each in weigh(known, Budget(iterations=160), 5)) == 160


def test_a_budget_of_time_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that gains a twentieth of a second whenever it is looked at: the thinking stops at its time."""
    now = [0.0]

    def tick() -> float:
        now[0] += 0.05
        return now[0]

    monkeypatch.setattr(search, "perf_counter", tick)
    found = weigh(opening("tactique"), Budget(seconds=0.5), 2)
    assert 0.5 <= now[0] <= 0.6
    assert 0 < sum(each.visits for each in found) <= 11


@pytest.mark.parametrize("id", ["battle_cry", "tactique", "gradisca", "black_powder"])
def test_thinking_by_time_keeps_its_bound(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Real thoughts in the middle of a battle, by the time of this thread: a busy machine changes nothing."""
    monkeypatch.setattr(search, "perf_counter", thread_time)
    known = later(id, 30)
    make("search:1", 1).choose(known)  # what a game works out once is no part of a decision
    began = thread_time()
    make("search:0.4s", 1).choose(known)
    assert thread_time() - began <= 1.2 * 0.4


def later(id: str, steps: int) -> Knowledge:
    """What is known to whoever has a choice after so many steps of quick play."""
    game, luck = load(id), Seeded(2)
    s = game.rules.start(game.rules.scenarios()[0].id, {})
    s.settle()
    taken = 0
    while taken < steps or isinstance(s.agenda[-1], Chance) or len(s.agenda[-1].options(s)) == 1:
        step = s.agenda[-1]
        s.apply(step.sample(s, luck) if isinstance(step, Chance) else game.mind.quick(s))
        taken += 1
    return Knowledge(game, s, s.agenda[-1].actor(s), Seeded(4))


def turn_of(bot: Search, s: State, luck: Seeded) -> Iterator[int]:
    """The bot's first decisions; yields the visits that its best choice has been given."""
    seat = s.agenda[-1].actor(s)
    while s.agenda and s.agenda[-1].actor(s) == seat:
        choice = bot.choose(Knowledge(BATTLE_CRY, s, seat, luck))
        yield bot.tree.count if bot.tree is not None else 0
        s.apply(choice)
        settle(s, luck)


def test_thoughts_are_kept_from_step_to_step_of_a_turn() -> None:
    luck = Seeded(5)
    s = BATTLE_CRY.rules.start("bc01_first_bull_run", {})
    settle(s, luck)
    first, then = islice(turn_of(Search(2, Budget(iterations=160)), s, luck), 2)
    assert first == 40  # a quarter; the rest is rehearsed, or it is settled by then
    assert then > 40  # some of the first decision's iterations went the way that was chosen


@pytest.mark.parametrize("id", ["battle_cry", "tactique"])
def test_choices_are_compared_as_often_in_a_tree_that_was_kept(id: str) -> None:
    """The advised one had been tried so often on the way that it was not tried again, beside the others."""
    game, luck, bot = load(id), Seeded(5), Search(1, Budget(iterations=120))
    s = game.rules.start(game.rules.scenarios()[1].id, {})
    s.settle()
    settle(s, luck)
    seat, kept = s.agenda[-1].actor(s), 0
    while s.agenda and s.agenda[-1].actor(s) == seat:
        before = bot.tree
        choice = bot.choose(Knowledge(game, s, seat, luck))
        if bot.tree is not None and bot.tree is before and bot.tree.top is not None and bot.tree.top.visits:
            kept += 1
            arms = bot.tree.top.arms
            most = max(len(arm.seen) for arm in arms[1:]) if len(arms) > 1 else 0
            assert 2 * len(arms[0].seen) + 1 >= most
            assert sum(len(arm.seen) for arm in arms) >= 30  # a quarter of the budget, if it is settled then
        s.apply(choice)
        settle(s, luck)
    assert kept > 1


def test_nothing_is_kept_of_another_position() -> None:
    """As after an undo: the question is the same, the position is not."""
    bot = Search(1, Budget(iterations=4))
    bot.choose(opening("battle_cry", "bc01_first_bull_run"))
    bot.choose(opening("battle_cry", "bc02_pea_ridge"))
    assert bot.tree is not None
    assert bot.tree.count == 1  # a quarter


def test_with_little_time_the_search_does_what_is_advised() -> None:
    known = opening("tactique")
    best = max(known.game.mind.advice(known.worlds(Seeded(1))), key=Advice.worth)
    assert weigh(known, Budget(iterations=2), 3)[0].choice == best.choice


def test_a_recruit_slips_now_and_then() -> None:
    known = opening("battle_cry")
    best = make("greedy", 0).choose(known)
    chosen = [make("recruit", seed).choose(known) for seed in range(8)]
    assert best in chosen
    assert set(chosen) - {best}
    assert set(chosen) <= set(known.choices)


@pytest.mark.parametrize("id", ["battle_cry", "tactique", "gradisca", "black_powder"])
def test_the_chances_of_both_sides_add_up(id: str) -> None:
    known = opening(id)
    chances = [win_chance(known.game, known.dealt, side) for side in range(2)]
    assert sum(chances) == pytest.approx(1, abs=0.001)
    assert 0 < chances[0] < 1


@pytest.mark.parametrize("id", ["battle_cry", "tactique", "black_powder"])
def test_every_scenario_begins_even(id: str) -> None:
    """What armies and ground seem to be worth makes up for what each side has to do: scenarios are fair.

    Gradisca has one war only, and leads are all that its chances are made of.
    """
    game = load(id)
    for scenario in game.rules.scenarios():
        s = game.rules.start(scenario.id, {})
        s.settle()
        assert win_chance(game, s, 0) == pytest.approx(0.5, abs=0.01), scenario.id


def test_gradisca_counts_points_the_more_the_later_it_is() -> None:
    known = opening("gradisca")
    s = known.dealt
    assert isinstance(s, War)
    s.points = [4, 0]
    early = win_chance(known.game, s, 0)
    s.turn = s.end_box
    assert win_chance(known.game, s, 0) > early + 0.05


def test_a_finished_match_is_certain() -> None:
    s = BATTLE_CRY.rules.start("bc01_first_bull_run", {})
    settle(s, Seeded(1))
    assert win_chance(BATTLE_CRY, s, 0) == pytest.approx(1 - win_chance(BATTLE_CRY, s, 1))
    BATTLE_CRY.rules.resign(s, 1)
    assert [win_chance(BATTLE_CRY, s, side) for side in range(2)] == [1.0, 0.0]


@pytest.mark.parametrize("id", ["battle_cry", "tactique", "gradisca", "black_powder"])
def test_quick_play_is_legal_and_its_clock_goes_on(id: str) -> None:
    game, luck = load(id), Seeded(2)
    s = game.rules.start(game.rules.scenarios()[0].id, {})
    s.settle()
    clocks = set()
    for _ in range(100):
        if not s.agenda:
            break
        step = s.agenda[-1]
        clocks.add(game.mind.clock(s))
        if isinstance(step, Chance):
            s.apply(step.sample(s, luck))
            continue
        choice = game.mind.quick(s)
        assert step.objection(s, choice) is None
        s.apply(choice)
    assert len(clocks) > 2


@pytest.mark.parametrize("name", ["search", "search:400", "search:1.5s", "veteran", "guard"])
def test_a_search_is_hired_by_name(name: str) -> None:
    bot = make(name, 1)
    assert isinstance(bot, Search)
    assert bot.budget.iterations == (400 if name == "search:400" else bot.budget.iterations)
    assert bot.budget.seconds == (1.5 if name == "search:1.5s" else bot.budget.seconds)


@pytest.mark.parametrize(
    "name", ["search:", "search:0", "search:x", "search:-1s", "search:0s", "guard:3", "search:9x0"]
)
def test_a_budget_that_is_none_is_refused(name: str) -> None:
    with pytest.raises(UnknownBot, match="is not understood"):
        make(name, 1)


@pytest.mark.parametrize(
    ("game", "scenario"), [("tactique", "auerstedt_1806"), ("battle_cry", "bc04_shiloh")]
)
def test_the_order_of_a_plan_is_no_choice(game: str, scenario: str) -> None:
    """Units are chosen one by one in any order: who is chosen later anyway is no other way to begin."""
    known = opening(game, scenario)
    while known.step.verb not in ("activate", "order"):
        s = known.worlds(Seeded(5))
        s.apply(load(game).mind.usual(s))
        known = Knowledge(load(game), s, known.seat, Seeded(6))
    tree = search.plant(known)
    tree.foresee(known.dealt)
    assert tree.top is not None
    choices = [arm.choice for arm in tree.top.arms]
    later = tree.plan_after(known.dealt, choices[0])
    assert later
    assert not set(later) & set(choices)
    assert len(choices) == len(known.choices) - len(later)


def test_garbage_is_swept_again_after_a_thought_however_it_ended() -> None:
    known, swept = opening("battle_cry"), []

    def interrupt(done: float) -> None:
        swept.append(gc.isenabled())
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        weigh(known, Budget(iterations=5), 1, heard=interrupt)
    assert swept == [False]
    assert gc.isenabled()


def test_whoever_sweeps_no_garbage_is_left_alone() -> None:
    gc.disable()
    try:
        weigh(opening("battle_cry"), Budget(iterations=2), 1)
        assert not gc.isenabled()
    finally:
        gc.enable()
