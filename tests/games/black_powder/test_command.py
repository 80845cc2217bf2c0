"""Command: ratings, groups, rolls, legs, follow me and rally (3.5, 3.6; examples of 6.1)."""

import pytest
from tests.games.black_powder.parade import (
    ahead,
    choose,
    clauses,
    field_of,
    order,
    orders,
    parade,
    piece,
    post,
    put,
    refusal,
    step,
    top,
)

from grognard.games.black_powder.field import (
    AGGRESSIVE,
    DECISIVE,
    DIFFIDENT,
    GALLOP,
    HEADSTRONG,
    HESITANT,
    MARAUDERS,
    NOBODY,
    PAS_DE_CHARGE,
    RELIABLE,
    SQUARE,
    SUPERBLY_DRILLED,
    TIMID,
    UNRELIABLE,
)
from grognard.games.black_powder.rating import ADVANCE, ASSAULT, RETIRE, modified_rating
from grognard.games.black_powder.state import (
    CHARGE,
    FINISH,
    FOLLOW_ME,
    FORM,
    MOVE,
    NO,
    ORDERED,
    ORDERS,
    RALLY,
    SHOT,
    YES,
    Battle,
)


def line_and_commander(distance: float = 6.0, rating: int = 8) -> tuple[Battle, int, int]:
    """A line at (20, 10) facing north, its commander straight behind its rear edge."""
    s = parade(field_of())
    unit = put(s, "fr_l1", 20, 10, 0, "line")
    commander = post(s, "fr_b1", 20, 9.5 - distance, rating)
    return s, unit, commander


def rating_of(s: Battle, commander: int, *units: int, kind: int = ADVANCE) -> int:
    return modified_rating(s, commander, units, kind)


# The rating


@pytest.mark.parametrize(("distance", "penalty"), [(7.999, 0), (8.0, -1), (8.001, -1), (9.0, -1)])
def test_only_full_steps_of_distance_count(distance: float, penalty: int):  # BP-ex-3
    s, unit, commander = line_and_commander(distance)
    assert rating_of(s, commander, unit) == 8 + penalty
    assert ("BP-cmd-7" in clauses(s)) == bool(penalty)


@pytest.mark.parametrize(("distance", "penalty"), [(15.999, -1), (16.0, -2)])
def test_two_steps_of_distance(distance: float, penalty: int):  # BP-ex-3
    s = parade(field_of())
    unit = put(s, "fr_l1", 20, 30, 0, "line")
    commander = post(s, "fr_b1", 20, 29.5 - distance, 8)
    assert rating_of(s, commander, unit) == 8 + penalty


@pytest.mark.parametrize(("gap", "penalty"), [(8.0, -1), (8.001, 0)])
def test_an_enemy_within_eight_inches_is_a_burden(gap: float, penalty: int):  # BP-ex-4
    s, unit, commander = line_and_commander()
    put(s, "at_l1", 20, 11 + gap, 180, "line")
    assert rating_of(s, commander, unit) == 8 + penalty
    assert ("BP-cmd-9" in clauses(s)) == bool(penalty)


def test_a_column_on_the_road_is_clamped_to_ten():  # BP-ex-6
    s = parade(field_of())
    unit = put(s, "fr_l1", 24, 10, 0, "march_column")
    commander = post(s, "fr_b1", 24, 6, 9)
    assert rating_of(s, commander, unit) == 10
    assert {"BP-cmd-13", "BP-cmd-16"} <= set(clauses(s))


def test_columns_off_the_road_and_attack_columns():  # BP-cmd-11, BP-cmd-12
    s = parade(field_of())
    for kind in s.field.kinds:
        kind.specials &= ~PAS_DE_CHARGE
    march = put(s, "fr_l1", 10, 10, 0, "march_column")
    attack = put(s, "fr_l2", 16, 10, 0, "attack_column")
    commander = post(s, "fr_b1", 13, 6, 7)
    assert rating_of(s, commander, march) == 8
    assert rating_of(s, commander, attack) == 8
    assert {"BP-cmd-11", "BP-cmd-12"} <= set(clauses(s))


def three_columns() -> tuple[Battle, int, list[int]]:
    """Three attack columns with gaps of 3.9 inches, the farthest 17 inches from the commander."""
    s = parade(field_of())
    width = s.field.kinds[s.kind[piece(s, "fr_l1")]].width[1] / 1000
    gap = width + 3.9
    units = [put(s, f"fr_l{n + 1}", 10 + n * gap, 20, 0, "attack_column") for n in range(3)]
    for unit in units:
        s.field.kinds[s.kind[unit]].specials |= PAS_DE_CHARGE
    commander = post(s, "fr_b1", 10 + 2 * gap - width / 2 - 17, 20, 8)
    return s, commander, units


