"""The sequence of play: turns, reserves, forced moves, initiative, blunders, rides (2, 3.7, 3.8)."""

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
    waits,
    whole_field,
)
from tests.games.black_powder.sandtable import box

from grognard.core.journal import Journal
from grognard.core.rng import Seeded
from grognard.core.step import RULES, Chance
from grognard.games.black_powder import ground
from grognard.games.black_powder.deployment import DEPLOY, STATION
from grognard.games.black_powder.field import (
    BRAVE,
    BUILDING,
    DETERMINED_CHARGE,
    ELITE,
    LACKING_INITIATIVE,
    NOBODY,
    NOWHERE,
    Field,
)
from grognard.games.black_powder.forced import FORCED
from grognard.games.black_powder.initiative import INITIATIVES, look_around
from grognard.games.black_powder.reserves import RESERVES
from grognard.games.black_powder.riding import HEARTENINGS, RIDE, RIDES
from grognard.games.black_powder.sequence import (
    COMMAND_FIRST,
    ELITES,
    FIRE_FIRST,
    begin,
    clear,
    recover_order,
)
from grognard.games.black_powder.state import (
    CHARGED,
    NEAR,
    ON_TABLE,
    ORDERED,
    RESERVE,
    RETIRED,
    Battle,
)


def run(s: Battle, *rules: object) -> Battle:
    """Put rules on the agenda and let them run."""
    s.then(*rules)  # type: ignore[arg-type]
    s.settle()
    return s


def quietly(s: Battle, limit: int = 4000) -> int:
    """Pass wherever that is possible, else take the first option; roll ones. How many steps it took."""
    steps = 0
    while s.agenda and steps < limit:
        now = step(s)
        assert now.actor(s) != RULES
        options = now.options(s)
        s.apply(() if () in options else options[0])
        steps += 1
    return steps


def walled_in() -> Field:
    """Houses to the south, west and east of a line at (20, 20)."""
    field = field_of()
    for west, south, east, north in ((13, 16, 27, 18), (13, 18, 15, 26), (25, 18, 27, 26)):
        field.by_kind[BUILDING].append(len(field.features))
        field.features.append(box("building", west, south, east, north, 1))
        field.roads.append(NOWHERE)
    return field


# Turns


@pytest.mark.proves("BP-over-3", "BP-over-6", "BP-over-7", "BP-seq-9", "BP-over-9", "BP-vic-6")
@pytest.mark.structure("BP-over-4", "BP-scen-5")
def test_a_battle_of_passes_lasts_its_turns():
    s = begin(whole_field())
    assert (s.turn, s.active) == (1, 0)
    s.journal = Journal()
    quietly(s)
    assert s.result is not None
    assert s.turn == 8
    assert s.active == 1
    assert {"BP-over-3", "BP-over-6", "BP-over-7", "BP-seq-9"} <= set(clauses(s))
    assert {"BP-over-9", "BP-vic-6"} <= set(clauses(s))


@pytest.mark.proves("BP-over-8")
def test_the_first_side_is_rolled_for():
    field = whole_field()
    field.first = NOBODY
    s = begin(field)
    s.journal = Journal()
    assert top(s) == "first"
    s.apply((4, 4))
    assert top(s) == "first"
    s.apply((2, 5))
    assert (s.first, s.active, s.turn) == (1, 1, 1)
    assert "BP-over-8" in clauses(s)


@pytest.mark.structure("BP-unit-6")
def test_a_player_turn_begins_with_a_clean_slate():
    s = parade(field_of())
    unit = put(s, "fr_l1", 20, 10)
    s.deeds[unit] = ORDERED | RETIRED
    s.moves[unit] = 2
    s.spoken = [7] * len(s.spoken)
    s.rerolled = 1
    clear(s)
    assert s.deeds[unit] == 0
    assert s.moves[unit] == 0
    assert s.start[unit] == (20000, 10000, 0)
    assert s.start[piece(s, "fr_l2")] == ()
    assert not any(s.spoken)
    assert not s.rerolled


