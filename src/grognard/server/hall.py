"""The hall: every open table, taken from the store when somebody comes, given up when all have gone."""

import asyncio
import base64
import hmac
import secrets
import time
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from grognard.core.game import Game
from grognard.play.ledger import Ledger
from grognard.play.match import Match, Refused
from grognard.play.record import RecordError
from grognard.server.book import Beside, Line, Row, changes_position, reopen
from grognard.server.faults import Fault
from grognard.server.guest import Guest
from grognard.server.plan import Plan, game_with, setup_of, swapped
from grognard.server.settings import Settings
from grognard.server.store import Kept, Link, Store
from grognard.server.table import SLICE, Table
from grognard.server.thinking import Thinkers
from grognard.server.wire.news import RematchMessage

ID_BYTES: Final = 8
SECRET_BYTES: Final = 24
QUIET: Final = 600  # seconds without a change, after which a log is told anew when it is wanted


class Made(msgspec.Struct, frozen=True):
    """A match that was begun, with the secrets of its links."""

    match: str
    host: str  # of whoever began it
    links: dict[str, str]  # by seat
    spectators: str


class Hall:
    """All that the tables of one server share."""

    def __init__(self, settings: Settings) -> None:
        self.settings: Final = settings
        self.store: Final = Store(settings.database)
        self.thinkers: Final = Thinkers(settings.bots)
        self.tables: Final[dict[str, Table]] = {}  # the one used last comes last
        self.opening: Final[dict[str, asyncio.Lock]] = {}

    async def open(self) -> None:
        await self.store.open()

    async def close(self) -> None:
        """Let everybody go; what was acknowledged is on disk."""
        for table in list(self.tables.values()):
            async with table.lock:
                table.close(Fault("stopping"))
        self.tables.clear()
        self.thinkers.stop()
        await self.store.close()

    # new matches

    async def begin(self, game: Game[Any], scenario: str, plan: Plan, rows: Sequence[Row] = ()) -> Made:
        """Begin a match, or go on with the first lines of another."""
        ledger = Ledger(setup_of(game, scenario, plan))
        lines = list(reopen(ledger, list(rows), plan.again))
        table = self.seat(new_id(), plan, ledger, lines)
        made = made_of(table.id, table.game, plan)
        await self.keep(table, rows, links_of(table, made))
        return made

    def seat(self, id: str, plan: Plan, ledger: Ledger, lines: list[Line]) -> Table:
        """A table at which the match of a ledger goes on; what follows by itself is not on disk yet."""
        taken = len(ledger.lines)
        table = Table(id, plan, Match.resumed(ledger), self)
        table.lines.extend(lines)
        table.taken = taken
        settle_n(table)
        return table

    async def keep(self, table: Table, rows: Sequence[Row], links: Sequence[tuple[str, Link]]) -> None:
        """Put a new table, its first lines and its links on disk."""
        now, game = time.time(), table.game
        table.gather()
        table.press()
        new = table.rows(now)
        turn, mover, over = vars(table.summary()).values()
        plan = msgspec.json.encode(table.plan).decode()
        kept = Kept(
            table.id,
            now,
            game.id,
            table.match.setup.scenario,
            game.version,
            game.pack,
            plan,
            now,
            turn,
            mover,
            over,
        )
        await self.store.add(kept, [*rows, *new], links)
        table.written(now)
        self.tables[table.id] = table
        self.tidy()

    # open tables

    async def table(self, id: str) -> Table:
        """The table of a match; a Fault if there is none."""
        found = self.tables.pop(id, None)
        if found is None:
            async with self.opening.setdefault(id, asyncio.Lock()):
                found = self.tables.pop(id, None) or await self.load(id)
            self.opening.pop(id, None)
        self.tables[id] = found
        self.tidy()
        return found

    async def load(self, id: str) -> Table:
        """Take a match from the store: its lines are played again, slice by slice."""
        kept = await self.store.match(id)
        if kept is None:
            raise Fault("no_table")
        plan = msgspec.json.decode(kept.setup, type=Plan)
        game = game_with(kept.game, plan.armies)
        if (game.version, game.pack) != (kept.rules, kept.pack):
            detail = f"played by rules {kept.rules} with the pack {kept.pack}; this release has others"
            raise Fault("other_rules", detail=detail)
        rows = await self.store.rows(id)
        ledger = Ledger(setup_of(game, kept.scenario, plan))
        lines = await self.replayed(ledger, rows, plan)
        table = self.seat(id, plan, ledger, lines)
        table.next = kept.next
        table.changed = rows[-1].at if rows else kept.made
        restore_beside(table)
        if table.clock is not None and rows and rows[-1].clock:
            table.clock.restore(rows[-1].clock)
        table.press()
        return table

    async def replayed(self, ledger: Ledger, rows: list[Row], plan: Plan) -> list[Line]:
        """Play the rows again without holding others up."""
        lines: list[Line] = []
        start = time.perf_counter()
        try:
            for line in reopen(ledger, rows, plan.again):
                lines.append(line)
                if time.perf_counter() - start > SLICE:
                    await asyncio.sleep(0)
                    start = time.perf_counter()
        except RecordError as error:
            raise Fault("other_rules", detail=str(error)) from error
        return lines

    def tidy(self) -> None:
        """Give up tables at which nobody has been for longest, and the logs of those where all is quiet."""
        quiet = time.time() - QUIET
        for table in self.tables.values():
            if table.changed < quiet and table.chronicles and not table.lock.locked():
                table.chronicles.clear()
        idle = [table for table in self.tables.values() if table.is_idle()]
        for table in idle[: max(0, len(idle) - self.settings.idle_tables)]:
            self.forget(table)

    def forget(self, table: Table, why: Fault | None = None) -> None:
        """Give up a table: the store knows it."""
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
        table.close(why or Fault("elsewhere"))

    # rematches

    async def rematch(self, table: Table) -> None:
        """If everybody wants it, begin the rematch and take everybody there."""
        async with table.lock:
            if table.next or table.rematch is None or not self.all_agree(table):
                return
            game, scenario = table.game, table.match.setup.scenario
            made = await self.begin(game, scenario, swapped(table.plan))
            if not await self.store.set_next(table.id, made.match):
                kept = await self.store.match(table.id)
                table.next = kept.next if kept is not None else ""
            else:
                table.next = made.match
        for guest in list(table.guests):
            await self.greet(table, guest)

    def all_agree(self, table: Table) -> bool:
        """Another side has agreed, or nobody else is there to be asked: bots, or people at the same page."""
        kinds = {sitter.kind for sitter in table.plan.seats}
        people = [seat for seat, sitter in enumerate(table.plan.seats) if sitter.kind != "bot"]
        sides = {table.game.side_of(seat) for seat in people}
        return table.agreed or len(sides) < 2 or "link" not in kinds

    async def greet(self, table: Table, guest: Guest) -> None:
        """Tell a guest where the rematch is played, with a link of his own."""
        if not table.next or not guest.greeted:
            return
        seats = next_seats(table.game, guest.seats)
        secret = derived(guest.secret, table.next)
        await self.store.add_link(secret, Link(table.next, seats))
        guest.send(RematchMessage(f"/t/{secret}"))


