"""Games with armies of the players' own: what is wrong with these is said in the player's language."""

from typing import Any

from grognard.core.game import Game
from grognard.packs.depot import Depot
from grognard.play.enlisting import depot_of, located
from grognard.play.setup import SetupError
from grognard.server.faults import Fault
from grognard.server.lore import lore_of
from grognard.server.plan import checked, game_of, game_with


def depot_for(game: Game[Any]) -> Depot:
    """The depot of a game; a Fault if it has none."""
    try:
        return depot_of(game)
    except SetupError as error:
        raise Fault("setup", detail=str(error)) from error


def mustered_for(id: str, armies: dict[str, str], language: str) -> Game[Any]:
    """The game with these rosters; a Fault says in the player's language what is wrong with them."""
    game = game_of(id)
    if not armies:
        return game
    depot, words = depot_for(game), lore_of(id, language).words
    for side, text in armies.items():
        checked("side", side, game.sides)
        flaws = located(depot.read("", text).findings, words)
        if flaws:
            raise Fault("setup", detail=f"{side}: {flaws[0]}")
    return game_with(id, armies)
