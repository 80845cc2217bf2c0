"""The content of La Guerre de Gradisca is that of the specification, and the field is that content."""

import re
from itertools import chain, combinations
from pathlib import Path

import pytest

from grognard.boards.areas import FAR, areas_of, connected, costs_from, set_of, way
from grognard.core.game import Options
from grognard.games.gradisca.content import NEEDS, REACTIONS
from grognard.games.gradisca.effects import EFFECTS
from grognard.games.gradisca.effects import REACTIONS as ANSWERS
from grognard.games.gradisca.field import (
    AUS,
    GREEN,
    IMPASSABLE,
    LEADER,
    NOBODY,
    NOWHERE,
    RED,
    SIDES,
    TYPES,
    UNKNOWN,
    VEN,
    YELLOW,
    Field,
)
from grognard.games.gradisca.options import OPTIONS
from grognard.games.gradisca.reading import read
from grognard.games.gradisca.setup import set_up
from grognard.games.gradisca.survey import points_of
from grognard.packs import builtin, open_pack

LAW = (Path(__file__).parents[3] / "docs/rules/gradisca.md").read_text("utf-8")
CONTENT = read(open_pack(builtin("gradisca")), thorough=True)
WAR = CONTENT.scenarios[0]
BASIC = set_up(CONTENT, WAR, {})
ADVANCED = set_up(CONTENT, WAR, {"rules": 1})
BOXES = [box.id for box in CONTENT.boxes]


def table(*head: str) -> list[dict[str, str]]:
    """The rows of the specification's table that begins with these columns."""
    lines = LAW.splitlines()
    start = next(number for number, line in enumerate(lines) if line.startswith("| " + " | ".join(head)))
    rows = []
    for line in [lines[start], *lines[start + 2 :]]:
        if not line.startswith("|"):
            break
        rows.append([cell.strip() for cell in line.strip().strip("|").split("|")])
    return [dict(zip(rows[0], row, strict=True)) for row in rows[1:]]


def area(id: str, field: Field = BASIC) -> int:
    return field.land.ids.index(id)


def piece(id: str) -> int:
    return BASIC.forces.ids.index(id)


def listed(clause: str) -> list[str]:
    """The areas that a clause lists after "lie in"."""
    found = re.search(rf"\*\*{re.escape(clause)}\*\*.* lie in ([^.]*)\.", LAW)
    assert found
    return found[1].split(", ")


# the map


@pytest.mark.structure("GR-2.3-1", "GR-2.3-7", "GR-2.3-10", "GR-map-1", "GR-map-8")
def test_areas_are_those_of_the_table() -> None:
    polygons = {row["id"]: row["polygon"] for row in table("id", "polygon")}
    rows = table("id", "name", "printed")
    assert len(rows) == len(CONTENT.areas) == 61
    for row, ours in zip(rows, CONTENT.areas, strict=True):
        assert ours.id == row["id"]
        assert ours.at == [int(row["x"]), int(row["y"])]
        assert ours.terrain == row["terrain"]
        assert (ours.feature or "-") == row["feature"]
        assert ours.named == (row["printed"] == "yes")
        assert ours.region == re.sub(r"[^a-z]+", "_", row["region"].lower())
        assert ours.territory == row["terr"].lower()
        assert ("/".join(ours.razzia) or "-") == row["razzia"].lower()
        assert (ours.source or "-") == row["source"].lower()
        assert ours.sea == (row["sea"] == "yes")
        assert ours.edge == (row["edge"] == "yes")
        assert ours.polygon == polygons[ours.id]
    assert LAW.count(f"Land outline (clockwise): {CONTENT.canvas[0].outline}\n") == 1


@pytest.mark.structure("GR-2.3-4", "GR-2.3-9", "GR-map-10")
def test_borders_are_those_of_the_table() -> None:
    rows = table("a", "b", "kind")
    assert len(rows) == len(CONTENT.borders)
    for row, ours in zip(rows, CONTENT.borders, strict=True):
        assert (ours.between, ours.kind) == ([row["a"], row["b"]], row["kind"])
        assert (ours.river or str(ours.level or "-")) == row["river name or wall level"]


