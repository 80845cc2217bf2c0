"""A pack: a folder of TOML files, read record by record, with everything that is wrong said at once."""

import re
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from hashlib import sha256
from pathlib import Path
from typing import Final, Literal, TypeVar

from grognard.packs import convert
from grognard.packs.findings import Finding, PackError, did_you_mean
from grognard.packs.locate import line_of, lines_of

T = TypeVar("T")
FORMAT: Final = 1  # of the packs that are read here


@dataclass(frozen=True)
class Source:
    """Where content comes from."""

    key: str
    en: str
    fr: str


@dataclass(frozen=True, kw_only=True)
class Header:
    """What every pack.toml says; a game adds its own fields in a subclass."""

    id: str
    format: int
    version: int
    languages: list[str]
    note_en: str = ""
    note_fr: str = ""
    source: list[Source] = field(default_factory=list)


@dataclass(frozen=True)
class Clause:
    """A rule's id, what kind of statement it is, where it comes from, and what the engine cites with it."""

    id: str
    kind: Literal["rule", "definition", "note"]
    source: str
    note: str = ""


@dataclass(frozen=True)
class RuleText:
    """What a clause says, and why."""

    text: str
    why: str = ""


@dataclass(frozen=True)
class _ClauseText:
    id: str
    text: str
    why: str = ""


class Pack:
    """A folder of content. Reading collects findings; `check` raises them, if there are any."""

    def __init__(self, folder: Path) -> None:
        self.folder: Final = folder
        self.findings: Final[list[Finding]] = []
        self._texts: Final[dict[str, str]] = {}
        self._tables: Final[dict[str, dict[str, object] | None]] = {}
        self._lines: Final[dict[str, dict[str, int]]] = {}
        self._lists: Final[dict[str, set[str]]] = {}  # file -> the [[lists]] that were read
        self._kept: Final[dict[tuple[str, str], list[int]]] = {}  # where the records of a list stand in it
        header = self._header()
        self.id: Final = header.id
        self.version: Final = header.version
        self.digest: Final = digest(folder)

    def record(self, file: str, kind: type[T]) -> T | None:
        """A whole file as one record, or None after a finding."""
        table = self.table(file)
        return None if table is None else self._convert(file, table, kind, "")

    def records(self, file: str, name: str, kind: type[T]) -> list[T]:
        """The [[name]] tables of a file; those that do not fit are left out, with a finding."""
        self._lists.setdefault(file, set()).add(name)
        table = self.table(file)
        if table is None:
            return []
        if name not in table:
            self.complain(file, "", f"there is no [[{name}]]", did_you_mean(name, table))
            return []
        values = table[name]
        if not isinstance(values, list):
            message = f"expected a list of tables, got {convert.got(values)}"
            self.complain(file, name, message, f"write [[{name}]]")
            return []
        self._unique(file, name, values)
        found = [self._convert(file, value, kind, f"{name}[{index}]") for index, value in enumerate(values)]
        self._kept[file, name] = [index for index, each in enumerate(found) if each is not None]
        return [each for each in found if each is not None]

    def scenarios(self, kind: type[T]) -> list[T]:
        """Every scenario of the pack, by file name; its id is its file's name.

        Those without a date happened nowhere: they are for learning and come first.
        """
        found = []
        for path in sorted((self.folder / "scenarios").glob("*.toml")):
            file = f"scenarios/{path.name}"
            scenario = self.record(file, kind)
            if scenario is None:
                continue
            id = getattr(scenario, "id")  # noqa: B009
            if id != path.stem:
                message = f'the id "{id}" is not the name of the file'
                self.complain(file, "id", message, f'write "{path.stem}"')
                scenario = replace(scenario, id=path.stem)  # type: ignore[type-var]
            found.append(scenario)
        return sorted(found, key=is_dated)

    def expect_id(self, file: str, where: str, value: str, known: Iterable[str], what: str) -> bool:
        """Whether the value is one of the known ids; if not, a finding with the nearest one."""
        ids = list(known)
        if value in ids:
            return True
        self.complain(file, where, f'no {what} "{value}"', did_you_mean(value, ids))
        return False

    def expect_number(self, file: str, where: str, value: int, lowest: int, highest: int) -> None:
        """A finding for a number outside its bounds."""
        if not lowest <= value <= highest:
            self.complain(file, where, f"expected {lowest} to {highest}, got {value}")

    def complain(self, file: str, where: str, message: str, hint: str = "") -> None:
        """Notes something wrong at a path of a file; a record is counted as `records` gave it."""
        entry = re.match(r"(\w+)\[(\d+)\]", where)
        kept = self._kept.get((file, entry[1]), []) if entry else []
        if entry and int(entry[2]) < len(kept):
            where = f"{entry[1]}[{kept[int(entry[2])]}]{where[entry.end() :]}"
        self._note(file, where, message, hint)

    def _note(self, file: str, where: str, message: str, hint: str = "") -> None:
        finding = Finding(file, message, where, self._line(file, where), hint)
        if finding not in self.findings:
            self.findings.append(finding)

    def check(self) -> None:
        """Raises all the findings, if there are any."""
        for file, names in self._lists.items():
            for key in self.table(file) or {}:
                if key not in names:
                    self.complain(file, key, f'unknown key "{key}"', did_you_mean(key, names))
        self._lists.clear()
        if self.findings:
            raise PackError(list(self.findings))

    def clauses(self) -> list[Clause]:
        """The clauses of the rules, in the order of the rulebook."""
        return self.records("rules.toml", "clause", Clause)

    def rule_texts(self, language: str) -> dict[str, RuleText]:
        """What each clause says in that language."""
        file = f"rules.{language}.toml"
        texts = self.records(file, "clause", _ClauseText)
        known = [clause.id for clause in self.clauses()]
        for index, each in enumerate(texts):
            self.expect_id(file, f"clause[{index}].id", each.id, known, "clause")
        said = {each.id: RuleText(each.text, each.why) for each in texts}
        for id in known:
            if id not in said:
                self.complain(file, "", f"no text for {id}")
        return said

    def _header(self) -> Header:
        """The keys that every pack.toml has; the game's own are read by the game."""
        if not self.folder.is_dir():
            raise PackError([Finding(str(self.folder), "there is no such folder")])
        table = self.table("pack.toml") or {}
        common = {key: value for key, value in table.items() if key in Header.__dataclass_fields__}
        header = None if self.findings else self._convert("pack.toml", common, Header, "")
        if header is not None and header.format != FORMAT:
            self.complain("pack.toml", "format", f"expected {FORMAT}, got {header.format}")
        if header is None or self.findings:
            raise PackError(list(self.findings))
        return header

    def _convert(self, file: str, value: object, kind: type[T], where: str) -> T | None:
        record, wrong = convert.record(value, kind, where)
        for misfit in wrong:
            self._note(file, misfit.where, misfit.message, misfit.hint)
        return record

    def _unique(self, file: str, name: str, values: list[object]) -> None:
        first: dict[object, int] = {}
        for index, value in enumerate(values):
            id = value.get("id") if isinstance(value, dict) else None
            if not isinstance(id, str):
                continue
            if id in first:
                self._note(file, f"{name}[{index}].id", f'"{id}" is also the id of {name}[{first[id]}]')
            first.setdefault(id, index)

    def _line(self, file: str, where: str) -> int | None:
        if file not in self._lines:
            self.table(file)
            self._lines[file] = lines_of(self._texts.get(file, ""))
        return line_of(self._lines[file], where)

    def table(self, file: str) -> dict[str, object] | None:
        """What a file holds, read once; None after a finding."""
        if file not in self._tables:
            self._tables[file] = self._read(file)
        return self._tables[file]

    def _read(self, file: str) -> dict[str, object] | None:
        try:
            text = (self.folder / file).read_bytes().decode("utf-8").replace("\r\n", "\n")
        except FileNotFoundError:
            self.findings.append(Finding(file, "there is no such file"))
            return None
        except UnicodeDecodeError:
            self.findings.append(Finding(file, "not a text file", hint="save it as UTF-8"))
            return None
        except OSError as error:
            self.findings.append(Finding(file, f"cannot be read: {error.strerror}"))
            return None
        try:
            table = tomllib.loads(text)
        except (ValueError, RecursionError) as error:
            self.findings.append(syntax_finding(file, text, error))
            return None
        self._texts[file] = text
        return table


