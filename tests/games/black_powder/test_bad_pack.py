"""Wrong packs of Black Powder: each is told file, line and key; none breaks down."""

import re
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grognard.games.black_powder.reading import read
from grognard.packs import Finding, PackError, builtin, open_pack
from grognard.packs.copy import copy_pack

HAMLET = "scenarios/bp01_hamlet.toml"
VILLAGE = "scenarios/bp03_burning_village.toml"
MORNING = "scenarios/bp06_first_morning.toml"
FRANCE = "armies/france.toml"
UNION = "armies/union.toml"
Change = Callable[[str, str, str], Path]

WRONG_PACKS = [
    # measures
    ("measures.toml", "distance = 12", 'distance = "12"', "move[1].distance: expected a number, got text"),
    ("measures.toml", "distance = 12", "distance = inf", "move[1].distance: expected a number, got inf"),
    (
        "measures.toml",
        "distance = 12",
        "distance = 0",
        "move[1].distance: expected 0.001 to 100 inches, got 0",
    ),
    ("measures.toml", 'id = "horse"', 'id = "hors"', 'move[1].id: expected one of "foot", "horse"'),
    (
        "measures.toml",
        'id = "support"',
        'id = "suport"',
        'distance[28].id: no distance "suport" (did you mean "support"?)',
    ),
    (
        "measures.toml",
        'id = "support"',
        'id = "group"',
        'distance[28].id: "group" is also the id of distance[2]',
    ),
    ("measures.toml", 'id = "support"', 'id = "suport"', 'distance: there is no entry for "support"'),
    (
        "measures.toml",
        '"BP-move-1"',
        '"BP-move-x"',
        'move[0].clause: no clause "BP-move-x" (did you mean "BP-m',
    ),
    (
        "measures.toml",
        "width = 6, depth = 1",
        "width = 6.001, depth = 1",
        "footprint[0].width: a footprint is halv",
    ),
    (
        "measures.toml",
        "width = 6, depth = 1",
        "width = 60, depth = 1",
        "footprint[0].width: expected 0.1 to 24 inc",
    ),
    (
        "measures.toml",
        'arm = "inf", formation = "line", size = "large"',
        'arm = "inf", formation = "line", size = "standard"',
        "footprint[1]: footprint[0] is for the same units",
    ),
    (
        "measures.toml",
        'arm = "cav", formation = "line"',
        'arm = "cav", formation = "square"',
        'footprint[21].formation: the arm "cav" does not take it',
    ),
    # dice and their tables
    (
        "rolls.toml",
        'row = "enemy"',
        'row = "enemi"',
        'modifier[1].row: no row "enemi" (did you mean "enemy"?)',
    ),
    (
        "rolls.toml",
        'row = "enemy"',
        'row = "distance"',
        'modifier[1].row: the row "distance" is already there',
    ),
    (
        "rolls.toml",
        'roll = "save"',
        'roll = "safe"',
        'modifier[11].roll: expected one of "command", "shooting"',
    ),
    ("rolls.toml", "value = 3", "value = 33", "modifier[27].value: expected -6 to 6, got 33"),
    ("rolls.toml", "at_least = 2", "at_least = 4", "margin: the margins begin with 0 and rise"),
    ("rolls.toml", "die = 3", "die = 4", "blunder: there is a blunder for each of 1 to 6"),
    ("rolls.toml", '"rear", moves = 2', '"rear"', 'blunder[0]: the result "rear" has a number of moves'),
    ("rolls.toml", "[1, 1, 2, 2, 3, 3]", "[1, 2, 3]", "blunder[5]: an uncontrolled charge has six numbers"),
    ("rolls.toml", "total = 7", "total = 8", "break: each total from the lowest to the highest has a result"),
    (
        "rolls.toml",
        'art = "hold"',
        'art = "holds"',
        'break[6].art: expected one of "break", "retire", "hold"',
    ),
    # units
    ("units.toml", 'id = "tiny"', 'id = "tinny"', 'size[3].id: expected one of "large", "standard", "small"'),
    (
        "units.toml",
        'arms = ["inf"], shooting = 1, column',
        'arms = ["in"], column',
        "formation[1].arms[0]: expec",
    ),
    (
        "units.toml",
        'id = "reliable"',
        'id = "relyable"',
        'special[4].id: no special "relyable" (did you mean "re',
    ),
    (
        "units.toml",
        '["ferocious_charge"]',
        '["ferocious"]',
        'special[21].includes[0]: no special rule "ferocious"',
    ),
    (
        "units.toml",
        '["ferocious_charge"]',
        '["gallop"]',
        "special[21].includes[0]: a rule does not include itself",
    ),
    ("units.toml", "range = 16", "range = 160", "weapon[5].range: expected 0 to 100 inches, got 160"),
    ("terrain.toml", 'shape = "area"', 'shape = "line"', 'terrain[0].shape: "woods" is of the shape "area"'),
    ("terrain.toml", "pace = 2", "pace = 0", "terrain[0].pace: expected 1 to 9, got 0"),
    # army lists
    (
        FRANCE,
        '"pas_de_charge"',
        '"pas_de_charg"',
        'profile[0].specials[0]: no special rule "pas_de_charg" (did you mean "pas_de_charge"?)',
    ),
    (
        FRANCE,
        '"must_square", ',
        '"pas_de_charge", ',
        'profile[0].specials[1]: "pas_de_charge" is there twice',
    ),
    (FRANCE, '"smoothbore_musket"', '"musket"', 'profile[0].weapon: no weapon "musket" (did you mean'),
    (
        FRANCE,
        '"smoothbore_musket"',
        '"smoothbore_artillery"',
        'profile[0].weapon: "smoothbore_artillery" is not',
    ),
    (FRANCE, "shooting = [3]", "shooting = [3, 2, 1]", "profile[0].shooting: there is one number"),
    (FRANCE, "shooting = [3, 2, 1]", "shooting = [3]", "profile[11].shooting: artillery has three numbers"),
    (FRANCE, "shooting = [0]", "shooting = [1]", 'profile[6].shooting: "sabre" does not shoot'),
    (FRANCE, "morale = 4", "morale = 1", "profile[0].morale: expected 2 to 6, got 1"),
    (FRANCE, "stamina = 3", "stamina = 0", "profile[0].stamina: expected 1 to 9, got 0"),
    (FRANCE, "points = 38", "point = 38", 'profile[0].point: unknown key "point" (did you mean "points"?)'),
    (FRANCE, 'id = "fr_light"', 'id = "fr_line"', 'profile[1].id: "fr_line" is also in armies/france.toml'),
    (FRANCE, 'id = "france"', 'id = "francia"', 'id: the id "francia" is not the name of the file'),
    (
        UNION,
        '"us_cav_foot"\npoints',
        '"us_cav_fot"\npoints',
        'profile[5].partner: no profile "us_cav_fot" (did',
    ),
    (UNION, '"us_cav_foot"\npoints', '"us_vol"\npoints', 'profile[5].partner: "us_vol" does not change back'),
    (UNION, ', "mounted_infantry"', "", "profile[5]: mounted_infantry has a partner, nothing else has one"),
    # ground
    (HAMLET, 'id = "austria"', 'id = "austia"', 'army[1].id: no army "austia" (did you mean "austria"?)'),
    (HAMLET, 'id = "austria"', 'id = "common"', 'army[1].id: no army "common"'),
    (HAMLET, 'side = "b", id', 'side = "a", id', "army: there is one army of each side, a before b"),
    (HAMLET, "width = 48", "width = 4.8", "width: expected 12 to 100 inches, got 4.8"),
    (HAMLET, "turns = 8", "turns = 0", "turns: expected 1 to 99, got 0"),
    (HAMLET, 'first = "a"', 'first = "fr"', 'first: expected one of "a", "b", got "fr"'),
    (HAMLET, '{ side = "b", points', '{ side = "a", points', 'zone: the side "b" has no zone'),
    (HAMLET, "[[24, 0], [24, 36]]", "[[24, 0]]", "terrain[0].points: a line is two points or more"),
    (
        HAMLET,
        "[[24, 0], [24, 36]]",
        "[[24, 0], [24, 0]]",
        "terrain[0].points: two points that follow each other",
    ),
    (HAMLET, "[[24, 0], [24, 36]]", "[[24, 0], [24, 37]]", "terrain[0].points[1]: this is off the table"),
    (HAMLET, "[[24, 0], [24, 36]]", "[[24, 0], [24]]", "terrain[0].points[1]: give x and y"),
    (
        HAMLET,
        "[[4, 14], [11, 13], ",
        "[[11, 13], [4, 14], ",
        "terrain[4].points: the sides of this area cross",
    ),
    (HAMLET, ", width = 1.5", "", 'terrain[0]: the kind "road" needs width'),
    (HAMLET, "width = 1.5", "level = 1", 'terrain[0].level: the kind "road" has no use for it'),
    (HAMLET, 'kind = "woods"', 'kind = "wood"', 'terrain[4].kind: expected one of "woods", "rough"'),
    (
        HAMLET,
        'id = "house_se"',
        'id = "house_nw"',
        'terrain[3].id: "house_nw" is already an id of this scenario',
    ),
    (HAMLET, "], size = 2", "], size = 4", "terrain[2].size: expected 0 to 3, got 4"),
    (
        HAMLET,
        'building = "house_nw"',
        'building = "hose_nw"',
        'objective[0].building: no building "hose_nw" (did',
    ),
    (HAMLET, ', building = "house_nw"', "", "objective[0]: an objective is a building or a disc"),
    (HAMLET, ", radius = 3", "", "objective[2]: a disc has a centre and a radius"),
    (HAMLET, '    { rule = "army_break" },\n', "", "victory: army_break is there once"),
    (HAMLET, 'rule = "most_points"', 'rule = "army_break"', "victory: one rule decides after the last turn"),
    (
        HAMLET,
        'rule = "most_points"',
        'rule = "score"',
        "victory[1]: a score is of a side, which wins with so many",
    ),
    (HAMLET, 'tie = "draw"', "draws = 1", "victory[1].draws: a draw takes fewer points than a victory"),
    # forces
    (HAMLET, "rating = 8", "rating = 11", "commander[0].rating: expected 5 to 10, got 11"),
    (HAMLET, ", general = true", "", 'commander: the side "a" has one general'),
    (HAMLET, "at = [24, 2]", "at = [24, -2]", "commander[0].at: this is off the table"),
    (HAMLET, 'brigade = "at_b1"', 'brigade = "at_b7"', 'unit[8].brigade: no brigade "at_b7" (did you mean'),
    (HAMLET, 'brigade = "fr_b1"', 'brigade = "general_a"', 'unit[0].brigade: no brigade "general_a"'),
    (HAMLET, 'id = "fr_b2", side', 'id = "fr_b3", side', 'commander[3].id: the brigade "fr_b3" has no unit'),
    (HAMLET, '"fr_line"', '"fr_lin"', 'unit[0].profile: no profile "fr_lin" (did you mean'),
    (HAMLET, 'id = "fr_l2"', 'id = "fr_l1"', 'unit[1].id: "fr_l1" is already an id of this scenario'),
    (HAMLET, '"limbered"', '"line"', 'unit[5].formation: "fr_foot_art" does not form "line"'),
    (
        HAMLET,
        '"limbered", at',
        '"limbered", size = "tiny", at',
        "unit[5].formation: no footprint of art, limbered, tiny",
    ),
    (HAMLET, "facing = 0", "facing = 360", "unit[0].facing: expected 0 to 359.9 degrees, got 360"),
    (HAMLET, "at = [8, 5], ", "", "unit[0]: it stands nowhere"),
    (HAMLET, "at = [8, 5]", "at = [0.9, 5]", "unit[0].at: the unit is not wholly on the table"),
    (HAMLET, "at = [8, 5]", "at = [8, 9]", "unit[0].at: the unit is not wholly in a zone of its side"),
    (HAMLET, "at = [8, 5]", "at = [13.1, 5]", 'unit[1].at: the unit overlaps "fr_l1"'),
    (HAMLET, "[11, 13], [12, 20]", "[8, 5], [12, 20]", 'unit[0].at: the unit is in "west_wood", where it'),
    (
        HAMLET,
        "[[34, 22.5], [43, 22.5], [43, 25.5], [34, 25.5]]",
        "[[18, 28], [22, 28], [22, 30], [18, 30]]",
        'unit[12].at: the unit is in "wet_field", where it cannot stand',
    ),
    (
        HAMLET,
        'kind = "rough", points = [[34, 22.5], [43, 22.5], [43, 25.5], [34, 25.5]]',
        'kind = "river", points = [[7, 4], [43, 4], [43, 6], [7, 6]]',
        'unit[0].at: the unit is in "wet_field", where it cannot stand',
    ),
    (VILLAGE, ', building = "inn" }', " }", "unit[1]: a garrison has a building, nothing else has one"),
    (VILLAGE, 'building = "inn" }', 'building = "in" }', 'unit[1].building: no building "in"'),
    (
        VILLAGE,
        ', building = "inn" }',
        ', building = "church" }',
        'unit[1].building: "fr_v1" is already there',
    ),
    (
        VILLAGE,
        ', building = "inn" }',
        ', building = "barn" }',
        'unit[1].building: "barn" is too small for this un',
    ),
    (MORNING, "reserve = 2", "reserve = 13", "unit[8].reserve: expected 1 to 12, got 13"),
    (MORNING, "reserve = 2, ", "reserve = 2, at = [1, 1], ", "unit[8].at: a reserve stands nowhere yet"),
    (
        MORNING,
        "entry = [[0, 48], [16, 48]]",
        "entry = [[0, 48]]",
        "unit[8]: a reserve enters between two points",
    ),
    (
        MORNING,
        "[[0, 48], [16, 48]]",
        "[[0, 48], [16, 47]]",
        "unit[8].entry: these are not two points of one t",
    ),
    (MORNING, "reserve = 2, ", "at = [4, 40], ", "unit[8].entry: only a reserve enters"),
]


