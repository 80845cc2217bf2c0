"""Shooting and saves (3.15, 3.16, 6.4): targets, dice, what hits, what is saved, re-rolls, the phase."""

from fractions import Fraction

import pytest
from tests.games.black_powder.firing import CONTENT, notes, play, range_table, verb, weighed
from tests.games.black_powder.sandtable import Unit, box, feature

from grognard.core.rng import Seeded
from grognard.core.step import Chance
from grognard.games.black_powder import aim, ground, shooting, sight, volley
from grognard.games.black_powder.aim import CLOSING, CLOSING_PLAIN, SHELL, SHOT, SOLID, TRAVERSING
from grognard.games.black_powder.casualties import StaminaRoll
from grognard.games.black_powder.field import (
    CRACK,
    FIRST_FIRE,
    FRESHLY_RAISED,
    FRONT,
    LARGE,
    LYING,
    POOR_SHOOTERS,
    RIFLE_MIXED,
    ROUND,
    SHARPSHOOTERS,
    SHRAPNEL,
    SIDE,
    SMALL,
    STEADY,
    STUBBORN,
    UNTESTED,
    VALIANT,
    WAVERING,
)
from grognard.games.black_powder.reasons import code_of
from grognard.games.black_powder.saves import roll_saves
from grognard.games.black_powder.setup import set_up
from grognard.games.black_powder.state import (
    BY_GUNS,
    CHARGED,
    EVADED,
    FRESH_HURT,
    NO,
    REACTED,
    SWEPT,
    YES,
    Battle,
)
from grognard.games.black_powder.volley import Volley

Pose = tuple[float, float, float]


def shoot(s: Battle, mode: int = SHOT, face: int = FRONT, load: int = SOLID) -> Volley:
    """Unit 0 fires at unit 1: the dice that it asks for."""
    volley.open_fire(s, 0, 1, face, mode, load)
    s.settle()
    step = s.agenda[-1]
    assert isinstance(step, Volley)
    return step


def pair(formation: str, distance: float, target: str = "line", **more: object) -> list[Unit]:
    """A unit of A that faces a unit of B so far from edge to edge."""
    depths = {"line": 1, "attack_column": 3, "march_column": 6, "skirmish": 2, "mixed": 3, "deployed": 2}
    arm = "art" if formation == "deployed" else "inf"
    enemy = "art" if target == "deployed" else "inf"
    away = distance + depths[formation] / 2 + depths[target] / 2
    return [
        Unit("a", arm, formation, (20, 10, 0), **more),  # type: ignore[arg-type]
        Unit("b", enemy, target, (20, 10 + away, 180)),
    ]


# What hits


@pytest.mark.structure("BP-shoot-11", "BP-shoot-12")
def test_close_range_is_four_inches() -> None:
    """BP-ex-39, BP-ex-40"""
    assert shoot(range_table(pair("line", 3.5))).args() == (0, 1, 3, 3)
    assert shoot(range_table(pair("line", 4))).need == 3
    assert shoot(range_table(pair("line", 4.001))).need == 4
    loose = range_table(pair("skirmish", 3))
    assert shoot(loose, face=ROUND).need == 3
    assert shoot(range_table(pair("skirmish", 9)), face=ROUND).need == 3


@pytest.mark.structure("BP-shoot-13")
def test_shaken_and_disordered_count_once() -> None:
    """BP-ex-42"""
    s = range_table(pair("line", 9))
    s.casualties[0], s.disordered[0] = 3, 1
    assert shoot(s).need == 5


@pytest.mark.proves("BP-shoot-10", "BP-shoot-15", "BP-save-6")
def test_a_gun_at_a_far_column() -> None:
    """BP-ex-43"""
    s = range_table(pair("deployed", 20, "attack_column"))
    step = shoot(s)
    assert (step.dice, step.need) == (1, 4)
    notes(s)
    play(s, (5,))
    assert weighed(s) == {"BP-shoot-10": 1, "BP-shoot-15": -1}
    assert s.agenda[-1].args() == (1, 0, 1, 5)
    play(s, (4,))
    assert weighed(s) == {"BP-save-6": -1}
    assert s.hits == 1
    assert s.casualties[1] == 1
    assert s.deeds[1] & BY_GUNS


