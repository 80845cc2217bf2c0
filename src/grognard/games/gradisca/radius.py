"""The command radius (rule 16, advanced): two areas, not across X, bridgeless rivers or enemies."""

from grognard.games.gradisca.state import War


def around(s: War, area: int, side: int) -> int:
    """The set of areas within the radius of a leader who stands here (GR-16-2, GR-16-3).

    Enemies in the area itself do not block: from there he calls for help in a combat (GR-17-3).
    """
    free, enemies = s.field.land.free, s.held[1 - side]
    near = free[area] & ~enemies
    found = near | 1 << area
    while near:
        lowest = near & -near
        found |= free[lowest.bit_length() - 1]
        near ^= lowest
    return found & ~enemies | 1 << area
