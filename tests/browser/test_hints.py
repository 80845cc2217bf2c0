"""A hint asked for and taken, a bot that thinks, and the review of a match."""

from browser.driving import PATIENCE, Player

# How many things each advice lights on the board when the keyboard comes to it; to do no more lights nothing.
LIT = """(advices) => advices.map((advice) => {
    advice.focus();
    return document.querySelectorAll(".board-host .target").length;
})"""


def test_a_hint_is_asked_for_lights_up_and_is_taken(new_page, server):
    player = Player(new_page(), seed=4)
    player.sit(server, "battle_cry", "bc01_first_bull_run")
    page = player.page
    player.ready()
    page.keyboard.press("n")
    page.wait_for_selector(".counsel .advice")
    assert len(page.query_selector_all(".counsel .advice")) == 3
    assert "%" in page.inner_text(".counsel .advice b")
    assert page.query_selector(".counsel li li")
    page.wait_for_selector(".log .line:has-text('A hint is asked for by the Union')")
    before = player.signature()
    player.press(".counsel .advice")  # a card: it is looked at first
    player.settled(before)
    player.press(".panel .primary")
    page.wait_for_selector(".log .line:has-text('The Union plays')")
    player.play_until(".hint-ask")
    player.press(".hint-ask")
    page.wait_for_selector(".counsel .advice")
    lit = page.eval_on_selector_all(".counsel .advice", LIT)
    assert any(lit), "what is advised lights up"


def test_a_match_without_hints_has_no_button(new_page, server):
    player = Player(new_page(), seed=4)
    player.sit(server, "battle_cry", "bc01_first_bull_run", hints=False)
    player.ready()
    assert not player.page.query_selector(".counsel")


def test_a_match_is_reviewed_and_the_chart_leads_through_it(new_page, server):
    player = Player(new_page(), seed=9)
    player.sit(server, "battle_cry", "bc01_first_bull_run")
    player.run(2)
    page = player.page
    player.press("[data-keep=menu]")
    page.click(".menu button:has-text('Resign')")
    page.click("dialog .primary")
    page.wait_for_selector(".result")
    player.press(".panel [data-keep=review]")
    page.wait_for_selector(".swings", timeout=3 * PATIENCE)
    assert len(page.query_selector_all(".accounts tbody tr")) == 2
    page.focus(".swings")
    page.keyboard.press("ArrowRight")
    page.wait_for_selector(".panel:has-text('Step 12 of')")  # after the first hands
    assert page.evaluate("document.activeElement.classList.contains('swings')")
    assert "Union" in page.get_attribute(".swings", "aria-valuetext")
    page.keyboard.press("Home")
    page.wait_for_selector(".panel:has-text('Step 0 of')")
    page.wait_for_selector(".review:has-text('Before the first turn: Union')")


def test_a_bot_that_takes_its_time_shows_how_far_it_is(new_page, server):
    player = Player(new_page(), seed=4)
    seats = {"usa": {"kind": "bot", "bot": "search:2s"}, "csa": {"kind": "here"}}
    player.sit(server, "battle_cry", "bc01_first_bull_run", seats=seats)
    bar = player.page.wait_for_selector(".army[data-side=usa] progress.thought")
    assert "is thinking" in bar.get_attribute("aria-label")


def test_a_seat_is_lent_to_a_bot_and_asks_nothing_until_it_is_taken_back(new_page, server):
    player = Player(new_page(), seed=4)
    player.sit(server, "battle_cry", "bc01_first_bull_run")
    player.ready()
    page = player.page
    player.press("[data-keep=menu]")
    page.click(".menu button:has-text('Let a bot play my side')")
    page.select_option("dialog select", "guard")
    page.click("dialog .primary")
    page.wait_for_selector(".panel:has-text('A bot plays for the Union')")
    assert "waiting" in player.prompt.lower()
    assert not page.query_selector(".panel .choice, .panel .standing, .hint-ask, .hand [data-keep].chosen")
    page.wait_for_selector(".army[data-side=usa] progress.thought", state="attached")
    page.click(".panel button:has-text('I play again')")
    player.ready()
    assert not page.query_selector(".panel:has-text('A bot plays')")
    player.step()
