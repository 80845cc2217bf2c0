"""Each toy keeps the contract through match, record, undo, view and forecast, and its own shape works."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from contract import layers, orders, pursuit, stack, window
from contract.toy import Draw, Toy, ToyGame
from contract.trace import TOYS
from grognard.core.journal import PASS, Choice
from grognard.core.rng import Seeded
from grognard.core.step import CHANCE, Chance, Step
from grognard.core.table import SPECTATOR
from grognard.play import dealers, reading, record, replay
from grognard.play.explain import explain
from grognard.play.forecast import forecast
from grognard.play.match import Match, Refused
from invariants import check_hidden, perft, play_random

LINES = 80
RED, BLUE = 0, 1
toys = pytest.mark.parametrize("game", TOYS, ids=[game.id for game in TOYS])


def begin(game: ToyGame, dealer: dealers.Dealer) -> Match:
    """A match in which one dealer deals everything."""
    names = [f"player {seat}" for seat in game.seats]
    return Match(game, "plain", {}, names, dict.fromkeys(dealers.SOURCES, dealer))


def scripted(game: ToyGame, *outcomes: str) -> Match:
    return begin(game, dealers.Scripted(outcomes))


def play_out(match: Match, rng: Seeded, steps: int = 10_000) -> Match:
    """Random choices until the match is over, or so many of them are made."""
    while match.result is None and steps:
        match.choose(match.to_move or 0, [rng.pick(match.options())])
        steps -= 1
    return match


def refusal(match: Match, seat: int, *choices: Choice) -> str:
    """The clause that refuses these choices."""
    with pytest.raises(Refused) as refused:
        match.choose(seat, choices)
    return refused.value.note.clause


# all toys alike


@pytest.mark.parametrize("toy", ["orders", "window", "stack", "layers", "pursuit"])
def test_a_toy_is_small(toy: str) -> None:
    lines = Path(__file__).with_name(f"{toy}.py").read_text("utf-8").splitlines()
    code = [line for line in lines if line.strip() and not line.strip().startswith(("#", '"""'))]
    assert len(code) <= LINES


@toys
def test_random_matches_keep_the_invariants(game: ToyGame) -> None:
    for seed in range(12):
        assert play_random(game, "plain", {}, Seeded(seed), dear_every=5).steps


VERBS = {
    "orders": {"order", "leg", "command", "respond", "fire"},
    "window": {"draw", "card", "battle", "fight_back"},
    "stack": {"fire", "hit", "press"},
    "layers": {"hide", "draw", "march", "turn", "card"},
    "pursuit": {"act", "roll", "retreat", "advance", "pursue", "riposte"},
}


@toys
def test_random_matches_come_to_every_step(game: ToyGame) -> None:
    verbs: Counter[str] = Counter()
    for seed in range(80):
        verbs += play_random(game, "plain", {}, Seeded(seed), cheap=False, dear_every=0).verbs
    assert set(verbs) == VERBS[game.id]


TREES = {
    "orders": [3, 13, 67, 309],
    "window": [2, 4, 8, 16],
    "stack": [4, 15, 51, 153],
    "layers": [6, 42, 84, 432],
    "pursuit": [7, 36, 151, 491],
}


@toys
def test_trees_are_counted(game: ToyGame) -> None:
    s = game.rules.start("plain", {})
    assert [perft(s, depth) for depth in (1, 2, 3, 4)] == TREES[game.id]


@toys
@pytest.mark.parametrize("dealer", [dealers.Seeded, dealers.Duplicate, None])
def test_a_record_replays_to_the_same_hash_and_is_proved(game: ToyGame, dealer: Any) -> None:
    match = play_out(begin(game, dealer(7) if dealer else dealers.Fair(bytes(range(32)))), Seeded(8))
    written = record.record(match)
    read = reading.read(record.write(written))
    assert read == written
    assert replay.replay(game, read).fingerprint() == match.ledger.fingerprint()
    assert replay.verify(game, read) == sum(entry.actor == CHANCE for entry in match.entries)


