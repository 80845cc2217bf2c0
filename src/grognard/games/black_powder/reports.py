"""Reports from a real table (referee mode): what was done there that the rules must know of."""

from typing import Final

from grognard.core.journal import PASS, Choice, Note
from grognard.core.rng import Rng
from grognard.core.step import IMPOSSIBLE, Step
from grognard.games.black_powder import aim, breaks, ground, sight, told
from grognard.games.black_powder.casualties import lose
from grognard.games.black_powder.commanders import commanders_of, join, may_join, number
from grognard.games.black_powder.contacts import count_as_charging
from grognard.games.black_powder.field import (
    BUILDING,
    FRONT,
    GARRISON,
    INFANTRY,
    LEFT,
    NOBODY,
    NOWHERE,
    REAR,
    RIGHT,
    TERRIFYING_CHARGE,
)
from grognard.games.black_powder.reactions import unable
from grognard.games.black_powder.referee import ask_shot
from grognard.games.black_powder.state import ON_TABLE, RESERVE, Battle

FORMED: Final = 0
ENTERED: Final = 1
CHARGED_HOME: Final = 2
COUNTERED: Final = 3
CLOSED: Final = 4
CROSSED: Final = 5
ARRIVED: Final = 6
JOINED: Final = 7
LEFT_UNIT: Final = 8
PARTED: Final = 9
GONE: Final = 10
EVENTS: Final = [
    "formed", "entered", "charged", "countered", "closing", "crossing", "arrived", "joined", "left", "parted",
    "gone",
]  # fmt: skip
FOLLOWS: Final = [
    "piece formation", "piece feature", "piece piece face", "piece piece", "piece piece", "piece piece",
    "piece", "piece piece", "piece", "piece", "piece",
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
        found = {story[place] for story in stories(s) if story[:place] == self.said}
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
        return [PASS, *super().options(s)]

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
    """The face of the enemy that a charge struck."""

    __slots__ = ()
    verb = "against"
    kinds = "face"


REPORT: Final = Report(PASS)
LATER: Final[dict[str, type[Story]]] = {"piece": Whom, "formation": Into, "feature": House, "face": Against}


def stories(s: Battle) -> list[Choice]:
    """Everything that can be told now, in full."""
    return [*of_units(s), *of_fights(s), *of_commanders(s)]


# What can be told


def of_units(s: Battle) -> list[Choice]:
    """Formations taken, buildings entered, reserves come in, units gone."""
    found: list[Choice] = []
    features = [i for i, feature in enumerate(s.field.features) if feature.kind == BUILDING]
    for unit in range(s.field.forces.units):
        if s.where[unit] == RESERVE and s.side(unit) == s.active:
            found.append((ARRIVED, unit))
        if s.where[unit] != ON_TABLE:
            continue
        found.append((GONE, unit))
        widths = s.field.kinds[s.kind[unit]].width
        for formation, width in enumerate(widths):
            if width and formation not in (s.formation[unit], GARRISON):
                found.append((FORMED, unit, formation))
        if s.arm(unit) == INFANTRY:
            found.extend([(ENTERED, unit, i) for i in features if i not in s.building])
    return found


def of_fights(s: Battle) -> list[Choice]:
    """Charges that came home, counter-charges, reaction fire, and who is free of the enemy again."""
    found: list[Choice] = []
    for unit in s.units_of(s.active):
        for enemy in s.units_of(1 - s.active):
            if not s.contact[unit] >> enemy & 1:
                found.extend([(CHARGED_HOME, unit, enemy, face) for face in (FRONT, RIGHT, REAR, LEFT)])
                found.append((COUNTERED, unit, enemy))
            if unable(s, enemy) is None:
                found.extend([(CLOSED, enemy, unit), (CROSSED, enemy, unit)])
    found.extend([(PARTED, unit) for unit in range(s.field.forces.units) if s.is_engaged(unit)])
    return found


def of_commanders(s: Battle) -> list[Choice]:
    """Who rides with which unit."""
    found: list[Choice] = []
    for commander in commanders_of(s, s.active):
        joined = s.attached[number(s, commander)]
        if joined != NOBODY:
            found.append((LEFT_UNIT, commander))
        for unit in s.units_of(s.active):
            if unit != joined and may_join(s, commander, unit):
                found.append((JOINED, commander, unit))
    return found


# What follows


def happen(s: Battle, choice: Choice) -> None:
    """Write down what happened."""
    event, piece = choice[0], choice[1]
    if event == FORMED:
        s.formation[piece], s.building[piece] = choice[2], NOWHERE
    elif event == ENTERED:
        ground.garrison(s, piece, choice[2])
    elif event in (CHARGED_HOME, COUNTERED):
        come_home(s, choice)
    elif event in (CLOSED, CROSSED):
        mode = aim.CLOSING if event == CLOSED else aim.TRAVERSING
        ask_shot(s, piece, choice[2], sight.firing_faces(s, piece)[0], mode)
    elif event == ARRIVED:
        s.where[piece] = ON_TABLE
    elif event == JOINED:
        join(s, piece, choice[2])
    elif event == LEFT_UNIT:
        s.attached[number(s, piece)] = NOBODY
    elif event == PARTED:
        told.part(s, piece)
    else:
        lose(s, piece, "BP-break-20")


def come_home(s: Battle, choice: Choice) -> None:
    """A charger touches its enemy (BP-chg-16); who is met by a counter-charge has one too."""
    unit, enemy = choice[1], choice[2]
    met = choice[0] == COUNTERED
    told.touch(s, unit, enemy, FRONT if met else choice[3], FRONT)
    count_as_charging(s, unit)
    if met:
        count_as_charging(s, enemy)
    elif s.has(unit, TERRIFYING_CHARGE):
        breaks.test(s, enemy, breaks.TERROR)
