"""Battles for forecasts: exact, round by round, by the hits, burst guns and leaders of both sides."""

from typing import Final

from grognard.core.game import Course
from grognard.core.journal import Choice
from grognard.core.step import Weighted
from grognard.games.gradisca.combat import Casualties, EndRound
from grognard.games.gradisca.courses import Finish, Shape, Way
from grognard.games.gradisca.evaluate import is_ahead
from grognard.games.gradisca.field import NOWHERE
from grognard.games.gradisca.fire import Salvo, cover
from grognard.games.gradisca.outcome import attacker_of
from grognard.games.gradisca.ranks import FACES, HERE, Odds, Rank, Ranks, add
from grognard.games.gradisca.retreat import retreats, return_verdict
from grognard.games.gradisca.state import War

# Which sides took a hit in the round and test their leaders.
ONE: Final = 1
OTHER: Final = 2
FLAGS: Final = 4

EXACT: Final = 20_000  # what two sides may come to, times their dice: beyond that weights are rounded
PRECISION: Final = 64  # bits of rounded weights

Stretch = tuple[int, int]  # from, and up to but without
Profile = tuple[Choice, Choice, Choice, Choice]  # attacker: burst guns, leaders; defender: the same
Fate = tuple[Choice, int, Choice, int, int]  # burst guns, hits, leaders, tested, enemies where he is alone
Sums = dict[tuple[Choice, int], int]  # by leaders, and whether they are to be tested
Rows = list[dict[int, int]]  # by hits on the attacker, then by profile and flags: weights, packed


class Shots:
    """The attacker's volley by hits, packed into one number: so a row of weights is added to at once."""

    __slots__ = ("known", "slot", "weights")

    def __init__(self, weights: Odds, slot: int) -> None:
        self.weights: Final = weights
        self.slot: Final = slot
        self.known: Final[dict[Stretch, int]] = {}

    def part(self, start: int, end: int) -> int:
        """Those with so many hits."""
        known = self.known.get((start, end))
        if known is None:
            known = 0
            for hits in range(start, end):
                known |= self.weights[hits] << hits * self.slot
            self.known[(start, end)] = known
        return known


