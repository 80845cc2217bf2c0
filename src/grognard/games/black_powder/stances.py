"""Stances: how boldly the brigades of a side go about it. Opinions, not rules.

A stance is another opinion that the units of a brigade go by; it stands in the weights by which a position is
judged, beside what everybody else goes by.
"""

from collections.abc import Mapping
from typing import Final

from grognard.games.black_powder.state import ON_TABLE, Battle
from grognard.games.black_powder.weights import Weights

Given = Mapping[str, list[int]]

# At the enemy, whatever he may do; where it stands; away from the enemy.
ATTACK: Final = {"seeking": [42], "waiting": [28], "dread": [0], "caution": [200], "reluctance": [-200]}
HOLD: Final = {"seeking": [0], "waiting": [0], "reluctance": [500], "errand": [0], "errand_point": [0]}
BACK: Final = {
    "seeking": [-14], "waiting": [-14], "reluctance": [900], "errand": [0], "errand_point": [0],
    "dread": [3000], "caution": [3000], "exposed": [0],
}  # fmt: skip
STANCES: Final[list[Given]] = [ATTACK, HOLD, BACK]


def changed(given: Given, stance: Given) -> dict[str, list[int]]:
    """An opinion with what a stance changes."""
    found = dict(given)
    found.update(stance)
    return found


def able_brigades(s: Battle, side: int) -> list[int]:
    """The brigades of a side that can be ordered to go anywhere: not the broken, nor those who fight."""
    return [
        brigade
        for brigade in s.field.brigades.of[side]
        if not s.broken[brigade]
        and any(
            s.where[unit] == ON_TABLE and not s.is_engaged(unit) for unit in s.field.brigades.units[brigade]
        )
    ]


def stances(given: Given, s: Battle, side: int) -> list[Weights]:
    """What a side may go by: its usual opinion, and each stance for all its brigades."""
    plain = Weights(given)
    if not able_brigades(s, side):
        return [plain]
    found = [plain]
    for stance in STANCES:
        other = Weights(changed(given, stance))
        found.append(Weights(given, [other if of == side else plain for of in s.field.brigades.side]))
    return found
