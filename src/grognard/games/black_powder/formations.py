"""Formations (3.4): who may take which, where the new footprint stands, and what a change is refused for.

A `form` leg is (FORM, formation, anchor).
"""

from typing import Final

from grognard.boards.shapes import Shape
from grognard.core.journal import LEGAL, Choice, Note
from grognard.core.step import IMPOSSIBLE
from grognard.games.black_powder import ground, terrain
from grognard.games.black_powder.field import (
    ATTACK_COLUMN,
    BUILDING,
    FORD,
    FORMATIONS,
    GARRISON,
    LINE,
    LYING,
    MIXED,
    MIXES,
    MUST_SQUARE,
    NO_ATTACK_COLUMN,
    POOR_SKIRMISHERS,
    RIFLE_MIXED,
    ROUGH,
    SKIRMISH,
    SKIRMISHES,
    SQUARE,
    TERRAIN_SKIRMISH,
    TINY,
    WOODS,
)
from grognard.games.black_powder.moves import lose_order_in_woods
from grognard.games.black_powder.state import FORM, SQUARED, Battle
from grognard.games.black_powder.strides import Mover
from grognard.games.black_powder.walks import placing

# What a change keeps: its centre, the middle of its front, or its centre with a turn (BP-form-9).
CENTRE: Final = 0
BY_FRONT: Final = 1
TO_LEFT: Final = 2
TO_RIGHT: Final = 3
ABOUT: Final = 4
ANCHORS: Final = ["centre", "front", "left", "right", "about"]
OF_FORMATION: Final = (  # clauses that speak of a unit and a formation
    "BP-form-1", "BP-form-2", "BP-form-3", "BP-form-4", "BP-form-5", "BP-form-6", "BP-form-7",
    "BP-form-8", "BP-form-10", "BP-bld-4", "BP-bld-5", "BP-spec-36",
)  # fmt: skip
TURNS: Final = [0, 0, 2700, 900, 1800]


# Who may


def formation_verdict(s: Battle, unit: int, formation: int) -> str:
    """The clause that forbids a unit to take a formation where it stands, or LEGAL."""
    if s.is_engaged(unit):
        return "BP-form-10"
    if s.deeds[unit] & SQUARED:
        return "BP-cmd-28"
    if s.formation[unit] == GARRISON:
        return "BP-bld-5"
    if formation == GARRISON:
        return "BP-bld-4"
    if formation == s.formation[unit]:
        return "BP-form-8"
    if formation == LYING and s.formation[unit] != LINE:
        return "BP-opt-12"
    return permission(s, unit, formation, s.outline[unit])


def permission(s: Battle, unit: int, formation: int, shape: Shape) -> str:
    """The clause by which a unit's kind may not take a formation, on the ground that a shape touches."""
    kind = s.field.kinds[s.kind[unit]]
    if kind.width[formation] == 0:
        tiny = kind.size == TINY and formation in (ATTACK_COLUMN, SQUARE, MIXED)
        return "BP-form-7" if tiny else "BP-form-1"
    if formation == SKIRMISH:
        return skirmish_verdict(s, unit, shape)
    if formation == MIXED:
        if s.has(unit, POOR_SKIRMISHERS):
            return "BP-spec-36"
        return LEGAL if s.has(unit, MIXES | RIFLE_MIXED) else "BP-form-4"
    if formation == SQUARE and not s.has(unit, MUST_SQUARE):
        return "BP-form-5"
    if formation == ATTACK_COLUMN and s.has(unit, NO_ATTACK_COLUMN):
        return LEGAL if terrain.touches(s, shape, BUILDING) else "BP-form-6"
    return LEGAL


def skirmish_verdict(s: Battle, unit: int, shape: Shape) -> str:
    """The clause that forbids a unit to skirmish (BP-form-2, BP-form-3), or LEGAL."""
    poor = s.has(unit, POOR_SKIRMISHERS)
    if s.has(unit, SKIRMISHES) and not poor:
        return LEGAL
    if s.has(unit, TERRAIN_SKIRMISH):
        broken = any(terrain.touches(s, shape, kind) for kind in (WOODS, ROUGH, FORD))
        return LEGAL if broken else "BP-form-3"
    return "BP-spec-36" if poor and s.has(unit, SKIRMISHES) else "BP-form-2"


# Where


def change_pose(s: Battle, unit: int, formation: int, anchor: int) -> Choice:
    """Where a unit stands after a change (BP-form-9)."""
    x, y, facing = ground.pose(s, unit)
    if anchor == BY_FRONT:
        deeper = ground.depth(s, unit) - s.field.kinds[s.kind[unit]].depth[formation]
        x, y = ground.ahead(x, y, facing, deeper // 2)  # depths are even
    return x, y, (facing + TURNS[anchor]) % 3600


def objection(s: Battle, unit: int, leg: Choice) -> Note | None:
    """The first clause that a change of formation breaks."""
    formation, anchor = leg[1], leg[2]
    if not (0 <= formation < len(FORMATIONS) and 0 <= anchor < len(ANCHORS)):
        return IMPOSSIBLE
    clause = formation_verdict(s, unit, formation)
    if clause not in (LEGAL, "BP-form-3", "BP-form-6"):
        return Note(clause, (unit, formation) if clause in OF_FORMATION else (unit,))
    mover = Mover(s, unit, s.kind[unit], formation)
    pose = change_pose(s, unit, formation, anchor)
    shape = mover.shape(*pose)
    if clause and permission(s, unit, formation, shape):  # the new footprint may touch what the old did not
        return Note(clause, (unit, formation))
    return placing(s, mover, pose, shape, s.outline[unit])


def changes(s: Battle, unit: int) -> list[Choice]:
    """Every legal change with the centre or the front kept, and turned where neither of these is possible."""
    found: list[Choice] = []
    for formation in range(len(FORMATIONS)):
        if formation_verdict(s, unit, formation) not in (LEGAL, "BP-form-3", "BP-form-6"):
            continue
        for anchor in (CENTRE, BY_FRONT):
            if objection(s, unit, (FORM, formation, anchor)) is None:
                found.append((FORM, formation, anchor))
    return found


def form(s: Battle, unit: int, leg: Choice) -> None:
    """A unit changes its formation: one whole move (BP-form-8)."""
    formation = leg[1]
    s.cite("BP-form-8", unit, formation)
    if s.formation[unit] == SQUARE:
        s.deeds[unit] |= SQUARED
    ground.reform(s, unit, formation, *change_pose(s, unit, formation, leg[2]))
    lose_order_in_woods(s, unit)
