"""What a choice is likely to bring, as the seat that asks can know it."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from math import lcm, sqrt
from typing import Any, Final

from grognard.core.game import Game
from grognard.core.journal import PASS, Choice
from grognard.core.rng import Rng, Seeded
from grognard.core.state import State
from grognard.core.step import RULES, Chance

NODES: Final = 3000  # steps settled in one world before a forecast is sampled instead
SAMPLES: Final = 400
WORLDS: Final = 4  # worlds looked at where hidden cards could matter
WIDE: Final = 24  # from so many open ends on, equal ones are looked for and walked once
CONFIDENCE: Final = 1.96  # standard errors on either side: 95 % of the time the mean lies within

Values = tuple[int, ...]  # one result: the numbers of `tally`, in its order
Odds = dict[int, int]  # in how many of so many parts a number has each value
Part = list[tuple[int, list[tuple[int, State]]]]  # sums of positions, with their weights


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


@dataclass(frozen=True)
class Threat:
    """An enemy that could attack a piece next turn, and what would come of it."""

    enemy: int
    forecast: Forecast


def forecast(
    game: Game[Any], s: State, seat: int, choice: Choice, worlds: int = WORLDS, rng: Rng | None = None
) -> Forecast:
    """What the choice brings until the agenda is back where it was, from all that the seat can know.

    The truth is never looked at: what the seat's side cannot know is dealt anew. Decisions on the way are
    answered in the usual way. One world is enough unless a window is answered by more than declining, the
    only place where something hidden can enter.
    """
    rng = rng or Seeded(1)
    side = game.side_of(seat)
    tried: list[Gathered] = []
    while len(tried) < worlds:
        world = game.resample(s, side, rng)
        gathered = Gathered(game, world, side)
        walk = Walk(game, world, side, worlds, rng)
        for numerator, denominator, ending in walk.endings(world, choice):
            gathered.add(ending, numerator, denominator)
        if walk.nodes > NODES:
            return sampled(game, s, side, choice, rng)
        gathered.answered = walk.answered
        tried.append(gathered)
        if len(tried) == 1 and not walk.hidden:
            break
    return summary(tried, 0)


def sampled(game: Game[Any], s: State, side: int, choice: Choice, rng: Rng) -> Forecast:
    """The results of so many single playings, each in a world of its own."""
    tried: list[Gathered] = []
    for _ in range(SAMPLES):
        world = game.resample(s, side, rng)
        gathered = Gathered(game, world, side)
        walk = Walk(game, world, side, 0, rng)
        gathered.add(walk.one_ending(world, choice), 1, 1)
        gathered.answered = walk.answered
        tried.append(gathered)
    return summary(tried, SAMPLES)


def threats(
    game: Game[Any], s: State, seat: int, piece: int, worlds: int = WORLDS, rng: Rng | None = None
) -> list[Threat]:
    """What each enemy could do to the piece next turn, the strongest first."""
    rng = rng or Seeded(1)
    known = game.resample(s, game.side_of(seat), rng)
    found = [
        Threat(enemy, forecast(game, before, seat, choice, worlds, rng))
        for enemy, before, choice in game.mind.threats(known, piece)
    ]
    return sorted(found, key=lambda threat: (threat.forecast.worth, threat.enemy))


class Walk:
    """Settles steps until what the choice has put on the agenda is done."""

    def __init__(self, game: Game[Any], before: State, side: int, worlds: int, rng: Rng) -> None:
        self.game: Final = game
        self.side: Final = side
        self.rng: Final = rng
        self.doubts = worlds  # how many windows are still to be asked in another world
        self.verb: Final = before.agenda[-1].verb
        self.depth: Final = len(before.agenda) - 1  # what lies beneath the choice's own step
        self.answered: Final[Counter[str]] = Counter()
        self.hidden = False  # whether a hidden card was used, here or in another world
        self.nodes = 0

    def endings(self, before: State, choice: Choice) -> Iterator[tuple[int, int, State | Ends]]:
        """Every end of the tree with its chance as two whole numbers, within the budget of nodes."""
        s = before.clone()
        self.go_on(s, choice)
        level = [(1, 1, s)]
        while level and self.nodes <= NODES:
            following: list[tuple[int, int, State]] = []
            for numerator, denominator, s in level:
                step = self.next_chance(s)
                if step is None:
                    yield numerator, denominator, s
                    continue
                step = self.together(s, step)
                if (courses := self.apart(s)) is not None:
                    total = sum([ends.weight for ends in courses])
                    for ends in courses:
                        yield numerator * ends.weight, denominator * total, ends
                    continue
                lots = step.classes(s)
                total = sum([weight for _, weight in lots])
                for outcome, weight in lots:
                    after = s.clone()
                    self.go_on(after, outcome)
                    following.append((numerator * weight, denominator * total, after))
                if self.nodes > NODES:
                    return
            level = joined(following) if len(following) > WIDE else following

    def one_ending(self, before: State, choice: Choice) -> State:
        """One end of the tree, as likely as chance makes it."""
        s = before.clone()
        self.go_on(s, choice)
        while step := self.next_chance(s):
            self.go_on(s, step.sample(s, self.rng))
        return s

    def next_chance(self, s: State) -> Chance[Any] | None:
        """Answer the decisions on top in the usual way; then the chance to be settled, or None at an end."""
        while not self.is_over(s):
            step = s.agenda[-1]
            if isinstance(step, Chance):
                return step
            if hurried := self.game.mind.hurry(s):
                self.answered[step.verb] += hurried
                self.settle(s)
                continue
            if step.window or len(step.options(s)) > 1:
                self.answered[step.verb] += 1
            usual = self.game.mind.usual(s)
            if step.window and self.game.side_of(step.actor(s)) != self.side:
                self.hidden |= usual != PASS or self.is_doubtful(s)
            self.go_on(s, usual)
        return None

    def together(self, s: State, step: Chance[Any]) -> Chance[Any]:
        """The chance on top with those that follow at once, as far as one step can stand for them."""
        agenda = s.agenda
        while len(agenda) > self.depth + 1 and isinstance(agenda[-2], Chance):
            both = step.with_next(agenda[-2])
            if both is None:
                break
            agenda.pop()
            agenda[-1] = step = both
        return step

    def apart(self, s: State) -> list[Ends] | None:
        """The ends of the chance on top as sums of few positions, where the game can tell them so."""
        answered: Counter[str] = Counter()
        courses = self.game.mind.apart(s, answered)
        if courses is None:
            return None
        found: list[Ends] = []
        for course in courses:
            others = {id(p): p for part in course.parts for _, terms in part for _, p in terms}
            self.settle(course.common)
            leaves = self.leaves(course.common.clone())
            way = self.first_way(course.common)
            if any(self.first_way(p) != way for p in others.values() if p is not course.common):
                return None
            found.append(Ends(leaves, course.parts, course.weight))
        self.answered.update(answered)
        return found

    def first_way(self, s: State) -> list[tuple[str, int]]:
        """Go to the first end from here; by which chances, and how many classes each of them had."""
        self.settle(s)
        way: list[tuple[str, int]] = []
        while step := self.next_chance(s):
            lots = step.classes(s)
            way.append((step.verb, len(lots)))
            self.go_on(s, lots[0][0])
        return way

    def leaves(self, s: State) -> list[tuple[int, int, State]]:
        """Every end from here on, with its chance, in the order of the classes."""
        step = self.next_chance(s)
        if step is None:
            return [(1, 1, s)]
        found: list[tuple[int, int, State]] = []
        lots = step.classes(s)
        total = sum([weight for _, weight in lots])
        for outcome, weight in lots:
            after = s.clone()
            self.go_on(after, outcome)
            found += [(weight * ways, total * parts, end) for ways, parts, end in self.leaves(after)]
        return found

    def is_doubtful(self, s: State) -> bool:
        """Whether the window that is declined here would be used in another world."""
        if self.hidden or not self.doubts:
            return False
        self.doubts -= 1
        return self.game.mind.usual(self.game.resample(s, self.side, self.rng)) != PASS

    def go_on(self, s: State, choice: Choice) -> None:
        """Settle the top step and the rules' own steps after it."""
        s.agenda.pop().take(s, choice)
        self.settle(s)

    def settle(self, s: State) -> None:
        """Take the rules' own steps on top, but for those beneath the choice."""
        agenda = s.agenda
        while len(agenda) > self.depth and agenda[-1].actor(s) == RULES:
            agenda.pop().take(s, PASS)
        self.nodes += 1

    def is_over(self, s: State) -> bool:
        """Whether nothing that the choice has set going is left, but what nobody may look into."""
        if s.result is not None or len(s.agenda) <= self.depth or self.nodes > NODES:
            return True
        top = s.agenda[-1]
        if isinstance(top, Chance):
            return top.secret(s)
        again = len(s.agenda) == self.depth + 1 and top.verb == self.verb
        return again and not self.game.mind.goes_on(s)


