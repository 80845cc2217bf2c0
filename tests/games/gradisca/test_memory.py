"""What a search of Gradisca remembers: opinions that serve again, and never where something has changed."""

import pytest
from hypothesis import given
from hypothesis.strategies import integers, lists

from games.gradisca.test_mind import STORM
from grognard.core.rng import Seeded
from grognard.core.step import CHANCE
from grognard.games import load
from grognard.games.gradisca.marches import best_plan, companies, find_plan, gait, mates_of, plans_of, reach
from grognard.games.gradisca.memory import Memory, Row, remembered
from grognard.games.gradisca.muster import Muster
from grognard.games.gradisca.prospects import Outlook, outlook
from grognard.games.gradisca.quick import best_of, quick
from grognard.games.gradisca.state import War

GAME = load("gradisca")
SCENARIO = GAME.rules.scenarios()[0].id


def storm(**more: object) -> War:
    s: War = GAME.cases.arrange(STORM | more)
    return s


def area(s: War, name: str) -> int:
    return s.field.land.ids.index(name)


@pytest.mark.parametrize("level", [0, 1])
def test_quick_play_that_remembers_plays_as_it_would_without(level: int) -> None:
    s, rng = GAME.rules.start(SCENARIO, {"rules": level}), Seeded(level)
    GAME.mind.look(s)
    asked_for = 0
    while s.agenda and asked_for < 250:
        step = s.agenda[-1]
        if step.actor(s) == CHANCE:
            s.apply(step.propose(s, rng))
            continue
        plain = s.clone()
        plain.seen = None
        before = s.facts()
        assert quick(s) == quick(s) == best_of(plain), step.verb
        assert s.facts() == before
        asked_for += 1
        s.apply(quick(s))
    memory = remembered(s)
    assert memory is not None
    assert memory.choices
    assert memory.plans
    assert memory.gains
    assert memory.outlooks


def test_a_memory_is_shared_by_clones_and_serves_for_one_command() -> None:
    s = storm()
    assert remembered(s) is None
    GAME.mind.look(s)
    first = remembered(s)
    assert first is not None
    assert remembered(s.clone()) is first
    later = s.clone()
    later.seen = None
    GAME.mind.look(later)
    assert remembered(later) is first
    later.turn += 1
    GAME.mind.look(later)
    assert remembered(later) is not first


def test_a_memory_serves_no_other_war_command_or_opinion() -> None:
    s = storm()
    memory = Memory(s, 7)
    assert memory.serves(s.clone(), 7)
    assert not memory.serves(s, 8)
    assert not memory.serves(storm(options={"rules": 1}), 7)
    other = s.clone()
    GAME.mind.reweighed(GAME.mind.weights()).adopt(other)
    assert not memory.serves(other, 7)


def test_what_is_remembered_is_taken_from_memory() -> None:
    s = storm()
    s.seen = Memory(s, 0)
    view = outlook(s, 0)
    assert isinstance(view, Outlook)
    assert outlook(s.clone(), 0) is view
    assert outlook(s, 1) is not view
    plan = best_plan(s, view, s.area)
    assert plan is not None
    assert best_plan(s.clone(), view, s.area) is plan
    choice = quick(s)
    memory = remembered(s)
    assert memory is not None
    assert memory.choices[memory.asked(s)] == choice
    memory.choices[memory.asked(s)] = ()
    assert choice != quick(s.clone()) == ()


# All that an outlook, a plan and a choice depend on; the cup besides, on the last turn.
SCENE = {"turn", "end_box", "ruined", "at", "disorganised", "walls", "mines", "forts", "loot", "camp_lost"}
GROUND = SCENE | {
    "active", "command", "area", "sea", "razzias", "supplied", "shelled", "built", "raided", "group",
    "fresh_mines", "acted", "spent", "unsupplied", "fort_pool", "terms", "turn_terms", "morale", "camp_moved",
}  # fmt: skip
ASKED = GROUND | {"way", "chosen", "areas_left", "base", "engaged", "trail"}
NEITHER = {"points", "hands", "known", "discards", "removed", "cards_left", "lead", "track", "cup"}


