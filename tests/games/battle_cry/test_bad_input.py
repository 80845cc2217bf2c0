"""Wrong packs, records, cases and texts of Battle Cry: each is told what is wrong; none breaks down."""

import re
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grognard import games
from grognard.core.rng import Seeded
from grognard.packs import PackError, builtin
from grognard.packs.copy import copy_pack
from grognard.play import reading
from grognard.play.cases import check
from grognard.play.explain import fits
from grognard.play.ledger import Ledger
from grognard.play.notation import NotationError, read
from grognard.play.record import RecordError
from grognard.play.replay import game_of, replay, verify

GAME = games.load("battle_cry")
TESTS = Path(__file__).parents[2]
RECORDS = TESTS / "records/battle_cry"
CASES = sorted((TESTS / "cases/battle_cry").rglob("*.toml"))
RECORD = (RECORDS / "pea_ridge.grog").read_text("utf-8")
LINES = RECORD.splitlines()

Edit = tuple[float, int, bytes]  # where, how much falls away, what comes in its place
edits = st.tuples(st.floats(0, 1), st.integers(0, 3), st.binary(max_size=3) | st.sampled_from([b"9", b"a1"]))


def edited(content: bytes, edit: Edit) -> bytes:
    where, gone, new = edit
    at = int(where * len(content))
    return content[:at] + new + content[at + gone :]


# records


def proved(text: str) -> Ledger:
    """What reading, replaying and proving a record comes to."""
    record = reading.read(text)
    game = game_of(record)
    verify(game, record)
    return replay(game, record)


@cache
def original() -> list[tuple[int, tuple[int, ...]]]:
    return moves(proved(RECORD))


def moves(ledger: Ledger) -> list[tuple[int, tuple[int, ...]]]:
    return [(entry.actor, entry.choice) for entry in ledger.entries]


def line_with(words: str) -> tuple[int, str]:
    """The first line that holds the words, with its number."""
    return next((n, line) for n, line in enumerate(LINES, 1) if words in line)


def refusal(old: str, new: str) -> str:
    """What a record is told in which a line was edited."""
    assert old in RECORD
    with pytest.raises(RecordError) as refused:
        proved(RECORD.replace(old, new, 1))
    return str(refused.value)


def test_a_newer_or_foreign_record_is_sent_where_it_belongs() -> None:
    assert refusal("grognard 1", "grognard 2") == 'line 1: this release reads "grognard 1", not "grognard 2"'
    known = ", ".join(games.GAMES)
    assert refusal("game battle_cry", "game chess") == f'line 2: no game "chess" (there are: {known})'
    assert refusal("game battle_cry", "game batle_cry") == (
        'line 2: no game "batle_cry" (did you mean "battle_cry"?)'
    )
    assert refusal("scenario bc02_pea", "scenario bc02_pee") == (
        'line 3: no scenario of battle_cry "bc02_pee_ridge"'
    )
    newer = f"rules {GAME.version + 1}"
    assert refusal(f"rules {GAME.version}", newer) == (
        f"line 4: played by {newer} of battle_cry; this release plays rules {GAME.version}:"
        " replay it with a newer release of Grognard"
    )


def test_a_record_of_another_pack_asks_for_that_pack() -> None:
    said = refusal("pack battle_cry 1 sha256:", "pack battle_cry 1 sha256:f")
    assert said.startswith('line 5: played with the pack "battle_cry 1 sha256:f')
    assert said.endswith(": name the folder of the other")


def test_an_edited_step_is_named_with_its_clause() -> None:
    n, order = line_with(" order ")
    number, seat, _, piece = order.split()[:4]
    enemy = "csa_inf_1" if seat == "usa" else "usa_inf_1"
    assert refusal(order, f"{number} {seat} order {enemy}") == f'line {n}: "order {enemy}" breaks BC-order-1'
    assert refusal(order, f"{number} {seat} order {piece}9").startswith(f'line {n}: no piece "{piece}9" (did')
    assert refusal(order, f"{number} {seat} charge {piece}").startswith(f'line {n}: "charge" is not to be de')
    assert refusal(order, f"9{number} {seat} order {piece}") == (
        f"line {n}: step 9{number} where step {number} should follow"
    )


