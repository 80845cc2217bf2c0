"""What people see of Black Powder: the open table, terrain, bases and commanders, and their names."""

from typing import Final

from grognard.boards.plane import point_at
from grognard.core.game import Table
from grognard.core.journal import Choice
from grognard.core.step import Chance, Step
from grognard.core.table import (
    Edge,
    Line,
    Marker,
    Outlook,
    Piece,
    Plan,
    Point,
    Position,
    Scene,
    Space,
    Track,
)
from grognard.games.black_powder import ground, outlook, rollcall
from grognard.games.black_powder.content import Content
from grognard.games.black_powder.corrections import MATTERS
from grognard.games.black_powder.field import (
    ARMS,
    BUILDING,
    COVERS,
    FACES,
    FORMATIONS,
    GARRISON,
    NOBODY,
    ROAD,
    SIDES,
    TERRAIN,
    Feature,
    Goal,
)
from grognard.games.black_powder.formations import ANCHORS
from grognard.games.black_powder.orders import Brief
from grognard.games.black_powder.questions import WORDS, Hold, Tell
from grognard.games.black_powder.reports import EVENTS
from grognard.games.black_powder.routes import Leg
from grognard.games.black_powder.state import (
    ANSWERS,
    COMBAT,
    COMMAND,
    DEEDS,
    GAITS,
    LOST,
    ON_TABLE,
    RESERVE,
    SHOOTING,
    Battle,
)
from grognard.games.black_powder.told import QUESTIONS
from grognard.games.black_powder.victory import holder, points

DIE: Final = [str(number) for number in range(7)]
WHEN: Final = ["start", "end"]
LOADS: Final = ["shot", "shell"]
SYMBOLS: Final = ["infantry", "cavalry", "artillery", "wagon"]  # by arm
ROUND: Final = 24  # corners of a disc as it is drawn
COLUMNS: Final = 72  # of the text board
LETTERS: Final = "ICAW"  # a unit of side A in the text board; one of side B is in small letters


