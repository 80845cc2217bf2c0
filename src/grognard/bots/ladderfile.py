"""A ladder on disk: a line of JSON for each duel, so that it goes on where it was left."""

import json
from pathlib import Path

from grognard import __version__
from grognard.bots.ladder import Duel, Ladder, Outcome
from grognard.games import load


class LadderError(ValueError):
    """A file that is no ladder, or that of another one."""


def heading(ladder: Ladder) -> dict[str, object]:
    """What results must share to be counted together."""
    game = load(ladder.game, ladder.pack)
    return {
        "ladder": 1,
        "game": ladder.game,
        "rules": game.version,
        "pack": game.pack,
        "grognard": __version__,
        "seed": ladder.seed,
        "scenarios": list(ladder.scenarios),
    }


def opened(path: Path, ladder: Ladder) -> list[Outcome]:
    """The duels that a file holds; a new file begins with what it is about."""
    if not path.exists() or not path.stat().st_size:
        path.write_text(json.dumps(heading(ladder)) + "\n", "utf-8")
        return []
    text = path.read_text("utf-8")
    if not text.endswith("\n"):  # the last line was cut short: it is played again
        text = text[: text.rfind("\n") + 1]
        path.write_text(text, "utf-8")
    lines = text.splitlines()
    try:
        found = json.loads(lines[0]) if lines else None
        if found != heading(ladder):
            raise LadderError(f"{path}: {difference(found, heading(ladder))}")
        return [read(line) for line in lines[1:]]
    except (ValueError, KeyError, TypeError, IndexError) as error:
        if isinstance(error, LadderError):
            raise
        raise LadderError(f"{path}: this is no ladder") from error


def difference(found: object, wanted: dict[str, object]) -> str:
    """In what a file is about something else."""
    if not isinstance(found, dict) or "ladder" not in found:
        return "this is no ladder"
    for key, value in wanted.items():
        if found.get(key) != value:
            return f"this ladder was played with another {key}: {found.get(key)}"
    return "this is another ladder"


def append(path: Path, outcome: Outcome) -> None:
    """Add a duel."""
    with path.open("a", encoding="utf-8") as file:
        file.write(write(outcome) + "\n")


def write(outcome: Outcome) -> str:
    duel = outcome.duel
    told = {"pair": duel.pair, "number": duel.number, "scenario": duel.scenario, "seed": duel.seed}
    more = {"games": outcome.games, "seconds": round(outcome.seconds, 3), "forfeits": outcome.forfeits}
    return json.dumps({**told, **more})


def read(line: str) -> Outcome:
    told = json.loads(line)
    one, two = told["pair"]
    first, second = told["games"]
    duel = Duel((str(one), str(two)), int(told["number"]), str(told["scenario"]), int(told["seed"]))
    return Outcome(duel, (int(first), int(second)), float(told["seconds"]), tuple(told["forfeits"]))
