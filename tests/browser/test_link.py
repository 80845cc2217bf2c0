"""Two browsers over a link: each sees its own hand, takes back by consent, speaks, draws and plays again."""

import pytest

from browser.driving import Player


@pytest.fixture
def two(new_page, server):
    first = Player(new_page(), seed=2)
    seats = {"usa": {"kind": "here"}, "csa": {"kind": "link"}}
    made = first.sit(server, "battle_cry", "bc01_first_bull_run", seats=seats)
    second = Player(new_page(), seed=3)
    second.visit(server, {"table": made["links"]["csa"]})
    first.ready()
    return first, second


def test_the_link_lies_on_the_table_until_somebody_has_come_and_whoever_watches_sees_no_card(
    new_page, server
):
    first, second = Player(new_page()), Player(new_page())
    first.door(server.address)
    first.wish(opponent="link")
    first.begin()
    first.page.wait_for_selector(".invite input")
    second.page.goto(first.page.input_value(".invite input"))
    second.page.wait_for_selector(".table .panel h2")
    first.page.wait_for_selector(".invite", state="detached")
    first.page.click("[data-keep=menu]")
    first.page.click(".menu button:has-text('Links')")
    watcher = Player(new_page())
    watcher.page.goto(first.page.input_value(".link-row:last-of-type input"))
    watcher.page.wait_for_selector(".panel:has-text('You are watching')")
    assert not watcher.page.query_selector(".hand [data-card]")
    assert not watcher.page.query_selector(".commands .undo")


def hand(player):
    return [
        each.get_attribute("data-card")
        for each in player.page.query_selector_all(".hand .cards .card-button")
    ]


def test_each_sees_only_its_own_hand(two):
    first, second = two
    first.ready()
    assert len(hand(first)) == len(hand(second)) == 6
    assert "Waiting for the Union" in second.page.inner_text(".panel")
    secret = hand(second)
    text = first.page.content()
    only = [card for card in secret if card not in hand(first)]
    assert not [card for card in only if f'data-card="{card}"' in text]


def test_a_card_is_taken_back_only_with_consent(two):
    first, second = two
    first.ready()
    before = hand(first)
    first.step()
    first.step()
    first.page.wait_for_selector(".played")
    first.page.click(".commands .undo")
    second.page.wait_for_selector(".request:has-text('take the last choice back')")
    second.page.click(".request button:has-text('Let it stand')")
    first.page.wait_for_selector(".log .line:has-text('Taking back is refused')")
    assert first.page.query_selector(".played")
    second.page.wait_for_selector(".request", state="detached")
    first.page.click(".commands .undo")
    second.page.click(".request button:has-text('Allow it')")
    first.page.wait_for_selector(".played", state="detached")
    first.page.wait_for_selector(".log .undone")
    second.page.wait_for_selector(".log .undone")
    assert sorted(hand(first)) == sorted(before)


def test_they_speak_agree_on_a_draw_and_play_again_with_sides_exchanged(two):
    first, second = two
    second.page.fill(".say input", "Good evening!")
    second.page.keyboard.press("Enter")
    first.page.wait_for_selector(".log .said:has-text('Good evening!')")
    first.page.click("[data-keep=menu]")
    first.page.click(".menu button:has-text('Offer a draw')")
    second.page.click(".request button:has-text('Accept')")
    for player in two:
        player.page.wait_for_selector(".result h2:has-text('A draw')")
    first.page.click(".panel .primary")
    second.page.wait_for_selector(".panel .primary:has-text('Play again')")
    second.page.click(".panel .primary")
    first.page.wait_for_selector(".panel:has-text('Waiting for the Union')")
    second.page.wait_for_selector(".panel:has-text('which card is played')")
