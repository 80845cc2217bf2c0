"""Packs: the files that hold a game's content, read and checked, copied and drawn."""

from grognard.packs.findings import Finding, PackError, suggestion
from grognard.packs.measure import Degrees, Inches
from grognard.packs.pack import Clause, Header, Pack, RuleText, Source, builtin, open_pack
from grognard.packs.sheet import Sheet
from grognard.packs.weights import read_weights

__all__ = [
    "Clause",
    "Degrees",
    "Finding",
    "Header",
    "Inches",
    "Pack",
    "PackError",
    "RuleText",
    "Sheet",
    "Source",
    "builtin",
    "open_pack",
    "read_weights",
    "suggestion",
]
