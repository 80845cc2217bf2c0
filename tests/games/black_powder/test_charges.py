"""Charges: whom, on which face, where they end, what they cost, why they are refused (3.12, 6.2)."""

import pytest
from tests.games.black_powder.charging import CHARGER, TARGET, charge, field_day, inches, refused, where
from tests.games.black_powder.firing import notes, play, verb
from tests.games.black_powder.parade import clauses, field_of, parade, post, put
from tests.games.black_powder.sandtable import Unit, box, feature

from grognard.boards.shapes import overlaps, touching
from grognard.core.journal import Note
from grognard.games.black_powder import charges, ground, runs
from grognard.games.black_powder.commanders import join
from grognard.games.black_powder.field import (
    FRONT,
    LEFT,
    LINE,
    LYING,
    REAR,
    RIGHT,
    SIDE,
    TERRIFYING_CHARGE,
)
from grognard.games.black_powder.state import CHARGED, COUNTER, FIRE, HOLD, LOST, SWEPT, Battle


def foot(pose: tuple[float, float, float] = (20, 10, 0), formation: str = "line", **more: object) -> Unit:
    return Unit("a", "inf", formation, pose, **more)  # type: ignore[arg-type]


def horse(pose: tuple[float, float, float], **more: object) -> Unit:
    return Unit("a", "cav", "line", pose, **more)  # type: ignore[arg-type]


def enemy(
    pose: tuple[float, float, float], formation: str = "line", arm: str = "inf", **more: object
) -> Unit:
    return Unit("b", arm, formation, pose, **more)  # type: ignore[arg-type]


def struck(s: Battle) -> int:
    return runs.face_struck(s, CHARGER, TARGET, False)


# Where a charge ends


@pytest.mark.structure("BP-chg-9", "BP-chg-10", "BP-chg-11")
def test_the_default_end_is_straight_ahead():  # BP-ex-27: BP-chg-9, BP-chg-10, BP-chg-11, BP-chg-19
    s = field_day(foot(), enemy((22, 17, 180)))
    assert inches(charges.end_pose(s, 0, 1, charges.DEFAULT)) == (20, 16, 0)
    slide = charges.default_slide(s, 0, 1)
    assert abs(slide) == 2000
    assert charges.end_pose(s, 0, 1, slide) == charges.end_pose(s, 0, 1, charges.DEFAULT)
    assert charges.cost(s, 0, 1, slide) == 6000
    assert inches(charges.end_pose(s, 0, 1, 0)) == (22, 16, 0)
    assert charges.cost(s, 0, 1, 0) == 6324
    assert refused(s, slide=0) == ""


@pytest.mark.proves("BP-chg-19")
def test_the_overlap_moves_the_end_the_least_that_it_needs():  # BP-chg-10
    s = field_day(foot((15, 10, 0)), enemy((22, 15, 180)))
    assert charges.extreme_slides(s, 0, 1) == (-3000, 3000)
    assert abs(charges.default_slide(s, 0, 1)) == 3000
    assert inches(charges.end_pose(s, 0, 1, charges.DEFAULT)) == (19, 14, 0)
    assert refused(s, slide=3001) == "E_FACE BP-chg-19"


@pytest.mark.proves("BP-chg-5", "BP-chg-9", "BP-chg-11", "BP-chg-16", "BP-resp-2", "BP-resp-3")
def test_cavalry_strikes_the_flank_in_whose_quarter_it_began():  # BP-ex-28: BP-chg-5, BP-resp-2
    s = field_day(horse((50, 31, 270)), enemy((40, 30, 180)))
    assert struck(s) == LEFT
    assert inches(charges.end_pose(s, 0, 1, charges.DEFAULT)) == (44, 31, 270)
    assert charges.cost(s, 0, 1, charges.DEFAULT) == 6000
    charge(s)
    assert verb(s) == ""
    assert where(s, 0) == (44, 31, 270)
    assert ground.is_flanked(s, TARGET)
    assert not ground.is_flanked(s, CHARGER)
    assert s.contact[0] == 2
    assert s.charging[0]
    assert s.deeds[0] & CHARGED
    assert {"BP-chg-5", "BP-chg-9", "BP-chg-11", "BP-chg-16", "BP-resp-2", "BP-resp-3"} <= set(notes(s))


def test_a_turned_face():  # BP-ex-85: BP-chg-5, BP-chg-10, BP-chg-19, BP-geo-13
    s = field_day(horse((21, 20.5, 90)), enemy((30, 20, 17.3)))
    assert struck(s) == LEFT
    assert charges.default_slide(s, 0, 1) == -1902
    assert inches(charges.end_pose(s, 0, 1, charges.DEFAULT)) == (25.615, 19.374, 107.3)
    assert charges.cost(s, 0, 1, charges.DEFAULT) == 4786
    charge(s)
    assert touching(s.outline[0], s.outline[1])
    assert not overlaps(s.outline[0], s.outline[1])


