"""Traversing fire (BP-resp-19 to BP-resp-21): who is crossed, from where he is shot at, what follows."""

import pytest
from tests.games.black_powder.charging import Pose, field_day, where
from tests.games.black_powder.firing import notes, play, verb
from tests.games.black_powder.sandtable import Unit, box

from grognard.games.black_powder import charges, ground, traversing
from grognard.games.black_powder.field import ROUND
from grognard.games.black_powder.state import FIRE, LET_PASS, LOST, REACTED, RETIRED, Battle

WATCH = Unit("b", "inf", "line", (20, 20, 180))  # looks south, its front from x 17 to 23 at y 19.5


def pass_by(s: Battle, *poses: Pose, unit: int = 0) -> Battle:
    """A unit goes through poses; who is crossed is asked."""
    way = list(ground.pose(s, unit))
    for x, y, facing in poses:
        way += (round(x * 1000), round(y * 1000), round(facing * 10))
    ground.put(s, unit, *way[-3:])
    traversing.offer(s, unit, way)
    s.settle()
    return s


def column(x: float, y: float, facing: float = 90, formation: str = "march_column", arm: str = "inf") -> Unit:
    return Unit("a", arm, formation, (x, y, facing))


@pytest.mark.structure("BP-resp-19")
def test_a_column_crosses_the_front():  # BP-resp-19, BP-resp-20
    s = pass_by(field_day(column(14, 15), WATCH), (22, 15, 90))
    assert verb(s) == "traverse"
    assert s.agenda[-1].actor(s) == 1
    assert s.agenda[-1].options(s) == [(FIRE,), (LET_PASS,)]
    assert s.agenda[-1].objection(s, ()) is not None
    play(s, (LET_PASS,))
    assert verb(s) == ""
    assert where(s, 0) == (22, 15, 90)


@pytest.mark.structure("BP-resp-20")
@pytest.mark.parametrize(
    ("start", "end"),
    [
        ((14, 10.9, 90), (22, 10.9, 90)),  # more than eight inches off
        ((14, 15, 90), (16.9, 15, 90)),  # sideways less than half the frontage
        ((10, 15, 90), (16.9, 15, 90)),  # only the head in the strip
        ((20, 10, 0), (20, 15, 0)),  # straight at it
        ((14, 23, 90), (22, 23, 90)),  # behind it
    ],
)
def test_who_does_not_cross(start: Pose, end: Pose):  # BP-resp-20
    s = pass_by(field_day(Unit("a", "inf", "march_column", start), WATCH), end)
    assert verb(s) == ""


@pytest.mark.structure("BP-resp-20")
def test_the_borders_of_crossing():  # BP-resp-20: half the frontage, eight inches
    s = pass_by(field_day(column(12, 15), WATCH), (17, 15, 90))
    assert verb(s) == "traverse"
    s = pass_by(field_day(column(12, 15), WATCH), (16.999, 15, 90))
    assert verb(s) == ""
    s = pass_by(field_day(column(14, 11.1), WATCH), (22, 11.1, 90))
    assert verb(s) == "traverse"


@pytest.mark.structure("BP-resp-6")
def test_who_may_not_fire():  # BP-resp-6, BP-resp-19
    for change in ("reacted", "engaged", "no dice"):
        formation = "march_column" if change == "no dice" else "line"
        s = field_day(column(14, 15), Unit("b", "inf", formation, (20, 20, 180)), column(20, 21, 180, "line"))
        if change != "engaged":
            ground.put(s, 2, 60000, 40000, 0)
        s.deeds[1] |= REACTED if change == "reacted" else 0
        assert verb(pass_by(s, (22, 15, 90))) == "", change


@pytest.mark.proves("BP-resp-19", "BP-resp-20", "BP-resp-21")
def test_the_shot_is_at_the_nearest_position():  # BP-resp-21
    s = pass_by(field_day(column(14, 13, 90, "line", "cav"), WATCH), (20, 15, 90), (24, 13, 90))
    assert verb(s) == "traverse"
    assert s.agenda[-1].args()[3:6] == (20000, 15000, 900)
    play(s, (FIRE,))
    assert where(s, 0) == (20, 15, 90)
    assert {"BP-resp-19", "BP-resp-20", "BP-resp-21"} <= set(notes(s))
    play(s, (1, 1, 1, 1, 2, 4), (1,))
    assert s.casualties[0] == 1
    assert s.closing[0] == 0
    assert where(s, 0) == (24, 13, 90)
    assert verb(s) == ""
    assert s.deeds[1] & REACTED


