"""`grognard pack`: content of one's own, checked, copied and drawn."""

from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

import click

from grognard.cli.group import Commands
from grognard.cli.helping import Command
from grognard.cli.options import A_PATH, lang_option, pack_option
from grognard.cli.problems import OK, WRONG, tell
from grognard.cli.speech import speech

if TYPE_CHECKING:
    from grognard.core.game import Game
    from grognard.play.telling import Teller


@click.command("check", cls=Command)
@click.argument("path", type=A_PATH)
@lang_option
def check(path: Path, lang: str | None) -> int:
    from grognard.games import load
    from grognard.packs import PackError, open_pack

    try:
        game = load(open_pack(path).id, path)
    except PackError as error:
        for finding in error.findings:
            tell(str(finding))
        return WRONG
    click.echo(speech(lang)("pack-good", pack=game.pack, scenarios=len(game.rules.scenarios())))
    return OK


@click.command("copy", cls=Command)
@click.argument("game")
@click.argument("folder", type=A_PATH, metavar="DIR")
@lang_option
def copy(game: str, folder: Path, lang: str | None) -> None:
    from grognard.cli.naming import find_game
    from grognard.packs import builtin
    from grognard.packs.copy import copy_pack

    id = find_game(game).id
    made = copy_pack(builtin(id), folder)
    click.echo(speech(lang)("pack-copied", count=len(made), path=str(folder), game=id))


@click.command("draw", cls=Command)
@click.argument("what", metavar="GAME/SCENARIO")
@click.option("-o", "--output", type=A_PATH, metavar="FILE.svg")
@pack_option
@lang_option
def draw(what: str, output: Path | None, pack: Path | None, lang: str | None) -> None:
    from grognard.cli.naming import find_scenario
    from grognard.core.table import SPECTATOR
    from grognard.packs.draw import draw as picture
    from grognard.play.telling import Teller

    say = speech(lang)
    game, scenario = find_scenario(what, pack, say)
    s = game.rules.start(scenario, {option.id: option.default for option in game.rules.options()})
    names = names_of(game, scenario, Teller(game, say.language, pack))
    text = picture(game.table.scene(s), game.table.view(s, SPECTATOR), names)
    if output == Path("-"):
        click.echo(text, nl=False)
        return
    file = output or Path(f"{scenario}.svg")
    file.write_text(text, "utf-8")
    click.echo(say("pack-drawn", path=str(file)))


def names_of(game: "Game[Any]", scenario: str, teller: "Teller") -> dict[str, str]:
    """What the things on the picture are called: every name that the texts have."""
    card = next(card for card in game.rules.scenarios() if card.id == scenario)
    names = {scenario: card.names[teller.language], "subtitle": card.date}
    s = game.rules.start(scenario, {option.id: option.default for option in game.rules.options()})
    from grognard.core.table import SPECTATOR

    position = game.table.view(s, SPECTATOR)
    kinds = {
        "side": game.sides,
        "terrain": [space.terrain for space in game.table.scene(s).spaces],
        "marker": [marker.kind for marker in position.markers],
        "work": [marker.kind for marker in position.markers],
        "section": game.table.names(s, "section"),
    }
    for kind, ids in kinds.items():
        for id in dict.fromkeys(ids):
            said = teller.words.say(f"{kind}-{id}")
            if said is not None:
                names[id] = said
    return names


class PackCommands(Commands):
    """The three commands about packs."""

    made: ClassVar = {each.name: each for each in (check, copy, draw)}

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        return self.made.get(cmd_name)


command = PackCommands("pack", ("check", "copy", "draw"))
