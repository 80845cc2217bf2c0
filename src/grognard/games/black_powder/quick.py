"""A plain good choice in little time: how searches play on where they look no closer.

It goes by what the advice goes by, and looks at a few choices only.
"""

from typing import Final

from grognard.core.journal import PASS, Choice
from grognard.games.black_powder import ground
from grognard.games.black_powder.aftermath import AfterCombat
from grognard.games.black_powder.candidates import enemy_at_hand
from grognard.games.black_powder.commanders import commanders_of
from grognard.games.black_powder.errands import Plan, lack, opening, plan_of
from grognard.games.black_powder.evaluate import usual
from grognard.games.black_powder.field import GARRISON
from grognard.games.black_powder.initiative import Initiate, initiative_objection
from grognard.games.black_powder.marches import best_leg, charge_gain
from grognard.games.black_powder.orders import (
    LEAST_TO_RALLY,
    Brief,
    Speak,
    brief_objection,
    order_objection,
    speaker_objection,
    units_under,
)
from grognard.games.black_powder.plans import LAST, answers, best, rally_worth, ride_advice, shot_advice
from grognard.games.black_powder.prospects import company_of
from grognard.games.black_powder.reserves import PlaceReserve, PostCommander
from grognard.games.black_powder.responses import Respond
from grognard.games.black_powder.riding import Ride
from grognard.games.black_powder.routes import (
    Leg,
    as_declared,
    displacement,
    earlier_ways,
    leg_objection,
    like_first,
    stand,
)
from grognard.games.black_powder.shooting import Shoot, next_shot, shots_of
from grognard.games.black_powder.staffwork import place_worth
from grognard.games.black_powder.state import FINISH, MOVE, NEAR, ORDERED, ORDERS, RALLY, Battle

LEADERS: Final = 2  # how many are looked at before one is chosen to lead


def quick(s: Battle) -> Choice:
    """Who lacks most goes where he gains most; good charges; the best shot of whoever can shoot."""
    step = s.agenda[-1]
    if s.field.referee:
        return usual(s)
    if isinstance(step, Speak):
        return next_words(s)
    if isinstance(step, Brief):
        return next_unit(s)
    if isinstance(step, Leg):
        return next_leg(s)
    if isinstance(step, Initiate):
        return next_initiative(s)
    if isinstance(step, Shoot):
        return best_shot(s)
    if isinstance(step, Ride):
        return best(ride_advice(s, step))
    if isinstance(step, Respond | AfterCombat | PlaceReserve | PostCommander):
        return best(answers(s, step))
    return usual(s)


# Orders


def want(s: Battle, plan: Plan, unit: int) -> int:
    """How much a unit wants an order, as the advice has it, with the nearest charge for all of them."""
    return max(charge_gain(s, unit, enemy_at_hand(s, unit)), lack(s, plan, unit) + opening(s, unit))


def is_free(s: Battle, unit: int) -> bool:
    """Nothing plain forbids that a unit is ordered to go somewhere."""
    busy = s.deeds[unit] & ORDERED or s.disordered[unit] or s.is_engaged(unit)
    return not busy and s.formation[unit] != GARRISON


def next_initiative(s: Battle) -> Choice:
    """The first unit that has something to gain, and nothing to rally."""
    plan = plan_of(s, s.active)
    for unit in s.units_of(s.active):
        if not s.deeds[unit] & NEAR or not is_free(s, unit):
            continue
        better = rally_worth(s, unit) if s.casualties[unit] >= LEAST_TO_RALLY else 0
        if want(s, plan, unit) > s.weights.least + better and initiative_objection(s, unit) is None:
            return (unit,)
    return PASS


