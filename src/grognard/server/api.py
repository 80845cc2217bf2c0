"""The HTTP interface: what can be played, new matches, records and replays."""

import asyncio
import gzip
from functools import lru_cache
from typing import Any, Final, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

import grognard
from grognard.core.table import SPECTATOR
from grognard.play import record
from grognard.server import replays
from grognard.server.answers import rules_of
from grognard.server.catalogue import games_view, preview
from grognard.server.faults import Fault
from grognard.server.forms import (
    Continued,
    Form,
    Frame,
    Health,
    Lesson,
    MatchesListed,
    MatchListed,
    MatchMade,
    NewMatch,
    ReplayMade,
)
from grognard.server.guards import is_own_origin
from grognard.server.hall import Made
from grognard.server.house import House, browser_of, client_address, language_of
from grognard.server.mustering import mustered_for
from grognard.server.openapi import document
from grognard.server.pages import cookie_for, page_texts
from grognard.server.plan import Plan, game_of, game_with, plan_of
from grognard.server.scenes import card_of
from grognard.server.speaker import bot_name, say, speaker
from grognard.server.store import Kept
from grognard.server.teaching import lesson_of
from grognard.server.wire.news import SeatView

F = TypeVar("F", bound=Form)
ENCODER: Final = msgspec.json.Encoder()
MOST_LISTED: Final = 50


def answered(value: Any, status: int = 200) -> Response:
    """A JSON answer, for whoever asked and nobody else."""
    headers = {"cache-control": "no-store"}
    return Response(ENCODER.encode(value), status, headers, "application/json")


