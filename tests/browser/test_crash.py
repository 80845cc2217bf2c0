"""The server is killed in mid-battle and started again: nothing that was confirmed is lost."""

from browser.driving import Player


def test_the_match_goes_on_after_the_server_was_killed(new_page, own_server):
    player = Player(new_page(), seed=7)
    player.learn(own_server)
    player.play_until(".duel")
    page = player.page
    lines = player.lines()
    board = page.eval_on_selector(".board-words", "words => words.textContent")
    drawn = player.drawn()
    own_server.kill()
    page.wait_for_selector(".banner[data-state=lost]")
    player.press(".panel .primary")
    own_server.start()
    page.wait_for_selector(".banner", state="hidden")
    player.wait_until_drawn(drawn)
    assert player.lines()[: len(lines)] == lines
    assert page.eval_on_selector(".board-words", "words => words.textContent") == board
    assert page.query_selector(".duel"), "what the player was about to do is forgotten"
    page.wait_for_selector(".forecast")
    player.press(".panel .primary")
    page.wait_for_selector(".tray .thrown svg")
    page.reload()
    page.wait_for_selector(".table .panel h2")
    assert player.lines()[: len(lines)] == lines
