"""Dealers: where the outcomes of chance come from, one for each source (dice, cards, chits).

A fair dealer can be proved afterwards. It draws a secret key of 32 bytes and publishes its SHA-256 before
the match; each seat may then add a word of its own. The stream's key is the secret key itself, or with words
HMAC-SHA256(secret key, the seats' words joined by line feeds). Draw j of outcome k, both counted from 0 and
k never going back, is the whole number HMAC-SHA256(stream's key, "k j") as 32 bytes, the highest first; a
number below n is its remainder, and numbers of the last, incomplete run of n are thrown away.
"""

import hmac
import secrets
from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import Any, ClassVar, Final

from grognard.core import rng
from grognard.core.game import Game
from grognard.core.journal import Choice
from grognard.core.state import State
from grognard.core.step import Chance
from grognard.play.draws import Draws
from grognard.play.explain import objection
from grognard.play.notation import NotationError, read, write

SOURCES: Final = ("dice", "cards", "chits")


class DealerError(Exception):
    """A dealer has no outcome to give."""


class Dealer(ABC):
    """Answers chance steps, and never the same one twice: what was dealt and undone stays dealt."""

    word: ClassVar[str]  # its name in a record
    provable: ClassVar[bool] = False  # would it deal the same again, if the record tells all about it?

    def __init__(self) -> None:
        self.dealt = 0  # outcomes ever dealt, also undone ones

    @abstractmethod
    def deal(self, game: Game[Any], s: State, step: Chance[Any]) -> Choice | None:
        """The outcome of the step on top of s, or None if somebody has to enter it."""

    def particulars(self) -> str:
        """What a finished record says of it beside its name."""
        return ""

    def public(self) -> str:
        """What the seats may know while the match runs."""
        return self.particulars()


class Fair(Dealer):
    """Deals from a secret key whose commitment is published before and whose key after the match."""

    word = "fair"
    provable = True

    def __init__(self, key: bytes = b"", words: Sequence[str] = ()) -> None:
        super().__init__()
        self.key: Final = key or secrets.token_bytes(32)
        self.words: Final = tuple(words)  # one a seat, empty where it gave none
        said = any(words)
        self.stream: Final = hmac.digest(self.key, "\n".join(words).encode(), "sha256") if said else self.key

    @property
    def commitment(self) -> str:
        """What is published at the start."""
        return f"sha256:{sha256(self.key).hexdigest()}"

    def with_words(self, words: Sequence[str]) -> "Fair":
        """The same commitment with a word of each seat, given before the first outcome."""
        if self.dealt:
            raise DealerError("words are added before the first outcome")
        return Fair(self.key, words)

    def deal(self, game: Game[Any], s: State, step: Chance[Any]) -> Choice:
        draws = Draws(self.stream, str(self.dealt))
        self.dealt += 1
        return step.settled(step.sample(s, draws))

    def particulars(self) -> str:
        return self.commitment


class Typed(Dealer):
    """People enter what real dice or cards show."""

    word = "typed"

    def deal(self, game: Game[Any], s: State, step: Chance[Any]) -> None:
        return None


class Scripted(Dealer):
    """Deals a list of outcomes, as numbers or as notation without the verb, and then no more."""

    word = "scripted"

    def __init__(self, outcomes: Iterable[Choice | str] = ()) -> None:
        super().__init__()
        self.left: Final = list(outcomes)[::-1]

    def deal(self, game: Game[Any], s: State, step: Chance[Any]) -> Choice:
        if not self.left:
            raise DealerError(f'the script has no outcome left for "{step.verb}"')
        self.dealt += 1
        outcome = self.left.pop()
        if isinstance(outcome, str):
            outcome = self.understood(game, s, step, outcome)
        if objection(game, s, step, outcome) is not None:
            raise DealerError(f'the script deals "{shown(game, s, step, outcome)}", which cannot come here')
        return step.settled(outcome)

    def understood(self, game: Game[Any], s: State, step: Chance[Any], text: str) -> Choice:
        """The outcome that a text of the script names."""
        try:
            return read(game, s, step, f"{step.verb} {text}" if text else step.passing)
        except NotationError as error:
            raise DealerError(f'the script deals "{text}" for "{step.verb}": {error}') from error


def shown(game: Game[Any], s: State, step: Chance[Any], outcome: Choice) -> str:
    """An outcome as text, even one that names nothing."""
    try:
        return write(game, s, step, outcome)
    except IndexError:
        return f"{step.verb} {outcome}"


class Seeded(Dealer):
    """Deals the same again for the same seed: for studies."""

    word = "seeded"
    provable = True

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.seed: Final = seed
        self.rng: Final = rng.Seeded(seed)

    def deal(self, game: Game[Any], s: State, step: Chance[Any]) -> Choice:
        self.dealt += 1
        return step.settled(step.sample(s, self.rng))

    def particulars(self) -> str:
        return str(self.seed)

    def public(self) -> str:
        return "?"


class Duplicate(Dealer):
    """Gives each side the same luck in two matches: a stream for each side and purpose, whoever plays it."""

    word = "duplicate"
    provable = True

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.seed: Final = seed
        self.key: Final = sha256(str(seed).encode()).digest()
        self.streams: Final[dict[str, int]] = {}  # outcomes dealt from each

    def deal(self, game: Game[Any], s: State, step: Chance[Any]) -> Choice:
        stream = f"{step.owner(s)} {step.tag}"
        k = self.streams.get(stream, 0)
        self.streams[stream] = k + 1
        self.dealt += 1
        return step.settled(step.sample(s, Draws(self.key, f"{stream} {k}")))

    def particulars(self) -> str:
        return str(self.seed)

    def public(self) -> str:
        return "?"


def dealer(dealers: dict[str, Dealer], step: Chance[Any]) -> Dealer:
    """Who answers the step."""
    found = dealers.get(step.source)
    if found is None:
        raise DealerError(f"nobody deals the {step.source}: name a dealer for them")
    return found
