"""What a search of Gradisca remembers: opinions that serve again, never where something has changed, and what
quick play does again where all near by is alike."""

import pytest
from hypothesis import given
from hypothesis.strategies import integers, lists

from games.gradisca.test_mind import STORM
from grognard.bots.knowledge import Knowledge
from grognard.bots.search import Budget, Estimate, weigh
from grognard.core.rng import Seeded
from grognard.core.step import CHANCE
from grognard.games import load
from grognard.games.gradisca.marches import best_plan, companies, find_plan, gait, mates_of, plans_of, reach
from grognard.games.gradisca.memory import Memory, Recall, Row, recalled, remembered
from grognard.games.gradisca.muster import Muster
from grognard.games.gradisca.plans import gains_of
from grognard.games.gradisca.prospects import Outlook, outlook
from grognard.games.gradisca.quick import around, asked, best_of, drawn, held, promised, quick, worth
from grognard.games.gradisca.state import LEADER_AREAS, ONE_AREA, War

GAME = load("gradisca")
SCENARIO = GAME.rules.scenarios()[0].id


def storm(**more: object) -> War:
    s: War = GAME.cases.arrange(STORM | more)
    return s


def area(s: War, name: str) -> int:
    return s.field.land.ids.index(name)


def searched(s: War) -> War:
    """The position as a search looks at it, which has found nothing yet."""
    s.seen = Recall(Memory(s, 0))
    return s


@pytest.mark.parametrize("level", [0, 1])
def test_quick_play_is_legal_and_changes_nothing_and_is_the_advice_where_nothing_is_recalled(
    level: int,
) -> None:
    s, rng = GAME.rules.start(SCENARIO, {"rules": level}), Seeded(level)
    GAME.mind.look(s)
    found = recalled(s)
    asked_for, as_advised = 0, 0
    while s.agenda and asked_for < 400:
        step = s.agenda[-1]
        if step.actor(s) == CHANCE:
            s.apply(step.propose(s, rng))
            continue
        before, plain = s.facts(), s.clone()
        choice = quick(s)
        assert choice in step.options(s), step.verb
        assert choice == quick(s)
        assert s.facts() == before
        plain.seen = None
        advised = quick(plain)
        assert advised == best_of(plain)
        fresh = searched(plain)
        assert quick(fresh) == advised, step.verb
        as_advised += choice == advised
        asked_for += 1
        s.apply(choice)
    assert as_advised > 0.9 * asked_for
    assert found is not None
    assert found.choices
    assert found.gains
    assert found.worths


def test_a_memory_is_shared_by_clones_and_serves_for_one_command_and_each_search_recalls_its_own() -> None:
    s = storm()
    assert remembered(s) is None
    GAME.mind.look(s)
    first, found = remembered(s), recalled(s)
    assert first is not None
    assert recalled(s.clone()) is found
    later = s.clone()
    GAME.mind.look(later)
    assert remembered(later) is first
    assert recalled(later) is not found
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
    s = searched(storm())
    view = outlook(s, 0)
    assert isinstance(view, Outlook)
    assert outlook(s.clone(), 0) is view
    assert outlook(s, 1) is not view
    plan = best_plan(s, view, s.area)
    assert plan is not None
    assert best_plan(s.clone(), view, s.area) is plan
    memory, start = remembered(s), s.area
    assert memory is not None
    gain = gains_of(s, view, [start])[0]
    memory.gains[(memory.ground(s), start)] += 7
    assert gains_of(s.clone(), view, [start])[0] == gain + 7


# what a search recalls


def test_what_was_done_is_done_again_where_all_near_by_is_alike() -> None:
    s = searched(storm())
    choice, found = quick(s), recalled(s)
    assert found is not None
    assert found.choices == {asked(s): choice}
    far = s.clone()
    far.set_down(far.field.forces.ids.index("a_tra_1"), area(s, "goritia"))
    assert quick(far) == choice
    assert len(found.choices) == 1
    found.choices[asked(s)] = ()
    assert choice != quick(s.clone()) == ()


def test_what_has_changed_near_by_is_looked_at_anew() -> None:
    s = searched(storm())
    found = recalled(s)
    assert found is not None
    quick(s)
    near = s.clone()
    near.disorganised[near.field.forces.ids.index("a_gra_1")] = 1
    acted = s.clone()
    acted.acted[acted.stacks[acted.area][0]] = 1
    other = s.clone()
    other.command += 1
    keys = {asked(each) for each in (s, near, acted, other)}
    assert len(keys) == 4
    for each in (near, acted):
        quick(each)
    assert len(found.choices) == 3