@pytest.mark.proves("BP-dis-3")
def test_order_returns_at_the_end_of_the_own_turn():  # BP-ex-82
    s = parade(field_of())
    units = [put(s, f"fr_l{n}", 10 * n, 10) for n in (1, 2, 3)]
    enemy = put(s, "at_l2", 10, 11.5, 180)
    other = put(s, "at_l1", 40, 30, 180)
    assert s.is_engaged(units[0]) == (s.contact[enemy] != 0)
    put(s, "at_l2", 10, (s.outline[units[0]].north + 500) / 1000, 180, "line")
    assert s.is_engaged(units[0])
    for unit in (*units, other):
        s.disordered[unit] = 1
    s.deeds[units[1]] |= RETIRED
    recover_order(s)
    assert [s.disordered[unit] for unit in units] == [1, 1, 0]
    assert s.disordered[other] == 1
    assert "BP-dis-3" in clauses(s)


@pytest.mark.proves("BP-spec-1")
def test_an_elite_unit_recovers_at_the_start():  # BP-ex-82
    for die, left in ((3, 1), (4, 0)):
        s = parade(field_of())
        unit = put(s, "fr_l1", 20, 10)
        kind = s.field.kinds[s.kind[unit]]
        kind.specials |= ELITE
        kind.elite = 4
        s.disordered[unit] = 1
        run(s, ELITES)
        assert top(s) == "recover"
        now = step(s)
        assert isinstance(now, Chance)
        assert [weight for _, weight in now.classes(s)] == [3, 3]
        s.apply((die,))
        assert s.disordered[unit] == left
    assert "BP-spec-1" in clauses(s)


@pytest.mark.structure("BP-seq-1", "BP-seq-2", "BP-over-5")
def test_everything_has_its_place_in_the_turn():
    verbs = [rule.verb for rule in COMMAND_FIRST]
    assert verbs == [
        *("reserves", "elites", "forced", "initiatives", "orders_go_on", "rides", "heartenings"),
        *("shooting_phase", "combat_phase", "end_turn"),
    ]
    late = [rule.verb for rule in FIRE_FIRST]
    assert late.index("initiatives") < late.index("shooting_phase") < late.index("orders_go_on")


# Initiative


def near_the_enemy(gap: float = 7.9) -> tuple[Battle, int, int]:
    s = parade(field_of())
    unit = put(s, "fr_l1", 20, 10, 0, "line")
    enemy = put(s, "at_l1", 20, 11 + gap, 180, "line")
    look_around(s)
    return s, unit, enemy


@pytest.mark.proves("BP-init-1", "BP-init-2")
@pytest.mark.structure("BP-seq-10")
def test_a_unit_near_the_enemy_acts_by_itself():
    s, unit, _ = near_the_enemy()
    assert s.deeds[unit] & NEAR
    run(s, INITIATIVES)
    choose(s, unit)
    assert top(s) == "leg"
    choose(s, *ahead(s, unit, 2))
    assert s.y[unit] == 12000
    assert s.deeds[unit] & ORDERED
    assert top(s) == ""  # nobody else has an initiative move
    assert {"BP-init-1", "BP-init-2"} <= set(clauses(s))
    post(s, "fr_b1", 20, 6)
    assert not orders(s).agenda  # nor an order (BP-cmd-21)


@pytest.mark.proves("BP-init-1", "BP-spec-7", "BP-seq-10", "BP-brig-9", "BP-cmd-23", "BP-cmd-22", "BP-init-3")
@pytest.mark.parametrize(
    ("spoil", "clause"),
    [
        ("far", "BP-init-1"),
        ("disorder", "BP-cmd-23"),
        ("broken", "BP-brig-9"),
        ("lacking", "BP-spec-7"),
        ("used", "BP-seq-10"),
        ("enemy", "BP-cmd-22"),
        ("reserve", "BP-init-3"),
    ],
)
def test_who_has_no_initiative(spoil: str, clause: str):
    s, unit, enemy = near_the_enemy()
    good = put(s, "fr_leg", 28, 12, 0, "skirmish")
    look_around(s)
    if spoil == "far":
        s.deeds[unit] &= ~NEAR
    if spoil == "disorder":
        s.disordered[unit] = 1
    if spoil == "lacking":
        s.field.kinds[s.kind[unit]].specials |= LACKING_INITIATIVE
    if spoil == "used":
        s.deeds[unit] |= ORDERED
    run(s, INITIATIVES)
    assert refusal(s, (good,)) is None
    if spoil == "broken":
        s.broken[s.field.forces.brigade[unit]] = 1
    if spoil == "reserve":
        ground.remove(s, unit, RESERVE)
    found = refusal(s, (enemy if spoil == "enemy" else unit,))
    assert found is not None
    assert found.clause == clause


