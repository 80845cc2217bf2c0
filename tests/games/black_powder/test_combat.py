"""Hand-to-hand, supports and what follows (3.20 to 3.22): what lies beneath the cases."""

from dataclasses import replace

import pytest
from tests.games.black_powder.firing import CONTENT, notes, play, range_table, verb, weighed
from tests.games.black_powder.sandtable import Unit, box

from grognard.core.journal import Choice
from grognard.core.rng import Seeded
from grognard.core.step import Chance
from grognard.games.black_powder import aftermath, aim, blows, combat
from grognard.games.black_powder.field import (
    BLOODTHIRSTY,
    FEROCIOUS_CHARGE,
    FRESHLY_RAISED,
    GARRISON,
    SIDE,
    SQUARE,
    TERRIFYING_CHARGE,
    TOUGH_FIGHTERS,
    WAVERING,
    Feature,
    Kind,
)
from grognard.games.black_powder.rerolls import FEROCIOUS, THIRSTY, TOUGH
from grognard.games.black_powder.setup import train
from grognard.games.black_powder.state import BLOODED, COMBAT, FOUGHT, LOST, SWEPT, YES, Battle

MISSES = (1, 1, 1, 1, 1, 1)
ONE_HIT = (1, 1, 1, 1, 1, 4)


def melee(*units: Unit, terrain: list[Feature] | None = None, charging: Choice = ()) -> Battle:
    """A table on which the Hand-to-hand phase begins, with side A's turn."""
    s = range_table(list(units), terrain)
    s.phase = COMBAT
    for unit in charging:
        s.charging[unit] = 1
    combat.begin(s)
    s.settle()
    return s


def duel(mine: int = 0, other: int = 0, arm: str = "inf") -> list[Unit]:
    """Two lines in contact, with special rules: unit 0 of side A, unit 1 of side B."""
    gap = 1 if arm == "inf" else 2
    return [
        Unit("a", arm, "line", (20, 20, 0), specials=mine),
        Unit("b", arm, "line", (20, 20 + gap, 180), specials=other),
    ]


# Special rules


@pytest.mark.proves("BP-spec-21", "BP-spec-19", "BP-spec-14")
@pytest.mark.parametrize(("special", "terrifies"), [("fanatics", True), ("gallop", False)])
def test_fanatics_and_gallopers_charge_ferociously(special: str, terrifies: bool) -> None:
    kind = Kind("wild", 0, 0, False)
    train(kind, CONTENT, replace(CONTENT.profiles()["fr_line"], specials=[special]))
    assert kind.specials & FEROCIOUS_CHARGE
    assert bool(kind.specials & TERRIFYING_CHARGE) == terrifies
    s = melee(*duel(kind.specials), charging=(0,))
    assert blows.reroll_of(s, 0, 1, 3) == (FEROCIOUS, 3)
    s.charging[0] = 0
    assert blows.reroll_of(s, 0, 1, 3)[0] != FEROCIOUS


@pytest.mark.structure("BP-spec-39")
def test_the_best_re_roll_is_offered() -> None:
    s = melee(*duel(TOUGH_FIGHTERS | BLOODTHIRSTY))
    assert blows.reroll_of(s, 0, 1, 4) == (THIRSTY, 4)
    s.used[0] |= BLOODED
    assert blows.reroll_of(s, 0, 1, 4) == (TOUGH, 1)
    assert blows.reroll_of(s, 0, 1, 0)[1] == 0


@pytest.mark.structure("BP-spec-39")
def test_a_die_is_not_rolled_again_twice() -> None:
    s = melee(*duel(TOUGH_FIGHTERS))
    play(s, MISSES)
    assert verb(s) == "reroll"
    play(s, (YES,), (1,))
    assert verb(s) == "strike"
    assert s.agenda[-1].args()[0] == 1


@pytest.mark.proves("BP-spec-28")
def test_the_wavering_test_even_when_they_win() -> None:
    s = melee(*duel(WAVERING))
    play(s, (1, 1, 1, 1, 4, 4), ONE_HIT, (1, 1), (1,))
    assert s.scores == [2, 1]
    assert s.tests[0::2] == (0, 1)


@pytest.mark.proves("BP-spec-29")
@pytest.mark.parametrize(
    ("die", "dice", "need", "disordered"), [(1, 6, 6, 1), (3, 6, 6, 0), (5, 6, 4, 0), (6, 7, 4, 0)]
)
def test_raw_men_roll_for_their_nerve_before_they_strike(
    die: int, dice: int, need: int, disordered: int
) -> None:
    s = melee(*duel(FRESHLY_RAISED))
    assert verb(s) == "fresh"
    play(s, (die,))
    assert s.agenda[-1].args()[2:4] == (dice, need)
    assert s.disordered[0] == disordered


# Dice


@pytest.mark.proves("BP-h2h-4", "BP-form-15", "BP-chg-8")
def test_two_small_units_at_one_side_of_a_square_share_its_dice() -> None:
    s = melee(
        Unit("a", "inf", "square", (20, 20, 0)),
        Unit("b", "inf", "attack_column", (19, 22.5, 180), "small"),
        Unit("b", "inf", "attack_column", (21, 22.5, 180), "small"),
        Unit("b", "inf", "line", (22, 20, 270)),
    )
    assert s.formation[0] == SQUARE
    assert [each for each in s.rounds if each[0] == 0] == [(0, 1, 0, 1), (0, 2, 0, 1), (0, 3, 1, 2)]


