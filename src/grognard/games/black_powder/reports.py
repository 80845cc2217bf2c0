"""Reports from a real table (referee mode): what was done there that the rules must know of."""

from typing import Final

from grognard.core.journal import PASS, Choice, Note
from grognard.core.rng import Rng
from grognard.core.step import IMPOSSIBLE, Step
from grognard.games.black_powder import assaults, buildings, casualties, drills, ground, moves, told
from grognard.games.black_powder.commanders import commanders_of, flee, join, may_join, number
from grognard.games.black_powder.corrections import Correct
from grognard.games.black_powder.field import (
    BUILDING,
    FRONT,
    GARRISON,
    INFANTRY,
    LEFT,
    NOBODY,
    REAR,
    RIGHT,
    SKIRMISH,
)
from grognard.games.black_powder.state import ON_TABLE, Battle

FORMED: Final = 0
ENTERED: Final = 1
CHARGED_HOME: Final = 2
TOUCHED: Final = 3
CROSSED: Final = 4
BURST: Final = 5
JOINED: Final = 6
LEFT_UNIT: Final = 7
FLED: Final = 8
MOUNTED: Final = 9
PARTED: Final = 10
WOODED: Final = 11
WRONG: Final = 12
EVENTS: Final = [
    "formed", "entered", "charged", "touched", "crossing", "burst", "joined", "left", "fled", "mounted",
    "parted", "wooded", "wrong",
]  # fmt: skip
FOLLOWS: Final = [
    "piece formation", "piece feature", "piece piece", "piece piece face", "piece piece", "piece",
    "piece piece", "piece", "piece", "piece", "piece", "piece", "piece",
]  # fmt: skip


class Story(Step[Battle]):
    """One word of a report after another: what has been said leaves the choice of what can follow."""

    __slots__ = ("said",)
    about = "event? piece?"

    def __init__(self, said: Choice) -> None:
        self.said: Final = said

    def args(self) -> Choice:
        return self.said

    def subject(self, s: Battle) -> Choice:
        return self.said[:2]

    def actor(self, s: Battle) -> int:
        return s.active

    def options(self, s: Battle) -> list[Choice]:
        place = len(self.said)
        found = {story[place] for story in stories(s, self.said) if story[:place] == self.said}
        return [(each,) for each in sorted(found)]

    def objection(self, s: Battle, choice: Choice) -> Note | None:
        return None if choice in self.options(s) else IMPOSSIBLE

    def take(self, s: Battle, choice: Choice) -> None:
        said = (*self.said, *choice)
        kinds = FOLLOWS[said[0]].split()
        if len(said) > len(kinds):
            s.then(REPORT)
            happen(s, said)
        elif len(said) == 1:
            s.then(Who(said))
        else:
            s.then(LATER[kinds[len(said) - 1]](said))


class Report(Story):
    """The active side tells what happened on the table, one thing after another, until that is all."""

    __slots__ = ()
    verb = "report"
    kinds = "event"

    def options(self, s: Battle) -> list[Choice]:
        return [*super().options(s), PASS]

    def propose(self, s: Battle, rng: Rng) -> Choice:
        return PASS if rng.below(3) else rng.pick(self.options(s))

    def take(self, s: Battle, choice: Choice) -> None:
        if choice:
            super().take(s, choice)


class Who(Story):
    """Of whom a report is."""

    __slots__ = ()
    verb = "who"
    kinds = "piece"


class Whom(Story):
    """The other of two pieces."""

    __slots__ = ()
    verb = "whom"
    kinds = "piece"


class Into(Story):
    """The formation that a unit took."""

    __slots__ = ()
    verb = "into"
    kinds = "formation"


class House(Story):
    """The building that a unit entered."""

    __slots__ = ()
    verb = "house"
    kinds = "feature"


class Against(Story):
    """The face of the enemy that is touched."""

    __slots__ = ()
    verb = "against"
    kinds = "face"


REPORT: Final = Report(PASS)
LATER: Final[dict[str, type[Story]]] = {"piece": Whom, "formation": Into, "feature": House, "face": Against}


def stories(s: Battle, said: Choice) -> list[Choice]:
    """Everything that can be told now, in full; if something is said already, only what is of its kind."""
    event = said[0] if said else NOBODY
    found: list[Choice] = []
    if event in (NOBODY, CHARGED_HOME, TOUCHED, CROSSED):
        found += of_fights(s)
    if event in (NOBODY, JOINED, LEFT_UNIT, FLED):
        found += of_commanders(s)
    if event in (NOBODY, WRONG):
        found += [(WRONG, piece) for piece in range(len(s.field.forces.ids))]
    return found + of_units(s)


