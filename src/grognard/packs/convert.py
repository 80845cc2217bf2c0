"""Turns what a TOML file says into a game's records, and says everything that does not fit."""

import math
import types
from dataclasses import MISSING, Field, dataclass, fields, is_dataclass
from datetime import date, time
from functools import cache
from threading import Lock
from typing import Annotated, Any, Final, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

from grognard.packs.findings import did_you_mean
from grognard.packs.measure import Measure

T = TypeVar("T")

LEARNING: Final = Lock()  # msgspec shows others a kind before it knows all of it: two threads would crash

EXPECTED: Final[dict[type, str]] = {
    str: "text",
    int: "a whole number",
    float: "a number",
    bool: "true or false",
}


@dataclass(frozen=True)
class Misfit:
    """A value that is not what its record asks for."""

    where: str
    message: str
    hint: str = ""


def record(value: object, kind: type[T], where: str) -> tuple[T | None, list[Misfit]]:
    """The value as a record of that kind, or None and all that prevents it."""
    wrong: list[Misfit] = []
    compare(value, kind, where, wrong)
    if wrong:
        return None, wrong
    with LEARNING:
        return msgspec.convert(measured(value, kind), kind), wrong


def compare(value: object, kind: Any, where: str, wrong: list[Misfit]) -> None:
    """Adds to `wrong` every difference between the value and its kind."""
    origin = get_origin(kind)
    if origin in (Union, types.UnionType):  # X or None; a file says None by leaving the key out
        compare(value, get_args(kind)[0], where, wrong)
    elif origin is Annotated:
        compare_measure(value, where, wrong)
    elif origin is Literal:
        compare_words(value, get_args(kind), where, wrong)
    elif origin is list:
        compare_list(value, get_args(kind)[0], where, wrong)
    elif is_dataclass(kind):
        compare_table(value, kind, where, wrong)
    elif type(value) is not kind and not (kind is float and type(value) is int):
        hint = "put it in quotes" if kind is str and not isinstance(value, list | dict) else ""
        wrong.append(Misfit(where, f"expected {EXPECTED[kind]}, got {got(value)}", hint))


def compare_measure(value: object, where: str, wrong: list[Misfit]) -> None:
    """A measure is a number, with decimals or without."""
    if type(value) not in (int, float):
        wrong.append(Misfit(where, f"expected a number, got {got(value)}"))
    elif isinstance(value, float) and not math.isfinite(value):
        wrong.append(Misfit(where, f"expected a number, got {value}"))


def measured(value: Any, kind: Any) -> Any:
    """The value with its measures as whole numbers of their parts."""
    if not has_measures(kind):
        return value
    if is_dataclass(kind):
        kinds = kinds_of(kind)  # type: ignore[arg-type]
        return {key: measured(each, kinds[key]) for key, each in value.items()}
    first, *rest = get_args(kind)
    if get_origin(kind) is Annotated:
        measure: Measure = rest[0]
        return measure.whole(value)
    if get_origin(kind) is list:
        return [measured(each, first) for each in value]
    return measured(value, first)  # X or None


@cache
def has_measures(kind: Any) -> bool:
    """Whether there is a measure somewhere in a kind of value."""
    if get_origin(kind) is Annotated:
        return True
    if is_dataclass(kind):
        return any(has_measures(each) for each in kinds_of(kind).values())  # type: ignore[arg-type]
    return get_origin(kind) is not Literal and any(has_measures(each) for each in get_args(kind))


def compare_words(value: object, words: tuple[str, ...], where: str, wrong: list[Misfit]) -> None:
    """Some kinds are one of a few words."""
    if value not in words:
        expected = ", ".join(f'"{word}"' for word in words)
        said = f'"{value}"' if isinstance(value, str) else got(value)
        hint = did_you_mean(str(value), words)
        wrong.append(Misfit(where, f"expected one of {expected}, got {said}", hint))


def compare_list(value: object, kind: Any, where: str, wrong: list[Misfit]) -> None:
    """Each entry of a list has the same kind."""
    if not isinstance(value, list):
        wrong.append(Misfit(where, f"expected a list, got {got(value)}", "put it in [ ]"))
        return
    for index, each in enumerate(value):
        compare(each, kind, f"{where}[{index}]", wrong)


def compare_table(value: object, kind: Any, where: str, wrong: list[Misfit]) -> None:
    """A table has the keys of its record, and no other."""
    if not isinstance(value, dict):
        wrong.append(Misfit(where, f"expected a table, got {got(value)}"))
        return
    kinds = kinds_of(kind)
    absent = [field for field in fields(kind) if field.name not in value]
    for key, each in value.items():
        if key in kinds:
            compare(each, kinds[key], inside(where, key), wrong)
        else:
            hint = did_you_mean(key, [field.name for field in absent]) or did_you_mean(key, kinds)
            wrong.append(Misfit(inside(where, key), f'unknown key "{key}"', hint))
    wrong.extend(Misfit(where, f'missing key "{field.name}"') for field in absent if is_required(field))


@cache
def kinds_of(kind: type) -> dict[str, Any]:
    """What kind of value each field of a record holds."""
    return get_type_hints(kind, include_extras=True)


def is_required(field: Field[object]) -> bool:
    """Whether a record cannot do without this field."""
    return field.default is MISSING and field.default_factory is MISSING


def inside(where: str, key: str) -> str:
    """The path of a key of the table at that path."""
    return f"{where}.{key}" if where else key


def got(value: object) -> str:
    """What kind of thing a TOML file holds there, in words."""
    match value:
        case bool():
            return "true" if value else "false"
        case str():
            return "text"
        case int():
            return "a whole number"
        case float():
            return "a number with a point"
        case list():
            return "a list"
        case dict():
            return "a table"
        case date():
            return "a date"
        case time():
            return "a time"
    return type(value).__name__