@pytest.mark.proves("BP-h2h-2", "BP-h2h-3")
@pytest.mark.parametrize("seed", range(6))
def test_all_dice_find_an_enemy(seed: int) -> None:
    rng = Seeded(seed)
    dice = 1 + rng.below(6)
    units = [Unit("a", "inf", "line", (20, 20, 0))]
    units += [Unit("b", "inf", "march_column", (18 + 1.5 * place, 23.5, 180)) for place in range(3)]
    s = range_table(units)
    s.phase = COMBAT
    s.field.kinds[0].combat = dice
    combat.begin(s)
    s.settle()
    while verb(s) == "allocate":
        options = s.agenda[-1].options(s)
        enemy, most = options[-1]
        assert s.agenda[-1].objection(s, (enemy, most + 1)) is not None
        play(s, options[rng.below(len(options))])
    given = [each[3] for each in s.rounds if each[0] == 0]
    assert sum(given) == dice
    assert len(given) == 3 or dice < 3


# The phase


@pytest.mark.proves("BP-h2h-28", "BP-chg-16")
def test_bonuses_end_with_contact() -> None:
    s = range_table([*duel(), Unit("a", "inf", "line", (50, 20, 0))])
    s.phase = COMBAT
    s.won[2] = s.charging[2] = 1
    combat.begin(s)
    assert (s.won[2], s.charging[2]) == (0, 0)


def test_a_finished_phase_leaves_nothing_behind() -> None:
    s = melee(*duel())
    play(s, MISSES, MISSES)
    assert not s.agenda
    assert (s.combat, s.rounds, s.struck, s.supports, s.tests) == ((), [], (), (), ())
    assert (s.scores, s.result_bonus, s.hits) == ([0, 0], [0, 0], 0)
    assert s.contact[0] == 2


def test_blows_of_a_garrison_are_no_shots() -> None:
    house = box("building", 17, 21, 23, 25, 2)
    s = melee(
        Unit("a", "inf", "line", (20, 20.5, 0)), Unit("b", "inf", "garrison", (0, 0, 0), building=0),
        terrain=[house],
    )  # fmt: skip
    assert s.formation[1] == GARRISON
    assert [each[2] >= SIDE for each in s.rounds if each[0] == 1] == [True]
    assert aim.face_dice(s, 1, aim.NEAR) == 2


@pytest.mark.proves("BP-h2h-21", "BP-h2h-15", "BP-h2h-17")
def test_what_a_score_is_made_of() -> None:
    s = melee(*duel(), Unit("a", "inf", "line", (20, 17, 0)))
    play(s, ONE_HIT, MISSES)
    notes(s)
    play(s, (1,))
    assert s.scores == [2, 0]
    assert weighed(s)["BP-h2h-17"] == 1
    assert verb(s) == "break"


@pytest.mark.proves("BP-seq-14")
def test_a_new_combat_takes_in_all_whom_the_sweep_touches() -> None:
    s = range_table(
        [
            Unit("a", "cav", "line", (20, 20, 0)),
            Unit("b", "inf", "line", (18, 21.5, 180)),
            Unit("b", "inf", "line", (24, 21.5, 180)),
            Unit("a", "inf", "line", (27.5, 21.5, 270)),
        ]
    )
    s.phase, s.deeds[0] = COMBAT, SWEPT | FOUGHT
    s.deeds[2] |= FOUGHT
    s.deeds[3] |= FOUGHT
    assert s.contact == [6, 1, 9, 4]
    aftermath.FightAgain(0, 1).take(s, ())
    assert combat.combats(s) == [(0, 1, 2)]
    assert combat.is_of_sweep(s, (0, 1, 2))


def test_of_two_combats_the_one_that_a_sweep_joined_keeps_its_place() -> None:
    s = range_table([*duel(), Unit("a", "cav", "line", (24, 21, 270))])
    s.phase, s.deeds[2] = COMBAT, SWEPT
    assert combat.combats(s) == [(0, 1, 2)]
    assert not combat.is_of_sweep(s, (0, 1, 2))


@pytest.mark.proves("BP-h2h-25")
def test_horse_leaves_a_draw_on_both_sides_but_not_twice() -> None:
    s = melee(*duel(WAVERING, 0, "cav"))
    play(s, ONE_HIT, ONE_HIT, (1,), (1,))
    assert s.agenda[-1].args()[0] == 0
    play(s, (6, 6))
    assert (s.y[0], s.y[1]) == (8000, 34000)


@pytest.mark.structure("BP-post-1")
@pytest.mark.parametrize("seed", range(12))
def test_random_rounds_end_with_all_in_their_places(seed: int) -> None:
    rng = Seeded(seed)
    s = melee(
        Unit("a", "cav", "line", (20, 19.5, 0)), Unit("b", "inf", "line", (20, 21, 180)),
        Unit("b", "inf", "line", (24.5, 21.5, 90)), Unit("a", "inf", "line", (19, 16, 0)),
        Unit("b", "cav", "line", (20, 33, 180)), Unit("b", "inf", "line", (20, 24, 180)),
        charging=(0,),
    )  # fmt: skip
    while s.agenda:
        step = s.agenda[-1]
        if isinstance(step, Chance):
            choice = step.sample(s, rng)
        else:
            options = step.options(s)
            for option in options:
                assert step.objection(s, option) is None, (step.verb, option)
            choice = options[rng.below(len(options))]
        play(s, choice)
    for unit in range(s.field.forces.units):
        assert s.where[unit] == LOST or s.casualties[unit] <= s.stamina[unit]
        assert s.is_engaged(unit) or not (s.won[unit] or s.charging[unit])
