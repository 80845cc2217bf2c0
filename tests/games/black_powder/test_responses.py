"""Charge responses (3.13, 6.2, 6.5, 6.6): closing fire, counter-charges, evasions, turning to face."""

import pytest
from tests.games.black_powder.charging import CHARGER, TARGET, Pose, charge, field_day, where
from tests.games.black_powder.firing import notes, play, verb
from tests.games.black_powder.sandtable import Unit, box

from grognard.boards.shapes import overlaps
from grognard.core.journal import Choice
from grognard.games.black_powder import charges, ground
from grognard.games.black_powder.field import FIRST_FIRE, FRONT, REAR, STEADY_LINE, WAVERING
from grognard.games.black_powder.reasons import code_of
from grognard.games.black_powder.responses import Respond
from grognard.games.black_powder.state import (
    CHARGED,
    COUNTER,
    EVADE,
    EVADED,
    FACE,
    FIRE,
    FIRE_AND_COUNTER,
    HOLD,
    LOST,
    REACTED,
    RETIRED,
    Battle,
)


def attacker(arm: str = "inf", formation: str = "line", pose: Pose = (20, 10, 0), specials: int = 0) -> Unit:
    return Unit("a", arm, formation, pose, specials=specials)


def defender(
    arm: str = "inf", formation: str = "line", pose: Pose = (20, 16, 180), specials: int = 0
) -> Unit:
    return Unit("b", arm, formation, pose, specials=specials)


def answers(s: Battle) -> list[int]:
    """What the target may answer, each once; only hold if it is not asked."""
    if verb(s) != "respond":
        return [HOLD]
    return list(dict.fromkeys(choice[0] for choice in s.agenda[-1].options(s)))


def refused(s: Battle, *choice: int) -> str:
    """Why an answer is refused."""
    step = s.agenda[-1]
    assert isinstance(step, Respond)
    found = step.objection(s, choice)
    return "" if found is None else f"{code_of(found.clause)} {found.clause}"


# Who may answer what


@pytest.mark.structure("BP-resp-2", "BP-resp-4", "BP-resp-5", "BP-resp-12", "BP-resp-14", "BP-resp-17")
@pytest.mark.parametrize(
    ("charger", "target", "expected"),
    [
        (attacker(), defender(), [HOLD, FIRE]),
        (attacker(), defender(formation="attack_column", pose=(20, 17, 180)), [HOLD, FIRE]),
        (attacker(), defender(formation="mixed", pose=(20, 17, 180)), [HOLD, FIRE]),
        (attacker(), defender("art", "deployed"), [HOLD, FIRE]),
        (attacker(), defender("art", "limbered", (20, 17, 180)), [HOLD]),
        (attacker(), defender(formation="march_column", pose=(20, 18, 180)), [HOLD]),
        (attacker(), defender(formation="skirmish"), [HOLD, EVADE]),
        (attacker(), defender(pose=(20, 16, 0)), [HOLD]),
        (attacker(), defender("cav", pose=(20, 17, 180)), [HOLD, COUNTER, EVADE]),
        (attacker(), defender("cav", "march_column", pose=(20, 18, 180)), [HOLD, EVADE]),
        (attacker("cav"), defender("cav", pose=(20, 17, 180)), [HOLD, COUNTER]),
        (attacker("cav"), defender("cav", pose=(20, 17, 0)), [HOLD, FACE]),
        (attacker(), defender("cav", pose=(20, 17, 0)), [HOLD, FACE, EVADE]),
        (attacker("cav"), defender(formation="skirmish"), [HOLD, EVADE]),
        (attacker(), defender(specials=STEADY_LINE), [HOLD, FIRE, FIRE_AND_COUNTER]),
        (attacker(), defender("wagon", "wagon", (20, 17, 180)), [HOLD]),
    ],
)
def test_who_may_answer_what(charger: Unit, target: Unit, expected: list[int]):
    # BP-resp-2, BP-resp-4, BP-resp-5, BP-resp-12, BP-resp-14, BP-resp-17, BP-spec-12, BP-cand-11
    assert answers(charge(field_day(charger, target))) == expected


