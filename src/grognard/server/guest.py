"""One page at a table: its seats, its language, the curtain, and what it has been told."""

import asyncio
from typing import Any, Final

import msgspec

from grognard.core.table import SPECTATOR
from grognard.server.faults import Fault
from grognard.server.store import Link
from grognard.server.wire import ToPage

ENCODER: Final = msgspec.json.Encoder()
MOST_WAITING: Final = 256  # messages; a page that reads no longer is let go


class Guest:
    """Whoever is connected; messages wait in a queue, so that a slow page holds nobody up."""

    def __init__(self, link: Link, seats: tuple[int, ...], secret: str) -> None:
        self.link: Final = link
        self.seats: Final = seats  # by number
        self.secret: Final = secret
        self.language = "en"
        self.greeted = False
        self.curtain = False  # its seats hide things from each other
        self.beheld: int | None = None
        self.shown: int | None = None  # the seat of the scene that it was sent
        self.told = 0  # lines
        self.undone = 0  # lines taken back that it knows of
        self.queue: Final[asyncio.Queue[str | None]] = asyncio.Queue()
        self.lost = False

    def send(self, message: ToPage) -> None:
        """Put a message on its way."""
        self.send_text(ENCODER.encode(message).decode())

    def send_text(self, text: str) -> None:
        if self.queue.qsize() >= MOST_WAITING:
            self.leave()
        elif not self.lost:
            self.queue.put_nowait(text)

    def leave(self) -> None:
        """End the connection once what waits is sent."""
        if not self.lost:
            self.lost = True
            self.queue.put_nowait(None)

    def viewer(self, mover: int | None) -> int:
        """Through whose eyes it sees the table: the one beheld, or the only one, or the one to decide."""
        if not self.seats:
            return SPECTATOR
        if self.curtain:
            return SPECTATOR if self.beheld is None else self.beheld
        return mover if mover in self.seats and mover is not None else self.seats[0]

    def seat(self, names: tuple[str, ...], named: str | None, open_only: bool = True) -> int:
        """The seat that a message speaks for; behind the curtain only the one beheld."""
        if not self.seats:
            raise Fault("no_seat")
        if named is None:
            seat = self.beheld if self.curtain else self.seats[0] if len(self.seats) == 1 else None
            if seat is None:
                raise Fault("which_seat")
            return seat
        seat = names.index(named) if named in names else None
        if seat is None or seat not in self.seats:
            raise Fault("foreign_seat")
        if open_only and self.curtain and seat != self.beheld:
            raise Fault("curtain")
        return seat


def encoded(message: Any) -> str:
    """A message as text."""
    return ENCODER.encode(message).decode()
