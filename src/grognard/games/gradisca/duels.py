"""Battles for forecasts: exact, round by round, by the hits, burst guns and leaders of both sides."""

from typing import Final

from grognard.core.game import Course
from grognard.core.journal import Choice
from grognard.core.step import Weighted
from grognard.games.gradisca.combat import Casualties, EndRound
from grognard.games.gradisca.courses import Finish, Shape, Way, bury
from grognard.games.gradisca.evaluate import is_ahead
from grognard.games.gradisca.fates import Fates
from grognard.games.gradisca.field import NOWHERE
from grognard.games.gradisca.fire import Salvo, cover
from grognard.games.gradisca.fronts import Cell, Ends, Front, enemies_of
from grognard.games.gradisca.losses import KILLS
from grognard.games.gradisca.outcome import attacker_of
from grognard.games.gradisca.ranks import FACES, HEIR, Odds, Ranks, cut, with_leaders
from grognard.games.gradisca.retreat import retreats, return_verdict
from grognard.games.gradisca.state import War

ONE: Final = 0  # the attacker
OTHER: Final = 1

EXACT: Final = 20_000  # what two sides may come to, times their dice: beyond that weights are rounded
PRECISION: Final = 64  # bits of rounded weights
GUARD: Final = 4  # bits more while they are being rounded
HALF: Final = (PRECISION + GUARD) // 2

Arrival = tuple[int, int, int, int]  # both sides hit: as often, the attacker less, more; he alone


