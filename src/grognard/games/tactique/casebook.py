"""Rule questions about Tactique: how a case sets up a position and reads facts from it."""

from collections.abc import Mapping
from dataclasses import replace
from itertools import pairwise
from typing import Final

from grognard.boards.hexes import HexBoard, board_of
from grognard.core.game import CaseBook, Options
from grognard.core.step import CHANCE
from grognard.games.tactique.attack import COMBATS
from grognard.games.tactique.combat import Roll
from grognard.games.tactique.command import COMMAND
from grognard.games.tactique.content import (
    ArmyLine,
    Content,
    Fog,
    Objective,
    Scenario,
    SideCard,
    UnitLine,
)
from grognard.games.tactique.field import COMMANDS, EDGES, NOBODY, OFF_MAP
from grognard.games.tactique.judging import advantage_of, dice_of, support_of
from grognard.games.tactique.movement import MOVEMENT
from grognard.games.tactique.orders import AFTER_COMMAND, BEFORE_COMMAND, SECOND_COMMAND, first_letters
from grognard.games.tactique.reach import class_of, reach, steps_to
from grognard.games.tactique.reading import SIDES
from grognard.games.tactique.sequence import END_TURN, START_TURN
from grognard.games.tactique.setup import OPTIONS, set_up
from grognard.games.tactique.sight import is_hidden
from grognard.games.tactique.state import CLASSES, FIRST_GROUP, INACTIVE, NO_COMBAT, STAYED, Battle
from grognard.games.tactique.table import TactiqueTable
from grognard.games.tactique.victory import score
from grognard.packs.given import expect, hint, number, pairs, strings, table, text, whole

PLAIN: Final = Scenario(
    id="plain",
    date="",
    en="Plain",
    fr="Plaine",
    first="blue",
    turns=12,
    at_limit="ratio",
    source="",
    rows=[" ".join([".."] * 12)] * 9,
    roads=[],
    side=[
        SideCard("blue", "a", "A", "A", "s", "good", 5),
        SideCard("red", "b", "B", "B", "n", "good", 5),
    ],
    army=[],
)
PHASES: Final = ("turn", "command", "move", "combat", "end")
KEYS: Final = (
    "board", "scenario", "pieces", "add", "remove", "terrain", "levels", "roads", "objectives", "edges",
    "command", "targets", "turns", "at_limit", "fog", "options", "first", "turn", "phase", "set",
)  # fmt: skip
SETS: Final = ("activated", "moved", "attacked", "letters", "turn", "control")
PIECE_FACTS: Final = ("elements", "hex", "activated", "moved", "class", "attacked")
FACTS: Final = (
    "piece PIECE elements|hex|activated|moved|class|attacked, at HEX, control HEX, move PIECE HEX, "
    "sight HEX HEX, support PIECE PIECE, cover PIECE PIECE, dice PIECE PIECE, yellow PIECE PIECE, "
    "points|letters|target|command SIDE, active, turn, dice, step, actor, winner, scores"
)
PAIR_FACTS: Final = ("sight", "move", "support", "cover", "dice", "yellow")
YELLOW: Final = ("miss", "hit", "flag")
LEVELS: Final = ".123"
PIECE_SETTINGS: Final = ("id", "nation", "elements", "turn")


