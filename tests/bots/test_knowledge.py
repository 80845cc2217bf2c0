"""A bot knows what its seat knows: hidden cards dealt otherwise change nothing for it."""

from collections.abc import Iterator
from typing import Any

import pytest

from contract.trace import TOYS
from grognard.bots import Bot, Knowledge, UnknownBot, make
from grognard.core.rng import Seeded
from grognard.core.state import State
from grognard.core.step import Chance
from grognard.games import load

BATTLE_CRY = load("battle_cry")
NAMES = ("random", "greedy")  # all bots and games: test_honesty.py
MATCHES = [("bc01_first_bull_run", 1), ("bc08_fredericksburg", 2), ("bc13_new_market", 3)]


def positions(scenario: str, seed: int) -> Iterator[tuple[State, int]]:
    """Every decision of a match between two greedy bots, with the seat that decides."""
    luck, bots = Seeded(seed), [make("greedy", seat) for seat in range(2)]
    s = BATTLE_CRY.rules.start(scenario, {"turn_cap": 16})
    while s.agenda:
        step = s.agenda[-1]
        if isinstance(step, Chance):
            s.apply(step.sample(s, luck))
            continue
        seat = step.actor(s)
        yield s, seat
        s.apply(bots[seat].choose(Knowledge(BATTLE_CRY, s, seat, luck)))


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(("scenario", "seed"), MATCHES)
def test_what_is_hidden_changes_no_choice(name: str, scenario: str, seed: int) -> None:
    """The true hidden cards are permuted; the same seed must see the same worlds and choose the same."""
    shuffle = Seeded(99)
    permuted = 0
    for s, seat in positions(scenario, seed):
        other = BATTLE_CRY.resample(s, seat, shuffle)
        permuted += other.facts() != s.facts()
        known = [Knowledge(BATTLE_CRY, each, seat, Seeded(7)) for each in (s, other)]
        assert known[0].dealt.facts() == known[1].dealt.facts()
        assert known[0].view == known[1].view == BATTLE_CRY.table.view(s, seat)
        assert known[0].choices == known[1].choices == s.agenda[-1].options(s)
        assert make(name, 5).choose(known[0]) == make(name, 5).choose(known[1])
    assert permuted > 50


def test_greedy_does_not_guess_at_hidden_cards() -> None:
    """Whatever world it is dealt, it chooses the same: it reads open facts alone."""
    for number, (s, seat) in enumerate(positions("bc10_gettysburg_day2", 4)):
        known = [Knowledge(BATTLE_CRY, s, seat, Seeded(number + each)) for each in (0, 1000)]
        assert make("greedy", 1).choose(known[0]) == make("greedy", 2).choose(known[1])


def test_a_bot_cannot_touch_the_true_position() -> None:
    for s, seat in positions("bc02_pea_ridge", 5):
        before = s.facts()
        known = Knowledge(BATTLE_CRY, s, seat, Seeded(1))
        world = known.worlds(Seeded(2))
        world.apply(known.choices[-1])
        assert known.dealt is not s
        assert s.facts() == before
        if s.turn > 3:
            break


@pytest.mark.parametrize("game", TOYS, ids=[game.id for game in TOYS])
@pytest.mark.parametrize("name", [*NAMES, "search:8"])
def test_every_choice_is_legal_in_every_toy(game: Any, name: str) -> None:
    luck = Seeded(3)
    bots: list[Bot] = [make(name, seat) for seat in range(len(game.seats))]
    s = game.rules.start("plain", {})
    s.settle()
    while s.agenda:
        step = s.agenda[-1]
        seat = step.actor(s)
        if isinstance(step, Chance):
            choice = step.sample(s, luck)
        else:
            choice = bots[seat].choose(Knowledge(game, s, seat, luck))
        assert step.objection(s, choice) is None
        s.apply(choice)
    assert s.result is not None


def test_an_unknown_bot_is_refused_with_a_suggestion() -> None:
    with pytest.raises(UnknownBot, match=r'no bot "gredy" \(did you mean "greedy"\?\)'):
        make("gredy", 1)
    with pytest.raises(
        UnknownBot, match=r'no bot "x" \(there are: random, recruit, greedy, veteran, guard, search\)'
    ):
        make("x", 1)
