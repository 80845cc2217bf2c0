"""The review of a match: luck and choices add up, blunders and lucky rolls are found, nobody is judged by
what he could not know."""

import math

import pytest

from grognard.bots.review import MANY, Review, Reviewer, Turn, believed, speaking
from grognard.bots.swings import Swings
from grognard.core.journal import PASS, Choice
from grognard.core.rng import Seeded
from grognard.core.state import DRAW
from grognard.core.step import Chance
from play.skirmish import FLAG, HIT, MISS, BoldMind, BriskMind, Skirmish, SkirmishGame

GAME = SkirmishGame()
NEVER = 1  # a card that does nothing


LAST_FOE = ["red_inf_1 a3 figures=2", "blue_inf_1 a4 figures=1"]  # four dice at one last figure


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("grognard.bots.review.THOUGHT", 24)
    monkeypatch.setattr("grognard.bots.review.DOUBTS", 0)


@pytest.fixture
def careful(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("grognard.bots.review.THOUGHT", 96)  # so many that no luck hides a blunder
    monkeypatch.setattr("grognard.bots.review.DOUBTS", 1)
    monkeypatch.setattr("grognard.bots.review.LOTS", 12)


def given(*pieces: str, volley: str = "") -> Skirmish:
    position: dict[str, object] = {"pieces": list(pieces), "turn": "red"}
    return GAME.cases.arrange(position | ({"volley": volley} if volley else {}))


def reviewed(start: Skirmish, *choices: Choice, winner: int | None = None) -> Review:
    reviewer = Reviewer(GAME, start, choices, winner)
    reviewer.run()
    return reviewer.review()


def played(seed: int) -> tuple[Skirmish, tuple[Choice, ...]]:
    """Some fifty random steps."""
    start = GAME.rules.start("plain", {})
    s, rng, choices = start.clone(), Seeded(seed), []
    while s.agenda and len(choices) < 50:
        choices.append(s.agenda[-1].propose(s, rng))
        s.apply(choices[-1])
    return start, tuple(choices)


@pytest.mark.parametrize("seed", range(4))
def test_luck_and_choices_of_both_sides_make_the_whole_swing(seed: int):
    start, choices = played(seed)
    found = reviewed(start, *choices, winner=0)
    red, blue = found.accounts
    swing = found.wins[-1] - found.wins[0]
    assert red.luck - blue.luck + red.choices - blue.choices + found.ended == pytest.approx(swing)
    assert len(found.wins) >= 51 or found.wins[-1] in (0, 1)
    assert red.luck or blue.luck


def test_before_a_roll_the_chance_is_the_mean_of_what_may_come():
    s = given("red_inf_1 a3", "blue_inf_1 a4", "blue_inf_2 a6")
    s.apply((0, 2))
    before = Swings(GAME, Seeded(1)).worth(s)
    step = s.agenda[-1]
    assert isinstance(step, Chance)
    total = weights = 0.0
    for outcome, weight in step.outcomes(s):
        swings = Swings(GAME, Seeded(1))
        swings.worth(s)
        after = s.clone()
        after.apply(outcome)
        total += weight * swings.worth(after)
        weights += weight
    assert total / weights == pytest.approx(before, abs=0.01)


def test_what_is_done_after_a_roll_in_the_usual_way_is_part_of_the_roll():
    s = given("red_inf_1 a3", "blue_inf_1 a8", "blue_inf_2 a4")
    found = reviewed(s, (0, 3), (FLAG, MISS, MISS, MISS), (4,))  # it falls back where it may
    assert found.accounts[1].choices == pytest.approx(0)


@pytest.mark.usefixtures("careful")
def test_a_planted_blunder_is_found(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(GAME, "mind", BoldMind())
    s = given("red_inf_1 a3 figures=1", "blue_inf_1 a4 figures=1")  # whoever fires first has won
    found = reviewed(s, PASS, (NEVER,), (2, 0), (HIT, MISS, MISS, MISS))
    worst = found.mistakes[0]
    assert (worst.n, worst.seat, worst.played, worst.better) == (1, 0, PASS, (0, 2))
    assert 0.05 < worst.loss < 1
    assert found.accounts[0].mistakes >= worst.loss
    assert found.wins[-1] == 0


@pytest.mark.usefixtures("careful")
def test_the_right_choice_is_no_mistake():
    found = reviewed(given(*LAST_FOE), (0, 2), (HIT, MISS, MISS, MISS))
    assert found.mistakes == ()


def test_of_a_loss_no_more_is_believed_than_luck_leaves():
    assert believed([0.04] * 6) == pytest.approx(0.04)
    assert believed([0.5, -0.4] * 12) == 0  # so many would lead by 0.05 often enough
    assert 0.03 < believed([0.1, 0.0] * 12) < 0.05
    assert believed([-0.1] * 6) == 0


def test_what_speaks_for_a_choice_it_has_itself_and_the_rest_speaks_against_the_other():
    assert speaking((("danger", -100), ("card", 0)), (("danger", -500), ("card", -300))) == (
        ("danger", 400),
        ("card", -300),
    )
    assert speaking((), (("card", -300), ("hand", 200))) == (("card", -300),)
    assert speaking((("battle", 90), ("danger", -200)), (("battle", 50),)) == (("battle", 40),)


def test_a_planted_lucky_roll_is_found():
    s = given("red_inf_1 a1 figures=1", "red_inf_2 a2", "blue_inf_1 a5 figures=2", "blue_inf_2 a7")
    choices = [(0, 2), (HIT,), PASS, (1, 2), (MISS, MISS), PASS, PASS, (NEVER,)]
    found = reviewed(s, *choices)
    assert found.strokes[0].n == 2
    assert found.strokes[0].side == 0
    assert found.strokes[0].gain > 0
    assert found.strokes[1].gain < 0  # two dice that miss


@pytest.mark.usefixtures("careful")
def test_nobody_is_judged_by_what_he_could_not_know():
    steps = ((0, 2), (MISS, MISS, MISS, MISS), PASS, PASS, (NEVER,), PASS, (NEVER,))
    pieces = ("red_inf_1 a3", "blue_inf_1 a4")
    with_volley, without = reviewed(given(*pieces, volley="blue"), *steps), reviewed(given(*pieces), *steps)
    assert [m for m in with_volley.mistakes if m.seat == 0] == [m for m in without.mistakes if m.seat == 0]


def test_a_resignation_is_neither_luck_nor_choice():
    found = reviewed(given(*LAST_FOE), winner=1)
    assert found.wins[-1] == 0
    assert found.ended == pytest.approx(-found.wins[0])
    assert reviewed(given(*LAST_FOE), winner=DRAW).wins[-1] == 0.5


def test_an_interrupted_review_keeps_what_it_has_found():
    start, choices = played(1)
    reviewer = Reviewer(GAME, start, choices)

    def stop(done: float) -> None:
        if done > 0.2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        reviewer.run(stop)
    found = reviewer.review()
    assert not found.complete
    assert 10 < len(found.wins) < len(choices)


@pytest.mark.usefixtures("careful")
def test_progress_is_told_up_to_the_end():
    heard: list[float] = []
    start, choices = played(2)
    choices = choices[:4]
    Reviewer(GAME, start, choices).run(heard.append)
    assert heard == sorted(heard)
    assert heard[-1] == 1


def test_a_turn_is_worth_something_to_whoever_has_it_and_is_used_up(monkeypatch: pytest.MonkeyPatch):
    far = given("red_inf_1 a1", "blue_inf_1 a8")
    steps = (PASS, (NEVER,), PASS, (NEVER,), PASS)  # of the last turn nobody knows what follows
    still = reviewed(far, *steps)
    assert still.wins == pytest.approx([0.5] * 6)
    monkeypatch.setattr(GAME, "mind", BriskMind())
    found = reviewed(far, *steps)
    mine, theirs = 1 / (1 + math.exp(-1)), 1 / (1 + math.exp(1))
    assert found.wins == pytest.approx([mine, theirs, theirs, mine, mine, mine])
    for account in found.accounts:
        assert account.luck == pytest.approx(0)
        assert account.choices == pytest.approx(theirs - mine)  # nothing was made of it


@pytest.mark.parametrize("seed", range(4))
def test_what_a_turn_is_worth_is_no_luck(seed: int, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(GAME, "mind", BriskMind())
    start, choices = played(seed)
    found = reviewed(start, *choices, winner=0)
    red, blue = found.accounts
    swing = found.wins[-1] - found.wins[0]
    assert red.luck - blue.luck + red.choices - blue.choices + found.ended == pytest.approx(swing)
    assert all(0 <= win <= 1 for win in found.wins)


@pytest.mark.parametrize(("turns", "even"), [(MANY, True), (MANY - 1, False)])
def test_what_turns_usually_bring_is_seen_in_the_match_where_the_game_has_no_opinion(turns: int, even: bool):
    reviewer = Reviewer(GAME, given(*LAST_FOE), (PASS,) * 2 * turns)
    odds = 0.0
    reviewer.worths.append(0.5)
    for turn in range(turns):  # whose it is is drawn by lot; everybody makes the same of it
        side = 1 if turn % 3 else 0
        reviewer.begun.append(Turn(2 * turn, side, 0.0))
        odds += -0.1 if side else 0.1
        reviewer.steps.extend([(False, side), (True, side)])
        reviewer.worths.extend([1 / (1 + math.exp(-odds))] * 2)
    red, blue = reviewer.review().accounts
    assert (abs(red.choices) < 0.01 and abs(blue.choices) < 0.01) == even
    assert red.luck - blue.luck + red.choices - blue.choices == pytest.approx(
        reviewer.wins()[-1] - reviewer.wins()[0]
    )
