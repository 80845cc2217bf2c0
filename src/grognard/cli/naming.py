"""What the words of the command line name: games, scenarios, options, seats, dealers."""

import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from grognard import games
from grognard.cli.problems import Problem
from grognard.cli.speech import Speech
from grognard.core.game import Game
from grognard.packs import builtin, suggestion

HUMAN: Final = "human"
DEALERS: Final = "fair, typed, seeded:N, duplicate:N"


def find_game(text: str, pack: Path | None = None) -> Game[Any]:
    """The game of that id; a PackError says what is wrong with another pack."""
    return games.load(text, pack)


def find_scenario(text: str, pack: Path | None, say: Speech) -> tuple[Game[Any], str]:
    """The game and scenario of "GAME/SCENARIO"; the scenario by any part that only it has."""
    id, sign, part = text.partition("/")
    if not sign and id not in games.GAMES:
        return scenario_alone(text, pack, say)
    game = find_game(id, pack)
    return game, scenario_of(game, part, say)


def find_battle(text: str, rosters: Sequence[str], pack: Path | None, say: Speech) -> tuple[Game[Any], str]:
    """The game and scenario of "GAME/SCENARIO"; with rosters, their armies and the ground of that name."""
    if not rosters:
        return find_scenario(text, pack, say)
    from grognard.play.enlisting import both, depot_of
    from grognard.play.setup import raised

    id, _, part = text.partition("/")
    game = find_game(id, pack)
    depot = depot_of(game)
    texts = read_rosters(rosters, game, pack, say)
    game = raised(game, both(depot, texts, game.sides))
    return game, scenario_of(game, part or depot.fields()[-1].id, say)


def read_rosters(rosters: Iterable[str], game: Game[Any], pack: Path | None, say: Speech) -> dict[str, str]:
    """The texts of the rosters of `SIDE=FILE` by side; a word that is no file may be a ready one's id."""
    from grognard.play.enlisting import LARGEST, depot_of, enlist, located
    from grognard.play.wording import wording

    depot, folder = depot_of(game), pack or builtin(game.id)
    ready = depot.ready()
    texts: dict[str, str] = {}
    for word in rosters:
        side, sign, name = word.partition("=")
        if not sign or not name or side not in game.sides or side in texts:
            raise Problem(say("roster-unread", word=word, all=", ".join(game.sides)))
        file = Path(name)
        if name in ready and not file.exists():
            texts[side] = ready[name].text
            continue
        if not file.is_file():
            raise Problem(say("roster-none", word=name, all=", ".join(ready)))
        with file.open("rb") as stream:
            found = enlist(depot, folder, name, stream.read(LARGEST + 1))
        if found.findings:
            first, *more = located(found.findings, wording(folder, say.language))
            raise Problem(f"{first} {say('findings-more', count=len(more))}" if more else first)
        texts[side] = found.text
    return texts


def scenario_alone(text: str, pack: Path | None, say: Speech) -> tuple[Game[Any], str]:
    """A scenario named without its game."""
    for id in games.GAMES:
        game = find_game(id, pack)
        if holding(text, game):
            return game, scenario_of(game, text, say)
    return find_game(text, pack), ""


def holding(part: str, game: Game[Any]) -> list[str]:
    """The scenarios whose id or name holds the part; an id that is the part stands alone."""
    folded = re.sub(r"[\W_]+", " ", part.casefold()).strip()
    found = []
    for card in game.rules.scenarios():
        if card.id == part:
            return [part]
        names = [re.sub(r"[\W_]+", " ", name.casefold()) for name in (card.id, *card.names.values())]
        if folded and any(folded in name for name in names):
            found.append(card.id)
    return found


def scenario_of(game: Game[Any], part: str, say: Speech) -> str:
    """The one scenario that the part names, or the only one there is."""
    ids = [card.id for card in game.rules.scenarios()]
    if not part and len(ids) == 1:
        return ids[0]
    if not part:
        raise Problem(say("scenario-missing", game=game.id, all=", ".join(ids)))
    found = holding(part, game)
    if len(found) == 1:
        return found[0]
    if found:
        raise Problem(say("scenario-several", word=part, all=", ".join(found)))
    near = suggestion(part, ids)
    listed = near or ", ".join(ids)
    raise Problem(say("scenario-none", game=game.id, word=part, near=int(bool(near)), all=listed))