@pytest.mark.structure("GR-map-11")
def test_the_map_stays_in_one_piece() -> None:  # GR-map-11
    for field in (BASIC, ADVANCED):
        everywhere = field.land.board.all
        assert connected(field.land.near, 1, everywhere) == everywhere
        assert connected(field.land.free, 1, everywhere) == everywhere


def test_names_stand_inside_their_areas() -> None:
    for each in CONTENT.areas:
        inside = False
        ring = points_of(each.polygon)
        x, y = each.at
        for (ax, ay), (bx, by) in zip(ring, [*ring[1:], ring[0]], strict=True):
            if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
                inside = not inside
        assert inside, each.id


@pytest.mark.structure("GR-2.3-6", "GR-map-4")
def test_areas_that_share_a_line_share_two_corners() -> None:  # GR-2.3-6, GR-map-4
    corners = {each.id: set(points_of(each.polygon)) for each in CONTENT.areas}
    joined = {tuple(sorted(border.between)) for border in CONTENT.borders}
    shared = {tuple(sorted((a, b))) for a, b in combinations(corners, 2) if len(corners[a] & corners[b]) > 1}
    assert joined <= shared
    assert shared - joined <= {("fiumicello", "gradisca"), ("chiavoreto", "raibl")}


@pytest.mark.structure("GR-2.3-3", "GR-2.3-11", "GR-map-12")
def test_walls_stand_between_a_fortress_and_what_lies_before_it() -> None:  # GR-map-12
    land = BASIC.land
    walls = {
        (land.ids[inside], land.ids[outside]): level
        for inside, outside, level in zip(land.inside, land.outside, land.level, strict=True)
    }
    gradisca = {outside: level for (inside, outside), level in walls.items() if inside == "gradisca"}
    assert gradisca == {"rosazzo": 4, "crauglio": 4, "farra": 4, "sagrado": 5}
    assert {level for (inside, _), level in walls.items() if inside == "palma"} == {6}
    assert land.kind[land.board.border(area("gradisca"), area("rubia"))] == IMPASSABLE
    for wall, (inside, outside) in enumerate(zip(land.inside, land.outside, strict=True)):
        assert land.wall[land.board.border(inside, outside)] == wall
        assert wall in land.walls_of[inside]
        assert wall in land.walls_of[outside]


def test_only_the_isonzo_is_flooded() -> None:  # GR-card23-1
    for number, border in enumerate(CONTENT.borders):
        assert BASIC.land.flooding[number] == (border.river == "isonzo")


def test_rivers_count_in_the_advanced_game_only() -> None:  # GR-2.3-5, GR-15-6, GR-15-8
    farra, rubia, goritia, lucinico = (area(id) for id in ("farra", "rubia", "goritia", "lucinico"))
    assert BASIC.land.free[farra] >> rubia & 1
    assert not ADVANCED.land.free[farra] >> rubia & 1
    assert ADVANCED.land.near[farra] >> rubia & 1
    assert ADVANCED.land.free[goritia] >> lucinico & 1
    alone = set_up(CONTENT, WAR, {"rules": 1, "rivers": 1})  # GR-opt-13
    assert alone.land.free == BASIC.land.free
    assert rubia in BASIC.land.open_to[farra]
    assert area("stupizza") not in BASIC.land.open_to[area("cividale")]


def test_the_way_of_the_horse_to_chiavoreto_costs_five() -> None:  # EX-01
    land = BASIC.land
    start, goal = area("cividale"), area("chiavoreto")
    walked = way(land.near, land.tiers, start, goal, land.board.all, 5)
    assert [land.ids[each] for each in walked] == ["cividale", "valli_natisone", "stupizza", "chiavoreto"]
    assert way(land.near, land.tiers, start, goal, land.board.all, 4) == []