class TactiqueCases(CaseBook[Battle]):
    """The case book of Tactique; its keys are described in docs/cases.md."""

    def __init__(self, content: Content, table: TactiqueTable) -> None:
        self.content: Final = content
        self.table: Final = table

    def arrange(self, position: Mapping[str, object]) -> Battle:
        for key in position:
            expect(key, KEYS, "key")
        scenario = self.scenario(position)
        s = Battle(set_up(self.content, scenario, self.options(position)))
        self.restrength(s, [*strings(position, "pieces"), *strings(position, "add")])
        s.active = SIDES.index(expect(text(position, "turn", scenario.first), SIDES, "side"))
        if s.field.letters:
            first_letters(s)
        phase = expect(text(position, "phase", "combat"), PHASES, "phase")
        self.settle_sets(s, table(position, "set"), phase)
        self.open_phase(s, phase)
        return s

    # setting up

    def scenario(self, position: Mapping[str, object]) -> Scenario:
        """The scenario, or the plain board, with what the case changes."""
        base = PLAIN
        if "scenario" in position:
            known = {each.id: each for each in self.content.scenarios}
            base = known[expect(text(position, "scenario", ""), known, "scenario")]
        elif isinstance(position.get("board"), list):
            base = replace(PLAIN, rows=self.drawn(strings(position, "board")))
        else:
            expect(text(position, "board", "plain"), ("plain",), "board")
        rows = self.painted(base.rows, strings(position, "terrain"), strings(position, "levels"))
        board = board_of([len(row.split()) for row in rows])
        for road in strings(position, "roads"):
            check_road(board, road.split())
        goals = [objective(board, line) for line in strings(position, "objectives")]
        base = replace(
            base,
            rows=rows,
            roads=[*base.roads, *strings(position, "roads")],
            first=expect(text(position, "first", base.first), SIDES, "side"),
            turns=whole(position.get("turns", base.turns), "turns", 1, 1000),
            at_limit=expect(text(position, "at_limit", base.at_limit), (*SIDES, "ratio"), "way to end"),
            side=[self.side(each, position) for each in base.side],
            objective=[*base.objective, *goals],
        )
        if "fog" in position:
            fog = table(position, "fog")
            until, reach = [whole(fog.get(key), f"fog.{key}") for key in ("until", "range")]
            base = replace(base, fog=Fog(until, reach))
        if "pieces" in position:
            base = replace(base, army=[])
        gone = strings(position, "remove")
        base = replace(base, army=[without(army, gone) for army in base.army])
        for line in [*strings(position, "pieces"), *strings(position, "add")]:
            base = self.with_piece(base, line)
        return base

    def side(self, given: SideCard, position: Mapping[str, object]) -> SideCard:
        """A side with what the case changes of it."""
        for key in ("edges", "command", "targets"):
            for side in table(position, key):
                expect(side, SIDES, "side")
        edge = expect(text(table(position, "edges"), given.side, given.edge), EDGES, "edge")
        level = text(table(position, "command"), given.side, given.command)
        command = expect(level, COMMANDS, "command level")
        target = whole(table(position, "targets").get(given.side, given.target), f"targets.{given.side}")
        return replace(given, edge=edge, command=command, target=target)

    def drawn(self, rows: list[str]) -> list[str]:
        """The rows of a board that a file draws: equally long, a letter and a level for each hex."""
        codes = [each.code for each in self.content.terrain]
        if not rows or len({len(row.split()) for row in rows}) != 1:
            raise ValueError("board: expected rows of the same length")
        for token in " ".join(rows).split():
            if len(token) != 2 or token[0] not in codes or token[1] not in LEVELS:
                raise ValueError(f'board: "{token}" is no terrain letter with a level (write "f1" or "..")')
        return rows

    def painted(self, rows: list[str], terrain: list[str], levels: list[str]) -> list[str]:
        """The rows with single hexes changed: "forest e5 e6", "1 e5"."""
        codes = {each.id: each.code for each in self.content.terrain}
        cells = [row.split() for row in rows]
        labels = board_of([len(row) for row in cells]).labels
        for line in terrain:
            kind, *hexes = line.split() or [""]
            code = codes[expect(kind, codes, "terrain")]
            for row, column in [spot(label, labels, cells) for label in hexes]:
                cells[row][column] = code + cells[row][column][1]
        for line in levels:
            level, *hexes = line.split() or [""]
            expect(level, ("0", *LEVELS[1:]), "level")
            for row, column in [spot(label, labels, cells) for label in hexes]:
                cells[row][column] = cells[row][column][0] + ("." if level == "0" else level)
        return [" ".join(row) for row in cells]

    def with_piece(self, base: Scenario, line: str) -> Scenario:
        """One more unit: "red inf_heavy e6 id=b1 nation=ru elements=2"."""
        words = line.split()
        if len(words) < 3:
            raise ValueError(
                f'pieces: "{line}" is no unit (write "red inf_heavy e6" or "red inf_heavy e6 elements=2")'
            )
        side, kind, label = words[:3]
        expect(side, SIDES, "side")
        expect(kind, [unit.id for unit in self.content.units], "unit type")
        expect(label, board_of([len(row.split()) for row in base.rows]).labels, "hex")
        given = pairs(words[3:], PIECE_SETTINGS, "setting")
        nation = expect(given.get("nation", "generic"), [each.id for each in self.content.nations], "nation")
        turn = number(given.get("turn", "0"), "turn")
        others = [unit for army in base.army for unit in army.units]
        if not turn and any(unit.hex == label and not unit.turn for unit in others):
            raise ValueError(f'pieces: "{line}": the hex is taken')
        alike = sum([len(army.units) for army in base.army if army.side == side])
        id = given.get("id", f"{side[0]}{alike + 1:02}")
        if any(unit.id == id for unit in others):
            raise ValueError(f'pieces: "{line}": there is already a unit "{id}"')
        unit = UnitLine(id, kind, label, id, id, turn)
        return replace(base, army=[*base.army, ArmyLine(side, nation, [unit])])

    def options(self, position: Mapping[str, object]) -> Options:
        """Options by id: a number, or the name of a value."""
        known = {option.id: option for option in OPTIONS}
        found: dict[str, int] = {}
        for key, value in table(position, "options").items():
            option = known[expect(key, known, "option")]
            if isinstance(value, str):
                found[key] = option.values.index(expect(value, option.values, "value"))
            else:
                found[key] = whole(value, f"options.{key}", option.lowest, option.highest)
        return found

    def restrength(self, s: Battle, lines: list[str]) -> None:
        """Elements that differ from the start."""
        for line in lines:
            _, _, label, *settings = line.split()
            given = pairs(settings, PIECE_SETTINGS, "setting")
            if "elements" in given:
                unit = self.piece(s, given.get("id", label))
                s.elements[unit] = number(given["elements"], "elements", 1, s.field.army.full[unit])

    def settle_sets(self, s: Battle, settings: Mapping[str, object], phase: str) -> None:
        """The `set.` keys."""
        for key in settings:
            expect(key, SETS, "set key")
        s.turn = whole(settings.get("turn", s.turn), "set.turn", 1, s.field.turns)
        if "activated" in settings:
            units = [self.piece(s, word) for word in strings(settings, "activated")]
        else:
            units = [] if phase in ("turn", "command") else s.field.army.of[s.active]
        for unit in units:
            if s.elements[unit] and s.field.army.turn[unit] <= s.turn:
                s.activate(unit, FIRST_GROUP)
                if "activated" in settings:
                    s.members.append(unit)
        s.members.sort()
        for line in strings(settings, "moved"):
            word, way, *open_path = [*line.split(), "", ""]
            unit = self.piece(s, word)
            s.way[unit] = CLASSES.index(expect(way, CLASSES, "class of move"))
            s.moved[unit] = {STAYED: 0, NO_COMBAT: 2}.get(s.way[unit], 1)
            s.open_path[unit] = int("open" in open_path)
        for word in strings(settings, "attacked"):
            s.attacked[self.piece(s, word)] = 1
        for side, value in table(settings, "letters").items():
            s.letters[SIDES.index(expect(side, SIDES, "side"))] = whole(value, f"set.letters.{side}")
        for label, value in table(settings, "control").items():
            s.control[self.goal(s, label)] = SIDES.index(expect(str(value), SIDES, "side"))

    def open_phase(self, s: Battle, phase: str) -> None:
        """Put the turn on the agenda from the phase on."""
        if phase == "turn":
            s.then(START_TURN)
        elif phase == "command" and s.field.letters:
            s.then(BEFORE_COMMAND, COMMAND, AFTER_COMMAND, MOVEMENT, SECOND_COMMAND, COMBATS, END_TURN)
        elif phase == "command":
            s.then(COMMAND, MOVEMENT, COMBATS, END_TURN)
        elif phase == "move":
            s.then(MOVEMENT, COMBATS, END_TURN)
        elif phase == "combat":
            s.then(COMBATS, END_TURN)
        else:
            s.then(END_TURN)
        s.settle()

    def piece(self, s: Battle, word: str) -> int:
        """A unit by its id or its place."""
        if word in s.field.army.ids:
            return s.field.army.ids.index(word)
        hex = s.field.board.find(word)
        found = self.table.pieces_at(s, hex) if hex >= 0 else []
        if not found:
            raise ValueError(f'no unit "{word}"' + hint(word, s.field.army.ids))
        return found[0]

    def hex(self, s: Battle, label: str) -> int:
        return s.field.board.find(expect(label, s.field.board.labels, "hex"))

    def goal(self, s: Battle, label: str) -> int:
        """The objective on a hex."""
        labels = [s.field.board.label(goal.hex) for goal in s.field.goals]
        return labels.index(expect(label, labels, "objective"))

    # reading

    def fact(self, s: Battle, path: str) -> int | str | list[str]:
        words = path.split()
        if len(words) == 3 and words[0] == "piece":
            return self.piece_fact(s, self.piece(s, words[1]), words[2])
        if len(words) == 3:
            return self.pair_fact(s, words[0], words[1], words[2])
        if len(words) == 2 and words[0] == "at":
            return [s.field.army.ids[unit] for unit in self.table.pieces_at(s, self.hex(s, words[1]))]
        if len(words) == 2 and words[0] == "control":
            side = s.control[self.goal(s, words[1])]
            return "" if side == NOBODY else SIDES[side]
        if len(words) == 2:
            return self.side_fact(s, words[0], SIDES.index(expect(words[1], SIDES, "side")))
        if len(words) == 1:
            return self.plain_fact(s, words[0])
        raise no_fact(path)

    def piece_fact(self, s: Battle, unit: int, what: str) -> int | str:
        """A fact about a unit; one that is off the map is named by its id."""
        expect(what, PIECE_FACTS, "fact of a unit")
        if what == "hex":
            return "off" if s.at[unit] == OFF_MAP else s.field.board.label(s.at[unit])
        if what == "activated":
            return int(s.activated[unit] != INACTIVE)
        if what == "class":
            return CLASSES[s.way[unit]]
        return {"elements": s.elements, "moved": s.moved, "attacked": s.attacked}[what][unit]

    def pair_fact(self, s: Battle, what: str, one: str, two: str) -> int | str:
        """A fact about two hexes, two units, or a unit and a hex."""
        if what not in PAIR_FACTS:
            raise no_fact(f"{what} {one} {two}")
        if what == "sight":
            return "obstructed" if is_hidden(s, self.hex(s, one), self.hex(s, two)) else "clear"
        unit = self.piece(s, one)
        if what == "move":
            return CLASSES[class_of(s, unit, steps_to(reach(s, unit), self.hex(s, two)))]
        other = self.piece(s, two)
        if what == "support":
            return int(support_of(s, unit, other, True))
        if what == "cover":
            return int(support_of(s, unit, other, False))
        if what == "dice":
            return dice_of(s, unit, other)
        return YELLOW[advantage_of(s, unit, other)]

    def side_fact(self, s: Battle, what: str, side: int) -> int:
        """A fact about a side."""
        if what == "points":
            return score(s, side)
        if what == "letters":
            return s.letters[side]
        if what == "target":
            return s.field.targets[side]
        if what == "command":
            return s.field.levels[side][s.turn]
        raise no_fact(what)

    def plain_fact(self, s: Battle, what: str) -> int | str | list[str]:
        """A fact about the whole position."""
        step = s.agenda[-1] if s.agenda else None
        if what == "scores":
            return [str(score(s, side)) for side in range(2)]
        if what == "dice":
            return step.dice if isinstance(step, Roll) else 0
        if what == "actor":
            actor = NOBODY if step is None else step.actor(s)
            return "" if step is None else "chance" if actor == CHANCE else SIDES[actor]
        if what == "winner":
            return "" if s.result is None else "draw" if s.result.winner < 0 else SIDES[s.result.winner]
        if what == "active":
            return SIDES[s.active]
        if what == "step":
            return "" if step is None else step.verb
        if what == "turn":
            return s.turn
        raise no_fact(what)


