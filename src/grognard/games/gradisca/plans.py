"""What looks best for each decision of the war: the advice that bots follow and hints are made of."""

from typing import Final

from grognard.core.game import Advice
from grognard.core.journal import PASS, Choice
from grognard.games.gradisca.afflictions import Desert, Starve
from grognard.games.gradisca.appraisal import draw_value, keep_value, play_value, stakes_of_battle
from grognard.games.gradisca.bombardment import Battery
from grognard.games.gradisca.calls import Call
from grognard.games.gradisca.camp import Pitch
from grognard.games.gradisca.cards import BEFORE, Ambush, Fog, PlayCard, card_verdict
from grognard.games.gradisca.command import (
    MOST_CARDS,
    Act,
    ChooseWay,
    SelectArea,
    granted_areas,
    open_areas,
)
from grognard.games.gradisca.deeds import MOVE
from grognard.games.gradisca.effects import Expose, Refit
from grognard.games.gradisca.evaluate import price_of_hit, usual
from grognard.games.gradisca.field import GREEN, NOWHERE, VEN
from grognard.games.gradisca.hand import Discard, duties
from grognard.games.gradisca.leaders import leader_of
from grognard.games.gradisca.march import here
from grognard.games.gradisca.marches import Plan, best_plan, foray, plans_of
from grognard.games.gradisca.memory import remembered
from grognard.games.gradisca.morale import zone
from grognard.games.gradisca.movement import RAID, RAZZIA, TO, March
from grognard.games.gradisca.muster import Muster
from grognard.games.gradisca.odds import fire_values
from grognard.games.gradisca.prospects import Outlook, outlook
from grognard.games.gradisca.razzia import raiders_of, resistance
from grognard.games.gradisca.reinforcements import Land
from grognard.games.gradisca.state import DRAW_CARD, ENGINEER, LEADER_AREAS, MARCH, NIGHT, ONE_AREA, War
from grognard.games.gradisca.supply import SeaSupply, attack_supply, is_supplied
from grognard.games.gradisca.weights import BARS
from grognard.games.gradisca.works import deed_value, price_of_turn, shot

PREPARING: Final = {"forced_march": MARCH, "engineer": ENGINEER, "night_assault": NIGHT}


def advice(s: War) -> list[Advice]:
    """Choices for the decision on top, with what each is worth to whoever decides."""
    found = considered(s)
    return found if found else [one(usual(s), "usual", 0)]


def considered(s: War) -> list[Advice]:
    """The choices of the decision that this chapter has an opinion on."""
    step = s.agenda[-1]
    if isinstance(step, ChooseWay):
        return way_advice(s, step.options(s))
    if isinstance(step, SelectArea):
        view = outlook(s, s.active)
        areas = open_areas(s)
        gains = gains_of(s, view, areas)
        return [
            one(PASS, "stay", 0),
            *[one((area,), "area", gain) for area, gain in zip(areas, gains, strict=True)],
        ]
    if isinstance(step, Act):
        return act_advice(s, step.options(s))
    if isinstance(step, Muster):
        return muster_advice(s, step.options(s))
    if isinstance(step, March):
        return march_advice(s, step.options(s))
    if isinstance(step, PlayCard):
        return card_advice(s, step.options(s))
    return answer_advice(s)


def one(choice: Choice, name: str, value: int) -> Advice:
    """A choice with a single reason."""
    return Advice(choice, ((name, value),))


def answer_advice(s: War) -> list[Advice]:
    """Discards, answers to an attack, landings, calls: what each choice is worth."""
    step = s.agenda[-1]
    options = step.options(s)
    side = step.actor(s) % 2
    if isinstance(step, Discard):
        return [one(each, "card", -keep_value(s, side, each[0])) for each in options if each]
    if isinstance(step, Expose):
        return [one(each, "card", keep_value(s, 1 - side, each[0]) if each else 0) for each in options]
    if isinstance(step, Ambush | Fog):
        return [
            one(each, "stake", stakes_of_battle(s, side) - 2 * s.weights.hit if each else 0)
            for each in options
        ]
    if isinstance(step, Land):
        view = outlook(s, side)
        return [one(each, "front", landing(s, view, each[0])) for each in options if each]
    if isinstance(step, Call):
        return [one(each, "battle", call_value(s, side, each[0]) if each else 0) for each in options]
    if isinstance(step, Refit):
        return [one(each, "order", price_of_turn(s, each[0]) if each else 0) for each in options]
    if isinstance(step, SeaSupply):
        return [one(each, "supply", sea_value(s, each[0]) if each else 0) for each in options]
    if isinstance(step, Pitch):
        return [
            one(each, "camp", s.weights.camp_stake + len(s.units_in(each[0], side)) if each else 0)
            for each in options
        ]
    if isinstance(step, Battery):
        return [one(each, "losses", shot(s, each[0]) if each else 0) for each in options]
    if isinstance(step, Desert | Starve):
        return [one(each, "losses", -price_of_hit(s, each[0])) for each in options if each]
    return []


