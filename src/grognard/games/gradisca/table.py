"""What people see of La Guerre de Gradisca: map, counters, markers, tracks, cup and hands; their names."""

from typing import Final

from grognard.core.game import Table
from grognard.core.journal import Choice
from grognard.core.step import Chance, Step
from grognard.core.table import (
    SPECTATOR,
    Chit,
    Edge,
    Hand,
    Marker,
    Piece,
    Point,
    Position,
    Scene,
    Space,
    Track,
)
from grognard.games.gradisca.bombardment import WallDie
from grognard.games.gradisca.cards import cards_open
from grognard.games.gradisca.command import WAYS
from grognard.games.gradisca.content import Border, Content
from grognard.games.gradisca.deeds import DEEDS
from grognard.games.gradisca.field import (
    ANSWERS,
    ARTILLERY,
    CAMP,
    GREEN,
    LEADER,
    NOBODY,
    NOWHERE,
    RED,
    SAPPER,
    SIDES,
    TYPES,
    YELLOW,
    Field,
)
from grognard.games.gradisca.fire import Fire, Gun
from grognard.games.gradisca.hand import cards_of
from grognard.games.gradisca.mines import Blow, Work
from grognard.games.gradisca.movement import PACES
from grognard.games.gradisca.reinforcements import Arrive
from grognard.games.gradisca.shown import banners, battle, boxes, marks, present, price
from grognard.games.gradisca.state import (
    CONFUSION,
    DRAWN,
    ELIMINATED,
    FLEET,
    FLOOD,
    IN_CUP,
    ON_TRACK,
    OUT_OF_PLAY,
    PLAYED,
    RAIN,
    TRUCE,
    WAITING,
    War,
)
from grognard.games.gradisca.survey import points_of

DIE: Final = ["", "1", "2", "3", "4", "5", "6"]
ZONES: Final = {GREEN: "green", YELLOW: "yellow", RED: "red"}
WHERE: Final = {OUT_OF_PLAY: "out", IN_CUP: "cup", DRAWN: "drawn", PLAYED: "played"}
CONDITIONS: Final = {"flood": FLOOD, "rain": RAIN, "confusion": CONFUSION, "truce": TRUCE, "fleet": FLEET}
LINES: Final = {"river": ["river"], "river_bridge": ["river", "bridge"]}  # what is drawn along a border
GROUND: Final = ("open", "difficult")
BADGES: Final = ("disorganised", "activated", "unsupplied", "moved", "moving", "cernide", "dutch")


