"""Rosters from files: those of Grognard, those of army builders, and what is wrong with them in sentences."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from grognard.core.game import Armies, Game
from grognard.games import depot
from grognard.packs import Finding
from grognard.packs.depot import Depot, Enlisted
from grognard.play.setup import SetupError
from grognard.play.wording import LANGUAGES, Wording, wording

LARGEST: Final = 8_000_000  # bytes of a roster of an army builder
LONGEST: Final = 100_000  # of one of Grognard's own
MARKS: Final = (b"PK", b"<", b"\xef\xbb\xbf<", b"\xff\xfe", b"\xfe\xff")  # how archives and XML begin


def depot_of(game: Game[Any]) -> Depot:
    """The depot of a game; a SetupError if its armies are those of its scenarios."""
    found = depot(game)
    if found is None:
        raise SetupError(f"{game.id} is played with the armies of its scenarios")
    return found


def enlist(depot: Depot, pack: Path, file: str, data: bytes) -> Enlisted:
    """The roster in the bytes of a file, whatever wrote it."""
    if data.lstrip()[:4].startswith(MARKS):
        return depot.take_over(file, data, names_of(depot, pack))
    try:
        text = data[: LONGEST + 1].decode("utf-8-sig")
    except UnicodeDecodeError:
        return refused(Finding(file, "not a text file", hint="save it as UTF-8", key="finding-no-text"))
    if len(data) > LONGEST:
        told = f"larger than {LONGEST // 1000} kB"
        return refused(Finding(file, told, key="finding-too-large", given=(("most", LONGEST // 1000),)))
    return depot.read(file, text)


def refused(finding: Finding) -> Enlisted:
    """Nothing was understood, for this reason."""
    return Enlisted(None, "", 0, (), (finding,))


def names_of(depot: Depot, pack: Path) -> dict[str, list[str]]:
    """What each profile is called, in every language."""
    spoken = [wording(pack, language) for language in LANGUAGES]
    ids = {recruit.id for army in depot.lists() for recruit in army.recruits}
    return {id: [said for words in spoken if (said := words.say(f"unit-{id}")) is not None] for id in ids}


def told(finding: Finding, words: Wording) -> str:
    """What is wrong, in the player's language where it has a sentence, and what was probably meant."""
    given = dict(finding.given)
    said = words.say(finding.key, dict(given)) if finding.key else None
    if said is None:
        return finding.message + (f" ({finding.hint})" if finding.hint else "")
    near = words.say("finding-near", {"near": given["near"]}) if given.get("near") else ""
    return f"{said} {near}".rstrip()


def located(findings: Iterable[Finding], words: Wording) -> list[str]:
    """Everything that is wrong, each with its place."""
    return [f"{finding.place()}: {told(finding, words)}" for finding in findings]


def both(depot: Depot, texts: dict[str, str], sides: tuple[str, ...]) -> Armies:
    """The rosters by side; where one is missing, the first ready one of another list."""
    lists = [each.text for each in depot.ready().values()]
    others = [text for text in lists if text not in texts.values()] or lists
    return tuple((side, texts.get(side) or others[0]) for side in sides)
