"""Measures: written with decimals in a file, kept as whole numbers."""

from dataclasses import dataclass, field

import pytest

from grognard.packs import Degrees, Inches
from grognard.packs.convert import record


@dataclass(frozen=True)
class Pose:
    at: list[Inches]
    facing: Degrees = 0
    wide: Inches | None = None


@dataclass(frozen=True)
class Table:
    pose: list[Pose]
    edge: list[list[Inches]] = field(default_factory=list)
    back: list[Inches] | None = None
    name: str = ""


def test_measures_become_whole_numbers_wherever_they_stand() -> None:
    written = {
        "pose": [{"at": [1, 2.5], "facing": 206.6, "wide": 0.0005}, {"at": [-0.0015, 31.07]}],
        "edge": [[0, 48], [16.25, 48]],
        "back": [0.75],
        "name": "1.5",
    }
    assert record(written, Table, "") == (
        Table([Pose([1000, 2500], 2066, 1), Pose([-2, 31070])], [[0, 48000], [16250, 48000]], [750], "1.5"),
        [],
    )


@pytest.mark.parametrize(
    ("value", "said"), [("1", "text"), (True, "true"), (float("inf"), "inf"), ([], "a list")]
)
def test_a_measure_is_a_number(value: object, said: str) -> None:
    found, wrong = record({"at": [1, value]}, Pose, "")
    assert found is None
    assert [(misfit.where, misfit.message) for misfit in wrong] == [
        ("at[1]", f"expected a number, got {said}")
    ]
