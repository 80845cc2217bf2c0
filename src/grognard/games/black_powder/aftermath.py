"""After the combat (3.22): what victorious units do."""

from typing import Final

from grognard.core.journal import LEGAL, Choice, Note
from grognard.core.rng import Rng
from grognard.core.step import IMPOSSIBLE, Rule, Step
from grognard.games.black_powder import buildings, charges, commanders, ground, moves
from grognard.games.black_powder.field import (
    BUILDING,
    CAVALRY,
    FORMATIONS,
    FRONT,
    GALLOP,
    GARRISON,
    INFANTRY,
    NOBODY,
    REAR,
    SIDE,
)
from grognard.games.black_powder.formations import ANCHORS, change_pose, formation_verdict
from grognard.games.black_powder.state import (
    FALL_BACK,
    FOUGHT,
    LOST,
    MOVE,
    OCCUPY,
    ON_TABLE,
    REFORM,
    REJOIN,
    STAY,
    SWEEP,
    SWEEP_CHARGE,
    SWEPT,
    Battle,
)
from grognard.games.black_powder.strides import Mover
from grognard.games.black_powder.walks import placing

TURN: Final = 3600
ABOUT: Final = 1800
STEPS: Final = (4, 7, 10, 13)  # numbers of a way of one step to four (BP-move-8)
SWERVES: Final = (0, 150, -150, 300, -300)  # tenths of a degree, for the ways that are offered
RESTS: Final = {
    REFORM: "formation anchor? bearing?",
    FALL_BACK: "pose*",  # at a real table nobody says where
    SWEEP: "pose*",
    SWEEP_CHARGE: "piece length?",
    OCCUPY: "feature",
    REJOIN: "piece length?",
}


def foes(s: Battle, unit: int) -> list[int]:
    """The enemies that a unit fought in the round under way."""
    found = {enemy for each, enemy, _, _ in s.rounds if each == unit}
    found |= {each for each, enemy, _, _ in s.rounds if enemy == unit}
    return sorted(found)


def is_victorious(s: Battle, unit: int) -> bool:
    """Every enemy that touched the unit broke or retired (BP-post-1)."""
    return s.where[unit] == ON_TABLE and not s.is_engaged(unit) and bool(foes(s, unit))


# What is legal


def must_sweep(s: Battle, unit: int) -> bool:
    """Galloping cavalry sweeps on when it can (BP-spec-19)."""
    return s.has(unit, GALLOP) and bool(sweeps(s, unit))


def reform_pose(s: Battle, unit: int, choice: Choice) -> Choice:
    """Where a unit reforms: in place, and turned as it likes (BP-post-3)."""
    x, y, facing = change_pose(s, unit, choice[1], choice[2])
    return x, y, choice[3] if len(choice) > 3 else facing


def reform_objection(s: Battle, unit: int, choice: Choice) -> Note | None:
    formation = choice[1]
    if not 0 <= formation < len(FORMATIONS) or not 0 <= choice[2] < len(ANCHORS) or formation == GARRISON:
        return Note("BP-post-3", (unit,))
    if len(choice) > 3 and not 0 <= choice[3] < TURN:
        return Note("BP-post-3", (unit,))
    if s.formation[unit] == GARRISON:
        return Note("BP-bld-5", (unit, formation))
    if formation != s.formation[unit]:
        clause = formation_verdict(s, unit, formation)
        if clause != LEGAL:
            return Note(clause, (unit, formation))
    mover, pose = Mover(s, unit, s.kind[unit], formation), reform_pose(s, unit, choice)
    return placing(s, mover, pose, mover.shape(*pose), s.outline[unit])


def way_objection(s: Battle, unit: int, choice: Choice, quarter: int, clause: str) -> Note | None:
    """A move into the front or rear quarter, as long as one move at most (BP-post-4, BP-post-5)."""
    if s.formation[unit] == GARRISON:
        return Note("BP-bld-5", (unit, s.formation[unit]))
    if not ground.leads_to(s, unit, choice[-3], choice[-2], quarter):
        return Note(clause, (unit,))
    return moves.objection(s, unit, (MOVE, *choice[1:]), True)


def sweep_objection(s: Battle, unit: int) -> Note | None:
    """Who may sweep on (BP-post-5, BP-post-9, BP-post-12)."""
    if s.arm(unit) != CAVALRY:
        return Note("BP-post-12", (unit,))
    if s.is_shaken(unit):
        return Note("BP-post-9", (unit,))
    return Note("BP-post-5", (unit,)) if s.disordered[unit] else None


