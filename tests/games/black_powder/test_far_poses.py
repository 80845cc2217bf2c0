"""The farthest poses that anybody can write are refused, and cut back, like any other, plain and compiled."""

from itertools import product

import pytest
from tests.games.black_powder.parade import play_on

from grognard.core.rng import Seeded
from grognard.games import load
from grognard.games.black_powder import ground, legs
from grognard.games.black_powder.state import MOVE, Battle
from grognard.play.notation import read_measure

GAME = load("black_powder")
SCENARIOS = [card.id for card in GAME.rules.scenarios()]
FAR = read_measure("x", "99999.9999")  # no more digits are read
CORNERS = list(product((-FAR, FAR), (-FAR, FAR)))


def begun(scenario: str) -> Battle:
    s, luck = GAME.rules.start(scenario, {}), Seeded(2)
    s.settle()
    while s.active < 0:
        play_on(s, luck)
    return s


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_leg_to_the_end_of_the_world(scenario: str) -> None:
    s = begun(scenario)
    for unit in s.units_of(0)[:4] + s.units_of(1)[:4]:
        facing = s.facing[unit]
        for x, y in CORNERS:
            leg = (MOVE, x, y, facing)
            assert legs.objection(s, unit, leg) is not None
            assert legs.objection(s, unit, (*leg, -x, -y, (facing + 1234) % 3600)) is not None
            cut = legs.cut_back(s, unit, leg)
            if len(cut) > 1 and cut[1:] != ground.pose(s, unit):
                assert legs.objection(s, unit, cut) is None


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_commander_does_not_ride_there(scenario: str) -> None:
    s, luck = begun(scenario), Seeded(3)
    while s.agenda and s.agenda[-1].verb != "ride":
        play_on(s, luck)
    commander = next(choice[0] for choice in s.agenda[-1].options(s) if choice)
    for x, y in CORNERS:
        assert s.agenda[-1].objection(s, (commander, x, y)) is not None
