"""The sequence of play (2): who goes first, the player turns and their phases, the end of a turn."""

from typing import Final

from grognard.core.journal import PASS, Choice
from grognard.core.rng import Rng
from grognard.core.step import Chance, Rule, Step, Weighted
from grognard.games.black_powder import casualties, combat, ground, shooting
from grognard.games.black_powder.brigades import check_brigades
from grognard.games.black_powder.commanders import replace_lost
from grognard.games.black_powder.deployment import DEPLOY, STATION
from grognard.games.black_powder.field import ELITE, NOBODY, NOWHERE, A, B, Field
from grognard.games.black_powder.forced import FORCED
from grognard.games.black_powder.initiative import INITIATIVES, look_around
from grognard.games.black_powder.orders import ORDERS_GO_ON
from grognard.games.black_powder.questions import Hold
from grognard.games.black_powder.reports import REPORT
from grognard.games.black_powder.reserves import RESERVES
from grognard.games.black_powder.riding import HEARTENINGS, RIDES
from grognard.games.black_powder.state import COMBAT, COMMAND, FOUGHT, ON_TABLE, RETIRED, SHOOTING, Battle
from grognard.games.black_powder.steps import UnitDie
from grognard.games.black_powder.victory import check_armies, score_up

PAIRS: Final[Weighted] = [((first, second), 1) for first in range(1, 7) for second in range(1, 7)]
FRESH_OVER: Final = 7  # the first action of freshly raised men lies behind them (BP-spec-29)


# The start


def begin(field: Field) -> Battle:
    """The position of a battle before the first decision (`setup`)."""
    s = Battle(field)
    lay_out(s)
    if s.first == NOBODY:
        s.then(FIRST_SIDE, OPEN_BATTLE)
    else:
        s.then(OPEN_BATTLE)
    s.settle()
    return s


def lay_out(s: Battle) -> None:
    """Units and commanders stand as the scenario says; reserves wait (BP-scen-2, BP-scen-4)."""
    forces = s.field.forces
    for piece in range(len(forces.ids)):
        x, y, facing = forces.pose[piece]
        if piece >= forces.units:
            s.x[piece], s.y[piece], s.where[piece] = x, y, ON_TABLE
        elif forces.building[piece] != NOWHERE:
            ground.garrison(s, piece, forces.building[piece])
        elif s.field.referee and not forces.reserve[piece]:
            s.where[piece] = ON_TABLE
        elif not forces.reserve[piece]:
            ground.put(s, piece, x, y, facing)


class FirstSide(Chance[Battle]):
    """Each side rolls a die; the higher goes first, ties are rolled again (BP-over-8)."""

    __slots__ = ()
    verb = "first"
    kinds = "die die"
    tag = "first"

    def args(self) -> Choice:
        return PASS

    def owner(self, s: Battle) -> int:
        return A

    def outcomes(self, s: Battle) -> Weighted:
        return PAIRS

    def sample(self, s: Battle, rng: Rng) -> Choice:
        return rng.below(6) + 1, rng.below(6) + 1

    def take(self, s: Battle, choice: Choice) -> None:
        if choice[A] == choice[B]:
            s.then(FIRST_SIDE)
            return
        s.first = A if choice[A] > choice[B] else B
        s.cite("BP-over-8", s.first)


class OpenBattle(Rule[Battle]):
    """Free deployment, the first side first; then the first turn (BP-scen-2)."""

    __slots__ = ()
    verb = "open_battle"

    def take(self, s: Battle, choice: Choice) -> None:
        if s.field.free_deployment and not s.field.referee:
            first, second = s.first, 1 - s.first
            s.then(DEPLOY[first], STATION[first], DEPLOY[second], STATION[second], START_TURN[first])
        else:
            s.then(START_TURN[s.first])


# The player turn


class StartTurn(Rule[Battle]):
    """A player turn begins: checks first, then everything in its order (BP-seq-1, BP-over-4)."""

    __slots__ = ("side",)
    verb = "start_turn"

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def args(self) -> Choice:
        return (self.side,)

    def take(self, s: Battle, choice: Choice) -> None:
        s.active, s.phase = self.side, COMMAND
        if self.side == s.first:
            s.turn += 1
        s.cite("BP-over-3", s.active, s.turn)
        clear(s)
        check_brigades(s, s.active, "BP-brig-5")
        replace_lost(s, s.active)
        look_around(s)
        if s.field.shoot_before_orders:
            s.cite("BP-opt-10", s.active)
            s.then(*(TOLD_FIRE_FIRST if s.field.referee else FIRE_FIRST))
        elif s.field.referee:
            s.then(*TOLD_COMMAND_FIRST)
        else:
            s.then(*COMMAND_FIRST)
        check_armies(s)


def clear(s: Battle) -> None:
    """Forget what was done in the last player turn, and note where everybody stands (BP-unit-6)."""
    for unit in range(s.field.forces.units):
        s.deeds[unit] = 0
        s.moves[unit] = 0
        s.closing[unit] = 0
        s.start[unit] = ground.pose(s, unit) if s.where[unit] == ON_TABLE else PASS
    s.spoken = [0] * len(s.spoken)
    s.rerolled = 0
    s.command = NOBODY


