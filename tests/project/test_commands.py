"""The commands that the texts promise are there."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from grognard.cli import main

ROOT = Path(__file__).parents[2]
OF_RUN_PY = {"test", "pytest", "compile"}


def promised(text: str) -> list[str]:
    """The commands of grognard that a text shows, by either way of starting them."""
    shown = re.findall(r"^(?:python3 run\.py|grognard) ([a-z]+)", text, re.MULTILINE)
    return sorted(set(shown) - OF_RUN_PY)


@pytest.mark.parametrize("command", promised((ROOT / "README.md").read_text("utf-8")))
def test_the_readme_shows_only_commands_that_exist(command: str):
    result = CliRunner().invoke(main, [command, "--help"])
    assert result.exit_code == 0, result.output


def test_the_version_tells_the_build():
    result = CliRunner().invoke(main, ["--version"])
    assert re.search(r"\d+\.\d+\.\d+.*(plain|compiled)", result.output)


def test_the_module_is_the_command():
    command = [sys.executable, "-m", "grognard", "--version"]
    assert subprocess.run(command, capture_output=True, text=True).returncode == 0
