"""Charges that nobody advises: their dice scatter so much that no mean tells which of them are good."""

from typing import Final

from grognard.core.game import Advice
from grognard.core.journal import Choice
from grognard.games.black_powder.charges import charge_targets
from grognard.games.black_powder.errands import Plan, charge_gain, plan_of
from grognard.games.black_powder.initiative import Initiate
from grognard.games.black_powder.orders import Brief, Speak
from grognard.games.black_powder.state import CHARGE, ORDERS, Battle

WORST: Final = -1500  # a charge that looks worse than this is none to think about
MOST: Final = 4  # charges that are looked at
Venture = tuple[Advice, list[Choice]]  # a choice, and those that belong to it


def ventures(s: Battle) -> list[Venture]:
    """The charges that could be declared now, by initiative or by an order, those first that look best."""
    step = s.agenda[-1]
    found: list[Venture] = []
    if s.field.referee:
        return found
    if isinstance(step, Initiate):
        plan = plan_of(s, s.active)
        for choice in step.options(s):
            if choice:
                found.extend(charges_of(s, plan, choice[0], [choice]))
    elif isinstance(step, Speak):
        plan = plan_of(s, s.active)
        for choice in step.options(s):
            if choice and choice[1] == ORDERS:
                found.extend(charges_under(s, plan, choice))
    found.sort(key=worth_of, reverse=True)
    return found[:MOST]


def charges_under(s: Battle, plan: Plan, choice: Choice) -> list[Venture]:
    """The charges that a commander could order."""
    trial = s.clone()
    trial.apply(choice)
    step = trial.agenda[-1]
    found: list[Venture] = []
    if isinstance(step, Brief):
        for briefed in step.options(trial):
            if briefed:
                found.extend(charges_of(trial, plan, briefed[0], [choice, briefed]))
    return found


def charges_of(s: Battle, plan: Plan, unit: int, before: list[Choice]) -> list[Venture]:
    """The charges of a unit that are not hopeless, after what is chosen before them."""
    worths = [(charge_gain(s, plan, unit, target), target) for target in charge_targets(s, unit)]
    return [
        (Advice(before[0], (("charge", worth),)), [*before[1:], (CHARGE, target)])
        for worth, target in worths
        if worth >= WORST
    ]


def worth_of(venture: Venture) -> int:
    return venture[0].worth()
