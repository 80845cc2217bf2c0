"""A plain good choice in little time: how searches play on where they look no closer."""

from typing import Final

from grognard.core.journal import PASS, Choice
from grognard.games.tactique.advance import Advance
from grognard.games.tactique.aim import attacker_verdict
from grognard.games.tactique.attack import Attack
from grognard.games.tactique.command import Activate, limit, place
from grognard.games.tactique.evaluate import usual
from grognard.games.tactique.field import INFANTRY, NOBODY
from grognard.games.tactique.foes import foes_of
from grognard.games.tactique.marches import RANKS, best_march, best_target, gain_of
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


class Recruit:
    """A unit that may be activated: what it gains by that, and from where it is measured."""

    __slots__ = ("gain", "hex", "unit")

    def __init__(self, gain: int, unit: int, hex: int) -> None:
        self.gain: Final = gain
        self.unit: Final = unit
        self.hex: Final = hex


def best_unit(s: Battle) -> Choice:
    """The unit that gains most, with those who may join it."""
    foes = foes_of(s)
    ranks = [gain_of(s, unit, foes) * RANKS + unit for unit in s.recruits]
    ranks.sort(reverse=True)
    recruits = [
        Recruit(rank // RANKS, rank % RANKS, place(s, rank % RANKS)) for rank in ranks if rank >= RANKS
    ]
    best, most, room = PASS, 0, limit(s) - len(s.members) - 1
    others = sum([each.gain for each in recruits[:room]])  # no company gains more
    for each in recruits:
        if each.gain + others <= most:
            break
        value = each.gain + company(s, each, recruits, room)
        if value > most:
            best, most = (each.unit,), value
    return best


def company(s: Battle, first: Recruit, recruits: list[Recruit], room: int) -> int:
    """What the best of those gain who may join the unit, as many as there is room for."""
    away, links, unit = s.field.distance[first.hex], s.field.links[first.unit], first.unit
    total = 0
    for each in recruits:
        if room == 0:
            break
        if each.unit != unit and away[each.hex] <= links[each.unit]:
            total += each.gain
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
        target, _ = best_target(s, unit, foes)
        if target != NOBODY:
            return (unit, target)
    return PASS
