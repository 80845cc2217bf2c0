"""The first game that teaches, by mouse: pointing, dragging, refusals, forecasts, taking back."""

import pytest

from browser.driving import Player


@pytest.fixture
def player(new_page, server):
    found = Player(new_page())
    found.learn(server)
    return found


def play_card(player, card="attack_center"):
    player.page.click(f'.card-button[data-card="{card}"]')
    player.page.click(".panel .primary")
    player.page.wait_for_selector(".panel .standing")


def test_every_prompt_of_the_lesson_cites_a_clause_and_can_be_left(player):
    page = player.page
    assert "step 1 of 10" in page.inner_text(".lesson .step")
    clause = page.inner_text(".lesson .clause")
    page.click(".lesson .clause")
    page.wait_for_selector(".rules .sought")
    assert page.inner_text(".rules .sought h3") == clause
    page.click("[data-keep=lesson-leave]")
    assert not page.query_selector(".lesson")
    player.step()


def test_the_lesson_leads_through_its_ten_steps(player):
    page = player.page
    seen = set()
    for _ in range(60):
        player.ready()
        step = page.query_selector(".lesson .step")
        if step is None:
            break
        seen.add(step.inner_text().split()[2])
        player.step()
    assert {"1", "2", "10"} <= seen
    assert page.query_selector(".lesson") is None


def test_a_click_that_is_not_allowed_says_why_with_its_clause(player):
    play_card(player)
    page = player.page
    player.point("usa_cav_1")
    page.wait_for_selector(".board-window .slip .clause")
    clause = page.inner_text(".board-window .slip .clause")
    assert clause.startswith("BC-")
    page.click(".board-window .slip .clause")
    page.wait_for_selector(".rules .sought")
    assert page.inner_text(".rules .sought h3") == clause


def test_pieces_are_ordered_by_a_click_and_moved_by_a_drag(player):
    play_card(player)
    page = player.page
    player.point("usa_art_1")
    page.wait_for_selector('.piece[data-piece="usa_art_1"] .badge.ordered')
    player.point("usa_inf_2")
    page.wait_for_selector('.piece[data-piece="usa_inf_2"] .badge.ordered')
    player.press(".panel .standing")
    page.wait_for_selector(".panel h2:has-text('moves')")
    start = page.get_attribute('.piece[data-piece="usa_inf_2"]', "data-place")
    player.point("usa_inf_2")
    target = (
        page.query_selector_all(".panel .choice > span")[0].inner_text().split(" ")[0].lower().rstrip(",")
    )
    page.keyboard.press("Escape")
    player.drag("usa_inf_2", target)
    page.wait_for_selector(f'.piece[data-piece="usa_inf_2"][data-place="{target}"]')
    page.click(".commands .undo")
    page.wait_for_selector(f'.piece[data-piece="usa_inf_2"][data-place="{start}"]')
    page.wait_for_selector(".log .undone")


def test_what_may_happen_is_shown_before_dice_are_rolled(player):
    page = player.page
    player.play_until(".duel")
    page.wait_for_selector(".forecast .bar")
    assert page.query_selector_all(".sum .clause")
    assert page.query_selector(".threat")
    dice = int(page.inner_text(".sum .total td"))
    assert page.inner_text(".panel .primary").startswith(f"Roll {dice} di")
    page.keyboard.press("Escape")
    assert not page.query_selector(".duel")
