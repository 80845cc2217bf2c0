"""Random matches of Gradisca to the end, with every invariant, and crowded positions."""

import pytest
from tests.games.gradisca.fray import fray
from tests.games.gradisca.upkeep import check_upkeep
from tests.invariants import check_cheap, check_dear, play_random

from grognard.core.journal import Choice
from grognard.core.playout import playout
from grognard.core.rng import Rng, Seeded
from grognard.core.step import Chance, Step
from grognard.games import load
from grognard.games.gradisca.state import War

GAME = load("gradisca")
SCENARIO = GAME.rules.scenarios()[0].id
LEVELS = {"basic": {"rules": 0}, "advanced": {"rules": 1}}
GAMES = 10
LONG, SHORT = 8, 2  # steps that two worlds are played side by side: in the first wars, in the others
FRAYS = 12
STEPS = 150


def some_options(rng: Rng) -> dict[str, int]:
    """Each option with any of its values; two players."""
    chosen = {option.id: rng.below(option.highest + 1) for option in GAME.rules.options()}
    return chosen | {"players": 0}


@pytest.mark.parametrize("number", range(GAMES))
@pytest.mark.parametrize("level", LEVELS)
def test_random_games_keep_the_contract(level: str, number: int):
    rng = Seeded(100 * number + len(level))
    options = LEVELS[level] if number % 2 == 0 else some_options(rng) | LEVELS[level]
    lockstep = SHORT if number else LONG
    summary = play_random(GAME, SCENARIO, options, rng, also=check_upkeep, lockstep=lockstep)
    assert summary.steps > 500


def test_four_players_keep_the_contract():
    options = {"rules": 1, "players": 1}
    game = GAME.seated(options)
    assert len(game.seats) == 4
    summary = play_random(game, SCENARIO, options, Seeded(8), also=check_upkeep, lockstep=SHORT)
    assert summary.steps > 500


@pytest.mark.parametrize("number", range(FRAYS))
def test_frays_keep_the_contract(number: int):
    rng = Seeded(7000 + number)
    options = [{}, {"rules": 1}, some_options(rng), {"rules": 1, "players": 1}][number % 4]
    game = GAME.seated(options)
    s = GAME.rules.start(SCENARIO, options)
    fray(s, rng)
    for played in range(STEPS):
        if not s.agenda:
            break
        menu = check_cheap(game, s)
        check_upkeep(s)
        step = s.agenda[-1]
        if played % 30 == 0 or step.verb in ("ambush", "fog"):
            check_dear(game, s, rng, 2)
        s.apply(step.sample(s, rng) if isinstance(step, Chance) else eager_choice(s, step, menu, rng))


def eager_choice(s: War, step: Step[War], menu: list[Choice], rng: Rng) -> Choice:
    """Whatever is legal, and often what is seldom: deeds and paces other than the first."""
    if rng.below(2):
        choice = step.propose(s, rng)
        assert choice in menu, "a proposal that is not on the menu"
        return choice
    rare = [choice for choice in menu if choice and choice[0]]
    return rng.pick(rare) if rare and step.verb in ("act", "march") else rng.pick(menu)


@pytest.mark.parametrize("level", LEVELS)
def test_random_play_counts_only_real_decisions(level: str):
    """A proposal draws from the generator exactly where there are several options."""
    s = GAME.rules.start(SCENARIO, LEVELS[level])
    luck, minds = Seeded(1), [Seeded(2), Seeded(3)]
    twin = s.clone()
    counted = 0
    while twin.agenda:
        step = twin.agenda[-1]
        if isinstance(step, Chance):
            counted += 1
            twin.apply(step.propose(twin, luck))
            continue
        mind = minds[step.actor(twin)]
        before, several = mind.first, len(step.options(twin)) > 1
        choice = step.propose(twin, mind)
        assert (mind.first != before) == several, step.verb
        counted += several
        twin.apply(choice)
    assert playout(s, Seeded(1), [Seeded(2), Seeded(3)]) == counted
    assert s.facts() == twin.facts()
