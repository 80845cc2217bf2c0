"""The terminal: texts, the board in colours where there are any, questions, and a curtain."""

import re
import sys
from collections.abc import Callable, Iterable
from textwrap import wrap
from typing import Final

from rich.console import Console
from rich.text import Text

CLEAR: Final = "\x1b[H\x1b[2J\x1b[3J"  # the scrollback last: nothing of a hidden hand stays
UPPER: Final = re.compile(r"(?<=[ A-Z~#])(?:[ICA]\d|G)\*?(?= |$)", re.MULTILINE)
LOWER: Final = re.compile(r"(?<=[ A-Z~#])(?:[ica]\d|g)\*?(?= |$)", re.MULTILINE)
GROUND: Final = re.compile(r"(?<= )[A-FH-Z~#]+(?=[ ICAGicag]|$)", re.MULTILINE)


class Screen:
    """Where a player reads and types."""

    def __init__(self) -> None:
        self.console: Final = Console(highlight=False)
        self.lines = load_readline() if sys.stdin.isatty() else None

    def say(self, text: str = "", style: str = "", whole: bool = False) -> None:
        """A text; on a terminal long lines are broken, what follows further in, but for whole ones."""
        if whole or not self.console.is_terminal:
            self.console.print(Text(text, style), soft_wrap=True)
            return
        for line in text.split("\n"):
            indent = " " * (len(line) - len(line.lstrip()))
            further = indent + "      " if indent else ""
            for part in wrap(line, self.console.width - 1, subsequent_indent=further) or [""]:
                self.console.print(Text(part, style), soft_wrap=True)

    def say_all(self, lines: Iterable[str], style: str = "") -> None:
        for line in lines:
            self.say(line, style)

    def board(self, text: str) -> None:
        """The board; capitals and small letters tell the sides apart, colours only help."""
        drawn = Text(text)
        for pattern, style in ((GROUND, "green"), (UPPER, "bold bright_blue"), (LOWER, "bold red")):
            drawn.highlight_regex(pattern, style)
        self.console.print(drawn, soft_wrap=True)

    def ask(self, question: str, complete: Callable[[], list[str]] | None = None) -> str:
        """What the player types; EOFError if he is gone."""
        if self.lines is not None:
            self.lines.set_completer(completer(complete) if complete is not None else None)
        return input(question).strip()

    def clear(self) -> None:
        """Hide all that was shown and typed."""
        if self.console.is_terminal:
            self.console.file.write(CLEAR)
            self.console.file.flush()
        if self.lines is not None:
            self.lines.clear_history()


def load_readline() -> "Readline | None":
    """Line editing, where the system has it."""
    try:
        import readline
    except ImportError:
        return None
    readline.parse_and_bind("tab: complete")
    readline.set_completer_delims("")  # a whole line is completed
    return readline  # type: ignore[return-value]


class Readline:
    """What is used of the module."""

    def set_completer(self, function: Callable[[str, int], str | None] | None) -> None: ...

    def clear_history(self) -> None: ...


def completer(words: Callable[[], list[str]]) -> Callable[[str, int], str | None]:
    """Completes a line to one of the words."""

    def complete(text: str, state: int) -> str | None:
        fitting = [word for word in words() if word.startswith(text)]
        return fitting[state] if state < len(fitting) else None

    return complete
