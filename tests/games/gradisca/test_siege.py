"""Walls, mines and bombardments by the worked examples of the rules."""

import pytest

from games.gradisca.drive import (
    area,
    attack,
    choose,
    cited,
    empty,
    piece,
    put,
    refusal,
    roll,
    top,
    wall,
    where,
)
from grognard.games.gradisca.bombardment import bombard_units, bombard_wall, units_verdict, wall_verdict
from grognard.games.gradisca.field import AUS, VEN
from grognard.games.gradisca.mines import (
    blow,
    blow_verdict,
    clear_mines,
    countermine,
    countermine_verdict,
    mine,
    mine_verdict,
    rebuild,
    rebuild_verdict,
)
from grognard.games.gradisca.retreat import Retreat
from grognard.games.gradisca.state import ENGINEER, RAIN, TRUCE, War


def siege(**options: int) -> War:
    """Giustiniani's guns before Gradisca."""
    s = empty(**options)
    put(s, "rosazzo", "v_giu_9", "v_giu_10", "v_giu_11", "v_giu_1")
    put(s, "gradisca", "a_gra_1", "a_gra_5", "a_gra_6")
    s.active, s.command = VEN, s.field.commands.index("giustiniani")
    return s


def garrison(s: War) -> None:
    s.active, s.command = AUS, s.field.commands.index("gradisca")


def act(s: War, verdict, deed, id: str, there: str) -> None:
    """An action that must be legal."""
    assert verdict(s, piece(s, id), area(s, there)) == ""
    s.acted[piece(s, id)] = 1
    deed(s, piece(s, id), area(s, there))
    s.settle()


@pytest.mark.parametrize(
    ("sapper", "dice", "level", "gun"),
    [(True, (3, 6), 3, "eliminated"), (True, (2, 3), 2, "rosazzo"), (False, (2, 3), 4, "rosazzo")],
)
def test_bombardment_of_a_wall(sapper: bool, dice: tuple[int, int], level: int, gun: str):  # EX-07
    s = siege()
    if not sapper:
        s.lift(piece(s, "v_giu_11"))
    for id, face in zip(("v_giu_9", "v_giu_10"), dice, strict=True):
        act(s, wall_verdict, bombard_wall, id, "gradisca")
        roll(s, face)
    assert s.walls[wall(s, "gradisca", "rosazzo")] == level
    assert where(s, "v_giu_10") == gun


def test_what_walls_may_be_bombarded():
    s = siege()
    gun, there = piece(s, "v_giu_9"), area(s, "gradisca")
    assert wall_verdict(s, piece(s, "v_giu_11"), there) == "GR-5.1-3"
    assert wall_verdict(s, gun, area(s, "cormons")) == "GR-7.4.1-6"
    s.turn_terms[RAIN] = 1
    assert wall_verdict(s, gun, there) == "GR-card24-1"
    s.turn_terms = [0] * 5
    s.turn_terms[TRUCE] = 1
    assert wall_verdict(s, gun, there) == "GR-card26-1"
    s.turn_terms = [0] * 5
    s.walls[wall(s, "gradisca", "rosazzo")] = 0
    assert wall_verdict(s, gun, there) == "GR-7.4.1-7"
    s.walls[wall(s, "gradisca", "rosazzo")] = 1
    s.move(gun, area(s, "rubia"))
    assert wall_verdict(s, gun, there) == "GR-7.4-9"
    s.move(gun, area(s, "sagrado"))
    for id in ("a_gra_1", "a_gra_5", "a_gra_6"):
        s.lift(piece(s, id))
    assert wall_verdict(s, gun, there) == "GR-7.4.1-5"
    s = siege(attack_supply=2)
    s.supplied = 0
    assert wall_verdict(s, gun, there) == "GR-21.1-1"


def test_the_engineer_adds_one():
    s = siege()
    s.terms[ENGINEER] = 1
    act(s, wall_verdict, bombard_wall, "v_giu_9", "gradisca")
    assert s.agenda[-1].args()[2] == 4
    roll(s, 4)
    s.lift(piece(s, "v_giu_11"))
    act(s, wall_verdict, bombard_wall, "v_giu_10", "gradisca")
    assert s.agenda[-1].args()[2] == 2  # GR-card21-2
    roll(s, 1)
    assert s.walls[wall(s, "gradisca", "rosazzo")] == 2


