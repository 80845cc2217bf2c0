"""What every test shares: longer runs by an option, and no skipping where nothing is missing."""

import gc
import os
import re
import signal
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings
from xdist.scheduler import LoadScopeScheduling

import grognard

NO_SKIP = os.environ.get("GROGNARD_NO_SKIP") == "1"
SOURCE = Path(grognard.__file__).parent
TESTS = Path(__file__).parent
LIBRARY = {".so", ".pyd"}
TOGETHER = re.compile(r"tests/(browser)/|tests/games/test_(?:cases|proof)\.py::\w+\[(\w+)")

# A run in the background ignores Ctrl-C; the programs that the tests start and interrupt must hear it.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

gc.set_threshold(20_000, 20, 20)  # thousands of tests stay in memory: it is looked through less often

settings.register_profile("grognard", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("grognard")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--soak", type=int, default=0, metavar="N", help="how many more random games `-m slow` plays"
    )
    parser.addoption(
        "--lottery", type=int, default=1861, metavar="SEED", help="which clauses `-m slow` switches off"
    )


def pytest_report_header(config: pytest.Config) -> str:
    lottery = config.getoption("--lottery")
    return f"grognard {grognard.__version__}, {grognard.build()} core, lottery {lottery}"


def pytest_sessionstart() -> None:
    """A library older than its module would answer for code that is no longer there."""
    for library in [file for room in (SOURCE, TESTS) for file in room.rglob("*.*") if file.suffix in LIBRARY]:
        module = library.with_name(library.name.split(".")[0] + ".py")
        if module.stem.endswith("__mypyc"):  # what a group of modules shares
            continue
        if not module.exists() or module.stat().st_mtime > library.stat().st_mtime:
            pytest.exit(f"{module.name} was compiled before it changed: run.py compile [--clean]", 2)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if grognard.build() == "plain":
        left_out = [item for item in items if item.get_closest_marker("compiled")]
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in left_out]


class Together(LoadScopeScheduling):
    """Any test to any worker; but one browser is enough for a machine, and a case of a game is run once."""

    def _split_scope(self, nodeid: str) -> str:
        found = TOGETHER.match(nodeid)
        return found[found.lastindex or 0] if found else nodeid


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> LoadScopeScheduling:
    """Groups by what tests are called: the marks that xdist has for them do nothing in pytest 9.2."""
    return Together(config, log)


def pytest_collection_finish() -> None:
    """What was collected lives to the end, so that no search for garbage need look at it again."""
    gc.freeze()


def refuse_skip(report: pytest.TestReport | pytest.CollectReport) -> None:
    """Where everything is installed, a test that skips itself is a test that fails."""
    if NO_SKIP and report.skipped and not hasattr(report, "wasxfail"):
        reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else str(report.longrepr)
        report.outcome = "failed"
        report.longrepr = f"GROGNARD_NO_SKIP=1 allows no skip: {reason}"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    refuse_skip(report)
    return report


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    report = yield
    refuse_skip(report)
    return report
