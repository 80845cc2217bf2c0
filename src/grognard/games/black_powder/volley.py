"""A volley (3.15): nerve, dice, re-rolls, disorder, saves, one after the other.

Who opens fire pushes first what shall follow; when that comes, `s.hits` are the casualties caused.
"""

from typing import Final

from grognard.core.dice import lump
from grognard.core.journal import PASS, Choice, Note
from grognard.core.step import Rule, Step, Weighted
from grognard.games.black_powder import aim, sight, told
from grognard.games.black_powder.aim import BOUNCE, CLOSING, CLOSING_PLAIN, NEAR, SHELL, SHOT, SOLID
from grognard.games.black_powder.casualties import disorder, first_action, forget_hurts
from grognard.games.black_powder.dice import Handful, at_least, volleys
from grognard.games.black_powder.field import (
    LYING,
    MIXED,
    NO_COVER,
    NOBODY,
    POOR_SHOOTERS,
    RIFLE_MIXED,
    SHARPSHOOTERS,
)
from grognard.games.black_powder.questions import Measure
from grognard.games.black_powder.rerolls import SHARP, Again, alike, replaced
from grognard.games.black_powder.saves import roll_saves
from grognard.games.black_powder.state import FIRED, REACTED, Battle
from grognard.games.black_powder.state import SHOT as HAS_SHOT
from grognard.games.black_powder.steps import UnitRule

SIX: Final = 6


def open_fire(s: Battle, shooter: int, target: int, face: int, mode: int, load: int = SOLID) -> None:
    """A unit fires from one face at a target: push everything from its nerve to the casualties."""
    here = sight.view(s, shooter, face)
    s.fire = aim.lay_gun(s, here, target, mode, load)
    s.hits = 0
    if mode == SHOT:
        s.deeds[shooter] |= HAS_SHOT
    else:
        s.deeds[shooter] |= REACTED
        forget_hurts(s, [target])
    s.then(LOAD, BOUNCES, CEASED)
    first_action(s, shooter)


class Load(Rule[Battle]):
    """The dice are counted, now that raw men know their nerve."""

    __slots__ = ()
    verb = "load"

    def take(self, s: Battle, choice: Choice) -> None:
        shooter, target, face, mode = s.fire[:4]
        tell(s)
        dice = aim.shooting_dice(s, s.fire)
        if mode == SHOT:
            fired = aim.face_dice(s, shooter, aim.band(s, shooter, s.fire[4]))
            s.rounds.append((shooter, target, face, fired))
        s.fire = (*s.fire[:10], dice)
        s.used[shooter] |= FIRED
        fire(s, dice)


class Bounces(Rule[Battle]):
    """A ball goes on into whoever stands straight behind its target, with as many dice (BP-opt-8)."""

    __slots__ = ()
    verb = "bounces"

    def take(self, s: Battle, choice: Choice) -> None:
        shooter, target, face, mode, found = s.fire[:5]
        load = s.fire[8]
        if not s.field.bouncing_shot or mode != SHOT or not aim.has_guns(s, shooter):
            return
        if load == SHELL or aim.band(s, shooter, found) == NEAR:
            return
        if s.field.referee:
            s.then(Behind(shooter, target))
            return
        here = sight.view(s, shooter, face)
        behind = sight.unit_behind(s, here, target, s.field.lengths.bounce)
        if behind != NOBODY:
            gap = sight.reach_gap(s, here, behind)
            bounce(s, behind, found if gap < 0 else gap)


def bounce(s: Battle, behind: int, gap: int) -> None:
    """The ball strikes a unit so far away, as `gap` orders distances, with as many dice."""
    shooter, _, face, _, _, _, over, _, load, _, dice = s.fire
    s.cite("BP-opt-8", behind)
    s.fire = (shooter, behind, face, BOUNCE, gap, sight.CLEAR, over, NO_COVER, load, 0, dice)
    s.then(Recall(s.hits))
    fire(s, dice)


class Behind(Step[Battle]):
    """Who stands straight behind the target, on a real table (BP-opt-8)."""

    __slots__ = ("shooter", "target")
    verb = "behind"
    kinds = "piece"
    about = "piece piece length"
    passing = "nobody"

    def __init__(self, shooter: int, target: int) -> None:
        self.shooter: Final = shooter
        self.target: Final = target

    def args(self) -> Choice:
        return self.shooter, self.target

    def subject(self, s: Battle) -> Choice:
        return self.shooter, self.target, s.field.lengths.bounce

    def actor(self, s: Battle) -> int:
        return s.side(self.shooter)

    def options(self, s: Battle) -> list[Choice]:
        units = s.units_of(s.side(self.target))
        return [PASS, *[(unit,) for unit in units if unit != self.target and not s.is_engaged(unit)]]

    def objection(self, s: Battle, choice: Choice) -> Note | None:
        return None if choice in self.options(s) else Note("BP-opt-8", choice)

    def take(self, s: Battle, choice: Choice) -> None:
        if choice:
            reach = aim.reach_of(s, self.shooter)
            s.then(Measure(self.shooter, choice[0], reach), Bounced(choice[0]))


class Bounced(UnitRule):
    """The players have measured how far the ball goes on."""

    __slots__ = ()
    verb = "bounced"

    def take(self, s: Battle, choice: Choice) -> None:
        shooter, _, face = s.fire[:3]
        bounce(s, self.unit, sight.reach_gap(s, sight.view(s, shooter, face), self.unit))
        told.forget(s)


