"""The text of a choice, both ways: a verb and its arguments, by the game's own names."""

import re
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from typing import Any, Final

from grognard.core.game import Game
from grognard.core.journal import PASS, Choice
from grognard.core.state import State
from grognard.core.step import CHANCE, Chance, Step

PASSING: Final = ("done", "pass")  # always understood for the empty choice
MOST: Final = 16  # numbers in a choice
FARTHEST: Final = 1 << 31  # beyond any plain number
PLAIN: Final = re.compile("-?[0-9]{1,10}")
PLACES: Final = ("hex", "area")  # the kinds of place by which a piece may be named

# On the open table lengths are thousandths of an inch and directions tenths of a degree; they are written as
# decimals, and what belongs together in one word: a pose is "12.34,20.1/95", a point "12.34,20.1".
GROUPS: Final = {"pose": ("x", "y", "bearing"), "point": ("x", "y")}
SCALES: Final = {"x": 1000, "y": 1000, "length": 1000, "bearing": 10}
JOINTS: Final = {"y": ",", "bearing": "/"}  # what stands before it in a word that is not its own
DECIMAL: Final = re.compile(r"-?[0-9]{1,5}(\.[0-9]{1,4})?")
REST: Final = " ~"


class NotationError(ValueError):
    """A text that names no choice: what is wrong, where, and what to write instead."""


@dataclass(frozen=True)
class Shape:
    """The kinds of a choice's numbers, how many must be there, whether the last is repeated."""

    kinds: tuple[str, ...]
    least: int
    repeated: bool
    each: tuple[str, ...]  # the kind of each number that there may be
    group: int = 1  # how many numbers the last word has: they come together

    @property
    def most(self) -> int:
        """The greatest count of numbers."""
        return len(self.each)

    def kind(self, index: int) -> str:
        """The kind of the number at this index."""
        return self.each[index]

    def holds(self, count: int) -> bool:
        """Can a choice have so many numbers? The empty one always fits."""
        whole = self.group == 1 or (count - len(self.kinds)) % self.group == 0
        return count == 0 or (whole and self.least <= count <= len(self.each))


