"""What stays true in every position of Black Powder, whoever plays; geometry by floats and by shapely."""

from math import cos, hypot, radians, sin

import shapely
from shapely import Point, Polygon

from grognard.core.journal import Choice, Note
from grognard.games.black_powder.field import GARRISON, LIMBERED, MARCH_COLUMN, NOBODY, NOWHERE, SKIRMISH
from grognard.games.black_powder.field import WAGON_TRAIN as WAGON
from grognard.games.black_powder.state import MOVE, NO_SHAPE, ON_TABLE, Battle

Points = list[tuple[float, float]]

CONTACT = 50  # BP-geo-12
GRAZE = 10  # BP-geo-13
ROUNDING = 2.0  # what whole thousandths and rounded corners come to
HEADED = (MARCH_COLUMN, LIMBERED, WAGON)  # measured by their head (BP-move-10)
SETTLED = {"order", "shoot", "fight", "initiate"}  # steps before which no break test is due


class Upkeep:
    """Called at each step of a match; what has not moved since the last one is not measured again."""

    def __init__(self) -> None:
        self.stood: object = None

    def __call__(self, s: Battle) -> None:
        check_numbers(s)
        check_commanders(s)
        check_routes(s)
        stands = [*s.x, *s.y, *s.facing, *s.where, *s.formation, *s.building, *s.kind]
        if stands != self.stood:
            self.stood = stands
            check_ground(s)


def check_upkeep(s: Battle) -> None:
    """All of it, in any position."""
    Upkeep()(s)


# numbers


def check_numbers(s: Battle) -> None:
    """Losses stay within Stamina but while tests are due; nobody off the table keeps a place on it."""
    settled = bool(s.agenda) and s.agenda[-1].verb in SETTLED
    for unit in range(s.field.forces.units):
        assert s.casualties[unit] >= 0
        assert s.stamina[unit] >= 0
        if settled and s.where[unit] == ON_TABLE and s.stamina[unit] and not s.rounds:
            assert s.casualties[unit] <= s.stamina[unit], f"unit {unit} has more casualties than Stamina"
        if s.where[unit] != ON_TABLE:
            assert s.outline[unit] is NO_SHAPE, f"unit {unit} is gone and has a footprint"
            assert not s.contact[unit], f"unit {unit} is gone and in contact"
            assert s.building[unit] == NOWHERE
        garrisons = s.where[unit] == ON_TABLE and s.formation[unit] == GARRISON
        assert garrisons == (s.building[unit] != NOWHERE), f"unit {unit}: garrison and building disagree"
    held = [building for building in s.building if building != NOWHERE]
    assert len(set(held)) == len(held), "two garrisons in a building"


def check_commanders(s: Battle) -> None:
    """Commanders are on the table if they say so; who has joined a unit is with it (BP-com-3)."""
    units = s.field.forces.units
    for number, unit in enumerate(s.attached):
        piece = units + number
        if s.where[piece] == ON_TABLE:
            assert 0 <= s.x[piece] <= s.field.width, f"commander {piece} is off the table"
            assert 0 <= s.y[piece] <= s.field.depth, f"commander {piece} is off the table"
            if unit != NOBODY:
                assert s.where[unit] == ON_TABLE, f"commander {piece} leads a unit that is gone"
                flat = s.outline[unit].points
                outline = Polygon(list(zip(flat[0::2], flat[1::2], strict=True)))
                away = outline.distance(Point(s.x[piece], s.y[piece]))
                assert away <= s.field.lengths.join + ROUNDING, f"commander {piece} is {away} from his unit"


# the ground


def corners(x: int, y: int, facing: int, width: int, depth: int) -> Points:
    """The corners of a pose from the front left one on, clockwise, by floats."""
    east, north = sin(radians(facing / 10)), cos(radians(facing / 10))
    found = []
    for right, ahead in ((-1, 1), (1, 1), (1, -1), (-1, -1)):
        across, along = right * width / 2, ahead * depth / 2
        found.append((x + along * east + across * north, y + along * north - across * east))
    return found


def footprint(s: Battle, unit: int) -> Points:
    """Where the corners of a unit must be."""
    if s.formation[unit] == GARRISON:
        area = s.field.features[s.building[unit]].area
        assert area is not None
        ring = area.parts[0].points if len(area.parts) == 1 else area.bounds.points
        return list(zip(ring[0::2], ring[1::2], strict=True))
    kind, formation = s.field.kinds[s.kind[unit]], s.formation[unit]
    return corners(s.x[unit], s.y[unit], s.facing[unit], kind.width[formation], kind.depth[formation])


