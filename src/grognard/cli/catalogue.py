"""What can be played, read without waking the rules: to list the games is a matter of a moment."""

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOM: Final = Path(__file__).parents[1] / "games"


@dataclass(frozen=True)
class Listed:
    """A game with its sides, and the heads of its scenarios."""

    id: str
    sides: tuple[str, ...]
    scenarios: tuple[dict[str, object], ...]


def catalogue() -> list[Listed]:
    """Every game whose pack is here."""
    return [listed(file.parents[1]) for file in sorted(ROOM.glob("*/pack/pack.toml"))]


def listed(folder: Path) -> Listed:
    """A game by its folder."""
    texts = [file.read_text("utf-8") for file in sorted(folder.glob("pack/scenarios/*.toml"))]
    sides = sides_of(tomllib.loads(texts[0])) if texts else ()
    heads = sorted([head(text) for text in texts], key=is_dated)
    return Listed(folder.name, sides, tuple(heads))


def sides_of(scenario: dict[str, list[dict[str, str]]]) -> tuple[str, ...]:
    """The sides of a scenario: they have cards of their own, or just an army each."""
    return tuple(side["side"] for side in scenario.get("side") or scenario["army"])


def is_dated(scenario: dict[str, object]) -> bool:
    """Scenarios for learning have no date and come first, as in the game."""
    return scenario["date"] != ""


def head(text: str) -> dict[str, object]:
    """What a scenario's file says before its board and armies."""
    for board in ("\nrows = ", "\narmy = ", "\n["):
        text = text.partition(board)[0]
    return tomllib.loads(text)
