"""Commanders (3.26): with whom they ride, how they flee, fall and are followed by the next."""

from typing import Final

from grognard.core.dice import lump
from grognard.core.journal import PASS, Choice, Note
from grognard.core.step import IMPOSSIBLE, Step, Weighted
from grognard.games.black_powder import ground
from grognard.games.black_powder.brigades import largest_unit
from grognard.games.black_powder.dice import TwoDice, volleys
from grognard.games.black_powder.field import NOBODY
from grognard.games.black_powder.state import LOST, ON_TABLE, Battle

GAVE: Final = 1  # what a commander did this turn (`spoken`): gave an order
FINISHED: Final = 2  # gives no more orders
RODE: Final = 4  # moved at the end of the Command phase
JOINED: Final = 8  # joined a unit by Follow me or Rally
GRAZE: Final = 10  # so deep is no overlap yet (BP-geo-13)
LEAST_RATING: Final = 5  # of a successor (BP-com-7)
FATAL: Final = 11  # two dice of so much kill a commander (BP-com-5)


def number(s: Battle, commander: int) -> int:
    """A commander's place in the lists of commanders."""
    return commander - s.field.forces.units


def commanders_of(s: Battle, side: int) -> list[int]:
    """A side's commanders on the table: brigade commanders, then the general."""
    forces = s.field.forces
    pieces = range(forces.units, len(forces.ids))
    return [piece for piece in pieces if forces.side[piece] == side and s.where[piece] == ON_TABLE]


def is_general(s: Battle, commander: int) -> bool:
    return s.field.forces.brigade[commander] == NOBODY


def may_join(s: Battle, commander: int, unit: int) -> bool:
    """A commander joins units of his brigade, the general any of his side (BP-com-3)."""
    if s.side(unit) != s.side(commander) or s.where[unit] != ON_TABLE:
        return False
    brigade = s.field.forces.brigade
    return is_general(s, commander) or brigade[unit] == brigade[commander]


def with_unit(s: Battle, unit: int) -> list[int]:
    """The commanders who have joined a unit."""
    units = s.field.forces.units
    return [units + each for each, joined in enumerate(s.attached) if joined == unit]


def bonus_dice(s: Battle, unit: int) -> int:
    """What the commanders with a unit add to its hand-to-hand dice (BP-com-4)."""
    dice = 0
    for commander in with_unit(s, unit):
        dice += s.because("BP-com-4", s.field.forces.bonus[number(s, commander)])
    return dice


def join(s: Battle, commander: int, unit: int) -> None:
    """A commander rides to a unit and stays with it."""
    s.attached[number(s, commander)] = unit
    s.x[commander], s.y[commander] = s.x[unit], s.y[unit]


def go_along(s: Battle, unit: int) -> None:
    """Who has joined a unit goes where it goes, off the table too (BP-ret-10)."""
    for commander in with_unit(s, unit):
        s.x[commander], s.y[commander] = s.x[unit], s.y[unit]
        s.where[commander] = s.where[unit]


def touches_enemy(s: Battle, commander: int, x: int, y: int) -> bool:
    """His disc would overlap an enemy's footprint there (BP-com-1)."""
    radius = s.field.lengths.commander_radius - GRAZE
    enemies = s.units_of(1 - s.side(commander))
    return any(ground.point_within(s, x, y, enemy, radius) for enemy in enemies)


# Flight and loss


def unit_breaks(s: Battle, unit: int) -> None:
    """Those with a unit that breaks ride to the nearest friends (BP-com-8)."""
    for commander in with_unit(s, unit):
        flee(s, commander, unit, "BP-com-8")


def scatter(s: Battle, unit: int) -> None:
    """Commanders who are alone within an inch of an enemy's final footprint flee (BP-chg-18)."""
    if s.field.referee:  # it is seen on the real table, and reported
        return
    for commander in commanders_of(s, 1 - s.side(unit)):
        alone = s.attached[number(s, commander)] == NOBODY
        if alone and ground.commander_within(s, commander, unit, s.field.lengths.commander_flees):
            flee(s, commander, NOBODY, "BP-chg-18")


