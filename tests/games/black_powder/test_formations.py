"""Formations and buildings: who may take which, where the footprint stands, in and out (3.4, 3.24)."""

import pytest
from tests.games.black_powder.sandtable import Unit, box, feature, lay, leg, sandtable, stand

from grognard import games
from grognard.core.journal import LEGAL, Note
from grognard.games.black_powder import buildings, formations, ground, moves
from grognard.games.black_powder.field import (
    ATTACK_COLUMN,
    BATTALION_GUN,
    COMPANIES,
    DEPLOYED,
    GARRISON,
    LIMBERED,
    LINE,
    LYING,
    MARCH_COLUMN,
    MIXED,
    MIXES,
    MUST_SQUARE,
    NO_ATTACK_COLUMN,
    POOR_SKIRMISHERS,
    RIFLE_MIXED,
    SKIRMISH,
    SKIRMISHES,
    SQUARE,
    TERRAIN_SKIRMISH,
    WAGON_TRAIN,
    Feature,
)
from grognard.games.black_powder.formations import ABOUT, BY_FRONT, CENTRE, TO_LEFT, TO_RIGHT
from grognard.games.black_powder.reasons import code_of
from grognard.games.black_powder.state import FORM, LEAVE, MOVE, SQUARED, Battle


def foot(specials: int = 0, terrain: list[Feature] | None = None, size: str = "standard") -> Battle:
    """A line at (20, 10) that faces north."""
    return sandtable([Unit("a", "inf", "line", (20, 10, 0), size, specials)], terrain)


def verdict(s: Battle, formation: int) -> str:
    return formations.formation_verdict(s, 0, formation)


def form(s: Battle, formation: int, anchor: int = CENTRE) -> Note | None:
    return formations.objection(s, 0, (FORM, formation, anchor))


def test_nobody_starts_in_a_formation_that_he_may_not_take():
    game = games.load("black_powder")
    for scenario in game.rules.scenarios():
        s = game.rules.start(scenario.id, {})
        for unit in s.units_of(0) + s.units_of(1):
            formation = s.formation[unit]
            if formation != GARRISON:
                found = formations.permission(s, unit, formation, s.outline[unit])
                assert found == LEGAL, (scenario.id, s.field.forces.ids[unit])


@pytest.mark.proves("BP-form-1", "BP-form-24")
def test_each_arm_has_its_formations():  # BP-form-1, BP-form-24
    assert verdict(foot(), MARCH_COLUMN) == LEGAL
    assert verdict(foot(), DEPLOYED) == "BP-form-1"
    gun = sandtable([Unit("a", "art", "deployed", (20, 10, 0))])
    assert [verdict(gun, formation) for formation in (LIMBERED, LINE)] == [LEGAL, "BP-form-1"]
    wagon = sandtable([Unit("a", "wagon", "wagon", (20, 10, 0))])
    assert formations.changes(wagon, 0) == []
    assert verdict(wagon, WAGON_TRAIN) == "BP-form-8"
    assert verdict(foot(), COMPANIES) == "BP-form-1"  # an option


@pytest.mark.proves("BP-form-2", "BP-spec-32", "BP-spec-36")
def test_only_skirmishers_skirmish():  # BP-form-2, BP-spec-32, BP-spec-36
    assert verdict(foot(), SKIRMISH) == "BP-form-2"
    assert verdict(foot(SKIRMISHES), SKIRMISH) == LEGAL
    assert verdict(foot(SKIRMISHES | POOR_SKIRMISHERS), SKIRMISH) == "BP-spec-36"


@pytest.mark.proves("BP-form-3")
def test_some_skirmish_in_broken_ground_only():  # BP-form-3, BP-ex-33, BP-spec-36
    wood = box("woods", 10, 11, 30, 20)
    specials = TERRAIN_SKIRMISH | POOR_SKIRMISHERS
    assert form(foot(specials), SKIRMISH) == Note("BP-form-3", (0, SKIRMISH))
    near = foot(specials, [wood])
    assert verdict(near, SKIRMISH) == "BP-form-3"  # half an inch before it
    assert form(near, SKIRMISH) is None  # but the skirmish line will touch it
    formations.form(near, 0, (FORM, SKIRMISH, CENTRE))
    assert moves.cost(near, 0, leg(MOVE, (20, 13, 0))) == 6000
    assert moves.objection(near, 0, leg(MOVE, (20, 13, 0))) is None


@pytest.mark.proves("BP-form-4", "BP-spec-33", "BP-spec-36")
def test_mixed_order_is_for_those_who_know_it():  # BP-form-4, BP-spec-33, BP-spec-34, BP-spec-36
    assert verdict(foot(), MIXED) == "BP-form-4"
    assert [verdict(foot(special), MIXED) for special in (MIXES, RIFLE_MIXED)] == [LEGAL, LEGAL]
    assert verdict(foot(MIXES | POOR_SKIRMISHERS), MIXED) == "BP-spec-36"


@pytest.mark.proves("BP-form-5")
def test_squares_are_for_those_who_form_them():  # BP-form-5, BP-spec-31
    assert [verdict(foot(), SQUARE), verdict(foot(MUST_SQUARE), SQUARE)] == ["BP-form-5", LEGAL]


