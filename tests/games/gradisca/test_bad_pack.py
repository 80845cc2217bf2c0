"""Wrong packs of La Guerre de Gradisca: each is told file, line and key; none breaks down."""

import re
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grognard.games.gradisca.reading import read
from grognard.games.gradisca.setup import set_up
from grognard.packs import Finding, PackError, builtin, open_pack
from grognard.packs.copy import copy_pack

WAR = "scenarios/war_1615.toml"
Change = Callable[[str, str, str], Path]

WRONG_PACKS = [
    # the map
    (
        "map.toml",
        'terrain = "open"',
        'terrain = "opne"',
        'area[1].terrain: expected one of "open", "difficult"',
    ),
    ("map.toml", 'feature = "fortress"', 'feature = "fort"', 'area[39].feature: expected one of "town"'),
    ("map.toml", "at = [115, 91]", "at = [115]", "area[0].at: give x and y"),
    ("map.toml", "at = [115, 91]", "at = [1150, 91]", "area[0].at[0]: expected 0 to 1000, got 1150"),
    (
        "map.toml",
        'polygon = "0,40 20,8',
        'polygon = "0;40 20,8',
        "area[0].polygon: an outline is three points",
    ),
    ("map.toml", 'razzia = ["aus"]', 'razzia = ["tur"]', 'area[0].razzia[0]: expected one of "ven", "aus"'),
    ("map.toml", 'kept_by = "rubia"', 'kept_by = "rubio"', 'area[39].kept_by: no area "rubio" (did you mean'),
    (
        "map.toml",
        'feature = "fortress"',
        'feature = "fortress"\nrazzia = ["ven"]',
        "area[39].razzia: nobody raids a fortress",
    ),
    (
        "map.toml",
        '["aidussina", "idria"]',
        '["aidussina", "idra"]',
        'border[0].between[1]: no area "idra" (did you mean "idria"?)',
    ),
    ("map.toml", '["aidussina", "idria"]', '["idria"]', "border[0].between: a border is between two areas"),
    (
        "map.toml",
        '["aidussina", "idria"]',
        '["merna", "aidussina"]',
        "border[1].between: border[0] already joins them",
    ),
    ("map.toml", 'kind = "wall", level = 4', 'kind = "wall"', "border[58].level: a wall has a level"),
    ("map.toml", 'kind = "wall", level = 4', 'kind = "normal"', 'border[58].kind: "gradisca" is a fortress'),
    ("map.toml", "level = 4", "level = 14", "border[58].level: expected 0 to 9, got 14"),
    ("map.toml", ', river = "isonzo"', "", "border[9].river: a river has a name, nothing else has one"),
    # counters
    (
        "forces.toml",
        'command = "pompei"',
        'command = "pompeii"',
        'unit[12].command: no command "pompeii" (did you mean "pompei"?)',
    ),
    ("forces.toml", 'type = "lcav"', 'type = "lcv"', 'unit[7].type: expected one of "inf", "lcav"'),
    ("forces.toml", 'fire = "2/3"', 'fire = "2-3"', 'unit[0].fire: "2-3" is no fire value'),
    ("forces.toml", 'disorganised = "1/2"', 'disorganised = "1/9"', 'unit[0].disorganised: "1/9" is no fire'),
    ("forces.toml", 'id = "v_giu_2"', 'id = "v_l_medici"', 'unit[1].id: "v_l_medici" is also the id of'),
    ("forces.toml", "value = 3", "value = 0", "leader[0].value: expected 1 to 6, got 0"),
    (
        "forces.toml",
        'replacement = "v_l_medici", ',
        "",
        "leader[0].replacement_value: there is no replacement",
    ),
    (
        "forces.toml",
        'command = "strassoldo_v", value',
        'command = "giustiniani", value',
        "leader[1].command: v_l_giustiniani already leads this command",
    ),
    ("forces.toml", "player = 1", "player = 3", "command[0].player: expected 1 to 2, got 3"),
    # groups
    (
        "groups.toml",
        '"v_pre_8"',
        '"v_pre_88"',
        'group[0].members[0]: no unit "v_pre_88" (did you mean "v_pre_8"?)',
    ),
    ("groups.toml", '"udine"', '"undine"', 'group[0].arrival[0]: no area "undine" (did you mean "udine"?)'),
    ("groups.toml", '"v_ist_1"', '"v_pre_8"', "group[1].members[1]: v_pre_8 already waits in cernide"),
    ("groups.toml", 'id = "treno"', 'id = "trano"', "group[11].id: 0 cards bring this group (one card does)"),
    # track
    ("track.toml", "year = 1616", "year = 1614", "box[2].year: 1614 comes after 1615"),
    ("track.toml", "lowest = 3", "lowest = 2", "zone: the zones cover morale 1 to 9, each value once"),
    # cards
    (
        "cards.toml",
        'effect = "spy"',
        'effect = "spie"',
        'card[18].effect: no effect "spie" (did you mean',
    ),
    ("cards.toml", 'river = "isonzo"', 'river = "isonso"', 'card[22].river: no river "isonso" (did you mean'),
    ("cards.toml", "crowds = [4, 7]", "crowds = [0, 7]", "card[11].crowds[0]: expected 1 to 99, got 0"),
    ("cards.toml", "boxes = -1", "points = 1", 'card[32]: the effect "end_marker" needs boxes'),
    (
        "cards.toml",
        'effect = "rain"',
        'effect = "rain"\nhits = 1',
        'card[23].hits: the effect "rain" has no use for it',
    ),
    ("cards.toml", 'when = "reaction"', 'when = "any"', "card[19].when: reactions are ambush and fog"),
    ("cards.toml", "number = 2", "number = 1", "card[1].number: card_01 has the same number"),
    ("cards.toml", "number = 36", "number = 37", "card[35].number: expected 1 to 36, got 37"),
    (
        "cards.toml",
        'after = "jan_feb_1616"',
        'after = "jan_fev_1616"',
        'card[3].after: no box "jan_fev_1616" (did you mean "jan_feb_1616"?)',
    ),
    ("cards.toml", 'side = "ven"', 'side = "both"', 'card[0].side: the effect "reinforce" is for one side'),
    (
        "cards.toml",
        'group = "treno"',
        'group = "tren"',
        'card[9].group: no group "tren" (did you mean "treno"?)',
    ),
    ("cards.toml", ', "card_29"', ', "card_39"', 'card[35].bars[2]: no card "card_39" (did you mean'),
    # the scenario
    (
        WAR,
        'begins = "sep_oct_1615"',
        'begins = "sep_oct_1651"',
        'begins: no box "sep_oct_1651" (did you mean',
    ),
    (WAR, 'ends = "mar_apr_1618"', 'ends = "sep_oct_1614"', 'ends: no box "sep_oct_1614" (did you mean'),
    (WAR, 'side = "ven"', 'side = "aus"', "army: each side is given once"),
    (WAR, "morale = 7", "morale = 10", "army[0].morale: expected 1 to 9, got 10"),
    (WAR, 'camp = "strassoldo"', 'camp = "palma"', "army[0].camp: no camp stands in a fortress"),
    (WAR, 'camp = "strassoldo"', 'camp = "goritia"', "army[0].camp: enemies of this camp start there"),
    (WAR, 'card = "card_01"', 'card = "card_36"', "army[0].card: card_36 is not in the deck at the start"),
    (WAR, 'area = "trieste"', 'area = "gradisca"', "fort[0].area: no fort stands in a fortress"),
    (WAR, "2 3 3 ? ?", "2 3 3 ?", "loot[0].markers: 8 markers for 9 areas"),
    (WAR, "2 3 3 ? ?", "2 3 3 ? !", 'loot[0].markers: "!" is no marker'),
    (WAR, '"gemona"', '"pontebba"', "loot[0].areas[1]: there is already a marker in pontebba"),
    (WAR, "points = 20", "points = 0", "prize[0].points: expected 1 to 99, got 0"),
    (
        WAR,
        'units = ["v_pre_5"]',
        'units = ["v_pre_4"]',
        "place[2].units[0]: v_pre_4 already starts in pontebba",
    ),
    (WAR, 'units = ["v_pre_5"]', "units = []", "place: v_pre_5 starts nowhere (place it, or put it into"),
    (
        WAR,
        '["v_pre_5"]',
        '["v_pre_5", "v_pre_8"]',
        "place: v_pre_8 starts in pontebba and waits in the group",
    ),
    (WAR, '["v_pre_5"]', '["v_pre_5", "a_gra_1"]', "place[0].units[1]: a_gra_1 would start among enemies"),
]


