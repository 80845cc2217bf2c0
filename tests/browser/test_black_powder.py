"""Black Powder at the table: units dragged and judged, orders by mouse and keyboard, shots, a battle."""

import json
import re
import subprocess
import sys
import urllib.request

import pytest

from browser.driving import Player

INCH = 20  # drawing units
SCENARIO = "bp01_hamlet"
SOON = 50  # milliseconds from a movement of the hand to the verdict; we allow three times
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
AGAINST_BOT = {"a": {"kind": "here"}, "b": {"kind": "bot", "bot": "random"}}
HERE = {"a": {"kind": "here"}, "b": {"kind": "here"}}
UNSAID = re.compile(r"\b(do|ask|note)-BP|\bBP-[\w-]+ \d+ \d")
ENGLISH = re.compile(r"\b(the|takes?|retreats?|turn|hits?)\b")
LATE = 60  # steps before the end


def post(server, path, body, kind="application/json"):
    request = urllib.request.Request(
        server.address + path, body, {"Content-Type": kind, "Origin": server.address}
    )
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.load(answer)


def begin(server, **more):
    wish = {"game": "black_powder", "scenario": SCENARIO, "dealers": {}, "seats": AGAINST_BOT, **more}
    return post(server, "/api/matches", json.dumps(wish).encode())


def sit_down(page, server, made):
    page.goto(server.address + made["table"])
    page.wait_for_selector(".table .panel h2")
    page.wait_for_selector("[data-piece]")


def middle(page, which):
    return Player(page).middle(which)


def inch(page):
    """Pixels to an inch of the table."""
    return page.evaluate("document.querySelector('.board-drawing').getScreenCTM().a") * INCH


def take_up(page, piece, right, ahead, turns=6):
    """Drag a piece so many inches, and keep it in the hand."""
    x, y = middle(page, f'[data-piece="{piece}"]')
    pixels = inch(page)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + right * pixels, y - ahead * pixels, steps=turns)


@pytest.fixture(scope="module")
def battle(tmp_path_factory):
    """The record of a battle that two bots have fought to its end."""
    folder = tmp_path_factory.mktemp("battle")
    command = [sys.executable, "-m", "grognard", "match", f"black_powder/{SCENARIO}", "--bots", "random"]
    command += ["random", "--games", "1", "--seed", "11", "--record", str(folder)]
    subprocess.run(command, check=True, capture_output=True, timeout=240)
    return next(folder.glob("*.grog")).read_bytes()


def go_on(server, record, n, seats):
    replay = post(server, "/api/replays", record, "text/plain")
    n = n if n >= 0 else replay["frames"] - 1 + n
    return post(
        server, f"/api/replays/{replay['replay']}/{n}/continue", json.dumps({"seats": seats}).encode()
    )


def step_of(record, verb):
    """The number of the first step with this verb."""
    lines = record.decode().split("---")[1].splitlines()
    steps = [line.split() for line in lines if line and line[0].isdigit()]
    return next(int(words[0]) for words in steps if words[2] == verb)


def test_from_the_door_to_the_first_order(new_page, server):
    page = new_page()
    player = Player(page)
    player.door(server.address)
    page.select_option("#scenarios-title select", "black_powder")
    page.click(f"[data-scenario={SCENARIO}]")
    player.begin()
    player.ready()
    assert page.query_selector(".base.form-attack_column .men.arm-foot")
    assert page.query_selector(".base.form-skirmish")
    assert len(page.query_selector_all(".panel .choice")) < 12, "no wall of buttons"


def test_a_unit_is_dragged_judged_and_ordered(new_page, server):
    page = new_page()
    sit_down(page, server, begin(server))
    take_up(page, "fr_l2", 0, 7)
    page.wait_for_selector(".ghost.allowed")
    page.wait_for_selector(".zones .zone.near")
    page.locator(".layer-hand .pill-text", has_text=re.compile(r"^[67](\.\d)? / 8″")).wait_for()
    page.mouse.up()
    page.wait_for_selector(".panel .leg")
    page.wait_for_selector(".rating .chances")
    assert page.query_selector(".ghost.planned")
    page.press("body", "Enter")  # gives the order
    page.wait_for_selector(".log .line .die, .log .die")
    times = page.evaluate(
        "performance.getEntriesByName('judge').map((e) => e.duration).sort((a, b) => a - b)"
    )
    most = 3 * SOON * Player(page).slowness()
    assert times[len(times) // 2] <= most, "milliseconds until the verdict is shown, as a rule"


def test_a_move_too_far_says_why_and_goes_as_far_as_it_may(new_page, server):
    page = new_page()
    sit_down(page, server, begin(server))
    take_up(page, "fr_l2", 1, 12)
    page.wait_for_selector(".ghost.refused")
    page.wait_for_selector(".ghost.mended")
    assert "8″" in page.text_content(".reason")
    page.mouse.up()
    page.wait_for_selector(".slip:not([hidden]) [data-clause=BP-move-13]")
    page.click("[data-keep=accept]")
    page.wait_for_selector(".panel .leg")
    assert page.query_selector(".ghost.planned")


def test_a_second_leg_turns_the_unit_by_its_handle(new_page, server):
    page = new_page()
    sit_down(page, server, begin(server))
    take_up(page, "fr_l1", 0, 6)
    page.wait_for_selector(".ghost.allowed")
    page.mouse.up()
    page.wait_for_selector(".panel .leg")
    x, y = middle(page, "[data-handle]")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 40, y + 6, steps=5)
    page.wait_for_selector(".ghost.allowed")
    page.mouse.up()
    page.wait_for_function("() => document.querySelectorAll('.panel .leg').length === 2")


