"""The registry of games."""

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from grognard.core.game import Game
from grognard.packs import builtin, open_pack, suggestion
from grognard.packs.depot import Depot

MAKERS: Final = {  # the class in the game's game.py
    "battle_cry": "BattleCry",
    "black_powder": "BlackPowder",
    "gradisca": "Gradisca",
    "tactique": "Tactique",
}
GAMES: Final = tuple(MAKERS)


DEPOTS: Final = {"black_powder": "BlackPowderDepot"}  # the class in the game's depot.py: armies of one's own


class UnknownGame(ValueError):
    """There is no game of that name."""


def load(id: str, pack: Path | None = None) -> Game[Any]:
    """The game with its own pack, or with another one of the same kind; a PackError if that is wrong."""
    if id not in GAMES:
        near = suggestion(id, GAMES)
        hint = f' (did you mean "{near}"?)' if near else f" (there are: {', '.join(GAMES)})"
        raise UnknownGame(f'no game "{id}"{hint}')
    return _builtin(id) if pack is None else _make(id, pack, True)


def depot(game: Game[Any]) -> Depot | None:
    """Where the game raises armies of the players' own; None if it has none."""
    if game.id not in DEPOTS:
        return None
    maker: type[Depot] = getattr(import_module(f"grognard.games.{game.id}.depot"), DEPOTS[game.id])
    return maker(game.rules.content)  # type: ignore[attr-defined, call-arg]


@cache
def _builtin(id: str) -> Game[Any]:
    return _make(id, builtin(id), False)


def _make(id: str, folder: Path, thorough: bool) -> Game[Any]:
    """A game is imported when it is wanted: starting stays quick."""
    maker: type[Game[Any]] = getattr(import_module(f"grognard.games.{id}.game"), MAKERS[id])
    return maker(open_pack(folder), thorough)  # type: ignore[call-arg]