def copy_briefly(folder: Path) -> None:
    """The pack with a single clause: what is wrong with its content is found sooner."""
    copy_pack(builtin("gradisca"), folder)
    clause = '[[clause]]\nid = "GR-1-1"\n'
    (folder / "rules.toml").write_text(clause + 'kind = "note"\nsource = "seed"\n', "utf-8")
    for language in ("en", "fr"):
        (folder / f"rules.{language}.toml").write_text(clause + 'text = "Gradisca."\n', "utf-8")


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
    pack("map.toml", "level = 4", "level = 14")
    pack("cards.toml", 'effect = "spy"', 'effect = "spie"')
    pack("forces.toml", 'fire = "2/3"', 'fire = "two"')
    folder = pack(WAR, "points = 20", "points = 0")
    assert {finding.file for finding in findings(folder)} == {"map.toml", "cards.toml", "forces.toml", WAR}


@pytest.mark.parametrize(
    "file", ["map.toml", "forces.toml", "groups.toml", "track.toml", "cards.toml", WAR, "rules.toml"]
)
def test_a_file_that_is_gone_is_missed(pack: Change, file: str) -> None:
    folder = pack("pack.toml", "version = 1", "version = 2")
    (folder / file).unlink()
    told = [str(finding) for finding in findings(folder)]
    missed = f"{file}: there is no such file" if file != WAR else "scenarios: there is no scenario"
    assert any(line.startswith(missed) for line in told), told


