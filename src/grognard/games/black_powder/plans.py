"""What looks best for each decision of Black Powder: the advice that bots follow and hints are made of."""

from typing import Final

from grognard.core.game import Advice
from grognard.core.journal import PASS, Choice
from grognard.core.step import Step
from grognard.games.black_powder import ground, legs
from grognard.games.black_powder.aftermath import AfterCombat
from grognard.games.black_powder.candidates import legs_to
from grognard.games.black_powder.combat import Allocate
from grognard.games.black_powder.errands import (
    Plan,
    charge_gain,
    is_at,
    lack,
    open_goals,
    plan_of,
    tenure,
    urge,
)
from grognard.games.black_powder.execution import Reroll
from grognard.games.black_powder.field import ARTILLERY, FRONT, NOBODY, NOWHERE, ROUND, SIDE, SKIRMISH
from grognard.games.black_powder.initiative import Initiate
from grognard.games.black_powder.orders import LEAST_TO_RALLY, Brief, Speak, order_objection, units_under
from grognard.games.black_powder.prospects import (
    FRIENDLY,
    casualty_worth,
    charge_worth,
    company_of,
    shot_worth,
)
from grognard.games.black_powder.rerolls import Again
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
from grognard.games.black_powder.runs import face_struck
from grognard.games.black_powder.shooting import Shoot
from grognard.games.black_powder.staffwork import expected, place_worth
from grognard.games.black_powder.state import (
    CHARGE,
    COUNTER,
    EVADE,
    FACE,
    FALL_BACK,
    FINISH,
    FIRE,
    FIRE_AND_COUNTER,
    HOLD,
    MOVE,
    NO,
    OCCUPY,
    ON_TABLE,
    ORDERED,
    ORDERS,
    RALLY,
    REFORM,
    REJOIN,
    STAY,
    SWEEP,
    SWEEP_CHARGE,
    YES,
    Battle,
)
from grognard.games.black_powder.walks import bar
from grognard.games.black_powder.wayfinding import leads_over_crossing
from grognard.games.black_powder.ways import Ways

TRIED: Final = 4  # how many are looked at before one is chosen to lead
DOUBT: Final = 10  # so many times worse looks a poor charge than is known
MOUTH: Final = 4000  # a crossing is approached from so far, beyond a move
LAST: Final = 2  # in the last turn a rally comes after all orders
RESPONSES: Final = {FIRE_AND_COUNTER: 60, FIRE: 50, COUNTER: 40, FACE: 30, EVADE: 20, HOLD: 10}
ENDS: Final = {OCCUPY: 300, REJOIN: 150, SWEEP_CHARGE: 0, STAY: 20, SWEEP: 10, REFORM: 0, FALL_BACK: 0}


def advice(s: Battle) -> list[Advice]:
    """The choices for the decision on top, with what each is worth to whoever decides."""
    step = s.agenda[-1]
    if s.field.referee:
        return []
    if isinstance(step, Leg):
        return leg_advice(s, step)
    if isinstance(step, Shoot):
        return [shot_advice(s, choice) for choice in reversed(step.options(s))]
    if isinstance(step, Initiate):
        return initiative_advice(s, step)
    if isinstance(step, Brief):
        return brief_advice(s, step)
    if isinstance(step, Speak):
        plan = plan_of(s, s.active)
        return [speak_advice(s, plan, choice) for choice in step.options(s)]
    if isinstance(step, Ride):
        return ride_advice(s, step)
    return answers(s, step)


def one(choice: Choice, name: str, value: int) -> Advice:
    """A choice with a single reason."""
    return Advice(choice, ((name, value),))


# Orders


def speak_advice(s: Battle, plan: Plan, choice: Choice) -> Advice:
    """He speaks who has most to order; a hurt unit is rallied when nothing more urgent is left to say."""
    if not choice:
        return one(choice, "silence", 0)
    commander, deed = choice
    if deed == FINISH:
        return one(choice, "finish", 1)
    found = [unit for unit in units_under(s, commander) if order_objection(s, commander, deed, unit) is None]
    if deed == ORDERS:
        return one(
            choice, "orders", max([urge(s, plan, unit) for unit in found], default=0) - s.weights.least
        )
    if deed == RALLY:
        worth = max([rally_worth(s, unit) for unit in found], default=0)
        return one(choice, "rally", worth if s.turn < s.field.turns else min(worth, LAST))
    return one(choice, "lead", 0)


