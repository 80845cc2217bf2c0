"""A browser and a server for whole matches; skipped with a reason where there is no Chromium."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from browser.driving import FLAGS, PATIENCE, Server, chromium

NewPage = Callable[..., Any]
HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """These begin: they are one after the other in one worker, and that takes longest."""
    items.sort(key=lambda item: HERE not in item.path.parents)


@pytest.fixture(scope="package")
def browser() -> Iterator[Any]:
    """For the tests of this folder alone: its event loop would be in the way of others that run one."""
    sync_api = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed")
    path = chromium()
    if path is None:
        pytest.skip("there is no Chromium on this machine")
    with sync_api.sync_playwright() as driver:
        found = driver.chromium.launch(executable_path=path, args=FLAGS)
        yield found
        found.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all: every match has a table of its own."""
    found = Server(tmp_path_factory.mktemp("table"))
    yield found
    found.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may kill."""
    found = Server(tmp_path)
    yield found
    found.stop()


@pytest.fixture
def new_page(browser: Any) -> Iterator[NewPage]:
    """Pages of different browsers; a script error on any of them fails the test."""
    contexts: list[Any] = []
    errors: list[str] = []

    def make(**more: Any) -> Any:
        wanted = {
            "viewport": {"width": 1440, "height": 900},
            "locale": "en-GB",
            "reduced_motion": "reduce",
            "device_scale_factor": 1 if "viewport" in more else 0.5,  # nobody looks: fewer pixels are painted
        } | more
        context = browser.new_context(**wanted)
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        return page

    yield make
    for context in contexts:
        context.close()
    assert errors == []
