"""Replay: a record is played again from the start, and every line of it is judged."""

import re
from pathlib import Path
from typing import Any, Final

from grognard import games
from grognard.core.game import Game
from grognard.core.journal import Choice
from grognard.core.step import CHANCE, Chance, Step
from grognard.play.dealers import Dealer, Duplicate, Fair, Scripted, Seeded, Typed
from grognard.play.explain import forced
from grognard.play.ledger import Ledger
from grognard.play.match import Match
from grognard.play.notation import NotationError, read
from grognard.play.record import CHANCE_WORD, Happened, Played, Record, RecordError, scores
from grognard.play.setup import Setup, SetupError, prepare, raised

SEAT_ONLY: Final = "this is what one seat may see of a running match"


def replay(game: Game[Any], record: Record, verify: bool = False) -> Ledger:
    """Play the record again: each step legal, the result and the last position as written.

    With `verify` every outcome is also dealt again, undone ones included, and must be the one recorded.
    """
    game = mustered(game, record).seated(dict(record.options))
    check_origin(game, record)
    setup = setup_of(game, record, verify)
    ledger = Ledger(setup)
    for line in record.lines:
        if isinstance(line, Played):
            follow(ledger, line, setup.dealers if verify else None)
        else:
            repeat(ledger, line)
    check_end(ledger, record)
    return ledger


def restore(game: Game[Any], record: Record) -> Match:
    """The match of a record or save, to go on; its dealers have dealt again all that they dealt before."""
    return Match.resumed(replay(game, record, verify=True))


def verify(game: Game[Any], record: Record) -> int:
    """Prove a finished record from its published key or seeds: how many outcomes were dealt again."""
    if record.result is None:
        raise RecordError(record.at.get("result", 0), "the match is not over: its dealers keep their secrets")
    proved = dealt_again(replay(game, record, verify=True))
    if not proved:
        raise RecordError(0, "nothing can be proved: no outcome was dealt by Grognard")
    return proved


def dealt_again(replayed: Ledger) -> int:
    """How many outcomes of a verified replay were dealt again, from a published key or seed."""
    return sum(dealer.dealt for dealer in set(replayed.setup.dealers.values()) if dealer.provable)


def game_of(record: Record, pack: Path | None = None) -> Game[Any]:
    """The game that the record belongs to, with the armies that its players brought."""
    try:
        return mustered(games.load(record.game, pack), record)
    except games.UnknownGame as error:
        raise RecordError(record.at.get("game", 0), str(error)) from error


def mustered(game: Game[Any], record: Record) -> Game[Any]:
    """The game with the armies of the record."""
    try:
        return raised(game, record.armies)
    except SetupError as error:
        raise RecordError(record.at.get("army", 0), str(error)) from error


# before the first step


def check_origin(game: Game[Any], record: Record) -> None:
    """The record belongs to this game, these rules and this pack."""
    at = record.at.get
    if record.game != game.id:
        raise RecordError(at("game", 0), f"a record of {record.game}, not of {game.id}")
    if record.rules != game.version:
        other = "an older" if record.rules < game.version else "a newer"
        played = f"played by rules {record.rules} of {game.id}; this release plays rules {game.version}"
        raise RecordError(at("rules", 0), f"{played}: replay it with {other} release of Grognard")
    if record.pack != game.pack:
        played = f'played with the pack "{record.pack}"; this one is "{game.pack}"'
        raise RecordError(at("pack", 0), f"{played}: name the folder of the other")
    if record.scenario not in [card.id for card in game.rules.scenarios()]:
        raise RecordError(at("scenario", 0), f'no scenario of {game.id} "{record.scenario}"')
    if tuple(seat for seat, _ in record.seats) != game.seats:
        raise RecordError(at("seat", 0), f"the seats of {game.id} are {', '.join(game.seats)}")
    for seat, _ in record.words:
        if seat not in game.seats:
            raise RecordError(at("word", 0), f'no seat "{seat}"')


def setup_of(game: Game[Any], record: Record, exact: bool) -> Setup:
    """What the match started from; exact dealers are those that can deal again."""
    try:
        dealers = dealers_of(game, record) if exact else {}
        return prepare(
            game, record.scenario, dict(record.options), [name for _, name in record.seats], dealers
        )
    except SetupError as error:
        raise RecordError(0, str(error)) from error


def dealers_of(game: Game[Any], record: Record) -> dict[str, Dealer]:
    """The dealers that the header names; equal lines are one dealer."""
    made: dict[str, Dealer] = {}
    dealers: dict[str, Dealer] = {}
    for source, text in record.dealers:
        word, _, particulars = text.partition(" ")
        same = word if word == Fair.word else text
        if same not in made:
            made[same] = dealer_of(game, record, source, word, particulars)
        dealers[source] = made[same]
    return dealers


