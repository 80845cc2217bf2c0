"""The content of Black Powder is that of the rules: every table, every list, every battle."""

import re

import pytest

from games.black_powder.law import Row, clause_text, points, table, tables, thousandths
from grognard.games.black_powder.content import Profile, Scenario
from grognard.games.black_powder.lists import FORMED, is_allowed
from grognard.games.black_powder.reading import read
from grognard.games.black_powder.vocabulary import SPECIALS
from grognard.packs import builtin, open_pack

CONTENT = read(open_pack(builtin("black_powder")), thorough=True)
PROFILES = CONTENT.profiles()

LISTS = {
    "france": "Profiles France",
    "britain": "Profiles Britain and Portugal",
    "austria": "Profiles Austria",
    "russia": "Profiles Russia",
    "union": "Profiles Union",
    "confederacy": "Profiles Confederacy",
    "common": "Profiles common to all armies",
}
VICTORIES = {  # the last victory line of each battle, and what it is in the pack
    "bp01_hamlet": (
        "objectives most at end of last turn; tie = draw",
        ("most_points", "draw", None, 0, None),
    ),
    "bp02_reverse_slope": (
        "A holds at least one objective at the end of the last turn = A wins, else B wins",
        ("score", "draw", "a", 1, None),
    ),
    "bp03_burning_village": (
        "most objective points at the end of the last turn; tie = A wins",
        ("most_points", "a", None, 0, None),
    ),
    "bp04_great_redoubt": (
        "A scores objective points at the end of the last turn: 3 or more = A wins, 2 = draw, less = B wins",
        ("score", "draw", "a", 3, 2),
    ),
    "bp05_sabres_at_the_ford": (
        "most objective points at the end of the last turn; tie = fewer broken brigades; then draw",
        ("most_points", "fewer_broken", None, 0, None),
    ),
    "bp06_first_morning": (
        "most objective points at the end of the last turn; tie = B wins",
        ("most_points", "b", None, 0, None),
    ),
    "bp07_sunken_lane": (
        "A scores objective points at the end of the last turn: 2 or more = A wins, 1 = draw, 0 = B wins",
        ("score", "draw", "a", 2, 1),
    ),
    "bp08_stone_bridge": (
        "A scores objective points at the end of the last turn: 3 or more = A wins, 2 = draw, less = B wins",
        ("score", "draw", "a", 3, 2),
    ),
}


def test_moves() -> None:
    told = {row["clause"]: thousandths(row["inches"]) for row in table("mover", "inches")}
    assert {move.clause: move.distance for move in CONTENT.moves} == told


def test_every_distance_is_named_by_its_clause() -> None:
    for distance in CONTENT.distances:
        inches = f"{distance.length / 1000:g}"
        assert re.search(rf"(?<![\d.]){re.escape(inches)}(?![\d.])", clause_text(distance.clause)), distance


@pytest.mark.parametrize(
    ("roll", "head"),
    [
        ("command", "modifier"),
        ("shooting", "row"),
        ("save", "save row"),
        ("break", "break row"),
        ("combat", "to-hit row (base 4+)"),
        ("result", "result row"),
    ],
)
def test_modifiers(roll: str, head: str) -> None:
    rows = [row for row in table(head, "value") if "BP-spec" not in row["clause"]]
    told = {row["clause"]: int(row["value"].split(" / ")[0]) for row in rows}
    assert {row.clause: row.value for row in CONTENT.modifiers if row.roll == roll} == told


def test_special_rules_that_modify_command() -> None:
    (row,) = [row for row in table("modifier", "value") if "BP-spec" in row["clause"]]
    numbers = {special.clause: special.number for special in CONTENT.specials}
    assert [numbers[clause] for clause in row["clause"].split()] == [1, 1, 1]
    assert row["value"] == "+1 each"


def test_margins() -> None:
    (row,) = table("margin (rating - 2d6)")
    assert (row["0 or 1"], row["2"], row["3 or more"]) == ("1", "2", "3")
    assert [(margin.at_least, margin.moves) for margin in CONTENT.margins] == [(0, 1), (2, 2), (3, 3)]


