"""Squares (3.23): infantry tries to form when cavalry charges its front (BP-ex-69)."""

from fractions import Fraction

import pytest
from tests.games.black_powder.charging import Pose, charge, field_day, where
from tests.games.black_powder.firing import notes, play, verb
from tests.games.black_powder.sandtable import Unit, box

from grognard.games.black_powder import charges, ground
from grognard.games.black_powder.field import LINE, MUST_SQUARE, SQUARE
from grognard.games.black_powder.squares import SquareRoll
from grognard.games.black_powder.state import CHARGED, FIRE, HOLD, TURNED, Battle

HUSSARS = Unit("a", "cav", "line", (20, 10, 0))


def infantry(formation: str = "line", pose: Pose = (20, 20, 180), **more: object) -> Unit:
    return Unit("b", "inf", formation, pose, specials=MUST_SQUARE, **more)  # type: ignore[arg-type]


def alarm(*more: Unit, formation: str = "line", pose: Pose = (20, 20, 180), **options: bool) -> Battle:
    """Hussars charge infantry that must form square."""
    return charge(field_day(HUSSARS, infantry(formation, pose), *more, **options))


# Who must


@pytest.mark.proves("BP-resp-18")
@pytest.mark.parametrize("formation", ["line", "attack_column", "march_column", "mixed"])
def test_formed_infantry_must_try(formation: str):  # BP-resp-18, BP-resp-23, BP-sq-6
    s = alarm(formation=formation)
    assert verb(s) == "square"
    assert "BP-resp-18" in notes(s)


@pytest.mark.structure("BP-resp-18", "BP-resp-23")
def test_others_need_not():  # BP-resp-18, BP-resp-23, BP-post-8
    assert verb(alarm(formation="skirmish")) == "respond"
    assert verb(alarm(pose=(20, 20, 0))) == ""
    s = charge(field_day(HUSSARS, Unit("b", "inf", "line", (20, 20, 180))))
    assert s.agenda[-1].options(s) == [(HOLD,), (FIRE,)]
    s = charge(field_day(Unit("a", "inf", "line", (20, 12, 0)), infantry()))
    assert verb(s) == "respond"
    s = charge(field_day(HUSSARS, infantry(size="tiny")))
    assert verb(s) == "respond"
    s = charge(field_day(HUSSARS, infantry(), Unit("a", "inf", "line", (20, 21, 180))))
    assert verb(s) == ""
    assert s.is_engaged(0)
    house = box("building", 18, 17, 22, 21, 2)
    s = charge(field_day(HUSSARS, infantry("garrison", (20, 19, 0), building=0), terrain=[house]))
    assert s.agenda[-1].options(s) == [(HOLD,), (FIRE,)]
    s = field_day(HUSSARS, infantry())
    charges.begin(s, 0, 1, charges.DEFAULT, sweeping=True)
    s.settle()
    assert s.agenda[-1].options(s) == [(HOLD,), (FIRE,)]


@pytest.mark.structure("BP-opt-16")
def test_it_may_be_too_late():  # BP-opt-16
    s = alarm(no_late_square=True)
    assert s.agenda[-1].options(s) == [(HOLD,), (FIRE,)]
    s = field_day(HUSSARS, infantry(), no_late_square=True)
    s.start[0] = (20000, 5000, 0)
    assert verb(charge(s)) == "square"


# How it goes


@pytest.mark.proves("BP-sq-3", "BP-sq-4")
def test_a_good_square_stops_the_cavalry():  # BP-ex-69: BP-sq-3, BP-sq-4, BP-sq-6
    s = alarm()
    play(s, (3, 4))
    assert s.formation[1] == SQUARE
    assert where(s, 1) == (20, 20, 180)
    assert not s.disordered[1]
    assert where(s, 0) == (20, 15.5, 0)
    assert ground.distance(s, 0, 1) == 2000
    assert verb(s) == ""
    assert not s.is_engaged(0)
    assert not s.charging[0]
    assert s.deeds[0] & CHARGED
    assert s.deeds[1] & TURNED
    assert {"BP-sq-3", "BP-sq-4"} <= set(notes(s))


def test_who_is_nearer_stays_where_it_is():  # BP-sq-4
    s = charge(field_day(HUSSARS, infantry(pose=(20, 13, 180))))
    play(s, (3, 4))
    assert where(s, 0) == (20, 10, 0)


@pytest.mark.proves("BP-sq-3", "BP-sq-5")
def test_a_bad_square_is_charged_home():  # BP-ex-69: BP-sq-3, BP-sq-5
    s = alarm()
    play(s, (6, 6))
    assert s.formation[1] == SQUARE
    assert s.disordered[1]
    assert where(s, 0) == (20, 17.5, 0)
    assert s.is_engaged(0)
    assert s.charging[0]
    assert {"BP-sq-3", "BP-sq-5"} <= set(notes(s))


@pytest.mark.structure("BP-sq-3", "BP-sq-6")
def test_a_failure_is_charged_at_the_halt():  # BP-ex-69: BP-sq-3, BP-sq-6
    s = alarm()
    play(s, (1, 1))
    assert s.formation[1] == LINE
    assert s.disordered[1]
    assert s.is_engaged(0)
    assert where(s, 0) == (20, 18.5, 0)
    assert verb(s) == ""


@pytest.mark.proves("BP-sq-7")
def test_disorder_stays():  # BP-sq-7
    s = field_day(HUSSARS, infantry())
    s.disordered[1] = 1
    charge(s)
    play(s, (3, 4))
    assert s.formation[1] == SQUARE
    assert s.disordered[1]
    assert s.is_engaged(0)
    assert "BP-sq-7" in notes(s)


@pytest.mark.proves("BP-sq-9")
def test_without_room_there_is_no_square():  # BP-sq-9
    friend = Unit("b", "inf", "line", (20, 21.2, 180))
    s = alarm(friend)
    assert verb(s) == ""
    assert s.formation[1] == LINE
    assert s.disordered[1]
    assert s.is_engaged(0)
    assert "BP-sq-9" in notes(s)


def test_the_chances_of_a_square():  # BP-sq-3
    s = alarm()
    step = s.agenda[-1]
    assert isinstance(step, SquareRoll)
    classes = step.classes(s)
    total = sum(weight for _, weight in classes)
    assert sorted(Fraction(weight, total) for _, weight in classes) == [
        Fraction(1, 36), Fraction(1, 36), Fraction(34, 36),
    ]  # fmt: skip
    assert step.owner(s) == 1
