"""Moves: what they cost, what forbids them, how they are cut back (3.9 to 3.11, 6.2)."""

from math import hypot

import pytest
from tests.games.black_powder.law import table
from tests.games.black_powder.sandtable import Unit, box, feature, lay, leg, sandtable, stand

from grognard.boards.shapes import gap, overlaps
from grognard.core.journal import Choice, Journal, Note
from grognard.core.rng import Seeded
from grognard.games.black_powder import ground, moves, strides
from grognard.games.black_powder.field import (
    GARRISON,
    LINE,
    SKIRMISHES,
    Feature,
)
from grognard.games.black_powder.reasons import CODES, code_of
from grognard.games.black_powder.state import HAULED, MOUNT, MOVE, Battle
from grognard.games.black_powder.walks import AT_END, AT_START, steps_of, take_step, walk_of

LINE_AT = ("a", "inf", "line", (20, 10, 0))
CREEK = [(0, 19), (18, 20), (36, 18.5), (54, 20), (72, 19), (72, 21), (54, 22), (36, 20.5), (18, 22), (0, 21)]


def one(*what: object, terrain: list[Feature] | None = None) -> Battle:
    return sandtable([Unit(*what)], terrain)  # type: ignore[arg-type]


def code(found: Note | None) -> str:
    return "" if found is None else code_of(found.clause)


def move(s: Battle, *poses: tuple[float, float, float]) -> str:
    """The code by which a move of unit 0 is refused, or nothing."""
    return code(moves.objection(s, 0, leg(MOVE, *poses)))


def price(s: Battle, *poses: tuple[float, float, float]) -> int:
    return moves.cost(s, 0, leg(MOVE, *poses))


@pytest.mark.proves("BP-why-1")
def test_the_codes_are_those_of_the_table():  # BP-why-1, BP-why-2
    rows = table("code", "meaning", "clause")
    assert [row["code"] for row in rows] == CODES
    assert all(code_of(row["clause"]) == row["code"] for row in rows)


@pytest.mark.proves("BP-move-9", "BP-move-13")
def test_a_step_costs_what_its_outer_man_walks():  # BP-ex-18: BP-move-9, BP-meas-10, BP-move-13
    s = one(*LINE_AT)
    assert (price(s, (20, 18, 0)), move(s, (20, 18, 0))) == (8000, "")
    assert moves.objection(s, 0, leg(MOVE, (22, 17.9, 0))) == Note("BP-move-13", (0, 8149, 8000))
    assert move(s, (22, 17.9, 0)) == "E_COST"
    assert price(s, (20, 10, 90)) == 4301
    assert price(s, (20.152, 11.567, 30)) == 3148


@pytest.mark.proves("BP-move-11")
def test_skirmishers_pay_for_their_centre():  # BP-ex-19: BP-move-11
    assert price(one(*LINE_AT), (26, 14, 45)) == 9380
    assert move(one(*LINE_AT), (26, 14, 45)) == "E_COST"
    loose = one("a", "inf", "skirmish", (20, 10, 0))
    assert (price(loose, (26, 14, 45)), move(loose, (26, 14, 45))) == (7211, "")


def test_a_full_move_reaches_its_rounded_end():  # BP-ex-84: BP-meas-10, BP-geo-21
    s = one("a", "inf", "line", (20, 10, 45))
    assert (price(s, (25.657, 15.657, 45)), move(s, (25.657, 15.657, 45))) == (8000, "")


@pytest.mark.proves("BP-move-10")
def test_columns_follow_their_head():  # BP-move-10
    s = one("a", "inf", "march_column", (20, 20, 0))
    assert price(s, (20, 20, 90)) == 4242
    assert move(s, (20, 20, 90)) == ""
    assert code(moves.objection(s, 0, leg(MOVE, (20, 20, 91)))) == "E_FORMATION"
    assert move(s, (20, 21, 60), (20, 22, 120)) == "E_FORMATION"


@pytest.mark.proves("BP-move-12")
def test_an_about_face_is_free_first_and_last():  # BP-move-12
    s = one(*LINE_AT)
    assert price(s, (20, 10, 180), (20, 2, 180)) == 8000
    assert price(s, (20, 18, 0), (20, 18, 180)) == 8000
    assert price(s, (20, 10, 180), (20, 10, 0), (20, 10, 180)) == 6082
    column = one("a", "inf", "march_column", (20, 20, 0))
    assert move(column, (20, 20, 180), (20, 15, 120)) == ""
    assert move(column, (20, 25, 60), (20, 25, 240)) == ""