def charge_objection(s: Battle, unit: int, choice: Choice) -> Note | None:
    """A sweeping charge, once in a phase (BP-post-6, BP-post-7)."""
    if s.deeds[unit] & SWEPT:
        return Note("BP-post-7", (unit,))
    slide = choice[2] if len(choice) > 2 else charges.DEFAULT
    return charges.objection(s, unit, choice[1], slide, 1, True) or ahead_objection(s, unit, choice[1], slide)


def ahead_objection(s: Battle, unit: int, target: int, slide: int) -> Note | None:
    """A sweeping charge too goes into the front quarter (BP-post-5)."""
    x, y, _ = charges.end_pose(s, unit, target, slide, True)
    return None if ground.leads_to(s, unit, x, y, FRONT) else Note("BP-post-5", (unit,))


def occupy_objection(s: Battle, unit: int, feature: int) -> Note | None:
    """Infantry may enter the building out of which it drove the garrison (BP-post-10)."""
    if feature not in buildings_won(s, unit):
        return Note("BP-post-10", (unit,))
    if not buildings.holds(s, feature, unit):
        return Note("BP-bld-3", (unit, feature))
    return None


def buildings_won(s: Battle, unit: int) -> list[int]:
    """The empty buildings out of which a victorious unit of infantry has driven those it touched."""
    if s.arm(unit) != INFANTRY or s.formation[unit] == GARRISON:
        return []
    fought = foes(s, unit)
    if not any(face >= SIDE for striker, _, face, _ in s.rounds if striker in fought):
        return []
    return [
        feature
        for feature in range(len(s.field.features))
        if s.field.features[feature].kind == BUILDING
        and (s.field.referee or ground.touches_building(s, feature, unit))
        and buildings.garrison_of(s, feature) == NOBODY
    ]


def rejoin_objection(s: Battle, unit: int, choice: Choice) -> Note | None:
    """Into contact with another enemy of the same combat who is still engaged (BP-post-11)."""
    enemy = choice[1]
    if enemy not in s.combat or not s.is_engaged(enemy) or s.side(enemy) == s.side(unit):
        return Note("BP-post-11", (unit, enemy))
    slide = choice[2] if len(choice) > 2 else charges.DEFAULT
    return charges.objection(s, unit, enemy, slide, 1, True)


# What is offered


