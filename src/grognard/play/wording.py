"""The texts of a game in one language: Fluent messages and the rules clause by clause."""

import tomllib
from collections.abc import Callable
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any, Final

from babel.dates import format_date
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType

LANGUAGES: Final = ("en", "fr")
LOCALES: Final = {"en": "en_GB", "fr": "fr_FR"}
ENGINE: Final = Path(__file__).parent / "texts"  # the texts that belong to no game
VOWELS: Final = "AEIOUÀÂÉÈÊÎÔaeiouàâéèêîô"
ASPIRATED: Final = ("Uhlan", "uhlan")  # and what begins with an h
RANKS: Final = ("Gén. ", "Gen.", "GM ", "FML ", "Col. ", "Maj.", "Brig. ")  # a name after one has an article
Variables = dict[str, str | int | float | FluentType]


class Wording:
    """Answers None for a text that is not there, or that lacks something to be said."""

    def __init__(self, folders: tuple[Path, ...], language: str) -> None:
        self.bundle: Final = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
        self.kinds: Final[dict[str, str]] = {}  # clause -> the kinds of the numbers cited with it
        self.rules: Final[dict[str, str]] = {}
        self.reasons: Final[dict[str, str]] = {}
        for folder in folders:
            for path in sorted(folder.glob(f"*.{language}.ftl")):
                self.bundle.add_resource(FluentResource(path.read_text("utf-8", "replace")))
            for clause in clauses(folder / "rules.toml"):
                self.kinds[clause["id"]] = clause.get("note", "")
            for clause in clauses(folder / f"rules.{language}.toml"):
                self.rules[clause["id"]] = clause["text"]
                self.reasons[clause["id"]] = clause.get("why", "")

    def say(self, key: str, variables: Variables | None = None, attribute: str = "") -> str | None:
        """The message with its variables, or one of its attributes."""
        key = key.replace(".", "_")  # some rulebooks number their clauses with a point
        if not self.bundle.has_message(key):
            return None
        message = self.bundle.get_message(key)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return None
        said, errors = self.bundle.format_pattern(pattern, variables or {})
        return None if errors else str(said)


def elided(name: str) -> str:
    """French “de” before a name: { DE($piece) }."""
    if name.startswith(RANKS):
        return f"du {name}"
    vowel = name[:1] in VOWELS and not name.startswith(ASPIRATED)
    return f"d’{name}" if vowel else f"de {name}"


FUNCTIONS: Final[dict[str, Callable[..., Any]]] = {"DE": elided}  # what texts may call


@cache
def wording(folder: Path, language: str) -> Wording:
    """The engine's texts and those in the folder of a game's pack, read once."""
    return Wording((ENGINE, folder), language)


@cache
def engine(language: str) -> Wording:
    """The engine's texts alone."""
    return Wording((ENGINE,), language)


def clauses(file: Path) -> list[dict[str, str]]:
    """The [[clause]] tables of a file; none if there is no such file."""
    if not file.is_file():
        return []
    found: list[dict[str, str]] = tomllib.loads(file.read_text("utf-8")).get("clause", [])
    return found


def day(written: str, language: str) -> str:
    """A date as the language writes it; what is no date of one day stays as it is."""
    try:
        return format_date(date.fromisoformat(written), "long", locale=LOCALES[language])
    except ValueError:
        return written