@pytest.mark.proves("BP-move-8")
def test_one_to_four_steps():  # BP-move-8
    s = one(*LINE_AT)
    assert move(s) == "E_LEGS"
    assert move(s, *[(20, 10 + n, 0) for n in range(1, 5)]) == ""
    assert moves.objection(s, 0, leg(MOVE, *[(20, 10 + n, 0) for n in range(1, 6)])) == Note(
        "BP-move-8", (0, 5)
    )


@pytest.mark.proves("BP-move-14", "BP-move-16")
def test_a_shorter_move_and_any_direction_are_fine():  # BP-move-14, BP-move-16
    s = one(*LINE_AT)
    assert [move(s, pose) for pose in ((20, 11, 0), (20, 2, 0), (28, 10, 0), (12, 10, 0), (25, 15, 0))] == [
        ""
    ] * 5


@pytest.mark.proves("BP-terr-6", "BP-terr-7", "BP-terr-8")
def test_an_obstacle_costs_four_inches_once():  # BP-ex-21: BP-terr-6, BP-terr-7, BP-terr-8
    hedge = feature("obstacle", [(0, 13), (40, 13), (40, 20)])
    s = one(*LINE_AT, terrain=[hedge])
    assert (price(s, (20, 14, 0)), move(s, (20, 14, 0))) == (8000, "")
    assert moves.objection(s, 0, leg(MOVE, (20, 14.1, 0))) == Note("BP-move-13", (0, 8100, 8000))
    assert price(s, (20, 12.6, 0), (20, 13.4, 0), (20, 14, 0)) == 8000
    astride = one("a", "inf", "line", (20, 13, 0), terrain=[hedge])
    assert price(astride, (20, 17, 0)) == 4000
    loose = one("a", "inf", "skirmish", (20, 10, 0), terrain=[hedge])
    assert price(loose, (20, 14, 0)) == 8000


@pytest.mark.proves("BP-terr-1")
def test_woods_are_for_skirmishers_on_foot():  # BP-ex-33: BP-terr-1, BP-terr-5
    wood = box("woods", 10, 14, 30, 24)
    assert moves.objection(one(*LINE_AT, terrain=[wood]), 0, leg(MOVE, (20, 15, 0))) == Note(
        "BP-terr-1", (0, 0)
    )
    assert move(one(*LINE_AT, terrain=[wood]), (20, 15, 0)) == "E_TERRAIN"
    loose = one("a", "inf", "skirmish", (20, 10, 0), terrain=[wood])
    assert (price(loose, (20, 14, 0)), move(loose, (20, 14, 0))) == (8000, "")
    assert price(loose, (20, 13, 0), (20, 15, 0)) == 3000 + 4000
    horse = one("a", "cav", "skirmish", (20, 10, 0), terrain=[wood])
    assert move(horse, (20, 15, 0)) == "E_TERRAIN"
    gun = one("a", "art", "limbered", (20, 10, 0), terrain=[wood])
    assert moves.objection(gun, 0, leg(MOVE, (20, 15, 0))) == Note("BP-terr-4", (0, 0))


@pytest.mark.proves("BP-terr-2", "BP-terr-3", "BP-terr-4")
def test_rough_ground_halves_the_pace():  # BP-terr-2, BP-terr-3, BP-terr-4
    rough = box("rough", 10, 11, 30, 24)
    assert price(one(*LINE_AT, terrain=[rough]), (20, 14, 0)) == 8000
    assert price(one("a", "inf", "skirmish", (20, 10, 0), terrain=[rough]), (20, 14, 0)) == 4000
    assert price(one("a", "cav", "line", (20, 9, 0), terrain=[rough]), (20, 14, 0)) == 10000
    assert move(one("a", "art", "deployed", (20, 9, 0), terrain=[rough]), (20, 12, 0)) == "E_TERRAIN"
    driven = one("a", "art", "limbered", (20, 11, 0), terrain=[rough])
    assert move(driven, (20, 12, 0)) == "E_TERRAIN"
    assert move(driven, (20, 5, 0)) == ""  # to leave is not to enter