def test_from_villaco_to_goritia_it_is_ten_points() -> None:
    land = ADVANCED.land
    costs = costs_from(land.free, land.tiers, 1 << area("villaco"), land.board.all, 20)
    assert costs[area("goritia")] == 10
    without = land.board.all & ~(1 << area("chiavoreto"))
    closed = costs_from(land.free, land.tiers, 1 << area("villaco"), without, 20)
    assert closed[area("tolmino")] == FAR or closed[area("tolmino")] > costs[area("tolmino")]


@pytest.mark.structure("GR-map-6")
def test_sources_seas_and_razzias() -> None:  # GR-map-6, GR-21-12, GR-21.1-8
    land = BASIC.land
    assert land.sources == [set_of([area("codroipo"), area("latisana")]), 1 << area("villaco")]
    assert areas_of(land.sea) == [number for number, each in enumerate(CONTENT.areas) if each.sea]
    assert land.raidable[VEN] & land.raidable[AUS] & 1 << area("sagrado")
    assert (BASIC.kept, BASIC.keeper) == (area("gradisca"), area("rubia"))
    assert BASIC.exempt == [0, 1 << area("trieste")]


# counters


@pytest.mark.structure("GR-2.1-7")
def test_commands_and_leaders_are_those_of_the_tables() -> None:
    for row, ours in zip(table("id", "side", "name", "band"), CONTENT.commands, strict=True):
        assert (ours.id, ours.side, ours.band) == (row["id"], row["side"].lower(), row["band"])
        number = BASIC.commands.index(ours.id)
        assert BASIC.in_cup[number] == (row["marker in the cup at start"] == "yes")  # GR-scen-2
        leaders = [BASIC.forces.ids[leader] for leader in BASIC.forces.leaders[number]]
        assert (leaders[0] if leaders else "-") == row["leader"]
    for row, leader in zip(table("id", "leader", "command"), CONTENT.leaders, strict=True):
        assert (leader.id, leader.command, leader.value) == (row["id"], row["command"], int(row["value"]))
        assert (leader.replacement or "-") == row["replacement id"]
        assert str(leader.replacement_value or "-") == row["replacement value"]


@pytest.mark.structure("GR-2.1-3", "GR-2.1-4", "GR-2.1-6", "GR-7.2-11")
def test_units_are_those_of_the_table() -> None:
    forces = BASIC.forces
    rows = table("id", "name", "side", "command")
    assert len(rows) == len(CONTENT.units) == 108
    for row in rows:
        unit = piece(row["id"])
        assert SIDES[forces.side[unit]] == row["side"].lower()
        assert BASIC.commands[forces.command[unit]] == row["command"]
        assert TYPES[forces.type[unit]] == row["type"]
        assert forces.cernide[unit] == (row["CER"] == "yes")
        good = row["good"].strip("[]*")
        sides = [good, row["dis"] if row["dis"] != "-" else good]
        assert forces.steps[unit] == (1 if row["dis"] == "-" else 2)
        assert forces.attack[unit] == tuple(int(value.split("/")[0]) for value in sides)
        assert forces.defence[unit] == tuple(int(value.split("/")[-1]) for value in sides)
        if row["type"] in ("sap", "art"):
            assert forces.steps[unit] == 1


@pytest.mark.structure("GR-1-2")
def test_the_dutch_are_venetians() -> None:
    dutch = [unit for unit, each in enumerate(BASIC.forces.dutch) if each]
    assert {BASIC.commands[BASIC.forces.command[unit]] for unit in dutch} == {"olanda"}
    assert {BASIC.forces.side[unit] for unit in dutch} == {VEN}


@pytest.mark.structure("GR-oob-1")
def test_everybody_starts_where_the_tables_say() -> None:  # GR-scen-3, GR-oob-1
    forces = BASIC.forces
    for row in [*table("id", "leader", "command"), *table("id", "name", "side", "command")]:
        unit = piece(row["id"])
        if row["start"].startswith("@"):
            assert forces.start[unit] == NOWHERE
            assert BASIC.groups[forces.group[unit]].id == row["start"][1:]
        else:
            assert BASIC.land.ids[forces.start[unit]] == row["start"]
            assert forces.group[unit] == NOBODY


