"""Matches between bots: the same with a record and without, legal throughout, and won by the better."""

from dataclasses import replace
from typing import Any

import pytest

from contract.trace import TOYS
from grognard.bots import UnknownBot
from grognard.bots.matches import TURN_CAP, Pairing, play_match
from grognard.core.playout import play_on, playout
from grognard.core.rng import Seeded
from grognard.core.step import CHANCE
from grognard.games import UnknownGame, load
from grognard.play.reading import read
from grognard.play.replay import replay
from grognard.play.setup import SetupError

GAME = load("battle_cry")
SCENARIOS = [card.id for card in GAME.rules.scenarios()]
BULL_RUN = Pairing("battle_cry", "bc01_first_bull_run", ("random", "random"))


@pytest.mark.parametrize("bots", [("random", "random"), ("greedy", "random"), ("greedy", "greedy")])
def test_a_match_is_the_same_with_a_record_and_without(bots: tuple[str, str]) -> None:
    """And the referee refuses nothing, or the recorded one would not have ended."""
    quick = replace(BULL_RUN, bots=bots)
    recorded = play_match(replace(quick, recorded=True), 4)
    assert play_match(quick, 4) == replace(recorded, record="")
    assert recorded.record.startswith("grognard 1\n")
    assert f"seat csa bot:{bots[1]}\n" in recorded.record


def test_a_record_of_bots_replays() -> None:
    row = play_match(replace(BULL_RUN, bots=("greedy", "random"), recorded=True), 6)
    result = replay(GAME, read(row.record), verify=True).state.result
    assert result is not None
    assert (result.winner, result.scores) == (row.winner, row.scores)


def test_other_seeds_are_other_matches() -> None:
    rows = [play_match(BULL_RUN, seed) for seed in range(6)]
    assert rows == [play_match(BULL_RUN, seed) for seed in range(6)]
    assert len({(row.scores, row.turns, row.steps) for row in rows}) > 3


def test_greedy_beats_random_on_every_field() -> None:
    won = 0
    for number, scenario in enumerate(SCENARIOS):
        side = number % 2
        bots = ("random", "greedy") if side else ("greedy", "random")
        won += play_match(Pairing("battle_cry", scenario, bots), 20).winner == side
    assert won >= 0.9 * len(SCENARIOS)


def test_automatic_play_is_capped_unless_told_otherwise() -> None:
    recorded = replace(BULL_RUN, recorded=True)
    assert f"option turn_cap={TURN_CAP}\n" in play_match(recorded, 1).record
    short = play_match(replace(recorded, options={"turn_cap": 6}), 1)
    assert "option turn_cap=6\n" in short.record
    assert short.turns <= 6


def test_wrong_names_are_refused() -> None:
    with pytest.raises(UnknownBot, match='did you mean "random"'):
        play_match(replace(BULL_RUN, bots=("greedy", "randon")), 1)
    with pytest.raises(SetupError, match="1 bots for 2 sides: usa, csa"):
        play_match(replace(BULL_RUN, bots=("greedy",)), 1)
    with pytest.raises(SetupError, match="no scenario"):
        play_match(replace(BULL_RUN, scenario="bc99"), 1)
    with pytest.raises(UnknownGame):
        play_match(replace(BULL_RUN, game="battle_crie"), 1)


@pytest.mark.parametrize("listed", [False, True])
@pytest.mark.parametrize("forced", [False, True])
@pytest.mark.parametrize("game", [*TOYS, GAME], ids=[game.id for game in [*TOYS, GAME]])
def test_a_playout_counts_chance_and_real_decisions(game: Any, forced: bool, listed: bool) -> None:
    scenario = game.rules.scenarios()[0].id
    cap = {option.id: 40 for option in game.rules.options() if option.id == "turn_cap"}
    s, again = game.rules.start(scenario, cap), game.rules.start(scenario, cap)
    s.settle()
    again.settle()
    counted = playout(s, Seeded(1), [Seeded(seat + 2) for seat in range(len(game.seats))], forced, listed)
    luck, minds = Seeded(1), [Seeded(seat + 2) for seat in range(len(game.seats))]
    expected = 0
    while again.agenda:
        step = again.agenda[-1]
        seat = step.actor(again)
        options = step.options(again)
        expected += forced or seat == CHANCE or len(options) > 1
        if seat == CHANCE:
            again.apply(step.propose(again, luck))
        elif listed:
            again.apply(options[minds[seat].below(len(options))] if len(options) > 1 else options[0])
        else:
            again.apply(step.propose(again, minds[seat]))
    assert counted == expected
    assert s.facts() == again.facts()


@pytest.mark.parametrize("id", ["battle_cry", "tactique", "gradisca", "black_powder"])
def test_what_a_search_is_measured_against_plays_as_far_as_it_looks(id: str) -> None:
    game = load(id)
    s = game.rules.start(game.rules.scenarios()[0].id, {})
    s.settle()
    begun = game.mind.clock(s)
    assert play_on(game.mind, s, Seeded(1)) > game.mind.horizon
    assert game.mind.clock(s) == begun + game.mind.horizon
