"""What a position of Black Powder is worth, plain answers for forecasts, and what they count."""

from typing import Final

from grognard.core.journal import PASS, Choice
from grognard.games.black_powder.aftermath import AfterCombat
from grognard.games.black_powder.field import TINY, A, B
from grognard.games.black_powder.responses import Respond
from grognard.games.black_powder.state import FIRE, FOUGHT, HOLD, LOST, STAY, Battle
from grognard.games.black_powder.victory import points, spent_brigades

WON: Final = 20_000  # in thousandths of a standard unit
COUNTED: Final = ("casualties", "shaken", "disordered", "lost", "fought")


def evaluate(s: Battle, side: int) -> int:
    """How good the position is for a side; the sides' values add up to 0."""
    if s.result is not None:
        return 0 if s.result.winner < 0 else WON if s.result.winner == side else -WON
    return own_worth(s, side) - own_worth(s, 1 - side)


def own_worth(s: Battle, side: int) -> int:
    """Units by what is left of them, brigades in hand, objectives held the more the later it is."""
    worth = -s.weights.broken * spent_brigades(s, side)
    for unit in s.field.forces.of[side]:
        if s.where[unit] != LOST:
            worth += unit_worth(s, unit)
    worth += s.weights.goal * points(s)[side] * (s.turn + 1) // (s.field.turns + 1)
    return worth


def unit_worth(s: Battle, unit: int) -> int:
    """A unit by its kind and its state."""
    kind, weights = s.field.kinds[s.kind[unit]], s.weights
    worth = weights.guns if kind.guns else weights.detachment if kind.size == TINY else weights.unit
    worth -= weights.casualty * s.casualties[unit]
    if s.is_shaken(unit):
        worth -= weights.shaken
    if s.disordered[unit]:
        worth -= weights.disordered
    return worth


def usual(s: Battle) -> Choice:
    """A plain answer: fire at who comes, stay after a combat, nothing more where that is allowed.

    Otherwise the first choice offered: it lets a commander or a unit roll again.
    """
    step = s.agenda[-1]
    if isinstance(step, Respond):
        return (FIRE,) if step.objection(s, (FIRE,)) is None else (HOLD,)
    if isinstance(step, AfterCombat) and step.objection(s, (STAY,)) is None:
        return (STAY,)
    if step.objection(s, PASS) is None:
        return PASS
    return step.options(s)[0]


def hurry(s: Battle) -> int:
    """Who has won stays where he is, without a look at all that he could do; 1 if that was the question."""
    step = s.agenda[-1]
    if not isinstance(step, AfterCombat) or step.objection(s, (STAY,)) is not None:
        return 0
    s.agenda.pop().take(s, (STAY,))
    return 1


def tally(before: Battle, after: Battle) -> list[tuple[str, int]]:
    """What changed: casualties, units shaken, disordered and lost, units that fought, by side."""
    found: list[tuple[str, int]] = []
    for side, name in ((A, "a"), (B, "b")):
        units = before.field.forces.of[side]
        counts = [0, 0, 0, 0, 0]
        for unit in units:
            counts[0] += max(0, after.casualties[unit] - before.casualties[unit])
            counts[1] += int(after.is_shaken(unit) and not before.is_shaken(unit))
            counts[2] += int(after.disordered[unit] > before.disordered[unit])
            counts[3] += int(after.where[unit] == LOST and before.where[unit] != LOST)
            counts[4] += int(after.deeds[unit] & ~before.deeds[unit] & FOUGHT != 0)
        for what, count in zip(COUNTED, counts, strict=True):
            found.append((f"{name}_{what}", count))
    return found
