"""What a page may ask of a table, message by message."""

from collections.abc import Callable
from functools import singledispatch
from typing import Final

from grognard.core.journal import Choice, Note
from grognard.core.step import Chance
from grognard.play.explain import judge
from grognard.play.match import Match, Refused, run_forced
from grognard.play.notation import NotationError, read
from grognard.server import advising
from grognard.server.answers import answer
from grognard.server.faults import Fault
from grognard.server.guest import Guest
from grognard.server.plan import check_bot
from grognard.server.table import Table
from grognard.server.wire import FromPage
from grognard.server.wire.sent import Ask, Behold, Choose, Enter, EventSent, Hello, Language, Undo

MOST_CHOICES: Final = 64
LONGEST_SAYING: Final = 200


@singledispatch
async def handle(message: FromPage, table: Table, guest: Guest) -> None:
    """Follow a message, or raise the Fault that refuses it."""
    raise Fault("malformed", detail=type(message).__name__)


@handle.register
async def hello(message: Hello, table: Table, guest: Guest) -> None:
    guest.language = message.lang
    async with table.lock:
        guest.greeted = True
        await table.welcome(guest, message.since)
    for other in table.guests:
        if other is not guest and other.greeted:
            other.send(table.presence(other.language))
    await table.hall.greet(table, guest)
    table.wake()


@handle.register
async def language(message: Language, table: Table, guest: Guest) -> None:
    guest.language = message.lang
    async with table.lock:
        await table.welcome(guest, 0)


@handle.register
async def behold(message: Behold, table: Table, guest: Guest) -> None:
    async with table.lock:
        seat = None
        if message.seat is not None:
            seat = guest.seat(table.game.seats, message.seat, open_only=False)
        guest.beheld = seat
        guest.told = guest.undone = 0  # what the seat may know is told from the start
        chronicle = await table.chronicle(guest.language)
        if seat is not None and seat != guest.shown:
            guest.shown = seat
            guest.send(table.scene(guest))
        table.tell(guest, chronicle, whole=True)
        guest.send(table.view(guest.viewer(table.mover), guest.language, chronicle))


# decisions


@handle.register
async def choose(message: Choose, table: Table, guest: Guest) -> None:
    seat = own_seat(table, guest, message.seat)
    if not 1 <= len(message.choices) <= MOST_CHOICES:
        raise Fault("too_long", most=MOST_CHOICES)

    def do() -> None:
        check_n(table, message.n)
        table.match.choose(seat, understood(table.match, seat, message.choices))

    await table.change(do, guest.language)


@handle.register
async def enter(message: Enter, table: Table, guest: Guest) -> None:
    seat = own_seat(table, guest, message.seat)

    def do() -> None:
        check_n(table, message.n)
        table.match.enter(seat, outcome_of(table.match, message.outcome))

    await table.change(do, guest.language)


def own_seat(table: Table, guest: Guest, named: str | None, open_only: bool = True) -> int:
    """The seat that the guest speaks for, and that no bot plays."""
    seat = guest.seat(table.game.seats, named, open_only)
    if seat in table.bots:
        raise Fault("bot_plays")
    return seat


def check_n(table: Table, n: int) -> None:
    """Refuse what was meant for another position: it may have been sent before."""
    if n != table.n:
        raise Fault("stale")


def understood(match: Match, seat: int, texts: list[str]) -> list[Choice]:
    """The choices that the texts name, each in the position after those before it."""
    choices: list[Choice] = []
    s = match.state if len(texts) == 1 else match.state.clone()
    for index, text in enumerate(texts):
        if index:
            s.apply(choices[-1])
            run_forced(s)
        if not s.agenda or s.agenda[-1].actor(s) != seat:
            note = judge(match.game, s, seat, ())
            assert note is not None
            raise Refused(note)
        try:
            choices.append(read(match.game, s, s.agenda[-1], text))
        except NotationError as error:
            raise Fault("notation", detail=str(error)) from error
        if len(texts) > 1:
            match.refuse(judge(match.game, s, seat, choices[-1]))
    return choices


def outcome_of(match: Match, text: str) -> Choice:
    """The outcome that the text names, with its verb or without."""
    step = match.step
    if not isinstance(step, Chance):
        raise Fault("not_asked")
    words = text.split()
    if words[:1] != [step.verb] and text.strip() not in (step.passing, "done", "pass"):
        words = [step.verb, *words]
    try:
        return read(match.game, match.state, step, " ".join(words))
    except NotationError as error:
        raise Fault("notation", detail=str(error)) from error


# the way back


@handle.register
async def undo(message: Undo, table: Table, guest: Guest) -> None:
    seat = own_seat(table, guest, message.seat, open_only=message.what in ("take", "ask"))

    def do() -> None:
        check_n(table, message.n)
        UNDO[message.what](table, seat)

    await table.change(do, guest.language)


def take_back(table: Table, seat: int) -> None:
    table.match.undo(seat)


