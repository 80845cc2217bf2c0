"""Outside bots: programs of other people that play by lines of text, as docs/outside_bots.md describes."""

import json
import os
import shlex
import shutil
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields, is_dataclass
from pathlib import Path
from time import monotonic
from typing import Any, Final

from grognard.bots import registry
from grognard.bots.bot import Bot
from grognard.bots.knowledge import Knowledge
from grognard.bots.pipes import Misbehaved, Program, printable
from grognard.core.journal import Choice, Note
from grognard.core.state import DRAW
from grognard.play.explain import objection
from grognard.play.ledger import Entry
from grognard.play.match import Match
from grognard.play.notation import NotationError, read, usage, write
from grognard.play.record import line_of, write_line
from grognard.play.setup import BOT

PREFIX: Final = "cmd:"
VERSION: Final = 1  # of the protocol
SECONDS: Final = 10.0  # that a decision may take unless told otherwise
STARTING: Final = 10.0  # seconds that a program has at least to get ready
MOST_LINES: Final = 1_000  # that it may write before it answers
SHOWN: Final = 80  # letters of a wrong answer that are told
LABEL: Final = 40  # letters of a name in records
INTERPRETERS: Final = ("python", "pypy", "node", "ruby", "java", "perl", "sh", "env")  # are no bot's name


class Forfeit(Exception):
    """An outside bot gives its match away by what it did; its last words tell its author why."""

    def __init__(self, deed: Misbehaved, words: str = "") -> None:
        super().__init__(deed)
        self.deed: Final = deed
        self.words: Final = words

    def told(self, language: str = "en") -> str:
        """What it did, and its last words."""
        deed = self.deed.told(language)
        return f"{deed} ({self.words})" if self.words else deed


def is_outside(name: str) -> bool:
    """Whether the name is that of a program."""
    return name.startswith(PREFIX)


def check(name: str) -> None:
    """Refuse a name that no bot has, or a command that names no program."""
    if not is_outside(name):
        return registry.check(name, registry.available())
    if os.name != "posix":
        raise registry.UnknownBot(f'"{name}": outside bots need a system with sessions: Linux or macOS')
    words = words_of(name)
    if not words:
        raise registry.UnknownBot(f'"{name}" names no program: write cmd:./mybot or "cmd:python3 mybot.py"')
    if shutil.which(words[0]) is None:
        raise registry.UnknownBot(f'"{name}": there is no program "{words[0]}" that can be started')
    return None


def hire(name: str, seed: int, seconds: float | None) -> Bot:
    """A bot of that name; a program only where somebody says how long it may think."""
    if not is_outside(name) or seconds is None:
        return registry.make(name, seed)
    check(name)
    return Outside(words_of(name), seed, seconds)


def words_of(name: str) -> list[str]:
    """The program and its arguments; no shell reads them."""
    try:
        return shlex.split(name.removeprefix(PREFIX))
    except ValueError as error:
        raise registry.UnknownBot(f'"{name}" is no command: {error}') from error


def label(name: str) -> str:
    """The name of a bot in records: of a program, its file alone."""
    if not is_outside(name):
        return name
    files = [Path(word).name for word in words_of(name) if not word.startswith("-")]
    file = next((file for file in files if file.rstrip("0123456789.") not in INTERPRETERS), "")
    stem = "".join(sign if sign.isalnum() or sign in "._-" else "_" for sign in file)
    return PREFIX + (stem[:LABEL] or "bot")


def labels(seats: Sequence[str]) -> list[str]:
    """The names in records of those who sit there; two programs are told apart."""
    known = {name: label for label, name in labelled(seats).items()}
    return [known[name] for name in seats]


def labelled(seats: Iterable[str]) -> dict[str, str]:
    """The names in records of those who sit there, each with the name by which it was called."""
    found: dict[str, str] = {}
    for name in seats:
        plain = word = BOT + label(name.removeprefix(BOT)) if name.startswith(BOT) else name
        count = 1
        while found.get(word, name) != name:
            count += 1
            word = f"{plain}-{count}"
        found[word] = name
    return found


def news(match: Match, seat: int, since: int) -> list[str]:
    """What happened at the table since that line, as the seat may know it."""
    side = match.side_of(seat)
    lines = [line.seen_by(side) if isinstance(line, Entry) else line for line in match.ledger.lines[since:]]
    return [write_line(line_of(match, line)) for line in lines]