def rally_worth(s: Battle, unit: int) -> int:
    """What a casualty less is worth to a unit."""
    s.casualties[unit] -= 1
    worth = casualty_worth(s, unit)
    s.casualties[unit] += 1
    return worth


def brief_advice(s: Battle, step: Brief) -> list[Advice]:
    """First the unit with most to gain, then those who can follow it."""
    found: list[Advice] = []
    plan = plan_of(s, s.active)
    for choice in step.options(s):
        if not choice:
            found.append(one(choice, "give", 0))
        elif s.deed == RALLY:
            found.append(one(choice, "rally", rally_worth(s, choice[0])))
        elif s.group:
            found.append(one(choice, "follow", lack(s, plan, choice[0]) - s.weights.least))
        else:
            found.append(one(choice, "lead", urge(s, plan, choice[0])))
    if s.deed != ORDERS:
        return found
    return only_followers(s, plan, found) if s.group else with_a_way(s, plan, found)


def with_a_way(s: Battle, plan: Plan, found: list[Advice]) -> list[Advice]:
    """Those of the first few who gain most by their first leg lead; all may, if nobody gains."""
    ranked = sorted(found, key=Advice.worth, reverse=True)
    leaders: list[Advice] = []
    for each in ranked[:TRIED]:
        gain = first_gain(s, plan, each.choice)
        if gain >= s.weights.least:
            leaders.append(one(each.choice, "lead", gain))
    return leaders or ranked


def first_gain(s: Battle, plan: Plan, choice: Choice) -> int:
    """What the first to be briefed gains by its best first leg."""
    trial = s.clone()
    trial.apply(choice)
    step = trial.agenda[-1]
    return max([leg.worth() for leg in leg_advice(trial, step, plan)]) if isinstance(step, Leg) else 0


def only_followers(s: Battle, plan: Plan, found: list[Advice]) -> list[Advice]:
    """The advice without those who would be best and yet add nothing.

    They find no way that agrees with the others', or make the order harder than they are worth to it.
    """
    found = sorted(found, key=Advice.worth, reverse=True)
    without = expected(s, plan)
    while found[0].choice and not is_worth_taking(s, plan, found[0].choice, without):
        found.pop(0)
    return found


def is_worth_taking(s: Battle, plan: Plan, choice: Choice, without: int) -> bool:
    """A unit that is briefed as it is advised comes to the end of its route, and the order gains by it."""
    trial = s.clone()
    trial.apply(choice)
    while isinstance(trial.agenda[-1], Leg):
        trial.apply(best(leg_advice(trial, trial.agenda[-1], plan)))
    return choice[0] in trial.group and expected(trial, plan) > without


def best(found: list[Advice]) -> Choice:
    """The choice that is worth most, the first of equals."""
    return max(found, key=Advice.worth).choice


def initiative_advice(s: Battle, step: Initiate) -> list[Advice]:
    """A move without dice is a gift to whoever gains by it."""
    found = [one(PASS, "wait", 0)]
    plan = plan_of(s, s.active)
    for choice in step.options(s):
        if choice:
            hurt = s.casualties[choice[0]] >= LEAST_TO_RALLY and s.turn < s.field.turns
            better = rally_worth(s, choice[0]) if hurt else 0
            found.append(one(choice, "initiative", urge(s, plan, choice[0]) - s.weights.least - better))
    return found


# Legs


def leg_advice(s: Battle, step: Leg, plan: Plan | None = None) -> list[Advice]:
    """Each leg with what it is worth, remembered: who is chosen to be briefed was chosen for his legs."""
    position = (s.weights, *s.key())
    found = s.field.advised.recall(position)
    if found is None:
        found = s.field.advised.keep(position, weighed_legs(s, step, plan or plan_of(s, s.active)))
    return found.copy()


