"""The odds of a forecast: what the ends of a choice bring, number by number."""

from collections import Counter
from dataclasses import dataclass, field
from fractions import Fraction
from math import lcm, sqrt
from typing import Any, Final

from grognard.core.game import Game
from grognard.core.state import State

CONFIDENCE: Final = 1.96  # standard errors on either side: 95 % of the time the mean lies within

Values = tuple[int, ...]  # one result: the numbers of `tally`, in its order
Odds = dict[int, int]  # in how many of so many parts a number has each value
Group = list[tuple[int, State]]  # positions, each so many times
Part = list[tuple[int, list[Group]]]  # sums of positions, with their weights


@dataclass(frozen=True)
class Ends:
    """Ends that differ in parts which do not touch: what is common to them by its leaves, and the parts."""

    leaves: list[tuple[int, int, State]]
    parts: list[Part]
    weight: int  # of all sums of a part


@dataclass(frozen=True)
class Spread:
    """One named number: how likely each value is."""

    name: str
    odds: dict[int, Fraction]  # by rising value
    mean: Fraction
    margin: float = 0.0  # the true mean lies this near, 95 times in 100; 0 if it is exact

    def at_least(self, value: int) -> Fraction:
        """How likely it is to be this much or more."""
        return sum((chance for each, chance in self.odds.items() if each >= value), Fraction(0))


@dataclass(frozen=True)
class Forecast:
    """The results of a choice, number by number, and what was assumed on the way."""

    numbers: tuple[Spread, ...]
    exact: bool
    answered: dict[str, int]  # decisions answered in the usual way: verb -> how often in the tree
    worlds: int  # how many deals of what the seat cannot know were tried
    samples: int  # 0 if whole trees were walked
    worth: Fraction  # how much the position gains by it for the seat's side, as the game's mind sees it

    def __getitem__(self, name: str) -> Spread:
        return next(number for number in self.numbers if number.name == name)


