"""Thinking that people see: how far a bot is, and hints, which everybody is told were asked for."""

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Final

from grognard.bots.bot import Heard
from grognard.bots.hints import Hint
from grognard.bots.reasons import reasons
from grognard.core.state import State
from grognard.play.explain import judge
from grognard.play.setup import is_real
from grognard.server.chronicle import sentence
from grognard.server.faults import Fault, refused
from grognard.server.guest import Guest, encoded
from grognard.server.plotting import plot
from grognard.server.speaker import Speaker, say
from grognard.server.views import offer_of, plan_of
from grognard.server.wire.answer import AnswerMessage, HintView
from grognard.server.wire.news import ThinkingMessage
from grognard.server.wire.sent import Ask

if TYPE_CHECKING:
    from grognard.server.table import Table

LOG: Final = logging.getLogger("grognard.server")
SOON: Final = 0.3  # seconds after which a bot's thinking is shown


def hearing(table: "Table", seat: int) -> Heard:
    """Whoever is here is told how far a bot is, once it takes its time; of a window nothing is told."""
    step, start = table.match.step, time.monotonic()
    hushed = step is None or step.window

    def heard(done: float) -> None:
        if not hushed and table.thinks == seat and time.monotonic() - start >= SOON:
            text = encoded(ThinkingMessage(table.game.seats[seat], round(done, 2)))
            for guest in table.guests:
                if guest.greeted:
                    guest.send_text(text)

    return heard


# hints


def begin(ask: Ask, table: "Table", guest: Guest) -> None:
    """Think about a hint while the page goes on; a Fault says why there is none."""
    seat = guest.seat(table.game.seats, ask.seat)
    if not may_ask(table):
        raise Fault("no_hints")
    if seat in table.bots:
        raise Fault("bot_plays")
    s = table.match.state
    if table.mover != seat:
        note = judge(table.game, s, seat, ())
        raise refused(table.speaker(guest.language), s, note) if note is not None else Fault("not_asked")
    task = asyncio.create_task(answer(ask, table, guest, seat, s.clone()))
    table.errands.add(task)
    task.add_done_callback(table.errands.discard)


def may_ask(table: "Table") -> bool:
    """Whether hints are given here: none at a real table, which no bot sees."""
    return table.plan.hints and not is_real(table.game, table.match.setup.options)


async def answer(ask: Ask, table: "Table", guest: Guest, seat: int, s: State) -> None:
    """Tell everybody that a hint was asked for, think, and answer whoever asked."""

    def heard(done: float) -> None:
        guest.send(ThinkingMessage(table.game.seats[seat], round(done, 2), ask.ask))

    try:
        key = table.n, seat
        if key not in table.hinted:
            table.hinted.clear()
            position = table.position()
            table.hinted[key] = asyncio.ensure_future(table.hall.thinkers.advise(position, seat, heard))
            await remark(table, seat)
        found = await table.hinted[key]
        speaker = table.speaker(guest.language)
        guest.send(AnswerMessage(ask.ask, hints=[view(speaker, s, seat, hint) for hint in found]))
    except Fault as fault:
        guest.send(fault.message(guest.language, table.n))
    except Exception:
        LOG.exception("no hint at table %s", table.id)
        table.hinted.clear()
        guest.send(Fault("broken").message(guest.language, table.n))


async def remark(table: "Table", seat: int) -> None:
    """Write down that a hint was asked for, and tell it; no position changes, whoever is choosing goes on."""
    async with table.lock:
        if table.closed:
            raise Fault("elsewhere")
        table.note("hint", seat)
        await table.commit()
        for language in {guest.language for guest in table.guests if guest.greeted}:
            await table.chronicle(language)
        for guest in table.guests:
            if guest.greeted:
                table.tell(guest, table.chronicles[guest.language])


def view(speaker: Speaker, s: State, seat: int, hint: Hint) -> HintView:
    """A hint as it is sent."""
    step = s.agenda[-1]
    offer = offer_of(speaker, say(speaker.language), s, step, hint.choice)
    text = speaker.choice(s, step, hint.choice, seat)
    told = [sentence(each) for each in reasons(speaker, speaker.game, s, seat, hint)]
    arrows, plans = plot(speaker.game, s, seat, hint)
    drawn = [plan_of(speaker, s, plan) for plan in plans]
    return HintView(offer.choice, offer.path, text, round(hint.win, 4), told, arrows, drawn)
