"""A plain good choice in little time: how searches play on where they look no closer."""

from grognard.core.journal import PASS, Choice
from grognard.games.tactique.advance import Advance
from grognard.games.tactique.aim import attacker_verdict, targets
from grognard.games.tactique.attack import Attack
from grognard.games.tactique.command import Activate, limit, place
from grognard.games.tactique.evaluate import usual
from grognard.games.tactique.field import INFANTRY, NOBODY
from grognard.games.tactique.foes import foes_of
from grognard.games.tactique.marches import best_march, gain_of, target_worth
from grognard.games.tactique.movement import Move, mover_verdict
from grognard.games.tactique.riposte import Riposte
from grognard.games.tactique.state import STAYED, Battle


def quick(s: Battle) -> Choice:
    """The choice for the decision on top."""
    step = s.agenda[-1]
    if isinstance(step, Activate):
        return best_unit(s)
    if isinstance(step, Move):
        return best_move(s)
    if isinstance(step, Attack):
        return best_attack(s)
    if isinstance(step, Riposte):
        return (step.attacker,)
    if isinstance(step, Advance):
        return (step.hex,) if s.field.army.arm[step.unit] == INFANTRY else step.options(s)[-1]
    return usual(s)


def best_unit(s: Battle) -> Choice:
    """The unit that gains most, with those who may join it."""
    foes = foes_of(s)
    gains = [(gain_of(s, unit, foes), unit) for unit in s.recruits]
    gains.sort(reverse=True)
    best, most, room = PASS, 0, limit(s) - len(s.members) - 1
    others = sum([gain for gain, _ in gains[:room] if gain > 0])  # no company gains more
    for gain, unit in gains:
        if gain <= 0 or gain + others <= most:
            break
        value = gain + company(s, unit, gains, room)
        if value > most:
            best, most = (unit,), value
    return best


def company(s: Battle, unit: int, gains: list[tuple[int, int]], room: int) -> int:
    """What the best of those gain who may join the unit, as many as there is room for."""
    away, links = s.field.distance[place(s, unit)], s.field.links[unit]
    total = 0
    for gain, other in gains:
        if room == 0 or gain <= 0:
            break
        if other != unit and away[place(s, other)] <= links[other]:
            total += gain
            room -= 1
    return total


def best_move(s: Battle) -> Choice:
    """The best move of the next unit that gains by one, after the last that moved."""
    units: list[int] = []
    for unit in s.roster:
        if s.way[unit] != STAYED:
            units = []
        elif not mover_verdict(s, unit):
            units.append(unit)
    foes = foes_of(s)
    for unit in units:
        hex, _ = best_march(s, unit, foes)
        if hex != NOBODY:
            return (unit, hex)
    return PASS


def best_attack(s: Battle) -> Choice:
    """The best target of the first unit that gains by an attack."""
    foes = foes_of(s)
    for unit in s.roster:
        if attacker_verdict(s, unit):
            continue
        best, most = PASS, 0
        for target in targets(s, unit):
            value = target_worth(s, unit, target, foes)
            if value > most:
                best, most = (unit, target), value
        if best:
            return best
    return PASS