def test_a_group_of_columns():  # BP-ex-7
    s, commander, units = three_columns()
    put(s, "at_l1", 10, 20 + 1.5 + 7 + 0.5, 180, "line")
    assert rating_of(s, commander, *units) == 8 - 2 - 1 + 1 + 1
    assert {"BP-cmd-32", "BP-cmd-33", "BP-cmd-34", "BP-spec-4"} <= set(clauses(s))


def test_a_line_among_columns_takes_their_bonus_away():  # BP-ex-9
    s, commander, units = three_columns()
    put(s, "fr_l3", s.x[units[2]] / 1000, 20, 0, "line")
    s.x[commander], s.y[commander] = s.x[units[1]], s.y[units[1]] - 3000
    assert rating_of(s, commander, *units) == 8
    assert "BP-cmd-34" in clauses(s)


def test_marauders_do_not_mind_the_distance():  # BP-spec-5
    s, unit, commander = line_and_commander(9.0)
    s.field.kinds[s.kind[unit]].specials |= MARAUDERS
    assert rating_of(s, commander, unit) == 8
    assert "BP-spec-5" in clauses(s)


def test_reliable_and_gallop():  # BP-spec-2, BP-spec-19
    s, unit, commander = line_and_commander()
    s.field.kinds[s.kind[unit]].specials |= RELIABLE | GALLOP
    assert rating_of(s, commander, unit) == 9
    assert rating_of(s, commander, unit, kind=ASSAULT) == 10
    assert {"BP-spec-2", "BP-spec-19"} <= set(clauses(s))


def test_who_has_fired_is_harder_to_order():  # BP-opt-10
    s, unit, commander = line_and_commander()
    s.deeds[unit] |= SHOT
    assert rating_of(s, commander, unit) == 8
    s.field.shoot_before_orders = True
    assert rating_of(s, commander, unit) == 7


@pytest.mark.parametrize(
    ("temper", "kind", "change", "clause"),
    [
        (AGGRESSIVE, ASSAULT, 1, "BP-opt-2"),
        (AGGRESSIVE, ADVANCE, 0, ""),
        (DIFFIDENT, ADVANCE, -1, "BP-opt-4"),
        (HEADSTRONG, ADVANCE, 1, "BP-opt-5"),
        (TIMID, ASSAULT, -1, "BP-opt-7"),
        (TIMID, RETIRE, 1, "BP-opt-7"),
    ],
)
def test_tempers(temper: int, kind: int, change: int, clause: str):
    s, unit, commander = line_and_commander()
    s.field.personalities = True
    s.field.forces.personality[commander - s.field.forces.units] = temper
    assert rating_of(s, commander, unit, kind=kind) == 8 + change
    assert not clause or clause in clauses(s)


def test_the_diffident_take_heart_near_the_general_and_the_headstrong_must_be_first():
    s, unit, commander = line_and_commander()
    s.field.personalities = True
    tempers, units = s.field.forces.personality, s.field.forces.units
    post(s, "general_a", 20, 5)
    tempers[commander - units] = DIFFIDENT
    assert rating_of(s, commander, unit) == 8
    tempers[commander - units] = HEADSTRONG
    s.spoken[post(s, "fr_b2", 40, 5) - units] = 1
    assert rating_of(s, commander, unit) == 8


# Declaring and rolling


def test_the_margin_gives_the_moves():  # BP-ex-1, BP-ex-10
    s, unit, commander = line_and_commander()
    orders(s)
    order(s, commander, [unit], [1, 1, 1])
    assert top(s) == "command"
    choose(s, 3, 3)
    assert s.y[unit] == 12000
    assert s.moves[unit] == 2
    assert {"BP-cmd-2", "BP-cmd-4", "BP-cmd-5"} <= set(clauses(s))


@pytest.mark.parametrize(("dice", "y"), [((3, 5), 11), ((3, 4), 11), ((2, 4), 12), ((1, 4), 13)])
def test_every_margin(dice: tuple[int, int], y: int):  # BP-cmd-5
    s, unit, commander = line_and_commander()
    order(orders(s), commander, [unit], [1, 1, 1])
    choose(s, *dice)
    assert s.y[unit] == y * 1000


def test_a_unit_stops_when_its_order_is_done():  # BP-ex-10
    s, unit, commander = line_and_commander()
    order(orders(s), commander, [unit], [2])
    choose(s, 1, 1)
    assert s.y[unit] == 12000
    assert s.group == ()
    assert s.command == commander  # he may go on (BP-cmd-19)


