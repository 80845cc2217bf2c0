"""What Black Powder thinks of positions: values add up, advice is legal, whole bot games come to an end."""

import pytest

from grognard.bots.questions import in_order
from grognard.core.journal import Choice
from grognard.core.rng import Seeded
from grognard.core.step import CHANCE
from grognard.games import load
from grognard.games.black_powder import buildings, errands, goals, ground, prospects, staffwork
from grognard.games.black_powder.field import FORMATIONS
from grognard.games.black_powder.state import CHARGE, FORM, MOVE, Battle
from grognard.games.black_powder.wayfinding import ways_to
from grognard.play.notation import read

GAME = load("black_powder")
SCENARIOS = [scenario.id for scenario in GAME.rules.scenarios()]


def advised(s: Battle) -> Choice:
    """The choice that looks best, having looked at all the advice."""
    step, before = s.agenda[-1], s.facts()
    found = GAME.mind.advice(s)
    assert found, f"{step.verb}: no advice"
    choice = max(found, key=lambda each: each.worth()).choice
    assert step.objection(s, choice) is None, (step.verb, choice)
    assert s.facts() == before
    return choice


def play(scenario: str, seed: int, greedy: tuple[int, ...], options: dict[str, int]) -> Battle:
    """A match of the game's own advice, against random play where a side does not follow it."""
    s, rng, steps = GAME.rules.start(scenario, options), Seeded(seed), 0
    s.settle()
    while s.agenda:
        step = s.agenda[-1]
        actor = step.actor(s)
        if actor == CHANCE:
            s.apply(step.settled(step.sample(s, rng)))
        elif actor in greedy:
            assert GAME.mind.evaluate(s, 0) == -GAME.mind.evaluate(s, 1)
            s.apply(advised(s))
        else:
            s.apply(step.propose(s, rng))
        steps += 1
        assert steps < 20_000
    return s


def best(s: Battle) -> Choice:
    return max(GAME.mind.advice(s), key=lambda each: each.worth()).choice


# whole games


@pytest.mark.slow
def test_advice_leads_a_battle_to_its_end() -> None:
    assert play("bp01_hamlet", 3, (0,), {}).result is not None


@pytest.mark.slow
@pytest.mark.parametrize("number", range(len(SCENARIOS)))
def test_bots_play_whole_battles_without_an_illegal_choice(number: int) -> None:
    """Both sides where they stand, or one that chooses where to stand against chance, in turn."""
    bots, options = ((1,), {"free_deployment": 1}) if number % 2 else ((0, 1), {})
    assert play(SCENARIOS[number], number, bots, options).result is not None


# single decisions


def test_a_broken_line_is_charged_and_a_steady_front_is_not() -> None:
    line = ["a fr_line 20,10/0 formation=attack_column id=u", "a fr_line 20,7/0 id=h"]
    for state, wanted in (("casualties=3", True), ("", False)):
        enemies = [f"b us_vol 20,15/180 id=e {state}".strip()]
        if not state:
            enemies += ["b us_vol 25,15/180 id=f", "b us_vol 15,15/180 id=g"]
        s = GAME.cases.arrange({"phase": "initiative", "pieces": [*line, *enemies]})
        s.apply(read(GAME, s, s.agenda[-1], "initiate u"))
        assert (best(s)[0] == CHARGE) == wanted, state


def test_guns_near_the_enemy_unlimber() -> None:
    pieces = ["a fr_foot_art 20,10/0 formation=limbered id=u", "b us_vol 20,34/180 id=e"]
    pieces += ["a fr_line 14,10/0 id=v", "a fr_line 26,10/0 id=w"]
    s = GAME.cases.arrange({"pieces": pieces, "commanders": ["a brigade_a 20,6 rating=8"]})
    assert best(s) == read(GAME, s, s.agenda[-1], "order brigade_a orders")
    for text in ("order brigade_a orders", "brief u"):
        s.apply(read(GAME, s, s.agenda[-1], text))
    assert best(s)[0] == FORM


