"""Stances: what the brigades of a side go by instead of what everybody goes by."""

from grognard.boards.shapes import box_gap, gap, rectangle
from grognard.core.journal import PASS, Choice
from grognard.core.rng import Seeded
from grognard.core.step import CHANCE
from grognard.games import load
from grognard.games.black_powder import errands, ground, marches, prospects, quick, stances
from grognard.games.black_powder.field import FRONT
from grognard.games.black_powder.state import CHARGE, MOVE, ORDERS, Battle
from grognard.play.notation import read

GAME = load("black_powder")
PLAIN, ATTACK, HOLD, BACK = range(4)


def taken(s: Battle, side: int, number: int) -> Battle:
    """The position with a stance of a side."""
    other = s.clone()
    other.weights = stances.stances(s.weights.given, s, side)[number]
    return other


def two_lines(away: int) -> Battle:
    """A line and its commander, and an enemy so many inches before it."""
    pieces = ["a fr_line 20,10/0 id=u", f"b us_vol 20,{10 + away}/180 id=e"]
    return GAME.cases.arrange({"pieces": pieces, "commanders": ["a brigade_a 12,6 rating=8"]})


def unit_of(s: Battle, name: str) -> int:
    return s.field.forces.ids.index(name)


def test_stances_are_for_whose_turn_it_is_and_the_usual_opinion_is_the_first() -> None:
    s = GAME.rules.start("bp01_hamlet", {})
    s.settle()
    found = GAME.mind.stances(s, s.active)
    assert len(found) == 4 + len(s.field.brigades.of[s.active])
    assert GAME.mind.stances(s, 1 - s.active) == []
    found[0].adopt(s)
    assert all(s.opinion(unit) is s.weights for unit in range(s.field.forces.units))


def test_a_stance_is_that_of_one_side_alone() -> None:
    s = GAME.rules.start("bp01_hamlet", {})
    s.settle()
    bold = taken(s, 0, ATTACK)
    for side in (0, 1):
        usual, other = errands.plan_of(s, side), errands.plan_of(bold, side)
        same = [usual.pulls[unit] == other.pulls[unit] for unit in s.units_of(side)]
        assert (not any(same)) if side == 0 else all(same)


def test_one_brigade_may_attack_alone() -> None:
    s = GAME.rules.start("bp01_hamlet", {})
    s.settle()
    first, second = s.field.brigades.of[0]
    alone = errands.plan_of(taken(s, 0, BACK + 1), 0)
    usual = errands.plan_of(s, 0)
    for brigade in (first, second):
        unit = s.field.brigades.units[brigade][0]
        assert (alone.dreads[unit] == usual.dreads[unit]) == (brigade == second)


def test_who_attacks_fears_nothing_and_charges_sooner() -> None:
    s = two_lines(6)
    unit, enemy = unit_of(s, "u"), unit_of(s, "e")
    bold, slow = taken(s, 0, ATTACK), taken(s, 0, HOLD)
    assert errands.plan_of(bold, 0).dreads[unit] == 0 < errands.plan_of(s, 0).dreads[unit]
    worth = [prospects.charge_worth(each, unit, enemy, FRONT) for each in (slow, s, bold)]
    assert worth == sorted(set(worth))


def test_a_brigade_that_holds_is_given_no_order_to_march() -> None:
    s = two_lines(34)
    assert quick.quick(s) == (s.field.brigades.commander[0], ORDERS)
    assert quick.quick(taken(s, 0, HOLD)) == PASS


def test_a_brigade_that_goes_back_goes_away_from_the_enemy() -> None:
    s = two_lines(16)
    unit = unit_of(s, "u")
    far: list[int] = []
    for number in (PLAIN, BACK):
        trial = taken(s, 0, number)
        trial.group, trial.routes = (unit,), [[]]
        _, leg = marches.best_leg(trial, trial, unit, errands.plan_of(trial, 0))
        assert leg
        assert leg[0] == MOVE
        far.append(leg[2])
    assert far[PLAIN] > s.y[unit] > far[1]


def test_the_able_are_neither_broken_nor_all_in_combat() -> None:
    s = GAME.rules.start("bp01_hamlet", {})
    s.settle()
    first, second = s.field.brigades.of[0]
    assert stances.able_brigades(s, 0) == [first, second]
    s.broken[first] = 1
    assert stances.able_brigades(s, 0) == [second]
    for unit in s.field.brigades.units[second]:
        s.contact[unit] = 1
    assert stances.able_brigades(s, 0) == []
    assert len(stances.stances(s.weights.given, s, 0)) == 1


# what quick play and plans rely on


def every_unit(s: Battle) -> list[int]:
    return s.units_of(0) + s.units_of(1)


def quick_positions(scenario: str, steps: int) -> list[Battle]:
    """Positions of quick play, one in forty steps."""
    s, rng, found = GAME.rules.start(scenario, {}), Seeded(5), list[Battle]()
    s.settle()
    for number in range(steps):
        step = s.agenda[-1]
        if number % 40 == 0:
            found.append(s.clone())
        s.apply(step.settled(step.sample(s, rng)) if step.actor(s) == CHANCE else GAME.mind.quick(s))
    return found


