"""`grognard bench`: how fast Grognard runs here, beside what is aimed at."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import click

from grognard.cli.helping import Command
from grognard.cli.options import json_option, lang_option
from grognard.cli.speech import Speech, speech

LIBRARIES: Final = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")


@dataclass(frozen=True)
class Aim:
    """A figure to reach: in which unit, at least or at most how much, and on which core."""

    unit: str
    more_is_better: bool
    plain: float | None = None
    compiled: float | None = None
    ratio: float | None = None  # compiled to plain

    def met(self, plain: float | None, compiled: float | None) -> bool | None:
        """Whether all that could be measured here is reached; None if nothing was aimed at."""
        measured = [(self.plain, plain), (self.compiled, compiled)]
        if self.ratio is not None and plain and compiled:
            measured.append((self.ratio, compiled / plain))
        pairs = [(aim, found) for aim, found in measured if aim is not None and found is not None]
        if not pairs:
            return None
        return all(found >= aim if self.more_is_better else found <= aim for aim, found in pairs)

    def written(self) -> str:
        """The aim as a table shows it."""
        sign = "≥" if self.more_is_better else "≤"
        parts = [
            f"{sign} {number(value)} {self.unit} {core}".replace("  ", " ")
            for core, value in (("plain", self.plain), ("compiled", self.compiled))
            if value is not None
        ]
        if self.plain is not None and self.plain == self.compiled:
            parts = [f"{sign} {number(self.plain)} {self.unit}"]
        return ", ".join([*parts, *([f"{sign} {self.ratio} ×"] if self.ratio is not None else [])])


AIMS: Final = {
    "steps": Aim("/s", True, plain=80_000, ratio=3.5),
    "matches": Aim("/s", True),
    "tactique-steps": Aim("/s", True, plain=80_000, ratio=3.5),
    "tactique-matches": Aim("/s", True),
    "gradisca-steps": Aim("/s", True, plain=40_000, ratio=3),
    "gradisca-matches": Aim("/s", True),
    "gradisca-advanced-steps": Aim("/s", True, plain=40_000, ratio=3),
    "gradisca-advanced-matches": Aim("/s", True),
    "black-powder-steps": Aim("/s", True, plain=1_500, ratio=3),
    "black-powder-matches": Aim("/s", True),
    "black-powder-list": Aim("ms", False, plain=60, compiled=15),
    "black-powder-judged": Aim("ms", False, plain=2),
    "black-powder-sight": Aim("µs", False, compiled=100),
    "raw": Aim("%", True, compiled=40),
    "tree": Aim("%", True, compiled=40),
    "search": Aim("%", True),
    "tactique-raw": Aim("%", True, compiled=40),
    "tactique-tree": Aim("%", True, compiled=40),
    "tactique-search": Aim("%", True),
    "gradisca-raw": Aim("%", True, compiled=40),
    "gradisca-tree": Aim("%", True, compiled=40),
    "gradisca-search": Aim("%", True),
    "black-powder-raw": Aim("%", True, compiled=40),
    "black-powder-tree": Aim("%", True, compiled=40),
    "black-powder-search": Aim("%", True),
    "clone": Aim("µs", False, plain=3),
    "because": Aim("ns", False, compiled=40),
    "forecast": Aim("ms", False, plain=20),
    "tactique-forecast": Aim("ms", False, plain=50),
    "gradisca-forecast": Aim("ms", False, plain=100),
    "gradisca-advanced-forecast": Aim("ms", False, plain=100),
    "gradisca-advanced-arms-forecast": Aim("ms", False, plain=100),
    "replay": Aim("ms", False, compiled=50),
    "start": Aim("ms", False, plain=300, compiled=300),
}


@click.command("bench", cls=Command)
@json_option
@lang_option
def command(as_json: bool, lang: str | None) -> None:
    from grognard import __version__, build
    from grognard.cli.measures import figures

    say = speech(lang)
    here = build()
    cores: dict[str, dict[str, float]] = {here: {}}
    with waiting(say) as told:
        for name, value in figures():
            told(f"bench-{name}")
            cores[here][name] = value
        if here == "compiled":
            told("bench-plain")
            cores["plain"] = plain_figures()
    rows = [described(name, cores) for name in AIMS]
    if as_json:
        click.echo(json.dumps({"version": __version__, "build": here, "figures": rows}, indent=2))
    else:
        show(rows, say)


def plain_figures() -> dict[str, float]:
    """The figures of a plain copy of this package, beside the compiled one."""
    package = Path(__file__).parents[1]
    with TemporaryDirectory() as folder:
        shutil.copytree(package, Path(folder) / package.name, ignore=LIBRARIES)
        command = [sys.executable, "-m", "grognard.cli.measures"]
        environment = {**os.environ, "PYTHONPATH": folder}
        done = subprocess.run(
            command, env=environment, cwd=folder, capture_output=True, text=True, check=True
        )
    told = json.loads(done.stdout)
    assert told["build"] == "plain"
    found: dict[str, float] = told["figures"]
    return found


@contextmanager
def waiting(say: Speech) -> Iterator[Callable[[str], None]]:
    """A word on what is measured, where somebody watches."""
    if not sys.stderr.isatty():
        yield lambda key: None
        return
    from rich.console import Console

    console = Console(stderr=True)
    with console.status(say("bench-running")) as status:
        yield lambda key: status.update(f"{say('bench-running')}: {say(key)}")


def described(name: str, cores: dict[str, dict[str, float]]) -> dict[str, object]:
    """One figure on both cores, as a program reads it."""
    aim = AIMS[name]
    plain, compiled = [cores.get(core, {}).get(name) for core in ("plain", "compiled")]
    return {
        "name": name,
        "unit": aim.unit,
        "plain": plain,
        "compiled": compiled,
        "ratio": compiled / plain if plain and compiled else None,
        "aim": aim.written(),
        "met": aim.met(plain, compiled),
    }


def show(rows: list[dict[str, object]], say: Speech) -> None:
    """The figures as a table, the aim beside each."""
    from rich.console import Console
    from rich.table import Table

    table = Table(box=None, pad_edge=False)
    table.add_column(say("bench-figure"))
    for key in ("bench-plain", "bench-compiled", "bench-ratio"):
        table.add_column(say(key), justify="right")
    table.add_column(say("bench-aim"))
    table.add_column("")
    for row in rows:
        measured = [shown(row["plain"], row["unit"]), shown(row["compiled"], row["unit"])]
        met = "" if row["met"] is None else say("bench-met" if row["met"] else "bench-missed")
        table.add_row(say(f"bench-{row['name']}"), *measured, shown(row["ratio"], "×"), str(row["aim"]), met)
    Console(highlight=False).print(table)


def shown(value: object, unit: object) -> str:
    """A figure with its unit, or nothing."""
    return f"{number(value)} {unit}" if isinstance(value, int | float) else ""


def number(value: float) -> str:
    """Three figures of a number, or all that stand before the point."""
    return f"{value:,.0f}".replace(",", " ") if value >= 100 else f"{value:.3g}"
