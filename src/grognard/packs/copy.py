"""Copies a pack, so that a player can correct it from his own printed copy of the game."""

from pathlib import Path

from grognard.packs.findings import Finding, PackError
from grognard.packs.pack import files


def copy_pack(source: Path, target: Path) -> list[Path]:
    """Copies all files of a pack into a new or empty folder; gives the new files."""
    if not (source / "pack.toml").is_file():
        raise PackError([Finding(str(source), "there is no pack in this folder")])
    if target.is_dir() and any(target.iterdir()):
        raise PackError([Finding(str(target), "the folder is not empty", hint="name a new one")])
    try:
        return [_copied(path, target / path.relative_to(source)) for path in files(source)]
    except OSError as error:
        raise PackError([Finding(str(target), f"cannot be written: {error.strerror}")]) from None


def _copied(path: Path, target: Path) -> Path:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(path.read_bytes())
    return target
