"""The store: what was acknowledged is on disk. An SQLite file by default, by an address like sqlite:///file."""

import asyncio
import hashlib
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeVar

import sqlalchemy as sql
from sqlalchemy.engine import URL, make_url

from grognard.server.book import Row
from grognard.server.migrations import HEAD, upgrade
from grognard.server.schema import HOLDERS, LINES, LINKS, MATCHES

T = TypeVar("T")
BUSY: Final = 10_000  # milliseconds to wait for another writer
THREADS: Final = 4
STORES: Final = ("sqlite",)
SUMMARY: Final = (
    MATCHES.update()
    .where(MATCHES.c.id == sql.bindparam("which"))
    .values(
        changed=sql.bindparam("now"),
        turn=sql.bindparam("new_turn"),
        mover=sql.bindparam("new_mover"),
        over=sql.bindparam("new_over"),
    )
)


class StoreError(Exception):
    """A store that cannot be opened: why, and what to do."""


class Conflict(Exception):
    """Somebody else has written this line of the match."""


@dataclass(frozen=True)
class Kept:
    """A match as the store keeps it; `setup` is JSON."""

    id: str
    made: float
    game: str
    scenario: str
    rules: int
    pack: str
    setup: str
    changed: float
    turn: int
    mover: str
    over: bool
    next: str = ""


@dataclass(frozen=True)
class Summary:
    """Where a match stands, for lists."""

    turn: int
    mover: str
    over: bool


@dataclass(frozen=True)
class Link:
    """A right to some seats of a match; no seats: to watch."""

    match: str
    seats: tuple[str, ...]


@dataclass
class Writing:
    """Lines on their way to the disk."""

    match: str
    rows: Sequence[Row]
    summary: Summary
    done: "asyncio.Future[None]"


