"""A live table: one match, whoever sits or watches there, and one change at a time."""

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from grognard.bots.hints import Hint
from grognard.core.game import Game
from grognard.core.step import CHANCE
from grognard.core.table import SPECTATOR
from grognard.play.dealers import Typed
from grognard.play.match import Match, Refused
from grognard.play.setup import is_real
from grognard.server.advising import hearing, may_ask
from grognard.server.book import Beside, Line, Row, Word, changes_position, text_of
from grognard.server.chronicle import Chronicle
from grognard.server.clock import Clock
from grognard.server.faults import Fault, refused
from grognard.server.guest import Guest, encoded
from grognard.server.plan import Plan
from grognard.server.scenes import scene_of
from grognard.server.speaker import Speaker, bot_name, say, speaker
from grognard.server.store import Conflict, Summary
from grognard.server.teaching import prompt
from grognard.server.thinking import Position
from grognard.server.views import position_of
from grognard.server.wire.news import PresenceMessage, SeatView, ToldMessage
from grognard.server.wire.position import PositionMessage
from grognard.server.wire.scene import SceneMessage

if TYPE_CHECKING:
    from grognard.server.hall import Hall

LOG: Final = logging.getLogger("grognard.server")
SLICE: Final = 0.004  # seconds of telling before others have their turn