def copy_briefly(folder: Path) -> None:
    """The pack with three of its battles, and only the clauses that its tables name."""
    copy_pack(builtin("black_powder"), folder)
    for scenario in (folder / "scenarios").iterdir():
        if f"scenarios/{scenario.name}" not in (HAMLET, VILLAGE, MORNING):
            scenario.unlink()
    tables = "".join(path.read_text("utf-8") for path in sorted(folder.glob("[mrtu]*s.toml")))
    tables += (folder / "terrain.toml").read_text("utf-8")
    clauses = sorted(set(re.findall(r'clause = "([^"]+)"', tables)))
    rules = "".join(f'[[clause]]\nid = "{id}"\nkind = "rule"\nsource = "seed"\n' for id in clauses)
    (folder / "rules.toml").write_text(rules, "utf-8")
    texts = "".join(f'[[clause]]\nid = "{id}"\ntext = "."\n' for id in clauses)
    for language in ("en", "fr"):
        (folder / f"rules.{language}.toml").write_text(texts, "utf-8")


@pytest.fixture
def pack(tmp_path: Path) -> Change:
    """A copy of the pack; each call changes one thing in one file."""
    folder = tmp_path / "pack"
    copy_briefly(folder)

    def change(file: str, old: str, new: str) -> Path:
        text = (folder / file).read_text("utf-8")
        assert old in text
        (folder / file).write_text(text.replace(old, new, 1), "utf-8")
        return folder

    return change


