"""What a match was begun with, as the store keeps it, and the match that is made of it."""

import secrets
from functools import cache
from typing import Any, Final, Literal

import msgspec

from grognard import games
from grognard.bots import UnknownBot, check
from grognard.core.game import Game
from grognard.core.state import State
from grognard.packs.depot import NoRoom
from grognard.play.dealers import SOURCES
from grognard.play.setup import BOT, Setup, SetupError, is_real, known, prepare, raised
from grognard.server.dealing import dealers
from grognard.server.faults import Fault
from grognard.server.forms import ClockWish, NewMatch, SeatWish
from grognard.server.speaker import say

SHOWS: Final = {"dice": "face", "cards": "card", "chits": "chit"}  # the kind that a source shows
LONGEST_NAME: Final = 40
LONGEST_CLOCK: Final = 30 * 24 * 3600


class Sitter(msgspec.Struct, frozen=True):
    """Who was to play a seat when the match began."""

    kind: Literal["here", "link", "bot"]
    name: str
    bot: str = ""


class Plan(msgspec.Struct, frozen=True):
    """All that a match starts from, but its game and scenario."""

    seats: list[Sitter]
    options: dict[str, int] = {}
    dealers: dict[str, str] = {}
    key: str = ""  # of the fair dealer
    clock: ClockWish | None = None
    messages: bool = True
    scripts: dict[str, list[str]] | None = None  # what is dealt first; nothing can then be proved
    again: int = 0  # the lines that were played elsewhere: nobody deals them again
    lesson: str = ""
    hints: bool = True
    armies: dict[str, str] = {}  # rosters by side, where the players brought them


def plan_of(game: Game[Any], wish: NewMatch, language: str, **more: Any) -> Plan:
    """The plan of a match that somebody wishes; a Fault says what is wrong with it."""
    game = game.seated(wish.options)
    for seat in wish.seats:
        checked("seat", seat, game.seats)
    for source in wish.dealers:
        checked("source of chance", source, tuple(sources(game.id)))
    sitters = [sitter(wish.seats.get(seat), language) for seat in game.seats]
    if wish.clock is not None and not 1 <= wish.clock.seconds <= LONGEST_CLOCK:
        raise Fault("setup", detail=f"a clock has between 1 and {LONGEST_CLOCK} seconds")
    key = secrets.token_hex(32)
    more = {"hints": wish.hints, "armies": dict(game.armies), **more}
    typed = dict.fromkeys(sources(game.id), "typed") if is_real(game, wish.options) else {}
    dealt = {**typed, **wish.dealers}
    return Plan(sitters, dict(wish.options), dealt, key, wish.clock, wish.messages, **more)


def checked(what: str, word: str, names: tuple[str, ...]) -> None:
    """Refuse a word that names nothing."""
    try:
        known(what, word, names)
    except SetupError as error:
        raise Fault("setup", detail=str(error)) from error


def sitter(wish: SeatWish | None, language: str) -> Sitter:
    """Who plays a seat; somebody at this page, if nothing is said."""
    wish = wish or SeatWish("here")
    if wish.kind == "bot":
        check_bot(wish.bot)
        return Sitter("bot", BOT + wish.bot, wish.bot)
    name = " ".join(wish.name.split())
    if len(name) > LONGEST_NAME:
        raise Fault("too_long", most=LONGEST_NAME)
    if name.startswith(BOT) or not name.isprintable():
        raise Fault("setup", detail=f"no name for a player: {name!r}")
    return Sitter(wish.kind, name or say(language)("player"))


def check_bot(name: str) -> None:
    """Refuse a name that no bot has."""
    try:
        check(name)
    except UnknownBot as error:
        raise Fault("no_bot", detail=str(error)) from error


def game_of(id: str) -> Game[Any]:
    """A game by its id."""
    try:
        return games.load(id)
    except games.UnknownGame as error:
        raise Fault("setup", detail=str(error)) from error


def game_with(id: str, armies: dict[str, str]) -> Game[Any]:
    """A game by its id, with the armies that its players bring."""
    try:
        return raised(game_of(id), tuple(armies.items()))
    except SetupError as error:
        raise Fault("setup", detail=str(error)) from error


def start_of(game: Game[Any], scenario: str) -> State:
    """The set-up of a scenario, with the usual options."""
    usual = {option.id: option.default for option in game.rules.options()}
    s: State = game.rules.start(scenario, usual)
    return s


@cache
def sources(game: str) -> list[str]:
    """What chance is made of in a game."""
    played = games.load(game)
    s = start_of(played, played.rules.scenarios()[0].id)
    return [source for source in SOURCES if played.table.names(s, SHOWS[source])]


def setup_of(game: Game[Any], scenario: str, plan: Plan) -> Setup:
    """The setup that the rules start from, with fresh dealers."""
    deal = dealers(sources(game.id), plan.dealers, bytes.fromhex(plan.key), plan.scripts)
    names = [each.name for each in plan.seats]
    try:
        return prepare(game, scenario, plan.options, names, deal)
    except SetupError as error:
        if isinstance(error.__cause__, NoRoom):
            raise Fault("no_room") from error
        raise Fault("setup", detail=str(error)) from error


def swapped(plan: Plan) -> Plan:
    """The same match once more: everybody one seat further, another key."""
    seats = [*plan.seats[-1:], *plan.seats[:-1]]
    return msgspec.structs.replace(
        plan, seats=seats, key=secrets.token_hex(32), scripts=None, again=0, lesson=""
    )
