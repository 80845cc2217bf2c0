"""What is remembered of legs, shots and plans is what would be found anew, whatever has happened since."""

from collections.abc import Callable

import pytest
from tests.games.black_powder.parade import play_on
from tests.games.black_powder.sandtable import Unit, box, sandtable

from grognard.core.journal import PASS, Choice
from grognard.core.rng import Seeded
from grognard.games import load
from grognard.games.black_powder import ground
from grognard.games.black_powder.candidates import legs_for, peaceful_legs
from grognard.games.black_powder.errands import Plan, plan_of, planned
from grognard.games.black_powder.field import ATTACK_COLUMN, FRONT, SKIRMISH
from grognard.games.black_powder.shooting import Shoot, faces_open, found_shots, next_shot, shots_of
from grognard.games.black_powder.state import CHARGE, HAULED, LOST, SHOT, SQUARED, Battle
from grognard.games.black_powder.weights import Weights
from grognard.packs.weights import usual

GAME = load("black_powder")
SCENARIOS = [card.id for card in GAME.rules.scenarios()]
WATCHED = 3  # units of a side: the same few, so that much is remembered of them
Change = Callable[[Battle], object]


def scene() -> Battle:
    """Two battalions, a battery that has to turn, and one between it and the enemy."""
    units = [
        Unit("a", "inf", "line", (30, 16, 0)),
        Unit("a", "art", "deployed", (44, 16, 0)),
        Unit("a", "inf", "line", (30, 10, 0)),
        Unit("b", "inf", "line", (30, 24, 180)),
        Unit("b", "inf", "skirmish", (50, 22, 180)),
        Unit("b", "inf", "line", (52, 24, 180)),
        Unit("a", "inf", "square", (16, 12, 0)),
        Unit("b", "inf", "skirmish", (16, 20, 180)),
    ]
    return sandtable(units, [box("building", 34, 12, 36, 14, size=2)])


def remembered_legs(s: Battle) -> list[list[Choice]]:
    return [[leg for leg in legs_for(s, unit) if leg[0] != CHARGE] for unit in s.units_of(0)]


def found_legs(s: Battle) -> list[list[Choice]]:
    return [peaceful_legs(s, unit) for unit in s.units_of(0)]


def remembered_shots(s: Battle) -> list[list[Choice]]:
    return [shots_of(s, unit) for unit in s.units_of(0)]


def seen_shots(s: Battle) -> list[list[Choice]]:
    return [
        found_shots(s, unit, faces_open(s, unit)) if faces_open(s, unit) else [] for unit in s.units_of(0)
    ]


def lose_heart(s: Battle, unit: int) -> None:
    s.casualties[unit] = s.stamina[unit]


def mark(s: Battle, unit: int, deed: int) -> None:
    s.deeds[unit] |= deed


def enter_house(s: Battle) -> None:
    ground.garrison(s, 3, 0)


ON_LEGS: dict[str, Change] = {
    "the enemy comes nearer": lambda s: ground.put(s, 3, 30000, 22000, 1800),
    "the enemy goes aside": lambda s: ground.put(s, 3, 33000, 24000, 1800),
    "the enemy turns": lambda s: ground.put(s, 3, 30000, 24000, 1350),
    "the enemy forms a column": lambda s: ground.reform(s, 3, ATTACK_COLUMN, 30000, 24000, 1800),
    "the enemy is lost": lambda s: ground.remove(s, 3, LOST),
    "the enemy is in the house": enter_house,
    "it loses heart": lambda s: lose_heart(s, 0),
    "guns were hauled": lambda s: mark(s, 1, HAULED),
    "it has moved as a square": lambda s: mark(s, 6, SQUARED),
    "a horse is bought": lambda s: s.kind.__setitem__(0, 1),
}
ON_SHOTS: dict[str, Change] = {
    "the target goes away": lambda s: ground.put(s, 3, 30000, 40000, 1800),
    "the target is lost": lambda s: ground.remove(s, 3, LOST),
    "the target is in the house": enter_house,
    "the guns are turned": lambda s: ground.put(s, 1, 44000, 16000, 300),
    "the guns have moved": lambda s: s.moves.__setitem__(1, 1),
    "it has shot": lambda s: mark(s, 0, SHOT),
    "one face of the square has shot": lambda s: s.rounds.append((6, 7, FRONT, 1)),
    "a friend stands between": lambda s: ground.put(s, 2, 30000, 20000, 0),
    "a friend behind is in loose order": lambda s: ground.reform(s, 2, SKIRMISH, 30000, 20000, 0),
}