def weighed_legs(s: Battle, step: Leg, plan: Plan) -> list[Advice]:
    """Each leg with what it changes for the unit; `enough` where nothing is gained any more."""
    unit = s.group[-1]
    trial = as_declared(s, len(s.group) - 1)
    company = company_of(as_ordered(s), unit, led_by(s, unit))
    goals = open_goals(trial, unit)
    now = tenure(trial, unit, goals)
    before = place_worth(trial, unit, plan, company) + now
    later = trial.clone()
    found: list[Advice] = []
    for choice in follower_legs(s, trial) or [*step.options(s), *ways_on(s, trial, plan)]:
        if not choice:
            found.append(one(choice, "enough", s.weights.further))
        elif choice[0] == CHARGE:
            left = tenure(trial, unit, [goal for goal in goals if not is_at(trial, choice[1], goal)])
            found.append(one(choice, "charge", charge_gain(trial, plan, unit, choice[1]) - left))
        elif choice[0] == MOVE:
            ground.put(later, unit, choice[-3], choice[-2], choice[-1])
            after = place_worth(later, unit, plan, company) + tenure(later, unit, goals)
            found.append(one(choice, "place", after - before))
        else:
            changed = trial.clone()
            legs.carry_out(changed, unit, choice)
            after = place_worth(changed, unit, plan, company) + tenure(changed, unit, goals)
            found.append(one(choice, "place", after - before))
    return with_a_doubt(found)


