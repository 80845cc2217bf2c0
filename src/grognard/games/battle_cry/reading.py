"""Reads a Battle Cry pack and checks that its parts fit each other."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from grognard.boards.hexes import OFF, board_of
from grognard.games.battle_cry.bounds import check_numbers
from grognard.games.battle_cry.cards import EFFECTS, REACTIONS
from grognard.games.battle_cry.content import Card, Content, Scenario, Terrain, UnitType, Value, Work
from grognard.games.battle_cry.field import ARMS, FACINGS
from grognard.games.battle_cry.weights import Weights
from grognard.games.battle_cry.works import COVERED
from grognard.packs import Header, Pack, read_weights

SIDES: Final = ("usa", "csa")
WIDTHS: Final = [13 - row % 2 for row in range(9)]  # BC-board-1


@dataclass(frozen=True, kw_only=True)
class BattleCryHeader(Header):
    """What pack.toml says of Battle Cry besides."""

    tokens: int  # fieldworks and entrenchments together


def read(pack: Pack, thorough: bool) -> Content:
    """The whole content of the pack; a PackError tells everything that is wrong with it.

    Thorough reading also checks it against the rules and their texts: Grognard's own packs are known to fit.
    """
    header = pack.record("pack.toml", BattleCryHeader)
    content = Content(
        terrain=pack.records("terrain.toml", "terrain", Terrain),
        works=pack.records("terrain.toml", "work", Work),
        units=pack.records("units.toml", "unit", UnitType),
        cards=pack.records("cards.toml", "card", Card),
        scenarios=pack.scenarios(Scenario),
        tokens=header.tokens if header else 0,
        weights=Weights(read_weights(pack, "battle_cry")),
    )
    if thorough:
        check(pack, content)
    pack.check()
    return content


def check(pack: Pack, content: Content) -> None:
    """Note everything that does not fit."""
    clauses = [clause.id for clause in pack.clauses()]
    for language in ("en", "fr"):
        pack.rule_texts(language)
    check_ground(pack, content, clauses)
    check_units(pack, content, clauses)
    check_cards(pack, content, clauses)
    check_numbers(pack, content)
    for scenario in content.scenarios:
        ScenarioCheck(pack, content, scenario, clauses).check()


def check_ground(pack: Pack, content: Content, clauses: list[str]) -> None:
    """Terrain and works name arms and clauses that exist."""
    file = "terrain.toml"
    for number, terrain in enumerate(content.terrain):
        here = f"terrain[{number}]"
        if len(terrain.code) != 1:
            pack.complain(file, f"{here}.code", "a code is one character", "as it is drawn in the scenarios")
        for key, clause in (
            ("stops", terrain.stops),
            ("closed", terrain.closed),
            ("blocks", terrain.blocks),
            *of_values(cover=terrain.cover, fewer=terrain.fewer),
        ):
            known_clause(pack, file, f"{here}.{key}", clause, clauses)
        for index, limit in enumerate(terrain.limit):
            pack.expect_id(file, f"{here}.limit[{index}].arm", limit.arm, ARMS, "arm")
            pack.expect_id(file, f"{here}.limit[{index}].when", limit.when, ("moved", "standing"), "moment")
            known_clause(pack, file, f"{here}.limit[{index}].clause", limit.clause, clauses)
    for number, work in enumerate(content.works):
        if work.sides not in (2, 3):
            pack.complain(file, f"work[{number}].sides", "a work covers 2 or 3 sides")
        for key, clause in (("stops", work.stops), *of_values(cover=work.cover, ignores=work.ignores)):
            known_clause(pack, file, f"work[{number}].{key}", clause, clauses)
    pack.expect_id(file, "terrain", "clear", [terrain.id for terrain in content.terrain], "terrain")
    pack.expect_id(file, "work", "fieldwork", [work.id for work in content.works], "work")


def check_units(pack: Pack, content: Content, clauses: list[str]) -> None:
    """Units have an arm, figures and clauses that exist."""
    for number, unit in enumerate(content.units):
        here = f"unit[{number}]"
        pack.expect_id("units.toml", f"{here}.arm", unit.arm, ARMS, "arm")
        for key, clause in (
            ("clause", unit.clause),
            ("move_clause", unit.move_clause),
            ("battle_clause", unit.battle_clause),
        ):
            known_clause(pack, "units.toml", f"{here}.{key}", clause, clauses)
    pack.expect_id("units.toml", "unit", "general", [unit.id for unit in content.units], "unit type")


def check_cards(pack: Pack, content: Content, clauses: list[str]) -> None:
    """Cards name effects, arms, mirrors and clauses that exist."""
    ids = [card.id for card in content.cards]
    for number, card in enumerate(content.cards):
        here = f"card[{number}]"
        pack.expect_id("cards.toml", f"{here}.effect", card.effect, [*EFFECTS, *REACTIONS], "effect")
        pack.expect_id("cards.toml", f"{here}.kind", card.kind, ("section", "tactic"), "kind of card")
        if card.mirror:
            pack.expect_id("cards.toml", f"{here}.mirror", card.mirror, ids, "card")
        for arm in card.arms:
            pack.expect_id("cards.toml", f"{here}.arms", arm, ARMS, "arm")
        for key, clause in (
            ("clause", card.clause),
            ("substitute", card.substitute),
            ("still", card.still),
            ("second_move", card.second_move),
            *of_values(moves=card.moves, battles=card.battles, bonus=card.bonus),
        ):
            known_clause(pack, "cards.toml", f"{here}.{key}", clause, clauses)


def of_values(**values: Value | None) -> list[tuple[str, str]]:
    """The clauses that give these values, by their keys."""
    return [(f"{key}.clause", value.clause) for key, value in values.items() if value is not None]


def known_clause(pack: Pack, file: str, where: str, clause: str, clauses: Iterable[str]) -> None:
    """An empty clause is no property; any other must be in the rules."""
    if clause:
        pack.expect_id(file, where, clause, clauses, "clause")


class ScenarioCheck:
    """One scenario against the rest of the pack."""

    def __init__(self, pack: Pack, content: Content, scenario: Scenario, clauses: list[str]) -> None:
        self.pack = pack
        self.content = content
        self.scenario = scenario
        self.clauses = clauses
        self.file = f"scenarios/{scenario.id}.toml"
        self.board = board_of(WIDTHS)
        self.taken: dict[str, str] = {}  # hex -> the side of the unit that stands there
        self.bare: dict[str, str] = {}  # hex -> the terrain on which no works can lie (BC-ter-2)

    def check(self) -> None:
        """Everything, in the order of the file."""
        scenario = self.scenario
        self.known("top", scenario.top, SIDES, "side")
        self.known("first", scenario.first, SIDES, "side")
        self.check_rows()
        if sorted(each.side for each in scenario.side) != sorted(SIDES):
            self.wrong(
                "side",
                "each side is given once",
                f'write one [[side]] for "{SIDES[0]}" and one for "{SIDES[1]}"',
            )
        for side in SIDES:
            if not any(line.side == side and line.hexes for line in scenario.army):
                self.wrong("army", f'the side "{side}" has no unit')
        self.check_armies()
        self.check_ground()
        for card in scenario.removed:
            self.known("removed", card, [each.id for each in self.content.cards], "card")

    def check_rows(self) -> None:
        """Nine rows of 13 and 12 codes."""
        codes = [terrain.code for terrain in self.content.terrain]
        bare = {terrain.code: terrain.id for terrain in self.content.terrain if not terrain.works}
        rows = [row.split() for row in self.scenario.rows]
        if len(rows) != len(WIDTHS):
            self.wrong("rows", f"the board has {len(WIDTHS)} rows, not {len(rows)}")
        for number, (row, width) in enumerate(zip(rows, WIDTHS, strict=False)):
            if len(row) != width:
                self.wrong(f"rows[{number}]", f"row {chr(97 + number)} has {width} hexes, not {len(row)}")
            for column, code in enumerate(row):
                self.known(f"rows[{number}]", code, codes, "terrain code")
                if code in bare:
                    self.bare[f"{chr(97 + number)}{column + 1}"] = bare[code]

    def check_armies(self) -> None:
        """Units one a hex, generals one a hex."""
        types = [unit.id for unit in self.content.units]
        for number, line in enumerate(self.scenario.army):
            self.known(f"army[{number}].side", line.side, SIDES, "side")
            self.known(f"army[{number}].type", line.type, types, "unit type")
            for index, label in enumerate(line.hexes):
                where = f"army[{number}].hexes[{index}]"
                self.known_hex(where, label)
                if label in self.taken:
                    self.wrong(where, f"there is already a unit on {label}")
                self.taken[label] = line.side
        generals: set[str] = set()
        for number, general in enumerate(self.scenario.general):
            self.known(f"general[{number}].side", general.side, SIDES, "side")
            self.known_hex(f"general[{number}].hex", general.hex)
            if general.hex in generals:
                self.wrong(f"general[{number}].hex", f"there is already a general on {general.hex}")
            if self.taken.get(general.hex, general.side) != general.side:
                self.wrong(f"general[{number}].hex", f"an enemy unit stands on {general.hex}")
            generals.add(general.hex)

    def check_ground(self) -> None:
        """Works, names, objectives and special ground."""
        scenario = self.scenario
        kinds = {work.id: work.sides for work in self.content.works}
        for number, work in enumerate(scenario.work):
            here = f"work[{number}]"
            if self.known(f"{here}.kind", work.kind, kinds, "kind of work"):
                facings = [FACINGS[facing] for sides, facing in COVERED if sides == kinds[work.kind]]
                self.known(f"{here}.facing", work.facing.lower(), facings, "facing")
            self.known_hexes(f"{here}.hexes", work.hexes)
            for hex in work.hexes:
                if hex in self.bare:
                    self.wrong(f"{here}.hexes", f"no works can lie on the {self.bare[hex]} of {hex}")
        for number, place in enumerate(scenario.place):
            self.known_hex(f"place[{number}].hex", place.hex)
        for number, goal in enumerate(scenario.objective):
            here = f"objective[{number}]"
            self.known(f"{here}.kind", goal.kind, ("hold", "capture", "start"), "kind of objective")
            self.known(f"{here}.side", goal.side, SIDES, "side")
            self.known(f"{here}.clause", goal.clause, self.clauses, "clause")
            for index, group in enumerate(goal.groups):
                self.known_hexes(f"{here}.groups[{index}]", group)
        for number, closed in enumerate(scenario.closed):
            self.known_hexes(f"closed[{number}].hexes", closed.hexes)
            self.known(f"closed[{number}].clause", closed.clause, self.clauses, "clause")
        for number, feature in enumerate(scenario.feature):
            self.known_hexes(f"feature[{number}].hexes", feature.hexes)
            self.known(f"feature[{number}].clause", feature.clause, self.clauses, "clause")
            for arm in feature.entry:
                self.known(f"feature[{number}].entry", arm, ARMS, "arm")
        for number, steady in enumerate(scenario.steady):
            self.known(f"steady[{number}].side", steady.side, SIDES, "side")
            self.known_hexes(f"steady[{number}].hexes", steady.hexes)
            self.known(f"steady[{number}].clause", steady.clause, self.clauses, "clause")
        for number, march in enumerate(scenario.march):
            self.known(f"march[{number}].side", march.side, SIDES, "side")
            self.known(f"march[{number}].arm", march.arm, ARMS, "arm")
            self.known(f"march[{number}].clause", march.clause, self.clauses, "clause")

    def known(self, where: str, value: str, known: Iterable[str], what: str) -> bool:
        return self.pack.expect_id(self.file, where, value, known, what)

    def known_hexes(self, where: str, labels: list[str]) -> None:
        for index, label in enumerate(labels):
            self.known_hex(f"{where}[{index}]", label)

    def known_hex(self, where: str, label: str) -> None:
        if self.board.find(label) == OFF:
            self.known(where, label, self.board.labels, "hex")

    def wrong(self, where: str, message: str, hint: str = "") -> None:
        self.pack.complain(self.file, where, message, hint)
