"""What cards are worth to whoever may play, keep or lose them: for bots."""

from typing import Final

from grognard.games.gradisca.effects import tired
from grognard.games.gradisca.field import AUS, GREEN, NOBODY, VEN, Card
from grognard.games.gradisca.morale import zone
from grognard.games.gradisca.prospects import HIT, POINT, outlook
from grognard.games.gradisca.state import IN_CUP, War
from grognard.games.gradisca.supply import camp_is_supplied

REINFORCEMENT: Final = 4000
MORALE: Final = 500
LOW_MORALE: Final = 1500
USEFUL: Final = {
    "forced_march": 300,
    "engineer": 400,
    "night_assault": 400,
    "spy": 250,
    "ambush": 600,
    "fog": 700,
}
LIKELY: Final = 500  # what a card of no use now may be worth later


def play_value(s: War, side: int, number: int) -> int:
    """What it brings the side that a card takes effect now, at once or by what follows."""
    card = s.field.cards[number]
    effect = card.effect
    if effect == "reinforce":
        return REINFORCEMENT if card.side == side else -REINFORCEMENT
    if effect == "score":
        return POINT * card.points * (1 if card.side == side else -1)
    if effect == "supplies":
        return supplies_value(s, card) * (1 if card.side == side else -1)
    if effect == "confusion":
        left = sum([s.cup[each] == IN_CUP for each, owner in enumerate(s.field.command_side) if owner == VEN])
        return HIT * left * (1 if side == AUS else -1)
    if effect == "contributions":
        return POINT * card.points if holds_enough(s, side, card) else -LIKELY
    if effect in ("epidemic", "famine"):
        return crowded(s, 1 - side, card) - crowded(s, side, card)
    if effect == "desertion":
        return HIT
    if effect == "spy":
        return USEFUL["spy"] if s.hands[1 - side] else -LIKELY
    if effect == "end_marker":
        return lead_of(s, side) * (-card.boxes)
    if effect in ("rain", "truce"):
        return besieged(s, side) - besieged(s, 1 - side) - LIKELY
    return -LIKELY


def supplies_value(s: War, card: Card) -> int:
    """Units recover, and morale rises where the camp is supplied."""
    value = HIT * min(card.units, len(tired(s, card.side, NOBODY))) - LIKELY // 2
    if not s.field.army_morale:
        return value
    gain = MORALE if zone(s, card.side) == GREEN else LOW_MORALE
    return value + gain if camp_is_supplied(s, card.side) else -gain


def holds_enough(s: War, side: int, card: Card) -> bool:
    """The side holds the places that pay contributions."""
    land, held = s.field.land, 0
    for area in range(land.size):
        if land.named[area] and land.territory[area] == 1 - side and s.guarded[side] >> area & 1:
            held += 1
    return held >= card.places


def crowded(s: War, side: int, card: Card) -> int:
    """What sickness and hunger cost the side."""
    cost = 0
    for area in range(s.field.land.size):
        if s.guarded[side] >> area & 1:
            units = len(s.combat_units_in(area, side))
            cost += HIT * sum([units >= crowd for crowd in card.crowds])
    return cost


def besieged(s: War, side: int) -> int:
    """How hard the side is pressed: what stands before its walls, and its stakes in danger."""
    land, value = s.field.land, 0
    for wall, inside in enumerate(land.inside):
        if s.guarded[side] >> inside & 1 and s.guarded[1 - side] >> land.outside[wall] & 1:
            value += HIT
    return value


def lead_of(s: War, side: int) -> int:
    """How far the side would be ahead if the war ended now, in value."""
    total = [0, 0]
    for each in range(2):
        total[each] = s.points[each]
        for area, points in enumerate(s.field.prizes[each]):
            if points and s.guarded[each] >> area & 1:
                total[each] += points
    return POINT // 3 * (total[side] - total[1 - side])


def keep_value(s: War, side: int, number: int) -> int:
    """What a card in the hand is worth to the side; cards of the enemy's are least."""
    card = s.field.cards[number]
    known = USEFUL.get(card.effect)
    if known is not None:
        return known
    return max(play_value(s, side, number), 0) if card.side != 1 - side else -1


def stakes_of_battle(s: War, side: int) -> int:
    """What the side would lose with the area that is attacked."""
    view = outlook(s, side)
    return view.stake[s.battlefield] + HIT * len(s.combat_units_in(s.battlefield, side))
