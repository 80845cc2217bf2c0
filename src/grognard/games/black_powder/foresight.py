"""What forecasts put on the agenda of a copy: a charge as a whole, blows with their saves. Never played."""

from typing import Final

from grognard.core.dice import combinations
from grognard.core.journal import PASS, Choice, Note
from grognard.core.rng import Rng
from grognard.core.step import Chance, Step, Weighted
from grognard.games.black_powder import combat
from grognard.games.black_powder.aim import die_to_save
from grognard.games.black_powder.blows import Strike, reroll_of
from grognard.games.black_powder.casualties import forget_hurts, suffer
from grognard.games.black_powder.commanders import with_unit
from grognard.games.black_powder.execution import FIRST_ROLL, ORDER_OVER, March
from grognard.games.black_powder.field import CRACK, NOBODY, STUBBORN, UNTESTED, WAVERING, A, B
from grognard.games.black_powder.routes import Leg
from grognard.games.black_powder.state import CHARGE, COMBAT, FOUGHT, ON_TABLE, ORDERED, Battle
from grognard.games.black_powder.steps import UnitRule

BEFORE_DICE_STAND: Final = ("landed", "bear", "impact")
BEFORE_HITS_COUNT: Final = ("count", "bounces", "recall")
BEFORE_VERDICT: Final = ("allocate_all", "strike_all", "save_all", "count", "result", "verdict")


def meant(s: Battle, choice: Choice) -> tuple[Battle, Choice]:
    """For the leg of a charge the whole of it, as if the unit were ordered alone; any other choice itself."""
    if not choice or choice[0] != CHARGE or not isinstance(s.agenda[-1], Leg):
        return s, choice
    whole = s.clone()
    unit = s.group[-1]
    whole.group, whole.routes = (unit,), [[*s.routes[-1], choice]]
    whole.deeds[unit] |= ORDERED
    for each in range(s.field.forces.units):
        whole.deeds[each] &= ~FOUGHT
    whole.agenda[:] = [Assault(unit)]
    return whole, PASS


class Assault(Step[Battle]):
    """The command roll, unless the unit acts by itself; the charge as it is met; the round."""

    __slots__ = ("unit",)
    verb = "leg"

    def __init__(self, unit: int) -> None:
        self.unit: Final = unit

    def args(self) -> Choice:
        return (self.unit,)

    def actor(self, s: Battle) -> int:
        return s.active

    def options(self, s: Battle) -> list[Choice]:
        return [PASS]

    def objection(self, s: Battle, choice: Choice) -> Note | None:
        return None

    def take(self, s: Battle, choice: Choice) -> None:
        alone = s.command == NOBODY
        s.then(March(0, 0, 1) if alone else FIRST_ROLL, ORDER_OVER, Clash(self.unit))


class Clash(UnitRule):
    """Who has come to blows fights the round of this turn, and nobody else does."""

    __slots__ = ()
    verb = "clash"

    def take(self, s: Battle, choice: Choice) -> None:
        if s.where[self.unit] != ON_TABLE or not s.is_engaged(self.unit):
            return
        s.phase = COMBAT
        combat.forget_bonuses(s)
        linked = combat.linked_with(s, self.unit)
        combat.fight(s, tuple([each for each in range(s.field.forces.units) if linked >> each & 1]))
        s.agenda.remove(combat.NEXT_COMBAT)


# Blows with their saves


def simplify(s: Battle) -> None:
    """Blows and saves in which nobody may roll again become one chance; what is past is forgotten."""
    verbs = [step.verb for step in s.agenda]
    if "strike" in verbs:
        for place, step in enumerate(s.agenda):
            if isinstance(step, Strike) and is_plain(s, step):
                s.agenda[place] = bout_of(s, step)
    elif verbs and verbs[-1] == "weight":
        even_out(s)
    elif not any(verb in verbs for verb in BEFORE_VERDICT):
        s.scores = [0, 0]
        s.result_bonus = [0, 0]
        if s.phase == COMBAT:
            forget_hurts(s, list(s.combat))
    if not any(verb in verbs for verb in BEFORE_DICE_STAND):
        s.dice = PASS
    if not any(verb in verbs for verb in BEFORE_HITS_COUNT):
        s.hits = 0
    if "blunder" in verbs and "clash" in verbs:  # where that leads is followed to contact, not beyond
        del s.agenda[verbs.index("clash")]


def even_out(s: Battle) -> None:
    """All blows are struck: of the scores only the difference counts, closing fire and all."""
    for unit in s.combat:
        s.scores[1 - s.side(unit)] += s.closing[unit]
        s.closing[unit] = 0
    if not any(s.has(unit, WAVERING) or with_unit(s, unit) for unit in s.combat):
        forget_hurts(s, list(s.combat))
    less = min(s.scores)
    s.scores = [s.scores[A] - less, s.scores[B] - less]


def is_plain(s: Battle, step: Strike) -> bool:
    """Neither the blows nor the saves against them are ever rolled again; nobody learns from them."""
    if s.has(step.enemy, STUBBORN | CRACK | UNTESTED):
        return False
    return reroll_of(s, step.unit, step.enemy, 1)[0] == NOBODY


def bout_of(s: Battle, step: Strike) -> "Bout":
    """The chance that stands for blows and the saves against them."""
    fire = s.fire
    s.fire = PASS
    need = die_to_save(s, step.enemy, step.unit)
    s.fire = fire
    return Bout(step.unit, step.enemy, step.dice, (7 - step.need) * (need - 1), step.entry)


class Bout(Chance[Battle]):
    """How many blows of a unit get through to one enemy; each does `often` times in 36."""

    __slots__ = ("dice", "enemy", "entry", "often", "unit")
    verb = "strike"
    kinds = "die*"
    tag = "h2h"

    def __init__(self, unit: int, enemy: int, dice: int, often: int, entry: int) -> None:
        self.unit: Final = unit
        self.enemy: Final = enemy
        self.dice: Final = dice
        self.often: Final = often
        self.entry: Final = entry

    def args(self) -> Choice:
        return self.unit, self.enemy, self.dice, self.often, self.entry

    def owner(self, s: Battle) -> int:
        return s.side(self.unit)

    def outcomes(self, s: Battle) -> Weighted:
        whole, often = self.dice, self.often
        return [
            ((through,), combinations(whole, through) * often**through * (36 - often) ** (whole - through))
            for through in range(whole + 1)
        ]

    def sample(self, s: Battle, rng: Rng) -> Choice:
        return (sum([int(rng.below(36) < self.often) for _ in range(self.dice)]),)

    def take(self, s: Battle, choice: Choice) -> None:
        s.fire = PASS
        s.scores[s.side(self.unit)] += choice[0]
        suffer(s, self.enemy, choice[0], False)
