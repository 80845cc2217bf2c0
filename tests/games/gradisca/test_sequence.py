"""First checks of the sequence, the ways to use a command, stacking and the end (4.1, 5, 9, 13)."""

from tests.games.gradisca.drive import area, choose, cited, empty, piece, put, refusal, top

from grognard.core.journal import Journal
from grognard.core.step import Chance
from grognard.games import load
from grognard.games.gradisca.cards import cards_open
from grognard.games.gradisca.field import AUS, NOBODY, VEN
from grognard.games.gradisca.sequence import CUP, END_TURN, START_TURN
from grognard.games.gradisca.stacking import check_stacking
from grognard.games.gradisca.state import CONFUSION, IN_CUP, OUT_OF_PLAY, PLAYED, War
from grognard.games.gradisca.victory import count_up, gain, take_loot

GAME = load("gradisca")


def start(**options: int) -> War:
    """The whole war with its cards dealt."""
    s = GAME.rules.start(GAME.rules.scenarios()[0].id, options)
    while s.agenda[-1].verb == "draw":
        step = s.agenda[-1]
        assert isinstance(step, Chance)
        s.apply(step.outcomes(s)[0][0])
    s.journal = Journal()
    return s


def draw_chit(s: War, command: str) -> None:
    assert top(s) == "chit"
    s.apply((s.field.commands.index(command),))


def use(s: War, way: int) -> None:
    assert s.agenda[-1].objection(s, (way,)) is None
    s.apply((way,))


def forgo_cards(s: War) -> None:
    while top(s) in ("play", "pitch"):
        s.apply(())


def without_duties(s: War) -> War:
    """Nobody holds a card."""
    s.hands = [0, 0]
    s.known = [0, 0]
    return s


def test_all_markers_are_drawn_and_come_back_with_the_next_turn():
    s = without_duties(start())
    drawn = s.cup.count(IN_CUP)
    assert drawn == 9
    for _ in range(drawn):
        s.apply(s.agenda[-1].options(s)[0])
        use(s, 1)
        forgo_cards(s)
        choose(s, "activate")
    assert s.turn == 2
    assert s.cup.count(IN_CUP) == drawn
    assert {"GR-4.1-1", "GR-4.1-3", "GR-4.1-4", "GR-4.1-5", "GR-4.1-6"} <= set(cited(s))


def test_only_a_leader_opens_several_areas():
    s = without_duties(start())
    draw_chit(s, "pompei")
    refused = s.agenda[-1].objection(s, (3,))
    assert refused is not None
    assert refused.clause == "GR-5-4"
    use(s, 1)
    choose(s, "activate", "marano")
    choose(s, "act")
    draw_chit(s, "giustiniani")
    use(s, 3)
    assert s.areas_left == 3
    assert s.cards_left == 1
    choose(s, "activate", "palma")
    choose(s, "act")
    assert refusal(s, "activate", "palma") == "GR-5-15"
    assert refusal(s, "activate", "marano") == "GR-5-13"
    choose(s, "activate", "udine")
    choose(s, "act")
    choose(s, "activate")
    assert s.cup[s.field.commands.index("giustiniani")] == PLAYED
    assert s.acted[piece(s, "v_giu_8")], "even units that did nothing have been activated"


def test_a_confused_command_activates_nobody():
    s = without_duties(start())
    s.turn_terms[CONFUSION] = 1
    draw_chit(s, "giustiniani")
    refused = s.agenda[-1].objection(s, (3,))
    assert refused is not None
    assert refused.clause == "GR-card11-2"
    use(s, 1)
    assert top(s) == "chit"
    draw_chit(s, "trautmannsdorf")
    use(s, 3)
    assert s.areas_left == 3


def test_low_morale_leaves_one_area_and_one_card():
    s = without_duties(start(rules=1))
    choose(s, "sea")
    s.morale = [3, 1]
    draw_chit(s, "giustiniani")
    use(s, 3)
    choose(s, "activate", "palma")
    choose(s, "act")
    assert top(s) == "chit"
    assert "GR-22-6" in cited(s)
    draw_chit(s, "presidi_a")
    s.hands[AUS] = 1 << 15
    use(s, 1)
    assert cards_open(s) == 1
    assert "GR-22-8" in cited(s)


