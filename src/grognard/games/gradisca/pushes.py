"""Rounds of a forecast battle while one side is ahead: whole lines of weights at a time."""

from itertools import accumulate, pairwise, zip_longest
from typing import Final

from grognard.core.journal import Choice
from grognard.games.gradisca.courses import Finish, Way
from grognard.games.gradisca.evaluate import is_ahead
from grognard.games.gradisca.fates import Fates, plus
from grognard.games.gradisca.fronts import Ends, Front, Line, enemies_of
from grognard.games.gradisca.ranks import HEIR, Odds, Rank, Ranks
from grognard.games.gradisca.scales import Scale

ONE: Final = 0  # the attacker
OTHER: Final = 1

Run = tuple[int, int, Rank]  # after at least and less than so many hits a side is as this rank


class Push:
    """The part of a battle in which one side is ahead, and goes on after rounds in which it suffered less.

    A round that hits it alone leads to where its enemy is ahead, or to an end: so nothing comes from a line,
    all that is left after so many hits on the enemy, to the same line, and its rounds are fought at once.
    """

    __slots__ = (
        "ahead", "before", "behind", "ends", "fates", "finish", "fronts", "guns", "joins", "men", "runs",
        "sappers", "scale", "side", "spared", "surveys", "tails", "volleys", "ways",
    )  # fmt: skip

    def __init__(
        self, side: int, finish: Finish, spared: tuple[int, int], scale: Scale, lots: list[list[Choice]]
    ) -> None:
        sides, totals = [finish.one, finish.other], finish.s.totals
        self.side: Final = side
        self.ahead: Final = sides[side]
        self.behind: Final = sides[1 - side]
        self.finish: Final = finish
        self.before: Final = (totals[self.ahead.side], totals[self.behind.side])
        self.spared: Final = spared  # by side: the hits that the ground spares it
        self.scale: Final = scale
        width = width_of(self.ahead, self.behind)
        self.fates: Final = Fates(sides, side, lots, scale, width)
        ranks = [self.ahead.left[bursts] for bursts in self.fates.bursts]
        self.men: Final = [[rank for rank in each if rank.fights] for each in ranks]
        self.sappers: Final = True in [rank.count > 0 and not rank.fights for each in ranks for rank in each]
        padded = [[*each, *[each[-1]] * (width - len(each))] for each in ranks]
        self.ways: Final = [runs(each, [self.manner(rank) for rank in each]) for each in padded]
        self.runs: Final = [runs(each, [(rank.count, *rank.guns) for rank in each]) for each in padded]
        self.guns: Final = [runs(each, [tuple(rank.guns) for rank in each]) for each in self.men]
        self.fronts: Final = {bursts: Front(bursts, each) for bursts, each in self.behind.left.items()}
        self.volleys: Final[list[list[Choice]]] = []  # by leaders who hit, hits, and block of a line
        self.tails: Final[list[list[Choice]]] = []  # the same with so many hits or more
        self.ends: Final = (Ends(), Ends())  # of the side ahead, by its cells, and of its enemy, by lines
        self.joins: Final[dict[tuple[int, int], list[int]]] = {}
        self.surveys: Final[dict[Choice, dict[tuple[Way, int, int], int]]] = {}

    def manner(self, rank: Rank) -> Choice:
        """All that makes a difference to how a battle ends."""
        if not rank.fights:
            return (0, rank.count)
        return (1, int(self.side == OTHER and self.finish.stands(rank)))

    def prepare(self) -> None:
        """How the side that is ahead fires, by its blocks."""
        cells = max([len(each) for each in self.men])
        shots: list[list[Odds]] = []
        for hits in range(cells):
            for each in self.men:
                if hits < len(each):
                    shots.append(self.shots(self.ahead, each[hits], 1 - self.side))
                else:
                    shots.append([[0]] * (len(self.ahead.leaders) + 1))
        for led in range(len(self.ahead.leaders) + 1):
            volleys = [each[led] for each in shots]
            self.volleys.append(list(zip_longest(*volleys, fillvalue=0)))
            tails = [list(accumulate(volley[::-1]))[::-1] for volley in volleys]
            self.tails.append(list(zip_longest(*tails, fillvalue=0)))

    def shots(self, ranks: Ranks, rank: Rank, at: int) -> list[Odds]:
        """A volley at a side, less what the ground spares it, by how many leaders hit."""
        spared, most = self.spared[at], len(ranks.leaders)
        volley = [ways * (ranks.throws // rank.throws) for ways in rank.fire] + [0] * most
        found: list[Odds] = []
        for _ in range(most + 1):
            found.append([sum(volley[: spared + 1]), *volley[spared + 1 :]])
            volley = [0, *volley[:-1]]
        return found

    # who goes on, and how it ends

    def line(self, front: Front, hits: int) -> Line:
        """The battle after so many hits on the side behind."""
        known = front.lines[hits]
        if known is None:
            going = (0, 0, self.fates.columns)
            if self.finish.large and front.ranks[hits].fights:
                going = self.going(front.ranks[hits].steps, hits)
            known = front.lines[hits] = Line(*going, self.survey(front, hits))
        return known

    def going(self, steps: int, hits: int) -> tuple[int, int, int]:
        """The masks of weights in which the side ahead, and in which its enemy would like another round.

        And after how many hits on the side ahead he would at the earliest.
        """
        ahead: list[Choice] = []
        behind: list[Choice] = []
        mine, theirs = self.before[0], self.before[1] + hits
        even = max(theirs - mine, 0)  # a side that has suffered more than its enemy is not ahead
        for block, men in enumerate(self.men):
            end, first = min(even + 1, len(men)), min(even, len(men))
            while end and not is_ahead(mine + end - 1, theirs, men[end - 1].steps, steps):
                end -= 1
            while first < len(men) and not is_ahead(theirs, mine + first, steps, men[first].steps):
                first += 1
            ahead.append((block, 0, end))
            behind.append((block, first, len(men)))
        return self.fates.spans(ahead), self.fates.spans(behind), min([first for _, first, _ in behind])

    def survey(self, front: Front, hits: int) -> list[tuple[int, int, int]]:
        """How the battle ends: masks, and places in the ends of the side ahead and of its enemy."""
        found: list[tuple[int, int, int]] = []
        for (way, enemies, theirs), mask in self.surveyed(front.ranks[hits], hits).items():
            place = self.ends[0].place((way, (), 0, enemies))
            found.append((mask, place, self.ends[1].place((way, front.bursts, hits, theirs))))
        return found

    def surveyed(self, rank: Rank, hits: int) -> dict[tuple[Way, int, int], int]:
        """The masks of the ways in which a battle may end, and of the enemies where a side is alone."""
        stands = int(rank.fights and self.finish.stands(rank))
        sign = (hits, int(rank.fights), stands, 0 if rank.fights and not self.sappers else rank.count)
        known = self.surveys.get(sign)
        if known is None:
            parts: dict[tuple[Way, int, int], list[Choice]] = {}
            even = hits + self.before[1] - self.before[0]
            for block in range(len(self.men)):
                for first, end, foe in (self.ways if rank.fights or not rank.count else self.runs)[block]:
                    cuts = [first, *[cut for cut in (even, even + 1) if first < cut < end], end]
                    for start, stop in pairwise(cuts):
                        way = self.way(rank, foe, hits, start)
                        key = (way, enemies_of(foe, rank), enemies_of(rank, foe))
                        parts.setdefault(key, []).append((block, start, stop))
            known = self.surveys[sign] = {key: self.fates.spans(each) for key, each in parts.items()}
        return known

    def way(self, rank: Rank, foe: Rank, hits: int, mine: int) -> Way:
        """How the battle ends after so many hits on the side behind and on the one ahead."""
        suffered, inflicted = hits + self.before[1], mine + self.before[0]
        if self.side == OTHER:
            return self.finish.way(rank, foe, suffered, inflicted)
        return self.finish.way(foe, rank, inflicted, suffered)

    def joining(self, side: int, count: int) -> list[int]:
        """By leader of a side: the mask of weights in which who replaces him would join the battle.

        The side behind has so many units left.
        """
        known = self.joins.get((side, count))
        if known is None:
            known = self.joins[(side, count)] = []
            for post in self.fates.posts[side]:
                found: list[Choice] = []
                for block in range(len(self.runs) if HEIR in post.fates else 0):
                    found += self.followed(side, post.leader, count, block)
                known.append(self.fates.spans(found))
        return known

    def followed(self, side: int, leader: int, count: int, block: int) -> list[Choice]:
        """After at least and less than so many hits on the side ahead who replaces a leader joins."""
        found: list[Choice] = []
        for first, end, rank in self.runs[block]:
            if side == self.side:
                joins = rank.fights and self.ahead.has_heir_here(leader, rank.count, count)
            else:
                joins = rank.fights and self.behind.has_heir_here(leader, count, rank.count)
            if joins and found and found[-1][2] == first:
                found[-1] = (block, found[-1][1], end)
            elif joins:
                found.append((block, first, end))
        return found

    # the rounds

    def open(self, front: Front, suffered: int, blocks: list[int]) -> None:
        """The first round may end with so many hits on the side behind: blocks by hits on the one ahead."""
        hits, kinds = min(suffered, front.last), len(self.fates.bursts)
        cells = len(blocks) // kinds
        if self.scale.raised:
            for place, weight in enumerate(blocks):
                blocks[place] = weight * self.scale.power(max(hits + place // kinds, 1))
        for first, end in pairwise(sorted({0, 1, suffered, suffered + 1, cells})):
            if end <= cells:
                arrived = self.fates.together(blocks[first * kinds : end * kinds])
                front.row(suffered, first)[hits] += arrived << first * self.fates.cell

    def advance(self, total: int, enemy: "Push") -> None:
        """Fight the rounds that begin with so many hits on the side behind in all."""
        hits = total - self.before[1]
        fronts = [front for front in self.fronts.values() if 0 <= hits <= front.last]
        for bursts, weights in self.standing(fronts, hits).items():
            self.fire(self.fronts[bursts], weights, hits)
        for front in fronts:
            if front.arrived(hits):
                self.leave(front, hits, enemy)

    def standing(self, fronts: list[Front], hits: int) -> dict[Choice, int]:
        """The weights between two rounds, by burst guns: leaders are tested, and more guns burst."""
        found: dict[Choice, int] = {}
        for front in fronts:
            weights = self.fates.together(front.handed[hits])
            front.handed[hits].clear()
            if front.more[hits] or front.alone[hits]:
                going = self.line(front, hits).ahead
                both, alone = front.more[hits] & going, front.alone[hits] & going
                front.more[hits] -= both
                front.alone[hits] -= alone
                weights = plus(weights, self.tested(front, hits, both, alone, 1 - self.side))
            if weights:
                weights = self.burst(weights)
                for more, ways in self.behind.bursting(front.bursts, hits):
                    found[more] = plus(found.get(more, 0), weights * ways)
        return found

    def tested(self, front: Front, hits: int, both: int, alone: int, side: int) -> int:
        """Leaders are tested where both sides were hit, and where one was hit alone."""
        if not (both or alone):
            return 0
        fates, left = self.fates, len(self.behind.unburst()) + 1 - hits
        fates.expose(self.scale.raise_by(left, plus(both, alone)), side)
        fates.expose(self.scale.raise_by(left, both), 1 - side)
        count = front.ranks[hits].count
        for post, joined in zip(fates.posts[1 - side], self.joining(1 - side, count), strict=True):
            both = post.tested(both, joined)
        both = plus(both, fates.untested(alone, 1 - side))
        for post, joined in zip(fates.posts[side], self.joining(side, count), strict=True):
            both = post.tested(both, joined)
        return self.scale.round(both, fates.kept)

    def burst(self, weights: int) -> int:
        """More guns of the side ahead burst."""
        fates = self.fates
        if len(fates.bursts) == 1:
            return weights
        found = 0
        for block, bursts in enumerate(fates.bursts):
            for first, end, _ in self.guns[block]:
                part = weights & fates.spans([(block, first, end)])
                if part:
                    for more, ways in self.ahead.bursting(bursts, first):
                        found = plus(found, part * ways << (fates.number[more] - block) * fates.block)
        return found

    def fire(self, front: Front, weights: int, hits: int) -> None:
        """All but burst guns fire at once: first the side ahead."""
        fates, most = self.fates, front.last - hits
        count = fates.blocks_in(weights)
        led = [fates.apart(each, count) for each in fates.fire(weights, self.side)]
        rows: list[int] = []
        for suffered in range(min(len(self.volleys[0]), most + 1)):
            volleys = [each[suffered] for each in (self.tails if suffered == most else self.volleys)]
            rows.append(self.scale.halve(fates.sums(led, volleys), fates.kept))
        self.strike(front, rows, hits)

    def strike(self, front: Front, rows: list[int], hits: int) -> None:
        """Then its enemy, by how often he is hit."""
        volleys = self.shots(self.behind, front.ranks[hits], self.side)
        top, leaders = len(volleys[0]) - 1, len(volleys) - 1
        cell, power = self.fates.cell, self.scale.power
        for suffered, row in enumerate(rows):
            shots = volleys
            if self.scale.raised:
                row *= power(suffered - 1)
                free = int(not suffered)  # the first hit of a round is counted already
                shots = [[ways * power(to - free) for to, ways in enumerate(each)] for each in volleys]
            led = self.fates.fire(row, 1 - self.side)
            together, after = self.led(led), hits + suffered
            safe = front.row(suffered, 0)
            safe[after] = plus(safe[after], self.after(led, shots, 0, leaders))
            if not suffered or after == front.last:
                spans = [(1, top, front.row(suffered, 1))]
            elif self.line(front, after).first > after + self.before[1] - self.before[0]:
                spans = [(1, min(suffered - 1, top), front.more), (suffered, top, front.less)]
            else:  # after an equal round too, the enemy would like another one
                if suffered <= top:
                    front.even[after] += self.after(led, shots, suffered, leaders) << suffered * cell
                spans = [(1, min(suffered - 1, top), front.more), (suffered + 1, top, front.less)]
            for first, last, arrived in spans:
                if first <= last:
                    more = self.spread(led, together, shots, first, last) << first * cell
                    arrived[after] = plus(arrived[after], more)

    def led(self, led: list[int]) -> int:
        """The weights of a line, given by leaders who hit: these hits are taken before the others."""
        found = led[0]
        for number in range(1, len(led)):
            found += self.scale.raise_by(number, led[number]) << number * self.fates.cell
        return found

    def after(self, led: list[int], shots: list[Odds], hits: int, most: int) -> int:
        """A line of weights after so many hits in all, at most so many of them by leaders."""
        found = led[0] * shots[0][hits]
        for number in range(1, most + 1):
            ways = shots[number][hits]
            if ways:
                found += led[number] * ways
        return found

    def spread(self, led: list[int], together: int, shots: list[Odds], first: int, last: int) -> int:
        """A line of weights after as many hits as these or any number between.

        With leaders' hits taken before, all is spread at once, but for some of them near the first and last.
        """
        cell, leaders = self.fates.cell, len(led) - 1
        most = last - leaders
        if most < first:
            found = self.after(led, shots, last, leaders)
            for hits in range(last - 1, first - 1, -1):
                found = (found << cell) + self.after(led, shots, hits, leaders)
            return found
        found = 0
        for hits in range(last, most, -1):
            found = plus(found << cell, self.after(led, shots, hits, hits - most - 1))
        regular = shots[0]
        if (most - first) % 2 == 0:
            found = plus(found << cell, together * regular[most])
            most -= 1
        further = together << cell
        for hits in range(most, first, -2):  # two at once, which saves moving all for one of them
            found = (found << 2 * cell) + (further * regular[hits] + together * regular[hits - 1])
        for number in range(1, leaders + 1):
            found += led[number] * shots[number][first]
            for hits in range(first + 1, first + number):
                found += led[number] * shots[number][hits] << (hits - first) * cell
        return found

    def leave(self, front: Front, hits: int, enemy: "Push") -> None:
        """What else has come to a line ends, or goes on where the enemy is ahead."""
        line = self.line(front, hits)
        less, other = front.less[hits] & line.behind, front.other[hits] & line.behind
        self.hand_over(front, hits, self.tested(front, hits, less, other, self.side), enemy)
        raised, left = self.scale.raise_by, len(self.behind.unburst()) + 1 - hits
        remain = front.less[hits] - less if less else front.less[hits]
        both = raised(left, plus(plus(front.more[hits], front.even[hits]), remain))
        alone, other = raised(left, front.alone[hits]), raised(left, front.other[hits] - other)
        none = raised(left - 1, front.none[hits])
        front.clear(hits)
        calm, tested = (plus(alone, none), plus(other, none)), (plus(both, other), plus(both, alone))
        for mask, mine, theirs in line.ends:
            self.ends[0].count(mine, calm[0] & mask, tested[0] & mask)
            self.ends[1].count(theirs, calm[1] & mask, tested[1] & mask)

    def hand_over(self, front: Front, hits: int, weights: int, enemy: "Push") -> None:
        """The same weights by the lines of the enemy's part."""
        if not weights:
            return
        blocks, kinds = len(enemy.fates.bursts), len(self.fates.bursts)
        place = hits * blocks + enemy.fates.number[front.bursts]
        first = self.line(front, hits).first
        weights >>= first * self.fates.cell
        for index, weight in enumerate(self.fates.apart(weights, self.fates.blocks_in(weights))):
            if weight:
                handed = enemy.fronts[self.fates.bursts[index % kinds]].handed[first + index // kinds]
                handed.extend([0] * (place + 1 - len(handed)))
                handed[place] += weight

    # the ends

    def weighed(self, line: int) -> list[tuple[int, int, int]]:
        """Weights at the end by hits on the side ahead, and by block."""
        kinds, found = len(self.fates.bursts), []
        worth = self.scale.worth - len(self.behind.unburst()) - 1
        for index, weight in enumerate(self.fates.apart(line, self.fates.blocks_in(line))):
            if weight:
                hits = index // kinds
                found.append((hits, index % kinds, self.scale.raise_by(worth - hits, weight)))
        return found

    def sum_of(self, line: int) -> int:
        """The weights at the end of all blocks together."""
        if self.scale.raised:
            return sum([block for _, _, block in self.weighed(line)])
        return self.fates.folded(line)


def width_of(ahead: Ranks, behind: Ranks) -> int:
    """How many hits on a side are to be told apart, with those of a last round."""
    return len(ahead.unburst()) + len(behind.unburst()[0].fire) + len(behind.leaders)


def runs(ranks: list[Rank], signs: list[Choice]) -> list[Run]:
    """Ranks with equal signs one after the other, as the first of them."""
    found: list[Run] = []
    for hits, (rank, sign) in enumerate(zip(ranks, signs, strict=True)):
        if hits and signs[hits - 1] == sign:
            found[-1] = (found[-1][0], hits + 1, found[-1][2])
        else:
            found.append((hits, hits + 1, rank))
    return found
