"""Sentences: both languages, plurals, arithmetic, and never a crash or silence."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import grognard
from grognard import games
from grognard.core.journal import PASS, Journal, Note
from grognard.core.rng import Seeded
from grognard.core.state import DRAW, Result
from grognard.core.step import Chance
from grognard.play.explain import explain
from grognard.play.forecast import forecast
from grognard.play.telling import Teller
from grognard.play.wording import ENGINE, LANGUAGES, clauses
from play.skirmish import SKIRMISH, Draw, Retreat, Roll

TEXTS = Path(__file__).parent / "skirmish_texts"
PACKS = [ENGINE, *sorted(Path(grognard.__file__).parent.glob("games/*/pack"))]
RED, BLUE = 0, 1
EN = Teller(SKIRMISH, "en", TEXTS)
FR = Teller(SKIRMISH, "fr", TEXTS)
DUMB = Teller(SKIRMISH, "en", TEXTS / "nowhere")
START = SKIRMISH.rules.start("plain", {})
FIGHT = START.agenda[-1]


def test_things_are_called_by_their_names() -> None:
    assert EN.name(START, "piece", 2) == "Blue infantry 1"
    assert FR.name(START, "piece", 2) == "infanterie 1 de Bleu"
    assert EN.name(START, "card", 0) == "Volley"
    assert EN.name(START, "hex", 2) == "a3"
    assert EN.name(START, "seat", BLUE) == "Blue"
    assert EN.name(START, "number", -3) == "−3"


def test_a_piece_that_is_gone_keeps_its_name() -> None:
    s = START.clone()
    teller = Teller(SKIRMISH, "en", TEXTS)
    teller.name(s, "piece", 0)
    s.figures[2] = 0
    assert teller.name(s, "piece", 2) == "Blue infantry 1"


def test_a_choice_is_told_with_its_arguments_and_the_steps_own() -> None:
    assert EN.choice(START, FIGHT, (0, 2), RED) == "Red infantry 1 attacks Blue infantry 1."
    assert EN.choice(START, FIGHT, PASS, RED) == "Red is done."
    assert EN.choice(START, Retreat(2, 1), (4,), BLUE) == "Blue infantry 1 falls back to a5."


def test_dice_are_listed_and_counted() -> None:
    assert EN.choice(START, Roll(RED, 0, 2, 3), (1, 2, 2), -1) == "Red rolls 3 dice: hit, 2\xa0×\xa0flag."
    assert EN.choice(START, Roll(RED, 0, 2, 1), (1,), -1) == "Red rolls one die: hit."
    assert EN.choice(START, Roll(RED, 0, 2, 0), (), -1) == "Nothing is rolled."


def test_a_secret_is_told_without_it() -> None:
    assert EN.secret(START, Draw(BLUE), -1) == "Blue draws a card."
    assert DUMB.secret(START, Draw(BLUE), -1) == "blue: draw (hidden)"


def test_a_missing_sentence_falls_back_to_notation() -> None:
    assert DUMB.choice(START, FIGHT, (0, 2), RED) == "red: battle red_inf_1 blue_inf_1"
    assert DUMB.choice(START, FIGHT, PASS, RED) == "red: done"
    assert FR.choice(START, FIGHT, PASS, RED) == "Rouge\xa0: done"
    assert DUMB.prompt(START) == "red to decide: battle"


def test_the_prompt_asks_whoever_decides() -> None:
    assert EN.prompt(START) == "Red: which unit battles?"


def test_a_note_has_its_plural_and_its_clause() -> None:
    assert EN.note(START, Note("SK-hit-1", (2, 1))) == "Blue infantry 1 loses a figure. (SK-hit-1)"
    assert EN.note(START, Note("SK-hit-1", (2, 2))) == "Blue infantry 1 loses 2 figures. (SK-hit-1)"
    assert FR.note(START, Note("SK-hit-1", (2, 0))) == "infanterie 1 de Bleu perd 0 figurine. (SK-hit-1)"


def test_a_note_without_a_sentence_falls_back_to_its_rule() -> None:
    said = EN.note(START, Note("SK-ret-1", (2, 4)))
    assert said == "A unit falls back to the rear. (SK-ret-1: Blue infantry 1, a5)"
    assert (
        EN.note(START, Note("SK-hit-2", (2,))) == "SK-hit-2 (SK-hit-2: Blue infantry 1)"
    )  # a broken message
    assert DUMB.note(START, Note("SK-none-1")) == "SK-none-1 (SK-none-1)"


def test_a_refusal_says_the_clause_the_numbers_and_the_rule() -> None:
    assert EN.objection(START, Note("SK-battle-3", (1, 5, 4))) == (
        "Not allowed. Red infantry 2 is 5 hexes away, 4 at most. (SK-battle-3)"
        " The rule: “A unit reaches targets at most 4 hexes away.”"
    )
    assert EN.objection(START, Note("SK-battle-2", (0, 2))) == (
        "Not allowed. A unit battles once a turn. (SK-battle-2: 0, 2)"
    )


def test_the_referees_own_refusals_read_in_both_languages() -> None:
    assert EN.objection(START, Note("GG-turn-1", (BLUE,))) == (
        "Not allowed. The decision is with Blue. (GG-turn-1)"
        " The rule: “Only the player whose decision it is may decide.”"
    )
    assert FR.objection(START, Note("GG-turn-1", (BLUE,))) == (
        "Interdit. La décision appartient à Bleu. (GG-turn-1)"
        " La règle\xa0: «\xa0Seul le joueur à qui revient la décision peut décider.\xa0»"
    )
    assert EN.objection(START, Note("GG-over-1")) == "Not allowed. The match is over. (GG-over-1)"


def test_arithmetic_adds_up_term_by_term() -> None:
    s = SKIRMISH.cases.arrange({"pieces": ["red_inf_1 a3", "blue_inf_1 a4"], "woods": ["a4"]})
    notes = explain(s, (0, 2))
    assert EN.arithmetic(notes) == "4 dice by range (SK-dice-1), −1 woods (SK-woods-1): 3 dice"
    assert FR.arithmetic(notes) == "4 dés selon la distance (SK-dice-1), −1 bois (SK-woods-1)\xa0: 3 dés"
    assert DUMB.arithmetic(notes) == "4 (SK-dice-1), −1 (SK-woods-1): 3"
    assert EN.arithmetic(notes[:1]) == "4 dice by range (SK-dice-1)"
    assert EN.arithmetic([Note("SK-hit-1", (2, 1))]) == ""


def test_a_story_has_the_deed_its_sum_and_its_facts() -> None:
    notes = [Note("SK-dice-1", (4,), True), Note("SK-ret-1", (2, 4)), Note("SK-hit-1", (2, 1))]
    assert EN.story(START, FIGHT, (0, 2), RED, notes) == [
        "Red infantry 1 attacks Blue infantry 1.",
        "4 dice by range (SK-dice-1)",
        "Blue infantry 1 loses a figure. (SK-hit-1)",
    ]


def test_rules_and_reasons_are_read_by_clause() -> None:
    assert EN.rule("SK-battle-3") == "A unit reaches targets at most 4 hexes away."
    assert EN.why("SK-battle-3") == "Muskets do not carry farther."
    assert EN.rule("SK-battle-99") == "SK-battle-99"


def test_a_result_names_the_winner_the_scores_and_the_clause() -> None:
    s = START.clone()
    assert EN.result(s) == "The match is not over."
    s.finish(Result(BLUE, (1, 2), "SK-win-1"))
    assert EN.result(s) == "Victory: Blue. Red 1, Blue 2 (SK-win-1)"
    assert EN.prompt(s) == EN.result(s)
    drawn = START.clone()
    drawn.finish(Result(DRAW, (2, 2), "SK-win-1"))
    assert FR.result(drawn) == "Partie nulle. Rouge 2, Bleu 2 (SK-win-1)"


def test_a_forecast_is_told_number_by_number() -> None:
    s = SKIRMISH.cases.arrange({"pieces": ["red_inf_1 a4", "blue_inf_1 a8"]})
    known = forecast(SKIRMISH, s, BLUE, (0, 2))
    assert EN.forecast(known) == [
        "Figures lost by the enemy: 0.5 on average (0: 50%, 1: 50%)",
        "losses: 0 on average (0: 100%)",
        "Assuming the usual answer to: react",
    ]
    assert FR.forecast(known)[0] == (
        "Figurines perdues par l’ennemi\xa0: 0,5 en moyenne (0\xa0: 50\u202f%, 1\xa0: 50\u202f%)"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_of_battle_cry_is_told_from_the_first_step_on(language: str) -> None:
    game = games.load("battle_cry")
    teller, rng = Teller(game, language), Seeded(4)
    s = game.rules.start("bc01_first_bull_run", {})
    for _ in range(200):
        before, step = s.clone(), s.agenda[-1]
        s.journal = journal = Journal()
        choice = step.sample(s, rng) if isinstance(step, Chance) else step.propose(s, rng)
        s.apply(choice)
        s.journal = None
        told = teller.story(before, step, choice, step.actor(before), journal.notes)
        told += [teller.prompt(s), *(teller.note(before, note) for note in journal.notes)]
        assert all(told)
        assert not any("{" in sentence for sentence in told)


class Variables(Visitor):
    """The variables of a message; those for selectors only ($piece_id) are a language's own affair."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        if not node.id.name.endswith("_id"):
            self.found.add(node.id.name)


