"""What bots remember of a position is what they would find there anew."""

import pytest

from grognard.core.rng import Seeded
from grognard.core.step import Chance
from grognard.games import load
from grognard.games.battle_cry.findings import POSITIONS
from grognard.games.battle_cry.plans import advice, findings
from grognard.games.battle_cry.state import Battle
from grognard.games.battle_cry.weights import Weights

GAME = load("battle_cry")
SCENARIOS = [card.id for card in GAME.rules.scenarios()]


def anew(s: Battle) -> Battle:
    """The same position, judged by the same numbers with nothing remembered."""
    other = s.clone()
    other.weights = Weights(s.weights.given)
    return other


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_advice_is_the_same_whatever_is_remembered(scenario: str) -> None:
    luck, s = Seeded(5), GAME.rules.start(scenario, {})
    s.settle()
    for _ in range(150):
        if not s.agenda:
            break
        step = s.agenda[-1]
        if isinstance(step, Chance):
            s.apply(step.sample(s, luck))
            continue
        advised = advice(s)
        assert advised == advice(anew(s))
        best = max(advised, key=lambda each: each.worth())
        # now and then something else is done, so that who is ordered and who has moved differs
        s.apply(best.choice if luck.below(4) else advised[luck.below(len(advised))].choice)


def test_orders_change_nothing_of_what_is_known_and_moves_do() -> None:
    s = GAME.rules.start(SCENARIOS[0], {})
    s.settle()
    unit = s.field.army.units[s.active][0]
    known = findings(s)
    s.order(unit, 1)
    assert findings(s.clone()) is known
    s.marched[unit] += 1
    assert findings(s) is not known


def test_what_is_known_belongs_to_one_opinion() -> None:
    s = GAME.rules.start(SCENARIOS[0], {})
    s.settle()
    assert findings(s) is not findings(anew(s))


def test_no_more_positions_are_remembered_than_there_is_room_for() -> None:
    s = anew(GAME.rules.start(SCENARIOS[0], {}))
    for number in range(POSITIONS + 5):
        s.marched[0] = number
        findings(s)
    assert len(s.weights.findings) == 5