def flee(s: Battle, commander: int, left: int, clause: str) -> None:
    """He rides to the nearest friendly unit within his move, or is lost."""
    s.attached[number(s, commander)] = NOBODY
    if s.field.referee:
        s.then(Refuge(commander, left))
        return
    refuge = nearest_refuge(s, commander, left)
    s.cite(clause, commander, 0 if refuge == NOBODY else 1)
    if refuge == NOBODY:
        lose_commander(s, commander)
        return
    s.x[commander], s.y[commander] = s.x[refuge], s.y[refuge]
    if may_join(s, commander, refuge):
        join(s, commander, refuge)


class Refuge(Step[Battle]):
    """At a real table his owner says which friends within his move a commander reaches; he is lost with none.

    `left` is the unit that broke under him (BP-com-8), or nobody if he was alone (BP-chg-18).
    """

    __slots__ = ("commander", "left")
    verb = "refuge"
    kinds = "piece"
    about = "piece"
    passing = "nobody"

    def __init__(self, commander: int, left: int) -> None:
        self.commander: Final = commander
        self.left: Final = left

    def args(self) -> Choice:
        return self.commander, self.left

    def subject(self, s: Battle) -> Choice:
        return (self.commander,)

    def actor(self, s: Battle) -> int:
        return s.side(self.commander)

    def options(self, s: Battle) -> list[Choice]:
        units = s.units_of(s.side(self.commander))
        return [PASS, *[(unit,) for unit in units if unit != self.left]]

    def objection(self, s: Battle, choice: Choice) -> Note | None:
        return None if choice in self.options(s) else IMPOSSIBLE

    def take(self, s: Battle, choice: Choice) -> None:
        s.cite("BP-chg-18" if self.left == NOBODY else "BP-com-8", self.commander, 1 if choice else 0)
        if not choice:
            lose_commander(s, self.commander)
        elif may_join(s, self.commander, choice[0]):
            join(s, self.commander, choice[0])


def nearest_refuge(s: Battle, commander: int, left: int) -> int:
    """The nearest friendly unit within a commander's move but the one he leaves, or NOBODY."""
    best, least = NOBODY, s.field.forces.move[number(s, commander)] + 1
    for unit in s.units_of(s.side(commander)):
        if unit != left:
            found = ground.commander_distance(s, commander, unit)
            if found < least:
                best, least = unit, found
    return best


def lose_commander(s: Battle, commander: int) -> None:
    """A commander is out of the battle; his orders are over."""
    s.where[commander] = LOST
    s.attached[number(s, commander)] = NOBODY
    s.spoken[number(s, commander)] |= FINISHED


def replace_lost(s: Battle, side: int) -> None:
    """The next colonel takes over a brigade that lost its commander; nobody replaces a general (BP-com-7)."""
    brigades = s.field.brigades
    for brigade in brigades.of[side]:
        commander = brigades.commander[brigade]
        unit = largest_unit(s, brigade) if s.where[commander] == LOST else NOBODY
        if unit != NOBODY:
            each = number(s, commander)
            s.where[commander] = ON_TABLE
            s.rating[each] = max(LEAST_RATING, s.rating[each] - 1)
            s.x[commander], s.y[commander] = s.x[unit], s.y[unit]
            s.cite("BP-com-7", commander, unit, s.rating[each])


def risk(s: Battle, unit: int) -> None:
    """After a round that cost the unit casualties, fate is asked for those with it (BP-com-5)."""
    for commander in reversed(with_unit(s, unit)):
        s.then(Fate(commander))


class Fate(TwoDice):
    """On 11 or 12 the commander is lost (BP-com-5)."""

    __slots__ = ("commander",)
    verb = "fate"
    about = "piece"
    tag = "commander"

    def __init__(self, commander: int) -> None:
        self.commander = commander

    def args(self) -> Choice:
        return (self.commander,)

    def owner(self, s: Battle) -> int:
        return s.side(self.commander)

    def classes(self, s: Battle) -> Weighted:
        outcomes = volleys(2)
        return lump(outcomes, [(1 if sum(dice) >= FATAL else 0,) for dice, _ in outcomes])

    def take(self, s: Battle, choice: Choice) -> None:
        lost = sum(choice) >= FATAL
        s.cite("BP-com-5", self.commander, 1 if lost else 0)
        if lost:
            lose_commander(s, self.commander)
