"""Free deployment (BP-scen-2, BP-opt-18): each side places its starting units anew in its zone."""

from typing import Final

from grognard.core.journal import PASS, Choice, Note
from grognard.core.rng import Rng
from grognard.core.step import Step
from grognard.games.black_powder import formations, ground, legs
from grognard.games.black_powder.commanders import go_along
from grognard.games.black_powder.field import FORMATIONS, GARRISON, NOBODY, NOWHERE
from grognard.games.black_powder.state import ON_TABLE, Battle

GRID: Final = 3000  # between the places that are looked at
OFFERED: Final = 8  # places of one unit in the menu


def deploy_objection(s: Battle, side: int, choice: Choice) -> Note | None:
    """The first clause that a new place breaks."""
    unit, formation, x, y, facing = choice
    if unit >= s.field.forces.units or s.side(unit) != side:
        return Note("BP-cmd-22", (unit,))
    if s.where[unit] != ON_TABLE:
        return Note("BP-scen-2", (unit,))
    if formation == GARRISON or not 0 <= formation < len(FORMATIONS):
        return Note("BP-form-1", (unit, formation))
    shape = ground.shape_at(s, unit, formation, x, y, facing)
    clause = formations.permission(s, unit, formation, shape)
    if clause:
        return Note(clause, (unit, formation))
    if not ground.in_zone(s, side, shape):
        return Note("BP-scen-2", (unit,))
    return legs.placing(s, unit, formation, x, y, facing)


def places(s: Battle, side: int, unit: int) -> list[Choice]:
    """Some places for a unit in its zone, in its formation and facing as it does."""
    formation = s.formation[unit]
    if formation == GARRISON:
        return []
    zone = s.field.zones[side]
    west, east, south, north = min(zone[0::2]), max(zone[0::2]), min(zone[1::2]), max(zone[1::2])
    found: list[Choice] = []
    for x in range(west + GRID // 2, east, GRID):
        for y in range(south + GRID // 2, north, GRID):
            choice = (unit, formation, x, y, s.facing[unit])
            if deploy_objection(s, side, choice) is None:
                found.append(choice)
    return found[:: 1 + len(found) // OFFERED]


class Deploy(Step[Battle]):
    """A side places one of its units anew, or is ready."""

    __slots__ = ("side",)
    verb = "deploy"
    kinds = "piece formation pose"
    about = "side"
    passing = "ready"

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def args(self) -> Choice:
        return (self.side,)

    def actor(self, s: Battle) -> int:
        return self.side

    def options(self, s: Battle) -> list[Choice]:
        found: list[Choice] = [PASS]
        for unit in s.units_of(self.side):
            found.extend(places(s, self.side, unit))
        return found

    def objection(self, s: Battle, choice: Choice) -> Note | None:
        return deploy_objection(s, self.side, choice) if choice else None

    def propose(self, s: Battle, rng: Rng) -> Choice:
        units = s.units_of(self.side)
        pick = rng.below(2 * len(units) + 1)
        found = places(s, self.side, units[pick]) if pick < len(units) else []
        return found[rng.below(len(found))] if found else PASS

    def take(self, s: Battle, choice: Choice) -> None:
        if not choice:
            return
        unit, formation, x, y, facing = choice
        if s.building[unit] != NOWHERE:
            s.holders[s.building[unit]] = NOBODY  # it never was there
        ground.reform(s, unit, formation, x, y, facing)
        go_along(s, unit)
        s.cite("BP-scen-2", unit)
        s.cite("BP-opt-18", unit)
        s.then(DEPLOY[self.side])


DEPLOY: Final = [Deploy(0), Deploy(1)]
