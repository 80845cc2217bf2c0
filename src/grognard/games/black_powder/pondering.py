"""Which decisions are worth a search's time: whatever a charge hangs on, for no mean tells which one decides.

What rehearsals of two turns gained by marches, or by an army's posture, was not seen in whole battles.
"""

from typing import Final

from grognard.games.black_powder.aftermath import AfterCombat
from grognard.games.black_powder.charges import charge_targets
from grognard.games.black_powder.initiative import Initiate
from grognard.games.black_powder.prospects import charge_worth
from grognard.games.black_powder.responses import Respond
from grognard.games.black_powder.routes import Leg, as_declared
from grognard.games.black_powder.runs import face_struck
from grognard.games.black_powder.state import Battle

HOPELESS: Final = -1500  # a charge that looks worse than this is none to think about


def ponders(s: Battle) -> bool:
    """Whether the decision on top has to do with a charge."""
    step = s.agenda[-1]
    if s.field.referee:
        return True
    if isinstance(step, Initiate):
        return any(choice and may_charge(s, choice[0]) for choice in step.options(s))
    if isinstance(step, Leg):
        return len(s.group) == 1 and may_charge(as_declared(s, 0), s.group[0])
    return isinstance(step, Respond | AfterCombat)


def may_charge(s: Battle, unit: int) -> bool:
    """A unit has a charge that is not hopeless."""
    for target in charge_targets(s, unit):
        if charge_worth(s, unit, target, face_struck(s, unit, target, False)) > HOPELESS:
            return True
    return False
