"""Where matches are kept, so that nothing a player did is lost."""

import os
import sys
from datetime import datetime
from pathlib import Path

from grognard.play.match import Match
from grognard.play.record import record, save


def data_folder() -> Path:
    """The player's own folder for Grognard."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "grognard"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "grognard"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "grognard"


def new_file(scenario: str) -> Path:
    """A file that is not there yet, named by scenario and hour."""
    stem = f"{scenario}-{datetime.now():%Y%m%d-%H%M%S}"
    folder = data_folder()
    number, file = 1, folder / f"{stem}.grog"
    while file.exists():
        number += 1
        file = folder / f"{stem}-{number}.grog"
    return file


def keep(match: Match, file: Path) -> None:
    """Write the match to its file, whole or not at all."""
    file.parent.mkdir(parents=True, exist_ok=True)
    save(record(match), file)