def no_fact(path: str) -> ValueError:
    return ValueError(f'no fact "{path}" (there are: {FACTS})')


def spot(label: str, labels: list[str], cells: list[list[str]]) -> tuple[int, int]:
    """The row and the column of a hex in the drawn rows."""
    hex = labels.index(expect(label, labels, "hex"))
    return divmod(hex, len(cells[0]))


def without(army: ArmyLine, gone: list[str]) -> ArmyLine:
    """The army less the units that are taken away, by id or place."""
    return replace(army, units=[unit for unit in army.units if unit.id not in gone and unit.hex not in gone])


def check_road(board: HexBoard, chain: list[str]) -> None:
    """The hexes of a road are adjacent."""
    hexes = [board.find(expect(label, board.labels, "hex")) for label in chain]
    for a, b in pairwise(hexes):
        if board.distance[a][b] != 1:
            raise ValueError(f"roads: {board.label(a)} and {board.label(b)} are not adjacent")


def objective(board: HexBoard, line: str) -> Objective:
    """An objective: "e5 blue=2 red=1 held=red"."""
    label, *settings = line.split() or [""]
    expect(label, board.labels, "hex")
    given = pairs(settings, ("blue", "red", "held"), "setting")
    held = expect(given.get("held", ""), (*SIDES, ""), "side")
    points = [number(given.get(side, "0"), side) for side in SIDES]
    return Objective(label, points[0], points[1], held)