def test_a_group_on_its_way_is_told_apart_by_how_it_came_and_what_it_has_left() -> None:
    s = storm()
    while s.agenda[-1].verb != "march":
        s.apply(best_of(s))
    keys = {asked(s), asked(changed(s, "command")), asked(changed(s, "engaged")), asked(changed(s, "base"))}
    tired = s.clone()
    tired.spent[s.group[0]] += 1
    smaller = s.clone()
    smaller.group = s.group[:-1]
    assert s.group[1:]
    assert len(keys | {asked(tired), asked(smaller)}) == 6
    assert asked(changed(s, "points")) == asked(s)


def test_cards_and_areas_are_thought_of_by_side_command_way_and_hand() -> None:
    s = searched(storm(hands={"ven": ["card_16"], "aus": ["card_27"]}))
    found = recalled(s)
    assert found is not None
    here, there, later, fuller = s.clone(), s.clone(), s.clone(), s.clone()
    here.way, there.way, fuller.way = ONE_AREA, LEADER_AREAS, ONE_AREA
    later.command += 1
    fuller.hands[0] |= 1
    enemy = s.clone()
    enemy.active, enemy.command = 1, s.field.command_side.index(1)
    for each in (s, enemy, s):
        drawn(each, found)
    assert len(found.worths) == 2
    for each in (here, there, fuller, here):
        held(each, found)
    assert len(found.worths) == 5
    for each in (s, later, s):
        worth(each, found, 0)
    assert len(found.worths) == 7
    for each in (s, later, s):
        promised(each, found, s.area)
    assert len(found.gains) == 2


def test_units_are_disordered_and_mates_chosen_apart() -> None:
    s = storm()
    tired = s.clone()
    tired.disorganised[s.stacks[s.area][0]] = 1
    assert around(tired, s.area) != around(s, s.area)
    s.agenda[-1] = Muster()
    assert asked(changed(s, "group")) != asked(s)


def test_what_is_not_legal_any_more_is_not_done_again() -> None:
    s = searched(storm())
    choice, found = quick(s), recalled(s)
    assert found is not None
    assert choice
    found.choices[asked(s)] = (choice[0], area(s, "goritia"))
    assert s.agenda[-1].objection(s, found.choices[asked(s)]) is not None
    assert quick(s) == choice == found.choices[asked(s)]


def test_who_stands_in_which_area_beside_it_is_told_apart() -> None:
    s = storm()
    start = area(s, "rosazzo")
    seen = {around(s, start), around(s, area(s, "farra"))}
    beside = s.field.land.open_to[start]
    for near in beside:
        other = s.clone()
        other.stacks[near] = (*other.stacks[near], 0)
        seen.add(around(other, start))
    assert len(seen) == 2 + len(beside)


def test_a_search_finds_the_same_whatever_was_searched_before() -> None:
    s = GAME.rules.start(SCENARIO, {})
    rng = Seeded(3)
    while s.agenda[-1].verb != "use":
        s.apply(s.agenda[-1].propose(s, rng))
    seat = s.agenda[-1].actor(s)

    def found(seed: int) -> list[Estimate]:
        return weigh(Knowledge(GAME, s.clone(), seat, Seeded(seed)), Budget(60), seed)

    alone = found(5)
    GAME.mind.memory = None
    found(6)
    assert found(5) == alone


# All that an outlook and a plan depend on; the cup besides, on the last turn.
SCENE = {"turn", "end_box", "ruined", "at", "disorganised", "walls", "mines", "forts", "loot", "camp_lost"}
GROUND = SCENE | {
    "active", "command", "area", "sea", "razzias", "supplied", "shelled", "built", "raided", "group",
    "fresh_mines", "acted", "spent", "unsupplied", "fort_pool", "terms", "turn_terms", "morale", "camp_moved",
}  # fmt: skip
NEITHER = {
    "way",
    "chosen",
    "areas_left",
    "base",
    "engaged",
    "trail",
    "points",
    "hands",
    "known",
    "discards",
    "removed",
    "cards_left",
    "lead",
    "track",
    "cup",
}


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


@pytest.mark.parametrize("name", sorted(GROUND | NEITHER))
def test_an_opinion_depends_on_what_it_looks_at_and_on_no_card_or_point(name: str) -> None:
    s = storm()
    memory, other = Memory(s, 0), changed(s, name)
    assert (memory.scene(other, 0) != memory.scene(s, 0)) == (name in SCENE)
    assert (memory.ground(other) != memory.ground(s)) == (name in GROUND)
    assert memory.ground(s.clone()) == memory.ground(s)


def test_either_side_has_opinions_of_its_own() -> None:
    s = storm()
    memory, other = Memory(s, 0), s.clone()
    assert memory.scene(s, 1) != memory.scene(s, 0)
    for side in range(2):
        other.forts = [s.forts[1 - side].copy(), s.forts[side].copy()]
        other.forts[side][0] += 1
        assert memory.ground(other) != memory.ground(s)


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