def messages(folder: Path, language: str) -> dict[str, set[str]]:
    """Every message and attribute of a folder's texts with its variables; broken ones fail."""
    found: dict[str, set[str]] = {}
    for path in sorted(folder.glob(f"*.{language}.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                parts = [("", entry.value), *((f".{a.id.name}", a.value) for a in entry.attributes)]
                for suffix, pattern in parts:
                    key = entry.id.name + suffix
                    assert key not in found, f"{path.name}: {key} is there twice"
                    variables = Variables()
                    if pattern is not None:
                        variables.visit(pattern)
                    found[key] = variables.found
    return found


@pytest.mark.parametrize("folder", PACKS, ids=lambda folder: folder.parent.name)
def test_every_text_parses_and_both_languages_say_the_same_things(folder: Path) -> None:
    english, french = (messages(folder, language) for language in LANGUAGES)
    assert english.keys() == french.keys()
    different = [key for key in english if english[key] != french[key]]
    assert different == []


@pytest.mark.parametrize("folder", PACKS, ids=lambda folder: folder.parent.name)
def test_every_note_belongs_to_a_clause_and_names_what_is_cited_with_it(folder: Path) -> None:
    kinds = {
        clause["id"].replace(".", "_"): clause.get("note", "") for clause in clauses(folder / "rules.toml")
    }
    for key, variables in messages(folder, "en").items():
        if key.startswith("note-"):
            clause = key.removeprefix("note-").partition(".")[0]
            assert clause in kinds, f"{key}: there is no such clause"
            known = [*kinds[clause].split(), "number", "count"]
            named = {re.sub(r"\d+$", "", variable) for variable in variables}
            assert named <= set(known), f"{key}: {named} is not {known}"


@pytest.mark.parametrize("folder", PACKS, ids=lambda folder: folder.parent.name)
def test_french_texts_keep_their_spaces(folder: Path) -> None:
    texts = [path.read_text("utf-8") for path in folder.glob("*.fr.ftl")]
    texts += [clause["text"] for clause in clauses(folder / "rules.fr.toml")]
    for text in texts:
        for line in text.splitlines():
            if not line.startswith("#"):
                assert not re.search(r" [:;!?»%]|« | '|[a-z]'[a-z]", line), line
