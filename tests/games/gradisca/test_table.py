"""What people see of Gradisca: the map with its lines, counters, markers, tracks, boxes, and their names."""

import pytest

from grognard.core.table import SPECTATOR, Chit, Marker, Piece, Track
from grognard.games import load

GAME = load("gradisca")
SCENARIO = GAME.rules.scenarios()[0].id
START = GAME.rules.start(SCENARIO, {"rules": 1})
SCENE = GAME.table.scene(START)


def shown(**position: object) -> list[Piece]:
    """All counters of a position, on the map and beside it."""
    view = GAME.table.view(GAME.cases.arrange({"pieces": ["a_pre_3 trieste"], **position}), SPECTATOR)
    return [*view.pieces, *view.reserve]


def test_the_map_is_made_of_areas() -> None:
    assert (SCENE.width, SCENE.height, len(SCENE.spaces)) == (1000, 800, 61)
    spaces = {space.id: space for space in SCENE.spaces}
    assert spaces["gradisca"].terrain == "fortress"
    assert spaces["chiavoreto"].terrain == "open"
    assert spaces["stupizza"].terrain == "difficult"
    assert spaces["san_daniele"].name in ("", "San Daniele")
    assert all(len(space.polygon) >= 3 for space in SCENE.spaces)


def test_lines_run_along_the_borders_of_both_areas() -> None:
    spaces = {space.id: space for space in SCENE.spaces}
    assert {edge.kind for edge in SCENE.edges} == {"river", "bridge", "impassable", "wall"}
    for edge in SCENE.edges:
        assert len(edge.points) >= 2
        assert len(set(edge.points)) == len(edge.points)
        for area in edge.between:
            assert set(edge.points) <= set(spaces[area].polygon)
    bridges = {edge.between for edge in SCENE.edges if edge.kind == "bridge"}
    assert bridges < {edge.between for edge in SCENE.edges if edge.kind == "river"}
    levels = {edge.between: edge.level for edge in SCENE.edges if edge.kind == "wall"}
    assert levels["gradisca", "sagrado"] == 5


def test_counters_show_what_is_printed_on_the_side_that_is_up() -> None:
    pieces = [
        "v_giu_1 farra", "v_giu_2 farra disorganised acted unsupplied", "v_giu_9 farra", "v_giu_11 farra",
        "v_l_giustiniani farra", "v_pre_5 farra", "v_camp farra",
    ]  # fmt: skip
    found = {piece.id: piece for piece in shown(pieces=pieces)}
    assert [found[line.split()[0]].value for line in pieces] == ["2/3", "1/2", "3*", "(3)", "3", "1/2", ""]
    assert (found["v_giu_1"].strength, found["v_giu_1"].full) == (2, 2)
    assert (found["v_giu_2"].strength, found["v_giu_2"].full) == (1, 2)
    assert found["v_giu_2"].badges == ("disorganised", "activated", "unsupplied")
    assert found["v_pre_5"].badges == ("cernide",)
    assert [found[id].symbol for id in ("v_giu_9", "v_giu_11", "v_l_giustiniani", "v_camp")] == [
        "art",
        "sap",
        "leader",
        "camp",
    ]
    assert (found["v_giu_1"].command, found["v_camp"].command) == ("giustiniani", "")


def test_counters_beside_the_map_lie_in_boxes() -> None:
    pieces = ["a_pre_3 trieste", "v_giu_3 eliminated"]
    options = {"rules": "advanced"}
    found = {
        each.id: each.place
        for each in shown(pieces=pieces, options=options, track={"dampierre": "nov_dec_1615"})
    }
    assert found["v_giu_3"] == "eliminated"
    assert found["a_dam_1"] == "nov_dec_1615"
    assert found["v_ist_1"] == "waiting"
    assert "v_l_medici" not in found  # the back of a counter


def test_markers_lie_where_they_were_put() -> None:
    s = GAME.cases.arrange(
        {
            "pieces": ["a_pre_3 trieste"],
            "walls": ["gradisca farra 1"],
            "mines": ["gradisca farra 2"],
            "forts": ["aus trieste 2"],
            "ruined": ["udine"],
            "loot": ["ven pontebba"],
            "razzias": ["mariano"],
            "sea": "marano",
            "conditions": ["rain"],
        }
    )
    view = GAME.table.view(s, SPECTATOR)
    assert {
        Marker("wall", "gradisca", "farra", 1),
        Marker("mine", "gradisca", "farra", 2),
        Marker("fort", "trieste", "", 2, "aus"),
        Marker("ruin", "udine"),
        Marker("town", "cividale"),
        Marker("loot", "pontebba", side="ven"),
        Marker("razzia", "mariano"),
        Marker("sea_supply", "marano"),
    } <= set(view.markers)
    assert Marker("town", "udine") not in view.markers
    assert view.conditions == ("rain",)


def test_tracks_and_cup_tell_the_state_of_the_war() -> None:
    s = GAME.cases.arrange(
        {
            "pieces": ["v_pom_1 marano", "a_pre_3 trieste"],
            "options": {"rules": "advanced"},
            "turn": "may_jun_1616",
            "points": {"ven": 4},
            "morale": {"aus": 3},
            "command": "pompei",
        }
    )
    view = GAME.table.view(s, SPECTATOR)
    assert (view.turn, view.active) == (5, "ven")
    assert {
        Track("turn", 5, 16),
        Track("points", 4, None, "ven"),
        Track("morale", 3, 9, "aus", "yellow"),
        Track("forts", 6, None, "ven"),
    } <= set(view.tracks)
    chits = {chit.id: chit for chit in view.chits}
    assert chits["pompei"] == Chit("pompei", "ven", "drawn")
    assert chits["presidi_a"].where == "cup"
    assert chits["olanda"].where == "out"


@pytest.mark.parametrize(
    "kind",
    ["piece", "area", "card", "command", "group", "deed", "pace", "way", "answer", "side", "wall", "zone"],
)
def test_things_have_ids_of_their_own(kind: str) -> None:
    names = GAME.table.names(START, kind)
    assert names
    assert len(set(names)) == len(names)


def test_walls_are_named_by_their_number() -> None:
    land = START.field.land
    for wall, name in enumerate(GAME.table.names(START, "wall")):
        ends = [land.ids[land.inside[wall]], land.ids[land.outside[wall]]]
        assert name in ("_".join(ends), "_".join(reversed(ends)))


def test_the_text_board_tells_stacks_and_works() -> None:
    s = GAME.cases.arrange(
        {
            "pieces": ["v_giu_1 rosazzo", "v_giu_2 rosazzo disorganised acted", "a_pre_3 trieste"],
            "forts": ["aus trieste"],
            "walls": ["gradisca farra 2"],
        }
    )
    lines = GAME.table.text_board(s, SPECTATOR).splitlines()
    assert lines[0] == "turn sep_oct_1615 (end mar_apr_1618)  points ven 0 aus 0"
    assert "rosazzo           v_giu_1:2/3 v_giu_2:1/2’." in lines
    assert any(line.startswith("trieste") and "[fort aus]" in line for line in lines)
    assert any(line.startswith("gradisca        *") and "[wall farra 2]" in line for line in lines)
    assert lines[-1] == "cup: giustiniani presidi_a"
