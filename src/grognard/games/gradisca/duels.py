"""Battles for forecasts: exact, round by round, by the hits, burst guns and leaders of both sides."""

from typing import Final

from grognard.core.game import Course
from grognard.core.journal import Choice
from grognard.games.gradisca.combat import Casualties, EndRound
from grognard.games.gradisca.courses import Finish, Shape, Way
from grognard.games.gradisca.evaluate import is_ahead
from grognard.games.gradisca.field import NOWHERE
from grognard.games.gradisca.fire import Salvo, cover
from grognard.games.gradisca.outcome import attacker_of
from grognard.games.gradisca.ranks import FACES, HERE, Odds, Rank, Ranks
from grognard.games.gradisca.retreat import retreats, return_verdict
from grognard.games.gradisca.state import War

# Which sides took a hit in the round and test their leaders.
ONE: Final = 1
OTHER: Final = 2

Stretch = tuple[int, int]  # from, and up to but without
Profile = tuple[Choice, Choice, Choice, Choice]  # attacker: burst guns, leaders; defender: the same
Fate = tuple[Choice, int, Choice, int, int]  # burst guns, hits, leaders, tested, enemies where he is alone
Key = tuple[int, Profile]  # who is to test his leaders, and what else is known of both sides
Rows = dict[int, dict[Key, Odds]]  # by hits on the attacker and the rest: by hits on the defender