# Forced moves


@pytest.mark.proves("BP-brig-10")
@pytest.mark.structure("BP-seq-13")
def test_a_broken_unit_without_a_way_back_stays():
    s = parade(walled_in())
    unit, other = put(s, "fr_l1", 20, 20, 0, "line"), put(s, "fr_l2", 40, 20, 0, "line")
    put(s, "at_l1", 20, 26, 180, "line")
    put(s, "at_l2", 40, 26, 180, "line")
    s.broken[s.field.forces.brigade[unit]] = 1
    run(s, FORCED)
    assert (s.x[unit], s.y[unit]) == (20000, 20000)
    assert s.y[other] == 12000
    assert {"BP-brig-8", "BP-brig-10"} <= set(clauses(s))


@pytest.mark.proves("BP-brig-8")
def test_a_broken_brigade_falls_back_from_the_enemy():  # BP-ex-81
    s = parade(field_of())
    near, far = put(s, "fr_l1", 20, 12, 0, "line"), put(s, "fr_l2", 40, 12, 0, "line")
    put(s, "at_l1", 20, 12 + 1 + 6, 180, "line")
    put(s, "at_l2", 40, 12 + 1 + 9, 180, "line")
    post(s, "fr_b1", 30, 8)
    s.broken[s.field.forces.brigade[near]] = 1
    look_around(s)
    run(s, FORCED, INITIATIVES)
    orders(s)
    assert s.y[near] == 4000
    assert s.y[far] == 12000
    assert not s.agenda  # neither initiative nor an order (BP-brig-9)
    assert "BP-brig-8" in clauses(s)


@pytest.mark.proves("BP-spec-22")
def test_the_determined_charge_the_nearest():
    s, unit, enemy = near_the_enemy(6)
    put(s, "at_l2", 27, 18.5, 180, "line")
    s.field.kinds[s.kind[unit]].specials |= DETERMINED_CHARGE
    s.start[unit] = (s.x[unit], s.y[unit], s.facing[unit])
    run(s, FORCED)
    assert "BP-spec-22" in clauses(s)
    assert s.deeds[unit] & ORDERED
    while s.agenda:
        options = step(s).options(s)
        s.apply(options[0])
    assert s.deeds[unit] & CHARGED or not s.is_on_table(unit) or s.y[unit] != 10000
    assert s.is_on_table(enemy)


# Blunders


def blundering(units: int = 1) -> tuple[Battle, list[int], int]:
    s = parade(field_of())
    found = [put(s, f"fr_l{n + 1}", 20 + 7 * n, 20, 0, "line") for n in range(units)]
    commander = post(s, "fr_b1", 20, 16)
    order(orders(s), commander, found, [2])
    choose(s, 6, 6)
    return s, found, commander


@pytest.mark.proves("BP-blund-3")
@pytest.mark.structure("BP-blund-4", "BP-blund-5")
@pytest.mark.parametrize(("die", "x", "y"), [(1, 20, 4), (2, 20, 12), (3, 12, 20), (4, 28, 20), (5, 20, 28)])
def test_the_fan_of_a_blunder(die: int, x: int, y: int):
    s, units, _ = blundering()
    choose(s, die)
    assert (s.x[units[0]], s.y[units[0]]) == (x * 1000, y * 1000)
    assert "BP-blund-3" in clauses(s)
    assert s.command == NOBODY


@pytest.mark.proves("BP-blund-6")
def test_an_uncontrolled_advance():  # BP-ex-13
    s, units, _ = blundering(2)
    choose(s, 6)
    assert top(s) == "uncontrolled"
    choose(s, 2)
    assert [s.y[unit] for unit in units] == [28000, 28000]
    assert "BP-blund-6" in clauses(s)