@cache
def shape(kinds: str) -> Shape:
    """Read the declaration of a step: "piece hex alone?", "face*", "gait pose*"."""
    words = kinds.split()
    groups = [GROUPS.get(word.rstrip("?*"), (word.rstrip("?*"),)) for word in words]
    least = sum(len(group) for word, group in zip(words, groups, strict=True) if word[-1] not in "?*")
    names = tuple(name for group in groups for name in group)
    last = groups[-1] if groups else ()
    if not kinds.endswith("*"):
        return Shape(names, least, False, names, max(len(last), 1))
    return Shape(names, least, len(last) == 1, names + last * ((MOST - len(names)) // len(last)), len(last))


def kinds_of(step: Step[Any], choice: Choice) -> str:
    """The kinds of a choice's numbers; where its first number says what follows, with what follows it."""
    head = step.kinds.removesuffix(REST)
    return head if head == step.kinds or not choice else f"{head} {step.rest(choice[0])}".rstrip()


def usage(step: Step[Any]) -> str:
    """How a choice of this step is written: "move PIECE HEX [ALONE]"."""
    words = [step.verb]
    for kind in step.kinds.split():
        name = "…" if kind == "~" else kind.rstrip("?*").upper()
        words.append(f"[{name}]" if kind.endswith("?") else f"{name}…" if kind.endswith("*") else name)
    return " ".join(words)


def advice(step: Step[Any]) -> str:
    """What may be written for this step."""
    return f'write "{usage(step)}" or "{step.passing}"' if step.kinds else f'write "{step.passing}"'


def write(game: Game[Any], s: State, step: Step[Any], choice: Choice) -> str:
    """The choice as text; the empty one is the step's own passing word."""
    if not choice:
        return step.passing
    table = game.table
    text, before = step.verb, ""
    for kind, number in zip(shape(kinds_of(step, choice)).each, choice, strict=False):
        names = table.names(s, kind)
        joint = JOINTS.get(kind, " ") if before in ("x", "y") else " "
        text += joint + (names[number] if names else written(kind, number))
        before = kind
    return text


def written(kind: str, number: int) -> str:
    """A plain number, or a measure with its decimals."""
    scale = SCALES.get(kind)
    if scale is None:
        return str(number)
    whole, part = divmod(abs(number), scale)
    decimals = str(scale + part)[1:].rstrip("0")
    return f"{'-' * (number < 0)}{whole}{'.' * bool(decimals)}{decimals}"


def tokens(text: str) -> list[str]:
    """The words of a text, one a number: a pose is three."""
    return [part for word in text.split() for part in (split_pose(word) if "," in word else [word])]


def split_pose(word: str) -> list[str]:
    """The numbers of a pose or a point."""
    return re.split("[,/]", word)


def read(game: Game[Any], s: State, step: Step[Any], text: str) -> Choice:
    """The choice that the text names; whether it is legal is another question."""
    words = tokens(text)
    if not words:
        raise NotationError(f"nothing is written: {advice(step)}")
    if len(words) == 1 and words[0].lower() in (step.passing, *PASSING):
        return PASS
    if words[0].lower() != step.verb:
        raise NotationError(f'"{words[0]}" is not to be decided now: {advice(step)}')
    if len(words) == 1 and not step.kinds:
        return PASS
    choice = read_numbers(game, s, step, words[1:])
    return step.settled(choice) if step.actor(s) == CHANCE and isinstance(step, Chance) else choice


def read_numbers(game: Game[Any], s: State, step: Step[Any], words: list[str]) -> Choice:
    """The numbers named after the verb."""
    form = shape(kinds_of(step, PASS))
    if step.kinds.endswith(REST) and words:
        head = read_number(game, s, step, form.kind(0), 0, words[0])
        form = shape(kinds_of(step, (head,)))
    if len(words) < max(form.least, 1):
        written = " ".join([step.verb, *words])
        raise NotationError(f'no {form.kind(len(words))} after "{written}": {advice(step)}')
    if not form.holds(len(words)) and len(words) <= form.most:
        raise NotationError(f'"{words[-1]}" is not all of it: write a pose as 12.5,20/90, a point as 12.5,20')
    if not form.holds(len(words)):
        raise NotationError(f'"{words[form.most]}" is too much: {advice(step)}')
    numbers: list[int] = []
    for index, word in enumerate(words):
        numbers.append(read_number(game, s, step, form.kind(index), index, word))
    return tuple(numbers)


def read_number(game: Game[Any], s: State, step: Step[Any], kind: str, index: int, word: str) -> int:
    """The number of the thing that the word names; a piece may be named by its place."""
    names = game.table.names(s, kind)
    if not names:
        return read_measure(kind, word) if kind in SCALES else read_plain(kind, word)
    number = find(names, word)
    if number is None and kind == "piece":
        number = piece_at(game, s, step, index, word)
    if number is None:
        raise NotationError(f'no {kind} "{word}"{suggestion(word, names)}')
    return number


def read_plain(kind: str, word: str) -> int:
    """A plain whole number."""
    if PLAIN.fullmatch(word) and abs(int(word)) <= FARTHEST:
        return int(word)
    raise NotationError(f'"{word}" is no {kind}: write a whole number')


def read_measure(kind: str, word: str) -> int:
    """A length in inches or a direction in degrees, rounded to what the rules count in (BP-meas-8)."""
    if not DECIMAL.fullmatch(word):
        raise NotationError(f'"{word}" is no {kind}: write a number such as 12.5')
    whole, _, part = word.lstrip("-").partition(".")
    scale = SCALES[kind]
    tenthousandths = int(whole) * 10_000 + int(part.ljust(4, "0"))
    rounded = (tenthousandths * scale + 5_000) // 10_000
    value = -rounded if word.startswith("-") else rounded
    return value % 3600 if kind == "bearing" else value


def find(names: list[str], word: str) -> int | None:
    """The number of a name, in small letters if need be."""
    if word in names:
        return names.index(word)
    return names.index(word.lower()) if word.lower() in names else None


def piece_at(game: Game[Any], s: State, step: Step[Any], index: int, word: str) -> int | None:
    """The piece on the place that the word names; of several, the one that can be chosen."""
    for kind in PLACES:
        place = find(game.table.names(s, kind), word)
        if place is not None:
            return only(game, s, step, index, word, game.table.pieces_at(s, place))
    return None


def only(game: Game[Any], s: State, step: Step[Any], index: int, word: str, pieces: list[int]) -> int:
    """The one piece that is meant by its place."""
    if not pieces:
        raise NotationError(f'no piece stands on "{word}": name one by its id')
    if len(pieces) > 1:
        open_to_choice = {choice[index] for choice in step.options(s) if len(choice) > index}
        pieces = [piece for piece in pieces if piece in open_to_choice] or pieces
    if len(pieces) > 1:
        names = game.table.names(s, "piece")
        listed = ", ".join(names[piece] for piece in pieces)
        raise NotationError(f'several pieces stand on "{word}": write one of {listed}')
    return pieces[0]


def suggestion(word: str, names: list[str]) -> str:
    """The nearest name, or a few of those there are."""
    near = get_close_matches(word.lower(), names, 1)
    if near:
        return f' (did you mean "{near[0]}"?)'
    return f" (there is {', '.join(names[:8])}{', …' if len(names) > 8 else ''})"
