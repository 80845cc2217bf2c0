"""Command: orders, groups, rolls, follow me and rally (3.5, 3.6; examples of 6.1)."""

import pytest
from tests.games.black_powder.parade import (
    ahead,
    choose,
    clauses,
    field_of,
    line_and_commander,
    order,
    orders,
    parade,
    post,
    put,
    refusal,
    top,
)

from grognard.games.black_powder.field import (
    DECISIVE,
    DIFFIDENT,
    HEADSTRONG,
    HESITANT,
    SQUARE,
    SUPERBLY_DRILLED,
    UNRELIABLE,
)
from grognard.games.black_powder.state import (
    FINISH,
    FOLLOW_ME,
    MOVE,
    NO,
    ORDERED,
    ORDERS,
    RALLY,
    YES,
    Battle,
)

# Declaring and rolling


@pytest.mark.proves("BP-cmd-2", "BP-cmd-4", "BP-cmd-5")
def test_the_margin_gives_the_moves():  # BP-ex-1, BP-ex-10
    s, unit, commander = line_and_commander()
    orders(s)
    order(s, commander, [unit], [1, 1, 1])
    assert top(s) == "command"
    choose(s, 3, 3)
    assert s.y[unit] == 12000
    assert s.moves[unit] == 2
    assert {"BP-cmd-2", "BP-cmd-4", "BP-cmd-5"} <= set(clauses(s))


@pytest.mark.structure("BP-cmd-5")
@pytest.mark.parametrize(("dice", "y"), [((3, 5), 11), ((3, 4), 11), ((2, 4), 12), ((1, 4), 13)])
def test_every_margin(dice: tuple[int, int], y: int):
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


@pytest.mark.proves("BP-cmd-18")
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


@pytest.mark.proves("BP-seq-3", "BP-cmd-21")
def test_one_commander_after_another():
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


@pytest.mark.proves("BP-cmd-20", "BP-cmd-23", "BP-cmd-24", "BP-cmd-22", "BP-brig-9")
def test_who_cannot_be_ordered():
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


@pytest.mark.proves("BP-cmd-25")
def test_a_failed_march_column_makes_its_first_leg():  # BP-ex-6
    s = parade(field_of())
    unit = put(s, "fr_l1", 24, 10, 0, "march_column")
    commander = post(s, "fr_b1", 24, 6, 9)
    order(orders(s), commander, [unit], [2, 2])
    choose(s, 5, 6)
    assert s.y[unit] == 12000
    assert "BP-cmd-25" in clauses(s)


@pytest.mark.proves("BP-blund-1", "BP-blund-2")
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


@pytest.mark.proves("BP-cmd-26", "BP-spec-6")
def test_limbered_guns_and_the_superbly_drilled_move_although_the_order_failed():
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


@pytest.mark.proves("BP-cmd-28", "BP-cmd-27")
def test_a_square_whose_order_fails_makes_its_one_move():
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


@pytest.mark.proves("BP-cmd-17", "BP-spec-3", "BP-cmd-35")
def test_the_unreliable_stay_when_the_roll_just_succeeds():
    s, unit, commander = line_and_commander()
    other = put(s, "fr_leg", 27, 10, 0, "line")
    s.field.kinds[s.kind[unit]].specials |= UNRELIABLE
    assert s.kind[other] != s.kind[unit]
    order(orders(s), commander, [unit, other], [2])
    choose(s, 4, 4)
    assert s.y[unit] == 10000
    assert s.y[other] == 12000
    assert {"BP-cmd-17", "BP-spec-3", "BP-cmd-35"} <= set(clauses(s))


@pytest.mark.structure("BP-cmd-17")
def test_the_unreliable_do_not_follow_either():
    s, unit, commander = line_and_commander()
    s.field.kinds[s.kind[unit]].specials |= UNRELIABLE
    order(orders(s), commander, [unit], [2], FOLLOW_ME)
    choose(s, 4, 4)
    assert s.y[unit] == 10000
    assert s.attached[commander - s.field.forces.units] == unit


# Follow me and rally


@pytest.mark.proves("BP-cmd-38", "BP-cmd-39")
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


@pytest.mark.proves("BP-cmd-38")
def test_follow_me_needs_the_commander_near():
    s, unit, commander = line_and_commander(8.001)
    orders(s)
    found = refusal(s, (commander, FOLLOW_ME))
    assert found is not None
    assert found.clause == "BP-cmd-38"
    assert found.what == (unit, 8001, 8000)


@pytest.mark.proves("BP-cmd-30")
def test_no_free_move_after_follow_me():
    s = parade(field_of())
    unit = put(s, "fr_l1", 24, 10, 0, "march_column")
    commander = post(s, "fr_b1", 24, 6, 9)
    order(orders(s), commander, [unit], [2], FOLLOW_ME)
    choose(s, 5, 6)
    assert s.y[unit] == 10000
    assert "BP-cmd-30" in clauses(s)


@pytest.mark.proves("BP-cmd-41", "BP-cmd-42")
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


@pytest.mark.proves("BP-cmd-43")
@pytest.mark.parametrize(("lost", "clause"), [(1, "BP-cmd-43"), (0, "BP-cmd-43")])
def test_a_rally_needs_two_casualties(lost: int, clause: str):  # BP-ex-15
    s, unit, commander = line_and_commander()
    s.casualties[unit] = lost
    orders(s)
    found = refusal(s, (commander, RALLY))
    assert found is not None
    assert found.clause == clause


@pytest.mark.proves("BP-cmd-44", "BP-opt-11")
def test_a_broken_brigade_is_rallied_only_by_a_kind_rule():
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


@pytest.mark.proves("BP-cmd-37")
def test_the_general_lets_a_commander_roll_again_once():
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


@pytest.mark.proves("BP-opt-3")
def test_the_decisive_roll_again_at_their_peril():
    s, unit, commander = tempered(DECISIVE)
    order(orders(s), commander, [unit], [2])
    choose(s, 5, 5)
    choose(s, YES)
    choose(s, 5, 5)
    assert top(s) == "blunder"
    assert "BP-opt-3" in clauses(s)


@pytest.mark.proves("BP-opt-6")
def test_the_hesitant_think_twice():
    s, unit, commander = tempered(HESITANT)
    order(orders(s), commander, [unit], [1, 1, 1])
    choose(s, 1, 1)
    assert top(s) == "command"
    choose(s, 4, 4)
    assert s.y[unit] == 11000
    assert "BP-opt-6" in clauses(s)


@pytest.mark.proves("BP-cmd-18")
@pytest.mark.structure("BP-opt-4", "BP-opt-5")
def test_the_headstrong_blunder_on_eleven_and_the_diffident_never():
    s, unit, commander = tempered(HEADSTRONG)
    order(orders(s), commander, [unit], [2])
    choose(s, 5, 6)
    assert top(s) == "blunder"
    s, unit, commander = tempered(DIFFIDENT)
    order(orders(s), commander, [unit], [2])
    choose(s, 6, 6)
    assert top(s) == ""
    assert "BP-cmd-18" in clauses(s)


@pytest.mark.proves("BP-cmd-18", "BP-seq-3", "BP-opt-1")
def test_the_general_orders_last_where_the_option_says_so():
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


@pytest.mark.proves("BP-cmd-40")
def test_a_rally_needs_the_commander_near():
    s, unit, commander = line_and_commander(8.001)
    s.casualties[unit] = 2
    orders(s)
    found = refusal(s, (commander, RALLY))
    assert found is not None
    assert found.clause == "BP-cmd-40"
