"""Random matches of Tactique to the end, with every invariant; counted trees of small positions."""

import pytest
from tests.games.tactique.upkeep import check_upkeep
from tests.invariants import check_cheap, check_dear, perft, play_random

from grognard.core.rng import Rng, Seeded
from grognard.core.step import Chance
from grognard.games import load

GAME = load("tactique")
SCENARIOS = [scenario.id for scenario in GAME.rules.scenarios()]
GAMES = 10
LONG, SHORT = 8, 2  # steps that two worlds are played side by side: in the first battle, in the others


def some_options(rng: Rng) -> dict[str, int]:
    """Each option with any of its values."""
    return {option.id: rng.below(option.highest + 1) for option in GAME.rules.options()}


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("number", range(GAMES))
def test_random_games_keep_the_contract(scenario: str, number: int):
    rng = Seeded(1000 * number + SCENARIOS.index(scenario))
    options = some_options(rng) if number % 2 == 0 else {}
    lockstep = SHORT if number else LONG
    summary = play_random(GAME, scenario, options, rng, also=check_upkeep, lockstep=lockstep)
    assert summary.steps > 50


# Random marches bring few combats: here two small armies stand face to face on broken ground, and whoever can
# attack does.

TYPES = [f"{arm}_{grade}" for arm in ("inf", "cav", "art") for grade in ("light", "heavy", "elite")]
GROUND = ["forest", "buildings", "marsh", "works", "ford", "clear", "clear", "clear"]
MELEES = 24
STEPS = 60


def melee(rng: Rng) -> dict[str, object]:
    """Units of all kinds and nations on both sides of a line, some of them weak."""
    nations = [nation.id for nation in GAME.rules.content.nations]
    full = {unit.id: unit.elements for unit in GAME.rules.content.units}
    pieces = []
    for side, rows in (("blue", "fgh"), ("red", "cde")):
        for hex in sorted({f"{rng.pick(list(rows))}{3 + rng.below(6)}" for _ in range(9)}):
            kind = rng.pick(TYPES)
            strength = 1 + rng.below(full[kind])
            pieces.append(f"{side} {kind} {hex} nation={rng.pick(nations)} elements={strength}")
    options = {key: value for key, value in some_options(rng).items() if rng.below(2)}
    return {
        "pieces": pieces,
        "terrain": [f"{rng.pick(GROUND)} {row}{column}" for row in "bcdefgh" for column in range(3, 9)],
        "levels": [f"{rng.below(3)} {row}{column}" for row in "defg" for column in range(3, 9)],
        "roads": ["a5 b4 c5 d4 e5 f4 g5 h4 i5"],
        "options": options,
        "phase": rng.pick(["command", "combat"]),
        "targets": {"blue": 99, "red": 99},
    }


@pytest.mark.parametrize("number", range(MELEES))
def test_melees_keep_the_contract(number: int):
    rng = Seeded(9000 + number)
    s = GAME.cases.arrange(melee(rng))
    for played in range(STEPS):
        if not s.agenda:
            break
        menu = check_cheap(GAME, s)
        check_upkeep(s)
        step = s.agenda[-1]
        if played % 15 == 0 or step.verb in ("retreat", "pursue", "roll"):
            check_dear(GAME, s, rng, 2)
        eager = [choice for choice in menu if choice] if rng.below(4) else menu
        s.apply(step.sample(s, rng) if isinstance(step, Chance) else rng.pick(eager or menu))


# Ways to make 1, 2 and 3 decisions. The first two were counted by hand: heavy infantry has six hexes beside
# it and twelve two away, of which one holds the enemy, cavalry eighteen more; then it is attack or done, or
# the enemy's activation. The guns see the nearer of two, who hides the other.
COUNTED = {
    "two lone battalions": (["blue inf_heavy e5 id=a", "red inf_heavy c5"], "move", [18, 36, 333]),
    "cavalry and a battalion": (["blue cav_heavy e5 id=a", "red inf_heavy c5"], "move", [36, 72, 639]),
    "guns and a screen": (
        ["blue art_heavy e5", "red inf_heavy c5", "red cav_heavy b4"],
        "combat",
        [2, 5, 72],
    ),
    "a choice of three to activate": (
        ["blue inf_heavy f3 id=a", "blue inf_heavy f6 id=b", "blue cav_light f4 id=c", "red inf_heavy a1"],
        "command",
        [4, 58, 218],
    ),
}


@pytest.mark.parametrize("name", COUNTED)
def test_trees_of_small_positions_are_counted(name: str):
    pieces, phase, expected = COUNTED[name]
    s = GAME.cases.arrange({"pieces": pieces, "phase": phase})
    assert [perft(s, depth) for depth in (1, 2, 3)] == expected
