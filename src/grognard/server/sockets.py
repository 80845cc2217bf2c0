"""The live connection of a page: messages in, messages out, until it leaves."""

import asyncio
import logging
from contextlib import suppress
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from grognard.server.faults import Fault
from grognard.server.guards import Bucket, is_own_origin
from grognard.server.guest import Guest, encoded
from grognard.server.house import House, browser_of, client_address
from grognard.server.requests import handle
from grognard.server.store import Link
from grognard.server.table import Table
from grognard.server.wire import FromPage
from grognard.server.wire.sent import Hello

DECODER: Final = msgspec.json.Decoder(FromPage)
NO_TABLE: Final = 4404
TOO_FAST: Final = 4429
GONE: Final = 1001
PATIENCE: Final = 200  # messages refused for speed before the connection is ended
LOG: Final = logging.getLogger("grognard.server")


async def live(socket: WebSocket) -> None:
    """`/live/{token}`: one page at one table."""
    house: House = socket.app.state.house
    address = client_address(socket)
    welcome = is_own_origin(socket.headers) and house.requests.take(address)
    if not welcome or house.sockets.enter(address) is not None:
        await socket.close(1008)
        return
    try:
        await socket.accept()
        await attend(house, socket)
    finally:
        house.sockets.leave(address)


async def attend(house: House, socket: WebSocket) -> None:
    """Find the table of the link, and stay there."""
    token = socket.path_params["token"]
    language = "fr" if socket.headers.get("accept-language", "").startswith("fr") else "en"
    try:
        link = await house.link(token, browser_of(socket))
        table = await house.hall.table(link.match)
    except Fault as fault:
        await socket.send_text(encoded(fault.message(language)))
        await socket.close(NO_TABLE)
        return
    guest = guest_of(table, link, token)
    guest.language = language
    table.guests.add(guest)
    sender = asyncio.create_task(send(socket, guest))
    try:
        await receive(house, socket, table, guest)
    finally:
        table.guests.discard(guest)
        if not table.guests:
            table.chronicles.clear()  # told anew to whoever comes
        if guest.greeted:
            table.show_presence()
        guest.leave()
        await sender


def guest_of(table: Table, link: Link, secret: str) -> Guest:
    """A guest with the seats of his link."""
    seats = tuple(table.game.seats.index(seat) for seat in link.seats)
    guest = Guest(link, seats, secret)
    sides = {table.game.side_of(seat) for seat in seats}
    guest.curtain = len(sides) > 1 and bool(table.game.table.view(table.match.state, seats[0]).hands)
    return guest


async def send(socket: WebSocket, guest: Guest) -> None:
    """Send what waits, until the guest leaves."""
    with suppress(WebSocketDisconnect, RuntimeError, OSError):
        while (text := await guest.queue.get()) is not None:
            await socket.send_text(text)
        if socket.application_state == WebSocketState.CONNECTED:
            await socket.close(GONE)


async def receive(house: House, socket: WebSocket, table: Table, guest: Guest) -> None:
    """Follow what the page sends; what is refused gets its error."""
    limits = house.settings.limits
    bucket = Bucket(limits.messages, limits.messages_at_once)
    patience = PATIENCE
    while not guest.lost:
        message = await socket.receive()
        if message["type"] != "websocket.receive":
            return
        try:
            if not bucket.take():
                patience -= 1
                if not patience:
                    guest.leave()
                raise Fault("too_fast")
            await follow(message.get("bytes") or message.get("text") or "", limits.message, table, guest)
        except Fault as fault:
            guest.send(fault.message(guest.language, table.n))
        except Exception:
            LOG.exception("a message to table %s failed", table.id)
            house.hall.forget(table, Fault("broken"))


async def follow(raw: str | bytes, most: int, table: Table, guest: Guest) -> None:
    """One message."""
    if len(raw if isinstance(raw, bytes) else raw.encode("utf-8", "surrogatepass")) > most:
        raise Fault("too_large", most=most)
    try:
        message = DECODER.decode(raw)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Fault("malformed", detail=str(error)) from error
    if not guest.greeted and not isinstance(message, Hello):
        raise Fault("hello_first")
    if table.closed:
        guest.leave()
        raise Fault("elsewhere")
    await handle(message, table, guest)