@pytest.mark.structure("BP-chg-20")
def test_the_quarter_is_that_of_the_start_of_the_phase():  # BP-chg-20
    s = field_day(horse((30, 20, 90)), enemy((40, 20, 180)))
    assert struck(s) == RIGHT
    s.start[0] = (40000, 5000, 0)
    assert struck(s) == FRONT
    assert runs.face_struck(s, 0, 1, True) == RIGHT
    s.start[0] = ()
    assert struck(s) == RIGHT


@pytest.mark.structure("BP-chg-9")
@pytest.mark.parametrize(
    ("pose", "face"),
    [((40, 10, 0), FRONT), ((30, 20, 90), RIGHT), ((40, 31, 180), REAR), ((50, 20, 270), LEFT)],
)
def test_every_face_is_struck_squarely(pose: tuple[float, float, float], face: int):  # BP-chg-9
    s = field_day(horse(pose), enemy((40, 20, 180)))
    assert struck(s) == face
    x, y, facing = charges.end_pose(s, 0, 1, charges.DEFAULT)
    assert facing == (runs.facing_out(s, 1, face) + 1800) % 3600
    ground.put(s, 0, x, y, facing)
    assert s.is_engaged(0)
    assert not overlaps(s.outline[0], s.outline[1])
    assert ground.contact_face(s, 1, 0) == face
    assert ground.contact_face(s, 0, 1) == FRONT


@pytest.mark.proves("BP-chg-17")
def test_skirmishers_squares_and_garrisons_are_struck_on_the_nearest_side():  # BP-chg-5, BP-geo-8, BP-geo-9
    for formation in ("skirmish", "square"):
        s = field_day(foot((20, 10, 0)), enemy((20, 18, 0), formation))
        assert struck(s) == REAR
        assert runs.is_front(s, 1, REAR)
    house = box("building", 18, 14, 22, 18, 2)
    s = field_day(foot(), enemy((20, 16, 0), "garrison", building=0), terrain=[house])
    assert struck(s) == SIDE
    assert inches(charges.end_pose(s, 0, 1, charges.DEFAULT)) == (20, 13.5, 0)
    assert charges.extreme_slides(s, 0, 1) == (-3000, 3000)
    charge(s)
    assert verb(s) == "respond"
    play(s, (HOLD,))
    assert s.is_engaged(0)
    assert "BP-chg-17" in notes(s)


# What it costs


@pytest.mark.proves("BP-chg-11")
def test_obstacles_and_half_pace_count():  # BP-chg-11
    hedge = feature("obstacle", [(10, 12), (30, 12)])
    s = field_day(foot(), enemy((20, 15, 180)), terrain=[hedge])
    assert charges.cost(s, 0, 1, charges.DEFAULT) == 4000 + 4000
    assert refused(s) == ""
    s = field_day(foot(), enemy((20, 15.1, 180)), terrain=[hedge])
    assert charges.objection(s, 0, 1, charges.DEFAULT) == Note("BP-chg-11", (0, 8100, 8000))
    mire = box("rough", 10, 12, 30, 13)
    s = field_day(foot(), enemy((20, 15, 180)), terrain=[mire])
    assert charges.cost(s, 0, 1, charges.DEFAULT) == 8000


def test_the_limit_is_one_move_or_as_many_as_a_blunder_gives():  # BP-chg-11, BP-blund-6
    s = field_day(foot(), enemy((20, 19.001, 180)))
    assert refused(s) == "E_COST BP-chg-11"
    assert charges.objection(s, 0, 1, charges.DEFAULT, 2) is None
    assert charges.charge_targets(s, 0) == []
    assert charges.charge_targets(s, 0, 2) == [1]
    s = field_day(foot(), enemy((20, 19, 180)))
    assert refused(s) == ""
    assert charges.charge_targets(s, 0) == [1]


# Why it is refused


@pytest.mark.proves("BP-chg-2", "BP-chg-3")
def test_the_state_of_the_charger_forbids():  # BP-chg-2, BP-chg-3, BP-cmd-24, BP-form-22
    s = field_day(foot(), enemy((20, 16, 180)))
    assert refused(s, target=0) == refused(s, target=99) == "E_OWNER BP-cmd-22"
    s.casualties[0] = 3
    assert refused(s) == "E_SHAKEN BP-chg-2"
    s.disordered[0] = 1
    assert refused(s) == "E_DISORDERED BP-chg-3"
    s = field_day(foot(), enemy((20, 11, 180)), enemy((20, 16, 180)))
    assert refused(s, target=2) == "E_ENGAGED BP-cmd-24"
    for arm, formation in [
        ("inf", "march_column"), ("art", "limbered"), ("art", "deployed"), ("inf", "square"),
        ("wagon", "wagon"),
    ]:  # fmt: skip
        s = field_day(Unit("a", arm, formation, (20, 10, 0)), enemy((20, 18, 180)))
        assert refused(s) == "E_FORMATION BP-form-22", formation


