"""How far a worker is comes home: a few times a second, to whoever waits, and to nobody later."""

import queue
from multiprocessing import Pipe

import pytest

from grognard.server import reports
from grognard.server.reports import END, WAY, Ears, Report, send_home


def test_reports_of_workers_reach_whoever_waits(monkeypatch: pytest.MonkeyPatch):
    heard: queue.Queue[float] = queue.Queue()
    told: queue.Queue[tuple[int, float]] = queue.Queue()
    ears = Ears(lambda number, done: told.put((number, done)))
    number = ears.expect(heard.put)
    reader, writer = Pipe(duplex=False)
    ears.listen(reader)
    monkeypatch.setattr(reports, "EVERY", 0.0)
    WAY.append(writer)
    try:
        Report(number, send_home)(0.25)
        assert told.get(timeout=20) == (number, 0.25)
        ears.hear(number, 7.0)
        assert heard.get(timeout=20) == 1.0  # never more than all
        ears.hear(number + 1, 0.5)
        assert heard.empty()
        writer.send_bytes(END)
    finally:
        WAY.clear()


def test_reports_are_not_too_many():
    sent: list[float] = []
    report = Report(1, lambda number, done: sent.append(done))
    for step in range(1000):
        report(step / 1000)
    assert len(sent) < 100
