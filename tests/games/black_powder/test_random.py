"""Battles at random to their end: the contract and the upkeep hold at every step."""

import pytest
from tests.games.black_powder.upkeep import Upkeep, check_losses, check_upkeep
from tests.invariants import check_cheap, check_dear, check_record

from grognard.core.journal import Choice, Journal
from grognard.core.playout import playout
from grognard.core.rng import Rng, Seeded
from grognard.core.step import Chance, Step
from grognard.games import load
from grognard.games.black_powder.state import Battle

GAME = load("black_powder")
SCENARIOS = [card.id for card in GAME.rules.scenarios()]
USUAL = {option.id: option.default for option in GAME.rules.options()}
LEGS, OTHERS = 40, 5  # of so many lists of legs, or of other choices, one is held against the refusals
DEAR = 200
DAILY = (4,)  # the others have their turn among the longer checks
EVERY = [
    pytest.param(number, marks=() if number in DAILY else pytest.mark.slow)
    for number in range(len(SCENARIOS))
]


def some_options(rng: Rng) -> dict[str, int]:
    """Each option with any of its values; there is no real table here."""
    options = [each for each in GAME.rules.options() if not each.real]
    return {each.id: each.lowest + rng.below(each.highest - each.lowest + 1) for each in options}


@pytest.mark.parametrize("number", EVERY)
def test_random_battles_keep_the_contract(number: int):  # BP-geo-12, BP-geo-13, BP-geo-15
    rng = Seeded(700 + number)
    options = USUAL | (some_options(rng) if number % 3 == 1 else {})
    s = GAME.rules.start(SCENARIOS[number], options)
    upkeep, choices = Upkeep(), list[Choice]()
    while s.agenda:
        step, played = s.agenda[-1], len(choices)
        assert played < 6000, "no end"
        if rng.below(LEGS if step.verb == "leg" else OTHERS) == 0:
            choice = pick(s, step, check_cheap(GAME, s, 8), rng)
        else:
            choice = step.propose(s, rng)
            assert isinstance(step, Chance) or step.objection(s, choice) is None, f"{step.verb} {choice}"
        if played % DEAR == 0 and step.verb != "leg":
            check_dear(GAME, s, rng, 1)
        s.apply(choice)
        upkeep(s)
        choices.append(choice)
    assert s.result is not None
    assert len(choices) > 100
    check_record(GAME, SCENARIOS[number], options, choices, s.facts())


def pick(s: Battle, step: Step[Battle], menu: list[Choice], rng: Rng) -> Choice:
    """Anything from the menu, or what the rules propose: orders go on longer so."""
    if isinstance(step, Chance):
        return step.sample(s, rng)
    return rng.pick(menu) if rng.below(2) else step.propose(s, rng)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_proposals_are_legal_and_losses_add_up(scenario: str):  # BP-cas-1, BP-cas-5
    rng, upkeep = Seeded(9), Upkeep()
    s = GAME.rules.start(scenario, USUAL)
    while s.agenda:
        step = s.agenda[-1]
        choice = step.propose(s, rng)
        if not isinstance(step, Chance):
            assert step.objection(s, choice) is None, f"{step.verb} proposes {choice}"
        before = s.casualties.copy()
        s.journal = journal = Journal()
        s.apply(choice)
        s.journal = None
        check_losses(before, journal.notes, s)
        upkeep(s)


def test_random_play_counts_chances_and_real_decisions():
    """A decision draws from the mind of its side only where there is more than one choice."""
    s = GAME.rules.start(SCENARIOS[0], USUAL)
    twin, minds, luck = s.clone(), [Seeded(2), Seeded(3)], Seeded(1)
    while twin.agenda:
        step = twin.agenda[-1]
        if isinstance(step, Chance):
            twin.apply(step.propose(twin, luck))
            continue
        mind = minds[step.actor(twin)]
        before = mind.first
        choice = step.propose(twin, mind)
        if mind.first != before and step.verb != "leg":  # of poses there are always more than are listed
            assert len(step.options(twin)) > 1, step.verb
        twin.apply(choice)
    counted = playout(s, Seeded(1), [Seeded(2), Seeded(3)])
    assert s.facts() == twin.facts()
    assert counted > 100


def shift(s: Battle) -> None:
    s.x[0] += 5


def pile(s: Battle) -> None:
    s.x[0], s.y[0], s.facing[0] = s.x[1] + 100, s.y[1], s.facing[1]
    s.outline[0] = s.outline[1]


def touch(s: Battle) -> None:
    enemy = s.field.forces.of[1 - s.side(0)][0]
    s.contact[0] |= 1 << enemy


def bleed(s: Battle) -> None:
    s.casualties[0] = s.stamina[0] + 1


@pytest.mark.parametrize("spoil", [shift, pile, touch, bleed])
def test_the_upkeep_notices(spoil):
    s, rng = GAME.rules.start(SCENARIOS[0], USUAL), Seeded(4)
    while s.agenda[-1].verb != "order":
        s.apply(s.agenda[-1].propose(s, rng))
    check_upkeep(s)
    spoil(s)
    with pytest.raises(AssertionError):
        check_upkeep(s)