def hashed(secret: str) -> str:
    """What is kept of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


def address(url: str) -> URL:
    """The address of a store."""
    try:
        found = make_url(url)
    except sql.exc.ArgumentError:
        raise StoreError(f'no address of a store: "{url}" (write sqlite:///FILE)') from None
    if found.drivername not in STORES or not found.database:
        raise StoreError(f'no store "{url}": write sqlite:///FILE')
    return found


class Store:
    """Opened once a process; its work is done in threads. Lines that wait together are written in one go."""

    def __init__(self, url: str) -> None:
        self.url: Final = address(url)
        self.engine: Final = sql.create_engine(self.url, pool_size=THREADS, max_overflow=0)
        sql.event.listen(self.engine, "connect", prepare)
        self.threads: Final = ThreadPoolExecutor(THREADS, "store")
        self.waiting: Final[asyncio.Queue[Writing | None]] = asyncio.Queue()
        self.writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Open it; one of an older version is brought up to date, a new one is made."""
        try:
            await self.run(self.bring_up)
        except (sql.exc.DBAPIError, OSError) as error:
            await self.close()
            reason = error.orig if isinstance(error, sql.exc.DBAPIError) else error.strerror
            raise StoreError(f"{self.url.database}: cannot be opened ({reason})") from error
        self.writer = asyncio.create_task(self.write())

    def bring_up(self) -> None:
        """Bring the store to this version; alembic is woken only if it is not there."""
        if self.url.database:
            Path(self.url.database).parent.mkdir(parents=True, exist_ok=True)
        with self.engine.begin() as connection:
            if version(connection) != HEAD:
                upgrade(connection)

    async def close(self) -> None:
        """Write what waits, then close."""
        if self.writer is not None:
            self.waiting.put_nowait(None)
            await self.writer
        self.threads.shutdown()
        self.engine.dispose()

    async def run(self, what: Callable[..., T], *about: Any) -> T:
        """Do something in a thread of the store."""
        return await asyncio.get_running_loop().run_in_executor(self.threads, what, *about)

    # matches

    async def add(self, kept: Kept, rows: Sequence[Row], links: Sequence[tuple[str, Link]]) -> None:
        """A new match with its first lines and its links, by their secrets."""
        await self.run(self.insert, kept, rows, links)

    def insert(self, kept: Kept, rows: Sequence[Row], links: Sequence[tuple[str, Link]]) -> None:
        with self.engine.begin() as connection:
            connection.execute(MATCHES.insert().values(**vars(kept)))
            if rows:
                connection.execute(LINES.insert(), [line(kept.id, row) for row in rows])
            for secret, link in links:
                connection.execute(LINKS.insert().values(**link_values(secret, link)))

    async def match(self, id: str) -> Kept | None:
        """A match by its id."""
        row = await self.run(self.one, MATCHES.select().where(MATCHES.c.id == id))
        return None if row is None else Kept(*row)

    async def rows(self, id: str) -> list[Row]:
        """The lines of a match, from the first to the last."""
        columns = (LINES.c.n, LINES.c.at, LINES.c.kind, LINES.c.text, LINES.c.clock)
        query = sql.select(*columns).where(LINES.c.match == id).order_by(LINES.c.n)
        return [Row(*row) for row in await self.run(self.all, query)]

    async def append(self, id: str, rows: Sequence[Row], summary: Summary) -> None:
        """Write lines; when this returns they are on disk. A Conflict if another has written them."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.put_nowait(Writing(id, rows, summary, done))
        await done

    async def set_next(self, id: str, next: str) -> bool:
        """Name the rematch of a match, unless it has one."""
        change = MATCHES.update().where(MATCHES.c.id == id, MATCHES.c.next == "").values(next=next)
        return bool(await self.run(self.execute, change))

    # the writer

    async def write(self) -> None:
        """Write what waits, all of it at once, until the store is closed."""
        last = False
        while not last:
            batch = [await self.waiting.get()]
            while not self.waiting.empty():
                batch.append(self.waiting.get_nowait())
            last = None in batch
            writings = [each for each in batch if each is not None]
            if writings:
                await self.write_together(writings)

    async def write_together(self, writings: list[Writing]) -> None:
        """One transaction for all; if it fails, one for each."""
        try:
            await self.run(self.commit, writings)
        except Exception as error:
            if len(writings) == 1:
                conflict = isinstance(error, sql.exc.IntegrityError)
                settle(writings[0].done, Conflict() if conflict else error)
                return
            for each in writings:
                await self.write_together([each])
            return
        for each in writings:
            settle(each.done, None)

    def commit(self, writings: list[Writing]) -> None:
        """Append the lines and bring the summaries up to date."""
        with self.engine.begin() as connection:
            connection.execute(
                LINES.insert(), [line(each.match, row) for each in writings for row in each.rows]
            )
            connection.execute(SUMMARY, [summary_values(each) for each in writings])

    # links and holders

    async def link(self, secret: str) -> Link | None:
        """What a secret gives a right to."""
        query = sql.select(LINKS.c.match, LINKS.c.seats).where(LINKS.c.hash == hashed(secret))
        row = await self.run(self.one, query)
        return None if row is None else Link(row.match, tuple(row.seats.split()))

    async def add_link(self, secret: str, link: Link) -> None:
        """One more link, unless it is there."""
        if await self.link(secret) is None:
            await self.run(self.execute, LINKS.insert().values(**link_values(secret, link)))

    async def hold(self, browser: str, link: Link) -> None:
        """A browser holds the seats of a link from now on, with those that it had."""
        await self.run(self.write_holder, hashed(browser), link)

    def write_holder(self, browser: str, link: Link) -> None:
        key = (HOLDERS.c.browser == browser, HOLDERS.c.match == link.match)
        with self.engine.begin() as connection:
            known = connection.execute(sql.select(HOLDERS.c.seats).where(*key)).one_or_none()
            had = known.seats.split() if known is not None else []
            new = {"seats": " ".join(dict.fromkeys([*had, *link.seats])), "at": time.time()}
            if known is None:
                connection.execute(HOLDERS.insert().values(browser=browser, match=link.match, **new))
            else:
                connection.execute(HOLDERS.update().where(*key).values(**new))

    async def held(self, browser: str, match: str) -> Link | None:
        """What a browser holds of a match."""
        key = (HOLDERS.c.browser == hashed(browser), HOLDERS.c.match == match)
        row = await self.run(self.one, sql.select(HOLDERS.c.seats).where(*key))
        return None if row is None else Link(match, tuple(row.seats.split()))

    async def mine(self, browser: str, most: int) -> list[tuple[Kept, tuple[str, ...]]]:
        """The matches of a browser, the latest first, each with its seats."""
        query = (
            sql.select(MATCHES, HOLDERS.c.seats)
            .join(HOLDERS, HOLDERS.c.match == MATCHES.c.id)
            .where(HOLDERS.c.browser == hashed(browser))
            .order_by(MATCHES.c.changed.desc())
            .limit(most)
        )
        return [(Kept(*row[:-1]), tuple(row[-1].split())) for row in await self.run(self.all, query)]

    # in a thread

    def one(self, query: sql.Select[Any]) -> Any:
        with self.engine.connect() as connection:
            return connection.execute(query).one_or_none()

    def all(self, query: sql.Select[Any]) -> Sequence[Any]:
        with self.engine.connect() as connection:
            return connection.execute(query).all()

    def execute(self, change: sql.Insert | sql.Update) -> int:
        """Make one change; how many rows it touched."""
        with self.engine.begin() as connection:
            return connection.execute(change).rowcount


def line(match: str, row: Row) -> dict[str, Any]:
    """A line as a row of the table."""
    return {
        "match": match,
        "n": row.n,
        "at": row.at,
        "kind": row.kind,
        "text": row.text,
        "clock": row.clock,
    }


def link_values(secret: str, link: Link) -> dict[str, Any]:
    return {"hash": hashed(secret), "match": link.match, "seats": " ".join(link.seats), "made": time.time()}


def summary_values(writing: Writing) -> dict[str, Any]:
    """Where a match stands after some lines, as the table of matches takes it."""
    summary = writing.summary
    return {
        "which": writing.match,
        "now": time.time(),
        "new_turn": summary.turn,
        "new_mover": summary.mover,
        "new_over": summary.over,
    }


def settle(done: "asyncio.Future[None]", error: Exception | None) -> None:
    """Tell whoever waits, if he still does."""
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


def prepare(connection: Any, _: object) -> None:
    """What every SQLite connection starts with: readers beside a writer, and commits that outlive a crash."""
    cursor = connection.cursor()
    for setting in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        f"busy_timeout={BUSY}",
    ):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def version(connection: sql.Connection) -> str | None:
    """The version of a store; none if it is new."""
    if not sql.inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(sql.text("SELECT version_num FROM alembic_version")).scalar()
    return found


def backup(url: str, target: Path) -> int:
    """Copy a store to a file while it is in use, whole and consistent; how many matches it holds."""
    import sqlite3

    file = address(url).database or ""
    if not Path(file).is_file():
        raise StoreError(f"{file}: there is no such store")
    if target.exists():
        raise StoreError(f"{target}: this file is there already; name another")
    target.parent.mkdir(parents=True, exist_ok=True)
    draft = target.with_name(f".{target.name}.part")
    draft.unlink(missing_ok=True)
    source, copy = sqlite3.connect(f"file:{Path(file).as_posix()}?mode=ro", uri=True), sqlite3.connect(draft)
    try:
        source.backup(copy)
        copy.execute("PRAGMA journal_mode=DELETE")
        (count,) = copy.execute("SELECT count(*) FROM matches").fetchone()
    except sqlite3.DatabaseError as error:
        raise StoreError(f"{file}: cannot be copied ({error})") from error
    finally:
        copy.close()
        source.close()
    draft.replace(target)
    return int(count)