class GradiscaTable(Table[War]):
    """The table of La Guerre de Gradisca."""

    def __init__(self, content: Content) -> None:
        self.content: Final = content
        self.cards: Final = [card.id for card in content.cards]
        self.commands: Final = [command.id for command in content.commands]
        self.fixed: Final = {
            "area": [area.id for area in content.areas],
            "card": self.cards,
            "command": self.commands,
            "chit": self.commands,
            "group": [group.id for group in content.groups],
            "box": ["", *[box.id for box in content.boxes]],
            "zone": [ZONES[zone] for zone in sorted(ZONES)],
            "deed": DEEDS,
            "pace": PACES,
            "way": WAYS,
            "answer": ANSWERS,
            "die": DIE,
            "face": DIE[1:],
            "side": SIDES,
            "wall": [wall_name(border) for border in content.borders if border.kind == "wall"],
        }

    # the board

    def scene(self, s: War) -> Scene:
        canvas = self.content.canvas[0]
        return Scene(
            game="gradisca",
            scenario=s.field.scenario,
            width=canvas.width,
            height=canvas.height,
            spaces=tuple(self.space(s.field, area) for area in range(s.field.land.size)),
            edges=tuple(edge for border in self.content.borders for edge in self.edges(border)),
            boxes=boxes(self.content),
            banners=banners(self.content),
            zones=tuple((zone.id, zone.lowest, zone.highest) for zone in self.content.zones),
            outline=tuple(points_of(canvas.outline)),
        )

    def space(self, field: Field, number: int) -> Space:
        """One area; a fortress is a ground of its own."""
        area = self.content.areas[number]
        return Space(
            id=area.id,
            label=area.id,
            polygon=tuple(points_of(area.polygon)),
            centre=(area.at[0], area.at[1]),
            terrain="fortress" if area.feature == "fortress" else GROUND[field.land.difficult[number]],
            name=area.id.replace("_", " ").title() if area.named else "",
            marks=marks(area),
            side=area.territory,
            region=area.region,
        )

    def edges(self, border: Border) -> list[Edge]:
        """The lines along a border: rivers with their bridges, walls, and X."""
        if border.kind == "normal":
            return []
        one, two = border.between
        polygons = {area.id: points_of(area.polygon) for area in self.content.areas if area.id in (one, two)}
        points = shared_line(polygons[one], polygons[two])
        kinds = LINES.get(border.kind, [border.kind])
        return [Edge(kind, points, (one, two), border.level, border.river) for kind in kinds]

    # the position

    def view(self, s: War, seat: int) -> Position:
        pieces = range(len(s.at))
        return Position(
            turn=s.turn,
            active="" if s.active == NOBODY else SIDES[s.active],
            pieces=tuple(self.piece(s, piece, s.at[piece]) for piece in pieces if s.at[piece] >= 0),
            markers=self.markers(s),
            tracks=self.tracks(s),
            hands=tuple(self.hand(s, side, seat) for side in range(2)),
            discards=tuple(self.cards[card] for card in s.discards),
            chits=tuple(self.chit(s, command) for command in range(len(s.cup))),
            reserve=tuple(self.piece(s, piece, s.at[piece]) for piece in pieces if is_in_reserve(s, piece)),
            conditions=tuple(name for name, term in CONDITIONS.items() if s.turn_terms[term]),
            battle=battle(s),
        )

    def piece(self, s: War, piece: int, at: int) -> Piece:
        """A counter as it lies there; one that is off the map lies in a box."""
        forces = s.field.forces
        steps = max(forces.steps[piece], 1)
        command = forces.command[piece]
        return Piece(
            id=forces.ids[piece],
            symbol=TYPES[forces.type[piece]],
            side=SIDES[forces.side[piece]],
            place=s.field.land.ids[at] if at >= 0 else self.box(s, piece),
            strength=steps - s.disorganised[piece],
            full=steps,
            badges=self.badges(s, piece),
            value=printed(s, piece),
            command="" if command == NOBODY else self.commands[command],
        )

    def box(self, s: War, piece: int) -> str:
        """Where a counter lies that stands in no area: reinforcements, losses, or a box of the turn track."""
        if s.at[piece] == ON_TRACK:
            return s.field.track.ids[s.track[s.field.forces.group[piece]]]
        return "eliminated" if s.at[piece] == ELIMINATED else "waiting"

    def badges(self, s: War, piece: int) -> tuple[str, ...]:
        """What is marked on a counter, and what it is printed with beside its values."""
        forces = s.field.forces
        marks = (
            s.disorganised[piece],
            s.acted[piece],
            s.unsupplied[piece],
            forces.type[piece] == CAMP and s.camp_moved[forces.side[piece]],
            piece in s.group,
            forces.cernide[piece],
            forces.dutch[piece],
        )
        return tuple([BADGES[number] for number, holds in enumerate(marks) if holds]) if any(marks) else ()

    def markers(self, s: War) -> tuple[Marker, ...]:
        """Walls with their level, mines, forts, destroyed towns, loot, razzias, sea supply."""
        land = s.field.land
        found = []
        for wall, level in enumerate(s.walls):
            inside, outside = land.ids[land.inside[wall]], land.ids[land.outside[wall]]
            found.append(Marker("wall", inside, outside, level))
            if s.mines[wall]:
                found.append(Marker("mine", inside, outside, s.mines[wall]))
        for area, id in enumerate(land.ids):
            if land.town[area]:
                found.append(Marker("ruin" if s.ruined >> area & 1 else "town", id))
            for side in range(2):
                if s.forts[side][area]:
                    found.append(Marker("fort", id, "", s.forts[side][area], SIDES[side]))
                if s.loot[side] >> area & 1:
                    found.append(Marker("loot", id, side=SIDES[side]))
            if s.razzias >> area & 1:
                found.append(Marker("razzia", id))
        if s.sea != NOWHERE:
            found.append(Marker("sea_supply", land.ids[s.sea]))
        return tuple(found)

    def tracks(self, s: War) -> tuple[Track, ...]:
        """Turn and end, points, morale where it counts, forts in hand, pile; what the activation has left."""
        found = [Track("turn", s.turn, s.end_box)]
        for side, id in enumerate(SIDES):
            found.append(Track("points", s.points[side], None, id))
        if s.field.army_morale:
            for side, id in enumerate(SIDES):
                zone = ZONES[s.field.zones[s.morale[side]]]
                found.append(Track("morale", s.morale[side], len(s.field.zones) - 1, id, zone))
        for side, id in enumerate(SIDES):
            found.append(Track("forts", s.fort_pool[side], None, id))
        found.append(Track("pile", sum([layer.bit_count() for layer in s.pile])))
        if s.active != NOBODY:
            found.append(Track("cards_left", cards_open(s), None, SIDES[s.active]))
            found.append(Track("areas_left", s.areas_left, None, SIDES[s.active]))
        return tuple(found)

    def hand(self, s: War, side: int, seat: int) -> Hand:
        """A hand: its cards only for its own side, partners included (GR-2.2-2, GR-4.2-4)."""
        size, viewer = s.hands[side].bit_count(), seat % 2
        if seat == SPECTATOR:
            return Hand(SIDES[side], size)
        cards = tuple(
            self.cards[card]
            for card in cards_of(s.hands[side] if viewer == side else s.known[viewer] & s.hands[side])
        )
        return Hand(SIDES[side], size, cards) if viewer == side else Hand(SIDES[side], size, None, cards)

    def chit(self, s: War, command: int) -> Chit:
        return Chit(self.commands[command], SIDES[s.field.command_side[command]], WHERE[s.cup[command]])

    # names

    def names(self, s: War, kind: str) -> list[str]:
        return s.field.forces.ids if kind == "piece" else self.fixed.get(kind, [])

    def pieces_at(self, s: War, place: int) -> list[int]:
        return list(s.stacks[place])

    def aim(self, s: War, step: Chance[War]) -> int:
        if isinstance(step, Arrive):
            return step.passed(s)
        return step.value if isinstance(step, Fire | Gun | WallDie | Work) else 0

    def price(self, s: War, step: Step[War], choice: Choice) -> str:
        return price(s, step, choice)

    def present(self, s: War, step: Step[War]) -> str:
        return present(s, step)

    def hits(self, s: War, step: Chance[War], outcome: Choice) -> list[bool]:
        if isinstance(step, Blow):
            return [step.lot(s, outcome[0]) > 0]
        if not isinstance(step, Fire | Gun | WallDie | Work | Arrive):
            return []
        aim = self.aim(s, step)
        return [face <= aim for face in outcome]

    # the terminal

    def text_board(self, s: War, seat: int) -> str:
        """A line for each area in which something stands or lies, from north to south; then the cup."""
        land = s.field.land
        north = sorted(range(land.size), key=lambda area: self.content.areas[area].at[1])
        works: dict[str, list[str]] = {}
        for marker in self.markers(s):
            works.setdefault(marker.place, []).append(self.note(marker))
        lines = [self.line(s, area, works.get(land.ids[area], [])) for area in north]
        boxes = [self.heading(s), *[line for line in lines if line], self.cup_line(s)]
        return "\n".join(boxes)

    def heading(self, s: War) -> str:
        """Turn, end and points: `turn sep_oct_1615 (end mar_apr_1618)  points ven 0 aus 0`."""
        track = s.field.track.ids
        values = [f"points {' '.join(f'{id} {s.points[side]}' for side, id in enumerate(SIDES))}"]
        if s.field.army_morale:
            values.append(f"morale {' '.join(f'{id} {s.morale[side]}' for side, id in enumerate(SIDES))}")
        now = track[s.turn] if s.turn < len(track) else "-"
        return "  ".join([f"turn {now} (end {track[s.end_box]})", *values])

    def line(self, s: War, area: int, works: list[str]) -> str:
        """Area, what it is, counters, then works and markers; none if there is nothing to tell."""
        land, id = s.field.land, s.field.land.ids[area]
        kind = (
            "*" if land.fortress[area] else "+" if land.town[area] else "^" if land.difficult[area] else " "
        )
        stack = [self.word(s, piece) for piece in s.stacks[area]]
        told = [*stack, *[f"[{work}]" for work in works if work]]
        return f"{id:15} {kind} {' '.join(told)}".rstrip() if told else ""

    def word(self, s: War, piece: int) -> str:
        """A counter with its value, an apostrophe where it is disorganised, a point if it has acted."""
        value = printed(s, piece)
        text = f"{s.field.forces.ids[piece]}{':' if value else ''}{value}"
        return text + ("’" if s.disorganised[piece] else "") + ("." if s.acted[piece] else "")

    def note(self, marker: Marker) -> str:
        """A marker in a word or two: `wall farra 2`, `fort aus`; a town is told by its sign."""
        if marker.kind == "town":
            return ""
        count = str(marker.value) if marker.value > 1 or marker.kind == "wall" else ""
        return " ".join([word for word in (marker.kind, marker.facing, marker.side, count) if word])

    def cup_line(self, s: War) -> str:
        """The markers in the cup and those played."""
        told = []
        for state in (DRAWN, IN_CUP, PLAYED):
            ids = [id for command, id in enumerate(self.commands) if s.cup[command] == state]
            if ids:
                told.append(f"{WHERE[state]}: {' '.join(ids)}")
        return "; ".join(told)


