"""What happens at a table beside the rules: the way back, the curtain, offers, clocks, changing hands."""

import time
from pathlib import Path
from typing import Any

import pytest

from server.hosting import BOT, HERE, LINK, Host, Page, serving

SECTION_CARDS = ("scout_", "probe_", "attack_", "assault_")


def play(page: Page, *verbs: str) -> None:
    """Choose the first offer of each verb in turn."""
    for verb in verbs:
        assert page.decision["verb"] == verb
        page.choose(page.offers[0])


def with_orders(host: Host) -> tuple[dict[str, Any], str]:
    """A match whose first hand holds a card that orders units of a section, and that card."""
    for _ in range(20):
        made = host.begin()
        with host.page(made["table"]) as usa:
            cards = [offer for offer in usa.offers if offer.split()[-1].startswith(SECTION_CARDS)]
        if cards:
            return made, cards[0]
    raise AssertionError("twenty hands without such a card")


# the way back


def test_a_choice_is_taken_back_freely_until_somebody_has_learnt_something(host: Host):
    made, card = with_orders(host)
    with host.page(made["table"]) as usa:
        usa.choose(card)
        assert usa.decision["verb"] == "order"
        before = usa.n
        usa.choose(usa.offers[0])
        assert usa.position["undo"]["free"]
        usa.send(type="undo", n=usa.n)
        usa.until("position")
        assert usa.n > before
        assert usa.log[-1]["kind"] == "undo"
        assert usa.undone == {before + 1}
        assert usa.decision["verb"] == "order"


def test_beyond_that_the_other_side_is_asked_and_the_log_keeps_the_trace(host: Host):
    made = host.begin()
    with host.page(made["table"]) as usa, host.page(made["links"]["csa"]) as csa:
        usa.until("presence")
        play(usa, "card")
        csa.until("position")
        assert usa.position["undo"] == {"ask": True}
        error = usa.refused(type="undo", n=usa.n)
        assert error["clause"] == "GG-undo-1"
        usa.send(type="undo", n=usa.n, what="ask")
        usa.until("position")
        csa.until("position")
        assert csa.position["undo"]["askedBy"] == "usa"
        assert usa.refused(type="undo", n=usa.n, what="grant")["clause"] == "GG-undo-1"
        csa.send(type="undo", n=csa.n, what="refuse")
        usa.until("position")
        csa.until("position")
        assert "askedBy" not in csa.position["undo"]
        usa.send(type="undo", n=usa.n, what="ask")
        usa.until("position")
        csa.until("position")
        csa.send(type="undo", n=csa.n, what="grant")
        usa.until("position")
        assert usa.decision["verb"] == "card"
        assert [line["kind"] for line in usa.log[-5:]] == ["card", "ask", "refuse", "ask", "undo"]
        assert usa.undone == {13}


def test_a_bot_always_lets_a_step_be_taken_back(host: Host):
    made = host.begin(csa=BOT)
    with host.page(made["table"]) as usa:
        play(usa, "card")
        usa.send(type="undo", n=usa.n, what="ask")
        usa.until("position")
        assert usa.decision["verb"] == "card"


def test_an_undo_that_was_asked_outlives_a_restart(host: Host):
    made = host.begin()
    with host.page(made["table"]) as usa:
        play(usa, "card")
        usa.send(type="undo", n=usa.n, what="ask")
        usa.until("position")
    host.forget(made)
    with host.page(made["links"]["csa"]) as csa:
        assert csa.position["undo"]["askedBy"] == "usa"
        csa.send(type="undo", n=csa.n, what="grant")
        csa.until("position")
        assert csa.decision["verb"] == "card"


# the curtain


def test_on_one_screen_no_hand_is_sent_before_the_curtain_is_lifted(host: Host):
    made = host.begin(csa=HERE)
    with host.page(made["table"]) as page:
        assert page.scene["curtain"]
        assert page.scene["holds"] == ["usa", "csa"]
        assert all("cards" not in hand for hand in page.position["hands"])
        assert page.decision.get("offers", []) == []
        assert page.refused(type="choose", n=page.n, choices=["done"], seat="usa")["code"] == "curtain"
        page.send(type="behold", seat="usa")
        page.until("position")
        assert page.scene["you"] == "usa"
        assert "cards" in page.position["hands"][0]
        assert "cards" not in page.position["hands"][1]
        assert page.offers
        page.choose(page.offers[0], seat="usa")
        page.send(type="behold", seat=None)
        page.until("position")
        assert all("cards" not in hand for hand in page.position["hands"])
        page.send(type="behold", seat="csa")
        page.until("position")
        assert "cards" not in page.position["hands"][0]
        assert "cards" in page.position["hands"][1]
        assert page.scene["you"] == "csa"