@pytest.mark.proves("BP-save-8")
def test_a_gun_at_a_near_march_column() -> None:
    """BP-ex-45"""
    s = range_table(pair("deployed", 3, "march_column"))
    assert shoot(s).args() == (0, 1, 3, 2)
    play(s, (1, 2, 3))
    assert s.hits == 2  # no save at all
    assert "BP-save-8" in notes(s)
    assert s.fire == ()


@pytest.mark.proves("BP-shoot-14", "BP-shoot-15", "BP-shoot-16")
def test_a_gun_over_a_friendly_line() -> None:
    """BP-ex-46"""
    guns, target = Unit("a", "art", "deployed", (20, 10, 0)), Unit("b", "art", "deployed", (20, 32, 180))
    ridge = box("hill", 10, 5, 30, 11.5)
    ridge.level = 1
    s = range_table([guns, target, Unit("a", "inf", "line", (20, 21, 0))], [ridge])
    assert sight.range_to(s, 0, FRONT, 1) == 20000
    assert shoot(s).args() == (0, 1, 1, 6)
    notes(s)
    play(s, (5,))
    assert weighed(s) == {"BP-shoot-14": -1, "BP-shoot-15": -1, "BP-shoot-16": -1}


@pytest.mark.structure("BP-shoot-17", "BP-shoot-18", "BP-save-4")
def test_the_redoubt() -> None:
    """BP-ex-93"""
    scenario = next(each for each in CONTENT.scenarios if each.id == "bp04_great_redoubt")
    s = Battle(set_up(CONTENT, scenario, {}))
    ids = s.field.forces.ids
    guns = ids.index("ru_p1")
    line = next(unit for unit in s.field.forces.of[0] if s.arm(unit) == 0)
    s.formation[line] = 0
    ground.put(s, guns, *s.field.forces.pose[guns])
    ground.put(s, line, 36000, 20000, 0)
    volley.open_fire(s, line, guns, FRONT, SHOT)
    s.settle()
    step = s.agenda[-1]
    assert isinstance(step, Volley)
    assert step.need == 5
    s.apply((1,) * (step.dice - 1) + (5,))
    assert s.agenda[-1].args()[3] == 2


@pytest.mark.structure("BP-resp-8", "BP-resp-9")
@pytest.mark.parametrize(("mode", "need"), [(CLOSING, 3), (CLOSING_PLAIN, 4)])
def test_closing_fire_sees_its_charger_clearly(mode: int, need: int) -> None:
    """BP-resp-8, BP-spec-12"""
    hedge = feature("obstacle", [(10, 18), (30, 18)])
    s = range_table(pair("line", 9), [hedge])
    assert shoot(s, mode).need == need
    assert s.deeds[0] & REACTED
    s = range_table(pair("deployed", 20))
    assert shoot(s, CLOSING).dice == 3  # BP-resp-9


@pytest.mark.structure("BP-shoot-9")
def test_only_sixes_and_never_ones() -> None:
    s = range_table(pair("deployed", 20, "deployed"))
    s.disordered[0] = 1
    assert shoot(s).need == 6
    s = range_table(pair("deployed", 3, "attack_column"))
    assert shoot(s).need == 2


# Dice


@pytest.mark.structure("BP-spec-8")
def test_first_fire_adds_a_die_once() -> None:
    """BP-ex-48"""
    s = range_table(pair("attack_column", 9, specials=FIRST_FIRE))
    assert shoot(s).dice == 2
    s.agenda.clear()
    s.rounds = []
    assert shoot(s).dice == 1


