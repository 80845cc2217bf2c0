"""First checks of the sequence, the ways to use a command, stacking and the end (4.1, 5, 9, 13)."""

import pytest
from tests.games.gradisca.drive import area, choose, cited, empty, piece, put, refusal, top

from grognard.core.journal import Journal
from grognard.core.step import Chance
from grognard.games import load
from grognard.games.gradisca.cards import cards_open
from grognard.games.gradisca.field import AUS, CAMP, GREEN, NOBODY, RED, VEN, YELLOW
from grognard.games.gradisca.forts import capture_forts
from grognard.games.gradisca.sequence import CUP, END_TURN, START_TURN
from grognard.games.gradisca.stacking import check_stacking
from grognard.games.gradisca.state import CONFUSION, IN_CUP, OUT_OF_PLAY, PLAYED, WAITING, War
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


@pytest.mark.structure("GR-13-11")
def test_a_place_with_both_sides_in_it_would_count_for_nobody():
    s = empty()
    put(s, "gradisca", "v_giu_1", "a_gra_1")
    count_up(s, "GR-13-1")
    assert s.points == [0, 0]


@pytest.mark.proves("GR-13-13")
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


@pytest.mark.proves("GR-19.2-8")
def test_a_third_fort_cannot_be_converted():
    s = empty(rules=1)
    put(s, "trieste", "v_giu_1")
    s.forts[VEN][area(s, "trieste")] = 1
    s.forts[AUS][area(s, "trieste")] = 2
    s.active = VEN
    capture_forts(s, VEN, area(s, "trieste"))
    choose(s, "fort", "convert")
    assert refusal(s, "fort", "convert") == "GR-19.2-8"
    choose(s, "fort", "destroy")
    assert s.forts[VEN][area(s, "trieste")] == 2


@pytest.mark.structure(
    "GR-4-2", "GR-4-3", "GR-4-5", "GR-4-6", "GR-4-11", "GR-scen-1", "GR-scen-2", "GR-scen-3"
)
def test_the_war_begins_as_the_scenario_says():
    s = start()
    field = s.field
    assert len(GAME.rules.scenarios()) == 1
    inside = [field.commands[command] for command, place in enumerate(s.cup) if place == IN_CUP]
    assert sorted(inside) == sorted(CUP_AT_START)
    for command, pieces in enumerate(field.forces.under):
        on_map = any(s.at[piece] >= 0 for piece in pieces)
        assert s.cup[command] == (IN_CUP if on_map else OUT_OF_PLAY)
    assert (s.turn, s.end_box) == (1, 16)
    assert s.points == [0, 0]
    for number, where in enumerate(field.forces.start):
        if field.forces.type[number] != CAMP:
            assert s.at[number] == where
    assert all(s.at[number] == WAITING for group in field.groups for number in group.members)


CUP_AT_START = [
    "giustiniani", "pompei", "strassoldo_v", "scotti", "presidi_v", "gradisca", "trautmannsdorf", "uscocchi",
    "presidi_a",
]  # fmt: skip


@pytest.mark.structure(
    "GR-scen-4", "GR-scen-5", "GR-scen-8", "GR-fort-1", "GR-loot-1", "GR-loot-2", "GR-loot-3"
)
def test_forts_and_loot_lie_where_the_scenario_says():
    s = start()
    assert s.fort_pool == [6, 5]
    assert s.forts[AUS][area(s, "trieste")] == 1
    assert sum(s.forts[AUS]) + sum(s.forts[VEN]) == 1
    for side, places in ((VEN, LOOT_OF_VENICE), (AUS, LOOT_OF_THE_ARCHDUKE)):
        assert s.loot[side] == sum(1 << area(s, place) for place in places.split())
        assert sorted(s.loot_left[side]) == [0, 0, 1, 1, 2, 2, 2, 3, 3]
    assert not s.held[VEN] & (1 << area(s, "capo_istria") | 1 << area(s, "pirano"))


