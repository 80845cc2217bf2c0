"""Plays the recorded matches anew: `python tests/records/make.py`, after a change of rules or pack.

The key of the fair dealer comes from the record's name, so that the same rules make the same records.
"""

from hashlib import sha256
from pathlib import Path
from typing import Any

from grognard.bots.matches import Player
from grognard.core.game import Game
from grognard.core.rng import Seeded
from grognard.games import load
from grognard.play.dealers import Fair
from grognard.play.match import Match
from grognard.play.record import record, save

FOLDER = Path(__file__).parent
GREEDY = ("greedy", "greedy")
RANDOM = ("random", "random")
WORDS = ("tambour", "clairon")
EVERYTHING = {
    "older_generals": 1,
    "older_artillery": 1,
    "hill_plain": 1,
    "edge_figures": 1,
    "allout_choice": 1,
    "no_ground_after_counterattack": 1,
    "los_both_sides": 1,
}
MATCHES: dict[str, tuple[str, tuple[str, str], dict[str, int]]] = {
    "bull_run": ("bc01_first_bull_run", GREEDY, {}),
    "pea_ridge": ("bc02_pea_ridge", GREEDY, {}),
    "shiloh": ("bc04_shiloh", GREEDY, {}),
    "antietam": ("bc07_antietam_morning", GREEDY, {}),
    "fredericksburg": ("bc08_fredericksburg", GREEDY, {}),
    "gettysburg": ("bc10_gettysburg_day2", GREEDY, {}),
    "chickamauga": ("bc12_chickamauga", GREEDY, EVERYTHING),
    "perryville": ("bc14_perryville", RANDOM, {}),
    "kennesaw": ("bc16_kennesaw", RANDOM, {}),
    "pickett": ("bc11_pickett", RANDOM, EVERYTHING),
    "champion_hill": ("bc15_champion_hill", ("greedy", "random"), {}),
}


def key(name: str) -> bytes:
    return sha256(name.encode()).digest()


def bots_play(game: Game[Any], name: str) -> Match:
    """A match between two bots, to its end."""
    scenario, bots, options = MATCHES[name]
    fair = Fair(key(name), WORDS if bots == RANDOM else ())
    seats = [f"bot:{bot}" for bot in bots]
    match = Match(game, scenario, options | {"turn_cap": 60}, seats, {"dice": fair, "cards": fair})
    players = [Player(game, seat, bot, 7) for seat, bot in enumerate(bots)]
    while match.result is None:
        seat = match.to_move
        assert seat is not None
        match.choose(seat, [players[seat].choose(match.state)])
    return match


def people_play(game: Game[Any], name: str) -> Match:
    """A match with all that people do: they take back, speak, offer a draw, and one gives up."""
    fair = Fair(key(name), WORDS)
    dealers = {"dice": fair, "cards": fair}
    match = Match(game, "bc06_brawners_farm", {}, ["Anna", 'Ben "le Grognard"'], dealers)
    luck = Seeded(1862)
    for n in range(240):
        seat = match.to_move or 0
        if n % 7 == 3 and match.free_undo(seat) is not None:
            match.undo(seat)
        elif n % 31 == 30 and any(entry.actor == seat and not entry.forced for entry in match.entries):
            match.ask_undo(seat)
            match.grant_undo(1 - seat)
        elif n % 50 == 20:
            match.say(seat, 'un "beau" coup # pas vrai ?')
        elif n in (61, 151):
            match.offer_draw(seat)
        elif n == 100:
            match.decline_until_turn(1 - seat)
        else:
            step = match.step
            assert step is not None
            match.choose(seat, [step.propose(match.state, luck)])
    match.resign(1)
    return match


def main() -> None:
    game = load("battle_cry")
    matches = {name: bots_play(game, name) for name in MATCHES}
    matches["brawners_farm"] = people_play(game, "brawners_farm")
    for name, match in matches.items():
        save(record(match), FOLDER / game.id / f"{name}.grog")


if __name__ == "__main__":
    main()
