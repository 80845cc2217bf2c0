"""Case files: a rule question written down, read and checked before it is played."""

import tomllib
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Final, TypeVar

from grognard.packs import Finding
from grognard.packs.convert import got, record
from grognard.packs.findings import did_you_mean
from grognard.packs.locate import line_of, lines_of
from grognard.packs.pack import syntax_finding

T = TypeVar("T")
Table = dict[str, object]


class CaseError(ValueError):
    """A case file that cannot be used, with everything that is wrong in it."""

    def __init__(self, findings: list[Finding]) -> None:
        super().__init__(findings)
        self.findings: Final = findings

    def __str__(self) -> str:
        return "\n".join(str(finding) for finding in self.findings)


@dataclass(frozen=True)
class ForecastClaim:
    """What the forecast of a choice must say about one of its numbers."""

    choice: str
    name: str
    mean: str = ""
    tolerance: float = 0.0
    odds: list[str] = field(default_factory=list)  # "2: 1/36"
    seat: str = ""


@dataclass(frozen=True)
class ModifierClaim:
    """The values, with their clauses, that enter a choice's sums."""

    choice: str
    terms: list[str]  # "BC-woods-5 -1"


@dataclass(frozen=True)
class Expect:
    """What must be true; facts are all the keys that have no other meaning."""

    cites: list[str] = field(default_factory=list)
    not_cites: list[str] = field(default_factory=list)
    result: str = ""
    asks: str = ""
    options: list[str] | None = None
    legal: list[str] = field(default_factory=list)
    illegal: list[str] = field(default_factory=list)
    log: list[str] = field(default_factory=list)
    log_fr: list[str] = field(default_factory=list)
    forecast: list[ForecastClaim] = field(default_factory=list)
    modifiers: list[ModifierClaim] = field(default_factory=list)


@dataclass(frozen=True)
class Play:
    """One entry of the line of play."""

    do: str = ""
    roll: list[str] = field(default_factory=list)
    refused: str = ""
    numbers: list[int] | None = None
    options: list[str] | None = None
    legal: list[str] = field(default_factory=list)
    illegal: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Head:
    """What a file says before its position."""

    game: str
    rules: list[str] = field(default_factory=list)
    structure: list[str] = field(default_factory=list)
    title: str = ""
    note: str = ""


@dataclass(frozen=True)
class VariantHead:
    """What a variant says before its own tables."""

    title: str = ""
    note: str = ""
    rules: list[str] = field(default_factory=list)
    structure: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Claims:
    """An `expect` table: its own keys and the facts."""

    where: str
    expect: Expect
    facts: Table


@dataclass(frozen=True)
class Turn:
    """A `play` entry with its expectations, and where it stands in the file."""

    where: str
    play: Play
    claims: Claims | None


@dataclass(frozen=True)
class Parts:
    """The tables that a file and its variants have alike; None where one is not written."""

    position: Table | None = None
    turns: list[Turn] | None = None
    claims: Claims | None = None


@dataclass(frozen=True)
class Case:
    """One line of play with what must come of it."""

    name: str
    title: str
    rules: list[str]  # the engine must name these while the case runs
    structure: list[str]  # these are proved by the values asserted
    where: str  # "variant[1]", or nothing
    position: Table
    turns: list[Turn]
    claims: Claims | None


@dataclass
class CaseFile:
    """A file with its cases, and what is wrong with it so far."""

    path: Path
    head: Head = field(default_factory=lambda: Head(""))
    cases: list[Case] = field(default_factory=list)
    findings: list[Finding] = field(default_factory=list)
    lines: dict[str, int] = field(default_factory=dict)

    def complain(self, where: str, message: str, hint: str = "") -> None:
        """Note something wrong at a path of the file."""
        self.findings.append(Finding(self.path.name, message, where, line_of(self.lines, where), hint))

    def check(self) -> None:
        """Raise all that was found wrong."""
        if self.findings:
            raise CaseError(self.findings)

    def convert(self, value: object, kind: type[T], where: str) -> T | None:
        """A table as a record; whatever does not fit is noted."""
        found, wrong = record(value, kind, where)
        for misfit in wrong:
            self.complain(misfit.where, misfit.message, misfit.hint)
        return found

    def tables(self, value: object, where: str) -> list[Table]:
        """A list of tables; one alone may stand for itself."""
        values = value if isinstance(value, list) else [value]
        for index, each in enumerate(values):
            if not isinstance(each, dict):
                self.complain(f"{where}[{index}]", f"expected a table, got {got(each)}")
        return [each for each in values if isinstance(each, dict)]


