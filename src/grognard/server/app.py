"""The server as an ASGI application."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send

from grognard.server import api, pages, rosters
from grognard.server.faults import Fault
from grognard.server.guards import Guarded, prefix_of
from grognard.server.house import House, client_address, language_of
from grognard.server.settings import Settings
from grognard.server.sockets import live

LOG: Final = logging.getLogger("grognard.server")
API: Final = [
    Route("/api/health", api.get_health),
    Route("/api/openapi.json", api.get_openapi),
    Route("/api/texts", api.get_texts),
    Route("/api/games", api.get_games),
    Route("/api/games/{game}/scenarios/{scenario}", api.get_preview),
    Route("/api/games/{game}/rules", api.get_rules),
    Route("/api/games/{game}/armies", rosters.get_depot),
    Route("/api/games/{game}/rosters", rosters.post_roster, methods=["POST"]),
    Route("/api/games/{game}/battles", rosters.post_battle, methods=["POST"]),
    Route("/api/matches", api.post_match, methods=["POST"]),
    Route("/api/matches/mine", api.get_mine),
    Route("/api/tables/{token}/record", api.get_record),
    Route("/api/teach", api.post_lesson, methods=["POST"]),
    Route("/api/replays", api.post_replay, methods=["POST"]),
    Route("/api/replays/{replay}/review", api.get_review),
    Route("/api/replays/{replay}/{n:int}", api.get_frame),
    Route("/api/replays/{replay}/{n:int}/continue", api.post_continue, methods=["POST"]),
]
PAGES: Final = [
    Route("/", pages.get_page),
    Route("/t/{token}", pages.get_page),
    Route("/replay", pages.get_page),
    Route("/army", pages.get_page),
    Route("/web/{path:path}", pages.get_file),
]


class Entrance:
    """Before all else: how fast an address asks, and under which path a proxy shows us."""

    def __init__(self, app: ASGIApp) -> None:
        self.app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            connection = HTTPConnection(scope)
            house: House = scope["app"].state.house
            allowed = house.files if scope["path"].startswith("/web/") else house.requests
            prefix = prefix_of(connection.headers)
            if prefix:
                scope["root_path"] = prefix
                scope["path"] = prefix + scope["path"]
            if scope["type"] == "http" and not allowed.take(client_address(connection)):
                await refusal(connection, Fault("too_fast"))(scope, receive, send)
                return
        await self.app(scope, receive, send)


def refusal(connection: HTTPConnection, fault: Fault) -> Response:
    """An error as JSON."""
    return api.answered(fault.refusal(language_of(connection)), fault.status)


async def on_fault(request: Request, error: Exception) -> Response:
    assert isinstance(error, Fault)
    return refusal(request, error)


async def on_http(request: Request, error: Exception) -> Response:
    """What Starlette itself refuses."""
    assert isinstance(error, HTTPException)
    return refusal(request, Fault("method" if error.status_code == 405 else "not_found"))


async def on_bug(request: Request, error: Exception) -> Response:
    """No traceback leaves the house."""
    LOG.error("%s %s failed", request.method, request.scope.get("path"), exc_info=error)
    return refusal(request, Fault("broken"))


def create_app(settings: Settings) -> Starlette:
    """The server with its settings; it opens its store when it starts."""
    house = House(settings)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await house.hall.open()
        yield
        await house.hall.close()

    app = Starlette(
        routes=[*API, *PAGES, WebSocketRoute("/live/{token}", live)],
        middleware=[Middleware(Guarded), Middleware(Entrance)],
        exception_handlers={Fault: on_fault, HTTPException: on_http, Exception: on_bug},
        lifespan=lifespan,
    )
    app.state.house = house
    app.state.web = pages.Web(settings.lab)
    return app