def published(request: Request, body: bytes) -> Response:
    """A JSON answer that is the same for everybody, packed where that is understood."""
    headers = {"cache-control": "no-cache", "vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["content-encoding"] = packed(body), "gzip"
    return Response(body, 200, headers, "application/json")


@lru_cache(maxsize=32)
def packed(body: bytes) -> bytes:
    return gzip.compress(body, 6, mtime=0)


def house_of(request: Request) -> House:
    found: House = request.app.state.house
    return found


async def body_of(request: Request, most: int) -> bytes:
    """The body of a request, if it is not too large."""
    said = request.headers.get("content-length", "0")
    if not said.isdecimal() or int(said) > most:
        raise Fault("too_large", most=most)
    body = bytearray()
    async for chunk in request.stream():
        body.extend(chunk)
        if len(body) > most:
            raise Fault("too_large", most=most)
    return bytes(body)


async def form_of(request: Request, kind: type[F]) -> F:
    """The form that a request carries."""
    check_post(request)
    body = await body_of(request, house_of(request).settings.limits.body)
    try:
        return msgspec.json.decode(body or b"{}", type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Fault("malformed", detail=str(error)) from error


def check_post(request: Request) -> None:
    """Refuse what other sites make a browser send, and too many new matches."""
    if not is_own_origin(request.headers):
        raise Fault("origin")
    if not house_of(request).matches.take(client_address(request)):
        raise Fault("too_fast")


# what there is


async def get_health(request: Request) -> Response:
    house = house_of(request)
    return answered(Health(grognard.__version__, len(house.hall.tables), house.sockets.open.total()))


async def get_openapi(request: Request) -> Response:
    return answered(document())


async def get_texts(request: Request) -> Response:
    lab = house_of(request).settings.lab
    return published(request, ENCODER.encode(page_texts(language_of(request), lab)))


async def get_games(request: Request) -> Response:
    return published(request, ENCODER.encode(await asyncio.to_thread(games_view, language_of(request))))


async def get_preview(request: Request) -> Response:
    game = game_of(request.path_params["game"])
    shown = preview(game, request.path_params["scenario"], language_of(request))
    return published(request, ENCODER.encode(shown))


async def get_rules(request: Request) -> Response:
    return published(request, rules_json(game_of(request.path_params["game"]).id, language_of(request)))


@lru_cache(maxsize=8)
def rules_json(game: str, language: str) -> bytes:
    """Every clause of a game."""
    return ENCODER.encode(rules_of(speaker(game, "", (), language)))


# matches


async def post_match(request: Request) -> Response:
    wish = await form_of(request, NewMatch)
    game = mustered_for(wish.game, wish.armies, language_of(request))
    plan = plan_of(game, wish, language_of(request))
    made = await house_of(request).hall.begin(game, wish.scenario, plan)
    return await begun(request, made)


async def begun(request: Request, made: Made) -> Response:
    """A match was begun; the browser remembers it."""
    house, root = house_of(request), request.scope.get("root_path", "")
    links = {seat: f"{root}/t/{secret}" for seat, secret in made.links.items()}
    told = MatchMade(made.match, f"{root}/t/{made.host}", links, f"{root}/t/{made.spectators}")
    response = answered(told, 201)
    browser = browser_of(request) or cookie_for(request, response)
    link = await house.hall.store.link(made.host)
    if link is not None:
        await house.hall.store.hold(browser, link)
    return response


async def get_mine(request: Request) -> Response:
    browser = browser_of(request)
    if browser is None:
        return answered(MatchesListed([]))
    found = await house_of(request).hall.store.mine(browser, MOST_LISTED)
    root, language = request.scope.get("root_path", ""), language_of(request)
    return answered(MatchesListed([listed(kept, seats, root, language) for kept, seats in found]))


def listed(kept: Kept, seats: tuple[str, ...], root: str, language: str) -> MatchListed:
    """A match in a list, from its summary alone."""
    plan, speak = msgspec.json.decode(kept.setup, type=Plan), say(language)
    game = game_with(kept.game, plan.armies).seated(plan.options)
    sitters = [
        SeatView(
            game.seats[number],
            game.sides[game.side_of(number)],
            bot_name(speak, each.bot) if each.kind == "bot" else each.name,
            each.kind,
            each.bot,
        )
        for number, each in enumerate(plan.seats)
    ]
    title = card_of(game, kept.scenario).names.get(language, kept.scenario)
    text = speak("listed-over" if kept.over else "listed-turn", turn=kept.turn)
    return MatchListed(
        kept.id,
        f"{root}/t/{kept.id}",
        kept.game,
        kept.scenario,
        title,
        sitters,
        list(seats),
        kept.turn,
        kept.mover in seats,
        kept.over,
        text,
        kept.changed,
    )


async def get_record(request: Request) -> Response:
    """The record as the seat may have it: whole when the match is over."""
    house = house_of(request)
    link = await house.link(request.path_params["token"], browser_of(request))
    table = await house.hall.table(link.match)
    seats = [table.game.seats.index(seat) for seat in link.seats]
    sides = {table.game.side_of(seat) for seat in seats}
    viewer = seats[0] if len(sides) == 1 else SPECTATOR  # behind one screen: what both may see
    async with table.lock:
        text = record.write(record.export(table.match, viewer))
    name = f"{table.match.setup.scenario}-{table.id}.grog"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


async def post_lesson(request: Request) -> Response:
    form = await form_of(request, Lesson)
    language = language_of(request)
    game, scenario, plan = lesson_of(form, language)
    return await begun(request, await house_of(request).hall.begin(game, scenario, plan))


# replays


async def post_replay(request: Request) -> Response:
    check_post(request)
    house = house_of(request)
    body = await body_of(request, house.settings.limits.record)
    replay = await asyncio.to_thread(house.replays.open, body)
    language = language_of(request)
    made = ReplayMade(
        replay.id,
        replay.frames,
        replay.turns,
        replay.scene(language),
        replay.seats(language),
        replay.proved,
    )
    return answered(made, 201)


async def get_frame(request: Request) -> Response:
    replay, n = found_frame(request)
    position, told = await asyncio.to_thread(replay.frame, n, language_of(request))
    return published(request, ENCODER.encode(Frame(position, told)))


def found_frame(request: Request) -> tuple[replays.Replay, int]:
    """The replay and the position that a request names."""
    replay = house_of(request).replays.find(request.path_params["replay"])
    n: int = request.path_params["n"]
    if not 0 <= n < replay.frames:
        raise Fault("no_frame", most=replay.frames - 1)
    return replay, n


async def get_review(request: Request) -> Response:
    """How far the review of a record is, and the review when it is done; the first to ask begins it."""
    house = house_of(request)
    replay = house.replays.find(request.path_params["replay"])
    return answered(await house.reviews.state(replay, language_of(request), frozenset(house.replays.known)))


async def post_continue(request: Request) -> Response:
    wish = await form_of(request, Continued)
    replay, n = found_frame(request)
    plan, rows = replay.fork(n, wish, language_of(request))
    made = await house_of(request).hall.begin(replay.game, replay.scenario, plan, rows)
    return await begun(request, made)