def test_a_lost_step_is_missed() -> None:
    n, order = line_with(" order ")
    number = int(order.split()[0])
    assert refusal(f"{order}\n", "") == f"line {n}: step {number + 1} where step {number} should follow"


def test_edited_dice_are_not_those_that_were_dealt() -> None:
    n, roll = line_with(" chance roll ")
    number, _, _, *faces = roll.split()
    other = " ".join(["roll", *["flag" if face != "flag" else "swords" for face in faces]])
    assert (
        refusal(roll, f"{number} chance {other}") == f'line {n}: "{other}" is not what the fair dealer dealt'
    )
    fewer = " ".join(["roll", *faces, "flag"])
    assert refusal(roll, f"{number} chance {fewer}") == f'line {n}: "{fewer}" breaks GG-chance-1'


def test_an_edited_draw_is_not_the_one_that_was_dealt() -> None:
    n, draw = line_with(" chance draw ")
    number, *_, card = draw.split()
    other = "probe_left" if card != "probe_left" else "probe_right"
    assert refusal(draw, f"{number} chance draw {other}") == (
        f'line {n}: "draw {other}" is not what the fair dealer dealt'
    )


def test_another_key_or_promise_is_found_out() -> None:
    n, key = line_with("key ")
    assert refusal(key, "key " + "0" * 64) == (
        f"line {n}: the key is not the one that the fair dealer promised at the start"
    )
    n, dice = line_with("dice fair ")
    assert "the key is not the one that the fair dealer promised" in refusal(
        dice, "dice fair sha256:" + "0" * 64
    )
    assert refusal(dice, "dice loaded") == (
        f'line {n}: no dealer "loaded": there is fair, typed, scripted, seeded, duplicate'
    )


def test_another_result_or_position_is_found_out() -> None:
    n, result = line_with("result ")
    assert refusal(result, "result usa 9 csa 9") == (
        f"line {n}: the steps lead to another result than the one written: a line was changed or lost"
    )
    n, state = line_with("state ")
    assert refusal(state, "state sha256:" + "0" * 64) == (
        f"line {n}: the steps lead to another position than the one written: a line was changed"
    )


@pytest.mark.parametrize("share", [0, 0.01, 0.1, 0.3, 0.5, 0.9, 0.99, 0.999])
def test_a_truncated_record_is_refused(share: float) -> None:
    with pytest.raises(RecordError) as refused:
        proved(RECORD[: int(share * (len(RECORD) - 2))])
    assert "cut short" in str(refused.value) or "not a Grognard record" in str(refused.value)


def check_edited_record(folder: Path, edit: Edit) -> None:
    """An edited record is refused, or it is still the record of the same battle."""
    path = folder / "edited.grog"
    path.write_bytes(edited(RECORD.encode(), edit))
    with suppress(RecordError):
        record = reading.load(path)
        verify(game_of(record), record)
        assert moves(replay(game_of(record), record)) == original()


@settings(max_examples=60)
@given(edits)
def test_a_record_edited_anywhere_is_refused_or_the_same_battle(
    tmp_path_factory: pytest.TempPathFactory, edit: Edit
) -> None:
    check_edited_record(tmp_path_factory.mktemp("record"), edit)


@pytest.mark.slow
@settings(max_examples=600)
@given(edits)
def test_a_record_edited_in_600_ways(tmp_path_factory: pytest.TempPathFactory, edit: Edit) -> None:
    check_edited_record(tmp_path_factory.mktemp("record"), edit)


# packs

