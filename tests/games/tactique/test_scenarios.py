"""The scenarios of Tactique are those of the specification, and fit the rules."""

import re
from pathlib import Path

import pytest

from grognard.games import load
from grognard.games.tactique.content import Scenario
from grognard.games.tactique.field import OFF_MAP
from grognard.packs import builtin, open_pack

GAME = load("tactique")
SCENARIOS = {scenario.id: scenario for scenario in GAME.rules.content.scenarios}
SPECIFICATION = (Path(__file__).parents[3] / "docs/rules/tactique.md").read_text("utf-8")
LISTED = re.findall(
    r"^\| `(\w+)` \| .+? \| (\d+)x(\d+) \| (.+?) \| (.+?) \| (\w+) \| (\d+) \| (.+?) \| (\w+) \|",
    SPECIFICATION,
    re.MULTILINE,
)
UNITS = re.findall(
    r"^\| (\w\w\d\d) \| (\w+) \| (\w+) \| (\w+) \| (\d+),(\d+) \| (\d+) \| (.+?) \|$",
    SPECIFICATION,
    re.MULTILINE,
)


def label(column: str, row: str) -> str:
    return f"{'abcdefghijkl'[int(row)]}{int(column) + 1}"


def test_every_scenario_of_the_specification_is_there():
    assert sorted(row[0] for row in LISTED) == sorted(SCENARIOS)
    assert len(SCENARIOS) == 12


@pytest.mark.parametrize("row", LISTED, ids=lambda row: row[0])
def test_sizes_commands_turns_and_targets(row: tuple[str, ...]):
    id, width, height, sides, commands, first, turns, targets, at_limit = row
    scenario = SCENARIOS[id]
    assert [len(line.split()) for line in scenario.rows] == [int(width)] * int(height)
    assert scenario.turns == int(turns)
    named = {given.id: given for given in scenario.side}
    assert named[first].side == scenario.first
    assert scenario.at_limit == (named[at_limit].side if at_limit in named else at_limit)
    field = GAME.rules.start(id, {}).field
    for text in sides.split(", "):
        name, counts = text.split()
        units = field.army.of[0 if named[name].side == "blue" else 1]
        assert counts == f"{len(units)}/{sum(field.army.full[unit] for unit in units)}"
    for text in commands.split(", "):
        name, level = text.split()
        assert named[name].command == level
    for text in targets.split(", "):
        name, target = text.split()
        assert named[name].target == int(target)


def test_every_unit_stands_where_the_specification_puts_it():
    ours = [
        (unit.id, line.nation, unit.type, unit.hex, unit.turn, unit.en)
        for scenario in SCENARIOS.values()
        for line in scenario.army
        for unit in line.units
    ]
    theirs = [
        (id, nation, type, label(column, row), int(turn), name.strip().replace("'", "’"))
        for id, _, nation, type, column, row, turn, name in UNITS
    ]
    assert sorted(ours) == sorted(theirs)


@pytest.mark.structure("TA-scen-3", "TA-over-5")
def test_only_the_scenarios_that_say_so_have_rules_of_their_own():
    foggy = {id: (s.fog.until, s.fog.range) for id, s in SCENARIOS.items() if s.fog is not None}
    assert foggy == {"lobositz_1756": (3, 2), "auerstedt_1806": (2, 2)}
    changed = {id for id, s in SCENARIOS.items() if any(side.change for side in s.side)}
    assert changed == {"quatre_bras_1815"}


@pytest.mark.structure("TA-hex-9")
@pytest.mark.parametrize("scenario", SCENARIOS.values(), ids=lambda scenario: scenario.id)
def test_a_road_runs_from_edge_to_edge(scenario: Scenario):
    field = GAME.rules.start(scenario.id, {}).field
    board = field.board
    reached = [hex for hex in range(board.size) if board.row[hex] == 0 and field.ground.roads[hex]]
    for hex in reached:
        reached.extend(b for b in field.ground.roads[hex] if b not in reached)
    assert any(board.row[hex] == len(board.widths) - 1 for hex in reached)


@pytest.mark.parametrize("scenario", SCENARIOS.values(), ids=lambda scenario: scenario.id)
def test_units_start_on_ground_that_they_can_stand_on(scenario: Scenario):
    s = GAME.rules.start(scenario.id, {})
    for unit, hex in enumerate(s.at):
        if hex != OFF_MAP:
            assert s.field.ground.passable[hex]
            assert s.unit_on[hex] == unit
        else:
            entry = s.field.army.entry[unit]
            assert s.field.ground.roads[entry], "reinforcements come by road (TA-reinf-1)"
            row, column = s.field.board.row[entry], s.field.board.column[entry]
            edges = (0, len(s.field.board.widths) - 1), (0, s.field.board.widths[row] - 1)
            assert row in edges[0] or column in edges[1]


@pytest.mark.parametrize("scenario", SCENARIOS.values(), ids=lambda scenario: scenario.id)
def test_both_languages_tell_of_it(scenario: Scenario):
    texts = [scenario.notes_en, scenario.notes_fr, scenario.en, scenario.fr, scenario.source]
    texts += [text for side in scenario.side for text in (side.en, side.fr)]
    texts += [text for place in scenario.place for text in (place.en, place.fr)]
    texts += [text for line in scenario.army for unit in line.units for text in (unit.en, unit.fr)]
    assert all(texts)
    assert not any("'" in text for text in texts)
    assert {goal.hex for goal in scenario.objective} <= {place.hex for place in scenario.place}
    for text in [scenario.notes_fr, scenario.fr]:
        assert not re.search(r"[^\u00a0][;:!?»]", text.replace("0:", "0\u00a0:")), text


def test_the_pack_stands_a_thorough_reading():
    load("tactique", builtin("tactique"))
    assert open_pack(builtin("tactique")).id == "tactique"
