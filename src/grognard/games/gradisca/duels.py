"""Battles for forecasts: exact, round by round, by the hits, burst guns and leaders of both sides."""

from math import prod
from typing import Final

from grognard.core.game import Course
from grognard.core.journal import Choice
from grognard.core.step import Weighted
from grognard.games.gradisca.combat import Casualties, EndRound
from grognard.games.gradisca.courses import Finish, Shape, Way, bury
from grognard.games.gradisca.fates import fates_of
from grognard.games.gradisca.field import NOWHERE, SAPPER
from grognard.games.gradisca.fire import Salvo, cover
from grognard.games.gradisca.fronts import Fate
from grognard.games.gradisca.losses import KILLS
from grognard.games.gradisca.outcome import attacker_of
from grognard.games.gradisca.pushes import ONE, OTHER, Push, width_of
from grognard.games.gradisca.ranks import FACES, Ranks
from grognard.games.gradisca.retreat import return_verdict
from grognard.games.gradisca.scales import Scale
from grognard.games.gradisca.state import War

EXACT: Final = 20_000  # what two sides may come to, times their dice: beyond that weights are rounded


class Duel:
    """A battle whose dice are on top of the agenda, in two parts: by the side that is ahead."""

    __slots__ = ("cover", "finish", "pushes", "s", "scale", "sides")

    def __init__(self, s: War, total: int, answered: dict[str, int], exact: int) -> None:
        attacker, end = attacker_of(s), s.agenda[-3]
        large = isinstance(end, EndRound) and end.large
        one, other = Ranks(s, attacker), Ranks(s, 1 - attacker)
        throws = one.all_throws() * other.all_throws()
        unit = throws * FACES ** (len(one.leaders) + len(other.leaders))
        halves = [
            throws // FACES ** len(other.leaders) // other.throws,
            throws // FACES ** len(one.leaders) // one.throws,
        ]
        worth = max(len(one.unburst()) + width_of(other, one), len(other.unburst()) + width_of(one, other))
        rounded = large and one.breadth() * other.breadth() > exact
        self.s: Final = s
        self.sides: Final = [one, other]
        self.finish: Final = Finish(s, one, other, large, answered)
        self.cover: Final = cover(s, 1 - attacker, s.battlefield)
        self.scale: Final = Scale(total, throws, unit, halves, worth + 1, large, rounded)
        lots = [
            [fates_of(mine, leader, foes) for leader in mine.leaders]
            for mine, foes in ((one, other), (other, one))
        ]
        stronger = ONE if one.unburst()[0].steps > other.unburst()[0].steps else OTHER
        self.pushes: Final = [
            Push(side, self.finish, (0, self.cover), self.scale, lots) for side in (stronger, 1 - stronger)
        ]

    # the rounds

    def run(self, shots: list[Weighted]) -> None:
        """Fight the battle to its ends, by what the first dice of each side may show."""
        strong, weak = self.pushes
        self.open(strong, shots)
        if not self.finish.large:
            for hits in range(len(strong.behind.unburst()) + 1):
                strong.advance(hits, weak)
            return
        for push in self.pushes:
            push.prepare()
        last = max([push.before[1] + len(push.behind.unburst()) for push in self.pushes])
        for hits in range(last + 1):
            for push, enemy in ((weak, strong), (strong, weak), (weak, strong)):
                push.advance(
                    hits, enemy
                )  # after as many hits on both sides, the stronger hardly ever goes behind

    def open(self, push: Push, shots: list[Weighted]) -> None:
        """The first round may end like this."""
        ours = self.thrown(push.ahead, shots, push.spared[1 - push.side])
        theirs = self.thrown(push.behind, shots, push.spared[push.side])
        for bursts, inflicted in theirs.items():
            for suffered in range(max([len(each) for each in ours.values()])):
                blocks: list[int] = []
                for weight in inflicted:
                    for each in push.fates.bursts:
                        times = ours[each][suffered] if suffered < len(ours[each]) else 0
                        blocks.append(self.scale.first(weight * times))
                push.open(push.fronts[bursts], suffered, blocks)

    def thrown(self, ranks: Ranks, shots: list[Weighted], spared: int) -> dict[Choice, list[int]]:
        """The first dice of a side by its guns that burst, and then by its hits."""
        found: dict[Choice, list[int]] = {bursts: [] for bursts in ranks.left}
        for result, weight in shots[ranks.side]:
            odds, hits = found[ranks.burst_of(result[1:])], max(result[0] - spared, 0)
            odds.extend([0] * (hits + 1 - len(odds)))
            odds[hits] += weight
        return found

    # the ends

    def courses(self) -> list[Course[War]]:
        """The ends by their ways."""
        ones, others = self.shapes(ONE), self.shapes(OTHER)
        courses: list[Course[War]] = []
        for way, shapes in ones.items():
            courses.append(self.finish.course(way, sum(shapes.values()), [shapes, others[way]]))
        return courses

    def shapes(self, side: int) -> dict[Way, dict[Shape, int]]:
        """What becomes of a side by how the battle ends, its leaders tested."""
        ranks, fates = self.sides[side], self.pushes[0].fates
        scale = FACES ** len(self.sides[1 - side].leaders)
        found: dict[Way, dict[Shape, int]] = {}
        for ((way, bursts, steps, foes), tested), block in self.blocks(side).items():
            shapes = found.setdefault(way, {})
            mine = ranks.left[bursts][steps].count if foes >= 0 else 0
            for leaders, weight in fates.by_fates(block, side):
                for after, ways in ranks.tests(leaders, mine, foes, tested):
                    shape = (bursts, steps, after)
                    shapes[shape] = shapes.get(shape, 0) + weight * scale * ways
        for number in range(len(ranks.leaders)):
            fallen = sum(
                [fates.sum_of(push.sum_of(push.fates.posts[side][number].exposed)) for push in self.pushes]
            )
            bury(found, number, fallen * KILLS * self.scale.unit // self.scale.throws // FACES)
        return found

    def blocks(self, side: int) -> dict[tuple[Fate, bool], int]:
        """The ends of both parts for a side, by the fate of its units and whether leaders are tested."""
        found: dict[tuple[Fate, bool], int] = {}
        for push in self.pushes:
            ends = push.ends[int(push.side != side)]
            for place, line in enumerate(ends.weights):
                way, bursts, hits, foes = ends.fates[place // 2]
                tested = place % 2 == 1
                if push.side == side:
                    for hits, number, block in push.weighed(push.fates.of_side(line, side)):
                        bursts = push.fates.bursts[number]
                        self.count(found, side, (way, bursts, hits, foes), tested, block)
                elif line:
                    block = push.fates.of_side(push.sum_of(line), side)
                    self.count(found, side, (way, bursts, hits, foes), tested, block)
        return found

    def count(
        self, found: dict[tuple[Fate, bool], int], side: int, fate: Fate, tested: bool, block: int
    ) -> None:
        """So much more of a fate, after no more hits than the side can take."""
        way, bursts, hits, foes = fate
        key = ((way, bursts, min(hits, len(self.sides[side].left[bursts]) - 1), foes), tested)
        found[key] = found.get(key, 0) + block


def apart(s: War, answered: dict[str, int], exact: int = EXACT) -> list[Course[War]] | None:
    """The ends of the battle on top, by its courses."""
    step = s.agenda[-1]
    if not isinstance(step, Salvo) or not is_simple(s):
        return None
    total = prod([sum([weight for _, weight in odds]) for odds in step.shots])
    duel = Duel(s, total, answered, exact)
    duel.run(step.shots)
    return duel.courses()


def is_simple(s: War) -> bool:
    """No ambush, and whoever is replaced has somewhere to go, and sappers a way back.

    Else the place where a replaced leader appears, or a sapper is left, could matter to both sides.
    """
    if not isinstance(s.agenda[-2], Casualties) or not isinstance(s.agenda[-3], EndRound):
        return False
    area, attacker = s.battlefield, attacker_of(s)
    if s.field.teams or s.hits != [0, 0]:
        return False
    if not s.guarded[0] & ~(1 << area) or not s.guarded[1] & ~(1 << area):
        return False
    if NOWHERE in s.origins:
        return False
    barred = [origin for origin in set(s.origins) if return_verdict(s, attacker, area, origin)]
    return not barred or SAPPER not in [s.field.forces.type[piece] for piece in s.attackers]