class Duel:
    """A battle whose dice are on top of the agenda."""

    __slots__ = (
        "ahead", "attacker", "before", "cover", "large", "one", "other", "powers", "s", "unit", "volleys",
        "widest",
    )  # fmt: skip

    def __init__(self, s: War, large: bool) -> None:
        attacker = attacker_of(s)
        self.s: Final = s
        self.large: Final = large
        self.attacker: Final = attacker
        self.one: Final = Ranks(s, attacker)
        self.other: Final = Ranks(s, 1 - attacker)
        self.cover: Final = cover(s, 1 - attacker, s.battlefield)
        self.before: Final = (s.totals[attacker], s.totals[1 - attacker])
        self.ahead: Final[dict[tuple[Choice, Choice, int], tuple[Stretch, Stretch]]] = {}
        leaders = len(self.one.leaders) + len(self.other.leaders)
        self.unit: Final = self.one.all_throws() * self.other.all_throws() * FACES**leaders if large else 1
        self.widest: Final = len(self.other.unburst()) + len(s.attackers) + 1
        self.volleys: Final[dict[tuple[Choice, int, Choice], tuple[Odds, Odds]]] = {}
        self.powers: Final = [1]

    def power(self, number: int) -> int:
        """What so many rounds multiply weights by."""
        while len(self.powers) <= number:
            self.powers.append(self.powers[-1] * self.unit)
        return self.powers[number]

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

    def run(self, odds: list[tuple[Choice, int]]) -> Rows:
        """The ends of the battle, by what its first dice may show."""
        going: Rows = {}
        ends: Rows = {}
        self.open(odds, going, ends)
        for level in range(self.widest + len(self.one.unburst())) if self.large else ():
            for hits in sorted([hits for hits in going if level - self.widest < hits <= level]):
                theirs = level - hits
                for profile, weight in self.tested(going[hits], hits, theirs).items():
                    for bursts, ways in self.one.bursting(profile[0], hits):
                        for enemies, times in self.other.bursting(profile[2], theirs):
                            after = (bursts, profile[1], enemies, profile[3])
                            self.fire(after, weight * ways * times, hits, theirs, going, ends)
        return ends

    def open(self, odds: list[tuple[Choice, int]], going: Rows, ends: Rows) -> None:
        """The first round, whose dice are known."""
        one, other = self.one, self.other
        unhurt = (HERE,) * len(one.leaders), (HERE,) * len(other.leaders)
        for result, weight in odds:
            hits, raw = result[self.attacker], result[1 - self.attacker]
            theirs = raw - min(self.cover, raw)
            profile = (one.burst_of(result[2:]), unhurt[0], other.burst_of(result[2:]), unhurt[1])
            start, end = self.going_on(profile[0], profile[2], hits)[0 if hits < theirs else 1]
            goes_on = hits != theirs and start <= theirs < end
            row = self.row(going if goes_on else ends, hits, profile, hits > 0, theirs > 0)
            row[theirs] += weight * self.power(hits + theirs + int(not goes_on))

    def tested(self, rows: dict[Key, Odds], hits: int, theirs: int) -> dict[Profile, int]:
        """The weights of a position between two rounds, leaders tested."""
        found: dict[Profile, int] = {}
        for (flags, profile), row in rows.items():
            weight = row[theirs]
            if not weight:
                continue
            mine, foes = self.one.left[profile[0]][hits].count, self.other.left[profile[2]][theirs].count
            ours = self.one.tests(profile[1], mine, foes, bool(flags & ONE))
            others = self.other.tests(profile[3], foes, mine, bool(flags & OTHER))
            for leaders, ways in ours:
                for enemies, times in others:
                    key = (profile[0], leaders, profile[2], enemies)
                    found[key] = found.get(key, 0) + weight * (ways * times)
        return found

    def fire(self, profile: Profile, weight: int, hits: int, theirs: int, going: Rows, ends: Rows) -> None:
        """Both sides fire at once; by what they hit, the battle goes on or ends."""
        shots, less = self.shots(profile[0], hits, profile[1])
        last = len(shots)
        for more, ways in enumerate(self.other.volley(profile[2], theirs, profile[3])):
            if not ways:
                continue
            first, second = self.going_on(profile[0], profile[2], hits + more)
            low = (max(second[0] - theirs, 0), min(second[1] - theirs, more, last))
            high = (max(first[0] - theirs, more + 1), min(first[1] - theirs, last))
            low = low if low[0] < low[1] else (0, 0)
            high = high if high[0] < high[1] else (last, last)
            times = weight * ways
            for stretch in (low, high):
                if more:
                    self.pour(going, profile, hits, more, theirs, shots, stretch, times * self.power(more - 1))
                else:
                    self.pour(going, profile, hits, more, theirs, less, stretch, times)
            times *= self.power(more)
            for stretch in ((0, low[0]), (low[1], high[0]), (high[1], last)):
                self.pour(ends, profile, hits, more, theirs, shots, stretch, times)

    def shots(self, bursts: Choice, hits: int, leaders: Choice) -> tuple[Odds, Odds]:
        """The attacker's volley, less what the ground spares, weighed by its hits; and by one hit less."""
        key = (bursts, hits, leaders)
        known = self.volleys.get(key)
        if known is None:
            volley = self.one.volley(bursts, hits, leaders)
            net = [sum(volley[: self.cover + 1]), *volley[self.cover + 1 :]]
            shots = [ways * self.power(number) for number, ways in enumerate(net)]
            less = [0, *[ways * self.power(number) for number, ways in enumerate(net[1:])]]
            known = self.volleys[key] = (shots, less)
        return known

    def pour(
        self, rows: Rows, profile: Profile, hits: int, more: int, theirs: int, shots: Odds, stretch: Stretch, weight: int
    ) -> None:
        """Add a stretch of what the attacker's volley may bring."""
        start, end = stretch
        if start == 0 < end:
            self.row(rows, hits + more, profile, more > 0, False)[theirs] += weight * shots[0]
            start = 1
        if start < end:
            row = self.row(rows, hits + more, profile, more > 0, True)
            here = slice(theirs + start, theirs + end)
            row[here] = [old + weight * ways for old, ways in zip(row[here], shots[start:end], strict=True)]

    def row(self, rows: Rows, hits: int, profile: Profile, one: bool, other: bool) -> Odds:
        """The weights by hits on the defender."""
        flags = (ONE if one and self.one.leaders else 0) | (OTHER if other and self.other.leaders else 0)
        return rows.setdefault(hits, {}).setdefault((flags, profile), [0] * self.widest)

    # the ends

    def courses(self, ends: Rows, answered: dict[str, int]) -> list[Course[War]]:
        """The ends by their ways."""
        finish = Finish(self.s, self.one, self.other, answered)
        top = max([hits for hits in ends]) + self.widest
        found: dict[Way, list[dict[Fate, int]]] = {}
        for hits, rows in ends.items():
            for (flags, profile), row in rows.items():
                ours, foes = self.one.left[profile[0]], self.other.left[profile[2]]
                mine = min(hits, len(ours) - 1)
                for theirs, weight in enumerate(row):
                    if weight:
                        his = min(theirs, len(foes) - 1)
                        rank, foe = ours[mine], foes[his]
                        way = finish.way(rank, foe, hits + self.before[0], theirs + self.before[1])
                        weight *= self.power(top - hits - theirs)
                        one = (profile[0], mine, profile[1], flags & ONE, alone(rank, foe))
                        other = (profile[2], his, profile[3], flags & OTHER, alone(foe, rank))
                        fates = found.setdefault(way, [{}, {}])
                        fates[0][one] = fates[0].get(one, 0) + weight
                        fates[1][other] = fates[1].get(other, 0) + weight
        courses: list[Course[War]] = []
        for way, fates in found.items():
            shapes = [self.shapes(self.one, fates[0]), self.shapes(self.other, fates[1])]
            courses.append(finish.course(way, sum(shapes[0].values()), shapes))
        return courses

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


def alone(rank: Rank, foe: Rank) -> int:
    """How many enemies there are where only sappers are left of a side: who replaces a leader may join them."""
    return foe.count if rank.count and not rank.fights else -1


def apart(s: War, answered: dict[str, int]) -> list[Course[War]] | None:
    """The ends of the battle on top, by its courses."""
    step = s.agenda[-1]
    if not isinstance(step, Salvo) or not is_simple(s):
        return None
    end = s.agenda[-3]
    duel = Duel(s, isinstance(end, EndRound) and end.large)
    return duel.courses(duel.run(step.odds), answered)


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
