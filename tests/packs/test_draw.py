"""The picture of a set-up: well-formed, complete, and readable without colours."""

from dataclasses import replace
from xml.etree import ElementTree

import pytest

from grognard.core.rng import Seeded
from grognard.core.table import SPECTATOR, Edge, Marker, Piece, Position, Scene, Space, Track
from grognard.games import load
from grognard.packs.draw import HEX, draw, overlap
from grognard.packs.ground import GROUND, Cell, draw_land, lands
from grognard.packs.works import WORKS, covered_sides, draw_work

SVG = "{http://www.w3.org/2000/svg}"
TERRAIN = [
    "clear",
    "woods",
    "orchard",
    "hill",
    "town",
    "homestead",
    "waterway",
    "bridge",
    "field",
    "rough",
    "bog",
]
CORNERS = ((0, -577), (500, -289), (500, 289), (0, 577), (-500, 289), (-500, -289))


def space(column: int, row: int, terrain: str, name: str = "") -> Space:
    x, y = 1000 * column + 500 + 500 * (row % 2), 577 + 866 * row
    label = f"{'abc'[row]}{column + 1}"
    return Space(label, label, tuple((x + dx, y + dy) for dx, dy in CORNERS), (x, y), terrain, name=name)


SPACES = [space(column, 0, terrain) for column, terrain in enumerate(TERRAIN)]
SPACES += [space(column, 1, "clear") for column in range(10)]
SPACES[4] = replace(SPACES[4], name="St. <Mary> & Co")
SCENE = Scene(
    "battle_cry",
    "skirmish",
    11000,
    2020,
    tuple(SPACES),
    (Edge("section", ((4500, 0), (4500, 2020))),),
    top="csa",
)
POSITION = Position(
    turn=1,
    active="usa",
    pieces=(
        Piece("usa_inf_1", "infantry", "usa", "b1", 3, 4),
        Piece("usa_gen_1", "general", "usa", "b1", 1, 1, "Grant & Son"),
        Piece("usa_cav_1", "cavalry", "usa", "b2", 3, 3),
        Piece("csa_art_1", "horse_artillery", "csa", "a4", 3, 3),
        Piece("csa_inf_1", "cadets", "csa", "a2", 4, 4),
        Piece("csa_gen_1", "general", "csa", "a1", 1, 1, "Lee"),
        Piece("csa_wag_1", "waggon", "csa", "b5", 1, 1),
        Piece("usa_inf_2", "infantry", "usa", "", 0, 4),
    ),
    markers=(
        Marker("fieldwork", "b1", "n"),
        Marker("entrenchment", "b2", "se"),
        Marker("flag", "a5"),
        Marker("goal_csa", "b3"),
    ),
    tracks=(Track("flags", 0, 6, "usa"), Track("flags", 0, 6, "csa"), Track("pile", 50)),
)
NAMES = {
    "skirmish": "A Skirmish",
    "subtitle": "1 April 1862",
    "usa": "Union",
    "csa": "Confederacy",
    "left": "left flank",
    "b4": "Ferme Rose",
}


@pytest.fixture(scope="module")
def picture() -> ElementTree.Element:
    return ElementTree.fromstring(draw(SCENE, POSITION, NAMES))


def texts(picture: ElementTree.Element) -> set[str]:
    return {element.text or "" for element in picture.iter(SVG + "text")}


def test_the_picture_says_everything_in_words_too(picture: ElementTree.Element):
    said = texts(picture)
    assert {"A Skirmish", "1 April 1862", "UNION", "CONFEDERACY", "left flank"} <= said
    assert {each.label for each in SPACES} <= said
    assert {"St. <Mary> & Co", "Grant & Son", "Lee"} <= said
    assert {
        "woods",
        "orchard",
        "hill",
        "town",
        "homestead",
        "waterway",
        "bridge",
        "field",
        "rough",
        "bog",
    } <= said
    assert {"fieldwork", "entrenchment", "flag", "goal csa", "Ferme Rose"} <= said
    assert "fence2" not in said
    assert picture.findtext(SVG + "title") == "A Skirmish"


def test_a_special_unit_bears_a_letter_and_an_unknown_one_its_initial(picture: ElementTree.Element):
    assert {"C", "H", "W"} <= texts(picture)


