"""A match asks whoever must decide, refuses with a clause, and goes on by itself where it can."""

import pytest

from grognard.core.journal import PASS, Choice, Note
from grognard.core.state import DRAW
from grognard.core.step import CHANCE
from grognard.core.table import SPECTATOR
from grognard.play.dealers import Dealer, DealerError, Duplicate, Fair, Scripted, Seeded, Typed
from grognard.play.ledger import Event
from grognard.play.match import Match, Refused
from grognard.play.setup import SetupError, prepare
from play.duel import DUEL, FEINT, LUNGE, PARRY, Pinned, duel_match, play

HANDS = "lunge feint parry lunge"  # red's two cards, then blue's


def refusal(match: Match, seat: int, *choices: Choice) -> Note:
    """Why the choices are refused; and nothing has happened."""
    before = match.state.facts(), match.n, len(match.ledger.lines)
    with pytest.raises(Refused) as refused:
        match.choose(seat, choices)
    assert (match.state.facts(), match.n, len(match.ledger.lines)) == before
    return refused.value.note


def test_chance_is_dealt_until_somebody_must_decide() -> None:
    match = duel_match(HANDS)
    assert [entry.text for entry in match.entries] == ["draw lunge", "draw feint", "draw parry", "draw lunge"]
    assert match.to_move == 0
    assert (0, 1) in match.options()


def test_an_entry_tells_who_what_and_why() -> None:
    match = duel_match(HANDS)
    (entry,) = play(match, "stand a1 a2")
    assert (entry.n, entry.actor, entry.verb, entry.choice) == (5, 0, "stand", (0, 1))
    assert (entry.text, entry.forced, entry.hidden) == ("stand red_man a2", False, None)
    assert entry.notes == (Note("DU-step", (1,), True),)


def test_a_forced_step_is_taken_by_the_referee_and_marked() -> None:
    match = duel_match(HANDS + " lunge", "six six")
    play(match, "stay", "play lunge")
    assert match.to_move == 1  # the window stands open
    happened = match.choose(1, [PASS])
    assert [(entry.text, entry.forced) for entry in happened] == [
        ("decline", False),
        ("fall a1", True),
        ("draw lunge", False),
    ]


def test_a_window_with_one_option_is_put_to_the_seat_all_the_same() -> None:
    match = duel_match("lunge feint lunge lunge", "six six")
    play(match, "stay", "play lunge")
    assert match.options() == [PASS]
    assert match.to_move == 1


def test_only_the_seat_to_move_decides() -> None:
    match = duel_match(HANDS)
    assert refusal(match, 1, PASS) == Note("GG-turn-1", (0,))
    assert refusal(match, SPECTATOR, PASS).clause == "GG-turn-1"
    assert refusal(match, 7, PASS).clause == "GG-turn-1"


def test_a_refused_choice_has_its_clause_and_numbers() -> None:
    match = duel_match(HANDS)
    assert refusal(match, 0, (1, 1)) == Note("DU-own", (1, 1))
    assert refusal(match, 0, (0, 9)).clause == "GG-choice-1"
    assert refusal(match, 0, (0,)).clause == "GG-choice-1"
    assert refusal(match, 0).clause == "GG-choice-1"


def test_several_choices_are_made_together() -> None:
    match = duel_match(HANDS)
    happened = match.choose(0, [(0, 1), (FEINT,), PASS])
    assert [(entry.text, entry.joined) for entry in happened] == [
        ("stand red_man a2", False),
        ("play feint", True),
        ("hold", True),
    ]
    assert match.to_move == 1


def test_of_several_choices_all_are_made_or_none() -> None:
    match = duel_match(HANDS)
    assert refusal(match, 0, (0, 1), (PARRY,)).clause == "DU-card"
    assert refusal(match, 0, (0, 1), (FEINT,), (FEINT,)).clause == "DU-card"


def test_choices_sent_together_end_where_another_decides_or_chance_comes() -> None:
    match = duel_match(HANDS)
    assert refusal(match, 0, (0, 1), PASS, PASS) == Note("GG-turn-1", (1,))
    assert refusal(match, 0, (0, 1), (LUNGE,), PASS) == Note("GG-turn-1", (CHANCE,))
    assert refusal(match, SPECTATOR, (0, 1), (LUNGE,), PASS).clause == "GG-turn-1"


