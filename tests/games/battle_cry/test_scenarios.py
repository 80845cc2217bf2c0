"""The scenario files say what the tables of the specification say, and keep what it promises of them."""

import re
from pathlib import Path

import pytest

from grognard.boards.hexes import HexBoard
from grognard.games.battle_cry.content import (
    ArmyLine,
    Closed,
    Feature,
    GeneralLine,
    March,
    Objective,
    Scenario,
    SideCard,
    Steady,
    Terrain,
    UnitType,
    Work,
    WorkLine,
)
from grognard.packs import builtin, open_pack

SPEC = (Path(__file__).parents[3] / "docs/rules/battle_cry.md").read_text("utf-8")
CHAPTER = SPEC[SPEC.index("### 5.3 Scenarios") : SPEC.index("## 6. Edge cases")]
TYPES = {"infantry (VMI cadets)": "cadets", "artillery (horse)": "horse_artillery"}
WIDTHS = [13, 12, 13, 12, 13, 12, 13, 12, 13]
BOARD = HexBoard(WIDTHS)

PACK = open_pack(builtin("battle_cry"))
SCENARIOS = {scenario.id: scenario for scenario in PACK.scenarios(Scenario)}
TERRAIN = {terrain.code: terrain for terrain in PACK.records("terrain.toml", "terrain", Terrain)}
WORKS = {work.id: work for work in PACK.records("terrain.toml", "work", Work)}
UNITS = {unit.id: unit for unit in PACK.records("units.toml", "unit", UnitType)}

every_scenario = pytest.mark.parametrize("scenario", SCENARIOS.values(), ids=list(SCENARIOS))


def cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip("|").split("|")]


def tables(text: str) -> list[list[str]]:
    return [cells(line) for line in text.splitlines() if line.startswith("|")]


def overview(id: str) -> list[str]:
    """The scenario's line in the table of all sixteen."""
    return next(row for row in tables(CHAPTER) if row[0] == f"`{id}`")


def block(id: str) -> str:
    """The scenario's own part of the specification."""
    start = CHAPTER.index(f"#### `{id}`")
    end = CHAPTER.find("\n#### ", start)
    return CHAPTER[start:end] if end > 0 else CHAPTER[start:]


def label(column: str, row: str) -> str:
    return BOARD.labels[BOARD.at(int(column), int(row))]


def hexes(text: str) -> list[str]:
    return [label(*pair) for pair in re.findall(r"\((\d+),(\d+)\)", text)]


def starred(text: str) -> list[str]:
    return [label(*pair) for pair in re.findall(r"\((\d+),(\d+)\)\*", text)]


def named(text: str) -> list[tuple[str, str]]:
    """The names of a list such as "Jackson (5,5), Beauregard (7,6)", each with its hex."""
    found = re.findall(r"(?:^|, )(.+?) \((\d+),(\d+)\)", text)
    return [(name, label(column, row)) for name, column, row in found]


def side_rows(id: str) -> list[list[str]]:
    """The rows of the table of armies."""
    return [row for row in tables(block(id)) if len(row) == 3 and row[0] in ("usa", "csa")]


def ground(scenario: Scenario) -> dict[str, Terrain]:
    """The terrain of every hex, as the file draws it."""
    codes = [row.split() for row in scenario.rows]
    return {
        BOARD.labels[BOARD.at(c, r)]: TERRAIN[code]
        for r, row in enumerate(codes)
        for c, code in enumerate(row)
    }


def units(scenario: Scenario, side: str) -> list[tuple[UnitType, str]]:
    return [(UNITS[line.type], hex) for line in scenario.army if line.side == side for hex in line.hexes]


def generals(scenario: Scenario, side: str) -> list[str]:
    return [line.hex for line in scenario.general if line.side == side]


def strip(text: str) -> str:
    return text.replace("’", "'").lower()


def test_the_files_are_the_sixteen_scenarios_of_the_specification():
    assert list(SCENARIOS) == re.findall(r"^#### `(\w+)`", CHAPTER, re.MULTILINE)
    assert len(SCENARIOS) == 16
    PACK.check()


@every_scenario
def test_title_date_and_seats_are_those_of_the_overview(scenario: Scenario):
    _, en, fr, date, top, first, *_ = overview(scenario.id)
    assert (scenario.en, scenario.fr, scenario.date) == (en, fr, date)
    assert (scenario.top, scenario.first) == (top, first)


@pytest.mark.structure("BC-setup-1", "BC-win-3")
@every_scenario
def test_each_side_has_its_commander_cards_and_flags(scenario: Scenario):
    _, _, _, _, _, _, cards, flags, *_ = overview(scenario.id)
    commanders = re.search(r"Commanders: (.+?) \(usa, \d cards\), (.+?) \(csa", block(scenario.id))
    assert commanders
    each = zip(("usa", "csa"), commanders.groups(), cards.split("/"), flags.split("/"), strict=True)
    assert scenario.side == [SideCard(side, who, int(dealt), int(need)) for side, who, dealt, need in each]


