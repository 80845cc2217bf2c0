"""Four players at one table: the two Venetians may not talk to each other."""

import pytest

from server.hosting import HERE, LINK, Host


@pytest.mark.structure("GR-4.2-5")
def test_venetian_partners_have_no_common_messages(host: Host):
    made = host.client.post(
        "/api/matches",
        json={
            "game": "gradisca",
            "scenario": "war_1615",
            "options": {"players": 1},
            "seats": {"ven_1": HERE, "aus_1": LINK, "ven_2": LINK, "aus_2": LINK},
            "messages": True,
        },
    ).json()
    with (
        host.page(made["table"]) as first,
        host.page(made["links"]["ven_2"]) as second,
        host.page(made["links"]["aus_2"]) as enemy,
    ):
        for venetian in (first, second):
            assert not venetian.scene["messages"]
            refused = venetian.refused(type="event", what="say", text="Hold Palma!")
            assert "GR-4.2-5" in str(refused)
        assert enemy.scene.get("messages", True)
        enemy.event("say", text="To Udine!")
        enemy.until("told")
        assert enemy.log[-1]["said"] == "To Udine!"
