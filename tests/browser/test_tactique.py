"""Tactique at the table, in French: a whole match, a charge step by step, lines on the map."""

import re

from browser.driving import Player

FRENCH = {"locale": "fr-FR"}


def sit_down(player, address, scenario):
    """Begin a scenario of Tactique at the door."""
    page = player.page
    player.door(address)
    page.select_option(".scenarios h2 select", "tactique")
    page.click(f"[data-scenario={scenario}]")
    page.wait_for_selector(f"[data-scenario={scenario}][aria-pressed=true]")
    assert "carte" not in page.inner_text(".setup").lower(), "the game has none"
    assert not re.search(r"\bmains?\b", page.inner_text("main"))
    player.begin()


def pick(player, *ids):
    """Point at things in the list of choices."""
    for id in ids:
        player.page.wait_for_selector(f'[data-keep="pick-{id}"]')
        before = player.signature()
        player.press(f'[data-keep="pick-{id}"]')
        player.settled(before)


def done(player):
    """Nothing more of this."""
    player.page.wait_for_selector(".panel .standing, .panel .primary")
    before = player.signature()
    player.press(".panel .standing, .panel .primary")
    player.settled(before)


def roll(player, face):
    """All dice show the same."""
    page = player.page
    page.wait_for_selector(".keypad")
    for _ in range(len(page.query_selector_all(".slots > *"))):
        player.press(f"[data-keep=face-{face}]")
    before = player.signature()
    player.press(".panel .primary")
    player.settled(before)


def test_a_whole_match_of_tactique_in_french(new_page, server):
    page = new_page(**FRENCH)
    player = Player(page, seed=2)
    sit_down(player, server.address, "ecole")
    assert page.query_selector(".hand").is_hidden()
    player.play_until(".panel .choice")
    assert "quelle unité activer" in player.prompt
    player.play(1500)
    assert page.inner_text(".result .clause").startswith("TA-")
    log = "\n".join(player.lines())
    assert not re.search(r"\b(the|attacks?|retreats?|turn|hit)\b", log), "a word of English"
    assert not re.search(r"\b(TA|do|ask|note)-[a-z]+-\d+ [a-z_]+ \d", log), "a sentence that is missing"


def test_a_charge_its_advance_and_its_pursuit_are_offered_step_by_step(new_page, server):
    page = new_page(**FRENCH)
    player = Player(page)
    player.sit(server, "tactique", "maida_1806", dealers={"dice": "typed"})
    page.click(".book-tabs button:has-text('Aide')")
    opened = []

    def settle(prompt):
        """It is asked, and the aid lies open at its table."""
        page.wait_for_selector(f".panel h2:has-text('{prompt}')")
        opened.append(page.inner_text(".aid-pages [aria-pressed=true]"))

    settle("activer")
    pick(player, "fr10")
    done(player)
    settle("qui se déplace")
    pick(player, "fr10", "g5")
    settle("qui attaque")
    pick(player, "fr10", "gb07")
    page.wait_for_selector(".forecast .bar")
    assert page.query_selector(".tie.support"), "the cords of support of the combat at hand"
    player.press(".panel .primary")
    roll(player, "black")
    settle("avancer en h5")
    pick(player, "h5")
    settle("poursuivre")
    assert page.locator('[data-piece="fr10"]').first.get_attribute("data-place") == "h5"
    player.press(".panel .choice")
    player.play_until(".keypad")
    roll(player, "white")
    page.click(".book-tabs button:has-text('Journal')")
    page.wait_for_selector(".log .line:has-text('Poursuite')")
    assert opened == [
        "Activation",
        "Déplacement en hex",
        "Dés de l’infanterie et de la cavalerie",
        "Assaut, charge, poursuite, riposte",
        "Assaut, charge, poursuite, riposte",
    ]


def test_support_and_lines_of_fire_are_shown_and_told(new_page, server):
    page = new_page(**FRENCH)
    player = Player(page)
    player.sit(server, "tactique", "shevardino_1812")
    page.mouse.move(*player.middle('[data-piece="ru01"]'))
    page.wait_for_selector(".tip .ties")
    told = page.inner_text(".tip")
    assert "TA-support-1" in told
    assert "TA-los-12" in told
    assert page.query_selector(".tie.support.good")
    assert page.query_selector(".tie.fire.good")
    assert page.query_selector(".tie.fire.bad")
    assert page.query_selector(".tie-cross"), "no colour is needed to see what is stopped"
    page.mouse.move(5, 5)
    page.wait_for_selector(".tie", state="detached")
