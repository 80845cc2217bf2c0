"""How battles end, for forecasts: the positions after each course of a battle, counter by counter."""

from typing import Final

from grognard.core.game import Course
from grognard.core.journal import Choice
from grognard.games.gradisca.combat import Remnants
from grognard.games.gradisca.evaluate import usual
from grognard.games.gradisca.field import LEADER, NOBODY, STAND
from grognard.games.gradisca.losses import Lose, Replace, eliminate
from grognard.games.gradisca.outcome import (
    BeatenOff,
    Settle,
    Stand,
    attacker_of,
    can_stand,
    give_way,
    is_garrison,
    is_repulsed,
)
from grognard.games.gradisca.ranks import AWAY, GONE, HERE, LOST, Faces, Rank, Ranks, add
from grognard.games.gradisca.rounds import GoOn
from grognard.games.gradisca.state import ELIMINATED, War

# How a battle ends.
DESTROYED: Final = 0  # a side, or both, cannot fight on
REPULSED: Final = 1
GIVES_WAY: Final = 2
STANDS: Final = 3

AS_BEFORE: Final = -1  # beside 0, 1 and GONE: a counter's face
Way = tuple[int, bool, bool]  # how it ends, and whether the attacker and the defender can fight on
Shape = tuple[Choice, int, Choice]  # of a side: burst guns, hits, what has become of its leaders


class Finish:
    """The positions after a battle."""

    __slots__ = ("alike", "answered", "attacker", "large", "one", "other", "s", "stubborn")

    def __init__(self, s: War, one: Ranks, other: Ranks, large: bool, answered: dict[str, int]) -> None:
        self.s: Final = s
        self.large: Final = large  # there may be another round
        self.one: Final = one
        self.other: Final = other
        self.answered: Final = answered
        self.attacker: Final = attacker_of(s)
        self.alike: Final = alike(s)  # by combat unit: the first that nothing tells apart from it
        self.stubborn: Final[dict[int, bool]] = {}  # by its steps: a garrison stands in the usual way

    def way(self, one: Rank, other: Rank, suffered: int, inflicted: int) -> Way:
        """How the battle ends that leaves the attacker and the defender like this."""
        if not one.fights or not other.fights:
            return (DESTROYED, one.fights, other.fights)
        if is_repulsed(suffered, inflicted):
            return (REPULSED, True, True)
        return (STANDS if self.stands(other) else GIVES_WAY, True, True)

    def stands(self, other: Rank) -> bool:
        """The defender takes one more hit instead of retreating, as is usual."""
        if other.position is None or not can_stand(other.steps):
            return False
        known = self.stubborn.get(other.steps)
        if known is None:
            p = other.position.clone()
            p.then(Stand(1 - self.attacker))
            known = self.stubborn[other.steps] = usual(p) == (STAND,)
        return known

    def faces(self, ranks: Ranks, bursts: Choice, hits: int, way: Way) -> Faces:
        """What a side's combat units have come to; a garrison that stands takes one more hit."""
        one_more = int(way[0] == STANDS and ranks is self.other)
        return ranks.left[bursts][hits + one_more].faces

    def course(self, way: Way, weight: int, shapes: list[dict[Shape, int]]) -> Course[War]:
        """The ends of one way: beside the best that becomes of all counters, each loses by itself."""
        sides: list[tuple[dict[tuple[Choice, int], Faces], dict[Choice, Faces]]] = []
        base: Faces = {}
        for ranks, each in zip((self.one, self.other), shapes, strict=True):
            bodies = {shape[:2]: None for shape in each}
            men = {(bursts, hits): self.faces(ranks, bursts, hits, way) for bursts, hits in bodies}
            led = {fates: fallen(ranks.leaders, fates) for fates in {shape[2]: None for shape in each}}
            base.update(least(list(men.values())))
            base.update(least(list(led.values())))
            sides.append((men, led))
        self.tell(way, shapes)
        common = self.ended(way, base)
        losses: dict[Choice, War] = {}  # by a counter and its faces: the position with that alone
        parts: list[list[tuple[int, list[list[tuple[int, War]]]]]] = []
        for (men, led), each in zip(sides, shapes, strict=True):
            units = {key: self.terms(way, base, faces, common, losses) for key, faces in men.items()}
            leaders = {key: self.terms(way, base, faces, common, losses) for key, faces in led.items()}
            parts.append(
                [
                    (ways, [units[(bursts, hits)], leaders[fates]])
                    for (bursts, hits, fates), ways in each.items()
                ]
            )
        return Course(weight, common, parts)

    def tell(self, way: Way, shapes: list[dict[Shape, int]]) -> None:
        """Count the decisions on the way, each answered in the usual way."""
        lost = stood = 0
        beaten = way[0] in (GIVES_WAY, STANDS) and is_garrison(self.s)
        for ranks, each in zip((self.one, self.other), shapes, strict=True):
            asked = beaten and ranks is self.other
            for bursts, hits, _ in each:
                left = ranks.left[bursts]
                lost += int(0 < hits < len(left) - 1 and left[0].count > 1)
                stood += int(asked and can_stand(left[hits].steps))
        add(self.answered, Lose.verb, lost)
        add(self.answered, Stand.verb, stood)
        if self.large and way[0] != DESTROYED:
            add(self.answered, GoOn.verb, 1)

    def terms(
        self, way: Way, base: Faces, faces: Faces, common: War, losses: dict[Choice, War]
    ) -> list[tuple[int, War]]:
        """What a side's losses change in the common position, counter by counter."""
        found: list[tuple[int, War]] = []
        for piece, face in faces.items():
            before = base.get(piece, AS_BEFORE)
            if before != face:
                key = (self.alike.get(piece, piece), before, face)
                loss = losses.get(key)
                if loss is None:
                    loss = losses[key] = self.with_loss(way, base, common, piece, face)
                found.append((1, loss))
        if found:
            found.append((-len(found), common))
        return found

    def with_loss(self, way: Way, base: Faces, common: War, piece: int, face: int) -> War:
        """The common position, in which one counter has come to something else."""
        leads = self.s.field.forces.type[piece] == LEADER
        if (leads and piece in base) or common.at[piece] == ELIMINATED:  # who could not retreat
            return self.ended(way, {**base, piece: face})
        p = common.clone()
        if leads:
            self.replace(p, piece, face)
        else:
            lose(p, piece, face)
        return p

    def ended(self, way: Way, faces: Faces) -> War:
        """The position with these losses, the battle just ended."""
        p = self.s.clone()
        while not isinstance(p.agenda[-1], Settle):
            p.agenda.pop()
        for piece, face in faces.items():
            if p.field.forces.type[piece] == LEADER:
                self.replace(p, piece, face)
            else:
                lose(p, piece, face)
        defender = 1 - self.attacker
        p.totals[self.attacker] = p.totals[defender] = 0  # on equal hits the attacker is beaten
        if way[0] == DESTROYED:
            p.then(Remnants())
        elif way[0] != REPULSED:
            p.agenda.pop()
            if way[0] == STANDS:
                p.then(BeatenOff(defender))
            else:
                give_way(p, defender)
        return p

    def replace(self, p: War, leader: int, fate: int) -> None:
        """A leader was killed, and perhaps replaced."""
        heir = p.field.forces.replacement[leader]
        if heir == NOBODY:
            eliminate(p, leader, "GR-7.2-5")
            return
        ranks = self.one if leader in self.one.leaders else self.other
        elsewhere = ranks.refuge(leader, 0)[0]
        step = Replace(leader, heir)
        add(self.answered, step.verb, int(len(step.options(p)) > 1))
        step.take(p, (elsewhere if fate == AWAY else p.battlefield,))
        if fate == LOST:
            eliminate(p, heir, "GR-7.2-5")