@toys
def test_a_saved_match_goes_on_as_it_would_have(game: ToyGame) -> None:
    match = play_out(begin(game, dealers.Seeded(3)), Seeded(1), 4)
    again = replay.restore(game, reading.read(record.write(record.record(match))))
    play_out(match, Seeded(2))
    play_out(again, Seeded(2))
    assert again.ledger.fingerprint() == match.ledger.fingerprint()


@toys
def test_a_running_match_is_exported_without_its_secrets(game: ToyGame) -> None:
    match = play_out(begin(game, dealers.Seeded(3)), Seeded(1), 1)
    for seat in [*range(len(game.seats)), SPECTATOR]:
        text = record.write(record.export(match, seat))
        secret = [entry for entry in match.entries if entry.hidden is not None]
        unseen = [entry for entry in secret if seat == SPECTATOR or entry.hidden != game.side_of(seat)]
        assert text.count(" draw ?") + text.count(" hide ?") == len(unseen)
        assert "state sha256" not in text
        assert "seeded 3" not in text


@toys
def test_every_position_can_be_returned_to(game: ToyGame) -> None:
    match = begin(game, dealers.Seeded(11))
    prints = {match.n: match.ledger.fingerprint()}
    rng = Seeded(4)
    while match.result is None and match.n < 40:
        match.choose(match.to_move or 0, [rng.pick(match.options())])
        prints[match.n] = match.ledger.fingerprint()
    for n in sorted(prints, reverse=True):
        match.ledger.back(n)
        assert match.ledger.fingerprint() == prints[n]


@toys
def test_undo_stops_at_chance_and_at_what_another_has_seen(game: ToyGame) -> None:
    match, rng = begin(game, dealers.Seeded(2)), Seeded(9)
    undone = 0
    while match.result is None and match.n < 60:
        seat, before, n = match.to_move or 0, match.ledger.fingerprint(), match.n
        made = match.choose(seat, [rng.pick(match.options())])
        if any(entry.barrier for entry in made) or match.to_move != seat:
            with pytest.raises(Refused, match=r"GG-undo-1|GG-over-1"):
                match.undo(seat)
        else:
            redo = [entry.choice for entry in made if not entry.forced]
            match.undo(seat)
            assert (match.ledger.fingerprint(), match.n) == (before, n)
            match.choose(seat, redo)
            undone += 1
    assert undone or game.id in ("window",)  # there every choice brings chance or shows a card


def test_plain_code_can_tell_steps_apart_in_either_build() -> None:
    steps = [layers.March(), layers.Next(), layers.TurnUp(0, 1), Draw(0)]
    for _ in range(2):  # the first answers must not colour the second
        assert [isinstance(step, Step) for step in steps] == [True, True, True, True]
        assert [isinstance(step, Draw) for step in steps] == [False, False, False, True]
        assert [isinstance(step, Chance) for step in steps] == [False, False, True, True]


# what a choice brings


def situation(id: str) -> tuple[Toy, int, Choice]:
    """A position in which something is at stake, the seat that asks, and the choice that it asks about."""
    game = next(game for game in TOYS if game.id == id)
    match = begin(game, dealers.Seeded(1))
    if id == "orders":
        match.choose(RED, [(1,), (1650,)])
        return match.state, RED, PASS
    if id == "window":
        return match.state, RED, match.options()[-1]
    if id == "stack":
        return scripted(game, "6 6", "6 6", "6", "6", "6").state, RED, (0,)
    if id == "layers":
        match.choose(RED, [(0,)])
    return match.state, RED, (2,) if id == "layers" else (0, 10)


def one_ending(game: ToyGame, before: Toy, choice: Choice, rng: Seeded) -> list[int]:
    """What the choice brought, once, when everybody answered in the usual way."""
    s = before.clone()
    depth, verb = len(s.agenda), s.agenda[-1].verb
    s.apply(choice)
    while len(s.agenda) >= depth and s.agenda[-1].verb != verb:
        step = s.agenda[-1]
        if isinstance(step, Draw):
            break
        s.apply(step.sample(s, rng) if isinstance(step, Chance) else game.mind.usual(s))
    return [value for _, value in game.mind.tally(before, s)]