def test_boxes_are_never_farther_apart_than_what_is_in_them() -> None:
    lot = Seeded(8)
    for _ in range(300):
        a, b = (
            rectangle(lot.below(60_000), lot.below(60_000), 10 * lot.below(360), 6000, 2000) for _ in range(2)
        )
        assert box_gap(a, b) == box_gap(b, a) <= gap(a, b)
    upright = rectangle(0, 0, 0, 6000, 2000), rectangle(20_000, 30_000, 0, 6000, 2000)
    assert box_gap(*upright) == gap(*upright) > 0
    assert box_gap(rectangle(0, 0, 0, 6000, 2000), rectangle(2000, 1000, 450, 6000, 2000)) == 0


def test_the_nearest_enemy_is_found_without_measuring_all() -> None:
    for s in quick_positions("bp01_hamlet", 280):
        for unit in every_unit(s):
            measured = [(ground.nearness(s, unit, each), each) for each in s.units_of(1 - s.side(unit))]
            assert ground.nearest_enemy(s, unit) == min(measured)[1]


def test_a_gathering_serves_all_units_of_a_side() -> None:
    for s in quick_positions("bp01_hamlet", 280):
        for side in (0, 1):
            together = prospects.gathering(s, side)
            for unit in s.units_of(side):
                place = s.x[unit] + 9000, s.y[unit] + 6000
                odds = prospects.odds(s, unit, *place)
                assert prospects.odds_with(s, together, unit, *place) == odds
                if not s.is_shaken(unit):
                    alone = prospects.company_of(s, unit)
                    assert prospects.exposure(s, unit, together) == prospects.exposure(s, unit, alone)


# quick play


def briefed(pieces: list[str], legs: list[str]) -> Battle:
    """A brigade whose first unit, u, is ordered by these legs."""
    s = GAME.cases.arrange({"pieces": pieces, "commanders": ["a brigade_a 12,6 rating=8"]})
    for text in ("order brigade_a orders", "brief u", *legs):
        s.apply(read(GAME, s, s.agenda[-1], text))
    return s


def test_those_follow_who_gain_by_the_way_of_the_first() -> None:
    pieces = ["a fr_line 20,6/0 id=u", "a fr_line 30,6/0 id=v", "b us_vol 20,44/180 id=e"]
    onward = briefed(pieces, ["leg move 20,14/0", "enough"])
    assert quick.quick(onward) == (unit_of(onward, "v"),)
    backward = briefed(pieces, ["leg move 20,2/0", "enough"])
    assert quick.quick(backward) == PASS


def test_who_cannot_go_along_is_not_briefed_again_and_again() -> None:
    """A battle in which a side holds: no question is put so often that play stands still."""
    s, luck = GAME.rules.start("bp04_great_redoubt", {}), [Seeded(201), Seeded(202)]
    clock, asked = 0, dict[Choice, int]()
    s.settle()
    while s.agenda and s.turn < 9:
        step = s.agenda[-1]
        if step.actor(s) == CHANCE:
            s.apply(step.settled(step.sample(s, luck[step.owner(s)])))
            continue
        if GAME.mind.clock(s) != clock:
            clock, asked = GAME.mind.clock(s), {}
            GAME.mind.adopt(s)
            if s.active == 1:
                s = taken(s, 1, HOLD)
        choice = GAME.mind.quick(s)
        if step.verb == "brief" and choice:
            asked[choice] = asked.get(choice, 0) + 1
            assert asked[choice] < 4
        s.apply(choice)


def test_of_two_targets_the_one_nearly_shaken_is_shot_at() -> None:
    pieces = ["a fr_line 20,10/0 id=u", "b us_vol 18,20/180 id=e", "b us_vol 22,20/180 id=f"]
    for hurt in ("e", "f"):
        s = GAME.cases.arrange({"phase": "shooting", "pieces": pieces})
        s.casualties[unit_of(s, hurt)] = s.stamina[unit_of(s, hurt)] - 1
        assert GAME.mind.quick(s)[:2] == (unit_of(s, "u"), unit_of(s, hurt))


def test_a_good_charge_is_made_and_a_poor_one_is_not() -> None:
    for state, wanted in (("casualties=3", True), ("", False)):
        pieces = [
            "a fr_line 20,10/0 formation=attack_column id=u",
            f"b us_vol 20,16/180 id=e {state}".strip(),
        ]
        if not state:
            pieces += ["b us_vol 25,16/180 id=f", "b us_vol 15,16/180 id=g"]
        s = GAME.cases.arrange({"phase": "initiative", "pieces": pieces})
        s.group, s.routes = (unit_of(s, "u"),), [[]]
        _, leg = marches.best_leg(s, s, unit_of(s, "u"), errands.plan_of(s, 0))
        assert (bool(leg) and leg[0] == CHARGE) == wanted
