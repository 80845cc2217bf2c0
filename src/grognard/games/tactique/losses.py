"""Losses (3.2, 3.9): elements and eliminated units."""

from grognard.games.tactique.state import Battle
from grognard.games.tactique.victory import test_survival


def eliminate(s: Battle, unit: int, clause: str) -> None:
    """The unit leaves the map; it counts once, however it happened (TA-unit-9)."""
    s.remove(unit)
    s.cite(clause, unit)
    test_survival(s, s.field.army.side[unit])


def lose_elements(s: Battle, unit: int, elements: int, clause: str) -> None:
    """The unit loses elements; the last one gone, it is eliminated. What is beyond is lost (TA-face-10)."""
    s.cite(clause, unit, elements)
    if elements > s.elements[unit]:
        s.cite("TA-face-10", unit, elements - s.elements[unit])
    if elements >= s.elements[unit]:
        eliminate(s, unit, "TA-unit-4")
    else:
        s.elements[unit] -= elements
