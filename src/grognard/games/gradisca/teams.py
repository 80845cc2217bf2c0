"""Team play (4.2): which of two partners decides for their side."""

from typing import Final

from grognard.core.journal import Choice
from grognard.games.gradisca.dice import Die
from grognard.games.gradisca.state import War

FIRST_PARTNER: Final = 3  # the die that still decides for the first named player (GR-4.2-11)


def led_by(s: War, pieces: list[int]) -> list[int]:
    """By partner, how many of these units he leads."""
    led = [0, 0]
    for piece in pieces:
        led[s.field.partner[s.field.forces.command[piece]]] += 1
    return led


def lead(s: War, side: int, area: int) -> None:
    """The partner who leads most of the units there decides for their side (GR-4.2-10).

    A die settles a tie, before whatever is on the agenda.
    """
    if not s.field.teams:
        return
    led = led_by(s, s.units_in(area, side))
    if led[0] == led[1]:
        s.then(Lead(side, area))
    else:
        s.lead[side] = 0 if led[0] > led[1] else 1
        s.cite("GR-4.2-10", side, s.lead[side])


class Lead(Die):
    """Partners with equal forces dispute who decides (GR-4.2-7)."""

    __slots__ = ("area", "side")
    verb = "dispute"
    about = "side area"
    tag = "dispute"

    def __init__(self, side: int, area: int) -> None:
        self.side: Final = side
        self.area: Final = area

    def args(self) -> Choice:
        return (self.side, self.area)

    def owner(self, s: War) -> int:
        return self.side

    def lot(self, s: War, face: int) -> int:
        return int(face > FIRST_PARTNER)

    def take(self, s: War, choice: Choice) -> None:
        s.lead[self.side] = self.lot(s, choice[0])
        s.cite("GR-4.2-7", self.side, self.area)
        s.cite("GR-4.2-11", self.side, s.lead[self.side])


def sharer(s: War, side: int, pieces: list[int]) -> int:
    """Whose turn it is to give one of these units: the one who decides, unless only the other has any."""
    led = led_by(s, pieces)
    return s.lead[side] if led[s.lead[side]] else 1 - s.lead[side]