def ask_back(table: Table, seat: int) -> None:
    """Ask; bots always agree."""
    match = table.match
    others = [other for other in range(len(table.game.seats)) if match.side_of(other) != match.side_of(seat)]
    match.ask_undo(seat)
    table.note("ask", seat)
    if all(other in table.bots for other in others):
        match.grant_undo(others[0])


def grant_back(table: Table, seat: int) -> None:
    if table.match.asked is None:
        raise Fault("not_asked")
    table.match.grant_undo(seat)


def refuse_back(table: Table, seat: int) -> None:
    asked = table.match.asked
    if asked is None or table.match.side_of(asked[0]) == table.match.side_of(seat):
        raise Fault("not_asked")
    table.match.refuse_undo(seat)
    table.note("refuse", seat)


Doing = Callable[[Table, int], None]
UNDO: Final[dict[str, Doing]] = {
    "take": take_back,
    "ask": ask_back,
    "grant": grant_back,
    "refuse": refuse_back,
}


# events


@handle.register
async def event(message: EventSent, table: Table, guest: Guest) -> None:
    seat = guest.seat(table.game.seats, message.seat, open_only=False)
    if message.what not in ("take_back", "say", "rematch") and seat in table.bots:
        raise Fault("bot_plays")

    def do() -> None:
        EVENTS[message.what](table, seat, message)

    await table.change(do, guest.language)
    if message.what in ("to_bot", "take_back"):
        table.show_presence()
    if message.what == "rematch":
        await table.hall.rematch(table)


def resign(table: Table, seat: int, message: EventSent) -> None:
    table.match.resign(seat)


def offer_draw(table: Table, seat: int, message: EventSent) -> None:
    if table.match.ledger.offer is not None and table.match.ledger.offer != seat:
        return accept_draw(table, seat, message)
    if table.match.ledger.offer == seat:
        return None
    return table.match.offer_draw(seat)


def accept_draw(table: Table, seat: int, message: EventSent) -> None:
    if table.match.result is None and table.match.ledger.offer is None:
        raise Fault("no_draw")
    table.match.accept_draw(seat)


def refuse_draw(table: Table, seat: int, message: EventSent) -> None:
    offer = table.match.ledger.offer
    if offer is None or table.match.side_of(offer) == table.match.side_of(seat):
        raise Fault("no_draw")
    table.match.ledger.offer = None
    table.note("no_draw", seat)


def decline(table: Table, seat: int, message: EventSent) -> None:
    if table.match.result is not None:
        raise Fault("over")
    table.match.decline_until_turn(seat)


def attend(table: Table, seat: int, message: EventSent) -> None:
    table.match.declining.discard(seat)


def speak(table: Table, seat: int, message: EventSent) -> None:
    if not table.plan.messages:
        raise Fault("silence")
    clause = table.game.hushed(seat)
    if clause:
        raise Refused(Note(clause))
    if not message.text.strip():
        raise Fault("empty")
    if len(message.text) > LONGEST_SAYING:
        raise Fault("too_long", most=LONGEST_SAYING)
    table.match.say(seat, message.text)


def ask_rematch(table: Table, seat: int, message: EventSent) -> None:
    if table.match.result is None:
        raise Fault("not_over")
    if table.rematch is None:
        table.note("rematch", seat)
        table.rematch = seat
    elif table.match.side_of(table.rematch) != table.match.side_of(seat):
        table.note("rematch", seat)
        table.agreed = True


def claim(table: Table, seat: int, message: EventSent) -> None:
    abandoned = left_alone(table, seat, message.of)
    table.note("claim", seat, message.of or "")
    table.match.resign(abandoned)


def left_alone(table: Table, seat: int, of: str | None) -> int:
    """The seat of another side that has been left alone for too long."""
    if of is None or of not in table.claimable(seat):
        raise Fault("present")
    return table.game.seats.index(of)


def to_bot(table: Table, seat: int, message: EventSent) -> None:
    """Hand over the own seat, or one that has been left alone."""
    if table.match.result is not None:
        raise Fault("over")
    bot = message.text or "greedy"
    check_bot(bot)
    given = seat if message.of is None else left_alone(table, seat, message.of)
    table.hand_over(given, bot)


def from_bot(table: Table, seat: int, message: EventSent) -> None:
    """Take the own seat back."""
    if seat not in table.bots:
        raise Fault("not_bot")
    del table.bots[seat]
    table.note("person", seat)


Happening = Callable[[Table, int, EventSent], None]
EVENTS: Final[dict[str, Happening]] = {
    "resign": resign,
    "offer_draw": offer_draw,
    "accept_draw": accept_draw,
    "refuse_draw": refuse_draw,
    "decline": decline,
    "attend": attend,
    "say": speak,
    "rematch": ask_rematch,
    "claim": claim,
    "to_bot": to_bot,
    "take_back": from_bot,
}


# questions


@handle.register
async def ask(message: Ask, table: Table, guest: Guest) -> None:
    if message.what == "hint":
        advising.begin(message, table, guest)
    else:
        guest.send(await answer(message, table, guest))