def test_behind_the_curtain_nothing_of_a_hand_is_in_any_byte(host: Host):
    made = host.begin(csa=HERE)
    with host.page(made["table"]) as page:
        for text in page.raw[1:]:  # the scene names every card there is
            assert '"cards"' not in text
            assert "draws “" not in text


# draws, resignation, rematch


def test_a_draw_is_offered_refused_and_agreed(host: Host):
    made = host.begin()
    with host.page(made["table"]) as usa, host.page(made["links"]["csa"]) as csa:
        usa.until("presence")
        assert csa.refused(type="event", what="accept_draw")["code"] == "no_draw"
        usa.event("offer_draw")
        csa.until("position")
        assert csa.position["drawOfferedBy"] == "usa"
        csa.event("refuse_draw")
        csa.until("position")
        assert "drawOfferedBy" not in csa.position
        csa.event("offer_draw")
        csa.until("position")
        usa.event("accept_draw")
        csa.until("position")
        assert csa.position["result"]["winner"] is None
        assert csa.position["decision"] is None


def test_a_seat_resigns_and_the_rematch_has_sides_exchanged(host: Host):
    made = host.begin({"kind": "here", "name": "Anna"}, {"kind": "link", "name": "Ben"})
    with host.page(made["table"]) as usa, host.page(made["links"]["csa"]) as csa:
        usa.until("presence")
        assert usa.refused(type="event", what="rematch")["code"] == "not_over"
        usa.event("resign")
        csa.until("position")
        assert csa.position["result"]["winner"] == "csa"
        csa.event("rematch")
        usa.until("position")
        usa.until("position")
        assert usa.position["rematchOfferedBy"] == "csa"
        usa.event("rematch")
        usa.until("rematch")
        csa.until("rematch")
    assert usa.rematch != csa.rematch
    with host.page(usa.rematch) as anna, host.page(csa.rematch) as ben:
        assert anna.scene["you"] == "csa"
        assert ben.scene["you"] == "usa"
        assert [seat["name"] for seat in ben.presence["seats"]] == ["Ben", "Anna"]
    with host.page(made["spectators"]) as watcher:
        watcher.until("rematch")
    with host.page(watcher.rematch) as watcher:
        assert watcher.scene["you"] is None


def test_a_bot_never_says_no_to_a_rematch(host: Host):
    made = host.begin(csa=BOT)
    with host.page(made["table"]) as usa:
        usa.event("resign")
        usa.until("position")
        usa.event("rematch")
        usa.until("rematch")
    with host.page(usa.rematch) as again:
        assert again.scene["you"] == "csa"


# messages


def test_short_messages_are_told_and_can_be_switched_off(host: Host):
    made = host.begin()
    with host.page(made["table"]) as usa, host.page(made["links"]["csa"]) as csa:
        before = usa.n
        usa.event("say", text="  Bonne\nchance ! ")
        csa.until("told")
        assert csa.log[-1]["said"] == "Bonne chance !"
        assert csa.log[-1]["texts"][0]["text"] == "The Union:"
        csa.until("position")
        assert csa.n == before
        assert usa.refused(type="event", what="say", text="x" * 201)["code"] == "too_long"
        assert usa.refused(type="event", what="say", text=" ")["code"] == "empty"
    quiet = host.begin(messages=False)
    with host.page(quiet["table"]) as usa:
        assert not usa.scene["messages"]
        assert usa.refused(type="event", what="say", text="Hello")["code"] == "silence"


# windows


def test_windows_are_declined_until_the_own_turn(host: Host):
    made = host.begin()
    with host.page(made["table"]) as usa, host.page(made["links"]["csa"]) as csa:
        csa.event("decline")
        csa.until("position")
        assert csa.position["declining"]
        usa.until("position")
        assert "declining" not in usa.position
        csa.event("attend")
        csa.until("position")
        assert "declining" not in csa.position