def test_what_is_used_is_defined_once(picture: ElementTree.Element):
    ids = [element.get("id") for element in picture.iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    used = {element.get("href") for element in picture.iter(SVG + "use")}
    used |= {
        element.get("fill") for element in picture.iter() if (element.get("fill") or "").startswith("url")
    }
    assert {(each or "").removeprefix("url(").strip("#)") for each in used} <= set(ids)


def test_the_same_position_gives_the_same_picture():
    assert draw(SCENE, POSITION, NAMES) == draw(SCENE, POSITION, NAMES)


def test_a_piece_that_is_nowhere_is_not_drawn(picture: ElementTree.Element):
    pips = [element for element in picture.iter(SVG + "circle") if element.get("cy") == "19"]
    assert len(pips) == 4 + 3  # the Union's infantry and cavalry on the board
    hollow = [element for element in pips if element.get("fill") == "none"]
    assert len(hollow) == 1  # the figure that the infantry has lost


def test_control_characters_do_not_spoil_the_file():
    odd = replace(SCENE, scenario="x", spaces=(replace(SPACES[0], name="a\x01b\nc\u00a0d"),))
    picture = ElementTree.fromstring(draw(odd, Position(0, "usa", ()), {"x": "T\x00"}))
    assert {"ab c d", "T"} <= texts(picture)


def test_each_terrain_has_a_sign_of_its_own():
    drawn = [draw_land(land, Seeded(1)) for id in GROUND for land in lands([Cell(id, (0, 0), HEX)])]
    bare = [colourless(each) for each in drawn]
    assert len(set(bare)) == len(GROUND)


def test_each_work_has_a_look_of_its_own():
    two_sided = [colourless(draw_work(kind, "n", (0, 0), HEX)) for kind in WORKS if kind != "fence3"]
    assert len(set(two_sided)) == 3


def colourless(drawing: str) -> str:
    element = ElementTree.fromstring(f"<g>{drawing}</g>")
    for each in element.iter():
        each.attrib.pop("fill", None)
        each.attrib.pop("stroke", None)
    return ElementTree.tostring(element, "unicode")


SIDES = ["ne", "e", "se", "sw", "w", "nw"]  # of a hex whose corners run clockwise from the top


@pytest.mark.parametrize(
    ("kind", "facing", "covers"),
    [
        ("fieldwork", "n", {"nw", "ne"}),
        ("fieldwork", "ne", {"ne", "e"}),
        ("fieldwork", "se", {"e", "se"}),
        ("entrenchment", "s", {"se", "sw"}),
        ("fence2", "sw", {"sw", "w"}),
        ("fence2", "nw", {"w", "nw"}),
        ("fence3", "w", {"sw", "w", "nw"}),
        ("fence3", "ne", {"nw", "ne", "e"}),
        ("fence3", "se", {"e", "se", "sw"}),
    ],
)
def test_a_work_lies_on_the_sides_that_it_covers(kind: str, facing: str, covers: set[str]):
    by_side = {(HEX[k], HEX[(k + 1) % 6]): SIDES[k] for k in range(6)}
    assert {by_side[side] for side in covered_sides(kind, facing, (0, 0), HEX)} == covers


def test_joined_hexes_share_one_outline_and_a_hole_has_its_own():
    ring = [space(*at, "hill") for at in ((0, 1), (1, 1), (0, 2), (2, 2), (0, 0), (1, 0))]
    cells = [Cell(each.terrain, spot(each.centre), [spot(p) for p in each.polygon]) for each in ring]
    (row,) = lands(cells[:2])
    assert [len(outline) for outline in row.rings] == [10]
    around = [(1, 0), (2, 0), (0, 1), (2, 1), (1, 2), (2, 2)]
    six = [space(*at, "hill") for at in around]
    (annulus,) = lands([Cell("hill", spot(each.centre), [spot(p) for p in each.polygon]) for each in six])
    assert sorted(len(outline) for outline in annulus.rings) == [6, 18]


def spot(point: tuple[int, int]) -> tuple[float, float]:
    return point[0] * 0.072, point[1] * 0.072


def test_names_keep_clear_of_one_another():
    near = [
        space(0, 0, "clear", "Henry House"),
        space(0, 1, "clear", "Henry House Hill"),
        space(5, 2, "clear"),
    ]
    picture = ElementTree.fromstring(draw(replace(SCENE, spaces=tuple(near)), Position(0, "usa", ()), {}))
    boxes = []
    for element in picture.iter(SVG + "text"):
        if (
            element.get("font-style") == "italic"
            and (element.text or "").startswith("Henry")
            and not element.get("stroke")
        ):
            x, y, half = (
                float(element.get("x") or 0),
                float(element.get("y") or 0),
                3.5 * len(element.text or ""),
            )
            boxes.append((x - half, y - 10, x + half, y + 3))
    assert len(boxes) == 2
    assert not overlap(boxes[0], boxes[1])


def test_a_real_scenario_is_drawn_with_all_its_pieces():
    game = load("battle_cry")
    s = game.rules.start("bc16_kennesaw", {})
    picture = ElementTree.fromstring(draw(game.table.scene(s), game.table.view(s, SPECTATOR), {}))
    used = [element.get("href") or "" for element in picture.iter(SVG + "use")]
    assert used.count("#cavalry0") == 1
    assert used.count("#artillery0") + used.count("#artillery1") == 6
    assert used.count("#infantry0") + used.count("#infantry1") == 3 * 17  # each in three ranks
    assert {"Newton", "Cheatham", "i13", "entrenchment"} <= texts(picture)