def test_neighbours_are_ordered_together() -> None:
    """One order for the whole brigade: the others follow the first."""
    s = GAME.rules.start("bp02_reverse_slope", {})
    s.settle()
    most, rng = 0, Seeded(2)
    while s.turn < 2 and most < 3:
        step = s.agenda[-1]
        s.apply(step.settled(step.sample(s, rng)) if step.actor(s) == CHANCE else best(s))
        most = max(most, len(s.group))
    assert most >= 3


def test_fire_goes_where_it_shakes() -> None:
    pieces = ["a fr_line 20,10/0 id=u", "b us_vol 17,18/180 id=e", "b us_vol 23,18/180 id=f casualties=2"]
    s = GAME.cases.arrange({"phase": "shooting", "pieces": pieces})
    assert best(s) == read(GAME, s, s.agenda[-1], "shoot u f")


def test_usual_answers_are_plain() -> None:
    """A charged line fires; who could shoot on ceases; a commander who could speak is silent."""
    pieces = ["a fr_line 20,10/0 formation=attack_column id=u", "b us_vol 20,15/180 id=e"]
    s = GAME.cases.arrange({"phase": "initiative", "pieces": pieces})
    for text in ("initiate u", "leg charge e"):
        s.apply(read(GAME, s, s.agenda[-1], text))
    assert s.agenda[-1].verb == "respond"
    assert GAME.mind.usual(s) == read(GAME, s, s.agenda[-1], "respond fire")
    s = GAME.cases.arrange({"phase": "shooting", "pieces": [*pieces[1:], "a fr_line 20,10/0 id=u"]})
    assert GAME.mind.usual(s) == ()


def test_what_changed_is_counted_by_side() -> None:
    s = GAME.rules.start("bp01_hamlet", {})
    later = s.clone()
    unit = s.field.forces.of[1][0]
    later.casualties[unit] = s.stamina[unit]
    later.disordered[unit] = 1
    found = dict(GAME.mind.tally(s, later))
    assert (found["b_casualties"], found["b_shaken"], found["b_disordered"]) == (s.stamina[unit], 1, 1)
    assert found["a_casualties"] == found["b_lost"] == 0
    assert GAME.mind.evaluate(later, 0) > GAME.mind.evaluate(s, 0)


# quick play


@pytest.mark.parametrize("scenario", ["bp01_hamlet", "bp06_first_morning"])
def test_quick_play_is_legal_and_goes_somewhere(scenario: str) -> None:
    """To the end of a battle: every choice is legal; orders are given; reserves come; somebody scores."""
    s, rng, verbs = GAME.rules.start(scenario, {}), Seeded(4), set[str]()
    while s.agenda:
        step = s.agenda[-1]
        if step.actor(s) == CHANCE:
            s.apply(step.settled(step.sample(s, rng)))
            continue
        choice = GAME.mind.quick(s)
        assert step.objection(s, choice) is None, (step.verb, choice)
        if choice:
            verbs.add(step.verb)
        s.apply(choice)
    assert {"order", "brief", "leg", "shoot"} <= verbs
    assert ("reserve" in verbs) == (scenario == "bp06_first_morning")


# what a search thinks about


def facing_three(state: str, at: int = 15) -> Battle:
    """A column with the initiative before three lines, the middle one in some state and so far ahead."""
    pieces = ["a fr_line 20,10/0 formation=attack_column id=u", f"b us_vol 20,{at}/180 id=e {state}".strip()]
    pieces += [f"b us_vol 25,{at}/180 id=f", f"b us_vol 15,{at}/180 id=g"]
    return GAME.cases.arrange({"phase": "initiative", "pieces": pieces})


def test_a_search_thinks_about_charges_and_where_a_unit_goes_first() -> None:
    s = facing_three("")
    assert GAME.mind.ponders(s)
    s.apply(read(GAME, s, s.agenda[-1], "initiate u"))
    assert GAME.mind.ponders(s)
    far = GAME.cases.arrange(
        {
            "pieces": ["a fr_line 20,10/0 id=u", "b us_vol 20,40/180 id=e"],
            "commanders": ["a brigade_a 12,6 rating=8"],
        }
    )
    for text, thinks in (("order brigade_a orders", False), ("brief u", False), ("leg move 20,14/0", True)):
        assert GAME.mind.ponders(far) == thinks
        far.apply(read(GAME, far, far.agenda[-1], text))
    assert not GAME.mind.ponders(far)


