"""What an order is likely to bring: what its routes are worth, and how far the dice carry them."""

from grognard.games.black_powder.errands import Plan
from grognard.games.black_powder.execution import moves_for, quiet_rating
from grognard.games.black_powder.prospects import INCH, Company, charge_worth, company_of, crowd, standing
from grognard.games.black_powder.routes import as_declared, perform
from grognard.games.black_powder.runs import face_struck
from grognard.games.black_powder.state import CHARGE, Battle


def place_worth(s: Battle, unit: int, plan: Plan, company: Company) -> int:
    """What a unit's place is worth: against the enemy, by its friends, on its errand."""
    errand = plan.errands[unit]
    away = errand.price * errand.shortfall(s, unit) // INCH
    return standing(s, unit, plan.pulls[unit], plan.prey[unit]) + crowd(s, unit, company, plan.dread) - away


def expected(s: Battle, plan: Plan) -> int:
    """What the order under way is worth, as far as the dice are likely to carry it."""
    return route_worth(s, plan) * carried(s, quiet_rating(s), len(s.routes[0])) // 1000


def route_worth(s: Battle, plan: Plan) -> int:
    """What it is worth to those who are ordered that all of them come to the end of their routes."""
    done, worth = s.clone(), 0
    for member, unit in enumerate(s.group):
        for leg in s.routes[member]:
            perform(done, unit, leg)
    for member, unit in enumerate(s.group):
        last = s.routes[member][-1]
        if last[0] == CHARGE:
            before = as_declared(s, member)
            worth += 2 * charge_worth(before, unit, last[1], face_struck(s, unit, last[1], False))
        else:
            worth += place_worth(done, unit, plan, company_of(done, unit))
            worth -= place_worth(s, unit, plan, company_of(s, unit))
    return worth


def carried(s: Battle, rating: int, legs: int) -> int:
    """What part of so many legs the dice grant on average, in thousandths (BP-cmd-5)."""
    moves = 0
    for first in range(1, 7):
        for second in range(1, 7):
            moves += min(legs, moves_for(s, rating - first - second))
    return moves * 1000 // (36 * legs)
