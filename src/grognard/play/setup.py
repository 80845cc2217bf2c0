"""What a match starts from: game, scenario, options, who sits where, who deals."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any, Final

from grognard.core.game import Armies, Game, Option
from grognard.packs import PackError
from grognard.play.dealers import SOURCES, Dealer, Fair, Typed

BOT: Final = "bot:"  # how the name of a bot begins: "bot:greedy"


class SetupError(ValueError):
    """A match that cannot start: what is wrong, and what there is instead."""


@dataclass(frozen=True)
class Setup:
    """All that is settled before the first step; the options are those that differ from the usual."""

    game: Game[Any]
    scenario: str
    options: dict[str, int]
    seats: tuple[str, ...]  # a person's name, or "bot:" and a bot's
    dealers: dict[str, Dealer]

    def all_options(self) -> dict[str, int]:
        """Every option of the game with its value."""
        return {option.id: option.default for option in self.game.rules.options()} | self.options

    def fair(self) -> Fair | None:
        """The fair dealer, if there is one."""
        fair = [dealer for dealer in self.dealers.values() if isinstance(dealer, Fair)]
        return fair[0] if fair else None


def prepare(
    game: Game[Any],
    scenario: str,
    options: Mapping[str, int],
    seats: Sequence[str],
    dealers: Mapping[str, Dealer],
) -> Setup:
    """A setup in which every name is known to be right."""
    game = game.seated(options)
    known(f"scenario of {game.id}", scenario, [card.id for card in game.rules.scenarios()])
    if len(seats) != len(game.seats):
        raise SetupError(f"{len(seats)} names for {len(game.seats)} seats: {', '.join(game.seats)}")
    for name in seats:
        check_name(name)
    for source in dealers:
        known("source of chance", source, SOURCES)
    check_dealers(seats, dealers)
    if is_real(game, options) and any(name.startswith(BOT) for name in seats):
        raise SetupError("a bot does not see a real table: let people sit at every seat")
    in_order = {source: dealers[source] for source in SOURCES if source in dealers}
    setup = Setup(game, scenario, check_options(game, options), tuple(seats), in_order)
    check_armies(setup)
    return setup


def raised(game: Game[Any], armies: Armies) -> Game[Any]:
    """The game with the armies that the players bring; the error says all that is wrong with them."""
    try:
        return game.mustered(armies)
    except (ValueError, PackError) as error:
        raise SetupError(str(error)) from error


def check_armies(setup: Setup) -> None:
    """Armies that the players bring must find room on the ground that they have chosen."""
    if not setup.game.armies:
        return
    try:
        setup.game.rules.start(setup.scenario, setup.all_options())
    except ValueError as error:
        raise SetupError(f"{error}: choose another ground, or a smaller army") from error


def is_real(game: Game[Any], options: Mapping[str, int]) -> bool:
    """Whether it is played on a real table, by people with dice of their own."""
    return any(option.real and options.get(option.id) for option in game.rules.options())


def known(what: str, word: str, names: Iterable[str]) -> None:
    """Refuse a word that names nothing, with the nearest one that does."""
    listed = list(names)
    if word not in listed:
        near = get_close_matches(word, listed, 1)
        raise SetupError(f'no {what} "{word}"' + (f' (did you mean "{near[0]}"?)' if near else ""))


def check_name(name: str) -> None:
    """A name stands on one line of the record; a bot's is one word."""
    plain = name.strip() and name.isprintable()
    if not plain or (name.startswith(BOT) and (name == BOT or any(letter in name for letter in ' "#'))):
        raise SetupError(f"no name for a player: {name!r}")


def check_options(game: Game[Any], options: Mapping[str, int]) -> dict[str, int]:
    """The options that differ from the usual, in the game's own order."""
    offered: dict[str, Option] = {option.id: option for option in game.rules.options()}
    for id, value in options.items():
        known(f"option of {game.id}", id, offered)
        option = offered[id]
        if not option.lowest <= value <= option.highest:
            raise SetupError(f"option {id} lies between {option.lowest} and {option.highest}, not {value}")
    return {id: options[id] for id in offered if options.get(id, offered[id].default) != offered[id].default}


def check_dealers(seats: Sequence[str], dealers: Mapping[str, Dealer]) -> None:
    """Dealers whom the record can tell apart; and nobody types, so sees, the cards of a bot."""
    provable = {id(dealer): dealer for dealer in dealers.values() if dealer.provable}
    if len({(dealer.word, dealer.particulars()) for dealer in provable.values()}) < len(provable):
        raise SetupError("two dealers of one kind and seed: let one of them deal for both sources")
    fair = [dealer for dealer in provable.values() if isinstance(dealer, Fair)]
    if len(fair) > 1:
        raise SetupError("a match has one fair dealer, for as many sources as it likes")
    words = fair[0].words if fair else ()
    if words and (len(words) != len(seats) or not all(word.isprintable() for word in words)):
        raise SetupError(f"not a printable word for each seat: {words!r}")
    bots = [name for name in seats if name.startswith(BOT)]
    if bots and isinstance(dealers.get("cards"), Typed):
        raise SetupError(f"the cards of {bots[0]} cannot be typed: let another dealer deal the cards")