@pytest.mark.structure("BP-shoot-19", "BP-shoot-22", "BP-shoot-24")
@pytest.mark.parametrize(("distance", "specials", "dice"), [(5, 0, 6), (5, FIRST_FIRE, 8), (7, 0, 3)])
def test_enfilade_doubles(distance: float, specials: int, dice: int) -> None:
    """BP-ex-49"""
    s = range_table(
        [
            Unit("a", "inf", "line", (20, 10, 0), specials=specials),
            Unit("b", "inf", "line", (20, 10 + 0.5 + distance + 3, 90)),
        ]
    )
    assert sight.range_to(s, 0, FRONT, 1) == distance * 1000
    assert shoot(s).dice == dice


@pytest.mark.structure("BP-shoot-7", "BP-shoot-25", "BP-shoot-26", "BP-opt-21")
def test_a_garrison_has_as_many_muskets_as_men() -> None:
    """BP-ex-51"""
    house = box("building", 17, 13, 23, 16, 2)
    units = [
        Unit("a", "inf", "garrison", (0, 0, 0), building=0),
        Unit("b", "inf", "line", (20, 9, 0)),
        Unit("b", "inf", "line", (20, 20, 180)),
    ]
    s = range_table(units, [house])
    shooting.begin(s)
    s.settle()
    assert s.agenda[-1].options(s) == [(), (0, 1, SIDE), (0, 2, SIDE + 2)]
    play(s, (0, 1))
    assert s.agenda[-1].args()[2] == 2
    play(s, (1, 1))
    assert s.agenda[-1].options(s) == [(), (0, 2, SIDE + 2)]
    play(s, (0, 2, SIDE + 2))
    assert s.agenda[-1].args()[2] == 1
    play(s, (1,))
    assert verb(s) == ""
    s = range_table(units, [house], literal_garrison_fire=True)
    shooting.begin(s)
    s.settle()
    play(s, (0, 1), (1, 1), (0, 2))
    assert s.agenda[-1].args()[2] == 2


@pytest.mark.proves("BP-spec-11")
def test_shrapnel_at_medium_range() -> None:
    """BP-ex-52"""
    units = pair("deployed", 12, specials=SHRAPNEL)
    assert shoot(range_table(units)).args() == (0, 1, 2, 4)
    assert shoot(range_table(units), load=SHELL).args() == (0, 1, 3, 5)
    s = range_table(units)
    shooting.begin(s)
    s.settle()
    assert s.agenda[-1].options(s) == [(), (0, 1), (0, 1, FRONT, 0, SHELL)]
    s = range_table(pair("deployed", 20, specials=SHRAPNEL))
    found = shooting.shot_objection(s, (0, 1, FRONT, 0, SHELL))
    assert found is not None
    assert found.clause == "BP-spec-11"


def test_a_rifle_screen_shoots_farther() -> None:
    """BP-spec-34"""
    s = range_table(pair("mixed", 14, specials=RIFLE_MIXED))
    s.field.kinds[0].screen = 16000
    assert shooting.shot_objection(s, (0, 1)) is None
    assert shoot(s).args() == (0, 1, 1, 3)  # its die is fired by skirmishers


@pytest.mark.structure("BP-spec-29")
@pytest.mark.parametrize(
    ("die", "dice", "need", "disordered"), [(1, 3, 6, 1), (3, 3, 6, 0), (5, 3, 4, 0), (6, 4, 4, 0)]
)
def test_the_nerve_of_raw_men(die: int, dice: int, need: int, disordered: int) -> None:
    """BP-spec-29"""
    s = range_table(pair("line", 9, specials=FRESHLY_RAISED))
    volley.open_fire(s, 0, 1, FRONT, SHOT)
    assert verb(s) == "fresh"
    play(s, (die,))
    step = s.agenda[-1]
    assert isinstance(step, Volley)
    assert (step.dice, step.need, s.disordered[0]) == (dice, need, disordered)


# Who may


@pytest.mark.proves("BP-shoot-1")
@pytest.mark.parametrize("deed", [CHARGED, EVADED, SWEPT])
def test_who_charged_or_ran_does_not_shoot(deed: int) -> None:
    s = range_table(pair("line", 9))
    s.deeds[0] |= deed
    found = shooting.shot_objection(s, (0, 1))
    assert found is not None
    assert found.clause == "BP-shoot-1"


