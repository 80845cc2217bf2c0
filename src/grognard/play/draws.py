"""Numbers from a key; compiled with the core, whose classes take no plain children."""

import hmac
from typing import Final

from grognard.core.rng import Rng

SPAN: Final = 1 << 256


class Draws(Rng):
    """The draws of one outcome: numbers that only the holder of the key can foresee."""

    __slots__ = ("count", "key", "label")

    def __init__(self, key: bytes, label: str) -> None:
        self.key: Final = key
        self.label: Final = label
        self.count = 0

    def below(self, n: int) -> int:
        limit = SPAN - SPAN % n
        while True:
            message = f"{self.label} {self.count}".encode()
            self.count += 1
            value = int.from_bytes(hmac.digest(self.key, message, "sha256"), "big")
            if value < limit:
                return value % n
