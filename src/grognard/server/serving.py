"""Starting and stopping the server: a free port, the browser, signals."""

import asyncio
import errno
import gc
import logging
import signal
import socket
import threading
import webbrowser
from collections.abc import Callable
from typing import Final

import uvicorn

from grognard.server.app import create_app
from grognard.server.catalogue import games_view
from grognard.server.house import House
from grognard.server.settings import Settings
from grognard.server.speaker import LANGUAGES

PORTS: Final = 20  # tried one after the other
LARGEST_FRAME: Final = 64 * 1024  # bytes; a larger message ends the connection
PATIENCE: Final = 5  # seconds for open connections when the server stops


class NoPort(OSError):
    """No port is free."""


def free_socket(host: str, port: int) -> socket.socket:
    """A socket on the port, or on the next one that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for wanted in range(port, port + PORTS) if port else [0]:
        # named as TCP, or asyncio would let small messages wait for each other
        found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((host, wanted))
        except OSError as error:
            found.close()
            if error.errno != errno.EADDRINUSE:
                raise
        else:
            return found
    raise NoPort(errno.EADDRINUSE, f"no port from {port} to {port + PORTS - 1} is free")


def address_of(bound: socket.socket) -> str:
    """What to type into a browser."""
    host, port = bound.getsockname()[:2]
    host = "localhost" if host in ("0.0.0.0", "::", "127.0.0.1", "::1") else host
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


class Server(uvicorn.Server):
    """Says when it is ready."""

    def __init__(self, config: uvicorn.Config, house: House, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.house: Final = house
        self.ready: Final = ready
        self.settling: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()
            self.settling = asyncio.create_task(settle_in(self.house))


async def settle_in(house: House) -> None:
    """Read the games before somebody asks; what is read stays, and is never again searched for garbage."""
    await asyncio.to_thread(wake_games)
    gc.collect()
    gc.freeze()
    await house.hall.thinkers.wake()


def wake_games() -> None:
    for language in LANGUAGES:
        games_view(language)


def serve(
    settings: Settings, bound: socket.socket, ready: Callable[[], None], proxies: str = "127.0.0.1"
) -> bool:
    """Serve until a signal comes, which is passed on as KeyboardInterrupt; whether it could start."""
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    app = create_app(settings)
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=proxies,
        timeout_graceful_shutdown=PATIENCE,
    )
    server = Server(config, app.state.house, ready)
    signal.signal(signal.SIGTERM, stop)
    server.run([bound])
    return server.started


def stop(number: int, frame: object) -> None:
    """Raised once the server has stopped: the process ends as after Ctrl-C, and cleans up."""
    raise KeyboardInterrupt


def open_browser(address: str) -> bool:
    """Open the page in a browser, if there is one with a window."""
    try:
        browser = webbrowser.get()
    except webbrowser.Error:
        return False
    if isinstance(browser, webbrowser.GenericBrowser) and not isinstance(
        browser, webbrowser.BackgroundBrowser
    ):
        return False  # a browser in the terminal would take it over
    threading.Thread(target=browser.open, args=(address,), daemon=True).start()
    return True