@pytest.mark.structure("BC-board-1", "BC-scen-3")
@every_scenario
def test_the_drawing_is_the_one_of_the_specification(scenario: Scenario):
    drawn = re.findall(r"^r\d (.+)$", block(scenario.id), re.MULTILINE)
    assert scenario.rows == drawn
    assert [len(row.split()) for row in drawn] == WIDTHS


@pytest.mark.structure("BC-scen-1", "BC-scen-3")
@every_scenario
def test_the_terrain_is_the_one_listed_and_the_rest_is_clear(scenario: Scenario):
    kinds = {terrain.id for terrain in TERRAIN.values()}
    listed = {hex: row[0] for row in tables(block(scenario.id)) if row[0] in kinds for hex in hexes(row[1])}
    assert {hex: terrain.id for hex, terrain in ground(scenario).items()} == {
        hex: listed.get(hex, "clear") for hex in BOARD.labels
    }


@pytest.mark.structure("BC-s08-2", "BC-s13-1")
@every_scenario
def test_the_armies_stand_where_the_specification_puts_them(scenario: Scenario):
    rows = [row for row in side_rows(scenario.id) if not row[1].startswith("general")]
    assert scenario.army == [ArmyLine(side, TYPES.get(type, type), hexes(at)) for side, type, at in rows]


@pytest.mark.structure("BC-scen-2")
@every_scenario
def test_generals_are_with_the_starred_units_or_alone(scenario: Scenario):
    rows = side_rows(scenario.id)
    assert scenario.general == [
        GeneralLine(side, name, hex)
        for side, type, at in rows
        if type == "generals"
        for name, hex in named(at)
    ]
    for side in ("usa", "csa"):
        with_units = [hex for row in rows if row[0] == side for hex in starred(row[2])]
        alone = [hex for row in rows if row[:2] == [side, "general (lone)"] for hex in hexes(row[2])]
        stand = {hex for _, hex in units(scenario, side)}
        assert {hex for hex in generals(scenario, side) if hex in stand} == set(with_units)
        assert [hex for hex in generals(scenario, side) if hex not in stand] == alone


@pytest.mark.structure("BC-scen-5")
@every_scenario
def test_works_are_the_listed_ones_with_their_facing(scenario: Scenario):
    listed = [
        WorkLine(kind, facing.lower(), hexes(row[1]))
        for row in tables(block(scenario.id))
        for kind, facing in re.findall(r"work: (\w+), facing (\w+)", row[0])
    ]
    assert scenario.work == listed
    assert {line.kind for line in listed} <= set(WORKS)


@every_scenario
def test_places_bear_the_names_of_the_specification(scenario: Scenario):
    listed = [pair for row in tables(block(scenario.id)) if row[0] == "names" for pair in named(row[1])]
    assert [(strip(place.en), place.hex) for place in scenario.place] == [
        (strip(name), hex) for name, hex in listed
    ]
    assert all(place.fr for place in scenario.place)


@every_scenario
def test_a_player_can_read_what_he_chooses(scenario: Scenario):
    assert 150 < len(scenario.notes_en) < 600
    assert 150 < len(scenario.notes_fr) < 600
    assert "\n" not in scenario.notes_en + scenario.notes_fr
    assert not re.search(r" [;:!?»]|« |'", scenario.notes_fr)
    assert 10 <= scenario.length <= 25
    assert scenario.source.lower() in block(scenario.id).lower()
    assert scenario.reconstruction == (scenario.id != "bc14_perryville")


@pytest.mark.structure("BC-scen-4")
@every_scenario
def test_no_two_units_share_a_hex_nor_two_generals(scenario: Scenario):
    stand = [hex for side in ("usa", "csa") for _, hex in units(scenario, side)]
    lead = [line.hex for line in scenario.general]
    assert len(set(stand)) == len(stand)
    assert len(set(lead)) == len(lead)
    for side, other in (("usa", "csa"), ("csa", "usa")):
        assert not set(generals(scenario, side)) & {hex for _, hex in units(scenario, other)}


@pytest.mark.structure("BC-scen-4")
@every_scenario
def test_nobody_starts_where_he_may_not_go(scenario: Scenario):
    shut = {hex for hex, terrain in ground(scenario).items() if terrain.closed}
    shut |= {hex for line in scenario.closed for hex in line.hexes}
    for side in ("usa", "csa"):
        for type, hex in units(scenario, side):
            open_to = [arm for line in scenario.feature if hex in line.hexes for arm in line.entry]
            assert hex not in shut or type.arm in open_to
        assert not shut & set(generals(scenario, side))


@pytest.mark.structure("BC-scen-4")
@every_scenario
def test_each_side_has_a_unit_in_every_section(scenario: Scenario):
    for side in ("usa", "csa"):
        doubled = [BOARD.x[BOARD.find(hex)] for _, hex in units(scenario, side)]
        assert min(doubled) <= 8
        assert any(8 <= x <= 16 for x in doubled)
        assert max(doubled) >= 16


