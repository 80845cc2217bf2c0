"""What people see of Battle Cry: the board, the pieces, the hands, and what things are called."""

from collections.abc import Mapping
from typing import Final

from grognard.boards import layout
from grognard.core.game import Table
from grognard.core.journal import Choice
from grognard.core.step import Chance
from grognard.core.table import SPECTATOR, Edge, Hand, Line, Marker, Piece, Position, Scene, Space, Track
from grognard.games.battle_cry.battle import Roll, is_hit
from grognard.games.battle_cry.content import Content, Scenario
from grognard.games.battle_cry.field import (
    FACES,
    FACINGS,
    GENERAL,
    NOBODY,
    OFF_BOARD,
    SECTIONS,
    SWORDS,
    Field,
)
from grognard.games.battle_cry.lines import fire_lines
from grognard.games.battle_cry.reading import SIDES
from grognard.games.battle_cry.sequence import PENALTIES
from grognard.games.battle_cry.state import NO_ORDER, Battle
from grognard.games.battle_cry.tactics import MarksmenRoll
from grognard.games.battle_cry.victory import score
from grognard.games.battle_cry.works import kind_and_facing

SECTION_LINES: Final = (8, 16)  # doubled columns of the dotted lines (BC-board-11)
LETTERS: Final = "ICAG"  # a Union piece in the text board; a Confederate one is in small letters
CELL: Final = 6


class BattleCryTable(Table[Battle]):
    """The table of Battle Cry."""

    def __init__(self, content: Content) -> None:
        self.terrain: Final = [terrain.id for terrain in content.terrain]
        self.codes: Final = [terrain.code for terrain in content.terrain]
        self.cards: Final = [card.id for card in content.cards]
        self.scenarios: Final[Mapping[str, Scenario]] = {each.id: each for each in content.scenarios}

    def scene(self, s: Battle) -> Scene:
        field = s.field
        scenario = self.scenarios.get(field.scenario)
        places = {} if scenario is None else {each.hex: each.en for each in scenario.place}
        width, height = layout.extent(field.board)
        lines = [layout.HALF * (column + 1) for column in SECTION_LINES]
        return Scene(
            game="battle_cry",
            scenario=field.scenario,
            width=width,
            height=height,
            spaces=tuple(self.space(field, hex, places) for hex in range(field.size)),
            edges=tuple(Edge("section", ((x, 0), (x, height))) for x in lines),
            top=SIDES[field.top],
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
            height=int(field.ground.high[hex]),
            name=places.get(label, ""),
        )

    def view(self, s: Battle, seat: int) -> Position:
        field = s.field
        return Position(
            turn=s.turn,
            active=SIDES[s.active],
            pieces=tuple(self.piece(s, piece) for piece in range(len(s.at)) if s.at[piece] != OFF_BOARD),
            markers=self.markers(s),
            tracks=(
                *[Track("flags", score(s, side), field.need[side], SIDES[side]) for side in range(2)],
                Track("pile", sum(s.pile)),
                Track("tokens", s.tokens),
            ),
            hands=tuple(self.hand(s, side, seat) for side in range(2)),
            discards=tuple(self.cards[card] for card in s.discards),
            played="" if s.played == NOBODY else self.cards[s.played],
        )

    def piece(self, s: Battle, piece: int) -> Piece:
        """A counter: attached generals are pieces of their own."""
        army = s.field.army
        badges = []
        if s.ordered[piece] != NO_ORDER:
            badges.append("ordered")
        if s.marched[piece]:
            badges.append("moved")
        if s.battles[piece]:
            badges.append("battled")
        if army.arm[piece] == GENERAL and not s.is_lone(piece):
            badges.append("attached")
        return Piece(
            id=army.ids[piece],
            symbol=army.types[piece],
            side=SIDES[army.side[piece]],
            place=s.field.board.label(s.at[piece]),
            strength=s.figures[piece],
            full=army.full[piece],
            name=army.names[piece],
            badges=tuple(badges),
        )

    def markers(self, s: Battle) -> tuple[Marker, ...]:
        """Works with their facing, and the flag tokens of objectives."""
        field = s.field
        found = []
        for hex, works in enumerate(s.works):
            for work in works:
                kind, facing = kind_and_facing(work)
                found.append(Marker(field.work_kinds[kind].id, field.board.label(hex), FACINGS[facing]))
        for number, goal in enumerate(field.goals):
            if not s.captured[number]:
                labels = sorted(field.board.label(hex) for group in goal.groups for hex in group)
                found.extend(Marker(f"goal_{SIDES[goal.side]}", label) for label in labels)
        return tuple(found)

    def hand(self, s: Battle, side: int, seat: int) -> Hand:
        """A hand: its cards only for its own side (BC-info-1)."""
        held = s.hands[side] + (s.drawn if side == s.active else [])
        cards = tuple(self.cards[card] for card in held) if seat == side and seat != SPECTATOR else None
        return Hand(SIDES[side], len(held), cards)

    def names(self, s: Battle, kind: str) -> list[str]:
        if kind == "piece":
            return s.field.army.ids
        if kind == "hex":
            return s.field.board.labels
        return self.fixed_names().get(kind, [])

    def fixed_names(self) -> dict[str, list[str]]:
        """The names that no scenario changes."""
        return {
            "card": self.cards,
            "section": SECTIONS,
            "facing": FACINGS,
            "face": FACES,
            "alone": ["together", "alone"],
            "penalty": PENALTIES,
            "side": list(SIDES),
        }

    def pieces_at(self, s: Battle, place: int) -> list[int]:
        return [piece for piece in (s.unit_on[place], s.general_on[place]) if piece != NOBODY]

    def hits(self, s: Battle, step: Chance[Battle], outcome: Choice) -> list[bool]:
        if isinstance(step, Roll):
            arm = s.field.army.arm[step.target]
            return [is_hit(face, arm) for face in outcome]
        return [face == SWORDS for face in outcome] if isinstance(step, MarksmenRoll) else []

    def lines(self, s: Battle, seat: int, piece: int) -> list[Line]:
        return fire_lines(s, piece)

    def text_board(self, s: Battle, seat: int) -> str:
        cells = [self.cell(s, hex) for hex in range(s.field.size)]
        return layout.drawn(s.field.board, cells, CELL, seat == s.field.top)  # a seat's own edge is below

    def cell(self, s: Battle, hex: int) -> str:
        """Terrain, unit with its figures, a star for a general: `HI4*`."""
        army = s.field.army
        text = self.codes[s.field.ground.terrain[hex]]
        if s.works[hex]:
            text = f"{text}#" if text != "." else "#"
        unit, general = s.unit_on[hex], s.general_on[hex]
        piece = unit if unit != NOBODY else general
        if piece != NOBODY:
            letter = LETTERS[army.arm[piece]]
            letter = letter if SIDES[army.side[piece]] == "usa" else letter.lower()
            strength = str(s.figures[unit]) if unit != NOBODY else ""
            star = "*" if unit != NOBODY and general != NOBODY else ""
            text = f"{'' if text == '.' else text}{letter}{strength}{star}"
        return text
