"""`grognard gauge`: what a bot's choices gain over what is advised, decision for decision."""

import json
from dataclasses import asdict
from math import isfinite
from typing import TYPE_CHECKING

import click

from grognard.cli.helping import Command
from grognard.cli.ladder import print_table
from grognard.cli.options import json_option, lang_option
from grognard.cli.problems import OK, STOPPED, tell
from grognard.cli.speech import Speech, speech
from grognard.cli.tune import progress

if TYPE_CHECKING:
    from grognard.bots.gauge import Gain, Sum


@click.command("gauge", cls=Command)
@click.argument("what", metavar="GAME")
@click.option("--bot", default="search:400", metavar="BOT")
@click.option("--decisions", "count", type=click.IntRange(1), default=120)
@click.option("--lots", type=click.IntRange(1), default=100)
@click.option("--to-the-end", "to_the_end", is_flag=True)
@click.option("--seed", type=click.IntRange(0), default=1)
@click.option("--jobs", type=click.IntRange(1), default=1)
@json_option
@lang_option
def command(
    what: str,
    bot: str,
    count: int,
    lots: int,
    to_the_end: bool,
    seed: int,
    jobs: int,
    as_json: bool,
    lang: str | None,
) -> int:
    from grognard.bots.gauge import TO_THE_END, sound, soundings
    from grognard.bots.registry import available, check
    from grognard.cli.naming import find_game

    say = speech(lang)
    game = find_game(what)
    check(bot, cores=available())
    found: list[Gain] = []
    with progress(count) as told:

        def heard(gain: "Gain") -> None:
            found.append(gain)
            told(len(found), bot)

        turns = TO_THE_END if to_the_end else 0
        ended = sound(soundings(game.id, bot, count, seed, lots, turns), jobs, heard)
    sums = by_kind(sorted(found, key=lambda gain: gain.seed))
    if as_json:
        click.echo(json.dumps({kind: described(each) for kind, each in sums.items()}, indent=2))
    else:
        show(sums, say)
    if not ended:
        tell(say("ladder-stopped"))
    return OK if ended else STOPPED


def by_kind(found: "list[Gain]") -> "dict[str, Sum]":
    """All decisions, and then those of each verb."""
    from grognard.bots.gauge import summed

    verbs = sorted({gain.verb for gain in found})
    kinds = {verb: summed([gain for gain in found if gain.verb == verb]) for verb in verbs}
    return {"all": summed(found), **kinds}


def described(each: "Sum") -> dict[str, object]:
    """A row as a program reads it; JSON has no number for an error that is not known."""
    return {**asdict(each), "error": each.error if isfinite(each.error) else None}


def show(sums: "dict[str, Sum]", say: Speech) -> None:
    """The table as a player reads it."""
    keys = ("decision", "number", "otherwise", "gain", "error", "seconds")
    rows = [
        [
            say("gauge-all") if kind == "all" else kind,
            str(each.decisions),
            str(each.differing),
            f"{say.number(100 * each.mean, 2, '+')} %",
            f"± {say.number(100 * each.error, 2)}" if isfinite(each.error) else "-",
            say.number(each.seconds, 2),
        ]
        for kind, each in sums.items()
    ]
    print_table([[say(f"gauge-{key}") for key in keys], *rows])
