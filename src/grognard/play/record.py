"""Records (`.grog`): the text of a match, from which every position of it can be played again.

Where the players brought armies of their own, the header has their rosters: `army a | ` before each line.

A line of play is `n actor notation`, with `=` behind a forced step and `+` behind a choice that was sent
together with the seat's choice before it. `! undo 4` means that four steps stay. A save of a running match
has the result `-`; it holds the key of a fair dealer, so it is for the eyes of its owner alone. What a seat
may see of a running match is its export: hidden outcomes are `?`, and there is no key, no seed and no hash.
"""

import os
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Final

from grognard.core.game import Armies
from grognard.core.state import Result
from grognard.play.ledger import Entry, Event
from grognard.play.match import Match
from grognard.play.setup import BOT

FORMAT: Final = 1
RULE: Final = "---"
CHANCE_WORD: Final = "chance"


class RecordError(ValueError):
    """A record that cannot be read or played: the line, what is wrong, and the clause if a rule refuses."""

    def __init__(self, line: int, what: str, clause: str = "") -> None:
        super().__init__(f"line {line}: {what}" if line else what)
        self.line: Final = line
        self.clause: Final = clause


@dataclass(slots=True)
class Played:
    """A step as written; `at` is its line in the file."""

    n: int
    actor: str
    text: str
    forced: bool = False
    joined: bool = False
    at: int = field(default=0, compare=False)


@dataclass(slots=True)
class Happened:
    """An event as written."""

    word: str
    argument: str
    text: str = ""
    at: int = field(default=0, compare=False)


@dataclass(frozen=True)
class Record:
    """A match as text holds it; pairs are in the order of the lines."""

    game: str
    scenario: str
    rules: int
    pack: str
    options: tuple[tuple[str, int], ...]
    seats: tuple[tuple[str, str], ...]
    words: tuple[tuple[str, str], ...]  # what the seats added to the fair dealer's key
    dealers: tuple[tuple[str, str], ...]  # source, dealer and its particulars: "dice", "fair sha256:…"
    lines: tuple[Played | Happened, ...]
    result: tuple[tuple[str, int], ...] | None  # each side's score; None while the match runs
    state: str = ""  # the hash of the last position; none in an export
    key: str = ""  # the fair dealer's
    at: dict[str, int] = field(default_factory=dict, compare=False)  # where in the file a word stands
    armies: Armies = ()  # those that the players brought, each in the words of its roster


def record(match: Match) -> Record:
    """The whole truth: a finished record, or the owner's own save of a running match."""
    fair = match.setup.fair()
    key = fair.key.hex() if fair is not None else ""
    return gather(match, match.ledger.lines, match.ledger.fingerprint(), key)


def export(match: Match, seat: int) -> Record:
    """What the seat (or SPECTATOR) may have of a running match; a finished one has no secrets left."""
    if match.result is not None:
        return record(match)
    side = match.side_of(seat)
    lines = [line.seen_by(side) if isinstance(line, Entry) else line for line in match.ledger.lines]
    return gather(match, lines, "", "")


def gather(match: Match, lines: Iterable[Entry | Event], state: str, key: str) -> Record:
    """The record that these lines belong to."""
    setup, game = match.setup, match.game
    fair = setup.fair()
    words = zip(game.seats, fair.words if fair is not None else (), strict=False)
    return Record(
        game.id,
        setup.scenario,
        game.version,
        game.pack,
        tuple(setup.options.items()),
        tuple(zip(game.seats, setup.seats, strict=True)),
        tuple((seat, word) for seat, word in words if word),
        dealer_lines(match, bool(state)),
        tuple(line_of(match, line) for line in lines),
        scores(match.result, game.sides),
        state,
        key,
        armies=game.armies,
    )


def scores(result: Result | None, sides: tuple[str, ...]) -> tuple[tuple[str, int], ...] | None:
    """Each side with its score."""
    return None if result is None else tuple(zip(sides, result.scores, strict=True))


def dealer_lines(match: Match, all_told: bool) -> tuple[tuple[str, str], ...]:
    """Each source with its dealer; a fair dealer of several sources gives its commitment once."""
    lines: list[tuple[str, str]] = []
    committed = False
    for source, dealer in match.setup.dealers.items():
        told = dealer.particulars() if all_told else dealer.public()
        if dealer.word == "fair":
            told, committed = "" if committed else told, True
        lines.append((source, f"{dealer.word} {told}".strip()))
    return tuple(lines)


def line_of(match: Match, line: Entry | Event) -> Played | Happened:
    """An entry or an event of the ledger, in words."""
    seats = match.game.seats
    if isinstance(line, Entry):
        actor = seats[line.actor] if line.actor >= 0 else CHANCE_WORD
        return Played(line.n, actor, line.text, line.forced, line.joined)
    argument = str(line.n) if line.seat is None else seats[line.seat]
    return Happened(line.word, argument, line.text)


def write(record: Record) -> str:
    """The record as text."""
    lines = [f"grognard {FORMAT}", f"game {record.game}", f"scenario {record.scenario}"]
    lines += [f"rules {record.rules}", f"pack {record.pack}"]
    lines += [f"option {id}={value}" for id, value in record.options]
    lines += [f"army {side} | {line}".rstrip() for side, text in record.armies for line in text.splitlines()]
    lines += [f"seat {seat} {name if name.startswith(BOT) else quoted(name)}" for seat, name in record.seats]
    lines += [f"word {seat} {quoted(word)}" for seat, word in record.words]
    lines += [f"{source} {dealer}" for source, dealer in record.dealers]
    lines += [RULE, *map(write_line, record.lines), RULE]
    result = record.result
    lines.append(
        "result " + ("-" if result is None else " ".join(f"{side} {score}" for side, score in result))
    )
    lines += [f"state {record.state}"] if record.state else []
    lines += [f"key {record.key}"] if record.key else []
    return "\n".join(lines) + "\n"


def write_line(line: Played | Happened) -> str:
    """A step or an event as text."""
    if isinstance(line, Happened):
        return f"! {line.word} {line.argument}" + (f" {quoted(line.text)}" if line.text else "")
    return (
        f"{line.n} {line.actor} {line.text}" + (" =" if line.forced else "") + (" +" if line.joined else "")
    )


def quoted(text: str) -> str:
    """A text between quotation marks, on one line."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


def save(record: Record, path: Path) -> None:
    """Write the record to a file, whole or not at all."""
    with NamedTemporaryFile(
        "w", encoding="utf-8", newline="\n", dir=path.parent, prefix=f".{path.name}.", delete=False
    ) as file:
        draft = Path(file.name)
        try:
            file.write(write(record))
            file.flush()
            os.fsync(file.fileno())
        except BaseException:
            draft.unlink()
            raise
    os.replace(draft, path)
