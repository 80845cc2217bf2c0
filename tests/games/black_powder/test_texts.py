"""The words of Black Powder: everything has its name and its sentence, in both languages."""

import re
from collections.abc import Iterator, Mapping
from typing import ClassVar

import pytest

from gametexts import GameTexts, Play, Told, each_language
from grognard import games
from grognard.core.journal import Choice, Note
from grognard.core.rng import Seeded
from grognard.core.state import State
from grognard.core.step import Step
from grognard.games.black_powder.field import ARMS, FACES, FORMATIONS
from grognard.games.black_powder.formations import ANCHORS
from grognard.games.black_powder.options import OPTIONS, ROSTER_OPTIONS
from grognard.games.black_powder.reading import read
from grognard.games.black_powder.state import ANSWERS, DEEDS, GAITS, Battle
from grognard.games.black_powder.table import LOADS, WHEN
from grognard.packs import builtin, open_pack
from grognard.play.notation import SCALES, kinds_of, shape
from grognard.play.telling import Teller
from grognard.play.wording import LANGUAGES, elided, wording

GAME = games.load("black_powder")
PACK = builtin("black_powder")
CONTENT = read(open_pack(PACK), thorough=False)
ARMIES = sorted({army.id for scenario in CONTENT.scenarios for army in scenario.army})
COUNTED = ("casualties", "shaken", "disordered", "lost", "fought")
PLACE = ("x", "y")

# The pack names these beside its numbers; no step cites them.
TABLES = frozenset(
    re.findall(
        r"\S+",
        "BP-los-8 BP-los-10 BP-move-1 BP-move-2 BP-move-3 BP-move-4 BP-prox-2 BP-ret-4 BP-shoot-27 "
        "BP-spec-21 BP-spec-32 BP-spec-33 BP-spec-35 BP-spec-38 BP-terr-9 BP-terr-11 BP-terr-15 BP-terr-17 "
        "BP-terr-18",
    )
)


class TestWords(GameTexts):
    id = "black_powder"
    clause = r"BP-[a-z0-9]+-\d+"
    scenario = "bp01_hamlet"
    plays: ClassVar[tuple[Play, ...]] = (
        ("bp01_hamlet", {}, 3),
        ("bp04_great_redoubt", {"general_orders": 1, "personalities": 1, "bouncing_shot": 1}, 5),
        ("bp05_sabres_at_the_ford", {"kind_brigades": 1, "deep_cavalry": 1, "free_deployment": 1}, 7),
        ("bp02_reverse_slope", {"referee": 1}, 4),
        ("bp07_sunken_lane", {"shoot_before_orders": 1, "four_deep_line": 1, "lie_down": 1}, 9),
    )
    kinds = (
        *("side", "deed", "gait", "formation", "anchor", "answer", "face", "when", "load", "arm", "cover"),
        *("question", "word", "event", "matter"),
    )
    named: ClassVar[Mapping[str, list[str]]] = {
        "side": ["a", "b", *ARMIES],
        "seat": ["a", "b", *ARMIES],
        "deed": DEEDS,
        "gait": GAITS,
        "formation": FORMATIONS,
        "anchor": ANCHORS,
        "answer": ANSWERS,
        "face": FACES,
        "when": WHEN,
        "load": LOADS,
        "arm": ARMS,
        "badge": ["disordered", "shaken", "engaged", "ordered", "shot", "loose"],
        "marker": ["objective"],
        "terrain": ["objective"],
    }
    # options that change a rule are told by the rule; these are cited without a number
    silent = frozenset(
        {option.clause for option in [*OPTIONS, *ROSTER_OPTIONS]} | {"BP-seq-6", "BP-vic-3"} | TABLES
    )
    raw = r"\bNone\b|\b[ab]_|\$"

    def played(self, scenario: str, options: dict[str, int], seed: int, most: int = 200) -> Iterator[Told]:
        """The beginning of a match: every leg of it is dear."""
        return super().played(scenario, options, seed, most)

    def wild(self, s: State, step: Step[object], rng: Seeded) -> Choice:
        """Any numbers of the right kinds, places near some unit."""
        assert isinstance(s, Battle)
        head: Choice = ()
        if step.kinds.endswith("~"):
            head = (rng.below(len(self.game.table.names(s, step.kinds.split()[0]))),)
        kinds = shape(kinds_of(step, head)).kinds
        unit = rng.below(s.field.forces.units)
        near = {"x": s.x[unit], "y": s.y[unit], "length": 4000, "bearing": 1800}
        numbers = [*head]
        for kind in kinds[len(head) :]:
            count = len(self.game.table.names(s, kind))
            numbers.append(near[kind] + rng.below(4000) - 2000 if kind in PLACE else rng.below(count or 3600))
        return tuple(numbers)

    def test_the_kinds_of_numbers_are_those_of_the_table(self) -> None:
        s = self.game.rules.start(self.scenario, {})
        kinds = {kind for declared in self.declared.values() for kind in declared}
        plain = {kind for kind in kinds if not self.game.table.names(s, kind)}
        assert plain - set(SCALES) == {"number"}


