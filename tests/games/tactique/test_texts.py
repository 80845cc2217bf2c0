"""The words of Tactique: everything has its name and its sentence, in both languages."""

import tomllib
from collections.abc import Mapping
from typing import Any, ClassVar

from gametexts import GameTexts, each_language
from grognard import games
from grognard.core.journal import PASS, Choice, Note
from grognard.core.rng import Rng
from grognard.core.state import DRAW, State
from grognard.core.step import Step
from grognard.games.tactique.attack import Attack
from grognard.games.tactique.evaluate import TALLY
from grognard.games.tactique.field import ARMS, COMMANDS, EDGES, FACES, GRADES, OFF_MAP
from grognard.games.tactique.movement import Move
from grognard.games.tactique.nations import EFFECTS
from grognard.games.tactique.orders import KINDS, ORDERS
from grognard.games.tactique.state import CLASSES, Battle
from grognard.packs import builtin
from grognard.play.telling import Teller
from grognard.play.wording import LANGUAGES, wording

GAME = games.load("tactique")
PACK = builtin("tactique")
SCENARIOS = [tomllib.loads(path.read_text("utf-8")) for path in sorted((PACK / "scenarios").glob("*.toml"))]


def entries(name: str) -> list[dict[str, Any]]:
    """The tables in a file of the pack."""
    tables: dict[str, list[dict[str, Any]]] = tomllib.loads((PACK / f"{name}.toml").read_text("utf-8"))
    return next(iter(tables.values()))


def ids(name: str) -> list[str]:
    return [entry["id"] for entry in entries(name)]


def values(name: str, key: str) -> set[str]:
    return {entry[key] for entry in entries(name) if key in entry}


def with_text(ids: list[str]) -> list[str]:
    return [f"{id}{suffix}" for id in ids for suffix in ("", "-text")]


class TestWords(GameTexts):
    id = "tactique"
    clause = r"TA-[a-z]+-\d+"
    scenario = "ecole"
    plays = (
        ("ecole", {"nations": 0, "orders": 1, "riposte_advance": 1, "activation_link": 1}, 3),
        ("lobositz_1756", {"orders": 1, "pursuit_move": 1, "adjacent_lock": 1}, 5),
        ("maida_1806", {"rout_blows": 1, "artillery_riposte": 0}, 7),
        ("shevardino_1812", {"victory_count": 1}, 9),
    )
    kinds = ("face", "order", "side")
    named: ClassVar[Mapping[str, list[str]]] = {
        "arm": ARMS,
        "grade": GRADES,
        "type": ids("units"),
        "nation": ids("nations"),
        "effect": with_text(list(EFFECTS)),
        "terrain": ids("terrain"),
        "level": ["0", "1", "2", "3"],
        "edge": EDGES,
        "command": COMMANDS,
        "class": CLASSES,
        "phase": ["command", "movement", "combat", "end"],
        "face": [f"{face}{suffix}" for face in FACES for suffix in ("-text", "-letter")],
        "order": with_text(ORDERS),
        "orders": KINDS,
        "side": [side["id"] for scenario in SCENARIOS for side in scenario["side"]],
        "badge": ["activated", "attacked", *[f"moved_{way}" for way in CLASSES[1:]]],
        "marker": ["objective", "objective_blue", "objective_red", "arrival_blue", "arrival_red"],
        "track": ["letters"],
        "tally": list(TALLY),
    }
    # strength and ground are seen, and a hidden target is explained by what hides it
    silent = frozenset({"TA-fire-8"} | values("units", "elements_clause") | values("terrain", "clause"))
    raw = r"\bNone\b"

    def chosen(self, s: State, step: Step[Any], rng: Rng) -> Choice:
        """A bold player: he goes for the enemy and attacks whenever he can."""
        assert isinstance(s, Battle)
        options = [choice for choice in step.options(s) if choice] or [PASS]
        if isinstance(step, Attack):
            return options[rng.below(len(options))]
        if isinstance(step, Move):
            return min(options, key=lambda choice: nearest(s, choice))
        return options[rng.below(len(options))] if rng.below(4) else step.propose(s, rng)


def nearest(s: Battle, choice: Choice) -> int:
    """How far the enemy is from where the move ends."""
    enemies = [s.at[unit] for unit in s.field.army.of[1 - s.active] if s.at[unit] != OFF_MAP]
    return min(s.field.distance[choice[1]][hex] for hex in enemies) if choice else 99


@each_language
def test_every_unit_has_its_name_with_a_number(language: str) -> None:
    words = wording(PACK, language)
    said = [words.say(f"unit-{id}", {"number": "pr07", "side": "", "side_id": ""}) for id in ids("units")]
    assert len(set(said)) == len(ids("units"))
    assert all(str(name).endswith(" pr07") for name in said)


@each_language
def test_every_face_has_a_letter_of_its_own(language: str) -> None:
    letters = [wording(PACK, language).say(f"face-{face}-letter") for face in FACES]
    assert len(set(letters)) == len(FACES)
    assert letters == list({"en": "BGRYKW", "fr": "BVRJNW"}[language])


@each_language
def test_everybody_who_acts_is_named_at_the_beginning_and_within_a_sentence(language: str) -> None:
    words = wording(PACK, language)
    for id in {*GAME.sides, *[side["id"] for scenario in SCENARIOS for side in scenario["side"]]}:
        name = words.say(f"side-{id}")
        said = [
            words.say("Actor", {"actor_id": id, "actor": "?"}) if language == "fr" else name,
            words.say("Side", {"side_id": id, "side": str(name)}),
            words.say("side", {"side_id": id, "side": str(name)}),
        ]
        assert all(said)
        assert "?" not in said


def test_dice_are_added_up() -> None:
    teller = Teller(GAME, "fr")
    dice = [Note("TA-dice-1", (4,), True), Note("TA-nat-5", (1,), True), Note("TA-dice-10", (-1,), True)]
    assert teller.arithmetic(dice) == (
        "4 dés en terrain clair (TA-dice-1), +1 Élan (TA-nat-5), −1 au plus 4 (TA-dice-10)\u00a0: 4 dés"
    )


def test_flags_are_said_to_be_more_or_less() -> None:
    teller = Teller(GAME, "en")
    assert teller.arithmetic([Note("TA-nat-18", (-1,), True)]) == "One flag less for a stoic unit (TA-nat-18)"


def test_the_end_is_told_for_either_side_and_for_nobody() -> None:
    s = GAME.rules.start("ecole", {})
    said = {
        language: [Teller(GAME, language).note(s, Note("TA-win-6", (side, 3, 2))) for side in (0, 1, DRAW)]
        for language in LANGUAGES
    }
    assert said["en"] == [
        "The last turn is played: Blue wins. (TA-win-6)",
        "The last turn is played: Red wins. (TA-win-6)",
        "The last turn is played: nobody wins. (TA-win-6)",
    ]
    assert said["fr"][1:] == [
        "Le dernier tour est joué\u00a0: le camp rouge gagne. (TA-win-6)",
        "Le dernier tour est joué\u00a0: personne ne gagne. (TA-win-6)",
    ]