def check_ground(s: Battle) -> None:
    """Footprints are where poses put them, on the table and off each other; contacts are who touches whom."""
    prints: dict[int, Polygon] = {}
    for unit in range(s.field.forces.units):
        if s.where[unit] != ON_TABLE:
            continue
        expected = footprint(s, unit)
        flat = s.outline[unit].points
        found = list(zip(flat[0::2], flat[1::2], strict=True))
        for (ax, ay), (bx, by) in zip(expected, found, strict=True):
            assert hypot(ax - bx, ay - by) <= ROUNDING, f"unit {unit} is not where its pose says"
            assert 0 <= bx <= s.field.width, f"unit {unit} is off the table"
            assert 0 <= by <= s.field.depth, f"unit {unit} is off the table"
        prints[unit] = Polygon(found)
    passing = {step.args()[0] for step in s.agenda if step.verb == "resume"}  # fired at on their way
    near: dict[int, int] = dict.fromkeys(prints, 0)
    sure: dict[int, int] = dict.fromkeys(prints, 0)
    units = list(prints)
    tree = shapely.STRtree(list(prints.values()))
    pairs = tree.query(list(prints.values()), predicate="dwithin", distance=CONTACT + ROUNDING)
    for i, j in zip(*pairs.tolist(), strict=True):
        a, b = units[i], units[j]
        if a >= b:
            continue
        inner = prints[a].buffer(-GRAZE - ROUNDING, join_style="mitre")
        assert passing & {a, b} or not inner.intersects(prints[b]), f"units {a} and {b} overlap"
        if s.side(a) != s.side(b):
            near[a], near[b] = near[a] | 1 << b, near[b] | 1 << a
            if prints[a].distance(prints[b]) <= CONTACT - ROUNDING:
                sure[a], sure[b] = sure[a] | 1 << b, sure[b] | 1 << a
    for unit in prints:
        contact = s.contact[unit]
        assert contact & ~near[unit] == 0, f"unit {unit} is in contact with somebody far away"
        assert sure[unit] & ~contact == 0, f"unit {unit} touches somebody and does not know it"


# declared moves


def check_routes(s: Battle) -> None:
    """No declared move goes farther than one move, its way measured by floats, the ground left aside."""
    for unit, route in zip(s.group, s.routes, strict=False):
        pose: Choice = (s.x[unit], s.y[unit], s.facing[unit])
        for leg in route:
            if leg[0] != MOVE or s.where[unit] != ON_TABLE:
                break
            if s.agenda[-1].verb in ("leg", "brief", "order", "command"):
                far, allowance = length_of(s, unit, pose, leg), pace(s, unit)
                assert far <= allowance + ROUNDING * len(leg), f"unit {unit} moves {far} of {allowance}"
            pose = leg[-3:]


def pace(s: Battle, unit: int) -> int:
    """One move of a unit."""
    lengths, kind = s.field.lengths, s.field.kinds[s.kind[unit]]
    if kind.guns and s.formation[unit] not in HEADED:
        return max(lengths.by_hand, lengths.battalion_gun)
    return lengths.horse if kind.mounted else lengths.foot


def length_of(s: Battle, unit: int, pose: Choice, leg: Choice) -> float:
    """How far a move goes: by its outer man, its head, or its middle; a turn about at an end is free."""
    kind, formation = s.field.kinds[s.kind[unit]], s.formation[unit]
    width, depth = kind.width[formation], kind.depth[formation]
    steps = [leg[i : i + 3] for i in range(1, len(leg), 3)]
    total = 0.0
    for number, step in enumerate(steps):
        before, after = corners(*pose, width, depth), corners(*step, width, depth)
        about = pose[:2] == step[:2] and (step[2] - pose[2]) % 3600 == 1800
        if about and number in (0, len(steps) - 1):
            ways = [0.0]
        elif formation == SKIRMISH:
            ways = [hypot(step[0] - pose[0], step[1] - pose[1])]
        elif formation in HEADED:
            (ax, ay), (bx, by) = front(before), front(after)
            ways = [hypot(bx - ax, by - ay)]
        else:
            ways = [hypot(b[0] - a[0], b[1] - a[1]) for a, b in zip(before, after, strict=True)]
        total += max(ways)
        pose = step
    return total


def front(points: Points) -> tuple[float, float]:
    """The middle of the front edge."""
    return (points[0][0] + points[1][0]) / 2, (points[0][1] + points[1][1]) / 2


# losses


def check_losses(before: list[int], notes: list[Note], after: Battle) -> None:
    """Casualties came and went as the notes of a step say, and not otherwise."""
    expected = before.copy()
    for note in notes:
        if note.clause == "BP-cas-1":
            expected[note.what[0]] += note.what[1]
        elif note.clause == "BP-cas-5":
            expected[note.what[0]] -= note.what[1]
        elif note.clause == "BP-cmd-41":
            expected[note.what[0]] -= 1
        elif note.clause == "BP-spec-25" and len(note.what) > 1:
            expected[note.what[0]] = note.what[1]
    assert after.casualties == expected, f"casualties {before} became {after.casualties}"
