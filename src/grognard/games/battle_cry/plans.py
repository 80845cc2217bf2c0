"""What looks best for each decision of a turn: the advice that bots follow and hints are made of."""

from typing import Final

from grognard.core.game import Advice
from grognard.core.journal import PASS, Choice
from grognard.core.step import Chance
from grognard.games.battle_cry.battle import Engage, FightBack, open_battle
from grognard.games.battle_cry.cards import MarchSection, PlayCard, play_as
from grognard.games.battle_cry.evaluate import evaluate, usual
from grognard.games.battle_cry.field import ALL, FACE_WEIGHTS, GENERAL, NOBODY, OFF_BOARD, SWORDS
from grognard.games.battle_cry.findings import Findings
from grognard.games.battle_cry.movement import TOGETHER, Move, mover_verdict, reach, ways
from grognard.games.battle_cry.orders import AnyOrder, Order
from grognard.games.battle_cry.prospects import Standing, general_standing, standing, strike
from grognard.games.battle_cry.retreat import IgnoreFlags
from grognard.games.battle_cry.sequence import PASS_A_TURN, Discard, Keep, Penalty
from grognard.games.battle_cry.state import NO_ORDER, ORDERED, Battle, terms_number
from grognard.games.battle_cry.tactics import CutOff, Dig, Mark, RallyRoll, Restore, damaged

MANY: Final = 5  # orders that a card to all pieces of a section stands for
NOWHERE: Final[Standing] = (0, 0, 0)


def advice(s: Battle) -> list[Advice]:
    """The choices for the decision on top, with what each is worth to whoever decides."""
    step = s.agenda[-1]
    options = step.options(s)
    if isinstance(step, PlayCard):
        return card_advice(s, options)
    if isinstance(step, (Order, AnyOrder)):
        return order_advice(s, options)
    if isinstance(step, Move):
        return move_advice(s, step.second)
    if isinstance(step, Engage):
        return battle_advice(s, options)
    if isinstance(step, FightBack):
        return [answer_advice(s, step, choice) for choice in options]
    if isinstance(step, Keep):
        return [one(choice, "hand", hand_value(s, choice[0])) for choice in options]
    if isinstance(step, Discard):
        return [one(choice, "hand", -hand_value(s, choice[0])) for choice in options]
    if isinstance(step, MarchSection):
        return [one(choice, "orders", promise(after(s, choice))) for choice in options]
    if isinstance(step, Penalty):
        return [one(choice, "hand", int(choice[0] == PASS_A_TURN)) for choice in options]
    return [sequel_advice(s, choice, subject(s, choice)) for choice in options]


def one(choice: Choice, name: str, value: int) -> Advice:
    """A choice with a single reason."""
    return Advice(choice, ((name, value),))


# cards


def card_advice(s: Battle, options: list[Choice]) -> list[Advice]:
    """Each card with what its best use promises, less what it could be worth later."""
    found: list[Advice] = []
    for choice in options:
        orders = promise(played(s, choice[0]))
        found.append(Advice(choice, (("orders", orders), ("hand", -keeping(s, choice[0])))))
    return found


def keeping(s: Battle, card: int) -> int:
    """What the card could be worth on a later turn."""
    deed = s.field.deeds[card]
    orders = sum([MANY if number == ALL else number for number in deed.orders])
    cost = s.weights.order_cost * orders if orders else s.weights.tactic_cost
    return cost - (s.weights.scout if deed.terms.draws > 1 else 0)


def hand_value(s: Battle, card: int) -> int:
    """What a card in hand is worth as things stand."""
    if card == s.field.fight_back:
        return s.weights.answer
    return promise(played(s, card)) + keeping(s, card)


def played(s: Battle, card: int) -> Battle:
    """The position at the start of the player's turn with the card just played and nothing after it."""
    turn = s.clone()
    turn.forget_orders()
    turn.agenda.clear()
    if card in turn.hands[turn.active]:
        turn.hands[turn.active].remove(card)
    turn.played = card
    play_as(turn, card)
    turn.settle()
    return turn


def promise(s: Battle) -> int:
    """What the turn may bring from here, each piece for itself; s may be changed."""
    step = s.agenda[-1] if s.agenda else None
    if isinstance(step, Order):
        return orders_promise(s, step)
    if isinstance(step, AnyOrder):
        known = findings(s)
        return max([order_gain(s, unit, known) for unit in alive(s, s.field.army.units[s.active])], default=0)
    if isinstance(step, RallyRoll):
        return rally_promise(s, step.dice)
    if isinstance(step, Dig):
        digs = sorted([each.worth() for each in advice(s)], reverse=True)
        return sum([max(0, dig) for dig in digs[: min(3, s.tokens)]])
    if step is not None:
        return max([each.worth() for each in advice(s)])
    known = findings(s)
    return sum([order_gain(s, piece, known) for piece in s.field.army.of[s.active] if s.ordered[piece]])


