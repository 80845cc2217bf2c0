"""What goes wrong, said in one line; and the exit code that goes with it."""

import sys
from typing import Final

import click

from grognard.cli.speech import speech

OK: Final = 0
FAILED: Final = 1  # a check was made and did not hold
WRONG: Final = 2  # the input makes no sense
STOPPED: Final = 130  # by Ctrl-C


class Problem(Exception):
    """Input that cannot be followed: why, and what to do instead."""


def line(error: BaseException) -> str | None:
    """The error as one line, or None for one that is no fault of the input.

    Every error that Grognard defines says what is wrong with what it was given; any other is a bug.
    """
    if isinstance(error, click.UsageError):
        said = error.format_message()
        return f"{said} ({error.ctx.command_path} --help)" if error.ctx is not None else said
    if isinstance(error, click.ClickException):
        return error.format_message()
    if isinstance(error, OSError) and error.strerror:
        where = f"{error.filename}: " if error.filename else ""
        return f"{where}{error.strerror}"
    findings = getattr(error, "findings", None)
    if findings:
        more = speech()("findings-more", count=len(findings) - 1)
        return f"{findings[0]} {more}" if len(findings) > 1 else str(findings[0])
    if type(error).__module__.startswith("grognard."):
        return str(error)
    return None


def tell(text: str) -> None:
    """Say what is wrong, in one line, where errors are said."""
    click.echo(f"grognard: {' '.join(text.split())}", err=True)


def leave(error: BaseException) -> None:
    """End the program after an error: one line and exit code 2, or the traceback of a bug."""
    said = line(error)
    if said is None:
        raise error
    tell(said)
    sys.exit(WRONG)
