"""How Tactique's searches play on: legal choices, and what is remembered of one turn holds in the next."""

import pytest

from grognard.core.rng import Seeded
from grognard.core.step import Chance
from grognard.games import load
from grognard.games.tactique.field import NOBODY, OFF_MAP
from grognard.games.tactique.foes import code_of, foes_of, loss, loss_table
from grognard.games.tactique.judging import attack_odds
from grognard.games.tactique.marches import by_promise, charges, stride_of
from grognard.games.tactique.prospects import can_answer, is_steady, wanted
from grognard.games.tactique.reach import reach
from grognard.games.tactique.state import ATTACK, RIPOSTE, Battle
from grognard.games.tactique.support import ENOUGH, supporters
from grognard.games.tactique.victory import enemy

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


def on_map(s: Battle, side: int) -> list[int]:
    return [unit for unit in s.field.army.of[side] if s.at[unit] != OFF_MAP]


def test_the_enemy_is_looked_at_anew_once_he_has_changed() -> None:
    s = next(s for s in positions(SCENARIOS[0], {})[30:] if on_map(s, enemy(s.active)))
    known, foe = foes_of(s), on_map(s, enemy(s.active))[0]
    moved, weaker, gone, later, other, ordered = [s.clone() for _ in range(6)]
    moved.lift(foe)
    moved.set_down(foe, next(hex for hex in range(s.field.size) if s.unit_on[hex] == NOBODY))
    weaker.elements[foe] -= 1
    gone.remove(foe)
    later.turn += 1
    other.active = enemy(s.active)
    ordered.order += 1
    for changed in (moved, weaker, gone, later, other, ordered):
        assert foes_of(changed) is not known
    s.elements[on_map(s, s.active)[0]] -= 1
    assert foes_of(s) is known
    assert foes_of(s.clone()) is known


def test_friends_who_were_counted_change_no_odds() -> None:
    asked = 0
    for scenario in SCENARIOS:
        for s in positions(scenario, {})[::20]:
            for unit in on_map(s, s.active):
                friends = supporters(s, unit, ENOUGH)
                assert is_steady(s, unit, friends) == is_steady(s, unit)
                for target in on_map(s, enemy(s.active)):
                    if s.field.distance[s.at[unit]][s.at[target]] > 1:
                        continue
                    asked += 1
                    others = supporters(s, target, ENOUGH)
                    assert can_answer(s, target, others) == can_answer(s, target)
                    for kind in (ATTACK, RIPOSTE):
                        odds = attack_odds(s, unit, target, kind)
                        assert attack_odds(s, unit, target, kind, friends, others) == odds
    assert asked > 50


def test_hexes_that_cannot_be_worth_it_are_left_out_and_no_others() -> None:
    for s in positions(SCENARIOS[1], {})[::15]:
        foes = foes_of(s)
        for unit in on_map(s, s.active):
            layers = reach(s, unit)
            hopes, stride = charges(s, unit, foes, len(layers)), stride_of(s, unit, foes)
            goals = wanted(s, s.active, unit)
            whole = by_promise(s, unit, layers, foes, hopes, goals, stride, -1_000_000_000)
            for least in (-2000, 0, 500):
                some = by_promise(s, unit, layers, foes, hopes, goals, stride, least)
                assert some == [each for each in whole if each[0] > least]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_where_the_map_may_be_left_is_known(scenario: str) -> None:
    field = GAME.rules.start(scenario, {}).field
    for side in (0, 1):
        assert field.edge[side] == [OFF_MAP in rear for rear in field.rear[side]]
