"""Reading a record's text: every line is understood, or the error says which is not and why."""

import re
from collections.abc import Iterator
from difflib import get_close_matches
from pathlib import Path
from typing import Final

from grognard.core.game import Armies
from grognard.play.dealers import SOURCES, Fair
from grognard.play.record import FORMAT, RULE, Happened, Played, Record, RecordError
from grognard.play.setup import BOT

Line = tuple[int, str]  # its number in the file, and its text without comment
SINGLE: Final = ("game", "scenario", "rules", "pack")
SEVERAL: Final = ("option", "army", "seat", "word")
STEP: Final = re.compile(r"(\d{1,7}) (\S+) (\S.*?)( =)?( \+)?")
PERSON: Final = re.compile(r'(\S+) "((?:[^"\\]|\\.)+)"')
ARMY: Final = re.compile(r"(\S+) \|(?: (.*))?")
BOT_SEAT: Final = re.compile(rf"(\S+) ({BOT}\S+)")
HASH: Final = re.compile(r"sha256:[0-9a-f]{64}")
KEY: Final = re.compile(r"[0-9a-f]{64}")
CUT: Final = "the record is cut short: "


def load(path: Path) -> Record:
    """Read the record in a file."""
    try:
        return read(path.read_text(encoding="utf-8"))
    except UnicodeDecodeError:
        raise RecordError(0, "not a Grognard record: it is no text") from None


def read(text: str) -> Record:
    """The record that the text holds."""
    lines = list(bare_lines(text))
    if not lines or not lines[0][1].startswith("grognard "):
        raise RecordError(1, f'not a Grognard record: it does not begin with "grognard {FORMAT}"')
    if lines[0][1] != f"grognard {FORMAT}":
        raise RecordError(lines[0][0], f'this release reads "grognard {FORMAT}", not "{lines[0][1]}"')
    rules = [index for index, (_, line) in enumerate(lines) if line == RULE]
    if len(rules) < 2:
        missing = "the steps are missing" if not rules else "the result is missing"
        raise RecordError(lines[-1][0], CUT + missing)
    if len(rules) > 2:
        raise RecordError(lines[rules[2]][0], f'a third "{RULE}": two records in one file?')
    header = read_header(lines[1 : rules[0]], lines[rules[0]][0])
    steps = tuple(read_line(line) for line in lines[rules[0] + 1 : rules[1]])
    at = {line.split()[0]: number for number, line in [*lines[: rules[0]], *lines[rules[1] :]]}
    record = assemble(header, steps, read_ending(lines[rules[1] :]), at)
    fair = any(dealer.startswith(Fair.word) for _, dealer in record.dealers)
    if fair and record.result is not None and not record.key:
        raise RecordError(lines[-1][0], CUT + "the key of the fair dealer is missing")
    return record


def bare_lines(text: str) -> Iterator[Line]:
    """The lines that say something, without comments."""
    for number, line in enumerate(text.split("\n"), 1):
        bare = without_comment(line).strip()
        if bare:
            yield number, bare


def without_comment(line: str) -> str:
    """The line up to a `#` that begins a word outside quotation marks."""
    if "#" not in line:
        return line
    inside = escaped = False
    for index, letter in enumerate(line):
        if letter == "#" and not inside and (index == 0 or line[index - 1].isspace()):
            return line[:index]
        if letter == '"' and not escaped:
            inside = not inside
        escaped = letter == "\\" and not escaped
    return line


def read_header(lines: list[Line], end: int) -> dict[str, list[Line]]:
    """The lines of the header by their first word."""
    header: dict[str, list[Line]] = {word: [] for word in (*SINGLE, *SEVERAL, *SOURCES)}
    for at, line in lines:
        word, _, rest = line.partition(" ")
        if word not in header:
            near = get_close_matches(word, header, 1)
            raise RecordError(at, f'no header "{word}"' + (f' (did you mean "{near[0]}"?)' if near else ""))
        if header[word] and word not in SEVERAL:
            raise RecordError(at, f'"{word}" is there twice')
        if not rest.strip():
            raise RecordError(at, f'nothing after "{word}"')
        header[word].append((at, rest.strip()))
    for word in SINGLE:
        if not header[word]:
            raise RecordError(end, f'the header has no "{word}"')
    return header


