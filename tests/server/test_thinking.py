"""Workers: long thoughts keep nobody waiting, and one that has died is replaced."""

import asyncio
import os
import signal
import time

from grognard.server.thinking import BOTS, ODDS, PATIENCE, Thinkers, bots_of


def test_odds_are_told_while_bots_think_and_a_worker_that_died_is_replaced():
    asyncio.run(ask_workers())


async def ask_workers() -> None:
    thinkers = Thinkers()
    try:
        thinking = asyncio.ensure_future(thinkers.think(BOTS[0], time.sleep, 600))
        first = await thinkers.think(ODDS, os.getpid)
        assert not thinking.done()
        assert await thinkers.think(ODDS, os.nice, 0) == os.nice(0)
        assert await thinkers.think(BOTS[1], os.nice, 0) == min(19, os.nice(0) + PATIENCE)
        os.kill(first, signal.SIGKILL)
        second = await thinkers.think(ODDS, os.getpid)
        assert second != first
        assert not thinking.done()
    finally:
        for worker in thinkers.workers.values():
            for process in list(worker._processes.values()):
                process.kill()
        thinkers.stop()


def test_a_match_has_its_bots_in_one_place():
    places = {match: bots_of(match) for match in map(str, range(50))}
    assert places == {match: bots_of(match) for match in places}
    assert set(places.values()) == set(BOTS)
