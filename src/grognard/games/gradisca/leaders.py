"""Leaders (5, 8.1): who leads a command, and what his command value is."""

from grognard.games.gradisca.field import NOBODY
from grognard.games.gradisca.state import War


def leader_of(s: War, command: int) -> int:
    """The command's leader on the map, or NOBODY (GR-5-4, GR-5-20)."""
    for leader in s.field.forces.leaders[command]:
        if s.at[leader] >= 0:
            return leader
    return NOBODY


def command_value(s: War, leader: int) -> int:
    """His command value: the printed one, but 1 for every purpose while he is out of supply (GR-21-14)."""
    if s.unsupplied[leader]:
        return s.because("GR-21-14", 1)
    return s.field.forces.attack[leader][0]
