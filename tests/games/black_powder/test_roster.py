"""Rosters of Black Powder: what a list allows, what it costs, and what is wrong with a file."""

import re
from dataclasses import replace

import pytest

from grognard.games.black_powder.content import Officer
from grognard.games.black_powder.reading import read
from grognard.games.black_powder.roster import (
    points_of,
    profiles_for,
    read_roster,
    roster_points,
    sizes_of,
    written,
)
from grognard.packs import PackError, builtin, open_pack

CONTENT = read(open_pack(builtin("black_powder")), thorough=False)
PROFILES = CONTENT.profiles()

GOOD = """
name = "Avant-garde"
army = "france"
limit = 300
general = { name = "Gén. Morel", rating = 9 }

[[brigade]]
name = "1re brigade"
commander = { name = "Gén. Vial" }
unit = [
    { profile = "fr_line", count = 3 },
    { profile = "fr_light", size = "small" },
    { profile = "fr_foot_art" },
]

[[brigade]]
name = "Cavalerie légère"
commander = { name = "Gén. Bertin", rating = 7, bonus = 2, mount = "foot", personality = "timid" }
unit = [{ profile = "fr_hussar", size = "large" }, { profile = "wagon" }]
"""

WRONG_ROSTERS = [
    ('army = "france"', 'army = "franc"', 'line 3, army: no army "franc" (did you mean "france"?)'),
    ('army = "france"', 'army = "common"', 'line 3, army: no army "common"'),
    ("rating = 9", "rating = 11", "line 5, general.rating: expected 5 to 10, got 11"),
    ("rating = 9", "ratng = 9", 'line 5, general.ratng: unknown key "ratng" (did you mean "rating"?)'),
    ("limit = 300", "limit = 200", "line 4, limit: the army has 228 points, 28 above the limit"),
    ('"fr_line"', '"fr_lin"', 'line 11, brigade[0].unit[0].profile: no profile "fr_lin" (did you mean'),
    (
        '"fr_line"',
        '"br_line"',
        'line 11, brigade[0].unit[0].profile: "br_line" is not in the list of the army "france"',
    ),
    ("count = 3", "count = 0", "line 11, brigade[0].unit[0].count: expected 1 to 20, got 0"),
    ('"small"', '"huge"', "line 12, brigade[0].unit[1].size: expected one of"),
    (
        '"fr_foot_art" }',
        '"fr_foot_art", size = "large" }',
        'line 13, brigade[0].unit[2].size: "fr_foot_art" does not come in this size (as standard)',
    ),
    (
        '[{ profile = "fr_hussar", size = "large" }, { profile = "wagon" }]',
        "[]",
        "brigade[1].unit: a brigade has",
    ),
    ('name = "Avant-garde"', 'name = "Avant-garde', "line 2: not readable as TOML"),
    ('name = "Avant-garde"\n', "", 'missing key "name"'),
]


def test_a_roster_is_read_and_counted() -> None:
    roster = read_roster("army.toml", GOOD, CONTENT)
    assert roster.general == Officer("Gén. Morel", 9)
    assert roster.brigade[1].commander == Officer("Gén. Bertin", 7, 2, "foot", "timid")
    assert roster_points(CONTENT, roster) == 3 * 38 + (41 - 8) + 27 + (41 + 8) + 5 == 228


@pytest.mark.parametrize(("old", "new", "said"), WRONG_ROSTERS)
def test_a_wrong_roster_is_told_line_and_key(old: str, new: str, said: str) -> None:
    assert old in GOOD
    with pytest.raises(PackError) as refused:
        read_roster("army.toml", GOOD.replace(old, new, 1), CONTENT)
    told = [str(finding) for finding in refused.value.findings]
    assert any(re.match(re.escape("army.toml") + r"(, line \d+)?[,:] .*", line) for line in told)
    assert any(said in line for line in told), told


def test_everything_wrong_is_said_at_once() -> None:
    text = (
        GOOD.replace("rating = 9", "rating = 4")
        .replace('"fr_light"', '"fr_lite"')
        .replace("count = 3", "count = 99")
    )
    with pytest.raises(PackError) as refused:
        read_roster("army.toml", text, CONTENT)
    assert len(refused.value.findings) == 3


def test_an_army_without_brigades_is_none() -> None:
    text = 'name = "x"\narmy = "france"\ngeneral = {}\nbrigade = []\n'
    with pytest.raises(PackError, match="there is no brigade"):
        read_roster("army.toml", text, CONTENT)


def test_an_army_chooses_from_its_own_list_and_from_that_of_all() -> None:
    listed = profiles_for(CONTENT, "union")
    assert "us_vol" in listed
    assert "wagon" in listed
    assert "cs_inf" not in listed


@pytest.mark.parametrize(
    ("profile", "size", "points"),
    [
        ("fr_line", "standard", 38),
        ("fr_line", "large", 38 + 2 + 2 * 1 + 4),  # BP-list-3
        ("fr_line", "tiny", 38 - 5 - 2 * 2 - 8),
        ("at_line", "standard", 44 - 2 - 2 - 4),
        ("br_rifles", "small", 56 - 2 - 3 - 4),
        ("br_rifles_small", "small", 48),
        ("us_sharp", "standard", 35 + 2 + 4 + 4),
        ("fr_hussar", "small", 41 - 2 * 2 - 4),
    ],
)
def test_another_size_costs_what_the_formula_says(profile: str, size: str, points: int) -> None:
    assert points_of(CONTENT, PROFILES[profile], size) == points  # type: ignore[arg-type]


def test_guns_come_as_they_are_listed() -> None:
    assert sizes_of(CONTENT, PROFILES["ru_light_art"]) == ["large"]
    assert sizes_of(CONTENT, PROFILES["wagon"]) == ["standard"]
    assert sizes_of(CONTENT, PROFILES["fr_line"]) == ["standard", "large", "small", "tiny"]


def test_points_of_every_battle() -> None:
    points: dict[str, list[int]] = {}
    for scenario in CONTENT.scenarios:
        sides = {each.id: each.side for each in scenario.commander}
        of = [(sides[unit.brigade], PROFILES[unit.profile].points) for unit in scenario.unit]
        points[scenario.id[:4]] = [sum(cost for own, cost in of if own == side) for side in ("a", "b")]
    assert points == {
        "bp01": [302, 302],
        "bp02": [601, 561],
        "bp03": [457, 553],
        "bp04": [675, 605],
        "bp05": [538, 522],
        "bp06": [508, 527],
        "bp07": [553, 426],
        "bp08": [522, 417],
    }


def test_what_is_written_is_read_again() -> None:
    roster = read_roster("army.toml", GOOD, CONTENT)
    assert read_roster("again.toml", written(roster), CONTENT) == roster


def test_any_name_is_written() -> None:
    roster = read_roster("army.toml", GOOD, CONTENT)
    named = replace(roster, name='a "b" \\ c\td')
    assert read_roster("again.toml", written(named), CONTENT).name == 'a "b" \\ c d'