@pytest.mark.structure("GR-2.1-5")
def test_every_counter_is_under_its_command() -> None:
    forces = BASIC.forces
    assert sorted(chain.from_iterable(forces.of)) == list(range(len(forces.ids)))
    assert len(set(forces.ids)) == len(forces.ids)
    commanded = sorted(chain.from_iterable(forces.under))
    assert commanded == [unit for unit in range(len(forces.ids)) if unit not in forces.camp]
    medici = piece("v_l_medici")
    assert forces.replacement[piece("v_l_giustiniani")] == medici
    assert (forces.type[medici], forces.start[medici], forces.attack[medici][0]) == (LEADER, NOWHERE, 2)


@pytest.mark.parametrize(
    ("id", "points"),
    [("v_giu_1", 3), ("v_giu_11", 3), ("v_giu_9", 2), ("v_giu_6", 5), ("v_giu_7", 5), ("v_giu_8", 5)],
)
def test_allowances_by_type(id: str, points: int) -> None:  # GR-6-1
    assert BASIC.forces.allowance[piece(id)] == points
    assert BASIC.forces.allowance[piece("v_l_giustiniani")] == 5


def test_groups_are_those_of_the_table() -> None:
    cards = {BASIC.groups[card.group].id: card for card in BASIC.cards if card.group != NOBODY}
    rows = table("group", "side", "card")
    assert [group.id for group in BASIC.groups] == [row["group"] for row in rows]
    for row, group in zip(rows, BASIC.groups, strict=True):
        assert SIDES[group.side] == row["side"].lower()
        assert cards[group.id].number == int(row["card"])
        assert [BASIC.forces.ids[unit] for unit in group.members] == row["members"].split(", ")
        named = [word for word in re.findall(r"[a-z_]+", row["arrival"]) if word in BASIC.land.ids]
        assert [BASIC.land.ids[each] for each in group.arrival] == named
        assert group.apart == ("separately" in row["arrival"])


# track, deck, scenario


def test_the_track_is_that_of_the_table() -> None:  # GR-track-1 to GR-track-5
    track = BASIC.track
    rows = table("Box", "English")
    assert track.last() == len(rows) == 16
    for row in rows:
        box = int(row["Box"])
        months, year = row["English"].rsplit(" ", 1)
        assert track.ids[box] == months.lower().replace("-", "_") + "_" + year
        assert track.year[box] == int(row["Year"])
        assert track.morale_loss[box] == (row["Morale -1"] == "yes")
        assert track.winter[box] == (row["Winter cavalry"] == "yes")
    assert [box for box in range(1, 16) if track.year[box] != track.year[box + 1]] == [2, 8, 14]
    assert (BASIC.first_box, BASIC.end_box, track.later_cards) == (1, 16, 9)


def test_the_cards_are_those_of_the_table() -> None:  # GR-card-1
    rows = table("No", "Title")
    assert len(rows) == len(BASIC.cards) == 36
    for row, card, told in zip(rows, BASIC.cards, CONTENT.cards, strict=True):
        flags = row["Flags"].split()
        dates = [int(flag[2:]) for flag in flags if flag.startswith("D:")]
        assert (card.number, card.id) == (int(row["No"]), f"card_{int(row['No']):02}")
        assert told.side == row["Side"].lower()
        assert told.when == row["When"]
        assert [card.mandatory, card.removed, card.later, card.reinforcement, card.reaction] == [
            flag in flags for flag in ("M", "X", "17", "R", "RE")
        ]
        assert card.date == (dates[0] if dates else 0)
        assert re.search(rf"^- \*\*{re.escape(card.clause(1))}\*\*", LAW, re.MULTILINE)
    assert sum(not card.later for card in BASIC.cards) == 28  # GR-card-6


def test_every_effect_is_known_to_the_rules() -> None:
    assert sorted(NEEDS) == sorted([*EFFECTS, *ANSWERS])
    assert list(REACTIONS) == ANSWERS
    assert {card.effect for card in BASIC.cards} == set(NEEDS)
    fleet = BASIC.cards[35]
    assert [BASIC.cards[card].number for card in areas_of(fleet.bars)] == [1, 2, 29, 30]  # GR-card36-2


