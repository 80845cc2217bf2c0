"""The HTTP interface: what there is to play, forms that are wrong, limits, headers, proxies and replays."""

import gzip
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from grognard.server import forms, pages, wire
from grognard.server.guards import HEADERS, OF_PAGES
from grognard.server.settings import Limits
from grognard.server.wire.answer import RuleView
from server.hosting import BOT, BULL_RUN, HERE, LINK, Host, serving


def test_the_games_are_told_in_both_languages(host: Host):
    english, french = (host.client.get(f"/api/games?lang={lang}").json() for lang in ("en", "fr"))
    for told in (english, french):
        found = msgspec.convert(told, forms.GamesView)
        game = next(each for each in found.games if each.id == "battle_cry")
        assert len(game.scenarios) == 16
        assert [bot.id for bot in game.bots] == ["random", "recruit", "greedy", "veteran", "guard"]
        assert [source.id for source in game.sources] == ["dice", "cards"]
        assert game.teaches
        first = game.scenarios[0]
        assert [(side.cards, side.goal) for side in first.sides] == [(6, 6), (6, 6)]
        assert {count.id: count.count for count in first.sides[0].army}["infantry"] == 9
    assert english["games"][0]["options"][0]["name"] != french["games"][0]["options"][0]["name"]


def test_a_scenario_is_shown_before_it_is_chosen(host: Host):
    found = host.client.get("/api/games/battle_cry/scenarios/bc10_gettysburg_day2?lang=fr")
    preview = msgspec.json.decode(found.content, type=forms.Preview)
    assert len(preview.position.pieces) == 29
    assert preview.scene.board == "hexes"
    wrong = host.client.get("/api/games/battle_cry/scenarios/bc10_getysburg_day2")
    assert wrong.status_code == 400
    assert "did you mean" in wrong.json()["sentence"]


def test_every_clause_can_be_read(host: Host):
    rules = msgspec.json.decode(
        host.client.get("/api/games/battle_cry/rules?lang=fr").content, type=list[RuleView]
    )
    assert {"BC-ret-15", "GG-turn-1"} <= {rule.clause for rule in rules}


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({}, "malformed"),
        ({**BULL_RUN, "wish": 1}, "malformed"),
        ({**BULL_RUN, "game": "chess"}, "setup"),
        ({**BULL_RUN, "scenario": "bc99"}, "setup"),
        ({**BULL_RUN, "seats": {"france": HERE}}, "setup"),
        ({**BULL_RUN, "seats": {"usa": {"kind": "bot", "bot": "deep"}}}, "no_bot"),
        ({**BULL_RUN, "seats": {"usa": {"kind": "here", "name": "x" * 50}}}, "too_long"),
        ({**BULL_RUN, "seats": {"usa": {"kind": "here", "name": "bot:x"}}}, "setup"),
        ({**BULL_RUN, "seats": {"usa": {"kind": "here", "name": "a\u0000b"}}}, "setup"),
        ({**BULL_RUN, "options": {"turn_cap": -1}}, "setup"),
        ({**BULL_RUN, "options": {"nonsense": 1}}, "setup"),
        ({**BULL_RUN, "dealers": {"coins": "fair"}}, "setup"),
        ({**BULL_RUN, "dealers": {"dice": "loaded"}}, "malformed"),
        ({**BULL_RUN, "clock": {"kind": "match", "seconds": 0}}, "setup"),
        ({**BULL_RUN, "seats": {"usa": BOT}, "dealers": {"cards": "typed"}}, "setup"),
    ],
)
def test_a_wrong_wish_is_refused_with_a_reason(host: Host, wish: Any, code: str):
    answer = host.client.post("/api/matches?lang=fr", json=wish)
    assert answer.status_code == 400
    assert answer.json()["code"] == code
    assert answer.json()["sentence"]


def test_errors_are_json_and_say_nothing_of_the_inside(host: Host):
    for path, status in (("/api/nothing", 404), ("/nothing", 404), ("/web/nothing.js", 404)):
        answer = host.client.get(path)
        assert answer.status_code == status
        assert answer.json()["code"] == "not_found"
    assert host.client.delete("/api/matches").json()["code"] == "method"
    assert host.client.get("/web/../server/app.py").status_code == 404
    assert host.client.get("/web/%2e%2e/server/app.py").status_code == 404
    assert host.client.get("/api/tables/abcdefgh/record").json()["code"] == "no_table"