class Elites(Rule[Battle]):
    """Disordered elite units that are not engaged may recover (BP-spec-1)."""

    __slots__ = ()
    verb = "elites"

    def take(self, s: Battle, choice: Choice) -> None:
        for unit in reversed(s.units_of(s.active)):
            if s.disordered[unit] and s.has(unit, ELITE) and not s.is_engaged(unit):
                s.then(EliteRoll(unit))


class EliteRoll(UnitDie):
    """The unit recovers on its number or more (BP-spec-1)."""

    __slots__ = ()
    verb = "recover"
    tag = "elite"

    def classes(self, s: Battle) -> Weighted:
        needed = s.field.kinds[s.kind[self.unit]].elite
        return [((face,), weight) for face, weight in ((1, needed - 1), (6, 7 - needed)) if weight > 0]

    def take(self, s: Battle, choice: Choice) -> None:
        if choice[0] >= s.field.kinds[s.kind[self.unit]].elite:
            casualties.recover(s, self.unit, "BP-spec-1")


class Fire(Rule[Battle]):
    """The Shooting phase: the active side shoots (BP-over-6)."""

    __slots__ = ()
    verb = "shooting_phase"

    def take(self, s: Battle, choice: Choice) -> None:
        s.phase = SHOOTING
        s.cite("BP-over-6", s.active)
        shooting.begin(s)


class BackToCommand(Rule[Battle]):
    """Orders come after the fire (BP-opt-10)."""

    __slots__ = ()
    verb = "back_to_command"

    def take(self, s: Battle, choice: Choice) -> None:
        s.phase = COMMAND


class Tidings(Rule[Battle]):
    """At a real table: units have retired, and whom they burst through is to be told (BP-int-3)."""

    __slots__ = ()
    verb = "tidings"

    def take(self, s: Battle, choice: Choice) -> None:
        done = RETIRED | FOUGHT if s.phase == COMBAT else RETIRED
        if any(deeds & done == done for deeds in s.deeds):
            s.then(REPORT)


class Fight(Rule[Battle]):
    """The Hand-to-hand phase: both sides fight every combat (BP-over-7)."""

    __slots__ = ()
    verb = "combat_phase"

    def take(self, s: Battle, choice: Choice) -> None:
        s.phase = COMBAT
        s.cite("BP-over-7", s.active)
        combat.begin(s)


# The end of a player turn


class EndTurn(Rule[Battle]):
    """Recovery, brigades of both sides, armies, then the objectives if it was the last (BP-seq-9)."""

    __slots__ = ()
    verb = "end_turn"

    def take(self, s: Battle, choice: Choice) -> None:
        s.cite("BP-seq-9", s.active, s.turn)
        recover_order(s)
        for unit, die in enumerate(s.fresh):
            if die:
                s.fresh[unit] = FRESH_OVER
        for side in (A, B):
            check_brigades(s, side, "BP-brig-6")
        check_armies(s)
        if s.result is not None:
            return
        if s.active != s.first and s.turn >= s.field.turns:
            if s.field.referee:
                s.then(*[Hold(goal) for goal in range(len(s.field.goals))], SCORE_UP)
            else:
                score_up(s)
        else:
            s.then(START_TURN[1 - s.active])


class ScoreUp(Rule[Battle]):
    """The players have said who holds what (BP-vic-6)."""

    __slots__ = ()
    verb = "score_up"

    def take(self, s: Battle, choice: Choice) -> None:
        score_up(s)


def recover_order(s: Battle) -> None:
    """Disordered units recover if they are not engaged and did not retire in this turn (BP-dis-3)."""
    for unit in s.units_of(s.active):
        if s.disordered[unit] and not s.is_engaged(unit) and not s.deeds[unit] & RETIRED:
            casualties.recover(s, unit, "BP-dis-3")


FIRST_SIDE: Final = FirstSide()
OPEN_BATTLE: Final = OpenBattle()
START_TURN: Final = [StartTurn(A), StartTurn(B)]
ELITES: Final = Elites()
FIRE: Final = Fire()
BACK_TO_COMMAND: Final = BackToCommand()
TIDINGS: Final = Tidings()
FIGHT: Final = Fight()
END_TURN: Final = EndTurn()
SCORE_UP: Final = ScoreUp()
COMMAND_FIRST: Final[list[Rule[Battle]]] = [
    *(RESERVES, ELITES, FORCED, INITIATIVES, ORDERS_GO_ON, RIDES, HEARTENINGS, FIRE, FIGHT, END_TURN),
]
FIRE_FIRST: Final[list[Rule[Battle]]] = [
    *(RESERVES, ELITES, FORCED, INITIATIVES, FIRE, BACK_TO_COMMAND, ORDERS_GO_ON, RIDES, HEARTENINGS),
    *(FIGHT, END_TURN),
]
# At a real table: what is moved there is only reported.
TOLD_COMMAND_FIRST: Final[list[Step[Battle]]] = [
    *(RESERVES, ELITES, FORCED, INITIATIVES, ORDERS_GO_ON, REPORT, HEARTENINGS, FIRE, TIDINGS, FIGHT),
    *(TIDINGS, END_TURN),
]
TOLD_FIRE_FIRST: Final[list[Step[Battle]]] = [
    *(RESERVES, ELITES, FORCED, INITIATIVES, FIRE, TIDINGS, BACK_TO_COMMAND, ORDERS_GO_ON, REPORT),
    *(HEARTENINGS, FIGHT, TIDINGS, END_TURN),
]