@pytest.mark.proves("BP-form-6", "BP-spec-35")
def test_an_attack_column_against_a_house():  # BP-form-6, BP-spec-35
    house = box("building", 19, 10.5, 22, 13, size=2)
    assert form(foot(NO_ATTACK_COLUMN), ATTACK_COLUMN) == Note("BP-form-6", (0, ATTACK_COLUMN))
    assert verdict(foot(NO_ATTACK_COLUMN, [house]), ATTACK_COLUMN) == LEGAL


@pytest.mark.proves("BP-form-7")
def test_tiny_units_keep_it_simple():  # BP-form-7
    tiny = foot(MUST_SQUARE | MIXES, size="tiny")
    assert [verdict(tiny, each) for each in (ATTACK_COLUMN, SQUARE, MIXED)] == ["BP-form-7"] * 3


@pytest.mark.proves("BP-form-9")
@pytest.mark.parametrize(
    ("anchor", "pose"),
    [
        (CENTRE, (20000, 10000, 0)),
        (BY_FRONT, (20000, 9000, 0)),
        (TO_LEFT, (20000, 10000, 2700)),
        (TO_RIGHT, (20000, 10000, 900)),
        (ABOUT, (20000, 10000, 1800)),
    ],
)
def test_a_change_keeps_the_centre_or_the_front(anchor: int, pose: tuple[int, int, int]):  # BP-form-9
    s = foot()
    assert formations.change_pose(s, 0, ATTACK_COLUMN, anchor) == pose
    assert form(s, ATTACK_COLUMN, anchor) is None
    formations.form(s, 0, (FORM, ATTACK_COLUMN, anchor))
    assert (ground.pose(s, 0), s.formation[0], ground.width(s, 0)) == (pose, ATTACK_COLUMN, 2000)


@pytest.mark.proves("BP-form-9")
def test_the_new_footprint_needs_room():  # BP-form-9, BP-geo-13, BP-geo-15, BP-move-15
    units = [Unit("a", "inf", "attack_column", (20, 10, 0)), Unit("a", "inf", "line", (25, 10, 0))]
    assert form(sandtable(units), LINE) == Note("BP-geo-13", (0, 1))
    assert form(sandtable([Unit("a", "inf", "attack_column", (1.5, 10, 0))]), LINE) == Note("BP-geo-15", (0,))
    enemy = [Unit("a", "inf", "line", (20, 10, 0)), Unit("b", "inf", "line", (20, 13, 180))]
    assert form(sandtable(enemy), ATTACK_COLUMN) == Note("BP-move-15", (0, 1, 1000, 1000))
    assert form(sandtable(enemy), ATTACK_COLUMN, BY_FRONT) is None
    wood = [box("woods", 10, 11, 30, 20)]
    assert form(foot(0, wood), ATTACK_COLUMN) == Note("BP-terr-1", (0, 0))


@pytest.mark.proves("BP-form-10")
def test_no_drill_in_a_melee():  # BP-form-10
    s = sandtable([Unit("a", "inf", "line", (20, 10, 0)), Unit("b", "inf", "line", (20, 11, 180))])
    assert s.is_engaged(0)
    assert verdict(s, ATTACK_COLUMN) == "BP-form-10"
    assert code_of("BP-form-10") == "E_ENGAGED"


def test_a_square_makes_one_move():  # BP-cmd-28
    s = sandtable([Unit("a", "inf", "square", (20, 10, 0))])
    formations.form(s, 0, (FORM, LINE, CENTRE))
    assert s.deeds[0] & SQUARED
    assert verdict(s, ATTACK_COLUMN) == "BP-cmd-28"
    assert moves.objection(s, 0, leg(MOVE, (20, 11, 0))) == Note("BP-cmd-28", (0,))


def test_changes_are_listed_with_two_anchors():  # BP-cand-6
    assert formations.changes(foot(), 0) == [
        (FORM, ATTACK_COLUMN, CENTRE), (FORM, ATTACK_COLUMN, BY_FRONT),
        (FORM, MARCH_COLUMN, CENTRE), (FORM, MARCH_COLUMN, BY_FRONT),
    ]  # fmt: skip


@pytest.mark.proves("BP-move-4", "BP-spec-38")
def test_battalion_guns_are_quick():  # BP-move-4, BP-spec-38
    s = sandtable([Unit("a", "art", "deployed", (20, 10, 0), specials=BATTALION_GUN)])
    assert moves.objection(s, 0, leg(MOVE, (20, 18, 0))) is None


def test_who_lies_down_stands_up_first():  # BP-opt-12
    field = lay([Unit("a", "inf", "line", (20, 10, 0))])
    field.kinds[0].width[LYING], field.kinds[0].depth[LYING] = 6000, 1000
    s = stand(field)
    assert form(s, LYING) is None
    formations.form(s, 0, (FORM, LYING, CENTRE))
    assert moves.objection(s, 0, leg(MOVE, (20, 11, 0))) == Note("BP-opt-12", (0,))
    assert form(s, LINE) is None


