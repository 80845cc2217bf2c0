"""What the tests of charges have in common: begin one, and look where everybody stands."""

from tests.games.black_powder.firing import range_table
from tests.games.black_powder.sandtable import Unit

from grognard.core.journal import Choice
from grognard.games.black_powder import charges, ground
from grognard.games.black_powder.field import Feature
from grognard.games.black_powder.reasons import code_of
from grognard.games.black_powder.state import COMMAND, Battle

Pose = tuple[float, float, float]
CHARGER, TARGET = 0, 1


def field_day(*units: Unit, terrain: list[Feature] | None = None, **options: bool) -> Battle:
    """A table on which it is side A's Command phase."""
    s = range_table(list(units), terrain, **options)
    s.phase = COMMAND
    return s


def inches(pose: Choice) -> Pose:
    """A pose in inches and degrees."""
    return pose[0] / 1000, pose[1] / 1000, pose[2] / 10


def where(s: Battle, unit: int) -> Pose:
    return inches(ground.pose(s, unit))


def charge(s: Battle, unit: int = CHARGER, target: int = TARGET, slide: int = charges.DEFAULT) -> Battle:
    """Begin a legal charge, and go on until somebody has to decide."""
    found = charges.objection(s, unit, target, slide)
    assert found is None, found
    charges.begin(s, unit, target, slide)
    s.settle()
    return s


def refused(s: Battle, unit: int = CHARGER, target: int = TARGET, slide: int = charges.DEFAULT) -> str:
    """The reason code and the clause of a charge that is refused, or nothing."""
    found = charges.objection(s, unit, target, slide)
    return "" if found is None else f"{code_of(found.clause)} {found.clause}"
