"""What a choice is likely to bring, as the seat that asks can know it."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Final

from grognard.core.game import Game
from grognard.core.journal import PASS, Choice
from grognard.core.rng import Rng, Seeded
from grognard.core.state import State
from grognard.core.step import RULES, Chance
from grognard.play.odds import Ends, Forecast, Gathered, summary

NODES: Final = 3000  # steps settled in one world before a forecast is sampled instead
SAMPLES: Final = 400
WORLDS: Final = 4  # worlds looked at where hidden cards could matter
WIDE: Final = 6  # from so many open ends on, equal ones are looked for and walked once


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
    s, choice = game.mind.meant(s, choice)
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


def depth_of(game: Game[Any], s: State) -> int:
    """How many steps lie beneath the decision on top and what it interrupts, whose outcome it bears upon."""
    depth = len(s.agenda) - 1
    while depth and s.agenda[depth - 1].verb in game.mind.underway:
        depth -= 1
    return depth


def is_interruption(game: Game[Any], s: State) -> bool:
    """Whether the decision on top is a window, or bears upon what has been begun."""
    return bool(s.agenda) and (s.agenda[-1].window or depth_of(game, s) < len(s.agenda) - 1)


def decline_interruptions(game: Game[Any], s: State) -> None:
    """Go on as if nobody used a window or interrupted what a choice has begun."""
    while is_interruption(game, s):
        step = s.agenda[-1]
        if isinstance(step, Chance) or step.objection(s, PASS) is not None:
            break
        s.apply(PASS)


class Walk:
    """Settles steps until what the choice has put on the agenda is done."""

    def __init__(self, game: Game[Any], before: State, side: int, worlds: int, rng: Rng) -> None:
        self.game: Final = game
        self.side: Final = side
        self.rng: Final = rng
        self.doubts = worlds  # how many windows are still to be asked in another world
        self.verb: Final = before.agenda[-1].verb
        self.depth: Final = depth_of(game, before)  # what lies beneath the choice's own step
        self.answered: Final[Counter[str]] = Counter()
        self.hidden = False  # whether a hidden card was used, here or in another world
        self.nodes = 0

    def endings(self, before: State, choice: Choice) -> Iterator[tuple[int, int, State | Ends]]:
        """Every end of the tree with its chance as two whole numbers, within the budget of nodes."""
        s = before.clone()
        self.go_on(s, choice)
        waiting = {len(s.agenda): [(1, 1, s)]}  # by how much is left to do: who has most goes on first
        while waiting and self.nodes <= NODES:
            ends = waiting.pop(max(waiting))
            for numerator, denominator, s in joined(ends) if len(ends) > WIDE else ends:
                step = self.next_chance(s)
                if step is None:
                    yield numerator, denominator, s
                    continue
                step = self.together(s, step)
                if (courses := self.apart(s)) is not None:
                    total = sum([course.weight for course in courses])
                    for course in courses:
                        yield numerator * course.weight, denominator * total, course
                    continue
                lots = step.classes(s)
                total = sum([weight for _, weight in lots])
                for outcome, weight in lots:
                    after = s.clone()
                    self.go_on(after, outcome)
                    end = (numerator * weight, denominator * total, after)
                    waiting.setdefault(len(after.agenda), []).append(end)
                if self.nodes > NODES:
                    return

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
            groups = {id(group): group for part in course.parts for _, sums in part for group in sums}
            others = {id(p): p for group in groups.values() for _, p in group}
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
        self.game.mind.simplify(s)
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
