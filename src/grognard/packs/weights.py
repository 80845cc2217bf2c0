"""The weights of a pack: what things are worth to the bots. They are no rules, and may be left out."""

import tomllib
from functools import cache
from typing import Final

from grognard.packs.findings import did_you_mean
from grognard.packs.pack import Pack, builtin

FILE: Final = "weights.toml"
LARGEST: Final = 1_000_000
Table = dict[str, list[int]]


@cache
def usual(game: str) -> Table:
    """The weights of Grognard's own pack of a game."""
    table = tomllib.loads((builtin(game) / FILE).read_text("utf-8"))
    return {name: numbers if isinstance(numbers, list) else [numbers] for name, numbers in table.items()}


def read_weights(pack: Pack, game: str) -> Table:
    """The weights of a pack, each a list of numbers; those that it does not give are the usual ones."""
    known = usual(game)
    found = dict(known)
    if pack.folder == builtin(game) or not (pack.folder / FILE).exists():
        return found
    for name, given in (pack.table(FILE) or {}).items():
        numbers = given if isinstance(given, list) else [given]
        if name not in known:
            pack.complain(FILE, name, f'unknown key "{name}"', did_you_mean(name, known))
        elif len(numbers) != len(known[name]):
            pack.complain(FILE, name, f"expected {len(known[name])} numbers, got {len(numbers)}")
        elif not all(type(each) is int and abs(each) <= LARGEST for each in numbers):
            pack.complain(FILE, name, f"expected whole numbers up to {LARGEST}")
        else:
            found[name] = [each for each in numbers if isinstance(each, int)]
    return found
