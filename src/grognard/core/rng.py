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
AFTER_8_1: Final = 707287434  # 40014 to the power of 8, and 40692 below: eight draws at once
AFTER_8_2: Final = 525453832


class Seeded(Rng):
    """The same numbers for the same seed, on every machine and build."""

    __slots__ = ("first", "second")

    def __init__(self, seed: int) -> None:
        first = 1 + (seed * 2654435761 + 974711) % (MODULUS_1 - 1)
        second = 1 + (seed // 7 * 40503 + seed * 69069 + 12345) % (MODULUS_2 - 1)
        self.first = first * AFTER_8_1 % MODULUS_1  # neighbouring seeds part company
        self.second = second * AFTER_8_2 % MODULUS_2

    def below(self, n: int) -> int:
        first = self.first = self.first * 40014 % MODULUS_1
        second = self.second = self.second * 40692 % MODULUS_2
        value = first - second - 1 if first > second else first - second - 1 + SPAN  # from 0 to SPAN - 1
        if value >= SPAN - n and value >= SPAN - SPAN % n:
            return self.below(n)  # beyond the last whole lot of n: drawn again
        return value % n


def weighted(rng: Rng, weights: list[int]) -> int:
    """An index, each as likely as its weight, by one `below(total)`."""
    total = 0
    for weight in weights:
        total += weight
    left = rng.below(total)
    index = 0
    while left >= weights[index]:
        left -= weights[index]
        index += 1
    return index
