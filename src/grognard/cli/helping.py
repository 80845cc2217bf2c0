"""The help of a command, in the player's language.

A command is helped by `help-NAME` and `example-NAME`, an option by `option-NAME-OPTION` or `option-OPTION`.
"""

from itertools import pairwise
from typing import Final

import click

from grognard.cli.speech import LANGUAGES, Speech, speech

LANG: Final = "grognard.lang"


def path_of(ctx: click.Context) -> str:
    """The name of a command with those of its groups, but the first."""
    return ctx.command_path.partition(" ")[2].replace(" ", "-") or "grognard"


class Helped(click.Command):
    """A command whose help is read when it is asked for."""

    def say(self, ctx: click.Context) -> Speech:
        return speech(ctx.meta.get(LANG))

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """The language is known before anything is said, wherever it stands in the line."""
        for word, following in pairwise([*args, ""]):
            asked = following if word == "--lang" else word.removeprefix("--lang=")
            if word.startswith("--lang") and asked in LANGUAGES:
                ctx.meta[LANG] = asked
        return super().parse_args(ctx, args)

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        say, path = self.say(ctx), path_of(ctx)
        self.help = say(f"help-{path}")
        self.epilog = say.get(f"example-{path}")
        super().format_help(ctx, formatter)

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, f"{self.say(ctx)('help-usage')} ")

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        say, path = self.say(ctx), path_of(ctx)
        rows = []
        for option in self.get_params(ctx):
            if isinstance(option, click.Option):
                name = option.opts[-1].lstrip("-")
                option.help = say.get(f"option-{path}-{name}") or say(f"option-{name}")
                record = option.get_help_record(ctx)
                rows += [record] if record is not None else []
        with formatter.section(say("help-options")):
            formatter.write_dl(rows)

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Examples keep their lines."""
        if self.epilog:
            with formatter.section(self.say(ctx)("help-examples")):
                for line in self.epilog.splitlines():
                    formatter.write(f"{'':{formatter.current_indent}}{line}\n")


Command = Helped
