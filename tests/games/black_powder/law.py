"""Reads the tables of the rules of Black Powder, for tests that compare the pack with them."""

import re
from pathlib import Path

LAW = (Path(__file__).parents[3] / "docs/rules/black_powder.md").read_text("utf-8")
Row = dict[str, str]


def tables(*head: str) -> list[tuple[str, list[Row]]]:
    """Every table that begins with these columns, with the title above it."""
    found = []
    title = ""
    lines = LAW.splitlines()
    for number, line in enumerate(lines):
        if line.startswith("#"):
            title = line.lstrip("# ")
        if line.startswith("| " + " | ".join(head) + " |") and lines[number + 1].startswith("|--"):
            found.append((title, rows(lines[number:])))
    return found


def rows(lines: list[str]) -> list[Row]:
    """The rows of the table that begins these lines."""
    cells = []
    for line in lines:
        if not line.startswith("|"):
            break
        cells.append([cell.strip(" `") for cell in line.strip()[1:-1].split("|")])
    return [dict(zip(cells[0], row, strict=True)) for row in cells[2:]]


def table(*head: str) -> list[Row]:
    """The one table that begins with these columns."""
    ((_, found),) = tables(*head)
    return found


def thousandths(inches: str) -> int:
    return round(float(inches) * 1000)


def points(text: str) -> list[list[int]]:
    """Points as the rules write them: "24,0 24,36"."""
    return [[thousandths(number) for number in pair.split(",")] for pair in text.split()]


def clause_text(id: str) -> str:
    found = re.search(rf"^- \*\*{re.escape(id)}\*\* (.*)$", LAW, re.MULTILINE)
    assert found, id
    return found[1]