def test_a_bug_shows_no_traceback(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    from starlette.testclient import TestClient

    with serving(tmp_path) as host:
        monkeypatch.setattr(host.house.hall.store, "mine", None)
        host.client.get("/")
        client = TestClient(host.client.app, raise_server_exceptions=False)
        client.cookies.set("grognard", "x" * 32)
        answer = client.get("/api/matches/mine")
        assert answer.status_code == 500
        assert answer.json()["code"] == "broken"
        assert "Error" not in answer.text


def test_every_answer_carries_the_security_headers(host: Host):
    for path in ("/", "/api/health", "/api/nothing", "/web/js/nothing.js", "/web/icon.svg"):
        headers = host.client.get(path).headers
        assert {name: headers[name] for name in HEADERS} == HEADERS
    for path in ("/web/js/main.js", "/web/css/base.css"):  # parts of a page need less, and there are many
        headers = host.client.get(path).headers
        assert {name for name in HEADERS if name not in headers} == OF_PAGES
    assert "script-src" not in HEADERS["content-security-policy"]  # as default-src: our own files alone
    assert "unsafe-eval" not in HEADERS["content-security-policy"]


def test_a_request_of_another_site_is_refused(host: Host):
    for headers in ({"origin": "http://evil.test"}, {"origin": "null"}, {"sec-fetch-site": "cross-site"}):
        answer = host.client.post("/api/matches", json=BULL_RUN, headers=headers)
        assert answer.status_code == 403
        assert answer.json()["code"] == "origin"
    own = {"origin": "http://testserver", "sec-fetch-site": "same-origin"}
    assert host.client.post("/api/matches", json=BULL_RUN, headers=own).status_code == 201


def test_what_is_too_large_is_not_read(host: Host):
    most = host.house.settings.limits
    assert host.client.post("/api/matches", content=b" " * (most.body + 1)).json()["code"] == "too_large"
    assert host.client.post("/api/replays", content=b" " * (most.record + 1)).json()["code"] == "too_large"

    def endless() -> Any:
        for _ in range(100):
            yield b" " * 4096

    assert host.client.post("/api/matches", content=endless()).json()["code"] == "too_large"


def test_an_address_that_asks_too_much_must_wait(tmp_path: Path):
    with serving(tmp_path, Limits(requests=0.01, requests_at_once=5)) as host:
        codes = [host.client.get("/api/health").status_code for _ in range(7)]
        assert codes == [200] * 5 + [429] * 2
    (tmp_path / "second").mkdir()
    with serving(tmp_path / "second", Limits(matches=0.01, matches_at_once=2)) as host:
        codes = [host.client.post("/api/matches", json=BULL_RUN).status_code for _ in range(3)]
        assert codes == [201, 201, 429]


def test_pages_that_are_opened_all_at_once_leave_an_address_its_questions(tmp_path: Path):
    """A club behind one address: each page is a hundred files, and one file too few breaks it."""
    with serving(tmp_path, Limits(requests=0.01, requests_at_once=5, files=0.01, files_at_once=30)) as host:
        names = ["js/main.js", "js/table.js", "css/table.css"]
        codes = [host.client.get(f"/web/{name}").status_code for _ in range(10) for name in names]
        assert codes == [200] * 30
        assert [host.client.get("/api/health").status_code for _ in range(6)] == [200] * 5 + [429]
        assert host.client.get("/web/js/main.js").status_code == 429
        assert host.client.get("/web/js/main.js", headers={"x-forwarded-prefix": "/here"}).status_code == 429
    (tmp_path / "club").mkdir()
    with serving(tmp_path / "club", Limits()) as host:
        files = list(host.client.app.state.web.files)
        wanted = [f"/web/{name}" for name in files if not name.startswith("lab.")]
        assert {host.client.get(path).status_code for _ in range(20) for path in wanted} == {200}


def test_an_address_has_so_many_sockets_and_no_more(tmp_path: Path):
    from starlette.websockets import WebSocketDisconnect

    with serving(tmp_path, Limits(sockets=1)) as host:
        made = host.begin()
        with host.page(made["table"]), pytest.raises(WebSocketDisconnect), host.page(made["table"]):
            pass
        with host.page(made["table"]):
            pass


def test_the_cookie_is_for_the_server_alone(host: Host):
    host.client.cookies.clear()
    said = host.client.post("/api/matches", json=BULL_RUN).headers["set-cookie"].lower()
    assert "httponly" in said
    assert "samesite=lax" in said


def test_behind_a_proxy_links_and_cookies_have_its_path(host: Host):
    host.client.cookies.clear()
    headers = {
        "x-forwarded-prefix": "/war/games",
        "x-forwarded-host": "club.test",
        "origin": "https://club.test",
    }
    answer = host.client.post("/api/matches", json=BULL_RUN, headers=headers)
    assert answer.json()["table"].startswith("/war/games/t/")
    assert "path=/war/games/" in answer.headers["set-cookie"].lower()
    odd = {"x-forwarded-prefix": '/"><script>'}
    assert host.client.post("/api/matches", json=BULL_RUN, headers=odd).json()["table"].startswith("/t/")


def test_the_pages_files_are_packed_and_kept(host: Host):
    web = host.client.app.state.web  # type: ignore[attr-defined]
    path = f"/web/{web.version}/js/wire.d.ts"
    answer = host.client.get(path, headers={"accept-encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    assert "immutable" in answer.headers["cache-control"]
    again = host.client.get("/web/js/wire.d.ts", headers={"if-none-match": answer.headers["etag"]})
    assert again.status_code == 304
    assert gzip.compress(answer.content, 9, mtime=0) == web.files["js/wire.d.ts"].packed


def test_the_pages_words_are_sent_as_they_stand(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    (tmp_path / "texts").mkdir()
    (tmp_path / "texts" / "page.en.ftl").write_text(
        "# Words\n\nstart = Start\nrounds-one = { $n } round\nlong =\n    one\n    two\n", "utf-8"
    )
    monkeypatch.setattr(pages, "WEB", tmp_path)
    pages.read_texts.cache_clear()
    assert pages.read_texts("en") == {"start": "Start", "rounds-one": "{ $n } round", "long": "one\ntwo"}
    pages.read_texts.cache_clear()


def test_the_interface_is_documented_path_by_path(host: Host):
    from grognard.server.app import API

    document = host.client.get("/api/openapi.json").json()
    written = {route.path.replace("{n:int}", "{n}") for route in API}
    assert set(document["paths"]) == written
    names = set(document["components"]["schemas"])
    assert {"NewMatch", "MatchMade", "PositionMessage", "Choose", "FromPage", "ToPage", "Refusal"} <= names


def test_the_pages_types_are_those_of_the_server():
    from grognard.server.typings import FILE, typings

    assert FILE.read_text("utf-8") == typings(), "run python -m grognard.server.typings"


# replays


def finished(host: Host) -> str:
    """The record of a match that was played to its end."""
    made = host.begin(csa=BOT, options={"turn_cap": 4})
    dice = random.Random(11)
    with host.page(made["table"]) as page:
        while not page.position.get("result"):
            page.wait_for("usa")
            if not page.position.get("result"):
                page.choose(dice.choice(page.offers))
    return host.client.get(f"/api/tables/{made['table'][3:]}/record").text


def test_a_record_is_stepped_through_and_goes_on_from_any_point(host: Host):
    opened = host.client.post("/api/replays", content=finished(host)).json()
    assert opened["proved"]
    assert opened["frames"] > 20
    assert opened["turns"][0] == 12
    for n in (0, 12, opened["frames"] - 1):
        frame = host.client.get(f"/api/replays/{opened['replay']}/{n}?lang=fr").json()
        assert frame["position"]["n"] == n
        assert [line["n"] for line in frame["told"]["happenings"]] == ([n] if n else [])
        assert all("cards" in hand for hand in frame["position"]["hands"])
    assert frame["position"]["result"]
    missing = host.client.get(f"/api/replays/{opened['replay']}/{opened['frames']}")
    assert missing.json()["code"] == "no_frame"
    body = {"seats": {"usa": HERE, "csa": BOT}}
    made = host.client.post(f"/api/replays/{opened['replay']}/14/continue", json=body).json()
    with host.page(made["table"]) as page:
        assert len(page.log) >= 14
        page.wait_for("usa")
        page.choose(page.offers[0])
        log = page.log
    host.forget(made)
    with host.page(made["table"]) as page:
        assert page.log[: len(log)] == log
    over = host.client.post(f"/api/replays/{opened['replay']}/{opened['frames'] - 1}/continue", json=body)
    assert over.json()["code"] == "over_there"


def test_a_match_given_up_before_any_die_can_be_opened(host: Host):
    wish = {"game": "tactique", "scenario": "ecole", "seats": {"blue": HERE, "red": LINK}}
    made = host.client.post("/api/matches", json=wish).json()
    with host.page(made["table"]) as page:
        page.event("resign")
        while not page.position.get("result"):
            page.until("position")
    record = host.client.get(f"/api/tables/{made['table'][3:]}/record").text
    opened = host.client.post("/api/replays", content=record).json()
    assert not opened.get("proved", False)
    assert opened["frames"] >= 1


@pytest.mark.parametrize("text", ["", "hello", "grognard 1\n---\n---\n", "grognard 9\n", "\x00\xff"])
def test_what_is_no_record_is_refused_with_its_line(host: Host, text: str):
    answer = host.client.post("/api/replays", content=text.encode("latin-1"))
    assert answer.status_code == 400
    assert answer.json()["code"] == "record"


def test_a_record_with_a_forbidden_step_names_its_clause(host: Host):
    text = finished(host)
    broken = text.replace("13 usa card ", "13 usa order usa_inf_1 # ", 1)
    assert host.client.post("/api/replays", content=broken).json()["code"] == "record"
    assert host.client.get("/api/replays/nothing/0").json()["code"] == "no_replay"


# the first game


def test_the_first_game_teaches_in_ten_steps_each_with_its_clause(host: Host):
    made = host.client.post("/api/teach?lang=fr", json={"name": "Zoé"}).json()
    steps, clauses = [], set()
    with host.page(made["table"], lang="fr") as page:
        for _ in range(40):
            page.wait_for("usa")
            lesson = page.position.get("lesson")
            if lesson is None:
                break
            steps.append(lesson["step"])
            clauses.add(lesson["clause"])
            assert page.ask("rule", lesson["clause"])["rule"]["text"]
            offer = lesson.get("offer") or page.offers[-1]
            assert offer in page.offers
            page.choose(offer)
    assert sorted(set(steps)) == list(range(1, 11))
    assert len(clauses) >= 10


def test_whoever_does_otherwise_is_led_on_by_the_next_prompt(host: Host):
    made = host.client.post("/api/teach", json={}).json()
    with host.page(made["table"]) as page:
        page.choose("card attack_center")
        page.choose("order usa_inf_2")
        page.choose("done")
        assert page.position["lesson"]["step"] == 5
        page.choose("done")
        page.wait_for("usa")
        assert page.position["lesson"]["step"] >= 8
    assert host.client.post("/api/teach", json={"game": "chess"}).json()["code"] == "no_lesson"


# what is written about it


def test_the_protocol_names_every_message_and_every_code():
    root = Path(__file__).parents[2]
    text = (root / "docs" / "protocol.md").read_text("utf-8")
    tags = [cls.__struct_config__.tag for union in (wire.ToPage, wire.FromPage) for cls in union.__args__]
    assert [tag for tag in tags if f"`{tag}`" not in text] == []
    said = (root / "src" / "grognard" / "server" / "texts" / "server.en.ftl").read_text("utf-8")
    codes = [
        line.split(" ")[0].removeprefix("error-") for line in said.splitlines() if line.startswith("error-")
    ]
    assert [code for code in codes if f"`{code}`" not in text] == []
