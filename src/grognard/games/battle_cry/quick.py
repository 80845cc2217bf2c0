"""A plain good choice in little time: how searches play on where they look no closer."""

from typing import Final

from grognard.core.journal import PASS, Choice
from grognard.core.step import Step
from grognard.games.battle_cry.aim import battle_dice, battler_verdict, targets
from grognard.games.battle_cry.battle import Engage
from grognard.games.battle_cry.cards import PlayCard
from grognard.games.battle_cry.evaluate import usual
from grognard.games.battle_cry.field import ALL, CENTER, GENERAL, LEFT, NOBODY, RIGHT, Deed
from grognard.games.battle_cry.marches import best_hex, foes_of, urge
from grognard.games.battle_cry.movement import Move, mover_verdict
from grognard.games.battle_cry.orders import AnyOrder, Order
from grognard.games.battle_cry.prospects import attack_value
from grognard.games.battle_cry.state import Battle

ORDER_COST: Final = 200  # a card with more orders is kept, other things equal
TACTIC: Final = 700  # a card that orders nobody in particular
MANY: Final = 9  # more orders than a section has units
RANKS: Final = 1024  # more than there are units


def quick(s: Battle) -> Choice:
    """The choice for the decision on top."""
    step = s.agenda[-1]
    if isinstance(step, PlayCard):
        return best_card(s, step.options(s))
    if isinstance(step, (Order, AnyOrder)):
        return best_order(s, step)
    if isinstance(step, Move):
        return best_move(s, step.second)
    if isinstance(step, Engage):
        return best_battle(s)
    return usual(s)


def best_card(s: Battle, options: list[Choice]) -> Choice:
    """The card whose orders reach the units with most to do."""
    if len(options) == 1:
        return options[0]
    urges = urges_of(s)
    best, most = options[0], -1_000_000
    for choice in options:
        worth = card_worth(s, s.field.deeds[choice[0]], urges)
        if worth > most:
            best, most = choice, worth
    return best


def best_cards(s: Battle) -> int:
    """What the two best cards of whoever has the turn promise as things stand."""
    urges = urges_of(s)
    best = second = 0
    for card in s.hands[s.active]:
        worth = card_worth(s, s.field.deeds[card], urges)
        if worth > best:
            best, second = worth, best
        elif worth > second:
            second = worth
    return best + second


class Urge:
    """What a unit could do with an order, and who it is."""

    __slots__ = ("arm", "gain", "sections")

    def __init__(self, gain: int, arm: int, sections: int) -> None:
        self.gain: Final = gain
        self.arm: Final = arm
        self.sections: Final = sections  # in bits


def urges_of(s: Battle) -> list[Urge]:
    """What units of whoever has the turn could do with an order, the most first; not those with nothing."""
    foes, arm, at, bits = foes_of(s), s.field.army.arm, s.at, s.field.section_bits[s.active]
    ranks: list[int] = []
    for unit in s.forces[s.active]:
        if arm[unit] != GENERAL:
            gain = urge(s, unit, foes)
            if gain:
                ranks.append(gain * RANKS + unit)
    ranks.sort(reverse=True)
    return [Urge(rank // RANKS, arm[rank % RANKS], bits[at[rank % RANKS]]) for rank in ranks]


def card_worth(s: Battle, deed: Deed, urges: list[Urge]) -> int:
    """What the units that the card can order have to do, less what its orders may be worth later."""
    left, center, right = orders_of(deed, LEFT), orders_of(deed, CENTER), orders_of(deed, RIGHT)
    orders = left + center + right
    if not deed.arms and not orders:
        return TACTIC
    worth = -ORDER_COST * min(5, orders)
    if deed.arms:
        for each in urges:
            if each.arm in deed.arms:
                worth += each.gain
        return worth
    for each in urges:
        if orders == 0:
            break
        seen = each.sections
        if seen & 1 and left:
            left -= 1
        elif seen & 2 and center:
            center -= 1
        elif seen & 4 and right:
            right -= 1
        else:
            continue
        orders -= 1
        worth += each.gain
    return worth


def orders_of(deed: Deed, section: int) -> int:
    """The orders that a card has for a section."""
    number = deed.orders[section]
    return MANY if number == ALL else number


def best_order(s: Battle, step: Step[Battle]) -> Choice:
    """The unit with most to do."""
    foes, arm = foes_of(s), s.field.army.arm
    best, most = PASS, 0
    for choice in step.options(s):
        if choice and arm[choice[0]] != GENERAL:
            gain = urge(s, choice[0], foes)
            if gain > most:
                best, most = choice, gain
    return best


def best_move(s: Battle, second: bool) -> Choice:
    """The best move of the next unit that gains by one, after the last that marched."""
    arm, marched = s.field.army.arm, s.marched
    units: list[int] = []
    for unit in s.roster:
        if marched[unit]:
            units = []
        elif arm[unit] != GENERAL:
            units.append(unit)
    foes = foes_of(s)
    for unit in units:
        if not mover_verdict(s, unit, second):
            hex = best_hex(s, unit, not second, foes)
            if hex != NOBODY:
                return (unit, hex)
    return PASS


def best_battle(s: Battle) -> Choice:
    """The best target of the first unit that has one."""
    for unit in s.roster:
        if battler_verdict(s, unit):
            continue
        best, most = PASS, 0
        for target in targets(s, unit):
            led = s.general_on[s.at[target]] != NOBODY
            value = attack_value(s, target, s.at[target], battle_dice(s, unit, target), led)
            if value > most:
                best, most = (unit, target), value
        if best:
            return best
    return PASS
