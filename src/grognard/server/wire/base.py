"""What every message is made of."""

from typing import Any

import msgspec

Json = dict[str, Any]


class Wire(msgspec.Struct, frozen=True, omit_defaults=True, rename="camel"):
    """A part of a message."""


class Text(Wire, frozen=True):
    """A sentence in the seat's language, and the clauses that it rests on."""

    text: str
    clauses: list[str] = []


class Named(Wire, frozen=True):
    """Something with an id that people see by name: a side, a terrain, a work, a die face."""

    id: str
    name: str
    text: str = ""


class ModifierView(Wire, frozen=True):
    """A term of a sum."""

    label: str
    value: int
    clause: str
    of: str = ""  # what the sum counts
