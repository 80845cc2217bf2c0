"""A server of its own, a browser, and a player who points at things on the page."""

import json
import os
import shutil
import signal
import socket
import statistics
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
SEATS = {"battle_cry": ("usa", "csa"), "tactique": ("blue", "red"), "gradisca": ("ven", "aus")}
PATIENCE = 60_000  # milliseconds
READY = ".table[data-mine=true], .table[data-over=true]"
DRAWN = """() => performance.getEntriesByName("redraw").length"""
SIGNATURE = f"""() => document.querySelector(".panel").textContent + ({DRAWN})()"""

# The middle of a thing that has not moved for some frames: sizes are measured and the board fitted in them.
AT_REST = """async (which) => {
    const where = () => {
        const box = document.querySelector(which)?.getBoundingClientRect();
        return box ? [box.x + box.width / 2, box.y + box.height / 2] : [];
    };
    let [last, still] = [where(), 0];
    while (still < 5) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        const now = where();
        still = now.length && now.join() === last.join() ? still + 1 : 0;
        last = now;
    }
    return last;
}"""

# How long a fixed sum takes on the page, and how long it takes on a quiet machine of today, in milliseconds.
SUM = """() => {
    const start = performance.now();
    let sum = 0;
    for (let k = 0; k < 2e6; k++) sum = (sum * 31 + k) % 1000003;
    return performance.now() - start + (sum < 0 ? 1 : 0);
}"""
QUIET = 10