def test_terrain() -> None:
    rows = {row["terrain kind"]: row for row in table("terrain kind")}
    assert list(rows) == [kind.id for kind in CONTENT.terrain]
    for kind in CONTENT.terrain:
        row = rows[kind.id]
        assert kind.clause == row["clause"]
        assert (kind.shape == "line") == row["geometry"].startswith("polyline")
        assert (kind.penalty == 4000) == ("4-inch penalty" in row["movement"])
        assert (kind.pace == 2) == ("cost x2" in row["movement"] or row["movement"].startswith("as rough"))
        assert kind.cover == (row["cover"] if row["cover"] in ("light", "heavy") else "none")


def test_free_moves_and_formations() -> None:
    told = {row["formation"].replace(" ", "_") for row in table("formation", "effect")}
    free = {formation.id for formation in CONTENT.formations if formation.free_move}
    assert free == {"limbered" if each == "limbered_artillery" else each for each in told}
    limited = {
        formation.id: formation.most_moves for formation in CONTENT.formations if formation.most_moves < 3
    }
    assert limited == {"square": 1, "deployed": 1}  # BP-cmd-28, BP-move-5
    charging = {formation.id for formation in CONTENT.formations if formation.charges}
    assert charging == {"line", "attack_column", "skirmish", "mixed"}  # BP-form-22
    columns = {formation.id for formation in CONTENT.formations if formation.column}
    assert columns == {"attack_column", "march_column", "limbered"}  # BP-form-23


def test_dice_by_size_and_formation() -> None:
    rows = {row["case"].replace(" ", "_"): row for row in table("case", "shooting dice")}
    for size in CONTENT.sizes:
        if size.single:
            assert (rows[size.id]["shooting dice"], rows[size.id]["hand-to-hand dice"]) == (
                "1 only",
                "1 only",
            )
        elif size.id in rows:
            assert size.shooting == int(rows[size.id]["shooting dice"])
            assert size.combat == int(rows[size.id]["hand-to-hand dice"])
    for formation in CONTENT.formations:
        if formation.id in rows:
            row = rows[formation.id]
            assert formation.shooting == dice(row["shooting dice"])
            assert formation.combat == dice(row["hand-to-hand dice"])
            assert formation.per_side == ("per side" in row["shooting dice"])
    assert {size.id: size.stamina for size in CONTENT.sizes if not size.single} == {
        "large": 1,
        "standard": 0,
        "small": -1,
    }  # BP-size-4


def dice(cell: str) -> int | None:
    return None if cell == "full" else 0 if cell == "none" else int(cell.split()[0])


def test_blunders() -> None:
    rows = table("d6", "result")
    assert [(blunder.die, blunder.clause) for blunder in CONTENT.blunders] == [
        (int(row["d6"]), row["clause"]) for row in rows
    ]
    assert [(blunder.result, blunder.moves) for blunder in CONTENT.blunders] == [
        ("rear", 2),
        ("rear", 1),
        ("left", 1),
        ("right", 1),
        ("forward", 1),
        ("uncontrolled", 0),
    ]
    assert CONTENT.blunders[5].moves_by_die == [1, 1, 2, 2, 3, 3]


def test_weapons() -> None:
    told = {
        row["weapon id"]: (thousandths(row["inches"]), row["artillery"] == "yes")
        for row in table("weapon id")
    }
    assert {weapon.id: (weapon.range, weapon.artillery) for weapon in CONTENT.weapons} == told


RANGES = {  # BP-wpn-1 to BP-wpn-14, in inches
    "pistols": 4,
    "bow": 8,
    "smoothbore_carbine": 8,
    "smoothbore_musket": 12,
    "rifled_carbine": 12,
    "rifled_musket": 16,
    "breech_carbine": 16,
    "breech_rifle": 20,
    "bolt_carbine": 20,
    "bolt_rifle": 24,
    "light_smoothbore_artillery": 24,
    "smoothbore_artillery": 32,
    "battalion_gun": 16,
    "siege_smoothbore": 40,
    "rifled_horse_artillery": 32,
    "rifled_artillery": 40,
}


@pytest.mark.structure("BP-wpn-1", "BP-wpn-2", "BP-wpn-3", "BP-wpn-4", "BP-wpn-5", "BP-wpn-6", "BP-wpn-7")
@pytest.mark.structure("BP-wpn-8", "BP-wpn-9", "BP-wpn-10", "BP-wpn-11", "BP-wpn-12", "BP-wpn-14")
def test_ranges() -> None:
    shooting = {weapon.id: weapon.range for weapon in CONTENT.weapons if weapon.range}
    assert shooting == {id: 1000 * inches for id, inches in RANGES.items()}
    for number, inches in enumerate(list(RANGES.values())[:12], 1):
        assert f": {inches} inches" in clause_text(f"BP-wpn-{number}")