def legs_hold(s: Battle) -> list[list[Choice]]:
    """The legs that are remembered, which are those that are found."""
    assert remembered_legs(s) == found_legs(s)
    return remembered_legs(s)


def shots_hold(s: Battle) -> list[list[Choice]]:
    """The same of shots."""
    assert remembered_shots(s) == seen_shots(s)
    return remembered_shots(s)


FACTS = [(legs_hold, change) for change in ON_LEGS.values()]
FACTS += [(shots_hold, change) for change in ON_SHOTS.values()]


@pytest.mark.parametrize(("of", "change"), FACTS, ids=[*ON_LEGS, *ON_SHOTS])
def test_what_legs_and_shots_follow_from_is_not_forgotten(
    of: Callable[[Battle], list[list[Choice]]], change: Change
) -> None:
    s = scene()
    before = of(s)
    change(s)
    assert of(s) != before


def both(s: Battle, of: Callable[[Battle, int], Plan]) -> list[object]:
    return [told(of(s, 0)), told(of(s, 1))]


def told(plan: Plan) -> list[object]:
    errands = [(each.price, each.radius, each.building, each.barred) for each in plan.errands]
    return [errands, plan.pulls, plan.dread, plan.company.friends, plan.company.enemies, plan.prey]


def be_driven(s: Battle) -> None:
    given = usual("black_powder")
    s.weights = Weights({**given, "errand": [2 * number for number in given["errand"]]})


def take_all(s: Battle) -> None:
    s.holders[:] = [0] * len(s.holders)


ON_PLANS: dict[str, Change] = {
    "it is later": lambda s: setattr(s, "turn", 4),
    "somebody loses heart": lambda s: lose_heart(s, s.units_of(1)[0]),
    "somebody is in disorder": lambda s: s.disordered.__setitem__(s.units_of(1)[0], 1),
    "somebody is not as steady as was thought": lambda s: s.stamina.__setitem__(s.units_of(1)[0], 99),
    "brigades break": lambda s: s.broken.__setitem__(slice(None), [1] * len(s.broken)),
    "houses were held": take_all,
    "it is seen otherwise": be_driven,
    "somebody has moved": lambda s: ground.put(s, s.units_of(0)[0], 30000, 20000, 0),
}


@pytest.mark.parametrize("change", ON_PLANS.values(), ids=ON_PLANS)
def test_what_plans_follow_from_is_not_forgotten(change: Change) -> None:
    s = GAME.rules.start("bp01_hamlet", {})
    s.settle()
    lose_heart(s, s.units_of(1)[0])
    s.casualties[s.units_of(1)[0]] -= 1
    before = both(s, plan_of)
    assert plan_of(s, 0) is plan_of(s.clone(), 0)
    change(s)
    assert both(s, plan_of) == both(s, planned) != before


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_in_a_battle_it_is_so_too(scenario: str) -> None:
    luck, s = Seeded(3), GAME.rules.start(scenario, {})
    s.settle()
    for _ in range(24):
        if s.active >= 0:
            for unit in s.units_of(s.active)[:WATCHED]:
                assert [leg for leg in legs_for(s, unit) if leg[0] != CHARGE] == peaceful_legs(s, unit)
            assert told(plan_of(s, s.active)) == told(planned(s, s.active))
        play_on(s, luck)


def test_the_next_shot_is_the_same_whether_shots_are_known_or_not() -> None:
    luck, s = Seeded(5), GAME.rules.start("bp04_great_redoubt", {})
    s.settle()
    shots = 0
    while shots < 8:
        if isinstance(s.agenda[-1], Shoot):
            shots += 1
            s.field.shots.forget()
            unknown = next_shot(s)
            s.agenda[-1].options(s)
            assert next_shot(s) == unknown != PASS
        play_on(s, luck)
