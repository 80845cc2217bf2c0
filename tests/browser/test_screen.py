"""Two on one screen: the curtain falls between them, and nothing of a hand is left behind it."""

import itertools

from browser.driving import Player

DOWN = ".curtain:not([hidden])"


def lift(player):
    player.page.wait_for_selector(DOWN)
    player.page.keyboard.press("Enter")
    player.page.wait_for_selector(DOWN, state="hidden")


def cards(player):
    return [each.get_attribute("data-card") for each in player.page.query_selector_all(".hand [data-card]")]


def sit(new_page, server):
    player = Player(new_page(), seed=5)
    seats = {side: {"kind": "here", "name": name} for side, name in (("usa", "Anna"), ("csa", "Ben"))}
    player.sit(server, "battle_cry", "bc01_first_bull_run", seats=seats)
    return player


def begin(new_page, server):
    player = Player(new_page(), seed=5)
    player.door(server.address)
    player.wish(opponent="here")
    player.page.fill("[data-keep=name]", "Anna")
    player.page.fill("[data-keep=other]", "Ben")
    player.begin()
    return player


def test_the_curtain_falls_between_the_seats(new_page, server):
    player = begin(new_page, server)
    page = player.page
    page.wait_for_selector(DOWN)
    assert "Union" in page.inner_text("#curtain-title")
    assert cards(player) == []
    lift(player)
    page.wait_for_selector(".hand [data-card]")
    union = cards(player)
    assert len(union) == 6
    player.play_until(DOWN)
    assert "Confederacy" in page.inner_text("#curtain-title")
    assert cards(player) == []
    page.wait_for_selector(".curtain li")
    assert "The Union draws “" not in page.content()
    assert page.query_selector(".panel .choice") is None
    lift(player)
    page.wait_for_selector(".hand [data-card]")
    assert page.inner_text(".army.near .who b") == "Confederacy"


def test_two_play_some_turns_on_one_screen(new_page, server):
    player = sit(new_page, server)
    page = player.page
    lifted = []
    while len(lifted) < 6:
        page.wait_for_selector(f"{DOWN}, .table[data-mine=true], .table[data-over=true]")
        if player.over:
            break
        if page.query_selector(DOWN):
            lifted.append(page.inner_text("#curtain-title"))
            lift(player)
        elif page.query_selector(".window-note button"):
            player.press(".window-note button")
            page.wait_for_selector(".window-note", state="detached")
        elif page.query_selector(".table[data-mine=true]"):
            player.step()
    assert {title.split()[-1] for title in lifted} == {"Union", "Confederacy"}
    assert all(now != next for now, next in itertools.pairwise(lifted))