def test_a_failure_silences_the_commander_but_not_the_next():  # BP-ex-12
    s, unit, commander = line_and_commander()
    other = put(s, "fr_l2", 28, 10, 0, "line")
    horse = put(s, "fr_c1", 40, 10, 0, "line")
    next_one = post(s, "fr_b2", 40, 6)
    order(orders(s), commander, [unit], [2])
    choose(s, 4, 5)
    assert s.y[unit] == 10000
    assert s.deeds[unit] & ORDERED
    assert "BP-cmd-18" in clauses(s)
    found = refusal(s, (commander, ORDERS))
    assert found is not None
    assert found.clause == "BP-cmd-18"
    assert not s.deeds[other] & ORDERED
    order(s, next_one, [horse], [2])
    choose(s, 1, 1)
    assert s.y[horse] == 12000


def test_one_commander_after_another():  # BP-seq-3, BP-cmd-21
    s, unit, commander = line_and_commander()
    second = put(s, "fr_l2", 30, 10, 0, "line")
    put(s, "fr_c1", 40, 10, 0, "line")
    next_one = post(s, "fr_b2", 40, 6)
    order(orders(s), commander, [unit], [2])
    choose(s, 1, 1)
    found = refusal(s, (next_one, ORDERS))
    assert found is not None
    assert found.clause == "BP-seq-3"
    choose(s, commander, ORDERS)
    again = refusal(s, (unit,))
    assert again is not None
    assert again.clause == "BP-cmd-21"
    choose(s, second)
    choose(s, *ahead(s, second, 1))
    choose(s)
    choose(s)
    choose(s, 1, 1)
    choose(s, next_one, ORDERS) if refusal(s, (next_one, ORDERS)) is None else choose(s, commander, FINISH)
    assert top(s) in ("brief", "order")


def test_who_cannot_be_ordered():  # BP-cmd-20, -22, -23, -24, BP-brig-9
    s, unit, commander = line_and_commander()
    good = put(s, "fr_l2", 27, 10, 0, "line")
    horse = put(s, "fr_c1", 40, 10, 0, "line")
    general = post(s, "general_a", 20, 5)
    s.disordered[unit] = 1
    engaged = put(s, "fr_l3", 10, 30, 0, "line")
    put(s, "at_l1", 10, 31, 180, "line")
    orders(s)
    said = refusal(s, (general, ORDERS))
    assert said is not None
    assert said.clause == "BP-cmd-20"
    choose(s, commander, ORDERS)
    for who, clause in ((unit, "BP-cmd-23"), (engaged, "BP-cmd-24"), (horse, "BP-cmd-22")):
        found = refusal(s, (who,))
        assert found is not None
        assert found.clause == clause
    s.broken[s.field.forces.brigade[good]] = 1
    found = refusal(s, (good,))
    assert found is not None
    assert found.clause == "BP-brig-9"


def test_a_failed_march_column_makes_its_first_leg():  # BP-ex-6
    s = parade(field_of())
    unit = put(s, "fr_l1", 24, 10, 0, "march_column")
    commander = post(s, "fr_b1", 24, 6, 9)
    order(orders(s), commander, [unit], [2, 2])
    choose(s, 5, 6)
    assert s.y[unit] == 12000
    assert "BP-cmd-25" in clauses(s)


def test_a_blundering_march_column_has_no_free_move():  # BP-ex-6
    s = parade(field_of())
    unit = put(s, "fr_l1", 24, 12, 0, "march_column")
    commander = post(s, "fr_b1", 24, 6, 9)
    order(orders(s), commander, [unit], [2])
    choose(s, 6, 6)
    assert top(s) == "blunder"
    assert {"BP-blund-1", "BP-blund-2"} <= set(clauses(s))
    assert "BP-cmd-25" not in clauses(s)


def test_a_march_column_that_rolls_its_rating_moves_once():  # BP-ex-6
    s = parade(field_of())
    unit = put(s, "fr_l1", 24, 10, 0, "march_column")
    commander = post(s, "fr_b1", 24, 6, 9)
    order(orders(s), commander, [unit], [2, 2])
    choose(s, 5, 5)
    assert s.y[unit] == 12000


def test_limbered_guns_and_the_superbly_drilled_move_although_the_order_failed():  # BP-cmd-26, BP-spec-6
    s, unit, commander = line_and_commander()
    s.field.kinds[s.kind[unit]].specials |= SUPERBLY_DRILLED
    guns = put(s, "fr_bat", 28, 9, 0, "limbered")
    order(orders(s), commander, [unit], [2])
    choose(s, 5, 6)
    assert s.y[unit] == 12000
    s.spoken = [0] * len(s.spoken)
    order(orders(s), commander, [guns], [2])
    choose(s, 5, 6)
    assert s.y[guns] == 11000
    assert {"BP-cmd-26", "BP-spec-6"} <= set(clauses(s))