def test_an_owner_corrects_his_copy(pack: Change) -> None:
    pack("map.toml", 'kind = "wall", level = 4', 'kind = "wall", level = 3')
    pack("forces.toml", 'fire = "2/3", disorganised = "1/2"', 'fire = "4"')
    pack(WAR, "morale = 7", "morale = 8")
    folder = pack("cards.toml", "points = 2", "points = 3")
    content = read(open_pack(folder), thorough=True)
    field = set_up(content, content.scenarios[0], {"rules": 1})
    first = field.forces.ids.index("v_giu_1")
    assert (field.forces.attack[first], field.forces.steps[first]) == ((4, 4), 1)
    assert field.land.level[0] == 3
    assert field.morale == [8, 7]
    assert field.cards[15].points == 3


Edit = tuple[float, int, bytes]  # where, how much falls away, what comes in its place
edits = st.tuples(
    st.floats(0, 1),
    st.integers(0, 3),
    st.binary(max_size=3) | st.sampled_from([b"9", b"ven", b"-", b"palma"]),
)
FILES = ["map.toml", "forces.toml", "groups.toml", "track.toml", "cards.toml", "pack.toml", WAR]


@settings(max_examples=20)
@given(st.sampled_from(FILES), edits)
def test_a_pack_edited_anywhere_is_refused_or_can_be_set_up(
    tmp_path_factory: pytest.TempPathFactory, file: str, edit: Edit
) -> None:
    folder = tmp_path_factory.mktemp("pack") / "edited"
    copy_briefly(folder)
    text = (folder / file).read_bytes()
    where, gone, new = edit
    at = int(where * len(text))
    (folder / file).write_bytes(text[:at] + new + text[at + gone :])
    with suppress(PackError):
        content = read(open_pack(folder), thorough=True)
        set_up(content, content.scenarios[0], {"rules": 1})