@pytest.mark.structure("BP-shoot-2", "BP-shoot-3", "BP-opt-9")
def test_guns_shoot_after_one_move_and_infantry_after_three() -> None:
    s = range_table(pair("deployed", 9))
    s.moves[0] = 1
    assert shooting.shot_objection(s, (0, 1)) is None
    s.moves[0] = 2
    assert code(s, 0, 1) == "E_USED"
    s = range_table(pair("line", 9))
    s.moves[0] = 3
    assert code(s, 0, 1) == ""
    s = range_table(pair("line", 9), one_move_and_fire=True)
    s.moves[0] = 2
    assert code(s, 0, 1) == "E_USED"


def code(s: Battle, *shot: int) -> str:
    found = shooting.shot_objection(s, shot)
    return "" if found is None else code_of(found.clause)


def test_columns_and_limbered_guns_do_not_shoot() -> None:
    assert code(range_table(pair("march_column", 9)), 0, 1) == "E_FORMATION"
    s = range_table([Unit("a", "art", "limbered", (20, 10, 0)), Unit("b", "inf", "line", (20, 20, 180))])
    assert code(s, 0, 1) == "E_FORMATION"


@pytest.mark.proves("BP-los-12")
def test_the_engaged_neither_shoot_nor_are_shot_at() -> None:
    units = [*pair("line", 9), Unit("a", "inf", "line", (20, 21, 180)), Unit("b", "inf", "line", (20, 9, 0))]
    s = range_table(units)
    assert code(s, 0, 1) == "E_ENGAGED"
    s = range_table(units[:3])
    found = shooting.shot_objection(s, (0, 1))
    assert found is not None
    assert found.clause == "BP-los-12"


@pytest.mark.structure("BP-shoot-6")
def test_an_enemy_within_four_inches_is_not_ignored() -> None:
    s = range_table([*pair("line", 9), Unit("b", "inf", "skirmish", (25, 15, 180))])
    assert code(s, 0, 1) == "E_CLOSE4"
    assert code(s, 0, 2) == ""
    assert code(s, 1, 0) == "E_OWNER"
    assert shooting.shots_of(s, 0) == [(0, 2)]


@pytest.mark.structure("BP-art-4")
def test_a_battery_turns_before_it_shoots() -> None:
    """BP-art-4"""
    units = [Unit("a", "art", "deployed", (20, 10, 0)), Unit("b", "inf", "line", (32, 16, 270))]
    s = range_table(units)
    assert code(s, 0, 1) == "E_ARC"
    ((shooter, target, face, bearing),) = shooting.shots_of(s, 0)
    assert (shooter, target, face) == (0, 1, FRONT)
    assert 0 < bearing <= 450
    shooting.begin(s)
    s.settle()
    play(s, (0, 1, FRONT, 400))
    assert s.facing[0] == 400
    s = range_table(units)
    s.moves[0] = 1
    assert shooting.shots_of(s, 0) == []
    assert code(s, 0, 1, FRONT, 400) == "E_USED"
    assert code(range_table(units), 0, 1, FRONT, 451) == "E_USED"


# Saves and re-rolls


@pytest.mark.structure("BP-shoot-28")
def test_sixes_disorder_even_if_all_is_saved() -> None:
    s = range_table(pair("line", 9))
    shoot(s)
    play(s, (1, 2, 6), (6,))
    assert (s.disordered[1], s.casualties[1], s.hits) == (1, 0, 0)


@pytest.mark.structure("BP-save-2", "BP-save-7")
def test_columns_save_better_but_not_against_guns() -> None:
    s = range_table(pair("line", 9, "attack_column"))
    shoot(s)
    play(s, (1, 2, 5))
    assert s.agenda[-1].args()[3] == 3
    s = range_table(pair("deployed", 10, "attack_column"))
    shoot(s)
    play(s, (4, 5))
    assert s.agenda[-1].args()[3] == 6