def sea_value(s: War, area: int) -> int:
    """What the ships bring to units that no chain of supply reaches, or that are to attack."""
    units = len(s.combat_units_in(area, VEN))
    dry = s.clone()
    dry.sea = NOWHERE
    if not is_supplied(dry, VEN, area):
        return s.weights.hunger * units
    return s.weights.hunger * units // 4 if not attack_supply(dry, VEN, area) else 0


def landing(s: War, view: Outlook, area: int) -> int:
    """Where reinforcements come in best: near what is wanted, not among enemies."""
    return view.want[area] - s.weights.hit * len(s.combat_units_in(area, 1 - view.side))


def call_value(s: War, side: int, piece: int) -> int:
    """What a unit called to the battle adds, and what it leaves."""
    forces, view = s.field.forces, outlook(s, side)
    area = s.at[piece]
    power = view.power[area] - forces.defence[piece][s.disorganised[piece]]
    left = view.site(s, area, power, view.count[area] - 1) - view.site(
        s, area, view.power[area], view.count[area]
    )
    return s.weights.hit * forces.attack[piece][s.disorganised[piece]] // 4 + left


# the command


def way_advice(s: War, options: list[Choice]) -> list[Advice]:
    """One area, several, or a card: by what the areas promise."""
    view = outlook(s, s.active)
    trial = s.clone()
    trial.way = ONE_AREA
    areas = open_areas(trial)
    gains = {area: max(0, gain) for area, gain in zip(areas, gains_of(trial, view, areas), strict=True)}
    found: list[Advice] = []
    for choice in options:
        way = choice[0]
        if way == DRAW_CARD:
            found.append(one(choice, "card", with_room(s, draw_value(s, s.active))))
        else:
            trial.way = way
            found.append(Advice(choice, (("area", best_together(trial, gains)), ("card", hand_gain(s, way)))))
    return found


def with_room(s: War, value: int) -> int:
    """What a drawn card is worth: not much, if another has to go for it."""
    full = s.hands[s.active].bit_count() >= s.field.hand_size
    return min(s.weights.no_room, value) if full else value


def best_together(s: War, gains: dict[int, int]) -> int:
    """What the best areas promise together, as many as the way that was chosen opens."""
    within = sorted([gains[area] for area in open_areas(s)], reverse=True)
    return sum(within[: count_areas(s, s.way)])


def count_areas(s: War, way: int) -> int:
    """How many areas the way opens, as far as morale lets it."""
    if way == LEADER_AREAS and (leader_of(s, s.command) < 0 or zone(s, s.active) != GREEN):
        return 1
    return granted_areas(s, way)


def hand_gain(s: War, way: int) -> int:
    """What the best cards of the hand would bring if they were played now, as many as the way allows."""
    most = MOST_CARDS[way]
    trial = s.clone()
    trial.way, trial.cards_left = ONE_AREA, 1
    values = [
        play_value(s, s.active, card)
        for card, _ in enumerate(s.field.cards)
        if not card_verdict(trial, card, BEFORE)
    ]
    best = sorted([value for value in values if value > 0], reverse=True)[:most]
    return sum(best) if not duties(s, s.active) else 0


def gains_of(s: War, view: Outlook, areas: list[int]) -> list[int]:
    """What activating each of the areas promises."""
    memory = remembered(s)
    if memory is None:
        return [promise(s, view, area) for area in areas]
    ground, found = memory.ground(s), []
    for area in areas:
        known = memory.gains.get((ground, area))
        if known is None:
            known = memory.gains[(ground, area)] = promise(s, view, area)
        found.append(known)
    return found