def test_break_results() -> None:
    names = {"Shooting": "shooting", "Hand-to-hand": "combat"}
    told = [
        (
            int(row["total"][0]),
            names[row["row"]],
            row["infantry"],
            row["cavalry"],
            row["artillery"],
            row["clause"],
        )
        for row in table("total", "row")
    ]
    assert [(r.total, r.row, r.inf, r.cav, r.art, r.clause) for r in CONTENT.break_results] == told


def test_footprints() -> None:
    told = [
        (row["arm"], row["formation"], row["size"], thousandths(row["width"]), thousandths(row["depth"]))
        for row in table("arm", "formation")
    ]
    assert [(f.arm, f.formation, f.size, f.width, f.depth) for f in CONTENT.footprints] == told


def test_special_rules() -> None:
    told = [(row["special"], row["clause"]) for row in table("special", "hook")]
    assert [(special.id, special.clause) for special in CONTENT.specials] == told
    assert list(SPECIALS) == [id for id, _ in told]
    includes = {special.id: special.includes for special in CONTENT.specials if special.includes}
    assert includes == {
        "gallop": ["ferocious_charge"],
        "fanatics": ["ferocious_charge", "terrifying_charge"],
    }
    elites = {special.id: special.number for special in CONTENT.specials if special.id.startswith("elite")}
    assert elites == {"elite_3": 3, "elite_4": 4, "elite_5": 5, "elite_6": 6}


def test_army_lists() -> None:
    lists = dict(tables("id", "name (en)"))
    assert sorted(lists) == sorted(LISTS.values())
    for army in CONTENT.armies:
        rows = lists[LISTS[army.id]]
        assert [profile.id for profile in army.profile] == [row["id"] for row in rows]
        for profile, row in zip(army.profile, rows, strict=True):
            assert as_told(profile) == row | {"name (en)": "", "name (fr)": ""}


def as_told(profile: Profile) -> Row:
    """A profile as its row in the rules."""
    partner = {"mounted_infantry": f"mounted_infantry:{profile.partner}"}
    return {
        "id": profile.id,
        "name (en)": "",
        "name (fr)": "",
        "era": profile.era,
        "arm": profile.arm,
        "class": profile.pace,
        "size": profile.size,
        "weapon": profile.weapon,
        "H2H": str(profile.combat),
        "Sh": "-".join(str(dice) for dice in profile.shooting),
        "Mor": f"{profile.morale}+",
        "Sta": str(profile.stamina),
        "specials": " ".join(partner.get(rule, rule) for rule in profile.specials),
        "pts": str(profile.points),
        "src": profile.source,
    }


