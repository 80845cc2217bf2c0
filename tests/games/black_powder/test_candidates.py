"""Useful legs and routes (3.29): all legal, bounded, and of every sort."""

import pytest
from tests.games.black_powder.sandtable import Unit, box, feature, lay, leg, sandtable, stand
from tests.games.black_powder.test_movement import crowd

from grognard.core.journal import Choice, Journal
from grognard.core.rng import Seeded
from grognard.games.black_powder import candidate_routes, candidates, charges, ground, legs
from grognard.games.black_powder.field import ATTACK_COLUMN, LIGHT_COVER, Goal
from grognard.games.black_powder.state import CHARGE, ENTER, FORM, LEAVE, MOVE, Battle


def gaits(s: Battle) -> set[int]:
    return {each[0] for each in candidates.legs_for(s, 0)}


def offers(found: list[Choice], *pose: float) -> bool:
    """Some move ends at a pose, to half an inch and five degrees."""
    x, y, facing = pose
    aim = candidates.rounded_pose(leg(MOVE, (x, y, facing)))
    return any(each[0] == MOVE and candidates.rounded_pose(each) == aim for each in found)


def test_the_usual_manoeuvres():  # BP-cand-2, BP-cand-10
    s = sandtable([Unit("a", "inf", "line", (36, 24, 0))])
    found = candidates.legs_for(s, 0)
    for pose in ((36, 24, 0), (36, 32, 0), (36, 28, 0), (36, 26, 0), (36, 16, 0), (36, 20, 0)):
        assert leg(MOVE, pose) in found
    assert leg(MOVE, (36, 24, 180), (36, 16, 180)) in found
    assert leg(MOVE, (41.657, 29.657, 0)) in found
    wheels = [each for each in found if each[0] == MOVE and each[-1] in (150, 300, 450, 600, 3450, 3300)]
    assert len(wheels) == 6
    assert all(legs.cost(s, 0, each) > 7950 for each in wheels)
    ends = [candidates.rounded_pose(each) for each in found if each[0] == MOVE]
    assert len(ends) == len(set(ends))


def test_firing_positions_and_charges():  # BP-cand-3, BP-cand-7
    s = sandtable([Unit("a", "inf", "line", (36, 20, 0)), Unit("b", "inf", "line", (36, 28, 180))])
    found = candidates.legs_for(s, 0)
    assert found[0] == (CHARGE, 1)
    assert len([each for each in found if each[0] == CHARGE]) == 3
    assert offers(found, 36, 23.1, 0)
    assert offers(found, 36, 25.9, 0)


def test_ground_worth_holding():  # BP-cand-4
    units = [Unit("a", "inf", "line", (36, 20, 0)), Unit("b", "inf", "line", (36, 44, 180))]
    hedge = feature("obstacle", [(30, 26), (42, 26)])
    hedge.cover = LIGHT_COVER
    field = lay(units, [hedge, box("building", 41, 19, 44, 22, size=2)])
    field.goals.append(Goal("disc", 1, -1, 30000, 20000, 3000))
    found = candidates.legs_for(stand(field), 0)
    assert (ENTER, 1) in found
    assert offers(found, 36, 25.4, 0)
    assert offers(found, 30, 20, 0)


def test_supports():  # BP-cand-5
    s = sandtable([Unit("a", "inf", "line", (36, 14, 0)), Unit("a", "inf", "line", (36, 20, 0))])
    assert leg(MOVE, (36, 17, 0)) in candidates.legs_for(s, 0)


def test_changes_and_ways_out():  # BP-cand-6
    s = sandtable([Unit("a", "inf", "line", (36, 24, 0))])
    assert (FORM, ATTACK_COLUMN, 0) in candidates.legs_for(s, 0)
    house = box("building", 18, 14, 22, 17, size=2)
    assert gaits(sandtable([Unit("a", "inf", "garrison", (0, 0, 0), building=0)], [house])) == {LEAVE}


@pytest.mark.parametrize("seed", range(12))
def test_every_candidate_is_legal(seed: int):  # BP-cand-1, BP-cand-10
    s = crowd(seed)
    rng = Seeded(seed)
    for unit in range(s.field.forces.units):
        if s.is_engaged(unit):
            continue
        found = candidates.legs_for(s, unit)
        assert len(found) <= 64
        for each in found:
            assert legs.objection(s, unit, each) is None, (unit, each)
        for _ in range(10):
            quick = candidates.one_leg(s, unit, rng)
            assert quick
            assert legs.objection(s, unit, quick) is None


