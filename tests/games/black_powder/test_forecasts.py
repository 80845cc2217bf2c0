"""Forecasts of fire and combat say how often things happen when the dice are really rolled."""

from fractions import Fraction
from time import process_time

import pytest

from frequencies import Battles, check, seen
from grognard.core.journal import Choice
from grognard.core.rng import Seeded
from grognard.core.step import CHANCE
from grognard.games import load
from grognard.games.black_powder.state import Battle
from grognard.play.forecast import forecast, threats
from grognard.play.notation import read

GAME = load("black_powder")
OVER = ("shoot", "fight", "order")
FAR = ["a fr_line 60,10/0 id=v", "b us_vol 60,18/180 id=f"]  # others who can shoot: the phase goes on
SHOTS: Battles = {
    "a line at a line": (
        {"phase": "shooting", "pieces": ["a fr_line 20,10/0 id=u", "b us_vol 20,18/180 id=e", *FAR]},
        "shoot u e",
    ),
    "at a line that has lost much": (
        {
            "phase": "shooting",
            "pieces": ["a fr_line 20,10/0 id=u", "b us_vol 20,18/180 id=e casualties=2", *FAR],
        },
        "shoot u e",
    ),
    "guns at a column": (
        {
            "phase": "shooting",
            "pieces": [
                "a fr_foot_art 20,10/0 id=u",
                "b fr_line 20,25/180 formation=attack_column id=e",
                *FAR,
            ],
        },
        "shoot u e",
    ),
}


def threatened() -> Battle:
    """A line with an enemy before it who may charge, one who may only shoot, and one far away."""
    pieces = ["a fr_line 20,10/0 id=u", "b us_vol 20,18/180 id=e", "b us_vol 27,18/180 id=g"]
    return GAME.cases.arrange({"phase": "shooting", "pieces": [*pieces, "b us_vol 60,46/180 id=k"]})


@pytest.mark.parametrize("name", SHOTS)
def test_forecasts_are_about_as_often_right_as_they_say(name: str) -> None:
    check(GAME, SHOTS[name], 1000, OVER)


@pytest.mark.slow
@pytest.mark.parametrize("name", SHOTS)
def test_forecasts_agree_with_40_000_shots(name: str) -> None:
    check(GAME, SHOTS[name], 40_000, OVER)


def test_the_shots_are_varied() -> None:
    found = seen(GAME, SHOTS)
    assert found["b_casualties"] >= {0, 1, 2, 3}
    assert found["b_shaken"] == {0, 1}
    assert found["b_disordered"] == {0, 1}
    assert found["a_casualties"] == {0}


def test_a_shot_is_forecast_at_once() -> None:
    for position, text in SHOTS.values():
        s = GAME.cases.arrange(position)
        choice = read(GAME, s, s.agenda[-1], text)
        before = process_time()
        assert forecast(GAME, s, 0, choice).exact
        assert process_time() - before < 0.1


def test_dice_rolled_again_are_foreseen_with_the_saves_that_follow() -> None:
    """One of three has hit; the miss hits at 4 or more, and saves are made at 4 or more."""
    pieces = ["a fr_light 20,10/0 id=u", "b us_vol 20,20/180 id=e", "b us_vol 60,40/180 id=f"]
    s = GAME.cases.arrange({"phase": "shooting", "pieces": pieces})
    for text in ("shoot u e", "fire 1 2 5"):
        s.apply(read(GAME, s, s.agenda[-1], text))
    for text, mean in (("reroll yes", Fraction(3, 4)), ("reroll no", Fraction(1, 2))):
        known = forecast(GAME, s, 0, read(GAME, s, s.agenda[-1], text))
        assert known.exact
        assert known["b_casualties"].mean == mean


CHARGERS = [
    "a fr_line 20,10/0 formation=attack_column id=u",
    "a fr_line 20,7/0 formation=attack_column id=h",
    "b us_vol 20,15/180 id=e",
]


def before_charge(position: dict[str, object], *texts: str) -> tuple[Battle, Choice]:
    """A position in which u is told what to do, and its charge."""
    s = GAME.cases.arrange({"pieces": CHARGERS, **position})
    for text in texts:
        s.apply(read(GAME, s, s.agenda[-1], text))
    return s, read(GAME, s, s.agenda[-1], "leg charge e")


def test_a_charge_is_foreseen_to_the_end_of_its_round() -> None:
    """As often as the dice say that are rolled one by one, closing fire and saves and all."""
    s, choice = before_charge({"phase": "initiative"}, "initiate u")
    before, rng, plays = s.facts(), Seeded(1), 150
    expected = forecast(GAME, s, 0, choice)
    assert s.facts() == before
    assert expected.exact
    assert expected["a_fought"].mean > 0.9
    found = dict.fromkeys([number.name for number in expected.numbers], 0)
    for _ in range(plays):
        whole, first = GAME.mind.meant(s, choice)
        whole.apply(first)
        while whole.agenda:
            step = whole.agenda[-1]
            dice = step.actor(whole) == CHANCE
            whole.apply(step.settled(step.sample(whole, rng)) if dice else GAME.mind.usual(whole))
        for name, value in GAME.mind.tally(s, whole):
            found[name] += value
    for name in ("a_casualties", "b_casualties", "a_disordered", "b_shaken"):
        number = expected[name]
        spread = sum(chance * (value - number.mean) ** 2 for value, chance in number.odds.items())
        assert abs(found[name] / plays - number.mean) < 4 * (float(spread) / plays) ** 0.5, name


def test_an_ordered_charge_may_not_come_at_all() -> None:
    commanders = {"commanders": ["a brigade_a 20,6 rating=8"]}
    s, choice = before_charge(commanders, "order brigade_a orders", "brief u")
    arrives = forecast(GAME, s, 0, choice)["a_fought"].at_least(1)
    assert 0.7 < arrives < 0.9  # two dice against 9, an attack column's bonus and the enemy near


def test_threats_are_shots_and_charges_of_the_next_turn() -> None:
    s = threatened()
    ids, before = s.field.forces.ids, s.facts()
    found = {ids[enemy]: (world, choice) for enemy, world, choice in GAME.mind.threats(s, ids.index("u"))}
    assert s.facts() == before
    assert {enemy: world.agenda[-1].verb for enemy, (world, _) in found.items()} == {
        "e": "fight",
        "g": "shoot",
    }
    for world, choice in found.values():
        assert world.agenda[-1].objection(world, choice) is None
        seen_now = forecast(GAME, world, 1, choice)
        assert seen_now.exact
        assert seen_now["a_casualties"].mean > 0
    assert len(threats(GAME, s, 0, ids.index("u"))) == 2


def test_a_commander_is_not_threatened() -> None:
    s = GAME.rules.start("bp01_hamlet", {})
    assert GAME.mind.threats(s, s.field.forces.units) == []
