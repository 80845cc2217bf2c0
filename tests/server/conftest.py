"""A server for all tests of a module."""

from collections.abc import Iterator

import pytest

from server.hosting import Host, serving


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with serving(tmp_path_factory.mktemp("store")) as found:
        yield found
