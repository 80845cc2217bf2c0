"""Sources of whole numbers; positions hold none, whoever deals brings one."""

from abc import abstractmethod
from typing import Final, TypeVar

T = TypeVar("T")

# Numbers of thirty bits, mixed by MIX and cut by MASK, never grow to large integers: those are slow.
MIX: Final = 741_103_597
MASK: Final = (1 << 30) - 1


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
SPREAD: Final = 2654435761 % SPAN  # between the numbers of neighbouring seeds
AFTER_8_1: Final = 707287434  # 40014 to the power of 8, and 40692 below: eight draws at once
AFTER_8_2: Final = 525453832


class Seeded(Rng):
    """The same numbers for the same seed, on every machine and build."""

    __slots__ = ("first", "second")

    def __init__(self, seed: int) -> None:
        first = 1 + (product(seed, SPREAD, SPAN) + 974711) % SPAN
        span = MODULUS_2 - 1
        second = 1 + (product(seed // 7, 40503, span) + product(seed, 69069, span) + 12345) % span
        self.first = product(first, AFTER_8_1, MODULUS_1)  # neighbouring seeds part company
        self.second = product(second, AFTER_8_2, MODULUS_2)

    def below(self, n: int) -> int:
        first = self.first = self.first * 40014 % MODULUS_1
        second = self.second = self.second * 40692 % MODULUS_2
        value = first - second - 1 if first > second else first - second - 1 + SPAN  # from 0 to SPAN - 1
        if value >= SPAN - n and value >= SPAN - SPAN % n:
            return self.below(n)  # beyond the last whole lot of n: drawn again
        return value % n


def product(number: int, factor: int, modulus: int) -> int:
    """What is left of a product with a factor below 2^30, the modulus being below 2^31.

    By halves: compiled, a number beyond 2^30 is multiplied as a large one, and that takes ten times as long.
    """
    number %= modulus
    half = (number >> 1) * factor % modulus
    return (half + half + (factor if number & 1 else 0)) % modulus


def weighted(rng: Rng, weights: list[int]) -> int:
    """An index, each as likely as its weight, by one `below(total)`."""
    left = rng.below(sum(weights))
    index = 0
    while left >= weights[index]:
        left -= weights[index]
        index += 1
    return index
