"""`grognard play`: a match at the terminal."""

import secrets
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from shlex import quote
from typing import TYPE_CHECKING, Any, Final

import click

from grognard.cli.helping import Command
from grognard.cli.options import (
    A_PATH,
    UNITS,
    bot_time_option,
    lang_option,
    option_option,
    pack_option,
    roster_option,
    units_option,
)
from grognard.cli.problems import OK, STOPPED, WRONG, Problem
from grognard.cli.speech import Speech, speech

if TYPE_CHECKING:
    from grognard.cli.screen import Screen
    from grognard.cli.session import Session
    from grognard.play.match import Match
    from grognard.play.rounds import Rounds

FIRST_GAME: Final = "battle_cry/bc01_first_bull_run"


@click.command("play", cls=Command)
@click.argument("what", required=False, default="", metavar="[GAME/SCENARIO]")
@click.option("--seat", "seats", multiple=True, metavar="SEAT=WHO")
@click.option("--resume", "files", multiple=True, type=A_PATH, metavar="FILE")
@click.option("--save", "file", type=A_PATH, metavar="FILE")
@click.option("--dice", default="", metavar="DEALER")
@click.option("--cards", default="", metavar="DEALER")
@click.option("--chits", default="", metavar="DEALER")
@click.option("--rounds", "count", type=click.IntRange(1, 9), default=1)
@bot_time_option
@option_option
@roster_option
@pack_option
@units_option
@lang_option
def command(
    what: str,
    seats: tuple[str, ...],
    files: tuple[Path, ...],
    file: Path | None,
    dice: str,
    cards: str,
    chits: str,
    count: int,
    seconds: float,
    options: tuple[str, ...],
    rosters: tuple[str, ...],
    pack: Path | None,
    units: str,
    lang: str | None,
) -> int:
    from grognard.cli.screen import Screen

    say = speech(lang)
    if file is not None and file.exists():
        raise Problem(say("save-exists", path=str(file)))
    if files:
        new = what or options or rosters or dice or cards or chits
        if new or any(":cmd:" not in seat for seat in seats):
            raise Problem(say("resume-alone"))
        rounds, match = resumed(files, max(count, len(files)), pack, say)
        programs = programs_of(rounds, seats, say)
    else:
        words = {"dice": dice, "cards": cards, "chits": chits}
        wish = what or FIRST_GAME
        rounds, match, programs = begun(wish, seats, options, rosters, words, count, pack, say)
    screen = Screen()
    if not what and not files:
        screen.say(say("welcome"))
    table = Evening(rounds, screen, say, pack, list(files), file)
    table.units = units
    table.programs, table.seconds = programs, seconds
    return table.spend(match)


def begun(
    what: str,
    seats: Sequence[str],
    options: Sequence[str],
    rosters: Sequence[str],
    words: Mapping[str, str],
    count: int,
    pack: Path | None,
    say: Speech,
) -> "tuple[Rounds, Match, dict[str, str]]":
    """A new match, and the programs that play in it."""
    from grognard.bots.outside import labelled, labels
    from grognard.cli.naming import find_battle, has_chits, read_dealers, read_options, read_seats
    from grognard.play.rounds import Rounds
    from grognard.play.setup import is_real

    game, scenario = find_battle(what, rosters, pack, say)
    chosen = read_options(options, game, say)
    if is_real(game, chosen):
        named = [text.partition("=")[0] for text in seats]
        seats = [*seats, *[f"{seat}=human" for seat in game.seated(chosen).seats if seat not in named]]
        words = {source: word or "typed" for source, word in words.items()}
    names = read_seats(seats, game.seated(chosen), say)
    used = {source: word for source, word in words.items() if source != "chits" or has_chits(game, scenario)}
    dealers = read_dealers(used, say)
    rounds = Rounds(game, scenario, chosen, tuple(labels(names)), count)
    return rounds, rounds.begin(dealers), labelled(names)


def programs_of(rounds: "Rounds", seats: Sequence[str], say: Speech) -> dict[str, str]:
    """The programs that play on: a record names none that can be started."""
    from grognard.bots.outside import PREFIX
    from grognard.cli.naming import read_seats
    from grognard.play.setup import BOT

    if not seats:
        return {}
    named = [seat.partition("=")[0] for seat in seats]
    read = dict(zip(rounds.game.seats, read_seats(seats, rounds.game, say), strict=True))
    recorded = dict(zip(rounds.game.seats, rounds.players, strict=True))
    if any(not recorded[seat].startswith(BOT + PREFIX) for seat in named):
        raise Problem(say("resume-alone"))
    return {recorded[seat]: read[seat] for seat in named}