def test_a_poor_charge_is_never_advised_and_yet_tried_early() -> None:
    """A search tries the first six of what is advised, after the best the best of another kind."""
    s = facing_three("")
    s.apply(read(GAME, s, s.agenda[-1], "initiate u"))
    ranked = in_order(GAME.mind.advice(s))
    assert ranked[0].choice[0] != CHARGE
    assert CHARGE in [each.choice[0] for each in ranked[:6] if each.choice]


def test_prospects_count_the_way_to_an_objective_and_who_would_win() -> None:
    s = GAME.rules.start("bp01_hamlet", {})
    before = GAME.mind.prospect(s, 0)
    assert before == -GAME.mind.prospect(s, 1)
    goal = s.field.goals[0]
    nearer = s.clone()
    unit = next(each for each in s.units_of(0) if s.field.kinds[s.kind[each]].arm == 0)
    nearer.x[unit], nearer.y[unit] = (place + 8000 for place in goals.place_of(s, goal))
    assert GAME.mind.evaluate(nearer, 0) == GAME.mind.evaluate(s, 0)
    assert GAME.mind.prospect(nearer, 0) > before


def test_who_holds_an_objective_stays_there_when_the_battle_ends() -> None:
    """A line whose wing alone reaches the crossroads: to be elsewhere is worth much less on the last turn."""
    s = GAME.rules.start("bp01_hamlet", {})
    unit, goal = s.field.forces.ids.index("at_l2"), s.field.goals[2]
    ground.put(s, unit, goal.x + 5000, goal.y, 1800)
    goals = errands.open_goals(s, unit)
    assert goal in goals
    s.turn = 1
    early = errands.tenure(s, unit, goals)
    s.turn = s.field.turns
    assert errands.tenure(s, unit, goals) == s.weights.keeping > 2 * early > 0
    ground.put(s, unit, goal.x + 9000, goal.y, 1800)
    assert errands.tenure(s, unit, goals) == 0


# orders


def test_dice_carry_an_order_as_far_as_its_rating() -> None:
    """Two dice are 8 or less 26 times in 36; they grant 3 moves ten times, 2 five times, 1 eleven times."""
    s = GAME.rules.start("bp01_hamlet", {})
    assert staffwork.carried(s, 8, 1) == 26 * 1000 // 36
    assert staffwork.carried(s, 8, 3) == (30 + 10 + 11) * 1000 // 108


def test_who_only_stands_in_a_group_makes_its_order_worth_less() -> None:
    pieces = ["a fr_line 20,6/0 id=u", "a fr_line 30,6/0 id=v", "b us_vol 20,40/180 id=e"]
    s = GAME.cases.arrange({"pieces": pieces, "commanders": ["a brigade_a 12,6 rating=8"]})
    for text in ("order brigade_a orders", "brief u", "leg move 20,14/0", "enough"):
        s.apply(read(GAME, s, s.agenda[-1], text))
    plan = errands.plan_of(s, 0)
    alone = staffwork.expected(s, plan)
    for text in ("brief v", "leg move 30,6/0"):
        s.apply(read(GAME, s, s.agenda[-1], text))
    assert len(s.group) == 2
    assert 0 < staffwork.expected(s, plan) < alone


def test_helpers_go_farther_for_more_points() -> None:
    """The second brigade before the redoubt (3 points) goes there, although the hut (1 point) is nearer."""
    s = GAME.rules.start("bp04_great_redoubt", {})
    s.settle()
    wanted, unit = s.field.goals, s.field.forces.ids.index("fr_12")
    redoubt, hut = (
        ways_to(s.field, *goals.place_of(s, goal), goal.building) for goal in (wanted[0], wanted[2])
    )
    assert hut.from_point(s.x[unit], s.y[unit]) < redoubt.from_point(s.x[unit], s.y[unit])
    assert errands.help_of(s, unit, wanted).ways is redoubt


def test_a_house_that_the_enemy_has_left_is_disputed_by_those_who_find_no_room_in_it() -> None:
    s = GAME.rules.start("bp01_hamlet", {})
    goal, unit = s.field.goals[1], s.field.forces.ids.index("at_l2")
    assert not goals.finds_room(s, unit, goal.building)
    assert not goals.suits(s, unit, goal)
    s.holders[goal.building] = 0
    assert goals.suits(s, unit, goal)


