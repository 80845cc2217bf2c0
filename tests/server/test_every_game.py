"""Every game of the registry is played at the same table, whatever its board."""

import random

import msgspec
import pytest

from grognard import games
from grognard.server import wire
from server.hosting import Host

DECISIONS = 40


@pytest.mark.parametrize("id", games.GAMES)
def test_a_match_of_every_game_is_played_over_the_socket(host: Host, id: str):
    game = games.load(id)
    scenario = game.rules.scenarios()[0].id
    seats = {seat: {"kind": "bot", "bot": "random"} for seat in game.seats}
    seats[game.seats[0]] = {"kind": "here"}
    made = host.client.post("/api/matches", json={"game": id, "scenario": scenario, "seats": seats}).json()
    dice = random.Random(5)
    with host.page(made["table"], lang="fr") as page:
        assert page.scene["board"] in ("hexes", "areas", "plane")
        assert all(page.scene["subtitle"].split(" · ")), "the game, and the date if there is one"
        for _ in range(DECISIONS):
            page.wait_for(game.seats[0])
            if page.position.get("result"):
                break
            choice = dice.choice(page.offers)
            assert "objection" not in page.ask("judge", choice)
            page.choose(choice)
        pieces = {piece["id"] for piece in page.position["pieces"]}
        spaces = {space["id"] for space in page.scene["spaces"]}
        places = spaces | pieces | {""} if page.scene["board"] == "plane" else spaces
        assert not spaces or {piece["place"] for piece in page.position["pieces"]} <= places
        for piece in sorted(pieces)[:3]:
            assert page.ask("about", piece)["about"]
            for line in page.ask("lines", piece).get("lines", []):
                assert set(line["path"]) <= pieces | spaces
                assert line["label"] != line["kind"]
                assert line["why"]["clauses"]
                assert line.get("at", "") in spaces | {""}
    decoder = msgspec.json.Decoder(wire.ToPage)
    assert [type(decoder.decode(text)).__name__ for text in page.raw[:2]] == ["SceneMessage", "ToldMessage"]
    for text in page.raw:
        decoder.decode(text)