@pytest.mark.structure("BP-resp-6", "BP-resp-7", "BP-resp-16")
def test_the_state_of_the_target_takes_answers_away():  # BP-chg-2, BP-chg-3, BP-resp-6, -7, -16
    def with_state(unit: Unit, shaken: bool, disordered: bool) -> list[int]:
        s = field_day(attacker(), unit)
        s.casualties[1] = 3 * shaken
        s.disordered[1] = int(disordered)
        return answers(charge(s))

    cavalry, flanked = defender("cav", pose=(20, 17, 180)), defender("cav", pose=(20, 17, 0))
    assert with_state(cavalry, True, False) == [HOLD, EVADE]
    assert with_state(cavalry, False, True) == [HOLD]
    assert with_state(flanked, True, False) == [HOLD, EVADE]
    assert with_state(flanked, False, True) == [HOLD]
    assert with_state(defender(specials=STEADY_LINE), True, False) == [HOLD, FIRE]
    assert with_state(defender(formation="skirmish"), True, False) == [HOLD, EVADE]
    assert with_state(defender(formation="skirmish"), False, True) == [HOLD]
    s = field_day(attacker(), defender())
    s.deeds[1] |= REACTED
    assert answers(charge(s)) == [HOLD]
    s = field_day(attacker(), defender(), attacker(pose=(20, 17, 180)))
    assert answers(charge(s)) == [HOLD]
    assert "BP-resp-7" in notes(s)


@pytest.mark.proves(
    "BP-resp-1", "BP-resp-5", "BP-resp-12", "BP-resp-14", "BP-resp-17", "BP-resp-24", "BP-spec-12"
)
def test_refusals_say_why():
    s = charge(field_day(attacker(), defender()))
    assert refused(s, COUNTER) == "E_SHAKEN BP-resp-12"
    assert refused(s, EVADE, 8000, 0) == "E_FORMATION BP-resp-14"
    assert refused(s, FACE) == "E_FORMATION BP-resp-17"
    assert refused(s, FIRE_AND_COUNTER) == "E_FORMATION BP-spec-12"
    assert refused(s) == refused(s, EVADE) == "E_TURN BP-resp-1"
    s = charge(field_day(attacker(), defender(formation="skirmish")))
    assert refused(s, EVADE, 8001, 0) == refused(s, EVADE, 0, 0) == "E_COST BP-resp-24"
    assert refused(s, EVADE, 8000, 3600) == "E_COST BP-resp-24"
    assert refused(s, FIRE) == "E_FORMATION BP-resp-5"
    assert s.agenda[-1].rest(EVADE) == "length bearing"
    assert s.agenda[-1].rest(HOLD) == ""


# Closing fire


@pytest.mark.proves("BP-resp-4")
def test_a_charge_goes_on_through_musketry():  # BP-ex-58: BP-break-3, BP-resp-8, BP-resp-10, BP-h2h-16
    s = charge(field_day(attacker(), defender()))
    play(s, (FIRE,), (2, 3, 4), (1, 1))
    assert s.casualties[0] == 2
    assert s.closing[0] == 2
    assert verb(s) == ""
    assert s.is_engaged(0)
    assert s.charging[0]
    assert s.deeds[1] & REACTED
    assert {"BP-resp-4", "BP-chg-9"} <= set(notes(s))


@pytest.mark.structure("BP-resp-10", "BP-break-3")
@pytest.mark.parametrize(("dice", "engaged"), [((3, 3), False), ((3, 4), True)])
def test_canister_shakes_a_charge(dice: Choice, engaged: bool):  # BP-ex-57: BP-break-2, -3, -19, BP-resp-10
    s = charge(field_day(attacker(), defender("art", "deployed")))
    play(s, (FIRE,), (1, 1, 5), (1,))
    assert verb(s) == "break"
    assert s.casualties[0] == 1
    play(s, dice)
    assert s.is_engaged(0) == engaged == (s.charging[0] == 1)
    if not engaged:
        assert s.deeds[0] & RETIRED
        assert where(s, 0) == (20, 2, 0)
        assert "BP-resp-10" in notes(s)


@pytest.mark.structure("BP-break-2", "BP-cas-5")
def test_a_charger_shaken_by_fire_tests_and_loses_the_excess():  # BP-break-2, BP-cas-5, BP-h2h-16
    s = field_day(attacker(), defender())
    s.casualties[0] = 2
    charge(s)
    play(s, (FIRE,), (4, 4, 5), (1, 1, 1))
    assert verb(s) == "break"
    assert s.casualties[0] == 5
    play(s, (6, 6))
    assert s.casualties[0] == 3
    assert s.closing[0] == 3
    assert s.is_engaged(0)


def test_a_charger_that_breaks_is_gone():  # BP-resp-10
    s = field_day(attacker(), defender())
    s.casualties[0] = 2
    charge(s)
    play(s, (FIRE,), (4, 4, 5), (1, 1, 1), (1, 1))
    assert s.where[0] == LOST
    assert verb(s) == ""
    assert not s.is_engaged(1)


