"""A match over the socket: seats, decisions, what is told and to whom."""

import random

from grognard import games
from grognard.play import reading, replay
from server.hosting import BOT, HERE, Host, Page


def first(page: Page, verb: str) -> str:
    return next(offer for offer in page.offers if offer.split()[0] == verb)


def test_a_page_is_sent_scene_log_position_and_who_is_here(host: Host):
    made = host.begin(csa=BOT)
    with host.page(made["table"]) as page:
        assert page.scene["you"] == "usa"
        assert page.scene["holds"] == ["usa"]
        assert len(page.scene["spaces"]) == 113
        assert page.position["seat"] == "usa"
        assert page.decision["verb"] == "card"
        assert page.decision["phase"] == "card"
        assert page.offers
        assert page.presence["here"] == ["usa"]
        assert [line["kind"] for line in page.log] == ["draw"] * 12


def test_only_the_own_hand_is_shown(host: Host):
    made = host.begin()
    with host.page(made["table"]) as usa, host.page(made["links"]["csa"]) as csa:
        mine, theirs = usa.position["hands"]
        assert len(mine["cards"]) == 6
        assert theirs == {"side": "csa", "size": 6}
        assert "cards" not in csa.position["hands"][0]
        assert len(csa.position["hands"][1]["cards"]) == 6
        assert csa.offers == []
    with host.page(made["spectators"]) as watcher:
        assert all("cards" not in hand for hand in watcher.position["hands"])
        assert watcher.scene["you"] is None
        assert "The Union draws a card." in watcher.sentences()


def test_a_choice_is_told_to_everybody_at_the_table(host: Host):
    made = host.begin()
    with host.page(made["table"]) as usa, host.page(made["links"]["csa"], lang="fr") as csa:
        before = csa.n
        usa.choose(usa.offers[0])
        csa.until("position")
        assert csa.n == usa.n > before
        assert usa.sentences()[-1] != csa.sentences()[-1]
        assert csa.log[-1]["kind"] == "card"


def test_a_match_against_a_bot_is_played_to_its_end_and_proved(host: Host):
    made = host.begin(csa={"kind": "bot", "bot": "greedy"}, options={"turn_cap": 10})
    dice = random.Random(7)
    with host.page(made["table"]) as page:
        while not page.position.get("result"):
            page.wait_for("usa")
            if not page.position.get("result"):
                page.choose(dice.choice(page.offers))
        result = page.position["result"]
        assert result["text"]
        assert result["clause"]
        luck = {each["side"]: each for each in page.position["luck"]}
        assert luck["csa"]["expected"] > 0
    text = host.client.get(f"/api/tables{made['table'].replace('/t', '')}/record").text
    record = reading.read(text)
    assert replay.verify(games.load("battle_cry"), record) > 12


def test_several_choices_are_made_together_or_not_at_all(host: Host):
    made = host.begin()
    with host.page(made["table"]) as page:
        card = page.offers[0]
        error = page.refused(type="choose", n=page.n, choices=[card, "order nobody", "done"])
        assert error["code"] in ("notation", "refused")
        assert "objection" not in page.ask("judge", card)
        page.choose(card)
        assert page.log[-1]["kind"] == "card"


def test_what_is_refused_names_its_clause_and_numbers(host: Host):
    made = host.begin()
    with host.page(made["table"]) as page:
        page.choose(page.offers[0])
        error = page.refused(type="choose", n=page.n, choices=[f"{page.decision['verb']} h11"])
        assert error["code"] == "refused"
        assert error["clause"].startswith("BC-")
        assert error["clause"] in error["sentence"]


def test_a_language_is_changed_at_once(host: Host):
    made = host.begin()
    with host.page(made["table"]) as page:
        assert page.scene["sides"][0]["name"] == "Union"
        page.send(type="language", lang="fr")
        page.until("presence")
        assert page.scene["sides"][0]["name"] == "Union"
        assert page.scene["cards"][0]["name"] == "Reconnaissance à gauche"
        assert page.log[0]["texts"][0]["text"].endswith(".")
        assert "Quelle" in page.decision["prompt"] or "quelle" in page.decision["prompt"]


def test_a_page_that_comes_back_is_told_what_it_missed(host: Host):
    made = host.begin()
    with host.page(made["table"]) as usa:
        known = usa.log[-1]["n"]
        usa.choose(usa.offers[0])
        with host.page(made["table"], since=known) as again:
            assert [line["n"] for line in again.log] == [known + 1]
            assert again.n == usa.n
        usa.until("presence")


def test_after_a_restart_everything_is_as_it_was(host: Host):
    made = host.begin()
    with host.page(made["table"]) as page:
        page.choose(page.offers[0])
        page.event("say", text="Bonjour !")
        page.until("position")
        log, position = page.log, page.position
    host.forget(made)
    with host.page(made["table"]) as again:
        assert again.log == log
        assert again.position == position


def test_forced_steps_and_dice_are_shown_with_what_they_did(host: Host):
    made = host.begin(csa=BOT)
    seen = set()
    dice = random.Random(3)
    with host.page(made["table"]) as page:
        for _ in range(120):
            page.wait_for("usa")
            if page.position.get("result"):
                break
            page.choose(dice.choice(page.offers))
        for line in page.log:
            seen |= {key for key in ("dice", "hits", "moved", "lost") if line.get(key)}
            assert len(line.get("hits", [])) in (0, len(line.get("dice", [])))
    assert seen == {"dice", "hits", "moved", "lost"}


def test_offers_are_paths_and_buttons(host: Host):
    made = host.begin(usa=HERE, csa=BOT)
    with host.page(made["table"]) as page:
        for offer in page.decision["offers"]:
            assert offer["path"] == [offer["choice"].split()[1]]
        page.choose(page.offers[0])
        while page.decision["seat"] != "usa" or "done" not in page.offers:
            page.choose(page.offers[0])
        button = next(offer for offer in page.decision["offers"] if not offer["path"])
        assert button["choice"] == "done"
        assert button["label"]
        assert button["text"]
