"""Sources of whole numbers; positions hold none, whoever deals brings one."""

from abc import abstractmethod
from typing import Final, TypeVar

T = TypeVar("T")


class Rng:
    """Anything that answers a whole number below n, each equally likely."""

    @abstractmethod
    def below(self, n: int) -> int: ...

    def pick(self, items: list[T]) -> T:
        return items[self.below(len(items))]


# L'Ecuyer's two combined generators of 1988: products stay below 2^47, so that the compiled code never
# leaves machine integers, and the period is about 2.3 * 10^18.
MODULUS_1: Final = 2147483563
MODULUS_2: Final = 2147483399
SPAN: Final = MODULUS_1 - 1


class Seeded(Rng):
    """The same numbers for the same seed, on every machine and build."""

    __slots__ = ("first", "second")

    def __init__(self, seed: int) -> None:
        self.first = 1 + (seed * 2654435761 + 974711) % (MODULUS_1 - 1)
        self.second = 1 + (seed // 7 * 40503 + seed * 69069 + 12345) % (MODULUS_2 - 1)
        for _ in range(8):  # neighbouring seeds part company
            self.draw()

    def draw(self) -> int:
        """A number from 0 to SPAN - 1."""
        self.first = self.first * 40014 % MODULUS_1
        self.second = self.second * 40692 % MODULUS_2
        mixed = self.first - self.second
        return mixed - 1 if mixed > 0 else mixed + MODULUS_1 - 2

    def below(self, n: int) -> int:
        limit = SPAN - SPAN % n
        value = self.draw()
        while value >= limit:
            value = self.draw()
        return value % n


def weighted(rng: Rng, weights: list[int]) -> int:
    """An index, each as likely as its weight, by one `below(total)`."""
    left = rng.below(sum(weights))
    for index, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return index
    raise ValueError("no weight is positive")