@pytest.mark.structure("BP-spec-28")
def test_wavering_chargers_test_for_one_casualty():  # BP-spec-28
    s = charge(field_day(attacker(specials=WAVERING), defender()))
    play(s, (FIRE,), (1, 1, 4), (1,))
    assert verb(s) == "break"


@pytest.mark.structure("BP-resp-11")
def test_a_charger_in_disorder_completes_its_charge():  # BP-resp-11, BP-ex-64
    s = field_day(
        attacker(formation="attack_column", pose=(20, 10, 0)),
        defender(specials=FIRST_FIRE, pose=(20, 17, 180)),
    )
    charge(s)
    play(s, (FIRE,), (1, 3, 5, 6), (2, 4, 6))
    assert s.disordered[0]
    assert s.casualties[0] == 1
    assert s.closing[0] == 1
    assert s.is_engaged(0)
    assert s.charging[0]


def test_a_garrison_fires_from_the_face_that_is_charged():  # BP-resp-4, BP-chg-17
    house = box("building", 18, 14, 22, 18, 2)
    s = field_day(attacker(), Unit("b", "inf", "garrison", (20, 16, 0), building=0), terrain=[house])
    charge(s)
    play(s, (FIRE,))
    assert verb(s) == "fire"
    assert s.fire[2] == 5
    play(s, (1, 1))
    assert s.is_engaged(0)


# Counter-charges


@pytest.mark.proves("BP-resp-12", "BP-resp-13", "BP-resp-22")
def test_cavalry_meets_halfway():  # BP-ex-30: BP-resp-12, BP-resp-22
    s = charge(field_day(attacker("cav"), defender("cav", pose=(20, 24, 180))))
    play(s, (COUNTER,))
    assert where(s, 0) == (20, 16, 0)
    assert where(s, 1) == (20, 18, 180)
    assert s.charging[0]
    assert s.charging[1]
    assert s.deeds[1] & CHARGED
    assert s.is_engaged(0)
    assert {"BP-resp-12", "BP-resp-13", "BP-resp-22"} <= set(notes(s))


@pytest.mark.structure("BP-resp-22")
def test_a_meeting_beside_each_other():  # BP-ex-86: BP-resp-22
    s = charge(field_day(attacker("cav", pose=(18, 10, 0)), defender("cav", pose=(20, 22, 180))))
    play(s, (COUNTER,))
    assert where(s, 0) == (18, 15, 0)
    assert where(s, 1) == (20, 17, 180)


def test_a_counter_charge_needs_a_way():  # BP-resp-22
    mire = box("woods", 19, 20, 21, 21)
    s = field_day(attacker("cav"), defender("cav", pose=(20, 24, 180)), terrain=[mire])
    found = charges.objection(s, 0, 1, charges.DEFAULT)
    assert found is not None
    assert found.clause == "BP-terr-1"
    friend = defender(formation="attack_column", pose=(22, 20.9, 180))
    s = field_day(attacker("cav"), defender("cav", pose=(20, 24, 180)), friend)
    found = charges.objection(s, 0, 1, charges.DEFAULT)
    assert found is not None
    assert found.clause == "BP-chg-12"
    s = field_day(
        attacker("cav", pose=(18, 10, 0)), defender("cav", pose=(22, 22, 180)), friend_at(23.8, 18.9)
    )
    assert answers(charge(s)) == [HOLD]


def friend_at(x: float, y: float) -> Unit:
    return defender(formation="attack_column", pose=(x, y, 180))


@pytest.mark.proves("BP-spec-12")
def test_a_steady_line_fires_and_comes_on():  # BP-spec-12
    s = charge(field_day(attacker(), defender(specials=STEADY_LINE)))
    play(s, (FIRE_AND_COUNTER,), (3, 3, 4), (6,))
    assert where(s, 0) == (20, 12.5, 0)
    assert where(s, 1) == (20, 13.5, 180)
    assert s.charging[0]
    assert s.charging[1]
    assert s.deeds[1] & REACTED
    assert "BP-spec-12" in notes(s)


def test_a_steady_line_stays_when_the_charger_is_gone():  # BP-spec-12, BP-resp-10
    s = field_day(attacker(), defender(specials=STEADY_LINE))
    s.casualties[0] = 2
    charge(s)
    play(s, (FIRE_AND_COUNTER,), (4, 4, 5), (1, 1, 1), (1, 1))
    assert s.where[0] == LOST
    assert where(s, 1) == (20, 16, 180)
    assert not s.charging[1]


# Evasions