@each_language
@pytest.mark.parametrize("scenario", [scenario.id for scenario in CONTENT.scenarios])
def test_every_piece_has_a_name_of_its_own(scenario: str, language: str) -> None:
    s, teller = GAME.rules.start(scenario, {}), Teller(GAME, language)
    ids = GAME.table.names(s, "piece")
    names = [teller.name(s, "piece", number) for number in range(len(ids))]
    assert len(set(names)) == len(names)
    assert not set(names) & set(ids)
    assert [name for name in names if "_" in name] == []


@each_language
@pytest.mark.parametrize("scenario", [scenario.id for scenario in CONTENT.scenarios])
def test_sides_are_called_by_their_armies(scenario: str, language: str) -> None:
    s, words = GAME.rules.start(scenario, {}), wording(PACK, language)
    teller = Teller(GAME, language)
    teller.meet(s)
    for side, id in enumerate(GAME.table.names(s, "side")):
        assert teller.side(side) == words.say(f"side-{id}")
        said = words.say("Actor", {"actor_id": id}) or ""
        assert said == words.say("Side", {"side_id": id})
        assert said.lower() == (words.say("side", {"side_id": id}) or "").lower() == teller.seat(side).lower()


def test_lengths_are_told_in_inches_or_centimetres() -> None:
    s = GAME.rules.start("bp01_hamlet", {})
    note = Note("BP-move-13", (0, 9200, 8000))
    said = {}
    for language in LANGUAGES:
        teller = Teller(GAME, language)
        for teller.units in ("inches", "cm"):
            said[language, teller.units] = teller.sentence(s, note, "refusal")
    plain = {key: str(text).replace("\N{NO-BREAK SPACE}", " ") for key, text in said.items()}
    assert plain["en", "inches"] == "Too far: 9.2″ of 8″. (French line infantry I) (BP-move-13)"
    assert plain["en", "cm"] == "Too far: 23 cm of 20 cm. (French line infantry I) (BP-move-13)"
    assert plain["fr", "cm"] == "Trop loin : 23 cm pour 20 cm. (Infanterie de ligne I) (BP-move-13)"
    assert Teller(GAME, "fr").measure("length", 8004) == "8,004″"
    assert Teller(GAME, "fr").measure("bearing", 925) == "92,5°"


def test_each_side_of_a_combat_has_its_own_sum() -> None:
    scores = [Note("BP-h2h-15", (3,), True), Note("BP-h2h-17", (1,), True), Note("BP-h2h-15", (2,), True)]
    assert Teller(GAME, "en").arithmetic(scores) == (
        "3 points by casualties caused (BP-h2h-15), +1 by rear support (BP-h2h-17): 4 points; "
        "2 points by casualties caused (BP-h2h-15)"
    )


def test_french_elides_before_names() -> None:
    assert [elided(name) for name in ("Infanterie légère", "Hussards", "Uhlans")] == [
        "d’Infanterie légère",
        "de Hussards",
        "de Uhlans",
    ]
    assert [elided(name) for name in ("Gén. Vial", "Brig. Gen. Hale", "Generali")] == [
        "du Gén. Vial",
        "du Brig. Gen. Hale",
        "de Generali",
    ]


@pytest.mark.parametrize(
    ("language", "losses"),
    [("en", "Casualties of the French"), ("fr", "Pertes des Français")],
)
def test_forecasts_name_the_sides(language: str, losses: str) -> None:
    teller = Teller(GAME, language)
    s = GAME.rules.start("bp01_hamlet", {})
    teller.meet(s)
    assert teller.tally("a_casualties") == losses
    names = [teller.tally(name) for name, _ in GAME.mind.tally(s, s)]
    assert len(set(names)) == 2 * len(COUNTED)
    assert not any("_" in name for name in names)