def findings(folder: Path) -> list[Finding]:
    with pytest.raises(PackError) as refused:
        read(open_pack(folder), thorough=True)
    return refused.value.findings


@pytest.mark.parametrize(("file", "old", "new", "said"), WRONG_PACKS)
def test_a_wrong_pack_is_told_file_line_and_key(
    pack: Change, file: str, old: str, new: str, said: str
) -> None:
    told = [str(finding) for finding in findings(pack(file, old, new))]
    expected = re.compile(re.escape(f"{file}, line ") + r"\d+, " + re.escape(said) + ".*")
    assert any(expected.fullmatch(line) for line in told), told


def test_everything_wrong_is_said_at_once(pack: Change) -> None:
    pack("measures.toml", "distance = 12", "distance = 0")
    pack("rolls.toml", "die = 3", "die = 4")
    pack(FRANCE, "morale = 4", "morale = 1")
    folder = pack(HAMLET, "turns = 8", "turns = 0")
    files = {finding.file for finding in findings(folder)}
    assert files == {"measures.toml", "rolls.toml", FRANCE, HAMLET}


@pytest.mark.parametrize("file", ["measures.toml", "rolls.toml", "units.toml", "terrain.toml", "rules.toml"])
def test_a_file_that_is_gone_is_missed(pack: Change, file: str) -> None:
    folder = pack("pack.toml", "version = 1", "version = 2")
    (folder / file).unlink()
    told = [str(finding) for finding in findings(folder)]
    assert f"{file}: there is no such file" in told


