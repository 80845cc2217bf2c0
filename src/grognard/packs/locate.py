"""Finds the line of a TOML text on which a value stands, by its path: `army[3].hexes[2]`."""

import re
from typing import Final

BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
BLANKS: Final = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")  # with line ends and comments
SPACES: Final = re.compile(r"[ \t]*")
STRING: Final = re.compile(
    r'"""(?:[^\\]|\\.)*?"""+' r"|'''.*?'''+" r'|"(?:[^"\\\n]|\\.)*"' r"|'[^'\n]*'",
    re.DOTALL,
)
OTHER: Final = re.compile(r"[^,\]}#\n]*")  # a number, a date, true, false


def lines_of(text: str) -> dict[str, int]:
    """The line of every table, key and list entry of a text that is known to be right."""
    return _Scan(text).lines


def line_of(lines: dict[str, int], where: str) -> int | None:
    """The line of a path, or of the nearest thing around it that has one."""
    while where and where not in lines:
        where = where[: max(where.rfind("."), where.rfind("["), 0)]
    return lines.get(where)


class _Scan:
    """Walks once through the text and notes where each value begins."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.lines: dict[str, int] = {}
        self.counts: dict[str, int] = {}  # tables so far in a [[list]] of tables
        self._document()

    def _skip(self, what: re.Pattern[str]) -> str:
        found = what.match(self.text, self.at)
        if found is None:
            return ""
        self.at = found.end()
        return found.group()

    def _note(self, path: str, at: int) -> None:
        self.lines.setdefault(path, self.text.count("\n", 0, at) + 1)

    def _document(self) -> None:
        prefix = ""
        self._skip(BLANKS)
        while self.at < len(self.text):
            before = self.at
            if self.text[self.at] == "[":
                prefix = self._header()
            else:
                self._pair(prefix)
            self._skip(BLANKS)
            if self.at == before:  # not TOML after all: what was found so far must do
                return

    def _header(self) -> str:
        """[table] or [[list of tables]]: gives the path of what follows."""
        start = self.at
        many = self.text.startswith("[[", self.at)
        self.at += 2 if many else 1
        keys = self._keys()
        self.at += 2 if many else 1
        path = ""
        for key in keys[:-1]:
            path = _joined(path, key)
            if path in self.counts:
                path = f"{path}[{self.counts[path]}]"
        path = _joined(path, keys[-1])
        self._note(path, start)
        if many:
            self.counts[path] = self.counts.get(path, -1) + 1
            path = f"{path}[{self.counts[path]}]"
            self._note(path, start)
        return path

    def _keys(self) -> list[str]:
        """A key, or several joined by dots."""
        keys = []
        while True:
            self._skip(SPACES)
            quoted = self._skip(STRING)
            keys.append(quoted[1:-1] if quoted else self._skip(BARE))
            self._skip(SPACES)
            if not self.text.startswith(".", self.at):
                return keys
            self.at += 1

    def _pair(self, prefix: str) -> None:
        start = self.at
        path = prefix
        for key in self._keys():
            path = _joined(path, key)
            self._note(path, start)
        if self.text.startswith("=", self.at):
            self.at += 1
            self._skip(SPACES)
            self._value(path)

    def _value(self, path: str) -> None:
        if self.text.startswith("[", self.at):
            self._list(path)
        elif self.text.startswith("{", self.at):
            self._table(path)
        elif not self._skip(STRING):
            self._skip(OTHER)

    def _list(self, path: str) -> None:
        self.at += 1
        index = 0
        while self._more("]"):
            entry = f"{path}[{index}]"
            self._note(entry, self.at)
            self._value(entry)
            index += 1

    def _table(self, path: str) -> None:
        self.at += 1
        while self._more("}"):
            self._pair(path)

    def _more(self, end: str) -> bool:
        """Whether another entry begins before the end; passes commas, and the end itself."""
        self._skip(BLANKS)
        if self.text.startswith(",", self.at):
            self.at += 1
            self._skip(BLANKS)
        if self.text.startswith(end, self.at):
            self.at += 1
            return False
        return self.at < len(self.text)


def _joined(path: str, key: str) -> str:
    return f"{path}.{key}" if path else key
