"""Who takes the hits: partners in turn, raids without answer, commands that vanish."""

from games.gradisca.drive import area, attack, choose, cited, empty, piece, put, refusal, roll, top, where
from grognard.games.gradisca.combat import open_raid
from grognard.games.gradisca.field import AUS, VEN
from grognard.games.gradisca.losses import hit, suffer
from grognard.games.gradisca.state import OUT_OF_PLAY, War


def partners(s: War) -> tuple[str, str]:
    """A unit of each of the two VEN players."""
    lots: list[list[str]] = [[], []]
    for number, id in enumerate(s.field.forces.ids):
        if s.field.forces.side[number] == VEN and s.field.forces.type[number] == 0:
            lots[s.field.partner[s.field.forces.command[number]]].append(id)
    return lots[0][0], lots[1][0]


def test_partners_take_hits_in_turn():
    s = empty(players=1)
    first, second = partners(s)
    other = next(
        id
        for number, id in enumerate(s.field.forces.ids)
        if s.field.forces.side[number] == VEN
        and s.field.forces.type[number] == 0
        and s.field.partner[s.field.forces.command[number]] == 1
        and id != second
    )
    put(s, "farra", first, second, other)
    suffer(s, VEN, area(s, "farra"), 2, "GR-7.1-10")
    s.settle()
    assert s.agenda[-1].actor(s) == 2
    assert refusal(s, "lose", first) == "GR-4.2-9"
    choose(s, "lose", second)
    assert s.agenda[-1].actor(s) == 0
    choose(s, "lose", first)
    assert top(s) == ""


def test_a_die_settles_a_tie_of_partners():
    for face, seat in ((3, 0), (4, 2)):
        s = empty(players=1)
        put(s, "farra", *partners(s))
        suffer(s, VEN, area(s, "farra"), 1, "GR-7.1-10")
        s.settle()
        assert top(s) == "dispute"
        roll(s, face)
        assert s.agenda[-1].actor(s) == seat
        assert "GR-4.2-11" in cited(s)


def test_cards_only_flip_cernide():
    s = empty()
    put(s, "gemona", "v_pre_4")
    hit(s, piece(s, "v_pre_4"))
    assert where(s, "v_pre_4") == "gemona"
    assert s.disorganised[piece(s, "v_pre_4")]


def test_the_last_unit_takes_its_marker_along():
    s = empty()
    command = s.field.commands.index("bamberg")
    put(s, "tarvis", "-a_bam_1")
    hit(s, piece(s, "a_bam_1"))
    assert s.cup[command] == OUT_OF_PLAY
    assert "GR-4-4" in cited(s)


def test_surplus_hits_are_lost():
    s = empty()
    put(s, "farra", "a_tra_1", "a_tra_7")
    suffer(s, AUS, area(s, "farra"), 5, "GR-7.1-10")
    s.settle()
    assert top(s) == ""
    assert where(s, "a_tra_1") == where(s, "a_tra_7") == "eliminated"
    assert "GR-7.1-12" in cited(s)


def test_an_ambush_counts_in_the_first_round():
    s = empty()
    s.hits = [1, 0]
    put(s, "farra", "a_tra_1", "a_tra_2")
    attack(s, "farra", "cormons", "v_giu_1", "-v_giu_2")
    roll(s, 1)
    roll(s, 6)
    roll(s, 6, 6)
    assert s.hits == [1, 1]
    choose(s, "lose", "a_tra_1")
    assert top(s) == ""
    assert where(s, "v_giu_1") == where(s, "v_giu_2") == "cormons"
    assert not s.disorganised[piece(s, "v_giu_1")]


def test_a_raid_is_not_answered():  # EX-28
    s = empty(rules=1)
    put(s, "vipulzano", "a_tra_5", "v_str_4")
    s.active = VEN
    open_raid(s, area(s, "vipulzano"), (piece(s, "v_str_4"),), area(s, "cormons"))
    assert s.agenda[-1].args()[1] == 2
    roll(s, 2)
    assert top(s) == ""
    assert not s.disorganised[piece(s, "a_tra_5")]
    put(s, "vipulzano", "v_eri_3", "a_tra_1", "a_l_trautmannsdorf")
    raiders = (piece(s, "v_str_4"), piece(s, "v_eri_3"))
    open_raid(s, area(s, "vipulzano"), raiders, area(s, "cormons"))
    assert s.agenda[-1].args()[1] == 2  # 3 becomes 2
    roll(s, 1, 2)
    choose(s, "lose", "a_tra_1")
    roll(s, 3)
    assert top(s) == ""
    assert where(s, "v_eri_3") == where(s, "a_tra_5") == "vipulzano"
    assert {"GR-25.2-2", "GR-25.2-9", "GR-11-1"} <= set(cited(s))
