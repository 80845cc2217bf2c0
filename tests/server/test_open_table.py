"""The open table over the socket: bases and formations, legs judged before a briefing, orders as plans."""

from server.hosting import BOT, HERE, Host

SPOKEN = "order fr_b1 orders; brief fr_l2"


def begin(host: Host) -> dict:
    wish = {"game": "black_powder", "scenario": "bp01_hamlet", "dealers": {}, "seats": {"a": HERE, "b": BOT}}
    answer = host.client.post("/api/matches", json=wish)
    assert answer.status_code < 300, answer.text
    return answer.json()


def test_bases_formations_ranges_and_the_width_of_roads_are_sent(host: Host):
    with host.page(begin(host)["table"]) as page:
        assert page.scene["board"] == "plane"
        assert {edge["width"] for edge in page.scene["edges"] if edge["kind"] == "road"} == {1500}
        column = next(piece for piece in page.position["pieces"] if piece["id"] == "fr_l2")
        assert column["formation"] == "attack_column"
        assert column["pose"] == [15000, 5000, 0]
        assert column["base"] == [2000, 3000]
        assert column["ranges"] == [4000, 12000]
        assert [face["id"] for face in page.scene["faces"]] == list("123456")


def test_a_leg_is_judged_before_its_unit_is_briefed(host: Host):
    with host.page(begin(host)["table"]) as page:
        good = page.ask("judge", f"{SPOKEN}; leg move 15,12/0")
        assert "objection" not in good
        assert (good["outlook"]["spent"], good["outlook"]["allowed"]) == (7000, 8000)
        assert good["outlook"]["piece"]["pose"] == [15000, 12000, 0]
        bad = page.ask("judge", f"{SPOKEN}; leg move 15,16/0")
        assert bad["objection"]["clauses"] == ["BP-move-13"]
        assert (bad["outlook"]["spent"], bad["outlook"]["allowed"]) == (11000, 8000)
        assert bad["mended"].startswith("leg move 15,1")
        assert page.decision["verb"] == "order", "nothing has been decided"


def test_an_order_is_shown_as_a_plan_with_its_roll(host: Host):
    with host.page(begin(host)["table"]) as page:
        page.choose(*SPOKEN.split("; "), "leg move 15,12/0")
        (plan,) = page.position["plans"]
        assert (plan["piece"], plan["legs"][0]["pose"]) == ("fr_l2", [15000, 12000, 0])
        asked = page.ask("judge", "enough; give")
        assert sum(term["value"] for term in asked["modifiers"]) == 10
        chances = {each["id"]: each["chance"] for each in asked["outlook"]["chances"]}
        assert abs(sum(chances.values()) - 1) < 0.001
        assert abs(chances["blunder"] - 1 / 36) < 0.001