class BlackPowderTable(Table[Battle]):
    """The table of Black Powder."""

    def __init__(self, content: Content) -> None:
        self.content: Final = content
        self.fixed: Final[dict[str, list[str]]] = {
            "die": DIE,
            "deed": DEEDS,
            "gait": GAITS,
            "formation": FORMATIONS,
            "anchor": ANCHORS,
            "answer": ANSWERS,
            "face": FACES,
            "when": WHEN,
            "load": LOADS,
            "arm": ARMS,
            "cover": COVERS,
            "question": QUESTIONS,
            "word": WORDS,
            "event": EVENTS,
            "matter": MATTERS,
        }

    # the board

    def scene(self, s: Battle) -> Scene:
        field = s.field
        if field.referee:
            houses = [space(feature) for feature in field.features if feature.kind == BUILDING]
            return Scene(
                *("black_powder", field.scenario, field.width, field.depth, tuple(houses)),
                top=SIDES[1],
                open=True,
                roster=True,
            )
        areas = [space(feature) for feature in field.features if feature.area is not None]
        discs = [disc(goal) for goal in field.goals if goal.building == NOBODY]
        return Scene(
            game="black_powder",
            scenario=field.scenario,
            width=field.width,
            height=field.depth,
            spaces=(*areas, *discs),
            edges=tuple([edge(feature) for feature in field.features if feature.area is None]),
            top=SIDES[top_side(s)],
            open=True,
        )

    def view(self, s: Battle, seat: int) -> Position:
        forces = s.field.forces
        units = [unit for unit in range(forces.units) if s.where[unit] == ON_TABLE]
        leaders = [piece for piece in range(forces.units, len(forces.ids)) if s.where[piece] == ON_TABLE]
        waiting = [unit for unit in range(forces.units) if s.where[unit] == RESERVE]
        return Position(
            turn=s.turn,
            active="" if s.active == NOBODY else SIDES[s.active],
            pieces=(*[self.piece(s, unit) for unit in units], *[self.leader(s, each) for each in leaders]),
            markers=() if s.field.referee else tuple([self.marker(s, goal) for goal in s.field.goals]),
            tracks=self.tracks(s),
            reserve=tuple([self.piece(s, unit) for unit in waiting]),
            plans=self.plans(s) if is_declaring(s) and not s.field.referee else (),
        )

    def piece(self, s: Battle, unit: int) -> Piece:
        """A unit as a base; its strength is what it can still lose before it is shaken."""
        kind = s.field.kinds[s.kind[unit]]
        here = s.where[unit] == ON_TABLE
        on_table = here and not s.field.referee
        stamina = s.stamina[unit]
        garrisoned = here and s.formation[unit] == GARRISON
        pose = (s.x[unit], s.y[unit], s.facing[unit]) if on_table else None
        base = (ground.width(s, unit), ground.depth(s, unit)) if on_table and not garrisoned else None
        return Piece(
            id=s.field.forces.ids[unit],
            symbol=SYMBOLS[kind.arm],
            side=SIDES[s.side(unit)],
            place=s.field.features[s.building[unit]].id if garrisoned else "" if here else "reserve",
            strength=max(0, stamina - s.casualties[unit]),
            full=stamina,
            name=kind.id,
            badges=tuple(rollcall.badges(s, unit)),
            pose=pose,
            base=base,
            formation=FORMATIONS[s.formation[unit]],
            value=str(s.casualties[unit]) if s.casualties[unit] else "",
            command=s.field.brigades.ids[s.field.forces.brigade[unit]],
            ranges=outlook.ranges(s, unit) if on_table else (),
        )

    def leader(self, s: Battle, commander: int) -> Piece:
        """A commander as a disc."""
        forces, number = s.field.forces, commander - s.field.forces.units
        brigade = forces.brigade[commander]
        joined = s.attached[number]
        across = 2 * s.field.lengths.commander_radius
        return Piece(
            id=forces.ids[commander],
            symbol="general" if brigade == NOBODY else "commander",
            side=SIDES[forces.side[commander]],
            place="" if joined == NOBODY else forces.ids[joined],
            strength=s.rating[number],
            full=s.rating[number],
            pose=None if s.field.referee else (s.x[commander], s.y[commander], 0),
            base=None if s.field.referee else (across, across),
            value=str(s.rating[number]),
            ranges=() if s.field.referee else (s.field.lengths.command_step,),
            command="" if brigade == NOBODY else s.field.brigades.ids[brigade],
        )

    def marker(self, s: Battle, goal: Goal) -> Marker:
        """An objective and who holds it (BP-vic-4)."""
        held = holder(s, goal)
        place = goal.id if goal.building == NOBODY else s.field.features[goal.building].id
        return Marker("objective", place, value=goal.points, side="" if held == NOBODY else SIDES[held])

    def tracks(self, s: Battle) -> tuple[Track, ...]:
        """Turns; points held, units lost and brigades broken by side."""
        brigades, forces = s.field.brigades, s.field.forces
        found, held = [Track("turns", s.turn, s.field.turns)], points(s)
        for side, id in enumerate(SIDES):
            broken = sum([s.broken[brigade] for brigade in brigades.of[side]])
            lost = sum([s.where[unit] == LOST for unit in forces.of[side]])
            found.append(Track("points", held[side], None, id))
            found.append(Track("broken", broken, max(2, (len(brigades.of[side]) + 1) // 2), id))
            found.append(Track("lost", lost, None, id))
        return tuple(found)

    # names

    def names(self, s: Battle, kind: str) -> list[str]:
        if kind == "piece":
            return s.field.forces.ids
        if kind == "feature":
            return [feature.id for feature in s.field.features]
        if kind == "brigade":
            return s.field.brigades.ids
        if kind == "side":
            return s.field.armies
        if kind == "goal":
            return [goal.id for goal in s.field.goals]
        return self.fixed.get(kind, [])

    def title(self, s: Battle, kind: str, number: int) -> tuple[str, str]:
        """Units by their profile, counted where it has several; what a scenario names, by its own names."""
        forces, scenario = s.field.forces, s.field.scenario
        if kind == "piece" and number < forces.units:
            return f"unit-{s.field.kinds[forces.kind[number]].id}", rank(s, number)
        if kind == "piece" and forces.ids[number] in s.field.titles:
            key = "roster-general" if forces.brigade[number] == NOBODY else "roster-commander"
            return key, s.field.titles[forces.ids[number]]
        if kind == "feature" and s.field.drawn:
            feature = s.field.features[number]
            alike = s.field.by_kind[feature.kind]
            return f"terrain-{TERRAIN[feature.kind]}", numeral(alike.index(number) + 1) if alike[1:] else ""
        if kind == "piece":
            return f"commander-{scenario}-{forces.ids[number]}", ""
        if kind in PREFIXES:
            return f"{PREFIXES[kind]}-{scenario}-{self.names(s, kind)[number]}", ""
        return "", ""

    def given(self, s: Battle, kind: str, number: int) -> str:
        """Commanders and brigades as a roster calls them."""
        field = s.field
        if kind == "brigade":
            return field.titles.get(field.brigades.ids[number], "")
        return field.names.get(field.forces.ids[number], "") if kind == "piece" else ""

    def pieces_at(self, s: Battle, place: int) -> list[int]:
        return []

    def hits(self, s: Battle, step: Chance[Battle], outcome: Choice) -> list[bool]:
        return outlook.telling(step, outcome)

    def phase(self, s: Battle, step: Step[Battle]) -> str:
        """Tests and questions come in every phase."""
        if s.phase == COMMAND and s.command == NOBODY and isinstance(step, Tell) and s.group:
            return "initiative"
        return "" if isinstance(step, Hold) else {SHOOTING: "shooting", COMBAT: "combat"}.get(s.phase, "")

    def aim(self, s: Battle, step: Chance[Battle]) -> int:
        return outlook.need_of(step)

    def lines(self, s: Battle, seat: int, piece: int) -> list[Line]:
        if s.field.referee:
            return []
        return [*outlook.lines_of_fire(s, piece), *outlook.lines_of_charge(s, piece)]

    def outlook(self, s: Battle, step: Step[Battle], choice: Choice) -> Outlook | None:
        """What a leg costs and where it ends; how likely moves are when an order is given."""
        if s.field.referee:
            return None
        chances = outlook.command_chances(s, step, choice)
        if chances:
            return Outlook(chances=tuple(chances))
        spent, allowed, after = outlook.after_leg(s, step, choice)
        if after is None:
            return Outlook(spent, allowed) if allowed else None
        unit = s.group[-1]
        return Outlook(spent, allowed, self.piece(after, unit), tuple(outlook.lines_of_fire(after, unit)))

    def plans(self, s: Battle) -> tuple[Plan, ...]:
        """What units have been told and not done yet."""
        ids = s.field.forces.ids
        return tuple(
            [
                Plan(ids[unit], tuple([self.piece(trial, unit) for trial in trials]))
                for unit, trials in outlook.stands(s)
            ]
        )

    # the terminal

    def text_board(self, s: Battle, seat: int) -> str:
        """The table from above, a sign for about an inch and two lines; then a line for each unit."""
        if s.field.referee:
            return rollcall.roster(s)
        width = min(COLUMNS, s.field.width // 1000)
        height = max(1, s.field.depth * width // s.field.width // 2)
        cells = [[self.sign(s, x, y, width, height) for x in range(width)] for y in range(height)]
        for unit in range(s.field.forces.units):
            if s.where[unit] == ON_TABLE:
                x = min(width - 1, s.x[unit] * width // s.field.width)
                y = min(height - 1, s.y[unit] * height // s.field.depth)
                letter = LETTERS[s.arm(unit)]
                cells[y][x] = letter if s.side(unit) == 0 else letter.lower()
        if seat != 1:  # the north is above, unless it is one's own edge
            cells.reverse()
        else:
            cells = [row[::-1] for row in cells]
        drawn = ["".join(row).rstrip() for row in cells]
        return "\n".join([*drawn, "", *[rollcall.line(s, unit) for unit in range(s.field.forces.units)]])

    def sign(self, s: Battle, column: int, row: int, width: int, height: int) -> str:
        """What lies at a place: the first feature that covers it."""
        x = (2 * column + 1) * s.field.width // (2 * width)
        y = (2 * row + 1) * s.field.depth // (2 * height)
        best = "."
        for feature in s.field.features:
            covered = feature.area is not None and feature.area.covers(x, y)
            if covered or (feature.road is not None and feature.road.covers(x, y)):
                best = SIGNS[feature.kind]
        return best


PREFIXES: Final = {"brigade": "brigade", "feature": "terrain", "goal": "objective"}
NUMERALS: Final = ((10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"))


def rank(s: Battle, unit: int) -> str:
    """The number of a unit among those of its profile, as battalions are numbered; none if it is alone."""
    forces, kinds = s.field.forces, s.field.kinds
    id = kinds[forces.kind[unit]].id
    alike = [each for each in range(forces.units) if kinds[forces.kind[each]].id == id]
    return numeral(alike.index(unit) + 1) if len(alike) > 1 else ""


def numeral(number: int) -> str:
    """A Roman number."""
    written = ""
    for value, sign in NUMERALS:
        written += sign * (number // value)
        number %= value
    return written


SIGNS: Final = 'fr=#@^:~"%'  # by kind of terrain


def is_declaring(s: Battle) -> bool:
    """An order is being put into words."""
    return bool(s.agenda) and isinstance(s.agenda[-1], Brief | Leg)


def top_side(s: Battle) -> int:
    """The side that deploys farther north has its edge above."""
    zones = s.field.zones
    norths = [max(zone[1::2], default=0) for zone in zones]
    return int(norths[1] >= norths[0])


def space(feature: Feature) -> Space:
    """An area of terrain."""
    assert feature.area is not None
    x, y = ground.centre(feature)
    return Space(
        id=feature.id,
        label=feature.id,
        polygon=pairs(feature.points),
        centre=(x, y),
        terrain=TERRAIN[feature.kind],
        height=feature.level or feature.size,
    )


def edge(feature: Feature) -> Edge:
    """A road, an obstacle or a fortification."""
    return Edge(
        TERRAIN[feature.kind],
        pairs(feature.points),
        level=feature.cover,
        name=feature.id,
        width=feature.width if feature.kind == ROAD else 0,
    )


def disc(goal: Goal) -> Space:
    """The ground of an objective, drawn as a ring."""
    ring = tuple([point_at(goal.x, goal.y, 3600 * step // ROUND, 0, goal.radius) for step in range(ROUND)])
    return Space(goal.id, goal.id, ring, (goal.x, goal.y), "objective")


def pairs(points: list[int]) -> tuple[Point, ...]:
    return tuple([(points[i], points[i + 1]) for i in range(0, len(points), 2)])
