"""The server is killed in mid-battle and started again: nothing that was confirmed is lost."""

import json
from typing import Any

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


class Wire:
    """What goes between a page and the server; choices can be held up."""

    def __init__(self, page: Any) -> None:
        self.holds = False
        self.held: list[str] = []
        self.position = ""  # as it was told last
        page.route_web_socket("**/live/**", self.connect)

    def connect(self, near: Any) -> None:
        self.near, self.far = near, near.connect_to_server()
        near.on_message(self.up)
        self.far.on_message(self.down)

    def up(self, message: str) -> None:
        if self.holds and json.loads(message)["type"] == "choose":
            self.held.append(message)
        else:
            self.far.send(message)

    def down(self, message: str) -> None:
        if json.loads(message)["type"] == "position":
            self.position = message
        self.near.send(message)


def give_orders(player: Player) -> None:
    """Play on until units are chosen that get orders: one press each, without any odds."""
    while "order" not in player.prompt:
        player.step()
        player.ready()


def test_a_choice_on_its_way_is_not_asked_for_again(new_page, server):
    page = new_page()
    wire, player = Wire(page), Player(page)
    player.sit(server, "battle_cry", "bc01_first_bull_run")
    give_orders(player)
    wire.holds = True
    drawn = player.drawn()
    player.press(".panel .choice")
    page.wait_for_selector(".panel .busy")
    wire.near.send(wire.position)
    player.wait_until_drawn(drawn)
    assert page.query_selector(".panel .busy"), "the same is asked again"
    wire.holds = False
    wire.far.send(wire.held.pop())
    page.wait_for_selector(".panel .busy", state="detached")


def test_a_choice_that_never_arrived_can_be_made_again(new_page, server):
    page = new_page()
    wire, player = Wire(page), Player(page)
    player.sit(server, "battle_cry", "bc01_first_bull_run")
    give_orders(player)
    asked, choices = player.prompt, player.choices
    wire.holds = True
    player.press(".panel .choice")
    page.wait_for_selector(".panel .busy")
    wire.holds = False
    wire.near.close()
    player.ready()
    page.wait_for_selector(".panel .choice")
    assert (player.prompt, player.choices) == (asked, choices)
