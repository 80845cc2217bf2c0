"""The heart of a brigade (3.27): when it breaks, and that it stays broken."""

from grognard.games.black_powder.field import NOBODY
from grognard.games.black_powder.state import LOST, ON_TABLE, Battle


def is_broken(s: Battle, unit: int) -> bool:
    """A unit belongs to a broken brigade."""
    return s.broken[s.field.forces.brigade[unit]] != 0


def losses(s: Battle, brigade: int) -> int:
    """Units of a brigade that are lost or Shaken; those in reserve are neither (BP-brig-1, BP-brig-4)."""
    count = 0
    for unit in s.field.brigades.counted[brigade]:
        if s.where[unit] == LOST or (s.where[unit] == ON_TABLE and s.is_shaken(unit)):
            count += 1
    return count


def half_of(whole: int) -> int:
    """Half of so many, and never one alone of several: as many break the whole (BP-brig-2, BP-vic-2)."""
    return max(min(2, whole), (whole + 1) // 2)


def breaking_point(s: Battle, brigade: int) -> int:
    """How many units of a brigade, lost or Shaken, break it: half of those that count, or more than half."""
    whole = len(s.field.brigades.counted[brigade])
    return max(half_of(whole), whole // 2 + 1) if s.field.kind_brigades else half_of(whole)  # BP-opt-11


def is_past_bearing(s: Battle, brigade: int) -> bool:
    """As many units of a brigade as break it are lost or Shaken."""
    return losses(s, brigade) >= breaking_point(s, brigade)


def check_brigades(s: Battle, side: int, moment: str) -> None:
    """Brigades of a side that have lost too much break, for good (BP-brig-7); `moment` says when."""
    for brigade in s.field.brigades.of[side]:
        if not s.broken[brigade] and is_past_bearing(s, brigade):
            s.broken[brigade] = 1
            s.cite(moment, brigade)
            clause = "BP-opt-11" if s.field.kind_brigades else "BP-brig-1"
            s.cite(clause, brigade, losses(s, brigade), len(s.field.brigades.counted[brigade]))


def take_heart(s: Battle, brigade: int) -> None:
    """A brigade that Rally orders brought back under the limit is whole again (BP-opt-11)."""
    if s.field.kind_brigades and s.broken[brigade] and not is_past_bearing(s, brigade):
        s.broken[brigade] = 0
        s.cite("BP-opt-11", brigade, losses(s, brigade), len(s.field.brigades.counted[brigade]))


def is_spent(s: Battle, brigade: int) -> bool:
    """A brigade is broken or has no unit left (BP-vic-1)."""
    if s.broken[brigade]:
        return True
    return all(s.where[unit] == LOST for unit in s.field.brigades.units[brigade])


def largest_unit(s: Battle, brigade: int) -> int:
    """The largest of its units on the table, the lower number in a tie (BP-com-7)."""
    best = NOBODY
    for unit in s.field.brigades.units[brigade]:
        if s.where[unit] == ON_TABLE and (best == NOBODY or size(s, unit) < size(s, best)):
            best = unit
    return best


def size(s: Battle, unit: int) -> int:
    """The size of a unit, from the largest."""
    return s.field.kinds[s.kind[unit]].size
