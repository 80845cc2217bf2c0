"""The words of Battle Cry: everything has its name and its sentence, in both languages."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import grognard
from grognard import games
from grognard.core.journal import PASS, Choice, Journal, Note
from grognard.core.rng import Seeded
from grognard.core.state import State
from grognard.core.step import Chance, Rule, Step
from grognard.games.battle_cry.content import Card, Scenario, Terrain, UnitType, Work
from grognard.games.battle_cry.evaluate import TALLY
from grognard.games.battle_cry.field import ARMS
from grognard.packs import builtin, open_pack
from grognard.play.explain import objection
from grognard.play.notation import shape
from grognard.play.telling import Teller
from grognard.play.wording import LANGUAGES, clauses, wording

GAME = games.load("battle_cry")
PACK = builtin("battle_cry")
ENGINE = Path(grognard.__file__).parent / "games" / "battle_cry"
CONTENT = open_pack(PACK)
CARDS = CONTENT.records("cards.toml", "card", Card)
TERRAIN = CONTENT.records("terrain.toml", "terrain", Terrain)
KINDS = {clause["id"]: clause.get("note", "").split() for clause in clauses(PACK / "rules.toml")}
CLAUSE = re.compile(r"BC-[a-z0-9]+-\d+")

SILENT = {"BC-card-5"}  # cited without a number
UNCITED = {"BC-los-1"}  # a verdict that is always explained by what stands in the way
PLAYS = [  # scenario, options, seed
    ("bc10_gettysburg_day2", {"allout_choice": 1, "los_both_sides": 1}, 3),
    ("bc14_perryville", {}, 5),
    ("bc16_kennesaw", {"older_generals": 1, "edge_figures": 1}, 9),
]

each_language = pytest.mark.parametrize("language", LANGUAGES)
each_play = pytest.mark.parametrize(("scenario", "options", "seed"), PLAYS, ids=[play[0] for play in PLAYS])


def steps() -> list[type[Step[Any]]]:
    """Everything that is decided or left to chance in Battle Cry."""
    found: list[type[Step[Any]]] = []
    ahead: list[type[Step[Any]]] = Step.__subclasses__()
    while ahead:
        heir = ahead.pop()
        ahead += heir.__subclasses__()
        ours = heir.__module__.startswith("grognard.games.battle_cry") and hasattr(heir, "verb")
        if ours and not issubclass(heir, Rule):
            found.append(heir)
    return found


def names() -> list[str]:
    """The keys of everything that has a name."""
    keys = [f"card-{card.id}{suffix}" for card in CARDS for suffix in ("", "-text")]
    keys += [f"option-{option.id}{suffix}" for option in GAME.rules.options() for suffix in ("", "-text")]
    keys += [f"terrain-{terrain.id}" for terrain in TERRAIN]
    keys += [f"work-{work.id}" for work in CONTENT.records("terrain.toml", "work", Work)]
    keys += [f"arm-{arm}" for arm in ARMS]
    keys += [f"tally-{name}" for name in TALLY]
    state = GAME.rules.start("bc01_first_bull_run", {})
    for kind in ("card", "section", "facing", "face", "alone", "penalty", "side"):
        keys += [f"{kind}-{id}" for id in GAME.table.names(state, kind)]
    view = GAME.table.view(state, 0)
    keys += [f"track-{track.id}" for track in view.tracks]
    keys += [f"seat-{seat}" for seat in GAME.seats]
    keys += [f"verb-{step.verb}" for step in steps() if not issubclass(step, Chance)]
    return keys


def cited_in_chapters() -> set[str]:
    """The clauses that the chapters name in their code."""
    found: set[str] = set()
    for path in ENGINE.glob("*.py"):
        if path.name != "setup.py":  # its clauses are those of the options
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    found |= {node.value} if CLAUSE.fullmatch(node.value) else set()
    return found


def cited_in_pack() -> set[str]:
    """The clauses that the pack gives to the chapters; those that block sight are never named."""
    files = [PACK / name for name in ("terrain.toml", "units.toml", "cards.toml")]
    text = "".join([path.read_text("utf-8") for path in [*files, *(PACK / "scenarios").glob("*.toml")]])
    return set(re.findall(f'"({CLAUSE.pattern})"', text)) - {terrain.blocks for terrain in TERRAIN}


@each_language
def test_everything_has_its_name(language: str) -> None:
    words = wording(PACK, language)
    assert [key for key in names() if not words.say(key)] == []


@each_language
def test_every_unit_has_its_name_with_side_and_number(language: str) -> None:
    words = wording(PACK, language)
    for unit in CONTENT.records("units.toml", "unit", UnitType):
        said = [words.say(f"unit-{unit.id}", {"number": "3", "side": "", "side_id": id}) for id in GAME.sides]
        assert all(said), unit.id
        assert len(set(said)) == len(GAME.sides)
        assert all("3" in str(name) for name in said)


@each_language
def test_every_verb_is_asked_and_told(language: str) -> None:
    bundle = wording(PACK, language).bundle
    for step in steps():
        assert bundle.has_message(f"ask-{step.verb}"), step.verb
        assert bundle.has_message(f"do-{step.verb}"), step.verb


@each_language
def test_every_note_can_be_said(language: str) -> None:
    teller = Teller(GAME, language)
    bundle = teller.words.bundle
    s = GAME.rules.start("bc01_first_bull_run", {})
    for clause, kinds in KINDS.items():
        if bundle.has_message(f"note-{clause}"):
            message = bundle.get_message(f"note-{clause}")
            variables = {"number": -1} | teller.note_variables(s, Note(clause, (1,) * len(kinds)))
            for part in [*([""] if message.value else []), *message.attributes]:
                assert teller.words.say(f"note-{clause}", variables, part), f"{clause} {part}"


def test_every_cited_clause_says_what_its_numbers_are() -> None:
    cited = (cited_in_chapters() | cited_in_pack()) - SILENT - UNCITED
    assert sorted(clause for clause in cited if not KINDS[clause]) == []


def test_the_kinds_of_numbers_are_those_of_the_table() -> None:
    s = GAME.rules.start("bc01_first_bull_run", {})
    kinds = {kind for declared in KINDS.values() for kind in declared}
    assert {kind for kind in kinds if not GAME.table.names(s, kind)} == {"number"}


def test_scenarios_are_named_in_both_languages() -> None:
    for scenario in CONTENT.scenarios(Scenario):
        assert all([scenario.en, scenario.fr, scenario.notes_en, scenario.notes_fr]), scenario.id


Told = tuple[State, Step[Any], Choice, list[Note], list[Note]]  # before, what, chosen, notes, refusals


def played(scenario: str, options: dict[str, int], seed: int, most: int = 500) -> Iterator[Told]:
    """A match at random, with some choices that are refused on the way."""
    rng = Seeded(seed)
    s = GAME.rules.start(scenario, options)
    for _ in range(most):
        if not s.agenda:
            return
        before, step = s.clone(), s.agenda[-1]
        choice = step.sample(s, rng) if isinstance(step, Chance) else step.propose(s, rng)
        tries = [] if isinstance(step, Chance) else [wild(s, step, rng) for _ in range(4)]
        refused = [note for note in [objection(GAME, s, step, each) for each in tries] if note is not None]
        s.journal = journal = Journal()
        s.apply(choice)
        s.journal = None
        yield before, step, choice, journal.notes, refused


def wild(s: State, step: Step[Any], rng: Seeded) -> Choice:
    """Any numbers of the right kinds."""
    kinds = shape(step.kinds).kinds
    return tuple(rng.below(len(GAME.table.names(s, kind)) or 5) for kind in kinds)


@each_play
def test_numbers_are_of_the_kinds_declared(scenario: str, options: dict[str, int], seed: int) -> None:
    for _, step, _, notes, refused in played(scenario, options, seed):
        assert shape(step.about).holds(len(step.args())), step.verb
        for note in [*notes, *refused]:
            if not note.weighs and note.clause.startswith("BC"):
                assert len(note.what) <= len(KINDS[note.clause]), note


@each_language
@each_play
def test_a_match_is_told_without_help(
    scenario: str, options: dict[str, int], seed: int, language: str
) -> None:
    teller = Teller(GAME, language)
    for before, step, choice, notes, refused in played(scenario, options, seed):
        actor = step.actor(before)
        told = [done(teller, before, step, choice), asked(teller, before, step)]
        told += teller.story(before, step, choice, actor, notes)[1:]
        told += [refusal(teller, before, note) for note in refused]
        for sentence in told:
            assert re.match(r"[A-ZÀÉ«“\d]", sentence), sentence
            assert not re.search(r"_|  |\{|usa|csa", sentence), sentence
        for note in notes:
            if note.weighs:
                check_term(teller, note)


def done(teller: Teller, s: State, step: Step[Any], choice: Choice) -> str:
    """The step's own sentence."""
    key = f"do-{step.verb}" if choice else f"do-{step.verb}-pass"
    said = teller.words.say(key, teller.step_variables(s, step, choice, step.actor(s)))
    assert said is not None, key
    if step.secret(s):
        hidden = teller.words.say(f"{key}-secret", teller.step_variables(s, step, (), step.actor(s)))
        assert hidden is not None, key
    return said


def asked(teller: Teller, s: State, step: Step[Any]) -> str:
    """The step's own prompt; where one may pass, passing has its sentence too."""
    variables = teller.step_variables(s, step, (), step.actor(s))
    said = teller.words.say(f"ask-{step.verb}", variables)
    assert said is not None, step.verb
    if not isinstance(step, Chance) and PASS in step.options(s):
        assert teller.words.say(f"do-{step.verb}-pass", variables), step.verb
    return said


def refusal(teller: Teller, s: State, note: Note) -> str:
    """A refusal in its own words, not by the bare rule."""
    if note.clause.startswith("BC"):
        assert teller.sentence(s, note, "refusal") or teller.sentence(s, note), note
    return teller.objection(s, note)


def check_term(teller: Teller, note: Note) -> None:
    """A number that enters a sum has a word and belongs to a sum with a name."""
    number: dict[str, Any] = {"number": note.what[0]}
    total = teller.words.say(f"note-{note.clause}", number, "sum")
    assert teller.words.say(f"note-{note.clause}", number, "term"), note
    assert teller.words.say(f"sum-{total}", number), note


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