def test_an_empty_house_that_has_room_for_nobody_of_a_side_is_kept_from_the_enemy() -> None:
    """The Austrian battalions are too large for it; the French enter no house that they stand against."""
    s = GAME.cases.arrange({"scenario": "bp01_hamlet", "turn": "b"})
    house, ids = s.field.goals[1].building, s.field.forces.ids
    keeper = next(unit for unit, errand in enumerate(errands.plan_of(s, 1).errands) if errand.barred == house)
    errand, french = errands.plan_of(s, 1).errands[keeper], ids.index("fr_l3")
    ground.put(s, french, 27750, 11500, 0)
    assert errand.shortfall(s, keeper) > 0
    assert buildings.entry_objection(s, french, house) is None
    ground.put(s, keeper, 27750, 17600, 1800)
    assert errand.shortfall(s, keeper) == 0
    found = buildings.entry_objection(s, french, house)
    assert found is not None
    assert found.clause == "BP-move-15"


def test_who_keeps_the_enemy_out_of_a_house_goes_to_its_walls() -> None:
    s = GAME.cases.arrange({"scenario": "bp01_hamlet", "turn": "b"})
    house, unit = s.field.goals[1].building, s.field.forces.ids.index("at_l3")
    ground.put(s, unit, 33000, 22000, 1800)
    for other in ("at_gz", "at_l2", "at_l1"):  # they see to the crossroads, and to the other house
        ground.put(s, s.field.forces.ids.index(other), 24000, 26000, 1800)
    assert errands.plan_of(s, 1).errands[unit].barred == house
    for text in ("order at_b1 orders", "brief at_l3"):
        s.apply(read(GAME, s, s.agenda[-1], text))
    walls = s.field.features[house].area
    assert walls is not None
    before = walls.apart(s.outline[unit])
    leg = best(s)
    assert leg[0] == MOVE
    ground.put(s, unit, leg[-3], leg[-2], leg[-1])
    assert walls.apart(s.outline[unit]) < before


def test_horse_is_after_the_last_steady_unit_of_a_brigade_though_others_are_nearer() -> None:
    """One chasseur Shaken, the other one is all that keeps his brigade, and a broken army, together."""
    s = GAME.cases.arrange({"scenario": "bp01_hamlet", "turn": "b"})
    ids = s.field.forces.ids
    hussar, near, other, prey = (ids.index(each) for each in ("at_h1", "fr_l1", "fr_c1", "fr_c2"))
    ground.put(s, near, 6000, 12000, 0)
    assert prospects.prey_of(s, hussar) == near
    s.broken[s.field.forces.brigade[near]] = 1
    s.casualties[other] = s.stamina[other]
    assert prospects.prey_of(s, hussar) == prey
    plan = errands.plan_of(s, 1)
    before = staffwork.place_worth(s, hussar, plan, plan.company)
    ground.put(s, hussar, 20000, 24000, 1350)
    assert staffwork.place_worth(s, hussar, plan, plan.company) > before


def test_a_line_forms_column_to_go_between_houses() -> None:
    """The crossroads lie between two; a line with a wing before the walls stood there for good."""
    s = GAME.cases.arrange({"scenario": "bp01_hamlet", "turn": "b", "turns": 2})
    s.turn, unit, goal = 2, s.field.forces.ids.index("at_l2"), s.field.goals[2]
    ground.put(s, unit, 24600, 23050, 1800)
    errand = errands.errand_to(s, 1, goal, 2)
    column = s.clone()
    column.formation[unit] = FORMATIONS.index("attack_column")
    assert errand.shortfall(column, unit) < errand.shortfall(s, unit)
    for text in ("order at_b1 orders", "brief at_l2"):
        s.apply(read(GAME, s, s.agenda[-1], text))
    assert best(s)[:2] == (FORM, FORMATIONS.index("attack_column"))