def read(path: Path) -> CaseFile:
    """The cases of a file; a CaseError says all that is wrong with it."""
    file = CaseFile(path)
    table = load(file)
    shared = parts(file, table, "")
    variants = file.tables(table.pop("variant", []), "variant")
    file.head = file.convert(table, Head, "") or file.head
    whole = VariantHead(file.head.title, file.head.note, file.head.rules, file.head.structure)
    if variants:
        file.cases = [variant(file, each, n, shared) for n, each in enumerate(variants)]
    else:
        file.cases = [case(path.stem, whole, "", shared)]
    file.check()
    return file


def load(file: CaseFile) -> Table:
    """What the file holds."""
    text = ""
    try:
        text = file.path.read_bytes().decode("utf-8").replace("\r\n", "\n")
        table = tomllib.loads(text)
    except OSError as error:
        raise CaseError([Finding(str(file.path), f"cannot be read: {error.strerror}")]) from None
    except UnicodeDecodeError:
        raise CaseError([Finding(file.path.name, "not a text file", hint="save it as UTF-8")]) from None
    except (ValueError, RecursionError) as error:
        raise CaseError([syntax_finding(file.path.name, text, error)]) from None
    file.lines = lines_of(text)
    return table


def variant(file: CaseFile, table: Table, n: int, shared: Parts) -> Case:
    """A case that shares what it does not say itself with the rest of its file."""
    where = f"variant[{n}]"
    own = parts(file, table, where)
    head = file.convert(table, VariantHead, where) or VariantHead()
    together = Parts(
        {**(shared.position or {}), **(own.position or {})},
        shared.turns if own.turns is None else own.turns,
        own.claims or shared.claims,
    )
    return case(f"{file.path.stem}/{head.title or n + 1}", head, where, together)


def case(name: str, head: VariantHead, where: str, of: Parts) -> Case:
    """The case made of these parts."""
    return Case(
        name, head.title, head.rules, head.structure, where, of.position or {}, of.turns or [], of.claims
    )


def parts(file: CaseFile, table: Table, where: str) -> Parts:
    """Take position, play and expect out of a table."""
    at = f"{where}." if where else ""
    position = table.pop("position", None)
    if position is not None and not isinstance(position, dict):
        file.complain(f"{at}position", f"expected a table, got {got(position)}")
        position = None
    turns = None
    if "play" in table:
        entries = file.tables(table.pop("play"), f"{at}play")
        turns = [turn(file, entry, f"{at}play[{n}]") for n, entry in enumerate(entries)]
    return Parts(position, turns, claims(file, table, at))


def turn(file: CaseFile, table: Table, where: str) -> Turn:
    """One entry of the line of play."""
    expected = claims(file, table, f"{where}.")
    play = file.convert(table, Play, where) or Play()
    if play.refused and not play.do:
        file.complain(where, 'nothing to be refused: "do" is missing')
    if play.numbers is not None and not play.refused:
        file.complain(f"{where}.numbers", 'numbers belong to "refused"')
    return Turn(where, play, expected)


def claims(file: CaseFile, table: Table, at: str) -> Claims | None:
    """Take the expect table out of a table: known keys, and facts."""
    if "expect" not in table:
        return None
    where, expect = f"{at}expect", table.pop("expect")
    if not isinstance(expect, dict):
        file.complain(where, f"expected a table, got {got(expect)}")
        return None
    facts = {key: value for key, value in expect.items() if key not in EXPECTED}
    known = {key: value for key, value in expect.items() if key in EXPECTED}
    for key in ("forecast", "modifiers"):
        if key in known:
            known[key] = [plain(each) for each in file.tables(known[key], f"{where}.{key}")]
    check_facts(file, facts, where)
    return Claims(where, file.convert(known, Expect, where) or Expect(), facts)


def check_facts(file: CaseFile, facts: Table, where: str) -> None:
    """A fact is a number, a word or a list of words; one that looks like a key is probably one."""
    for key, value in facts.items():
        hint = did_you_mean(key, EXPECTED)
        if not isinstance(value, int | str | list):
            file.complain(f"{where}.{key}", f"expected a number, text or a list, got {got(value)}", hint)


def plain(claim: Table) -> Table:
    """Numbers and pairs in the text form in which claims keep them."""
    mean, terms = claim.get("mean"), claim.get("terms")
    if isinstance(mean, int | float) and not isinstance(mean, bool):
        claim["mean"] = str(mean)
    if isinstance(terms, list):
        claim["terms"] = [
            " ".join(str(word) for word in term) if isinstance(term, list) else term for term in terms
        ]
    return claim


EXPECTED: Final = [each.name for each in fields(Expect)]