@pytest.mark.structure("BP-spec-9")
def test_sharpshooters_may_roll_a_miss_again() -> None:
    s = range_table(pair("line", 9, specials=SHARPSHOOTERS))
    shoot(s)
    play(s, (1, 2, 5))
    assert verb(s) == "reroll"
    assert s.agenda[-1].actor(s) == 0
    refused = s.clone()
    play(s, (YES,), (6,))
    assert s.agenda[-1].args()[2] == 2
    assert s.disordered[1]
    play(refused, (NO,))
    assert refused.agenda[-1].args()[2] == 1


@pytest.mark.structure("BP-spec-10")
def test_poor_shooters_roll_a_hit_again() -> None:
    s = range_table(pair("line", 9, specials=POOR_SHOOTERS))
    shoot(s)
    play(s, (1, 4, 6))
    assert verb(s) == "refire"
    play(s, (1,))
    assert s.dice == (1, 1, 6)
    assert s.disordered[1]
    assert s.agenda[-1].args()[2] == 1
    s = range_table(pair("line", 9, specials=POOR_SHOOTERS))
    shoot(s)
    play(s, (1, 2, 6), (2,))
    assert (s.disordered[1], s.hits, verb(s)) == (0, 0, "")


@pytest.mark.structure("BP-spec-23", "BP-spec-24")
def test_the_stubborn_and_the_crack_save_again() -> None:
    s = range_table(pair("line", 9))
    s.field.kinds[1].specials = CRACK
    shoot(s)
    play(s, (4, 4, 5), (1, 2, 5), (YES,), (4,))
    assert (s.hits, s.casualties[1]) == (1, 1)
    s.rounds, s.fire = [], ()
    shoot(s, TRAVERSING)
    play(s, (1, 1, 5), (1,))
    assert s.casualties[1] == 2  # crack no longer
    s.field.kinds[1].specials = STUBBORN
    shoot(s, TRAVERSING)
    play(s, (1, 1, 5), (1,), (YES,), (3,))
    assert s.casualties[1] == 3


@pytest.mark.structure("BP-spec-23")
def test_one_save_again_in_a_round_of_combat() -> None:
    s = range_table(pair("line", 0.02))
    s.field.kinds[1].specials = STUBBORN
    roll_saves(s, 1, 2, 0)
    play(s, (1, 2), (YES,), (6,))
    assert s.hits == 1
    roll_saves(s, 1, 1, 0)
    play(s, (3,))
    assert (s.hits, s.casualties[1], verb(s)) == (1, 2, "")
    assert not s.deeds[1] & BY_GUNS


@pytest.mark.structure("BP-spec-30")
@pytest.mark.parametrize(
    ("size", "die", "stamina"),
    [(None, 1, 1), (None, 3, 2), (None, 5, 3), (None, 6, 4), (LARGE, 6, 4), (LARGE, 3, 3), (SMALL, 1, 1)],
)
def test_untested_men_learn_their_stamina(size: int | None, die: int, stamina: int) -> None:
    """BP-spec-30"""
    units = pair("line", 9)
    units[1].size = {None: "standard", LARGE: "large", SMALL: "small"}[size]
    units[1].specials = UNTESTED
    s = range_table(units)
    s.stamina[1] = 0
    shoot(s)
    play(s, (1, 1, 5), (1,))
    assert isinstance(s.agenda[-1], StaminaRoll)
    assert sum(weight for _, weight in s.agenda[-1].classes(s)) == 6
    play(s, (die,))
    assert s.stamina[1] == stamina
    assert s.is_shaken(1) == (stamina == 1)
    assert s.deeds[1] & FRESH_HURT


# Options


def test_men_who_lie_down_are_hit_twice_by_guns() -> None:
    """BP-opt-12"""
    s = range_table(pair("deployed", 10))
    s.formation[1] = LYING
    s.field.kinds[1].width[LYING], s.field.kinds[1].depth[LYING] = 6000, 1000
    shoot(s)
    play(s, (5, 6))
    assert verb(s) == "refire"
    play(s, (1, 4))
    assert s.agenda[-1].args()[2] == 1
    assert not s.disordered[1]