@pytest.mark.parametrize("seed", range(4))
def test_every_route_is_legal_leg_by_leg(seed: int):  # BP-cand-8, BP-order-8, BP-order-4
    s = crowd(seed)
    routes = candidate_routes.routes_for(s, 0)
    assert 0 < len(routes) <= 64
    for route in routes:
        assert len(route) <= 3
        trial = s.clone()
        for number, each in enumerate(route):
            assert legs.objection(trial, 0, each) is None, route
            if each[0] == CHARGE:
                assert number == len(route) - 1
            else:
                legs.carry_out(trial, 0, each)


def test_a_charge_of_several_moves():  # BP-cand-8, BP-chg-14
    s = sandtable([Unit("a", "cav", "line", (36, 10, 0)), Unit("b", "inf", "line", (36, 34, 180))])
    assert [leg(MOVE, (36, 22, 0)), (CHARGE, 1)] in candidate_routes.routes_for(s, 0)


def test_groups_go_together():  # BP-cand-9, BP-cmd-36
    s = sandtable(
        [
            Unit("a", "inf", "line", (30, 10, 0)),
            Unit("a", "inf", "line", (37, 10, 0)),
            Unit("b", "inf", "line", (33, 30, 180)),
        ]
    )
    found = candidate_routes.group_routes(s, [0, 1])
    assert [[leg(MOVE, (30, 18, 0))], [leg(MOVE, (37, 18, 0))]] in found
    assert [[(FORM, ATTACK_COLUMN, 0)], [(FORM, ATTACK_COLUMN, 0)]] in found
    assert len(found) <= 32
    for routes in found:
        assert len({tuple(each[0] for each in route) for route in routes}) == 1


def test_a_group_charges_distinct_targets():  # BP-cand-9
    s = sandtable(
        [
            Unit("a", "inf", "line", (30, 20, 0)),
            Unit("a", "inf", "line", (37, 20, 0)),
            Unit("b", "inf", "line", (30, 27, 180)),
            Unit("b", "inf", "line", (37, 27, 180)),
        ]
    )
    assert charges.charge_targets(s, 0)
    assert [[(CHARGE, 2)], [(CHARGE, 3)]] in candidate_routes.group_routes(s, [0, 1])


def test_a_leg_is_carried_out_and_counted():  # BP-order-5, BP-order-6
    s = sandtable([Unit("a", "inf", "line", (20, 10, 0)), Unit("b", "inf", "line", (20, 17, 180))])
    assert legs.carry_out(s, 0, leg(MOVE, (20, 18, 0))) == [(20000, 10000, 0), (20000, 14950, 0)]
    assert s.moves[0] == 1
    assert legs.carry_out(s, 0, (FORM, ATTACK_COLUMN, 0)) == [(20000, 14950, 0)]  # no room before the enemy
    assert s.moves[0] == 1
    legs.drive(s, 0, 2700)
    assert (ground.pose(s, 0), s.moves[0]) == ((12000, 14950, 0), 2)


def test_a_leg_of_wrong_numbers_is_none():  # BP-order-1
    s = sandtable([Unit("a", "inf", "line", (20, 10, 0))])
    for wrong in ((), (MOVE, 1), (FORM, 1), (ENTER, 5), (LEAVE, 1), (9,), (CHARGE,)):
        found = legs.objection(s, 0, wrong)
        assert found is not None
        assert found.clause == "BP-order-1"


@pytest.mark.parametrize(
    ("unit", "made", "clauses"),
    [
        (("inf", "line"), leg(MOVE, (20, 10, 180), (20, 10, 0)), ["BP-move-12"]),
        (("inf", "line"), leg(MOVE, (20, 14, 0)), ["BP-terr-6", "BP-move-9", "BP-move-13"]),
        (("inf", "skirmish"), leg(MOVE, (20, 13, 0)), ["BP-terr-6", "BP-move-11", "BP-move-13"]),
        (("inf", "march_column"), leg(MOVE, (20, 6, 0)), ["BP-terr-2", "BP-move-10", "BP-move-13"]),
        (("inf", "line"), (FORM, ATTACK_COLUMN, 0), ["BP-form-8"]),
        (("inf", "line"), (ENTER, 2), ["BP-bld-4", "BP-move-13"]),
        (("cav", "line"), (ENTER, 2), ["BP-order-5"]),
    ],
)
def test_a_leg_says_what_it_cost(unit: tuple[str, str], made: Choice, clauses: list[str]):  # BP-move-13
    terrain = [
        feature("obstacle", [(0, 12), (40, 12)]),
        box("rough", 0, 0, 40, 4),
        box("building", 25, 9, 28, 11, size=2),
    ]
    s = sandtable([Unit("a", unit[0], unit[1], (20, 10, 0))], terrain)
    s.journal = Journal()
    legs.carry_out(s, 0, made)
    assert s.journal.clauses() == clauses
