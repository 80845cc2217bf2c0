"""A small pack for the tests: a village with people and two feasts."""

from collections.abc import Callable
from pathlib import Path

import pytest

from grognard.packs import Pack, open_pack

FILES = {
    "pack.toml": 'id = "village"\nformat = 1\nversion = 3\nlanguages = ["en"]\n',
    "people.toml": """\
# who lives here
[[person]]
id = "anna"
age = 41
friends = ["ben", "carl"]

[[person]]
id = "ben"
age = 7
home = { street = "mill lane", number = 3 }
""",
    "scenarios/feast.toml": 'id = "feast"\nguests = ["anna"]\n',
    "scenarios/wake.toml": 'id = "wake"\nguests = [\n    "ben",\n    "anna",  # late\n]\n',
}

Village = Callable[..., Pack]


@pytest.fixture
def village(tmp_path: Path) -> Village:
    """Opens the village, with some of its files written anew; None takes a file away."""

    def opened(changes: dict[str, str | bytes | None] | None = None) -> Pack:
        for file, content in {**FILES, **(changes or {})}.items():
            path = tmp_path / file
            path.parent.mkdir(exist_ok=True)
            if isinstance(content, bytes):
                path.write_bytes(content)
            elif content is not None:
                path.write_text(content, "utf-8")
        return open_pack(tmp_path)

    return opened
