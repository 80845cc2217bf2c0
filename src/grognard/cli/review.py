"""`grognard review`: how a match swung, its dearest mistakes, its strokes of luck, luck beside skill."""

import json
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from grognard.cli.helping import Command
from grognard.cli.options import A_PATH, json_option, lang_option, pack_option, units_option
from grognard.cli.problems import OK, STOPPED, Problem
from grognard.cli.progress import progress
from grognard.cli.speech import Speech, speech

if TYPE_CHECKING:
    from grognard.bots.review import Review
    from grognard.core.state import State
    from grognard.play.ledger import Ledger
    from grognard.play.telling import Teller

WIDTH: Final = 40  # signs of a bar


@click.command("review", cls=Command)
@click.argument("file", type=A_PATH)
@pack_option
@json_option
@units_option
@lang_option
def command(file: Path, pack: Path | None, as_json: bool, units: str, lang: str | None) -> int:
    from grognard.bots.review import Reviewer
    from grognard.cli.replay import opened
    from grognard.play.record import RecordError
    from grognard.play.replay import replay
    from grognard.play.setup import is_real
    from grognard.play.telling import Teller

    say = speech(lang)
    try:
        record, game = opened(file, pack)
        ledger = replay(game, record)
    except RecordError as error:
        raise Problem(f"{file}: {error}") from error
    if is_real(ledger.game, ledger.setup.options):
        raise Problem(say("review-real"))
    reviewer = Reviewer(ledger.game, start_of(ledger), steps_of(ledger), winner_of(ledger))
    stopped = False
    try:
        with progress(say("review-running")) as heard:
            reviewer.run(heard)
    except KeyboardInterrupt:
        stopped = True
    found = reviewer.review()
    teller = Teller(ledger.game, say.language, pack)
    teller.units = units
    if as_json:
        click.echo(json.dumps(described(file, ledger, found, teller), indent=2, ensure_ascii=False))
    else:
        for line in told(ledger, found, teller, say):
            click.echo(line)
    return STOPPED if stopped else OK


def start_of(ledger: "Ledger") -> "State":
    """The position before the first step."""
    return ledger.kept[0][1].clone()


def steps_of(ledger: "Ledger") -> tuple[tuple[int, ...], ...]:
    return tuple(entry.choice for entry in ledger.entries)


def winner_of(ledger: "Ledger") -> int | None:
    return None if ledger.state.result is None else ledger.state.result.winner


def moments(ledger: "Ledger", found: "Review", teller: "Teller") -> tuple[list[Any], list[Any]]:
    """The mistakes and the strokes of luck in words."""
    from grognard.bots.reasons import told_mistake, told_stroke

    wanted = {each.n - 1 for each in found.mistakes} | {each.n - 1 for each in found.strokes}
    s, before = start_of(ledger), {}
    for n, choice in enumerate(steps_of(ledger)):
        if n in wanted:
            before[n] = s.clone()
        s.apply(choice)
    choices = steps_of(ledger)
    mistakes = [told_mistake(teller, found, before[each.n - 1], each) for each in found.mistakes]
    strokes = [
        told_stroke(teller, found, before[each.n - 1], each, choices[each.n - 1]) for each in found.strokes
    ]
    return mistakes, strokes


def told(ledger: "Ledger", found: "Review", teller: "Teller", say: Speech) -> Iterator[str]:
    """The review as a player reads it."""
    from grognard.cli.naming import title_of

    teller.meet(start_of(ledger))
    yield title_of(ledger.game, ledger.setup.scenario, say.language)
    if not found.complete:
        yield say("review-stopped", steps=len(found.wins) - 1, all=len(ledger.entries))
    yield from swings(found, teller, say)
    mistakes, strokes = moments(ledger, found, teller)
    for title, none, lines in (
        (say("review-mistakes"), say("review-no-mistakes"), mistakes),
        (say("review-strokes"), say("review-no-strokes"), strokes),
    ):
        yield title
        for each in lines:
            yield f"  {each.text}"
            yield from [f"      {line}" for line in each.lines if line]
        if not lines and found.complete:
            yield f"  {none}"
    yield say("review-accounts")
    for side, account in enumerate(found.accounts):
        yield "  " + say(
            "review-account",
            side=teller.side(side),
            luck=points(account.luck, say),
            choices=points(account.choices, say),
            mistakes=points(-account.mistakes, say),
        )


def swings(found: "Review", teller: "Teller", say: Speech) -> Iterator[str]:
    """The chances of the first side, a bar a turn, and at the end."""
    rows = [(say("status-turn", turn=turn), found.wins[n]) for turn, n in found.turns if n < len(found.wins)]
    rows += [(say("review-end"), found.wins[-1])] if found.complete else []
    width = max([len(name) for name, _ in rows], default=0)
    yield say("review-swings", side=teller.side(0))
    for name, win in rows:
        full = round(win * WIDTH)
        yield f"  {name:<{width}} {'█' * full}{'·' * (WIDTH - full)} {100 * win:3.0f} %"


def points(value: float, say: Speech) -> str:
    """Hundredths of the chance to win, with a sign."""
    written = f"{100 * value + 0.0:+.1f}".replace("-", "−")
    return written.replace(".", ",") if say.language == "fr" else written


def described(file: Path, ledger: "Ledger", found: "Review", teller: "Teller") -> dict[str, object]:
    """The review as a program reads it."""
    from grognard.play.notation import write

    game, choices = ledger.game, steps_of(ledger)
    mistakes, strokes = moments(ledger, found, teller)
    positions = {each.n: each for each in found.mistakes}
    s = start_of(ledger)
    better = {}
    for n, choice in enumerate(choices, 1):
        if n in positions:
            better[n] = write(game, s, s.agenda[-1], positions[n].better)
        s.apply(choice)
    texts = [entry.text for entry in ledger.entries]
    return {
        "file": str(file),
        "game": game.id,
        "scenario": ledger.setup.scenario,
        "complete": found.complete,
        "side": game.sides[0],
        "wins": [round(win, 4) for win in found.wins],
        "turns": [{"turn": turn, "steps": n} for turn, n in found.turns],
        "mistakes": [
            {
                "step": each.n,
                "seat": game.seats[each.seat],
                "loss": round(each.loss, 4),
                "played": texts[each.n - 1],
                "better": better[each.n],
                "text": words.text,
            }
            for each, words in zip(found.mistakes, mistakes, strict=True)
        ],
        "strokes": [
            {
                "step": each.n,
                "side": game.sides[each.side],
                "gain": round(each.gain, 4),
                "outcome": texts[each.n - 1],
                "text": words.text,
            }
            for each, words in zip(found.strokes, strokes, strict=True)
        ],
        "accounts": {
            game.sides[side]: {name: round(value, 4) for name, value in asdict(account).items()}
            for side, account in enumerate(found.accounts)
        },
        "ended": round(found.ended, 4),
    }