@pytest.mark.proves("BP-chg-6")
def test_loose_infantry_charges_only_the_weak():  # BP-chg-6
    def against(*what: object, **more: object) -> Battle:
        return field_day(foot((20, 10, 0), "skirmish"), Unit("b", *what, **more))  # type: ignore[arg-type]

    assert refused(against("inf", "line", (20, 16, 180))) == "E_FORMATION BP-chg-6"
    assert refused(against("inf", "line", (20, 16, 0))) == ""
    assert refused(against("inf", "skirmish", (20, 16, 180))) == ""
    assert refused(against("art", "deployed", (20, 16, 180))) == ""
    assert refused(against("inf", "square", (20, 16, 180))) == "E_FORMATION BP-chg-6"
    s = against("inf", "line", (20, 16, 180))
    s.casualties[1] = 3
    assert refused(s) == ""
    s = field_day(Unit("a", "cav", "skirmish", (20, 10, 0)), enemy((20, 16, 180)))
    assert refused(s) == ""


@pytest.mark.proves("BP-sq-1")
def test_cavalry_leaves_a_good_square_alone():  # BP-sq-1
    s = field_day(horse((20, 10, 0)), enemy((20, 18, 180), "square"))
    assert refused(s) == "E_FORMATION BP-sq-1"
    s.disordered[1] = 1
    assert refused(s) == ""
    s = field_day(foot(), enemy((20, 16, 180), "square"))
    assert refused(s) == ""


@pytest.mark.proves("BP-chg-12")
def test_the_way_must_be_clear():  # BP-chg-12, BP-int-1, BP-geo-13, BP-terr-1
    wood = box("woods", 18, 12, 22, 13)
    assert refused(field_day(foot(), enemy((20, 16, 180)), terrain=[wood])) == "E_TERRAIN BP-terr-1"
    s = field_day(foot((20, 10, 0)), enemy((20, 16, 180)), enemy((23.5, 13, 180), "attack_column"))
    assert refused(s) == "E_ENEMY1 BP-chg-12"
    s = field_day(foot(), enemy((20, 16, 180)), foot((23, 13, 0), "attack_column"))
    assert refused(s) == "E_PASS BP-int-1"
    s = field_day(foot(), enemy((20, 16, 180)), foot((23, 13, 0), "skirmish"))
    assert refused(s) == ""
    s = field_day(foot(), enemy((20, 16, 180)), foot((24, 14.5, 0), "skirmish"))
    assert refused(s) == "E_OVERLAP BP-geo-13"


def test_near_the_enemy_a_charge_goes_ahead_or_back():  # BP-prox-1, BP-prox-2
    s = field_day(horse((20, 20, 0)), enemy((27, 20.5, 270)))
    assert refused(s) == "E_PROX BP-prox-1"
    assert charges.objection(s, 0, 1, charges.DEFAULT, forced=True) is None


@pytest.mark.proves("BP-chg-7")
def test_a_face_has_one_charger():  # BP-chg-7, BP-chg-8, BP-bld-9
    def beside(size: str, formation: str = "attack_column") -> Battle:
        s = field_day(
            foot((18.5, 10, 0), formation, size=size),
            enemy((20, 16.5, 180)),
            foot((21.5, 10, 0), formation, size=size),
        )
        charge(s)
        play(s, (HOLD,))
        return s

    assert refused(beside("standard"), 2) == "E_FACE BP-chg-7"
    assert refused(beside("small"), 2) == ""
    s = field_day(
        foot((18.5, 10, 0), "attack_column", size="small"),
        enemy((20, 16, 0), "garrison", building=0),
        foot((21.5, 10, 0), "attack_column", size="small"),
        terrain=[box("building", 17, 14, 23, 18, 3)],
    )
    charge(s)
    play(s, (HOLD,))
    assert refused(s, 2) == "E_FACE BP-bld-9"


@pytest.mark.proves("BP-chg-13")
def test_a_mere_touch_takes_no_face():  # BP-chg-13, BP-chg-7
    s = field_day(
        foot((17.5, 10, 0)), enemy((15, 16, 180)), enemy((21, 16, 180)), foot((23.5, 10, 0)),
    )  # fmt: skip
    charge(s)
    play(s, (HOLD,))
    assert s.contact[0] == 0b110
    assert "BP-chg-13" in notes(s)
    assert refused(s, 3, 2) == ""


