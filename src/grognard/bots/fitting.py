"""Fitting: what a position promises at the end, learned from matches between two greedy bots.

The chance to win is the logistic curve of `prospect` and `initiative`, a sum of weights, each so many times
(`mind.fitted` names them). Matches are played; at every turn it is noted what each of the weights would add
by itself; and those weights are found under which the results are likeliest. Each scenario has odds of its
own, which are left out again, and large weights are held back a little, since some say nearly the same.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import exp, log
from typing import Any, Final

from grognard.bots.crew import Crew
from grognard.bots.matches import Pairing, loaded, play_step, players, prepared
from grognard.bots.ratings import inverted
from grognard.bots.tuning import Weights
from grognard.core.game import Game, Mind
from grognard.core.state import DRAW, State
from grognard.core.step import CHANCE
from grognard.play.undisturbed import Undisturbed

UNIT: Final = 1000  # what a weight is set to, to see what it adds
ROUNDS: Final = 16  # of Newton's method
HALVINGS: Final = 30  # of a step of it
RIDGE: Final = 2e-4  # how dear it is that a weight adds much

Terms = list[tuple[int, float]]  # the number of a weight, and how often it counts


@dataclass(frozen=True)
class Glimpse:
    """A position at the beginning of a turn, as whoever has the turn sees it, and how the match ended."""

    others: float  # what the other weights come to, in scales
    terms: Terms
    won: float


@dataclass(frozen=True)
class Lesson:
    """A match to learn from."""

    game: str
    scenario: str
    number: int  # of the scenario
    seed: int


@dataclass(frozen=True)
class Fitted:
    """The weights that were found, and how much of the results is left unexplained, in nats a position."""

    weights: dict[str, list[int]]
    before: float
    after: float


class Fitting:
    """A search for the likeliest weights; the same again for the same seed and number of matches."""

    def __init__(self, game: str, games: int, seed: int) -> None:
        rules = loaded(game, None)
        self.mind: Final[Mind[Any]] = rules.mind
        scenarios = [card.id for card in rules.rules.scenarios()]
        self.start: Final[dict[str, list[int]]] = self.mind.weights()
        self.names: Final = [
            (name, index) for name in self.mind.fitted for index in range(len(self.start[name]))
        ]
        self.size: Final = len(self.names) + len(scenarios)
        self.lessons: Final = [
            Lesson(game, scenarios[number % len(scenarios)], number % len(scenarios), seed + number)
            for number in range(games)
        ]

    def learn(self, crew: Crew, heard: Callable[[int], None]) -> Fitted:
        """Play the matches and fit the weights."""
        seen: dict[int, list[Glimpse]] = {}
        for lesson, glimpses in crew.do(watched, self.lessons):
            seen[lesson.seed] = glimpses
            heard(len(seen))
        return self.fit([glimpse for seed in sorted(seen) for glimpse in seen[seed]])

    def fit(self, glimpses: Sequence[Glimpse]) -> Fitted:
        """The weights under which these matches would have been likeliest."""
        scale = self.mind.scale
        found, seen = likeliest(glimpses, self.size), squares(glimpses, self.size)
        weights = {name: list(self.start[name]) for name in self.mind.fitted}
        for number, (name, index) in enumerate(self.names):
            if seen[number]:  # of what was never seen nothing is known
                weights[name][index] = round(found[number] * scale)
        return Fitted({**self.start, **weights}, self.left_by_old(glimpses), surprise(glimpses, found))

    def left_by_old(self, glimpses: Sequence[Glimpse]) -> float:
        """What the weights of the start leave unexplained, if each scenario is given its odds."""
        old = [self.start[name][index] / self.mind.scale for name, index in self.names]
        given = [
            Glimpse(
                each.others + sum(old[number] * times for number, times in each.terms if number < len(old)),
                [(number - len(old), times) for number, times in each.terms if number >= len(old)],
                each.won,
            )
            for each in glimpses
        ]
        return surprise(given, likeliest(given, self.size - len(old)))


def watched(lesson: Lesson) -> tuple[Lesson, list[Glimpse]]:
    """Play a match and look at it wherever a turn begins."""
    game = loaded(lesson.game, None)
    pairing = Pairing(lesson.game, lesson.scenario, ("greedy",) * len(game.sides))
    setup = prepared(game, pairing, lesson.seed)
    seated = players(setup, pairing, lesson.seed)
    opinions = apart(setup.game)
    s = setup.game.rules.start(setup.scenario, setup.all_options())
    s.settle()
    looks: list[tuple[int, float, Terms]] = []
    clock = -1
    while s.agenda:
        seat, now = s.agenda[-1].actor(s), setup.game.mind.clock(s)
        if seat != CHANCE and now != clock:
            clock = now
            side = setup.game.side_of(seat)
            others, terms = look(setup.game, s, side, opinions)
            terms.append((len(opinions) - 1 + lesson.number, 1.0 if side else -1.0))
            looks.append((side, others, terms))
        with Undisturbed():
            play_step(setup, s, seated)
    assert s.result is not None
    winner = s.result.winner
    return lesson, [
        Glimpse(others, terms, 0.5 if winner == DRAW else float(winner == side))
        for side, others, terms in looks
    ]


def apart(game: Game[Any]) -> list[Mind[Any]]:
    """Minds that look at one of the fitted weights each, and first one that looks at none of them."""
    given: Weights = game.mind.weights()
    none = {**given, **{name: [0] * len(given[name]) for name in game.mind.fitted}}
    minds = [game.mind.reweighed(none)]
    for name in game.mind.fitted:
        for index in range(len(given[name])):
            numbers = [UNIT if other == index else 0 for other in range(len(given[name]))]
            minds.append(game.mind.reweighed({**none, name: numbers}))
    return minds


def look(game: Game[Any], s: State, side: int, opinions: list[Mind[Any]]) -> tuple[float, Terms]:
    """What whoever begins a turn has without the fitted weights, and how often each of these counts."""
    values: list[int] = []
    trial = s.clone()
    for mind in opinions:
        mind.adopt(trial)
        values.append(mind.prospect(trial, side) + mind.initiative(trial))
    terms = [(number, (value - values[0]) / UNIT) for number, value in enumerate(values[1:])]
    return values[0] / game.mind.scale, [(number, times) for number, times in terms if times]


def likeliest(glimpses: Sequence[Glimpse], size: int) -> list[float]:
    """The weights under which the results are likeliest, by Newton's method.

    A step that explains less than the weights before it goes too far, and is halved until it does not.
    """
    found = [0.0] * size
    dear = [RIDGE * max(1.0, total) for total in squares(glimpses, size)]
    left = unexplained(glimpses, found, dear)
    for _ in range(ROUNDS):
        slope = [-dear[number] * weight for number, weight in enumerate(found)]
        bend = [[dear[number] if number == other else 0.0 for other in range(size)] for number in range(size)]
        for glimpse in glimpses:
            chance = forecast(glimpse, found)
            doubt = chance * (1.0 - chance)
            for number, times in glimpse.terms:
                slope[number] += times * (glimpse.won - chance)
                row = bend[number]
                for other, also in glimpse.terms:
                    row[other] += times * also * doubt
        step = [sum(part * each for part, each in zip(row, slope, strict=True)) for row in inverted(bend)]
        for halved in range(HALVINGS):
            tried = [weight + by / 2**halved for weight, by in zip(found, step, strict=True)]
            now = unexplained(glimpses, tried, dear)
            if now <= left:
                found, left = tried, now
                break
    return found


def unexplained(glimpses: Sequence[Glimpse], weights: Sequence[float], dear: Sequence[float]) -> float:
    """What is left of the results under these weights, and what weights far from none cost."""
    cost = sum(each * weight * weight for each, weight in zip(dear, weights, strict=True)) / 2
    return surprise(glimpses, weights) * len(glimpses) + cost


def squares(glimpses: Sequence[Glimpse], size: int) -> list[float]:
    """How much each weight counts in all positions together, squared."""
    total = [0.0] * size
    for glimpse in glimpses:
        for number, times in glimpse.terms:
            total[number] += times * times
    return total


def forecast(glimpse: Glimpse, weights: Sequence[float]) -> float:
    """The chance to win under these weights."""
    value = glimpse.others + sum(weights[number] * times for number, times in glimpse.terms)
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, value))))


def surprise(glimpses: Sequence[Glimpse], weights: Sequence[float]) -> float:
    """How little the weights knew of the results, in nats a position: 0.69 if they knew nothing."""
    total = 0.0
    for glimpse in glimpses:
        chance = forecast(glimpse, weights)
        total -= glimpse.won * log(chance) + (1.0 - glimpse.won) * log(1.0 - chance)
    return total / max(1, len(glimpses))
