"""How searches of Black Powder rehearse: what is advised, in less time."""

import pytest

from grognard.core.rng import Seeded
from grognard.core.step import Chance
from grognard.games import load
from grognard.games.black_powder import plans, rehearsing
from grognard.games.black_powder.errands import plan_of
from grognard.games.black_powder.orders import Brief
from grognard.games.black_powder.shooting import Shoot
from grognard.games.black_powder.state import ORDERS, Battle
from invariants import fingerprint, is_kept

GAME = load("black_powder")


def rehearsed(scenario: str, steps: int) -> list[Battle]:
    """The positions of a battle played on as it is rehearsed in which somebody has a choice."""
    s, luck = GAME.rules.start(scenario, {}), Seeded(5)
    s.settle()
    met: list[Battle] = []
    while s.agenda and len(met) < steps:
        step = s.agenda[-1]
        if isinstance(step, Chance):
            s.apply(step.sample(s, luck))
            continue
        met.append(s.clone())
        s.apply(GAME.mind.earnest(s))
    return met


@pytest.mark.parametrize("scenario", ["bp01_hamlet", "bp06_first_morning"])
def test_what_is_rehearsed_is_legal_and_the_same_when_it_is_remembered(scenario: str) -> None:
    for s in rehearsed(scenario, 120):
        choice = GAME.mind.earnest(s)
        assert s.agenda[-1].objection(s, choice) is None
        assert choice == rehearsing.chosen(s)


def test_he_leads_who_has_a_way_and_each_shoots_at_the_best_of_his_targets() -> None:
    led = shot = 0
    for s in rehearsed("bp01_hamlet", 160):
        step, choice = s.agenda[-1], GAME.mind.earnest(s)
        if isinstance(step, Brief) and s.deed == ORDERS and not s.group:
            advised = plans.advice(s)
            plan = plan_of(s, s.active)
            assert choice in [each.choice for each in advised]
            if plans.first_gain(s, plan, advised[0].choice) >= s.weights.least:
                assert plans.first_gain(s, plan, choice) >= s.weights.least
                led += 1
        elif isinstance(step, Shoot) and choice:
            own = {each.choice: each.worth() for each in plans.advice(s) if each.choice[:1] == s.shot[:1]}
            assert own[choice] == max(own.values())
            shot += 1
    assert led > 5
    assert shot > 5


def test_what_is_remembered_is_forgotten_when_it_is_too_much_and_is_no_part_of_the_field() -> None:
    s = rehearsed("bp01_hamlet", 1)[0]
    known, before = s.field.rehearsed, fingerprint(s.field)
    known.forget()
    for number in range(known.most):
        known.keep((number,), ())
    s.turn += 1  # nobody has come by here
    GAME.mind.earnest(s)
    assert len(known) == 1
    assert is_kept(before, fingerprint(s.field))
