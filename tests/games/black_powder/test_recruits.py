"""Rosters of army builders become rosters of Black Powder, or are refused in one clear line."""

import io
import zipfile
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.games.black_powder.content import Brigade, Officer, Roster, Troops
from grognard.games.black_powder.reading import read
from grognard.games.black_powder.recruits import recruit
from grognard.games.black_powder.roster import roster_points
from grognard.packs import PackError, builtin, open_pack
from grognard.packs.battlescribe import LARGEST, read_selected

CONTENT = read(open_pack(builtin("black_powder")), thorough=False)
NAMES = {
    "fr_hussar": ["Hussars", "Hussards"],
    "fr_cuirassier": ["Cuirassiers"],
    "us_vol": ["Union volunteers"],
}

ROSTER = """<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<roster name="Avant-garde" gameSystemName="Black Powder" xmlns="http://www.battlescribe.net/schema/rosterSchema">
  <costs><cost name="Points" value="233.0"/></costs>
  <forces><force name="French 1812" catalogueName="French"><selections>
    <selection name="Division Commander" number="1" type="upgrade"><selections>
      <selection name="Count Compans" number="1" type="unit"><profiles><profile name="Count Compans">
        <characteristics>
          <characteristic name="Hand-to-Hand">+2 Attacks</characteristic>
          <characteristic name="Special">Staff Rating 9</characteristic>
        </characteristics></profile></profiles></selection>
    </selections></selection>
    <selection name="Infantry Brigade" number="1" type="upgrade"><selections>
      <selection name="Staff Rating 7" number="1" type="upgrade"/>
      <selection name="French Line Infantry" number="2" type="unit"><selections>
        <selection name="Tough Fighters" number="1" type="upgrade"/></selections></selection>
      <selection name="French Line Infantry" number="1" type="unit"/>
      <selection name="Foot Artillery Battery" number="1" type="unit"/>
    </selections></selection>
    <selection name="Hussars" number="2" type="unit"/>
  </selections></force></forces>
</roster>
"""


def taken(text: str, names: dict[str, list[str]] = NAMES) -> Roster:
    return recruit("army.ros", read_selected("army.ros", text.encode()), CONTENT, names)


def refusal(data: bytes) -> str:
    with pytest.raises(PackError) as refused:
        recruit("army.ros", read_selected("army.ros", data), CONTENT, NAMES)
    return str(refused.value)


def zipped(**files: bytes) -> bytes:
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files.items():
            archive.writestr(name.replace("_", "."), data)
    return stream.getvalue()


def test_a_roster_is_taken_over() -> None:
    roster = taken(ROSTER)
    assert roster == Roster(
        "Avant-garde",
        "france",
        Officer("Count Compans", 9, 2),
        [
            Brigade("Infantry Brigade", Officer("", 7), [Troops("fr_line", 3), Troops("fr_foot_art")]),
            Brigade("French 1812", Officer(), [Troops("fr_hussar", 2)]),
        ],
    )
    assert roster_points(CONTENT, roster) == 3 * 38 + 27 + 2 * 41


def test_an_archive_is_read_like_what_is_in_it() -> None:
    data = zipped(army_ros=ROSTER.encode())
    assert read_selected("army.rosz", data) == read_selected("army.ros", ROSTER.encode())


def test_every_unit_that_no_list_has_is_told() -> None:
    text = ROSTER.replace("Hussars", "Husars").replace('"Foot Artillery Battery"', '"Elephants"')
    told = refusal(text.encode())
    assert 'army.ros: no profile for "Elephants"' in told
    assert 'army.ros: no profile for "Husars" (did you mean "fr_hussar"?)' in told


def test_an_army_that_is_not_listed_is_told() -> None:
    text = ROSTER.replace("French 1812", "Neapolitans 1815").replace('"French"', '"Neapolitan Army"')
    assert "no army list for Neapolitan Army (there are austria, britain" in refusal(text.encode())


def test_names_are_found_in_any_case_accent_and_number() -> None:
    text = ROSTER.replace('"Hussars"', '"HUSSARD"').replace("French Line Infantry", "line  infantry")
    assert taken(text) == taken(ROSTER)


def test_ratings_are_checked() -> None:
    assert "general.rating: expected 5 to 10, got 12" in refusal(
        ROSTER.replace("Rating 9", "Rating 12").encode()
    )


LAUGHS = '<!DOCTYPE roster [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>\n<roster name="&b;"/>'


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "army.ros, line 1: not readable as XML"),
        (b"<roster>", "army.ros, line 1: not readable as XML"),
        (b"<roster/>", "army.ros: there is no force in this roster"),
        (b"<catalogue/>", 'army.ros, line 1: expected a roster, got "catalogue"'),
        (LAUGHS.encode(), "army.ros, line 1: a roster has no document type"),
        (b"<roster>" + b"<x>" * 99, "army.ros, line 1: too large for a roster"),
        (b"<roster>" + b"<x/>" * 100_001, "army.ros, line 1: too large for a roster"),
        (b" " * (LARGEST + 1), "army.ros: larger than 8 MB"),
        (zipped(army_ros=b" " * (LARGEST + 1)), "army.ros: larger than 8 MB"),
        (zipped(army_txt=b""), "army.ros: expected one .ros file in the archive, got 0"),
        (zipped(a_ros=b"", b_ros=b""), "army.ros: expected one .ros file in the archive, got 2"),
        (b"PK\x03\x04 and nothing", "army.ros: the archive cannot be read"),
        (b'<?xml version="1.0" encoding="klingon"?><roster/>', "army.ros, line 1: not readable as XML"),
    ],
)
def test_what_is_no_roster_is_refused_in_one_line(data: bytes, said: str) -> None:
    assert refusal(data) == said


@given(st.binary(max_size=300), st.floats(0, 1), st.booleans())
def test_a_damaged_file_is_refused_or_read(dirt: bytes, where: float, packed: bool) -> None:
    data = zipped(army_ros=ROSTER.encode()) if packed else ROSTER.encode()
    at = int(where * len(data))
    with suppress(PackError):
        read_selected("army.ros", data[:at] + dirt + data[at + len(dirt) :])
