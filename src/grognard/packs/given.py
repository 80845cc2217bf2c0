"""Reading what somebody wrote into the tables of a case: texts, lists, tables, numbers, known ids."""

from collections.abc import Iterable, Mapping

from grognard.packs.findings import suggestion


def expect(value: str, known: Iterable[str], what: str) -> str:
    """The value, if it is one of the known ids."""
    ids = list(known)
    if value not in ids:
        raise ValueError(f'no {what} "{value}"' + hint(value, ids))
    return value


def hint(value: str, known: list[str]) -> str:
    """(did you mean …?)"""
    near = suggestion(value, known)
    return f' (did you mean "{near}"?)' if near else ""


def strings(source: Mapping[str, object], key: str) -> list[str]:
    """A list of texts, or none."""
    value = source.get(key, [])
    if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
        raise ValueError(f"{key}: expected a list of texts")
    return list(value)


def text(source: Mapping[str, object], key: str, default: str) -> str:
    """A text, or the default."""
    value = source.get(key, default)
    if not isinstance(value, str):
        raise ValueError(f"{key}: expected a text")
    return value


def table(source: Mapping[str, object], key: str) -> Mapping[str, object]:
    """A table, or an empty one."""
    value = source.get(key, {})
    if not isinstance(value, Mapping):
        raise ValueError(f"{key}: expected a table")
    return value


def whole(value: object, where: str, lowest: int = 0, highest: int = 10**6) -> int:
    """A whole number within bounds; true counts as 1."""
    if not isinstance(value, int):
        raise ValueError(f"{where}: expected a whole number")
    if not lowest <= value <= highest:
        raise ValueError(f"{where}: expected {lowest} to {highest}, got {value}")
    return int(value)


def number(value: str, where: str, lowest: int = 0, highest: int = 10**6) -> int:
    """A whole number written in a text."""
    return whole(int(value) if value.isdecimal() else value, where, lowest, highest)


def pairs(words: list[str], known: Iterable[str], what: str) -> dict[str, str]:
    """Settings such as "elements=2", by key."""
    ids = list(known)
    return {expect(key, ids, what): value for key, _, value in [word.partition("=") for word in words]}
