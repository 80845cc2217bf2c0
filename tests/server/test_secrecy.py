"""No byte that is sent to one seat depends on what another hides: the same match with other hidden cards."""

import random
from pathlib import Path
from typing import Any

import pytest

from grognard import games
from grognard.core.rng import Seeded
from grognard.server.plan import Plan, Sitter
from grognard.server.store import Link
from server.hosting import Host, Page

GAME = games.load("battle_cry")
SCENARIO = "bc01_first_bull_run"
FIRST = 6  # cards of the Union, then as many of the Confederacy
World = tuple[
    list[str], set[str]
]  # the cards in the order they are drawn, and those that csa plays in no world


def worlds(seed: int) -> tuple[World, World]:
    """Two orders of the deck: csa's last three cards are exchanged for others that nobody draws."""
    state = GAME.rules.start(SCENARIO, {})
    names = GAME.table.names(state, "card")
    deck = [names[card] for card, copies in enumerate(state.pile) for _ in range(copies)]
    random.Random(seed).shuffle(deck)
    deck.remove("fight_back")
    hidden = range(FIRST + 3, FIRST + 6)
    deck.insert(FIRST + 3, "fight_back")
    kept = [card for index, card in enumerate(deck) if index not in hidden]
    mine, others = [deck[index] for index in hidden], kept[-3:]
    swapped = kept[: FIRST + 3] + others + kept[FIRST + 3 : -3] + mine
    assert sorted(swapped) == sorted(deck)
    return (deck, {*mine, *others}), (swapped, {*mine, *others})


class Play:
    """One of the two matches, and every byte that went to the Union and to a spectator."""

    def __init__(self, host: Host, world: World, seed: int, decisions: int) -> None:
        self.host = host
        self.hidden = world[1]
        self.decisions = decisions
        seats = [Sitter("link", "Anna"), Sitter("link", "Ben")]
        plan = Plan(seats, key="00" * 32, scripts={"cards": world[0]})
        call = host.client.portal.call  # type: ignore[union-attr]
        self.made = call(host.house.hall.begin, GAME, SCENARIO, plan)
        self.match = host.house.hall.tables[self.made.match].match
        self.match.setup.dealers["dice"].key = seed.to_bytes(32, "big")
        self.dice = random.Random(seed)
        self.records: list[str] = []

    def spend(self) -> None:
        """Play on: both sides by the same generator, csa without its hidden cards."""
        links = self.made.links
        with (
            self.host.page(links["usa"]) as usa,
            self.host.page(links["csa"]) as csa,
            self.host.page(self.made.spectators) as watcher,
        ):
            pages = {"usa": usa, "csa": csa}
            for count in range(self.decisions):
                if self.match.result is not None or not self.decide(pages, count):
                    break
                for page in (usa, csa, watcher):
                    while page.n < self.host.house.hall.tables[self.made.match].n:
                        page.until("position")
            self.bytes = [text.replace(self.made.match, "") for text in [*usa.raw, "|", *watcher.raw]]
            self.csa = [text.replace(self.made.match, "") for text in csa.raw]

    def decide(self, pages: dict[str, Page], count: int) -> bool:
        """One decision, if there is one that all worlds allow."""
        seat = GAME.seats[self.match.to_move or 0]
        page = pages[seat]
        while page.n < self.host.house.hall.tables[self.made.match].n:
            page.until("position")
        offers = [offer for offer in page.offers if seat == "usa" or not self.hidden & set(offer.split())]
        if page.decision["verb"] == "answer":
            offers = [page.decision["passing"]]
        if not offers:
            return False
        choice = self.dice.choice(offers)
        if count % 8 == 0:
            self.question(pages["usa"], choice if seat == "usa" else "done")
        page.choose(choice)
        return True

    def question(self, page: Page, choice: str) -> None:
        """Ask whatever can be asked, and for the record."""
        piece = page.position["pieces"][0]["id"]
        for what, of in (
            ("judge", choice),
            ("odds", choice),
            ("threats", piece),
            ("lines", piece),
            ("about", "csa_inf_1"),
        ):
            self.send_question(page, what, of)
        token = self.made.links["usa"]
        self.records.append(self.host.client.get(f"/api/tables/{token}/record").text)

    def send_question(self, page: Page, what: str, of: str) -> None:
        page.asked += 1
        page.send(type="ask", ask=page.asked, what=what, of=of)
        while page.hear()["type"] not in ("answer", "error"):
            pass


def compare(host: Host, seed: int, decisions: int) -> None:
    first, second = (Play(host, world, seed, decisions) for world in worlds(seed))
    first.spend()
    second.spend()
    assert first.bytes == second.bytes
    assert first.records == second.records
    assert first.csa != second.csa  # the cards were really others
    assert '"verb":"answer"' in "".join(first.bytes)  # a window was opened, with the card and without


def test_the_same_match_with_other_hidden_cards_sends_the_same_bytes(host: Host):
    compare(host, 1, 60)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2, 12))
def test_and_so_do_longer_ones(host: Host, seed: int):
    compare(host, seed, 200)


def test_the_same_holds_for_positions_dealt_anew(host: Host):
    """Here the truth is exchanged under a running match."""
    made = host.begin()
    table = host.table(made)
    with host.page(made["table"]) as usa:
        usa.choose(usa.offers[0])
    seen: set[str] = set()
    for seed in range(20):
        table.match.ledger.state = GAME.resample(table.match.state, 0, Seeded(seed))
        with host.page(made["table"]) as usa, host.page(made["spectators"]) as watcher:
            seen.add("".join([*usa.raw[:3], "|", *watcher.raw[:3]]))
    assert len(seen) == 1


def test_a_link_is_kept_as_a_hash_alone(host: Host):
    made = host.begin()
    secret = made["table"][3:]
    folder = Path(host.house.hall.store.url.database or "").parent
    stored = b"".join(file.read_bytes() for file in folder.iterdir())
    assert made["match"].encode() in stored
    assert secret.encode() not in stored


def test_a_browser_is_remembered_by_its_cookie_and_no_other_has_the_seat(host: Host):
    made = host.begin()
    link: Any = host.client.portal.call(host.house.hall.store.link, made["table"][3:])  # type: ignore[union-attr]
    assert link == Link(made["match"], ("usa",))
    mine = host.client.get("/api/matches/mine").json()["matches"]
    table = next(each["table"] for each in mine if each["match"] == made["match"])
    with host.page(table) as page:
        assert page.scene["you"] == "usa"
    cookie = host.client.cookies.get("grognard")
    host.client.cookies.clear()
    assert host.client.get("/api/matches/mine").json() == {"matches": []}
    with host.page(table, greet=False) as page:
        assert page.hear()["code"] == "no_table"
    host.client.cookies.set("grognard", cookie or "")
