"""`grognard tune`: better weights for the bots of a game, by self-play."""

import re
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from grognard.cli.helping import Command
from grognard.cli.options import A_PATH, lang_option
from grognard.cli.problems import FAILED, OK, STOPPED, Problem, tell
from grognard.cli.speech import Speech, speech

if TYPE_CHECKING:
    from grognard.bots.ratings import Score
    from grognard.bots.tuning import Tuning, Weights
    from grognard.core.game import Game

FILE: Final = "weights.toml"
Told = Callable[[int, str], None]  # games played, and how they went


@click.command("tune", cls=Command)
@click.argument("what", metavar="GAME")
@click.option("--games", type=click.IntRange(16), default=1600)
@click.option("--check", "most", type=click.IntRange(0, 600), default=600)
@click.option("--seed", type=click.IntRange(0), default=1)
@click.option("--jobs", type=click.IntRange(1), default=1)
@click.option("--out", "path", type=A_PATH, metavar="FILE")
@click.option("--chances", is_flag=True)
@lang_option
def command(
    what: str, games: int, most: int, seed: int, jobs: int, path: Path | None, chances: bool, lang: str | None
) -> int:
    from grognard.bots.tuning import Tuning
    from grognard.cli.naming import find_game

    say = speech(lang)
    game = find_game(what)
    if chances:
        return fit(game, games, seed, jobs, path, say)
    tuning = Tuning(game.id, games, seed)
    with progress(games + most) as told:
        score = tuned(tuning, jobs, most, told)
    keep(game, tuning.start, tuning.weights(), path)
    return conclude(score, most, path, say)


def keep(game: "Game[Any]", before: "Weights", after: "Weights", path: Path | None) -> None:
    """Write the weights that were found where they are wanted, and tell what has changed."""
    from grognard.packs import builtin

    if path is not None:
        text = rewritten((builtin(game.id) / FILE).read_text("utf-8"), after)
        path.write_text(text, "utf-8", newline="\n")
    for line in changes(before, after):
        click.echo(line)


def fit(game: "Game[Any]", games: int, seed: int, jobs: int, path: Path | None, say: Speech) -> int:
    """Fit what a position promises at the end on matches between bots."""
    from grognard.bots.crew import Crew
    from grognard.bots.fitting import Fitting

    if not game.mind.fitted:
        raise Problem(say("tune-nothing-fitted", game=game.id))
    fitting = Fitting(game.id, games, seed)
    try:
        with progress(games) as told, Crew(jobs) as crew:
            found = fitting.learn(crew, lambda played: told(played, ""))
    except KeyboardInterrupt:
        tell(say("ladder-stopped"))
        return STOPPED
    keep(game, fitting.start, found.weights, path)
    if path is not None:
        click.echo(say("tune-written", path=str(path)))
    click.echo(say("tune-fitted", before=say.number(found.before, 4), after=say.number(found.after, 4)))
    return OK


def tuned(tuning: "Tuning", jobs: int, most: int, told: Told) -> "Score | None":
    """Tune and check; None if it was interrupted."""
    from grognard.bots.crew import Crew
    from grognard.bots.tuning import BATCH

    def heard(score: "Score") -> None:
        told(2 * BATCH * tuning.steps + score.games, f"{100 * score.share:.1f} %")

    try:
        with Crew(jobs) as crew:
            for step in tuning.climb(crew):
                told(2 * BATCH * step.number, f"{step.number}/{step.steps}")
            return tuning.check(crew, most, heard)
    except KeyboardInterrupt:
        return None


def conclude(score: "Score | None", most: int, path: Path | None, say: Speech) -> int:
    """Say whether the weights found are better, and keep nobody in doubt about it."""
    from grognard.bots.ladder import verdict
    from grognard.bots.tuning import EVEN

    if path is not None:
        click.echo(say("tune-written", path=str(path)))
    if score is None:
        tell(say("ladder-stopped"))
        return STOPPED
    if not most:
        return OK
    low, high = (say.number(100 * end, 1) for end in score.interval())
    better = verdict(score, EVEN) == "clears"
    key = "tune-better" if better else "tune-not-better"
    click.echo(say(key, games=score.games, share=say.number(100 * score.share, 1), low=low, high=high))
    return OK if better else FAILED


@contextmanager
def progress(games: int) -> Iterator[Told]:
    """A bar where somebody watches; it is written beside the output."""
    if not sys.stderr.isatty():
        yield lambda done, said: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=games)
        yield lambda done, said: bar.update(task, completed=done, description=said)


def changes(before: Mapping[str, list[int]], after: Mapping[str, list[int]]) -> list[str]:
    """Each weight that has changed, as it was and as it is."""
    width = max(len(name) for name in before)
    return [
        f"{name:<{width}}  {shown(before[name])} -> {shown(after[name])}"
        for name in before
        if before[name] != after[name]
    ]


def shown(numbers: list[int]) -> str:
    """A weight as the file has it."""
    return str(numbers[0]) if len(numbers) == 1 else f"[{', '.join(map(str, numbers))}]"


def rewritten(text: str, weights: Mapping[str, list[int]]) -> str:
    """The file with other numbers; what it says of them stays where it was."""
    for name, numbers in weights.items():
        found = re.search(rf"^{name} = (.*?)( *)(#.*)?$", text, re.MULTILINE)
        assert found is not None
        room = len(found[1]) + len(found[2])
        new = f"{name} = {shown(numbers):<{room}}{found[3] or ''}".rstrip()
        text = text[: found.start()] + new + text[found.end() :]
    return text