@pytest.mark.structure("BP-opt-8")
def test_a_ball_goes_on() -> None:
    """BP-opt-8"""
    behind = Unit("b", "inf", "line", (20, 23.5, 180))
    units = [Unit("a", "art", "deployed", (20, 10, 0)), Unit("b", "inf", "line", (20, 21, 180)), behind]
    s = range_table(units, bouncing_shot=True)
    shoot(s)
    play(s, (1, 5), (1,))
    assert s.agenda[-1].args()[:3] == (0, 2, 2)
    play(s, (1, 6), (1,))
    assert (s.casualties[1], s.casualties[2], s.hits, verb(s)) == (1, 1, 1, "")
    s = range_table(units)
    shoot(s)
    play(s, (1, 5), (1,))
    assert verb(s) == ""


# Forecasts and the phase


def test_classes_are_hits_and_a_six() -> None:
    s = range_table(pair("line", 9))
    step = shoot(s)
    classes = step.classes(s)
    assert sum(weight for _, weight in classes) == 6**3
    assert len(classes) == 1 + 3 * 2
    none = Fraction(sum(weight for faces, weight in classes if faces[-1] < 4), 6**3)
    assert none == Fraction(1, 8)
    assert dict(step.outcomes(s))[(1, 2, 3)] == 6


def test_the_phase_ends_when_nobody_has_a_target() -> None:
    units = [
        *pair("line", 9),
        Unit("a", "inf", "line", (40, 10, 0)),
        Unit("a", "art", "deployed", (30, 5, 0)),
    ]
    s = range_table(units)
    shooting.begin(s)
    s.settle()
    rng = Seeded(7)
    shots = 0
    while s.agenda:
        step = s.agenda[-1]
        choice = step.propose(s, rng)
        assert step.objection(s, choice) is None
        shots += step.verb == "shoot"
        s.apply(choice)
    assert shots == 2
    assert (s.rounds, s.fire, s.tests) == ([], (), ())


def test_fire_may_cease() -> None:
    s = range_table(pair("line", 9))
    shooting.begin(s)
    s.settle()
    play(s, ())
    assert verb(s) == ""


def test_aim_reads_what_it_says() -> None:
    s = range_table(pair("deployed", 10, "deployed"))
    fire = aim.lay_gun(s, sight.view(s, 0, FRONT), 1, SHOT, SOLID)
    assert aim.to_hit(s, fire) == -1
    assert weighed(s) == {"BP-shoot-14": -1}


def lots(s: Battle, outcomes: list[tuple[tuple[int, ...], int]]) -> dict[tuple[int, ...], int]:
    """How much weight leads to each position."""
    found: dict[tuple[int, ...], int] = {}
    for outcome, weight in outcomes:
        after = s.clone()
        after.apply(outcome)
        facts = tuple(after.facts())
        found[facts] = found.get(facts, 0) + weight
    return found


@pytest.mark.parametrize("specials", [0, SHARPSHOOTERS, POOR_SHOOTERS, FRESHLY_RAISED])
@pytest.mark.parametrize("others", [0, STUBBORN, UNTESTED, VALIANT | WAVERING, CRACK | STEADY | WAVERING])
def test_classes_lead_where_outcomes_lead(specials: int, others: int) -> None:
    """Every roll from the nerve of raw men to the break test."""
    units = pair("line", 9, specials=specials)
    units[1].specials = others
    s = range_table(units)
    s.stamina[1] = 0 if others == UNTESTED else 1
    s.journal = None
    shooting.begin(s)
    s.settle()
    s.apply((0, 1))
    rng, rolls = Seeded(specials + others + 3), 0
    for _ in range(8):
        now = s.clone()
        while now.agenda:
            step = now.agenda[-1]
            if isinstance(step, Chance):
                rolls += 1
                assert lots(now, step.outcomes(now)) == lots(now, step.classes(now)), step.verb
            now.apply(step.propose(now, rng))
    assert rolls >= 16