def joined(ends: list[tuple[int, int, State]]) -> list[tuple[int, int, State]]:
    """Ends that are the same position become one, as likely as all of them together."""
    first: dict[tuple[object, ...], int] = {}
    kept: list[tuple[int, int, State]] = []
    for numerator, denominator, s in ends:
        index = first.setdefault(s.key(), len(kept))
        if index == len(kept):
            kept.append((numerator, denominator, s))
            continue
        so_far, parts, same = kept[index]
        if parts == denominator:
            kept[index] = (so_far + numerator, parts, same)
        else:
            both = Fraction(so_far, parts) + Fraction(numerator, denominator)
            kept[index] = (both.numerator, both.denominator, same)
    return kept


@dataclass
class Gathered:
    """The results in one world."""

    game: Game[Any]
    before: State
    side: int
    at_first: int = field(init=False)  # what the position is worth before
    names: list[str] = field(default_factory=list)
    joint: dict[int, dict[Values, int]] = field(default_factory=dict)  # by denominator, then by result
    ways: dict[int, list[Odds]] = field(default_factory=dict)  # by denominator, then number by number
    gains: dict[int, int] = field(default_factory=dict)  # what the ends gain, by denominator
    answered: Counter[str] = field(default_factory=Counter)
    known: dict[int, tuple[State, Values, int]] = field(default_factory=dict)  # positions looked at, by id

    def __post_init__(self) -> None:
        self.at_first = self.game.mind.evaluate(self.before, self.side)

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
        for index, known in enumerate(settled):
            if known:
                for ways, parts, values, _ in leaves:
                    self.count(index, values[index], numerator * ways, denominator * parts)
        for part in ends.parts:
            shares = [(weight, *self.sum_of(terms)) for weight, terms in part]
            for weight, _, gain in shares:
                self.gain(gain, numerator * weight, denominator * ends.weight)
            for index, value in enumerate(base):
                if {more[index] for _, more, _ in shares} == {0}:
                    continue
                assert not settled[index], f"{self.names[index]} depends on two parts"
                settled[index] = True
                for weight, more, _ in shares:
                    self.count(index, value + more[index], numerator * weight, denominator * ends.weight)
        for index, known in enumerate(settled):
            if not known:
                self.count(index, base[index], numerator, denominator)

    def count(self, index: int, value: int, numerator: int, denominator: int) -> None:
        """So often one number has this value."""
        ways = self.ways.setdefault(denominator, [{} for _ in self.names])[index]
        ways[value] = ways.get(value, 0) + numerator

    def gain(self, gain: int, numerator: int, denominator: int) -> None:
        """So often this much is gained."""
        self.gains[denominator] = self.gains.get(denominator, 0) + numerator * gain

    def sum_of(self, terms: list[tuple[int, State]]) -> tuple[Values, int]:
        """What several positions bring together, each so many times."""
        total, worth = [0] * len(self.names), 0
        for times, p in terms:
            values, gain = self.brings(p)
            worth += times * gain
            for index, value in enumerate(values):
                total[index] += times * value
        return tuple(total), worth

    def brings(self, after: State) -> tuple[Values, int]:
        """The numbers of a position and what is gained by it."""
        known = self.known.get(id(after))
        if known is None:
            mind = self.game.mind
            tally = mind.tally(self.before, after)
            self.names = [name for name, _ in tally]
            gain = mind.evaluate_after(self.before, self.at_first, after, self.side) - self.at_first
            known = (after, tuple([value for _, value in tally]), gain)
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
