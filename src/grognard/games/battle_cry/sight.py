"""Line of sight (3.7): what lies between two hexes, and whether it hides the target."""

from grognard.core.journal import Choice, Note
from grognard.games.battle_cry.field import ARTILLERY, NOBODY, Field, Sight
from grognard.games.battle_cry.state import Battle


def sight(field: Field, a: int, b: int) -> Sight:
    """The sight between two hexes, by the terrain alone; worked out once a pair."""
    known = field.sights[a * field.size + b]
    if known is None:
        known = survey(field, a, b)
        field.sights[a * field.size + b] = known
    return known


def survey(field: Field, a: int, b: int) -> Sight:
    """Look along the exact segment between two centres (BC-los-2, BC-los-11)."""
    line = field.board.line(a, b)
    for hex in line.crossed:
        if hides(field, hex, a, b):
            return Sight(hex, "BC-los-5", (), [])
    runs: list[tuple[Choice, Choice]] = [((left,), (right,)) for left, right in line.sides]
    if field.sides_together and runs:
        runs = [(tuple([left for left, _ in line.sides]), tuple([right for _, right in line.sides]))]
    for lefts, rights in runs:
        left, right = first_hiding(field, lefts, a, b), first_hiding(field, rights, a, b)
        if left != NOBODY and right != NOBODY:
            return Sight(left, "BC-var-10" if field.sides_together else "BC-los-8", (), [])
    return Sight(NOBODY, "", line.crossed, runs)


def hides(field: Field, hex: int, a: int, b: int) -> bool:
    """The terrain of the hex blocks the sight between two others (BC-los-13, BC-hill-4, BC-hill-5)."""
    ground = field.ground
    if ground.high[hex]:
        return not (ground.high[a] and ground.high[b])
    return ground.blocks[hex] != ""


def first_hiding(field: Field, hexes: Choice, a: int, b: int) -> int:
    """The first of the hexes along a side whose terrain blocks; what is off the board does not (BC-los-9)."""
    for hex in hexes:
        if hex != NOBODY and hides(field, hex, a, b):
            return hex
    return NOBODY


def is_hidden(s: Battle, unit: int, a: int, b: int) -> bool:
    """The unit on a cannot see hex b."""
    view = s.field.sights[a * s.field.size + b]
    if view is None:
        view = sight(s.field, a, b)
    if view.wall != NOBODY:
        return True
    unit_on, general_on = s.unit_on, s.general_on
    for hex in view.crossed:
        if (unit_on[hex] != NOBODY or general_on[hex] != NOBODY) and not sees_over(s, unit, a, hex):
            return True
    for lefts, rights in view.runs:
        if blocking(s, unit, lefts, a, b) != NOBODY and blocking(s, unit, rights, a, b) != NOBODY:
            return True
    return False


def blocking(s: Battle, unit: int, hexes: Choice, a: int, b: int) -> int:
    """The first hex along a side that blocks by its terrain or by a piece."""
    for hex in hexes:
        if hex == NOBODY:
            continue
        if hides(s.field, hex, a, b):
            return hex
        if (s.unit_on[hex] != NOBODY or s.general_on[hex] != NOBODY) and not sees_over(s, unit, a, hex):
            return hex
    return NOBODY


def sees_over(s: Battle, unit: int, here: int, hex: int) -> bool:
    """Artillery on a hill sees over friends on an adjacent lower hex that is not blocking (BC-hill-7)."""
    field = s.field
    if field.army.arm[unit] != ARTILLERY or not field.ground.high[here]:
        return False
    if field.distance[here][hex] != 1 or field.ground.high[hex] or field.ground.blocks[hex]:
        return False
    piece = s.unit_on[hex] if s.unit_on[hex] != NOBODY else s.general_on[hex]
    if field.army.side[piece] != field.army.side[unit]:
        return False
    s.cite("BC-hill-7", unit, hex)
    return True


def hidden_by(s: Battle, unit: int, a: int, b: int) -> Note | None:
    """Why the unit on a cannot see hex b: the clause and the hex in the way."""
    view = sight(s.field, a, b)
    if view.wall != NOBODY:
        if s.field.ground.high[view.wall] and view.wall_clause == "BC-los-5":
            return Note(
                "BC-hill-6" if s.field.ground.high[a] != s.field.ground.high[b] else "BC-hill-4", (view.wall,)
            )
        return Note(view.wall_clause, (view.wall,))
    for hex in view.crossed:
        if sees_over(s, unit, a, hex):
            continue
        if s.unit_on[hex] != NOBODY:
            return Note("BC-los-6", (hex,))
        if s.general_on[hex] != NOBODY:
            return Note("BC-los-7", (hex,))
    for lefts, rights in view.runs:
        left, right = blocking(s, unit, lefts, a, b), blocking(s, unit, rights, a, b)
        if left != NOBODY and right != NOBODY:
            return Note("BC-var-10" if s.field.sides_together else "BC-los-8", (left, right))
    return None
