"""What a bot gains over what is advised: nothing by the advice, less than nothing by chance."""

from dataclasses import replace

import pytest

from bots.test_search import opening
from grognard.bots import gauge
from grognard.bots.gauge import TO_THE_END, Gain, Sounding, drawn, gauged, sound, soundings, summed
from grognard.core.step import Chance
from grognard.games import GAMES, load

DECISION = Sounding("battle_cry", "bc04_shiloh", "greedy", 3, 4, 0)


QUICK = ("battle_cry", "tactique")
SLOW = [pytest.param(game, marks=pytest.mark.slow) for game in GAMES if game not in QUICK]


@pytest.mark.parametrize("game", [*QUICK, *SLOW])
def test_who_follows_the_advice_gains_nothing(game: str) -> None:
    gain = gauged(soundings(game, "greedy", 1, 4, 2, 0)[0])
    assert gain is not None
    assert (gain.differs, gain.gain) == (False, 0.0)


def test_a_position_is_drawn_in_which_there_is_something_to_think_about() -> None:
    positions = []
    for seed in range(6):
        game, s = drawn(replace(DECISION, seed=seed))
        assert s is not None
        assert s.result is None
        assert not isinstance(s.agenda[-1], Chance)
        assert game.mind.ponders(s)
        assert len(s.agenda[-1].options(s)) > 1
        positions.append(game.mind.clock(s))
    assert len(set(positions)) > 2  # early and late


@pytest.mark.slow
def test_choices_that_are_not_advised_lose_on_average() -> None:
    found: list[Gain] = []
    assert sound(soundings("tactique", "random", 24, 1, 6, 0), 1, found.append)
    whole = summed(found)
    assert whole.decisions == 24
    assert whole.differing > 8
    assert whole.mean < -whole.error


def test_the_worst_card_loses_by_much() -> None:
    known = opening("battle_cry", "bc04_shiloh")
    tree = gauge.plant(known)
    arms = tree.put(known.dealt).arms
    assert gauge.lead(tree, known.dealt, arms[-1], arms[0], replace(DECISION, lots=10)) < -0.02


def test_both_choices_meet_the_same_luck_to_the_end() -> None:
    """With the same choice on both sides there is no lead at all, however far it is played on."""
    item = replace(DECISION, bot="random", turns=TO_THE_END, lots=2)
    game, s = drawn(item)
    assert s is not None
    tree = gauge.plant(gauge.Knowledge(game, s, s.agenda[-1].actor(s), gauge.Seeded(1)))
    arm = tree.put(s).arms[0]
    assert gauge.lead(tree, s, arm, arm, item) == 0.0
    ends = {tree.rehearse(s, lot, arm, TO_THE_END)[0] for lot in range(6)}
    assert ends <= {0.0, 0.5, 1.0}


def test_the_same_seed_finds_the_same_for_any_number_of_jobs() -> None:
    items = soundings("tactique", "search:20", 4, 2, 3, 0)
    rows: list[list[Gain]] = [[], []]
    for jobs, found in zip((1, 2), rows, strict=True):
        assert sound(items, jobs, found.append)
    assert rows[0] == sorted(rows[1], key=lambda gain: gain.seed)


def test_scenarios_come_in_turn() -> None:
    cards = [card.id for card in load("tactique").rules.scenarios()]
    found = soundings("tactique", "greedy", len(cards) + 1, 5, 1, 0)
    assert [item.scenario for item in found] == [*cards, cards[0]]
    assert [item.seed for item in found] == list(range(5, 6 + len(cards)))


def test_an_interrupt_keeps_what_was_found(monkeypatch: pytest.MonkeyPatch) -> None:
    answers = iter([Gain(1, "card", False, 0.0, 0.1)])

    def interrupted(item: Sounding) -> Gain:
        for answer in answers:
            return answer
        raise KeyboardInterrupt

    monkeypatch.setattr(gauge, "gauged", interrupted)
    found: list[Gain] = []
    assert not sound([DECISION, DECISION], 1, found.append)
    assert len(found) == 1


def test_the_error_of_a_mean_is_smaller_the_more_decisions_there_are() -> None:
    gains = [Gain(number, "card", True, 0.02 if number % 2 else 0.0, 0.5) for number in range(4)]
    few, many = summed(gains), summed(gains * 4)
    assert few.mean == many.mean == pytest.approx(0.01)
    assert few.error == pytest.approx(0.02 / 12**0.5)
    assert many.error == pytest.approx(0.04 / 240**0.5)
    assert (many.decisions, many.differing, many.seconds) == (16, 16, 0.5)
    assert summed([]).decisions == 0
