"""First checks of movement, forts and loot (6, 10, 11, 13): EX-01, EX-02, EX-15 and their kin."""

from tests.games.gradisca.drive import area, choose, cited, empty, piece, put, refusal, roll, top, wall, where

from grognard.games.gradisca.command import ACTIONS, END_AREA
from grognard.games.gradisca.state import DRAWN, ONE_AREA, War


def activate(s: War, command: str, place: str) -> None:
    """The command is drawn and its units in one area act."""
    s.command = s.field.commands.index(command)
    s.active = s.field.command_side[s.command]
    s.cup[s.command] = DRAWN
    s.way = ONE_AREA
    s.area = area(s, place)
    s.chosen = 1 << s.area
    s.then(ACTIONS, END_AREA)
    s.settle()


def march(s: War, unit: str, *places: str) -> None:
    """The unit moves alone from area to area."""
    choose(s, "act", "move", unit)
    if top(s) == "join":
        choose(s, "join")
    for place in places:
        choose(s, "march", "to", place)


def test_cavalry_crosses_two_difficult_areas_to_chiavoreto():
    s = empty()
    put(s, "cividale", "v_giu_6", "v_giu_1", "v_giu_9")
    activate(s, "giustiniani", "cividale")
    choose(s, "act", "move", "v_giu_6")
    choose(s, "join")
    assert refusal(s, "march", "to", "stupizza") == "GR-6-5"
    choose(s, "march", "to", "valli_natisone")
    choose(s, "march", "to", "stupizza")
    choose(s, "march", "to", "chiavoreto")
    assert where(s, "v_giu_6") == "chiavoreto"
    assert top(s) == "act", "no point is left: the move is over by itself"
    march(s, "v_giu_1", "valli_natisone")
    assert s.spent[piece(s, "v_giu_1")] == 2
    assert refusal(s, "march", "to", "stupizza") == "GR-6-4"
    choose(s, "march", "to", "cividale")
    march(s, "v_giu_9", "valli_natisone")
    assert not s.agenda


def test_a_group_drops_its_gun_and_goes_on():
    s = empty()
    put(s, "palma", "v_giu_3", "v_giu_9", "v_l_giustiniani")
    put(s, "crauglio", "v_giu_8")
    activate(s, "giustiniani", "palma")
    choose(s, "act", "move", "v_giu_3")
    assert refusal(s, "join", "v_giu_8") == "GR-6-11"
    choose(s, "join", "v_giu_9")
    choose(s, "join")
    assert refusal(s, "march") == "GR-sm-11", "a march begins with a pace"
    choose(s, "march", "to", "crauglio")
    choose(s, "march", "drop", "crauglio", "v_giu_9")
    choose(s, "march", "to", "cervignano")
    choose(s, "march", "to", "fiumicello")
    assert s.spent[piece(s, "v_giu_3")] == 3
    assert where(s, "v_giu_9") == "crauglio"
    assert "GR-6-8" in cited(s)
    assert top(s) == "act", "the leader can still act"
    assert refusal(s, "act", "move", "v_giu_9") == "GR-5-13"
    assert refusal(s, "act", "recover", "v_l_giustiniani") == "GR-5.1-7"


def test_lone_leaders_and_guns_keep_away_from_enemies():
    s = empty()
    put(s, "farra", "v_l_giustiniani", "v_giu_9", "v_giu_11", "v_giu_1")
    put(s, "lucinico", "a_tra_4")
    activate(s, "giustiniani", "farra")
    choose(s, "act", "move", "v_l_giustiniani")
    choose(s, "join", "v_giu_9")
    choose(s, "join")
    assert refusal(s, "march", "to", "lucinico") == "GR-6-14"
    choose(s, "march", "to", "cormons")
    choose(s, "march")
    march(s, "v_giu_1", "lucinico")
    assert s.attackers == (piece(s, "v_giu_1"),)
    assert s.origins == (area(s, "farra"),)


def test_a_lone_leader_is_caught_and_the_loot_taken():
    s = empty()
    put(s, "rosazzo", "v_l_strassoldo")
    put(s, "gradisca", "a_gra_4")
    s.loot[0] |= 1 << area(s, "rosazzo")
    activate(s, "gradisca", "gradisca")
    march(s, "a_gra_4", "rosazzo")
    assert where(s, "v_l_strassoldo") == "eliminated"
    roll(s, 2)
    assert s.points == [0, 2]
    assert not s.agenda, "it stops, with four points left"
    assert {"GR-6-15", "GR-6-17", "GR-13-14"} <= set(cited(s))


