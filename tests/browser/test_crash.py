"""The server is killed in mid-battle and started again: nothing that was confirmed is lost."""

from browser.driving import Player


def test_the_match_goes_on_after_the_server_was_killed(new_page, own_server):
    player = Player(new_page(), seed=7)
    player.learn(own_server)
    player.play_until(".duel")
    page = player.page
    lines = player.lines()
    board = player.board_in_words()
    drawn = player.drawn()
    own_server.kill()
    page.wait_for_selector(".banner[data-state=lost]")
    player.press(".panel .primary")
    own_server.start()
    page.wait_for_selector(".banner", state="hidden")
    player.wait_until_drawn(drawn)
    assert player.lines()[: len(lines)] == lines
    assert player.board_in_words() == board
    assert page.query_selector(".duel"), "what the player was about to do is forgotten"
    page.wait_for_selector(".forecast")
    player.press(".panel .primary")
    page.wait_for_selector(".tray .thrown svg")
    page.reload()
    page.wait_for_selector(".table .panel h2")
    assert player.lines()[: len(lines)] == lines


def test_a_part_of_the_page_that_cannot_be_fetched_is_told_of_and_fetched_later(new_page, server):
    page = new_page(locale="fr-FR")
    page.route("**/start.js", lambda route: route.abort())
    page.goto(server.address)
    page.wait_for_selector(".broken:has-text('Une partie de cette page')")
    page.unroute("**/start.js")
    page.click(".broken button:has-text('Réessayer')")
    page.wait_for_selector("button.begin")
    player = Player(page)
    player.sit(server, "battle_cry", "bc01_first_bull_run")
    player.ready()
    page.route("**/menu.js", lambda route: route.abort())
    player.press("[data-keep=menu]")
    page.wait_for_selector(".notice:has-text('Une partie de cette page')")
    page.unroute("**/menu.js")
    player.press("[data-keep=menu]")
    page.wait_for_selector(".menu button:has-text('Abandonner')")


def test_what_goes_wrong_before_any_words_are_there_is_told_in_both_languages(new_page, server):
    page = new_page()
    page.route("**/api/texts*", lambda route: route.abort())
    page.goto(server.address)
    page.wait_for_selector(".broken:has-text('Le serveur ne répond pas')")
