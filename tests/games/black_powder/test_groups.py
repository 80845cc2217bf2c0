"""Group orders and routes (BP-cmd-31 to 36, 3.6)."""

import pytest
from tests.games.black_powder.parade import (
    ahead,
    choose,
    clauses,
    line_and_commander,
    order,
    orders,
    post,
    put,
    refusal,
    step,
    three_columns,
    top,
)

from grognard.games.black_powder.field import (
    NOBODY,
    SUPERBLY_DRILLED,
)
from grognard.games.black_powder.state import (
    CHARGE,
    FORM,
    MOVE,
    ORDERS,
)

# Groups


@pytest.mark.structure("BP-cmd-31", "BP-cmd-35")
def test_a_group_moves_as_one():  # BP-ex-7
    s, commander, units = three_columns()
    put(s, "at_l1", 10, 20 + 1.5 + 7 + 0.5, 180, "line")
    order(orders(s), commander, units, [2, 2])
    choose(s, 2, 3)
    assert [s.y[unit] for unit in units] == [24000] * 3


@pytest.mark.proves("BP-cmd-31")
def test_a_group_is_connected():
    s, unit, commander = line_and_commander()
    far = put(s, "fr_l2", 31, 10, 0, "line")
    orders(s)
    choose(s, commander, ORDERS)
    choose(s, unit)
    choose(s, *ahead(s, unit, 2))
    choose(s)
    found = refusal(s, (far,))
    assert found is not None
    assert found.clause == "BP-cmd-31"


@pytest.mark.proves("BP-cmd-36")
def test_a_group_order_is_one_order():
    s, unit, commander = line_and_commander()
    other = put(s, "fr_l2", 28, 10, 0, "line")
    orders(s)
    choose(s, commander, ORDERS)
    choose(s, unit)
    choose(s, *ahead(s, unit, 4))
    choose(s)
    choose(s, other)
    for leg in ((FORM, 1, 0), (MOVE, 28000, 6000, 0), (MOVE, 33500, 10000, 0)):
        found = refusal(s, leg)
        assert found is not None
        assert found.clause == "BP-cmd-36"
    enough = refusal(s, ())
    assert enough is not None
    assert enough.clause == "BP-cmd-36"
    choose(s, MOVE, 28000, 10000, 0)  # who stays agrees with any
    assert top(s) == "brief"


@pytest.mark.structure("BP-cmd-36")
def test_who_cannot_follow_to_the_end_is_left_out():
    s, unit, commander = line_and_commander()
    other = put(s, "fr_l2", 28, 10, 0, "line")
    enemy = put(s, "at_l1", 17, 22, 180, "line")
    s.start[unit] = s.x[unit], s.y[unit], s.facing[unit]
    orders(s)
    choose(s, commander, ORDERS)
    choose(s, unit)
    choose(s, *ahead(s, unit, 4))
    choose(s, CHARGE, enemy)
    choose(s, other)
    choose(s, MOVE, 28000, 5000, 0)
    assert step(s).options(s) == [()]
    choose(s)
    assert s.group == (unit,)
    assert len(s.routes) == 1
    assert top(s) == "brief"


@pytest.mark.structure("BP-order-4")
def test_a_charge_ends_a_route():
    s, unit, commander = line_and_commander()
    enemy = put(s, "at_l1", 20, 16, 180, "line")
    orders(s)
    choose(s, commander, ORDERS)
    choose(s, unit)
    choose(s, CHARGE, enemy)
    assert top(s) == "brief"


@pytest.mark.proves("BP-move-13")
@pytest.mark.structure("BP-order-8")
def test_later_legs_are_judged_where_the_earlier_ones_end():
    s, unit, commander = line_and_commander()
    orders(s)
    choose(s, commander, ORDERS)
    choose(s, unit)
    choose(s, *ahead(s, unit, 8))
    found = refusal(s, (MOVE, 20000, 10000 + 16001, 0))
    assert found is not None
    assert found.clause == "BP-move-13"
    choose(s, *ahead(s, unit, 8))  # standing still is a leg too
    assert s.y[unit] == 10000  # nothing has moved yet


