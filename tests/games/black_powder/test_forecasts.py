"""Forecasts of fire and combat say how often things happen when the dice are really rolled."""

from time import process_time

import pytest

from frequencies import Battles, check, seen
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
def test_forecasts_agree_with_100_000_shots(name: str) -> None:
    check(GAME, SHOTS[name], 100_000, OVER)


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