@pytest.mark.proves("BP-chg-4")
def test_troops_charge_what_they_see():  # BP-chg-4
    s = field_day(horse((20, 10, 180)), enemy((20, 18, 180)))
    assert refused(s) == "E_SIGHT BP-chg-4"
    assert charges.objection(s, 0, 1, charges.DEFAULT) == Note("BP-chg-4", (0, 1, 6500, 4000))
    s = field_day(horse((20, 10, 180)), enemy((20, 15.5, 180)))
    assert refused(s) == ""


# Stopping short, running on, sweeping


@pytest.mark.proves("BP-chg-15")
def test_a_charge_that_stops_short_may_be_fired_at():  # BP-chg-15
    s = field_day(foot((20, 10, 0)), enemy((20, 15, 180)))
    charges.stop_short(s, 0, 1)
    s.settle()
    assert verb(s) == "respond"
    assert s.agenda[-1].options(s) == [(HOLD,), (FIRE,)]
    twin = s.clone()
    play(twin, (HOLD,))
    assert verb(twin) == ""
    assert where(twin, 0) == (20, 10, 0)
    play(s, (FIRE,), (1, 2, 3))
    assert verb(s) == "save"
    assert "BP-chg-15" in notes(s)
    play(s, (1,))
    assert s.closing[0] == 1
    assert verb(s) == ""
    assert where(s, 0) == (20, 10, 0)


def test_who_stops_far_off_or_beside_is_not_fired_at():  # BP-chg-15
    for pose in [(20, 15.6, 180), (20, 13, 0)]:
        s = field_day(foot((20, 10, 0)), enemy(pose))
        charges.stop_short(s, 0, 1)
        s.settle()
        assert verb(s) == ""


@pytest.mark.proves("BP-spec-20", "BP-chg-21")
def test_a_charger_runs_on_when_terror_clears_the_way():  # BP-spec-20, BP-chg-21
    s = field_day(foot(specials=TERRIFYING_CHARGE), enemy((20, 16, 180)))
    charge(s)
    assert verb(s) == "break"
    twin = s.clone()
    play(s, (1, 2))
    assert s.where[1] == LOST
    assert where(s, 0) == (20, 18, 0)
    assert not s.charging[0]
    assert {"BP-spec-20", "BP-chg-21"} <= set(notes(s))
    play(twin, (2, 3))
    assert where(twin, 1) == (20, 24, 180)
    assert where(twin, 0) == (20, 18, 0)
    assert not twin.is_engaged(0)
    s = charge(field_day(foot(specials=TERRIFYING_CHARGE), enemy((20, 16, 180))))
    play(s, (6, 6))
    assert verb(s) == "respond"


def test_a_sweeping_charge_allows_few_answers():  # BP-post-6, BP-post-8, BP-chg-20
    s = field_day(horse((30, 20, 90)), enemy((20, 20, 90), arm="cav"))
    ground.put(s, 0, 32000, 20000, 2700)
    s.start[0] = (20000, 10000, 0)
    assert charges.objection(s, 0, 1, charges.DEFAULT, sweeping=True) is None
    charges.begin(s, 0, 1, charges.default_slide(s, 0, 1, True), sweeping=True)
    s.settle()
    assert s.deeds[0] & SWEPT
    assert verb(s) == "respond"
    assert s.agenda[-1].options(s) == [(HOLD,), (COUNTER,)]


def test_rejoining_asks_nobody():  # BP-post-11
    s = field_day(horse((20, 10, 0)), enemy((20, 18, 180), arm="cav"))
    charges.rejoin(s, 0, 1, charges.DEFAULT)
    assert s.charging[0]
    assert s.is_engaged(0)
    assert verb(s) == ""


# Who is near the end of it


def test_commanders_ride_along_or_flee():  # BP-chg-18, BP-com-1
    s = parade(field_of())
    unit, target = put(s, "fr_l1", 20, 10, 0, "line"), put(s, "at_l1", 20, 15, 180, "line")
    put(s, "at_l2", 20, 30, 180)
    ours, theirs = post(s, "fr_b1", 20, 10), post(s, "at_b1", 24, 13.6)
    join(s, ours, unit)
    charge(s, unit, target)
    if verb(s) == "respond":
        play(s, (HOLD,))
    assert s.is_engaged(unit)
    assert (s.x[ours], s.y[ours]) == (s.x[unit], s.y[unit]) == (20000, 14000)
    assert (s.x[theirs], s.y[theirs]) == (s.x[target], s.y[target])
    assert "BP-chg-18" in clauses(s)


def test_men_who_lie_down_break_when_touched():  # BP-opt-12
    s = field_day(foot(), enemy((20, 16, 180)), lie_down=True)
    kind = s.field.kinds[s.kind[1]]
    kind.width[LYING], kind.depth[LYING] = kind.width[LINE], kind.depth[LINE]
    ground.reform(s, 1, LYING, *ground.pose(s, 1))
    charge(s)
    assert verb(s) == ""
    assert s.where[1] == LOST
    assert not s.is_engaged(0)
