"""Work shared out to several processes."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

AT_WORK = """
import os, pathlib, sys, time
from grognard.bots.crew import Crew

def work(item):
    pathlib.Path(str(item)).write_text(str(os.getpid()))
    time.sleep(600)

if __name__ == "__main__":
    with Crew(2) as crew:
        list(crew.do(work, ["first", "second"]))
"""


def is_running(process: int) -> bool:
    """Whether a process is there and is no zombie."""
    found = subprocess.run(["ps", "-o", "stat=", "-p", str(process)], capture_output=True, text=True)
    return bool(found.stdout.strip()) and not found.stdout.startswith("Z")


def wait_until(is_so: Callable[[], bool], seconds: float = 60.0) -> None:
    patience = time.monotonic() + seconds
    while not is_so() and time.monotonic() < patience:
        time.sleep(0.05)


@pytest.mark.skipif(os.name != "posix", reason="no POSIX signals here")
def test_nobody_works_on_when_whoever_started_him_was_killed(tmp_path: Path) -> None:
    (tmp_path / "shared_out.py").write_text(AT_WORK)
    places = [tmp_path / name for name in ("first", "second")]
    with subprocess.Popen([sys.executable, "shared_out.py"], cwd=tmp_path) as started:
        wait_until(lambda: all(place.exists() and place.read_text() for place in places))
        workers = [int(place.read_text()) for place in places]
        started.send_signal(signal.SIGKILL)
    wait_until(lambda: not any(is_running(worker) for worker in workers), 20.0)
    assert not any(is_running(worker) for worker in workers)
