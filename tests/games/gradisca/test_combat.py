"""Land combat by the worked examples of the rules, dice as stated there."""

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
    where,
)
from grognard.games.gradisca.field import AUS, VEN
from grognard.games.gradisca.losses import flip
from grognard.games.gradisca.state import NIGHT, OUT_OF_PLAY, War

USKOKS = ("a_usc_1", "a_usc_2", "a_usc_3", "a_usc_4", "a_l_frangipane")


def uskoks(s: War, sco_2: int) -> None:
    """EX-03 and EX-04 up to the losses."""
    put(s, "monfalcone", "v_pre_6", "v_sco_1", "v_sco_2", "v_sco_3")
    attack(s, "monfalcone", "duino", *USKOKS)
    roll(s, 2, 4, 5)  # Uskoks at 4: two hits
    roll(s, 3)  # Croats at 3
    roll(s, 6)  # the leader at 2
    roll(s, 3, 6, 5)  # v_pre_6, v_sco_1, v_sco_3 at 3: one hit
    roll(s, sco_2)  # v_sco_2 at 2


def test_a_tie_sends_the_attacker_back():  # EX-03
    s = empty()
    s.loot[VEN] = 1 << area(s, "monfalcone")
    uskoks(s, 2)
    assert s.hits == [2, 2]
    choose(s, "lose", "a_usc_1")
    choose(s, "lose", "a_usc_2")
    choose(s, "lose", "v_sco_1")
    assert refusal(s, "lose", "a_usc_1") == "GR-7.1-10"
    choose(s, "lose", "v_sco_1")
    assert top(s) == "test"
    roll(s, 4)
    assert top(s) == ""
    assert {where(s, id) for id in USKOKS} == {"duino"}
    assert where(s, "v_sco_1") == "eliminated"
    assert where(s, "v_sco_3") == "monfalcone"
    assert not s.ruined
    assert s.loot[VEN]
    assert s.hits == s.totals == [0, 0]
    assert {"GR-7.1-9", "GR-11-1", "GR-7.1-14", "GR-7.1-17", "GR-7.3-1", "GR-7.3-4", "GR-7.2-2"} <= set(
        cited(s)
    )


def test_a_won_attack_takes_town_and_loot():  # EX-04
    s = empty()
    s.loot[VEN] = 1 << area(s, "monfalcone")
    uskoks(s, 4)
    choose(s, "lose", "a_usc_1")
    choose(s, "lose", "v_sco_1")
    choose(s, "lose", "v_pre_6")
    roll(s, 4)
    assert top(s) == "retreat"
    goals = {s.field.land.ids[choice[0]] for choice in s.agenda[-1].options(s)}
    assert goals == {"fiumicello", "sagrado", "doberdo", "duino"}
    assert refusal(s, "retreat", "gradisca") == "GR-7.3-2"
    choose(s, "retreat", "duino")
    assert where(s, "v_sco_1") == "duino"
    assert s.ruined == 1 << area(s, "monfalcone")
    assert top(s) == "marker"
    roll(s, 0)
    roll(s, 5)
    assert s.points == [0, 5]
    assert where(s, "a_usc_1") == "monfalcone"
    assert {"GR-11-2", "GR-7.3-10", "GR-13-3", "GR-13-4", "GR-7.1-22"} <= set(cited(s))


@pytest.mark.parametrize(("face", "hits", "alive"), [(2, 0, True), (1, 1, True), (6, 0, False)])
def test_a_gun_without_sapper(face: int, hits: int, alive: bool):  # EX-06
    s = empty()
    put(s, "trieste", "a_pre_7")
    attack(s, "trieste", "muggia", "v_ist_1")
    roll(s, 6)
    roll(s, face)
    assert (where(s, "a_pre_7") == "trieste") is alive
    assert s.disorganised[piece(s, "v_ist_1")] == hits
    assert where(s, "v_ist_1") == ("muggia" if alive else "trieste")
    assert ("GR-7.1-19" in cited(s)) is not alive


def test_a_gun_that_bursts_is_no_hit():  # EX-06
    s = empty()
    put(s, "trieste", "a_pre_7", "a_pre_3", "a_l_trautmannsdorf")
    attack(s, "trieste", "muggia", "v_ist_1")
    roll(s, 6)
    roll(s, 6, 6)
    roll(s, 6)
    assert top(s) == ""
    assert where(s, "a_pre_7") == "eliminated"
    assert where(s, "v_ist_1") == "muggia"
    assert "GR-7.1-14" not in cited(s)


def storm(s: War) -> None:
    """EX-10 up to the choice of the garrison."""
    put(s, "gradisca", "a_gra_1", "a_gra_2", "a_gra_3", "a_gra_4", "a_gra_5", "a_gra_6", "a_l_strassoldo")
    put(s, "palma", "v_pre_1")
    attack(s, "gradisca", "rosazzo", "v_giu_1", "v_giu_2", "v_giu_3", "v_giu_6", "v_l_giustiniani")
    roll(s, 3, 5, 4)  # v_giu_3, v_giu_6 and the leader at 3: one hit
    roll(s, 1, 2)  # two at 2: two hits
    roll(s, 5, 4)  # at 4
    roll(s, 6)  # at 3
    roll(s, 2, 5)  # a_gra_4 and the leader at 2
    roll(s, 4)  # the gun at 3
    assert s.hits == [2, 3]
    for id in ("v_giu_1", "v_giu_2"):
        choose(s, "lose", id)
    for id in ("a_gra_3", "a_gra_4", "a_gra_1"):
        choose(s, "lose", id)
    roll(s, 2)
    choose(s, "replace", "palma")
    roll(s, 3)


