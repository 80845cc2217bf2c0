"""Which decisions are worth a search's time: the first order of a turn, where a brigade goes, and charges.

With the first words of a turn it is decided whether an army stands or goes; where the first of a group goes,
the others follow; and which charge decides a battle cannot be told by a mean.
"""

from typing import Final

from grognard.games.black_powder.aftermath import AfterCombat
from grognard.games.black_powder.charges import charge_targets
from grognard.games.black_powder.commanders import FINISHED, GAVE, commanders_of, number
from grognard.games.black_powder.initiative import Initiate
from grognard.games.black_powder.orders import Speak
from grognard.games.black_powder.prospects import charge_worth
from grognard.games.black_powder.responses import Respond
from grognard.games.black_powder.routes import Leg, as_declared
from grognard.games.black_powder.runs import face_struck
from grognard.games.black_powder.state import Battle

HOPELESS: Final = -1500  # a charge that looks worse than this is none to think about


def ponders(s: Battle) -> bool:
    """Whether the decision on top begins a turn's orders or a group's way, or has to do with a charge."""
    step = s.agenda[-1]
    if s.field.referee:
        return True
    if isinstance(step, Speak):
        return not has_spoken(s, s.active)
    if isinstance(step, Initiate):
        return any(choice and may_charge(s, choice[0]) for choice in step.options(s))
    if isinstance(step, Leg):
        return len(s.group) == 1 and (not s.routes[0] or may_charge(as_declared(s, 0), s.group[0]))
    return isinstance(step, Respond | AfterCombat)


def has_spoken(s: Battle, side: int) -> bool:
    """Some commander of a side has given an order in this turn, or has none to give."""
    return any(s.spoken[number(s, each)] & (GAVE | FINISHED) for each in commanders_of(s, side))


def may_charge(s: Battle, unit: int) -> bool:
    """A unit has a charge that is not hopeless."""
    for target in charge_targets(s, unit):
        if charge_worth(s, unit, target, face_struck(s, unit, target, False)) > HOPELESS:
            return True
    return False
