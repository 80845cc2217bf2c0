"""`grognard games`: what can be played."""

from typing import TYPE_CHECKING, Any

import click

from grognard.cli.helping import Command
from grognard.cli.options import json_option, lang_option
from grognard.cli.speech import plain_text, spoken

if TYPE_CHECKING:
    from grognard.cli.catalogue import Listed
    from grognard.core.game import Game


@click.command("games", cls=Command)
@click.argument("game", required=False, default="")
@json_option
@lang_option
def command(game: str, as_json: bool, lang: str | None) -> None:
    if as_json or game:
        from grognard.games import GAMES, load

        found = [load(id) for id in ([game] if game else GAMES)]
        if as_json:
            import json

            click.echo(json.dumps([described(each) for each in found], indent=2, ensure_ascii=False))
        else:
            show(found[0], lang or spoken())
        return
    from grognard.cli.catalogue import catalogue

    for each in catalogue():
        brief(each, lang or spoken())


def described(game: "Game[Any]") -> dict[str, object]:
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


def brief(game: "Listed", language: str) -> None:
    """A game and its scenarios, a line each."""
    click.echo(f"{game.id} ({', '.join(game.sides)})")
    for card in game.scenarios:
        mark = "*" if card["reconstruction"] else " "
        click.echo(f"  {card['id']:<24} {card['date']:<10}  {mark} {card[language]}")
    click.echo(f"  * {plain_text('games-reconstruction', language)}")
    click.echo(f"{plain_text('games-play', language)} grognard play {game.id}/{game.scenarios[0]['id']}")
    click.echo(f"{plain_text('games-more', language)} grognard games {game.id}")


def show(game: "Game[Any]", language: str) -> None:
    """A game with all that can be said before it is played."""
    from rich.console import Console
    from rich.padding import Padding

    from grognard.cli.speech import speech
    from grognard.packs import builtin
    from grognard.play.wording import wording

    console, say = Console(highlight=False), speech(language)
    words = wording(builtin(game.id), language)
    console.print(f"{game.id} ({', '.join(game.sides)})", style="bold", markup=False)
    for card in game.rules.scenarios():
        date = f", {card.date}" if card.date else ""
        console.print(f"\n{card.id}: {card.names[language]}{date}", style="bold", markup=False)
        first = (words.say(f"side-{card.first}") or card.first) if card.first else ""
        console.print(Padding(card.notes[language].strip(), (0, 0, 0, 2)))
        console.print(
            f"  {say('games-first' if first else 'games-turns', side=first, turns=card.length)}", markup=False
        )
    console.print(f"\n{say('games-options')}", style="bold", markup=False)
    for option in game.rules.options():
        told = words.say(f"option-{option.id}-text") or words.rules.get(option.clause, "")
        others = [value for n, value in enumerate(option.values, option.lowest) if n != option.default]
        value = "|".join(others) or ("1" if option.highest == 1 else f"{option.lowest}…{option.highest}")
        console.print(f"  {option.id}={value} ({option.clause})", markup=False)
        console.print(Padding(told, (0, 0, 0, 6)))