def test_the_radius_of_the_leader_limits_his_areas():
    s = without_duties(start(rules=1))
    choose(s, "sea")
    draw_chit(s, "trautmannsdorf")
    use(s, 3)
    choose(s, "activate", "lucinico")
    choose(s, "act")
    s.move(piece(s, "a_tra_6"), area(s, "villaco"))
    assert refusal(s, "activate", "villaco") == "GR-16-2"


def test_crowded_units_lose_their_order():
    s = empty()
    units = [f"v_giu_{n}" for n in (1, 2, 3, 4)] + ["v_pom_1", "v_pom_2", "-v_str_1", "v_giu_9", "v_giu_6"]
    put(s, "palma", *units)
    check_stacking(s)
    s.settle()
    assert top(s) == "crowd"
    assert refusal(s, "crowd", "v_giu_9") == "GR-9-4"
    assert refusal(s, "crowd", "v_str_1") == "GR-9-4"
    choose(s, "crowd", "v_giu_1")
    choose(s, "crowd", "v_giu_6")
    assert not s.agenda
    assert s.disorganised[piece(s, "v_giu_6")]

    s = empty()
    put(s, "palma", *[f"-v_giu_{n}" for n in (1, 2, 3, 4, 6)], "-v_pom_1", "-v_pom_2", "v_str_1")
    check_stacking(s)
    s.settle()
    assert not s.agenda
    assert s.disorganised[piece(s, "v_str_1")]
    assert "GR-9-5" in cited(s)


def test_the_game_ends_beyond_the_end_marker():
    s = empty()
    s.turn = 16
    put(s, "gradisca", "v_giu_1")
    put(s, "goritia", "v_l_giustiniani")
    put(s, "trieste", "a_pre_3")
    put(s, "palma", "v_giu_2")
    s.points = [9, 17]
    s.then(END_TURN)
    s.settle()
    assert s.result is not None
    assert (s.result.winner, s.result.scores, s.result.clause) == (VEN, (19, 17), "GR-4.1-7")


def test_points_never_fall_below_nothing_and_equal_points_are_a_draw():
    s = empty()
    gain(s, VEN, -2, "GR-12-17")
    assert s.points == [0, 0]
    assert "GR-13-13" in cited(s)
    count_up(s, "GR-13-1")
    assert s.result is not None
    assert s.result.winner == -1


def test_only_the_enemy_takes_loot_and_no_leader_does():
    s = empty()
    put(s, "cividale", "v_str_2")
    put(s, "gemona", "a_l_strassoldo")
    s.loot[VEN] = 1 << area(s, "cividale") | 1 << area(s, "gemona")
    take_loot(s, VEN, area(s, "cividale"))
    take_loot(s, AUS, area(s, "gemona"))
    assert not s.agenda
    put(s, "gemona", "a_gra_1")
    take_loot(s, AUS, area(s, "gemona"))
    assert top(s) == "marker"
    s.apply((0,))
    s.apply((5,))
    assert s.points[AUS] == 5
    assert not s.loot[VEN] >> area(s, "gemona") & 1


def test_a_year_ends_and_heart_is_lost():
    s = without_duties(start(rules=1))
    choose(s, "sea")
    s.agenda.clear()
    s.turn = 3
    s.razzias = 1 << area(s, "farra")
    s.camp_moved = [1, 1]
    s.lift(s.field.forces.camp[AUS])
    s.then(START_TURN)
    s.settle()
    assert s.morale == [6, 5]
    assert s.razzias == 0
    assert s.camp_moved == [0, 0]
    assert {"GR-adv-3", "GR-adv-4", "GR-22-4", "GR-24-8"} <= set(cited(s))


def test_a_marker_out_of_play_is_not_drawn():
    s = without_duties(start())
    s.cup = [OUT_OF_PLAY] * len(s.cup)
    s.cup[0] = IN_CUP
    s.agenda.clear()
    s.then(CUP)
    s.settle()
    assert s.agenda[-1].options(s) == [(0,)]
    assert s.command == NOBODY