class Recall(Rule[Battle]):
    """What the first target lost is what the shot counts for."""

    __slots__ = ("hurt",)
    verb = "recall"

    def __init__(self, hurt: int) -> None:
        self.hurt: Final = hurt

    def args(self) -> Choice:
        return (self.hurt,)

    def take(self, s: Battle, choice: Choice) -> None:
        s.hits = self.hurt


class Ceased(Rule[Battle]):
    """The shot is over."""

    __slots__ = ()
    verb = "ceased"

    def take(self, s: Battle, choice: Choice) -> None:
        s.fire = PASS
        s.dice = PASS


LOAD: Final = Load()
BOUNCES: Final = Bounces()
CEASED: Final = Ceased()


def tell(s: Battle) -> None:
    """What the ground made of the shot, for the log."""
    shooter, target, _, _, found, seen, over, shelter, _, raked, _ = s.fire
    s.cite("BP-shoot-5", shooter, target, sight.as_length(found))
    if seen == sight.PARTLY:
        s.cite("BP-los-5", shooter, target)
    if shelter != NO_COVER:
        s.cite("BP-shoot-18", target, shelter)
    if over:
        s.cite("BP-shoot-31", shooter, target)
    if raked:
        s.cite("BP-shoot-24", shooter, target)
    if s.formation[shooter] == MIXED and s.has(shooter, RIFLE_MIXED):
        s.cite("BP-spec-34", shooter)


def fire(s: Battle, dice: int) -> None:
    """Push the dice of the shot under way."""
    if dice <= 0:
        return
    journal = s.hush()
    need = aim.die_to_hit(s, s.fire)
    s.journal = journal
    s.then(Volley(s.fire[0], s.fire[1], dice, need))


class Volley(Handful):
    """The dice of a shot; the rules tell apart how many hit, and whether a six is among them."""

    __slots__ = ("target",)
    verb = "fire"
    about = "piece piece number number"
    tag = "shoot"

    def __init__(self, shooter: int, target: int, dice: int, need: int) -> None:
        super().__init__(shooter, dice, need)
        self.target: Final = target

    def args(self) -> Choice:
        return self.unit, self.target, self.dice, self.need

    def classes(self, s: Battle) -> Weighted:
        return hit_classes(self.dice, self.need)

    def take(self, s: Battle, choice: Choice) -> None:
        shooter, target, need = self.unit, self.target, self.need
        aim.die_to_hit(s, s.fire)  # for the log
        s.dice = alike(choice, need)
        hits = at_least(choice, need)
        s.cite("BP-shoot-8", shooter, need, hits)
        if hits and is_lying_under_guns(s):
            s.cite("BP-opt-12", target)
            s.then(Refire(shooter, target, hits, need, True), Impact(shooter, target, need))
        elif hits and s.has(shooter, POOR_SHOOTERS):
            s.cite("BP-spec-10", shooter)
            s.then(Refire(shooter, target, 1, need, True), Impact(shooter, target, need))
        elif hits < self.dice and s.has(shooter, SHARPSHOOTERS):
            again = Refire(shooter, target, 1, need, False)
            s.then(Again(shooter, SHARP, again), Impact(shooter, target, need))
        else:
            impact(s, shooter, target, need)


def hit_classes(dice: int, need: int) -> Weighted:
    """Rolls lumped by how many hit and whether a six is among them."""
    outcomes = volleys(dice)
    return lump(outcomes, [(at_least(faces, need), faces[-1] // SIX) for faces, _ in outcomes])


def is_lying_under_guns(s: Battle) -> bool:
    """Guns hit men who lie down, from the medium or long band (BP-opt-12)."""
    shooter, target, _, mode, found = s.fire[:5]
    if s.formation[target] != LYING or not aim.has_guns(s, shooter) or mode in (CLOSING, CLOSING_PLAIN):
        return False
    return aim.band(s, shooter, found) != NEAR


class Refire(Handful):
    """Dice rolled again: the lowest of those that hit, or of those that missed."""

    __slots__ = ("hitting", "target")
    verb = "refire"
    about = "piece piece number number number"
    tag = "refire"

    def __init__(self, shooter: int, target: int, dice: int, need: int, hitting: bool) -> None:
        super().__init__(shooter, dice, need)
        self.target: Final = target
        self.hitting: Final = hitting

    def args(self) -> Choice:
        return self.unit, self.target, self.dice, self.need, 1 if self.hitting else 0

    def classes(self, s: Battle) -> Weighted:
        return hit_classes(self.dice, self.need)

    def take(self, s: Battle, choice: Choice) -> None:
        missed = len(s.dice) - at_least(s.dice, self.need)
        s.dice = alike(replaced(s.dice, missed if self.hitting else 0, self.dice, choice), self.need)
        s.cite("BP-shoot-8", self.unit, self.need, at_least(s.dice, self.need))


class Impact(Rule[Battle]):
    """The dice stand (BP-spec-40)."""

    __slots__ = ("need", "shooter", "target")
    verb = "impact"

    def __init__(self, shooter: int, target: int, need: int) -> None:
        self.shooter: Final = shooter
        self.target: Final = target
        self.need: Final = need

    def args(self) -> Choice:
        return self.shooter, self.target, self.need

    def take(self, s: Battle, choice: Choice) -> None:
        s.cite("BP-spec-40", self.shooter)
        impact(s, self.shooter, self.target, self.need)


def impact(s: Battle, shooter: int, target: int, need: int) -> None:
    """A natural six disorders the target (BP-shoot-28); every hit may be saved."""
    hits = at_least(s.dice, need)
    if s.dice[-1] == SIX:
        disorder(s, target, "BP-shoot-28")
    roll_saves(s, target, hits, shooter)
