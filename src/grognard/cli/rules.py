"""`grognard rules`: what the rules say, clause by clause."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from grognard.cli.helping import Command
from grognard.cli.naming import find_game
from grognard.cli.options import lang_option, pack_option
from grognard.cli.problems import Problem
from grognard.cli.speech import Speech, speech
from grognard.packs import builtin, suggestion

if TYPE_CHECKING:
    from grognard.play.wording import Wording


@click.command("rules", cls=Command)
@click.argument("game")
@click.argument("clause", required=False, default="")
@pack_option
@lang_option
def command(game: str, clause: str, pack: Path | None, lang: str | None) -> None:
    from grognard.play.wording import wording

    say = speech(lang)
    id = find_game(game, pack).id
    words = wording(pack or builtin(id), say.language)
    lines = [told(words, each) for each in find_clauses(words, clause, say)]
    text = "\n".join(lines)
    click.echo_via_pager(text) if len(lines) > 60 and at_terminal() else click.echo(text)


def at_terminal() -> bool:
    """Whether somebody reads the output on a screen."""
    return sys.stdout.isatty()


def find_clauses(words: "Wording", text: str, say: Speech) -> list[str]:
    """The clause of that id, else those whose ids begin with it, else those whose text holds it."""
    wanted = text.casefold()
    ids = sorted(words.rules, key=lambda id: id.startswith("GG-"))  # the referee's own come last
    exact = [id for id in ids if id.casefold() == wanted]
    chapter = [id for id in ids if id.casefold().startswith(wanted)]
    holding = [id for id in ids if wanted in words.rules[id].casefold()]
    is_id = "-" in text
    found = exact or chapter or ([] if is_id else holding)
    if not found:
        near = suggestion(text, ids)
        raise Problem(say("clause-none", word=text, near=int(bool(near)), all=near))
    return found


def told(words: "Wording", id: str) -> str:
    """A clause with its text, and the reason of a ruling."""
    reason = words.reasons.get(id, "")
    return f"{id}: {words.rules[id]}" + (f"\n    {reason}" if reason else "")
