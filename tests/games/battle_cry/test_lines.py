"""Lines of fire: the targets that a unit has, and the hexes that hide the others."""

import pytest

from grognard import games
from grognard.core.game import Game
from grognard.core.table import SPECTATOR
from grognard.games.battle_cry.aim import targets
from grognard.games.battle_cry.state import Battle

GAME: Game[Battle] = games.load("battle_cry")
SCENARIOS = ["bc01_first_bull_run", "bc10_gettysburg_day2", "bc16_kennesaw"]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_good_lines_are_the_targets(scenario: str) -> None:
    s = GAME.rules.start(scenario, {})
    ids = s.field.army.ids
    for unit in s.field.army.units[0] + s.field.army.units[1]:
        lines = GAME.table.lines(s, SPECTATOR, unit)
        assert sorted(line.path[1] for line in lines if line.good) == sorted(ids[t] for t in targets(s, unit))
        assert all(line.path[0] == ids[unit] for line in lines)


def lines_of_the_first(*pieces: str) -> list[tuple[bool, str, str]]:
    s = GAME.cases.arrange({"board": "plain", "pieces": list(pieces), "turn": "usa"})
    return [(line.good, line.at, line.why.clause) for line in GAME.table.lines(s, SPECTATOR, 0)]


def test_a_line_is_stopped_at_the_hex_in_the_way() -> None:
    found = lines_of_the_first("usa inf e1", "usa inf e3", "csa inf e5")
    assert found == [(False, "e3", "BC-los-6")]


def test_an_enemy_beside_the_unit_stops_every_other_line() -> None:
    found = lines_of_the_first("usa inf e5", "csa inf e6", "csa inf e7")
    assert found == [(True, "", "BC-dice-1"), (False, "", "BC-battle-6")]


def test_a_general_has_no_lines() -> None:
    s = GAME.rules.start("bc01_first_bull_run", {})
    generals = [
        piece for piece in range(len(s.at)) if piece not in s.field.army.units[0] + s.field.army.units[1]
    ]
    assert generals
    assert all(GAME.table.lines(s, SPECTATOR, piece) == [] for piece in generals)
