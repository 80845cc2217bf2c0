"""Reads the rosters of army builders: the XML of a .ros file, or of the .ros in a .rosz archive.

Such files come from anywhere: their size, depth and number of parts are limited, and a document type,
which could hide entities that grow without end, is refused.
"""

import io
import zipfile
import zlib
from dataclasses import dataclass, field
from typing import Final
from xml.parsers import expat

from grognard.packs.findings import Finding, PackError

LARGEST: Final = 8_000_000  # bytes of XML
DEEPEST: Final = 60  # elements within elements
MOST: Final = 100_000  # elements
TEXT: Final = 400  # characters of a name that are kept
COUNT: Final = 999


@dataclass
class Entry:
    """A force, or something selected in it: a brigade, a commander, a unit, an upgrade."""

    name: str
    kind: str  # force, unit, model, upgrade
    count: int = 1
    told: list[str] = field(default_factory=list)  # what its profiles say
    entries: list["Entry"] = field(default_factory=list)

    def within(self) -> list["Entry"]:
        """All that was selected in it, near and deep, in the order of the file."""
        return [each for entry in self.entries for each in (entry, *entry.within())]


@dataclass
class Selected:
    """A roster as the army builder wrote it."""

    name: str
    system: str
    catalogues: list[str]
    forces: list[Entry]


def read_selected(file: str, data: bytes) -> Selected:
    """The roster in the bytes of a .ros or .rosz file; a PackError if there is none."""
    selected = _Reading(file).parse(unpacked(file, data))
    if not selected.forces:
        raise PackError([Finding(file, "there is no force in this roster", key="finding-no-force")])
    return selected


def unpacked(file: str, data: bytes) -> bytes:
    """The XML itself, out of its archive if it is in one."""
    if not limited(file, data).startswith(b"PK"):
        return data
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            inside = [each for each in archive.infolist() if each.filename.lower().endswith(".ros")]
            if len(inside) != 1:
                told = f"expected one .ros file in the archive, got {len(inside)}"
                raise PackError([Finding(file, told, key="finding-archive")])
            with archive.open(inside[0]) as stream:
                return limited(file, stream.read(LARGEST + 1))
    except (zipfile.BadZipFile, zlib.error, NotImplementedError, RuntimeError, EOFError, ValueError, OSError):
        raise PackError([Finding(file, "the archive cannot be read", key="finding-archive")]) from None


def limited(file: str, data: bytes) -> bytes:
    """The data, unless there is too much of it."""
    if len(data) > LARGEST:
        told, given = f"larger than {LARGEST // 1_000_000} MB", (("most", LARGEST // 1000),)
        raise PackError([Finding(file, told, key="finding-too-large", given=given)])
    return data


class _Refused(Exception):
    """The document is not one that is read here."""


class _Reading:
    """Walks once through the document and keeps what a roster is made of."""

    def __init__(self, file: str) -> None:
        self.file: Final = file
        self.selected: Final = Selected("", "", [], [])
        self.open: Final[list[str]] = []  # the elements around what comes next
        self.entries: Final[list[Entry]] = []  # those among them that are entries
        self.elements = 0

    def parse(self, data: bytes) -> Selected:
        parser = expat.ParserCreate()
        parser.buffer_text = True
        parser.StartDoctypeDeclHandler = self.doctype
        parser.StartElementHandler = self.start
        parser.EndElementHandler = self.end
        parser.CharacterDataHandler = self.text
        try:
            parser.Parse(data, True)
        except _Refused as refused:
            line, told = parser.CurrentLineNumber, str(refused)
            raise PackError([Finding(self.file, told, line=line, key="finding-no-roster")]) from None
        except (expat.ExpatError, ValueError, LookupError):
            line = parser.ErrorLineNumber
            told = "not readable as XML"
            raise PackError([Finding(self.file, told, line=line, key="finding-no-roster")]) from None
        return self.selected

    def doctype(self, name: str, system: str | None, public: str | None, internal: int) -> None:
        raise _Refused("a roster has no document type")

    def start(self, name: str, given: dict[str, str]) -> None:
        self.elements += 1
        if self.elements > MOST or len(self.open) >= DEEPEST:
            raise _Refused("too large for a roster")
        if not self.open and name != "roster":
            raise _Refused(f'expected a roster, got "{name[:TEXT]}"')
        if name == "roster":
            self.selected.name = given.get("name", "")[:TEXT]
            self.selected.system = given.get("gameSystemName", "")[:TEXT]
        elif name == "force":
            self.selected.catalogues.append(given.get("catalogueName", "")[:TEXT])
            self.add(Entry(given.get("name", "")[:TEXT], "force"))
        elif name == "selection":
            called = given.get("name", "").strip()[:TEXT]
            self.add(Entry(called, given.get("type", ""), whole(given.get("number", "1"))))
        self.open.append(name)

    def add(self, entry: Entry) -> None:
        """The entry belongs to the one around it, or is a force of the roster."""
        around = self.entries[-1].entries if self.entries else self.selected.forces
        around.append(entry)
        self.entries.append(entry)

    def end(self, name: str) -> None:
        self.open.pop()
        if name in ("force", "selection"):
            self.entries.pop()

    def text(self, text: str) -> None:
        if self.open[-1] == "characteristic" and self.entries and text.strip():
            self.entries[-1].told.append(text.strip()[:TEXT])


def whole(text: str) -> int:
    """A number of units as it is written, "1" or "1.0"; 1 if it is none."""
    try:
        return min(max(int(float(text)), 0), COUNT)
    except (ValueError, OverflowError):
        return 1
