"""The pure functions of the page, tested by node's own runner."""

import shutil
import subprocess
from pathlib import Path

import pytest

HERE = Path(__file__).parent
NODE = shutil.which("node")


@pytest.mark.skipif(NODE is None, reason="node is not installed")
@pytest.mark.parametrize("path", sorted(HERE.glob("**/*.test.js")), ids=lambda path: path.stem)
def test_the_page(path: Path) -> None:
    """One file of tests: all of them pass."""
    assert NODE is not None
    command = [NODE, "--test", str(path)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
