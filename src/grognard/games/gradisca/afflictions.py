"""Cards that cost units (cards 12, 13 and 25): epidemic, famine, desertion."""

from typing import Final

from grognard.core.journal import Choice, Note
from grognard.core.step import Step
from grognard.games.gradisca.field import INFANTRY, Card
from grognard.games.gradisca.losses import eliminate, hit, suffer
from grognard.games.gradisca.state import War


def epidemic(s: War, player: int, card: Card) -> None:
    """Crowded areas suffer, those of the player first (GR-card12-1, GR-12-23)."""
    for side in (1 - player, player):  # what is put on the agenda last happens first
        for area in range(s.field.land.size - 1, -1, -1):
            crowd(s, side, area, card)


def crowd(s: War, side: int, area: int, card: Card) -> None:
    """A hit for each limit that the side's combat units in the area reach."""
    if not s.guarded[side] >> area & 1:
        return
    units, hits = len(s.combat_units_in(area, side)), 0
    for limit in card.crowds:
        if units >= limit:
            hits += 1
    if hits:
        suffer(s, side, area, hits, card.clause(1))


def famine(s: War, player: int, card: Card) -> None:
    """Crowded towns and fortresses suffer, and units out of supply (GR-card13-1, GR-card13-2)."""
    land = s.field.land
    for side in (1 - player, player):
        for area in range(land.size - 1, -1, -1):
            if starving(s, side, area):
                s.then(Starve(side, area))
            if land.town[area] or land.fortress[area]:
                crowd(s, side, area, card)


def starving(s: War, side: int, area: int) -> list[int]:
    """The side's combat units there that are marked out of supply."""
    return [piece for piece in s.combat_units_in(area, side) if s.unsupplied[piece]]


class Starve(Step[War]):
    """The owner takes a hit on a unit out of supply (GR-card13-2)."""

    __slots__ = ("area", "side")
    verb = "starve"
    kinds = "piece"
    about = "side area"

    def __init__(self, side: int, area: int) -> None:
        self.side: Final = side
        self.area: Final = area

    def args(self) -> Choice:
        return (self.side, self.area)

    def actor(self, s: War) -> int:
        return s.actor_of(self.side)

    def options(self, s: War) -> list[Choice]:
        units: list[Choice] = [(piece,) for piece in starving(s, self.side, self.area)]
        return units or [()]

    def objection(self, s: War, choice: Choice) -> Note | None:
        return None if choice in self.options(s) else Note("GR-card13-2", choice)

    def take(self, s: War, choice: Choice) -> None:
        if choice:
            s.cite("GR-card13-2", choice[0])
            hit(s, choice[0])


def desertion(s: War, player: int, card: Card) -> None:
    """The opponent loses a cernide unit, or an infantry unit is disorganised (GR-card25-1)."""
    if deserters(s, 1 - player):
        s.then(Desert(1 - player))
    else:
        s.cite("GR-12-18", s.field.cards.index(card))


def deserters(s: War, side: int) -> list[int]:
    """The cernide on the map; if there are none, infantry in good order."""
    forces = s.field.forces
    here = [piece for piece in forces.of[side] if s.at[piece] >= 0 and forces.type[piece] == INFANTRY]
    militia = [piece for piece in here if forces.cernide[piece]]
    return militia or [piece for piece in here if not s.disorganised[piece] and forces.steps[piece] > 1]


class Desert(Step[War]):
    """The side chooses who deserts."""

    __slots__ = ("side",)
    verb = "desert"
    kinds = "piece"
    about = "side"

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def args(self) -> Choice:
        return (self.side,)

    def actor(self, s: War) -> int:
        return s.actor_of(self.side)

    def options(self, s: War) -> list[Choice]:
        return [(piece,) for piece in deserters(s, self.side)]

    def objection(self, s: War, choice: Choice) -> Note | None:
        return None if choice in self.options(s) else Note("GR-card25-1", choice)

    def take(self, s: War, choice: Choice) -> None:
        piece = choice[0]
        if s.field.forces.cernide[piece]:
            eliminate(s, piece, "GR-card25-1")
        else:
            s.disorganised[piece] = 1
            s.cite("GR-card25-1", piece)
