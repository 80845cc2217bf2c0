"""Options that several commands share."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar

import click

from grognard.cli.speech import LANGUAGES

F = TypeVar("F", bound=Callable[..., Any])
UNITS: Final = ("inches", "cm")
A_PATH: Final = click.Path(path_type=Path)


def lang_option(function: F) -> F:
    """`--lang`: read first, so that help and errors are in that language."""
    return click.option("--lang", type=click.Choice(LANGUAGES), is_eager=True)(function)


def pack_option(function: F) -> F:
    """`--pack DIR`: content of one's own."""
    return click.option("--pack", type=A_PATH, metavar="DIR")(function)


def units_option(function: F) -> F:
    """`--units`: how lengths are told on the open table."""
    return click.option("--units", type=click.Choice(UNITS), default=UNITS[0])(function)


def roster_option(function: F) -> F:
    """`--roster SIDE=FILE`: an army of one's own."""
    return click.option("--roster", "rosters", multiple=True, metavar="SIDE=FILE")(function)


def json_option(function: F) -> F:
    """`--json`: for programs."""
    return click.option("--json", "as_json", is_flag=True)(function)


def option_option(function: F) -> F:
    """`--option id=value`: optional rules."""
    return click.option("--option", "options", multiple=True, metavar="ID=VALUE")(function)


def bot_time_option(function: F) -> F:
    """`--bot-time SECONDS`: how long an outside bot may think."""
    allowed = click.FloatRange(0.01, 3600)
    return click.option("--bot-time", "seconds", type=allowed, default=10.0, metavar="SECONDS")(function)
