"""A phone: 390 pixels, four tabs, a finger."""

import pytest

from browser.driving import Player

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


@pytest.fixture
def player(new_page, server):
    found = Player(new_page(**PHONE))
    found.learn(server)
    return found


def test_nothing_sticks_out(player):
    page = player.page
    for tab in ("hand", "log", "rules", "board"):
        page.tap(f"[data-keep=tab-{tab}]")
        page.wait_for_selector(f".table[data-tab={tab}]")
        assert page.evaluate("() => document.documentElement.scrollWidth") <= 390


def test_the_door_fits(new_page, server):
    page = new_page(**PHONE)
    Player(page).door(server.address)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390


def test_a_card_is_played_and_a_piece_ordered_by_touch(player):
    page = player.page
    page.tap("[data-keep=tab-hand]")
    page.tap('.card-button[data-card="attack_center"]')
    page.tap("[data-keep=tab-board]")
    page.tap(".panel .primary")
    page.wait_for_selector(".panel .standing")
    page.tap('.panel .choice:has-text("artillery")')
    page.wait_for_selector(".panel h2:has-text('centre 2')")


def test_buttons_are_large_enough_for_a_finger(player):
    page = player.page
    small = page.eval_on_selector_all(
        ".table button:not(.clause)",
        """buttons => buttons.filter(b => b.offsetParent && !b.closest("[hidden]"))
            .map(b => [b.textContent, b.getBoundingClientRect()])
            .filter(([, box]) => box.width && (box.height < 43.5 || box.width < 43.5))
            .map(([text, box]) => `${text} ${box.width}x${box.height}`)""",
    )
    assert small == []


def test_the_odds_are_on_a_sheet_with_the_button_in_sight(player):
    page = player.page
    player.play_until(".duel")
    page.wait_for_selector(".forecast .bar")
    box = page.locator(".panel .primary").bounding_box()
    tabs = page.locator(".tabs").bounding_box()
    assert box["height"] >= 44
    assert box["y"] + box["height"] <= tabs["y"] + 1
