"""The Shooting phase (3.15): one shot after another, then the break tests that they caused."""

from typing import Final

from grognard.core.journal import PASS, Choice, Note
from grognard.core.memory import Position
from grognard.core.rng import Rng
from grognard.core.step import Rule, Step
from grognard.games.black_powder import aim, breaks, casualties, ground, sight
from grognard.games.black_powder.aim import MEDIUM, SHELL, SOLID
from grognard.games.black_powder.field import ARTILLERY, DEPLOYED, FRONT, NOBODY, SHRAPNEL
from grognard.games.black_powder.referee import ask_shot
from grognard.games.black_powder.state import Battle
from grognard.games.black_powder.strides import as_it_stands, heading, turn
from grognard.games.black_powder.targets import (
    MANY_FACES,
    can_hit,
    face_objection,
    one_target,
    shooter_objection,
    target_objection,
    targets_of,
    too_near,
)
from grognard.games.black_powder.volley import open_fire
from grognard.games.black_powder.walks import placing

TRAIN: Final = 450  # how far a battery turns before it shoots (BP-art-4)
FULL_TURN: Final = 3600
LOTS: Final = 1 << 20  # by one of so many a shot is proposed


def begin(s: Battle) -> None:
    """Push the whole phase of the active side."""
    s.rounds = []
    s.shot = PASS
    casualties.forget_hurts(s, list(range(s.field.forces.units)))
    s.then(SHOTS, SHOT_TESTS)


# What may be shot


def read_shot(s: Battle, choice: Choice) -> tuple[int, int, int, int, int]:
    """Shooter, target, face, bearing and load; what is left out is as the unit stands."""
    shooter, target = choice[0], choice[1]
    if shooter >= s.field.forces.units:
        return shooter, target, FRONT, 0, SOLID
    face = choice[2] if len(choice) > 2 else likely_face(s, shooter, target)
    bearing = choice[3] if len(choice) > 3 else s.facing[shooter]
    return shooter, target, face, bearing, choice[4] if len(choice) > 4 else SOLID


def likely_face(s: Battle, shooter: int, target: int) -> int:
    """The face that is meant when none is named."""
    faces = sight.firing_faces(s, shooter)
    if len(faces) > 1 and target < s.field.forces.units:
        for face in faces:
            found = face_objection(s, shooter, face)
            if found is None:
                found = target_objection(s, sight.view(s, shooter, face), target)
            if found is None:
                return face
    return faces[0]


def shot_objection(s: Battle, choice: Choice) -> Note | None:
    """The first clause that a shot of the phase breaks."""
    shooter, target, face, bearing, load = read_shot(s, choice)
    if shooter >= s.field.forces.units or s.side(shooter) != s.active:
        return Note("BP-cmd-22", (shooter,))
    found = shooter_objection(s, shooter) or face_objection(s, shooter, face)
    if found is None and bearing != s.facing[shooter]:
        found = training_objection(s, shooter, bearing)
    if found is not None:
        return found
    here = sight.View(s, shooter, face, bearing)
    found = target_objection(s, here, target)
    if found is None and load != SOLID and not may_burst(s, here, target):
        return Note("BP-spec-11", (shooter,))
    return found


def training_objection(s: Battle, unit: int, bearing: int) -> Note | None:
    """Why a battery may not turn before it shoots (BP-art-4)."""
    by = abs(turn(s.facing[unit], bearing))
    if s.arm(unit) != ARTILLERY or s.formation[unit] != DEPLOYED or s.moves[unit] or by > TRAIN:
        return Note("BP-art-4", (unit, by))
    mover = as_it_stands(s, unit)
    pose = s.x[unit], s.y[unit], bearing
    return placing(s, mover, pose, mover.shape(*pose), s.outline[unit])


def may_burst(s: Battle, here: sight.View, target: int) -> bool:
    """A battery has shrapnel for this range (BP-spec-11)."""
    if not s.has(here.unit, SHRAPNEL):
        return False
    return aim.band(s, here.unit, sight.reach_gap(s, here, target)) == MEDIUM


def shots_of(s: Battle, shooter: int) -> list[Choice]:
    """Every shot of a unit as it stands, and one turn of its guns to each target that needs it."""
    faces = faces_open(s, shooter)
    if not faces:
        return []
    position = aiming(s, shooter, faces)
    known = s.field.shots.recall(position)
    return s.field.shots.keep(position, found_shots(s, shooter, faces)) if known is None else known