def orders_promise(s: Battle, step: Order) -> int:
    """The best gains that the orders of each section can be given to."""
    left, known = list(step.left_over), findings(s)
    wishes = [(order_gain(s, piece, known), piece) for piece in alive(s, s.field.army.of[s.active])]
    wishes.sort(reverse=True)
    total = 0
    for gain, piece in wishes:
        sections = [section for section in step.open_sections(s, piece) if left[section] > 0]
        if gain > 0 and sections:
            left[max(sections, key=left.__getitem__)] -= 1
            total += gain
    return total


def alive(s: Battle, pieces: list[int]) -> list[int]:
    """The pieces that are still in the battle."""
    return [piece for piece in pieces if s.at[piece] != OFF_BOARD]


def rally_promise(s: Battle, dice: int) -> int:
    """The figures that so many dice may restore, each arm by its own face and any by swords."""
    army = s.field.army
    lost = [0, 0, 0]
    for unit in damaged(s, SWORDS):
        lost[army.arm[unit]] += army.full[unit] - s.figures[unit]
    sixths = sum([min(6 * lost[arm], dice * FACE_WEIGHTS[arm]) for arm in range(GENERAL)])
    return s.weights.restored * min(sixths + dice * FACE_WEIGHTS[SWORDS], 6 * sum(lost)) // 6


# orders


def order_advice(s: Battle, options: list[Choice]) -> list[Advice]:
    """Each piece with what it could do with an order; on a dotted line from the richer section."""
    step, known = s.agenda[-1], findings(s)
    found = [one(PASS, "orders", 0)]
    for choice in options:
        if choice:
            gain = order_gain(s, choice[0], known)
            spare = step.args()[choice[1]] if len(choice) == 2 else 0
            found.append(one(choice, "orders", gain + spare if gain > 0 else gain))
    return found


def order_gain(s: Battle, piece: int, known: Findings) -> int:
    """What the piece gains by an order: its best move, its best battle, or one after the other."""
    before = s.ordered[piece]
    s.ordered[piece] = before or ORDERED
    key = mover_key(s, piece, True)
    if key not in known.gains:
        known.gains[key] = gain_now(s, piece, known)
    s.ordered[piece] = before
    return known.gains[key]


def gain_now(s: Battle, piece: int, known: Findings) -> int:
    """What an ordered piece may still gain this turn."""
    gain = 0 if s.field.army.arm[piece] == GENERAL else strike(s, piece)
    if mover_verdict(s, piece, False):
        return gain
    return gain + max([0, *[move.worth() for move in moves(s, piece, True, known)]])


# moves


def move_advice(s: Battle, second: bool) -> list[Advice]:
    """Done, every move of the ordered units, and once these gain nothing any more, of the generals."""
    found = [one(PASS, "reach", 0)]
    army, known = s.field.army, findings(s)
    for pieces in (army.units[s.active], army.generals[s.active]):
        for piece in pieces:
            if s.ordered[piece] != NO_ORDER and not mover_verdict(s, piece, second):
                found.extend(moves(s, piece, not second, known))
        if max([each.worth() for each in found]) > 0:
            break
    return found


def moves(s: Battle, piece: int, battles: bool, known: Findings) -> list[Advice]:
    """The piece's moves, each with what it changes; `battles`: it may still battle afterwards."""
    key = mover_key(s, piece, battles)
    if key not in known.moves:
        general = s.field.army.arm[piece] == GENERAL
        known.moves[key] = general_moves(s, piece) if general else unit_moves(s, piece, battles)
    return known.moves[key]


def unit_moves(s: Battle, piece: int, battles: bool) -> list[Advice]:
    """The unit's moves, each with what it changes."""
    here, general = s.at[piece], s.general_with(piece)
    together = ways(s, piece)[0] == TOGETHER
    led = general != NOBODY
    before = standing(s, piece, here, led)
    struck = strike(s, piece) if battles else 0
    trial = s.clone()
    found: list[Advice] = []
    for number, ends in enumerate(reach(s, piece, together)):
        for hex in ends:
            for mover in (piece, general) if led and together else (piece,):
                trial.lift(mover)
                trial.set_down(mover, hex)
            trial.marched[piece] = s.marched[piece] + number + 1
            new = standing(trial, piece, hex, trial.general_on[hex] != NOBODY)
            blow = strike(trial, piece) - struck if battles else 0
            found.append(Advice((piece, hex), (*change(before, new), ("battle", blow))))
    return found