def test_a_fortress_is_entered_by_a_breach_and_without_guns():
    s = empty()
    put(s, "rosazzo", "v_giu_1", "v_giu_9")
    put(s, "gradisca", "a_gra_1")
    activate(s, "giustiniani", "rosazzo")
    choose(s, "act", "move", "v_giu_1")
    choose(s, "join")
    assert refusal(s, "march", "to", "gradisca") == "GR-6-19"
    s.walls[wall(s, "gradisca", "rosazzo")] = 0
    choose(s, "march", "to", "gradisca")
    assert top(s) in ("fog", "fire")

    s = empty()
    put(s, "rosazzo", "v_giu_1", "v_giu_9")
    put(s, "gradisca", "a_gra_1")
    s.walls[wall(s, "gradisca", "rosazzo")] = 0
    activate(s, "giustiniani", "rosazzo")
    choose(s, "act", "move", "v_giu_1")
    choose(s, "join", "v_giu_9")
    assert refusal(s, "march", "to", "gradisca") == "GR-7.4-10"


def test_an_empty_fort_is_destroyed_on_the_way():
    s = empty()
    put(s, "duino", "v_sco_1")
    s.forts[1][area(s, "trieste")] = 1
    activate(s, "scotti", "duino")
    march(s, "v_sco_1", "trieste")
    assert s.forts[1][area(s, "trieste")] == 0
    assert "GR-10-7" in cited(s)
    choose(s, "march", "to", "muggia")


def test_captured_forts_are_destroyed_or_converted():
    s = empty(rules=1)
    put(s, "duino", "v_sco_1")
    s.forts[1][area(s, "trieste")] = 2
    activate(s, "scotti", "duino")
    march(s, "v_sco_1", "trieste")
    choose(s, "fort", "convert")
    choose(s, "fort", "destroy")
    assert s.forts[0][area(s, "trieste")] == 1
    assert s.fort_pool[0] == 6


def test_sappers_build_within_their_limits():
    s = empty()
    put(s, "rosazzo", "v_giu_11", "v_giu_12", "v_giu_1")
    activate(s, "giustiniani", "rosazzo")
    assert refusal(s, "act", "fort", "v_giu_1") == "GR-5.1-6"
    choose(s, "act", "fort", "v_giu_11")
    assert refusal(s, "act", "fort", "v_giu_12") == "GR-10-3"
    assert refusal(s, "act", "move", "v_giu_11") == "GR-5.1-1"
    assert s.forts[0][area(s, "rosazzo")] == 1
    assert s.fort_pool[0] == 5

    s = empty(rules=1)
    put(s, "rosazzo", "v_giu_11", "v_giu_12")
    activate(s, "giustiniani", "rosazzo")
    choose(s, "act", "fort", "v_giu_11")
    assert refusal(s, "act", "fort", "v_giu_12") == "GR-19.2-2"
    choose(s, "act", "raze", "v_giu_12")
    assert s.forts[0][area(s, "rosazzo")] == 0


def test_a_river_takes_the_whole_allowance():
    s = empty(rules=1)
    put(s, "farra", "v_giu_1", "v_giu_9")
    activate(s, "giustiniani", "farra")
    choose(s, "act", "move", "v_giu_9")
    choose(s, "join")
    assert refusal(s, "march", "to", "rubia") == "GR-15-2"
    choose(s, "march", "to", "lucinico")
    assert refusal(s, "march", "to", "rubia") == "GR-15-2"
    choose(s, "march")
    march(s, "v_giu_1", "rubia")
    assert s.spent[piece(s, "v_giu_1")] == 3
    assert "GR-15-3" in cited(s)
    assert not s.agenda


def test_who_leaves_the_map_is_gone():
    s = empty()
    put(s, "san_daniele", "v_giu_8")
    put(s, "palma", "v_giu_1")
    activate(s, "giustiniani", "san_daniele")
    march(s, "v_giu_8", "tarcento", "san_daniele")
    choose(s, "march", "exit", "san_daniele")
    assert where(s, "v_giu_8") == "eliminated"
    assert "GR-6-23" in cited(s)
