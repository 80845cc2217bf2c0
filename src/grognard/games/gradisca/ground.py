"""Ground (6, 10, 11, 13): what units find where they stand alone, what a victory costs, and the way back."""

from grognard.core.journal import PASS
from grognard.games.gradisca.camp import overrun
from grognard.games.gradisca.forts import capture_forts
from grognard.games.gradisca.state import War
from grognard.games.gradisca.victory import take_loot


def occupy(s: War, side: int, area: int) -> None:
    """Combat units of the side stand where no enemy unit is: they take loot and forts (GR-6-26, GR-13-3)."""
    if s.guarded[side] >> area & 1 and not s.held[1 - side] >> area & 1:
        if (s.loot[0] | s.loot[1]) >> area & 1:
            take_loot(s, side, area)
        if s.forts[1 - side][area]:
            s.cite("GR-6-26", area)
            capture_forts(s, side, area)


def conquer(s: War, side: int, area: int) -> None:
    """The side won a land combat as attacker and stays: forts or else the town, the camp, the loot."""
    take_loot(s, side, area)
    if s.field.camps:
        overrun(s, side, area)
    if s.forts[1 - side][area]:
        s.cite("GR-19.2-6" if s.field.two_forts else "GR-11-3", area)
        capture_forts(s, side, area)
    elif s.field.land.town[area] and not s.ruined >> area & 1:
        s.ruined |= 1 << area
        s.cite("GR-11-2", area)


def turn_back(s: War) -> None:
    """There is no combat: each attacker goes back to where he came from; his action is used."""
    for piece, origin in zip(s.attackers, s.origins, strict=True):
        if s.at[piece] == s.battlefield:
            s.move(piece, origin)
    if s.held[0] & s.held[1] & 1 << s.origins[0]:
        s.cite("GR-card28-4", s.origins[0])
    s.attackers = s.origins = s.group = PASS
    s.hits = [0, 0]
