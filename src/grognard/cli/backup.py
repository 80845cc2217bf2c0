"""`grognard backup`: a copy of all matches, made while the server runs."""

from pathlib import Path

import click

from grognard.cli.helping import Command
from grognard.cli.options import A_PATH, lang_option
from grognard.cli.serve import default_database
from grognard.cli.speech import speech


@click.command("backup", cls=Command)
@click.argument("file", type=A_PATH)
@click.option("--database", default="", metavar="URL")
@lang_option
def command(file: Path, database: str, lang: str | None) -> None:
    from grognard.server.store import backup

    matches = backup(database or default_database(), file)
    click.echo(speech(lang)("backup-done", path=str(file), matches=matches))
