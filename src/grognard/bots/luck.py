"""What luck does to a search: how much of what came of its iterations the dice explain, and of which choice
more came with the same luck."""

from typing import Final

from grognard.core.rng import Seeded

FEW: Final = 8  # iterations that tell nothing yet of what luck does
NUMBERS: Final[dict[str, int]] = {}  # of purposes, once they are known
PIECES: Final = 1 << 41  # beyond all purposes, sides and turns
PRIMES: Final = (2147483563, 2147483399, 2147483353)  # below 2^31: squares stay machine integers, compiled


class Sums:
    """Values and the luck in each of them, added up with their squares and products."""

    __slots__ = ("both", "count", "fortune", "fortunes", "squares", "total")

    def __init__(self) -> None:
        self.count = 0.0
        self.total = 0.0
        self.squares = 0.0
        self.fortune = 0.0
        self.fortunes = 0.0  # the squares of it
        self.both = 0.0

    def add(self, value: float, fortune: float) -> None:
        self.count += 1.0
        self.total += value
        self.squares += value * value
        self.fortune += fortune
        self.fortunes += fortune * fortune
        self.both += value * fortune

    def sums(self) -> list[float]:
        return [self.count, self.total, self.squares, self.fortune, self.fortunes, self.both]

    def learn(self, sums: list[float]) -> None:
        """Add what was seen elsewhere."""
        count, total, squares, fortune, fortunes, both = sums
        self.count += count
        self.total += total
        self.squares += squares
        self.fortune += fortune
        self.fortunes += fortunes
        self.both += both


class Effect(Sums):
    """How much the luck of the dice has mattered to what came of an iteration: a line through all of them."""

    __slots__ = ()

    def slope(self) -> float:
        """What one of luck adds to a value; nothing as long as that is hardly known."""
        if self.count < FEW:
            return 0.0
        spread = self.fortunes - self.fortune * self.fortune / self.count
        common = self.both - self.total * self.fortune / self.count
        return common / spread if spread > 0.0 else 0.0

    def scatter(self) -> float:
        """The variance that luck does not explain."""
        if not self.count:
            return 0.0
        common = self.both - self.total * self.fortune / self.count
        whole = self.squares - self.total * self.total / self.count
        return max(0.0, whole - self.slope() * common) / self.count


class Lead(Sums):
    """What came of a choice beyond what came of the advised one, each time with the same luck; the luck in it
    is how much luckier the dice were all the same."""

    __slots__ = ()

    def fair(self, slope: float) -> float:
        """The sum of it, with the luck that is left taken off."""
        return self.total - slope * self.fortune

    def scatter(self, slope: float) -> float:
        """The sum of its squared deviations from the mean, with the luck that is left taken off."""
        squares = self.squares - 2.0 * slope * self.both + slope * slope * self.fortunes
        fair = self.fair(slope)
        return max(0.0, squares - fair * fair / self.count) if self.count else 0.0


class Fate:
    """The luck of one iteration: a stream for each side, purpose and turn, and each piece where the game says
    whose luck it is, so that two choices tried with the same fate meet the same luck again though one of them
    has asked for more dice on the way.

    Streams of seeds that differ by the same in every fate would go together: after the same shot the same
    save, time for time. So seeds are scrambled.
    """

    __slots__ = ("seed", "streams")

    def __init__(self, seed: int) -> None:
        self.seed: Final = scrambled(seed)
        self.streams: Final[dict[int, Seeded]] = {}

    def stream(self, purpose: str, side: int, clock: int, piece: int = 0) -> Seeded:
        """Where the luck of a side, or of a piece of it, comes from that is needed now for this purpose."""
        number = number_of(purpose)
        other = 15_485_863 * number + 104_729 * side + 1_299_709 * clock + PIECES * piece  # no two alike
        found = self.streams.get(other)
        if found is None:
            found = self.streams[other] = Seeded(scrambled(self.seed + other))
        return found


def scrambled(number: int) -> int:
    """A number that tells nothing of what became of others, however they lie to this one: squares do."""
    for prime in PRIMES:
        number %= prime
        number = number * number + prime // 3
    return number


def number_of(purpose: str) -> int:
    """A number for a purpose, on every machine the same."""
    number = NUMBERS.get(purpose, 0)
    if not number:
        for letter in purpose:
            number = (number * 31 + ord(letter)) % 100_003
        NUMBERS[purpose] = number
    return number
