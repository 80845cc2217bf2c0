"""The combat phase (3.6): attacks one at a time, each settled before the next."""

from typing import Final

from grognard.core.journal import PASS, Choice, Note
from grognard.core.rng import Rng
from grognard.core.step import Rule, Step
from grognard.games.tactique.advance import AFTERMATH
from grognard.games.tactique.aim import aim_objection, attacker_verdict, targets
from grognard.games.tactique.combat import STRIKE, declare, strike
from grognard.games.tactique.field import ARTILLERY, NOBODY
from grognard.games.tactique.orders import combat_orders
from grognard.games.tactique.sight import sees_over
from grognard.games.tactique.state import ATTACK, Battle


class Attack(Step[Battle]):
    """The active player names an activated unit and its target, or is done (TA-seq-10, TA-att-5)."""

    __slots__ = ()
    verb = "attack"
    kinds = "piece piece"

    def args(self) -> Choice:
        return PASS

    def actor(self, s: Battle) -> int:
        return s.active

    def options(self, s: Battle) -> list[Choice]:
        options: list[Choice] = []
        for unit in s.roster:
            if not attacker_verdict(s, unit):
                options.extend([(unit, target) for target in targets(s, unit)])
        options.append(PASS)
        return options

    def propose(self, s: Battle, rng: Rng) -> Choice:
        """A unit or done, each as likely; then one of the unit's targets."""
        units = [unit for unit in s.roster if not attacker_verdict(s, unit)]
        for unit in units[rng.below(len(units) + 1) :]:
            found = targets(s, unit)
            if found:
                return (unit, found[rng.below(len(found))])
        return PASS

    def objection(self, s: Battle, choice: Choice) -> Note | None:
        if not choice:
            return None
        refused = attacker_verdict(s, choice[0])
        return Note(refused, (choice[0],)) if refused else aim_objection(s, choice[0], choice[1])

    def take(self, s: Battle, choice: Choice) -> None:
        if not choice:
            return
        attacker, defender = choice
        s.attacked[attacker] = 1
        if s.journal is not None:
            explain(s, attacker, defender)
        declare(s, attacker, defender, ATTACK)
        s.then(AFTERMATH, COMBATS)
        if s.field.letters:
            s.then(*combat_orders(s), STRIKE)
        else:
            strike(s)


ATTACK_STEP: Final = Attack()


def explain(s: Battle, attacker: int, defender: int) -> None:
    """Name what lets the unit reach its target."""
    army = s.field.army
    if army.arm[attacker] != ARTILLERY:
        s.cite("TA-att-3", attacker, defender)
        return
    here, there = s.at[attacker], s.at[defender]
    s.cite(army.range_clause[attacker], attacker, s.field.distance[here][there], army.range[attacker])
    over = sees_over(s, here, there)
    if over != NOBODY:
        s.cite("TA-los-14", over)


class Combats(Rule[Battle]):
    """The combat phase goes on while an activated unit has a target."""

    __slots__ = ()
    verb = "combats"

    def take(self, s: Battle, choice: Choice) -> None:
        if s.attacker != NOBODY:
            s.forget_combat()
        for unit in s.roster:
            if not attacker_verdict(s, unit) and targets(s, unit, True):
                s.ask(ATTACK_STEP)
                return


COMBATS: Final = Combats()