@pytest.mark.parametrize("scenario", CONTENT.scenarios, ids=lambda scenario: scenario.id)
class TestScenario:
    def of(self, scenario: Scenario, head: str) -> list[Row]:
        """The table of the scenario that begins with this column."""
        (found,) = [rows for title, rows in tables(head) if title.startswith(f"Scenario `{scenario.id}`")]
        return found

    def test_names(self, scenario: Scenario) -> None:
        titles = [title for title, _ in tables("key")]
        assert f"Scenario `{scenario.id}` — {scenario.en} / {scenario.fr}" in titles

    def test_keys(self, scenario: Scenario) -> None:
        told = [(row["key"], row["value"]) for row in self.of(scenario, "key")]
        keys = dict(told)
        assert keys["table"] == f"{scenario.width // 1000}x{scenario.depth // 1000}"
        assert keys["turns"] == str(scenario.turns)
        assert keys["first"] == str(scenario.first).upper()
        assert scenario.date in keys["note"]
        assert [(zone.side, zone.points) for zone in scenario.zone] == [
            ("a", points(keys["zone A"])),
            ("b", points(keys["zone B"])),
        ]
        line, victory = VICTORIES[scenario.id]
        assert [value for key, value in told if key == "victory"] == ["army_break", line]
        last = scenario.victory[1]
        assert scenario.victory[0].rule == "army_break"
        assert (last.rule, last.tie, last.side, last.wins, last.draws) == victory

    def test_ground(self, scenario: Scenario) -> None:
        rows = self.of(scenario, "terrain id")
        for feature, row in zip(scenario.terrain, rows, strict=True):
            assert (feature.id, feature.kind) == (row["terrain id"], row["kind"])
            assert feature.points == points(row["geometry"])
            given = [f"size {feature.size}"] * bool(feature.size) + [f"level {feature.level}"] * bool(
                feature.level
            )
            given += [f"width {feature.width / 1000:g}"] * bool(feature.width)
            given += [f"cover {feature.cover}"] * (feature.cover is not None)
            given += ["cover heavy"] * (feature.kind == "fortification")  # it is that of the kind
            assert " ".join(given) == row["attributes"]

    def test_objectives(self, scenario: Scenario) -> None:
        for objective, row in zip(scenario.objective, self.of(scenario, "objective"), strict=True):
            assert (objective.id, str(objective.points)) == (row["objective"], row["points"])
            if objective.building:
                assert objective.building == row["place"]
            else:
                centre = ",".join(f"{number / 1000:g}" for number in objective.at)
                assert f"disc {centre} r{objective.radius / 1000:g}" == row["place"]

    def test_commanders(self, scenario: Scenario) -> None:
        for commander, row in zip(scenario.commander, self.of(scenario, "command id"), strict=True):
            assert (commander.id, commander.side.upper()) == (row["command id"], row["side"])
            assert commander.general == commander.id.startswith("general_")
            assert (str(commander.rating), commander.mount) == (row["rating"], row["mount"])
            assert commander.at == [thousandths(row["x"]), thousandths(row["y"])]
            assert str(commander.bonus) == row["bonus dice"]

    def test_units(self, scenario: Scenario) -> None:
        for unit, row in zip(scenario.unit, self.of(scenario, "unit id"), strict=True):
            formation = f"{unit.formation}:{unit.building}" if unit.building else unit.formation
            assert (unit.id, unit.profile, unit.brigade) == (row["unit id"], row["profile"], row["brigade"])
            assert formation == row["formation"]
            assert unit.size is None
            if unit.reserve:
                entry = re.fullmatch(r"reserve T(\d+) entry (.*)", row["arrival"])
                assert entry
                assert (str(unit.reserve), unit.entry) == (entry[1], points(entry[2]))
                assert (unit.at, row["x"]) == ([], "-")
            else:
                assert row["arrival"] == "start"
                assert unit.at == [thousandths(row["x"]), thousandths(row["y"])]
                assert unit.facing == round(float(row["facing"]) * 10)

    def test_armies(self, scenario: Scenario) -> None:
        """Everybody fights for his own army."""
        of = {profile.id: army.id for army in CONTENT.armies for profile in army.profile}
        sides = {commander.id: commander.side for commander in scenario.commander}
        armies = {force.side: force.id for force in scenario.army}
        for unit in scenario.unit:
            assert of[unit.profile] in (armies[sides[unit.brigade]], "common")


def test_there_are_eight_battles() -> None:
    assert [scenario.id for scenario in CONTENT.scenarios] == list(VICTORIES)


def test_what_a_profile_may_form() -> None:
    def formed(profile: str) -> list[str]:
        of = PROFILES[profile]
        return [formation for formation in FORMED[of.arm] if is_allowed(of, of.size, formation)]  # type: ignore[arg-type]

    everything = ["line", "attack_column", "march_column", "square", "skirmish", "mixed", "garrison"]
    assert formed("fr_line") == everything
    assert formed("br_line") == [each for each in everything if each != "attack_column"]
    assert formed("at_line") == [each for each in everything if each != "mixed"]
    assert formed("us_vol") == ["line", "attack_column", "march_column", "skirmish", "garrison"]
    assert formed("ru_grenadier") == ["line", "attack_column", "march_column", "square", "garrison"]
    assert formed("fr_hussar") == ["line", "march_column", "skirmish"]
    assert formed("fr_cuirassier") == ["line", "march_column"]
    assert formed("fr_foot_art") == ["deployed", "limbered"]
    assert formed("wagon") == ["wagon"]
    assert not is_allowed(PROFILES["fr_line"], "tiny", "square")