def test_a_square_whose_order_fails_makes_its_one_move():  # BP-cmd-27, BP-cmd-28
    s = parade(field_of())
    unit = put(s, "fr_l1", 20, 10, 0, "square")
    assert s.formation[unit] == SQUARE
    commander = post(s, "fr_b1", 20, 5)
    orders(s)
    choose(s, commander, ORDERS)
    choose(s, unit)
    choose(s, *ahead(s, unit, 2))
    second = refusal(s, (MOVE, 20000, 13000, 0))
    assert second is not None
    assert second.clause == "BP-cmd-28"
    choose(s)
    choose(s)
    choose(s, 5, 6)
    assert s.y[unit] == 12000
    assert "BP-cmd-27" in clauses(s)


def test_the_unreliable_stay_when_the_roll_just_succeeds():  # BP-cmd-17, BP-spec-3
    s, unit, commander = line_and_commander()
    other = put(s, "fr_leg", 27, 10, 0, "line")
    s.field.kinds[s.kind[unit]].specials |= UNRELIABLE
    assert s.kind[other] != s.kind[unit]
    order(orders(s), commander, [unit, other], [2])
    choose(s, 4, 4)
    assert s.y[unit] == 10000
    assert s.y[other] == 12000
    assert {"BP-cmd-17", "BP-spec-3", "BP-cmd-35"} <= set(clauses(s))


def test_the_unreliable_do_not_follow_either():  # BP-cmd-17
    s, unit, commander = line_and_commander()
    s.field.kinds[s.kind[unit]].specials |= UNRELIABLE
    order(orders(s), commander, [unit], [2], FOLLOW_ME)
    choose(s, 4, 4)
    assert s.y[unit] == 10000
    assert s.attached[commander - s.field.forces.units] == unit


# Groups


def test_a_group_moves_as_one():  # BP-cmd-31, BP-cmd-35, BP-ex-7
    s, commander, units = three_columns()
    put(s, "at_l1", 10, 20 + 1.5 + 7 + 0.5, 180, "line")
    order(orders(s), commander, units, [2, 2])
    choose(s, 2, 3)
    assert [s.y[unit] for unit in units] == [24000] * 3


def test_a_group_is_connected():  # BP-cmd-31
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


def test_a_group_order_is_one_order():  # BP-cmd-36
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


def test_who_cannot_follow_to_the_end_is_left_out():  # BP-cmd-36
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


def test_a_charge_ends_a_route():  # BP-order-4
    s, unit, commander = line_and_commander()
    enemy = put(s, "at_l1", 20, 16, 180, "line")
    orders(s)
    choose(s, commander, ORDERS)
    choose(s, unit)
    choose(s, CHARGE, enemy)
    assert top(s) == "brief"


def test_later_legs_are_judged_where_the_earlier_ones_end():  # BP-order-8
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


# Follow me and rally


def test_follow_me_does_all_legs_on_any_success():  # BP-ex-16
    s, unit, commander = line_and_commander()
    put(s, "fr_l2", 30, 10, 0, "line")
    order(orders(s), commander, [unit], [1, 1, 1], FOLLOW_ME)
    choose(s, 4, 4)
    assert s.y[unit] == 13000
    assert (s.x[commander], s.y[commander]) == (s.x[unit], s.y[unit])
    assert s.attached[commander - s.field.forces.units] == unit
    assert {"BP-cmd-38", "BP-cmd-39"} <= set(clauses(s))
    assert top(s) == ""  # nobody else has an order to give


def test_follow_me_needs_the_commander_near():  # BP-cmd-38
    s, unit, commander = line_and_commander(8.001)
    orders(s)
    found = refusal(s, (commander, FOLLOW_ME))
    assert found is not None
    assert found.clause == "BP-cmd-38"
    assert found.what == (unit, 8001, 8000)


def test_no_free_move_after_follow_me():  # BP-cmd-30
    s = parade(field_of())
    unit = put(s, "fr_l1", 24, 10, 0, "march_column")
    commander = post(s, "fr_b1", 24, 6, 9)
    order(orders(s), commander, [unit], [2], FOLLOW_ME)
    choose(s, 5, 6)
    assert s.y[unit] == 10000
    assert "BP-cmd-30" in clauses(s)


