"""Records that somebody has opened: every position of them, and a new match from any."""

import time
from hashlib import sha256
from typing import Any, Final

from msgspec.structs import replace

from grognard.core.game import Game
from grognard.core.state import State
from grognard.core.table import SPECTATOR
from grognard.play import reading
from grognard.play.ledger import Entry, Ledger
from grognard.play.match import Match
from grognard.play.record import Played, RecordError, line_of, write_line
from grognard.play.replay import dealt_again, game_of, replay
from grognard.play.setup import BOT
from grognard.server.book import RECORD, Line, Row
from grognard.server.chronicle import Chronicle
from grognard.server.faults import Fault
from grognard.server.forms import Continued, NewMatch
from grognard.server.plan import Plan, plan_of
from grognard.server.scenes import scene_of
from grognard.server.speaker import Speaker, bot_name, say, speaker
from grognard.server.views import decision_of, shown
from grognard.server.wire.news import SeatView, ToldMessage
from grognard.server.wire.position import HandView, PositionMessage, UndoView
from grognard.server.wire.scene import SceneMessage

MOST_OPEN: Final = 24
LONGEST: Final = 5_000  # steps


class Replay:
    """A record that was played again; one that is over has no secrets left."""

    def __init__(self, id: str, ledger: Ledger, proved: bool) -> None:
        self.id: Final = id
        self.ledger: Final = ledger
        self.game: Final[Game[Any]] = ledger.game
        self.scenario: Final = ledger.setup.scenario
        self.proved: Final = proved
        self.frames: Final = len(ledger.entries) + 1
        self.chronicles: Final[dict[str, Chronicle]] = {}
        self.turns: Final = self.first_of_turns()

    def speaker(self, language: str) -> Speaker:
        setup = self.ledger.setup
        return speaker(self.game.id, self.scenario, tuple(setup.options.items()), language, self.game.armies)

    def first_of_turns(self) -> list[int]:
        """The positions with which turns begin."""
        s, turns, last = self.start(), [], 0
        for n in range(self.frames):
            turn = self.game.table.view(s, SPECTATOR).turn
            if turn != last:
                turns.append(n)
                last = turn
            if n < len(self.ledger.entries):
                s.apply(self.ledger.entries[n].choice)
        return turns

    def start(self) -> State:
        return self.ledger.kept[0][1].clone()

    def at(self, n: int) -> State:
        """The position after n steps; the last one with its result."""
        if n == len(self.ledger.entries):
            return self.ledger.state
        count, position = [kept for kept in self.ledger.kept if kept[0] <= n][-1]
        s = position.clone()
        for entry in self.ledger.entries[count:n]:
            s.apply(entry.choice)
        return s

    def chronicle(self, language: str) -> Chronicle:
        """The story of the steps that stand, in a language."""
        found = self.chronicles.get(language)
        if found is None:
            found = self.chronicles[language] = Chronicle(self.speaker(language), self.ledger.setup)
            lines: list[Line] = list(self.ledger.entries)
            found.follow(lines)
        return found

    def frame(self, n: int, language: str) -> tuple[PositionMessage, ToldMessage]:
        """The position after n steps, with all hands open, and the last step."""
        s, speak = self.at(n), self.speaker(language)
        position = shown(speak, s, n, SPECTATOR, decision_of(speak, s, SPECTATOR), undo=UndoView())
        hands = [hand for seat in range(len(self.game.seats)) for hand in self.hands(s, seat)]
        position = replace(position, hands=list({hand.side: hand for hand in hands}.values()))
        told = [each.open for each in self.chronicle(language).told[max(0, n - 1) : n]]
        return position, ToldMessage(told)

    def hands(self, s: State, seat: int) -> list[HandView]:
        """The hands that a seat may see."""
        seen = self.game.table.view(s, seat).hands
        return [HandView(each.side, each.size, list(each.cards)) for each in seen if each.cards is not None]

    def scene(self, language: str) -> SceneMessage:
        return scene_of(self.speaker(language), self.start(), self.scenario, None)

    def seats(self, language: str) -> list[SeatView]:
        """Who played."""
        found = []
        for seat, name in enumerate(self.ledger.setup.seats):
            bot = name.removeprefix(BOT) if name.startswith(BOT) else ""
            shown_name = bot_name(say(language), bot) if bot else name
            side = self.game.sides[self.game.side_of(seat)]
            found.append(SeatView(self.game.seats[seat], side, shown_name, "bot" if bot else "link", bot))
        return found

    def fork(self, n: int, wish: Continued, language: str) -> tuple[Plan, list[Row]]:
        """The plan and the lines of a match that goes on from position n."""
        if self.at(n).result is not None:
            raise Fault("over_there")
        options, armies = self.ledger.setup.options, dict(self.game.armies)
        new = NewMatch(
            self.game.id,
            self.scenario,
            wish.seats,
            options,
            {},
            wish.clock,
            wish.messages,
            hints=wish.hints,
            armies=armies,
        )
        plan = plan_of(self.game, new, language, scripts={}, again=n)
        now = time.time()
        rows = [Row(k, now, RECORD, self.text(entry)) for k, entry in enumerate(self.ledger.entries[:n], 1)]
        return plan, rows

    def text(self, entry: Entry) -> str:
        """A step as the store keeps it."""
        match = Match.__new__(Match)
        match.game = self.game
        return write_line(line_of(match, entry))


class Replays:
    """The records that are open, the latest last."""

    def __init__(self) -> None:
        self.known: Final[dict[str, Replay]] = {}

    def open(self, body: bytes) -> Replay:
        """Open a record; a Fault says which line cannot be followed."""
        id = sha256(body).hexdigest()[:24]
        found = self.known.pop(id, None) or self.read(id, body)
        self.known[id] = found
        while len(self.known) > MOST_OPEN:
            del self.known[next(iter(self.known))]
        return found

    def read(self, id: str, body: bytes) -> Replay:
        try:
            record = reading.read(body.decode())
            if len([line for line in record.lines if isinstance(line, Played)]) > LONGEST:
                raise Fault("too_large", most=LONGEST)
            game = game_of(record)
            told = bool(record.key) and record.result is not None  # its dealers have no secrets left
            ledger = replay(game, record, verify=told)
            return Replay(id, ledger, told and dealt_again(ledger) > 0)
        except UnicodeDecodeError as error:
            raise Fault("record", detail="not a Grognard record: it is no text") from error
        except RecordError as error:
            raise Fault("record", error.clause, detail=str(error)) from error

    def find(self, id: str) -> Replay:
        """An open replay."""
        if id not in self.known:
            raise Fault("no_replay")
        return self.known[id]
