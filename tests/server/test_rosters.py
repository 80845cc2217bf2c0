"""Armies of the players' own over HTTP: lists, rosters judged, files taken over, battles shown and begun."""

from typing import Any

import msgspec
import pytest

from grognard.play import reading, replay
from grognard.play.replay import game_of
from grognard.server import forms
from server.hosting import HERE, Host

ARMIES = "/api/games/black_powder/armies"
ROSTERS = "/api/games/black_powder/rosters"
BATTLES = "/api/games/black_powder/battles"
FILE = {"content-type": "application/octet-stream"}


def depot(host: Host, lang: str = "en") -> dict[str, Any]:
    found: dict[str, Any] = host.client.get(f"{ARMIES}?lang={lang}").json()
    return found


def texts(host: Host) -> dict[str, str]:
    ready = {each["id"]: each["text"] for each in depot(host)["ready"]}
    return {"a": ready["france"], "b": ready["russia"]}


def test_the_depot_is_told_in_both_languages(host: Host) -> None:
    english, french = depot(host), depot(host, "fr")
    for told in (english, french):
        found = msgspec.convert(told, forms.DepotView)
        assert len(found.armies) == len(found.ready) == 6
        assert found.grounds[0].drawn
        assert len(found.grounds) == 10
        assert {option.id: option.default for option in found.options}["free_deployment"] == 1
        line = found.armies[0].recruits[0]
        assert line.sizes[0].points == 44
        assert all(each.name != each.id for army in found.armies for each in army.recruits)
    assert english["armies"][0]["name"] != french["armies"][0]["name"]
    games = host.client.get("/api/games").json()["games"]
    assert [game["id"] for game in games if game.get("musters")] == ["black_powder"]


def test_a_roster_is_judged_as_it_is_built(host: Host) -> None:
    roster = depot(host)["ready"][0]["roster"]
    good = msgspec.convert(host.client.post(ROSTERS, json=roster).json(), forms.RosterView)
    assert (good.points, good.brigades, good.flaws) == (469, [199, 170, 100], [])
    roster["general"]["rating"] = 40
    roster["brigade"][1]["unit"] = []
    roster["brigade"][0]["unit"][0]["size"] = "huge"
    wrong = host.client.post(f"{ROSTERS}?lang=fr", json=roster).json()
    assert [flaw["where"] for flaw in wrong["flaws"]] == ["brigade[0].unit[0].size"]
    roster["brigade"][0]["unit"][0]["size"] = "small"
    wrong = host.client.post(f"{ROSTERS}?lang=fr", json=roster).json()
    assert [flaw["where"] for flaw in wrong["flaws"]] == ["general.rating", "brigade[1].unit"]
    assert wrong["flaws"][0]["text"] == "Entre 5 et 10, pas 40."
    assert wrong["points"] == 199 - 3 * (44 - 28) + 100


def test_files_are_taken_over(host: Host) -> None:
    own = host.client.post(ROSTERS, content=texts(host)["a"], headers=FILE).json()
    assert own["roster"]["army"] == "france"
    assert own["text"] == texts(host)["a"]
    built = """<roster><forces><force name="Army" catalogueName="Austrian"><selections>
    <selection name="Line Brigade" type="upgrade"><selections>
    <selection name="Grenzer" type="unit"/></selections></selection></selections></force></forces></roster>"""
    found = host.client.post(ROSTERS, content=built, headers=FILE).json()
    assert (found["points"], found["flaws"]) == (43, [])


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\xff\xfe",
        b"PK\x03\x04",
        b"<roster/>",
        b"<!DOCTYPE r><roster/>",
        b"[[[",
        b"\x00" * 99,
        b"x" * 200_000,
        b"name = 1",
    ],
)
def test_bad_files_are_refused_with_a_reason(host: Host, data: bytes) -> None:
    for lang in ("en", "fr"):
        answer = host.client.post(f"{ROSTERS}?lang={lang}", content=data, headers=FILE)
        assert answer.status_code == 200
        told = answer.json()
        assert told["roster"] is None
        assert all(flaw["text"] for flaw in told["flaws"])


@pytest.mark.parametrize("body", ["null", "[]", "7", '"x"', '{"brigade": {}}', '{"name": null}', "{}"])
def test_what_is_no_roster_is_judged_too(host: Host, body: str) -> None:
    answer = host.client.post(ROSTERS, content=body, headers={"content-type": "application/json"})
    assert answer.status_code == 200
    assert answer.json()["flaws"]