@pytest.mark.proves("BP-resp-14", "BP-resp-15", "BP-resp-24")
def test_skirmishers_run_and_are_not_caught():  # BP-ex-31: BP-resp-14, BP-resp-15
    s = charge(field_day(attacker(pose=(20, 14, 0)), defender(formation="skirmish", pose=(20, 20, 180))))
    assert s.agenda[-1].options(s)[1:] == [
        (EVADE, 8000, 1800), (EVADE, 8000, 0), (EVADE, 4000, 1800), (EVADE, 4000, 0),
    ]  # fmt: skip
    play(s, (EVADE, 8000, 1800))
    assert where(s, 1) == (20, 28, 180)
    assert where(s, 0) == (20, 22, 0)
    assert s.deeds[1] & EVADED
    assert not s.is_engaged(0)
    assert not s.charging[0]
    assert {"BP-resp-14", "BP-resp-15", "BP-resp-24"} <= set(notes(s))


@pytest.mark.structure("BP-resp-24")
def test_an_evasion_goes_directly_away():  # BP-ex-87: BP-resp-24, BP-geo-23
    s = charge(field_day(attacker(pose=(17, 14, 0)), defender(formation="skirmish", pose=(20, 20, 180))))
    assert s.agenda[-1].options(s)[2] == (EVADE, 8000, 266)
    play(s, (EVADE, 8000, 900))
    assert where(s, 1) == (23.582, 27.153, 90)


@pytest.mark.proves("BP-resp-15", "BP-resp-25")
def test_who_runs_too_little_is_caught_in_the_rear():  # BP-resp-15, BP-resp-25
    s = charge(field_day(attacker(pose=(20, 10, 0)), defender("cav", pose=(20, 14, 180))))
    play(s, (EVADE, 2000, 1800))
    assert where(s, 1) == (20, 16, 0)
    assert where(s, 0) == (20, 14.5, 0)
    assert ground.contact_face(s, TARGET, CHARGER) == REAR
    assert ground.is_flanked(s, TARGET)
    assert s.charging[0]
    assert not s.charging[1]
    assert {"BP-resp-15", "BP-resp-25"} <= set(notes(s))
    s = charge(field_day(attacker(pose=(20, 10, 0)), defender(formation="skirmish", pose=(20, 14, 180))))
    play(s, (EVADE, 2000, 1800))
    assert where(s, 1) == (20, 16, 0)
    assert s.is_engaged(1)
    assert not ground.is_flanked(s, 1)


def test_who_has_no_room_to_run_is_caught():  # BP-resp-24
    wall = box("building", 10, 15.2, 30, 17, 1)
    s = field_day(
        attacker(pose=(20, 10, 0)), defender(formation="skirmish", pose=(20, 14, 180)), terrain=[wall]
    )
    charge(s)
    play(s, (EVADE, 8000, 1800))
    assert s.is_engaged(0)
    assert s.y[1] < 14300


def test_the_chase_stops_an_inch_short_of_others():  # BP-resp-15
    s = field_day(
        attacker(pose=(20, 12, 0)),
        defender(formation="skirmish", pose=(20, 17, 180)),
        defender(pose=(14.5, 19, 180)),
    )
    charge(s)
    play(s, (EVADE, 8000, 1800))
    assert where(s, 0) == (20, 16.95, 0)
    assert not s.is_engaged(0)


# Turning to face


@pytest.mark.proves("BP-resp-17", "BP-resp-26")
def test_cavalry_turns_to_the_charger():  # BP-resp-17, BP-resp-26
    s = charge(field_day(attacker("cav", pose=(30, 20, 90)), defender("cav", pose=(42, 20, 0))))
    assert answers(s) == [HOLD, FACE]
    play(s, (FACE,))
    assert where(s, 1) == (42, 20, 270)
    assert where(s, 0) == (40, 20, 90)
    assert ground.contact_face(s, 1, 0) == FRONT
    assert not ground.is_flanked(s, 1)
    assert not s.charging[1]
    assert {"BP-resp-17", "BP-resp-26"} <= set(notes(s))


@pytest.mark.structure("BP-resp-26")
def test_cavalry_cannot_turn_where_there_is_no_room():  # BP-resp-26
    s = field_day(attacker("cav", pose=(30, 20, 90)), defender("cav", pose=(42, 20, 0)), friend_at(42, 23))
    assert answers(charge(s)) == [HOLD]


# In the middle of it all


def test_every_moment_can_be_cloned():
    s = charge(field_day(attacker(), defender("art", "deployed")))
    for choice in [(FIRE,), (1, 1, 5), (1,), (6, 6)]:
        twin = s.clone()
        assert twin.key() == s.key()
        assert twin.facts() == s.facts()
        twin.apply(choice)
        play(s, choice)
        assert twin.key() == s.key()
    assert s.is_engaged(0)
    assert not overlaps(s.outline[0], s.outline[1])
