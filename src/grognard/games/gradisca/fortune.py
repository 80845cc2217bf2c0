"""How lucky a side is with what chance brings: a search takes it off, and sees its choices more clearly."""

from typing import Any, Final

from grognard.core.journal import Choice
from grognard.core.step import Step
from grognard.games.gradisca.dice import hits_in
from grognard.games.gradisca.field import UNKNOWN
from grognard.games.gradisca.fire import Fire, Gun
from grognard.games.gradisca.sequence import DrawChit
from grognard.games.gradisca.state import IN_CUP, War
from grognard.games.gradisca.victory import LootDie, LootMarker

FACES: Final = 6
TWICE_A_DIE: Final = 7  # twice what a die shows on average


def fortune(s: War, side: int, step: Step[Any], outcome: Choice) -> int:
    """What the side has from this outcome more than on average, in thousandths; 0 over all outcomes."""
    if isinstance(step, DrawChit):
        return of_chit(s, side, outcome[0])
    if isinstance(step, (Fire, Gun)):
        value = max(0, min(FACES, step.value))
        more = FACES * hits_in(outcome, value) - len(outcome) * value
        gain = more * (s.weights.hit // FACES)
    elif isinstance(step, LootMarker):
        left = s.loot_left[step.placer]
        gain = (doubled(outcome[0]) * len(left) - sum([doubled(value) for value in left])) * (
            s.weights.point // (2 * len(left))
        )
    elif isinstance(step, LootDie):
        gain = (2 * outcome[0] - TWICE_A_DIE) * (s.weights.point // 2)
    else:
        return 0
    return gain if step.side == side else -gain


def doubled(value: int) -> int:
    """Twice what a marker is worth; a "?" as much as a die on average."""
    return TWICE_A_DIE if value == UNKNOWN else 2 * value


def of_chit(s: War, side: int, command: int) -> int:
    """Whoever's command comes first has the advantage of it."""
    mine = theirs = 0
    for each, place in enumerate(s.cup):
        if place == IN_CUP:
            if s.field.command_side[each] == side:
                mine += 1
            else:
                theirs += 1
    tempo = s.weights.tempo // (mine + theirs)
    return 2 * theirs * tempo if s.field.command_side[command] == side else -2 * mine * tempo