@pytest.mark.proves("BP-terr-4", "BP-terr-10")
def test_columns_on_a_road_ignore_the_ground():  # BP-terr-10, BP-terr-4
    ground_ = [
        feature("road", [(20, 0), (20, 40)], width=2),
        box("woods", 5, 8, 35, 30),
        feature("obstacle", [(0, 15), (40, 15)]),
    ]
    column = one("a", "inf", "march_column", (20, 10, 0), terrain=ground_)
    assert (price(column, (20, 18, 0)), move(column, (20, 18, 0))) == (8000, "")
    assert move(column, (21.5, 17, 0)) == "E_TERRAIN"
    limbered = one("a", "art", "limbered", (20, 10, 0), terrain=ground_)
    assert (price(limbered, (20, 18, 0)), move(limbered, (20, 18, 0))) == (8000, "")
    train = one("a", "wagon", "wagon", (20, 9, 0), terrain=ground_)
    assert (price(train, (20, 17, 0)), move(train, (20, 17, 0))) == (8000, "")
    assert move(train, (21.5, 12, 0)) == "E_TERRAIN"
    assert move(one(*LINE_AT, terrain=ground_), (20, 12, 0)) == "E_TERRAIN"


@pytest.mark.proves("BP-terr-11", "BP-terr-12", "BP-terr-13", "BP-terr-14", "BP-terr-22")
def test_a_river_is_crossed_at_fords_and_bridges():  # BP-ex-88: BP-terr-11 to BP-terr-14, BP-terr-22
    creek = [
        feature("river", CREEK),
        box("bridge", 34.75, 17.5, 37.25, 21.5),
        box("ford", 60, 18, 67, 22.5),
    ]
    column = one("a", "inf", "attack_column", (36, 15, 0), terrain=creek)
    assert (price(column, (36, 23, 0)), move(column, (36, 23, 0))) == (8000, "")
    beside = one("a", "inf", "attack_column", (38.5, 15, 0), terrain=creek)
    assert moves.objection(beside, 0, leg(MOVE, (38.5, 23, 0))) == Note("BP-terr-22", (0, 0))
    ford = one("a", "inf", "line", (63.5, 17.4, 0), terrain=creek)
    assert (price(ford, (63.5, 21.4, 0)), move(ford, (63.5, 21.4, 0))) == (8000, "")
    assert move(one("a", "inf", "line", (58, 17.4, 0), terrain=creek), (58, 21.4, 0)) == "E_TERRAIN"
    assert move(one("a", "inf", "line", (36, 15, 0), terrain=creek), (36, 18.2, 0)) == "E_TERRAIN"
    gun = one("a", "art", "limbered", (63.5, 15, 0), terrain=creek)
    assert move(gun, (63.5, 18.9, 0)) == ""
    assert move(one("a", "wagon", "wagon", (63.5, 15, 0), terrain=creek), (63.5, 18.9, 0)) == ""
    assert move(one("a", "art", "deployed", (63.5, 15, 0), terrain=creek), (63.5, 18, 0)) == "E_TERRAIN"


@pytest.mark.proves("BP-terr-15", "BP-bld-10")
def test_hills_cost_nothing_and_buildings_stop():  # BP-terr-15, BP-bld-10
    hill = feature("hill", [(10, 5), (30, 5), (30, 30), (10, 30)], level=1)
    assert price(one(*LINE_AT, terrain=[hill]), (20, 18, 0)) == 8000
    house = box("building", 19, 14, 21, 16, size=1)
    assert moves.objection(one(*LINE_AT, terrain=[house]), 0, leg(MOVE, (20, 18, 0))) == Note(
        "BP-bld-10", (0, 0)
    )


@pytest.mark.proves("BP-move-17")
def test_nobody_walks_off_the_table():  # BP-geo-15, BP-move-17
    s = one("a", "inf", "line", (3, 4, 0))
    assert move(s, (3, 0.5, 0)) == ""
    assert moves.objection(s, 0, leg(MOVE, (2.999, 4, 0))) == Note("BP-geo-15", (0,))


@pytest.mark.proves("BP-prox-1")
def test_near_the_enemy_nobody_slides_sideways():  # BP-ex-24: BP-prox-1, BP-prox-2
    s = sandtable([Unit("a", "inf", "line", (40, 30, 180)), Unit("b", "inf", "line", (40, 22, 0))])
    assert move(s, (43, 30, 180)) == "E_PROX"
    assert move(s, (41, 27, 180)) == ""
    assert move(s, (40.5, 30, 180)) == ""
    assert move(s, (40, 30, 200)) == ""