def test_who_can_step_onto_an_objective_that_nobody_holds_wants_an_order() -> None:
    s = GAME.rules.start("bp01_hamlet", {})
    unit, other, goal = s.field.forces.ids.index("at_h2"), s.field.forces.ids.index("at_l2"), s.field.goals[2]
    ground.put(s, unit, goal.x, goal.y + 8000, 1800)
    s.turn = s.field.turns
    assert errands.opening(s, unit) == s.weights.keeping
    assert errands.urge(s, errands.plan_of(s, 1), unit) >= s.weights.keeping
    ground.put(s, other, goal.x, goal.y, 1800)
    assert errands.opening(s, unit) == 0


def at_the_bridge(formation: str, y: int) -> Battle:
    """A battalion before the stone bridge that is to be briefed."""
    s = GAME.rules.start("bp08_stone_bridge", {})
    s.settle()
    unit = s.field.forces.ids.index("us_12")
    ground.reform(s, unit, FORMATIONS.index(formation), 36750, y, 0)
    for text in ("order us_b1 orders", "brief us_12"):
        s.apply(read(GAME, s, s.agenda[-1], text))
    return s


def test_a_line_forms_column_for_a_bridge() -> None:
    """Lines do not cross it, so that the way is short for a column alone."""
    s = at_the_bridge("line", 15500)
    assert best(s)[:2] == (FORM, FORMATIONS.index("attack_column"))
    unit, plan = s.group[0], errands.plan_of(s, 0)
    column = s.clone()
    column.formation[unit] = FORMATIONS.index("attack_column")
    assert plan.errands[unit].shortfall(column, unit) < plan.errands[unit].shortfall(s, unit)


def test_a_column_goes_over_a_bridge() -> None:
    s = at_the_bridge("attack_column", 15000)
    leg = best(s)
    assert leg[0] == MOVE
    assert leg[-2] > 20500  # beyond the creek


def test_the_way_leads_to_the_bridge_and_over_it() -> None:
    s = GAME.rules.start("bp08_stone_bridge", {})
    goal = s.field.goals[0]
    ways = ways_to(s.field, goal.x, goal.y, goal.building)
    assert abs(ways.onward(42000, 14000, 8000)[0] - 36000) < 1500
    x, y = ways.onward(36000, 15000, 8000)
    assert abs(x - 36000) < 1500
    assert y > 20500
    assert ways.onward(goal.x, goal.y, 8000) == ways.onward(goal.x, goal.y, 0)


def test_who_alone_disputes_an_objective_is_worth_a_charge_the_more_the_later_it_is() -> None:
    s = GAME.rules.start("bp01_hamlet", {})
    target, other = (s.field.forces.ids.index(each) for each in ("fr_l1", "fr_l2"))
    goal = s.field.goals[2]
    assert errands.prize(s, target) == 0
    ground.put(s, target, goal.x, goal.y, 0)
    s.turn = 1
    early = errands.prize(s, target)
    s.turn = s.field.turns
    assert errands.prize(s, target) == s.weights.keeping // 2 > early > 0
    ground.put(s, other, goal.x + 2500, goal.y, 0)
    assert errands.prize(s, target) == 0


def test_a_poor_charge_is_feared_less_by_who_loses_anyway() -> None:
    s = facing_three("")
    unit, target = (s.field.forces.ids.index(each) for each in ("u", "e"))
    company = prospects.gathering(s, 0)
    first, last = (errands.Plan([], [], dread, company, []) for dread in (1000, 100))
    assert errands.charge_gain(s, first, unit, target) < errands.charge_gain(s, last, unit, target) < 0


def test_nobody_spares_himself_for_a_rally_when_the_battle_ends() -> None:
    """A hurt unit near the enemy that could move by its own initiative, or be rallied."""
    pieces = ["a fr_line 20,10/0 id=u casualties=2", "b us_vol 27,14/180 id=e"]
    s = GAME.cases.arrange({"phase": "initiative", "pieces": pieces})
    worth, unit = [], s.field.forces.ids.index("u")
    for turn in (1, s.field.turns):
        s.turn = turn
        plan = errands.plan_of(s, 0)
        found = {each.choice: each.worth() for each in GAME.mind.advice(s)}
        worth.append(found[(unit,)] - errands.urge(s, plan, unit))
    assert worth[0] < worth[1] == -s.weights.least