@pytest.mark.structure("BC-comp-6")
@every_scenario
def test_no_army_is_larger_than_the_box(scenario: Scenario):
    for side, counts in zip(("usa", "csa"), overview(scenario.id)[8:10], strict=True):
        arms = [type.arm for type, _ in units(scenario, side)]
        have = [arms.count(arm) for arm in ("infantry", "cavalry", "artillery")]
        have.append(len(generals(scenario, side)))
        assert have == [int(count) for count in counts.split("/")]
        assert all(count <= most for count, most in zip(have, (10, 3, 3, 3), strict=True))


@pytest.mark.structure("BC-ter-2")
@every_scenario
def test_works_lie_neither_on_water_nor_on_rough_ground(scenario: Scenario):
    for line in scenario.work:
        assert all(ground(scenario)[hex].works for hex in line.hexes)


# What the special rules say, scenario by scenario; that they are kept in play is proved elsewhere

PLAIN = ["bc01", "bc02", "bc03", "bc05", "bc06", "bc09"]


def special(short: str) -> list[object]:
    """Everything that a scenario has beside map and armies."""
    scenario = next(each for each in SCENARIOS.values() if each.id.startswith(short))
    lists = [scenario.objective, scenario.closed, scenario.feature, scenario.steady, scenario.march]
    return [*(each for list in lists for each in list), *scenario.removed]


@pytest.mark.structure("BC-s01-1", "BC-s02-1", "BC-s03-1", "BC-s05-1", "BC-s06-1", "BC-s09-1")
@pytest.mark.parametrize("short", PLAIN)
def test_six_battles_have_no_special_rules(short: str):
    assert special(short) == []


def spread(clause: str) -> list[str]:
    """The hexes that a clause of a scenario names, in its order."""
    text = re.search(rf"^- \*\*{clause}\*\* (.+)$", CHAPTER, re.MULTILINE)
    assert text
    return hexes(text[1].split("Why:")[0])


def test_at_shiloh_the_confederates_count_on_the_first_row_of_the_union():
    row = [BOARD.labels[BOARD.at(column, 0)] for column in range(13)]
    assert special("bc04") == [Objective("hold", "csa", "BC-s04-1", [row], each=True)]


def test_at_antietam_church_and_cornfield_are_worth_a_flag():
    corn = [[hex] for hex in spread("BC-s07-2")]
    assert len(corn) == 3
    assert special("bc07") == [
        Objective("hold", "usa", "BC-s07-1", [spread("BC-s07-1")]),
        Objective("hold", "usa", "BC-s07-2", corn, need=2),
        Objective("hold", "csa", "BC-s07-2", corn, need=2),
    ]


def test_at_fredericksburg_the_heights_count_and_the_river_is_closed():
    river = [
        hex for hex, terrain in ground(SCENARIOS["bc08_fredericksburg"]).items() if terrain.id == "waterway"
    ]
    assert special("bc08") == [
        Objective("hold", "usa", "BC-s08-1", [spread("BC-s08-1")], each=True),
        Closed(river, "BC-s08-3"),
    ]


def test_at_gettysburg_three_places_together_are_worth_three_flags():
    orchard, wheat = spread("BC-s10-3")
    top = spread("BC-s10-2")
    assert special("bc10") == [
        Objective("start", "csa", "BC-s10-3", [[orchard], [wheat], top], need=3, flags=3),
        Feature(
            spread("BC-s10-1"), ["infantry"], "BC-s10-1", cover=2, ignores=1, stops=True, battle_after=False
        ),
        Steady("usa", top, 1, "BC-s10-2"),
    ]


def test_the_charge_goes_two_hexes_and_aims_at_the_angle():
    assert special("bc11") == [
        Objective("hold", "csa", "BC-s11-1", [spread("BC-s11-1")], each=True),
        March("csa", "infantry", 2, "BC-s11-2"),
    ]


def test_thomas_stands_on_snodgrass_hill():
    assert special("bc12") == [Steady("usa", spread("BC-s12-1"), 1, "BC-s12-1")]


@pytest.mark.structure("BC-s13-1")
def test_the_cadets_are_the_only_unit_of_their_kind():
    assert special("bc13") == []
    cadets = [line for scenario in SCENARIOS.values() for line in scenario.army if line.type == "cadets"]
    assert cadets == [ArmyLine("csa", "cadets", spread("BC-s13-1"))]


@pytest.mark.structure("BC-s08-2")
def test_the_horse_artillery_is_on_prospect_hill():
    horse = [
        line for scenario in SCENARIOS.values() for line in scenario.army if line.type == "horse_artillery"
    ]
    assert horse == [ArmyLine("csa", "horse_artillery", spread("BC-s08-2"))]


@pytest.mark.parametrize(
    ("short", "kind", "each"), [("bc14", "hold", True), ("bc15", "capture", False), ("bc16", "hold", True)]
)
def test_the_union_takes_town_crossroads_and_trenches(short: str, kind: str, each: bool):
    clause = f"BC-s{short[2:]}-1"
    assert special(short) == [Objective(kind, "usa", clause, [spread(clause)], each=each)]