def with_a_doubt(found: list[Advice]) -> list[Advice]:
    """The advice with poor charges next to the rest: dice decide them, so that a search should try them."""
    best = max([each.worth() for each in found])
    return [
        one(each.choice, "charge", min(each.worth() // DOUBT, best - 1))
        if each.choice and each.choice[0] == CHARGE and each.worth() < min(0, best)
        else each
        for each in found
    ]


def as_ordered(s: Battle) -> Battle:
    """The position with those who were briefed before where their routes end."""
    if len(s.group) < 2:
        return s
    later = s.clone()
    for member, unit in enumerate(s.group[:-1]):
        x, y = displacement(s, member)
        later.x[unit] += x
        later.y[unit] += y
    return later


def led_by(s: Battle, unit: int) -> int:
    """Those of its brigade who can follow the first of a group: near it, and not yet ordered."""
    found = 0
    if len(s.group) > 1 or s.command == NOBODY:
        return found
    for each in s.field.brigades.units[s.field.forces.brigade[unit]]:
        if each != unit and s.where[each] == ON_TABLE and not (s.deeds[each] & ORDERED or s.disordered[each]):
            away = ground.straight(s.x[each], s.y[each], s.x[unit], s.y[unit])
            if away <= FRIENDLY and s.arm(each) == s.arm(unit) and not s.is_engaged(each):
                found |= 1 << each
    return found


def follower_legs(s: Battle, trial: Battle) -> list[Choice]:
    """For who follows the first of a group on its march: the same way, or to stay; nothing for others."""
    if len(s.group) == 1 or s.routes[0][len(s.routes[-1])][0] != MOVE:
        return []
    ways = earlier_ways(s)
    found = [like_first(s, trial), stand(trial, s.group[-1])]
    return [leg for leg in found if leg_objection(s, trial, ways, leg) is None]


def ways_on(s: Battle, trial: Battle, plan: Plan) -> list[Choice]:
    """Legs that the errand of the first of a group asks for: over a crossing, to the walls of a house."""
    unit = s.group[-1]
    errand = plan.errands[unit]
    ways = errand.ways_of(trial, unit)
    if ways is None or len(s.group) > 1 or bar(trial, unit, (MOVE,)) is not None:
        return []
    if errand.barred != NOWHERE:
        return legs_to(trial, unit, [ground.centre(s.field.features[errand.barred])])
    return crossing_legs(s, trial, ways)


def crossing_legs(s: Battle, trial: Battle, ways: Ways) -> list[Choice]:
    """Legs over a bridge or a ford near by, if it lies on the way to where a unit is wanted."""
    unit = s.group[-1]
    x, y, whole = trial.x[unit], trial.y[unit], ground.move_distance(trial, unit)
    if not leads_over_crossing(s.field, ways, x, y, whole + MOUTH):
        return []
    return legs_to(trial, unit, [ways.onward(x, y, length) for length in (whole, whole // 2)])


# Fire


def shot_advice(s: Battle, choice: Choice) -> Advice:
    """What a shot brings on average."""
    if not choice:
        return one(choice, "cease", 0)
    shooter, target = choice[0], choice[1]
    face = choice[2] if len(choice) > 2 else ROUND if s.formation[shooter] == SKIRMISH else FRONT
    facing = choice[3] if len(choice) > 3 else s.facing[shooter]
    if face >= SIDE:
        return one(choice, "shot", 100)
    return one(choice, "shot", 1 + shot_worth(s, shooter, target, face, facing))


# Commanders


def ride_advice(s: Battle, step: Ride) -> list[Advice]:
    """A commander rides to where his units are, by those first whom he can rally; he joins nobody."""
    found = [one(PASS, "stay", 0)]
    known: dict[int, int] = {}
    for choice in step.options(s):
        if not choice:
            continue
        commander = choice[0]
        if commander not in known:
            known[commander] = post_worth(s, commander, s.x[commander], s.y[commander])
        later = post_worth(s, commander, choice[1], choice[2])
        found.append(one(choice, "ride", later - known[commander] - 20 - (60 if len(choice) > 3 else 0)))
    return found


def post_worth(s: Battle, commander: int, x: int, y: int) -> int:
    """What a place is worth to a commander: whom he could rally there, and how near his units are."""
    best, speaks = 0, s.field.general_orders or s.field.forces.brigade[commander] != NOBODY
    for unit in units_under(s, commander) if speaks else []:
        near = ground.straight(x, y, s.x[unit], s.y[unit]) <= s.field.lengths.rally
        if near and s.casualties[unit] >= LEAST_TO_RALLY:
            best = max(best, rally_worth(s, unit))
    return best // 2 - spread(s, commander, x, y) // 100


def spread(s: Battle, commander: int, x: int, y: int) -> int:
    """How far a commander's units are from a point, between the mean and the most; a general's are all."""
    brigade = s.field.forces.brigade[commander]
    mine = [
        unit
        for unit in s.units_of(s.side(commander))
        if brigade == NOBODY or s.field.forces.brigade[unit] == brigade
    ]
    if not mine:
        return 0
    away = [ground.straight(x, y, s.x[unit], s.y[unit]) for unit in mine]
    return (sum(away) // len(away) + max(away)) // 2  # the farthest makes an order to all of them hard


# Answers


def answers(s: Battle, step: Step[Battle]) -> list[Advice]:
    """Plain preferences for the other questions."""
    options = step.options(s)
    if isinstance(step, Respond):
        return [one(choice, "respond", RESPONSES.get(choice[0], 0)) for choice in options]
    if isinstance(step, Again):
        return [one(choice, "again", 1 - choice[0]) for choice in options]
    if isinstance(step, Reroll):
        wanted = YES if not s.granted else NO
        return [one(choice, "again", int(choice[0] == wanted)) for choice in options]
    if isinstance(step, AfterCombat):
        return [after_advice(s, step.unit, choice) for choice in options]
    if isinstance(step, PlaceReserve | PostCommander):
        return [one(choice, "come", len(choice)) for choice in options]
    if isinstance(step, Allocate):
        return [one(choice, "share", -abs(2 * choice[1] - step.dice)) for choice in options]
    return [one(choice, "first", -place) for place, choice in enumerate(options)]


def after_advice(s: Battle, unit: int, choice: Choice) -> Advice:
    """What a victorious unit does: charges on if that looks good, takes the building, else stays."""
    worth = ENDS.get(choice[0], 0)
    if choice[0] == SWEEP_CHARGE:
        worth = charge_worth(s, unit, choice[1], face_struck(s, unit, choice[1], True))
        if s.arm(choice[1]) == ARTILLERY:
            worth += 200
    return one(choice, "after", worth)