def test_every_option_of_an_order_meets_no_objection():
    s, commander, _ = three_columns()
    orders(s)
    choose(s, commander, ORDERS)
    for _ in range(12):
        options = step(s).options(s)
        assert options
        for option in options:
            assert refusal(s, option) is None, option
        if top(s) == "command":
            break
        s.apply(options[0])
    assert s.command in (commander, NOBODY)


# Carrying it out


@pytest.mark.proves("BP-order-2")
@pytest.mark.structure("BP-order-3", "BP-order-7", "BP-cmd-6")
def test_units_do_their_legs_one_after_another():
    s, unit, commander = line_and_commander()
    other = put(s, "fr_l2", 28, 9, 0, "line")
    orders(s)
    choose(s, commander, ORDERS)
    for each in (unit, other):
        choose(s, each)
        for gone in (1, 2, 3):
            choose(s, *ahead(s, each, gone))
        assert top(s) == "brief"  # three legs are all there is
    choose(s)
    choose(s, 1, 1)
    assert (s.y[unit], s.y[other]) == (13000, 12000)
    assert (s.moves[unit], s.moves[other]) == (3, 3)
    assert "BP-order-2" in clauses(s)


@pytest.mark.proves("BP-order-5", "BP-order-6")
def test_a_leg_that_became_illegal_is_made_as_far_as_possible():
    s, unit, commander = line_and_commander()
    behind = put(s, "fr_l2", 20, 7.5, 0, "line")
    post(s, "fr_b1", 26, 8)
    orders(s)
    choose(s, commander, ORDERS)
    choose(s, unit)
    choose(s, *ahead(s, unit, 1))
    choose(s, *ahead(s, unit, 2))
    choose(s)
    choose(s, behind)
    choose(s, *ahead(s, behind, 1))
    choose(s, *ahead(s, behind, 1.5))
    choose(s)
    wall = put(s, "fr_l3", 20, 12.5, 0, "line")  # a friend comes in the way
    choose(s, 1, 1)
    assert s.outline[unit].north <= s.outline[wall].south + 10
    assert s.y[unit] > 10000
    assert s.moves[unit] == 2
    assert {"BP-order-5", "BP-order-6"} <= set(clauses(s))


@pytest.mark.proves("BP-cmd-29")
def test_a_free_move_is_no_charge():
    s, unit, commander = line_and_commander()
    s.field.kinds[s.kind[unit]].specials |= SUPERBLY_DRILLED
    enemy = put(s, "at_l1", 20, 16, 180, "line")
    s.start[unit] = s.x[unit], s.y[unit], s.facing[unit]
    orders(s)
    choose(s, commander, ORDERS)
    choose(s, unit)
    choose(s, CHARGE, enemy)
    choose(s)
    choose(s, 5, 6)
    assert s.y[unit] == 10000
    assert "BP-cmd-29" in clauses(s)


@pytest.mark.proves("BP-chg-14")
def test_a_charge_that_the_moves_do_not_reach_stops():
    s, unit, commander = line_and_commander()
    enemy = put(s, "at_l1", 20, 24, 180, "line")
    s.start[unit] = s.x[unit], s.y[unit], s.facing[unit]
    orders(s)
    choose(s, commander, ORDERS)
    choose(s, unit)
    choose(s, *ahead(s, unit, 7))
    choose(s, CHARGE, enemy)
    choose(s)
    choose(s, 3, 4)
    assert s.y[unit] == 17000
    assert not s.is_engaged(unit)
    assert "BP-chg-14" in clauses(s)


@pytest.mark.structure("BP-cmd-1", "BP-cmd-19")
def test_a_commander_goes_on_after_a_success():
    s, unit, commander = line_and_commander()
    second = put(s, "fr_l2", 30, 10, 0, "line")
    order(orders(s), commander, [unit], [2])
    choose(s, 1, 1)
    assert (commander, ORDERS) in step(s).options(s)
    assert s.y[second] == 10000  # nobody moves without an order


@pytest.mark.structure("BP-why-3")
def test_a_dragged_move_is_mended():
    s, unit, commander = line_and_commander()
    orders(s)
    choose(s, commander, ORDERS)
    choose(s, unit)
    too_far = ahead(s, unit, 11)
    assert refusal(s, too_far) is not None
    mended = step(s).mend(s, too_far)
    assert mended is not None
    assert refusal(s, mended) is None
    assert mended == ahead(s, unit, 8)  # the farthest on its way