def promise(s: War, view: Outlook, area: int) -> int:
    """The best march from the area if that is worth more than what the marchers could do instead, and what
    its other units do.
    """
    trial = s.clone()
    trial.area, trial.supplied, trial.group = area, int(attack_supply(s, s.active, area)), PASS
    best: dict[int, int] = {}
    for choice in Act().options(trial):
        if choice and choice[0] != MOVE:
            best[choice[1]] = max(best.get(choice[1], 0), deed_value(trial, view, choice))
    gain = sum(best.values())
    plan = best_plan(trial, view, area)
    if plan is None:
        return gain
    return gain + max(0, plan.worth - sum([best.get(piece, 0) for piece in plan.group]))


# the actions


def act_advice(s: War, options: list[Choice]) -> list[Advice]:
    """Each deed with what it is worth; the best march begins with one of its units."""
    view = outlook(s, s.active)
    found = [one(PASS, "stay", 0)]
    plan = best_plan(s, view, s.area)
    for choice in options:
        if choice and choice[0] != MOVE:
            found.append(one(choice, "work", deed_value(s, view, choice)))
    if plan is not None:
        for piece in plan.group:
            if (MOVE, piece) in options:
                found.append(Advice((MOVE, piece), plan.terms))
                break
    return found


# the march


def muster_advice(s: War, options: list[Choice]) -> list[Advice]:
    """Those join who belong to the best march of the group."""
    plan = best_plan(s, outlook(s, s.active), s.area)
    if plan is not None:
        for piece in plan.group:
            if piece not in s.group and (piece,) in options:
                return [Advice((piece,), plan.terms), one(PASS, "stay", plan.worth - 1)]
    return [one(PASS, "march", 0)]


def march_advice(s: War, options: list[Choice]) -> list[Advice]:
    """Each pace with the best goal that it leads to; razzias and raids for what they bring."""
    view = outlook(s, s.active)
    found: list[Advice] = []
    best: dict[int, Plan] = {}
    paces = [choice for choice in options if choice and choice[0] == TO]
    for plan in plans_of(s, view, s.group, here(s)) if paces else []:
        if plan.first not in best or plan.worth > best[plan.first].worth:
            best[plan.first] = plan
    for choice in options:
        if not choice:
            found.append(one(PASS, "stay", 0))
        elif choice[0] == TO:
            chosen = best.get(choice[1])
            found.append(
                Advice(choice, chosen.terms)
                if chosen is not None
                else one(choice, "losses", s.weights.clumsy * 9)
            )
        elif choice[0] == RAZZIA:
            found.append(one(choice, "morale", razzia_value(s)))
        elif choice[0] == RAID:
            found.append(one(choice, "losses", raid_value(s, choice[1])))
        else:
            found.append(one(choice, "losses", BARS))
    return found


def razzia_value(s: War) -> int:
    """Morale won, against the raiders' disorder; among enemies the battle that follows."""
    area = here(s)
    raiders = len(raiders_of(s))
    return foray(s, s.active, raiders, resistance(s, area)) if s.field.army_morale else s.weights.clumsy


def raid_value(s: War, area: int) -> int:
    """A volley that nobody answers."""
    foes = s.combat_units_in(area, 1 - s.active)
    if not foes:
        return s.weights.point
    cover = s.forts[1 - s.active][area] + int(s.field.land.town[area])
    return s.weights.hit * (sum(fire_values(s, s.group, True, area)) - 6 * cover) // 6


# cards


def card_advice(s: War, options: list[Choice]) -> list[Advice]:
    """Each card with what it brings now; those that prepare an action by what they add to it."""
    found: list[Advice] = []
    for choice in options:
        if not choice:
            found.append(one(PASS, "card", 0))
        else:
            prepares = s.field.cards[choice[0]].effect in PREPARING
            found.append(one(choice, "area" if prepares else "card", card_value(s, choice[0])))
    return found


def card_value(s: War, number: int) -> int:
    """What a card brings now."""
    if s.field.cards[number].effect in PREPARING:
        return preparation(s, number)
    return play_value(s, s.active, number)


def preparation(s: War, number: int) -> int:
    """What the card adds to the best area of the command, less what it may be worth another time."""
    card = s.field.cards[number]
    view = outlook(s, s.active)
    later = s.clone()
    later.terms[PREPARING[card.effect]] += card.bonus
    now = max([0, *gains_of(s, view, open_areas(s))])
    then = max([0, *gains_of(later, view, open_areas(later))])
    return then - now - keep_value(s, s.active, number)
