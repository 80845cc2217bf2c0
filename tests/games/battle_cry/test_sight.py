"""Sight and dice of Battle Cry over whole boards and decks: what no single case can show."""

import pytest

from grognard import games
from grognard.core.game import Game
from grognard.games.battle_cry.field import INFANTRY
from grognard.games.battle_cry.sight import is_hidden
from grognard.games.battle_cry.state import Battle

GAME: Game[Battle] = games.load("battle_cry")
SCENARIOS = [card.id for card in GAME.rules.scenarios()]
WIDE = ["bc08_fredericksburg", "bc10_gettysburg_day2", "bc16_kennesaw"]
FARTHEST = 6


@pytest.mark.structure("BC-los-15")
@pytest.mark.parametrize("scenario", WIDE)
def test_who_sees_is_seen(scenario: str) -> None:
    s = GAME.rules.start(scenario, {})
    foot = next(unit for unit in s.field.army.units[0] if s.field.army.arm[unit] == INFANTRY)
    pairs = [(a, b) for a in range(s.field.size) for b in s.field.board.within(a, FARTHEST) if a < b]
    seen = [not is_hidden(s, foot, a, b) for a, b in pairs]
    assert seen == [not is_hidden(s, foot, b, a) for a, b in pairs]
    assert 0.1 < sum(seen) / len(pairs) < 0.9


@pytest.mark.structure("BC-dice-10")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_no_roll_of_the_ordinary_rules_has_more_than_five_dice(scenario: str) -> None:
    """The most dice of any unit at any distance, with the bonus that any card gives to its arm."""
    field = GAME.rules.start(scenario, {}).field
    rolls = [
        max(field.army.dice[unit] + field.army.hill_dice[unit]) + deed.terms.bonus[field.army.arm[unit]]
        for unit in field.army.units[0] + field.army.units[1]
        for deed in field.deeds
    ]
    assert max(rolls) == 5
