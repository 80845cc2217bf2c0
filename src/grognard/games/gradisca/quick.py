"""A plain good choice in little time: how searches play on where they look no closer.

It is the game's advice. In one search, what was advised once is done again, and thought to be worth as much,
where all near by is alike: what has changed far away, or in the hands, is not looked at anew.
"""

from typing import Final

from grognard.core.journal import PASS, Choice
from grognard.core.rng import MASK, MIX
from grognard.games.gradisca.appraisal import draw_value
from grognard.games.gradisca.cards import PlayCard
from grognard.games.gradisca.command import Act, ChooseWay, SelectArea, open_areas
from grognard.games.gradisca.hand import duties
from grognard.games.gradisca.march import here
from grognard.games.gradisca.memory import Facts, Recall, recalled
from grognard.games.gradisca.movement import March
from grognard.games.gradisca.muster import Muster
from grognard.games.gradisca.plans import advice, best_together, card_value, gains_of, hand_gain, with_room
from grognard.games.gradisca.prospects import outlook
from grognard.games.gradisca.state import DRAW_CARD, ONE_AREA, War

LEAST: Final = -(1 << 30)


def quick(s: War) -> Choice:
    """The choice for the decision on top."""
    recall = recalled(s)
    if recall is None:
        return best_of(s)
    step = s.agenda[-1]
    if isinstance(step, (Act, Muster, March)):
        key = asked(s)
        known = recall.choices.get(key)
        if known is None or step.objection(s, known) is not None:
            known = recall.choices[key] = best_of(s)
        return known
    if isinstance(step, PlayCard):
        return best_card(s, recall, step.options(s))
    if isinstance(step, SelectArea):
        return best_area(s, recall)
    if isinstance(step, ChooseWay):
        return best_way(s, recall, step.options(s))
    return best_of(s)


def best_of(s: War) -> Choice:
    """The first of the choices that are advised most."""
    found = advice(s)
    best = found[0]
    most = best.worth()
    for each in found[1:]:
        if each.worth() > most:
            best, most = each, each.worth()
    return best.choice


# deeds, mates and paces


def asked(s: War) -> Facts:
    """By what a choice of deeds, mates or paces is done again."""
    step = s.agenda[-1]
    if isinstance(step, March):
        area = here(s)
        return (s.group, (s.command, area, around(s, area), s.spent[s.group[0]], s.engaged, s.base))
    if isinstance(step, Muster):
        return (s.group, (s.command, s.area, around(s, s.area)))
    return (PASS, (s.command, s.area, around(s, s.area)))


def around(s: War, area: int) -> int:
    """A number for who stands in the area and beside it, in what order, and who of the area has acted."""
    stacks, disorganised, acted = s.stacks, s.disorganised, s.acted
    mixed = total = area
    for piece in stacks[area]:
        mixed = (mixed * MIX + 4 * piece + 2 * disorganised[piece] + acted[piece]) & MASK
        total += mixed
    for near in s.field.land.open_to[area]:
        mixed = (mixed * MIX + near) & MASK
        for piece in stacks[near]:
            mixed = (mixed * MIX + 2 * piece + disorganised[piece]) & MASK
            total += mixed
    return (total << 25) ^ mixed


# areas


def best_area(s: War, recall: Recall) -> Choice:
    """The area that promises most."""
    best, most = PASS, 0
    for area in open_areas(s):
        gain = promised(s, recall, area)
        if gain > most:
            best, most = (area,), gain
    return best


def promised(s: War, recall: Recall, area: int) -> int:
    """What activating the area promised when all near by was alike."""
    key = (s.command, area, around(s, area))
    known = recall.gains.get(key)
    if known is None:
        known = recall.gains[key] = gains_of(s, outlook(s, s.active), [area])[0]
    return known


def best_way(s: War, recall: Recall, options: list[Choice]) -> Choice:
    """One area, several, or a card: by what the areas promise."""
    before = s.way
    s.way = ONE_AREA
    gains = {area: max(0, promised(s, recall, area)) for area in open_areas(s)}
    best, most = options[0], LEAST
    for choice in options:
        if choice[0] == DRAW_CARD:
            value = with_room(s, drawn(s, recall))
        else:
            s.way = choice[0]
            value = best_together(s, gains) + held(s, recall)
        if value > most:
            best, most = choice, value
    s.way = before
    return best


# cards


def best_card(s: War, recall: Recall, options: list[Choice]) -> Choice:
    """The card that was worth most when it was thought of, or none."""
    best, most = options[0], LEAST
    for choice in options:
        value = worth(s, recall, choice[0]) if choice else 0
        if value > most:
            best, most = choice, value
    return best


def worth(s: War, recall: Recall, card: int) -> int:
    """What the card was worth to the command."""
    key = (s.active, s.command, card)
    known = recall.worths.get(key)
    if known is None:
        known = recall.worths[key] = card_value(s, card)
    return known


def drawn(s: War, recall: Recall) -> int:
    """What a card from the pile was worth."""
    key = (s.active,)
    known = recall.worths.get(key)
    if known is None:
        known = recall.worths[key] = draw_value(s, s.active)
    return known


def held(s: War, recall: Recall) -> int:
    """What the cards of such a hand were worth in the way that was chosen."""
    hand = s.hands[s.active]
    if not hand:
        return 0
    key = (s.active, s.way, hand, duties(s, s.active))
    known = recall.worths.get(key)
    if known is None:
        known = recall.worths[key] = hand_gain(s, s.way)
    return known
