"""`grognard match`: bots against each other, many times."""

import json
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

import click

from grognard.cli.helping import Command
from grognard.cli.options import (
    A_PATH,
    bot_time_option,
    json_option,
    lang_option,
    option_option,
    pack_option,
    roster_option,
)
from grognard.cli.problems import OK, STOPPED, Problem, tell
from grognard.cli.speech import Speech, speech

if TYPE_CHECKING:
    from grognard.bots.matches import Row
    from grognard.bots.series import Summary
    from grognard.core.game import Game


@click.command("match", cls=Command)
@click.argument("what", metavar="GAME/SCENARIO")
@click.option("--bots", "names", nargs=2, default=("greedy", "random"), metavar="FIRST SECOND")
@click.option("--games", type=click.IntRange(1), default=10)
@click.option("--seed", type=click.IntRange(0), default=1)
@click.option("--jobs", type=click.IntRange(1), default=1)
@click.option("--record", "folder", type=A_PATH, metavar="DIR")
@bot_time_option
@option_option
@roster_option
@pack_option
@json_option
@lang_option
def command(
    what: str,
    names: tuple[str, str],
    games: int,
    seed: int,
    jobs: int,
    folder: Path | None,
    seconds: float,
    options: tuple[str, ...],
    rosters: tuple[str, ...],
    pack: Path | None,
    as_json: bool,
    lang: str | None,
) -> int:
    from grognard.bots.matches import Pairing, prepared
    from grognard.bots.series import play_series, summary
    from grognard.cli.naming import find_battle, read_options

    say = speech(lang)
    game, scenario = find_battle(what, rosters, pack, say)
    chosen = read_options(options, game, say)
    recorded = folder is not None
    pairing = Pairing(
        game.id, scenario, names, chosen, recorded, pack, seconds, armies=game.armies, language=say.language
    )
    prepared(game, pairing, seed)
    if folder is not None:
        make_folder(folder, say)
    start = perf_counter()
    with progress(games, say) as moved:
        keeper = Keeper(folder, f"{game.id}-{scenario}", moved)
        rows = play_series(pairing, games, seed, jobs, keeper.hear)
    for row in rows:  # an interrupt may have come while one was written
        keeper.keep(row)
    elapsed = perf_counter() - start
    total = summary(rows, len(game.sides))
    if as_json:
        told = described(game, pairing.scenario, names, seed, total, elapsed)
        given = [{"seed": row.seed, "reason": row.forfeit} for row in rows if row.forfeit]
        click.echo(json.dumps(told | {"asked": games, "forfeits": given}, indent=2))
    else:
        show(game, names, total, elapsed, say)
    tell_forfeits(rows, say)
    if len(rows) == games:
        return OK
    tell(say("match-stopped", done=len(rows), asked=games))
    return STOPPED


def make_folder(folder: Path, say: Speech) -> None:
    """The folder for the records, made if need be."""
    if folder.exists() and not folder.is_dir():
        raise Problem(say("no-folder", path=str(folder)))
    folder.mkdir(parents=True, exist_ok=True)


def tell_forfeits(rows: Sequence["Row"], say: Speech) -> None:
    """Say how often a program gave its match away, and what it did the first time."""
    given = [row for row in rows if row.forfeit]
    if given:
        tell(say("match-forfeits", count=len(given), seed=given[0].seed, reason=given[0].forfeit))


class Keeper:
    """Writes each record as soon as its match is over, and moves the bar."""

    def __init__(self, folder: Path | None, stem: str, moved: Callable[[], None]) -> None:
        self.folder: Final = folder
        self.stem: Final = stem
        self.moved: Final = moved
        self.kept: Final[set[int]] = set()

    def hear(self, row: "Row") -> None:
        """A match is over."""
        self.keep(row)
        self.moved()

    def keep(self, row: "Row") -> None:
        """Write a match down, if it is not yet."""
        if self.folder is not None and row.seed not in self.kept:
            file = self.folder / f"{self.stem}-{row.seed:06}.grog"
            file.write_text(row.record, "utf-8", newline="\n")
            self.kept.add(row.seed)


@contextmanager
def progress(games: int, say: Speech) -> Iterator[Callable[[], None]]:
    """A bar where somebody watches; it is written beside the output."""
    if not sys.stderr.isatty():
        yield lambda: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(say("match-running"), total=games)
        yield lambda: bar.advance(task)


def described(
    game: "Game[Any]", scenario: str, names: tuple[str, str], seed: int, total: "Summary", elapsed: float
) -> dict[str, object]:
    """The series as a program reads it: `seconds` are those of one core, `elapsed` those of the clock."""
    from grognard import build

    return {
        "game": game.id,
        "scenario": scenario,
        "bots": dict(zip(game.sides, names, strict=True)),
        "seed": seed,
        "build": build(),
        "games": total.games,
        "wins": dict(zip(game.sides, total.wins, strict=True)),
        "draws": total.draws,
        "turns": total.turns,
        "steps": total.steps,
        "seconds": round(total.seconds, 6),
        "steps_per_second": round(total.steps_per_second),
        "elapsed": round(elapsed, 6),
    }


def show(game: "Game[Any]", names: tuple[str, str], total: "Summary", elapsed: float, say: Speech) -> None:
    """The series as a player reads it."""
    from rich.console import Console
    from rich.table import Table

    table = Table(box=None, pad_edge=False)
    for key in ("match-side", "match-bot", "match-wins", "match-share"):
        table.add_column(say(key), justify="left" if key in ("match-side", "match-bot") else "right")
    for side, bot, wins in zip(game.sides, names, total.wins, strict=True):
        table.add_row(side, bot, str(wins), share(wins, total.games, say))
    table.add_row(say("match-draws"), "", str(total.draws), share(total.draws, total.games, say))
    console = Console(highlight=False)
    console.print(table)
    rate = round(total.steps_per_second)
    turns = say.number(total.turns / total.games, 1) if total.games > 1 else total.turns
    speed = say("match-speed", games=total.games, steps=total.steps, rate=rate, turns=turns)
    console.print(f"{speed} ({say.number(elapsed, 1)} s)", markup=False, soft_wrap=True)


def share(part: int, whole: int, say: Speech) -> str:
    """A part of the whole in hundredths."""
    return f"{say.number(100 * part / whole, 1)} %" if whole else "-"