# What can be told


def of_units(s: Battle) -> list[Choice]:
    """Formations taken, buildings entered, friends burst through, men in the saddle."""
    found: list[Choice] = []
    for unit in range(s.field.forces.units):
        if s.where[unit] != ON_TABLE:
            continue
        found.extend([(FORMED, unit, formation) for formation in drills.drills_of(s, unit)])
        found.extend([(ENTERED, unit, building) for building in houses_for(s, unit)])
        if not s.disordered[unit]:
            found.append((BURST, unit))
        if s.field.kinds[s.kind[unit]].partner != NOBODY and not s.is_engaged(unit):
            found.append((MOUNTED, unit))
        if s.is_engaged(unit):
            found.append((PARTED, unit))
        loose = s.formation[unit] in (SKIRMISH, GARRISON)
        if s.field.formed_in_woods and s.arm(unit) == INFANTRY and not loose and not s.disordered[unit]:
            found.append((WOODED, unit))
    return found


def houses_for(s: Battle, unit: int) -> list[int]:
    """The empty buildings that are large enough for a unit of infantry (BP-bld-1, BP-bld-3)."""
    if s.arm(unit) != INFANTRY or s.is_engaged(unit) or s.formation[unit] == GARRISON:
        return []
    houses = [number for number, feature in enumerate(s.field.features) if feature.kind == BUILDING]
    empty = [house for house in houses if buildings.garrison_of(s, house) == NOBODY]
    return [house for house in empty if buildings.holds(s, house, unit)]


def of_fights(s: Battle) -> list[Choice]:
    """Charges, enemies touched besides, fire at who crosses a front."""
    found: list[Choice] = []
    for unit in s.units_of(s.active):
        found.extend([(CHARGED_HOME, unit, enemy) for enemy in assaults.prey_of(s, unit)])
        found.extend([(CROSSED, enemy, unit) for enemy in assaults.watchers(s, unit, NOBODY)])
        for enemy in s.units_of(1 - s.active):
            if s.is_engaged(unit) and not s.contact[unit] >> enemy & 1:
                found.extend([(TOUCHED, unit, enemy, face) for face in (FRONT, RIGHT, REAR, LEFT)])
    return found


def of_commanders(s: Battle) -> list[Choice]:
    """Who rides with which unit, and who was caught alone."""
    found: list[Choice] = []
    for commander in [*commanders_of(s, s.active), *commanders_of(s, 1 - s.active)]:
        joined = s.attached[number(s, commander)]
        found.append((FLED if joined == NOBODY else LEFT_UNIT, commander))
        for unit in s.units_of(s.side(commander)):
            if unit != joined and may_join(s, commander, unit):
                found.append((JOINED, commander, unit))
    return found


# What follows


def happen(s: Battle, choice: Choice) -> None:
    """Write down what happened."""
    event, piece = choice[0], choice[1]
    if event == FORMED:
        drills.take_up(s, piece, choice[2])
    elif event == ENTERED:
        s.cite("BP-bld-4", piece)
        ground.garrison(s, piece, choice[2])
    elif event == CHARGED_HOME:
        assaults.fall_upon(s, piece, choice[2], assaults.BY_ORDER)
    elif event == TOUCHED:
        s.cite("BP-chg-13", piece, choice[2])
        told.touch(s, piece, choice[2], choice[3], FRONT)
    elif event == CROSSED:
        assaults.fire_across(s, piece, choice[2])
    elif event == BURST:
        casualties.disorder(s, piece, "BP-int-3")
    elif event == WOODED:
        casualties.disorder(s, piece, "BP-opt-19")
    elif event == MOUNTED:
        moves.mount(s, piece)
    elif event == PARTED:
        told.part(s, piece)
    elif event == WRONG:
        s.then(Correct(piece))
    else:
        ride(s, choice)


def ride(s: Battle, choice: Choice) -> None:
    """A commander joins a unit, leaves it, or is caught alone (BP-com-3, BP-chg-18)."""
    event, commander = choice[0], choice[1]
    if event == JOINED:
        s.cite("BP-com-3", commander, choice[2])
        join(s, commander, choice[2])
    elif event == LEFT_UNIT:
        s.attached[number(s, commander)] = NOBODY
    else:
        flee(s, commander, NOBODY, "BP-chg-18")