class Outside(Bot):
    """Tells a program what its seat knows, and asks it; whoever breaks the protocol forfeits."""

    name = "cmd"

    def __init__(self, words: Sequence[str], seed: int, seconds: float) -> None:
        super().__init__(seed)
        self.words: Final = words
        self.seed: Final = seed
        self.seconds: Final = seconds
        self.program: Program | None = None
        self.told = 0  # lines of the match
        self.untold: list[str] = []
        self.extent = ""  # of the choices: an open table has more than can be listed

    def attend(self, match: Match, seat: int) -> None:
        """Note what the match is, once, and what has happened in it."""
        if not self.extent:
            self.untold += [f"{word} {value}" for word, value in self.heading(match, seat)]
        self.untold += [f"told {line}" for line in news(match, seat, self.told)]
        self.told = len(match.ledger.lines)
        if match.result is not None:
            winner = match.result.winner
            self.untold.append(f"over {'draw' if winner == DRAW else match.game.sides[winner]}")

    def heading(self, match: Match, seat: int) -> list[tuple[str, str]]:
        """What is played, and on which seat."""
        game, setup = match.game, match.setup
        scene = game.table.scene(match.state)
        self.extent = "some" if scene.open else "all"
        return [
            ("game", game.id),
            ("scenario", setup.scenario),
            *(("option", f"{id}={value}") for id, value in setup.all_options().items()),
            *(("side", side) for side in game.sides),
            ("seat", f"{game.seats[seat]} {game.sides[game.side_of(seat)]}"),
            ("seed", str(self.seed)),
            ("scene", in_json(scene)),
        ]

    def choose(self, knowledge: Knowledge) -> Choice:
        try:
            return self.ask(knowledge)
        except Misbehaved as error:
            program, self.program = self.program, None
            if program is None:
                raise Forfeit(error) from error
            program.kill()
            raise Forfeit(error, program.last_words()) from error

    def ask(self, knowledge: Knowledge) -> Choice:
        """Its answer to what is to be decided."""
        program = self.started()
        program.send([*self.untold, *question(knowledge, self.extent), f"go {round(1000 * self.seconds)}"])
        self.untold.clear()
        return understood(knowledge, self.answer(program, "choose", monotonic() + self.seconds))

    def started(self) -> Program:
        """The program, once it has said that it is ready."""
        if self.program is None:
            self.program = Program(self.words)
            self.program.send([f"grognard {VERSION}"])
            self.answer(self.program, "ready", monotonic() + max(self.seconds, STARTING))
        return self.program

    def answer(self, program: Program, verb: str, deadline: float) -> str:
        """What it writes after the verb that is waited for; before, it may inform whoever listens."""
        for _ in range(MOST_LINES):
            word, _, rest = program.line(deadline).partition(" ")
            if word == verb:
                return rest.strip()
            if word not in ("info", ""):
                raise Misbehaved("program-astray", word=shown(word), verb=verb)
        raise Misbehaved("program-verbose", most=str(MOST_LINES))

    def close(self) -> None:
        """Tell it how the match ended, and let it go."""
        if self.program is not None:
            self.program.send([*self.untold, "quit"])
            self.program.dismiss()
            self.program = None


def question(knowledge: Knowledge, extent: str) -> list[str]:
    """What the seat sees, what is to be decided, and the choices."""
    game, s, step = knowledge.game, knowledge.dealt, knowledge.step
    choices = knowledge.choices
    return [
        f"view {in_json(knowledge.view)}",
        f"decide {usage(step)}",
        f"choices {len(choices)} {extent}",
        *(f"choice {write(game, s, step, choice)}" for choice in choices),
    ]


def understood(knowledge: Knowledge, text: str) -> Choice:
    """The legal choice that the answer names."""
    game, s, step = knowledge.game, knowledge.dealt, knowledge.step
    try:
        choice = read(game, s, step, text)
    except NotationError as error:
        raise Misbehaved("program-unread", choice=shown(text), error=shown(str(error))) from error
    note = objection(game, s, step, choice)
    if note is not None:
        raise Misbehaved("program-illegal", choice=shown(text), clause=note.clause)
    return choice


def shown(text: str) -> str:
    """As much of a text as a message holds."""
    plain = printable(text)
    return plain if len(plain) <= SHOWN else f"{plain[:SHOWN]}…"


def in_json(value: object) -> str:
    """What is seen, on one line."""
    return json.dumps(plain(value), ensure_ascii=False, separators=(",", ":"))


def plain(value: Any) -> object:
    """Dataclasses and notes as JSON has them; fields that are as usual are left out."""
    if isinstance(value, Note):
        return {"clause": value.clause, "numbers": list(value.what)}
    if is_dataclass(value):
        held = [(field, getattr(value, field.name)) for field in fields(value)]
        return {field.name: plain(each) for field, each in held if each != field.default and each != {}}
    if isinstance(value, Mapping):
        return {key: plain(held) for key, held in value.items()}
    if isinstance(value, tuple | list):
        return [plain(held) for held in value]
    return value


def called(seat: str, programs: Mapping[str, str]) -> str:
    """The name by which the bot on a seat is hired; a record alone starts no program."""
    name = programs.get(seat, seat).removeprefix(BOT)
    if is_outside(name) and seat not in programs:
        raise registry.UnknownBot(f'"{name}" is a program: name it again by --seat SEAT=bot:cmd:PROGRAM')
    return name
