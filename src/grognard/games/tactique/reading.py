"""Reads a Tactique pack and checks that its parts fit each other."""

from collections.abc import Iterable
from itertools import pairwise
from typing import Final

from grognard.boards.hexes import OFF, board_of
from grognard.games.tactique.bounds import check_numbers
from grognard.games.tactique.content import (
    Content,
    Nation,
    OrderCard,
    Scenario,
    SideCard,
    Terrain,
    UnitLine,
    UnitType,
)
from grognard.games.tactique.field import ARMS, COMMANDS, EDGES, GRADES
from grognard.games.tactique.nations import EFFECTS
from grognard.games.tactique.orders import KINDS, ORDERS
from grognard.games.tactique.weights import Weights
from grognard.packs import Header, Pack, read_weights

SIDES: Final = ("blue", "red")
HIGHEST: Final = 3  # level (TA-hex-7)
DICE_ROWS: Final = 4


def read(pack: Pack, thorough: bool) -> Content:
    """The whole content of the pack; a PackError tells everything that is wrong with it.

    Thorough reading also checks it against the rules and their texts: Grognard's own packs are known to fit.
    """
    pack.record("pack.toml", Header)
    content = Content(
        terrain=pack.records("terrain.toml", "terrain", Terrain),
        units=pack.records("units.toml", "unit", UnitType),
        nations=pack.records("nations.toml", "nation", Nation),
        orders=pack.records("orders.toml", "order", OrderCard),
        scenarios=pack.scenarios(Scenario),
        weights=Weights(read_weights(pack, "tactique")),
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
    check_nations(pack, content)
    check_orders(pack, content, clauses)
    check_numbers(pack, content)
    for scenario in content.scenarios:
        ScenarioCheck(pack, content, scenario).check()


def check_ground(pack: Pack, content: Content, clauses: list[str]) -> None:
    """Terrain has a code and clauses that exist."""
    for number, terrain in enumerate(content.terrain):
        here = f"terrain[{number}]"
        if len(terrain.code) != 1:
            pack.complain(
                "terrain.toml", f"{here}.code", "a code is one character", "as it is drawn in the scenarios"
            )
        known_clause(pack, "terrain.toml", f"{here}.clause", terrain.clause, clauses)
        known_clause(pack, "terrain.toml", f"{here}.shelter", terrain.shelter, clauses)
    pack.expect_id("terrain.toml", "terrain", "clear", [terrain.id for terrain in content.terrain], "terrain")


def check_units(pack: Pack, content: Content, clauses: list[str]) -> None:
    """Units have an arm, a grade, elements, dice and clauses that exist."""
    for number, unit in enumerate(content.units):
        here = f"unit[{number}]"
        pack.expect_id("units.toml", f"{here}.arm", unit.arm, ARMS, "arm")
        pack.expect_id("units.toml", f"{here}.grade", unit.grade, GRADES, "grade")
        if unit.arm != "artillery" and len(unit.dice) != DICE_ROWS:
            pack.complain(
                "units.toml", f"{here}.dice", "give the dice on clear ground, higher, lower, in rough ground"
            )
        for key, clause in (
            ("elements_clause", unit.elements_clause),
            ("combat_clause", unit.combat_clause),
            ("march_clause", unit.march_clause),
            ("range_clause", unit.range_clause),
            ("fire_clause", unit.fire_clause),
        ):
            known_clause(pack, "units.toml", f"{here}.{key}", clause, clauses)


def check_nations(pack: Pack, content: Content) -> None:
    """Nations have characteristics that the rules know."""
    for number, nation in enumerate(content.nations):
        for index, effect in enumerate(nation.effects):
            pack.expect_id("nations.toml", f"nation[{number}].effects[{index}]", effect, EFFECTS, "effect")


def check_orders(pack: Pack, content: Content, clauses: list[str]) -> None:
    """Orders are those that the rules know, each with a cost."""
    for number, order in enumerate(content.orders):
        here = f"order[{number}]"
        pack.expect_id("orders.toml", f"{here}.id", order.id, ORDERS, "order")
        pack.expect_id("orders.toml", f"{here}.kind", order.kind, KINDS, "kind of order")
        known_clause(pack, "orders.toml", f"{here}.clause", order.clause, clauses)


def known_clause(pack: Pack, file: str, where: str, clause: str, clauses: Iterable[str]) -> None:
    """An empty clause is no property; any other must be in the rules."""
    if clause:
        pack.expect_id(file, where, clause, clauses, "clause")


class ScenarioCheck:
    """One scenario against the rest of the pack."""

    def __init__(self, pack: Pack, content: Content, scenario: Scenario) -> None:
        self.pack = pack
        self.content = content
        self.scenario = scenario
        self.file = f"scenarios/{scenario.id}.toml"
        self.rows = [row.split() for row in scenario.rows]
        self.board = board_of([len(row) for row in self.rows])
        self.taken: dict[str, str] = {}  # hex -> the unit that stands there
        self.ids: dict[str, str] = {}

    def check(self) -> None:
        """Everything, in the order of the file."""
        scenario = self.scenario
        self.known("first", scenario.first, SIDES, "side")
        self.known("at_limit", scenario.at_limit, [*SIDES, "ratio"], "way to end")
        self.check_rows()
        for number, road in enumerate(scenario.roads):
            self.check_road(f"roads[{number}]", road.split())
        if [each.side for each in scenario.side] != list(SIDES):
            self.wrong(
                "side", "each side is given once", f'write [[side]] for "{SIDES[0]}", then for "{SIDES[1]}"'
            )
        for number, given in enumerate(scenario.side):
            self.check_side(f"side[{number}]", given)
        self.check_armies()
        for number, place in enumerate(scenario.place):
            self.known_hex(f"place[{number}].hex", place.hex)
        for number, goal in enumerate(scenario.objective):
            self.known_hex(f"objective[{number}].hex", goal.hex)
            self.known(f"objective[{number}].held", goal.held, [*SIDES, ""], "side")

    def check_rows(self) -> None:
        """Rows of equal length, a letter and a level for each hex (TA-hex-2, TA-hex-7)."""
        codes = [terrain.code for terrain in self.content.terrain]
        levels = [".", *[str(level) for level in range(1, HIGHEST + 1)]]
        width = len(self.rows[0]) if self.rows else 0
        if not width:
            self.wrong("rows", "there is no row")
        for number, row in enumerate(self.rows):
            where = f"rows[{number}]"
            if len(row) != width:
                self.wrong(where, f"the first row has {width} hexes, this one {len(row)}")
            for token in row:
                if len(token) != 2:
                    self.wrong(
                        where, f'"{token}" is no hex', 'a terrain letter and a level, as in "f1" or ".."'
                    )
                    continue
                self.known(where, token[0], codes, "terrain letter")
                self.known(where, token[1], levels, "level")

    def check_road(self, where: str, chain: list[str]) -> None:
        """The hexes of a road are adjacent."""
        for label in chain:
            self.known_hex(where, label)
        found = [self.board.find(label) for label in chain]
        if OFF in found:
            return
        for a, b in pairwise(found):
            if self.board.distance[a][b] != 1:
                self.wrong(where, f"{self.board.label(a)} and {self.board.label(b)} are not adjacent")

    def check_side(self, here: str, given: SideCard) -> None:
        """A side has an edge, a command and a target."""
        self.known(f"{here}.edge", given.edge, EDGES, "edge")
        self.known(f"{here}.command", given.command, COMMANDS, "command level")
        for index, change in enumerate(given.change):
            self.known(f"{here}.change[{index}].command", change.command, COMMANDS, "command level")

    def check_armies(self) -> None:
        """Units one a hex, ids once, reinforcements on a road at the edge (TA-reinf-1)."""
        types = [unit.id for unit in self.content.units]
        nations = [nation.id for nation in self.content.nations]
        for number, line in enumerate(self.scenario.army):
            here = f"army[{number}]"
            self.known(f"{here}.side", line.side, SIDES, "side")
            self.known(f"{here}.nation", line.nation, nations, "nation")
            for index, unit in enumerate(line.units):
                where = f"{here}.units[{index}]"
                self.known(f"{where}.type", unit.type, types, "unit type")
                self.known_hex(f"{where}.hex", unit.hex)
                if unit.id in self.ids:
                    self.wrong(f"{where}.id", f'there is already a unit "{unit.id}"')
                self.ids[unit.id] = unit.hex
                self.check_place(where, unit)
        for side in SIDES:
            if not any(line.side == side and line.units for line in self.scenario.army):
                self.wrong("army", f'the side "{side}" has no unit')

    def check_place(self, where: str, unit: UnitLine) -> None:
        """A free hex that can be entered, or an entry by road."""
        if unit.turn:
            if not any(unit.hex in road.split() for road in self.scenario.roads):
                self.wrong(f"{where}.hex", f"no road leads onto the map at {unit.hex}")
            return
        if unit.hex in self.taken:
            self.wrong(f"{where}.hex", f"{self.taken[unit.hex]} already stands on {unit.hex}")
        self.taken[unit.hex] = unit.id
        hex = self.board.find(unit.hex)
        closed = [terrain.code for terrain in self.content.terrain if not terrain.passable]
        if hex != OFF and self.rows[self.board.row[hex]][self.board.column[hex]][0] in closed:
            self.wrong(f"{where}.hex", f"nobody can stand on {unit.hex}")

    def known(self, where: str, value: str, known: Iterable[str], what: str) -> bool:
        return self.pack.expect_id(self.file, where, value, known, what)

    def known_hex(self, where: str, label: str) -> None:
        if self.board.find(label) == OFF:
            self.known(where, label, self.board.labels, "hex")

    def wrong(self, where: str, message: str, hint: str = "") -> None:
        self.pack.complain(self.file, where, message, hint)