@pytest.mark.parametrize(("die", "charges"), [(4, True), (2, False)])
def test_an_uncontrolled_charge_needs_the_reach(die: int, charges: bool):  # BP-ex-13
    s = parade(field_of())
    unit = put(s, "fr_l1", 20, 5, 0, "line")
    enemy = put(s, "at_l1", 20, 5 + 1 + 14, 180, "line")
    s.start[unit] = (s.x[unit], s.y[unit], s.facing[unit])
    commander = post(s, "fr_b1", 20, 2)
    order(orders(s), commander, [unit], [2])
    choose(s, 6, 6)
    choose(s, 6)
    choose(s, die)
    while s.agenda and top(s) == "respond":
        s.apply(step(s).options(s)[0])
    if charges:
        assert s.contact[unit] >> enemy & 1 or s.deeds[unit] & CHARGED
    else:
        assert s.y[unit] == 13000


@pytest.mark.proves("BP-blund-9")
def test_a_rear_move_without_a_way_is_not_made():
    s = parade(walled_in())
    unit = put(s, "fr_l1", 20, 20, 0, "line")
    commander = post(s, "fr_b1", 20, 24)
    order(orders(s), commander, [unit], [2])
    choose(s, 6, 6)
    choose(s, 2)
    assert (s.x[unit], s.y[unit]) == (20000, 20000)
    assert "BP-blund-9" in clauses(s)


@pytest.mark.proves("BP-blund-7")
def test_guns_do_not_charge_when_they_blunder():
    s = parade(field_of())
    guns = put(s, "fr_bat", 20, 10, 0, "deployed")
    put(s, "at_l1", 20, 20, 180, "line")
    commander = post(s, "fr_b1", 20, 6)
    order(orders(s), commander, [guns], [1])
    choose(s, 6, 6)
    choose(s, 5)
    assert s.y[guns] == 14000
    assert not s.is_engaged(guns)
    assert "BP-blund-7" in clauses(s)


# Reserves and deployment


def first_morning(turn: int) -> Battle:
    s = begin(field_of("bp06_first_morning"))
    s.agenda.clear()
    s.journal = Journal()
    s.turn = turn
    return s


@pytest.mark.proves("BP-scen-4", "BP-move-18", "BP-move-19")
def test_reserves_arrive_on_their_segment():
    s = first_morning(1)
    run(s, RESERVES)
    assert not s.agenda
    s.turn = 2
    run(s, RESERVES)
    assert top(s) == "reserve"
    options = step(s).options(s)
    assert () in options
    for option in options:
        assert refusal(s, option) is None
    unit = piece(s, "cs_31")
    assert waits(s, "cs_41")
    late = refusal(s, (piece(s, "cs_41"), 8000, 46000, 1800))
    assert late is not None
    assert late.clause == "BP-scen-4"
    half = s.field.kinds[s.kind[unit]].depth[s.formation[unit]] // 2
    aside = refusal(s, (unit, 20000, 48000 - half, 1800))
    assert aside is not None
    assert aside.clause == "BP-move-18"
    choose(s, unit, 8000, 48000 - half, 1800)
    assert s.where[unit] == ON_TABLE
    assert top(s) == "post"
    commander = piece(s, "cs_b3")
    too_far = refusal(s, (commander, 30000, 30000))
    assert too_far is not None
    assert too_far.clause == "BP-move-18"
    choose(s, commander, 8000, 48000 - half)
    assert (s.x[commander], s.y[commander]) == (8000, 48000 - half)
    assert top(s) == "reserve"
    choose(s)
    assert {"BP-move-18", "BP-move-19"} <= set(clauses(s))


@pytest.mark.proves("BP-scen-2", "BP-cmd-22", "BP-opt-18")
def test_free_deployment():
    s = begin(whole_field(free_deployment=1))
    s.journal = Journal()
    assert s.agenda[-1] is DEPLOY[0]
    unit = piece(s, "fr_l1")
    outside = refusal(s, (unit, 1, 8000, 12000, 0))
    assert outside is not None
    assert outside.clause == "BP-scen-2"
    foreign = refusal(s, (piece(s, "at_l1"), 0, 14000, 29000, 1800))
    assert foreign is not None
    assert foreign.clause == "BP-cmd-22"
    for option in step(s).options(s):
        assert refusal(s, option) is None
    choose(s, unit, 1, 4000, 4000, 0)
    assert (s.x[unit], s.y[unit]) == (4000, 4000)
    choose(s)
    assert s.agenda[-1] is STATION[0]
    choose(s)
    assert s.agenda[-1] is DEPLOY[1]
    choose(s)
    assert s.agenda[-1] is STATION[1]
    choose(s)
    assert s.turn == 1
    assert {"BP-scen-2", "BP-opt-18"} <= set(clauses(s))