def test_limits_and_strangers(host: Host) -> None:
    too_large = host.client.post(ROSTERS, content=b"x" * (2 * 1024 * 1024 + 1), headers=FILE)
    assert (too_large.status_code, too_large.json()["code"]) == (413, "too_large")
    deep = host.client.post(ROSTERS, content="[" * 9000, headers={"content-type": "application/json"})
    assert deep.json()["code"] == "malformed"
    other = {"origin": "http://elsewhere.example"}
    assert host.client.post(ROSTERS, json={}, headers=other).status_code == 403
    for path in ("/api/games/battle_cry/armies", "/api/games/chess/armies"):
        assert host.client.get(path).json()["code"] == "setup"
    assert host.client.post("/api/games/battle_cry/rosters", json={}).json()["code"] == "setup"


def test_a_battle_is_shown_before_it_is_begun(host: Host) -> None:
    wish = {"ground": "drawn_field", "armies": texts(host), "options": {"ground": 7}}
    preview = msgspec.convert(host.client.post(BATTLES, json=wish).json(), forms.Preview)
    assert preview.scene.subtitle == "Black Powder · Division Vial – 7th Division"
    assert len(preview.position.pieces) == 32
    assert "Gén. Morand" in [piece.label for piece in preview.position.pieces]
    for wrong in (
        {**wish, "ground": "mars"},
        {**wish, "options": {"ground": 10_000}},
        {**wish, "options": {"colour": 1}},
        {**wish, "armies": {"a": wish["armies"]["a"]}},
        {**wish, "armies": {"a": "name = 1", "b": ""}},
    ):
        answer = host.client.post(BATTLES, json=wrong)
        assert (answer.status_code, answer.json()["code"]) == (400, "setup"), wrong
        assert answer.json()["sentence"]


def test_an_army_without_room_is_refused_in_the_language_of_the_player(host: Host) -> None:
    wish = {"ground": "bp01_hamlet", "armies": {**texts(host), "a": huge()}, "options": {"scale": 200}}
    answer = host.client.post(BATTLES + "?lang=fr", json=wish)
    assert (answer.status_code, answer.json()["code"]) == (400, "no_room")
    assert "n’a pas de place" in answer.json()["sentence"]
    match = {"game": "black_powder", "scenario": wish["ground"], "seats": {"a": HERE, "b": HERE}, **wish}
    del match["ground"]
    answer = host.client.post("/api/matches?lang=fr", json=match)
    assert (answer.status_code, answer.json()["code"]) == (400, "no_room")


def huge() -> str:
    unit = 'unit = [{ profile = "fr_line", count = 20 }, { profile = "fr_lancer", count = 20 }]'
    return f'name = ""\narmy = "france"\ngeneral = {{}}\n[[brigade]]\nname = ""\ncommander = {{}}\n{unit}\n'


def test_a_match_of_rosters_is_played_kept_and_replayed(host: Host) -> None:
    wish = {
        "game": "black_powder",
        "scenario": "open_field",
        "armies": texts(host),
        "seats": {"a": HERE, "b": HERE},
    }
    made = host.client.post("/api/matches", json=wish).json()
    token = made["table"].rsplit("/", 1)[1]
    with host.page(made["table"]) as page:
        assert page.scene["title"] == "The open field"
        seat = page.decision["seat"]  # the dice say who deploys first
        unit, y = ("a_fr_line_1", "3/0") if seat == "a" else ("b_ru_line_1", "45/180")
        assert any(offer.startswith(f"deploy {unit} ") for offer in page.offers)
        page.choose(f"deploy {unit} line 30,{y}", seat=seat)
    host.forget(made)  # as after a restart
    with host.page(made["table"]) as page:
        assert page.decision["verb"] == "deploy"
        page.choose("ready", seat=seat)
        assert page.decision["verb"] == "station"
        page.event("resign", seat=seat)
        while not page.position.get("result"):
            page.until("position")
    assert host.client.get("/api/matches/mine").json()["matches"][0]["title"] == page.scene["title"]
    text = host.client.get(f"/api/tables/{token}/record").text
    record = reading.read(text)
    assert replay.replay(game_of(record), record).state.result is not None
    opened = host.client.post("/api/replays", content=text).json()
    frame = host.client.get(f"/api/replays/{opened['replay']}/1").json()
    assert "Gén. Morand" in [piece["label"] for piece in frame["position"]["pieces"]]


@pytest.mark.parametrize("armies", [{"a": "x"}, {"c": "x"}, {"a": "name = 1", "b": "name = 2"}])
def test_a_match_of_wrong_rosters_does_not_begin(host: Host, armies: dict[str, str]) -> None:
    wish = {"game": "black_powder", "scenario": "open_field", "armies": armies}
    answer = host.client.post("/api/matches?lang=fr", json=wish)
    assert (answer.status_code, answer.json()["code"]) == (400, "setup")
