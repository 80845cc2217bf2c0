"""How far a worker is with its thinking, told to the server a few times a second: a number and no more."""

import struct
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Final

from grognard.bots.bot import Heard

EVERY: Final = 0.1  # seconds between two reports
FORM: Final = struct.Struct("!Qd")  # the number of the question, and what part of it is done
END: Final = b"."
WAY: "Final[list[Connection]]" = []  # in a worker: to the server

Sent = Callable[[int, float], None]


class Report:
    """Hears how far a thought is and passes on what is new enough."""

    def __init__(self, number: int, send: Sent) -> None:
        self.number: Final = number
        self.send: Final = send
        self.last = time.monotonic()

    def __call__(self, done: float) -> None:
        now = time.monotonic()
        if now - self.last >= EVERY:
            self.last = now
            self.send(self.number, done)


def send_home(number: int, done: float) -> None:
    """Out of a worker: one small message is written whole, whoever else writes."""
    try:
        WAY[0].send_bytes(FORM.pack(number, done))
    except OSError:
        return  # the server has gone


class Ears:
    """The server's end: whoever waits for a thought hears how far it is."""

    def __init__(self, told: Sent) -> None:
        self.told: Final = told
        self.hearing: Final[dict[int, Heard]] = {}
        self.count = 0

    def expect(self, heard: Heard) -> int:
        """The number under which somebody hears."""
        self.count += 1
        self.hearing[self.count] = heard
        return self.count

    def hear(self, number: int, done: float) -> None:
        """Pass on a report; those that come too late are for nobody."""
        heard = self.hearing.get(number)
        if heard is not None:
            heard(min(1.0, max(0.0, done)))

    def listen(self, reader: Connection) -> None:
        """Read what workers send, in a thread, until the end is written."""
        threading.Thread(target=self.read, args=(reader,), daemon=True).start()

    def read(self, reader: Connection) -> None:
        try:
            while (text := reader.recv_bytes()) != END:
                self.told(*FORM.unpack(text))
        except (EOFError, OSError):
            return
        finally:
            reader.close()
