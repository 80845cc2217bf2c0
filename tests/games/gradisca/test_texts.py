"""The words of La Guerre de Gradisca: everything has its name and its sentence, in both languages."""

import tomllib
from collections.abc import Mapping
from typing import Any, ClassVar

from gametexts import GameTexts, Play, each_language
from grognard import games
from grognard.core.game import Game
from grognard.core.journal import Note
from grognard.games.gradisca.deeds import DEEDS
from grognard.games.gradisca.evaluate import TALLY
from grognard.games.gradisca.field import ANSWERS, KINDS, TYPES
from grognard.games.gradisca.movement import PACES
from grognard.games.gradisca.options import OPTIONS
from grognard.games.gradisca.table import CONDITIONS, WHERE, ZONES
from grognard.packs import builtin
from grognard.play.telling import Teller
from grognard.play.wording import wording

GAME = games.load("gradisca")
PACK = builtin("gradisca")


def entries(name: str, key: str) -> list[dict[str, Any]]:
    """The tables of one kind in a file of the pack."""
    found: list[dict[str, Any]] = tomllib.loads((PACK / f"{name}.toml").read_text("utf-8"))[key]
    return found


def ids(name: str, key: str) -> list[str]:
    return [entry["id"] for entry in entries(name, key)]


RIVERS = sorted({border["river"] for border in entries("map", "border") if "river" in border})


class TestWords(GameTexts):
    id = "gradisca"
    clause = r"GR-[a-z0-9.]+-\d+"
    scenario = "war_1615"
    plays: ClassVar[tuple[Play, ...]] = (
        ("war_1615", {}, 3),
        ("war_1615", {"rules": 1}, 5),
        ("war_1615", {"rules": 1, "razzia_combat": 1, "cards_between_areas": 1, "captured_leader": 1}, 7),
        ("war_1615", {"mine_table": 1, "breach_fire": 2, "loot_taker": 1, "retreat_to_origin": 1}, 9),
    )
    kinds = (
        "area",
        "card",
        "command",
        "chit",
        "group",
        "piece",
        "deed",
        "pace",
        "answer",
        "side",
        "zone",
        "wall",
    )
    named: ClassVar[Mapping[str, list[str]]] = {
        "card": [f"{id}-text" for id in ids("cards", "card")],
        "box": [*ids("track", "box"), "eliminated", "waiting"],
        "river": RIVERS,
        "type": TYPES,
        "border": [*KINDS, "bridge"],
        "way": [
            f"{way}{suffix}" for way in ("one_area", "draw_card", "leader_areas") for suffix in ("", "-text")
        ],
        "deed": DEEDS,
        "pace": PACES,
        "answer": ANSWERS,
        "zone": list(ZONES.values()),
        "condition": list(CONDITIONS),
        "where": list(WHERE.values()),
        "terrain": ["open", "difficult", "fortress"],
        "badge": ["disorganised", "activated", "unsupplied", "moved", "moving", "cernide", "dutch"],
        "marker": ["wall", "mine", "town", "ruin", "fort", "loot", "razzia", "sea_supply"],
        "track": ["morale", "cards_left", "areas_left"],
        "seat": [f"{side}_{place}" for side in GAME.sides for place in (1, 2)],
        "tally": list(TALLY),
    }
    # options that change a rule are told by the rule; these are cited without a number
    silent = frozenset({option.clause for option in OPTIONS} | {"GR-4.2-5", "GR-5-11", "GR-5-17"})
    raw = r"\bNone\b"


class TestTeams(TestWords):
    """Four players tell the same."""

    plays = (("war_1615", {"players": 1, "rules": 1}, 11),)

    @property
    def game(self) -> Game[Any]:
        return GAME.seated({"players": 1})


@each_language
def test_every_counter_has_a_name_of_its_own(language: str) -> None:
    s = GAME.rules.start("war_1615", {})
    names = [wording(PACK, language).say(f"piece-{id}") for id in s.field.forces.ids]
    assert len(set(names)) == len(names)


@each_language
def test_every_unit_type_has_its_name_with_a_number(language: str) -> None:
    words = wording(PACK, language)
    said = [words.say(f"unit-{id}", {"number": "3", "side": "", "side_id": ""}) for id in TYPES]
    assert len(set(said)) == len(TYPES)


@each_language
def test_players_of_a_team_act_for_their_side(language: str) -> None:
    words = wording(PACK, language)
    for side in GAME.sides:
        said = {words.say("Actor", {"actor_id": id, "actor": "?"}) for id in (side, f"{side}_1", f"{side}_2")}
        assert said == {words.say("Side", {"side_id": side, "side": "?"})}


def test_what_absorbs_hits_is_added_up() -> None:
    cover = [Note("GR-10-2", (2,), True), Note("GR-11-1", (1,), True)]
    assert Teller(GAME, "en").arithmetic(cover) == (
        "2 hits absorbed by forts (GR-10-2), +1 by the fortified town (GR-11-1): 3 hits absorbed"
    )
