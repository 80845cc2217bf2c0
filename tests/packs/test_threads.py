"""Records may be read in several threads at once, as a server does."""

import subprocess
import sys

RACE = """
import sys
from dataclasses import make_dataclass
from threading import Barrier, Thread
from grognard.packs.convert import record

sys.setswitchinterval(1e-6)
for number in range(300):
    part = make_dataclass(f"Part{number}", [(f"x{field}", int) for field in range(20)])
    kind = make_dataclass(f"Kind{number}", [(f"y{field}", part) for field in range(8)])
    value = {f"y{field}": {f"x{x}": x for x in range(20)} for field in range(8)}
    start = Barrier(3)

    def read():
        start.wait()
        assert record(value, kind, "")[0] is not None

    threads = [Thread(target=read) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
"""


def test_threads_that_meet_a_record_for_the_first_time_do_not_crash() -> None:
    done = subprocess.run([sys.executable, "-c", RACE], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