BULL_RUN = "scenarios/bc01_first_bull_run.toml"
WRONG_PACKS = [
    (
        "terrain.toml",
        '"BC-woods-1"',
        '"BC-wods-1"',
        'terrain[1].stops: no clause "BC-wods-1" (did you mean "BC-woods-1"?)',
    ),
    ("terrain.toml", 'when = "moved"', 'when = "moving"', 'terrain[1].limit[0].when: no moment "moving"'),
    (
        "terrain.toml",
        "cover = { value = 1",
        "cover = { value = 11",
        "terrain[1].cover.value: expected 0 to 4, got 11",
    ),
    (
        "terrain.toml",
        "high = true",
        "high = 1",
        "terrain[3].high: expected true or false, got a whole number",
    ),
    ("units.toml", "figures = 4", "figures = 5", "unit[0].figures: expected 1 to 4, got 5"),
    ("units.toml", "moves = 1", "moves = -1", "unit[0].moves: expected 0 to 6, got -1"),
    ("units.toml", "dice = [4, 3, 2, 1]", "dice = [4, 3, 9, 1]", "unit[0].dice[2]: expected 0 to 5, got 9"),
    (
        "units.toml",
        'arm = "cavalry"',
        'arm = "cavalri"',
        'unit[1].arm: no arm "cavalri" (did you mean "cavalry"?)',
    ),
    (
        "cards.toml",
        'effect = "section"',
        'effect = "secton"',
        'card[0].effect: no effect "secton" (did you mean "section"?)',
    ),
    ("cards.toml", "copies = 2", "copies = 0", "card[0].copies: expected 1 to 99, got 0"),
    ("cards.toml", "left = 1", "left = one", "not readable as TOML: invalid value"),
    ("cards.toml", "draws = 2", "drawss = 2", 'card[0].drawss: unknown key "drawss" (did you mean "draws"?)'),
    (
        "cards.toml",
        'clause = "BC-cry-2" }',
        'clause = "BC-cry-22" }',
        'card[16].bonus.clause: no clause "BC-cry-22" (did you mean "BC-cry-2"?)',
    ),
    ("pack.toml", "tokens = 9", "tokens = -9", "tokens: expected 0 to 99, got -9"),
    (BULL_RUN, 'top = "usa"', 'top = "us"', 'top: no side "us" (did you mean "usa"?)'),
    (BULL_RUN, '". . . . H H', '". . . H H', "rows[2]: row c has 13 hexes, not 12"),
    (BULL_RUN, '". . . . H H', '". . . . Q H', 'rows[2]: no terrain code "Q"'),
    (BULL_RUN, '"a3", "a7"', '"a3", "a3"', "army[0].hexes[1]: there is already a unit on a3"),
    (BULL_RUN, '"a3", "a7"', '"a3", "j7"', 'army[0].hexes[1]: no hex "j7"'),
    (
        BULL_RUN,
        'type = "cavalry"',
        'type = "cavalary"',
        'army[1].type: no unit type "cavalary" (did you mean "cavalry"?)',
    ),
    (BULL_RUN, 'hex = "b5"', 'hex = "f7"', "general[0].hex: an enemy unit stands on f7"),
    (BULL_RUN, "cards = 6", "cards = 60", "side[0].cards: expected 1 to 30, got 60"),
    (
        BULL_RUN,
        'id = "bc01_first',
        'id = "bc01_fist',
        'id: the id "bc01_fist_bull_run" is not the name of the file (write "bc01_first_bull_run")',
    ),
]


@pytest.fixture
def pack(tmp_path: Path) -> Callable[[str, str, str], Path]:
    """A copy of the pack with one thing changed in one file."""
    folder = tmp_path / "pack"
    copy_pack(builtin("battle_cry"), folder)

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
    folder = pack(file, old, new)
    with pytest.raises(PackError) as refused:
        games.load("battle_cry", folder)
    first = str(refused.value).splitlines()[0]
    line = (folder / file).read_text("utf-8").partition(new)[0].count("\n") + 1
    assert re.fullmatch(re.escape(f"{file}, line ") + r"\d+(, |: )" + re.escape(said) + ".*", first)
    assert abs(line - int(re.findall(r"line (\d+)", first)[0])) <= 1


def test_all_that_is_wrong_is_told_at_once(pack: Callable[[str, str, str], Path]) -> None:
    pack("units.toml", "figures = 4", "figures = 0")
    pack("cards.toml", "draws = 2", "draws = 3")
    folder = pack(BULL_RUN, 'first = "usa"', 'first = "csb"')
    with pytest.raises(PackError) as refused:
        games.load("battle_cry", folder)
    assert [finding.file for finding in refused.value.findings] == ["units.toml", "cards.toml", BULL_RUN]


def check_edited_pack(folder: Path, file: str, edit: Edit) -> None:
    """An edited pack is refused, or a battle can be played with it."""
    copy_pack(builtin("battle_cry"), folder)
    path = folder / file
    path.write_bytes(edited(path.read_bytes(), edit))
    with suppress(PackError):
        play_a_little(games.load("battle_cry", folder), "bc10_gettysburg_day2")


