"""A teller that remembers names: what a table says, it says many times."""

from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from grognard import games
from grognard.core.game import Armies, Game
from grognard.core.state import State
from grognard.play.notation import SCALES
from grognard.play.telling import Teller
from grognard.play.wording import Variables, Wording
from grognard.server.lore import Lore, lore_of

LANGUAGES: Final = ("en", "fr")
TEXTS: Final = Path(__file__).parent / "texts"


class Speaker(Teller):
    """Tells the matches of one scenario in one language; the names of its things never change."""

    def __init__(self, game: Game[Any], language: str) -> None:
        super().__init__(game, language)
        self.lore: Final[Lore] = lore_of(game.id, language)
        self.known: Final[dict[tuple[str, int], str]] = {}
        self.pieces: Final[dict[str, str]] = {}
        self.labels: Final[dict[tuple[str, str], str]] = {}

    def name(self, s: State, kind: str, number: int) -> str:
        if kind in SCALES:  # too many to remember
            return super().name(s, kind, number)
        found = self.known.get((kind, number))
        if found is None:
            found = super().name(s, kind, number)
            ids = self.game.table.names(s, kind) if kind == "piece" else []
            if not ids or (0 <= number < len(ids) and found != ids[number]):
                self.known[kind, number] = found
        return found

    def label(self, kind: str, id: str) -> str:
        """What a thing is called that has no number."""
        found = self.labels.get((kind, id))
        if found is None:
            found = self.labels[kind, id] = self.words.say(f"{kind}-{id}") or id
        return found

    def called(self, s: State, id: str) -> str:
        """A piece by the name that the pack gives it, else by its type and number."""
        own = self.label("piece", id)
        return self.piece(s, id) if own == id else own

    def piece(self, s: State, id: str) -> str:
        found = self.pieces.get(id)
        if found is None:
            found = super().piece(s, id)
            if id in self.seen:
                self.pieces[id] = found
        return found


@lru_cache(maxsize=64)
def speaker(
    game: str, scenario: str, options: tuple[tuple[str, int], ...], language: str, armies: Armies = ()
) -> Speaker:
    """The speaker for all matches that start alike."""
    return Speaker(games.load(game).mustered(armies).seated(dict(options)), language)


class Say:
    """The server's own sentences in one language."""

    def __init__(self, language: str) -> None:
        self.language: Final = language
        self.words: Final = Wording((TEXTS,), language)

    def __call__(self, key: str, **variables: str | int | float) -> str:
        return self.get(key, **variables) or key

    def get(self, key: str, **variables: str | int | float) -> str | None:
        """The message, or None if there is none."""
        given: Variables = dict(variables)
        return self.words.say(key, given)


@lru_cache(maxsize=len(LANGUAGES))
def say(language: str) -> Say:
    """The server's own sentences, read once."""
    return Say(language)


def bot_name(speak: Say, bot: str) -> str:
    """A bot by its name; one with an argument by that of its kind, and the argument."""
    kind, _, argument = bot.partition(":")
    named = speak.get(f"bot-{kind}") or kind
    return f"{named} ({argument})" if argument else named