@dataclass
class Gathered:
    """The results in one world."""

    game: Game[Any]
    before: State
    side: int
    at_first: int = field(init=False)  # what the position is worth before
    last: tuple[State, int] = field(init=False)  # the position looked at last, and what it is worth
    names: list[str] = field(default_factory=list)
    joint: dict[int, dict[Values, int]] = field(default_factory=dict)  # by denominator, then by result
    ways: dict[int, list[Odds]] = field(default_factory=dict)  # by denominator, then number by number
    gains: dict[int, int] = field(default_factory=dict)  # what the ends gain, by denominator
    answered: Counter[str] = field(default_factory=Counter)
    known: dict[int, tuple[State, Values, int]] = field(default_factory=dict)  # positions looked at, by id

    def __post_init__(self) -> None:
        self.at_first = self.game.mind.evaluate(self.before, self.side)
        self.last = (self.before, self.at_first)

    def add(self, ending: State | Ends, numerator: int, denominator: int) -> None:
        """Count one end, or the ends of one course."""
        if isinstance(ending, Ends):
            self.add_ends(ending, numerator, denominator)
            return
        values, gain = self.brings(ending)
        ways = self.joint.setdefault(denominator, {})
        ways[values] = ways.get(values, 0) + numerator
        self.gains[denominator] = self.gains.get(denominator, 0) + numerator * gain

    def add_ends(self, ends: Ends, numerator: int, denominator: int) -> None:
        """Count ends by their parts: of each number only one part has several values."""
        leaves = [(ways, parts, *self.brings(leaf)) for ways, parts, leaf in ends.leaves]
        base = leaves[0][2]
        for ways, parts, _, gain in leaves:
            self.gain(gain, numerator * ways, denominator * parts)
        settled = [len({values[index] for _, _, values, _ in leaves}) > 1 for index in range(len(base))]
        for index, varied in enumerate(settled):
            if varied:
                for ways, parts, values, _ in leaves:
                    self.count(index, values[index], numerator * ways, denominator * parts)
        for part in ends.parts:
            shares, gains = self.shares(part)
            self.gain(gains, numerator, denominator * ends.weight)
            for index, value in enumerate(base):
                if {more[index] for more in shares} == {0}:
                    continue
                assert not settled[index], f"{self.names[index]} depends on two parts"
                settled[index] = True
                for more, weight in shares.items():
                    self.count(index, value + more[index], numerator * weight, denominator * ends.weight)
        for index, varied in enumerate(settled):
            if not varied:
                self.count(index, base[index], numerator, denominator)

    def shares(self, part: Part) -> tuple[dict[Values, int], int]:
        """What the sums of a part bring, by how often, and what is gained by all of them."""
        groups = {id(group): group for _, sums in part for group in sums}
        known = {name: self.sum_of(group) for name, group in groups.items()}
        rows: dict[Values, int] = {}  # what a group may bring, numbered: numbers are quicker to look up
        brought = {name: rows.setdefault(values, len(rows)) for name, (values, _) in known.items()}
        weights: dict[Values, int] = {}  # by the numbers of rows
        times = dict.fromkeys(groups, 0)
        for weight, sums in part:
            names = [id(group) for group in sums]
            for name in names:
                times[name] += weight
            numbers = tuple([brought[name] for name in names])
            weights[numbers] = weights.get(numbers, 0) + weight
        shares: dict[Values, int] = {}
        values_of = list(rows)
        for numbers, weight in weights.items():
            more = tuple(map(sum, zip(*[values_of[number] for number in numbers], strict=True)))
            shares[more] = shares.get(more, 0) + weight
        return shares, sum([often * known[name][1] for name, often in times.items()])

    def count(self, index: int, value: int, numerator: int, denominator: int) -> None:
        """So often one number has this value."""
        ways = self.ways.setdefault(denominator, [{} for _ in self.names])[index]
        ways[value] = ways.get(value, 0) + numerator

    def gain(self, gain: int, numerator: int, denominator: int) -> None:
        """So often this much is gained."""
        self.gains[denominator] = self.gains.get(denominator, 0) + numerator * gain

    def sum_of(self, terms: Group) -> tuple[Values, int]:
        """What several positions bring together, each so many times."""
        if not terms:
            return (0,) * len(self.names), 0
        rows: list[Values] = []
        gain = 0
        for times, p in terms:
            values, gained = self.brings(p)
            rows.append(values if times == 1 else tuple([times * value for value in values]))
            gain += times * gained
        return tuple(map(sum, zip(*rows, strict=True))), gain

    def brings(self, after: State) -> tuple[Values, int]:
        """The numbers of a position and what is gained by it."""
        known = self.known.get(id(after))
        if known is None:
            mind = self.game.mind
            tally = mind.tally(self.before, after)
            self.names = [name for name, _ in tally]
            value = mind.evaluate_after(*self.last, after, self.side)  # most ends differ little from the last
            self.last = (after, value)
            known = (after, tuple([number for _, number in tally]), value - self.at_first)
            self.known[id(after)] = known
        return known[1], known[2]

    def odds(self, parts: int) -> list[Odds]:
        """How likely each value of each number is."""
        found: list[Odds] = [{} for _ in self.names]
        for denominator, joint in self.joint.items():
            scale = parts // denominator
            for values, ways_to in joint.items():
                for odds, value in zip(found, values, strict=True):
                    odds[value] = odds.get(value, 0) + scale * ways_to
        for denominator, numbers in self.ways.items():
            scale = parts // denominator
            for odds, ways in zip(found, numbers, strict=True):
                for value, ways_to in ways.items():
                    odds[value] = odds.get(value, 0) + scale * ways_to
        return found

    @property
    def worth(self) -> Fraction:
        """What is gained on the average."""
        return sum((Fraction(gain, parts) for parts, gain in self.gains.items()), Fraction(0))


def summary(tried: list[Gathered], samples: int) -> Forecast:
    """All worlds together, each as likely as the others."""
    parts = lcm(*[denominator for gathered in tried for denominator in (*gathered.joint, *gathered.ways)])
    found = [gathered.odds(parts) for gathered in tried]
    agree = samples == 0 and all(odds == found[0] for odds in found)
    together: list[Odds] = [{} for _ in tried[0].names]
    for world in found[:1] if agree else found:
        for sums, odds in zip(together, world, strict=True):
            for value, ways in odds.items():
                sums[value] = sums.get(value, 0) + ways
    trials = 0 if agree else len(tried)
    numbers = tuple(
        spread(name, ways, parts * max(trials, 1), trials)
        for name, ways in zip(tried[0].names, together, strict=True)
    )
    answered: Counter[str] = Counter()
    for gathered in tried:
        answered.update(gathered.answered)
    worth = sum((gathered.worth for gathered in tried), Fraction(0)) / len(tried)
    return Forecast(numbers, agree, dict(answered), len(tried), samples, worth)


def spread(name: str, ways: Odds, parts: int, trials: int) -> Spread:
    """One number by what it is in so many parts; after trials, with the margin of its mean."""
    odds = {value: Fraction(ways[value], parts) for value in sorted(ways)}
    mean = Fraction(sum([value * ways_to for value, ways_to in ways.items()]), parts)
    if not trials:
        return Spread(name, odds, mean)
    variance = sum((chance * (value - mean) ** 2 for value, chance in odds.items()), Fraction(0))
    return Spread(name, odds, mean, CONFIDENCE * sqrt(variance / trials))
