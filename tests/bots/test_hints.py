"""Hints: the best choices with their reasons, from what the seat knows."""

from dataclasses import replace
from pathlib import Path
from time import perf_counter

import pytest

from grognard import games
from grognard.bots import Knowledge
from grognard.bots.hints import BEST, EVEN, FEW, Hint, advised_most, hint_of, hints, sequel
from grognard.bots.reasons import FOLLOWING, reasons, told_mistake
from grognard.bots.review import Mistake, Review
from grognard.bots.search import Budget, Estimate, plant
from grognard.core.rng import Seeded
from grognard.core.state import State
from grognard.core.step import CHANCE
from grognard.play import reading, replay
from grognard.play.notation import read
from grognard.play.telling import SPACE, Teller
from play.skirmish import Skirmish, SkirmishGame

RECORDS = Path(__file__).parents[1] / "records"
THOUGHT = Budget(iterations=30)


def position(file: str, verb: str, most: int = 1000) -> tuple[State, int]:
    """The first decision of a record with this verb and several choices, but no more than so many."""
    record = reading.load(RECORDS / file)
    ledger = replay.replay(games.load(record.game), record)
    s = ledger.kept[0][1].clone()
    for entry in ledger.entries:
        step = s.agenda[-1]
        if step.verb == verb and entry.actor != CHANCE and 2 < len(step.options(s)) <= most:
            return s, entry.actor
        s.apply(entry.choice)
    raise AssertionError(verb)


def leading_to(file: str, verb: str, follows: str) -> tuple[State, int, tuple[int, ...]]:
    """The first choice of a record with one verb after which the other is asked."""
    record = reading.load(RECORDS / file)
    ledger = replay.replay(games.load(record.game), record)
    s = ledger.kept[0][1].clone()
    for entry in ledger.entries:
        before, asked = s.clone(), s.agenda[-1].verb
        s.apply(entry.choice)
        if asked == verb and s.agenda and s.agenda[-1].verb == follows:
            return before, entry.actor, entry.choice
    raise AssertionError(verb)


def advised(file: str, verb: str, language: str = "en") -> tuple[list[Hint], list[str]]:
    """The hints, and the reasons of the best."""
    s, seat = position(file, verb)
    game = games.load(file.split("/")[0])
    found = hints(Knowledge(game, s, seat, Seeded(1)), THOUGHT, 1)
    return found, reasons(Teller(game, language), game, s, seat, found[0])


def test_three_choices_come_with_their_chances():
    found, _ = advised("battle_cry/bull_run.grog", "card")
    assert len(found) == 3
    assert len({hint.choice for hint in found}) == 3
    assert 1 >= found[0].win >= found[1].win >= found[2].win >= 0


@pytest.mark.parametrize(
    ("file", "verb"),
    [
        ("battle_cry/bull_run.grog", "move"),
        ("tactique/ecole.grog", "activate"),
        ("gradisca/basic.grog", "activate"),
        ("black_powder/reverse_slope.grog", "order"),
    ],
)
def test_there_are_three_however_little_time_there_is(file: str, verb: str):
    s, seat = position(file, verb)
    found = hints(Knowledge(games.load(file.split("/")[0]), s, seat, Seeded(1)), Budget(seconds=0.01), 1)
    assert len({hint.choice for hint in found}) == min(BEST, len(s.agenda[-1].options(s)))


@pytest.mark.parametrize(
    ("file", "verb", "most"),
    [
        ("battle_cry/bull_run.grog", "order", FEW),
        ("tactique/marengo.grog", "activate", FEW),
    ],
)
def test_the_same_plan_begun_elsewhere_is_not_told_where_there_are_others(file: str, verb: str, most: int):
    s, seat = position(file, verb, most)
    found = hints(Knowledge(games.load(file.split("/")[0]), s, seat, Seeded(1)), THOUGHT, 1)
    plans = [sorted([hint.choice, *hint.then]) for hint in found]
    assert len(found) == BEST
    assert all(plans.count(plan) == 1 for plan in plans)


def test_of_many_choices_three_plans_are_tried():
    s, seat = position("tactique/pratzen.grog", "activate")
    known = Knowledge(games.load("tactique"), s, seat, Seeded(1))
    assert len(known.choices) > FEW
    found, tree = advised_most(known), plant(known)
    assert len(found) == BEST
    for number, choice in enumerate(found):
        assert not set(found[number + 1 :]) & set(tree.plan_after(known.dealt, choice))


@pytest.mark.parametrize(("language", "told"), [("en", "on average"), ("fr", "en moyenne")])
def test_before_dice_the_losses_to_be_expected_and_the_clauses_are_told(language: str, told: str):
    found, said = advised("battle_cry/bull_run.grog", "battle", language)
    assert found[0].seen is not None
    assert told in said[0]
    assert any("(BC-" in line for line in said)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    ("file", "verb"),
    [
        ("battle_cry/bull_run.grog", "battle"),
        ("tactique/ecole.grog", "attack"),
        ("gradisca/basic.grog", "march"),
        ("black_powder/reverse_slope.grog", "shoot"),
    ],
)
def test_nothing_in_a_hint_lacks_its_name(file: str, verb: str, language: str):
    found, said = advised(file, verb, language)
    assert found[0].seen is not None or file.startswith("gradisca")
    assert not [line for line in said if "_" in line]


def test_a_move_tells_whom_it_threatens():
    found, said = advised("battle_cry/bull_run.grog", "move")
    moved = next(hint for hint in found if hint.choice)
    assert moved.threatens
    assert "Confederate" in " ".join(said)