class Duel:
    """A battle whose dice are on top of the agenda.

    Weights are whole numbers, packed by the fates of leaders and guns. Where there is little to weigh, a
    weight after so many hits counts in as many powers of all throws of a round, and is exact; else it is
    rounded after each round.
    """

    __slots__ = (
        "attacker", "before", "columns", "cover", "ends", "fates", "finish", "fronts", "inverse", "joins",
        "kept", "large", "one", "other", "powers", "rounded", "s", "shift", "throws", "total", "unit",
        "width", "worth",
    )  # fmt: skip

    def __init__(self, s: War, odds: Weighted, answered: dict[str, int], exact: int) -> None:
        attacker, end = attacker_of(s), s.agenda[-3]
        self.s: Final = s
        self.large: Final = isinstance(end, EndRound) and end.large
        self.attacker: Final = attacker
        self.one: Final = Ranks(s, attacker)
        self.other: Final = Ranks(s, 1 - attacker)
        self.finish: Final = Finish(s, self.one, self.other, self.large, answered)
        self.cover: Final = cover(s, 1 - attacker, s.battlefield)
        self.before: Final = (s.totals[attacker], s.totals[1 - attacker])
        self.total: Final = sum([weight for _, weight in odds])
        self.throws: Final[int] = self.one.all_throws() * self.other.all_throws()
        self.unit: Final[int] = self.throws * FACES ** (len(self.one.leaders) + len(self.other.leaders))
        self.rounded: Final = self.large and self.one.breadth() * self.other.breadth() > exact
        self.powers: Final = [1]
        columns = len(self.other.unburst())
        self.width: Final = columns + len(self.one.unburst()[0].fire) + len(self.one.leaders)
        self.worth: Final = len(self.one.unburst()) + self.width + 1  # ends count in so many powers of throws
        bits = PRECISION + max(self.unit.bit_length(), HALF + GUARD)
        if not self.rounded:
            bits = self.total.bit_length() + self.power(self.worth + 1).bit_length()
        self.fates: Final = Fates(self.one, self.other, bits // 8 * 8 + 8, columns)
        self.shift: Final[int] = max(self.unit.bit_length() - GUARD, 0)
        inverse: int = (1 << self.shift + PRECISION + GUARD) // self.unit
        self.inverse: Final = (inverse >> HALF, inverse & (1 << HALF) - 1)
        self.kept: Final = [self.fates.everywhere((2 << bits) - 1) for bits in (PRECISION + GUARD, PRECISION)]
        foes = [self.other.left[bursts] for bursts in self.fates.bursts]
        self.columns: Final = [
            [ranks[min(hits, len(ranks) - 1)] for ranks in foes] for hits in range(columns)
        ]
        self.fronts: Final[dict[Choice, Front]] = {
            bursts: Front(bursts, ranks, columns, self.width) for bursts, ranks in self.one.left.items()
        }
        self.ends: Final = (Ends(), Ends())
        self.joins: Final[dict[tuple[int, int, int], list[int]]] = {}

    def power(self, number: int) -> int:
        """What so many rounds multiply weights by; nothing where they are rounded."""
        if self.rounded or not self.large:
            return 1
        while len(self.powers) <= number:
            self.powers.append(self.powers[-1] * self.unit)
        return self.powers[number]

    def cell(self, front: Front, hits: int, theirs: int) -> Cell:
        """The battle after so many hits on both sides."""
        known = front.cells[hits][theirs]
        if known is None:
            known = front.cells[hits][theirs] = self.survey(front, hits, theirs)
        return known

    def survey(self, front: Front, hits: int, theirs: int) -> Cell:
        """Who would like another round, and how the battle ends, by the defender's burst guns."""
        rank, suffered, inflicted = front.ranks[hits], hits + self.before[0], theirs + self.before[1]
        forward = back = 0
        ways: dict[tuple[Way, int, int], int] = {}
        for number, foe in enumerate(self.columns[theirs]):
            fights = self.large and rank.fights and foe.fights
            if fights and is_ahead(suffered, inflicted, rank.steps, foe.steps):
                forward |= 1 << number
            elif fights and is_ahead(inflicted, suffered, foe.steps, rank.steps):
                back |= 1 << number
            way = self.finish.way(rank, foe, suffered, inflicted)
            key = (way, enemies_of(rank, foe), enemies_of(foe, rank))
            ways[key] = ways.get(key, 0) | 1 << number
        ends: list[tuple[int, int, int]] = []
        for (way, alone, enemy_alone), chosen in ways.items():
            mine = self.ends[ONE].place((way, front.bursts, hits, alone))
            other = self.ends[OTHER].place((way, (), theirs, enemy_alone))
            ends.append((self.fates.blocks(chosen), mine, other))
        return Cell(self.fates.blocks(forward), self.fates.blocks(back), ends)

    # the rounds

    def run(self, odds: Weighted) -> None:
        """Fight the battle to its ends, by what its first dice may show."""
        for result, weight in odds:
            self.open(result, weight)
        for hits in range(len(self.one.unburst()) + 1):
            fronts = [front for front in self.fronts.values() if hits <= front.last]
            arrived = [self.arrived(front, hits) for front in fronts]
            for theirs in range(self.width):
                standing = self.standing(fronts, [row[theirs] for row in arrived], hits, theirs)
                for bursts, blocks in standing.items():
                    self.fire(self.fronts[bursts], blocks, hits, theirs)
            for front in fronts:
                self.strike(front, hits)

    def arrived(self, front: Front, hits: int) -> list[Arrival]:
        """What has come to so many hits on the attacker, by hits on the defender."""
        rows = [front.even[hits], front.less[hits], front.more[hits], front.one[hits]]
        even, less, more, one = [self.fates.cells(row, self.width) for row in rows]
        return list(zip(even, less, more, one, strict=True))

    def open(self, result: Choice, weight: int) -> None:
        """The first round may end like this."""
        if self.rounded:
            weight = (weight * self.throws << PRECISION) // self.total
        front = self.fronts[self.one.burst_of(result[2:])]
        suffered, raw = result[self.attacker], result[1 - self.attacker]
        inflicted = raw - min(self.cover, raw)
        weight <<= self.fates.number[self.other.burst_of(result[2:])] * self.fates.block
        if suffered:
            hits = min(suffered, front.last)
            weight *= self.power(hits + inflicted)
            front.row(suffered, inflicted)[hits] += weight << inflicted * self.fates.cell
        elif inflicted:
            front.other[inflicted] += weight * self.power(inflicted)
        else:
            self.stop(self.cell(front, 0, 0), 0, 0, 0, weight * self.power(self.worth))

    def standing(
        self, fronts: list[Front], arrivals: list[Arrival], hits: int, theirs: int
    ) -> dict[Choice, list[int]]:
        """The weights between two rounds, by burst guns: leaders are tested, and more guns burst."""
        found: dict[Choice, list[int]] = {}
        for front, arrival in zip(fronts, arrivals, strict=True):
            weights = self.settle(front, arrival, hits, theirs)
            if not weights:
                continue
            blocks = self.burst(self.fates.apart(weights), theirs)
            for more, ways in self.one.bursting(front.bursts, hits):
                known = found.get(more)
                if known is None:
                    found[more] = [block * ways for block in blocks]
                else:
                    found[more] = [before + block * ways for before, block in zip(known, blocks, strict=True)]
        return found

    def burst(self, blocks: list[int], theirs: int) -> list[int]:
        """More of the defender's guns burst."""
        if len(blocks) == 1:
            return blocks
        found = [0] * len(blocks)
        for bursts, weights in zip(self.fates.bursts, blocks, strict=True):
            if weights:
                for lost, times in self.other.bursting(bursts, theirs):
                    found[self.fates.number[lost]] += weights * times
        return found

    def settle(self, front: Front, arrival: Arrival, hits: int, theirs: int) -> int:
        """What comes to so many hits ends there or goes on; leaders of sides that were hit are tested."""
        both, less, more, one = arrival
        other = front.other[theirs]
        if not (both or less or more or one or other):
            return 0
        cell = self.cell(front, hits, min(theirs, len(self.columns) - 1))
        going = (less & cell.forward) + (more & cell.back)
        both += less + more - going
        alone, spared = one & cell.back, other & cell.forward
        scale = self.power(self.worth - hits - theirs)
        if scale == 1:
            self.stop(cell, both, one - alone, other - spared, 0)
        else:
            self.stop(cell, both * scale, (one - alone) * scale, (other - spared) * scale, 0)
        if not (going or alone or spared):
            return 0
        fates, count = self.fates, front.ranks[hits].count
        fates.expose(going + alone, ONE, scale)
        fates.expose(going + spared, OTHER, scale)
        for post, joined in zip(fates.posts[ONE], self.joining(ONE, count, theirs), strict=True):
            going, alone = post.tested(going, joined), post.tested(alone, joined)
        going += fates.untested(spared, ONE)
        for post, joined in zip(fates.posts[OTHER], self.joining(OTHER, count, theirs), strict=True):
            going = post.tested(going, joined)
        going += fates.untested(alone, OTHER)
        return self.round(going) if self.rounded else going

    def stop(self, cell: Cell, both: int, one: int, other: int, none: int) -> None:
        """Ends of the battle: both sides were hit last, or only one of them, or none."""
        mine, foes = self.ends[ONE].weights, self.ends[OTHER].weights
        for mask, place, their_place in cell.ends:
            if other or none:
                mine[place] += (other + none) & mask
            if one or none:
                foes[their_place] += (one + none) & mask
            mine[place + 1] += (both + one) & mask
            foes[their_place + 1] += (both + other) & mask

    def joining(self, side: int, count: int, theirs: int) -> list[int]:
        """By leader of a side: the mask of weights in which who replaces him would join the battle.

        The attacker has so many units left, and the defender has taken so many hits.
        """
        key = (side, count, theirs)
        known = self.joins.get(key)
        if known is None:
            known = self.joins[key] = []
            ranks = self.one if side == ONE else self.other
            for post in self.fates.posts[side]:
                chosen = 0
                for number, foe in enumerate(self.columns[theirs] if HEIR in post.fates else []):
                    counts = (count, foe.count)
                    if ranks.has_heir_here(post.leader, counts[side], counts[1 - side]):
                        chosen |= 1 << number
                known.append(self.fates.blocks(chosen))
        return known

    def round(self, weights: int) -> int:
        """Each of packed weights divided by all throws of a round: in two halves, for which there is room."""
        weights = weights >> self.shift & self.kept[0]
        low = weights * self.inverse[1] >> HALF & self.kept[0]
        return weights * self.inverse[0] + low >> PRECISION + GUARD - HALF & self.kept[1]

    def fire(self, front: Front, blocks: list[int], hits: int, theirs: int) -> None:
        """All but burst guns fire at once."""
        scale = self.one.throws // front.ranks[hits].throws
        back: list[list[int]] = []  # by blocks, then by hits on the attacker
        for foe, weights in zip(self.columns[theirs], blocks, strict=True):
            if weights:
                led = self.fates.fire(weights * (scale * (self.other.throws // foe.throws)), OTHER)
                back.append(cut(with_leaders(foe.fire, led), front.last - hits))
            else:
                back.append([])
        struck = self.fates.side_by_side(back)
        self.hold(front, struck[0], hits, theirs)
        front.struck[theirs] = struck

    def hold(self, front: Front, weights: int, hits: int, theirs: int) -> None:
        """A round in which the attacker is not hit."""
        none, other = 0, front.other
        for shots, led in zip(self.shots(front, hits), self.fates.fire(weights, ONE), strict=True):
            none += led * shots[0]
            last = theirs + len(shots)
            if led:
                other[theirs + 1 : last] = [
                    before + led * ways
                    for before, ways in zip(other[theirs + 1 : last], self.later(shots), strict=True)
                ]
        if none:
            scale = self.power(self.worth - hits - theirs - 1)
            self.stop(self.cell(front, hits, theirs), 0, 0, 0, none * scale)

    def later(self, shots: Odds) -> Odds:
        """A volley that hits, each hit but the first counting in one more power of all throws."""
        if self.rounded:
            return shots[1:]
        return [ways * self.power(more) for more, ways in enumerate(shots[1:])]

    def strike(self, front: Front, hits: int) -> None:
        """The rounds of a row in which the attacker is hit, by how often."""
        front.other = [0] * self.width
        struck, front.struck = front.struck, [[] for _ in self.columns]
        volleys, most = self.shots(front, hits), len(self.one.leaders)
        regular = self.later([0, *volleys[0]])
        for suffered in range(1, max([len(each) for each in struck])):
            row = self.fates.row([each[suffered] if suffered < len(each) else 0 for each in struck])
            after, first, end = hits + suffered, max(suffered - most, 1), suffered + 1
            led = self.fates.fire(row * self.power(suffered - 1), ONE, True)
            if after == front.last:
                first = end = 1
            together = self.together(led)
            front.more[after] += self.spread(together, regular, 1, first)
            front.less[after] += self.spread(together, regular, end, len(regular))
            for number, weights in enumerate(led):
                shots = volleys[number]
                for inflicted in [*range(number + 1), *range(first + number, end + number)]:
                    if inflicted < len(shots) and shots[inflicted]:
                        arrived = weights * (shots[inflicted] * self.power(inflicted))
                        front.row(suffered, inflicted)[after] += arrived << inflicted * self.fates.cell

    def together(self, led: list[int]) -> int:
        """The weights of a row, given by leaders who hit: these hits are taken before the others."""
        found = 0
        for number, weights in enumerate(led):
            found += weights * self.power(number) << number * self.fates.cell
        return found

    def spread(self, row: int, shots: Odds, start: int, end: int) -> int:
        """A row of weights after a volley with at least and less than so many hits."""
        found = 0
        for inflicted in range(min(end, len(shots)) - 1, start - 1, -1):
            found = (found << self.fates.cell) + row * shots[inflicted]
        return found << start * self.fates.cell

    def shots(self, front: Front, hits: int) -> list[Odds]:
        """The attacker's volley, less what the ground spares, by how many of his leaders hit."""
        known = front.volleys.get(hits)
        if known is None:
            known = front.volleys[hits] = []
            volley = front.ranks[hits].fire
            for _ in range(len(self.one.leaders) + 1):
                known.append([sum(volley[: self.cover + 1]), *volley[self.cover + 1 :]])
                volley = [0, *volley]
        return known

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
        ranks, enemies = (self.one, self.other) if side == ONE else (self.other, self.one)
        ends, scale = self.ends[side], FACES ** len(enemies.leaders)
        found: dict[Way, dict[Shape, int]] = {}
        for place, packed in enumerate(ends.weights):
            if not packed:
                continue
            way, bursts, hits, foes = ends.fates[place // 2]
            shapes = found.setdefault(way, {})
            for block, leaders, weight in self.fates.of_side(packed, side):
                if side == OTHER:
                    bursts = self.fates.bursts[block]
                left = ranks.left[bursts]
                steps = min(hits, len(left) - 1)
                mine = left[steps].count if foes >= 0 else 0
                for after, ways in ranks.tests(leaders, mine, foes, place % 2 == 1):
                    shape = (bursts, steps, after)
                    shapes[shape] = shapes.get(shape, 0) + weight * scale * ways
        for number, post in enumerate(self.fates.posts[side]):
            bury(found, number, self.fates.sum_of(post.exposed) * KILLS * self.unit // self.throws // FACES)
        return found


def apart(s: War, answered: dict[str, int], exact: int = EXACT) -> list[Course[War]] | None:
    """The ends of the battle on top, by its courses."""
    step = s.agenda[-1]
    if not isinstance(step, Salvo) or not is_simple(s):
        return None
    duel = Duel(s, step.odds, answered, exact)
    duel.run(step.odds)
    return duel.courses()


def is_simple(s: War) -> bool:
    """No ambush, and whoever is beaten or replaced has somewhere to go.

    Where he has not, the place where a replaced leader appears could matter to both sides.
    """
    if not isinstance(s.agenda[-2], Casualties) or not isinstance(s.agenda[-3], EndRound):
        return False
    area, attacker = s.battlefield, attacker_of(s)
    if s.field.teams or s.hits != [0, 0] or not retreats(s, 1 - attacker, area):
        return False
    if not s.guarded[0] & ~(1 << area) or not s.guarded[1] & ~(1 << area):
        return False
    for origin in set(s.origins):
        if origin == NOWHERE or return_verdict(s, attacker, area, origin):
            return False
    return True