def general_moves(s: Battle, general: int) -> list[Advice]:
    """The general's moves, each with what it changes."""
    before = general_standing(s, general, s.at[general])
    return [
        Advice((general, hex), change(before, general_standing(s, general, hex)))
        for ends in reach(s, general, False)
        for hex in ends
    ]


def change(before: Standing, new: Standing) -> tuple[tuple[str, int], ...]:
    """What the piece gains by standing elsewhere."""
    return ("danger", new[0] - before[0]), ("reach", new[1] - before[1]), ("ground", new[2] - before[2])


# battles


def battle_advice(s: Battle, options: list[Choice]) -> list[Advice]:
    """What each battle brings on average, over every class of its roll."""
    known = findings(s)
    return [
        one(choice, "battle", battle_value(s, choice[0], choice[1], False, known) if choice else 0)
        for choice in reversed(options)
    ]


def answer_advice(s: Battle, step: FightBack, choice: Choice) -> Advice:
    """What the answer brings on average, less the card."""
    if not choice:
        return one(PASS, "battle", 0)
    value = battle_value(s, step.unit, step.attacker, True, findings(s))
    return Advice(choice, (("battle", value), ("hand", -s.weights.answer // 2)))


def battle_value(s: Battle, unit: int, target: int, answer: bool, known: Findings) -> int:
    """What the battle brings the unit's side on average."""
    key = (unit, target, int(answer), terms_number(s.field, s.terms))
    if key not in known.battles:
        side = s.field.army.side[unit]
        fight = s.clone()
        fight.agenda.clear()
        open_battle(fight, unit, target, answer)
        known.battles[key] = outlook(fight, side) - evaluate(s, side)
    return known.battles[key]


def outlook(s: Battle, side: int) -> int:
    """The mean value of the position once what is on the agenda is settled in the usual way; s is changed."""
    while s.agenda:
        step = s.agenda[-1]
        if isinstance(step, Chance):
            total, weights = 0, 0
            for outcome, weight in step.classes(s):
                later = s.clone()
                later.apply(outcome)
                total += weight * outlook(later, side)
                weights += weight
            return total // weights
        s.apply(usual(s))
    return evaluate(s, side)


# whatever else is decided


def after(s: Battle, choice: Choice) -> Battle:
    """The position after a choice, with nothing to follow but what the choice itself brings."""
    trial = s.clone()
    del trial.agenda[:-1]
    trial.apply(choice)
    return trial


def subject(s: Battle, choice: Choice) -> int:
    """The piece that the decision is about."""
    step = s.agenda[-1]
    if isinstance(step, (Restore, CutOff, Mark)):
        return choice[0]
    if isinstance(step, Dig):
        return s.unit_on[choice[0]] if choice else NOBODY
    if isinstance(step, IgnoreFlags):
        return step.victim
    return step.args()[0]


def sequel_advice(s: Battle, choice: Choice, piece: int) -> Advice:
    """What the choice changes in the position, and for the piece that it is about."""
    side = s.agenda[-1].actor(s)
    later = after(s, choice)
    value = outlook(later, side) - evaluate(s, side)
    terms: tuple[tuple[str, int], ...] = (("position", value),)
    if piece != NOBODY:
        own = 1 if s.field.army.side[piece] == side else -1
        changes = change(stand(s, piece), stand(later, piece))
        terms += tuple([(name, own * number) for name, number in changes])
    return Advice(choice, terms)


def stand(s: Battle, piece: int) -> Standing:
    """What the piece's hex is worth to it."""
    hex = s.at[piece]
    if hex == OFF_BOARD:
        return NOWHERE
    if s.field.army.arm[piece] == GENERAL:
        return general_standing(s, piece, hex)
    return standing(s, piece, hex, s.general_on[hex] != NOBODY)


# what was found before


def findings(s: Battle) -> Findings:
    """What was found in this position by these weights: nothing yet, if it is new."""
    memory = s.weights.findings
    places = (tuple(s.at), tuple(s.figures), tuple(s.marched))
    position = (s.field, s.active, *places, s.works, s.flags, s.held, s.captured, s.started)
    known = memory.recall(position)
    return memory.keep(position, Findings()) if known is None else known


def mover_key(s: Battle, piece: int, battles: bool) -> Choice:
    """What the promise of a move, or of an order, depends on beside the position; `battles` as with moves."""
    terms, arm = s.terms, s.field.army.arm[piece]
    able = (terms.moves[arm], terms.battles[arm], terms.bonus[arm], int(terms.bonus_led))
    barred = (int(terms.still != ""), int(terms.either != ""), s.ordered[piece], s.battles[piece])
    return (piece, *able, *barred, int(battles))
