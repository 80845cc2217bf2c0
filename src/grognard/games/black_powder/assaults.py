"""Charges on a real table: whom, on which side, past whose front; the rules of charges do the rest."""

from typing import Final

from grognard.core.journal import PASS, Choice, Note
from grognard.core.step import IMPOSSIBLE, Step
from grognard.games.black_powder import charges, contacts, ground, responses, runs, sight, traversing
from grognard.games.black_powder.aim import TRAVERSING
from grognard.games.black_powder.field import FRONT, LEFT, REAR, RIGHT
from grognard.games.black_powder.referee import ask_shot
from grognard.games.black_powder.runs import BY_SWEEP, STOPPED, Run
from grognard.games.black_powder.state import ORDERED, Battle

# Why a unit charges.
BY_ORDER: Final = 0  # or by initiative
BY_BLUNDER: Final = 1
BY_FORCE: Final = 2  # it cannot be held back (BP-spec-22)
SWEEPING: Final = 3
REJOINING: Final = 4  # the same combat (BP-post-11)


def faces_open(s: Battle, unit: int, target: int) -> list[int]:
    """The sides on which a unit may charge an enemy; where all are alike, the first that is free."""
    faces = ground.faces_of(s, target)
    found = [face for face in faces if charges.told_objection(s, unit, target, face) is None]
    return found[:1] if ground.has_faces_alike(s, target) else found


def is_open(s: Battle, unit: int, target: int) -> bool:
    """There is a side on which a unit may charge an enemy."""
    faces = ground.faces_of(s, target)
    return any(charges.told_objection(s, unit, target, face) is None for face in faces)


def prey_of(s: Battle, unit: int) -> list[int]:
    """The enemies whom a unit may charge, as far as only the real table could forbid it."""
    if runs.unready(s, unit) is not None:
        return []
    return [enemy for enemy in s.units_of(1 - s.side(unit)) if is_open(s, unit, enemy)]


def fall_upon(s: Battle, unit: int, target: int, why: int) -> None:
    """A unit charges an enemy: on which side is asked where that can be told apart."""
    faces = faces_open(s, unit, target)
    if len(faces) == 1:
        strike(s, unit, target, faces[0], why)
    else:
        s.then(Flank(unit, target, why))


def strike(s: Battle, unit: int, target: int, face: int, why: int) -> None:
    """The charge begins; those whose front it crosses may fire at it first (BP-resp-19)."""
    if why == REJOINING:
        pose, other = ground.pose(s, unit), ground.pose(s, target)
        contacts.close_in(s, Run(unit, target, face, 0, 0, BY_SWEEP, pose, other))
        return
    if why == BY_FORCE:
        s.cite("BP-spec-22", unit, target)
        s.deeds[unit] |= ORDERED
    elif why == BY_BLUNDER:
        s.cite("BP-blund-5", unit, target)
    charges.begin_told(s, unit, target, face, why == SWEEPING)
    ask_fronts(s, unit, target)


# Steps


class Prey(Step[Battle]):
    """Whom a unit charges; nobody, if it reaches none."""

    __slots__ = ("unit", "why")
    verb = "prey"
    kinds = "piece"
    about = "piece number"
    passing = "nobody"

    def __init__(self, unit: int, why: int) -> None:
        self.unit: Final = unit
        self.why: Final = why

    def args(self) -> Choice:
        return self.unit, self.why

    def actor(self, s: Battle) -> int:
        return s.side(self.unit)

    def options(self, s: Battle) -> list[Choice]:
        return [PASS, *[(enemy,) for enemy in prey_of(s, self.unit)]]

    def objection(self, s: Battle, choice: Choice) -> Note | None:
        if choice in self.options(s):
            return None
        return charges.told_objection(s, self.unit, choice[0], FRONT) or IMPOSSIBLE

    def take(self, s: Battle, choice: Choice) -> None:
        if choice:
            fall_upon(s, self.unit, choice[0], self.why)
        elif self.why == BY_BLUNDER:
            s.cite("BP-blund-7", self.unit)
        elif self.why == BY_ORDER:
            s.cite("BP-chg-14", self.unit)
            if met_short(s, self.unit):
                s.then(Short(self.unit))