def test_a_garrison_takes_one_more_hit():  # EX-10
    s = empty()
    storm(s)
    choose(s, "stand", "stand")
    choose(s, "lose", "a_gra_2")
    assert top(s) == ""
    assert where(s, "v_giu_6") == "rosazzo"
    assert where(s, "v_l_giustiniani") == "eliminated"
    assert where(s, "v_l_medici") == "palma"
    assert where(s, "a_l_strassoldo") == "gradisca"
    assert s.disorganised[piece(s, "a_gra_2")]
    assert {"GR-7.3-7", "GR-7.2-4", "GR-7.4-4"} <= set(cited(s))


def test_a_garrison_gives_way():
    s = empty()
    storm(s)
    assert refusal(s, "stand", "on") == "GR-7.3-7"
    choose(s, "stand", "retreat")
    assert refusal(s, "retreat", "rubia") == "GR-7.3-3"
    choose(s, "retreat", "sagrado")
    assert where(s, "a_gra_6") == where(s, "a_l_strassoldo") == "sagrado"
    assert where(s, "v_giu_6") == "gradisca"


def test_the_last_step_of_a_garrison_cannot_stand():
    s = empty()
    put(s, "gradisca", "a_gra_1")
    attack(s, "gradisca", "rosazzo", "v_giu_1", "v_giu_2")
    roll(s, 1, 6)
    roll(s, 6)
    assert "GR-7.3-8" in cited(s)
    assert top(s) == "retreat"


def test_cernide_stand_no_hit():  # EX-13
    s = empty()
    put(s, "pontebba", "v_pre_5")
    attack(s, "pontebba", "val_canale", "a_bam_1")
    roll(s, 1)
    roll(s, 6)
    assert where(s, "v_pre_5") == "eliminated"
    assert where(s, "a_bam_1") == "pontebba"
    assert {"GR-8.3-1", "GR-7.1-16"} <= set(cited(s))
    put(s, "gemona", "v_pre_4")
    flip(s, piece(s, "v_pre_4"), "GR-9-3")
    assert where(s, "v_pre_4") == "gemona"


def test_a_landing_that_fails():  # EX-16
    s = empty()
    s.cup = [OUT_OF_PLAY if command == "istria" else 1 for command in s.field.commands]
    s.cup[s.field.commands.index("istria")] = 3
    put(s, "capo_istria", "a_pre_3", "a_pre_4")
    attack(s, "capo_istria", "", "v_ist_1", "v_ist_2", "v_ist_3", "v_ist_4", "v_l_lezze")
    roll(s, 2, 4, 5, 6)
    roll(s, 3)
    roll(s, 3, 6)
    assert s.hits == [1, 0]
    choose(s, "lose", "v_ist_1")
    roll(s, 6)
    assert top(s) == ""
    for id in ("v_ist_1", "v_ist_2", "v_ist_3", "v_ist_4", "v_l_lezze"):
        assert where(s, id) == "eliminated"
    assert s.cup[s.field.commands.index("istria")] == OUT_OF_PLAY
    assert {"GR-7.3-6", "GR-4-4", "GR-11-1"} <= set(cited(s))


@pytest.mark.parametrize(("rules", "hits"), [(1, 1), (0, 2)])
def test_difficult_ground(rules: int, hits: int):  # EX-21
    s = empty(rough=2 if rules else 1)
    put(s, "vipulzano", "a_tra_5", "a_tra_1")
    attack(s, "vipulzano", "farra", "v_giu_3", "v_giu_1", "v_l_giustiniani")
    if rules:
        roll(s, 2, 2, 3)
        assert {"GR-19.1-1", "GR-19.1-2"} <= set(cited(s))
    else:
        roll(s, 2, 3)
        roll(s, 2)
    roll(s, 6, 6)
    assert s.hits == [0, hits]


def test_a_battle_in_rounds():  # EX-22
    s = empty(rounds=2)
    put(s, "farra", "a_tra_1", "a_tra_2", "a_tra_3")
    attack(s, "farra", "cormons", "v_giu_1", "v_giu_2", "v_giu_3", "v_giu_6")
    roll(s, 1, 6)  # two at 3
    roll(s, 1, 6)  # two at 2
    roll(s, 1, 6, 6)  # three at 3
    choose(s, "lose", "v_giu_1")
    choose(s, "lose", "a_tra_1")
    choose(s, "lose", "a_tra_2")
    assert s.agenda[-1].actor(s) == VEN
    choose(s, "battle", "on")
    roll(s, 1, 6)  # two at 3
    roll(s, 6)  # v_giu_2 at 2
    roll(s, 6)  # v_giu_1 at 1
    roll(s, 1)  # a_tra_3 at 3
    roll(s, 1, 1)  # two at 2
    for id in ("v_giu_2", "v_giu_3", "v_giu_6", "a_tra_3"):
        choose(s, "lose", id)
    assert s.totals == [4, 3]
    assert s.agenda[-1].actor(s) == AUS
    choose(s, "battle", "end")
    assert where(s, "v_giu_1") == "cormons"
    assert where(s, "a_tra_1") == "farra"
    assert {"GR-18-1", "GR-18-3", "GR-18-5", "GR-18-6"} <= set(cited(s))
    assert top(s) == ""


