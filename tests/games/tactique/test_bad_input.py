"""Wrong packs, cases and texts of Tactique: each is told what is wrong; none breaks down."""

import re
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grognard import games
from grognard.core.rng import Seeded
from grognard.packs import PackError, builtin
from grognard.packs.copy import copy_pack
from grognard.play.cases import check
from grognard.play.explain import fits
from grognard.play.notation import NotationError, read

GAME = games.load("tactique")
CASES = sorted((Path(__file__).parents[2] / "cases/tactique").rglob("*.toml"))
MAIDA = "scenarios/maida_1806.toml"

Edit = tuple[float, int, bytes]  # where, how much falls away, what comes in its place
edits = st.tuples(
    st.floats(0, 1), st.integers(0, 3), st.binary(max_size=3) | st.sampled_from([b"9", b"a1", b"-"])
)


def edited(content: bytes, edit: Edit) -> bytes:
    where, gone, new = edit
    at = int(where * len(content))
    return content[:at] + new + content[at + gone :]


# packs

WRONG_PACKS = [
    (
        "terrain.toml",
        '"TA-support-6"',
        '"TA-suport-6"',
        'terrain[1].shelter: no clause "TA-suport-6" (did you mean',
    ),
    ("terrain.toml", 'code = "h"', 'code = "ho"', "terrain[1].code: a code is one character"),
    ("units.toml", "elements = 3", "elements = 0", "unit[0].elements: expected 1 to 4, got 0"),
    ("units.toml", "dice = [3, 3, 2, 2]", "dice = [3, 3, 2]", "unit[1].dice: give the dice on clear ground"),
    ("units.toml", "dice = [3, 3, 2, 2]", "dice = [3, 3, 7, 2]", "unit[1].dice[2]: expected 1 to 4, got 7"),
    ("units.toml", "fire_moved = 1", "fire_moved = 0", "unit[6].fire_moved: expected 1 to 4, got 0"),
    (
        "units.toml",
        'grade = "elite"',
        'grade = "elit"',
        'unit[2].grade: no grade "elit" (did you mean "elite"?)',
    ),
    ("nations.toml", '"elan"', '"elann"', 'nation[2].effects[0]: no effect "elann" (did you mean "elan"?)'),
    (
        "orders.toml",
        'id = "rally"',
        'id = "ralley"',
        'order[8].id: no order "ralley" (did you mean "rally"?)',
    ),
    ("orders.toml", "cost = 10", "cost = 0", "order[7].cost: expected 1 to 99, got 0"),
    (MAIDA, 'first = "blue"', 'first = "bleu"', 'first: no side "bleu"'),
    (MAIDA, "turns = 10", "turns = 0", "turns: expected 1 to 99, got 0"),
    (MAIDA, '".. .. .. .. .. .. h.', '".. .. .. .. .. .. q.', 'rows[0]: no terrain letter "q"'),
    (MAIDA, '".. .. .. .. .. .. h.', '".. .. .. .. .. .. h9', 'rows[0]: no level "9"'),
    (
        MAIDA,
        '".. .. .. .. .. .. h.',
        '".. .. .. .. .. h.',
        "rows[1]: the first row has 14 hexes, this one 15",
    ),
    (MAIDA, '"a7 b7', '"a7 c7', "roads[0]: a7 and c7 are not adjacent"),
    (MAIDA, 'edge = "s"', 'edge = "so"', 'side[1].edge: no edge "so"'),
    (
        MAIDA,
        'command = "good"',
        'command = "god"',
        'side[0].command: no command level "god" (did you mean "good"?)',
    ),
    (MAIDA, 'nation = "gb"', 'nation = "gbr"', 'army[1].nation: no nation "gbr"'),
    (MAIDA, 'type = "inf_light"', 'type = "inf_lite"', 'army[0].units[6].type: no unit type "inf_lite"'),
]


@pytest.fixture
def pack(tmp_path: Path) -> Callable[[str, str, str], Path]:
    """A copy of the pack with one thing changed in one file."""
    folder = tmp_path / "pack"
    copy_pack(builtin("tactique"), folder)

    def change(file: str, old: str, new: str) -> Path:
        text = (folder / file).read_text("utf-8")
        assert old in text
        (folder / file).write_text(text.replace(old, new, 1), "utf-8")
        return folder

    return change


@pytest.mark.parametrize(("file", "old", "new", "said"), WRONG_PACKS)
def test_a_wrong_pack_is_told_file_line_and_key(
    pack: Callable[[str, str, str], Path], file: str, old: str, new: str, said: str
) -> None:
    with pytest.raises(PackError) as refused:
        games.load("tactique", pack(file, old, new))
    first = str(refused.value).splitlines()[0]
    assert re.fullmatch(re.escape(f"{file}, line ") + r"\d+(, |: )" + re.escape(said) + ".*", first), first


def play_a_little(game: Any, scenario: str) -> None:
    rng = Seeded(5)
    s = game.rules.start(scenario, {})
    for _ in range(60):
        if s.agenda:
            s.apply(s.agenda[-1].propose(s, rng))
    game.mind.evaluate(s, 0)
    game.table.view(s, 0)
    game.table.scene(s)


PACK_FILES = ["terrain.toml", "units.toml", "nations.toml", "orders.toml", "pack.toml", MAIDA]


@settings(max_examples=20)
@given(st.sampled_from(PACK_FILES), edits)
def test_a_pack_edited_anywhere_is_refused_or_can_be_played(
    tmp_path_factory: pytest.TempPathFactory, file: str, edit: Edit
) -> None:
    folder = tmp_path_factory.mktemp("pack") / "edited"
    copy_pack(builtin("tactique"), folder)
    (folder / file).write_bytes(edited((folder / file).read_bytes(), edit))
    with suppress(PackError):
        play_a_little(games.load("tactique", folder), "maida_1806")


