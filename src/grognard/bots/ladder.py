"""The ladder: every bot against every other over all scenarios, until it is known who is better."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations
from pathlib import Path
from statistics import pvariance
from typing import Final

from grognard.bots.crew import Crew
from grognard.bots.matches import Pairing, play_match
from grognard.bots.outside import SECONDS
from grognard.bots.ratings import Rating, Score, ratings
from grognard.core.state import DRAW

MOST: Final = 600  # games of a pair
LOOK: Final = 60  # games between two looks at a pair
EVEN: Final = 0.5  # the bar of a pair that was given none: who is better?

# After every look a pair may end. To look ten times and still be wrong once in twenty at most, each look
# takes Pocock's wider interval for ten looks in place of the usual 1.96.
Z_LOOK: Final = 2.555


@dataclass(frozen=True)
class Duel:
    """Two games of a pair on one scenario, with sides exchanged and each side's luck the same in both."""

    pair: tuple[str, str]
    number: int  # of the pair's duels, from 0 on
    scenario: str
    seed: int


@dataclass(frozen=True)
class Outcome:
    """A finished duel: of each game whether the first bot won it (1), drew (0) or lost it (-1)."""

    duel: Duel
    games: tuple[int, int]
    seconds: float = field(compare=False)  # of one core
    forfeits: tuple[str, ...] = ()

    def score(self) -> Score:
        return Score(self.games.count(1), self.games.count(0), self.games.count(-1))

    def turned(self) -> "Outcome":
        """The same for the pair the other way round: its games change places."""
        duel, (first, second) = self.duel, self.games
        other = Duel((duel.pair[1], duel.pair[0]), duel.number, duel.scenario, duel.seed)
        return Outcome(other, (-second, -first), self.seconds, self.forfeits)


@dataclass(frozen=True)
class Ladder:
    """What is played: the same ladder and seed give the same results, however many play side by side."""

    game: str
    bots: tuple[str, ...]
    scenarios: tuple[str, ...]
    bars: tuple[tuple[tuple[str, str], float], ...] = ()
    most: int = MOST
    seed: int = 1
    pack: Path | None = None
    seconds: float = SECONDS
    language: str = "en"  # in which forfeits are told

    def pairs(self) -> list[tuple[str, str]]:
        """Every bot with every other; a pair that has a bar is in the bar's order."""
        barred = [pair for pair, _ in self.bars]
        found = [
            (two, one) if (two, one) in barred else (one, two) for one, two in combinations(self.bots, 2)
        ]
        return sorted(found, key=lambda pair: pair not in barred)  # what is asked for comes first

    def bar(self, pair: tuple[str, str]) -> float:
        """The share of the points that the first of the pair is to reach."""
        return dict(self.bars).get(pair, EVEN)

    def duel(self, pair: tuple[str, str], number: int) -> Duel:
        """A duel of a pair: the scenarios come in turn, each time with fresh luck."""
        return Duel(pair, number, self.scenarios[number % len(self.scenarios)], self.seed + number)

    def play(self, duel: Duel) -> Outcome:
        """Both games of a duel."""
        games: list[int] = []
        seconds, forfeits = 0.0, []
        for first in (0, 1):
            bots = duel.pair if first == 0 else (duel.pair[1], duel.pair[0])
            pairing = Pairing(
                self.game,
                duel.scenario,
                bots,
                pack=self.pack,
                seconds=self.seconds,
                duplicate=True,
                language=self.language,
            )
            row = play_match(pairing, duel.seed)
            games.append(0 if row.winner == DRAW else 1 if row.winner == first else -1)
            seconds += row.seconds
            forfeits += [f"{bots[1 - row.winner]}: {row.forfeit}"] if row.forfeit else []
        return Outcome(duel, (games[0], games[1]), seconds, tuple(forfeits))


Heard = Callable[[Outcome], None]


class Standing:
    """What has been played of a ladder so far."""

    def __init__(self, ladder: Ladder, outcomes: Iterable[Outcome] = ()) -> None:
        self.ladder: Final = ladder
        self.outcomes: Final[dict[tuple[tuple[str, str], int], Outcome]] = {}
        for outcome in outcomes:
            self.add(outcome)

    def add(self, outcome: Outcome) -> None:
        """Count a duel; one that is no part of the ladder, or is there already, is left aside."""
        if outcome.turned().duel.pair in self.ladder.pairs():
            outcome = outcome.turned()
        duel = outcome.duel
        if duel.pair in self.ladder.pairs() and duel == self.ladder.duel(duel.pair, duel.number):
            self.outcomes.setdefault((duel.pair, duel.number), outcome)

    def played(self, pair: tuple[str, str], duels: int | None = None) -> list[Outcome]:
        """The finished duels of a pair, or those of its first so many, in their order."""
        found = [outcome for (each, _), outcome in self.outcomes.items() if each == pair]
        found.sort(key=lambda outcome: outcome.duel.number)
        return found if duels is None else [each for each in found if each.duel.number < duels]

    def score(self, pair: tuple[str, str], duels: int | None = None) -> Score:
        total = Score()
        points: dict[str, list[float]] = {}
        for outcome in self.played(pair, duels):
            score = outcome.score()
            total = total.plus(score)
            points.setdefault(outcome.duel.scenario, []).append(score.points)
        scatter = sum(pvariance(each) * len(each) for each in points.values())
        return replace(total, scatter=scatter, freedom=sum(map(len, points.values())) - len(points))

    def wanted(self, pair: tuple[str, str]) -> list[Duel]:
        """The duels that are missing until the next look at a pair; none if the last look ended it."""
        most = self.ladder.most // 2
        for end in [*range(LOOK // 2, most, LOOK // 2), most]:
            missing = [n for n in range(end) if (pair, n) not in self.outcomes]
            if missing:
                return [self.ladder.duel(pair, n) for n in missing]
            if verdict(self.score(pair, end), self.ladder.bar(pair)):
                return []
        return []

    def verdict(self, pair: tuple[str, str]) -> str:
        """Whether a pair clears or misses its bar; if that is not known, on which side of it it stands."""
        score, bar = self.score(pair), self.ladder.bar(pair)
        if not score.games:
            return "unplayed"
        return verdict(score, bar) or ("above" if score.share >= bar else "below")

    def ratings(self) -> list[Rating]:
        return ratings(self.ladder.bots, {pair: self.score(pair) for pair in self.ladder.pairs()})


def verdict(score: Score, bar: float) -> str:
    """Whether the interval lies on one side of the bar."""
    low, high = score.interval(Z_LOOK)
    return "clears" if low >= bar else "misses" if high < bar else ""


def climb(standing: Standing, jobs: int = 1, heard: Heard | None = None) -> bool:
    """Play what is missing; whether it came to its end. After an interrupt the standing is what was done."""
    try:
        with Crew(jobs) as crew:
            for pair in standing.ladder.pairs():
                while wanted := standing.wanted(pair):
                    follow(crew, standing, wanted, heard)
    except KeyboardInterrupt:
        return False
    return True


def follow(crew: Crew, standing: Standing, wanted: Sequence[Duel], heard: Heard | None) -> None:
    """Play some duels, and tell of each when it is over."""
    for outcome in crew.do(standing.ladder.play, wanted):
        standing.add(outcome)
        if heard is not None:
            heard(outcome)
