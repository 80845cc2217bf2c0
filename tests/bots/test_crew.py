"""Work shared out to several processes."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

AT_WORK = """
import pathlib, time
from grognard.bots.crew import Crew

def work(item):
    for beat in range(600):
        pathlib.Path(item).write_text(str(beat))
        time.sleep(0.05)

if __name__ == "__main__":
    with Crew(2) as crew:
        list(crew.do(work, ["first", "second"]))
"""


@pytest.mark.skipif(os.name != "posix", reason="no POSIX signals here")
def test_nobody_works_on_when_whoever_started_him_was_killed(tmp_path: Path) -> None:
    (tmp_path / "shared_out.py").write_text(AT_WORK)
    places = [tmp_path / name for name in ("first", "second")]
    with subprocess.Popen([sys.executable, "shared_out.py"], cwd=tmp_path) as started:
        patience = time.monotonic() + 60
        while not all(place.exists() for place in places) and time.monotonic() < patience:
            time.sleep(0.05)
        started.send_signal(signal.SIGKILL)
    time.sleep(1)
    last = [place.read_text() for place in places]
    time.sleep(1)
    assert [place.read_text() for place in places] == last