def new_id() -> str:
    """The id of a match: no secret."""
    return base64.b32encode(secrets.token_bytes(ID_BYTES)).decode().rstrip("=").lower()


def new_secret() -> str:
    """The secret of a link."""
    return secrets.token_urlsafe(SECRET_BYTES)


def derived(secret: str, match: str) -> str:
    """The link to a rematch that belongs to a link: always the same, and known to its holder alone."""
    digest = hmac.digest(secret.encode(), match.encode(), "sha256")[:SECRET_BYTES]
    return base64.urlsafe_b64encode(digest).decode().rstrip("=")


def made_of(id: str, game: Game[Any], plan: Plan) -> Made:
    """New links for a match: one for whoever began it, one for each seat that waits, one to watch."""
    waiting = [seat for seat, sitter in zip(game.seats, plan.seats, strict=True) if sitter.kind == "link"]
    return Made(id, new_secret(), {seat: new_secret() for seat in waiting}, new_secret())


def links_of(table: Table, made: Made) -> list[tuple[str, Link]]:
    """The links by their secrets."""
    seats = zip(table.game.seats, table.plan.seats, strict=True)
    here = tuple(seat for seat, sitter in seats if sitter.kind == "here")
    links = [(made.host, Link(table.id, here)), (made.spectators, Link(table.id, ()))]
    return links + [(secret, Link(table.id, (seat,))) for seat, secret in made.links.items()]


def next_seats(game: Game[Any], seats: tuple[int, ...]) -> tuple[str, ...]:
    """The seats that a guest has in the rematch: one further each."""
    return tuple(game.seats[(seat + 1) % len(game.seats)] for seat in seats)


def settle_n(table: Table) -> None:
    """Find the last line that changed the position."""
    numbers = [n for n, line in enumerate(table.lines, 1) if changes_position(line)]
    table.n = numbers[-1] if numbers else 0


def restore_beside(table: Table) -> None:
    """What the lines beside the record say of the present."""
    for line in table.lines:
        if not isinstance(line, Beside):
            continue
        if line.word == "bot":
            table.bots[line.seat] = line.text
        elif line.word == "person":
            table.bots.pop(line.seat, None)
        elif line.word == "rematch":
            table.agreed = table.rematch is not None and table.rematch != line.seat
            table.rematch = line.seat if table.rematch is None else table.rematch
    last = table.lines[-1] if table.lines else None
    if isinstance(last, Beside) and last.word == "ask":
        try:
            table.match.ask_undo(last.seat)
        except Refused:
            return