@pytest.mark.parametrize(
    ("language", "then", "attack", "mean"),
    [("en", "Then, for", " attacks ", "on average"), ("fr", "Ensuite, par", " attaque ", "en moyenne")],
)
def test_a_card_tells_what_it_would_be_played_for(language: str, then: str, attack: str, mean: str):
    found, said = advised("battle_cry/bull_run.grog", "card", language)
    s, seat = position("battle_cry/bull_run.grog", "card")
    s.apply(found[0].choice)
    for choice in found[0].then:
        assert s.agenda[-1].actor(s) == seat
        assert s.agenda[-1].objection(s, choice) is None
        s.apply(choice)
    assert s.agenda[-1].actor(s) == CHANCE  # dice end what can be told
    *_, plan, losses = said
    assert plan.startswith(then)
    assert plan.count(". ") == FOLLOWING - 1
    assert attack in plan.rsplit(". ", 1)[1]  # what it leads to comes last, however much is left out
    assert mean in losses
    first = Teller(games.load("battle_cry"), language).name(s, "piece", found[0].then[0][0])
    assert plan.count(first) == 1  # of each piece one thing is told


def test_what_is_told_to_follow_is_one_undertaking():
    found, said = advised("gradisca/advanced.grog", "activate")
    assert found[0].then
    assert said[-1].count("On the march") == 1
    assert "activate" not in said[-1]


@pytest.mark.parametrize(
    ("verb", "follows"),
    [
        ("march", "ambush"),  # the enemy may play a card before the fight
        ("play", "lose"),  # nobody has a card any more: all that is asked is whom the losses hit
    ],
)
def test_losses_are_told_where_the_enemy_has_his_say_before_them_and_where_no_dice_fall(
    verb: str, follows: str
):
    game = games.load("gradisca")
    s, seat, choice = leading_to("gradisca/advanced.grog", verb, follows)
    known = Knowledge(game, s, seat, Seeded(1))
    hint = hint_of(known, known.dealt, Estimate(choice, 0.5, 1, ()), perf_counter() + 60)
    assert hint.seen is not None
    said = reasons(Teller(game, "en"), game, s, seat, hint)
    assert said[0].startswith("To be expected on average: ")
    assert " lost" in said[0]


@pytest.mark.parametrize(
    ("language", "told"), [("en", "Hardly better or worse"), ("fr", "Ni vraiment mieux")]
)
def test_where_nothing_can_be_said_for_a_choice_others_are_as_good(language: str, told: str):
    file = "black_powder/reverse_slope.grog"
    game, (s, seat) = games.load("black_powder"), position(file, "ride")
    found, said = advised(file, "ride", language)
    assert found[0].win - found[-1].win < EVEN
    assert told not in " ".join(said)
    mute = replace(found[0], terms=(), then=(), ahead=None)
    assert reasons(Teller(game, language), game, s, seat, mute)[0].startswith(told)
    assert not reasons(Teller(game, language), game, s, seat, replace(mute, even=False))


@pytest.mark.parametrize(
    ("language", "why"),
    [
        ("en", "Why: the place stays guarded. Against the choice made: the card is worth more later."),
        ("fr", "Pourquoi : la place reste gardée. Contre le choix fait : la carte vaudra plus tard."),
    ],
)
def test_a_mistake_tells_what_speaks_for_the_better_choice_and_against_the_other(language: str, why: str):
    game, (s, seat) = games.load("gradisca"), position("gradisca/advanced.grog", "activate")
    played, better = s.agenda[-1].options(s)[:2]
    mistake = Mistake(1, seat, played, better, 0.08, 0.5, (("garrison", 400), ("card", -300)))
    review = Review((0.5,), ((1, 0),), (mistake,), (), (), 0.0)
    told = told_mistake(Teller(game, language), review, s, mistake)
    assert told.lines[2].replace(SPACE, " ") == why


SPYING = {
    "pieces": ["v_pom_1 marano", "v_pom_2 marano", "a_pre_3 trieste", "a_pre_4 trieste"],
    "way": "one_area",
    "phase": "cards",
    "command": "pompei",
    "turn": "nov_dec_1615",
    "hands": {"ven": ["card_19"], "aus": ["card_20", "card_33"]},
}


def test_what_hangs_on_what_cannot_be_known_is_not_told():
    """A spy will find something in the enemy's hand, and nobody knows what."""
    game = games.load("gradisca")
    s: State = game.cases.arrange(SPYING)
    spy = read(game, s, s.agenda[-1], "play card_19")
    for seed in range(8):
        known = Knowledge(game, s, 0, Seeded(seed))
        found, _ = sequel(known, known.dealt, Estimate(spy, 0.5, 1, ()), perf_counter() + 60)
        assert not any(found)


def test_a_group_on_its_way_is_told_of_where_it_gets_to():
    game, teller = games.load("gradisca"), Teller(games.load("gradisca"), "en")
    group = {"pieces": ["v_giu_1 palma", "a_gra_1 gradisca"], "command": "giustiniani", "area": "palma"}
    s: State = game.cases.arrange(group)
    way = []
    trial = s.clone()
    for text in ("act move v_giu_1", "march to mariano", "march to palma", "march to marano"):
        way.append(read(game, trial, trial.agenda[-1], text))
        trial.apply(way[-1])
    said = reasons(teller, game, s, 0, Hint(way[0], 0.5, (), then=tuple(way[1:])))
    assert said == ["Then, for instance: The group goes to Marano."]


def test_what_cannot_be_known_changes_no_hint():
    game = SkirmishGame()

    def advice(volley: int) -> list[Hint]:
        s: Skirmish = game.rules.start("plain", {})
        s.cards[1] = volley
        return hints(Knowledge(game, s, 0, Seeded(3)), THOUGHT, 3)

    assert advice(0) == advice(1)