def play_a_little(game: Any, scenario: str) -> None:
    rng = Seeded(5)
    s = game.rules.start(scenario, {})
    for _ in range(60):
        if s.agenda:
            s.apply(s.agenda[-1].propose(s, rng))
    game.mind.evaluate(s, 0)
    game.table.view(s, 0)


PACK_FILES = ["terrain.toml", "units.toml", "cards.toml", "pack.toml", "scenarios/bc10_gettysburg_day2.toml"]


@settings(max_examples=15)
@given(st.sampled_from(PACK_FILES), edits)
def test_a_pack_edited_anywhere_is_refused_or_can_be_played(
    tmp_path_factory: pytest.TempPathFactory, file: str, edit: Edit
) -> None:
    check_edited_pack(tmp_path_factory.mktemp("pack") / "edited", file, edit)


@pytest.mark.slow
@settings(max_examples=40)
@given(st.sampled_from(PACK_FILES), edits)
def test_a_pack_edited_in_40_ways(tmp_path_factory: pytest.TempPathFactory, file: str, edit: Edit) -> None:
    check_edited_pack(tmp_path_factory.mktemp("pack") / "edited", file, edit)


# cases

CASE = """\
game = "battle_cry"
rules = ["BC-dice-1"]
[position]
pieces = ["usa inf e5", "csa inf e6 figures=3"]
[[play]]
do = "battle e5 e6"
roll = ["flag flag cavalry artillery"]
[expect]
"piece csa_inf_1 figures" = 3
"""
WRONG_CASES = [
    ("battle_cry", "batle_cry", 'wrong.toml, line 1, game: no game "batle_cry" (did you mean "battle_cry"?)'),
    (
        "BC-dice-1",
        "BC-dice-11",
        'wrong.toml, line 2, rules: no clause "BC-dice-11" (did you mean "BC-dice-1"?)',
    ),
    ("usa inf e5", "us inf e5", 'no side "us" (did you mean "usa"?)'),
    ("usa inf e5", "usa infantri e5", 'no unit type "infantri" (did you mean "infantry"?)'),
    ("usa inf e5", "usa inf e55", 'no hex "e55" (did you mean "e5"?)'),
    ("usa inf e5", "usa inf", 'pieces: "usa inf" is no piece (write "csa inf b2" or "csa inf b2 figures=3")'),
    ("usa inf e5", "usa inf e6", 'pieces: "csa inf e6 figures=3": the hex is taken'),
    ("figures=3", "figures=33", 'pieces: "csa inf e6 figures=33": figures lie between 1 and 4'),
    ("figures=3", "figures=many", 'pieces: "csa inf e6 figures=many": figures lie between 1 and 4'),
    ("figures=3", "men=3", 'no setting "men"'),
    ("[position]", '[position]\nterrain = ["wods e5"]', 'no terrain "wods" (did you mean "woods"?)'),
    (
        "[position]",
        '[position]\nterrain = ["woods"]',
        'terrain: "woods" is no terrain with its hexes (write "woods e5 e6")',
    ),
    (
        "[position]",
        '[position]\nworks = ["fieldwork e6"]',
        'works: "fieldwork e6" is no work with its hexes (write "fieldwork n e5 e6")',
    ),
    ("[position]", '[position]\nworks = ["fieldwork x e6"]', 'no facing "x"'),
    ("[position]", '[position]\nboard = [". ."]', "board: expected 9 rows of 13 and 12 codes in turn"),
    ("[position]", '[position]\nhands = { usa = ["scout"] }', 'no card "scout" (did you mean "scout_left"?)'),
    ("[position]", "[position]\noptions = { turncap = 3 }", 'no option "turncap" (did you mean "turn_cap"?)'),
    ("[position]", "[position]\noptions = { hill_plain = 3 }", "options.hill_plain: expected 0 to 1, got 3"),
    ("[position]", '[position]\nphase = "charge"', 'no phase "charge"'),
    ("[position]", "[position]\nset = { orderd = [] }", 'no set key "orderd" (did you mean "ordered"?)'),
    ("battle e5 e6", "battle e5", 'no piece after "battle e5": write "battle PIECE PIECE" or "done"'),
    (
        "battle e5 e6",
        "charge e5 e6",
        '"charge e5 e6" is not to be decided now: usa decides: battle usa_inf_1 csa_inf_1, done',
    ),
    ("battle e5 e6", "battle e6 e5", '"battle e6 e5" is refused'),
    ("flag flag cavalry artillery", "flag flag cavalry", '"flag flag cavalry" cannot come up now'),
    (
        "flag flag cavalry artillery",
        "flag flag cavalry artilery",
        'no face "artilery" (did you mean "artillery"?)',
    ),
    (
        "piece csa_inf_1 figures",
        "piece csa_inf_2 figures",
        'no piece "csa_inf_2" (did you mean "csa_inf_1"?)',
    ),
    ("piece csa_inf_1 figures", "piece csa_inf_1 size", 'no fact of a piece "size"'),
    ("= 3\n", "= 2\n", '"piece csa_inf_1 figures" is 3, expected 2'),
    ("= 3\n", "= 3", ""),
    ("[expect]", "[expect", "not readable as TOML"),
]


