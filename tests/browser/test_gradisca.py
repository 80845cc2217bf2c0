"""La Guerre de Gradisca at the table: the end of a war in both languages, marches, four seats."""

import json
import re
import subprocess
import sys
import urllib.request

import pytest

from browser.driving import PATIENCE, Player

LANGUAGES = {"fr": "fr-FR", "en": "en-GB"}
ENGLISH = re.compile(r"\b(the|takes?|retreats?|turn|hits?)\b")
UNSAID = re.compile(r"\b(GR|do|ask|note)-[\w.]+-\d+ [a-z_]+ \d")
LAST = 12  # steps before the end of the war
FRAME = 64  # milliseconds: the aim is 16 to draw a step; a busy machine gets four times


@pytest.fixture(scope="module")
def war(tmp_path_factory):
    """The record of a war that two bots have played to its end."""
    folder = tmp_path_factory.mktemp("war")
    command = [sys.executable, "-m", "grognard", "match", "gradisca/war_1615", "--bots", "random", "random"]
    command += ["--games", "1", "--seed", "11", "--option", "rules=1", "--record", str(folder)]
    subprocess.run(command, check=True, capture_output=True, timeout=60)
    return next(folder.glob("*.grog")).read_bytes()


def post(server, path, body, kind="application/json"):
    request = urllib.request.Request(
        server.address + path, body, {"Content-Type": kind, "Origin": server.address}
    )
    with urllib.request.urlopen(request, timeout=30) as answer:
        return json.load(answer)


def go_on(server, war, before):
    """A match that goes on from some steps before the end of the war, against a bot."""
    replay = post(server, "/api/replays", war, "text/plain")
    wish = {"seats": {"ven": {"kind": "here"}, "aus": {"kind": "bot", "bot": "random"}}}
    n = replay["frames"] - 1 - before
    return post(server, f"/api/replays/{replay['replay']}/{n}/continue", json.dumps(wish).encode())


def begin(server, **more):
    wish = {"game": "gradisca", "scenario": "war_1615", "dealers": {}, **more}
    return post(server, "/api/matches", json.dumps(wish).encode())


def sit_down(page, server, made):
    page.goto(server.address + made["table"])
    page.wait_for_selector(".table .panel h2", timeout=PATIENCE)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_war_is_played_to_its_end(new_page, server, war, lang):
    page = new_page(locale=LANGUAGES[lang])
    sit_down(page, server, go_on(server, war, LAST))
    player = Player(page, seed=3)
    assert len(page.query_selector_all(".turn-track li")) == 16
    assert page.query_selector(".morale .pin[data-side=ven]")
    player.play(400)
    assert page.inner_text(".result .clause").startswith("GR-")
    log = "\n".join(player.lines())
    assert not UNSAID.search(log), "a sentence that is missing"
    if lang == "fr":
        assert not ENGLISH.search(log), "a word of English"
    times = page.evaluate(
        "performance.getEntriesByName('redraw').map((e) => e.duration).sort((a, b) => a - b)"
    )
    assert times[len(times) // 2] <= FRAME, "milliseconds to redraw, as a rule"


def test_a_march_shows_what_each_pace_costs(new_page, server):
    page = new_page()
    seats = {"ven": {"kind": "here"}, "aus": {"kind": "bot", "bot": "random"}}
    sit_down(page, server, begin(server, seats=seats))
    player = Player(page, seed=5)
    player.play_until(".pill-text")
    prices = [each.text_content() for each in page.query_selector_all(".pill-text")]
    assert prices
    assert all(re.fullmatch(r"\d+/\d+", price) for price in prices)


def test_a_stack_is_laid_out_by_a_click(new_page, server):
    page = new_page()
    sit_down(page, server, begin(server, seats={"aus": {"kind": "bot", "bot": "random"}}))
    Player(page).point("v_giu_3")
    page.wait_for_selector(".fan:not([hidden]) .fan-piece")
    assert len(page.query_selector_all(".fan-piece")) > 4


def test_a_stack_is_laid_out_where_the_mouse_rests(new_page, server):
    page = new_page()
    sit_down(page, server, begin(server, seats={"aus": {"kind": "bot", "bot": "random"}}))
    box = page.locator('[data-piece="v_giu_3"]').first.bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_selector(".fan:not([hidden]) .fan-piece")
    page.hover(".fan-piece:nth-child(2)")
    page.wait_for_timeout(600)
    assert page.query_selector(".fan:not([hidden])"), "it stays while the mouse is on it"
    page.mouse.move(200, 700)
    page.wait_for_selector(".fan", state="hidden")


def test_a_stack_is_laid_out_by_a_long_press(new_page, server):
    page = new_page(viewport={"width": 390, "height": 844}, has_touch=True)
    sit_down(page, server, begin(server, seats={"aus": {"kind": "bot", "bot": "random"}}))
    page.wait_for_timeout(1500)  # the map has come nearer
    box = page.locator('[data-piece="v_giu_3"]').first.bounding_box()
    where = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    client = page.context.new_cdp_session(page)
    client.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [where]})
    page.wait_for_selector(".fan:not([hidden]) .fan-piece")
    client.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(300)
    assert page.query_selector(".fan:not([hidden])"), "it stays when the finger goes"


def test_four_sit_down_and_venetian_partners_do_not_talk(new_page, server):
    bots = {seat: {"kind": "bot", "bot": "random"} for seat in ("aus_1", "ven_2", "aus_2")}
    made = begin(server, options={"players": 1}, seats={"ven_1": {"kind": "here"}, **bots})
    page = new_page()
    sit_down(page, server, made)
    Player(page).ready()
    assert not page.query_selector(".say"), "GR-4.2-5"


def test_on_a_phone_the_tracks_are_a_page_of_their_own(new_page, server):
    page = new_page(viewport={"width": 390, "height": 844}, has_touch=True)
    sit_down(page, server, begin(server, seats={"aus": {"kind": "bot", "bot": "random"}}))
    page.click("[data-keep=tab-tracks]")
    page.wait_for_selector(".tracks .turn-track")
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 390