# Commanders ride, the brave take heart


@pytest.mark.proves("BP-move-7", "BP-move-6", "BP-com-1", "BP-geo-15", "BP-com-3", "BP-com-2", "BP-seq-4")
def test_commanders_ride_once_and_the_general_last():
    s = parade(field_of())
    unit = put(s, "fr_l1", 20, 10, 0, "line")
    commander, general = post(s, "fr_b1", 20, 4), post(s, "general_a", 24, 4)
    enemy = put(s, "at_l1", 20, 20, 180, "line")
    run(s, RIDES)
    for option in step(s).options(s):
        assert refusal(s, option) is None
    far = refusal(s, (commander, 44000, 35000))
    assert far is not None
    assert (far.clause, far.what[2]) == ("BP-move-7", 32000)
    s.field.forces.move[commander - s.field.forces.units] = 24000
    far = refusal(s, (commander, 20000, 29000))
    assert far is not None
    assert (far.clause, far.what[1:]) == ("BP-move-6", (25000, 24000))
    for point, clause in (((20000, 19100), "BP-com-1"), ((20000, 60000), "BP-geo-15")):
        found = refusal(s, (commander, *point))
        assert found is not None
        assert found.clause == clause
    apart = refusal(s, (commander, 20000, 8400, unit))
    assert apart is not None
    assert apart.clause == "BP-com-3"
    choose(s, commander, 20000, 8600, unit)
    assert s.attached[commander - s.field.forces.units] == unit
    again = refusal(s, (commander, 20000, 9000))
    assert again is not None
    assert again.clause == "BP-com-2"
    other = post(s, "fr_b2", 40, 4)
    choose(s, general, 24000, 6000)
    late = RIDE.objection(s, (other, 40000, 5000))
    assert late is not None
    assert late.clause == "BP-seq-4"
    assert s.is_on_table(enemy)
    assert {"BP-com-2", "BP-com-3", "BP-seq-4"} <= set(clauses(s))


@pytest.mark.proves("BP-spec-25")
@pytest.mark.parametrize(("die", "left"), [(3, 3), (4, 2)])
def test_the_brave_find_heart(die: int, left: int):
    s = parade(field_of())
    unit = put(s, "fr_l1", 20, 10, 0, "line")
    s.field.kinds[s.kind[unit]].specials |= BRAVE
    s.casualties[unit] = 3
    run(s, HEARTENINGS)
    choose(s, unit)
    s.apply((die,))
    assert s.casualties[unit] == left
    assert not s.agenda  # once a turn
    assert "BP-spec-25" in clauses(s)


@pytest.mark.structure("BP-spec-25")
def test_the_brave_need_room():
    s, unit, _ = near_the_enemy(8)
    s.field.kinds[s.kind[unit]].specials |= BRAVE
    s.casualties[unit] = 3
    assert not run(s, HEARTENINGS).agenda


# Whole turns at random


def play(field: Field, seed: int, turns: int) -> Battle:
    """Some turns at random; every proposal must be legal."""
    s = begin(field)
    rng = Seeded(seed)
    for _ in range(6000):
        if not s.agenda or s.turn > turns:
            return s
        now = step(s)
        choice = now.propose(s, rng)
        assert now.objection(s, choice) is None, f"{now.verb} {choice} {now.objection(s, choice)}"
        copy = s.clone()
        s.apply(choice)
        copy.apply(choice)
        assert copy.key() == s.key()
    raise AssertionError("no end")


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("options", [{}, {"shoot_before_orders": 1, "personalities": 1, "general_orders": 1}])
def test_turns_at_random(seed: int, options: dict[str, int]):
    s = play(whole_field(**options), seed, 2)
    assert s.turn == 3 or s.result is not None