class Duel:
    """A battle whose dice are on top of the agenda.

    Weights are whole numbers. Where there is little to weigh, a weight after so many hits counts in as many
    powers of all throws of a round, and is exact; else it is rounded after each round.
    """

    __slots__ = (
        "ahead", "attacker", "before", "cover", "every", "going", "large", "mask", "names", "one",
        "other", "powers", "profiles", "rounded", "s", "slot", "throws", "unit", "volleys", "widest",
    )  # fmt: skip

    def __init__(self, s: War, large: bool, total: int, exact: int) -> None:
        attacker = attacker_of(s)
        self.s: Final = s
        self.large: Final = large
        self.attacker: Final = attacker
        self.one: Final = Ranks(s, attacker)
        self.other: Final = Ranks(s, 1 - attacker)
        self.cover: Final = cover(s, 1 - attacker, s.battlefield)
        self.before: Final = (s.totals[attacker], s.totals[1 - attacker])
        self.throws: Final = self.one.all_throws() * self.other.all_throws()
        self.unit: Final = self.throws * FACES ** (len(self.one.leaders) + len(self.other.leaders))
        self.rounded: Final = large and self.one.breadth() * self.other.breadth() > exact
        self.widest: Final = len(self.other.unburst()) + len(s.attackers) + 1
        most = len(self.one.unburst()) + len(s.units_in(s.battlefield, 1 - attacker)) + 1
        self.powers: Final = [1]
        bits = PRECISION if self.rounded else total.bit_length()
        self.slot: Final = bits + self.power(self.widest + most).bit_length() + self.unit.bit_length()
        self.mask: Final = (1 << self.slot) - 1
        self.every: Final[Rows] = [{} for _ in range(most)]  # what comes of all rounds
        self.going: Final[Rows] = [{} for _ in range(most)]  # and where the battle goes on
        self.profiles: Final[dict[Profile, int]] = {}
        self.names: Final[list[Profile]] = []
        self.ahead: Final[dict[tuple[Choice, Choice, int], tuple[Stretch, Stretch]]] = {}
        self.volleys: Final[dict[tuple[Choice, int, Choice], tuple[Shots, Shots]]] = {}

    def power(self, number: int) -> int:
        """What so many rounds multiply weights by; nothing where they are rounded."""
        if self.rounded or not self.large:
            return 1
        while len(self.powers) <= number:
            self.powers.append(self.powers[-1] * self.unit)
        return self.powers[number]

    def key(self, profile: Profile) -> int:
        """The number of a profile, no flags beside it."""
        number = self.profiles.setdefault(profile, len(self.names))
        if number == len(self.names):
            self.names.append(profile)
        return number * FLAGS

    def flags(self, hits: int, theirs: int) -> int:
        """Who tests leaders after so many hits in a round."""
        return (ONE if hits and self.one.leaders else 0) | (OTHER if theirs and self.other.leaders else 0)

    # who goes on

    def going_on(self, bursts: Choice, theirs: Choice, hits: int) -> tuple[Stretch, Stretch]:
        """With so many hits on the attacker: at which hits on the defender who would like another round."""
        key = (bursts, theirs, hits)
        known = self.ahead.get(key)
        if known is None:
            known = self.ahead[key] = (
                self.stretch(bursts, theirs, hits, True),
                self.stretch(bursts, theirs, hits, False),
            )
        return known

    def stretch(self, bursts: Choice, theirs: Choice, hits: int, attacking: bool) -> Stretch:
        """The hits on the defender at which a side would go on: a stretch without gaps."""
        ours = self.one.left[bursts]
        if not self.large or hits >= len(ours) or not ours[hits].fights:
            return (0, 0)
        suffered, mine = hits + self.before[0], ours[hits].steps
        found: list[int] = []
        for number, rank in enumerate(self.other.left[theirs]):
            inflicted = number + self.before[1]
            if not rank.fights:
                continue
            if attacking and is_ahead(suffered, inflicted, mine, rank.steps):
                found.append(number)
            if not attacking and is_ahead(inflicted, suffered, rank.steps, mine):
                found.append(number)
        return (found[0], found[-1] + 1) if found else (0, 0)

    # the rounds

    def run(self, odds: Weighted) -> None:
        """Fight the battle to its ends, by what its first dice may show."""
        self.open(odds)
        for hits in range(len(self.going)):
            if self.going[hits]:
                self.fight_on(hits)

    def fight_on(self, hits: int) -> None:
        """The rounds that begin with so many hits on the attacker, by rising hits on the defender."""
        volleys: dict[Profile, list[int]] = {}  # by hits that the defender scores: weights, packed
        for theirs in range(self.widest):
            place = theirs * self.slot
            for profile, weight in self.standing(hits, theirs).items():
                back = self.other.volley(profile[2], theirs, profile[3])
                self.unscathed(profile, weight * back[0], hits, theirs)
                row = volleys.get(profile)
                if row is None:
                    row = volleys[profile] = [0] * len(back)
                weight <<= place
                for more, ways in enumerate(back):
                    row[more] += weight * ways
        for profile, row in volleys.items():
            self.fire(profile, row, hits)

    def open(self, odds: Weighted) -> None:
        """The first round, whose dice are known."""
        one, other = self.one, self.other
        unhurt = (HERE,) * len(one.leaders), (HERE,) * len(other.leaders)
        total = sum([weight for _, weight in odds])
        for result, weight in odds:
            if self.rounded:
                weight = (weight * self.throws << PRECISION) // total
            hits, raw = result[self.attacker], result[1 - self.attacker]
            theirs = raw - min(self.cover, raw)
            profile = (one.burst_of(result[2:]), unhurt[0], other.burst_of(result[2:]), unhurt[1])
            key = self.key(profile) + self.flags(hits, theirs)
            add(self.every[hits], key, weight * self.power(hits + theirs + 1) << theirs * self.slot)
            start, end = self.going_on(profile[0], profile[2], hits)[0 if hits < theirs else 1]
            if hits != theirs and start <= theirs < end:
                add(self.going[hits], key, weight * self.power(hits + theirs) << theirs * self.slot)

    def standing(self, hits: int, theirs: int) -> dict[Profile, int]:
        """The weights between two rounds: leaders are tested, then the guns that burst next are gone."""
        found: dict[Profile, int] = {}
        place = theirs * self.slot
        for key, row in self.going[hits].items():
            weight = row >> place & self.mask
            if weight:
                self.test(key, weight, hits, theirs, found)
        if self.rounded:
            found = {profile: weight // self.unit for profile, weight in found.items()}
        if not self.one.kinds and not self.other.kinds:
            return found
        after: dict[Profile, int] = {}
        for (bursts, leaders, others, enemies), weight in found.items():
            for more, ways in self.one.bursting(bursts, hits):
                for lost, times in self.other.bursting(others, theirs):
                    profile = (more, leaders, lost, enemies)
                    after[profile] = after.get(profile, 0) + weight * (ways * times)
        return after

    def test(self, key: int, weight: int, hits: int, theirs: int, found: dict[Profile, int]) -> None:
        """Test the leaders of sides that were hit."""
        bursts, leaders, lost, enemies = self.names[key // FLAGS]
        mine, foes = self.one.left[bursts][hits].count, self.other.left[lost][theirs].count
        others = self.other.tests(enemies, foes, mine, bool(key & OTHER))
        for fates, ways in self.one.tests(leaders, mine, foes, bool(key & ONE)):
            for those, times in others:
                profile = (bursts, fates, lost, those)
                found[profile] = found.get(profile, 0) + weight * (ways * times)

    def unscathed(self, profile: Profile, weight: int, hits: int, theirs: int) -> None:
        """The attacker takes no hit and scores some: he may go on, with as many hits as before."""
        first = self.going_on(profile[0], profile[2], hits)[0]
        if first[1] <= theirs + 1:
            return
        less = self.shots(profile[0], hits, profile[1])[1]
        start, end = max(first[0] - theirs, 1), min(first[1] - theirs, len(less.weights))
        if start < end:
            key = self.key(profile) + self.flags(0, 1)
            add(self.going[hits], key, weight * less.part(start, end) << theirs * self.slot)

    def fire(self, profile: Profile, row: list[int], hits: int) -> None:
        """All but burst guns fire at once; by what they hit, the battle goes on or ends."""
        shots = self.shots(profile[0], hits, profile[1])[0]
        last, name = len(shots.weights), self.key(profile)
        for more, weights in enumerate(row):
            if not weights:
                continue
            after, key, hit = hits + more, name + self.flags(more, 0), name + self.flags(more, 1)
            first, second = self.going_on(profile[0], profile[2], after)
            weights *= self.power(more - 1) if more else 1
            none = weights * shots.weights[0]
            fewer = weights * shots.part(1, min(more, last)) if more > 1 else 0
            as_many = weights * shots.part(more, more + 1) if 0 < more < last else 0
            others = weights * shots.part(more + 1, last) if more + 1 < last else 0
            scale = self.power(1) if more else 1
            add(self.every[after], key, none * scale)
            add(self.every[after], hit, (fewer + as_many + others) * scale)
            if more and first[1]:
                add(self.going[after], hit, self.cut(others, first))
            if more and second[1]:
                add(self.going[after], key, self.cut(none, second))
                add(self.going[after], hit, self.cut(fewer, second))

    def cut(self, weights: int, stretch: Stretch) -> int:
        """The weights within a stretch of hits on the defender."""
        start: int = stretch[0] * self.slot
        mask: int = (1 << stretch[1] * self.slot) - 1
        return (weights & mask) >> start << start

    def shots(self, bursts: Choice, hits: int, leaders: Choice) -> tuple[Shots, Shots]:
        """The attacker's volley, less what the ground spares, weighed by its hits; and by one hit less."""
        key = (bursts, hits, leaders)
        known = self.volleys.get(key)
        if known is None:
            volley = self.one.volley(bursts, hits, leaders)
            net = [sum(volley[: self.cover + 1]), *volley[self.cover + 1 :]]
            shots = [ways * self.power(number) for number, ways in enumerate(net)]
            less = [0, *[ways * self.power(number) for number, ways in enumerate(net[1:])]]
            known = self.volleys[key] = (Shots(shots, self.slot), Shots(less, self.slot))
        return known

    # the ends

    def courses(self, answered: dict[str, int]) -> list[Course[War]]:
        """The ends by their ways."""
        finish = Finish(self.s, self.one, self.other, self.large, answered)
        fates: dict[Way, list[dict[Fate, int]]] = {}
        columns: dict[tuple[Way, Choice, Choice, int, int], int] = {}
        for hits in range(len(self.every)):
            for (bursts, lost), rows in self.ends(hits).items():
                mine = min(hits, len(self.one.left[bursts]) - 1)
                for way, alone, enemy_alone, stretch in self.stretches(finish, hits, bursts, lost):
                    found = fates.setdefault(way, [{}, {}])
                    for (leaders, tested), row in rows[0].items():
                        add(found[0], (bursts, mine, leaders, tested, alone), self.sum_of(row, stretch))
                    for (leaders, tested), row in rows[1].items():
                        column = (way, lost, leaders, tested, enemy_alone)
                        add(columns, column, self.cut(row, stretch))
        for (way, lost, leaders, tested, alone), row in columns.items():
            last = len(self.other.left[lost]) - 1
            for theirs in range(self.widest):
                fate = (lost, min(theirs, last), leaders, tested, alone)
                add(fates[way][1], fate, self.sum_of(row, (theirs, theirs + 1)))
        courses: list[Course[War]] = []
        for way, found in fates.items():
            shapes = [self.shapes(self.one, found[0]), self.shapes(self.other, found[1])]
            weight = sum(shapes[0].values())
            if weight:
                courses.append(finish.course(way, weight, shapes))
        return courses

    def ends(self, hits: int) -> dict[tuple[Choice, Choice], tuple[Sums, Sums]]:
        """Where the battle ends with so many hits on the attacker: by burst guns, then by leaders."""
        found: dict[tuple[Choice, Choice], tuple[Sums, Sums]] = {}
        scale = self.power(len(self.every) - hits)
        for key, row in self.every[hits].items():
            row -= self.going[hits].get(key, 0) * self.power(1)
            bursts, leaders, lost, enemies = self.names[key // FLAGS]
            sums = found.setdefault((bursts, lost), ({}, {}))
            add(sums[0], (leaders, key & ONE), row * scale)
            add(sums[1], (enemies, key & OTHER), row * scale)
        return found

    def stretches(
        self, finish: Finish, hits: int, bursts: Choice, lost: Choice
    ) -> list[tuple[Way, int, int, Stretch]]:
        """With so many hits on the attacker: how the battle ends, by hits on the defender."""
        ours, foes = self.one.left[bursts], self.other.left[lost]
        rank = ours[min(hits, len(ours) - 1)]
        found: list[tuple[Way, int, int, Stretch]] = []
        for theirs in range(self.widest):
            foe = foes[min(theirs, len(foes) - 1)]
            way = finish.way(rank, foe, hits + self.before[0], theirs + self.before[1])
            here = (way, enemies_of(rank, foe), enemies_of(foe, rank))
            if found and found[-1][:3] == here:
                found[-1] = (*here, (found[-1][3][0], theirs + 1))
            else:
                found.append((*here, (theirs, theirs + 1)))
        return found

    def sum_of(self, row: int, stretch: Stretch) -> int:
        """The weights of a stretch together, all counted in as many rounds."""
        start, end = stretch
        row = (row & (1 << end * self.slot) - 1) >> start * self.slot
        total = 0
        while row:
            total += (row & self.mask) * self.power(self.widest - start)
            row >>= self.slot
            start += 1
        return total

    def shapes(self, ranks: Ranks, fates: dict[Fate, int]) -> dict[Shape, int]:
        """What becomes of a side, its leaders tested."""
        enemies = self.other if ranks is self.one else self.one
        found: dict[Shape, int] = {}
        for (bursts, hits, leaders, tested, foes), weight in fates.items():
            mine = ranks.left[bursts][hits].count if foes >= 0 else 0
            weight *= FACES ** len(enemies.leaders)
            for after, ways in ranks.tests(leaders, mine, foes, bool(tested)):
                shape = (bursts, hits, after)
                found[shape] = found.get(shape, 0) + weight * ways
        return found


def enemies_of(rank: Rank, foe: Rank) -> int:
    """How many enemies there are where a side has only sappers left, whom a new leader may join."""
    return foe.count if rank.count and not rank.fights else -1


def apart(s: War, answered: dict[str, int], exact: int = EXACT) -> list[Course[War]] | None:
    """The ends of the battle on top, by its courses."""
    step = s.agenda[-1]
    if not isinstance(step, Salvo) or not is_simple(s):
        return None
    end = s.agenda[-3]
    total = sum([weight for _, weight in step.odds])
    duel = Duel(s, isinstance(end, EndRound) and end.large, total, exact)
    duel.run(step.odds)
    return duel.courses(answered)


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