def ways(s: Battle, unit: int, answer: int, quarter: int, clause: str) -> list[Choice]:
    """Straight ways ahead or back, a whole and half a move long, as far as they are legal."""
    found: list[Choice] = []
    allowance = ground.move_distance(s, unit)
    base = s.facing[unit] if quarter == FRONT else (s.facing[unit] + ABOUT) % TURN
    for swerve in SWERVES:
        for length in (allowance, allowance // 2):
            x, y = ground.ahead(s.x[unit], s.y[unit], (base + swerve) % TURN, length)
            choice = (answer, x, y, s.facing[unit])
            if way_objection(s, unit, choice, quarter, clause) is None:
                found.append(choice)
                break
    return found


def sweeps(s: Battle, unit: int) -> list[Choice]:
    """Sweeping advances and charges worth offering."""
    if sweep_objection(s, unit) is not None:
        return []
    found: list[Choice] = []
    if not s.deeds[unit] & SWEPT:
        found += [
            (SWEEP_CHARGE, target)
            for target in charges.charge_targets(s, unit, 1, True)
            if ahead_objection(s, unit, target, charges.DEFAULT) is None
        ]
    return found + ways(s, unit, SWEEP, FRONT, "BP-post-5")


class AfterCombat(Step[Battle]):
    """The owner of a victorious unit chooses one option (BP-post-1)."""

    __slots__ = ("unit",)
    verb = "after"
    kinds = "answer ~"
    about = "piece"

    def __init__(self, unit: int) -> None:
        self.unit: Final = unit

    def args(self) -> Choice:
        return (self.unit,)

    def actor(self, s: Battle) -> int:
        return s.side(self.unit)

    def rest(self, head: int) -> str:
        return RESTS.get(head, "")

    def options(self, s: Battle) -> list[Choice]:
        unit = self.unit
        if s.where[unit] != ON_TABLE or s.is_engaged(unit):
            return [(STAY,)]
        found = sweeps(s, unit)
        if s.has(unit, GALLOP) and found:
            return found
        found.append((STAY,))
        found += ways(s, unit, FALL_BACK, REAR, "BP-post-4")
        found += [
            (REFORM, formation, 0)
            for formation in range(len(FORMATIONS))
            if formation != s.formation[unit] and reform_objection(s, unit, (REFORM, formation, 0)) is None
        ]
        found += [
            (OCCUPY, feature) for feature in buildings_won(s, unit) if buildings.holds(s, feature, unit)
        ]
        found += [(REJOIN, enemy) for enemy in s.combat if rejoin_objection(s, unit, (REJOIN, enemy)) is None]
        return found

    def objection(self, s: Battle, choice: Choice) -> Note | None:
        if not choice or not is_whole(choice):
            return IMPOSSIBLE
        unit, answer = self.unit, choice[0]
        if s.where[unit] != ON_TABLE or s.is_engaged(unit):
            return None if answer == STAY else Note("BP-post-1", (unit,))
        if answer not in (SWEEP, SWEEP_CHARGE) and must_sweep(s, unit):
            return Note("BP-spec-19", (unit,))
        return None if answer == STAY else self.judged(s, choice)

    def judged(self, s: Battle, choice: Choice) -> Note | None:
        """The clause that one of the other answers breaks."""
        unit, answer = self.unit, choice[0]
        if answer == REFORM:
            return reform_objection(s, unit, choice)
        if answer == FALL_BACK:
            return way_objection(s, unit, choice, REAR, "BP-post-4")
        if answer == SWEEP:
            return sweep_objection(s, unit) or way_objection(s, unit, choice, FRONT, "BP-post-5")
        if answer == SWEEP_CHARGE:
            return sweep_objection(s, unit) or charge_objection(s, unit, choice)
        if answer == OCCUPY:
            return occupy_objection(s, unit, choice[1])
        return rejoin_objection(s, unit, choice)

    def propose(self, s: Battle, rng: Rng) -> Choice:
        options = self.options(s)
        return options[0] if len(options) == 1 else options[rng.below(len(options))]

    def take(self, s: Battle, choice: Choice) -> None:
        unit, answer = self.unit, choice[0]
        if answer == STAY:
            s.cite("BP-post-2", unit)
        elif answer == REFORM:
            s.cite("BP-post-3", unit)
            ground.reform(s, unit, choice[1], *reform_pose(s, unit, choice))
            commanders.go_along(s, unit)
        elif answer in (FALL_BACK, SWEEP):
            s.cite("BP-post-4" if answer == FALL_BACK else "BP-post-5", unit)
            moves.walk(s, unit, (MOVE, *choice[1:]), True)
        elif answer == SWEEP_CHARGE:
            s.cite("BP-post-6", unit, choice[1])
            s.then(FightAgain(unit, choice[1]))
            charges.begin(s, unit, choice[1], choice[2] if len(choice) > 2 else charges.DEFAULT, 1, True)
        elif answer == OCCUPY:
            s.cite("BP-post-10", unit)
            ground.garrison(s, unit, choice[1])
            commanders.go_along(s, unit)
        else:
            s.cite("BP-post-11", unit, choice[1])
            charges.rejoin(s, unit, choice[1], choice[2] if len(choice) > 2 else charges.DEFAULT)
            s.won[unit] = 1  # in the round before, of this combat (BP-h2h-8)


def is_whole(choice: Choice) -> bool:
    """The answer is one of this step, with as many numbers as it needs."""
    counts = {
        STAY: (1,), REFORM: (3, 4), FALL_BACK: STEPS, SWEEP: STEPS, SWEEP_CHARGE: (2, 3), OCCUPY: (2,),
        REJOIN: (2, 3),
    }  # fmt: skip
    return len(choice) in counts.get(choice[0], ())


class FightAgain(Rule[Battle]):
    """A sweeping charge that has reached somebody is fought in this phase (BP-seq-8, BP-seq-14)."""

    __slots__ = ("target", "unit")
    verb = "fight_again"

    def __init__(self, unit: int, target: int) -> None:
        self.unit: Final = unit
        self.target: Final = target

    def args(self) -> Choice:
        return self.unit, self.target

    def take(self, s: Battle, choice: Choice) -> None:
        unit = self.unit
        if s.where[unit] == LOST or not s.is_engaged(unit):
            return
        s.cite("BP-seq-8", unit)
        s.deeds[unit] &= ~FOUGHT
        s.cite("BP-seq-14", unit)
        touched = ground.touched_by(s, unit)
        if any(is_awaited(s, enemy) for enemy in touched):
            return  # it joins that combat
        for enemy in touched:
            s.deeds[enemy] &= ~FOUGHT


def is_awaited(s: Battle, unit: int) -> bool:
    """A unit has a combat of this phase before it, apart from those whom a sweep brings."""
    if s.deeds[unit] & FOUGHT:
        return False
    return any(not s.deeds[enemy] & (FOUGHT | SWEPT) for enemy in ground.touched_by(s, unit))
