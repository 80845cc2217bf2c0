"""Tuning: better weights for the bots of a game, found by playing against themselves.

Simultaneous perturbation (SPSA): all weights are moved a little at once, each up or down by lot; the bot that
is moved one way plays the bot that is moved the other way, and the weights follow whoever wins, by how much.
A weight is moved by a part of itself, so its sign stays, and none that is nought is tuned.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import exp
from typing import Final

from grognard.bots.crew import Crew
from grognard.bots.ladder import LOOK, verdict
from grognard.bots.matches import Pairing, Player, loaded, own_seed, play_step, prepared
from grognard.bots.ratings import Score
from grognard.core.rng import Seeded
from grognard.core.state import DRAW
from grognard.play.undisturbed import Undisturbed

Weights = Mapping[str, list[int]]
BATCH: Final = 8  # duels of a step
WIDTH: Final = 0.5  # how far, in parts of itself, a weight is first moved: what hardly differs plays alike
NARROWING: Final = 0.101  # how that shrinks: the usual powers of the method
GAIN: Final = 0.15  # how far a weight goes with a side that wins every game of the first step
SLOWING: Final = 0.602
EVEN: Final = 0.5


@dataclass(frozen=True)
class Fight:
    """A duel of two opinions: two games with sides exchanged, each side's luck the same in both."""

    game: str
    scenario: str
    seed: int
    weights: tuple[Weights, Weights]


def fight(duel: Fight) -> Score:
    """How the first of the two fared."""
    score = Score()
    for first in (0, 1):
        winner = played(duel, first)
        won = winner == first
        score = score.plus(Score(int(won), int(winner == DRAW), int(not won and winner != DRAW)))
    return score


def played(duel: Fight, first: int) -> int:
    """The side that wins when the first opinion plays that side."""
    game = loaded(duel.game, None)
    pairing = Pairing(duel.game, duel.scenario, ("greedy", "greedy"), duplicate=True)
    setup = prepared(game, pairing, duel.seed)
    seated = [Player(setup.game, seat, "greedy", duel.seed) for seat in range(len(setup.game.seats))]
    for player in seated:
        mine = setup.game.side_of(player.seat) == first
        player.mind = game.mind.reweighed(duel.weights[0 if mine else 1])
    s = game.rules.start(setup.scenario, setup.all_options())
    s.settle()
    while s.agenda:
        with Undisturbed():
            play_step(setup, s, seated)
    assert s.result is not None
    return int(s.result.winner)


@dataclass(frozen=True)
class Step:
    """One step of a tuning: how many were made, how the tried weights fared, where they are now."""

    number: int
    steps: int
    score: Score
    weights: dict[str, list[int]]


class Tuning:
    """A search for better weights; the same again for the same seed and the same number of games."""

    def __init__(self, game: str, games: int, seed: int) -> None:
        self.game: Final = game
        self.seed: Final = seed
        self.steps: Final = max(1, games // (2 * BATCH))
        rules = loaded(game, None)
        self.scenarios: Final = [card.id for card in rules.rules.scenarios()]
        self.start: Final[dict[str, list[int]]] = rules.mind.weights()
        self.tuned: Final = [name for name in self.start if name not in rules.mind.fitted]
        self.now: Final = [0.0] * sum(len(self.start[name]) for name in self.tuned)
        self.sum: Final = self.now.copy()  # of the later steps, whose mean is the result
        self.summed = 0
        self.luck: Final = Seeded(own_seed(seed, "tuning"))

    def moved(self, by: Sequence[float]) -> dict[str, list[int]]:
        """The weights, each a part of itself greater or smaller."""
        found = dict(self.start)
        index = 0
        for name in self.tuned:
            found[name] = []
            for number in self.start[name]:
                found[name].append(round(number * exp(by[index])))
                index += 1
        return found

    def weights(self) -> dict[str, list[int]]:
        """What was found so far: the mean of the later steps, which jumps less than the last one."""
        mean = [total / self.summed for total in self.sum] if self.summed else self.now
        return self.moved(mean)

    def climb(self, crew: Crew) -> Iterator[Step]:
        """Make all steps, telling of each."""
        for number in range(self.steps):
            score = self.step(crew, number)
            if number >= self.steps // 2:
                self.summed += 1
                for index, value in enumerate(self.now):
                    self.sum[index] += value
            yield Step(number + 1, self.steps, score, self.weights())

    def step(self, crew: Crew, number: int) -> Score:
        """Try the weights moved both ways, and follow whoever wins."""
        width = WIDTH / (number + 1) ** NARROWING
        patience = self.steps / 10 + 1
        gain = GAIN * (patience / (patience + number)) ** SLOWING
        signs = [2 * self.luck.below(2) - 1 for _ in self.now]
        tried = tuple(
            self.moved([value + way * width * sign for value, sign in zip(self.now, signs, strict=True)])
            for way in (1, -1)
        )
        score = total(crew, self.fights((tried[0], tried[1]), number * BATCH, BATCH))
        lead = (score.wins - score.losses) / max(1, score.games)
        for index, sign in enumerate(signs):
            self.now[index] += gain * lead * sign
        return score

    def fights(self, weights: tuple[Weights, Weights], start: int, count: int) -> list[Fight]:
        """So many duels; the scenarios come in turn, each time with fresh luck."""
        numbers = range(start, start + count)
        return [
            Fight(self.game, self.scenarios[n % len(self.scenarios)], self.seed + n, weights) for n in numbers
        ]

    def check(self, crew: Crew, most: int, heard: Callable[[Score], None]) -> Score:
        """The weights found against those of the start, on fresh luck, until it is known who is better."""
        score, number = Score(), self.steps * BATCH
        while score.games + 1 < most and not (score.games and verdict(score, EVEN)):
            count = min(LOOK, most - score.games) // 2
            score = score.plus(total(crew, self.fights((self.weights(), self.start), number, count)))
            number += count
            heard(score)
        return score


def total(crew: Crew, fights: Sequence[Fight]) -> Score:
    """What the duels add up to, whoever is ready first."""
    found = Score()
    for score in crew.do(fight, fights):
        found = found.plus(score)
    return found
