"""Load on one server: `python benchmarks/load.py` plays fifty matches at once, then leaves a thousand idle.

Between the two it plays twenty while bots that think for long sit at four tables more.

It starts a server of its own (one process, an SQLite file in a new folder) and talks to it over sockets, as
pages do. A choice is acknowledged when the position after it arrives; by then it is on disk.
"""

import argparse
import asyncio
import json
import os
import platform
import random
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, Final
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

import grognard

LARGE: Final = "bc14_perryville"  # the most pieces
SMALL: Final = "bc01_first_bull_run"  # the Union begins
Seats = dict[str, dict[str, str]]
SEATS: Final[Seats] = {"usa": {"kind": "here", "name": "Anna"}, "csa": {"kind": "link", "name": "Ben"}}
AGAINST: Final[Seats] = {"usa": {"kind": "here", "name": "Anna"}, "csa": {"kind": "bot", "bot": "guard"}}
SETTLING: Final = 5.0  # seconds until everybody has come
BESIDE: Final = 20  # matches that are played while bots think in others
HOSTS: Final = 120  # addresses that the clients come from, so that no limit is met


def address(index: int) -> str:
    return f"127.0.1.{1 + index % HOSTS}"


@asynccontextmanager
async def server(folder: Path) -> AsyncIterator[tuple[str, int]]:
    """A server in a process of its own: where it listens, and its number."""
    command = [
        sys.executable,
        "-m",
        "grognard",
        "serve",
        "--port",
        "0",
        "--host",
        "127.0.0.1",
        "--no-browser",
    ]
    command += ["--lang", "en", "--proxies", "127.0.0.1", "--database", f"sqlite:///{folder / 'load.db'}"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    found = re.search(r"localhost:(\d+)", process.stdout.readline())
    assert found
    where = f"127.0.0.1:{found[1]}"
    for language in ("en", "fr"):
        urlopen(f"http://{where}/api/games?lang={language}").close()  # it has read its games
    try:
        yield where, process.pid
    finally:
        process.terminate()
        process.wait()


def begin(where: str, index: int, scenario: str, seats: Seats = SEATS) -> dict[str, Any]:
    """A new match; the request says that it comes by a proxy from another address."""
    body = json.dumps({"game": "battle_cry", "scenario": scenario, "seats": seats}).encode()
    headers = {"content-type": "application/json", "x-forwarded-for": address(index)}
    with urlopen(Request(f"http://{where}/api/matches", body, headers)) as answer:
        made: dict[str, Any] = json.load(answer)
    return made


class Player:
    """One page: it knows the position, and says when it has changed."""

    def __init__(self, where: str, link: str, index: int) -> None:
        self.url: Final = f"ws://{where}/live/{link.rpartition('/')[2]}"
        self.index: Final = index
        self.position: dict[str, Any] = {}
        self.news: Final = asyncio.Event()
        self.socket: ClientConnection | None = None
        self.listener: asyncio.Task[None] | None = None

    async def come(self) -> None:
        where = (address(self.index), 0)
        self.socket = await connect(self.url, local_addr=where, compression=None, ping_interval=None)
        await self.socket.send('{"type": "hello", "lang": "en"}')
        self.listener = asyncio.create_task(self.listen())
        await self.news.wait()

    async def listen(self) -> None:
        assert self.socket is not None
        with suppress(ConnectionClosed):  # the server ends before its guests when all is measured
            async for text in self.socket:
                if str(text).startswith('{"type":"position"'):
                    self.position = json.loads(text)
                    self.news.set()

    def offers(self) -> list[str]:
        decision = self.position.get("decision") or {}
        return [offer["choice"] for offer in decision.get("offers", [])]

    async def choose(self, choice: str) -> float:
        """Choose; how many seconds until it is acknowledged."""
        assert self.socket is not None
        n, start = self.position["n"], time.perf_counter()
        await self.socket.send(json.dumps({"type": "choose", "n": n, "choices": [choice]}))
        while self.position["n"] == n:
            self.news.clear()
            await self.news.wait()
        return time.perf_counter() - start

    async def leave(self) -> None:
        assert self.socket is not None
        await self.socket.close()


async def play(where: str, index: int, seconds: float, times: list[float]) -> None:
    """One match of two pages, at one choice a second."""
    made = await asyncio.to_thread(begin, where, index, LARGE)
    pages = [
        Player(where, link, 2 * index + n) for n, link in enumerate((made["table"], made["links"]["csa"]))
    ]
    for page in pages:
        await page.come()
    luck = random.Random(index)
    await asyncio.sleep(SETTLING + luck.random())
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        began = time.monotonic()
        mover = next((page for page in pages if page.offers()), None)
        if mover is None:
            break  # the match is over
        times.append(await mover.choose(luck.choice(mover.offers())))
        await asyncio.sleep(max(0.0, 1 - (time.monotonic() - began)))
    for page in pages:
        await page.leave()


async def provoke(where: str, index: int) -> None:
    """A match against a bot that thinks for long: it is made to think all the time."""
    made = await asyncio.to_thread(begin, where, index, LARGE, AGAINST)
    page = Player(where, made["table"], index)
    await page.come()
    luck = random.Random(index)
    while not page.position.get("result"):
        if offers := page.offers():
            await page.choose(luck.choice(offers))
        else:
            page.news.clear()
            await page.news.wait()
    await page.leave()


def resident(pid: int) -> float:
    """Megabytes of memory that a process has."""
    text = Path(f"/proc/{pid}/status").read_text("ascii")
    return int(re.search(r"VmRSS:\s+(\d+)", text)[1]) / 1024  # type: ignore[index]


def used(pid: int) -> float:
    """Seconds of the processor that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def idle(where: str, pid: int, count: int) -> tuple[float, float]:
    """So many matches, each with a page that only waits: megabytes with their pages, and after they left."""
    before = resident(pid)
    pages = []
    for index in range(count):
        made = await asyncio.to_thread(begin, where, index, SMALL)
        page = Player(where, made["table"], index)
        await page.come()
        await page.choose(page.offers()[0])
        pages.append(page)
    with_pages = resident(pid) - before
    for page in pages:
        await page.leave()
    await asyncio.sleep(1)
    return with_pages, resident(pid) - before


def share(times: list[float], part: float) -> float:
    """The time that so large a part of all choices did not exceed, in milliseconds."""
    return 1000 * sorted(times)[min(len(times) - 1, int(part * len(times)))]


async def live(folder: Path, matches: int, seconds: float, thinking: int, aim: float) -> None:
    """Many matches at one choice a second each, while bots think in others."""
    async with server(folder) as (where, pid):
        times: list[float] = []
        bots = [asyncio.create_task(provoke(where, matches + index)) for index in range(thinking)]
        playing = asyncio.gather(*[play(where, index, seconds, times) for index in range(matches)])
        await asyncio.sleep(SETTLING)
        before = used(pid)
        await playing
        each = 1000 * (used(pid) - before) / len(times)
        for bot in bots:
            bot.cancel()
        await asyncio.gather(*bots, return_exceptions=True)
    beside = f" while {thinking} bots think" if thinking else ""
    print(
        f"{matches} matches{beside}, {len(times)} choices in {seconds:.0f} s;"
        f" {each:.1f} ms of the processor for each"
    )
    print("from choice to acknowledgement:")
    for part in (0.5, 0.95, 0.99, 1.0):
        print(f"  {part:>5.0%}  {share(times, part):7.1f} ms")
    print(f"  aim: 99% within {aim:.0f} ms: {'met' if share(times, 0.99) <= aim else 'missed'}")


async def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--matches", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--thinking", type=int, default=4)
    parser.add_argument("--idle", type=int, default=1000)
    asked = parser.parse_args()
    print(f"grognard {grognard.__version__} ({grognard.build()}), Python {platform.python_version()}")
    with tempfile.TemporaryDirectory() as folder:
        if asked.matches:
            await live(Path(folder), asked.matches, asked.seconds, 0, 30)
        if asked.thinking:
            await live(Path(folder), BESIDE, asked.seconds, asked.thinking, 50)
        if asked.idle:
            async with server(Path(folder)) as (where, pid):
                begin(where, 0, SMALL)
                with_pages, after = await idle(where, pid, asked.idle)
            print(f"{asked.idle} idle matches: {with_pages:.0f} MB with a page at each, {after:.0f} MB after")
            print(f"  aim: below 200 MB: {'met' if with_pages < 200 else 'missed'}")


if __name__ == "__main__":
    asyncio.run(main())
