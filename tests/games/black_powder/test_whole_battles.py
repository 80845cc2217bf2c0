"""What holds of every battle: who commands whom, that nothing is hidden, that a battle can be told again."""

import pytest

from grognard.core.journal import Choice
from grognard.core.rng import Seeded
from grognard.core.step import Chance
from grognard.core.table import SPECTATOR
from grognard.games import load
from grognard.games.black_powder.state import Battle

GAME = load("black_powder")
BATTLES = [scenario.id for scenario in GAME.rules.scenarios()]


def opened(battle: str) -> Battle:
    """A battle that begins, without options."""
    return GAME.rules.start(battle, {option.id: option.default for option in GAME.rules.options()})


def began(battle: str, steps: int, seed: int) -> tuple[Battle, list[Choice]]:
    """A battle after some steps by lot, and what was chosen or rolled."""
    rng = Seeded(seed)
    told: list[Choice] = []
    s = opened(battle)
    while s.agenda and len(told) < steps:
        step = s.agenda[-1]
        choice = step.sample(s, rng) if isinstance(step, Chance) else step.propose(s, rng)
        told.append(choice)
        s.apply(choice)
    return s, told


@pytest.mark.structure("BP-over-1")
@pytest.mark.parametrize("battle", BATTLES)
def test_everybody_has_his_place(battle: str):
    s = opened(battle)
    forces, brigades = s.field.forces, s.field.brigades
    assert sorted(unit for units in brigades.units for unit in units) == list(range(forces.units))
    assert all(brigades.units)
    commanders = range(forces.units, len(forces.ids))
    for brigade, units in enumerate(brigades.units):
        assert [each for each in commanders if forces.brigade[each] == brigade] == [
            brigades.commander[brigade]
        ]
        pieces = [*units, brigades.commander[brigade]]
        assert {forces.side[each] for each in pieces} == {brigades.side[brigade]}
        assert {forces.brigade[each] for each in pieces} == {brigade}
    assert set(brigades.side) == {0, 1}
    assert sorted(forces.side[each] for each in commanders if forces.brigade[each] < 0) == [0, 1]


@pytest.mark.structure("BP-over-10")
@pytest.mark.parametrize("battle", BATTLES[:3])
def test_everybody_sees_everything(battle: str):
    s, _ = began(battle, 60, 3)
    views = [GAME.table.view(s, seat) for seat in (0, 1, SPECTATOR)]
    assert views[0] == views[1] == views[2]
    assert all(not step.secret(s) for step in s.agenda)


@pytest.mark.structure("BP-over-12")
@pytest.mark.parametrize("battle", BATTLES[:3])
def test_the_same_choices_and_dice_make_the_same_battle(battle: str):
    s, told = began(battle, 60, 4)
    again = opened(battle)
    for choice in told:
        again.apply(choice)
    assert again.facts() == s.facts()
