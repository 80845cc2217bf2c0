"""The end of the Command phase: commanders ride (BP-seq-4, 3.26), brave units find heart (BP-spec-25)."""

from typing import Final

from grognard.core.dice import lump
from grognard.core.journal import PASS, Choice, Note
from grognard.core.rng import Rng
from grognard.core.step import Rule, Step, Weighted
from grognard.games.black_powder import ground
from grognard.games.black_powder.commanders import (
    JOINED,
    RODE,
    commanders_of,
    is_general,
    may_join,
    number,
    touches_enemy,
)
from grognard.games.black_powder.dice import FACES
from grognard.games.black_powder.field import BRAVE, NOBODY
from grognard.games.black_powder.state import HEARTENED, ON_TABLE, Battle
from grognard.games.black_powder.steps import UnitDie

INCH: Final = 1000  # how far behind a unit its commander likes to stand (BP-cand-12)


# Who may ride where


def ride_objection(s: Battle, commander: int, x: int, y: int, unit: int) -> Note | None:
    """The first clause that a commander's move breaks; `unit` is the one he joins, or NOBODY."""
    refused = rider_objection(s, commander)
    if refused is not None:
        return refused
    if not (0 <= x <= s.field.width and 0 <= y <= s.field.depth):
        return Note("BP-geo-15", (commander,))
    allowance = s.field.forces.move[number(s, commander)]
    way = ground.straight(s.x[commander], s.y[commander], x, y)
    if way > allowance:
        mounted = allowance == s.field.lengths.commander_horse
        return Note("BP-move-7" if mounted else "BP-move-6", (commander, way, allowance))
    if touches_enemy(s, commander, x, y):
        return Note("BP-com-1", (commander,))
    if unit != NOBODY and not can_join_at(s, commander, x, y, unit):
        return Note("BP-com-3", (commander, unit))
    return None


def rider_objection(s: Battle, commander: int) -> Note | None:
    """Whether a piece is a commander who has not moved yet (BP-com-2, BP-seq-4)."""
    if commander < s.field.forces.units or s.side(commander) != s.active:
        return Note("BP-cmd-22", (commander,))
    if s.where[commander] != ON_TABLE or s.spoken[number(s, commander)] & (RODE | JOINED):
        return Note("BP-com-2", (commander,))
    general = s.field.generals[s.active]
    if general not in (NOBODY, commander) and s.spoken[number(s, general)] & RODE:
        return Note("BP-seq-4", (commander,))
    return None


def can_join_at(s: Battle, commander: int, x: int, y: int, unit: int) -> bool:
    """He ends his move within an inch of a unit that he may join (BP-com-3)."""
    if unit >= s.field.forces.units or not may_join(s, commander, unit):
        return False
    return ground.point_within(s, x, y, unit, s.field.lengths.join)


def riders(s: Battle) -> list[int]:
    """The commanders who may still move."""
    return [each for each in commanders_of(s, s.active) if rider_objection(s, each) is None]


