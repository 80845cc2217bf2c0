"""Hints, reviews, and bots whose thinking is seen."""

import time
from pathlib import Path

import pytest

from grognard.bots.search import Budget
from grognard.server import advising, reviews, thinking
from server.hosting import BOT, HERE, LINK, Host, Page

RECORDS = Path(__file__).parents[1] / "records"


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "HINT", Budget(iterations=24))


def hint(page: Page, seat: str | None = None) -> list[dict]:
    return page.ask("hint", "", seat)["hints"]


def test_a_hint_names_three_choices_with_chances_and_reasons(host: Host):
    made = host.begin(csa=BOT)
    with host.page(made["table"]) as page:
        found = hint(page)
        assert len(found) == 3
        assert all(each["choice"] in page.offers for each in found)
        assert found[0]["win"] >= found[1]["win"] >= found[2]["win"]
        assert found[0]["path"]
        assert found[0]["reasons"]
        page.choose(found[0]["choice"])  # the question has changed nothing: the number still stands


def test_a_hint_before_dice_tells_losses_to_be_expected_and_clauses(host: Host):
    made = host.begin(csa=BOT)
    with host.page(made["table"], lang="fr") as page:
        page.wait_for("usa")
        while page.decision["verb"] != "battle":
            page.choose(hint(page)[0]["choice"])
            page.wait_for("usa")
        best = next(each for each in hint(page) if each["path"])
        told = " ".join(text["text"] for text in best["reasons"])
        assert "À attendre en moyenne" in told
        assert any(text.get("clauses") for text in best["reasons"])


def test_a_hint_is_drawn_as_what_it_would_do_until_dice_fall(host: Host):
    made = host.begin(csa=BOT)
    with host.page(made["table"]) as page:
        best = hint(page)[0]  # a card
        pieces = {piece["id"]: piece for piece in page.position["pieces"]}
        own = {piece["place"] for piece in pieces.values() if piece["side"] == "usa"}
        *moves, last = best["arrows"]
        assert pieces[last[1]]["side"] == "csa"  # it is played for an attack
        assert all(start in own and end not in pieces for start, end in moves)
        assert last[0] in own | {end for _, end in moves}


def test_a_hint_of_the_open_table_is_drawn_as_ways(host: Host):
    seats = {"a": HERE, "b": BOT}
    made = host.begin(game="black_powder", scenario="bp01_hamlet", seats=seats)
    with host.page(made["table"]) as page:
        page.wait_for("a")
        while page.decision["verb"] != "order":
            page.choose("end")
            page.wait_for("a")
        ways = [plan for each in hint(page) for plan in each["plans"]]
        assert ways
        assert all(leg["pose"] for plan in ways for leg in plan["legs"])
        assert not any(each.get("arrows") for each in hint(page))


def test_everybody_is_told_that_a_hint_was_asked_for_and_nobody_what_it_says(host: Host):
    made = host.begin()
    with host.page(made["table"]) as usa, host.page(made["links"]["csa"]) as csa:
        before = usa.n
        hint(usa)
        hint(usa)
        csa.until("told")
        assert [line["kind"] for line in csa.log][-1] == "hint"
        assert csa.sentences()[-1] == "A hint is asked for by the Union."
        assert [line["kind"] for line in usa.log].count("hint") == 1  # once a decision
        assert usa.n == before
        assert not csa.answers
        assert csa.refused(type="ask", ask=9, what="hint", of="")["code"] == "refused"
    host.forget(made)
    with host.page(made["table"]) as again:
        assert "hint" in [line["kind"] for line in again.log]


def test_a_match_may_do_without_hints(host: Host):
    made = host.begin(csa=BOT, hints=False)
    with host.page(made["table"]) as page:
        assert page.scene["hints"] is False
        assert page.refused(type="ask", ask=1, what="hint", of="")["code"] == "no_hints"


def test_a_spectator_gets_no_hint(host: Host):
    made = host.begin(csa=BOT)
    with host.page(made["spectators"]) as page:
        assert page.refused(type="ask", ask=1, what="hint", of="")["code"] == "no_seat"


# bots


def test_the_thinking_of_a_bot_is_shown_to_everybody(host: Host, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(advising, "SOON", 0.0)
    made = host.begin(usa={"kind": "bot", "bot": "search:0.3s"}, csa=HERE)
    with host.page(made["table"]) as page:
        told = page.until("thinking")
        assert told["seat"] == "usa"
        assert 0 <= told["done"] <= 1
        assert told.keys() == {"type", "seat", "done"}


@pytest.mark.parametrize("bot", ["random", "greedy", "recruit", "search:4"])
def test_a_seat_is_given_to_any_bot_in_the_middle_of_a_turn_and_taken_back(host: Host, bot: str):
    made = host.begin(csa=LINK)
    with host.page(made["table"]) as page:
        page.choose(page.offers[0])
        page.event("to_bot", text=bot)
        page.until("told")
        assert page.log[-1]["kind"] == "bot"
        page.event("take_back")
        while page.log[-1]["kind"] != "person":
            page.until("told")
        if page.decision["seat"] == "usa":
            page.until("position")
            page.choose(page.offers[0])
        assert host.table(made).bots == {}


def test_no_guest_starts_a_program(host: Host):
    made = host.begin(csa=LINK)
    with host.page(made["table"]) as page:
        assert page.refused(type="event", what="to_bot", text="cmd:true")["code"] == "no_bot"


# reviews


def review(host: Host, file: str, lang: str = "en") -> tuple[list[float], dict]:
    text = (RECORDS / file).read_text("utf-8")
    made = host.client.post("/api/replays", content=text).json()
    heard = []
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        answer = host.client.get(f"/api/replays/{made['replay']}/review?lang={lang}").json()
        heard.append(answer["done"])
        if "review" in answer:
            return heard, answer["review"]
        time.sleep(0.05)
    raise AssertionError("no review")


def test_a_record_is_reviewed_in_the_background(host: Host, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("grognard.bots.review.DOUBTS", 2)
    heard, found = review(host, "tactique/ecole.grog")
    assert heard == sorted(heard)
    assert heard[-1] == 1
    made = host.client.post("/api/replays", content=(RECORDS / "tactique/ecole.grog").read_bytes()).json()
    assert len(found["wins"]) == made["frames"]
    assert found["turns"][0]["n"] == 0
    assert [each["side"] for each in found["accounts"]] == [side["id"] for side in made["scene"]["sides"]]
    for stroke in found["strokes"]:
        frame = host.client.get(f"/api/replays/{made['replay']}/{stroke['n']}").json()
        assert frame["told"]["happenings"][0]["dice"]
    _, told = review(host, "tactique/ecole.grog", "fr")
    assert [each["n"] for each in told["strokes"]] == [each["n"] for each in found["strokes"]]
    assert told["strokes"][0]["text"] != found["strokes"][0]["text"]


def test_only_open_records_are_reviewed(host: Host):
    assert host.client.get("/api/replays/nothing/review").status_code == 404
    assert reviews.Reviewing().done == 0