def changed(s: War, name: str) -> War:
    """A copy with another entry, number or counter."""
    other = s.clone()
    if name == "discards":
        other.discards.append(1)
        return other
    fact = getattr(other, name)
    if isinstance(fact, int):
        setattr(other, name, fact + 1)
    elif isinstance(fact, tuple):
        setattr(other, name, (*fact, 0))
    elif isinstance(fact[-1], list):
        fact[-1][-1] += 1
    else:
        fact[-1] += 1
    return other


@pytest.mark.parametrize("name", sorted(ASKED | NEITHER))
def test_an_opinion_depends_on_what_it_looks_at_and_on_no_card_or_point(name: str) -> None:
    s = storm()
    memory, other = Memory(s, 0), changed(s, name)
    assert (memory.scene(other, 0) != memory.scene(s, 0)) == (name in SCENE)
    assert (memory.ground(other) != memory.ground(s)) == (name in GROUND)
    assert (memory.asked(other) != memory.asked(s)) == (name in ASKED)
    assert memory.ground(s.clone()) == memory.ground(s)


def test_either_side_and_every_step_has_opinions_of_its_own() -> None:
    s = storm()
    memory, other = Memory(s, 0), s.clone()
    assert memory.scene(s, 1) != memory.scene(s, 0)
    for side in range(2):
        other.forts = [s.forts[1 - side].copy(), s.forts[side].copy()]
        other.forts[side][0] += 1
        assert memory.ground(other) != memory.ground(s)
    other = s.clone()
    other.agenda[-1] = Muster()
    assert memory.asked(other) != memory.asked(s)


def test_the_cup_matters_on_the_last_turn_and_the_way_where_there_are_camps() -> None:
    s = storm()
    memory = Memory(s, 0)
    s.turn = s.end_box
    assert memory.ground(changed(s, "cup")) != memory.ground(s)
    assert memory.scene(changed(s, "cup"), 0) != memory.scene(s, 0)
    advanced = storm(options={"rules": 1})
    memory = Memory(advanced, 0)
    assert advanced.field.camps
    assert memory.ground(changed(advanced, "way")) != memory.ground(advanced)


@given(rows=lists(lists(integers(-3, 3), max_size=3), max_size=30))
def test_equal_lists_have_one_number_and_others_another(rows: list[list[int]]) -> None:
    row = Row()
    numbers = [row.number_of(each) for each in rows]
    for one, number in zip(rows, numbers, strict=True):
        assert row.number_of(one) == number
        assert [other == one for other in rows] == [other == number for other in numbers]


def test_a_list_that_is_changed_afterwards_is_another() -> None:
    row, changed = Row(), [1, 2]
    first = row.number_of(changed)
    changed[0] = 3
    assert row.number_of(changed) != first
    assert row.number_of([1, 2]) == first


# marches that are weighed together


def test_groups_of_the_same_gait_come_to_the_same_areas() -> None:
    s = GAME.rules.start(SCENARIO, {})
    compared = 0
    for command, side in enumerate(s.field.command_side):
        s.command, s.active = command, side
        for start in range(s.field.land.size):
            reached: dict[tuple[int, ...], object] = {}
            for group in companies(s, start):
                known = reached.setdefault(gait(s, group), reach(s, group, start))
                assert known == reach(s, group, start)
                compared += 1
            assert len(reached) <= len(companies(s, start))
    assert compared > 20


def test_guns_and_tired_units_have_a_gait_of_their_own() -> None:
    s = storm()
    ids = s.field.forces.ids
    foot, gun = (ids.index("v_giu_1"),), (ids.index("v_giu_9"),)
    fresh = gait(s, foot)
    assert gait(s, gun) != fresh
    s.spent[foot[0]] = 1
    assert gait(s, foot) != fresh


def test_the_best_march_is_the_best_of_all_groups() -> None:
    s = storm()
    view, start = outlook(s, 0), area(s, "rosazzo")
    best = find_plan(s, view, start)
    assert best is not None
    each = [plan.worth for group in companies(s, start) for plan in plans_of(s, view, group, start)]
    assert best.worth == max(each) > min(each)


def test_comrades_are_foot_and_horse_of_one_command() -> None:
    s = storm()
    found = mates_of(s, s.command)
    assert found[area(s, "rosazzo")] == 2
    assert found[area(s, "farra")] == 0  # of another command
    assert sum(found) == 2
