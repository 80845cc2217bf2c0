"""Other ways to fight a turn than the usual one: what counts for more or for less in the advice."""

from collections.abc import Mapping
from typing import Final

POSTURES: Final[tuple[dict[str, int], ...]] = (  # weights in hundredths of the usual ones
    {"fear": 220},  # out of harm's way
    {"fear": 40},  # whatever it costs
    {"fear": 220, "hope": 200},  # where there is more to gain than to lose
    {"stride": 250, "pull": 200},  # forward
)


def changed(weights: Mapping[str, list[int]], posture: dict[str, int]) -> dict[str, list[int]]:
    """The weights that a side goes by in a posture."""
    return {
        name: [number * posture.get(name, 100) // 100 for number in numbers]
        for name, numbers in weights.items()
    }