def test_forced_steps_between_choices_sent_together_are_taken_and_taken_back_with_them() -> None:
    dealers: dict[str, Dealer] = {"dice": Typed(), "cards": Scripted(HANDS.split())}
    match = Match(Pinned(), "dawn", {}, ["Anna", "Ben"], dealers)
    happened = match.choose(0, [(0, 1), (LUNGE,)])
    assert [entry.text for entry in happened] == ["stand red_man a2", "fall a3", "play lunge"]
    assert [entry.forced for entry in happened] == [False, True, False]
    match.undo(0)
    assert match.n == 4


def test_after_the_end_nothing_is_decided() -> None:
    match = duel_match(HANDS)
    match.resign(0)
    assert match.result is not None
    assert (match.result.winner, match.to_move, match.options(), match.waiting) == (1, None, [], None)
    assert refusal(match, 0, PASS).clause == "GG-over-1"
    for late in (
        match.undo,
        match.ask_undo,
        match.grant_undo,
        match.resign,
        match.offer_draw,
        match.accept_draw,
    ):
        with pytest.raises(Refused, match="GG-over-1"):
            late(1)
    match.say(1, "well fought")
    assert match.events()[-1] == Event("say", 1, text="well fought")


def test_a_seat_may_decline_its_windows_until_its_turn() -> None:
    match = duel_match(HANDS + " lunge lunge lunge", "six six, six six, six six")
    match.decline_until_turn(1)
    happened = play(match, "stay", "play lunge")
    declined = [entry for entry in happened if entry.verb == "answer"]
    assert [(entry.text, entry.actor, entry.forced) for entry in declined] == [("decline", 1, False)]
    assert match.to_move == 1  # its own turn: something that is no window
    assert match.declining == set()
    play(match, "stay", "hold", "stay", "play lunge")
    assert match.step is not None
    assert (match.step.verb, match.to_move) == ("answer", 1)  # asked again


def test_an_open_window_is_declined_at_once() -> None:
    match = duel_match(HANDS + " lunge", "six six")
    play(match, "stay", "play lunge")
    assert [entry.verb for entry in match.decline_until_turn(1)] == ["answer", "fall", "draw"]


def typed(seats: tuple[str, str] = ("Anna", "Ben")) -> Match:
    return Match(DUEL, "dawn", {}, seats, {"dice": Typed(), "cards": Typed()})


def test_a_typed_outcome_is_waited_for() -> None:
    match = typed()
    waiting = match.waiting
    assert waiting is not None
    assert (waiting.side, waiting.secret, waiting.step.verb, match.to_move) == (0, True, "draw", CHANCE)
    match.enter(0, (LUNGE,))
    match.enter(0, (FEINT,))
    match.enter(1, (PARRY,))
    happened = match.enter(1, (LUNGE,))
    assert [entry.text for entry in happened] == ["draw lunge"]
    assert match.to_move == 0


def test_a_secret_draw_is_typed_by_its_owner_alone() -> None:
    match = typed()
    for seat in (1, SPECTATOR):
        with pytest.raises(Refused, match="GG-turn-1"):
            match.enter(seat, (LUNGE,))
    assert match.n == 0


def test_dice_are_typed_by_anybody_in_any_order_and_must_be_possible() -> None:
    dealers: dict[str, Dealer] = {"dice": Typed(), "cards": Seeded(4)}
    match = Match(DUEL, "dawn", {}, ["Anna", "Ben"], dealers)
    with pytest.raises(Refused, match="GG-turn-1"):
        match.enter(0, (5, 1))
    match.choose(0, [PASS, (LUNGE,)])
    for impossible, clause in (((1,), "GG-chance-1"), ((1, 9), "GG-choice-1"), (PASS, "GG-chance-1")):
        with pytest.raises(Refused, match=clause):
            match.enter(1, impossible)
    assert match.enter(1, (5, 1))[0].choice == (1, 5)


def test_nobody_enters_an_outcome_through_a_choice() -> None:
    match = typed()
    assert refusal(match, SPECTATOR, (LUNGE,)).clause == "GG-turn-1"
    assert refusal(match, 0, (LUNGE,)) == Note("GG-turn-1", (CHANCE,))


