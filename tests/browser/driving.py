"""A server of its own, a browser, and a player who points at things on the page."""

import os
import random
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PATIENCE = 30_000  # milliseconds
SIGNATURE = """() => document.querySelector(".panel").textContent +
    performance.getEntriesByName("redraw").length"""
READY = ".table[data-mine=true], .table[data-over=true]"


def chromium() -> str | None:
    """The system's Chromium, if there is one."""
    named = os.environ.get("GROGNARD_CHROMIUM")
    found = (named, *(shutil.which(name) for name in NAMES))
    return next((path for path in found if path), None)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Server:
    """`grognard serve` in a process of its own, with a database that outlives it."""

    def __init__(self, folder: Path, *more: str) -> None:
        self.database = folder / "table.db"
        self.log = folder / "serve.log"
        self.port = free_port()
        self.more = more
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-m", "grognard", "serve", "--port", str(self.port), "--no-browser"]
        command += ["--database", f"sqlite:///{self.database}", *self.more]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log)
        deadline = time.monotonic() + 30
        while not self.is_well():
            assert self.process.poll() is None, self.log.read_text()
            assert time.monotonic() < deadline, "the server does not start"
            time.sleep(0.1)

    def is_well(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}/api/health", timeout=2) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    def kill(self) -> None:
        """As if the power had failed."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        assert self.process is not None
        if self.process.poll() is None:
            self.process.terminate()
            self.process.wait(timeout=20)


class Player:
    """Somebody at a page."""

    def __init__(self, page: Any, seed: int = 1) -> None:
        self.page = page
        self.luck = random.Random(seed)

    def door(self, address: str) -> None:
        self.page.goto(address)
        self.page.wait_for_selector("button.begin", timeout=PATIENCE)

    def wish(self, **choices: str) -> None:
        """Set radio buttons of the door by their values."""
        for value in choices.values():
            self.page.check(f"input[type=radio][value={value}]", force=True)

    def begin(self) -> None:
        self.page.click("button.begin")
        self.page.wait_for_selector(".table .panel h2, .curtain:not([hidden])", timeout=PATIENCE)

    def learn(self, address: str) -> None:
        """Begin the teaching game: its first cards and dice are always the same."""
        self.door(address)
        self.page.click(".way.learn")
        self.page.wait_for_selector(".lesson", timeout=PATIENCE)

    # at the table

    def point(self, id: str) -> None:
        """Click a piece or a place of the board."""
        thing = self.page.locator(f'[data-piece="{id}"], .space[data-place="{id}"]').first
        box = thing.bounding_box()
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def drag(self, piece: str, place: str) -> None:
        """Drag a piece to a place."""
        page = self.page
        start = page.locator(f'[data-piece="{piece}"]').first.bounding_box()
        end = page.locator(f'.space[data-place="{place}"]').first.bounding_box()
        page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
        page.mouse.down()
        page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=6)
        page.mouse.up()

    def ready(self) -> None:
        """Wait until this page has to decide, or the match is over."""
        self.page.wait_for_selector(READY, timeout=PATIENCE)

    @property
    def over(self) -> bool:
        return bool(self.page.query_selector(".table[data-over=true]"))

    @property
    def prompt(self) -> str:
        heading = self.page.query_selector(".panel h2")
        return str(heading.inner_text()) if heading else ""

    @property
    def choices(self) -> list[str]:
        """The lines of the list, without their keys."""
        return [each.inner_text() for each in self.page.query_selector_all(".panel .choice > span")]

    def press(self, which: str) -> None:
        """Press a button of the page, wherever it is scrolled to."""
        self.page.eval_on_selector(which, "button => button.click()")

    def step(self) -> None:
        """One sensible press: the red button, what a lesson shows, else any line of the list, else done."""
        self.ready()
        if self.over:
            return
        page = self.page
        before = self.signature()
        lines = page.query_selector_all(".panel .choice")
        if page.query_selector(".panel .primary:not([disabled])"):
            self.press(".panel .primary")
        elif page.query_selector("[data-keep=lesson-show]"):
            self.press("[data-keep=lesson-show]")
        elif lines and (self.luck.random() < 0.9 or not page.query_selector(".panel .standing")):
            lines[self.luck.randrange(len(lines))].evaluate("button => button.click()")
        else:
            self.press(".panel .standing")
        self.settled(before)

    def signature(self) -> str:
        """What the panel says, and how many positions were drawn: the next may ask the same again."""
        return str(self.page.evaluate(SIGNATURE))

    def settled(self, before: str) -> None:
        """Wait until the press has shown itself."""
        self.page.wait_for_function(f"before => ({SIGNATURE})() !== before", arg=before, timeout=PATIENCE)

    def play(self, most: int = 2000) -> int:
        """Play to the end; how many presses it took."""
        for presses in range(most):
            self.ready()
            if self.over:
                return presses
            self.step()
        raise AssertionError("the match does not end")

    def play_until(self, there: str, most: int = 200) -> None:
        """Play until something is on the page."""
        for _ in range(most):
            self.ready()
            if self.page.query_selector(there):
                return
            self.step()
        raise AssertionError(f"no {there} in {most} presses")

    def lines(self) -> list[str]:
        """The log, line by line."""
        return [each.inner_text() for each in self.page.query_selector_all(".log .line")]
