"""What all requests to one server share: the hall, the limits, the open replays, and who is who."""

import re
from typing import Final

from starlette.requests import HTTPConnection

from grognard.server.faults import Fault
from grognard.server.guards import Buckets, Sockets
from grognard.server.hall import Hall
from grognard.server.replays import Replays
from grognard.server.reviews import Reviews
from grognard.server.settings import Settings
from grognard.server.store import Link

COOKIE: Final = "grognard"
TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{8,64}")


class House:
    """One server."""

    def __init__(self, settings: Settings) -> None:
        limits = settings.limits
        self.settings: Final = settings
        self.hall: Final = Hall(settings)
        self.sockets: Final = Sockets(limits.sockets, limits.all_sockets)
        self.requests: Final = Buckets(limits.requests, limits.requests_at_once)
        self.files: Final = Buckets(limits.files, limits.files_at_once)
        self.matches: Final = Buckets(limits.matches, limits.matches_at_once)
        self.replays: Final = Replays()
        self.reviews: Final = Reviews(self.hall.thinkers)

    async def link(self, token: str, browser: str | None) -> Link:
        """What a link gives a right to; a match by its id, if the browser holds a seat of it."""
        if not TOKEN.fullmatch(token):
            raise Fault("no_table")
        found = await self.hall.store.link(token)
        if found is None and browser is not None:
            found = await self.hall.store.held(browser, token)
        if found is None:
            raise Fault("no_table")
        return found


def browser_of(connection: HTTPConnection) -> str | None:
    """The browser's own secret, from its cookie."""
    cookie = connection.cookies.get(COOKIE, "")
    return cookie if TOKEN.fullmatch(cookie) else None


def client_address(connection: HTTPConnection) -> str:
    """Where a request comes from."""
    return connection.client.host if connection.client is not None else ""


def language_of(connection: HTTPConnection) -> str:
    """The language that is asked for, or that the browser prefers."""
    asked = connection.query_params.get("lang")
    if asked in ("en", "fr"):
        return asked
    preferred = re.findall(r"\b(en|fr)\b", connection.headers.get("accept-language", "").lower())
    return preferred[0] if preferred else "en"
