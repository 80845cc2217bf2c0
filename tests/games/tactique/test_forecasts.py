"""Forecasts of combats of every kind say how often things happen when the dice are really rolled."""

from time import process_time

import pytest

from frequencies import Battles, check, seen
from grognard.core.journal import PASS
from grognard.games import load
from grognard.play.forecast import forecast
from grognard.play.notation import read

GAME = load("tactique")
OVER = ("attack", "activate")
BATTLES: Battles = {
    "a supported line against a lone battalion": (
        {
            "pieces": [
                "blue inf_heavy f6 id=a",
                "blue inf_heavy f5",
                "blue inf_heavy f7",
                "red inf_heavy e6 id=b",
                "red inf_heavy a1",
            ]
        },
        "attack a b",
    ),
    "elite infantry against a weak unit with its back to the water": (
        {
            "pieces": ["blue inf_elite f6 id=a", "red inf_heavy e6 id=b elements=2", "red inf_heavy a1"],
            "terrain": ["water d5 d6"],
        },
        "attack a b",
    ),
    "infantry shakes cavalry": (
        {
            "pieces": [
                "blue inf_heavy f6 id=a",
                "blue inf_heavy f5",
                "blue inf_heavy f7",
                "red cav_heavy e6 id=b",
                "red inf_heavy a1",
            ]
        },
        "attack a b",
    ),
    "a charge that must go home": (
        {
            "pieces": [
                "blue cav_heavy f6 id=a",
                "red cav_light e6 id=b",
                "red inf_heavy d6",
                "red inf_heavy c6",
            ]
        },
        "attack a b",
    ),
    "elite guns far off": (
        {"pieces": ["blue art_elite i6 id=a", "red inf_light e6 id=b", "red inf_heavy a1"]},
        "attack a b",
    ),
    "guns against guns": (
        {"pieces": ["blue art_elite f6 id=a", "red art_heavy d6 id=b", "red inf_heavy a1"]},
        "attack a b",
    ),
    "over the edge": (
        {"pieces": ["blue inf_heavy b6 id=a", "red inf_heavy a6 id=b", "red inf_heavy a1"]},
        "attack a b",
    ),
    "the last unit": (
        {"pieces": ["blue inf_heavy f6 id=a", "red inf_heavy e6 id=b elements=1"]},
        "attack a b",
    ),
    "stubborn Russians": (
        {"pieces": ["blue inf_elite f6 id=a", "red inf_heavy e6 id=b nation=ru", "red inf_heavy a1"]},
        "attack a b",
    ),
    "brittle contingents": (
        {
            "pieces": [
                "blue inf_heavy f6 id=a",
                "red inf_heavy e6 id=b nation=reich",
                "red art_heavy d5",
                "red inf_heavy a1",
            ]
        },
        "attack a b",
    ),
    "a village that answers": (
        {
            "pieces": ["blue inf_heavy f6 id=a", "red inf_heavy e6 id=b", "red inf_heavy a1"],
            "terrain": ["buildings e6"],
        },
        "attack a b",
    ),
}


@pytest.mark.parametrize("name", BATTLES)
def test_forecasts_are_about_as_often_right_as_they_say(name: str) -> None:
    check(GAME, BATTLES[name], 1500, OVER)


@pytest.mark.slow
@pytest.mark.parametrize("name", BATTLES)
def test_forecasts_agree_with_100_000_combats(name: str) -> None:
    check(GAME, BATTLES[name], 100_000, OVER)


def test_the_combats_are_varied() -> None:
    """Among them are hits, losses of whole units, retreats."""
    found = seen(GAME, BATTLES)
    assert found["lost"] >= {0, 1, 2, 3}
    assert found["eliminated"] >= {0, 1}
    assert found["retreated"] >= {0, 1}


def test_a_riposte_and_a_second_combat_are_forecast_on_request() -> None:
    """The usual answer declines; who asks about the riposte or the pursuit gets its own forecast, in time."""
    line = ["red inf_heavy e6 id=b", "red inf_heavy e5", "red inf_heavy e7"]
    s = GAME.cases.arrange({"pieces": ["blue cav_heavy f6 id=a", *line, "red inf_heavy d6 id=c"]})
    before = process_time()
    asked = forecast(GAME, s, 0, read(GAME, s, s.agenda[-1], "attack a b"))
    assert asked.exact
    assert asked.answered["riposte"] > 0
    assert asked["own_lost"].mean == 0
    for text in ("attack a b", "roll white white white"):
        s.apply(read(GAME, s, s.agenda[-1], text))
    answer = forecast(GAME, s, 1, read(GAME, s, s.agenda[-1], "riposte a"))
    assert answer.exact
    assert answer["lost"].mean > 0
    assert process_time() - before < 0.1
    s = GAME.cases.arrange(
        {"pieces": ["blue cav_heavy f6 id=a", "red inf_heavy e6 id=b elements=1", "red inf_heavy d6 id=c"]}
    )
    for text in ("attack a b", "roll blue white white", "advance e6"):
        s.apply(read(GAME, s, s.agenda[-1], text))
    before = process_time()
    second = forecast(GAME, s, 0, read(GAME, s, s.agenda[-1], "pursue e6 c"))
    assert second.exact
    assert second["lost"].mean > 0
    assert process_time() - before < 0.05


def test_an_order_before_the_roll_is_foreseen_with_the_combat_that_it_interrupts() -> None:
    pieces = ["blue inf_heavy f6 id=a", "red inf_heavy e6 id=b", "red inf_heavy a1"]
    letters = {"letters": {"blue": 3, "red": 3}}
    s = GAME.cases.arrange({"options": {"orders": "letters"}, "pieces": pieces, "set": letters})
    attack = read(GAME, s, s.agenda[-1], "attack a b")
    meant = forecast(GAME, s, 0, attack)
    assert meant["lost"].mean > 0
    s.apply(attack)
    volley = read(GAME, s, s.agenda[-1], "order volley_fire")
    assert forecast(GAME, s, 0, PASS).numbers == meant.numbers
    assert forecast(GAME, s, 0, volley)["lost"].mean > meant["lost"].mean
    s.apply(PASS)
    assert s.agenda[-1].verb == "order"  # the defender's: told as he sees it
    assert forecast(GAME, s, 1, PASS)["own_lost"].odds == meant["lost"].odds
