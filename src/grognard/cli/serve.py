"""`grognard serve`: the table in the browser."""

from typing import Final

import click

from grognard.cli.helping import Command
from grognard.cli.options import lang_option
from grognard.cli.problems import FAILED, OK
from grognard.cli.speech import speech

FIRST_PORT: Final = 1861


@click.command("serve", cls=Command)
@click.option("--host", default="127.0.0.1", metavar="ADDRESS")
@click.option("--port", type=click.IntRange(0, 65535), default=FIRST_PORT)
@click.option("--database", default="", metavar="URL")
@click.option("--proxies", default="127.0.0.1", metavar="ADDRESSES")
@click.option("--no-browser", is_flag=True)
@click.option("--lab", is_flag=True)
@lang_option
def command(
    host: str, port: int, database: str, proxies: str, no_browser: bool, lab: bool, lang: str | None
) -> int:
    from grognard.server.serving import address_of, free_socket, open_browser, serve
    from grognard.server.settings import Settings

    say = speech(lang)
    bound = free_socket(host, port)
    address = address_of(bound)

    def ready() -> None:
        click.echo(say("serve-ready", address=address))
        if not no_browser and not open_browser(address):
            click.echo(say("serve-no-browser"))
        click.echo(say("serve-stop"))

    try:
        started = serve(Settings(database or default_database(), lab), bound, ready, proxies)
    except KeyboardInterrupt:  # the server has stopped in good order
        click.echo(say("serve-stopped"))
        return OK
    return OK if started else FAILED


def default_database() -> str:
    """The store in the player's own folder."""
    from grognard.cli.saving import data_folder

    return f"sqlite:///{(data_folder() / 'grognard.db').as_posix()}"
