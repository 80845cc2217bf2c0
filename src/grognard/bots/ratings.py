"""What results say of strength: shares with intervals, and ratings of many bots together."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import log, sqrt
from typing import Final

Z95: Final = 1.96  # an interval that holds the truth 19 times in 20, looked at once
POINTS: Final = 400 / log(10)  # of Elo in one unit of the logistic scale
ROUNDS: Final = 200  # of the fit, which needs a dozen
MEAN: Final = 1500
MANY: Final = 30  # duels that tell how much their points scatter
STRANGERS: Final = 3  # so many duels are taken to scatter like games on their own luck, besides those played


@dataclass(frozen=True)
class Score:
    """How one bot fared against another; a draw is half a win."""

    wins: int = 0
    draws: int = 0
    losses: int = 0
    # of duels: how far their points are from the mean of their scenario, squared and added up
    scatter: float = field(default=0.0, compare=False)
    freedom: int = field(default=0, compare=False)  # how many more duels there were than scenarios

    @property
    def games(self) -> int:
        return self.wins + self.draws + self.losses

    @property
    def points(self) -> float:
        return self.wins + self.draws / 2

    @property
    def share(self) -> float:
        return self.points / self.games if self.games else 0.5

    @property
    def told(self) -> float:
        """As how many games on luck of their own these tell.

        A duel in which each bot wins once says that the side or the luck decided: its points scatter less
        than those of two games that have nothing in common. The same is true of draws. And all scenarios are
        played equally often: that one favours a side, or the better bot, more than another is no luck.
        """
        n, p = self.games, self.share
        apart = 2 * p * (1 - p)  # how much the points of two games scatter that have nothing in common
        if n < 2 * MANY or not self.freedom or not apart:
            return n
        spread = (self.scatter + STRANGERS * apart) / (self.freedom + STRANGERS)
        return n * apart / spread

    def interval(self, z: float = Z95) -> tuple[float, float]:
        """Wilson's interval of the share, for as many games as these tell."""
        n, p = self.told, self.share
        if not n:
            return 0.0, 1.0
        middle, spread = p + z * z / (2 * n), z * sqrt(p * (1 - p) / n + z * z / (4 * n * n))
        return max(0.0, (middle - spread) / (1 + z * z / n)), min(1.0, (middle + spread) / (1 + z * z / n))

    def plus(self, other: "Score") -> "Score":
        """Both together, as games: how duels scatter is to be seen again."""
        return Score(self.wins + other.wins, self.draws + other.draws, self.losses + other.losses)


@dataclass(frozen=True)
class Rating:
    """A bot's strength in points of Elo, the mean of all being 1500, and how far it may be off (95 %)."""

    bot: str
    points: float
    margin: float


def ratings(bots: Sequence[str], scores: Mapping[tuple[str, str], Score]) -> list[Rating]:
    """The Bradley-Terry ratings of all bots, the strongest first.

    Each pair is given one drawn game more than it played, so that a bot that lost them all has a rating, too.
    """
    count = len(bots)
    games = [[0.0] * count for _ in bots]
    points = [[0.0] * count for _ in bots]
    for i, one in enumerate(bots):
        for j, two in enumerate(bots):
            if i != j:
                score = scores.get((one, two), Score())
                back = scores.get((two, one), Score())
                games[i][j] = score.games + back.games + 1.0
                points[i][j] = score.points + back.games - back.points + 0.5
    strength = fitted(games, points)
    margins = deviations(games, strength)
    mean = sum(log(each) for each in strength) / count
    found = [
        Rating(bot, MEAN + POINTS * (log(strength[i]) - mean), Z95 * POINTS * margins[i])
        for i, bot in enumerate(bots)
    ]
    return sorted(found, key=lambda rating: -rating.points)


def fitted(games: list[list[float]], points: list[list[float]]) -> list[float]:
    """The strengths under which the points are likeliest: each wins against another by its part of both."""
    count = len(games)
    strength = [1.0] * count
    for _ in range(ROUNDS):
        for i in range(count):
            owed = sum(games[i][j] / (strength[i] + strength[j]) for j in range(count) if j != i)
            strength[i] = sum(points[i]) / owed if owed else 1.0
    return strength


def deviations(games: list[list[float]], strength: list[float]) -> list[float]:
    """The standard deviation of each strength's logarithm, from the mean of all."""
    count = len(games)
    information = [[1.0 / count] * count for _ in games]  # what only the mean depends on is fixed
    for i in range(count):
        for j in range(count):
            if i != j:
                known = games[i][j] * strength[i] * strength[j] / (strength[i] + strength[j]) ** 2
                information[i][j] -= known
                information[i][i] += known
    inverse = inverted(information)
    return [sqrt(max(0.0, inverse[i][i] - 1.0 / count)) for i in range(count)]


def inverted(matrix: list[list[float]]) -> list[list[float]]:
    """The inverse of a matrix that has one."""
    count = len(matrix)
    rows = [row + [float(i == j) for j in range(count)] for i, row in enumerate(matrix)]
    for i in range(count):
        pivot = max(range(i, count), key=lambda k: abs(rows[k][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        rows[i] = [value / rows[i][i] for value in rows[i]]
        for k in range(count):
            if k != i:
                rows[k] = [a - rows[k][i] * b for a, b in zip(rows[k], rows[i], strict=True)]
    return [row[count:] for row in rows]