@pytest.mark.proves("BP-prox-3")
@pytest.mark.parametrize("formation", ["skirmish", "march_column"])
def test_loose_order_and_columns_on_a_road_slide(formation: str):  # BP-prox-3
    units = [Unit("a", "inf", formation, (40, 30, 180)), Unit("b", "inf", "line", (40, 20, 0))]
    road = feature("road", [(40, 0), (40, 48)], width=2)
    assert move(sandtable(units, [road]), (43, 30, 180)) == ""


@pytest.mark.proves("BP-move-15", "BP-int-4")
def test_an_inch_is_kept_from_the_enemy():  # BP-move-15, BP-meas-5, BP-int-4
    s = sandtable([Unit(*LINE_AT), Unit("b", "inf", "line", (20, 16, 180))])
    assert move(s, (20, 13.999, 0)) == ""
    assert moves.objection(s, 0, leg(MOVE, (20, 14, 0))) == Note("BP-move-15", (0, 1, 1000, 1000))
    beyond = sandtable(
        [Unit("a", "cav", "line", (20, 10, 0)), Unit("b", "inf", "line", (20, 14, 180), "tiny")]
    )
    assert move(beyond, (20, 20, 0)) == "E_ENEMY1"


@pytest.mark.proves("BP-move-15")
def test_who_stands_closer_may_only_draw_off():  # BP-move-15
    s = sandtable([Unit(*LINE_AT), Unit("b", "inf", "line", (20, 11.8, 180))])
    assert move(s, (20, 9.9, 0)) == ""
    assert move(s, (20, 10.1, 0)) == "E_ENEMY1"


@pytest.mark.proves("BP-int-1", "BP-int-2", "BP-geo-13")
def test_formed_ranks_are_not_passed():  # BP-int-1, BP-geo-13
    wall = sandtable([Unit(*LINE_AT), Unit("a", "inf", "line", (20, 13, 0))])
    assert moves.objection(wall, 0, leg(MOVE, (20, 16, 0))) == Note("BP-int-1", (0, 1))
    guns = sandtable([Unit(*LINE_AT), Unit("a", "art", "deployed", (20, 13, 0))])
    assert move(guns, (20, 16, 0)) == ""
    assert moves.objection(guns, 0, leg(MOVE, (20, 14, 0))) == Note("BP-geo-13", (0, 1))
    loose = sandtable([Unit("a", "inf", "skirmish", (20, 10, 0)), Unit("a", "inf", "line", (20, 13, 0))])
    assert move(loose, (20, 17, 0)) == ""
    gap_ = [Unit("a", "inf", "march_column", (20, 10, 0)), Unit("a", "inf", "line", (16.5, 18, 0))]
    assert move(sandtable([*gap_, Unit("a", "inf", "line", (23.5, 18, 0))]), (20, 18, 0)) == ""  # BP-int-2


def test_the_shaken_end_no_move_near_an_enemy():  # BP-cas-8
    s = sandtable([Unit(*LINE_AT), Unit("b", "inf", "line", (20, 17, 180))])
    s.casualties[0] = 3
    assert move(s, (20, 11.999, 0)) == ""
    assert moves.objection(s, 0, leg(MOVE, (20, 12, 0))) == Note("BP-cas-8", (0, 4000))


@pytest.mark.proves("BP-move-3", "BP-move-5")
def test_guns_move_by_hand_once():  # BP-move-3, BP-move-5, BP-move-4
    s = one("a", "art", "deployed", (20, 10, 0))
    assert move(s, (20, 14.1, 0)) == "E_COST"
    moves.walk(s, 0, leg(MOVE, (20, 14, 0)))
    assert s.deeds[0] & HAULED
    assert move(s, (20, 15, 0)) == "E_USED"


@pytest.mark.proves("BP-why-2")
def test_the_first_check_of_the_table_is_told():  # BP-why-2
    wood = box("woods", 10, 14, 30, 24)
    s = sandtable([Unit(*LINE_AT), Unit("b", "inf", "line", (20, 21, 180))], [wood])
    assert move(s, (20, 20, 0)) == "E_TERRAIN"  # it is also too long, and too near
    assert move(s, (28, 13, 0), (-1, 13, 0)) == "E_TABLE"


# Cutting back


