"""How commands are found and ended: one line for an error, and its exit code."""

import sys
from collections.abc import Sequence
from difflib import get_close_matches
from importlib import import_module
from typing import Any, Final

import click

from grognard.cli import problems
from grognard.cli.helping import Helped, path_of
from grognard.cli.speech import speech


class Commands(Helped, click.Group):
    """A group whose commands are modules of the same name, imported when they are called."""

    def __init__(self, name: str, names: Sequence[str]) -> None:
        params = [version_option()] if name == "grognard" else []
        super().__init__(name, invoke_without_command=True, params=params, callback=show_help)
        self.names: Final = tuple(names)

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.names)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self.names:
            return None
        found: click.Command = import_module(f"grognard.cli.{cmd_name}").command
        return found

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        known = self.list_commands(ctx)
        if args[0] not in known and not args[0].startswith("-"):
            near = get_close_matches(args[0], known, 1)
            listed = ", ".join(near or known)
            raise problems.Problem(speech()("no-command", word=args[0], near=len(near), all=listed))
        return super().resolve_command(ctx, args)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        super().format_options(ctx, formatter)
        self.format_commands(ctx, formatter)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        say, path = speech(), path_of(ctx)
        before = "" if path == "grognard" else f"{path}-"
        with formatter.section(say("help-commands")):
            formatter.write_dl([(name, say(f"brief-{before}{name}")) for name in self.list_commands(ctx)])

    def main(self, *args: Any, **extra: Any) -> Any:
        """Run a command; every way out of it has its exit code."""
        try:
            code = super().main(*args, **extra | {"standalone_mode": False, "prog_name": "grognard"})
        except (click.Abort, KeyboardInterrupt):
            sys.exit(problems.STOPPED)
        except Exception as error:
            problems.leave(error)
        else:
            sys.exit(code if isinstance(code, int) else problems.OK)


@click.pass_context
def show_help(ctx: click.Context) -> None:
    """A group alone shows what there is."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


def version_option() -> click.Option:
    return click.Option(["--version"], is_flag=True, is_eager=True, expose_value=False, callback=show_version)


def show_version(ctx: click.Context, parameter: click.Parameter, value: bool) -> None:
    """The version, and whether the plain or the compiled core runs."""
    if value:
        import grognard

        click.echo(f"grognard {grognard.__version__} ({grognard.build()})")
        ctx.exit()