@pytest.mark.parametrize(("old", "new", "said"), WRONG_CASES)
def test_a_wrong_case_is_told_what_is_wrong(tmp_path: Path, old: str, new: str, said: str) -> None:
    assert old in CASE
    path = tmp_path / "wrong.toml"
    path.write_text(CASE.replace(old, new, 1), "utf-8")
    reasons = [result.reason for result in check(path, games.load) if not result.passed]
    assert bool(reasons) == bool(said)
    assert said in "".join(reasons)


@settings(max_examples=80)
@given(st.sampled_from(CASES), edits)
def test_a_case_edited_anywhere_has_its_answer(
    tmp_path_factory: pytest.TempPathFactory, path: Path, edit: Edit
) -> None:
    copy = tmp_path_factory.mktemp("case") / path.name
    copy.write_bytes(edited(path.read_bytes(), edit))
    results = check(copy, games.load)
    assert results
    assert all(result.passed or result.reason for result in results)
    assert not any("Error" in result.reason for result in results), [result.reason for result in results]


# notation

POSITION = {"pieces": ["usa inf e5", "usa gen e5", "usa cav f6", "csa inf e6"], "phase": "move"}
WRONG_TEXTS = [
    ("", 'nothing is written: write "move PIECE HEX [ALONE]" or "done"'),
    ("mvoe e5 e4", '"mvoe" is not to be decided now: write "move PIECE HEX [ALONE]" or "done"'),
    ("move", 'no piece after "move": write "move PIECE HEX [ALONE]" or "done"'),
    ("move e5", 'no hex after "move e5": write "move PIECE HEX [ALONE]" or "done"'),
    ("move e4 e5", 'no piece stands on "e4": name one by its id'),
    ("move usa_inf_11 e4", 'no piece "usa_inf_11" (did you mean "usa_inf_1"?)'),
    ("move usa_inf_1 e44", 'no hex "e44" (did you mean "e4"?)'),
    ("move usa_inf_1 e4 alon", 'no alone "alon" (did you mean "alone"?)'),
    ("move usa_inf_1 e4 alone e5", '"e5" is too much: write "move PIECE HEX [ALONE]" or "done"'),
]


@pytest.mark.parametrize(("text", "said"), WRONG_TEXTS)
def test_a_wrong_text_is_told_what_to_write(text: str, said: str) -> None:
    s = GAME.cases.arrange(POSITION)
    with pytest.raises(NotationError) as refused:
        read(GAME, s, s.agenda[-1], text)
    assert str(refused.value) == said


WORDS = [
    "move",
    "battle",
    "order",
    "usa_inf_1",
    "csa_inf_1",
    "e5",
    "f6",
    "e4",
    "alone",
    "together",
    "done",
    "-1",
    "é",
    "",
]


@given(st.lists(st.sampled_from(WORDS) | st.text(max_size=6), max_size=6))
def test_any_text_is_a_choice_or_is_refused(words: list[str]) -> None:
    s = GAME.cases.arrange(POSITION)
    step = s.agenda[-1]
    with suppress(NotationError):
        choice = read(GAME, s, step, " ".join(words))
        assert fits(GAME, s, step, choice)
        step.objection(s, choice)