def test_a_leg_that_became_illegal_stops_short():  # BP-ex-92: BP-order-6, BP-move-15
    s = sandtable([Unit(*LINE_AT), Unit("b", "inf", "line", (20, 17, 180))])
    assert moves.cut_back(s, 0, leg(MOVE, (20, 18, 0))) == leg(MOVE, (20, 14.95, 0))
    s.journal = Journal()
    assert moves.walk(s, 0, leg(MOVE, (20, 18, 0))) == [(20000, 10000, 0), (20000, 14950, 0)]
    assert ground.distance(s, 0, 1) == 1050
    assert "BP-order-6" in s.journal.clauses()


def test_later_steps_are_dropped():  # BP-order-6
    s = sandtable([Unit(*LINE_AT), Unit("b", "inf", "line", (20, 17, 180))])
    cut = moves.cut_back(s, 0, leg(MOVE, (20, 11, 0), (20, 18, 0), (20, 12, 0)))
    assert cut == leg(MOVE, (20, 11, 0), (20, 14.95, 0))


def test_nothing_is_left_of_a_leg_that_cannot_begin():  # BP-order-6
    s = sandtable([Unit(*LINE_AT), Unit("b", "inf", "line", (20, 12, 180))])
    assert moves.cut_back(s, 0, leg(MOVE, (20, 18, 0))) == (MOVE,)
    assert moves.walk(s, 0, leg(MOVE, (20, 18, 0))) == [(20000, 10000, 0)]


def test_a_step_that_would_end_on_friends_goes_back_before_them():  # BP-order-6, BP-int-1
    s = sandtable([
        Unit(*LINE_AT), Unit("a", "art", "deployed", (20, 13, 0)), Unit("b", "inf", "line", (20, 18, 180))
    ])  # fmt: skip
    cut = moves.cut_back(s, 0, leg(MOVE, (20, 13, 0), (20, 17, 0)))
    assert moves.objection(s, 0, cut) is None


def crowd(seed: int) -> Battle:
    """A crowded table, nobody on anybody."""
    rng = Seeded(seed)
    units = [Unit("a", *pick(rng))]
    terrain = [
        feature("obstacle", [(10, 20), (24, 23), (40, 20)]),
        box("rough", 26, 24, 36, 32),
        box("woods", 10, 28, 18, 36),
        box("building", 20, 30, 23, 33, size=2),
        feature("river", [(12, 15), (24, 17), (38, 15), (38, 16.5), (24, 18.5), (12, 16.5)]),
        box("ford", 17, 14, 24, 20),
        box("bridge", 29.5, 14, 32, 18.5),
    ]
    while len(units) < 9:
        unit = Unit("ab"[rng.below(2)] if len(units) < 7 else "b", *pick(rng))
        trial = sandtable([*units, unit], terrain)
        last = len(units)
        if strides.unit_overlapped(trial, last, trial.outline[last]) < 0 and not trial.contact[last]:
            units.append(unit)
    return sandtable(units, terrain)


def pick(rng: Seeded) -> tuple[str, str, tuple[float, float, float]]:
    arm, formation = [
        ("inf", "line"), ("inf", "attack_column"), ("inf", "skirmish"), ("inf", "march_column"),
        ("cav", "line"), ("art", "deployed"), ("art", "limbered"), ("inf", "square"),
    ][rng.below(8)]  # fmt: skip
    pose = (12 + rng.below(26000) / 1000, 12 + rng.below(22000) / 1000, rng.below(3600) / 10)
    return arm, formation, pose


def wander(rng: Seeded, s: Battle) -> Choice:
    """A leg of one or two steps somewhere near."""
    found: Choice = (MOVE,)
    x, y, facing = ground.pose(s, 0)
    for _ in range(1 + rng.below(2)):
        x, y = x + rng.below(20001) - 10000, y + rng.below(20001) - 10000
        facing = facing if rng.below(2) else rng.below(3600)
        found += (x, y, facing)
    return found


