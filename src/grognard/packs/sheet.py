"""A sheet: one TOML text that is no pack, read as a record, with everything that is wrong said at once."""

import tomllib
from collections.abc import Iterable
from typing import Final, TypeVar

from grognard.packs import convert
from grognard.packs.findings import Finding, PackError, did_you_mean, suggestion
from grognard.packs.locate import line_of, lines_of
from grognard.packs.pack import syntax_finding

T = TypeVar("T")
MOST: Final = 100  # findings


class Sheet:
    """A text with the name of its file. Reading collects findings; `check` raises them, if there are any."""

    def __init__(self, file: str, text: str) -> None:
        self.file: Final = file
        self.text: Final = text.replace("\r\n", "\n")
        self.findings: Final[list[Finding]] = []
        self.lines: dict[str, int] | None = None  # where each path of the text stands, once it is asked for

    def record(self, kind: type[T]) -> T:
        """The whole text as one record; a PackError if it is none."""
        try:
            table = tomllib.loads(self.text)
        except (ValueError, RecursionError) as error:
            raise PackError([syntax_finding(self.file, self.text, error)]) from None
        return self.convert(table, kind)

    def convert(self, table: object, kind: type[T]) -> T:
        """A table that was read elsewhere as one record; a PackError if it is none."""
        record, wrong = convert.record(table, kind, "")
        for misfit in wrong:
            self.complain(misfit.where, misfit.message, misfit.hint)
        self.check()
        assert record is not None
        return record

    def complain(self, where: str, message: str, hint: str = "", key: str = "", **given: str | int) -> None:
        """Notes something wrong at a path of the text; the key is of the sentence for players."""
        if self.is_full():
            return
        if self.lines is None:
            self.lines = lines_of(self.text)
        line = line_of(self.lines, where)
        self.findings.append(Finding(self.file, message, where, line, hint, key, tuple(given.items())))

    def expect_id(self, where: str, value: str, known: Iterable[str], what: str) -> bool:
        """Whether the value is one of the known ids; if not, a finding with the nearest one."""
        ids = list(known)
        if value in ids:
            return True
        if self.is_full():
            return False
        near = suggestion(value, ids)
        hint = did_you_mean(value, ids)
        self.complain(where, f'no {what} "{value}"', hint, f"finding-no-{what}", word=value, near=near)
        return False

    def expect_number(self, where: str, value: int, lowest: int, highest: int) -> None:
        """A finding for a number outside its bounds."""
        if not lowest <= value <= highest:
            message = f"expected {lowest} to {highest}, got {value}"
            self.complain(where, message, "", "finding-number", lowest=lowest, highest=highest, got=value)

    def is_full(self) -> bool:
        """Enough is wrong: nobody reads more, and looking for what was meant takes time."""
        return len(self.findings) >= MOST

    def check(self) -> None:
        """Raises all the findings, if there are any."""
        if self.findings:
            raise PackError(list(self.findings))
