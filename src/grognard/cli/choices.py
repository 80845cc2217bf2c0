"""The choices of a decision: listed for the eye, and read from what is typed."""

import re
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any, Final

from grognard.core.game import Game
from grognard.core.journal import PASS, Choice, Note
from grognard.core.state import State
from grognard.core.step import Chance, Step
from grognard.core.table import SPECTATOR
from grognard.play.explain import objection
from grognard.play.match import Refused, run_forced
from grognard.play.notation import (
    PLACES,
    SCALES,
    NotationError,
    find,
    kinds_of,
    read,
    read_number,
    shape,
    tokens,
    usage,
    write,
)

if TYPE_CHECKING:
    from grognard.cli.speech import Speech
    from grognard.play.telling import Teller

SEPARATOR: Final = re.compile(r"(?<![0-9]),|,(?!-?[0-9])|;")  # the comma of "12.5,20/90" parts no choices
DECIMAL: Final = re.compile(r"([0-9]),([0-9])")
NUMBERS: Final = re.compile(r"[0-9,;\s]+")
NAMED: Final = (  # kinds told by name
    "piece", "card", "face", "penalty", "section", "facing", "alone", "deed", "gait", "answer", "formation",
    "anchor", "feature", "when", "load", "word", "event", "matter", "way", "command", "order", "side",
)  # fmt: skip
EXPLAINED: Final = ("card", "way")  # and by what they do
NEAR: Final = 0.8  # how alike a text must be to a choice that may be meant
FEW: Final = 9  # choices that are listed one a line


class Unread(ValueError):
    """A text that is no choice: the message that says why, and its variables."""

    def __init__(self, key: str, **variables: str | int) -> None:
        super().__init__(key)
        self.key: Final = key
        self.variables: Final = variables


def places_of(game: Game[Any], s: State) -> dict[str, str]:
    """Where each piece stands, by its id."""
    return {piece.id: piece.place for piece in game.table.view(s, SPECTATOR).pieces}


def shortest(game: Game[Any], s: State, step: Step[Any], choice: Choice, places: dict[str, str]) -> str:
    """The choice with pieces named by where they stand, where that is clear."""
    full = write(game, s, step, choice)
    if "piece" not in shape(kinds_of(step, choice)).each:
        return full
    verb, *words = full.split()
    short = " ".join([verb, *[places.get(word) or word for word in words]])
    try:
        return short if short == full or read(game, s, step, short) == choice else full
    except NotationError:
        return full


class Menu:
    """The legal choices of the decision on top, numbered from 1."""

    def __init__(self, game: Game[Any], s: State, teller: "Teller", say: "Speech") -> None:
        self.game: Final[Game[Any]] = game
        self.say: Final = say
        self.s: Final = s
        self.step: Final[Step[Any]] = s.agenda[-1]
        self.teller: Final = teller
        self.choices: Final[list[Choice]] = self.step.options(s)
        self.measures: Final = self.step.kinds in SCALES  # a number that is typed is a length itself
        places = places_of(game, s)
        self.texts: Final = [shortest(game, s, self.step, choice, places) for choice in self.choices]

    def lines(self, only: str = "") -> list[str]:
        """The choices for the eye: few one a line, many one line a piece; `only` those that name a word."""
        if self.measures:
            return [f"      {self.say('measure-typed', most=self.texts[-1].split()[-1])}"]
        numbered = [
            (number, choice)
            for number, choice in enumerate(self.choices, 1)
            if not only or self.names(choice, only)
        ]
        if len(numbered) <= FEW or all(len(choice) < 2 for _, choice in numbered):
            return [self.line(number, choice) for number, choice in numbered]
        lots: dict[Choice, list[tuple[int, Choice]]] = {}
        for number, choice in numbered:
            lots.setdefault(choice[:1], []).append((number, choice))
        return [self.lot(first, lot) for first, lot in lots.items()]

    def line(self, number: int, choice: Choice) -> str:
        """One choice: its number, how it is typed, what that means."""
        meaning = self.meaning(choice)
        return f"{number:>4}  {self.texts[number - 1]}" + (f"  ({meaning})" if meaning else "")

    def lot(self, first: Choice, lot: list[tuple[int, Choice]]) -> str:
        """The choices that begin with the same thing: "move b2 (Infantry 3): 1 b3 · 2 c4"."""
        if not first:
            return self.line(*lot[0])
        start = self.texts[lot[0][0] - 1].split()[:2]
        ends = [f"{number} {' '.join(self.texts[number - 1].split()[2:])}" for number, _ in lot]
        meaning = self.meaning(first)
        return f"      {' '.join(start)}{f' ({meaning})' if meaning else ''}: {' · '.join(ends)}"

    def meaning(self, choice: Choice) -> str:
        """The things chosen, by their names, and what a card does; a place needs no other name."""
        form = shape(kinds_of(self.step, choice))
        named = []
        for index, number in enumerate(choice):
            kind = form.kind(index)
            name = self.teller.name(self.s, kind, number) if kind in NAMED else ""
            does = self.does(kind, number) if kind in EXPLAINED else None
            named += [self.say("named", name=name, does=does) if does else name] if name else []
        return ", ".join(named)

    def does(self, kind: str, number: int) -> str | None:
        """What a card or the like does."""
        return self.teller.words.say(f"{kind}-{self.game.table.names(self.s, kind)[number]}-text")

    def names(self, choice: Choice, word: str) -> bool:
        """Whether the choice is written with a word, in long or in short."""
        full = write(self.game, self.s, self.step, choice)
        return word in full.split() or word in self.texts[self.choices.index(choice)].split()

    def words(self) -> list[str]:
        """All that may be typed."""
        return [*self.texts, *[write(self.game, self.s, self.step, choice) for choice in self.choices]]