def test_a_mine_is_laid_and_blown():
    s = siege()
    here = wall(s, "gradisca", "rosazzo")
    act(s, mine_verdict, mine, "v_giu_11", "gradisca")
    roll(s, 3)
    assert s.mines[here] == 1
    assert blow_verdict(s, piece(s, "v_giu_11"), area(s, "gradisca")) == "GR-7.5-7"
    s.fresh_mines = ()
    act(s, blow_verdict, blow, "v_giu_11", "gradisca")
    roll(s, 4)
    assert (s.mines[here], s.walls[here]) == (1, 4)
    act(s, blow_verdict, blow, "v_giu_11", "gradisca")
    roll(s, 3)
    assert (s.mines[here], s.walls[here]) == (0, 0)
    assert blow_verdict(s, piece(s, "v_giu_11"), area(s, "gradisca")) == "GR-7.5-3"
    assert {"GR-7.5-1", "GR-7.5-4", "GR-7.5-5"} <= set(cited(s))


@pytest.mark.parametrize(("table", "faces"), [(0, [1, 1, 1, 0, 0, -1]), (1, [1, 1, 0, 0, -1, -1])])
def test_the_two_tables_of_mines(table: int, faces: list[int]):
    for face, result in enumerate(faces, 1):
        s = siege(mine_table=table)
        here = wall(s, "gradisca", "rosazzo")
        s.mines[here] = 2
        act(s, blow_verdict, blow, "v_giu_11", "gradisca")
        roll(s, face)
        assert s.mines[here] == (2 if result == 0 else 1)
        assert s.walls[here] == (0 if result > 0 else 4)


def test_countermine_or_rebuild():  # EX-09
    s = siege()
    garrison(s)
    here = wall(s, "gradisca", "rosazzo")
    s.walls[here], s.mines[here] = 0, 1
    act(s, countermine_verdict, countermine, "a_gra_6", "rosazzo")
    roll(s, 3)
    assert s.mines[here] == 0
    assert countermine_verdict(s, piece(s, "a_gra_6"), area(s, "rosazzo")) == "GR-7.6-1"
    act(s, rebuild_verdict, rebuild, "a_gra_6", "rosazzo")
    roll(s, 3)
    assert s.walls[here] == 1
    assert "GR-7.7-2" in cited(s)
    assert rebuild_verdict(s, piece(s, "a_gra_6"), area(s, "crauglio")) == "GR-7.7-1"
    assert rebuild_verdict(s, piece(s, "a_gra_6"), area(s, "rubia")) == "GR-7.4-9"


def test_mines_go_with_those_who_guard_them():
    s = siege()
    here = wall(s, "gradisca", "rosazzo")
    s.mines[here] = 2
    clear_mines(s)
    assert s.mines[here] == 2
    put(s, "rosazzo", "v_l_strassoldo")
    for id in ("v_giu_9", "v_giu_10", "v_giu_11", "v_giu_1"):
        s.move(piece(s, id), area(s, "cormons"))
    clear_mines(s)
    assert s.mines[here] == 0
    assert "GR-7.5-10" in cited(s)


def test_fire_across_a_breach():  # EX-12
    s = siege()
    here = wall(s, "gradisca", "rosazzo")
    gun = piece(s, "v_giu_9")
    assert units_verdict(s, gun, area(s, "gradisca")) == "GR-7.4.2-2"
    s.walls[here] = 0
    act(s, units_verdict, bombard_units, "v_giu_9", "gradisca")
    assert top(s) == "join"
    assert refusal(s, "join", "v_giu_11") == "GR-7.4.2-5"
    choose(s, "join", "v_giu_10")
    assert s.agenda[-1].args()[1] == 2
    roll(s, 2)
    roll(s, 3)
    assert units_verdict(s, gun, area(s, "gradisca")) == "GR-7.4.2-10"
    choose(s, "lose", "a_gra_1")
    assert s.disorganised[piece(s, "a_gra_1")]
    assert top(s) == "retreat"
    s.apply(())
    assert top(s) == ""
    assert {"GR-7.4.2-3", "GR-7.4.2-5", "GR-7.4.2-6", "GR-7.4.2-7"} <= set(cited(s))