def resumed(files: Sequence[Path], count: int, pack: Path | None, say: Speech) -> "tuple[Rounds, Match]":
    """A match that goes on: finished rounds first, then the one that is under way."""
    from grognard.cli.replay import opened
    from grognard.play.record import RecordError
    from grognard.play.replay import restore
    from grognard.play.rounds import Rounds

    match: Match | None = None
    rounds: Rounds | None = None
    for file in files:
        try:
            record, game = opened(file, pack)
            if rounds is None:
                players = tuple(name for _, name in record.seats)
                rounds = Rounds(game, record.scenario, dict(record.options), players, count)
            elif match is not None and match.result is None:
                raise Problem(say("resume-order", path=str(file)))
            match = restore(game, record)
        except RecordError as error:
            raise Problem(f"{file}: {error}") from error
        if match.result is not None:
            rounds.close(match)
    assert rounds is not None
    assert match is not None
    if match.result is not None and rounds.over:
        raise Problem(say("resume-over", path=str(files[-1])))
    return rounds, match if match.result is None else rounds.begin(again(match))


def again(match: "Match") -> dict[str, Any]:
    """Dealers of the same kinds for another round; a seed is never used twice."""
    from grognard.play.dealers import Duplicate, Fair, Seeded, Typed

    fresh: dict[int, Any] = {}
    for dealer in match.setup.dealers.values():
        if isinstance(dealer, Seeded):
            fresh[id(dealer)] = Seeded(dealer.seed + 1)
        elif isinstance(dealer, Duplicate):
            fresh[id(dealer)] = Duplicate(dealer.seed)  # each side meets the other's luck
        else:
            fresh[id(dealer)] = Typed() if isinstance(dealer, Typed) else Fair()
    return {source: fresh[id(dealer)] for source, dealer in match.setup.dealers.items()}


class Evening:
    """One match, or several rounds of it with sides exchanged."""

    def __init__(
        self,
        rounds: "Rounds",
        screen: "Screen",
        say: Speech,
        pack: Path | None,
        files: list[Path],
        file: Path | None,
    ) -> None:
        self.rounds: Final = rounds
        self.screen: Final = screen
        self.say: Final = say
        self.pack: Final = pack
        self.units = UNITS[0]
        self.programs: dict[str, str] = {}  # the seats' names, each with the command that it stands for
        self.seconds: float | None = None  # that a program may think
        self.files: Final = files[: len(rounds.played)]  # of the finished rounds
        self.file = file or (files[len(rounds.played)] if len(files) > len(rounds.played) else None)

    def spend(self, match: "Match") -> int:
        """Play on until all rounds are over or somebody leaves; the exit code."""
        from grognard.cli.session import Left

        while True:
            table = self.table(match)
            try:
                table.play()
                table.keep()
            except Left:
                self.leave(table)
                scripted = not sys.stdin.isatty()  # nobody was there to correct the last line
                return WRONG if scripted and table.refused else OK
            except KeyboardInterrupt:
                table.mend()
                self.leave(table)
                return STOPPED
            finally:
                table.close()
            self.end(table)
            if self.rounds.over:
                return OK
            match = self.rounds.begin(again(match))

    def table(self, match: "Match") -> "Session":
        """The table for one round."""
        from grognard.cli.saving import new_file
        from grognard.cli.session import Session
        from grognard.play.dealers import Seeded

        seeds = [dealer.seed for dealer in match.setup.dealers.values() if isinstance(dealer, Seeded)]
        seed = seeds[0] if seeds else secrets.randbits(31)
        file, self.file = self.file or new_file(match.setup.scenario), None
        table = Session(match, self.screen, self.say, file, seed, self.pack, self.programs, self.seconds)
        table.teller.units = self.units
        table.greet(len(self.rounds.played) + 1, self.rounds.count)
        return table

    def leave(self, table: "Session") -> None:
        """Keep what was done and say how to go on."""
        if not table.is_touched():
            return
        table.keep()
        words = ["grognard play"]
        words += [f"--rounds {self.rounds.count}"] if self.rounds.count > 1 else []
        words += [f"--resume {quoted(file)}" for file in [*self.files, table.file]]
        words += [f"--pack {quoted(self.pack)}"] if self.pack is not None else []
        for seat, who in zip(self.rounds.game.seats, self.rounds.players, strict=True):
            command = self.programs.get(who, "")
            words += [f"--seat {quote(f'{seat}={command}')}"] if ":cmd:" in command else []
        self.screen.say()
        self.screen.say(self.say("left", path=str(table.file)))
        self.screen.say(f"    {' '.join(words)}", whole=True)

    def end(self, table: "Session") -> None:
        """Say how a round ended; after the last of several, who has won them all."""
        self.rounds.close(table.match)
        self.files.append(table.file)
        self.screen.say(table.teller.result(table.match.state), "bold")
        self.screen.say(self.say("kept", path=str(table.file)))
        self.screen.say(f"    grognard replay {quoted(table.file)} --verify", whole=True)
        if self.rounds.count == 1:
            return
        first, second = self.rounds.totals()
        players = self.rounds.players
        self.screen.say(
            self.say("rounds-total", one=players[0], first=first, two=players[1], second=second), "bold"
        )
        winner = self.rounds.winner()
        if winner is not None:
            name = players[winner] if winner >= 0 else ""
            self.screen.say(self.say("rounds-won" if name else "rounds-drawn", name=name), "bold")


def quoted(path: Path) -> str:
    """A path as a shell takes it."""
    return quote(str(path))
