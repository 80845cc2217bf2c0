"""A whole match against a bot, by what the page offers alone."""

from browser.driving import Player

BUSY = 150  # presses; later as little as possible is done, so that the bot soon wins


def test_a_newcomer_plays_a_match_against_a_bot_to_its_end(new_page, server):
    player = Player(new_page(), seed=4)
    player.door(server.address)
    player.begin()
    assert "which card is played?" in player.prompt
    player.play(busy=BUSY)
    page = player.page
    assert page.inner_text(".result h2").endswith("wins") or page.inner_text(".result h2") == "A draw"
    assert page.query_selector(".result .clause").inner_text().startswith("BC-")
    assert page.title().startswith("Over")
    below = "book => book.scrollHeight - book.scrollTop - book.clientHeight"
    assert page.eval_on_selector(".book", below) < 4, "the last line is in sight"
