"""A match at the terminal: bots move by themselves, people are asked, everything is kept."""

from collections.abc import Mapping
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from grognard.bots.matches import Player, give_away
from grognard.bots.outside import Forfeit, called
from grognard.cli.choices import Menu, Unread, read_line, read_words
from grognard.cli.chronicle import Chronicle, opening
from grognard.cli.desk import COMMANDS, run
from grognard.cli.naming import HUMAN
from grognard.cli.progress import IF_LONG, progress
from grognard.cli.saving import keep, new_file
from grognard.cli.screen import Screen
from grognard.cli.speech import Speech
from grognard.core.journal import Note
from grognard.core.step import CHANCE
from grognard.core.table import SPECTATOR
from grognard.play.ledger import Event
from grognard.play.match import Match, Refused
from grognard.play.setup import BOT, is_real
from grognard.play.telling import Teller
from grognard.play.undisturbed import Undisturbed
from grognard.play.wording import day

if TYPE_CHECKING:
    from grognard.core.game import Game

NONE: Final[Mapping[str, str]] = {}
LAST: Final = 6  # steps that are told again when a match goes on
MANY: Final = 14  # lines of choices that are shown without being asked for


class Left(Exception):
    """The player leaves; the match waits for him."""


class Session:
    """One match and the people and bots that play it."""

    def __init__(
        self,
        match: Match,
        screen: Screen,
        say: Speech,
        file: Path,
        seed: int,
        pack: Path | None = None,
        programs: Mapping[str, str] = NONE,
        seconds: float | None = None,
    ) -> None:
        self.match: Final = match
        self.game: Final[Game[Any]] = match.game
        self.screen: Final = screen
        self.say: Final = say
        self.file = file
        self.pack: Final = pack
        self.own_files: Final = {file}  # those that may be written over
        self.teller: Final = Teller(match.game, say.language, pack)
        self.teller.meet(match.state)
        names = match.setup.seats
        self.people: Final = [seat for seat, name in enumerate(names) if not name.startswith(BOT)]
        self.bots: Final = {
            seat: Player(match.game, seat, called(name, programs), seed, seconds)
            for seat, name in enumerate(names)
            if name.startswith(BOT)
        }
        self.viewer = self.people[0] if len(self.sides_of_people()) == 1 else SPECTATOR
        self.hides: Final = bool(match.game.table.view(match.state, 0).hands)
        self.chronicle: Final = Chronicle(match.ledger, self.teller, self.readers())
        self.menu: Menu | None = None
        self.refusal: Note | None = None  # the last one
        self.shown = ""  # the board as it was last shown
        self.asked = ""  # the verb that was last asked
        self.explained = False  # whether it was said why a window opens that can only be declined
        self.refused = False  # whether the last line typed was

    def sides_of_people(self) -> list[int]:
        """The sides that people play."""
        return sorted({self.match.side_of(seat) for seat in self.people})

    def readers(self) -> list[int]:
        """The sides that the story is written for; without people, that of a spectator."""
        return self.sides_of_people() or [self.match.side_of(SPECTATOR)]

    @property
    def side(self) -> int:
        """The side of whoever looks at the screen."""
        return self.match.side_of(self.viewer)

    def greet(self, round: int, rounds: int) -> None:
        """Say what is played, by whom, and how the dice are sealed."""
        setup, language = self.match.setup, self.say.language
        card = next(card for card in self.game.rules.scenarios() if card.id == setup.scenario)
        sitting = {HUMAN: self.say("sits-alone" if len(self.people) == 1 else "sits-person")}
        players = [
            f"{self.teller.side(self.match.side_of(n))} ({sitting.get(who, who)})"
            for n, who in enumerate(setup.seats)
        ]
        battle = ", ".join(filter(None, [card.names[language], day(card.date, language)]))
        words = {"battle": battle, "players": ", ".join(players)}
        key = "greeting-round" if rounds > 1 else "greeting"
        self.screen.say(self.say(key, round=round, count=rounds, **words), "bold")
        fair, resumed = setup.fair(), any(entry.actor != CHANCE for entry in self.match.entries)
        if fair is not None and not resumed:
            self.screen.say(self.say("dealers-fair", seal=fair.commitment), "dim")
        if is_real(self.game, setup.options):
            self.screen.say(self.say("real-table"))
        for side in self.readers():
            self.chronicle.news(side)
        if resumed and self.side in self.chronicle.sides:
            self.screen.say_all(self.chronicle.last(self.side, LAST))

    # the course of the match

    def play(self) -> None:
        """Play to the end; a Left says that somebody went before."""
        while self.match.result is None:
            seat = self.match.to_move
            if seat == CHANCE:
                self.enter()
            elif seat in self.bots:
                self.watch(seat)
            elif seat is not None:
                self.decide(seat)
        self.news()
        self.show_board()

    def close(self) -> None:
        """Tell the programs how it ended, and let them go."""
        for player in self.bots.values():
            player.attend(self.match)
            player.bot.close()

    def watch(self, seat: int) -> None:
        """A bot decides."""
        player = self.bots[seat]
        thinking = self.say("thinking", seat=self.teller.seat(seat))
        with progress(thinking, IF_LONG) as player.bot.heard, Undisturbed():
            player.attend(self.match)
            try:
                self.match.choose(seat, [player.choose(self.match.state)])
            except Forfeit as reason:
                give_away(self.match, seat, reason)
                why = reason.told(self.say.language)
                self.screen.say(self.say("forfeit", seat=self.teller.seat(seat), reason=why), "yellow")
        if len(self.sides_of_people()) < 2:
            self.news()

    def decide(self, seat: int) -> None:
        """A person decides."""
        self.look(seat)
        self.menu = Menu(self.game, self.match.state, self.teller, self.say)
        self.present()
        n = len(self.match.ledger.lines)
        while len(self.match.ledger.lines) == n and self.match.result is None:
            self.obey(seat, self.ask())
        self.keep()
        self.news()

    def enter(self) -> None:
        """A person enters what real dice or cards show."""
        waiting = self.match.waiting
        assert waiting is not None
        own = [seat for seat in self.people if self.match.side_of(seat) == waiting.side]
        seat = [*own, *self.people, 0][0]  # where only bots play, whoever sits at the keyboard
        if self.people:
            self.look(seat if waiting.secret or self.viewer == SPECTATOR else self.viewer)
        self.menu = None
        self.screen.say(self.teller.prompt(self.match.state), "bold")
        names = self.outcome_names()
        if len(names) <= MANY:
            self.screen.say(f"    {self.say('enter-words', words=', '.join(names))}")
        n = len(self.match.ledger.lines)
        while len(self.match.ledger.lines) == n and self.match.result is None:
            self.obey(seat, self.ask())
        self.keep()
        self.news()

    def outcome_names(self) -> list[str]:
        """The words for what is to be entered."""
        kinds = self.match.waiting.step.kinds if self.match.waiting is not None else ""
        names = [self.game.table.names(self.match.state, kind.rstrip("?*")) for kind in kinds.split()]
        return [name for name in dict.fromkeys(chain.from_iterable(names)) if name != "0"]

    def ask(self) -> str:
        """What is typed; whoever is gone has left."""
        who = self.teller.side(self.side) if self.viewer != SPECTATOR else "grognard"
        try:
            return self.screen.ask(f"{who}> ", self.completions)
        except EOFError:
            self.screen.say()
            raise Left from None

    def completions(self) -> list[str]:
        """What the tabulator completes to."""
        return [*(self.menu.words() if self.menu is not None else self.outcome_names()), *COMMANDS]

    def obey(self, seat: int, line: str) -> None:
        """Follow a line: a choice, an outcome, or a command."""
        words = line.split()
        if not words:
            return self.present()
        step = self.match.step
        verb = step.verb if step is not None else ""
        self.refused = False
        if words[0].lower() not in (verb, "done", "pass") and run(self, seat, words):
            return None
        self.refused = True
        try:
            self.settle(seat, line)
            self.refused = False
        except Unread as error:
            self.misread(error)
        except Refused as error:
            self.refuse(error.note)

    def settle(self, seat: int, line: str) -> None:
        """Make the choices, or enter the outcome, that a line holds."""
        if self.menu is not None:
            with Undisturbed():
                self.match.choose(seat, read_line(self.menu, line))
            return
        waiting = self.match.waiting
        assert waiting is not None
        self.match.enter(seat, read_words(self.game, self.match.state, waiting.step, line))

    def misread(self, error: Unread) -> None:
        """Say what could not be read, and what could be meant."""
        self.screen.say(self.say(error.key, **error.variables), "yellow")

    def refuse(self, note: Note) -> None:
        """Say why a choice is refused."""
        self.refusal = note
        self.screen.say(self.teller.objection(self.match.state, note), "yellow")

    def mend(self) -> None:
        """After an interrupt in the middle of a step: the position that the steps written down lead to."""
        s = opening(self.match.setup)
        for entry in self.match.entries:
            s.apply(entry.choice)
        self.match.ledger.state = s

    def keep(self) -> None:
        """Write the match down, once a person has done something in it."""
        if not self.is_touched():
            return
        try:
            keep(self.match, self.file)
        except OSError as error:
            reason = error.strerror or ""
            self.screen.say(self.say("save-failed", path=str(self.file), reason=reason), "yellow")
            elsewhere = new_file(self.match.setup.scenario)
            if elsewhere.parent == self.file.parent:
                raise
            self.file = elsewhere
            keep(self.match, self.file)

    def is_touched(self) -> bool:
        """Whether a person has decided or entered anything; a match between bots always is."""
        lines = self.match.ledger.lines
        return not self.people or any(isinstance(line, Event) or line.actor in self.people for line in lines)

    # what is seen

    def look(self, seat: int) -> None:
        """Whoever decides looks at the screen; between two hands a curtain falls, if they hide anything."""
        if self.viewer == seat:
            return
        if not self.hides:
            self.chronicle.news(self.match.side_of(seat))  # both have read it
            self.viewer = seat
            return
        if self.viewer != SPECTATOR:
            self.pause(self.say("curtain-close", seat=self.teller.seat(self.viewer)))
            self.screen.clear()
        self.pause(self.say("curtain-open", seat=self.teller.seat(seat)))
        self.screen.clear()
        self.viewer = seat
        self.shown = self.asked = ""
        self.news()

    def pause(self, text: str) -> None:
        """Wait for Enter."""
        try:
            self.screen.ask(f"{text} ")
        except EOFError:
            raise Left from None

    def news(self) -> None:
        """Tell what happened since the viewer last read."""
        if self.viewer != SPECTATOR or not self.people:
            self.screen.say_all(self.chronicle.news(self.side))

    def present(self) -> None:
        """Show what is to be decided: the board when it has changed, then the question and its answers."""
        menu = self.menu
        if menu is None:
            self.screen.say(self.teller.prompt(self.match.state), "bold")
            return
        board = self.game.table.text_board(self.match.state, self.viewer)
        if menu.step.verb != self.asked and board != self.shown and (len(menu.choices) > 1 or not self.shown):
            self.show_board()
            self.show_hand()
        self.asked = menu.step.verb
        self.screen.say(self.teller.prompt(self.match.state), "bold")
        if menu.step.window and len(menu.choices) == 1 and not self.explained:
            self.screen.say("    " + self.say("window-only"), "dim")
            self.explained = True
        lines = menu.lines()
        if len(lines) <= MANY:
            self.screen.say_all(lines)
        else:
            self.screen.say("    " + self.say("choices-many", count=len(menu.choices), first=menu.texts[0]))

    def show_board(self) -> None:
        """The board, the flags, and the pieces under orders."""
        s = self.match.state
        self.shown = self.game.table.text_board(s, self.viewer)
        self.screen.say()
        self.screen.board(self.shown)
        self.screen.say(self.status(), "dim")

    def status(self) -> str:
        """The turn and the numbers that everybody watches."""
        view = self.game.table.view(self.match.state, self.viewer)
        watched: dict[str, list[str]] = {}
        for track in view.tracks:
            value = str(track.value) if track.goal is None else f"{track.value}/{track.goal}"
            said = f"{self.side_name(track.side)} {value}" if track.side else value
            watched.setdefault(self.teller.words.say(f"track-{track.id}") or track.id, []).append(said)
        parts = [self.say("status-turn", turn=view.turn)]
        parts += [
            self.say("status-track", name=name, values=", ".join(said)) for name, said in watched.items()
        ]
        parts += [
            self.say("status-hand", side=self.side_name(hand.side), size=hand.size)
            for hand in view.hands
            if hand.cards is None
        ]
        return " · ".join(parts)

    def side_name(self, side: str) -> str:
        return self.teller.side(self.game.sides.index(side))

    def show_hand(self) -> None:
        """The viewer's own cards, unless the choices name them all."""
        menu = self.menu.words() if self.menu is not None else []
        listed = {word for text in menu for word in text.split()}
        for hand in self.game.table.view(self.match.state, self.viewer).hands:
            if hand.cards and not listed.issuperset(hand.cards):
                names = [self.teller.words.say(f"card-{card}") or card for card in hand.cards]
                self.screen.say(self.say("hand", cards=", ".join(names)))