def faces_open(s: Battle, unit: int) -> list[int]:
    """The faces from which a unit may still shoot, whatever it sees from there."""
    if shooter_objection(s, unit) is not None:
        return []
    return [face for face in sight.firing_faces(s, unit) if face_objection(s, unit, face) is None]


def aiming(s: Battle, shooter: int, faces: list[int]) -> Position:
    """All that a unit's shots follow from: shots change none of it, but where guns are turned for them."""
    return (shooter, s.moves[shooter] > 0, tuple(faces), *s.stance())


def found_shots(s: Battle, shooter: int, faces: list[int]) -> list[Choice]:
    """The shots of a unit, found by looking."""
    found: list[Choice] = []
    many = s.formation[shooter] in MANY_FACES
    for face in faces:
        here = sight.view(s, shooter, face)
        for target in targets_of(s, here):
            found.append((shooter, target, face) if many else (shooter, target))
            if may_burst(s, here, target):
                found.append((shooter, target, face, s.facing[shooter], SHELL))
    targets = [shot[1] for shot in found]
    for target in turned_to(s, shooter):
        bearing = s.facing[shooter] if target in targets else training(s, shooter, target)
        if bearing != s.facing[shooter]:
            found.append((shooter, target, FRONT, bearing))
            if may_burst(s, sight.View(s, shooter, FRONT, bearing), target):
                found.append((shooter, target, FRONT, bearing, SHELL))
    return found


def told_shots(s: Battle, shooter: int) -> list[Choice]:
    """Every shot of a unit that only the real table could forbid."""
    found: list[Choice] = []
    many = s.formation[shooter] in MANY_FACES
    enemies = [enemy for enemy in s.units_of(1 - s.side(shooter)) if not s.is_engaged(enemy)]
    for face in faces_open(s, shooter):
        found.extend([(shooter, enemy, face) if many else (shooter, enemy) for enemy in enemies])
    return found


def turned_to(s: Battle, unit: int) -> list[int]:
    """The enemies in range to whom a battery may turn before it shoots (BP-art-4)."""
    if s.arm(unit) != ARTILLERY or s.formation[unit] != DEPLOYED or s.moves[unit]:
        return []
    reach = aim.reach_of(s, unit)
    enemies = s.units_of(1 - s.side(unit))
    return [each for each in enemies if not s.is_engaged(each) and ground.are_within(s, unit, each, reach)]