@pytest.mark.parametrize("name", ["armies", "scenarios"])
def test_a_pack_has_lists_and_battles(pack: Change, name: str) -> None:
    folder = pack("pack.toml", "version = 1", "version = 2")
    for file in (folder / name).iterdir():
        file.unlink()
    assert any(finding.file == name for finding in findings(folder))


def test_an_owner_corrects_his_copy(pack: Change) -> None:
    pack("measures.toml", 'id = "support", length = 4', 'id = "support", length = 6.25')
    pack(FRANCE, "points = 38", "points = 40")
    pack(HAMLET, "at = [8, 5], facing = 0", "at = [8.12345, 5], facing = 12.34")
    content = read(open_pack(pack("units.toml", "range = 32", "range = 33.5")), thorough=True)
    assert next(each.length for each in content.distances if each.id == "support") == 6250
    assert content.profiles()["fr_line"].points == 40
    assert (content.scenarios[0].unit[0].at, content.scenarios[0].unit[0].facing) == ([8123, 5000], 123)
    assert next(each.range for each in content.weapons if each.id == "smoothbore_artillery") == 33500


Edit = tuple[float, int, bytes]  # where, how much falls away, what comes in its place
edits = st.tuples(
    st.floats(0, 1),
    st.integers(0, 3),
    st.binary(max_size=3) | st.sampled_from([b"9", b"1e99", b"-", b"nan", b"line"]),
)
FILES = ["measures.toml", "rolls.toml", "units.toml", "terrain.toml", "pack.toml", FRANCE, HAMLET, VILLAGE]


@settings(max_examples=30, deadline=None)
@given(st.sampled_from(FILES), edits)
def test_a_pack_edited_anywhere_is_refused_or_read(
    tmp_path_factory: pytest.TempPathFactory, file: str, edit: Edit
) -> None:
    folder = tmp_path_factory.mktemp("pack") / "edited"
    copy_briefly(folder)
    text = (folder / file).read_bytes()
    where, gone, new = edit
    at = int(where * len(text))
    (folder / file).write_bytes(text[:at] + new + text[at + gone :])
    with suppress(PackError):
        read(open_pack(folder), thorough=True)