def test_a_six_bursts_a_gun_that_cannot_hit():  # EX-12
    s = siege()
    s.walls[wall(s, "gradisca", "rosazzo")] = 0
    s.lift(piece(s, "v_giu_11"))
    act(s, units_verdict, bombard_units, "v_giu_9", "gradisca")
    s.apply(())
    assert s.agenda[-1].args()[1] == 0
    roll(s, 6)
    assert where(s, "v_giu_9") == "eliminated"
    assert "GR-7.4.2-9" in cited(s)
    assert top(s) == ""


@pytest.mark.parametrize(("option", "out", "into"), [(0, 2, ""), (1, 3, ""), (2, 2, "GR-opt-9")])
def test_the_garrison_fires_out(option: int, out: int, into: str):  # EX-12
    s = siege(breach_fire=option)
    s.walls[wall(s, "gradisca", "rosazzo")] = 0
    assert units_verdict(s, piece(s, "v_giu_9"), area(s, "gradisca")) == into
    garrison(s)
    act(s, units_verdict, bombard_units, "a_gra_5", "rosazzo")
    assert s.agenda[-1].args()[1] == out
    roll(s, 6)
    put(s, "gradisca", "a_tra_7")
    put(s, "crauglio", "v_giu_4", "v_l_giustiniani")
    s.command = s.field.commands.index("trautmannsdorf")
    act(s, units_verdict, bombard_units, "a_tra_7", "crauglio")
    assert s.agenda[-1].args()[1] == 3
    roll(s, 3)
    assert s.disorganised[piece(s, "v_giu_4")]
    roll(s, 3)
    assert top(s) == "retreat"
    choose(s, "retreat", "palma")
    assert where(s, "v_giu_4") == where(s, "v_l_giustiniani") == "palma"


def test_leaders_alone_are_no_target():
    s = siege()
    garrison(s)
    put(s, "crauglio", "v_l_giustiniani")
    gun = piece(s, "a_gra_5")
    assert units_verdict(s, gun, area(s, "crauglio")) == "GR-7.4.2-8"
    assert units_verdict(s, gun, area(s, "farra")) == "GR-7.4.2-1"
    assert units_verdict(s, gun, area(s, "rubia")) == "GR-7.4-9"
    assert units_verdict(s, gun, area(s, "palma")) == "GR-5.1-4"


def test_a_fort_absorbs_a_shell():
    s = siege()
    garrison(s)
    s.forts[VEN][area(s, "rosazzo")] = 1
    act(s, units_verdict, bombard_units, "a_gra_5", "rosazzo")
    roll(s, 1)
    assert top(s) == ""
    assert {"GR-10-2", "GR-7.1-9"} <= set(cited(s))


def test_mines_wait_for_the_end_of_a_storm():
    s = siege()
    here = wall(s, "gradisca", "rosazzo")
    s.mines[here] = 1
    put(s, "gradisca", "v_giu_6")
    clear_mines(s)
    assert s.mines[here] == 1
    for id in ("a_gra_1", "a_gra_5", "a_gra_6"):
        s.lift(piece(s, id))
    clear_mines(s)
    assert s.mines[here] == 0
    assert "GR-7.5-12" in cited(s)


def test_a_lost_siege_loses_its_mines():
    s = empty()
    put(s, "rosazzo", "v_giu_1")
    s.mines[wall(s, "gradisca", "rosazzo")] = 1
    attack(s, "rosazzo", "gradisca", "a_gra_1", "a_gra_2")
    roll(s, 1, 6)
    roll(s, 6)
    assert isinstance(s.agenda[-1], Retreat)
    choose(s, "retreat", "cormons")
    assert s.mines[wall(s, "gradisca", "rosazzo")] == 0
    assert "GR-7.5-11" in cited(s)