def rides(s: Battle, commander: int) -> list[Choice]:
    """Useful places for a commander (BP-cand-12), legal ones only."""
    found: list[Choice] = []
    units = [unit for unit in s.units_of(s.active) if may_join(s, commander, unit)]
    if units and not is_general(s, commander):
        count = len(units)
        found.append(
            (commander, sum(s.x[unit] for unit in units) // count, sum(s.y[unit] for unit in units) // count)
        )
        found.extend([(commander, *ground.behind(s, unit, INCH)) for unit in units])
    if is_general(s, commander):
        others = commanders_of(s, s.active)
        found.extend([(commander, s.x[other], s.y[other]) for other in others if other != commander])
    limit, radius = s.field.lengths.proximity, s.field.lengths.commander_radius
    for unit in units:
        if ground.enemy_within(s, unit, limit):
            found.append((commander, *ground.behind(s, unit, radius), unit))
    legal: list[Choice] = []
    for choice in found:
        if choice not in legal and ride_objection(s, *read_ride(choice)) is None:
            legal.append(choice)
    return legal


def read_ride(choice: Choice) -> tuple[int, int, int, int]:
    """Commander, place, and the unit that he joins or NOBODY."""
    return choice[0], choice[1], choice[2], choice[3] if len(choice) > 3 else NOBODY


class Ride(Step[Battle]):
    """A commander moves once, and may join a unit."""

    __slots__ = ()
    verb = "ride"
    kinds = "piece point piece?"
    passing = "end"

    def args(self) -> Choice:
        return PASS

    def actor(self, s: Battle) -> int:
        return s.active

    def options(self, s: Battle) -> list[Choice]:
        found: list[Choice] = [PASS]
        for commander in riders(s):
            found.extend(rides(s, commander))
        return found

    def objection(self, s: Battle, choice: Choice) -> Note | None:
        return ride_objection(s, *read_ride(choice)) if choice else None

    def propose(self, s: Battle, rng: Rng) -> Choice:
        found = rides(s, rng.pick(riders(s))) if rng.below(3) else []
        return rng.pick(found) if found else PASS

    def take(self, s: Battle, choice: Choice) -> None:
        if not choice:
            return
        commander, x, y, unit = read_ride(choice)
        each = number(s, commander)
        s.x[commander], s.y[commander] = x, y
        s.attached[each] = unit
        s.spoken[each] |= RODE
        s.cite("BP-seq-4" if is_general(s, commander) else "BP-com-2", commander)
        if unit != NOBODY:
            s.cite("BP-com-3", commander, unit)
        s.then(RIDES)


class Rides(Rule[Battle]):
    """Commanders ride as long as one of them may."""

    __slots__ = ()
    verb = "rides"

    def take(self, s: Battle, choice: Choice) -> None:
        if riders(s):
            s.then(RIDE)


# The brave


def hearten_objection(s: Battle, unit: int) -> Note | None:
    """Shaken, brave, and out of every enemy's reach (BP-spec-25)."""
    if unit >= s.field.forces.units or s.side(unit) != s.active or s.where[unit] != ON_TABLE:
        return Note("BP-cmd-22", (unit,))
    if s.deeds[unit] & HEARTENED:
        return Note("BP-seq-10", (unit,))
    brave = s.has(unit, BRAVE) and s.is_shaken(unit)
    if not brave or ground.enemy_within(s, unit, s.field.lengths.brave):
        return Note("BP-spec-25", (unit,))
    return None


class Hearten(Step[Battle]):
    """The owner lets a brave unit try to find its courage again."""

    __slots__ = ()
    verb = "hearten"
    kinds = "piece"

    def args(self) -> Choice:
        return PASS

    def actor(self, s: Battle) -> int:
        return s.active

    def options(self, s: Battle) -> list[Choice]:
        units = s.units_of(s.active)
        return [PASS] + [(unit,) for unit in units if hearten_objection(s, unit) is None]

    def objection(self, s: Battle, choice: Choice) -> Note | None:
        return hearten_objection(s, choice[0]) if choice else None

    def take(self, s: Battle, choice: Choice) -> None:
        if choice:
            s.deeds[choice[0]] |= HEARTENED
            s.then(BraveRoll(choice[0]), HEARTENINGS)


class BraveRoll(UnitDie):
    """The unit loses a casualty on 4 or more (BP-spec-25)."""

    __slots__ = ()
    verb = "brave"
    tag = "brave"

    def classes(self, s: Battle) -> Weighted:
        return lump(FACES, [(1 if face >= s.field.brave else 0,) for (face,), _ in FACES])

    def take(self, s: Battle, choice: Choice) -> None:
        if choice[0] >= s.field.brave:
            s.casualties[self.unit] -= 1
        s.cite("BP-spec-25", self.unit, s.casualties[self.unit])


class Heartenings(Rule[Battle]):
    """Brave units are asked for as long as one of them may try."""

    __slots__ = ()
    verb = "heartenings"

    def take(self, s: Battle, choice: Choice) -> None:
        if any(hearten_objection(s, unit) is None for unit in s.units_of(s.active)):
            s.then(HEARTEN)


RIDE: Final = Ride()
RIDES: Final = Rides()
HEARTEN: Final = Hearten()
HEARTENINGS: Final = Heartenings()