# real dice and cards


def test_real_dice_and_cards_are_entered_by_whoever_holds_them(host: Host):
    made = host.begin(dealers={"dice": "typed", "cards": "typed"})
    with host.page(made["table"]) as usa, host.page(made["links"]["csa"]) as csa:
        usa.until("presence")
        typed = usa.decision["typed"]
        assert typed["kind"] == "card"
        assert typed["secret"]
        assert usa.decision["seat"] is None
        assert "typed" not in csa.decision
        assert csa.refused(type="enter", n=csa.n, outcome="bombard")["clause"] == "GG-turn-1"
        for card in (
            "attack_center",
            "all_out_offensive",
            "scout_left",
            "skirmish",
            "rally",
            "draw leadership",
        ):
            assert usa.decision.get("typed"), card
            usa.send(type="enter", n=usa.n, outcome=card)
            usa.until("position")
            csa.until("position")
        assert "typed" not in usa.decision
        assert csa.refused(type="enter", n=csa.n, outcome="all_out_offensive")["clause"] == "GG-chance-1"
        assert csa.refused(type="enter", n=csa.n, outcome="bombast")["code"] == "notation"
        for card in ("probe_left", "probe_left", "probe_left", "probe_left", "scout_left", "fight_back"):
            csa.send(type="enter", n=csa.n, outcome=card)
            csa.until("position")
            usa.until("position")
        usa.choose("card attack_center")
        for choice in ("order usa_art_1", "done"):
            usa.choose(choice)
        while usa.decision["verb"] == "move":
            usa.choose("done")
        usa.choose("battle usa_art_1 csa_inf_2")
        typed = usa.decision["typed"]
        assert typed["kind"] == "dice"
        assert typed["count"] == 2
        assert "secret" not in typed
        assert usa.refused(type="enter", n=usa.n, outcome="swords")["clause"] == "GG-chance-1"
        usa.send(type="enter", n=usa.n, outcome="swords flag")
        usa.until("position")
        assert ["flag", "swords"] in [line.get("dice") for line in usa.log]
        assert usa.refused(type="event", what="to_bot", text="greedy")["code"] == "bot_cards"


# seats that change hands


def test_a_seat_is_handed_to_a_bot_and_taken_back(host: Host):
    made = host.begin()
    with host.page(made["table"]) as usa, host.page(made["links"]["csa"]) as csa:
        assert usa.refused(type="event", what="take_back")["code"] == "not_bot"
        assert usa.refused(type="event", what="to_bot", text="gredy")["code"] == "no_bot"
        usa.event("to_bot", text="random")
        csa.wait_for("csa")
        assert usa.refused(type="choose", n=usa.n, choices=["done"])["code"] == "bot_plays"
        usa.event("take_back")
        while usa.log[-1]["kind"] != "person":
            usa.until("told")
        kinds = [line["kind"] for line in usa.log]
        told = next(line["texts"][0]["text"] for line in usa.log if line["kind"] == "bot")
        assert told == "Random bot plays for the Union from now on."
        assert kinds.count("bot") == 1
    host.forget(made)
    with host.page(made["table"]) as usa:
        assert "bot" not in usa.presence["seats"][0]


def test_a_seat_that_is_not_to_decide_is_seen_to_change_hands_at_once(host: Host):
    made = host.begin()
    with host.page(made["table"]), host.page(made["links"]["csa"]) as csa:
        csa.event("to_bot", text="random")
        csa.until("presence")
        assert csa.presence["seats"][1]["bot"] == "random"
        csa.event("take_back")
        csa.until("presence")
        assert "bot" not in csa.presence["seats"][1]


def test_a_seat_in_the_hands_of_a_bot_stays_there_after_a_restart(host: Host):
    made = host.begin()
    with host.page(made["links"]["csa"]) as csa:
        csa.event("to_bot", text="random")
        csa.until("position")
    host.forget(made)
    with host.page(made["table"]) as usa:
        assert usa.presence["seats"][1]["bot"] == "random"