def test_both_must_want_another_round_after_a_tie():
    s = empty(rounds=2)
    put(s, "farra", "a_tra_1", "a_tra_2", "a_tra_3")
    attack(s, "farra", "cormons", "v_giu_1", "v_giu_2", "v_giu_3")
    roll(s, 6)
    roll(s, 6, 6)
    roll(s, 6, 6, 6)
    choose(s, "battle", "on")
    assert s.agenda[-1].actor(s) == AUS
    choose(s, "battle", "end")
    assert top(s) == ""
    assert where(s, "v_giu_1") == "cormons"
    assert "GR-18-4" in cited(s)


def test_five_units_fight_one_round():  # EX-22
    s = empty(rounds=2)
    put(s, "farra", "a_tra_1", "a_tra_2", "a_tra_3")
    attack(s, "farra", "cormons", "v_giu_1", "v_giu_2")
    roll(s, 6, 6)
    roll(s, 6, 6, 6)
    assert top(s) == ""
    assert where(s, "v_giu_1") == "cormons"


@pytest.mark.parametrize("face", [3, 2])
def test_everything_destroyed(face: int):  # EX-36
    s = empty()
    put(s, "farra", "-a_tra_1")
    attack(s, "farra", "cormons", "-v_str_1", "v_l_strassoldo")
    roll(s, 6)
    roll(s, 1)
    roll(s, 1)
    assert where(s, "a_tra_1") == where(s, "v_str_1") == "eliminated"
    roll(s, face)
    assert where(s, "v_l_strassoldo") == ("cormons" if face == 3 else "eliminated")
    assert "GR-7.1-21" in cited(s)


def test_sappers_and_leaders_left_alone_are_caught():
    s = empty()
    put(s, "farra", "-a_tra_1", "a_tra_13", "a_l_trautmannsdorf")
    attack(s, "farra", "cormons", "v_giu_1", "v_giu_2")
    roll(s, 1, 6)
    roll(s, 6)
    roll(s, 6)
    choose(s, "lose", "a_tra_1")
    roll(s, 3)
    assert where(s, "a_tra_13") == where(s, "a_l_trautmannsdorf") == "eliminated"
    assert where(s, "a_l_marradas") == "waiting"
    assert where(s, "v_giu_1") == "farra"
    assert {"GR-6-15", "GR-6-16", "GR-7.1-6", "GR-7.1-16"} <= set(cited(s))


def test_captured_leaders_may_be_replaced():
    s = empty(captured_leader=1)
    put(s, "goritia", "a_tra_2")
    put(s, "farra", "-a_tra_1", "a_l_trautmannsdorf")
    attack(s, "farra", "cormons", "v_giu_1")
    roll(s, 1)
    roll(s, 6)
    roll(s, 6)
    roll(s, 3)
    choose(s, "replace", "goritia")
    assert where(s, "a_l_trautmannsdorf") == "eliminated"
    assert where(s, "a_l_marradas") == "goritia"
    assert where(s, "v_giu_1") == "farra"


def test_attackers_across_a_river_cannot_go_back():
    for rivers, allowed, end in ((2, 0, "eliminated"), (2, 1, "rosazzo"), (1, 0, "rosazzo")):
        s = empty(rivers=rivers, river_attack_retreat=allowed)
        put(s, "crauglio", "a_gra_1")
        attack(s, "crauglio", "rosazzo", "v_giu_1")
        roll(s, 6)
        roll(s, 6)
        assert where(s, "v_giu_1") == end


def test_defenders_with_no_way_out_are_eliminated():
    s = empty(retreat_to_origin=1)
    put(s, "pirano", "v_ist_1")
    attack(s, "pirano", "capo_istria", "a_bam_1", "a_bam_2")
    roll(s, 1, 6)
    roll(s, 6)
    assert where(s, "v_ist_1") == "eliminated"
    assert "GR-7.3-5" in cited(s)


def test_night_helps_the_first_attack_only():
    s = empty(rough=2)
    s.terms[NIGHT] = 1
    put(s, "vipulzano", "a_tra_5")
    attack(s, "vipulzano", "farra", "v_giu_1", "v_giu_3", "v_giu_6")
    assert s.agenda[-1].args()[1] == 3  # 2 becomes 3, 3 becomes 2 and then 3
    assert len(s.agenda[-1].args()) == 4
    roll(s, 6, 6)
    assert s.agenda[-1].args()[1] == 2  # horse
    assert "GR-card22-1" in cited(s)
    assert not s.terms[NIGHT]
