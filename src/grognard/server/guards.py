"""Limits and headers: how fast, how large, from where; and what a browser may do with our answers."""

import re
import time
from collections import Counter
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY: Final = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self'; "
    "base-uri 'self'; form-action 'self'; frame-ancestors 'none'; object-src 'none'"
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",  # a link to a seat is a secret
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "x-frame-options": "DENY",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
PARTS: Final = ("text/javascript", "text/css")  # of a page: no browser shows them as one of their own
OF_PAGES: Final = frozenset(
    {"content-security-policy", "cross-origin-opener-policy", "x-frame-options", "permissions-policy"}
)
PREFIX: Final = re.compile(r"(/[A-Za-z0-9._~-]+){1,8}")


class Bucket:
    """So many at once, and so many a second in the long run."""

    __slots__ = ("left", "most", "rate", "then")

    def __init__(self, rate: float, most: int) -> None:
        self.rate: Final = rate
        self.most: Final = most
        self.left = float(most)
        self.then = time.monotonic()

    def take(self) -> bool:
        """Whether one more is allowed."""
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.then) * self.rate)
        self.then = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def is_full(self) -> bool:
        """Whether nothing was taken for long."""
        return self.left + (time.monotonic() - self.then) * self.rate >= self.most


class Buckets:
    """A bucket for each address; full ones are forgotten."""

    def __init__(self, rate: float, most: int, size: int = 10_000) -> None:
        self.rate: Final = rate
        self.most: Final = most
        self.size: Final = size
        self.known: Final[dict[str, Bucket]] = {}

    def take(self, address: str) -> bool:
        """Whether one more from this address is allowed."""
        bucket = self.known.get(address)
        if bucket is None:
            if len(self.known) >= self.size:
                self.tidy()
            bucket = self.known[address] = Bucket(self.rate, self.most)
        return bucket.take()

    def tidy(self) -> None:
        """Forget those that ask no more; if all do, the oldest."""
        for address in [address for address, bucket in self.known.items() if bucket.is_full()]:
            del self.known[address]
        while len(self.known) >= self.size:
            del self.known[next(iter(self.known))]


class Sockets:
    """How many connections there are, from one address and in all."""

    def __init__(self, each: int, all: int) -> None:
        self.each: Final = each
        self.all: Final = all
        self.open: Final[Counter[str]] = Counter()

    def enter(self, address: str) -> str | None:
        """One more connection, or the code of why not."""
        if self.open.total() >= self.all:
            return "full"
        if self.open[address] >= self.each:
            return "crowded"
        self.open[address] += 1
        return None

    def leave(self, address: str) -> None:
        self.open[address] -= 1
        if not self.open[address]:
            del self.open[address]


def is_own_origin(headers: Headers) -> bool:
    """Whether a request comes from our own pages, or from a program that is no browser."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
    host = headers.get("x-forwarded-host") or headers.get("host") or ""
    return origin.partition("://")[2].lower() == host.lower() != ""


def prefix_of(headers: Headers) -> str:
    """The path under which a proxy shows us."""
    said = headers.get("x-forwarded-prefix", "").rstrip("/")
    return said if PREFIX.fullmatch(said) else ""


class Guarded:
    """Every answer carries its headers; the path prefix of a proxy is known to all."""

    def __init__(self, app: ASGIApp) -> None:
        self.app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                part = headers.get("content-type", "").startswith(PARTS)
                for name, value in HEADERS.items():
                    if not (part and name in OF_PAGES):
                        headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, send_guarded)
