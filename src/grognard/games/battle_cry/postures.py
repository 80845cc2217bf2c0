"""Other ways to fight a turn than the usual one: what counts for more or for less in the advice."""

from collections.abc import Mapping
from typing import Final

# Weights in hundredths of the usual ones; those first that are worth a look where there is little time.
POSTURES: Final[tuple[dict[str, int], ...]] = (
    {"fear": 220},  # out of harm's way
    {"fear": 40},  # whatever it costs
    {"fear": 220, "hope": 200},  # where there is more to gain than to lose
    {"stride": 250, "pull": 200},  # forward
    {"hope": 250},  # where there is much to gain
    {"hope": 30},  # as if there were little to gain
    {"led": 300},  # with the generals
    {"retreat": 350},  # to throw the enemy back
    {"fear": 0, "hope": 0},  # for this turn alone
    {"stride": 500, "fear": 40},  # at them
    {"fear": 450},  # back
    {"stride": 20, "hope": 150},  # where it is, if it can hit from there
)


def changed(weights: Mapping[str, list[int]], posture: dict[str, int]) -> dict[str, list[int]]:
    """The weights that a side goes by in a posture."""
    return {
        name: [number * posture.get(name, 100) // 100 for number in numbers]
        for name, numbers in weights.items()
    }
