"""Quick play: tables in place of looks must tell what a look would tell, and be forgotten in time."""

from collections.abc import Iterator

import pytest

from grognard.core.rng import Seeded
from grognard.core.step import Chance
from grognard.games import load
from grognard.games.battle_cry.aim import cover
from grognard.games.battle_cry.field import GENERAL, NOBODY
from grognard.games.battle_cry.marches import DICE, Foe, Foes, foes_of
from grognard.games.battle_cry.prospects import cost, covers, dice_next_turn, exposure
from grognard.games.battle_cry.sight import is_hidden
from grognard.games.battle_cry.state import Battle
from grognard.games.battle_cry.victory import enemy

GAME = load("battle_cry")
SCENARIOS = [card.id for card in GAME.rules.scenarios()]


def battles(scenario: str, every: int, steps: int = 150) -> Iterator[Battle]:
    """Positions of a match that is played quickly."""
    luck, s = Seeded(3), GAME.rules.start(scenario, {})
    s.settle()
    for number in range(steps):
        if not s.agenda:
            return
        step = s.agenda[-1]
        if number % every == 0 and not isinstance(step, Chance):
            yield s
        s.apply(step.sample(s, luck) if isinstance(step, Chance) else GAME.mind.quick(s))


def units(s: Battle, side: int) -> list[int]:
    return [unit for unit in s.forces[side] if s.field.army.arm[unit] != GENERAL]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_table_tells_the_dice_of_the_next_turn(scenario: str) -> None:
    for s in battles(scenario, 50):
        army = s.field.army
        for unit in units(s, s.active):
            here = s.at[unit]
            for there in (s.at[foe] for foe in units(s, enemy(s.active))):
                away = s.field.distance[here][there]
                closer = max(1, away - army.battle_after[unit])
                seen = closer < away or away == 1 or not is_hidden(s, unit, here, there)
                dice = army.dice[unit][closer] + cover(s, here, there) if closer <= army.reach[unit] else 0
                assert dice_next_turn(s, unit, here, there) == (max(0, dice) if seen else 0)


def test_the_ground_takes_off_what_the_rules_say() -> None:
    s = GAME.rules.start(SCENARIOS[0], {})
    for here in range(s.field.size):
        for there in range(s.field.size):
            if here != there and not s.works[there]:
                assert covers(s, here)[there] == cover(s, here, there)


def test_what_an_attack_takes_is_the_same_from_the_table() -> None:
    for s in battles(SCENARIOS[0], 20):
        for unit in units(s, enemy(s.active)):
            foe, hex = Foe(s, unit), s.at[unit]
            exposed = exposure(s, unit, hex, s.general_on[hex] != NOBODY)
            for dice in (0, 1, 4, 2, 4, DICE - 1):
                assert foe.worth(s, dice) == cost(s, unit, dice, exposed)


def seen_from(s: Battle) -> Foes:
    """What quick play has made of the enemy: seen twice, as it would be asked again."""
    known = foes_of(s)
    assert foes_of(s) is known
    assert foes_of(s.clone()) is known
    return known


def test_the_enemy_is_looked_at_anew_once_he_has_changed() -> None:
    s = next(battles(SCENARIOS[0], 40))
    known, (foe, *_) = seen_from(s), units(s, enemy(s.active))
    moved = s.clone()
    empty = next(hex for hex in range(s.field.size) if s.unit_on[hex] == s.general_on[hex] == NOBODY)
    moved.lift(foe)
    moved.set_down(foe, empty)
    weaker, gone, later, other = s.clone(), s.clone(), s.clone(), s.clone()
    weaker.figures[foe] -= 1
    gone.remove(foe)
    later.turn += 1
    other.active = enemy(s.active)
    for changed in (moved, weaker, gone, later, other):
        assert foes_of(changed) is not known
    assert foes_of(s) is known


def test_the_enemy_is_not_looked_at_anew_for_an_own_move() -> None:
    s = next(battles(SCENARIOS[0], 40))
    known, (own, *_) = seen_from(s), units(s, s.active)
    s.figures[own] -= 1
    assert foes_of(s) is known
