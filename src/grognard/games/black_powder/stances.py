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
ATTACK: Final = {"seeking": [30], "waiting": [20], "dread": [0], "caution": [300], "reluctance": [-50]}
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
    """What a side may go by: its usual opinion; each stance for all its brigades; an attack by one alone."""
    found = [Weights(given)]
    if not able_brigades(s, side):
        return found
    for stance in STANCES:
        found.append(with_stance(given, s, s.field.brigades.of[side], stance))
    if len(s.field.brigades.of[side]) > 1:
        for brigade in s.field.brigades.of[side]:
            found.append(with_stance(given, s, [brigade], ATTACK))
    return found


def with_stance(given: Given, s: Battle, brigades: list[int], stance: Given) -> Weights:
    """The usual opinion, with a stance for some brigades."""
    plain, other = Weights(given), Weights(changed(given, stance))
    every = range(len(s.field.brigades.ids))
    return Weights(given, [other if each in brigades else plain for each in every])
