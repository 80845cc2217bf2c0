"""French as the browser prefers it, English at once, numbers and spaces as each language writes them."""

import re

from browser.driving import Player

NARROW, FIXED = "\u202f", "\u00a0"


def test_a_french_browser_is_spoken_to_in_french(new_page, server):
    page = new_page(locale="fr-FR")
    player = Player(page)
    player.learn(server)
    assert page.get_attribute("html", "lang") == "fr"
    assert page.inner_text(".title h1") == "Premier Bull Run"
    assert page.inner_text("[data-keep=menu]").strip() == "Menu"
    player.play_until(".duel")
    page.wait_for_selector(".forecast .bar")
    text = page.inner_text(".panel")
    assert re.search(rf"\d{NARROW}%", text)
    assert "Lancer" in page.inner_text(".panel .primary")
    assert not re.search(r"[^\s\u00a0\u202f][!?;]", text), "a space belongs before these marks"
    assert not re.search(r" [!?;:]", page.inner_text(".side")), "a space that may break before a mark"


def test_the_language_is_switched_at_once_in_the_middle_of_a_match(new_page, server):
    page = new_page()
    player = Player(page)
    player.learn(server)
    page.click(".lang")
    page.wait_for_selector(".title h1:has-text('Premier Bull Run')")
    page.wait_for_selector(".log .line:has-text('pioche')")
    page.wait_for_selector(".lesson:has-text('étape')")
    page.click(".book-tabs button:has-text('Règles')")
    page.wait_for_selector(".rules article")
    page.fill(".seek input", "retraite drapeau")
    page.wait_for_selector(".rules article:has-text('drapeau')")
    page.click(".lang")
    page.wait_for_selector(".rules article:has-text('retreat'), .rules:has-text('0 rules')")
    page.wait_for_selector(".title h1:has-text('First Bull Run')")
    page.reload()
    page.wait_for_selector(".title h1:has-text('First Bull Run')")


def test_the_aid_opens_at_what_is_being_done(new_page, server):
    page = new_page()
    player = Player(page)
    player.learn(server)
    page.click(".book-tabs button:has-text('Aid')")
    page.wait_for_selector(".aid caption")
    first = page.inner_text(".aid-pages [aria-pressed=true]")
    player.play_until(".duel")
    assert page.inner_text(".aid-pages [aria-pressed=true]") != first
    assert page.query_selector(".aid .clause")