def next_words(s: Battle) -> Choice:
    """An order to who wants it most, or a rally that is worth more; who has neither has said all."""
    plan = plan_of(s, s.active)
    chosen, most = PASS, 0
    for commander in commanders_of(s, s.active):
        if speaker_objection(s, commander) is not None:
            continue
        if s.command == commander and most < 1:
            chosen, most = (commander, FINISH), 1
        for unit in units_under(s, commander):
            if s.deeds[unit] & ORDERED or s.is_engaged(unit):
                continue
            if s.casualties[unit] >= LEAST_TO_RALLY:
                worth = rally_worth(s, unit) if s.turn < s.field.turns else LAST
                if worth > most and order_objection(s, commander, RALLY, unit) is None:
                    chosen, most = (commander, RALLY), worth
            if is_free(s, unit):
                worth = want(s, plan, unit) - s.weights.least
                if worth > most and order_objection(s, commander, ORDERS, unit) is None:
                    chosen, most = (commander, ORDERS), worth
    return chosen


def next_unit(s: Battle) -> Choice:
    """Whom to rally; who leads; or who follows."""
    if s.deed == RALLY:
        return PASS if s.group else most_hurt(s)
    plan = plan_of(s, s.active)
    if s.group:
        return follower(s, plan)
    ranked: list[tuple[int, int]] = []
    for unit in units_under(s, s.command):
        if is_free(s, unit) and brief_objection(s, unit) is None:
            ranked.append((want(s, plan, unit), unit))
    if not ranked:
        return usual(s)
    ranked.sort(reverse=True)
    chosen, most = ranked[0][1], -1
    for _, unit in ranked[:LEADERS]:
        trial = s.clone()
        trial.group, trial.routes = (unit,), [[]]
        gain = best_leg(trial, trial, unit, plan)[0]
        if gain > most:
            chosen, most = unit, gain
    return (chosen,)


def most_hurt(s: Battle) -> Choice:
    """The unit that gains most by a rally, of those whom the commander can rally."""
    chosen, most = PASS, -1
    for unit in units_under(s, s.command):
        if s.casualties[unit] >= LEAST_TO_RALLY and order_objection(s, s.command, RALLY, unit) is None:
            worth = rally_worth(s, unit)
            if worth > most:
                chosen, most = (unit,), worth
    return chosen or usual(s)


def follower(s: Battle, plan: Plan) -> Choice:
    """The next who lacks something here and would gain by the first unit's way; nobody on other errands."""
    if s.routes[0][0][0] != MOVE:
        return PASS
    dx, dy = displacement(s, 0)
    if not dx and not dy:
        return PASS
    later = s.clone()
    for unit in units_under(s, s.command):
        if unit in s.group or not is_free(s, unit) or lack(s, plan, unit) <= s.weights.least:
            continue
        company = company_of(s, unit)
        ground.put(later, unit, s.x[unit] + dx, s.y[unit] + dy, s.facing[unit])
        gain = place_worth(later, unit, plan, company) - place_worth(s, unit, plan, company)
        ground.put(later, unit, s.x[unit], s.y[unit], s.facing[unit])
        if gain > s.weights.least and brief_objection(s, unit) is None and can_go_along(s, unit):
            return (unit,)
    return PASS


def can_go_along(s: Battle, unit: int) -> bool:
    """A unit that is briefed as quickly as the others comes to the end of its route: else it is left out."""
    trial = s.clone()
    trial.apply((unit,))
    while isinstance(trial.agenda[-1], Leg):
        trial.apply(next_leg(trial))
    return unit in trial.group


# Legs


def next_leg(s: Battle) -> Choice:
    """The leg by which the first of a group gains most; who follows does as the first."""
    unit = s.group[-1]
    trial = as_declared(s, len(s.group) - 1)
    if len(s.group) == 1:
        gain, wish = best_leg(s, trial, unit, plan_of(s, s.active))
        if s.routes[-1]:
            return wish if gain > s.weights.further else PASS
        if wish:
            return wish
    else:
        wish = like_first(s, trial)
    ways = earlier_ways(s)
    for leg in (wish, stand(trial, unit)):
        if leg and leg_objection(s, trial, ways, leg) is None:
            return leg
    return usual(s)


# Fire


def best_shot(s: Battle) -> Choice:
    """The best shot of the next unit that has one."""
    shot = s.shot or next_shot(s)
    if not shot:
        return PASS
    shots = shots_of(s, shot[0])
    return best([shot_advice(s, choice) for choice in shots]) if len(shots) > 1 else shot