def dealer_of(game: Game[Any], record: Record, source: str, word: str, particulars: str) -> Dealer:
    """One dealer, as it was before its first outcome."""
    if word == Fair.word:
        return fair_of(game, record, particulars)
    if word == Typed.word:
        return Typed()
    if word == Scripted.word:
        return Scripted()
    at = record.at.get(source, 0)
    if word not in (Seeded.word, Duplicate.word):
        raise RecordError(at, f'no dealer "{word}": there is fair, typed, scripted, seeded, duplicate')
    if particulars == "?":
        raise RecordError(at, f"no seed of the {word} dealer: {SEAT_ONLY}")
    if not re.fullmatch(r"-?\d{1,40}", particulars):
        raise RecordError(at, f'"{particulars}" is no seed')
    return Seeded(int(particulars)) if word == Seeded.word else Duplicate(int(particulars))


def fair_of(game: Game[Any], record: Record, commitment: str) -> Fair:
    """The fair dealer, from its key; the key must be the one that was promised."""
    if not record.key:
        raise RecordError(record.at.get("result", 0), f"no key of the fair dealer: {SEAT_ONLY}")
    words = dict(record.words)
    fair = Fair(bytes.fromhex(record.key), [words.get(seat, "") for seat in game.seats] if words else ())
    if fair.commitment != commitment:
        raise RecordError(
            record.at.get("key", 0), "the key is not the one that the fair dealer promised at the start"
        )
    return fair


# line by line


def follow(ledger: Ledger, line: Played, dealers: dict[str, Dealer] | None) -> None:
    """Play one line again."""
    s, step = ledger.state, ledger.step
    if step is None:
        raise RecordError(line.at, "the match was over before this step", "GG-over-1")
    if line.n != len(ledger.entries) + 1:
        raise RecordError(line.at, f"step {line.n} where step {len(ledger.entries) + 1} should follow")
    actor = step.actor(s)
    name = CHANCE_WORD if actor == CHANCE else ledger.game.seats[actor]
    if line.actor != name:
        raise RecordError(line.at, f"{line.actor} settles what is for {name} to settle", "GG-turn-1")
    choice = understand(ledger, step, line)
    if dealers is not None and actor == CHANCE and isinstance(step, Chance):
        compare(ledger, step, choice, line, dealers.get(step.source))
    ledger.settle(choice, line.forced, line.joined)


def compare(ledger: Ledger, step: Chance[Any], choice: Choice, line: Played, dealt: Dealer | None) -> None:
    """Deal again what can be dealt again."""
    if dealt is None:
        raise RecordError(line.at, f"the header does not say who deals the {step.source}")
    if dealt.provable and dealt.deal(ledger.game, ledger.state, step) != choice:
        raise RecordError(line.at, f'"{line.text}" is not what the {dealt.word} dealer dealt')


def understand(ledger: Ledger, step: Step[Any], line: Played) -> Choice:
    """The legal choice that the line names."""
    s = ledger.state
    if line.text.endswith(" ?"):
        raise RecordError(line.at, f"a hidden outcome: {SEAT_ONLY}")
    try:
        choice = read(ledger.game, s, step, line.text)
    except NotationError as error:
        raise RecordError(line.at, str(error)) from error
    note = step.objection(s, choice)
    if note is not None:
        raise RecordError(line.at, f'"{line.text}" breaks {note.clause}', note.clause)
    if line.forced and forced(s) != choice:
        raise RecordError(line.at, f'"{line.text}" is marked as forced and is not')
    return choice


def repeat(ledger: Ledger, line: Happened) -> None:
    """Let one event happen again."""
    if ledger.state.result is not None and line.word != "say":
        raise RecordError(line.at, "the match was over before this", "GG-over-1")
    if line.word == "undo":
        return repeat_undo(ledger, line)
    if line.argument not in ledger.game.seats:
        raise RecordError(line.at, f'no seat "{line.argument}"')
    seat = ledger.game.seats.index(line.argument)
    if line.word == "resign":
        ledger.resign(seat)
    elif line.word == "offer":
        ledger.offer_draw(seat)
    elif line.word == "say":
        ledger.say(seat, line.text)
    elif ledger.offer is None or ledger.game.side_of(ledger.offer) == ledger.game.side_of(seat):
        raise RecordError(line.at, "no draw is offered")
    else:
        ledger.accept_draw(seat)


def repeat_undo(ledger: Ledger, line: Happened) -> None:
    """Go back as the line says."""
    n = int(line.argument)
    if not 0 <= n < len(ledger.entries):
        raise RecordError(line.at, f"undo to step {n} where there are {len(ledger.entries)}")
    ledger.back(n)


def check_end(ledger: Ledger, record: Record) -> None:
    """The result and the last position are those that the record states."""
    if scores(ledger.state.result, ledger.game.sides) != record.result:
        what = "the steps lead to another result than the one written: a line was changed or lost"
        raise RecordError(record.at.get("result", 0), what)
    if record.state and ledger.fingerprint() != record.state:
        what = "the steps lead to another position than the one written: a line was changed"
        raise RecordError(record.at.get("state", 0), what)
