"""What can be played: games, scenarios, options, bots, and the set-up of a scenario as a picture needs it."""

from collections import Counter
from functools import lru_cache
from typing import Any, Final

from grognard import games
from grognard.bots import BOTS
from grognard.core.game import Game, ScenarioCard
from grognard.core.table import SPECTATOR
from grognard.server.forms import (
    Count,
    GamesView,
    GameView,
    OptionView,
    Preview,
    ScenarioSide,
    ScenarioView,
    SeatingView,
)
from grognard.server.lore import Lore, game_name, lore_of
from grognard.server.plan import checked, sources, start_of
from grognard.server.scenes import scene_of
from grognard.server.speaker import say, speaker
from grognard.server.teaching import teaches
from grognard.server.views import shown
from grognard.server.wire.base import Named
from grognard.server.wire.position import UndoView

DEALERS: Final = ("fair", "typed")


@lru_cache(maxsize=4)
def games_view(language: str) -> GamesView:
    """Every game in a language."""
    return GamesView([game_view(games.load(id), language) for id in games.GAMES])


def game_view(game: Game[Any], language: str) -> GameView:
    """One game."""
    lore = lore_of(game.id, language)
    return GameView(
        game.id,
        game_name(game, lore),
        [lore.thing("side", side) for side in game.sides],
        [lore.thing("seat", seat) for seat in game.seats],
        options(game, lore),
        [scenario_view(game, card, lore) for card in game.rules.scenarios()],
        named("bot", BOTS, language),
        named("dealer", DEALERS, language),
        named("source", sources(game.id), language),
        seatings(game, lore),
        teaches(game.id),
        games.depot(game) is not None,
    )


def seatings(game: Game[Any], lore: Lore) -> list[SeatingView]:
    """The seats of every option that changes them."""
    found = []
    for option in game.rules.options():
        for value in range(option.lowest, option.highest + 1):
            seats = game.seated({option.id: value}).seats
            if seats != game.seats:
                found.append(SeatingView(option.id, value, [lore.thing("seat", seat) for seat in seats]))
    return found


def named(kind: str, ids: Any, language: str) -> list[Named]:
    """Things of the server's own, by name."""
    speak = say(language)
    return [Named(id, speak(f"{kind}-{id}"), speak.get(f"{kind}-{id}-text") or "") for id in ids]


def options(game: Game[Any], lore: Lore) -> list[OptionView]:
    """The optional rules."""
    return [
        OptionView(
            each.id,
            lore.thing("option", each.id).name,
            lore.thing("option", each.id).text,
            each.default,
            each.lowest,
            each.highest,
            each.clause,
            [lore.thing("option", f"{each.id}-{value}").name for value in each.values],
            each.real,
        )
        for each in game.rules.options()
    ]


def scenario_view(game: Game[Any], card: ScenarioCard, lore: Lore) -> ScenarioView:
    """What a player chooses a scenario by."""
    s = start_of(game, card.id)
    view, own = game.table.view(s, SPECTATOR), game.table.names(s, "side") or list(game.sides)
    told = {str(side.get("side")): side for side in lore.scenario(card.id).get("side", [])}
    units = {unit.id: unit.name for unit in lore.units}
    sides = []
    for id, called in zip(game.sides, own, strict=True):
        counts = Counter(piece.symbol for piece in view.pieces if piece.side == id)
        army = [Count(symbol, units.get(symbol, symbol), count) for symbol, count in counts.items()]
        track = next((track for track in view.tracks if track.side == id and track.goal), None)
        more = told.get(id, {})
        sides.append(
            ScenarioSide(
                id,
                lore.thing("side", called).name,
                int(more.get("cards", 0)),
                army,
                track.goal if track else None,
                str(more.get("commander") or more.get(lore.language, "")),
                lore.thing("track", track.id).name if track else "",
            )
        )
    language = lore.language
    return ScenarioView(
        card.id,
        card.names.get(language, card.id),
        card.date,
        card.first,
        card.length,
        card.notes.get(language, ""),
        card.reconstruction,
        sides,
    )


def preview(game: Game[Any], scenario: str, language: str) -> Preview:
    """The set-up of a scenario."""
    checked(f"scenario of {game.id}", scenario, tuple(card.id for card in game.rules.scenarios()))
    s = start_of(game, scenario)
    speak = speaker(game.id, scenario, (), language)
    position = shown(speak, s, 0, SPECTATOR, None, undo=UndoView())
    return Preview(scene_of(speak, s, scenario, None), position)
