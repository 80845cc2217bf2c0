"""`grognard case`: rule questions written as files, settled."""

import json
from pathlib import Path
from typing import TYPE_CHECKING

import click

from grognard.cli.helping import Command
from grognard.cli.options import A_PATH, json_option, lang_option, pack_option
from grognard.cli.problems import FAILED, OK, WRONG, Problem, tell
from grognard.cli.speech import Speech, speech

if TYPE_CHECKING:
    from grognard.play.cases import CaseResult


@click.command("case", cls=Command)
@click.argument("files", nargs=-1, required=True, type=A_PATH)
@pack_option
@json_option
@lang_option
def command(files: tuple[Path, ...], pack: Path | None, as_json: bool, lang: str | None) -> int:
    from grognard.games import load
    from grognard.play.cases import check

    say = speech(lang)
    paths = [path for file in files for path in found(file, say)]
    results = [result for path in paths for result in check(path, lambda id: load(id, pack), pack)]
    if as_json:
        click.echo(json.dumps([described(result) for result in results], indent=2, ensure_ascii=False))
    else:
        show(results, say)
    for result in results:
        if result.unreadable:
            tell(result.reason.splitlines()[0])
    if any(result.unreadable for result in results):
        return WRONG
    return OK if all(result.passed for result in results) else FAILED


def found(file: Path, say: Speech) -> list[Path]:
    """The file itself, or the cases in a folder."""
    if not file.is_dir():
        if not file.is_file():
            raise Problem(say("no-file", path=str(file)))
        return [file]
    inside = sorted(file.rglob("*.toml"))
    if not inside:
        raise Problem(say("no-cases", path=str(file)))
    return inside


def described(result: "CaseResult") -> dict[str, object]:
    """A case as a program reads it."""
    return {
        "name": result.name,
        "file": result.file,
        "passed": result.passed,
        "reason": result.reason,
        "cited": list(result.cited),
        "rules": list(result.rules),
        "structure": list(result.structure),
    }


def show(results: "list[CaseResult]", say: Speech) -> None:
    """The cases as a player reads them."""
    for result in results:
        if result.passed:
            click.echo(say("case-passed", name=result.name))
        elif not result.unreadable:
            click.echo(say("case-failed", name=result.name, file=result.file, reason=result.reason))
    passed = sum(result.passed for result in results)
    click.echo(say("case-sum", passed=passed, all=len(results)))