def title_of(game: Game[Any], scenario: str, language: str) -> str:
    """What a scenario is called."""
    return next(card.names[language] for card in game.rules.scenarios() if card.id == scenario)


def read_options(texts: Iterable[str], game: Game[Any], say: Speech) -> dict[str, int]:
    """The values of `id=value`, by name where they have names; whether they fit is the game’s to say."""
    switches = {"on": "1", "yes": "1", "true": "1", "off": "0", "no": "0", "false": "0"}
    named = {option.id: option for option in game.rules.options()}
    values: dict[str, int] = {}
    for text in texts:
        id, sign, value = text.partition("=")
        if id in named and value in named[id].values:
            value = str(named[id].lowest + named[id].values.index(value))
        value = switches.get(value.lower(), value) if sign else "1"
        if not id or not re.fullmatch(r"-?\d{1,9}", value):
            raise Problem(say("option-unread", word=text))
        values[id] = int(value)
    return values


def read_seats(texts: Iterable[str], game: Game[Any], say: Speech) -> list[str]:
    """Who sits where, by seat: a person's name, or "bot:" and a bot's.

    A seat that nobody named is a person's if all the others are bots, else the greedy bot's.
    """
    given: dict[str, str] = {}
    for text in texts:
        seat, sign, who = text.partition("=")
        if not sign or not who:
            raise Problem(say("seat-unread", word=text))
        if seat not in game.seats:
            near = suggestion(seat, game.seats)
            listed = near or ", ".join(game.seats)
            raise Problem(say("seat-none", word=seat, near=int(bool(near)), all=listed))
        if seat in given:
            raise Problem(say("seat-twice", word=seat))
        given[seat] = sitter(who, say)
    return seated(given, game.seats)


def sitter(who: str, say: Speech) -> str:
    """The name under which somebody sits: "human", "human:Anna" or "bot:greedy"."""
    from grognard import bots
    from grognard.bots import outside

    kind, _, name = who.partition(":")
    if kind == "bot":
        outside.check(name)
        return who
    if kind != HUMAN:
        raise Problem(say("sitter-none", word=who, all=", ".join(bots.BOTS)))
    return name or HUMAN


def seated(given: Mapping[str, str], seats: Sequence[str]) -> list[str]:
    """Fill the seats that nobody named."""
    alone = all(who.startswith("bot:") for who in given.values())
    filled = []
    for seat in seats:
        if seat in given:
            filled.append(given[seat])
            continue
        filled.append(HUMAN if alone else "bot:greedy")
        alone = False
    return filled


def read_dealers(words: Mapping[str, str], say: Speech) -> dict[str, Any]:
    """Who deals the dice, the cards and the chits; equal words are one dealer, no word is fair."""
    wishes = {source: word or "fair" for source, word in words.items()}
    made = {text: make_dealer(text, say) for text in dict.fromkeys(wishes.values())}
    return {source: made[text] for source, text in wishes.items()}


def has_chits(game: Game[Any], scenario: str) -> bool:
    """Whether markers are drawn from a cup in this game."""
    usual = {option.id: option.default for option in game.rules.options()}
    return bool(game.table.names(game.rules.start(scenario, usual), "chit"))


def make_dealer(text: str, say: Speech) -> Any:
    """The dealer that a word names."""
    from grognard.play import dealers

    if text == "fair":
        return dealers.Fair()
    if text == "typed":
        return dealers.Typed()
    seed = re.fullmatch(r"(seeded|duplicate):(\d{1,18})", text)
    if seed is None:
        raise Problem(say("dealer-none", word=text, all=DEALERS))
    return (dealers.Seeded if seed[1] == "seeded" else dealers.Duplicate)(int(seed[2]))
