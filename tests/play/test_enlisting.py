"""Rosters from files of any kind, and records that hold them."""

import io
import zipfile

import pytest

from grognard import games
from grognard.packs import builtin
from grognard.play import reading, record, replay
from grognard.play.dealers import Fair
from grognard.play.enlisting import LONGEST, both, depot_of, enlist, located, told
from grognard.play.match import Match
from grognard.play.record import RecordError
from grognard.play.setup import SetupError, raised
from grognard.play.wording import wording

GAME = games.load("black_powder")
PACK = builtin("black_powder")
DEPOT = depot_of(GAME)
READY = DEPOT.ready()
ARMIES = (("a", READY["france"].text), ("b", READY["russia"].text))
BUILT = """<roster name="Vorhut"><forces><force name="Army" catalogueName="Austrian"><selections>
<selection name="Line Brigade" type="upgrade"><selections><selection name="Staff Rating 7" type="upgrade"/>
<selection name="Hungarian line" type="unit" number="2"/></selections></selection></selections></force>
</forces></roster>"""


def archive(text: str) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as found:
        found.writestr(zipfile.ZipInfo("army.ros"), text)  # of no hour: every worker names the tests alike
    return packed.getvalue()


@pytest.mark.parametrize(
    "data", [BUILT.encode(), archive(BUILT), b"\xef\xbb\xbf" + BUILT.encode(), b"\n " + BUILT.encode()]
)
def test_rosters_of_army_builders_are_taken_over(data: bytes) -> None:
    found = enlist(DEPOT, PACK, "army", data)
    assert found.findings == ()
    assert found.points == 2 * 48
    assert enlist(DEPOT, PACK, "again", found.text.encode()).roster == found.roster


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"PK\x03\x04rubbish", "archive"),
        (archive(BUILT)[:60], "archive"),
        (b"<roster/>", "no force"),
        (b"<html/>", "no roster"),
        (b"<roster", "no roster"),
        (b"<!DOCTYPE r [<!ENTITY a 'b'>]><roster/>", "no roster"),
        (BUILT.replace("Hungarian line", "Janissaries").encode(), "Janissaries"),
        (BUILT.replace("Austrian", "Ottoman").encode(), "no army list"),
        (b"\x80\x81", "UTF-8"),
        (b"#" * (LONGEST + 1), "too large"),
        (b"[[[[", "TOML"),
        (b"", 'missing key "army"'),
        (READY["france"].text.replace("fr_light", "fr_lite").encode(), "fr_lite"),
        (b"brigade = " + b"[" * 5000, "TOML"),
    ],
)
def test_what_is_wrong_with_a_file_is_said(data: bytes, said: str) -> None:
    for language in ("en", "fr"):
        found = enlist(DEPOT, PACK, "army", data)
        assert found.roster is None
        lines = located(found.findings, wording(PACK, language))
        assert lines
        assert all(line.startswith("army") for line in lines)
        assert language == "fr" or said in " ".join(lines)


def test_a_thousand_flaws_are_not_all_told() -> None:
    units = '{ profile = "nobody" }, ' * 900
    head = 'name = "X"\narmy = "france"\ngeneral = {}\n[[brigade]]\nname = "Y"\ncommander = {}\n'
    text = f"{head}unit = [{units}]\n"
    found = enlist(DEPOT, PACK, "army", text.encode())
    assert len(found.findings) == 100
    many = BUILT.replace(
        '<selection name="Hungarian line" type="unit" number="2"/>',
        "".join(f'<selection name="Unit {number}" type="unit"/>' for number in range(5000)),
    )
    assert len(enlist(DEPOT, PACK, "army", many.encode()).findings) == 100


def test_a_roster_that_is_being_put_together_is_judged() -> None:
    table = {
        "name": "",
        "army": "france",
        "general": {"rating": 12},
        "brigade": [{"name": "", "commander": {}, "unit": []}],
    }
    found = DEPOT.judge(table)
    assert [finding.where for finding in found.findings] == ["general.rating", "brigade[0].unit"]
    assert told(found.findings[0], wording(PACK, "fr")).startswith("Entre 5 et 10, pas 12")
    table["general"], table["brigade"][0]["unit"] = {}, [{"profile": "fr_line", "count": 2}]  # type: ignore[index]
    found = DEPOT.judge(table)
    assert (found.findings, found.points, found.brigades) == ((), 76, (76,))
    over = DEPOT.judge({**table, "limit": 70})
    assert (over.points, [finding.key for finding in over.findings]) == (76, ["finding-limit"])
    for bad in (
        None,
        [],
        3,
        "x",
        {"brigade": [[]]},
        {"name": None},
        {**table, "name": "x" * 61},
        {**table, "name": "\0"},
    ):
        assert DEPOT.judge(bad).findings


def test_a_missing_roster_is_a_ready_one_of_another_list() -> None:
    own = READY["austria"].text
    (a, first), (b, second) = both(DEPOT, {"b": own}, ("a", "b"))
    assert (a, b, second) == ("a", "b", own)
    assert first in [each.text for each in READY.values()]
    assert first != own


# records


def played() -> Match:
    game = raised(GAME, ARMIES)
    match = Match(
        game, "drawn_field", {"ground": 5}, ["Anna", "Ben"], dict.fromkeys(["dice"], Fair(bytes(32)))
    )
    while match.state.turn == 0:  # type: ignore[attr-defined]
        match.choose(match.to_move or 0, [()])
    match.resign(0)
    return match


def test_a_record_holds_its_rosters_and_replays_anywhere() -> None:
    match = played()
    text = record.write(record.record(match))
    assert 'army a | name = "Division Vial"\n' in text
    assert "option ground=5\n" in text
    again = reading.read(text)
    assert again == record.record(match)
    assert replay.game_of(again).armies == match.game.armies
    assert replay.verify(GAME, again) >= 1
    assert replay.replay(GAME, again).fingerprint() == match.ledger.fingerprint()


def replayed(text: str) -> None:
    found = reading.read(text)
    replay.replay(replay.game_of(found), found)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('army a | army = "france"', 'army a | army = "mars"', 'no army "mars"'),
        ('army a | army = "france"', 'army a army = "france"', "is no line of a roster"),
        ("count = 4", "count = 5", "another position"),
        ("game black_powder", "game battle_cry", "armies of its scenarios"),
    ],
)
def test_a_record_whose_rosters_were_changed_is_refused(old: str, new: str, said: str) -> None:
    text = record.write(record.record(played()))
    assert old in text
    with pytest.raises(RecordError, match=said):
        replayed(text.replace(old, new))


def test_an_army_without_room_cannot_start() -> None:
    many = ARMIES[0][1].replace("count = 4", "count = 20").replace("count = 3", "count = 20")
    game = raised(GAME, (("a", many), ARMIES[1]))
    with pytest.raises(SetupError, match=r"no room .*: choose another ground"):
        Match(game, "bp01_hamlet", {"scale": 200}, ["Anna", "Ben"], {})


def test_other_games_take_no_rosters() -> None:
    with pytest.raises(SetupError, match="armies of its scenarios"):
        raised(games.load("tactique"), ARMIES)
    with pytest.raises(SetupError, match="armies of its scenarios"):
        depot_of(games.load("tactique"))
