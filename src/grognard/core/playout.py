"""Playing on at random, or as searches do: what speed is measured by."""

from typing import Any, cast

from grognard.core.game import Mind
from grognard.core.journal import PASS
from grognard.core.rng import Seeded
from grognard.core.state import State
from grognard.core.step import CHANCE, RULES, Chance, any_of


def playout(s: State, luck: Seeded, minds: list[Seeded], forced: bool = False, listed: bool = False) -> int:
    """Play to the end, each seat by a generator of its own; how many steps counted.

    A counted step is a chance step or a decision with at least two options; the latter is seen by the seat's
    generator, which is asked only if there are several. Forced decisions count too if they are to. Where
    all legal choices are to be listed, one of them is taken, each as likely; else one is proposed.
    """
    counted = 0
    agenda = s.agenda
    while agenda:
        step = agenda[-1]
        seat = step.actor(s)
        choice = PASS
        if seat == CHANCE:
            counted += 1
            choice = step.propose(s, luck)
        elif seat != RULES:
            mind = minds[seat]
            before = mind.first
            choice = any_of(step.options(s), mind) if listed else step.propose(s, mind)
            if forced or mind.first != before:
                counted += 1
        agenda.pop()
        step.take(s, choice)
    return counted


def play_on(mind: Mind[Any], s: State, luck: Seeded) -> int:
    """Play as far as a search looks, and as it does: quickly, or by advice if it only rehearses; steps."""
    steps, turns, last = 0, mind.horizon, mind.clock(s)
    while s.agenda and turns:
        step = s.agenda[-1]
        if step.actor(s) == CHANCE:
            s.apply(cast(Chance[Any], step).sample(s, luck))
        else:
            s.apply(mind.quick(s) if mind.sketches else mind.earnest(s))
        steps += 1
        if mind.clock(s) != last:
            last, turns = mind.clock(s), turns - 1
    return steps
