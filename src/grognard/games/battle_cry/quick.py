"""A plain good choice in little time: how searches play on where they look no closer."""

from typing import Final

from grognard.core.journal import PASS, Choice
from grognard.core.step import Step
from grognard.games.battle_cry.aim import battle_dice, battler_verdict, targets
from grognard.games.battle_cry.battle import Engage, FightBack, TakeGround
from grognard.games.battle_cry.cards import PlayCard
from grognard.games.battle_cry.evaluate import usual
from grognard.games.battle_cry.field import ALL, GENERAL, NOBODY, Deed
from grognard.games.battle_cry.marches import Foes, best_hex, foes_of, hex_worth
from grognard.games.battle_cry.movement import Move, mover_verdict
from grognard.games.battle_cry.orders import AnyOrder, Order
from grognard.games.battle_cry.plans import advice, keeping
from grognard.games.battle_cry.prospects import attack_value
from grognard.games.battle_cry.retreat import IgnoreFlags
from grognard.games.battle_cry.state import Battle
from grognard.games.battle_cry.victory import enemy

# what a card brings by its effect beyond the orders that it gives: means over a dozen battles
EFFECTS: Final = {
    "arm": 2800,
    "close": 2700,
    "construct": 1800,
    "leadership": 5500,
    "march": 3000,
    "rally": 3200,
    "sharpshooters": 2600,
    "short_supply": 3400,
}
MANY: Final = 9  # more orders than a section has units


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
    if isinstance(step, TakeGround):
        return (step.hex,) if is_better_ground(s, step) else PASS
    if isinstance(step, (FightBack, IgnoreFlags)):
        return best_advised(s)
    return usual(s)


def best_advised(s: Battle) -> Choice:
    """What is advised: for questions that are seldom put and matter."""
    best, most = PASS, -1_000_000
    for each in advice(s):
        if each.worth() > most:
            best, most = each.choice, each.worth()
    return best


def best_card(s: Battle, options: list[Choice]) -> Choice:
    """The card whose orders reach the units that gain most, less what it could be worth later."""
    if len(options) == 1:
        return options[0]
    foes, arm, deeds = foes_of(s), s.field.army.arm, s.field.deeds
    model = s.last_card[enemy(s.active)]
    gains = [(foes.gain(s, unit), unit) for unit in s.forces[s.active] if arm[unit] != GENERAL]
    gains.sort(reverse=True)
    best, most = options[0], -1_000_000
    for choice in options:
        deed = deeds[choice[0]]
        if deed.effect == "counterattack" and model != NOBODY:
            deed = deeds[deeds[model].mirror]
        worth = arm_worth(s, deed, gains, foes) if deed.arms else section_worth(s, deed, gains)
        worth += EFFECTS.get(deed.effect, 0) - keeping(s, choice[0])
        if worth > most:
            best, most = choice, worth
    return best


def section_worth(s: Battle, deed: Deed, gains: list[tuple[int, int]]) -> int:
    """What the best units of the sections gain by the card's orders."""
    bits = s.field.section_bits[s.active]
    left = [MANY if number == ALL else number for number in deed.orders]
    worth = 0
    for gain, unit in gains:
        seen = bits[s.at[unit]] if gain else 0
        for section in range(3):
            if seen >> section & 1 and left[section]:
                left[section] -= 1
                worth += gain
                break
    return worth


def arm_worth(s: Battle, deed: Deed, gains: list[tuple[int, int]], foes: Foes) -> int:
    """What the units gain that a card by arms orders."""
    arm, at, worth = s.field.army.arm, s.at, [0, 0, 0]
    bits = s.field.section_bits[s.active]
    for gain, unit in gains:
        if arm[unit] not in deed.arms:
            continue
        if deed.effect == "close" and foes.how_near(s, at[unit]) > 1:
            continue
        if deed.effect == "leadership" and s.general_on[at[unit]] == NOBODY:
            continue
        for section in range(3):
            if deed.effect != "march" or bits[at[unit]] >> section & 1:
                worth[section] += gain
    return max(worth)


def best_order(s: Battle, step: Step[Battle]) -> Choice:
    """The unit with most to do."""
    foes, arm = foes_of(s), s.field.army.arm
    best, most = PASS, 0
    for choice in step.options(s):
        if choice and arm[choice[0]] != GENERAL:
            gain = foes.gain(s, choice[0])
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
            hex, _ = best_hex(s, unit, not second, foes)
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


def is_better_ground(s: Battle, step: TakeGround) -> bool:
    """The unit stands better where it may advance to; whoever fights back stays."""
    unit, here = step.unit, s.at[step.unit]
    if step.actor(s) != s.active:
        return False
    foes, led = foes_of(s), s.general_with(unit) != NOBODY
    return hex_worth(s, unit, step.hex, led, foes) > hex_worth(s, unit, here, led, foes)