def test_who_cannot_be_seen_is_not_shot_at():  # BP-resp-21
    s = field_day(column(14, 15), WATCH, terrain=[box("building", 10, 17, 30, 18, 1)])
    assert verb(pass_by(s, (22, 15, 90))) == ""


@pytest.mark.structure("BP-seq-11")
@pytest.mark.parametrize(("dice", "end"), [((6, 6), "goes on"), ((3, 4), "retires"), ((1, 1), "breaks")])
def test_the_test_is_taken_at_once(dice: tuple[int, int], end: str):  # BP-resp-21, BP-seq-11, BP-cas-5
    s = field_day(column(14, 15), WATCH)
    s.casualties[0] = 2
    pass_by(s, (22, 15, 90))
    play(s, (FIRE,), (4, 4, 5))
    play(s, (1, 1, 1))
    assert verb(s) == "break"
    near = s.x[0]
    play(s, dice)
    if end == "goes on":
        assert where(s, 0) == (22, 15, 90)
        assert s.casualties[0] == 3
    elif end == "breaks":
        assert s.where[0] == LOST
    assert verb(s) == ""
    assert near <= 22000
    assert bool(s.deeds[0] & RETIRED) == (end == "retires")


def test_two_who_are_crossed_fire_one_after_the_other():  # BP-resp-19, BP-resp-21
    second = Unit("b", "inf", "line", (26, 20, 180))
    s = field_day(Unit("a", "cav", "line", (32, 14, 270)), WATCH, second)
    pass_by(s, (20, 14, 270))
    assert verb(s) == "traverse"
    assert s.agenda[-1].args()[0] == 2
    play(s, (FIRE,), (1, 1, 1))
    assert verb(s) == "traverse"
    assert s.agenda[-1].args()[0] == 1
    s = field_day(Unit("a", "cav", "line", (32, 14, 270)), WATCH, second)
    s.casualties[0] = 3
    pass_by(s, (20, 14, 270))
    play(s, (FIRE,), (4, 5, 5), (1, 1, 1), (1, 1))
    assert s.where[0] == LOST
    assert verb(s) == ""


def test_skirmishers_squares_and_garrisons_look_everywhere():  # BP-geo-8, BP-geo-9, BP-geo-10
    for formation, width in [("skirmish", 6), ("square", 3)]:
        s = field_day(column(14, 24), Unit("b", "inf", formation, (20, 20, 180)))
        pass_by(s, (14 + width + 2, 24, 90))
        assert verb(s) == "traverse"
        assert (s.agenda[-1].args()[2] == ROUND) == (formation == "skirmish")
        play(s, (FIRE,))
        assert verb(s) == "fire"
    house = box("building", 18, 18, 22, 22, 2)
    s = field_day(column(14, 24), Unit("b", "inf", "garrison", (20, 20, 0), building=0), terrain=[house])
    assert verb(pass_by(s, (22, 24, 90))) == "traverse"


def test_a_charge_may_be_fired_at_on_its_way():  # BP-resp-19, BP-seq-11
    s = field_day(
        Unit("a", "cav", "line", (14, 15, 90)), Unit("b", "inf", "line", (26, 15, 0)), WATCH,
    )  # fmt: skip
    assert charges.objection(s, 0, 1, charges.DEFAULT) is None
    charges.begin(s, 0, 1, charges.DEFAULT)
    s.settle()
    assert verb(s) == "traverse"
    assert s.agenda[-1].args()[0] == 2
    twin = s.clone()
    play(s, (FIRE,), (1, 1, 1))
    assert s.is_engaged(0)
    assert where(s, 0) == (22, 15, 90)
    twin.casualties[0] = 2
    play(twin, (FIRE,), (4, 4, 5), (1, 1, 1), (1, 1))
    assert twin.where[0] == LOST
    assert not twin.is_engaged(1)
    assert verb(twin) == ""