def read_line(menu: Menu, line: str) -> list[Choice]:
    """The choices that a line holds, one after the other, each legal after those before it.

    A number stands for a choice of the menu. A Refused names the clause that forbids one of them.
    """
    trial = menu.s.clone()
    seat = menu.step.actor(trial)
    choices: list[Choice] = []
    if menu.measures:
        line = DECIMAL.sub(r"\1.\2", line)
    parts = re.split("[,;]", line) if NUMBERS.fullmatch(line) else SEPARATOR.split(line)
    for text in [part.strip() for part in parts if part.strip()]:
        if choices:
            run_forced(trial)
        step = top(trial, seat)
        choice = read_one(menu, trial, step, text)
        refusal = objection(menu.game, trial, step, choice)
        if refusal is not None:
            raise Refused(refusal)
        trial.apply(choice)
        choices.append(choice)
    return choices


def top(s: State, seat: int) -> Step[Any]:
    """The step that the seat decides next."""
    if not s.agenda:
        raise Refused(Note("GG-over-1"))
    step = s.agenda[-1]
    if step.actor(s) != seat:
        raise Refused(Note("GG-turn-1", (step.actor(s),)))
    return step


def read_one(menu: Menu, s: State, step: Step[Any], text: str) -> Choice:
    """One choice: a number of the menu, notation, or notation without its verb."""
    if text.isdecimal() and not menu.measures:
        if not 1 <= int(text) <= len(menu.choices):
            raise Unread("unread-number", text=text, most=len(menu.choices))
        return menu.choices[int(text) - 1]
    if len(text) == 1 and step.passing.startswith(text.lower()):
        return PASS
    return read_words(menu.game, s, step, text)


def read_words(game: Game[Any], s: State, step: Step[Any], text: str) -> Choice:
    """Notation, with or without the verb; dice and cards by as few letters as are clear."""
    words = tokens(text)
    if words[0].lower() not in ("done", "pass", step.passing, step.verb):
        words = [step.verb, *words]
    if isinstance(step, Chance):
        kind = shape(step.kinds).kind
        words[1:] = [whole(word, game.table.names(s, kind(index))) for index, word in enumerate(words[1:])]
    try:
        return read(game, s, step, " ".join(words))
    except NotationError as error:
        raise unread(game, s, step, text, words) from error


def whole(word: str, names: list[str]) -> str:
    """The only name that begins with the word, or the word."""
    fitting = [name for name in names if name.startswith(word.lower())]
    return fitting[0] if len(fitting) == 1 else word


def unread(game: Game[Any], s: State, step: Step[Any], text: str, words: list[str]) -> Unread:
    """What is wrong with words that are no choice: the choice that is meant, or the word that is unknown."""
    form = usage(step) if step.kinds else step.passing
    general = Unread("unread", text=text, usage=form, passing=step.passing)
    if not step.kinds:
        return general
    wrong = wrong_word(game, s, step, words[1:])
    if wrong is not None and wrong.key == "unread-several":
        return wrong
    legal = [] if isinstance(step, Chance) else [write(game, s, step, choice) for choice in step.options(s)]
    near = get_close_matches(" ".join(words), legal, 1, NEAR)
    if near:
        return Unread("unread-near", text=text, near=near[0])
    named = isinstance(step, Chance) or text.split()[0].lower() == step.verb
    return wrong if wrong is not None and named else general


def wrong_word(game: Game[Any], s: State, step: Step[Any], words: list[str]) -> Unread | None:
    """The first word that does not name one thing of its kind."""
    form = shape(kinds_of(step, PASS))
    for index, word in enumerate(words[: form.most]):
        kind = form.kind(index)
        try:
            read_number(game, s, step, kind, index, word)
        except NotationError:
            return unknown(game, s, kind, word)
    return None


def unknown(game: Game[Any], s: State, kind: str, word: str) -> Unread:
    """A word that names nothing of its kind, or too much."""
    names = game.table.names(s, "piece")
    for place in [find(game.table.names(s, each), word) for each in PLACES if kind == "piece"]:
        several = game.table.pieces_at(s, place) if place is not None else []
        if several:
            return Unread("unread-several", word=word, all=", ".join([names[piece] for piece in several]))
    return Unread("unread-word", word=word, kind=kind)
