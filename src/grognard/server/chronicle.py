"""The log of a table in one language: each line as sentences, and what the page needs to show it."""

import re
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from grognard.core.journal import Choice
from grognard.core.state import State
from grognard.core.step import Chance, Step
from grognard.core.table import SPECTATOR, Position
from grognard.play.ledger import Entry, Event
from grognard.play.notation import shape
from grognard.play.setup import Setup
from grognard.server.book import Beside, Line
from grognard.server.speaker import Speaker, bot_name, say
from grognard.server.views import things
from grognard.server.wire.base import Text
from grognard.server.wire.news import Happening
from grognard.server.wire.position import LuckView

CLAUSE: Final = re.compile(r"\b[A-Z]{2}-[\w.]+-[\w.]*\d\b")
SPACING: Final = 32  # lines between two positions kept for the way back


@dataclass(frozen=True, slots=True)
class Told:
    """A line of the log, for those who may know all of it and for the others; and the luck in it."""

    open: Happening
    closed: Happening | None = None  # what the others are told
    hidden: int | None = None  # the side that is told all
    expected: float = 0.0
    luck_of: int | None = None

    def to(self, side: int) -> Happening:
        """The line as a side may know it."""
        return self.open if self.closed is None or self.hidden == side else self.closed


class Chronicle:
    """Follows the book of a table, line by line."""

    def __init__(self, speaker: Speaker, setup: Setup) -> None:
        self.speaker: Final = speaker
        self.setup: Final = setup
        self.told: Final[list[Told]] = []
        self.standing: Final[list[int]] = []  # the steps that led to the present position, by their index
        self.undone: Final[list[int]] = []  # the numbers of the lines that were taken back
        self.kept: Final[list[tuple[int, State]]] = []  # positions before so many standing steps
        self.choices: Final[list[Choice]] = []
        self.known_at = -1  # the number of lines for which the next two are known
        self.known_prompt = ""
        self.known_luck: list[LuckView] = []
        self.before = self.opening()
        self.view: Position = self.seen(self.before)

    def opening(self) -> State:
        """The position before the first step."""
        s: State = self.setup.game.rules.start(self.setup.scenario, self.setup.all_options())
        s.settle()
        return s

    def seen(self, s: State) -> Position:
        return self.speaker.game.table.view(s, SPECTATOR)

    def follow(self, lines: list[Line]) -> None:
        """Tell the lines that are new; `lines` is the whole book."""
        for line in lines[len(self.told) :]:
            self.add(line)

    def add(self, line: Line) -> None:
        """Tell one more line."""
        n = len(self.told) + 1
        if isinstance(line, Entry):
            told = self.step(n, line)
            self.standing.append(n - 1)
        elif isinstance(line, Event):
            told = Told(self.event(n, line))
            if line.word == "undo":
                self.back(line.n)
        else:
            told = Told(self.beside(n, line))
        self.told.append(told)

    # steps

    def step(self, n: int, entry: Entry) -> Told:
        """A settled step; the position goes on by it."""
        s, step, speaker = self.before, self.before.agenda[-1], self.speaker
        if len(self.choices) % SPACING == 0:
            self.kept.append((len(self.choices), s.clone()))
        side = step.owner(s) if isinstance(step, Chance) else speaker.game.side_of(entry.actor)
        story = speaker.story(s, step, entry.choice, entry.actor, list(entry.notes))
        secret = None if entry.hidden is None else speaker.secret(s, step, entry.actor)
        dice, hits, expected = self.dice(s, step, entry.choice)
        about = things(speaker, s, step.about, step.subject(s)) if step.about else []
        value = speaker.game.table.aim(s, step) if isinstance(step, Chance) else 0
        self.before.apply(entry.choice)
        self.choices.append(entry.choice)
        after = self.seen(self.before)
        moved, lost = changes(self.view, after)
        turn = self.view.turn  # what ends a turn belongs to it
        self.view = after
        named = speaker.game.sides[side]
        happening = Happening(
            n,
            named,
            step.verb,
            [sentence(text) for text in story],
            dice,
            hits,
            moved,
            lost,
            turn,
            about=about,
            value=value,
            expected=round(expected, 4),
        )
        closed = None
        if secret is not None:
            closed = msgspec.structs.replace(happening, texts=[Text(secret)], dice=[], hits=[])
        return Told(happening, closed, entry.hidden, expected, side if hits else None)

    def dice(self, s: State, step: Step[Any], choice: Choice) -> tuple[list[str], list[bool], float]:
        """The faces of a roll, which of them hit, and how many hits were to be expected."""
        if not isinstance(step, Chance) or step.source != "dice":
            return [], [], 0.0
        table = self.speaker.game.table
        form = shape(step.kinds)
        faces = [table.names(s, form.kind(index))[number] for index, number in enumerate(choice)]
        hits = table.hits(s, step, choice)
        if not hits:
            return faces, [], 0.0
        outcomes = step.outcomes(s)
        total = sum(weight for _, weight in outcomes)
        mean = sum(weight * sum(table.hits(s, step, outcome)) for outcome, weight in outcomes) / total
        return faces, hits, mean

    # events

    def event(self, n: int, event: Event) -> Happening:
        """Something that happened beside the steps."""
        speak = say(self.speaker.language)
        seat = "" if event.seat is None else self.speaker.seat(event.seat)
        id = None if event.seat is None else self.speaker.game.seats[event.seat]
        count = len(self.standing) - event.n if event.word == "undo" else 0
        text = speak(f"event-{event.word}", seat=seat, seat_id=id or "", count=count)
        side = None if event.seat is None else self.side_id(event.seat)
        return Happening(n, side, event.word, [sentence(begun(text))], turn=self.view.turn, said=event.text)

    def beside(self, n: int, line: Beside) -> Happening:
        """A change at the table."""
        id = self.speaker.game.seats[line.seat]
        speak = say(self.speaker.language)
        bot = bot_name(speak, line.text)
        text = speak(f"event-{line.word}", seat=self.speaker.seat(line.seat), seat_id=id, text=bot)
        return Happening(n, self.side_id(line.seat), line.word, [Text(text)], turn=self.view.turn)

    def side_id(self, seat: int) -> str:
        return self.speaker.game.sides[self.speaker.game.side_of(seat)]

    def back(self, stays: int) -> None:
        """Return to the position after so many steps."""
        self.undone.extend(index + 1 for index in self.standing[stays:])
        del self.standing[stays:]
        del self.choices[stays:]
        while self.kept and self.kept[-1][0] > stays:
            self.kept.pop()
        start, position = self.kept[-1] if self.kept else (0, self.opening())
        self.before = position.clone()
        for choice in self.choices[start:]:
            self.before.apply(choice)
        if self.kept and self.kept[-1][0] == stays:
            self.kept.pop()  # it is kept again with the next step
        self.view = self.seen(self.before)

    # what is asked of it

    def since(self, n: int, side: int) -> list[Happening]:
        """The lines after number n as a side may know them."""
        return [told.to(side) for told in self.told[n:]]

    def prompt(self, s: State) -> str:
        """What is asked in the present position."""
        self.look(s)
        return self.known_prompt

    def luck(self, s: State) -> list[LuckView]:
        """Hits expected and made by each side that has rolled."""
        self.look(s)
        return self.known_luck

    def look(self, s: State) -> None:
        """Find out once what is shown to everybody in the same words."""
        if self.known_at != len(self.told):
            self.known_at = len(self.told)
            self.known_prompt = self.speaker.prompt(s)
            self.known_luck = self.hits()

    def hits(self) -> list[LuckView]:
        found = []
        for number, side in enumerate(self.speaker.game.sides):
            mine = [self.told[index] for index in self.standing if self.told[index].luck_of == number]
            if mine:
                expected = sum(told.expected for told in mine)
                found.append(LuckView(side, round(expected, 2), sum(sum(told.open.hits) for told in mine)))
        return found


def begun(text: str) -> str:
    """A text as a line begins: names of sides have small letters."""
    return text[:1].upper() + text[1:]


def sentence(text: str) -> Text:
    """A sentence, and the clauses that it names, in their order."""
    return Text(text, list(dict.fromkeys(CLAUSE.findall(text))))


def changes(before: Position, after: Position) -> tuple[list[list[str]], list[list[Any]]]:
    """Which pieces moved from where to where, and which lost how many figures."""
    now = {piece.id: piece for piece in after.pieces}
    moved: list[list[str]] = []
    lost: list[list[Any]] = []
    for piece in before.pieces:
        other = now.get(piece.id)
        left = 0 if other is None else other.strength
        if other is not None and other.place != piece.place:
            moved.append([piece.id, piece.place, other.place])
        if left < piece.strength:
            lost.append([piece.id, piece.strength - left])
    return moved, lost
