"""A program spoken to line by line, within limits of time and size: whatever it does, it holds nobody up."""

import os
import selectors
import signal
import subprocess
from collections.abc import Sequence
from time import monotonic
from typing import IO, Final

from grognard.play.undisturbed import interrupted
from grognard.play.wording import engine

LONGEST_LINE: Final = 4_096  # bytes of a line that it writes
BITE: Final = 65_536  # bytes that are read or written at once
BITES: Final = 32  # that are taken of what a dead program has left
TAIL: Final = 2_000  # bytes that are kept of what it says beside
TAIL_LINES: Final = 3  # lines of it that are told
GLANCE: Final = 0.2  # seconds between two looks at whether somebody wants to stop
GRACE: Final = 1.0  # seconds in which it may leave by itself


class Misbehaved(Exception):
    """What a program did wrong: a text of the engine's, with what it tells of."""

    def __init__(self, key: str, **words: str) -> None:
        super().__init__(key)
        self.key: Final = key
        self.words: Final = words

    def told(self, language: str = "en") -> str:
        """It in a few words."""
        return engine(language).say(self.key, dict(self.words)) or self.key

    def __str__(self) -> str:
        return self.told()


class Program:
    """Runs in a session of its own, so that all it has started ends with it."""

    def __init__(self, words: Sequence[str]) -> None:
        try:
            self.process: Final = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,
            )
        except OSError as error:
            raise Misbehaved("program-unstarted", error=str(error.strerror)) from error
        RUNNING.add(self)
        self.unsent = bytearray()
        self.heard = bytearray()
        self.aside = bytearray()  # the end of what it wrote to its error output
        self.selector: Final = selectors.DefaultSelector()
        self.stdin, self.stdout, self.stderr = self.pipes()
        for pipe in (self.stdin, self.stdout, self.stderr):
            os.set_blocking(pipe.fileno(), False)
        self.selector.register(self.stdout, selectors.EVENT_READ)
        self.selector.register(self.stderr, selectors.EVENT_READ)

    def pipes(self) -> tuple[IO[bytes], IO[bytes], IO[bytes]]:
        stdin, stdout, stderr = self.process.stdin, self.process.stdout, self.process.stderr
        assert stdin is not None
        assert stdout is not None
        assert stderr is not None
        return stdin, stdout, stderr

    def send(self, lines: Sequence[str]) -> None:
        """Put lines before it; they go as quickly as it reads."""
        self.unsent += "".join(f"{line}\n" for line in lines).encode()
        if self.unsent and not self.is_watched(self.stdin):
            self.selector.register(self.stdin, selectors.EVENT_WRITE)

    def line(self, deadline: float) -> str:
        """The next line that it writes."""
        while b"\n" not in self.heard:
            if len(self.heard) > LONGEST_LINE:
                break
            if not self.is_watched(self.stdout):
                raise self.ending()
            if monotonic() >= deadline:
                raise Misbehaved("program-late")
            self.serve(deadline)
        line, _, rest = self.heard.partition(b"\n")
        if len(line) > LONGEST_LINE:
            raise Misbehaved("program-long-line", most=str(LONGEST_LINE))
        self.heard = rest
        return line.decode("utf-8", "replace").strip()

    def serve(self, deadline: float) -> None:
        """Wait a moment for what can be read or written."""
        if interrupted():
            raise KeyboardInterrupt
        ready = self.selector.select(max(0.0, min(GLANCE, deadline - monotonic())))
        if not ready and self.process.returncode is None and self.process.poll() is not None:
            self.end_group()  # whoever it has started keeps its pipes open
        for key, _ in ready:
            if key.fileobj is self.stdin:
                self.push()
            else:
                self.pull(self.stdout if key.fileobj is self.stdout else self.stderr)

    def push(self) -> None:
        """Write as much as it takes; one that has closed its ears is heard out all the same."""
        try:
            del self.unsent[: os.write(self.stdin.fileno(), self.unsent[:BITE])]
        except BlockingIOError:
            return
        except OSError:
            self.unsent.clear()
        if not self.unsent:
            self.selector.unregister(self.stdin)

    def pull(self, pipe: IO[bytes]) -> None:
        """Read what is there."""
        try:
            found = os.read(pipe.fileno(), BITE)
        except BlockingIOError:
            return
        if not found:
            self.selector.unregister(pipe)
        elif pipe is self.stdout:
            self.heard += found
        else:
            self.aside = (self.aside + found)[-TAIL:]

    def is_watched(self, pipe: IO[bytes]) -> bool:
        return not pipe.closed and pipe in self.selector.get_map()

    def ending(self) -> Misbehaved:
        """How it ended, once it has closed its output."""
        if self.process.returncode is None:
            try:
                self.process.wait(GRACE)
            except subprocess.TimeoutExpired:
                return Misbehaved("program-silent")
            self.end_group()
        code = self.process.returncode
        if code < 0:
            return Misbehaved("program-killed", signal=signal_name(-code))
        return Misbehaved("program-ended", code=str(code))

    def last_words(self) -> str:
        """The end of what it said beside, fit for a terminal."""
        lines = [printable(line) for line in self.aside.decode("utf-8", "replace").splitlines()]
        return " / ".join([line for line in lines if line][-TAIL_LINES:])

    def dismiss(self) -> None:
        """Let it read to the end and leave; whoever stays is made to go."""
        deadline = monotonic() + GRACE
        try:
            while self.is_watched(self.stdout) and monotonic() < deadline:
                if not self.is_watched(self.stdin):
                    self.stdin.close()
                self.heard.clear()
                self.serve(deadline)
        finally:
            self.kill()

    def kill(self) -> None:
        """End it and all that it has started; nothing of it stays but its last words."""
        if self.process.returncode is None:
            self.end_group()
            self.process.wait()
        for _ in range(BITES):
            if self.is_watched(self.stderr):
                self.pull(self.stderr)
        self.selector.close()
        for pipe in (self.stdin, self.stdout, self.stderr):
            pipe.close()
        RUNNING.discard(self)

    def end_group(self) -> None:
        """Kill whoever is left of its session: the number is theirs while one of them lives."""
        try:
            os.killpg(self.process.pid, signal.SIGKILL)
        except (ProcessLookupError, PermissionError):  # nobody; macOS says so of the dead, too
            return


RUNNING: Final[set[Program]] = set()


def end_all() -> None:
    """End every program at once: for a process that has to go."""
    for program in RUNNING:
        program.end_group()


def signal_name(number: int) -> str:
    """The name of a signal."""
    try:
        return signal.Signals(number).name
    except ValueError:
        return f"signal {number}"


def printable(line: str) -> str:
    """A line without what a terminal would take for orders."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in line).split())
