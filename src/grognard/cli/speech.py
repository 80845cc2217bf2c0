"""What the commands say, in the player's language."""

import os
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

LANGUAGES: Final = ("en", "fr")
TEXTS: Final = Path(__file__).parent / "texts"


class Speech:
    """Says messages of the commands."""

    def __init__(self, language: str) -> None:
        from grognard.play.wording import Wording

        self.language: Final = language
        self.words: Final = Wording((TEXTS,), language)

    def __call__(self, key: str, **variables: str | int | float) -> str:
        return self.get(key, **variables) or key

    def get(self, key: str, **variables: str | int | float) -> str | None:
        """The message, or None if there is none."""
        return self.words.say(key, dict(variables))

    def number(self, value: float, digits: int, sign: str = "") -> str:
        """A number with so many decimals, written as the language does."""
        return f"{value:{sign}.{digits}f}".replace(".", "," if self.language == "fr" else ".")


def speech(language: str | None = None) -> Speech:
    """The texts in a language, or in that of the environment."""
    return _speech(language or spoken())


@cache
def _speech(language: str) -> Speech:
    return Speech(language)


def spoken(environment: Mapping[str, str] = os.environ) -> str:
    """The language that the environment asks for, if we speak it; else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        asked = environment.get(name, "")
        if asked:
            return asked[:2] if asked[:2] in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def plain_text(key: str, language: str) -> str:
    """A message without variables, read without waking Fluent: what must be quick is said by this."""
    text = (TEXTS / f"cli.{language}.ftl").read_text("utf-8")
    found = re.search(rf"^{re.escape(key)} = (.+)$", text, re.MULTILINE)
    return found[1] if found else key