def test_a_match_left_alone_can_be_claimed_or_given_to_a_bot(tmp_path: Path):
    with serving(tmp_path, claim_after=1) as host:
        claimed, given = host.begin(), host.begin()
        for made in (claimed, given):
            with host.page(made["links"]["csa"]) as csa:
                assert csa.position.get("claimable", []) == []
                assert csa.refused(type="event", what="claim", of="usa")["code"] == "present"
        time.sleep(1.1)
        with host.page(claimed["links"]["csa"]) as csa:
            assert csa.position["claimable"] == ["usa"]
            assert csa.refused(type="event", what="claim", of="csa")["code"] == "present"
            csa.event("claim", of="usa")
            csa.until("position")
            assert csa.position["result"]["winner"] == "csa"
            assert [line["kind"] for line in csa.log[-2:]] == ["claim", "resign"]
        with host.page(given["links"]["csa"]) as csa:
            csa.event("to_bot", of="usa", text="random")
            csa.wait_for("csa")
            assert csa.presence["seats"][0]["bot"] == "random"
        with host.page(given["table"]) as usa, host.page(given["links"]["csa"]):
            usa.event("take_back")
            usa.until("position")


def test_nobody_is_claimed_from_who_is_there(tmp_path: Path):
    with serving(tmp_path, claim_after=1) as host:
        made = host.begin()
        with host.page(made["table"]), host.page(made["links"]["csa"]) as csa:
            time.sleep(1.1)
            assert csa.refused(type="event", what="claim", of="usa")["code"] == "present"


# the clock


@pytest.mark.parametrize("kind", ["match", "turn"])
def test_who_runs_out_of_time_loses(host: Host, kind: str):
    made = host.begin(clock={"kind": kind, "seconds": 1})
    with host.page(made["table"]) as usa:
        clock = usa.position["clock"]
        assert clock["running"] == "usa"
        assert 0 < clock["left"]["usa"] <= 1 == clock["left"]["csa"]
        usa.until("position")
        assert usa.position["result"]["winner"] == "csa"
        assert [line["kind"] for line in usa.log[-2:]] == ["time", "resign"]


def test_or_a_bot_takes_over(host: Host):
    made = host.begin(clock={"kind": "match", "seconds": 1, "onEnd": "bot"})
    with host.page(made["links"]["csa"]) as csa:
        csa.wait_for("csa")
        assert "time" in [line["kind"] for line in csa.log]
        assert csa.position["clock"]["running"] == "csa"


def test_or_nothing_happens_but_everybody_sees_it(host: Host):
    made = host.begin(clock={"kind": "match", "seconds": 1, "onEnd": "nothing"})
    time.sleep(1.1)
    with host.page(made["table"]) as usa:
        assert usa.position["clock"]["left"]["usa"] == 0
        usa.choose(usa.offers[0])
        assert "result" not in usa.position


def test_the_clock_goes_on_after_a_restart_where_it_stood(host: Host):
    made = host.begin(clock={"kind": "match", "seconds": 500})
    with host.page(made["table"]) as usa:
        time.sleep(0.3)
        usa.choose(usa.offers[0])
        left = usa.position["clock"]["left"]["usa"]
        assert left < 500
    host.forget(made)
    time.sleep(0.5)
    with host.page(made["table"]) as usa:
        assert usa.position["clock"]["left"]["usa"] == pytest.approx(left, abs=0.3)


# spectators


def test_a_spectator_has_no_say(host: Host):
    made = host.begin()
    with host.page(made["table"]) as usa, host.page(made["spectators"]) as watcher:
        usa.until("presence")
        assert usa.presence["watching"] == 1
        for message in (
            {"type": "choose", "n": watcher.n, "choices": [usa.offers[0]]},
            {"type": "choose", "n": watcher.n, "choices": [usa.offers[0]], "seat": "usa"},
            {"type": "undo", "n": watcher.n},
            {"type": "event", "what": "resign"},
            {"type": "event", "what": "say", "text": "Left!"},
            {"type": "behold", "seat": "usa"},
        ):
            assert watcher.refused(**message)["code"] == "no_seat"
        assert watcher.ask("rule", "BC-ret-15")["rule"]["clause"] == "BC-ret-15"


def test_everybody_sees_who_comes_and_goes(host: Host):
    made = host.begin(csa=LINK)
    with host.page(made["table"]) as usa:
        with host.page(made["links"]["csa"]):
            usa.until("presence")
            assert usa.presence["here"] == ["usa", "csa"]
        usa.until("presence")
        assert usa.presence["here"] == ["usa"]
