"""What a game's pack says beside its rules: names of things, cards as they are drawn, the player aid."""

import re
import tomllib
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any, Final

from grognard.core.game import Game
from grognard.packs import builtin
from grognard.play.wording import Wording, wording
from grognard.server.wire.base import Named
from grognard.server.wire.scene import AidPage, AidRow, CardView

KEY: Final = re.compile(r"^([a-zA-Z][\w-]*) =", re.MULTILINE)
TAGS: Final = ("group", "mandatory", "removed", "later")  # what is printed on a card beside its text
WHENS: Final = ("before", "reaction")
Table = dict[str, Any]


class Lore:
    """The things of one game that have a name, in one language."""

    def __init__(self, folder: Path, language: str) -> None:
        self.folder: Final = folder
        self.language: Final = language
        self.words: Final[Wording] = wording(folder, language)
        self.keys: Final = [key for file in sorted(folder.glob(f"*.{language}.ftl")) for key in keys_of(file)]
        self.terrain: Final = self.named("terrain")
        self.works: Final = [*self.named("work"), *self.named("marker")]
        self.badges: Final = self.named("badge")
        self.units: Final = [Named(unit["id"], self.unit(unit)) for unit in tables(folder, "units", "unit")]
        self.clauses: Final = self.clauses_of_things()
        aid = tables(folder, f"aid.{language}", "page")
        self.aid: Final = [self.page(page) for page in aid]
        rows = [row for page in aid for row in page.get("row", []) if "phase" in row]
        self.phases: Final = [Named(row["phase"], row["cells"][0]) for row in rows]
        self.phase_of: Final = {verb: row["phase"] for row in rows for verb in row.get("verbs", [])}

    def named(self, kind: str) -> list[Named]:
        """Everything of a kind that has a name, in the order of the texts."""
        ids = [key.partition("-")[2] for key in self.keys if key.startswith(f"{kind}-")]
        return [self.thing(kind, id) for id in ids if not id.endswith("-text")]

    def thing(self, kind: str, id: str) -> Named:
        """One thing by its name, and what is said of it."""
        name = self.words.say(f"{kind}-{id}") or id
        return Named(id, name, self.words.say(f"{kind}-{id}-text") or "")

    def unit(self, unit: Table) -> str:
        """What a type of unit is called."""
        words = self.words
        return words.say(f"type-{unit['id']}") or words.say(f"arm-{unit.get('arm', '')}") or str(unit["id"])

    def cards(self, ids: Iterable[str], sections: list[str]) -> list[CardView]:
        """The cards as they are drawn."""
        known = {card["id"]: card for card in tables(self.folder, "cards", "card")}
        return [self.card(id, known.get(id, {}), sections) for id in ids]

    def card(self, id: str, card: Table, sections: list[str]) -> CardView:
        panels = [int(card.get(section, 0)) for section in sections]
        kind, clause, emblem = (
            str(card.get("kind", "")),
            str(card.get("clause", "")),
            str(card.get("effect", "")),
        )
        thing = self.thing("card", id)
        tags = [tag for tag in TAGS if card.get(tag)] + [w for w in [card.get("when", "")] if w in WHENS]
        number = int(card.get("number", 0))
        shown = panels if any(panels) else []
        return CardView(id, thing.name, thing.text, kind, clause, shown, emblem, number, tags)

    def page(self, page: Table) -> AidPage:
        """A page of the player aid: its rows, or one for everything of the kind that it is of."""
        rows = [AidRow(row["cells"], row.get("clauses", [])) for row in page.get("row", [])]
        if "of" in page:
            kind = page["of"]
            things = [(each, self.clauses.get(f"{kind}-{each.id}", [])) for each in self.named(kind)]
            rows += [AidRow([each.name, each.text], clauses[:1]) for each, clauses in things]
        verbs, head, units = page.get("verbs", []), page.get("head", []), page.get("units", [])
        return AidPage(page["id"], page["title"], verbs, head, rows, units)

    def clauses_of_things(self) -> dict[str, list[str]]:
        """The clauses that the pack gives to each thing: a unit, a terrain, a work, a card."""
        found: dict[str, list[str]] = {}
        for file, name in (("units", "unit"), ("terrain", "terrain"), ("terrain", "work"), ("cards", "card")):
            for table in tables(self.folder, file, name):
                named = [word for word in strings(table) if word in self.words.rules]
                found[f"{name}-{table['id']}"] = list(dict.fromkeys(named))
        return found

    def scenario(self, id: str) -> Table:
        """The file of a scenario."""
        file = self.folder / "scenarios" / f"{id}.toml"
        return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}

    def places(self, scenario: str) -> dict[str, str]:
        """The names of places in this language, by their ids."""
        rows: list[Table] = self.scenario(scenario).get("place", [])
        named = [row for row in rows if self.language in row]
        return {str(row.get("hex") or row.get("area") or row.get("id")): row[self.language] for row in named}


def keys_of(file: Path) -> list[str]:
    """The messages of a file, in their order."""
    return KEY.findall(file.read_text("utf-8"))


@cache
def content(file: Path) -> Table:
    """A file of a pack; nothing if there is no such file."""
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}


def tables(folder: Path, file: str, name: str) -> list[Table]:
    """The [[name]] tables of a file."""
    found: list[Table] = content(folder / f"{file}.toml").get(name, [])
    return found


def strings(value: object) -> list[str]:
    """Every text in a table."""
    if isinstance(value, str):
        return [value]
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return [word for part in parts for word in strings(part)]


@cache
def lore_of(game: str, language: str) -> Lore:
    """The lore of a game, read once a language."""
    return Lore(builtin(game), language)


def game_name(game: Game[Any], lore: Lore) -> str:
    """What a game is called."""
    return lore.words.say("game") or game.id.replace("_", " ").title()