def assemble(
    header: dict[str, list[Line]],
    lines: tuple[Played | Happened, ...],
    ending: "Ending",
    at: dict[str, int],
) -> Record:
    """The record from its three parts."""
    result, state, key = ending
    return Record(
        header["game"][0][1],
        header["scenario"][0][1],
        whole(header["rules"][0]),
        header["pack"][0][1],
        tuple(read_option(line) for line in header["option"]),
        tuple(read_seat(line) for line in header["seat"]),
        tuple(read_word(line) for line in header["word"]),
        tuple((source, header[source][0][1]) for source in SOURCES if header[source]),
        lines,
        result,
        state,
        key,
        at,
        read_armies(header["army"]),
    )


def whole(line: Line) -> int:
    """A whole number."""
    at, text = line
    if not re.fullmatch(r"-?\d{1,9}", text):
        raise RecordError(at, f'"{text}" is no whole number')
    return int(text)


def read_option(line: Line) -> tuple[str, int]:
    """`turn_cap=120`."""
    at, text = line
    id, sign, value = text.partition("=")
    if not id or not sign:
        raise RecordError(at, f'"{text}" is no option: write "id=value"')
    return id, whole((at, value))


def read_armies(lines: list[Line]) -> Armies:
    """The rosters, line by line: `a | name = "Avant-garde"`."""
    texts: dict[str, list[str]] = {}
    for at, text in lines:
        found = ARMY.fullmatch(text)
        if found is None:
            raise RecordError(at, f'"{text}" is no line of a roster: write the side, "|", and the line')
        texts.setdefault(found[1], []).append(found[2] or "")
    return tuple((side, "\n".join(told) + "\n") for side, told in texts.items())


def read_seat(line: Line) -> tuple[str, str]:
    """`usa "Anna"` or `csa bot:greedy`."""
    found = BOT_SEAT.fullmatch(line[1])
    if found is not None:
        return found[1], found[2]
    seat, name = read_word(line)
    if name.startswith(BOT):
        raise RecordError(line[0], f'a person is not called "{name}": a bot stands without quotation marks')
    return seat, name


def read_word(line: Line) -> tuple[str, str]:
    """A seat and a text between quotation marks."""
    found = PERSON.fullmatch(line[1])
    if found is None:
        raise RecordError(line[0], f"{line[1]} is no seat with a text in quotation marks")
    return found[1], re.sub(r"\\(.)", r"\1", found[2])


def read_line(line: Line) -> Played | Happened:
    """A step or an event."""
    at, text = line
    if text.startswith("!"):
        return read_event(at, text[1:].strip())
    found = STEP.fullmatch(text)
    if found is None:
        raise RecordError(at, f'"{text}" is no step: write "number actor notation"')
    return Played(int(found[1]), found[2], found[3], found[4] is not None, found[5] is not None, at)


def read_event(at: int, text: str) -> Happened:
    """`undo 4`, `resign csa`, `offer usa`, `accept csa`, `say usa "…"`."""
    word, _, rest = text.partition(" ")
    if word == "say":
        seat, said = read_word((at, rest))
        return Happened(word, seat, said, at)
    if word == "undo":
        return Happened(word, str(whole((at, rest))), "", at)
    if word not in ("resign", "offer", "accept"):
        raise RecordError(at, f'no event "{word}": there is undo, resign, offer, accept, say')
    return Happened(word, rest, "", at)


Scores = tuple[tuple[str, int], ...]
Ending = tuple[Scores | None, str, str]  # scores by side, hash of the last position, key


def read_ending(lines: list[Line]) -> Ending:
    """The result, the hash of the last position and the key; the first line is the rule before them."""
    last, parts = lines[-1][0], {"result": "", "state": "", "key": ""}
    for at, line in lines[1:]:
        word, _, rest = line.partition(" ")
        if word not in parts or parts[word]:
            raise RecordError(at, f'"{line}" does not belong after the steps')
        parts[word] = rest
        pattern = {"state": HASH, "key": KEY}.get(word)
        if pattern is not None and not pattern.fullmatch(rest):
            raise RecordError(at, f'{CUT}"{rest}" is no {word}')
    if not parts["result"]:
        raise RecordError(last, CUT + "the result is missing")
    if parts["result"] == "-":
        return None, parts["state"], parts["key"]
    if not parts["state"]:
        raise RecordError(last, CUT + "the hash of the last position is missing")
    words = parts["result"].split()
    if len(words) % 2:
        raise RecordError(lines[1][0], f'"{parts["result"]}" is no result: write each side and its score')
    pairs = zip(words[::2], words[1::2], strict=True)
    scores = tuple((side, whole((lines[1][0], score))) for side, score in pairs)
    return scores, parts["state"], parts["key"]
