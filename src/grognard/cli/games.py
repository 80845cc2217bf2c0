"""`grognard games`: what can be played."""

from typing import Any

import click

from grognard.cli.helping import Command
from grognard.cli.options import json_option, lang_option
from grognard.cli.speech import plain_text, spoken
from grognard.core.game import Game, Option


@click.command("games", cls=Command)
@json_option
@lang_option
def command(as_json: bool, lang: str | None) -> None:
    from grognard.games import GAMES, load

    found = [load(id) for id in GAMES]
    if as_json:
        import json

        click.echo(json.dumps([listed(game) for game in found], indent=2, ensure_ascii=False))
        return
    for game in found:
        show(game, lang or spoken())


def listed(game: Game[Any]) -> dict[str, object]:
    """A game as a program reads it."""
    return {
        "id": game.id,
        "sides": list(game.sides),
        "seats": list(game.seats),
        "version": game.version,
        "pack": game.pack,
        "options": [
            {
                "id": option.id,
                "clause": option.clause,
                "default": option.default,
                "lowest": option.lowest,
                "highest": option.highest,
            }
            for option in game.rules.options()
        ],
        "scenarios": [
            {
                "id": card.id,
                "date": card.date,
                "first": card.first,
                "names": dict(card.names),
                "length": card.length,
                "reconstruction": card.reconstruction,
            }
            for card in game.rules.scenarios()
        ],
    }


def show(game: Game[Any], language: str) -> None:
    """A game as a player reads it."""
    click.echo(f"{game.id}: {', '.join(game.sides)}")
    click.echo(f"  {plain_text('games-scenarios', language)}")
    for card in game.rules.scenarios():
        mark = "*" if card.reconstruction else " "
        click.echo(f"    {card.id:<26}{mark} {card.date:<11} {card.names[language]}")
    click.echo(f"  {plain_text('games-options', language)}")
    for option in game.rules.options():
        click.echo(f"    {written(option):<40} {option.clause}")
    click.echo(f"  {plain_text('games-play', language)}")
    click.echo(f"    grognard play {game.id}/{game.rules.scenarios()[0].id}")


def written(option: Option) -> str:
    """An option with the values that it may have; a switch with its id alone."""
    if (option.lowest, option.highest) == (0, 1):
        return option.id if not option.default else f"{option.id}=1"
    return f"{option.id}={option.lowest}…{option.highest}"
