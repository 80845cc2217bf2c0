"""`grognard ladder`: who is the better bot, and by how much."""

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING

import click

from grognard.cli.helping import Command
from grognard.cli.options import A_PATH, bot_time_option, json_option, lang_option, pack_option
from grognard.cli.problems import FAILED, OK, STOPPED, Problem, tell
from grognard.cli.speech import Speech, speech

if TYPE_CHECKING:
    from grognard.bots.ladder import Outcome, Standing


class WithList(Command):
    """A command whose `--bots` takes all the names that follow it."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        spread: list[str] = []
        listing = False
        for word in args:
            if listing and not word.startswith("--"):
                spread += ["--bots", word]
                continue
            listing = word == "--bots"
            spread += [] if listing else [word]
        return super().parse_args(ctx, spread)


@click.command("ladder", cls=WithList)
@click.argument("what", metavar="GAME")
@click.option("--bots", "names", multiple=True, default=("random", "greedy"), metavar="BOT…")
@click.option("--bar", "bars", multiple=True, metavar="BOT:OTHER:SHARE")
@click.option("--games", type=click.IntRange(2, 600), default=600)
@click.option("--scenario", "parts", multiple=True, metavar="SCENARIO")
@click.option("--seed", type=click.IntRange(0), default=1)
@click.option("--jobs", type=click.IntRange(1), default=1)
@click.option("--file", "path", type=A_PATH, metavar="FILE")
@bot_time_option
@pack_option
@json_option
@lang_option
def command(
    what: str,
    names: tuple[str, ...],
    bars: tuple[str, ...],
    games: int,
    parts: tuple[str, ...],
    seed: int,
    jobs: int,
    path: Path | None,
    seconds: float,
    pack: Path | None,
    as_json: bool,
    lang: str | None,
) -> int:
    from grognard.bots import outside
    from grognard.bots.ladder import Ladder, Standing, climb
    from grognard.bots.ladderfile import append, opened
    from grognard.cli.naming import find_game, scenario_of

    say = speech(lang)
    game = find_game(what, pack)
    bots = tuple(dict.fromkeys(names))
    if len(bots) < 2:
        raise Problem(say("ladder-alone"))
    for name in bots:
        outside.check(name)
    cards = [card.id for card in game.rules.scenarios()]
    scenarios = tuple(scenario_of(game, part, say) for part in parts) or tuple(cards)
    read = tuple(read_bar(bar, bots, say) for bar in bars)
    ladder = Ladder(game.id, bots, scenarios, read, games, seed, pack, seconds, say.language)
    standing = Standing(ladder, opened(path, ladder) if path is not None else ())
    start = perf_counter()
    with progress(standing, say) as moved:

        def hear(outcome: "Outcome") -> None:
            if path is not None:
                append(path, outcome)
            moved(outcome)

        ended = climb(standing, jobs, hear)
    elapsed = perf_counter() - start
    if as_json:
        click.echo(json.dumps(described(standing, elapsed), indent=2, ensure_ascii=False))
    else:
        show(standing, elapsed, say)
    forfeits = [said for outcome in standing.outcomes.values() for said in outcome.forfeits]
    if forfeits:
        tell(say("ladder-forfeits", count=len(forfeits), reason=forfeits[0]))
    if not ended:
        tell(say("ladder-stopped"))
        return STOPPED
    return OK if all(standing.verdict(pair) in ("clears", "above") for pair, _ in read) else FAILED


def read_bar(text: str, bots: tuple[str, ...], say: Speech) -> tuple[tuple[str, str], float]:
    """A pair and the share that its first is to reach; names may have colons of their own."""
    pair, _, number = text.rpartition(":")
    for one in bots:
        if pair.startswith(f"{one}:") and pair.removeprefix(f"{one}:") in bots:
            try:
                share = float(number.removesuffix("%")) / (100 if number.endswith("%") else 1)
            except ValueError:
                break
            if 0 < share < 1:
                return (one, pair.removeprefix(f"{one}:")), share
    raise Problem(say("bar-unread", word=text, bots=", ".join(bots)))


@contextmanager
def progress(standing: "Standing", say: Speech) -> "Iterator[Callable[[Outcome], None]]":
    """A bar for each pair that is played, where somebody watches; it is written beside the output."""
    if not sys.stderr.isatty():
        yield lambda outcome: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        tasks: dict[tuple[str, str], int] = {}

        def moved(outcome: "Outcome") -> None:
            pair = outcome.duel.pair
            score = standing.score(pair)
            if pair not in tasks:
                tasks[pair] = bar.add_task("", total=standing.ladder.most)
            said = f"{pair[0]} - {pair[1]}  {say.number(100 * score.share, 1)} %"
            bar.update(tasks[pair], description=said, completed=score.games)  # type: ignore[arg-type]

        yield moved


def described(standing: "Standing", elapsed: float) -> dict[str, object]:
    """The ladder as a program reads it."""
    from grognard import build

    ladder = standing.ladder
    return {
        "game": ladder.game,
        "seed": ladder.seed,
        "build": build(),
        "scenarios": list(ladder.scenarios),
        "pairs": [described_pair(standing, pair) for pair in ladder.pairs()],
        "ratings": [
            {"bot": each.bot, "rating": round(each.points), "margin": round(each.margin)}
            for each in standing.ratings()
        ],
        "elapsed": round(elapsed, 3),
    }


def described_pair(standing: "Standing", pair: tuple[str, str]) -> dict[str, object]:
    score = standing.score(pair)
    return {
        "bots": list(pair),
        "games": score.games,
        "wins": score.wins,
        "draws": score.draws,
        "losses": score.losses,
        "share": round(score.share, 4),
        "interval": [round(end, 4) for end in score.interval()],
        "bar": standing.ladder.bar(pair),
        "verdict": standing.verdict(pair),
        "seconds": round(sum(each.seconds for each in standing.played(pair)), 3),
    }


def show(standing: "Standing", elapsed: float, say: Speech) -> None:
    """The ladder as a player reads it."""
    from grognard import build

    ladder = standing.ladder
    keys = ("pair", "games", "results", "share", "interval", "bar", "seconds", "verdict")
    rows = [row_of(standing, pair, say) for pair in ladder.pairs()]
    print_table([[say(f"ladder-{key}") for key in keys], *rows])
    ranks = [[each.bot, f"{each.points:.0f} ± {each.margin:.0f}"] for each in standing.ratings()]
    print_table([[say("match-bot"), say("ladder-rating")], *ranks])
    games = sum(standing.score(pair).games for pair in ladder.pairs())
    told = say("ladder-played", games=games, scenarios=len(ladder.scenarios), seed=ladder.seed, build=build())
    click.echo(f"{told} ({say.number(elapsed, 1)} s)")


def print_table(rows: list[list[str]]) -> None:
    """Rows under each other, as wide as they are: names and verdicts to the left, figures to the right."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    for row in rows:
        first, *figures = [f"{cell:>{width}}" for cell, width in zip(row, widths, strict=True)]
        if len(figures) > 1:
            figures[-1] = row[-1]
        click.echo("  ".join([f"{first.strip():<{widths[0]}}", *figures]).rstrip())
    click.echo()


def row_of(standing: "Standing", pair: tuple[str, str], say: Speech) -> list[str]:
    """A pair's line in the table."""
    score, bar = standing.score(pair), standing.ladder.bar(pair)
    low, high = score.interval()
    seconds = sum(each.seconds for each in standing.played(pair))
    return [
        f"{pair[0]} - {pair[1]}",
        str(score.games),
        f"{score.wins}/{score.draws}/{score.losses}",
        f"{say.number(100 * score.share, 1)} %",
        f"{say.number(100 * low, 1)}-{say.number(100 * high, 1)}",
        f"{say.number(100 * bar, 1)} %",
        say.number(seconds / score.games, 2) if score.games else "-",
        say(f"verdict-{standing.verdict(pair)}"),
    ]