class Flank(Step[Battle]):
    """On which side of the enemy a charge falls (BP-chg-5)."""

    __slots__ = ("target", "unit", "why")
    verb = "flank"
    kinds = "face"
    about = "piece piece"

    def __init__(self, unit: int, target: int, why: int) -> None:
        self.unit: Final = unit
        self.target: Final = target
        self.why: Final = why

    def args(self) -> Choice:
        return self.unit, self.target, self.why

    def subject(self, s: Battle) -> Choice:
        return self.unit, self.target

    def actor(self, s: Battle) -> int:
        return s.side(self.unit)

    def options(self, s: Battle) -> list[Choice]:
        return [(face,) for face in faces_open(s, self.unit, self.target)]

    def objection(self, s: Battle, choice: Choice) -> Note | None:
        if len(choice) != 1 or choice[0] not in (FRONT, RIGHT, REAR, LEFT):
            return IMPOSSIBLE
        return charges.told_objection(s, self.unit, self.target, choice[0])

    def take(self, s: Battle, choice: Choice) -> None:
        strike(s, self.unit, self.target, choice[0], self.why)


def met_short(s: Battle, unit: int) -> list[int]:
    """The enemies who could give closing fire to a charge that stopped before them (BP-chg-15)."""
    enemies = s.units_of(1 - s.side(unit))
    return [enemy for enemy in enemies if responses.fire_objection(s, stopped(s, unit, enemy)) is None]


def stopped(s: Battle, unit: int, target: int) -> Run:
    """A charge that ended before the front of its target."""
    pose, other = ground.pose(s, unit), ground.pose(s, target)
    return Run(unit, target, ground.faces_of(s, target)[0], 0, 0, STOPPED, pose, other)


class Short(Step[Battle]):
    """Before whose front, within four inches, a charge stopped (BP-chg-15)."""

    __slots__ = ("unit",)
    verb = "short"
    kinds = "piece"
    about = "piece length"
    passing = "nobody"

    def __init__(self, unit: int) -> None:
        self.unit: Final = unit

    def args(self) -> Choice:
        return (self.unit,)

    def subject(self, s: Battle) -> Choice:
        return self.unit, s.field.lengths.stopped_short

    def actor(self, s: Battle) -> int:
        return s.side(self.unit)

    def options(self, s: Battle) -> list[Choice]:
        return [PASS, *[(enemy,) for enemy in met_short(s, self.unit)]]

    def objection(self, s: Battle, choice: Choice) -> Note | None:
        return None if choice in self.options(s) else IMPOSSIBLE

    def take(self, s: Battle, choice: Choice) -> None:
        if choice:
            s.then(responses.Respond(stopped(s, self.unit, choice[0])))


# Past the front of others


def ask_fronts(s: Battle, unit: int, spared: int) -> None:
    """Ask whose front a move crosses, if anybody could fire at it."""
    if watchers(s, unit, spared):
        s.then(Fronts(unit, spared))


def watchers(s: Battle, unit: int, spared: int) -> list[int]:
    """The enemies, but one, who could fire at a unit that crosses their front."""
    enemies = s.units_of(1 - s.side(unit))
    return [enemy for enemy in enemies if enemy != spared and traversing.may_fire(s, enemy)]


class Fronts(Step[Battle]):
    """Whose front, within eight inches, a unit crosses, and who fires at it (BP-resp-19)."""

    __slots__ = ("spared", "unit")
    verb = "cross"
    kinds = "piece"
    about = "piece length"
    passing = "nobody"

    def __init__(self, unit: int, spared: int) -> None:
        self.unit: Final = unit
        self.spared: Final = spared

    def args(self) -> Choice:
        return self.unit, self.spared

    def subject(self, s: Battle) -> Choice:
        return self.unit, s.field.lengths.traverse

    def actor(self, s: Battle) -> int:
        return 1 - s.side(self.unit)

    def options(self, s: Battle) -> list[Choice]:
        return [PASS, *[(enemy,) for enemy in watchers(s, self.unit, self.spared)]]

    def objection(self, s: Battle, choice: Choice) -> Note | None:
        if choice in self.options(s):
            return None
        return Note("BP-resp-19", (choice[0], self.unit))

    def take(self, s: Battle, choice: Choice) -> None:
        if choice:
            fire_across(s, choice[0], self.unit)


def fire_across(s: Battle, shooter: int, unit: int) -> None:
    """A unit fires at one that crosses its front (BP-resp-19)."""
    s.cite("BP-resp-19", shooter, unit)
    ask_shot(s, shooter, unit, sight.firing_faces(s, shooter)[0], TRAVERSING)
