"""The book of a table: every line ever written, in one order, and its text in the store."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal, get_args

from grognard.core.step import Chance
from grognard.play.ledger import Entry, Event, Ledger
from grognard.play.match import Match
from grognard.play.reading import read_line
from grognard.play.record import Played, RecordError, line_of, write_line
from grognard.play.replay import follow, repeat
from grognard.server.dealing import Loose

RECORD: Final = "record"  # a line of the record: a step or an event of the match
BESIDE: Final = "beside"  # something that happened at the table and is no part of the record
Word = Literal["bot", "person", "claim", "time", "ask", "refuse", "no_draw", "rematch", "hint"]


@dataclass(frozen=True, slots=True)
class Beside:
    """A seat changes hands, is claimed, runs out of time; an undo, draw, hint or rematch is asked for."""

    word: Word
    seat: int
    text: str = ""


Line = Entry | Event | Beside


@dataclass(frozen=True, slots=True)
class Row:
    """A line as the store keeps it."""

    n: int
    at: float
    kind: str
    text: str
    clock: str = ""


def text_of(match: Match, line: Line) -> tuple[str, str]:
    """The kind and the text of a line."""
    if isinstance(line, Beside):
        seat = match.game.seats[line.seat]
        return BESIDE, f"{line.word} {seat} {line.text}".strip()
    return RECORD, write_line(line_of(match, line))


def beside_of(seats: tuple[str, ...], row: Row) -> Beside:
    """The line that a row holds."""
    word, seat, text = [*row.text.split(" ", 2), ""][:3]
    for known in get_args(Word):
        if word == known:
            return Beside(known, seats.index(seat), text)
    raise RecordError(row.n, f'no line "{row.text}"')


def changes_position(line: Line) -> bool:
    """Whether another position stands after the line."""
    return isinstance(line, Entry) or (isinstance(line, Event) and line.word in ("undo", "resign", "accept"))


def reopen(ledger: Ledger, rows: list[Row], again: int = 0) -> Iterator[Line]:
    """Play the rows into a fresh ledger, line by line; from row `again` on the dealers deal again.

    They then stand where they stood: what was dealt and undone stays dealt.
    """
    for row in rows:
        if row.kind == BESIDE:
            line = beside_of(ledger.game.seats, row)
            if line.word == "no_draw":
                ledger.offer = None
            yield line
            continue
        written = read_line((row.n, row.text))
        if isinstance(written, Played):
            skip_script(ledger)
            follow(ledger, written, ledger.setup.dealers if row.n > again else None)
        else:
            repeat(ledger, written)
        yield ledger.lines[-1]


def skip_script(ledger: Ledger) -> None:
    """An outcome that a script has dealt is not dealt again."""
    step = ledger.step
    dealer = ledger.setup.dealers.get(step.source) if isinstance(step, Chance) else None
    if isinstance(dealer, Loose):
        dealer.skip()
