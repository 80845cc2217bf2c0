"""What looks best for each decision of a turn: the advice that bots follow and hints are made of."""

from typing import Final

from grognard.core.game import Advice
from grognard.core.journal import PASS, Choice
from grognard.core.step import Chance
from grognard.games.tactique.attack import Attack
from grognard.games.tactique.command import Activate, can_be_activated, limit
from grognard.games.tactique.evaluate import evaluate, usual
from grognard.games.tactique.field import OFF_MAP
from grognard.games.tactique.movement import Move, mover_verdict
from grognard.games.tactique.orders import GiveOrder
from grognard.games.tactique.prospects import Standing, attack_value, standing, strike
from grognard.games.tactique.reach import class_of, reach
from grognard.games.tactique.riposte import Riposte
from grognard.games.tactique.state import FIRST_GROUP, Battle

NOWHERE: Final[Standing] = (0, 0, 0)
Terms = tuple[tuple[str, int], ...]


def advice(s: Battle) -> list[Advice]:
    """The choices for the decision on top, with what each is worth to whoever decides."""
    step = s.agenda[-1]
    options = step.options(s)
    if isinstance(step, Activate):
        return group_advice(s, options)
    if isinstance(step, Move):
        return move_advice(s)
    if isinstance(step, Attack):
        return [attack_advice(s, choice) for choice in reversed(options)]
    if isinstance(step, GiveOrder):
        return [one(PASS, "letters", 0)]
    return [sequel_advice(s, choice) for choice in options]


def one(choice: Choice, name: str, value: int) -> Advice:
    """A choice with a single reason."""
    return Advice(choice, ((name, value),))


# activation


def group_advice(s: Battle, options: list[Choice]) -> list[Advice]:
    """Each unit with what the best group around it could do this turn."""
    gains = {choice[0]: gain_of(s, choice[0]) for choice in options if choice}
    found = [one(PASS, "group", 0)]
    for unit, gain in gains.items():
        found.append(Advice((unit,), (("unit", gain), ("group", company(s, unit, gains)))))
    return found


def gain_of(s: Battle, unit: int) -> int:
    """What the unit gains by being activated: its best move, its best attack, or one after the other."""
    turn = s.clone()
    turn.activate(unit, FIRST_GROUP)
    gain = strike(turn, unit)
    return gain + max([0, *[move.worth() for move in moves(turn, unit)]])


def company(s: Battle, unit: int, gains: dict[int, int]) -> int:
    """What the best of the others that may join the unit would gain, a part of it: plans change."""
    group = s.clone()
    group.activate(unit, s.group)
    group.members.append(unit)
    total = 0
    for gain, other in sorted([(gain, other) for other, gain in gains.items()], reverse=True):
        if gain > 0 and len(group.members) < limit(group) and can_be_activated(group, other):
            group.activate(other, s.group)
            group.members.append(other)
            total += gain
    return total * s.weights.company // 100


# moves


def move_advice(s: Battle) -> list[Advice]:
    """Each move with what it changes for the unit: its danger, its chances, the ground, its attack."""
    found = [one(PASS, "stay", 0)]
    for unit in s.roster:
        if not mover_verdict(s, unit):
            found.extend(moves(s, unit))
    return found


def moves(s: Battle, unit: int) -> list[Advice]:
    """The unit's moves, each with what it changes."""
    before = standing(s, unit)
    struck = strike(s, unit)
    trial = s.clone()
    found: list[Advice] = []
    for number, ends in enumerate(reach(s, unit)):
        trial.moved[unit] = number + 1
        trial.way[unit] = class_of(s, unit, number + 1)
        for hex in ends:
            trial.lift(unit)
            trial.set_down(unit, hex)
            new = standing(trial, unit)
            found.append(
                Advice((unit, hex), (*change(before, new), ("attack", strike(trial, unit) - struck)))
            )
    return found


def change(before: Standing, new: Standing) -> Terms:
    """What the unit gains by standing elsewhere."""
    return ("danger", new[0] - before[0]), ("reach", new[1] - before[1]), ("ground", new[2] - before[2])


# combat


def attack_advice(s: Battle, choice: Choice) -> Advice:
    """What the attack brings on average."""
    return one(choice, "attack", attack_value(s, choice[0], choice[1]) if choice else 0)


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


def after(s: Battle, choice: Choice) -> Battle:
    """The position after a choice, with nothing to follow but what the choice itself brings."""
    trial = s.clone()
    del trial.agenda[:-1]
    trial.apply(choice)
    return trial


def sequel_advice(s: Battle, choice: Choice) -> Advice:
    """What an answer, an advance, a pursuit, a retreat or an order changes in the position."""
    step = s.agenda[-1]
    side = step.actor(s)
    later = after(s, choice)
    unit = step.args()[0]
    terms: Terms = (("position", outlook(later, side) - evaluate(s, side)),)
    if not isinstance(step, Riposte) and s.at[unit] != OFF_MAP:
        own = 1 if s.field.army.side[unit] == side else -1
        new = standing(later, unit) if later.at[unit] != OFF_MAP else NOWHERE
        terms += tuple([(name, own * number) for name, number in change(standing(s, unit), new)])
    spent = s.letters[side] - later.letters[side]
    return Advice(choice, (*terms, ("letters", -s.weights.letter * spent)) if spent else terms)