def test_a_draw_by_agreement_needs_an_offer_of_the_other_side() -> None:
    match = duel_match(HANDS)
    with pytest.raises(Refused, match="GG-choice-1"):
        match.accept_draw(1)
    match.offer_draw(0)
    with pytest.raises(Refused, match="GG-choice-1"):
        match.accept_draw(0)
    match.accept_draw(1)
    assert match.result is not None
    assert (match.result.winner, match.result.scores) == (DRAW, (0, 0))


def test_an_offer_lapses_when_somebody_decides() -> None:
    match = duel_match(HANDS)
    match.offer_draw(1)
    play(match, "stay")
    with pytest.raises(Refused):
        match.accept_draw(0)


def test_a_message_stays_on_one_line() -> None:
    match = duel_match(HANDS)
    match.say(0, "en garde,\n  Ben\x00!")
    assert match.events() == [Event("say", 0, text="en garde, Ben !")]
    with pytest.raises(Refused):
        match.say(SPECTATOR, "psst")


def test_a_side_is_told_only_its_own_draws() -> None:
    match = duel_match(HANDS)
    assert [entry.text for entry in match.told(0)] == ["draw lunge", "draw feint", "draw ?", "draw ?"]
    assert [entry.choice for entry in match.told(1, since=1)] == [PASS, (PARRY,), (LUNGE,)]
    assert [entry.notes[0].what for entry in match.told(SPECTATOR)] == [(0,), (0,), (1,), (1,)]


def test_a_script_that_runs_out_leaves_the_match_where_it_is() -> None:
    match = duel_match(HANDS)
    play(match, "stay")
    with pytest.raises(DealerError, match='no outcome left for "roll"'):
        match.choose(0, [(LUNGE,)])
    assert match.entries[-1].text == "play lunge"


@pytest.mark.parametrize(
    ("scenario", "options", "seats", "dealers", "error"),
    [
        ("down", {}, ["A", "B"], {}, 'no scenario of duel "down" .did you mean "dawn"'),
        ("dawn", {"turncap": 9}, ["A", "B"], {}, 'no option of duel "turncap" .did you mean "turn_cap"'),
        ("dawn", {"turn_cap": 0}, ["A", "B"], {}, "option turn_cap lies between 1 and 99, not 0"),
        ("dawn", {}, ["A"], {}, "1 names for 2 seats: red, blue"),
        ("dawn", {}, ["A", "B\n"], {}, "no name for a player: 'B"),
        ("dawn", {}, ["A", " "], {}, "no name for a player"),
        ("dawn", {}, ["A", "bot:"], {}, "no name for a player"),
        ("dawn", {}, ["A", "bot:x y"], {}, "no name for a player"),
        ("dawn", {}, ["A", "B"], {"dies": Seeded(1)}, 'no source of chance "dies" .did you mean "dice"'),
        ("dawn", {}, ["A", "B"], {"dice": Fair(), "cards": Fair()}, "one fair dealer"),
        ("dawn", {}, ["A", "B"], {"dice": Seeded(1), "cards": Seeded(1)}, "two dealers of one kind and seed"),
        ("dawn", {}, ["A", "B"], {"dice": Fair(b"", ["x"])}, "not a printable word for each seat"),
        ("dawn", {}, ["A", "B"], {"dice": Fair(b"", ["x", "\n"])}, "not a printable word for each seat"),
        ("dawn", {}, ["A", "bot:b"], {"cards": Typed()}, "the cards of bot:b cannot be typed"),
    ],
)
def test_a_match_that_cannot_start_says_why(
    scenario: str, options: dict[str, int], seats: list[str], dealers: dict[str, Dealer], error: str
) -> None:
    with pytest.raises(SetupError, match=error):
        prepare(DUEL, scenario, options, seats, dealers)


def test_options_are_kept_where_they_differ_from_the_usual() -> None:
    setup = prepare(
        DUEL, "dawn", {"blunt": 1, "turn_cap": 12}, ["A", "B"], {"cards": Duplicate(1), "dice": Typed()}
    )
    assert setup.options == {"blunt": 1}
    assert setup.all_options() == {"turn_cap": 12, "blunt": 1}
    assert list(setup.dealers) == ["dice", "cards"]


def test_the_cards_of_a_bot_are_dealt_while_the_dice_are_typed() -> None:
    match = Match(DUEL, "dawn", {}, ["Anna", "bot:random"], {"dice": Typed(), "cards": Fair()})
    assert match.to_move == 0