# A player on the page itself: one sensible press after another, each as soon as the last has shown itself.
# The red button, what a lesson shows, else any line of the list, else done; a curtain is lifted.
PRESSES = """async ({ most, seed, there, idle, busy, patience }) => {
    let state = seed;
    const luck = () => {
        state = (Math.imul(state, 1103515245) + 12345) >>> 0;
        return (state >>> 8) / 2 ** 24;
    };
    const any = (list) => list[Math.floor(luck() * list.length)];
    const table = document.querySelector(".table");
    const panel = document.querySelector(".panel");
    const curtain = () => document.querySelector(".curtain:not([hidden]) button");
    const over = () => table.dataset.over === "true";
    const found = () => over() || (there && document.querySelector(there));
    const ready = () => table.dataset.mine === "true" || found() || curtain();
    const redraws = () => performance.getEntriesByName("redraw").length;
    const drawn = () => [redraws(), Boolean(curtain()), panel.textContent].join();
    const all = { subtree: true, childList: true, attributes: true, characterData: true };
    const until = (holds, what) => new Promise((resolve, reject) => {
        if (holds()) return resolve();
        const done = (then) => { clearTimeout(late); watch.disconnect(); then(); };
        const watch = new MutationObserver(() => holds() && done(resolve));
        const fail = () => reject(new Error(`${what}: ${panel.textContent}`));
        const late = setTimeout(() => done(fail), patience);
        watch.observe(document.body, all);
    });
    let presses = 0;
    for (; presses < most; presses++) {
        await until(ready, "nothing is asked");
        if (found()) break;
        const before = drawn();
        const lines = [...panel.querySelectorAll(".choice")];
        const standing = [...panel.querySelectorAll(".standing")];
        const button = curtain()
            || panel.querySelector(".primary:not([disabled])")
            || document.querySelector("[data-keep=lesson-show]")
            || (busy && presses >= busy && standing.find((each) => each.textContent.startsWith(idle)))
            || (lines.length && (luck() < 0.9 || !standing.length) ? any(lines) : any(standing));
        if (!button) throw new Error(`nothing to press: ${panel.outerHTML}`);
        button.click();
        await until(() => drawn() !== before, "the press shows no effect");
    }
    return { presses, seed: state, found: Boolean(found()) };
}"""


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
        deadline = time.monotonic() + PATIENCE / 1000
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

    def post(self, path: str, body: Any, kind: str = "application/json") -> Any:
        """What a page sends that has no page."""
        data = body if isinstance(body, bytes) else json.dumps(body).encode()
        request = urllib.request.Request(
            self.address + path, data, {"Content-Type": kind, "Origin": self.address}
        )
        with urllib.request.urlopen(request, timeout=30) as answer:
            return json.load(answer)

    def kill(self) -> None:
        """As if the power had failed."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        assert self.process is not None
        if self.process.poll() is None:
            self.process.terminate()
            self.process.wait(timeout=PATIENCE / 1000)


class Player:
    """Somebody at a page."""

    def __init__(self, page: Any, seed: int = 1) -> None:
        self.page = page
        self.seed = seed

    def door(self, address: str) -> None:
        self.page.goto(address)
        self.page.wait_for_selector("button.begin")

    def wish(self, **choices: str) -> None:
        """Set radio buttons of the door by their values."""
        for value in choices.values():
            self.press(f"input[type=radio][value={value}]")

    def begin(self) -> None:
        self.page.click("button.begin")
        self.page.wait_for_selector(".table .panel h2, .curtain:not([hidden])")

    def learn(self, server: Server) -> None:
        """Begin the teaching game: its first cards and dice are always the same."""
        self.visit(server, server.post("/api/teach", {}))
        self.page.wait_for_selector(".lesson")

    def sit(self, server: Server, game: str, scenario: str, **more: Any) -> Any:
        """A new match, and a chair at its table; without a wish the first seat is mine, the other a bot's."""
        mine, other = SEATS[game]
        seats = {mine: {"kind": "here"}, other: {"kind": "bot", "bot": "random"}}
        wish = {"game": game, "scenario": scenario, "dealers": {}, "seats": seats} | more
        made = server.post("/api/matches", wish)
        self.visit(server, made)
        return made

    def visit(self, server: Server, made: Any) -> None:
        """The table of a match that has been made."""
        self.page.goto(server.address + made["table"], wait_until="commit")
        self.page.wait_for_selector(".table .panel h2, .curtain:not([hidden])")

    # at the table

    def point(self, id: str) -> None:
        """Click a piece or a place of the board."""
        self.page.mouse.click(*self.middle(f'[data-piece="{id}"], .space[data-place="{id}"]'))

    def drag(self, piece: str, place: str) -> None:
        """Drag a piece to a place."""
        page = self.page
        start, end = self.middle(f'[data-piece="{piece}"]'), self.middle(f'.space[data-place="{place}"]')
        page.mouse.move(*start)
        page.mouse.down()
        page.mouse.move(*end, steps=6)
        page.mouse.up()

    def middle(self, which: str) -> tuple[float, float]:
        """Where a thing of the page lies, once it lies still."""
        self.page.wait_for_selector(which, state="attached")
        x, y = self.page.evaluate(AT_REST, which)
        return x, y

    def ready(self) -> None:
        """Wait until this page has to decide, or the match is over."""
        self.page.wait_for_selector(READY)

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
        """Press a button of the page, wherever it is scrolled to.

        It is found and pressed at once: the page may be drawn anew between the two, and nobody hears a
        button that is no longer on it.
        """
        self.page.evaluate("which => document.querySelector(which).click()", which)

    def step(self) -> None:
        """One sensible press."""
        self.run(1)

    def run(self, most: int, there: str = "", idle: str = "", busy: int = 0) -> int:
        """Press until something is there or the match is over; after `busy` presses rather what is `idle`."""
        wish = {"most": most, "seed": self.seed, "there": there, "idle": idle, "busy": busy}
        done = self.page.evaluate(PRESSES, {**wish, "patience": PATIENCE})
        self.seed = done["seed"]
        presses: int = done["presses"]
        return presses

    def signature(self) -> str:
        """What the panel says, and how many positions were drawn: the next may ask the same again."""
        return str(self.page.evaluate(SIGNATURE))

    def drawn(self) -> int:
        """How many positions the page has drawn."""
        return int(self.page.evaluate(DRAWN))

    def wait_until_drawn(self, before: int) -> None:
        """Wait for a position after so many."""
        self.page.wait_for_function(f"before => ({DRAWN})() > before", arg=before)

    def settled(self, before: str) -> None:
        """Wait until the press has shown itself."""
        self.page.wait_for_function(f"before => ({SIGNATURE})() !== before", arg=before)

    def slowness(self) -> float:
        """How many times longer everything takes than on a quiet machine, by now."""
        return max(1.0, statistics.median(float(self.page.evaluate(SUM)) for _ in range(9)) / QUIET)

    def play(self, most: int = 2000, idle: str = "", busy: int = 0) -> int:
        """Play to the end; how many presses it took."""
        presses = self.run(most, "", idle, busy)
        assert self.over, "the match does not end"
        return presses

    def play_until(self, there: str, most: int = 200) -> None:
        """Play until something is on the page."""
        self.run(most, there)
        assert self.page.query_selector(there), f"no {there} in {most} presses"

    def board_in_words(self) -> str:
        """The board as a screen reader tells it, once it tells what is shown."""
        self.page.wait_for_selector(".board-words:not([aria-busy])", state="attached")
        return str(self.page.eval_on_selector(".board-words", "words => words.textContent"))

    def lines(self) -> list[str]:
        """The log, line by line."""
        return [each.inner_text() for each in self.page.query_selector_all(".log .line")]