def test_rally():  # BP-ex-15
    s, unit, commander = line_and_commander()
    s.casualties[unit] = 3
    assert s.is_shaken(unit)
    orders(s)
    choose(s, commander, RALLY)
    choose(s, unit)
    choose(s)
    choose(s, 4, 4)
    assert s.casualties[unit] == 2
    assert not s.is_shaken(unit)
    assert s.attached[commander - s.field.forces.units] == unit
    assert {"BP-cmd-41", "BP-cmd-42"} <= set(clauses(s))


@pytest.mark.parametrize(("lost", "clause"), [(1, "BP-cmd-43"), (0, "BP-cmd-43")])
def test_a_rally_needs_two_casualties(lost: int, clause: str):  # BP-ex-15
    s, unit, commander = line_and_commander()
    s.casualties[unit] = lost
    orders(s)
    found = refusal(s, (commander, RALLY))
    assert found is not None
    assert found.clause == clause


def test_a_broken_brigade_is_rallied_only_by_a_kind_rule():  # BP-cmd-44, BP-opt-11
    s, unit, commander = line_and_commander()
    brigade = s.field.forces.brigade[unit]
    s.casualties[unit] = 3
    s.broken[brigade] = 1
    put(s, "fr_c1", 40, 10)
    post(s, "fr_b2", 40, 6)
    orders(s)
    found = refusal(s, (commander, RALLY))
    assert found is not None
    assert found.clause == "BP-cmd-44"
    s.field.kind_brigades = True
    choose(s, commander, RALLY)
    choose(s, unit)
    choose(s)
    choose(s, 4, 4)
    assert s.broken[brigade] == 0
    assert "BP-opt-11" in clauses(s)


# Rolling again


def test_the_general_lets_a_commander_roll_again_once():  # BP-cmd-37
    s, unit, commander = line_and_commander()
    second = put(s, "fr_l2", 30, 10, 0, "line")
    post(s, "general_a", 20, 5)
    order(orders(s), commander, [unit], [2])
    choose(s, 5, 5)
    assert top(s) == "again"
    choose(s, YES)
    choose(s, 1, 1)
    assert s.y[unit] == 12000
    assert s.rerolled == 1
    order(s, commander, [second], [2])
    choose(s, 5, 5)
    assert top(s) != "again"
    assert "BP-cmd-37" in clauses(s)


def test_the_general_may_decline():
    s, unit, commander = line_and_commander()
    post(s, "general_a", 20, 5)
    order(orders(s), commander, [unit], [2])
    choose(s, 5, 5)
    choose(s, NO)
    assert s.y[unit] == 10000
    assert s.rerolled == 0


def tempered(temper: int) -> tuple[Battle, int, int]:
    s, unit, commander = line_and_commander()
    s.field.personalities = True
    s.field.forces.personality[commander - s.field.forces.units] = temper
    return s, unit, commander


def test_the_decisive_roll_again_at_their_peril():  # BP-opt-3
    s, unit, commander = tempered(DECISIVE)
    order(orders(s), commander, [unit], [2])
    choose(s, 5, 5)
    choose(s, YES)
    choose(s, 5, 5)
    assert top(s) == "blunder"
    assert "BP-opt-3" in clauses(s)


def test_the_hesitant_think_twice():  # BP-opt-6
    s, unit, commander = tempered(HESITANT)
    order(orders(s), commander, [unit], [1, 1, 1])
    choose(s, 1, 1)
    assert top(s) == "command"
    choose(s, 4, 4)
    assert s.y[unit] == 11000
    assert "BP-opt-6" in clauses(s)


def test_the_headstrong_blunder_on_eleven_and_the_diffident_never():  # BP-opt-4, BP-opt-5
    s, unit, commander = tempered(HEADSTRONG)
    order(orders(s), commander, [unit], [2])
    choose(s, 5, 6)
    assert top(s) == "blunder"
    s, unit, commander = tempered(DIFFIDENT)
    order(orders(s), commander, [unit], [2])
    choose(s, 6, 6)
    assert top(s) == ""
    assert "BP-cmd-18" in clauses(s)


def test_the_general_orders_last_where_the_option_says_so():  # BP-opt-1
    s, unit, commander = line_and_commander()
    s.field.general_orders = True
    general = post(s, "general_a", 20, 5, 8)
    horse = put(s, "fr_c1", 27, 10, 0, "line")
    order(orders(s), general, [unit], [2])
    choose(s, 1, 1)
    assert s.y[unit] == 12000
    found = refusal(s, (commander, ORDERS))
    assert found is not None
    assert found.clause in ("BP-cmd-18", "BP-seq-3")
    order(s, general, [horse], [2])
    choose(s, 5, 5)
    assert top(s) == ""  # no re-roll, and his failure ends it
    assert "BP-opt-1" in clauses(s)


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
