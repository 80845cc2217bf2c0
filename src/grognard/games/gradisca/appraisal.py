"""What cards are worth to whoever may play, keep or lose them: for bots."""

from grognard.games.gradisca.effects import tired
from grognard.games.gradisca.field import AUS, NOBODY, VEN, Card
from grognard.games.gradisca.prospects import outlook
from grognard.games.gradisca.state import IN_CUP, War
from grognard.games.gradisca.supply import camp_is_supplied


def play_value(s: War, side: int, number: int) -> int:
    """What it brings the side that a card takes effect now, at once or by what follows."""
    card = s.field.cards[number]
    effect = card.effect
    if effect == "reinforce":
        return recruits(s, card) * (1 if card.side == side else -1)
    if effect == "score":
        return s.weights.point * card.points * (1 if card.side == side else -1)
    if effect == "supplies":
        return supplies_value(s, card) * (1 if card.side == side else -1)
    if effect == "confusion":
        left = sum([s.cup[each] == IN_CUP for each, owner in enumerate(s.field.command_side) if owner == VEN])
        return s.weights.hit * (left - 2) * (1 if side == AUS else -1)
    if effect == "contributions":
        return s.weights.point * card.points if holds_enough(s, side, card) else -s.weights.likely
    if effect in ("epidemic", "famine"):
        return crowded(s, 1 - side, card) - crowded(s, side, card)
    if effect == "desertion":
        return s.weights.hit
    if effect == "spy":
        return s.weights.useful["spy"] if s.hands[1 - side] else -s.weights.likely
    if effect == "end_marker":
        return lead_of(s, side) * (-card.boxes)
    if effect in ("rain", "truce"):
        return besieged(s, side) - besieged(s, 1 - side) - s.weights.likely
    return -s.weights.likely


def recruits(s: War, card: Card) -> int:
    """What the units of a card are worth; late in the war they come too late."""
    units = len(s.field.groups[card.group].members)
    return s.weights.recruit * units * min(s.weights.late, max(s.end_box - s.turn, 1)) // s.weights.late


def supplies_value(s: War, card: Card) -> int:
    """Units recover, and morale rises where the camp is supplied."""
    value = s.weights.hit * min(card.units, len(tired(s, card.side, NOBODY))) - s.weights.likely // 2
    if not s.field.army_morale:
        return value
    gain = s.weights.heart[s.morale[card.side]]
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
            cost += s.weights.hit * sum([units >= crowd for crowd in card.crowds])
    return cost


def besieged(s: War, side: int) -> int:
    """How hard the side is pressed: what stands before its walls, and its stakes in danger."""
    land, value = s.field.land, 0
    for wall, inside in enumerate(land.inside):
        if s.guarded[side] >> inside & 1 and s.guarded[1 - side] >> land.outside[wall] & 1:
            value += s.weights.hit
    return value


def lead_of(s: War, side: int) -> int:
    """How far the side would be ahead if the war ended now, in value."""
    total = [0, 0]
    for each in range(2):
        total[each] = s.points[each]
        for area, points in enumerate(s.field.prizes[each]):
            if points and s.guarded[each] >> area & 1:
                total[each] += points
    return s.weights.point // 3 * (total[side] - total[1 - side])


def keep_value(s: War, side: int, number: int) -> int:
    """What a card in the hand is worth to the side."""
    card = s.field.cards[number]
    known = s.weights.useful.get(card.effect)
    if known is not None:
        return known
    if card.effect == "confusion":
        return s.weights.confused if side == AUS else s.weights.likely
    value = play_value(s, side, number)
    if card.side != 1 - side:
        return max(value, 0)
    return value if card.mandatory else -value // 4  # one may be spared it, the other is kept from the enemy


def draw_value(s: War, side: int) -> int:
    """What a card from the pile is worth on average, of all that the side has not seen."""
    gone = s.hands[side] | s.removed | s.known[side]
    for number in s.discards:
        gone |= 1 << number
    total = count = 0
    for number, card in enumerate(s.field.cards):
        if gone >> number & 1 or (card.later and s.turn < s.field.track.later_cards):
            continue
        count += 1
        if card.side == 1 - side and card.mandatory:
            total += play_value(s, side, number) * s.weights.drawn // 100
        elif card.side == 1 - side and card.reinforcement:
            total -= play_value(s, side, number) * s.weights.drawn // 100  # the enemy does not get it
        else:
            total += keep_value(s, side, number) * s.weights.drawn // 100
    return s.weights.idle + total // count if count else 0


def stakes_of_battle(s: War, side: int) -> int:
    """What the side would lose with the area that is attacked."""
    view = outlook(s, side)
    return view.stake[s.battlefield] + s.weights.hit * len(s.combat_units_in(s.battlefield, side))