@toys
def test_a_forecast_agrees_with_frequencies(game: ToyGame) -> None:
    before, seat, choice = situation(game.id)
    told = forecast(game, before, seat, choice)
    rng, trials = Seeded(8), 4000
    results = [one_ending(game, before, choice, rng) for _ in range(trials)]
    for index, number in enumerate(told.numbers):
        values = [result[index] for result in results]
        mean = sum(values) / trials
        error = (sum((value - mean) ** 2 for value in values) / trials / trials) ** 0.5
        assert abs(float(number.mean) - mean) <= 4 * error + 2 * number.margin + 1e-9
        if told.exact:
            assert set(values) <= set(number.odds)
            assert sum(number.odds.values()) == 1


@toys
def test_a_forecast_leaves_the_position_alone(game: ToyGame) -> None:
    before, seat, choice = situation(game.id)
    facts = before.facts()
    forecast(game, before, seat, choice)
    explain(before, choice)
    assert before.facts() == facts


# a declared order


def test_nothing_happens_until_the_order_is_given() -> None:
    match = scripted(orders.GAME, "1 1")
    match.choose(RED, [(0,), (700,), (300,)])
    assert match.state.at[0] == 900
    match.choose(RED, [PASS])
    assert match.state.at[0] == 300


def test_a_leg_that_spoils_the_order_is_refused_at_once() -> None:
    match = scripted(orders.GAME)
    match.choose(RED, [(0,)])
    assert refusal(match, RED, (1501,)) == "OR-3"
    assert refusal(match, RED, PASS) == "OR-1"
    match.choose(RED, [(1500,), (1750,)])  # a charge
    assert refusal(match, RED, (1500,)) == "OR-2"


def test_an_order_is_given_by_its_owner_though_nothing_else_is_left_to_him() -> None:
    match = scripted(orders.GAME, "6 6")
    match.choose(RED, [(1,), (1650,)])
    assert (match.to_move, match.options()) == (RED, [PASS])
    match.undo(RED)
    match.choose(RED, [(1,), (1250,)])
    given = match.choose(RED, [PASS])
    assert [(entry.text, entry.forced) for entry in given] == [("give", False), ("command 6 6", False)]


def test_a_leg_too_long_is_cut_back() -> None:
    match = scripted(orders.GAME)
    match.choose(RED, [(0,)])
    assert match.step is not None
    assert match.step.mend(match.state, (2500,)) == (1500,)
    assert match.step.mend(match.state, (-50,)) == (300,)


def test_any_point_within_reach_is_legal_though_the_menu_is_a_sample() -> None:
    match = scripted(orders.GAME)
    match.choose(RED, [(0,), (1234,)])
    assert match.state.route == [900, 1234]


def test_choices_sent_together_are_taken_together_or_not_at_all() -> None:
    match = scripted(orders.GAME)
    assert refusal(match, RED, (0,), (1200,), (1900,)) == "OR-3"
    assert match.n == 0
    match.choose(RED, [(0,), (1200,), (1250,)])
    match.undo(RED)
    assert match.n == 0


def test_the_roll_decides_how_many_legs_are_made() -> None:
    for roll, place in (("6 6", 900), ("4 4", 600), ("3 4", 300), ("1 1", 0)):
        match = scripted(orders.GAME, roll)
        match.choose(RED, [(0,), (600,), (300,), (0,), PASS])
        assert match.state.at[0] == place, roll


def charge(answer: int, *rolls: str) -> Match:
    """Red's second unit charges blue's first, which answers."""
    match = scripted(orders.GAME, "1 1", *rolls)
    match.choose(RED, [(1,), (1650,)])
    match.choose(RED, [PASS])
    assert match.to_move == BLUE
    match.choose(BLUE, [(answer,)])
    return match