def test_an_order_by_the_keyboard_alone(new_page, server):
    page = new_page()
    sit_down(page, server, begin(server))
    page.keyboard.press("1")  # the commander
    page.wait_for_selector(".picked")
    page.keyboard.press("1")  # his orders
    page.wait_for_selector(".panel .choice")
    page.wait_for_function("() => document.querySelector('.panel .picked') === null")
    page.keyboard.press("1")  # the first unit
    page.wait_for_selector("[data-gait=move]")
    assert not page.locator("[data-gait=move] .choice").first.is_visible(), "candidates only on demand"
    page.focus("[data-gait=move] summary")
    page.keyboard.press("Enter")
    page.evaluate("dispatchEvent(new Event('resize'))")  # all is drawn anew
    assert page.locator("[data-gait=move] .choice").first.is_visible(), "it stays unfolded"
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowDown")
    page.wait_for_selector(".layer-hand .ghost")
    page.keyboard.press("Enter")
    page.wait_for_selector(".panel .leg")
    page.wait_for_selector(".rating")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Enter")
    page.wait_for_selector(".log .die")


def test_a_tape_measures_and_a_setting_tells_centimetres(new_page, server):
    page = new_page()
    page.add_init_script("localStorage.setItem('grognard', JSON.stringify({ metric: true }))")
    sit_down(page, server, begin(server))
    x, y = middle(page, ".board-drawing")
    page.keyboard.down("Shift")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 4 * inch(page), y, steps=4)
    assert "10 cm" in page.text_content(".layer-hand")
    page.mouse.up()


@pytest.mark.slow
def test_a_shot_is_told_as_arithmetic(new_page, server, battle):
    page = new_page()
    sit_down(page, server, go_on(server, battle, step_of(battle, "shoot") - 1, HERE))
    player = Player(page)
    player.ready()
    page.click(".panel .choice")
    page.click(".panel .choice")
    page.wait_for_selector(".panel .sum .clause")
    page.wait_for_selector(".forecast")
    page.click(".panel .primary")
    page.wait_for_selector(".clash .roll[data-kind=fire] .aim")


def test_on_a_phone_the_table_fits_and_a_finger_moves_a_unit(new_page, server):
    page = new_page(**PHONE)
    sit_down(page, server, begin(server))
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    x, y = middle(page, '[data-piece="fr_l2"]')
    client = page.context.new_cdp_session(page)
    client.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for far in range(1, 6):
        point = {"x": x, "y": y - far * inch(page)}
        client.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
    page.wait_for_selector(".layer-hand .ghost")
    client.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_selector(".panel .leg")


@pytest.mark.slow
def test_a_whole_battle_in_french_from_the_first_order_on(new_page, server):
    page = new_page(locale="fr-FR")
    sit_down(page, server, begin(server))
    player = Player(page, seed=7)
    player.play(1500)
    assert page.inner_text(".result .clause").startswith("BP-")
    log = "\n".join(player.lines())
    assert not UNSAID.search(log), "a sentence that is missing"
    assert not ENGLISH.search(log), "a word of English"


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["fr-FR", "en-GB"])
def test_a_battle_is_fought_to_its_end(new_page, server, battle, lang):
    page = new_page(locale=lang)
    sit_down(page, server, go_on(server, battle, -LATE, AGAINST_BOT))
    player = Player(page, seed=3)
    player.play(400)
    assert page.inner_text(".result .clause").startswith("BP-")
    log = "\n".join(player.lines())
    assert not UNSAID.search(log), "a sentence that is missing"
    if lang.startswith("fr"):
        assert not ENGLISH.search(log), "a word of English"