def brute(s: Battle, leg_: Choice) -> Choice:
    """BP-order-6 word by word: every part of the first illegal step is tried."""
    steps = steps_of(leg_)
    walk = walk_of(s, 0, leg_, False)
    for number, aim in enumerate(steps):
        stride = walk.stride(aim)
        last = number == len(steps) - 1
        legal = take_step(s, walk, stride, number == 0, last) is None
        if legal and (not last or moves.objection(s, 0, leg_) is None):
            continue
        head = (MOVE, *[each for pose in steps[:number] for each in pose])
        whole = -(-strides.way(walk.mover, stride) // 50)
        for part in range(whole - 1, 0, -1):
            tried = (*head, *strides.part_of(stride.pose, aim, part, whole))
            if moves.objection(s, 0, tried) is None:
                return tried
        return head
    return leg_


@pytest.mark.parametrize("seed", range(30))
def test_cutting_back_tries_every_part(seed: int):  # BP-order-6
    s = crowd(seed)
    rng = Seeded(seed + 1000)
    for _ in range(3):
        leg_ = wander(rng, s)
        cut, expected = moves.cut_back(s, 0, leg_), brute(s, leg_)
        if expected == (MOVE,) or moves.objection(s, 0, expected) is None:
            assert cut == expected, leg_


@pytest.mark.parametrize("seed", range(40))
def test_no_legal_leg_breaks_the_ground_rules(seed: int):  # BP-geo-13, BP-geo-15, BP-move-13, BP-move-15
    s = crowd(seed)
    rng = Seeded(seed)
    for _ in range(6):
        start = list(s.outline[0].points)
        near = [gap(s.outline[0], s.outline[enemy]) for enemy in s.field.forces.of[1]]
        leg_ = moves.cut_back(s, 0, wander(rng, s))
        if len(leg_) == 1:
            continue
        assert moves.objection(s, 0, leg_) is None
        moves.walk(s, 0, leg_)
        s.deeds[0] = 0
        points = s.outline[0].points
        assert all(0 <= x <= 72000 for x in points[::2])
        assert all(0 <= y <= 48000 for y in points[1::2])
        assert not any(overlaps(s.outline[0], s.outline[other]) for other in range(1, 9))
        allowed = ground.move_distance(s, 0) + 4
        if s.field.kinds[0].arm != 2 and s.formation[0] in (LINE, 1, 3) and len(leg_) == 4:
            walked = [hypot(points[i] - start[i], points[i + 1] - start[i + 1]) for i in range(0, 8, 2)]
            assert max(walked) <= allowed
        for enemy, before in zip(s.field.forces.of[1], near, strict=True):
            after = gap(s.outline[0], s.outline[enemy])
            assert after > 2 * 1000 * 1000 or after >= before


# Mounting


@pytest.mark.proves("BP-spec-37")
def test_mounted_infantry_swaps_before_or_after_its_move():  # BP-spec-37
    field = lay([Unit("a", "cav", "line", (20, 10, 0)), Unit("a", "inf", "line", (60, 10, 0))])
    field.kinds[0].partner, field.kinds[1].partner = 1, 0
    s = stand(field)
    s.casualties[0] = 1
    assert moves.objection(s, 0, (MOUNT, AT_END, 20000, 22000, 0)) is None
    assert code(moves.objection(s, 0, (MOUNT, AT_START, 20000, 22000, 0))) == "E_COST"
    assert moves.objection(s, 0, (MOUNT, AT_START)) is None
    moves.walk(s, 0, (MOUNT, AT_END, 20000, 22000, 0))
    assert (s.kind[0], s.formation[0], s.casualties[0], ground.width(s, 0)) == (1, LINE, 1, 6000)
    assert ground.pose(s, 0) == (20000, 22000, 0)
    plain = one(*LINE_AT)
    assert moves.objection(plain, 0, (MOUNT, AT_START)) == Note("BP-spec-37", (0,))


def test_a_garrison_does_not_walk():  # BP-bld-5
    house = box("building", 19, 14, 22, 17, size=2)
    s = sandtable([Unit("a", "inf", "garrison", (0, 0, 0), building=0, specials=SKIRMISHES)], [house])
    assert s.formation[0] == GARRISON
    assert move(s, (20, 10, 0)) == "E_FORMATION"


@pytest.mark.proves("BP-prox-2")
@pytest.mark.parametrize(("x", "y", "refused"), [(20, 11, False), (20, 9, False), (21, 10.5, True)])
def test_a_short_step_straight_ahead_is_no_slide(x: float, y: float, refused: bool):
    column = Unit("a", "inf", "attack_column", (20, 10, 0))
    s = sandtable([column, Unit("b", "inf", "line", (20, 17, 180))])
    found = moves.objection(s, 0, (MOVE, int(1000 * x), int(1000 * y), 0))
    assert (found is not None) == refused
    if found is not None:
        assert found.clause in ("BP-prox-1", "BP-prox-2")
