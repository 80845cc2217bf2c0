"""Plays the recorded matches anew: `python tests/records/make.py [GAME…]`, after a change of rules or pack.

The key of the fair dealer comes from the record's name, so that the same rules make the same records.
"""

import sys
from hashlib import sha256
from pathlib import Path
from typing import Any

from grognard.bots.matches import Player
from grognard.core.game import Game
from grognard.core.rng import Seeded
from grognard.games import load
from grognard.play.dealers import Fair
from grognard.play.enlisting import depot_of
from grognard.play.match import Match
from grognard.play.record import record, save

FOLDER = Path(__file__).parent
GREEDY = ("greedy", "greedy")
RANDOM = ("random", "random")
WORDS = ("tambour", "clairon")
Played = tuple[str, tuple[str, ...], dict[str, int]]  # scenario, bots, options
EVERYTHING = {
    "older_generals": 1,
    "older_artillery": 1,
    "hill_plain": 1,
    "edge_figures": 1,
    "allout_choice": 1,
    "no_ground_after_counterattack": 1,
    "los_both_sides": 1,
}
VARIED = {
    "orders": 1,
    "activation_link": 1,
    "rout_capacity": 1,
    "rout_blows": 1,
    "artillery_crossing": 1,
    "pursuit_move": 1,
    "riposte_advance": 1,
    "adjacent_lock": 1,
}
BATTLE_CRY: dict[str, Played] = {
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
TACTIQUE: dict[str, Played] = {
    "ecole": ("ecole", GREEDY, {}),
    "lobositz": ("lobositz_1756", GREEDY, {}),
    "rossbach": ("rossbach_1757", GREEDY, {}),
    "rivoli": ("rivoli_1797", GREEDY, {}),
    "marengo": ("marengo_1800", RANDOM, {}),
    "pratzen": ("pratzen_1805", GREEDY, {"nations": 0}),
    "maida": ("maida_1806", ("greedy", "random"), {}),
    "auerstedt": ("auerstedt_1806", RANDOM, VARIED),
    "vimeiro": ("vimeiro_1808", GREEDY, {"victory_count": 1}),
    "essling": ("essling_1809", GREEDY, {}),
    "shevardino": ("shevardino_1812", GREEDY, VARIED),
}
ADVANCED = {"rules": 1}
FOUR = {"players": 1}
READINGS = {
    "mine_table": 1,
    "captured_leader": 1,
    "retreat_to_origin": 1,
    "cards_between_areas": 1,
    "river_attack_retreat": 1,
    "breach_fire": 1,
    "loot_taker": 1,
    "razzia_combat": 1,
}
GRADISCA: dict[str, Played] = {
    "basic": ("war_1615", GREEDY, {}),
    "basic_mixed": ("war_1615", ("greedy", "random"), {}),
    "basic_random": ("war_1615", RANDOM, {}),
    "basic_readings": ("war_1615", RANDOM, READINGS),
    "basic_rounds": ("war_1615", RANDOM, {"rounds": 2, "rivers": 2, "vp_bid_aus": 5}),
    "advanced": ("war_1615", GREEDY, ADVANCED),
    "advanced_mixed": ("war_1615", ("random", "greedy"), ADVANCED),
    "advanced_random": ("war_1615", RANDOM, ADVANCED),
    "advanced_readings": ("war_1615", RANDOM, ADVANCED | READINGS),
    "teams": ("war_1615", RANDOM * 2, FOUR),
    "advanced_teams": ("war_1615", RANDOM * 2, ADVANCED | FOUR),
}
DRILLED = {
    "general_orders": 1,
    "personalities": 1,
    "bouncing_shot": 1,
    "kind_brigades": 1,
    "lie_down": 1,
    "column_of_companies": 1,
    "four_deep_line": 1,
    "deep_cavalry": 1,
    "scale": 75,
}
BLACK_POWDER: dict[str, Played] = {
    "hamlet": ("bp01_hamlet", GREEDY, {}),
    "hamlet_mixed": ("bp01_hamlet", ("random", "greedy"), {}),
    "hamlet_drilled": ("bp01_hamlet", RANDOM, DRILLED),
    "hamlet_deployed": ("bp01_hamlet", RANDOM, {"free_deployment": 1, "shoot_before_orders": 1}),
    "reverse_slope": ("bp02_reverse_slope", RANDOM, {}),
    "burning_village": ("bp03_burning_village", RANDOM, {}),
    "great_redoubt": ("bp04_great_redoubt", RANDOM, {}),
    "sabres": ("bp05_sabres_at_the_ford", RANDOM, DRILLED),
    "first_morning": ("bp06_first_morning", GREEDY, {}),
    "sunken_lane": ("bp07_sunken_lane", RANDOM, {}),
    "stone_bridge": ("bp08_stone_bridge", RANDOM, {}),
    "divisions": ("drawn_field", RANDOM, {"ground": 5}),
}
BROUGHT = {"divisions": ("france", "russia")}  # rosters that the pack has ready
MATCHES = {
    "battle_cry": BATTLE_CRY,
    "tactique": TACTIQUE,
    "gradisca": GRADISCA,
    "black_powder": BLACK_POWDER,
}
ALWAYS = {"battle_cry": {"turn_cap": 60}, "tactique": {}, "gradisca": {}, "black_powder": {}}
DEALT = {
    "battle_cry": ("dice", "cards"),
    "tactique": ("dice", "cards"),
    "gradisca": ("dice", "cards", "chits"),
    "black_powder": ("dice", "cards"),
}
PEOPLE = {
    "battle_cry": ("brawners_farm", "bc06_brawners_farm", 240),
    "tactique": ("quatre_bras", "quatre_bras_1815", 170),
    "gradisca": ("lucinico", "war_1615", 240),
    "black_powder": ("crossroads", "bp01_hamlet", 240),
}


def key(name: str) -> bytes:
    return sha256(name.encode()).digest()


def bots_play(game: Game[Any], name: str) -> Match:
    """A match between two bots, to its end."""
    scenario, bots, options = MATCHES[game.id][name]
    if name in BROUGHT:
        ready = depot_of(game).ready()
        game = game.mustered(tuple(zip(game.sides, [ready[id].text for id in BROUGHT[name]], strict=True)))
    fair = Fair(key(name), WORDS * (len(bots) // 2) if set(bots) == {"random"} else ())
    seats = [f"bot:{bot}" for bot in bots]
    match = Match(game, scenario, options | ALWAYS[game.id], seats, dict.fromkeys(DEALT[game.id], fair))
    players = [Player(match.game, seat, bot, 7) for seat, bot in enumerate(bots)]
    while match.result is None:
        seat = match.to_move
        assert seat is not None
        match.choose(seat, [players[seat].choose(match.state)])
    return match


def people_play(game: Game[Any]) -> Match:
    """A match with all that people do: they take back, speak, offer a draw, and one gives up."""
    name, scenario, steps = PEOPLE[game.id]
    fair = Fair(key(name), WORDS)
    dealers = dict.fromkeys(DEALT[game.id], fair)
    match = Match(game, scenario, {}, ["Anna", 'Ben "le Grognard"'], dealers)
    luck = Seeded(1862)
    for n in range(steps):
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
    for id in sys.argv[1:] or MATCHES:
        game = load(id)
        matches = {name: bots_play(game, name) for name in MATCHES[id]}
        matches[PEOPLE[id][0]] = people_play(game)
        for name, match in matches.items():
            save(record(match), FOLDER / id / f"{name}.grog")


if __name__ == "__main__":
    main()
