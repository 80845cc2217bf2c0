"""What people see of Tactique: ground, heights, roads and units, and what things are called."""

from collections.abc import Mapping
from typing import Final

from grognard.boards import layout
from grognard.core.game import Table
from grognard.core.journal import Choice
from grognard.core.step import Chance
from grognard.core.table import Edge, Line, Marker, Piece, Position, Scene, Space, Track
from grognard.games.tactique.combat import Roll, is_hit
from grognard.games.tactique.content import Content, Scenario
from grognard.games.tactique.field import EDGES, FACES, NOBODY, OFF_MAP, Field
from grognard.games.tactique.lines import fire_lines, support_lines
from grognard.games.tactique.reading import SIDES
from grognard.games.tactique.state import CLASSES, INACTIVE, STAYED, Battle
from grognard.games.tactique.victory import score

LETTERS: Final = "ICA"  # a Blue unit in the text board; a Red one is in small letters
GRADES: Final = "-=+"  # light, heavy, elite
CELL: Final = 7


class TactiqueTable(Table[Battle]):
    """The table of Tactique."""

    def __init__(self, content: Content) -> None:
        self.terrain: Final = [terrain.id for terrain in content.terrain]
        self.codes: Final = [terrain.code for terrain in content.terrain]
        self.orders: Final = [order.id for order in content.orders]
        self.scenarios: Final[Mapping[str, Scenario]] = {each.id: each for each in content.scenarios}

    def scene(self, s: Battle) -> Scene:
        field = s.field
        scenario = self.scenarios.get(field.scenario)
        places = {} if scenario is None else {each.hex: each.en for each in scenario.place}
        width, height = layout.extent(field.board)
        return Scene(
            game="tactique",
            scenario=field.scenario,
            width=width,
            height=height,
            spaces=tuple(self.space(field, hex, places) for hex in range(field.size)),
            edges=tuple(Edge("road", tuple(points)) for points in roads(field)),
            top=top_side(field),
        )

    def space(self, field: Field, hex: int, places: Mapping[str, str]) -> Space:
        """One hex of the scene."""
        label = field.board.label(hex)
        return Space(
            id=label,
            label=label,
            polygon=layout.polygon(field.board, hex),
            centre=layout.centre(field.board, hex),
            terrain=self.terrain[field.ground.terrain[hex]],
            height=field.ground.level[hex],
            name=places.get(label, ""),
        )

    def view(self, s: Battle, seat: int) -> Position:
        return Position(
            turn=s.turn,
            active=SIDES[s.active],
            pieces=tuple(self.piece(s, unit) for unit in range(len(s.at)) if s.at[unit] != OFF_MAP),
            markers=self.markers(s),
            tracks=self.tracks(s),
        )

    def piece(self, s: Battle, unit: int) -> Piece:
        """A counter."""
        army = s.field.army
        badges = []
        if s.activated[unit] != INACTIVE:
            badges.append("activated")
        if s.way[unit] != STAYED:
            badges.append(f"moved_{CLASSES[s.way[unit]]}")
        if s.attacked[unit]:
            badges.append("attacked")
        return Piece(
            id=army.ids[unit],
            symbol=army.types[unit],
            side=SIDES[army.side[unit]],
            place=s.field.board.label(s.at[unit]),
            strength=s.elements[unit],
            full=army.full[unit],
            name=army.names[unit][0],
            badges=tuple(badges),
        )

    def markers(self, s: Battle) -> tuple[Marker, ...]:
        """Objectives with who controls them, and the units that wait beyond their entry hexes."""
        field = s.field
        found = []
        for number, goal in enumerate(field.goals):
            holder = "" if s.control[number] == NOBODY else f"_{SIDES[s.control[number]]}"
            found.append(Marker(f"objective{holder}", field.board.label(goal.hex)))
        for unit in range(len(s.at)):
            if s.is_waiting(unit):
                side, entry = SIDES[field.army.side[unit]], field.army.entry[unit]
                found.append(Marker(f"arrival_{side}", field.board.label(entry), field.army.ids[unit]))
        return tuple(found)

    def tracks(self, s: Battle) -> tuple[Track, ...]:
        """Points and turns; letters where they are used."""
        field = s.field
        found = [Track("points", score(s, side), field.targets[side], SIDES[side]) for side in range(2)]
        found.append(Track("turns", s.turn, field.turns))
        found += [Track("command", field.levels[side][s.turn], None, SIDES[side]) for side in range(2)]
        if field.letters:
            found += [Track("letters", s.letters[side], None, SIDES[side]) for side in range(2)]
        return tuple(found)

    def names(self, s: Battle, kind: str) -> list[str]:
        if kind == "piece":
            return s.field.army.ids
        if kind == "hex":
            return s.field.board.labels
        return {"face": FACES, "order": self.orders, "side": s.field.side_ids}.get(kind, [])

    def called(self, s: Battle, piece: int, language: str) -> str:
        """The unit's name in the order of battle; with its id where the other army has one of that name."""
        spoken = int(language == "fr")
        name = s.field.army.names[piece][spoken]
        alike = sum(names[spoken] == name for names in s.field.army.names)
        return name if alike == 1 else f"{name} ({s.field.army.ids[piece]})"

    def pieces_at(self, s: Battle, place: int) -> list[int]:
        unit = s.unit_on[place]
        return [] if unit == NOBODY else [unit]

    def hits(self, s: Battle, step: Chance[Battle], outcome: Choice) -> list[bool]:
        return [is_hit(s, face) for face in outcome] if isinstance(step, Roll) else []

    def lines(self, s: Battle, seat: int, piece: int) -> list[Line]:
        if s.at[piece] == OFF_MAP:
            return []
        return [*support_lines(s, piece), *fire_lines(s, piece)]

    def text_board(self, s: Battle, seat: int) -> str:
        cells = [self.cell(s, hex) for hex in range(s.field.size)]
        turned = (
            seat in (0, 1) and EDGES[s.field.edges[seat]] == "n"
        )  # a seat sees its own edge at the bottom
        return layout.drawn(s.field.board, cells, CELL, turned)

    def cell(self, s: Battle, hex: int) -> str:
        """Terrain, level, then the unit's arm, grade and elements: `f1I=3`."""
        army, ground, unit = s.field.army, s.field.ground, s.unit_on[hex]
        code, level = self.codes[ground.terrain[hex]], ground.level[hex]
        text = ("" if code == "." and (unit != NOBODY or level) else code) + (str(level) if level else "")
        if unit != NOBODY:
            letter = LETTERS[army.arm[unit]]
            letter = letter if army.side[unit] == 0 else letter.lower()
            text += f"{letter}{GRADES[army.grade[unit]]}{s.elements[unit]}"
        return text


def top_side(field: Field) -> str:
    """The side whose edge is above, or none."""
    for side in range(2):
        if EDGES[field.edges[side]] == "n":
            return SIDES[side]
    return ""


def roads(field: Field) -> list[list[tuple[int, int]]]:
    """Each road as a line through the centres of its hexes."""
    return [[layout.centre(field.board, hex) for hex in chain] for chain in field.chains]