@pytest.mark.proves("BP-opt-19")
def test_formed_infantry_in_woods_as_an_option():  # BP-opt-19
    field = lay([Unit("a", "inf", "line", (20, 10, 0))], [box("woods", 10, 11, 30, 20)])
    field.formed_in_woods = True
    s = stand(field)
    assert moves.cost(s, 0, leg(MOVE, (20, 12, 0))) == 8000
    moves.walk(s, 0, leg(MOVE, (20, 12, 0)))
    assert s.disordered[0]


# Buildings


HOUSE = box("building", 18, 14, 22, 17, size=2)


@pytest.mark.proves("BP-terr-9", "BP-bld-4")
def test_entering_costs_four_inches():  # BP-ex-22: BP-terr-9, BP-bld-4
    near = foot(0, [box("building", 18, 14, 22, 17, size=2)])
    assert buildings.entry_cost(near, 0, 0) == 7500
    assert buildings.entry_objection(near, 0, 0) is None
    far = foot(0, [box("building", 18, 14.7, 22, 17, size=2)])
    assert buildings.entry_objection(far, 0, 0) == Note("BP-move-13", (0, 8200, 8000))
    buildings.enter(near, 0, 0)
    assert (near.formation[0], near.building[0], near.holders[0]) == (GARRISON, 0, 0)


@pytest.mark.proves("BP-bld-1", "BP-bld-3", "BP-bld-4")
def test_who_enters():  # BP-bld-1, BP-bld-3, BP-bld-4
    horse = sandtable([Unit("a", "cav", "line", (20, 10, 0))], [HOUSE])
    assert buildings.entry_objection(horse, 0, 0) == Note("BP-bld-1", (0, 0))
    column = sandtable([Unit("a", "inf", "march_column", (20, 10, 0))], [HOUSE])
    assert buildings.entry_objection(column, 0, 0) == Note("BP-bld-4", (0, MARCH_COLUMN))
    assert buildings.entry_objection(foot(0, [HOUSE], "large"), 0, 0) == Note("BP-bld-3", (0, 0))
    barn = box("building", 18, 14, 22, 17, size=1)
    assert buildings.entry_objection(foot(0, [barn]), 0, 0) == Note("BP-bld-3", (0, 0))
    assert buildings.entry_objection(foot(0, [barn], "small"), 0, 0) is None
    full = [Unit("a", "inf", "line", (20, 10, 0)), Unit("a", "inf", "garrison", (0, 0, 0), building=0)]
    assert buildings.entry_objection(sandtable(full, [HOUSE]), 0, 0) == Note("BP-bld-3", (0, 0))
    assert code_of("BP-bld-3") == "E_CAPACITY"


def test_a_house_at_the_enemys_elbow_is_not_entered():  # BP-move-15
    s = sandtable([Unit("a", "inf", "line", (20, 10, 0)), Unit("b", "inf", "line", (20, 18.2, 180))], [HOUSE])
    assert buildings.entry_objection(s, 0, 0) == Note("BP-move-15", (0, 1, 700, 1000))


def garrison(specials: int = 0) -> Battle:
    return sandtable([Unit("a", "inf", "garrison", (0, 0, 0), building=0, specials=specials)], [HOUSE])


@pytest.mark.proves("BP-bld-5")
def test_a_garrison_leaves_before_a_face():  # BP-bld-5
    s = garrison()
    refused = [
        ((LEAVE, LINE, 20000, 13500, 0), Note("BP-bld-5", (0, LINE))),  # not outward
        ((LEAVE, LINE, 20000, 13000, 1800), Note("BP-bld-5", (0, LINE))),  # not against the wall
        ((LEAVE, SQUARE, 20000, 12500, 1800), Note("BP-bld-5", (0, SQUARE))),
        ((LEAVE, SKIRMISH, 20000, 13000, 1800), Note("BP-form-2", (0, SKIRMISH))),
    ]
    for leg_, why in refused:
        assert buildings.exit_objection(s, 0, leg_) == why
    assert buildings.exit_objection(s, 0, (LEAVE, LINE, 20000, 13500, 1800)) is None
    assert len(buildings.exits(s, 0)) == 8
    assert len(buildings.exits(garrison(SKIRMISHES | NO_ATTACK_COLUMN), 0)) == 12
    buildings.leave(s, 0, (LEAVE, LINE, 20000, 13500, 1800))
    assert (s.formation[0], ground.pose(s, 0), s.building[0]) == (LINE, (20000, 13500, 1800), -1)
    assert s.holders[0] == 0


def test_a_crooked_house_has_a_way_out_of_every_face():  # BP-bld-5, BP-geo-23
    crooked = feature("building", [(18, 14), (22.3, 13.1), (23.1, 17.2), (18.4, 16.9)], size=2)
    s = sandtable([Unit("a", "inf", "garrison", (0, 0, 0), building=0)], [crooked])
    assert {leg_[1] for leg_ in buildings.exits(s, 0)} == {LINE, ATTACK_COLUMN}
    assert len(buildings.exits(s, 0)) == 8
