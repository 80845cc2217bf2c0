"""Ctrl-C waits until the step under way is settled."""

import signal
import threading

import pytest

from grognard.play.undisturbed import Undisturbed


def interrupt() -> None:
    signal.raise_signal(signal.SIGINT)


def test_an_interrupt_waits_for_the_end_of_the_block():
    done: list[str] = []

    def work() -> None:
        with Undisturbed():
            interrupt()
            done.append("the step")

    with pytest.raises(KeyboardInterrupt):
        work()
    assert done == ["the step"]


def test_afterwards_interrupts_are_heard_as_before():
    before = signal.getsignal(signal.SIGINT)
    with Undisturbed():
        assert signal.getsignal(signal.SIGINT) != before
    assert signal.getsignal(signal.SIGINT) == before


def test_an_inner_block_ends_the_outer_one_early():
    done: list[str] = []

    def work() -> None:
        with Undisturbed():
            for step in ("first", "second", "third"):
                with Undisturbed():
                    if step == "second":
                        interrupt()
                    done.append(step)

    with pytest.raises(KeyboardInterrupt):
        work()
    assert done == ["first", "second"]


def test_an_error_of_the_block_is_the_one_that_is_told():
    def work() -> None:
        with Undisturbed():
            interrupt()
            raise ValueError("wrong")

    with pytest.raises(ValueError, match="wrong"):
        work()


def test_other_threads_hold_nothing_back():
    before, inside = signal.getsignal(signal.SIGINT), []

    def work() -> None:
        with Undisturbed():
            inside.append(signal.getsignal(signal.SIGINT))

    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    assert inside == [before]
