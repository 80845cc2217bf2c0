"""Reviews of opened records: thought out by a worker, one at a time, and told in the reader's language."""

import asyncio
import logging
from typing import Final

from grognard.bots.reasons import told_mistake, told_stroke
from grognard.bots.review import Mistake, Review, Stroke
from grognard.play.setup import is_real
from grognard.server.faults import Fault
from grognard.server.forms import AccountView, MistakeView, ReviewState, ReviewView, StrokeView, TurnView
from grognard.server.replays import Replay
from grognard.server.speaker import Speaker, say
from grognard.server.thinking import Position, Thinkers
from grognard.server.views import offer_of

LOG: Final = logging.getLogger("grognard.server")


class Reviewing:
    """The review of one record, as far as it is."""

    def __init__(self) -> None:
        self.done = 0.0
        self.review: Review | None = None
        self.failed = False
        self.views: Final[dict[str, ReviewView]] = {}  # by language

    def heard(self, done: float) -> None:
        self.done = max(self.done, done)


class Reviews:
    """The reviews under way: one worker at a time is theirs, the others are for those who play."""

    def __init__(self, thinkers: Thinkers) -> None:
        self.thinkers: Final = thinkers
        self.turn: Final = asyncio.Semaphore(1)
        self.known: Final[dict[str, Reviewing]] = {}
        self.errands: Final[set[asyncio.Task[None]]] = set()

    async def state(self, replay: Replay, language: str, open_ids: frozenset[str]) -> ReviewState:
        """How far the review of a record is; whoever asks first begins it."""
        if is_real(replay.game, replay.ledger.setup.options):
            raise Fault("no_review")
        found = self.known.get(replay.id)
        if found is None:
            self.forget(open_ids)
            found = self.known[replay.id] = Reviewing()
            task = asyncio.create_task(self.think(replay, found))
            self.errands.add(task)
            task.add_done_callback(self.errands.discard)
        if found.failed:
            raise Fault("broken")
        if found.review is None:
            return ReviewState(round(found.done, 3))
        if language not in found.views:
            found.views[language] = await asyncio.to_thread(view, replay, found.review, language)
        return ReviewState(1.0, found.views[language])

    def forget(self, open_ids: frozenset[str]) -> None:
        """Give up the reviews of records that are no longer open."""
        for id in [id for id in self.known if id not in open_ids]:
            del self.known[id]

    async def think(self, replay: Replay, found: Reviewing) -> None:
        """Wait for the worker and let it look at the match."""
        ledger = replay.ledger
        setup = ledger.setup
        choices = tuple(entry.choice for entry in ledger.entries)
        position = Position("", replay.game.id, replay.scenario, setup.all_options(), choices)
        winner = None if ledger.state.result is None else ledger.state.result.winner
        try:
            async with self.turn:
                found.review = await self.thinkers.look_back(position, winner, found.heard)
        except Exception:
            LOG.exception("the record %s cannot be reviewed", replay.id)
            found.failed = True


def view(replay: Replay, review: Review, language: str) -> ReviewView:
    """A review as it is sent."""
    speaker, sides = replay.speaker(language), replay.game.sides
    return ReviewView(
        sides[0],
        [round(win, 4) for win in review.wins],
        [TurnView(turn, n) for turn, n in review.turns],
        [mistake_view(replay, speaker, review, each) for each in review.mistakes],
        [stroke_view(replay, speaker, review, each) for each in review.strokes],
        [
            AccountView(
                side, round(each.luck, 4), round(each.choices, 4), round(each.mistakes, 4), each.judged
            )
            for side, each in zip(sides, review.accounts, strict=True)
        ],
        round(review.ended, 4),
        review.complete,
    )


def mistake_view(replay: Replay, speaker: Speaker, review: Review, mistake: Mistake) -> MistakeView:
    """A mistake with its words and what it points at."""
    s = replay.at(mistake.n - 1)
    told = told_mistake(speaker, review, s, mistake)
    server, step = say(speaker.language), s.agenda[-1]
    played, better, why = told.lines
    return MistakeView(
        mistake.n - 1,
        replay.game.seats[mistake.seat],
        replay.game.sides[replay.game.side_of(mistake.seat)],
        told.turn,
        round(mistake.loss, 4),
        told.text,
        played,
        better,
        why,
        offer_of(speaker, server, s, step, mistake.better).path,
        offer_of(speaker, server, s, step, mistake.played).path,
    )


def stroke_view(replay: Replay, speaker: Speaker, review: Review, stroke: Stroke) -> StrokeView:
    """A stroke of luck with its words."""
    s, outcome = replay.at(stroke.n - 1), replay.ledger.entries[stroke.n - 1].choice
    told = told_stroke(speaker, review, s, stroke, outcome)
    side = replay.game.sides[stroke.side]
    return StrokeView(stroke.n, side, told.turn, round(stroke.gain, 4), told.text, *told.lines)
