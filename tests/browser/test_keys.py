"""The keyboard alone: from the door to battles, with the cursor on the board, lists and the way back."""

from browser.driving import Player


def tab_to(page, which, most=60):
    for _ in range(most):
        if page.evaluate("which => document.activeElement.matches(which)", which):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not reach {which}")


def test_a_turn_is_played_with_the_keyboard_alone(new_page, server):
    page = new_page()
    player = Player(page)
    player.door(server.address)
    tab_to(page, ".way.learn")
    page.keyboard.press("Enter")
    page.wait_for_selector(".lesson")
    page.keyboard.press("1")
    page.wait_for_selector(".panel .one-card")
    page.keyboard.press("Escape")
    page.wait_for_selector(".panel .one-card", state="detached")
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    page.wait_for_selector(".played")
    page.wait_for_selector(".panel .standing")
    page.keyboard.press("ArrowUp")
    page.wait_for_selector(".board-window .focus, .board-drawing:focus")
    said = page.inner_text(".board-voice")
    assert said
    page.keyboard.press("ArrowRight")
    page.wait_for_function("said => document.querySelector('.board-voice').innerText !== said", arg=said)
    page.keyboard.press("ArrowLeft")
    page.wait_for_function("said => document.querySelector('.board-voice').innerText === said", arg=said)
    page.keyboard.press("Enter")
    page.wait_for_selector(".piece .badge.ordered")
    page.keyboard.press("u")
    page.wait_for_selector(".piece .badge.ordered", state="detached")
    page.keyboard.press("1")
    page.wait_for_selector(".piece .badge.ordered")
    page.wait_for_selector(".panel h2:has-text('who moves')")  # the card gives one order alone
    page.keyboard.press("0")
    page.wait_for_selector(".panel h2:has-text('moves')", state="detached")
    page.wait_for_selector(".log .line:has-text('moves no more')")


def test_the_keys_are_listed(new_page, server):
    page = new_page()
    player = Player(page)
    player.learn(server)
    page.keyboard.press("?")
    page.wait_for_selector("dialog .keys")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    page.keyboard.press("m")
    page.wait_for_selector("dialog .menu")


def test_the_board_is_told_in_words(new_page, server):
    page = new_page()
    player = Player(page)
    player.learn(server)
    page.wait_for_selector(".board-words:has-text('Union infantry 1')", state="attached")
    words = page.eval_on_selector(".board-words", "board => board.textContent")
    assert "strength 4 of 4" in words
    assert "Henry House" in words
    assert page.get_attribute(".table > .unseen[aria-live]", "aria-live") == "polite"
