"""Bars of progress: where somebody watches, and only for what takes its time."""

import io
import sys

import pytest

from grognard.cli.progress import progress


class Screen(io.StringIO):
    def isatty(self) -> bool:
        return True


def shown(monkeypatch: pytest.MonkeyPatch, screen: io.StringIO, after: float) -> str:
    monkeypatch.setattr(sys, "stderr", screen)
    with progress("Thinking: the Union", after) as heard:
        heard(0.25)
    return screen.getvalue()


def test_a_bar_says_what_is_done_and_how_far_it_is(monkeypatch: pytest.MonkeyPatch):
    told = shown(monkeypatch, Screen(), 0)
    assert "Thinking: the Union" in told
    assert "25%" in told


def test_what_is_over_soon_shows_no_bar(monkeypatch: pytest.MonkeyPatch):
    assert shown(monkeypatch, Screen(), 3600) == ""


def test_nothing_is_shown_where_nobody_watches(monkeypatch: pytest.MonkeyPatch):
    assert shown(monkeypatch, io.StringIO(), 0) == ""