def is_dated(scenario: object) -> bool:
    """The scenario is of a battle that was fought one day."""
    return getattr(scenario, "date", "?") != ""


def open_pack(folder: Path) -> Pack:
    """The pack in that folder; a PackError if there is none."""
    return Pack(folder)


def builtin(game: str) -> Path:
    """The folder of a game's own pack."""
    return Path(__file__).parent.parent / "games" / game / "pack"


def files(folder: Path) -> list[Path]:
    """The files of a pack, sorted by their path; hidden ones are not part of it."""
    found = [path for path in folder.rglob("*") if path.is_file()]
    parts = {path: path.relative_to(folder).parts for path in found}
    return sorted(
        (path for path in found if not any(part.startswith((".", "__")) for part in parts[path])),
        key=lambda path: parts[path],
    )


def digest(folder: Path) -> str:
    """SHA-256 over what a pack says of play, path and content; line ends count as one character.

    Texts are left out, and what bots think: a better sentence does not make an older record unreadable.
    """
    total = sha256()
    for path in files(folder):
        if path.suffix == ".ftl" or path.name.startswith(("rules.", "aid.", "weights.")):
            continue
        try:
            content = path.read_bytes().replace(b"\r\n", b"\n")
        except OSError as error:
            name = path.relative_to(folder).as_posix()
            raise PackError([Finding(name, f"cannot be read: {error.strerror}")]) from None
        name = path.relative_to(folder).as_posix()
        total.update(f"{name}\0{len(content)}\0".encode())
        total.update(content)
    return total.hexdigest()


def syntax_finding(file: str, text: str, error: Exception) -> Finding:
    """What is wrong with a file that is not TOML, and in which line."""
    message = str(error)
    at = re.search(r" \(at (?:line (\d+), column \d+|end of document)\)$", message)
    if at is None:
        return Finding(file, f"not readable as TOML: {message}")
    line = int(at[1]) if at[1] else text.rstrip("\n").count("\n") + 1
    what = message[: at.start()]
    return Finding(file, f"not readable as TOML: {what[:1].lower()}{what[1:]}", line=line)