def is_in_reserve(s: War, piece: int) -> bool:
    """It lies in a box: a reinforcement or a loss; the back of a counter in play lies nowhere."""
    if s.at[piece] == WAITING:
        return s.field.forces.group[piece] != NOBODY
    return s.at[piece] in (ELIMINATED, ON_TRACK)


def printed(s: War, piece: int) -> str:
    """The values on the side that a counter shows: 2/3 or 3, 3* for guns, (3) for sappers."""
    forces = s.field.forces
    if forces.type[piece] == CAMP:
        return ""
    face = s.disorganised[piece]
    attack, defence = forces.attack[piece][face], forces.defence[piece][face]
    value = str(attack) if attack == defence else f"{attack}/{defence}"
    if forces.type[piece] == LEADER:
        return value
    return f"({value})" if forces.type[piece] == SAPPER else value + "*" * (forces.type[piece] == ARTILLERY)


def wall_name(border: Border) -> str:
    """What a wall is called: the areas on both sides of it."""
    return "_".join(border.between)


def shared_line(one: list[Point], two: list[Point]) -> tuple[Point, ...]:
    """The line that two outlines have in common, in the direction of the first; borders are one line."""
    theirs = {frozenset(pair) for pair in zip(two, [*two[1:], two[0]], strict=True)}
    sides = list(zip(one, [*one[1:], one[0]], strict=True))
    common = [frozenset(side) in theirs for side in sides]
    if not any(common):
        return ()
    first = 0 if all(common) else next(n for n in range(len(sides)) if common[n] and not common[n - 1])
    line = [sides[first][0]]
    for number in range(len(sides)):
        start, end = sides[(first + number) % len(sides)]
        if not common[(first + number) % len(sides)] or start != line[-1]:
            break
        line.append(end)
    return tuple(line)