def test_a_charge_is_answered_by_the_other_seat_before_it_goes_on() -> None:
    stood = charge(0).state
    assert stood.at[1] == 1200
    assert (stood.at[2], stood.men[2]) == (2300, 2)
    fled = charge(orders.FLEE).state
    assert (fled.at[1], fled.at[2], fled.men[2]) == (1650, 2300, 3)


def test_an_order_dies_under_closing_fire() -> None:
    died = charge(orders.FIRE, "5 6")
    assert (died.state.at[1], died.state.men[1], died.state.men[2]) == (1200, 1, 3)
    assert died.to_move == RED
    went_home = charge(orders.FIRE, "1 6")
    assert (went_home.state.men[1], went_home.state.men[2]) == (1, 3)


# a window


def test_a_window_opens_with_the_card_and_without() -> None:
    for held in ("scout", "fight_back"):
        match = scripted(window.GAME, *["volley", held] * 3, "5 6")
        made = match.choose(0, [(1,)])
        assert (match.to_move, made[-1].forced) == (BLUE, False)
        assert match.options() == ([PASS] if held == "scout" else [PASS, (window.FIGHT_BACK,)])


def test_a_seat_declines_beforehand_whatever_it_holds() -> None:
    for held in ("scout", "fight_back"):
        match = scripted(window.GAME, *["volley", held] * 3, "1 6", "volley")
        match.decline_until_turn(BLUE)
        texts = [entry.text for entry in match.choose(0, [(1,)])]
        assert texts == ["card volley", "battle 1 6", "decline", "draw volley"]
        assert (match.to_move, match.step.verb if match.step else "") == (BLUE, "card")


def test_the_other_seats_see_that_a_card_was_drawn_but_not_which() -> None:
    match = scripted(window.GAME, *["scout", "fight_back"] * 3)
    assert [entry.text for entry in match.told(BLUE)] == ["draw ?", "draw fight_back"] * 3
    assert [entry.text for entry in match.told(2)] == ["draw scout", "draw ?"] * 3  # red's second seat
    hands = window.GAME.table.view(match.state, BLUE).hands
    assert (hands[RED].size, hands[RED].cards) == (3, None)
    assert hands[BLUE].cards == ("fight_back",) * 3


def test_a_played_card_is_a_barrier() -> None:
    match = scripted(window.GAME, *["scout", "fight_back"] * 3, "6", "6 6", "volley", "volley")
    match.choose(0, [(0,)])
    answered = match.choose(BLUE, [(window.FIGHT_BACK,)])
    assert answered[0].barrier


def test_two_worlds_stay_alike_through_windows() -> None:
    match = scripted(window.GAME, *["scout", "fight_back", "volley", "scout", "charge", "volley"])
    assert max(check_hidden(window.GAME, match.state, RED, Seeded(seed), 60) for seed in range(10)) > 10


# hits spread over a stack


def test_the_owner_spreads_hits_in_any_order() -> None:
    match = scripted(stack.GAME, "1 6", "1 1", "6", "6", "6")
    assert [entry.text.split()[0] for entry in match.entries] == ["fire"] * 5
    assert match.state.owed == [0, 2]  # three hits, and the fort spared one
    match.choose(BLUE, [(5,), (5,)])
    assert match.state.men[5] == 0


def test_a_unit_that_is_gone_takes_no_hit_and_the_last_one_must() -> None:
    match = scripted(stack.GAME, "1 1", "1 1", "6", "6", "6", "6 6", "6 6")
    assert match.state.owed == [0, 3]
    match.choose(BLUE, [(4,)])
    assert refusal(match, BLUE, (4,)) == "ST-3"
    assert refusal(match, BLUE, (0,)) == "ST-3"
    made = match.choose(BLUE, [(6,)])
    assert (made[-1].text, made[-1].forced) == ("hit b2", True)