def test_the_whole_war_is_set_up_as_the_clauses_say() -> None:
    assert [scenario.id for scenario in CONTENT.scenarios] == ["war_1615"]  # GR-scen-1
    assert BASIC.fort_pool == [6, 5]  # GR-scen-4, GR-fort-1
    assert (BASIC.forts[area("trieste")], BASIC.fort_owner[area("trieste")]) == (1, AUS)  # GR-scen-5
    assert sum(BASIC.forts) == 1
    assert BASIC.first_card == [0, NOBODY]  # GR-scen-7
    assert BASIC.morale == [7, 7]  # GR-mor-1
    assert BASIC.zones[1:] == [RED] * 2 + [YELLOW] * 2 + [GREEN] * 5  # GR-mor-2
    camps = [ADVANCED.forces.start[ADVANCED.forces.camp[side]] for side in (VEN, AUS)]
    assert [ADVANCED.land.ids[camp] for camp in camps] == ["strassoldo", "goritia"]  # GR-scen-6
    assert [BASIC.forces.start[BASIC.forces.camp[side]] for side in (VEN, AUS)] == [NOWHERE, NOWHERE]
    landed = {BASIC.forces.start[unit] for unit in BASIC.forces.of[VEN]}
    assert not landed & {area("capo_istria"), area("pirano")}  # GR-scen-8


def test_loot_and_prizes() -> None:  # GR-loot-1 to GR-loot-3, GR-13-8, GR-13-9
    for side, clause in ((VEN, "GR-loot-2"), (AUS, "GR-loot-3")):
        laid = [BASIC.land.ids[each] for each in range(61) if BASIC.loot[each] == side]
        assert sorted(laid) == sorted(listed(clause))
        assert all(BASIC.land.territory[area(each)] == side for each in laid)
        assert BASIC.loot_values[side] == [1, 1, 2, 2, 2, 3, 3, UNKNOWN, UNKNOWN]
    prizes = [
        {BASIC.land.ids[each]: points for each, points in enumerate(BASIC.prizes[side]) if points}
        for side in (VEN, AUS)
    ]
    assert prizes == [{"gradisca": 10, "goritia": 10, "trieste": 10}, {"palma": 20, "udine": 10}]


# options

CHAPTERS = [option.id for option in OPTIONS if option.clause == "GR-opt-12"]


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_each_chapter_can_be_switched_by_itself(chapter: str) -> None:  # GR-opt-12
    def on(options: Options) -> list[str]:
        field = set_up(CONTENT, WAR, options)
        return [each for each in CHAPTERS if getattr(field, each)]

    assert on({}) == []
    assert on({"rules": 1}) == CHAPTERS
    assert on({chapter: 2}) == [chapter]
    assert on({"rules": 1, chapter: 1}) == [each for each in CHAPTERS if each != chapter]


def test_readings_of_unclear_rules() -> None:  # GR-opt-3 to GR-opt-15
    assert BASIC.mine_table[1:] == [1, 1, 1, 0, 0, -1]
    other = set_up(CONTENT, WAR, {"mine_table": 1, "vp_bid_aus": 4, "players": 1, "breach_fire": 1})
    assert other.mine_table[1:] == [1, 1, 0, 0, -1, -1]
    assert (other.points, other.teams) == ([0, 4], True)
    assert (other.breach_out, other.breach_in) == (False, True)
    garrison = set_up(CONTENT, WAR, {"breach_fire": 2})
    assert (garrison.breach_out, garrison.breach_in) == (True, False)
    assert (BASIC.breach_out, BASIC.breach_in, BASIC.teams) == (True, True, False)


def test_partners_share_the_commands_of_each_side() -> None:  # GR-4.2-2
    for side in (VEN, AUS):
        led = [BASIC.partner[number] for number, of in enumerate(BASIC.command_side) if of == side]
        assert abs(led.count(0) - led.count(1)) <= 1
