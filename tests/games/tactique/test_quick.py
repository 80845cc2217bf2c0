"""How Tactique's searches play on: legal choices, and what is remembered of one turn holds in the next."""

import pytest

from grognard.core.rng import Seeded
from grognard.core.step import Chance
from grognard.games import load
from grognard.games.tactique.foes import code_of, loss, loss_table
from grognard.games.tactique.state import Battle

GAME = load("tactique")
SCENARIOS = [scenario.id for scenario in GAME.rules.scenarios()]
LETTERS = {"orders": 1, "pursuit_move": 1, "riposte_advance": 1}


def positions(scenario: str, options: dict[str, int]) -> list[Battle]:
    """The decisions of both sides in a match of quick play, up to a number of steps."""
    s, luck = GAME.rules.start(scenario, options), Seeded(7)
    found: list[Battle] = []
    for _ in range(240):
        if not s.agenda:
            break
        step = s.agenda[-1]
        if isinstance(step, Chance):
            s.apply(step.sample(s, luck))
        else:
            found.append(s.clone())
            s.apply(GAME.mind.quick(s))
    return found


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("options", [{}, LETTERS])
def test_quick_choices_are_legal(scenario: str, options: dict[str, int]) -> None:
    for s in positions(scenario, options):
        choice = GAME.mind.quick(s)
        assert s.agenda[-1].objection(s, choice) is None, f"{s.agenda[-1].verb} {choice}"


def test_what_is_remembered_is_what_a_fresh_look_finds() -> None:
    """But for what stands too far away to matter more than now and then."""
    same = asked = 0
    for scenario in SCENARIOS[:4]:
        for s in positions(scenario, {}):
            fresh = s.clone()
            fresh.seen = None
            asked += 1
            same += GAME.mind.quick(s) == GAME.mind.quick(fresh)
    assert asked > 300
    assert same > 0.97 * asked


def test_to_look_forgets_what_was_seen_before() -> None:
    s = positions(SCENARIOS[0], {})[40]
    GAME.mind.quick(s)
    before = s.seen
    GAME.mind.look(s)
    assert s.seen is not before


def test_a_heavier_attack_costs_more() -> None:
    s = GAME.rules.start(SCENARIOS[0], {})
    table = loss_table(s, 0, 1000)
    costs = [loss(s, 0, table, code_of(dice, 1, 0, False), 1000) for dice in (1, 2, 3)]
    assert 0 < costs[0] < costs[1] < costs[2]
    assert loss(s, 0, table, code_of(2, 2, 0, False), 1000) > costs[1]
    assert loss_table(s, 0, 1000) is table


def test_answers_to_an_attack_are_given_at_once() -> None:
    asked = {s.agenda[-1].verb: GAME.mind.ponders(s) for s in positions("ecole", {})}
    assert asked["activate"]
    assert asked["move"]
    assert asked["attack"]
    assert not any(asked[verb] for verb in ("retreat", "riposte") if verb in asked)
