"""`grognard replay`: a record played again, and proved."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from grognard.cli.helping import Command
from grognard.cli.options import A_PATH, json_option, lang_option, pack_option, units_option
from grognard.cli.problems import FAILED, OK, Problem
from grognard.cli.speech import Speech, speech

if TYPE_CHECKING:
    from grognard.core.game import Game
    from grognard.play.ledger import Ledger
    from grognard.play.record import Record


@click.command("replay", cls=Command)
@click.argument("file", type=A_PATH)
@click.option("--verify", is_flag=True)
@click.option("--tell", "story", is_flag=True)
@pack_option
@json_option
@units_option
@lang_option
def command(
    file: Path, verify: bool, story: bool, pack: Path | None, as_json: bool, units: str, lang: str | None
) -> int:
    from grognard.play.record import RecordError
    from grognard.play.replay import replay

    say = speech(lang)
    try:
        record, game = opened(file, pack)
        ledger = replay(game, record, verify=True)  # an edited die may leave no other trace
    except RecordError as error:
        raise Problem(f"{file}: {error}") from error
    proof = proof_of(record, ledger, say) if verify else None
    if as_json:
        click.echo(json.dumps(described(file, record, ledger, proof), indent=2, ensure_ascii=False))
    else:
        show(record, ledger, proof, story, pack, units, say)
    return OK if proof is None or not proof[1] else FAILED


def opened(file: Path, pack: Path | None) -> "tuple[Record, Game[Any]]":
    """The record in a file and its game."""
    from grognard.play.reading import load
    from grognard.play.replay import game_of

    record = load(file)
    return record, game_of(record, pack)


def proof_of(record: "Record", ledger: "Ledger", say: Speech) -> tuple[int, str]:
    """How many outcomes were dealt again, and why nothing is proved by it."""
    if record.result is None:
        return 0, say("verify-running")
    dealt = sum(dealer.dealt for dealer in set(ledger.setup.dealers.values()) if dealer.provable)
    return dealt, "" if dealt else say("verify-nothing")


def described(
    file: Path, record: "Record", ledger: "Ledger", proof: tuple[int, str] | None
) -> dict[str, object]:
    """The replay as a program reads it."""
    result = ledger.state.result
    winner = None if result is None or result.winner < 0 else ledger.game.sides[result.winner]
    told: dict[str, object] = {
        "file": str(file),
        "game": record.game,
        "scenario": record.scenario,
        "options": dict(record.options),
        "seats": dict(record.seats),
        "steps": len(ledger.entries),
        "lines": len(record.lines),
        "over": result is not None,
        "winner": winner,
        "draw": result is not None and winner is None,
        "scores": None if record.result is None else dict(record.result),
        "clause": None if result is None else result.clause,
        "state": ledger.fingerprint(),
        "legal": True,
    }
    if proof is not None:
        told |= {"verified": not proof[1], "proved": proof[0], "reason": proof[1]}
    return told


def show(
    record: "Record",
    ledger: "Ledger",
    proof: tuple[int, str] | None,
    story: bool,
    pack: Path | None,
    units: str,
    say: Speech,
) -> None:
    """The replay as a player reads it."""
    from grognard.cli.chronicle import retell
    from grognard.cli.naming import title_of
    from grognard.core.table import SPECTATOR
    from grognard.play.telling import Teller

    teller = Teller(ledger.game, say.language, pack)
    teller.units = units
    players = ", ".join(f"{teller.seat(seat)} {name}" for seat, (_, name) in enumerate(record.seats))
    click.echo(f"{title_of(ledger.game, record.scenario, say.language)}: {players}")
    if story:
        for line in retell(ledger, teller):
            click.echo(line)
    click.echo(ledger.game.table.text_board(ledger.state, SPECTATOR))
    click.echo(teller.result(ledger.state))
    click.echo(say("replay-legal", steps=len(ledger.entries)))
    if proof is not None:
        click.echo(proof[1] or say("verify-proved", count=proof[0]))