def training(s: Battle, unit: int, target: int) -> int:
    """The first facing from which a battery can shoot at a target: straight to it, or turned by steps."""
    own = s.facing[unit]
    straight = turn(own, heading(s.x[target] - s.x[unit], s.y[target] - s.y[unit], own))
    for by in (max(-TRAIN, min(TRAIN, straight)), -TRAIN, TRAIN, -TRAIN // 2, TRAIN // 2):
        bearing = (own + by) % FULL_TURN
        here = sight.View(s, unit, FRONT, bearing)
        if by == 0 or not can_hit(s, here, target, aim.reach_of(s, unit)):
            continue
        if training_objection(s, unit, bearing) is not None:
            continue
        if too_near(s, here, sight.reach_gap(s, here, target)) == NOBODY:
            return bearing
    return own


def one_shot(s: Battle, unit: int, lot: int) -> Choice:
    """A shot of a unit, by lot, guns turned only where they must; PASS if it has nothing to shoot at."""
    if shooter_objection(s, unit) is not None or not ground.enemy_about(s, unit, aim.reach_of(s, unit)):
        return PASS
    faces = sight.firing_faces(s, unit)
    for i in range(len(faces)):
        face = faces[(lot + i) % len(faces)]
        if face_objection(s, unit, face) is None:
            here = sight.view(s, unit, face)
            target = one_target(s, here, lot)
            if target != NOBODY:
                if lot % 2 and may_burst(s, here, target):
                    return unit, target, face, s.facing[unit], SHELL
                return (unit, target, face) if s.formation[unit] in MANY_FACES else (unit, target)
    targets = turned_to(s, unit)
    for i in range(len(targets)):
        target = targets[(lot + i) % len(targets)]
        bearing = training(s, unit, target)
        if bearing != s.facing[unit]:
            return unit, target, FRONT, bearing
    return PASS


def next_shot(s: Battle) -> Choice:
    """A shot of the next unit that has one, from the one found before on; PASS if nobody has."""
    before = s.shot[0] if s.shot else 0
    units = s.units_of(s.active)
    for unit in [each for each in units if each >= before] + [each for each in units if each < before]:
        shot = first_shot(s, unit)
        if shot:
            return shot
    return PASS


def first_shot(s: Battle, unit: int) -> Choice:
    """The first of a unit's shots, PASS if it has none; looked for only where they are not known yet."""
    faces = faces_open(s, unit)
    known = s.field.shots.recall(aiming(s, unit, faces)) if faces else []
    if known is None:
        return one_shot(s, unit, 0)
    return known[0] if known else PASS


# Steps


class Shoot(Step[Battle]):
    """The active side shoots with one of its units, or ceases fire (BP-seq-5)."""

    __slots__ = ()
    verb = "shoot"
    kinds = "piece piece face? bearing? load?"
    passing = "cease"

    def args(self) -> Choice:
        return PASS

    def actor(self, s: Battle) -> int:
        return s.active

    def options(self, s: Battle) -> list[Choice]:
        found = [PASS]
        for unit in s.units_of(s.active):
            found.extend(told_shots(s, unit) if s.field.referee else shots_of(s, unit))
        return found

    def objection(self, s: Battle, choice: Choice) -> Note | None:
        return shot_objection(s, choice) if choice else None

    def propose(self, s: Battle, rng: Rng) -> Choice:
        if s.field.referee:
            return rng.pick(self.options(s))
        units = s.units_of(s.active)
        lot = rng.below(LOTS)  # there are always several choices: to cease fire is one
        for i in range(len(units)):
            shot = one_shot(s, units[(lot + i) % len(units)], lot // len(units))
            if shot:
                return shot
        return PASS

    def take(self, s: Battle, choice: Choice) -> None:
        if not choice:
            return
        shooter, target, face, bearing, load = read_shot(s, choice)
        s.cite("BP-seq-5", shooter)
        if bearing != s.facing[shooter]:
            s.cite("BP-art-4", shooter, abs(turn(s.facing[shooter], bearing)))
            ground.put(s, shooter, s.x[shooter], s.y[shooter], bearing)
        s.then(SHOTS)
        if s.field.referee:
            ask_shot(s, shooter, target, face, aim.SHOT)
            return
        open_fire(s, shooter, target, face, aim.SHOT, load)


class Shots(Rule[Battle]):
    """Shots go on as long as somebody has a target."""

    __slots__ = ()
    verb = "shots"

    def take(self, s: Battle, choice: Choice) -> None:
        journal = s.hush()
        if s.field.referee:
            ready = any(told_shots(s, unit) for unit in s.units_of(s.active))
        else:
            s.shot = next_shot(s)
            ready = s.shot != PASS
        s.journal = journal
        if ready:
            s.then(SHOOT)


class ShotTests(Rule[Battle]):
    """All shooting is done: who has lost too much is tested (BP-seq-6)."""

    __slots__ = ()
    verb = "shot_tests"

    def take(self, s: Battle, choice: Choice) -> None:
        tests: list[int] = []
        for side in (1 - s.active, s.active):
            for unit in s.units_of(side):
                cause = breaks.cause_after_shooting(s, unit)
                if cause != breaks.NO_TEST:
                    tests += (unit, cause)
        s.tests = tuple(tests)
        s.then(SHOTS_OVER)
        if tests:
            s.cite("BP-seq-6")
            breaks.run_tests(s)


class ShotsOver(Rule[Battle]):
    """The tests are done: survivors lose what is above their Stamina (BP-cas-5)."""

    __slots__ = ()
    verb = "shots_over"

    def take(self, s: Battle, choice: Choice) -> None:
        units = list(range(s.field.forces.units))
        casualties.trim(s, units)
        casualties.forget_hurts(s, units)
        s.rounds = []
        s.hits = 0


SHOOT: Final = Shoot()
SHOTS: Final = Shots()
SHOT_TESTS: Final = ShotTests()
SHOTS_OVER: Final = ShotsOver()
