"""What the words of every game must fulfil: each thing has its name, each event its sentence."""

import ast
import re
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, ClassVar

import pytest

import grognard
from grognard import games
from grognard.core.game import Game
from grognard.core.journal import PASS, Choice, Journal, Note
from grognard.core.rng import Rng, Seeded
from grognard.core.state import State
from grognard.core.step import Chance, Rule, Step
from grognard.packs import builtin
from grognard.play.explain import objection
from grognard.play.notation import SCALES, kinds_of, shape
from grognard.play.telling import Teller
from grognard.play.wording import LANGUAGES, clauses, wording

Play = tuple[str, dict[str, int], int]  # scenario, options, seed
Told = tuple[State, Step[Any], Choice, list[Note], list[Note]]  # before, what, chosen, notes, refusals

MENU = 60  # choices that are read one by one; longer menus are seen on the board

each_language = pytest.mark.parametrize("language", LANGUAGES)


class GameTexts:
    """A game's own tests say its id, its matches, and which of its clauses are cited without words."""

    id: ClassVar[str]
    clause: ClassVar[str]  # the form of an id
    scenario: ClassVar[str]  # one to ask names of
    plays: ClassVar[tuple[Play, ...]]
    kinds: ClassVar[tuple[str, ...]]  # the kinds of the table whose things have names
    named: ClassVar[Mapping[str, list[str]]]  # and everything else that has one: kind -> ids
    silent: ClassVar[frozenset[str]]  # cited without a number, or never
    raw: ClassVar[str]  # what no sentence may contain

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        if "scenario" in metafunc.fixturenames:
            ids = [play[0] for play in self.plays]
            metafunc.parametrize(("scenario", "options", "seed"), self.plays, ids=ids)

    # what there is

    @property
    def game(self) -> Game[Any]:
        return games.load(self.id)

    @property
    def pack(self) -> Path:
        return builtin(self.id)

    @property
    def declared(self) -> dict[str, list[str]]:
        """The kinds of the numbers that are cited with each clause."""
        return {clause["id"]: clause.get("note", "").split() for clause in clauses(self.pack / "rules.toml")}

    def steps(self) -> list[type[Step[Any]]]:
        """Everything that is decided or left to chance in the game."""
        assert self.game is not None  # its steps are known once it is loaded
        found: list[type[Step[Any]]] = []
        ahead: list[type[Step[Any]]] = Step.__subclasses__()
        while ahead:
            heir = ahead.pop()
            ahead += heir.__subclasses__()
            ours = heir.__module__.startswith(f"grognard.games.{self.id}.") and hasattr(heir, "verb")
            if ours and not issubclass(heir, Rule):
                found.append(heir)
        return found

    def names(self) -> list[str]:
        """The keys of everything that has a name."""
        game, state = self.game, self.game.rules.start(self.scenario, {})
        keys = [f"{kind}-{id}" for kind, ids in self.named.items() for id in ids]
        keys += [f"{kind}-{id}" for kind in self.kinds for id in game.table.names(state, kind)]
        for option in game.rules.options():
            keys += [f"option-{option.id}", f"option-{option.id}-text"]
            keys += [f"option-{option.id}-{value}" for value in option.values]
        keys += [f"track-{track.id}" for track in game.table.view(state, 0).tracks]
        keys += [f"seat-{seat}" for seat in game.seats]
        keys += [f"verb-{step.verb}" for step in self.steps() if not issubclass(step, Chance)]
        return keys

    def cited(self) -> set[str]:
        """The clauses that the chapters name in their code, and those that the pack gives them."""
        found: set[str] = set()
        for path in (Path(grognard.__file__).parent / "games" / self.id).glob("*.py"):
            if path.name != "setup.py":  # its clauses are those of the options
                for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                    if isinstance(node, ast.Constant) and isinstance(node.value, str):
                        found |= {node.value} if re.fullmatch(self.clause, node.value) else set()
        files = [*self.pack.glob("*.toml"), *(self.pack / "scenarios").glob("*.toml")]
        for path in files:
            if not path.name.startswith(("rules", "aid")):
                found |= set(re.findall(f'"({self.clause})"', path.read_text("utf-8")))
        return found

    def aid(self, language: str) -> list[dict[str, Any]]:
        """The pages of the player aid."""
        text = (self.pack / f"aid.{language}.toml").read_text("utf-8")
        pages: list[dict[str, Any]] = tomllib.loads(text)["page"]
        return pages

    # a match

    def chosen(self, s: State, step: Step[Any], rng: Rng) -> Choice:
        """What a player of these matches chooses."""
        return step.propose(s, rng)

    def played(self, scenario: str, options: dict[str, int], seed: int, most: int = 500) -> Iterator[Told]:
        """A match, with some choices that are refused on the way."""
        rng = Seeded(seed)
        s = self.game.rules.start(scenario, options)
        for _ in range(most):
            if not s.agenda:
                return
            before, step = s.clone(), s.agenda[-1]
            choice = step.sample(s, rng) if isinstance(step, Chance) else self.chosen(s, step, rng)
            tries = [] if isinstance(step, Chance) else [self.wild(s, step, rng) for _ in range(4)]
            refused = [objection(self.game, s, step, each) for each in tries]
            s.journal = journal = Journal()
            s.apply(choice)
            s.journal = None
            yield before, step, choice, journal.notes, [note for note in refused if note is not None]

    def wild(self, s: State, step: Step[Any], rng: Seeded) -> Choice:
        """Any numbers of the right kinds."""
        kinds = shape(step.kinds).kinds
        return tuple(rng.below(len(self.game.table.names(s, kind)) or 5) for kind in kinds)

    # the tests

    @each_language
    def test_everything_has_its_name(self, language: str) -> None:
        words = wording(self.pack, language)
        assert [key for key in self.names() if not words.say(key)] == []

    @each_language
    def test_every_verb_is_asked_and_told(self, language: str) -> None:
        bundle = wording(self.pack, language).bundle
        for step in self.steps():
            assert bundle.has_message(f"ask-{step.verb}"), step.verb
            assert bundle.has_message(f"do-{step.verb}"), step.verb

    @each_language
    def test_every_note_can_be_said(self, language: str) -> None:
        teller = Teller(self.game, language)
        bundle = teller.words.bundle
        s = self.game.rules.start(self.scenario, {})
        for clause, kinds in self.declared.items():
            key = f"note-{clause}".replace(".", "_")
            if bundle.has_message(key):
                message = bundle.get_message(key)
                variables = {"number": -1} | teller.note_variables(s, Note(clause, (1,) * len(kinds)))
                for part in [*([""] if message.value else []), *message.attributes]:
                    assert teller.words.say(f"note-{clause}", variables, part), f"{clause} {part}"

    def test_every_cited_clause_says_what_its_numbers_are(self) -> None:
        declared = self.declared
        assert sorted(clause for clause in self.cited() - self.silent if not declared[clause]) == []

    def test_the_kinds_of_numbers_are_those_of_the_table(self) -> None:
        s = self.game.rules.start(self.scenario, {})
        kinds = {kind for declared in self.declared.values() for kind in declared}
        assert {kind for kind in kinds if not self.game.table.names(s, kind)} == {"number"}

    def test_scenarios_are_named_in_both_languages(self) -> None:
        for card in self.game.rules.scenarios():
            for language in LANGUAGES:
                assert card.names[language], card.id
                assert card.notes[language], card.id

    def test_the_player_aid_is_the_same_in_both_languages(self) -> None:
        english, french = (self.aid(language) for language in LANGUAGES)
        assert [bones(page) for page in english] == [bones(page) for page in french]

    @each_language
    def test_the_player_aid_names_verbs_and_clauses_that_exist(self, language: str) -> None:
        verbs, declared = {step.verb for step in self.steps()}, set(self.declared)
        opening = [
            (verb, unit)
            for page in self.aid(language)
            for verb in page["verbs"]
            for unit in page.get("units", [""])
        ]
        assert len(opening) == len(set(opening))
        assert {verb for verb, _ in opening} <= verbs
        for page in self.aid(language):
            for row in page.get("row", []):
                assert len(row["cells"]) == len(page["head"]), row
                assert set(row["clauses"]) <= declared, row
                assert set(row.get("verbs", [])) <= verbs, row

    def test_every_verb_belongs_to_a_phase_of_the_player_aid(self) -> None:
        rows = [row for page in self.aid("en") for row in page.get("row", []) if "phase" in row]
        assert {verb for row in rows for verb in row.get("verbs", [])} == {step.verb for step in self.steps()}

    def test_numbers_are_of_the_kinds_declared(
        self, scenario: str, options: dict[str, int], seed: int
    ) -> None:
        declared = self.declared
        for before, step, _, notes, refused in self.played(scenario, options, seed):
            assert shape(step.about).holds(len(step.subject(before))), step.verb
            for note in [*notes, *refused]:
                if not note.weighs and re.match(self.clause, note.clause):
                    assert len(note.what) <= len(declared[note.clause]), note

    @each_language
    def test_a_match_is_told_without_help(
        self, scenario: str, options: dict[str, int], seed: int, language: str
    ) -> None:
        teller = Teller(self.game, language)
        for before, step, choice, notes, refused in self.played(scenario, options, seed):
            actor = step.actor(before)
            told = [done(teller, before, step, choice), asked(teller, before, step)]
            told += teller.story(before, step, choice, actor, notes)[1:]
            told += [self.refusal(teller, before, note) for note in refused]
            for sentence in told:
                assert re.match(r"[A-ZÀÉ«“\d+−]", sentence), sentence
                assert not re.search(rf"_|  |\{{|{self.raw}", sentence), sentence
            for note in notes:
                if note.weighs:
                    check_term(teller, note)

    @each_language
    def test_choices_of_a_decision_are_told_apart(
        self, scenario: str, options: dict[str, int], seed: int, language: str
    ) -> None:
        teller = Teller(self.game, language)
        for before, step, *_ in self.played(scenario, options, seed, 250):
            menu = [] if isinstance(step, Chance) else step.options(before)
            said: dict[str, Choice] = {}
            for choice in menu if len(menu) <= MENU else []:
                told = teller.choice(before, step, choice, step.actor(before))
                other = said.setdefault(told, choice)
                assert is_hardly_apart(step, choice, other), f"{told} {choice} {other}"

    def refusal(self, teller: Teller, s: State, note: Note) -> str:
        """A refusal in its own words, not by the bare rule."""
        if re.match(self.clause, note.clause):
            assert teller.sentence(s, note, "refusal") or teller.sentence(s, note), note
        return teller.objection(s, note)


def is_hardly_apart(step: Step[Any], one: Choice, other: Choice) -> bool:
    """Whether two choices differ by less than places and lengths are told in: a hundredth of an inch."""
    form = shape(kinds_of(step, one))
    apart = [index for index, (a, b) in enumerate(zip(one, other, strict=False)) if a != b]
    measured = all(form.kind(index) in SCALES and abs(one[index] - other[index]) < 10 for index in apart)
    return len(one) == len(other) and measured


def bones(page: dict[str, Any]) -> tuple[Any, ...]:
    """What a page of the player aid has in every language."""
    rows = [
        (row.get("phase"), row.get("verbs"), row["clauses"], [bool(cell) for cell in row["cells"]])
        for row in page.get("row", [])
    ]
    return page["id"], page["verbs"], len(page["head"]), rows


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


def check_term(teller: Teller, note: Note) -> None:
    """A number that enters a sum has a word and belongs to a sum with a name."""
    number: dict[str, Any] = {"number": note.what[0]}
    total = teller.words.say(f"note-{note.clause}", number, "sum")
    assert teller.words.say(f"note-{note.clause}", number, "term"), note
    assert teller.words.say(f"sum-{total}", number), note
