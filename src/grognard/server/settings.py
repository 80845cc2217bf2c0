"""What can be set about a server, and its limits."""

from dataclasses import dataclass, field
from typing import Final, Literal

DAY: Final = 24 * 3600


@dataclass(frozen=True)
class Limits:
    """How much one page or one address may ask for."""

    message: int = 16 * 1024  # bytes of a message over the socket
    body: int = 64 * 1024  # bytes of a request
    roster: int = 2 * 1024 * 1024  # bytes of a roster that is taken over
    record: int = 2 * 1024 * 1024  # bytes of a record that is opened
    messages: float = 20.0  # a second over one socket
    messages_at_once: int = 80
    requests: float = 40.0  # a second from one address, over HTTP
    requests_at_once: int = 400
    files: float = 500.0  # of the page, the same: each page that is opened asks for a hundred
    files_at_once: int = 10_000  # a club behind one address
    matches: float = 0.5  # new ones a second from one address
    matches_at_once: int = 30
    sockets: int = 100  # from one address
    all_sockets: int = 4000


@dataclass(frozen=True)
class Settings:
    """A server."""

    database: str
    lab: bool = False  # the developers' pages, and files read anew
    claim_after: int = 3 * DAY  # seconds until a match left alone can be claimed
    idle_tables: int = 200  # kept in memory though nobody is there
    bots: Literal["process", "thread"] = "process"
    limits: Limits = field(default_factory=Limits)