class Table:
    """Holds the true position; the store holds the truth, and this is a cache of it."""

    def __init__(self, id: str, plan: Plan, match: Match, hall: "Hall") -> None:
        self.id: Final = id
        self.plan: Final = plan
        self.match: Final = match
        self.game: Final[Game[Any]] = match.game
        self.hall: Final = hall
        self.lock: Final = asyncio.Lock()
        self.guests: Final[set[Guest]] = set()
        self.lines: Final[list[Line]] = []  # on disk
        self.pending: Final[list[Line]] = []  # not yet
        self.taken = 0  # lines of the ledger that are in one of the two
        self.turn_at = (-1, 0)  # lines of the ledger, and the turn after them
        self.n = 0  # the number of the last line that changed the position
        self.changed = time.time()
        self.bots: Final = {seat: each.bot for seat, each in enumerate(plan.seats) if each.kind == "bot"}
        self.rematch: int | None = None  # the seat that would like one
        self.agreed = False  # another side would like it too
        self.next = ""  # the match that is the rematch
        self.chronicles: Final[dict[str, Chronicle]] = {}
        self.clock: Final = Clock(plan.clock, self.game.seats) if plan.clock is not None else None
        self.alarm: asyncio.TimerHandle | None = None
        self.thinking: asyncio.Task[None] | None = None
        self.thinks: int | None = None  # the seat that a bot is thinking for
        self.hinted: Final[dict[tuple[int, int], asyncio.Future[list[Hint]]]] = {}  # by position and seat
        self.errands: Final[set[asyncio.Task[None]]] = set()
        self.closed = False

    # what is

    def speaker(self, language: str) -> Speaker:
        setup = self.match.setup
        return speaker(self.game.id, setup.scenario, tuple(setup.options.items()), language, self.game.armies)

    @property
    def mover(self) -> int | None:
        """The seat that has to decide."""
        seat = self.match.to_move
        return None if seat is None or seat == CHANCE else seat

    @property
    def turn(self) -> int:
        """The number of the turn; looked up once a position."""
        lines = len(self.match.ledger.lines)
        if self.turn_at[0] != lines:
            self.turn_at = lines, self.game.table.view(self.match.state, SPECTATOR).turn
        return self.turn_at[1]

    def summary(self) -> Summary:
        """Where the match stands, for lists."""
        mover = "" if self.mover is None else self.game.seats[self.mover]
        return Summary(self.turn, mover, self.match.result is not None)

    def seats(self, language: str) -> list[SeatView]:
        """Who sits where."""
        speak = say(language)
        found = []
        for seat, sitter in enumerate(self.plan.seats):
            bot = self.bots.get(seat, "")
            name = bot_name(speak, sitter.bot) if sitter.kind == "bot" else sitter.name
            side = self.game.sides[self.game.side_of(seat)]
            called = bot_name(speak, bot) if bot else ""
            found.append(SeatView(self.game.seats[seat], side, name, sitter.kind, bot, called))
        return found

    def present(self) -> set[int]:
        """The seats whose players are here."""
        return {seat for guest in self.guests if guest.greeted for seat in guest.seats}

    def claimable(self, seat: int) -> list[str]:
        """The seats of other sides that keep everybody waiting and have been left alone for too long."""
        mover = self.mover
        if (
            mover is None
            or seat == SPECTATOR
            or mover in self.bots
            or self.game.side_of(mover) == self.game.side_of(seat)
        ):
            return []
        away = mover not in self.present() and time.time() - self.changed >= self.hall.settings.claim_after
        return [self.game.seats[mover]] if away and self.hall.settings.claim_after else []

    def position(self) -> Position:
        """The position as it is sent to those who think about it."""
        setup = self.match.setup
        choices = tuple(entry.choice for entry in self.match.entries)
        return Position(self.id, self.game.id, setup.scenario, setup.all_options(), choices, self.game.armies)

    def is_idle(self) -> bool:
        """Nobody is here and nothing goes on."""
        return not self.guests and self.thinking is None and self.alarm is None and not self.lock.locked()

    # what is sent

    async def chronicle(self, language: str) -> Chronicle:
        """The log in a language; a long one is told slice by slice, so that others are not held up."""
        found = self.chronicles.get(language)
        if found is None:
            found = self.chronicles[language] = Chronicle(self.speaker(language), self.match.setup)
        start = time.perf_counter()
        while len(found.told) < len(self.lines):
            found.add(self.lines[len(found.told)])
            if time.perf_counter() - start > SLICE:
                await asyncio.sleep(0)
                start = time.perf_counter()
        return found

    def scene(self, guest: Guest) -> SceneMessage:
        """The board and all names, as the guest sees them."""
        viewer = guest.viewer(self.mover)
        return scene_of(
            self.speaker(guest.language),
            self.match.state,
            self.match.setup.scenario,
            None if viewer == SPECTATOR else viewer,
            match=self.id,
            holds=[self.game.seats[seat] for seat in guest.seats],
            curtain=guest.curtain,
            messages=self.plan.messages and not any(self.game.hushed(seat) for seat in guest.seats),
            claim_after=self.hall.settings.claim_after,
            hints=may_ask(self),
        )

    def view(self, seat: int, language: str, chronicle: Chronicle) -> PositionMessage:
        """The position as a seat sees it in a language."""
        match, seats = self.match, self.game.seats
        return position_of(
            self.speaker(language),
            match,
            self.n,
            seat,
            chronicle.prompt(match.state),
            luck=chronicle.luck(match.state),
            clock=None if self.clock is None else self.clock.view(time.monotonic()),
            draw_offered_by=None if match.ledger.offer is None else seats[match.ledger.offer],
            declining=seat in match.declining,
            claimable=self.claimable(seat),
            rematch_offered_by=None if self.rematch is None else seats[self.rematch],
            lesson=prompt(self.plan.lesson, match, seat, language) if self.plan.lesson else None,
        )

    async def welcome(self, guest: Guest, since: int) -> None:
        """The first messages to a guest, or all of them anew: scene, log, position, who is here."""
        chronicle = await self.chronicle(guest.language)
        guest.send(self.scene(guest))
        viewer = guest.viewer(self.mover)
        guest.shown = None if viewer == SPECTATOR else viewer
        known = since if 0 < since <= len(self.lines) else 0
        guest.told = known
        guest.undone = 0
        self.tell(guest, chronicle, whole=not known)
        guest.send(self.view(viewer, guest.language, chronicle))
        guest.send(self.presence(guest.language))

    def tell(self, guest: Guest, chronicle: Chronicle, whole: bool = False) -> None:
        """What the guest has not been told."""
        viewer = guest.viewer(self.mover)
        happenings = chronicle.since(guest.told, self.match.side_of(viewer))
        undone = chronicle.undone[guest.undone :]
        if happenings or undone or whole:
            guest.send(ToldMessage(happenings, whole, undone))
        guest.told, guest.undone = len(chronicle.told), len(chronicle.undone)

    async def broadcast(self) -> None:
        """Tell everybody what happened and show the position."""
        for language in {guest.language for guest in self.guests if guest.greeted}:
            await self.chronicle(language)
        ready: dict[tuple[int, str], str] = {}
        for guest in [each for each in self.guests if each.greeted]:
            chronicle = self.chronicles[guest.language]
            self.tell(guest, chronicle)
            key = guest.viewer(self.mover), guest.language
            if key not in ready:
                ready[key] = encoded(self.view(*key, chronicle))
            guest.send_text(ready[key])

    def presence(self, language: str) -> PresenceMessage:
        """Who is at the table."""
        here = [self.game.seats[seat] for seat in sorted(self.present())]
        thinks = None if self.thinks is None else self.game.seats[self.thinks]
        watching = len([guest for guest in self.guests if guest.greeted and not guest.seats])
        return PresenceMessage(here, thinks, self.seats(language), watching)

    def show_presence(self) -> None:
        """Tell everybody who is here."""
        for guest in self.guests:
            if guest.greeted:
                guest.send(self.presence(guest.language))

    # what changes

    def gather(self) -> None:
        """Take over the new lines of the ledger."""
        lines = self.match.ledger.lines
        self.pending.extend(lines[self.taken :])
        self.taken = len(lines)

    def note(self, word: Word, seat: int, text: str = "") -> None:
        """Write down something that is no line of the record."""
        self.gather()
        self.pending.append(Beside(word, seat, text))

    async def commit(self) -> None:
        """Put the new lines on disk; after that, and never before, they are told."""
        self.gather()
        self.press()
        if not self.pending:
            return
        now = time.time()
        try:
            await self.hall.store.append(self.id, self.rows(now), self.summary())
        except BaseException as error:
            fault = Fault("elsewhere" if isinstance(error, Conflict) else "broken")
            self.hall.forget(self, fault)
            raise fault from error
        self.written(now)

    def rows(self, now: float) -> list[Row]:
        """The lines that are not yet on disk, as the store keeps them."""
        clock = "" if self.clock is None else self.clock.written()
        first = len(self.lines) + 1
        return [Row(n, now, *text_of(self.match, line), clock) for n, line in enumerate(self.pending, first)]

    def written(self, now: float) -> None:
        """What was pending is on disk."""
        for line in self.pending:
            self.lines.append(line)
            if changes_position(line):
                self.n = len(self.lines)
        self.pending.clear()
        self.changed = now

    async def change(self, do: Callable[[], None], language: str) -> None:
        """Make a change that the rules may refuse, put it on disk, tell it, and let the bots go on."""
        async with self.lock:
            if self.closed:
                raise Fault("elsewhere")
            try:
                do()
            except Refused as error:
                raise refused(self.speaker(language), self.match.state, error.note) from error
            await self.commit()
            await self.broadcast()
        self.wake()

    # bots

    def wake(self) -> None:
        """Let the bot think whose decision it is."""
        if self.thinking is None and not self.closed and self.mover in self.bots and self.is_watched():
            self.thinking = asyncio.create_task(self.think())

    def is_watched(self) -> bool:
        """Bots among themselves play only while somebody looks on."""
        return bool(self.guests) or len(self.bots) < len(self.game.seats)

    async def think(self) -> None:
        """Play the bots' decisions until a person has to decide."""
        try:
            while not self.closed and self.mover in self.bots and self.is_watched():
                await self.think_once()
        except Fault:
            pass
        except Exception:
            LOG.exception("the bot at table %s has no answer", self.id)
        finally:
            self.thinking = None
            self.thinks = None
            self.show_presence()

    async def think_once(self) -> None:
        """One decision of a bot; if the position changes meanwhile, it is asked again."""
        seat, n = self.mover, self.n
        assert seat is not None
        if self.thinks != seat:
            self.thinks = seat
            self.show_presence()
        bot, heard = self.bots[seat], hearing(self, seat)
        choice = await self.hall.thinkers.choose(self.position(), seat, bot, self.seed(seat), heard)
        async with self.lock:
            if self.n == n and self.mover == seat and seat in self.bots and not self.closed:
                self.match.choose(seat, [choice])
                await self.commit()
                await self.broadcast()

    def seed(self, seat: int) -> int:
        """A seed of the bot that nobody can guess."""
        return int(self.plan.key[:12] or "0", 16) + seat

    def hand_over(self, seat: int, bot: str) -> None:
        """A bot plays the seat from now on."""
        if isinstance(self.match.setup.dealers.get("cards"), Typed):
            raise Fault("bot_cards")
        if is_real(self.game, self.match.setup.options):
            raise Fault("bot_table")
        self.note("bot", seat, bot)
        self.bots[seat] = bot

    # time

    def press(self) -> None:
        """The clock runs for whoever decides now."""
        if self.clock is None:
            return
        mover = self.mover if self.mover not in self.bots else None
        seat = None if mover is None else self.game.seats[mover]
        self.clock.press(seat, self.turn, time.monotonic())
        self.set_alarm()

    def set_alarm(self) -> None:
        """Wake up when the running seat is out of time."""
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        ends_in = None if self.clock is None else self.clock.ends_in(time.monotonic())
        if ends_in is not None and self.plan.clock is not None and self.plan.clock.on_end != "nothing":
            loop = asyncio.get_running_loop()
            self.alarm = loop.call_later(ends_in + 0.01, lambda: loop.create_task(self.time_is_up()))

    async def time_is_up(self) -> None:
        """The running seat loses, or a bot takes over."""
        self.alarm = None
        with suppress(Fault):
            await self.change(self.end_time, "en")

    def end_time(self) -> None:
        assert self.clock is not None
        assert self.plan.clock is not None
        mover = self.mover
        ends_in = self.clock.ends_in(time.monotonic())
        if mover is None or mover in self.bots or ends_in is None or ends_in > 0:
            return self.set_alarm()
        if self.plan.clock.on_end == "bot" and not isinstance(self.match.setup.dealers.get("cards"), Typed):
            self.note("time", mover)
            return self.hand_over(mover, "greedy")
        self.note("time", mover)
        return self.match.resign(mover)

    # the end

    def close(self, why: Fault) -> None:
        """Nothing more happens here; whoever is here is told why, and may come back."""
        self.closed = True
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        if self.thinking is not None:
            self.thinking.cancel()
        for guest in list(self.guests):
            guest.send(why.message(guest.language))
            guest.leave()
