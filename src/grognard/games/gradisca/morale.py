"""Army morale (rule 22, advanced): its value, its zones, and what lowers or raises it."""

from typing import Final

from grognard.games.gradisca.field import GREEN
from grognard.games.gradisca.state import War

LOWEST: Final = 1
HIGHEST: Final = 9


def shift(s: War, side: int, by: int, clause: str) -> bool:
    """Move an army's morale, within its range (GR-22-1); whether it moved by the clause at all."""
    if not s.field.army_morale:
        return False
    before = s.morale[side]
    s.morale[side] = min(HIGHEST, max(LOWEST, before + by))
    s.cite(clause, side, s.morale[side])
    if s.morale[side] != before + by:
        s.cite("GR-22-1", side, s.morale[side])
    return True


def zone(s: War, side: int) -> int:
    """The zone, read at the moment of each decision (GR-22-12); green where morale has no part."""
    return s.field.zones[s.morale[side]] if s.field.army_morale else GREEN
