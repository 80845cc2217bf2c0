"""The words of Battle Cry: everything has its name and its sentence, in both languages."""

from collections.abc import Mapping
from typing import ClassVar

from gametexts import GameTexts, each_language
from grognard import games
from grognard.core.journal import Note
from grognard.games.battle_cry.content import Card, Terrain, UnitType, Work
from grognard.games.battle_cry.evaluate import TALLY
from grognard.games.battle_cry.field import ARMS
from grognard.packs import builtin, open_pack
from grognard.play.telling import Teller
from grognard.play.wording import wording

GAME = games.load("battle_cry")
PACK = builtin("battle_cry")
CONTENT = open_pack(PACK)
TERRAIN = CONTENT.records("terrain.toml", "terrain", Terrain)
CARDS = CONTENT.records("cards.toml", "card", Card)


class TestWords(GameTexts):
    id = "battle_cry"
    clause = r"BC-[a-z0-9]+-\d+"
    scenario = "bc01_first_bull_run"
    plays = (
        ("bc10_gettysburg_day2", {"allout_choice": 1, "los_both_sides": 1}, 11),
        ("bc14_perryville", {}, 5),
        ("bc16_kennesaw", {"older_generals": 1, "edge_figures": 1}, 9),
    )
    kinds = ("card", "section", "facing", "face", "alone", "penalty", "side")
    named: ClassVar[Mapping[str, list[str]]] = {
        "card": [f"{card.id}{suffix}" for card in CARDS for suffix in ("", "-text")],
        "terrain": [terrain.id for terrain in TERRAIN],
        "work": [work.id for work in CONTENT.records("terrain.toml", "work", Work)],
        "arm": ARMS,
        "tally": list(TALLY),
    }
    # BC-card-5 has no number; a blocked line is always explained by what stands in the way
    silent = frozenset({"BC-card-5", "BC-los-1"} | {terrain.blocks for terrain in TERRAIN})
    raw = "usa|csa"


@each_language
def test_every_unit_has_its_name_with_side_and_number(language: str) -> None:
    words = wording(PACK, language)
    for unit in CONTENT.records("units.toml", "unit", UnitType):
        said = [words.say(f"unit-{unit.id}", {"number": "3", "side": "", "side_id": id}) for id in GAME.sides]
        assert all(said), unit.id
        assert len(set(said)) == len(GAME.sides)
        assert all("3" in str(name) for name in said)


def test_french_names_stand_in_the_middle_of_a_sentence() -> None:
    teller = Teller(GAME, "fr")
    s = GAME.rules.start("bc01_first_bull_run", {})
    assert teller.name(s, "piece", 0) == "l’infanterie 1 de l’Union"
    assert teller.note(s, Note("BC-hit-2", (0, 1))) == ("1 touche sur l’infanterie 1 de l’Union. (BC-hit-2)")
    cavalry = GAME.table.names(s, "piece").index("csa_cav_2")
    assert teller.objection(s, Note("BC-move-6", (cavalry, 4, 3))).startswith(
        "Interdit. Il faudrait 4 hexagones de mouvement à la cavalerie 2 de la Confédération,"
        " qui n’en a que 3. (BC-move-6)"
    )


def test_works_protect_by_dice_and_by_flags_under_one_clause() -> None:
    teller = Teller(GAME, "en")
    dice = [Note("BC-dice-1", (3,), True), Note("BC-fwork-2", (-1,), True)]
    flags = [Note("BC-ret-25", (1,), True), Note("BC-fwork-2", (1,), True)]
    assert teller.arithmetic(dice) == (
        "3 dice for infantry at this range (BC-dice-1), −1 behind a fieldwork (BC-fwork-2): 2 dice"
    )
    assert teller.arithmetic(flags) == (
        "1 flag may be ignored thanks to the general (BC-ret-25),"
        " +1 behind a fieldwork (BC-fwork-2): 2 flags may be ignored"
    )