def test_rounds_follow_while_the_attacker_presses() -> None:
    match = scripted(stack.GAME, *["6 6", "6 6", "6", "6", "6"] * 2)
    assert (match.to_move, match.state.turn) == (RED, 1)
    match.choose(RED, [(0,)])
    assert (match.to_move, match.state.turn) == (RED, 2)
    match.choose(RED, [PASS])
    assert match.result is not None
    assert match.result.winner == BLUE


# layers and face-down markers


def wait_until(turn: int) -> Match:
    """Nobody does more than he must until a turn begins."""
    match = begin(layers.GAME, dealers.Seeded(4))
    while match.state.turn < turn:
        match.choose(match.to_move or 0, [match.options()[0]])
    return match


def test_the_layer_on_top_is_drawn_first() -> None:
    match = wait_until(4)
    assert match.state.layers[0][3:] == [0, 0]
    drawn = [entry for entry in match.entries if entry.verb == "draw"]
    assert [entry.choice[0] >= 3 for entry in drawn] == [False, False, False, True]


def test_the_late_cards_in_a_hand_stay_late_cards_when_it_is_dealt_anew() -> None:
    match = wait_until(7)
    hands = set()
    for seed in range(40):
        world = layers.GAME.resample(match.state, RED, Seeded(seed))
        assert world.hands[RED] == match.state.hands[RED]
        assert sum(world.hands[BLUE][:3]) == sum(match.state.hands[BLUE][:3])
        hands.add(tuple(world.hands[BLUE]))
    assert len(hands) > 1


def test_a_face_down_marker_gets_its_value_when_it_is_turned() -> None:
    match = scripted(layers.GAME, "spy", "3", "raid")
    match.choose(RED, [(0,)])
    assert match.state.lot == [2, 2, 1, 2]
    match.choose(RED, [(4,)])
    assert (match.state.lot, match.state.points) == ([2, 2, 1, 1], [3, 0])
    assert len(layers.GAME.table.view(match.state, BLUE).markers) == 5


def test_a_secret_choice_is_known_to_its_own_side_alone() -> None:
    match = scripted(layers.GAME, "spy", "spy", "3")
    match.choose(RED, [(4,)])
    assert [entry.text for entry in match.told(RED)] == ["hide a5", "draw spy"]
    assert [entry.text for entry in match.told(BLUE)] == ["hide ?", "draw ?"]
    match.choose(RED, [PASS, PASS])
    match.choose(BLUE, [(0,)])
    sprung = match.choose(BLUE, [(4,)])
    assert [note.clause for entry in sprung for note in entry.notes] == ["LA-4", "LA-5"]
    assert sprung[-1].barrier


# a riposte inside a pursuit


def test_a_riposte_comes_inside_a_pursuit_inside_a_battle() -> None:
    match = scripted(pursuit.GAME, "5 6", "2 2", "1 5")
    match.state.men[3] = 1
    match.choose(RED, [(0, 10)])  # the horse beats the first
    match.choose(RED, [(10,)])  # takes its hex
    assert match.options() == [PASS, (4,)]
    match.choose(RED, [(4,)])  # and pursues the next, whose friend stands beside it
    assert (match.to_move, match.options()) == (BLUE, [PASS, (0,)])
    assert [step.verb for step in match.state.agenda] == ["act", "riposte"]
    match.choose(BLUE, [(0,)])
    verbs = [entry.verb for entry in match.entries]
    assert verbs == ["act", "roll", "advance", "pursue", "roll", "riposte", "roll", "retreat"]
    assert match.entries[-1].forced  # one way back
    assert (match.to_move, match.state.at[0], match.state.men[0]) == (
        RED,
        7,
        2,
    )  # and no riposte to a riposte


def test_a_reason_is_given_for_each_loss() -> None:
    match = scripted(pursuit.GAME, "5 6")
    made = match.choose(RED, [(0, 10)])
    assert [(note.clause, note.what) for entry in made for note in entry.notes] == [("PU-2", (2,))]
