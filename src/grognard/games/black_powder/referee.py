"""The referee of a real table: which questions an order, a shot or a round of combat needs."""

from typing import Final

from grognard.core.journal import Choice
from grognard.core.step import Rule, Step
from grognard.games.black_powder import aim, rating, told
from grognard.games.black_powder.field import (
    ARTILLERY,
    CAVALRY,
    GARRISON,
    LIMBERED,
    MARCH_COLUMN,
    NOBODY,
    SHRAPNEL,
)
from grognard.games.black_powder.questions import FARTHEST, Measure, Tell
from grognard.games.black_powder.reactions import react
from grognard.games.black_powder.state import FOLLOW_ME, ON_TABLE, ORDERS, RALLY, Battle
from grognard.games.black_powder.volley import open_fire

# An order


def ask_order(s: Battle) -> None:
    """How far the commander is, whether an enemy is near, the road under columns, what the order is for.

    Of a group the farthest unit and the nearest enemy count (BP-cmd-32, BP-cmd-33).
    """
    first, lengths = s.group[0], s.field.lengths
    reach = {ORDERS: FARTHEST, FOLLOW_ME: lengths.follow_me, RALLY: lengths.rally}[s.deed]
    asked: list[Step[Battle]] = [Measure(s.command, first, reach), Tell(told.NEAR, first, s.command)]
    for unit in s.group:
        if s.formation[unit] in (MARCH_COLUMN, LIMBERED):
            asked.append(Tell(told.ROAD, unit, unit))
    if s.deed != RALLY:
        asked.append(Tell(told.PURPOSE, s.command, first))
    general = s.field.generals[s.active]
    matters = not s.rerolled or rating.is_diffident(s, s.command)
    if matters and general not in (NOBODY, s.command) and s.where[general] == ON_TABLE:
        asked.append(Tell(told.GENERAL, general, s.command))
    s.then(*asked)


# A shot


def ask_shot(s: Battle, shooter: int, target: int, face: int, mode: int) -> None:
    """The range first, then what it makes worth asking, then the dice."""
    steps: list[Step[Battle]] = []
    if mode in (aim.SHOT, aim.TRAVERSING):
        steps.append(Measure(shooter, target, aim.reach_of(s, shooter)))
        steps.append(AskMore(shooter, target))
    s.then(*steps, OpenFire(shooter, target, face, mode))


class AskMore(Rule[Battle]):
    """How the target is seen and sheltered, and what only some shots depend on."""

    __slots__ = ("shooter", "target")
    verb = "ask_more"

    def __init__(self, shooter: int, target: int) -> None:
        self.shooter: Final = shooter
        self.target: Final = target

    def args(self) -> Choice:
        return self.shooter, self.target

    def take(self, s: Battle, choice: Choice) -> None:
        shooter, target = self.shooter, self.target
        found = told.told(s, told.DISTANCE, shooter, target, 0)
        steps: list[Step[Battle]] = [Tell(told.SEEN, target, shooter)]
        if s.formation[target] != GARRISON:
            steps.append(Tell(told.SHELTER, target, target))
        if s.arm(shooter) == ARTILLERY:
            steps.append(Tell(told.OVER, target, shooter))
        if may_rake(s, shooter, target, found):
            steps.append(Tell(told.STRUCK, target, shooter))
        if s.has(shooter, SHRAPNEL) and aim.band(s, shooter, 2 * found * found) == aim.MEDIUM:
            steps.append(Tell(told.LOAD, target, shooter))
        s.then(*steps)


def may_rake(s: Battle, shooter: int, target: int, found: int) -> bool:
    """Fire from the flank could rake this target at this range (BP-shoot-24)."""
    if s.arm(shooter) == CAVALRY or s.formation[target] not in aim.RAKED:
        return False
    return found <= aim.reach_of(s, shooter) // 2


class OpenFire(Rule[Battle]):
    """All is said: the unit fires."""

    __slots__ = ("face", "mode", "shooter", "target")
    verb = "open_fire"

    def __init__(self, shooter: int, target: int, face: int, mode: int) -> None:
        self.shooter: Final = shooter
        self.target: Final = target
        self.face: Final = face
        self.mode: Final = mode

    def args(self) -> Choice:
        return self.shooter, self.target, self.face, self.mode

    def take(self, s: Battle, choice: Choice) -> None:
        shooter, target = self.shooter, self.target
        if self.mode == aim.SHOT:
            load = told.told(s, told.LOAD, target, shooter, aim.SOLID)
            open_fire(s, shooter, target, self.face, self.mode, load)
        else:
            react(s, shooter, target, self.face, self.mode)
        told.forget(s)


# A round of combat


def ask_combat(s: Battle) -> None:
    """The cover of those who fight: that of a building is known."""
    told.forget(s)
    s.then(*[Tell(told.SHELTER, unit, unit) for unit in s.combat if s.formation[unit] != GARRISON])
