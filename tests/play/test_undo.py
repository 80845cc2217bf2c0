"""A step is taken back freely until a chance, a reveal or another's decision; beyond that by consent."""

import pytest

from grognard.core.journal import PASS
from grognard.core.rng import Seeded as Luck
from grognard.core.table import SPECTATOR
from grognard.play.dealers import Dealer, Fair, Seeded, Typed
from grognard.play.ledger import SPACING, Event
from grognard.play.match import Match, Refused
from play.duel import DUEL, FEINT, LUNGE, duel_match, play

HANDS = "lunge feint parry lunge"


def barred(match: Match, seat: int) -> bool:
    """Is a free undo refused, and nothing changed?"""
    before = match.state.facts(), match.n
    with pytest.raises(Refused, match="GG-undo-1"):
        match.undo(seat)
    return (match.state.facts(), match.n) == before


def test_a_choice_is_taken_back_freely() -> None:
    match = duel_match(HANDS)
    before = match.state.facts()
    play(match, "stand red_man a2")
    match.undo(0)
    assert match.state.facts() == before
    assert (match.n, match.to_move) == (4, 0)
    assert match.ledger.lines[-1] == Event("undo", n=4)
    assert [entry.text for entry in play(match, "stand red_man a3")] == ["stand red_man a3"]


def test_an_undo_adds_a_line_and_removes_none() -> None:
    match = duel_match(HANDS)
    play(match, "stand red_man a2")
    lines = list(match.ledger.lines)
    match.undo(0)
    assert match.ledger.lines == [*lines, Event("undo", n=4)]


def test_there_is_nothing_to_take_back_before_the_first_choice() -> None:
    assert barred(duel_match(HANDS), 0)


def test_chance_is_a_barrier() -> None:
    match = duel_match(HANDS + " lunge", "one one")
    play(match, "stay", "play lunge", "stay", "hold")
    assert barred(match, 0)
    assert barred(match, 1)


def test_a_reveal_is_a_barrier() -> None:
    match = duel_match(HANDS)
    play(match, "stay", "play feint")
    assert match.to_move == 0  # still red's decision, and no chance came between
    assert barred(match, 0)


def test_a_change_of_decider_is_a_barrier() -> None:
    match = duel_match(HANDS)
    play(match, "stay", "hold")
    assert match.to_move == 1
    assert barred(match, 0)
    play(match, "stay")
    match.undo(1)
    assert barred(match, 1)  # blue has taken back its own; the rest is red's


def test_a_spectator_takes_nothing_back() -> None:
    match = duel_match(HANDS)
    play(match, "stay")
    assert barred(match, SPECTATOR)


def test_choices_are_taken_back_one_by_one_and_those_sent_together_together() -> None:
    match = Match(DUEL, "dawn", {}, ["Anna", "Ben"], {"dice": Typed(), "cards": Seeded(4)})
    match.choose(0, [(0, 1), (LUNGE,)])
    assert match.waiting is not None  # the dice are not thrown yet
    match.undo(0)
    assert match.n == 4
    match.choose(0, [(0, 1)])
    match.choose(0, [(LUNGE,)])
    match.undo(0)
    assert match.n == 5
    match.undo(0)
    assert match.n == 4


def test_beyond_a_barrier_the_other_side_must_agree() -> None:
    match = duel_match(HANDS + " lunge", "one one")
    play(match, "stay")
    before = match.state.facts()
    play(match, "play lunge", "stay")
    match.ask_undo(0)
    for nobody in (0, SPECTATOR):
        with pytest.raises(Refused):
            match.grant_undo(nobody)
    match.grant_undo(1)
    assert match.state.facts() == before
    assert match.ledger.lines[-1] == Event("undo", n=5)
    with pytest.raises(Refused, match="GG-undo-1"):
        match.grant_undo(1)  # it was granted once


def test_a_question_lapses_when_it_is_refused_or_play_goes_on() -> None:
    match = duel_match(HANDS)
    play(match, "stay", "hold")
    match.ask_undo(0)
    match.refuse_undo(1)
    with pytest.raises(Refused, match="GG-undo-1"):
        match.grant_undo(1)
    match.ask_undo(0)
    play(match, "stay")
    with pytest.raises(Refused, match="GG-undo-1"):
        match.grant_undo(1)


def test_whoever_has_decided_nothing_asks_for_nothing() -> None:
    match = duel_match(HANDS)
    play(match, "stay")
    with pytest.raises(Refused, match="GG-undo-1"):
        match.ask_undo(1)


def test_choices_sent_together_are_asked_back_together() -> None:
    match = duel_match(HANDS)
    match.choose(0, [(0, 1), (FEINT,), PASS])
    match.ask_undo(0)
    match.grant_undo(1)
    assert match.n == 4


def test_the_fair_dealer_never_goes_back() -> None:
    fair = Fair(bytes(32))
    match = Match(DUEL, "dawn", {}, ["Anna", "Ben"], {"dice": fair, "cards": fair})
    rolls = []
    for again in range(8):
        match.choose(0, [PASS, (LUNGE,)])
        rolls.append(match.entries[6].choice)
        assert fair.dealt >= 5 + again
        match.ask_undo(0)
        match.grant_undo(1)
    assert len(set(rolls)) > 3


def test_the_way_back_is_right_however_long_the_match() -> None:
    dealers: dict[str, Dealer] = {"dice": Seeded(1), "cards": Seeded(2)}
    match = Match(DUEL, "dawn", {"turn_cap": 99}, ["Anna", "Ben"], dealers)
    luck, seen = Luck(3), {match.n: match.state.facts()}
    while match.result is None and match.n < 5 * SPACING:
        match.choose(match.to_move or 0, [(luck.pick(match.options()))])
        seen[match.n] = match.state.facts()
    for n in sorted(seen, reverse=True)[1:]:
        match.ledger.back(n)
        assert match.state.facts() == seen[n]
        assert len(match.entries) == n