# cases

POSITION: dict[str, Any] = {"pieces": ["blue inf_heavy f6 id=a", "red inf_heavy e6 id=b"]}
WRONG_POSITIONS = [
    ({"piece": []}, 'no key "piece" (did you mean "pieces"?)'),
    ({"board": "plane"}, 'no board "plane" (did you mean "plain"?)'),
    ({"board": [".. ..", ".."]}, "board: expected rows of the same length"),
    ({"board": [".. f9"]}, 'board: "f9" is no terrain letter with a level'),
    ({"scenario": "maida"}, 'no scenario "maida"'),
    ({"terrain": ["wood e5"]}, 'no terrain "wood"'),
    ({"terrain": ["forest z5"]}, 'no hex "z5"'),
    ({"levels": ["7 e5"]}, 'no level "7"'),
    ({"pieces": ["blue inf_heavy"]}, "is no unit"),
    ({"pieces": ["green inf_heavy e5"]}, 'no side "green"'),
    ({"pieces": ["blue inf e5"]}, 'no unit type "inf"'),
    ({"pieces": ["blue inf_heavy e99"]}, 'no hex "e99"'),
    ({"pieces": ["blue inf_heavy e5 size=2"]}, 'no setting "size"'),
    ({"pieces": ["blue inf_heavy e5 elements=4"]}, "elements: expected 1 to 3, got 4"),
    ({"pieces": ["blue inf_heavy e5 elements=x"]}, "elements: expected a whole number"),
    ({"pieces": ["blue inf_heavy e5 nation=uk"]}, 'no nation "uk"'),
    ({"pieces": ["blue inf_heavy e5", "red inf_heavy e5"]}, "the hex is taken"),
    ({"pieces": ["blue inf_heavy e5 id=a", "red inf_heavy e6 id=a"]}, 'there is already a unit "a"'),
    ({"options": {"nation": 1}}, 'no option "nation" (did you mean "nations"?)'),
    ({"options": {"nations": 2}}, "options.nations: expected 0 to 1, got 2"),
    ({"options": {"nations": "no"}}, 'no value "no"'),
    ({"edges": {"blue": "x"}}, 'no edge "x"'),
    ({"edges": {"green": "n"}}, 'no side "green"'),
    ({"command": {"blue": "best"}}, 'no command level "best"'),
    ({"targets": {"blue": "many"}}, "targets.blue: expected a whole number"),
    ({"turns": 0}, "turns: expected 1 to 1000, got 0"),
    ({"at_limit": "nobody"}, 'no way to end "nobody"'),
    ({"fog": {"until": 3}}, "fog.range: expected a whole number"),
    ({"objectives": ["e5 blue=x"]}, "blue: expected a whole number"),
    ({"objectives": ["e5 held=me"]}, 'no side "me"'),
    ({"objectives": ["z5 blue=1"]}, 'no hex "z5"'),
    ({"roads": ["e5 e7"]}, "e5 and e7 are not adjacent"),
    ({"turn": "green"}, 'no side "green"'),
    ({"phase": "night"}, 'no phase "night"'),
    ({"set": {"tired": []}}, 'no set key "tired"'),
    ({"set": {"activated": ["c"]}}, 'no unit "c"'),
    ({"set": {"moved": ["a far"]}}, 'no class of move "far"'),
    ({"set": {"moved": [""]}}, 'no unit ""'),
    ({"set": {"letters": {"blue": -1}}}, "set.letters.blue: expected 0 to"),
    ({"set": {"turn": 99}}, "set.turn: expected 1 to 12, got 99"),
    ({"set": {"control": {"e5": "blue"}}}, 'no objective "e5"'),
    ({"pieces": "blue"}, "pieces: expected a list of texts"),
    ({"set": 3}, "set: expected a table"),
]


@pytest.mark.parametrize(("wrong", "said"), WRONG_POSITIONS)
def test_a_wrong_position_is_told_what_is_wrong(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=re.escape(said)):
        GAME.cases.arrange(POSITION | wrong)


@pytest.mark.parametrize(
    "path", ["piece a size", "pice a hex", "at z9", "sight e5", "points green", "luck", "control e5"]
)
def test_a_wrong_fact_is_told_what_there_is(path: str) -> None:
    with pytest.raises(ValueError, match=r"no (fact|hex|side|objective)"):
        GAME.cases.fact(GAME.cases.arrange(POSITION), path)


@settings(max_examples=60)
@given(st.sampled_from(CASES), edits)
def test_a_case_edited_anywhere_is_answered(
    tmp_path_factory: pytest.TempPathFactory, path: Path, edit: Edit
) -> None:
    copy = tmp_path_factory.mktemp("case") / path.name
    copy.write_bytes(edited(path.read_bytes(), edit))
    for result in check(copy, games.load):
        assert "broke down" not in result.reason


# notation


@settings(max_examples=150)
@given(
    st.integers(0, 60),
    st.text(max_size=12) | st.from_regex(r"(move|attack|activate|pursue) [a-z0-9 ]{0,9}", fullmatch=True),
)
def test_any_text_is_read_or_refused(played: int, text: str) -> None:
    s = GAME.rules.start("maida_1806", {})
    rng = Seeded(played)
    for _ in range(played):
        s.apply(s.agenda[-1].propose(s, rng))
    step = s.agenda[-1]
    with suppress(NotationError):
        choice = read(GAME, s, step, text)
        assert fits(step, choice)
        step.objection(s, choice)