def alike(s: War) -> dict[int, int]:
    """For each combat unit in the battle the first that is like it: whichever is lost, it costs the same."""
    forces, area = s.field.forces, s.battlefield
    origins = dict(zip(s.attackers, s.origins, strict=True))
    first: dict[tuple[object, ...], int] = {}
    found: dict[int, int] = {}
    for unit in [*s.combat_units_in(area, 0), *s.combat_units_in(area, 1)]:
        printed = (forces.type[unit], forces.command[unit], forces.attack[unit], forces.defence[unit])
        kind = (forces.side[unit], forces.steps[unit], forces.cernide[unit], forces.allowance[unit])
        now = (s.disorganised[unit], s.unsupplied[unit], s.acted[unit], s.spent[unit])
        found[unit] = first.setdefault((printed, kind, now, origins.get(unit, NOBODY)), unit)
    return found


def fallen(leaders: list[int], fates: Choice) -> Faces:
    """Leaders who are no longer there."""
    return {leader: fate for leader, fate in zip(leaders, fates, strict=True) if fate != HERE}


def lose(p: War, unit: int, face: int) -> None:
    """A combat unit is gone, or shows its other face."""
    if face == GONE:
        eliminate(p, unit, "GR-7.2-2")
    else:
        p.disorganised[unit] = face


def least(found: list[Faces]) -> Faces:
    """What becomes at best of counters that come to harm in any case."""
    kept = found[0]
    for faces in found:
        if not kept:
            break
        kept = {piece: min(face, faces[piece]) for piece, face in kept.items() if piece in faces}
    return kept


def bury(ends: dict[Way, dict[Shape, int]], leader: int, fallen: int) -> None:
    """In so many ends who replaced a leader fell before the last round.

    In which of them does not matter: it costs the same, however the battle ends, and nobody counts him who
    was not there at first.
    """
    for shapes in ends.values():
        for (bursts, hits, fates), weight in list(shapes.items()):
            share = min(weight, fallen)
            if fates[leader] == AWAY and share:
                shape = (bursts, hits, (*fates[:leader], LOST, *fates[leader + 1 :]))
                shapes[(bursts, hits, fates)] = weight - share
                shapes[shape] = shapes.get(shape, 0) + share
                fallen -= share