LOOT_OF_VENICE = "pontebba gemona cividale rosazzo monfalcone crauglio marano muggia capo_istria"
LOOT_OF_THE_ARCHDUKE = "aquileia cormons vipulzano chiavoreto tolmino tarvis merna duino san_servolo"


@pytest.mark.structure(
    "GR-4-7", "GR-4-8", "GR-4-9", "GR-scen-7", "GR-card-1", "GR-card-6", "GR-2.2-1", "GR-sm-1"
)
def test_four_cards_each_and_card_one_is_venetian():
    s = GAME.rules.start(GAME.rules.scenarios()[0].id, {})
    sides = []
    while s.agenda[-1].verb == "draw":
        step = s.agenda[-1]
        assert isinstance(step, Chance)
        sides.append(step.owner(s))
        s.apply(step.outcomes(s)[-1][0])
    assert sides == [VEN, AUS] * 3 + [AUS]
    assert top(s) == "chit"
    assert len(s.field.cards) == 36
    assert s.hands[VEN] & 1, "card 1"
    assert [hand.bit_count() for hand in s.hands] == [4, 4]
    assert [layer.bit_count() for layer in s.pile] == [20]
    assert not any(s.pile[0] >> n & 1 for n, card in enumerate(s.field.cards) if card.later)


@pytest.mark.structure("GR-4-12")
def test_nobody_knows_a_loot_marker_before_it_is_turned():
    s = empty()
    put(s, "gemona", "a_gra_1")
    s.loot[VEN] = 1 << area(s, "gemona")
    take_loot(s, AUS, area(s, "gemona"))
    step = s.agenda[-1]
    assert isinstance(step, Chance)
    assert dict(step.outcomes(s)) == {(0,): 2, (1,): 2, (2,): 3, (3,): 2}


@pytest.mark.structure("GR-4-13", "GR-scen-6", "GR-mor-1", "GR-1-9", "GR-opt-1")
def test_the_advanced_war_has_camps_morale_and_sea_supply():
    s = GAME.rules.start(GAME.rules.scenarios()[0].id, {"rules": 1})
    while s.agenda[-1].verb == "draw":
        step = s.agenda[-1]
        assert isinstance(step, Chance)
        s.apply(step.outcomes(s)[0][0])
    assert top(s) == "sea"
    assert s.agenda[-1].actor(s) == VEN
    assert s.morale == [7, 7]
    camps = [s.field.land.ids[s.at[camp]] for camp in s.field.forces.camp]
    assert camps == ["strassoldo", "goritia"]
    basic = start()
    assert all(basic.at[camp] < 0 for camp in basic.field.forces.camp)


@pytest.mark.structure(
    "GR-track-1", "GR-track-2", "GR-track-4", "GR-track-5", "GR-1-4", "GR-mor-2", "GR-mor-3"
)
def test_the_track_and_the_zones_of_morale():
    field = start(rules=1).field
    track = field.track
    assert track.last() == 16
    assert [box for box in range(1, 17) if track.morale_loss[box]] == [3, 6, 9, 12, 15]
    assert [box for box in range(1, 17) if track.winter[box]] == [3, 9, 15]
    assert [box for box in range(1, 16) if track.year[box] != track.year[box + 1]] == [2, 8, 14]
    assert field.zones[1:10] == [RED, RED, YELLOW, YELLOW, GREEN, GREEN, GREEN, GREEN, GREEN]
    morale = [7 - sum(track.morale_loss[1 : box + 1]) for box in range(17)]
    assert next(box for box in range(1, 17) if field.zones[morale[box]] == YELLOW) == 9
    assert next(box for box in range(1, 17) if field.zones[morale[box]] == RED) == 15


@pytest.mark.structure("GR-opt-11")
def test_points_may_be_bid():
    assert start(vp_bid_aus=4).points == [0, 4]
