"""Which decisions are worth a search's time: where a unit goes first, shots, and whatever a charge hangs on.

Nothing was gained by thinking about who is briefed, what follows a first leg, and who rides where.
"""

from grognard.games.black_powder.aftermath import AfterCombat
from grognard.games.black_powder.initiative import Initiate
from grognard.games.black_powder.orders import Speak
from grognard.games.black_powder.responses import Respond
from grognard.games.black_powder.routes import Leg
from grognard.games.black_powder.shooting import Shoot
from grognard.games.black_powder.state import Battle
from grognard.games.black_powder.ventures import ventures


def ponders(s: Battle) -> bool:
    """Whether the decision on top is one of those."""
    step = s.agenda[-1]
    if s.field.referee:
        return True
    if isinstance(step, Initiate | Speak):
        return bool(ventures(s))
    if isinstance(step, Leg):
        return len(s.group) == 1 and not s.routes[-1]
    return isinstance(step, Shoot | Respond | AfterCombat)
